"""Produce (section 6.2): cards come to a gate, it yields, and the Characters under it are used."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.events import Facts
from tongbao.engine.game import NO_CARDS
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.cards.actions import ACTIVATE, COLLECT, DONE, MOVE, MOVES, PLAY
from tongbao.games.changan.cards.board import GATE_CARDS, GATES, PRINTED
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.questions import OwnReactions, neighbour_reacts, no_character, use
from tongbao.games.changan.state import events
from tongbao.games.changan.state.reasons import MOST_REMEDIES, full_gate, helps, reason, too_few
from tongbao.games.changan.state.table import Changan

MOVES_UP_TO: Final = [[row[1 : most + 1] for most in range(GATE_CARDS + 1)] for row in MOVES]
"""By gate and the most cards that may be moved."""


def yield_of(game: Changan, seat: int, gate: int) -> int:
    """What collecting at the seat's gate brings now."""
    marks = 0
    for card in game.gates[seat][gate]:
        marks += game.cards.marks[card]
    return marks + PRINTED[gate] + game.permanents(seat).gate_bonus[gate]


class Produce(Ask):
    """A step of Produce at one of the seat's gates."""

    __slots__ = ("gate",)

    def __init__(self, seat: int, gate: int) -> None:
        super().__init__(seat)
        self.gate: Final = gate


@mypyc_attr(free_list_len=1)
class PlaceCards(Produce):
    """Cards from the hand and blocks from other gates go to the target gate, in any order; then it yields.

    ``played`` and ``moved`` are the cards that have come from the hand and from other gates, ``sources`` those gates.
    """

    __slots__ = ("moved", "played", "sources")

    def __init__(
        self,
        seat: int,
        gate: int,
        played: list[int] | None = None,
        moved: list[int] | None = None,
        sources: list[int] | None = None,
    ) -> None:
        super().__init__(seat, gate)
        self.played: Final = played or NO_CARDS
        self.moved: Final = moved or NO_CARDS
        self.sources: Final = sources or NO_CARDS

    def choices(self, game: Changan) -> list[Choice]:
        gates = game.gates[self.seat]
        room = GATE_CARDS - len(gates[self.gate])
        found: list[Choice] = []
        if room:
            plays = PLAY.of
            for card in game.hands[self.seat]:
                found.append(plays[card])
            for g in range(GATES):
                if g != self.gate and gates[g] and g not in self.sources:
                    found.extend(MOVES_UP_TO[g][min(room, len(gates[g]))])
        if self.played or self.moved:
            found.append(COLLECT)
        return found

    def verbs(self) -> list[Verb]:
        return [PLAY, MOVE, COLLECT.verb]

    def why(self, game: Changan, choice: Choice) -> Reason:
        pile = game.gates[self.seat][self.gate]
        if choice is COLLECT:
            return reason("nothing_came", {"gate": self.gate}, remedies=self.arrivals(game))
        if choice.verb is MOVE:
            source, number = choice.parameters
            held, room = len(game.gates[self.seat][source]), GATE_CARDS - len(pile)
            if source == self.gate:
                return reason("target", {"gate": source})
            if source in self.sources:
                return reason("moved", {"gate": source})
            if held < number:
                return too_few(source, held)
            if room:
                facts: Facts = {"gate": self.gate, "n": room, "m": number}
                return reason("little_room", facts, remedies=helps(game, [MOVES[source][room]]))
        return full_gate(game, self.seat, self.gate)

    def arrivals(self, game: Changan) -> list[Remedy]:
        """What lets cards come: each brings so many resources more."""
        found: list[Remedy] = []
        for choice in game.choices(self.seat)[:MOST_REMEDIES]:
            cards = [choice.parameters[0]]
            if choice.verb is MOVE:
                source, number = choice.parameters
                cards = game.gates[self.seat][source][-number:]
            marks = sum([game.cards.marks[card] for card in cards])
            found += helps(game, [choice], {"type": self.gate, "n": marks})
        return found

    def first(self, game: Changan) -> Reason:
        return reason("placing", {"gate": self.gate}, remedies=helps(game, [COLLECT]))

    def take(self, game: Changan, choice: Choice) -> None:
        seat, gate = self.seat, self.gate
        if choice is COLLECT:
            self.collect(game)
        elif choice.verb is PLAY:
            card = choice.parameters[0]
            game.take_from_hand(seat, card)
            game.put_on_gate(seat, gate, card)
            game.next(PlaceCards(seat, gate, [*self.played, card], self.moved, self.sources))
        else:
            source, number = choice.parameters
            moved = game.move(seat, source, number, gate)
            game.next(PlaceCards(seat, gate, self.played, self.moved + moved, [*self.sources, source]))

    def collect(self, game: Changan) -> None:
        """Take the resources; then what reacts, then the Characters."""
        seat, gate = self.seat, self.gate
        number = yield_of(game, seat, gate)
        game.tokens[seat][gate] += number
        events.produces(game, seat, gate, self.played, self.moved, number)
        neighbour_reacts(game, seat, "produce")
        if len(game.gates[seat][gate]) == GATE_CARDS:
            game.then([OwnReactions(seat, "produce_full"), Characters(seat, gate)])
        else:
            game.next(Characters(seat, gate))


class Characters(Produce):
    """Each Character of the district under the target may be used once, in any order (C-18); ``activated`` are rows."""

    __slots__ = ("activated",)

    def __init__(self, seat: int, gate: int, activated: list[int] | None = None) -> None:
        super().__init__(seat, gate)
        self.activated: Final = activated or NO_CARDS

    def choices(self, game: Changan) -> list[Choice]:
        seat, characters = self.seat, game.cards.character
        found: list[Choice] = []
        for r, card in enumerate(game.districts[seat][self.gate]):
            effect = characters[card]
            if effect is not None and r + 1 not in self.activated and effect.usable(game, seat):
                found.append(ACTIVATE.of[r + 1])
        if found:
            found.append(DONE)
        return found

    def verbs(self) -> list[Verb]:
        return [ACTIVATE, PLAY, MOVE, COLLECT.verb]

    def why(self, game: Changan, choice: Choice) -> Reason:
        if choice.verb is not ACTIVATE:
            return reason("collected", {"gate": self.gate})
        row, built = choice.parameters[0], game.districts[self.seat][self.gate]
        if row > len(built):
            return reason("free_space", {"district": self.gate, "row": row})
        card = built[row - 1]
        effect = game.cards.character[card]
        if effect is None:
            return no_character(game, card)
        if row in self.activated:
            return reason("acted", {"district": self.gate, "row": row}, causes=[card])
        return effect.why_useless(game, self.seat, card)

    def first(self, game: Changan) -> Reason:
        return reason("characters", {"district": self.gate}, remedies=helps(game, [DONE]))

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is DONE:
            return
        row = choice.parameters[0]
        card = game.districts[self.seat][self.gate][row - 1]
        effect = game.cards.character[card]
        assert effect is not None
        game.next(Characters(self.seat, self.gate, [*self.activated, row]))
        use(game, self.seat, card, effect)


def under_way(game: Changan) -> Produce | None:
    """The step of Produce that is being taken, or that goes on once what is asked now is answered."""
    for step in game.agenda[::-1]:
        if isinstance(step, Produce):
            return step
    return None
