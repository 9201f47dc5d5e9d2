"""Shares: what brought a seat its Victory Points, and with which markets it traded, as the log tells them to all."""

from typing import Final

from tongbao.engine.events import Event
from tongbao.engine.pieces import NO_STEP, Share
from tongbao.games.silk_cities.cards.schema import EMPIRES
from tongbao.games.silk_cities.state.sources import ORDER, OTHER
from tongbao.games.silk_cities.state.table import SilkCities

PLAYERS: Final = "players"
"""The market of deals between players; the others are the empires by their ids."""


def shares(game: SilkCities, seat: int) -> list[Share]:
    """The Victory Point cards of a seat, source by source, the dearest first; sources are told at the end."""
    told = result_of(game, seat)
    found: list[Share] = []
    for card in game.hands[seat]:
        face = game.cards.development(card)
        if face.points:
            found.append(share_of(face.card, face.points, told))
    found.sort(key=rank)
    return found


def rank(share: Share) -> tuple[int, int, int]:
    """The place of a share among others."""
    return ORDER.index(share.kind), -share.points, share.card


def result_of(game: SilkCities, seat: int) -> list[tuple[int, int, int]]:
    """The line of the log that shows a seat's cards at the end: kind, place of the source and step of each."""
    for event in game.events or []:
        if event.kind == "result" and event.facts["player"] == seat:
            told = [numbers(event, name) for name in ("cards", "sources", "steps")]
            return list(zip(told[0], told[1], told[2], strict=True))
    return []


def numbers(event: Event, name: str) -> list[int]:
    """A fact of a line that is a list of numbers."""
    fact = event.facts[name]
    return [int(number) for number in fact] if isinstance(fact, list) else []


def share_of(kind: int, points: int, told: list[tuple[int, int, int]]) -> Share:
    """The share of one card: its points and its source, which is taken off the list."""
    for i, (card, source, step) in enumerate(told):
        if card == kind:
            del told[i]
            return Share(ORDER[source], points, kind, step)
    return Share(OTHER, points, kind, NO_STEP)


def market(event: Event) -> list[tuple[int, str]]:
    """By seat the market with which a line tells that it has traded."""
    facts = event.facts
    player = facts.get("player")
    if not isinstance(player, int):
        return []
    if event.kind in ("buy", "sell"):
        empire = facts["empire"]
        return [(player, EMPIRES[empire])] if isinstance(empire, int) else []
    if event.kind == "deal":
        owner = facts["owner"]
        return [(player, PLAYERS), (owner, PLAYERS)] if isinstance(owner, int) else []
    return []
