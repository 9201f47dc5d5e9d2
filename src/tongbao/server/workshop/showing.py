"""Showing: what the pages of a deck tell of it and of its run, as plain data."""

import time
from typing import Any, Final

import tongbao
from tongbao.bots import usual_bot
from tongbao.bots.levels.players import Adept
from tongbao.languages import Translator
from tongbao.server.matches.concurrency import shape
from tongbao.server.views.context import Visit
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.entries import changed_in, entries_of
from tongbao.server.workshop.runs import WAITING, Run, report_of

STEADY, SHARP = "steady", "sharp"
LEVELS: Final = (STEADY, SHARP)
"""How well those play who are played against, and who play the games of a run."""
USUAL_PLAYERS: Final = 4
MINUTE: Final = 60
RUN: Final = "run"
"""What the script asks for: the part of the page that shows a run."""


def bot_of(game: str, level: str) -> str:
    """The bot that plays so; in a game without levels its usual one."""
    return Adept.name if level == SHARP and Adept.plays(game) else usual_bot(game)


def level_of(game: str, bot: str) -> str:
    """How well a bot plays."""
    return SHARP if bot == bot_of(game, SHARP) != bot_of(game, STEADY) else STEADY


def players_of(game: str) -> list[int]:
    """How many may play against each other."""
    meta = tongbao.GAMES[game]
    return list(range(max(2, meta.min_players), meta.max_players + 1))


async def run_told(here: Visit, run: Run | None) -> dict[str, Any] | None:
    """What is told of a run, but for its report."""
    if run is None:
        return None
    place = await here.site.runs.place(run) if run.state == WAITING else 0
    return {
        "state": run.state,
        "games": run.games,
        "most": here.site.runs.games,
        "place": place,
        "is_under_way": run.is_under_way,
        "pace": pace_of(run, here.site.runs.games, here.t),
        "mark": f"{run.since}-{run.state}-{run.units}-{place}",
    }


def is_known(here: Visit, told: dict[str, Any] | None) -> bool:
    """Whether the script asks how a run stands, and knows it already."""
    query = here.connection.query_params
    return query.get("part") == RUN and told is not None and query.get("mark") == told["mark"]


async def deck_facts(here: Visit, deck: Deck, run: Run | None, told: dict[str, Any] | None) -> dict[str, Any]:
    """What every page of a deck tells of it, of its run, and of what was found."""
    meta, possible = deck.meta, players_of(deck.game)
    cards, changed = await shape(lambda: (len(entries_of(meta, deck.text)), len(changed_in(meta, deck.text))))
    return {
        "deck": deck,
        "game": deck.game,
        "title": meta.title_in(here.language),
        "cards": cards,
        "changed": changed,
        "saved": saved(deck, here.t),
        "possible": possible,
        "players": run.players if run else min(USUAL_PLAYERS, possible[-1]),
        "levels": LEVELS,
        "level": level_of(deck.game, run.bot) if run else STEADY,
        "has_players": here.site.players.processes > 0,
        "run": told,
        "is_stale": run is not None and run.text != deck.text,
        "report": await shape(lambda: report_of(run)) if run is not None and run.units else None,
    }


def saved(deck: Deck, t: Translator) -> str:
    """When a deck was last changed, in words."""
    seconds = time.time() - deck.changed
    return t("saved just now") if seconds < MINUTE else t("saved {span} ago", span=t.span(seconds))


def pace_of(run: Run, games: int, t: Translator) -> str:
    """How fast it goes and how long it will take, in words; nothing before that is known."""
    if not run.units or not run.seconds:
        return ""
    rate = run.games / run.seconds
    left = t.span((games - run.games) / rate)
    return t("{n} a second, {span} left", n=t.decimal(rate, 0 if rate >= 10 else 1), span=left)
