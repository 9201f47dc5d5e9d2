"""What is printed of an effect: one structure for each of the thirty kinds, tagged with its name (section 7)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tongbao.games.pocket_changan.cards.places import Type

Few = Annotated[int, Meta(ge=1, le=9)]
FewOrNone = Annotated[int, Meta(ge=0, le=9)]


class Effect(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What a card does."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


# In play (section 7.1).


class InPlay(Effect):
    """Works as long as the card lies in an Urban Area."""

    when: Literal["in_play"]


class NoEffect(InPlay, tag="none"):
    """Nothing."""


class Points(InPlay, tag="points", omit_defaults=True):
    """More points of the types that are named."""

    military: Few = 0
    economy: Few = 0
    culture: Few = 0
    politics: Few = 0

    def __post_init__(self) -> None:
        if not (self.military or self.economy or self.culture or self.politics):
            raise ValueError("must say how many points of which type, such as military = 1")


class TypeAnywhere(InPlay, tag="type_anywhere"):
    """Cards of a type fit any column."""

    of: Type


class AnyAsType(InPlay, tag="any_as_type"):
    """Any card may be played as one of that type."""

    to: Type


class CharactersInto(InPlay, tag="characters_into"):
    """Characters may be placed in that column."""

    to: Type


class CharactersAre(InPlay, tag="characters_are"):
    """Characters have a number."""

    value: Annotated[int, Meta(ge=2, le=14)]


class TurnColumn(InPlay, tag="turn_column"):
    """Once a game a column becomes descending."""


class FreeBelow(InPlay, tag="free_below"):
    """With fewer columns number and condition are waived."""

    columns: Annotated[int, Meta(ge=1, le=4)]


class EaseCondition(InPlay, tag="ease_condition"):
    """Conditions ask n less."""

    n: Few


class BuyEven(InPlay, tag="buy_even"):
    """Even numbers are bought with any card."""


class BuyMargin(InPlay, tag="buy_margin"):
    """Numbers may miss by n when buying."""

    n: Few


class DrawAfterBuy(InPlay, tag="draw_after_buy"):
    """Draw n cards after each buy."""

    n: Few


class TakeCharacter(InPlay, tag="take_character"):
    """Each turn a public character may be taken."""


class RefillDraw(InPlay, tag="refill_draw"):
    """Draw n cards in the Refill phase."""

    n: Few


class ThinDraw(InPlay, tag="thin_draw"):
    """Draw a card in the Refill phase with fewer in hand."""

    below: Few


class Wall(InPlay, tag="wall"):
    """Others’ cards discard none of the owner’s cards in play."""


class AttackProof(InPlay, tag="attack_proof"):
    """Attacks do not affect the owner."""


# When played (section 7.2).


class WhenPlayed(Effect):
    """Happens once, right after the card is laid."""

    when: Literal["play"]


class DrawKeep(WhenPlayed, tag="draw_keep"):
    """Look at cards of the deck and keep some."""

    look: Few
    keep: Few

    def __post_init__(self) -> None:
        if self.keep > self.look:
            raise ValueError("has keep above look; no one can keep more cards than they look at")


class ExtraAction(WhenPlayed, tag="extra_action"):
    """More actions this turn."""

    n: Few


class Swap(WhenPlayed, tag="swap"):
    """Exchange a hand card for a public one."""


class Recall(WhenPlayed, tag="recall"):
    """Take a card in play back, for more actions."""

    actions: FewOrNone


class Fetch(WhenPlayed, tag="fetch"):
    """Take a card from the public area or the discard pile."""

    places: Annotated[tuple[Literal["public", "discard"], ...], Meta(min_length=1)]
    what: Literal["any", "characters"] | Type


class LoseUrban(WhenPlayed, tag="lose_urban"):
    """Players discard n cards in play."""

    who: Literal["others", "all"]
    n: Few


class TakeHand(WhenPlayed, tag="take_hand"):
    """Others hand over a card."""


class DiscardHand(WhenPlayed, tag="discard_hand"):
    """Others with more cards in hand discard one."""

    above: FewOrNone


class Contest(WhenPlayed, tag="contest"):
    """Cards are revealed, and taken by military points."""


class AllTakePublic(WhenPlayed, tag="all_take_public"):
    """All take a public card."""


class CopyCharacter(WhenPlayed, tag="copy_character"):
    """Use the effect of another player’s character."""


class FreeRules(WhenPlayed, tag="free_rules"):
    """Rules of playing or of buying are waived for a while."""

    what: Literal["play", "buy"]


class EndGame(WhenPlayed, tag="end_game"):
    """This round is the last."""


Printed = (
    NoEffect
    | Points
    | TypeAnywhere
    | AnyAsType
    | CharactersInto
    | CharactersAre
    | TurnColumn
    | FreeBelow
    | EaseCondition
    | BuyEven
    | BuyMargin
    | DrawAfterBuy
    | TakeCharacter
    | RefillDraw
    | ThinDraw
    | Wall
    | AttackProof
    | DrawKeep
    | ExtraAction
    | Swap
    | Recall
    | Fetch
    | LoseUrban
    | TakeHand
    | DiscardHand
    | Contest
    | AllTakePublic
    | CopyCharacter
    | FreeRules
    | EndGame
)
"""An effect as it stands on a card."""
