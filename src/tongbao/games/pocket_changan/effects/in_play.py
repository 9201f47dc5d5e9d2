"""Effects that work as long as their card lies in an Urban Area (section 7.1): what each adds to its owner's powers."""

from typing import Any, Final

from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.powers import Powers


class NoEffect(Effect[Any]):
    """``none``: nothing."""


class Points(Effect[Any]):
    """``points``: so many more points, by type."""

    def __init__(self, card: int, printed: effect_schema.Points) -> None:
        super().__init__(card, printed)
        self.more: Final = [printed.military, printed.economy, printed.culture, printed.politics]
        self.types: Final = [type_ for type_, more in enumerate(self.more) if more]

    def add_to(self, powers: Powers) -> None:
        points = powers.points
        for type_ in self.types:
            points[type_] = points[type_] + self.more[type_]


# Playing: columns, numbers and conditions (6.1).


class TypeAnywhere(Effect[Any]):
    """``type_anywhere``: cards of that type may be played in any column."""

    def __init__(self, card: int, printed: effect_schema.TypeAnywhere) -> None:
        super().__init__(card, printed)
        self.type: Final = TYPES.index(printed.of)

    def add_to(self, powers: Powers) -> None:
        powers.anywhere |= 1 << self.type


class AnyAsType(Effect[Any]):
    """``any_as_type``: any card may be played as a card of that type."""

    def __init__(self, card: int, printed: effect_schema.AnyAsType) -> None:
        super().__init__(card, printed)
        self.type: Final = TYPES.index(printed.to)

    def add_to(self, powers: Powers) -> None:
        powers.counts_as |= 1 << self.type


class CharactersInto(Effect[Any]):
    """``characters_into``: characters may be placed in that column."""

    def __init__(self, card: int, printed: effect_schema.CharactersInto) -> None:
        super().__init__(card, printed)
        self.column: Final = TYPES.index(printed.to)

    def add_to(self, powers: Powers) -> None:
        powers.for_characters |= 1 << self.column


class CharactersAre(Effect[Any]):
    """``characters_are``: every character counts as that number, no longer as wild, played, paid or bought (P-7)."""

    def __init__(self, card: int, printed: effect_schema.CharactersAre) -> None:
        super().__init__(card, printed)
        self.value: Final = printed.value

    def add_to(self, powers: Powers) -> None:
        powers.star = self.value


class TurnColumn(Effect[Any]):
    """``turn_column``: once a game a column becomes descending for good (P-39)."""

    def add_to(self, powers: Powers) -> None:
        powers.may_turn = True


class FreeBelow(Effect[Any]):
    """``free_below``: with fewer non-empty columns the rules of number and condition are waived (P-30)."""

    def __init__(self, card: int, printed: effect_schema.FreeBelow) -> None:
        super().__init__(card, printed)
        self.columns: Final = printed.columns

    def add_to(self, powers: Powers) -> None:
        powers.free_below = max(powers.free_below, self.columns)


class EaseCondition(Effect[Any]):
    """``ease_condition``: every condition asks so much less."""

    def __init__(self, card: int, printed: effect_schema.EaseCondition) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n

    def add_to(self, powers: Powers) -> None:
        powers.eases += self.n


# Buying (6.2).


class BuyEven(Effect[Any]):
    """``buy_even``: a card with an even number may be bought with any card (P-48)."""

    def add_to(self, powers: Powers) -> None:
        powers.buys_even = True


class BuyMargin(Effect[Any]):
    """``buy_margin``: the numbers may miss by so much."""

    def __init__(self, card: int, printed: effect_schema.BuyMargin) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n

    def add_to(self, powers: Powers) -> None:
        powers.margin = max(powers.margin, self.n)


class DrawAfterBuy(Effect[Any]):
    """``draw_after_buy``: draw so many cards after each own buy (P-49)."""

    def __init__(self, card: int, printed: effect_schema.DrawAfterBuy) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n

    def add_to(self, powers: Powers) -> None:
        powers.draws_after_buy = {**powers.draws_after_buy, self.card: self.n}


# The end of the turn (5.1).


class TakeCharacter(Effect[Any]):
    """``take_character``: the ward visit, one public character into hand, at no cost (P-47)."""

    def add_to(self, powers: Powers) -> None:
        powers.invites = [*powers.invites, self.card]


class RefillDraw(Effect[Any]):
    """``refill_draw``: draw so many cards in the Refill phase."""

    def __init__(self, card: int, printed: effect_schema.RefillDraw) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n

    def add_to(self, powers: Powers) -> None:
        powers.refill_draws = [*powers.refill_draws, self.n]


class ThinDraw(Effect[Any]):
    """``thin_draw``: then, with fewer cards in hand than that, draw one card."""

    def __init__(self, card: int, printed: effect_schema.ThinDraw) -> None:
        super().__init__(card, printed)
        self.below: Final = printed.below

    def add_to(self, powers: Powers) -> None:
        powers.thin_draws = [*powers.thin_draws, self.below]


# Protection (7.4).


class Wall(Effect[Any]):
    """``wall``: other players' cards cannot discard the owner's cards in play (P-38)."""

    def add_to(self, powers: Powers) -> None:
        powers.walls = [*powers.walls, self.card]


class AttackProof(Effect[Any]):
    """``attack_proof``: attacks do not affect the owner (P-37)."""

    def add_to(self, powers: Powers) -> None:
        powers.guards = [*powers.guards, self.card]
