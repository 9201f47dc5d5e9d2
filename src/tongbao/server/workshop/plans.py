"""Plans: what is played to see what a deck does: games with its cards, and the same with those that are printed."""

from typing import Any

import tongbao
from tongbao.engine.meta import Meta
from tongbao.lab.balance.changes import touched, touched_cards
from tongbao.lab.balance.report import Run as Counted
from tongbao.lab.balance.report import report
from tongbao.lab.balance.watch import Plan
from tongbao.lab.series import Series
from tongbao.server.workshop.runs import Run


def plans_of(run: Run) -> list[Plan]:
    """The plan of a run and, if its cards are others, the same with the printed ones. Raises BadCards."""
    options = options_of(run.game, run.players, run.text)
    bots = [run.bot] * run.players
    mine, default = (Series(run.game, run.players, bots, options=options, cards=text) for text in (run.text, None))
    if not touched(mine, default):
        return [Plan(mine)]
    focus = touched_cards(mine, default)
    return [Plan(mine, focus), Plan(default, focus)]


def report_of(run: Run) -> dict[str, Any]:
    """The report of a run, as far as it is. Raises BadCards."""
    counted = [Counted(plan, sums) for plan, sums in zip(plans_of(run), run.sums(), strict=False)]
    return report(*counted)


def options_of(game: str, players: int, text: str) -> dict[str, str]:
    """The options with which the changed cards of a card file are in the game. Raises BadCards."""
    mine, default = (Series(game, players, [], cards=cards) for cards in (text, None))
    return options_with(tongbao.GAMES[game], players, text, touched_cards(mine, default))


def options_with(meta: Meta[Any], players: int, text: str, cards: tuple[int, ...]) -> dict[str, str]:
    """The usual options, but for one, if more of these cards are in the game with another value of it."""
    found: dict[str, str] = {}
    most = in_play(meta, players, text, found, cards)
    settled: dict[str, str] = {}
    for option in meta.options:
        for value in option.possible(players, settled) if most < len(cards) else []:
            number = in_play(meta, players, text, {option.name: value}, cards)
            if number > most:
                most, found = number, {option.name: value}
        settled[option.name] = option.default(players, settled)
    return found


def in_play(meta: Meta[Any], players: int, text: str, options: dict[str, str], cards: tuple[int, ...]) -> int:
    """How many of these cards are in a game that is dealt so."""
    game = tongbao.new(meta.name, players=players, options=options, cards=text)
    return len({meta.face_of(game, card) for card in game.inventory()} & set(cards))
