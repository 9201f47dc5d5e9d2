"""Standing answers: bids, refusals and defences that a seat may settle beforehand (section 14)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import ASK, StandingAnswer, Words
from tongbao.games.silk_cities.actions import (
    FINE,
    FOOD,
    LIMIT,
    METAL,
    PASS,
    POSTED,
    RAISE,
    REFUSE,
    SILK,
    TOP,
)
from tongbao.games.silk_cities.attacks import Defend, PlayCards
from tongbao.games.silk_cities.auctions import Lot, NameLimits, RaisePrice
from tongbao.games.silk_cities.golden_ages import ItemForSale
from tongbao.games.silk_cities.items import ITEMS, Built, Citizen, Good, Item
from tongbao.games.silk_cities.offers import Answer
from tongbao.games.silk_cities.table import SilkCities

NEVER: Final = 0
HIGHEST_BIDS: Final = [*POSTED, 30, 40, 60, TOP]
ALL: Final = "all"
NONE: Final = "none"
ASK_ME: Final[Words] = {"en": "ask me", "zh": "问我"}


def titled(numbers: list[int], none: Words, some: Words) -> dict[str, Words]:
    """By value what it is called: to be asked, nothing at all, or a number of coins."""
    titles = {ASK: ASK_ME}
    for n in numbers:
        titles[str(n)] = none if n == NEVER else {language: text.format(n=n) for language, text in some.items()}
    return titles


class HighestBid(StandingAnswer[SilkCities]):
    """The most to pay for the first place, or for some of the ``items`` in the sales of others; not in one's own."""

    def __init__(self, name: str, items: list[Item], title: Words, help: Words) -> None:
        titles = titled(
            HIGHEST_BIDS, {"en": "never bid", "zh": "从不出价"}, {"en": "bid up to {n}", "zh": "最高出价{n}枚"}
        )
        super().__init__(name, list(titles), title, help, titles)
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


class HighestPrice(StandingAnswer[SilkCities]):
    """The price above which some of the ``goods`` are refused when offered; up to it one is asked."""

    def __init__(self, name: str, goods: list[int], title: Words, help: Words) -> None:
        titles = titled(
            POSTED, {"en": "always refuse", "zh": "一律拒绝"}, {"en": "refuse above {n}", "zh": "高于{n}枚就拒绝"}
        )
        super().__init__(name, list(titles), title, help, titles)
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


A_LIMIT: Final[Words] = {
    "en": "Never more than I have; in open bidding 1 more at a time. In my own sale I am asked.",
    "zh": "不会超过我所有的钱币；公开竞价时每次加1枚。我自己的拍卖仍会问我。",
}
A_REFUSAL: Final[Words] = {
    "en": "At that price or less I am asked; what I want to buy at once I post a price for.",
    "zh": "不高于此价时仍会问我；想不问自买，请公布求购价。",
}
STANDING: Final[list[StandingAnswer[SilkCities]]] = [
    HighestBid(
        "first",
        [],
        {"en": "When I may bid for the first place", "zh": "可以竞拍先手时"},
        A_LIMIT,
    ),
    HighestBid(
        "citizens",
        [item for item in ITEMS if isinstance(item, Citizen)],
        {"en": "When another player sells a citizen", "zh": "别人拍卖公民时"},
        A_LIMIT,
    ),
    HighestBid(
        "goods",
        [item for item in ITEMS if isinstance(item, Good) and item.good in (FOOD, METAL)],
        {"en": "When another player sells food or metal", "zh": "别人拍卖粮食或金属时"},
        A_LIMIT,
    ),
    HighestBid(
        "silk",
        [item for item in ITEMS if isinstance(item, Good) and item.good == SILK],
        {"en": "When another player sells standard silk", "zh": "别人拍卖普通丝绸时"},
        A_LIMIT,
    ),
    HighestBid(
        "fine",
        [item for item in ITEMS if isinstance(item, Good) and item.good == FINE],
        {"en": "When another player sells fine silk", "zh": "别人拍卖上等丝绸时"},
        A_LIMIT,
    ),
    HighestBid(
        "improvements",
        [item for item in ITEMS if isinstance(item, Built)],
        {"en": "When another player sells an improvement", "zh": "别人拍卖改良时"},
        A_LIMIT,
    ),
    HighestPrice(
        "offered_goods",
        [FOOD, METAL],
        {"en": "When I am offered food or metal", "zh": "有人向我兜售粮食或金属时"},
        A_REFUSAL,
    ),
    HighestPrice(
        "offered_silk",
        [SILK],
        {"en": "When I am offered standard silk", "zh": "有人向我兜售普通丝绸时"},
        A_REFUSAL,
    ),
    HighestPrice(
        "offered_fine",
        [FINE],
        {"en": "When I am offered fine silk", "zh": "有人向我兜售上等丝绸时"},
        A_REFUSAL,
    ),
    DefenceCards(
        "cards",
        [ASK, NONE],
        {"en": "When I may play a card in defence", "zh": "防守时可以出牌时"},
        {
            "en": "Also where I could only pass, so that nobody learns what I hold.",
            "zh": "只能不出时也一样，别人无从得知我有什么牌。",
        },
        {ASK: ASK_ME, NONE: {"en": "play none", "zh": "不出牌"}},
    ),
    Defence(
        "defence",
        [ASK, ALL],
        {"en": "When my city is attacked", "zh": "我的城遭到进攻时"},
        {
            "en": "All who are untapped, those in training as well. Who survives stays tapped until the next round.",
            "zh": "所有未横置的士兵，训练中的也算；幸存者到下一轮才重置。",
        },
        {ASK: ASK_ME, ALL: {"en": "defend with all soldiers", "zh": "全体士兵防守"}},
    ),
]
