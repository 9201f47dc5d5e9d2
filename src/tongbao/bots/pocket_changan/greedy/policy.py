"""Greedy policy of Pocket Chang’An: weighs every choice by the score to expect after it, and no further."""

from typing import Final

from tongbao.bots.core.policy import Policy
from tongbao.bots.pocket_changan.greedy.city import City
from tongbao.bots.pocket_changan.greedy.clock import Clock
from tongbao.bots.pocket_changan.greedy.effects import Effects
from tongbao.bots.pocket_changan.greedy.merits import Merits
from tongbao.bots.pocket_changan.greedy.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.cards.actions import (
    BUY,
    COPY,
    DESCEND,
    DRAW,
    DROP,
    GIVE,
    KEEP,
    LOSE,
    OFFER,
    PASS,
    PAY,
    PLAY,
    RECALL,
    TAKE,
)
from tongbao.games.pocket_changan.cards.places import NO_CARD
from tongbao.games.pocket_changan.effects.common import EndGame
from tongbao.games.pocket_changan.rules.buying import GainCard, buyable
from tongbao.games.pocket_changan.rules.playing import columns_for
from tongbao.games.pocket_changan.state.table import PocketChangan

WORST: Final = -1e9
FIRST: Final = 1e6
WORTH_TURNING: Final = 3.0
"""To turn a column costs no action but can be done only once; as soon as it brings so much it is done first."""


class GreedyPocketChanganPolicy(Policy):
    """Every decision is taken anew from the table as it stands; nothing is remembered."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        assert isinstance(game, PocketChangan)
        scales = Scales(game, seat)
        best, found = WORST, choices[0]
        for choice in choices:
            value = scales.weigh(choice)
            if value > best:
                best, found = value, choice
        return found


class Scales:
    """The choices of one decision, weighed against each other."""

    def __init__(self, game: PocketChangan, seat: int) -> None:
        clock = Clock(game, seat)
        self.game: Final = game
        self.seat: Final = seat
        self.outlook: Final = Outlook(game, seat, game.hands[seat], clock, clock.rounds)
        self.merits: Final = Merits(self.outlook)
        self.effects: Final = Effects(self.merits)
        self.cities: Final[dict[tuple[int, int], City]] = {}
        self.hand: Final = sum([self.effects.quality(card) for card in game.hands[seat]])

    def weigh(self, choice: Choice) -> float:
        """The score to expect after the choice."""
        verb, game = choice.verb, self.game
        if verb is PLAY:
            card = choice.parameters[0]
            return self.lay(card, choice.parameters[1], card, -1.0)
        if verb is PAY:
            return self.buy(choice.parameters[0])
        if verb is BUY:
            return self.gain(choice.parameters[0], NO_CARD, 0.0)
        step = game.step
        if isinstance(step, GainCard):
            if choice is KEEP:
                return self.keep(step.bought, NO_CARD, 0.0)
            return self.lay(step.bought, choice.parameters[0], NO_CARD, 0.0)
        return self.answer(choice)

    def answer(self, choice: Choice) -> float:
        """The same for what is neither played nor bought."""
        verb, outlook, effects = choice.verb, self.outlook, self.effects
        if choice is DRAW:
            return self.after(outlook.city, 1.0, -1.0)
        if choice is PASS:
            return self.after(outlook.city, 0.0, -float(self.game.actions_left))
        if verb is DESCEND:
            gain = self.turning(choice.parameters[0])
            return FIRST + gain if gain > WORTH_TURNING else WORST
        still = outlook.now + self.hand
        if verb is COPY:
            return still + effects.of(choice.parameters[0])
        if verb is TAKE:
            return still + self.merits.card_value + effects.quality(choice.parameters[0])
        if verb is OFFER:
            return still + effects.prospects.best(self.game.public) - effects.quality(choice.parameters[0])
        if verb is GIVE or verb is DROP:
            return still - effects.quality(choice.parameters[0])
        if verb is LOSE:
            return self.after(outlook.without(choice.parameters[0]), 0.0, 0.0)
        if verb is RECALL:
            return self.after(outlook.without(choice.parameters[0]), 1.0, 1.0) + effects.quality(choice.parameters[0])
        return still

    def turning(self, column: int) -> float:
        """What it brings to turn a column to descending."""
        outlook = self.outlook
        city = outlook.turned(column)
        return outlook.expect(city, city.rooms, 0.0, 0.0) - outlook.now

    def after(self, city: City, more_cards: float, more_actions: float) -> float:
        """With that city and the hand as it is, but for unseen cards."""
        return self.outlook.expect(city, city.rooms, more_cards, more_actions) + self.hand

    def buy(self, paid: int) -> float:
        """The best that paying with this card can buy."""
        return max([self.gain(ware, paid, -1.0) for ware in buyable(self.game, self.seat, paid)])

    def gain(self, ware: int, paid: int, more_actions: float) -> float:
        """The best that can be done with a public card: lay it or keep it."""
        best = self.keep(ware, paid, more_actions)
        for k in columns_for(self.game, self.seat, ware):
            best = max(best, self.lay(ware, k, paid, more_actions))
        return best

    def keep(self, ware: int, paid: int, more_actions: float) -> float:
        """A bought card goes into the hand; ``paid`` leaves it now, if that is not NO_CARD."""
        outlook, city = self.outlook, self.outlook.city
        rooms, hand, more_cards = city.rooms[:], self.hand + self.effects.quality(ware), 1.0
        outlook.reach.shift(rooms, city.powers, ware, 1.0 - outlook.reach.weight[ware])
        if paid != NO_CARD:
            outlook.reach.shift(rooms, city.powers, paid, -1.0)
            hand -= self.effects.quality(paid)
            more_cards = 0.0
        return outlook.expect(city, rooms, more_cards, more_actions) + hand

    def lay(self, card: int, column: int, gone: int, more_actions: float) -> float:
        """A card is laid; ``gone`` leaves the hand for it, the card itself or one paid, if that is not NO_CARD."""
        outlook, city = self.outlook, self.city_with(card, column)
        rooms, hand, more_cards = city.rooms, self.hand, 0.0
        if gone != NO_CARD:
            hand -= self.effects.quality(gone)
            more_cards = -1.0
        if gone not in (NO_CARD, card):
            rooms = rooms[:]
            outlook.reach.shift(rooms, city.powers, gone, -1.0)
        if isinstance(outlook.cards[card].effect, EndGame) and outlook.rounds > 0:
            return ended(outlook, city, rooms, more_cards, more_actions)
        return outlook.expect(city, rooms, more_cards, more_actions) + hand + self.effects.of(card)

    def city_with(self, card: int, column: int) -> City:
        """The city with that card; made once for all that may be paid for it."""
        city = self.cities.get((card, column))
        if city is None:
            city = self.outlook.with_card(card, column)
            self.cities[card, column] = city
        return city


SURE: Final = 1.5
"""By how much a lead is uncertain when nobody acts after this turn, or when others still do."""

UNSURE: Final = 6.0

LEAD: Final = 8.0

LEAD_A_ROUND: Final = 3.0
"""By how much it is uncertain while the game goes on, and how much more for each round to come."""

SAFE: Final = 1.6
"""A lead so many times its uncertainty is as good as any; so who is far ahead may as well play on."""


def ended(outlook: Outlook, city: City, rooms: list[float], more_cards: float, more_actions: float) -> float:
    """What it is worth to end the game with that city: the score that would be as good if it went on.

    Alone, that is the score itself.
    """
    game, seat, clock = outlook.game, outlook.seat, outlook.clock
    last = Outlook(game, seat, game.hands[seat], clock, 0.0).expect(city, rooms, more_cards, more_actions)
    if game.terms.solo:
        return last
    best_last, best, uncertain = 0.0, 0.0, SURE
    for rival in game.others(seat):
        best_last = max(best_last, Outlook(game, rival, [], clock, 0.0).now)
        best = max(best, Outlook(game, rival, [], clock, outlook.rounds).now)
        if rival > seat:
            uncertain = UNSURE
    lead = min(SAFE, (last - best_last) / uncertain)
    return best + lead * (LEAD + LEAD_A_ROUND * outlook.rounds)
