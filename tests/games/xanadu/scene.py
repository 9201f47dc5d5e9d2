"""Positions of Xanadu.

Every card of the edition lies in exactly one place. What a scene does not name serves, highest number first, as the
workers on its buildings and as its discards; what is then left goes under the deck, lowest number on top, or, where the
deck must be small, into the hand of a seat that doesn't matter (`rest`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import tongbao
from tongbao.engine.game import EMPTY_AGENDA
from tongbao.games.xanadu.steps import Turn
from tongbao.games.xanadu.table import Building, Xanadu
from tongbao.testing.scenes import Scene

Hands = Mapping[int, Sequence[int]]
Cities = Mapping[int, Sequence[tuple[int, int]]]


class XanaduScene(Scene[Xanadu]):
    """A position of Xanadu with the questions its tests ask."""

    def building(self, card: int) -> Building:
        """The building of this card, whoever owns it."""
        return next(b for city in self.game.cities for b in city if b.card == card)

    def workers_on(self, card: int) -> list[int]:
        """The cards of the workers on this building, from the bottom up."""
        return self.game.workers_on(self.building(card))

    def seen(self, card: int, viewer: int = tongbao.SPECTATOR) -> dict[str, Any]:
        """The building of this card as a viewer sees it."""
        seats: list[dict[str, Any]] = self.view(viewer)["seats"]
        return next(b for seat in seats for b in seat["buildings"] if b["card"] == card)

    def price(self, card: int) -> int:
        """What the building of this card would be sold for now."""
        return int(self.seen(card)["price"])

    def pool(self) -> dict[str, int]:
        """What the active player can spend."""
        return dict(self.view()["pool"])

    def phase(self) -> str:
        """The phase of the turn as everybody sees it."""
        return str(self.view()["phase"])

    def cards_of(self, seat: int) -> list[int]:
        """The cards of the buildings of a seat, in the order of building."""
        return [b.card for b in self.game.cities[seat]]

    def skip_to(self, phase: str) -> None:
        """Let the acting seat decline everything before this phase of its turn."""
        endings = {"sell": "end_sales", "build": "end_building", "workers": "end_workers"}
        while self.phase() != phase:
            self.play(endings[self.phase()])

    def finish_turn(self) -> None:
        """Let the acting seat do nothing more, until another seat acts; its lowest cards go under its markers."""
        seat = self.acting
        while self.acting == seat:
            lowest = min(self.game.choices(seat), key=lambda choice: choice.id)
            ending = {"sell": "end_sales", "build": "end_building", "workers": "end_workers"}.get(self.phase())
            self.play(ending or str(lowest))


def stage(
    players: int = 3,
    *,
    hands: Hands,
    cities: Cities,
    deck: Sequence[int] = (),
    rest: int | None = None,
    discards: int = 0,
    above_marker: int | None = None,
    marker_drawn: bool = False,
    pass_number: int = 1,
    active: int = 0,
    first: int = 0,
    coins: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 7,
) -> XanaduScene:
    """A position at the start of a turn of the active seat.

    cities: for each seat (card, stage) in the order of building; its workers were placed by the owner.
    deck: cards from the top; above_marker: how many cards lie over the marker, None = it isn't in the deck.
    """
    game = tongbao.new("xanadu", players=players, seed=seed, options=dict(options or {}), chronicle=True)
    assert isinstance(game, Xanadu)
    everything = set(range(1, 75 if game.terms.edition == "online" else 71))
    named = [card for hand in hands.values() for card in hand] + list(deck)
    named += [card for city in cities.values() for card, _ in city]
    assert len(named) == len(set(named)) and set(named) <= everything, "a card is named twice or not in this edition"
    spare = sorted(everything - set(named))

    game.hands = [list(hands.get(seat, ())) for seat in range(players)]
    game.cities = [[] for _ in range(players)]
    known = [0 if card in everything else game.everybody for card in range(len(game.known))]
    for seat, hand in enumerate(game.hands):
        for card in hand:
            known[card] = 1 << seat
    for seat, city in cities.items():
        for card, workers in city:
            squad = [spare.pop() for _ in range(workers)]
            game.put_up(seat, card, False)
            for worker in squad:
                building = game.cities[seat].pop()
                game.squares[building.ground + building.stage] = worker
                game.cities[seat].append(building.with_worker(seat))
            known[card] = game.everybody
            for worker in squad:
                known[worker] = 1 << seat
    game.discards = [spare.pop() for _ in range(discards)]
    for card in game.discards:
        known[card] = game.everybody
    game.deck = list(deck)[::-1]
    if rest is None:
        game.deck = spare[::-1] + game.deck
    else:
        game.hands[rest] += spare
        for card in spare:
            known[card] = 1 << rest
    game.known = known
    game.coins = list(coins) or [0] * players
    game.marker_under = -1 if above_marker is None else len(game.deck) - above_marker
    game.marker_drawn = marker_drawn
    game.pass_number = pass_number
    game.active = active
    game.first = first
    game.sealed, game.legal = None, []
    game.agenda = EMPTY_AGENDA[:]
    game.then([Turn(active)])
    game.advance()
    return XanaduScene(game)
