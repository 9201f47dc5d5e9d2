"""A card set: the box, and tables made from it once so that the rules need only look up."""

from importlib.resources import files
from typing import Final

from tongbao.games.silk_cities.actions import GOODS, ROLES
from tongbao.games.silk_cities.cards.faces import Box, Development, Effect, Improvement
from tongbao.games.silk_cities.cards.files import read_box
from tongbao.games.silk_cities.cards.kinds import PAY
from tongbao.games.silk_cities.map import Map

NONE: Final = -1
NEVER: Final = 0
ON_TURN: Final = 1
IN_BATTLE: Final = 2
PLAYS: Final = ["never", "turn", "battle"]
CALL_OFF: Final = 0
BATTLE_BONUS: Final = 1
FREE_PASSAGE: Final = 2
GAIN_CITIZENS: Final = 3
GAIN_COINS: Final = 4
GAIN_GOODS: Final = 5
UNTAP: Final = 6
VICTORY_POINTS: Final = 7
CARD_KINDS: Final = [
    "call_off",
    "battle_bonus",
    "free_passage",
    "gain_citizens",
    "gain_coins",
    "gain_goods",
    "untap",
    "victory_points",
]


class Bonus:
    """One number that improvements add up to: by improvement the amount, and the mask of those that have any."""

    __slots__ = ("amounts", "mask")

    def __init__(self, amounts: list[int]) -> None:
        self.amounts: Final = amounts
        self.mask: Final = sum([1 << i for i, amount in enumerate(amounts) if amount])

    def of(self, owned: int) -> int:
        """The sum over the improvements in a mask."""
        owned &= self.mask
        if not owned:
            return 0
        total = 0
        for i, amount in enumerate(self.amounts):
            if owned >> i & 1:
                total += amount
        return total


class CardSet:
    """The box, its development cards as ``faces``, its map, and the tables of the rules.

    Cards are numbered from 0, silk cards first: ``silk_kind`` of the first ``silk_cards``, ``development`` (the kind)
    of the others, -1 where it doesn't apply. By development: ``points``, ``when`` (NEVER, ON_TURN or IN_BATTLE),
    ``effect`` (its kind), ``amount``, ``what`` (role or good), ``plays_in_attack``, ``plays_in_defence`` and
    ``on_enemy``. By improvement: ``cost_coins``, ``cost_food``, ``cost_metal``, ``value`` (in a Golden Age) and the
    sums of effects. ``buildable`` has by resource the masks of improvements that so much of it pays for.
    """

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.faces: Final = box.developments
        self.map: Final = Map(box)
        silk = [card.number for card in box.silk_cards for _ in range(card.count)]
        kinds = [card.number for card in box.developments for _ in range(card.copies)]
        self.silk_cards: Final = len(silk)
        self.size: Final = len(silk) + len(kinds)
        self.silk_kind: Final = silk + [NONE] * len(kinds)
        self.development: Final = [NONE] * len(silk) + kinds
        self.strength: Final = [card.strength for card in box.silk_cards]

        cards = box.developments
        self.points: Final = [card.effect.numbers.get("points", 0) for card in cards]
        self.when: Final = [PLAYS.index(card.play) for card in cards]
        self.effect: Final = [CARD_KINDS.index(card.effect.kind) for card in cards]
        self.amount: Final = [amount(card) for card in cards]
        self.what: Final = [what(card.effect) for card in cards]
        sides = [card.effect.words.get("when", "defence") for card in cards]
        self.plays_in_attack: Final = [side in ("attack", "any") for side in sides]
        self.plays_in_defence: Final = [side in ("defence", "any") for side in sides]
        self.on_enemy: Final = [card.effect.words.get("army") == "enemy" for card in cards]

        improvements = box.improvements
        self.cost_coins: Final = [improvement.cost["coins"] for improvement in improvements]
        self.cost_food: Final = [improvement.cost["food"] for improvement in improvements]
        self.cost_metal: Final = [improvement.cost["metal"] for improvement in improvements]
        self.value: Final = [improvement.value for improvement in improvements]
        self.paid_with_coins: Final = payable(self.cost_coins)
        self.paid_with_food: Final = payable(self.cost_food)
        self.paid_with_metal: Final = payable(self.cost_metal)

        self.travel_discount: Final = bonus(improvements, "travel_discount", "coins")
        self.gather_bonus: Final = [bonus_for(improvements, "gather_bonus", good, "extra") for good in GOODS[:2]]
        self.gather_times: Final = [times(improvements, good) for good in GOODS[:2]]
        self.income: Final = bonus(improvements, "income", "coins")
        self.grow_discount: Final = bonus(improvements, "grow_discount", "food")
        self.attack_bonus: Final = battle_bonus(improvements, "attack", "own")
        self.attack_malus: Final = battle_bonus(improvements, "attack", "enemy")
        self.defence_bonus: Final = battle_bonus(improvements, "defence", "own")
        self.defence_malus: Final = battle_bonus(improvements, "defence", "enemy")
        self.shields: Final = having(improvements, "barbarian_shield")
        self.quick_training: Final = having(improvements, "quick_training")
        self.silk_bonus: Final = sale_bonus(improvements)
        self.stack_dues: Final = having(improvements, "stack_dues")
        self.draw_choice: Final = bonus(improvements, "draw_choice", "extra")
        self.golden_age_cards: Final = bonus(improvements, "golden_age_cards", "cards")

        self.patrons: Final = having(improvements, "patronage")
        self.pays: Final = [bonus(improvements, "patronage", f"pay_{what}").amounts for what in PAY]
        self.pays_per_card: Final = bonus(improvements, "patronage", "per_card").amounts
        self.draws: Final = bonus(improvements, "patronage", "cards").amounts
        self.untaps: Final = having(improvements, "untap")
        self.untap_role: Final = [
            max([what(e) for e in improvement.effects if e.kind == "untap"], default=NONE)
            for improvement in improvements
        ]
        self.untap_count: Final = bonus(improvements, "untap", "count").amounts
        self.usable: Final = self.patrons | self.untaps

    def silk_deck(self) -> list[int]:
        """The cards of the silk deck."""
        return list(range(self.silk_cards))

    def development_deck(self) -> list[int]:
        """The development cards."""
        return list(range(self.silk_cards, self.size))


def amount(card: Development) -> int:
    """The number of the card's effect but for victory points."""
    numbers = card.effect.numbers
    return numbers.get("strength", 0) or numbers.get("coins", 0) or numbers.get("count", 0)


def what(effect: Effect) -> int:
    """The role or the good that an effect names, -1 for none."""
    if "role" in effect.words:
        return ROLES.index(effect.words["role"])
    return GOODS.index(effect.words["good"]) if "good" in effect.words else NONE


def payable(costs: list[int]) -> list[int]:
    """By an amount, up to the highest cost, the mask of the improvements of which the cost is at most that."""
    return [sum([1 << i for i, cost in enumerate(costs) if cost <= have]) for have in range(max(costs) + 1)]


def bonus(improvements: list[Improvement], kind: str, number: str) -> Bonus:
    """By improvement the sum of one number over its effects of a kind."""
    return Bonus([sum([e.numbers[number] for e in i.effects if e.kind == kind]) for i in improvements])


def bonus_for(improvements: list[Improvement], kind: str, good: str, number: str) -> Bonus:
    """The same over the effects for one good."""
    return Bonus(
        [
            sum([e.numbers[number] for e in i.effects if e.kind == kind and e.words["good"] == good])
            for i in improvements
        ]
    )


def times(improvements: list[Improvement], good: str) -> list[int]:
    """By improvement how often its extra harvest of a good comes in a round."""
    return bonus_for(improvements, "gather_bonus", good, "times").amounts


def battle_bonus(improvements: list[Improvement], when: str, army: str) -> Bonus:
    """What improvements add to an army of their owner, or of his enemy, when he attacks or defends."""
    return Bonus(
        [
            sum(
                [
                    e.numbers["strength"]
                    for e in i.effects
                    if e.kind == "battle_bonus" and e.words["when"] in (when, "any") and e.words["army"] == army
                ]
            )
            for i in improvements
        ]
    )


def sale_bonus(improvements: list[Improvement]) -> list[Bonus]:
    """By good what improvements add to its sale; a bonus for silk is one for fine silk too (section 15)."""
    found = [bonus_for(improvements, "sale_bonus", good, "coins") for good in GOODS]
    both = [silk + fine for silk, fine in zip(found[2].amounts, found[3].amounts, strict=True)]
    return [found[0], found[1], found[2], Bonus(both)]


def having(improvements: list[Improvement], kind: str) -> int:
    """The mask of the improvements with an effect of a kind."""
    return sum([1 << i.number for i in improvements if any(e.kind == kind for e in i.effects)])


def card_set(text: str | None) -> CardSet:
    """The card set of a file's text; the standard one for None. Raises BadCards."""
    if text is None:
        return STANDARD
    known = READ.get(text)
    if known is None:
        known = CardSet(read_box(text))
        if len(READ) == MOST_KEPT:
            READ.clear()
        READ[text] = known
    return known


def standard_text() -> str:
    """The files that come with the game, one after another: a card file is all of them in one."""
    folder = files("tongbao.games.silk_cities.cards")
    names = ["map", "improvements", "developments", "silk_deck"]
    return "\n".join([folder.joinpath(f"{name}.toml").read_text("utf-8") for name in names])


STANDARD: Final = CardSet(read_box(standard_text()))
"""The set that comes with the game."""
MOST_KEPT: Final = 16
READ: Final[dict[str, CardSet]] = {}
"""The files read last, so that a series of games reads its file once."""
