"""Standing answers: bids, refusals and defences that a seat may settle beforehand (section 14)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import ASK, StandingAnswer
from tongbao.games.silk_cities.cards.actions import FINE, FOOD, LIMIT, METAL, PASS, POSTED, RAISE, REFUSE, SILK, TOP
from tongbao.games.silk_cities.rules.attacks import Defend, PlayCards
from tongbao.games.silk_cities.rules.auctions import Lot, NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.golden_ages import ItemForSale
from tongbao.games.silk_cities.rules.offers import Answer
from tongbao.games.silk_cities.state.items import ITEMS, Built, Citizen, Good, Item
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.languages import said_in

NEVER: Final = 0
HIGHEST_BIDS: Final = [*POSTED, 30, 40, 60, TOP]
ALL: Final = "all"
NONE: Final = "none"
ASK_ME: Final[str] = "ask me"


class Coins(StandingAnswer[SilkCities]):
    """Whose values are numbers of coins: ``some`` is what they are called, ``none`` what no coin at all is."""

    def __init__(self, name: str, numbers: list[int], title: str, help: str, none: str, some: str) -> None:
        self.some: Final = some
        titles = {ASK: ASK_ME, str(NEVER): none}
        super().__init__(name, [ASK, *map(str, numbers)], title, help, titles)

    def value_title(self, value: str, language: str, game: str) -> str:
        if value in self.value_titles:
            return super().value_title(value, language, game)
        return said_in(self.some, language, game).replace("{n}", value)


class HighestBid(Coins):
    """The most to pay for the first place, or for some of the ``items`` in the sales of others; not in one's own."""

    def __init__(self, name: str, items: list[Item], title: str, help: str) -> None:
        super().__init__(name, HIGHEST_BIDS, title, help, "never bid", "bid up to {n}")
        self.items: Final = items

    def is_for(self, lot: Lot, seat: int) -> bool:
        """Whether it answers for the seat what is bid for a lot."""
        if isinstance(lot, ItemForSale):
            return lot.item in self.items and lot.sale.seller != seat
        return not self.items

    def answer(self, game: SilkCities, seat: int, value: str) -> Choice | None:
        step = game.step
        if value == ASK or not isinstance(step, (NameLimits, RaisePrice)) or not self.is_for(step.auction.lot, seat):
            return None
        choices, most = game.choices(seat), int(value)
        if isinstance(step, RaisePrice):
            return RAISE.of[1] if step.auction.price < most else PASS
        return max(
            [choice for choice in choices if choice.verb is LIMIT and choice.parameters[0] <= most],
            key=lambda choice: choice.parameters[0],
        )


class HighestPrice(Coins):
    """The price above which some of the ``goods`` are refused when offered; up to it one is asked."""

    def __init__(self, name: str, goods: list[int], title: str, help: str) -> None:
        super().__init__(name, POSTED, title, help, "always refuse", "refuse above {n}")
        self.goods: Final = goods

    def answer(self, game: SilkCities, seat: int, value: str) -> Choice | None:
        step = game.step
        if value == ASK or not isinstance(step, Answer) or step.errand.what not in self.goods:
            return None
        return REFUSE if step.errand.price > int(value) else None


class Defence(StandingAnswer[SilkCities]):
    """Every soldier who can defends."""

    def answer(self, game: SilkCities, seat: int, value: str) -> Choice | None:
        return game.choices(seat)[-1] if value == ALL and isinstance(game.step, Defend) else None


class DefenceCards(StandingAnswer[SilkCities]):
    """No card is played in defence; in one's own attacks one is asked."""

    def answer(self, game: SilkCities, seat: int, value: str) -> Choice | None:
        step = game.step
        return PASS if value == NONE and isinstance(step, PlayCards) and step.battle.defender == seat else None


A_LIMIT: Final[str] = "Never more than I have; in open bidding, 1 more at a time. In my own sale I’m always asked."
A_REFUSAL: Final[str] = "At that price or less I’m asked. To buy automatically, I post a price."
STANDING: Final[list[StandingAnswer[SilkCities]]] = [
    HighestBid(
        "first",
        [],
        "When I can bid to act first",
        A_LIMIT,
    ),
    HighestBid(
        "citizens",
        [item for item in ITEMS if isinstance(item, Citizen)],
        "When another player sells a citizen",
        A_LIMIT,
    ),
    HighestBid(
        "goods",
        [item for item in ITEMS if isinstance(item, Good) and item.good in (FOOD, METAL)],
        "When another player sells food or metal",
        A_LIMIT,
    ),
    HighestBid(
        "silk",
        [item for item in ITEMS if isinstance(item, Good) and item.good == SILK],
        "When another player sells standard silk",
        A_LIMIT,
    ),
    HighestBid(
        "fine",
        [item for item in ITEMS if isinstance(item, Good) and item.good == FINE],
        "When another player sells fine silk",
        A_LIMIT,
    ),
    HighestBid(
        "improvements",
        [item for item in ITEMS if isinstance(item, Built)],
        "When another player sells an improvement",
        A_LIMIT,
    ),
    HighestPrice(
        "offered_goods",
        [FOOD, METAL],
        "When I am offered food or metal",
        A_REFUSAL,
    ),
    HighestPrice(
        "offered_silk",
        [SILK],
        "When I am offered standard silk",
        A_REFUSAL,
    ),
    HighestPrice(
        "offered_fine",
        [FINE],
        "When I am offered fine silk",
        A_REFUSAL,
    ),
    DefenceCards(
        "cards",
        [ASK, NONE],
        "When I can play a card in defence",
        "Also when I could only pass, so that nobody learns what I hold.",
        {ASK: ASK_ME, NONE: "play none"},
    ),
    Defence(
        "defence",
        [ASK, ALL],
        "When my city is attacked",
        "All untapped soldiers, including those in training. Survivors stay tapped until the next round.",
        {ASK: ASK_ME, ALL: "defend with all soldiers"},
    ),
]
