"""Outlook: the points that a seat can expect in the end, from the table as it sees it."""

from typing import Any, Final

from tongbao.bots.changan.greedy.merits import Merits, use
from tongbao.bots.changan.greedy.token_values import OPENS, OPENS_ROAD, planned, stocked
from tongbao.games.changan.cards.board import END_CARDS, GATE_CARDS, GATES, ROAD_VP, ROW2_BONUS, ROW_VP, ROWS, SILK
from tongbao.games.changan.cards.schema import KINDS
from tongbao.games.changan.rules.building import Payment
from tongbao.games.changan.rules.producing import PlaceCards, yield_of
from tongbao.games.changan.rules.scoring import GOODS_FOR_A_POINT, ends, row1_bonus, row2_bonus
from tongbao.games.changan.state.counters import row_cards
from tongbao.games.changan.state.effect import GameEndEffect
from tongbao.games.changan.state.table import Changan

ROUNDS_A_CARD: Final = 2.2
"""How many rounds pass until the player who has built most builds once more."""
OPENING: Final = 9.0
"""With so many rounds to come an open space is worth all it can be."""
HOLDING: Final = [0.0, 1.2, 2.4, 3.4, 4.2, 4.9, 5.4, 5.8, 6.1]
"""What so many cards in hand and at gates are worth, whatever they are."""
IN_HAND: Final = 0.35
ON_TOP: Final = 0.5
COVERED: Final = 0.25
"""How much of its merit counts of a card that is not built yet."""
UNSEEN: Final = 2.2
"""The merit of a card that nobody has seen."""
BLOCKED: Final = 0.4
"""What it costs that a gate is full."""
EXPOSED: Final = 0.1
"""What it costs that another player may acquire a card."""
SILK_WORTH: Final = 1.15
RIVALRY: Final = 0.4
"""How much counts what all rivals hold."""
HOLDS: Final = 0.35
LEAD: Final = 3.0
"""How many points it is worth to end the game for each point of the lead."""
REPLY: Final = 1.5
"""What a rival gains who still acts after the end is triggered."""
LEFT_OVER: Final = 0.05
"""What each of the goods is worth in the end, beside the points for every five."""
PICK: Final = 1.2
"""What the cards looked at are worth."""


class Outlook:
    """Weighs what may become of a table, for one seat; all but its own cards and tokens is as it is now.

    ``now`` is what the table is worth as it is, ``best`` what a rival has if the game ends; both are found when needed.
    """

    def __init__(self, game: Changan, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.bit: Final = game.bit(seat)
        self.rounds: Final = rounds_left(game)
        self.merits: Final = Merits(game, seat, self.rounds)
        self.held: Final = self.rivals(game)
        self.ended: Final = game.last_round
        self.city: list[list[int]] = []
        self.worth_of_city: float = 0.0
        self.ends_of_city: list[GameEndEffect[Any]] = []
        self.found = False
        self.now = 0.0
        self.best = 0.0

    def value(self, game: Changan) -> float:
        """What the table is worth to the seat."""
        if not game.last_round:
            return self.open(game)
        final = self.final(game)
        if self.ended:
            return final
        if not self.found:
            self.found = True
            self.now = self.open(self.game)
            self.best = best_rival(self.game, self.seat)
        return self.now + LEAD * (final - self.best)

    def final(self, game: Changan) -> float:
        """The points as they stand, with this turn the last one; what is held breaks ties."""
        seat = self.seat
        tokens = self.tokens(game)
        road = game.roads[seat]
        points = self.built(game, 0.0) + sum([points for _, points in ends(game, seat)]) + tokens[SILK]
        points += sum(ROAD_VP[: len(road)]) + sum([game.cards.vp[card] for card in road])
        held = sum(tokens[:SILK]) + len(game.hands[seat])
        return points + held // GOODS_FOR_A_POINT + LEFT_OVER * held - self.rivals(game)

    def open(self, game: Changan) -> float:
        """What it is worth while rounds are to come."""
        seat, rounds = self.seat, self.rounds
        mine = game.permanents(seat)
        tokens = self.tokens(game)
        road = game.roads[seat]
        worth = self.built(game, rounds) + self.ends(game)
        if road:
            worth += sum(ROAD_VP[: len(road)]) + sum([game.cards.vp[card] for card in road])
        worth += SILK_WORTH * tokens[SILK] + OPENS_ROAD[len(road)] * min(1.0, rounds / OPENING)
        worth += min(1.0, rounds / 3.0) * stocked(tokens, mine.token_limit)
        worth += planned(tokens, mine, len(road) if game.terms.expansion else ROWS, rounds)
        worth += min(1.0, rounds / 5.0) * self.cards(game)
        if game.looked:
            worth += PICK
        return worth - self.rivals(game) + self.held

    def tokens(self, game: Changan) -> list[int]:
        """The seat’s tokens once what is under way is paid and collected."""
        tokens = game.tokens[self.seat]
        step = game.step
        if isinstance(step, Payment):
            return [a - b for a, b in zip(tokens, step.purchase.total(), strict=True)]
        if isinstance(step, PlaceCards):
            tokens = tokens[:]
            tokens[step.gate] += yield_of(game, self.seat, step.gate)
        return tokens

    def built(self, game: Changan, rounds: float) -> float:
        """The districts: points, row bonuses, what they open, and what the cards do in the rounds to come."""
        city = game.districts[self.seat]
        if city is self.city and rounds > 0:
            return self.worth_of_city
        cards, vp = game.cards, game.cards.vp
        row1, row2 = row_cards(city, 1), row_cards(city, 2)
        worth = 0.0 + row1_bonus(game, row1) + row2_bonus(game, row2)
        opening = min(1.0, rounds / OPENING)
        ends_of_city: list[GameEndEffect[Any]] = []
        for district in city:
            worth += OPENS[len(district)] * opening
            for row, card in enumerate(district):
                worth += ROW_VP[row] + vp[card]
                if rounds > 0:
                    worth += self.merits.lasting(card)
                    effect = cards.game_end[card]
                    if effect is not None:
                        ends_of_city.append(effect)
        if rounds > 0:
            kinds = len({cards.kind[card] for card in row2})
            if len(row2) < GATES and kinds + GATES - len(row2) >= len(KINDS):
                worth += 0.04 * ROW2_BONUS * len(row2) * kinds * opening
            self.city = city
            self.worth_of_city = worth
            self.ends_of_city = ends_of_city
        return worth

    def ends(self, game: Changan) -> float:
        """What the built Game End cards will give, once ``built`` has looked at them."""
        worth = 0.0
        for effect in self.ends_of_city:
            worth += self.merits.end(game, effect)
        return worth

    def cards(self, game: Changan) -> float:
        """What the cards in hand and at the gates are worth."""
        seat, merits, known = self.seat, self.merits, self.game.known
        hand, number = game.hands[seat], 0
        worth = 0.0
        limit = game.permanents(seat).hand_limit
        for card in hand:
            worth += IN_HAND * (merits.of(card) if known[card] & self.bit else UNSEEN)
        if len(hand) > limit:
            worth -= (len(hand) - limit) * 1.0
        number = min(limit, len(hand))
        for pile in game.gates[seat]:
            length = len(pile)
            if length:
                number += length
                worth += ON_TOP * merits.of(pile[-1])
                for i in range(length - 1):
                    worth += COVERED * merits.of(pile[i])
                if length > 1:
                    worth -= EXPOSED * merits.of(pile[-1])
                if length == GATE_CARDS:
                    worth -= BLOCKED
        if game.picked:
            worth += ON_TOP * merits.of(game.picked)
            number += 1
        step = game.step
        if isinstance(step, PlaceCards):
            worth += self.sparks(game, step.gate)
        return worth + HOLDING[min(number, len(HOLDING) - 1)]

    def sparks(self, game: Changan, gate: int) -> float:
        """What the Characters under the target gate will do."""
        worth = 0.0
        for card in game.districts[self.seat][gate]:
            effect = game.cards.character[card]
            if effect is not None:
                worth += use(effect)
        return worth

    def rivals(self, game: Changan) -> float:
        """What the others hold, as far as it matters to the seat."""
        worth = 0.0
        for other in range(game.players):
            if other != self.seat:
                tokens = game.tokens[other]
                worth += HOLDS * (tokens[0] + tokens[1] + tokens[2] + tokens[3]) + tokens[SILK]
                worth += game.gate_cards(other) + len(game.hands[other])
        return worth * RIVALRY / (game.players - 1)


def best_rival(game: Changan, seat: int) -> float:
    """The most points that a rival can expect if the seat triggers the end in this turn."""
    best, scores = 0.0, game.scores()
    turn = (seat - game.first) % game.players
    for other in range(game.players):
        if other != seat:
            later = (other - game.first) % game.players > turn
            best = max(best, scores[other] + (REPLY if later else 0.0))
    return best


def rounds_left(game: Changan) -> float:
    """How many rounds may follow this one."""
    if game.last_round:
        return 0.0
    missing = END_CARDS - max([game.built(seat) for seat in range(game.players)])
    return max(1.0, ROUNDS_A_CARD * missing - 0.5)
