"""Hand of Pocket Chang’An: what can be laid next, and bought."""

from typing import Final

from tongbao.bots.pocket_changan.evaluation.cards import CARD, Gifts
from tongbao.bots.pocket_changan.evaluation.city import WAITING, City
from tongbao.games.pocket_changan.cards.places import COLUMNS
from tongbao.games.pocket_changan.rules.buying import wares_for
from tongbao.games.pocket_changan.rules.playing import is_free
from tongbao.games.pocket_changan.state.table import PocketChangan

NOTHING: Final = 0.0

GROWTH: Final = 0.3
"""How much a card that scores points will score more for each round to come."""


class Hand:
    """A seat’s hand, and the public cards that it buys.

    ``best`` and ``second``: what the cards that may be laid at once bring, in points; ``best_ware``,
    ``second_ware`` the same of the public cards it could buy and lay, ``guest`` of those it may invite. ``fitting``,
    ``waiting``: how many cards may be laid, and how many would but for their conditions. ``events``: cards that end
    the game, ``events_now`` those that may be laid at once; ``public_events`` lie in sight of all.
    ``worth`` is what all cards held would bring.
    """

    __slots__ = (
        "best",
        "best_ware",
        "events",
        "events_now",
        "fitting",
        "guest",
        "public_events",
        "second",
        "second_ware",
        "waiting",
        "wares",
        "worth",
    )

    def __init__(self, game: PocketChangan, gifts: Gifts, city: City, margins: list[float], rounds: float) -> None:
        seat = city.seat
        powers, hand = game.powers[seat], game.hands[seat]
        free = is_free(game, seat)
        wares = wares_for(game, seat).with_card
        best = second = best_ware = second_ware = guest = NOTHING
        worth_of_all = 0.0
        events = events_now = fitting = waiting = in_reach = public_events = 0
        for card in hand:
            if gifts.ends[card]:
                events += 1
            held = game.cards[card]
            worth = merit(game, gifts, city, margins, card, rounds, free)
            if worth <= NOTHING:
                continue
            condition = held.condition
            if condition is not None and not condition.holds(powers, free):
                waiting += 1
                worth_of_all += WAITING * worth
                continue
            fitting += 1
            worth_of_all += worth
            if gifts.ends[card]:
                events_now += 1
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        for card in game.public:
            if gifts.ends[card]:
                public_events += 1
            is_guest = bool(powers.invites) and game.cards[card].is_character
            bought = False
            for paid in hand:
                if wares[paid][card]:
                    bought = True
                    break
            if not bought and not is_guest:
                continue
            worth = merit(game, gifts, city, margins, card, rounds, free)
            condition = game.cards[card].condition
            if condition is not None and not condition.holds(powers, free):
                worth *= WAITING
            if is_guest:
                guest = max(guest, worth)
            if bought:
                in_reach += 1
                if worth > best_ware:
                    best_ware, second_ware = worth, best_ware
                elif worth > second_ware:
                    second_ware = worth
        self.best: Final = best
        self.second: Final = second
        self.best_ware: Final = best_ware
        self.second_ware: Final = second_ware
        self.guest: Final = guest
        self.fitting: Final = fitting
        self.waiting: Final = waiting
        self.wares: Final = in_reach
        self.events: Final = events
        self.events_now: Final = events_now
        self.public_events: Final = public_events
        self.worth: Final = worth_of_all


def merit(
    game: PocketChangan, gifts: Gifts, city: City, margins: list[float], card: int, rounds: float, free: bool
) -> float:
    """What it brings to lay the card where it fits, its condition apart; nothing where it doesn’t."""
    powers, held = game.powers[city.seat], game.cards[card]
    number = held.number or powers.star
    low, high = powers.low, powers.high
    best = -1.0
    for k in powers.opens[held.form]:
        if margins[k] > best and (free or not number or low[k] <= number <= high[k]):
            best = margins[k]
    if best < 0.0:
        return NOTHING
    best += gifts.fixed[card] + gifts.deed[card] + rounds * (gifts.daily[card] * CARD + gifts.help[card])
    if gifts.more[card]:
        for type_ in range(COLUMNS):
            best += gifts.more[card][type_] * margins[type_]
    if gifts.scored[card]:
        best += max([city.points[type_] for type_ in gifts.scored[card]]) + GROWTH * rounds
    elif gifts.shortest[card]:
        best += city.lowest + GROWTH * rounds
    return best


def best_for(game: PocketChangan, gifts: Gifts, city: City, rounds: float) -> float:
    """What the best public card would bring a rival whose hand is not known."""
    powers, margins, free, best = game.powers[city.seat], city.margins(), is_free(game, city.seat), NOTHING
    for card in game.public:
        condition = game.cards[card].condition
        if condition is None or condition.holds(powers, free):
            best = max(best, merit(game, gifts, city, margins, card, rounds, free))
    return best
