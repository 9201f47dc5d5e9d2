"""Phrases of a game that none of its golden positions says: each once, in every language, at a moment of a random game.

Where a phrase was found stands with it in ``phrases.txt``, so that the test needs no search. Games are the same in both
builds and in every version of Python, and so are the moments.
"""

import re
from collections.abc import Iterator
from typing import Any

import tongbao
from tests.support.shown import Facts, entry, file_of, in_every_language, positions_of, reason
from tongbao import SPECTATOR, FastLuck, Game, Seat

NAME = "phrases"
GAMES = 25
"""So many random games are searched."""
EVERY = 7
"""Of the choices at a moment every so many are looked at."""
SAID = re.compile(r"^ +(?:\d+\. (\w+)|[\w ]+, (choose_\w+)|(why_\w+):)(?: |$)", re.MULTILINE)
"""The kinds of lines, captions and reasons in the text of a position."""
MOMENT = re.compile(r"^(\w+), game (\d+), decision (\d+), seat (-?\d+): (.+)$", re.MULTILINE)
"""What stands above a phrase: its kind, where it is said, and the choice it belongs to, or the number of its line."""
OF_RESULTS = re.compile("share_|market_|verdict|best")
"""What the page says of a result, and reports of markets; tests/server/views/test_result.py and tests/lab read it."""
Moment = tuple[str, int, int, int, str]


def said_at_positions(game: str) -> set[str]:
    """The kinds of phrases in the golden files of a game's positions."""
    texts = [file_of(game, name).read_text("utf-8") for name in positions_of(game).by_name]
    return {kind for text in texts for kinds in SAID.findall(text) for kind in kinds if kind}


def left(game: str) -> list[str]:
    """The kinds that no position says, without those that are never said."""
    said = said_at_positions(game) | {*positions_of(game).unsaid}
    return [kind for kind in tongbao.GAMES[game].texts if kind not in said and not OF_RESULTS.match(kind)]


def play(name: str, seed: int) -> Iterator[Game]:
    """A random game decision by decision; verbs are as likely as each other."""
    meta = tongbao.GAMES[name]
    players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
    tables = meta.all_options(players)
    options = tables[seed * 7 % len(tables)]
    game = tongbao.new(name, players=players, seed=seed, options=options, chronicle=True)
    luck = FastLuck.from_seed(seed)
    while not game.over:
        yield game
        seats = game.seats_to_act()
        seat = seats[luck.below(len(seats))]
        offered = game.choices(seat)
        verbs = sorted({choice.verb.name for choice in offered})
        verb = verbs[luck.below(len(verbs))]
        fitting = [choice for choice in offered if choice.verb.name == verb]
        game.take(seat, fitting[luck.below(len(fitting))])
    yield game


# Searching.


def found_again(game: str) -> str:
    """The text of all phrases that no position says; those that stand there already stay where they are."""
    wanted = left(game)
    file = file_of(game, NAME)
    before = {moment[0]: moment for moment in moments(file.read_text("utf-8"))} if file.exists() else {}
    known = {kind: before[kind] for kind in wanted if kind in before and still(game, before[kind])}
    found = known | search(game, {*wanted} - {*known})
    return text_of(game, [found[kind] for kind in wanted if kind in found])


def still(game: str, moment: Moment) -> bool:
    """Whether the phrase is still said at that moment."""
    try:
        text_of(game, [moment])
    except (AssertionError, IndexError, ValueError):
        return False
    return True


def search(name: str, wanted: set[str]) -> dict[str, Moment]:
    """A moment for each of the kinds, as far as there is one."""
    found: dict[str, Moment] = {}
    for seed in range(GAMES):
        read = 0
        for game in play(name, seed):
            if wanted <= found.keys():
                return found
            for kind, seat, what in phrases_of(game, read):
                if kind in wanted and kind not in found:
                    found[kind] = (kind, seed, game.decisions, seat, what)
            read = len(game.events or [])
    return found


def phrases_of(game: Game, since: int) -> Iterator[tuple[str, int, str]]:
    """All that is said at a moment: kind, seat, and the choice or the number of the line."""
    for seat in range(SPECTATOR, game.players):
        eyes = Seat(game, seat)
        yield from ((str(line["kind"]), seat, str(line["n"])) for line in eyes.log(since))
        offered, turn = eyes.choices(), game.decisions % EVERY
        yield from ((str(eyes.caption(choice)["kind"]), seat, choice.text) for choice in offered[turn::EVERY])
        queries = eyes.queries()[turn::EVERY] + game.setup.meta.action_space.choices[turn::EVERY] if offered else []
        for choice in queries:
            why: Any = eyes.why_not(choice)
            if why is not None:
                yield str(why["kind"]), seat, choice.text


# Writing.


def moments(text: str) -> list[Moment]:
    """The moments of which a text tells."""
    return [(kind, int(game), int(at), int(seat), what) for kind, game, at, seat, what in MOMENT.findall(text)]


def text_of(game: str, told: list[Moment]) -> str:
    """The phrases of these moments; each game is played once."""
    texts: dict[str, str] = {}
    for seed in sorted({moment[1] for moment in told}):
        waiting = sorted((moment for moment in told if moment[1] == seed), key=lambda moment: moment[2])
        for now in play(game, seed):
            while waiting and waiting[0][2] == now.decisions:
                moment = waiting.pop(0)
                texts[moment[0]] = "\n".join(phrase(now, moment))
            if not waiting:
                break
        assert not waiting, waiting
    return "\n".join([f"{game}: what the positions don’t say", *(texts[moment[0]] for moment in told)]) + "\n"


def phrase(game: Game, moment: Moment) -> Iterator[str]:
    """A phrase with its facts, and of a reason all that it says."""
    kind, seed, decision, seat, what = moment
    eyes = Seat(game, seat)
    yield f"{kind}, game {seed}, decision {decision}, seat {seat}: {what}"
    if what.isdecimal():
        said: Facts = eyes.log(int(what))[0]
    else:
        choice = game.setup.meta.action_space.parse(what)
        why: Any = eyes.why_not(choice)
        said = why or eyes.caption(choice)
    assert said["kind"] == kind, f"{kind} isn’t said there: {said}"
    if "have" in said:
        yield from reason(game, said)
        return
    yield from entry("facts:", said["facts"], "    ")
    yield from in_every_language(game, kind, said["facts"])
