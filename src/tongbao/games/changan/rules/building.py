"""Building a card (section 6.3): where it may go, the payment, and what its placing causes."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan.cards.actions import BUILDS, PAY, SAVE, SILK_BUILDS, SWAP, SWAPS
from tongbao.games.changan.cards.board import COIN, GATES, NO_TOKENS, PRICES, ROAD, ROAD_SILK, SILK, TYPES, one
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.questions import Offer, OwnReactions, gain_tokens, neighbour_reacts
from tongbao.games.changan.rules.silk import TakeSilk, take_silk
from tongbao.games.changan.state import events
from tongbao.games.changan.state.permanents import ALL_ROWS
from tongbao.games.changan.state.prices import extra_coin, open_districts, payable, payable_places
from tongbao.games.changan.state.reasons import helps, reason
from tongbao.games.changan.state.table import NO_CARD, Changan

NO_GATE: Final = -1


class Purchase:
    """A card on its way to the next space of a district, and what is to be paid for it; it never changes.

    The card comes from ``gate``, or was picked (NO_GATE); ``district`` may be the Silk Road. ``price`` is what is left
    of the space's, ``coin`` the extra coin, ``instead`` what is paid in place of resources of the price, and ``swaps``
    what may still be, five counts each; ``saves`` resources may still be left out.
    """

    __slots__ = ("card", "coin", "district", "gate", "instead", "price", "saves", "swaps")

    def __init__(
        self,
        gate: int,
        district: int,
        card: int,
        price: list[int],
        coin: int,
        saves: int = 0,
        swaps: list[int] | None = None,
        instead: list[int] | None = None,
    ) -> None:
        self.gate: Final = gate
        self.district: Final = district
        self.card: Final = card
        self.price: Final = price
        self.coin: Final = coin
        self.saves: Final = saves
        self.swaps: Final = swaps or NO_TOKENS
        self.instead: Final = instead or NO_TOKENS

    def is_saving(self) -> bool:
        """Whether something may still be left out."""
        return self.saves > 0 and sum(self.price) > 0

    def saved(self, type_: int) -> "Purchase":
        """With one resource left out."""
        return Purchase(
            self.gate,
            self.district,
            self.card,
            less(self.price, type_),
            self.coin,
            self.saves - 1,
            self.swaps,
            self.instead,
        )

    def swapped(self, source: int, type_: int, rate: int) -> "Purchase":
        """With one token paid instead of a resource; at a higher rate more may be left out at once after it."""
        return Purchase(
            self.gate,
            self.district,
            self.card,
            less(self.price, type_),
            self.coin,
            rate - 1,
            less(self.swaps, source),
            less(self.instead, source, -1),
        )

    def total(self) -> list[int]:
        """What is paid if nothing more is saved or swapped."""
        found = [price + self.instead[type_] for type_, price in enumerate(self.price)]
        found[COIN] += self.coin
        return found

    def rest(self, tokens: list[int]) -> list[int]:
        """What remains of tokens for the price of the space."""
        found = [number - self.instead[type_] for type_, number in enumerate(tokens)]
        found[COIN] -= self.coin
        return found

    def is_payable(self, tokens: list[int], rates: list[int]) -> bool:
        """Whether some sequence of saves and swaps leads to a payment that the tokens cover."""
        return payable(self.price, self.rest(tokens), self.saves, self.swaps, rates)


def less(counts: list[int], type_: int, number: int = 1) -> list[int]:
    """The counts with less of a type."""
    found = counts[:]
    found[type_] -= number
    return found


# What may be built.


def add_builds(game: Changan, seat: int, found: list[Choice]) -> None:
    """Add a choice for every gate and every district, or the Silk Road, that its top card can go to."""
    cards = game.cards
    waives = len(game.permanents(seat).waives) > 0
    places: list[list[int] | None] = [None, None]
    """By extra coin."""
    for gate, pile in enumerate(game.gates[seat]):
        if pile:
            card = pile[-1]
            coin = 0 if waives else cards.coin[card]
            districts = places[coin]
            if districts is None:
                districts = places[coin] = payable_places(game, seat, coin)
            builds = BUILDS[gate]
            for district in districts:
                if district != ROAD or cards.character[card] is not None:
                    found.append(builds[district])


def add_silk_builds(game: Changan, seat: int, found: list[Choice]) -> None:
    """The Power of Silk: add a choice for every gate and district if the Silk and the extra coin can be paid."""
    tokens = game.tokens[seat]
    if tokens[SILK] < game.permanents(seat).silk_price:
        return
    districts = open_districts(game, seat, ALL_ROWS)
    for gate, pile in enumerate(game.gates[seat]):
        if pile and tokens[COIN] >= extra_coin(game, seat, pile[-1]):
            found.extend([SILK_BUILDS[gate][district] for district in districts])


# How it is paid.


def build(game: Changan, seat: int, gate: int, district: int, card: int) -> None:
    """Pay for the next space and place the card there; it comes from a gate, or was picked (NO_GATE)."""
    mine, row = game.permanents(seat), game.next_row(seat, district)
    price, coin = PRICES[district][row], extra_coin(game, seat, card)
    if mine.helps and district != ROAD:
        game.next(Payment(seat, Purchase(gate, district, card, price, coin, mine.discount[row], mine.swaps)))
    else:
        complete(game, seat, Purchase(gate, district, card, price, coin))


def build_for_silk(game: Changan, seat: int, gate: int, district: int, card: int) -> None:
    """Silk is paid in place of the whole price of the space (section 9)."""
    silk, coin = game.permanents(seat).silk_price, extra_coin(game, seat, card)
    complete(game, seat, Purchase(gate, district, card, NO_TOKENS, coin, instead=one(SILK, silk)))


class Payment(Ask):
    """First the discount, then replacements, then pay; what leaves no choice is done at once (6.3)."""

    __slots__ = ("purchase",)

    def __init__(self, seat: int, purchase: Purchase) -> None:
        super().__init__(seat)
        self.purchase: Final = purchase

    def possible(self, game: Changan) -> list[Choice]:
        """All that can be done now: the rest stays payable."""
        purchase, tokens, rates = self.purchase, game.tokens[self.seat], game.permanents(self.seat).rates
        price = purchase.price
        types = [type_ for type_ in range(GATES) if price[type_]]
        if purchase.is_saving():
            return [SAVE.of[type_] for type_ in types if purchase.saved(type_).is_payable(tokens, rates)]
        rest = purchase.rest(tokens)
        found = [
            SWAPS[source][type_]
            for source in range(SILK + 1)
            for type_ in types
            if purchase.swaps[source]
            and rest[source]
            and type_ != source
            and purchase.swapped(source, type_, rates[source]).is_payable(tokens, rates)
        ]
        if payable(price, rest, 0, NO_TOKENS, NO_TOKENS):
            found.append(PAY)
        return found

    def choices(self, game: Changan) -> list[Choice]:
        found = self.possible(game)
        return found if len(found) > 1 else NOTHING

    def verbs(self) -> list[Verb]:
        return [SAVE, SWAP, PAY.verb]

    def why(self, game: Changan, choice: Choice) -> Reason:
        purchase = self.purchase
        rest, saves = purchase.rest(game.tokens[self.seat]), purchase.is_saving()
        if choice is PAY:
            if saves:
                return reason("saves_first", {"n": purchase.saves}, remedies=helps(game, SAVE.choices))
            lack = [max(0, number - rest[type_]) for type_, number in enumerate(purchase.price)]
            have = events.names([number - lack[type_] for type_, number in enumerate(purchase.price)])
            facts: Facts = {"resources": events.names(lack)}
            return reason("not_covered", facts, have, events.names(lack), remedies=helps(game, SWAP.choices))
        type_ = choice.parameters[-1]
        if not purchase.price[type_]:
            return reason("not_due", {"type": type_})
        if choice.verb is SAVE:
            return reason(
                "save_else" if saves else "nothing_to_save", {"type": type_}, remedies=helps(game, SAVE.choices)
            )
        source = choice.parameters[0]
        if saves:
            return reason("saves_first", {"n": purchase.saves}, remedies=helps(game, SAVE.choices))
        if not purchase.swaps[source]:
            return reason("no_swap", {"type": source})
        if not rest[source]:
            return reason("none_held", {"type": source}, lack=[TYPES[source]])
        return reason("swap_else", {"type": source, "replaced": type_}, remedies=helps(game, game.choices(self.seat)))

    def first(self, game: Changan) -> Reason:
        return reason("paying", {"card": self.purchase.card}, remedies=helps(game, [PAY]))

    def happen(self, game: Changan) -> None:
        self.take(game, self.possible(game)[0])

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is PAY:
            complete(game, self.seat, self.purchase)
        elif choice.verb is SAVE:
            game.next(Payment(self.seat, self.purchase.saved(choice.parameters[0])))
        else:
            source, type_ = choice.parameters
            rate = game.permanents(self.seat).rates[source]
            game.next(Payment(self.seat, self.purchase.swapped(source, type_, rate)))


# What follows.


def complete(game: Changan, seat: int, purchase: Purchase) -> None:
    """The price is paid and the card placed; then what that causes, in the order of section 6.3."""
    card, district, paid = purchase.card, purchase.district, purchase.total()
    game.pay(seat, paid)
    if purchase.gate == NO_GATE:
        game.picked = NO_CARD
    else:
        game.take_from_gate(seat, purchase.gate)
    waives = game.permanents(seat).waives if game.cards.coin[card] else []
    row = game.next_row(seat, district)
    if district == ROAD:
        events.travels(game, seat, card, row + 1, paid, min(ROAD_SILK[row], game.silk_stock))
    else:
        events.builds(game, seat, card, district, row + 1, paid)
    game.place(seat, district, card)
    following: list[Step[Changan]] = []
    for reaction in waives:
        following += gain_tokens(game, seat, reaction.card, reaction.gift.tokens)
    if district == ROAD:
        missing = take_silk(game, seat, ROAD_SILK[row])
        if missing:
            following.append(TakeSilk(seat, missing))
        following.append(OwnReactions(seat, "build_road"))
    else:
        neighbour_reacts(game, seat, "build", row + 1)
        following.append(OwnReactions(seat, "build", row + 1))
    effect = game.cards.on_road[card] if district == ROAD else game.cards.character[card]
    if effect is not None:
        following.append(Offer(seat, card, effect))
    game.then(following)
