"""Card set: the box as the rules look it up (section 2)."""

from collections.abc import Callable
from typing import Any, Final

from tongbao.games.silk_cities.cards import schema
from tongbao.games.silk_cities.cards.actions import FOOD, METAL
from tongbao.games.silk_cities.cards.effect_schema import GoldenAgeCards, Printed
from tongbao.games.silk_cities.state.effect import BattleEffect, Effect, TurnEffect
from tongbao.games.silk_cities.state.improvements import Improvement, Improvements
from tongbao.games.silk_cities.state.map import Map
from tongbao.games.silk_cities.state.obstacles import Price


class Development:
    """One of the 33 kinds of development cards, called by its number, with its ``face`` and its ``effect``.

    ``points`` are its Victory Points; ``on_turn`` and ``in_battle`` are its effect if it is played there.
    """

    __slots__ = ("card", "effect", "face", "in_battle", "on_turn", "points")

    def __init__(self, number: int, face: schema.Development, effect: Effect) -> None:
        self.card: Final = number
        self.face: Final = face
        self.effect: Final = effect
        self.points: Final = effect.victory_points()
        self.on_turn: Final[TurnEffect[Any] | None] = effect if isinstance(effect, TurnEffect) else None
        self.in_battle: Final = effect if isinstance(effect, BattleEffect) else None

    @property
    def names(self) -> dict[str, str]:
        """What it is called."""
        return self.face.names

    @property
    def price(self) -> tuple[int, ...]:
        """Nothing: it is played as it was drawn."""
        return ()

    def as_dict(self) -> dict[str, object]:
        """What is printed on it."""
        return {"card": self.card, **self.face.as_dict()}


class CardSet:
    """The ``box``, its ``map``, and the kinds of ``improvements`` and ``developments`` by number.

    Every card has a number too, from 0 on, silk cards before development cards; there are ``size`` of them.
    """

    def __init__(self, box: schema.Box, make: Callable[[Printed], Effect]) -> None:
        """``make`` makes the effects that are printed."""
        self.box: Final = box
        self.map: Final = Map(box)
        self.improvements: Final = [
            Improvement(
                Price(face.cost.coins, [face.cost.food, face.cost.metal, 0, 0]),
                face.golden_age,
                [make(printed) for printed in face.effects],
                any(isinstance(printed, GoldenAgeCards) and printed.stays for printed in face.effects),
            )
            for face in box.improvements
        ]
        self.developments: Final = [
            Development(number, face, make(face.effects[0])) for number, face in enumerate(box.developments)
        ]
        self.silk_kinds: Final = [kind for kind, card in enumerate(box.silk_cards) for _ in range(card.count)]
        self.development_kinds: Final = [kind for kind in self.developments for _ in range(kind.face.copies)]
        no_numbers = [0] * len(self.silk_kinds)
        self.development_numbers: Final = [*no_numbers, *[kind.card for kind in self.development_kinds]]
        """By card, the number of its kind if it is a development card."""
        self.size: Final = len(self.silk_kinds) + len(self.development_kinds)
        self.points: Final = sum([kind.points for kind in self.development_kinds])
        """The Victory Points of all development cards."""
        improvements = self.improvements
        self.paid_with_coins: Final = paid_with([improvement.price.coins for improvement in improvements])
        self.paid_with_food: Final = paid_with([improvement.price.goods[FOOD] for improvement in improvements])
        self.paid_with_metal: Final = paid_with([improvement.price.goods[METAL] for improvement in improvements])

    def points_a_card(self) -> float:
        """The Victory Points of a development card that nobody has seen, on average."""
        return self.points / len(self.development_kinds)

    def is_silk_card(self, card: int) -> bool:
        """Whether it is a card of the silk deck; the others are development cards."""
        return card < len(self.silk_kinds)

    def development(self, card: int) -> Development:
        """The kind of a development card."""
        return self.development_kinds[card - len(self.silk_kinds)]

    def silk_deck(self) -> list[int]:
        """The cards of the silk deck."""
        return list(range(len(self.silk_kinds)))

    def development_deck(self) -> list[int]:
        """The development cards."""
        return list(range(len(self.silk_kinds), self.size))

    def together(self, mask: int) -> Improvements:
        """The improvements of a city that has built those in a mask."""
        found = Improvements(mask)
        for number, kind in enumerate(self.improvements):
            if mask >> number & 1:
                found.golden_age += kind.golden_age
                if kind.uses:
                    found.usable.append(number)
                for effect in kind.effects:
                    effect.add_to(found)
        return found

    def payable(self, coins: int, food: int, metal: int) -> int:
        """The mask of the improvements that this pays for."""
        return (
            up_to(self.paid_with_coins, coins) & up_to(self.paid_with_food, food) & up_to(self.paid_with_metal, metal)
        )


def paid_with(costs: list[int]) -> list[int]:
    """By an amount, up to the highest cost, the mask of the improvements of which the cost is at most that."""
    return [sum([1 << i for i, cost in enumerate(costs) if cost <= have]) for have in range(max(costs) + 1)]


def up_to(masks: list[int], have: int) -> int:
    """The mask for an amount, which may be more than the highest cost."""
    return masks[have] if have < len(masks) else masks[-1]
