"""What is printed on a card: the structure of the entries ``[[card]]`` of a card file (sections 2, 7 and 8.3)."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field, json

Type = Literal["military", "economy", "culture", "politics"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)
"""In the order of the columns."""
Types = Annotated[tuple[Type, ...], Meta(min_length=1)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(max_length=60)]
Scene = Annotated[str, Meta(max_length=30)]
Few = Annotated[int, Meta(ge=1, le=9)]
FewOrNone = Annotated[int, Meta(ge=0, le=9)]
Many = Annotated[int, Meta(ge=0, le=99)]


class Printed(Struct, forbid_unknown_fields=True):
    """A part of a card, with no other fields than these."""


class Condition(Printed):
    """What must hold before the card is laid: the highest (``max``) or the sum of the owner's points is more than n."""

    points: Types
    how: Literal["max", "sum"]
    more_than: Many

    def __post_init__(self) -> None:
        check_no_twins("points", self.points)


# Effects in play (section 7.1).


class Effect(Printed, tag_field="kind"):
    """What a card does."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


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


# Effects when played (section 7.2).


class WhenPlayed(Effect):
    """Happens once, right after the card is laid."""

    when: Literal["play"]


class DrawKeep(WhenPlayed, tag="draw_keep"):
    """Look at cards of the deck and keep some."""

    look: Few
    keep: Few

    def __post_init__(self) -> None:
        if self.keep > self.look:
            raise ValueError("has keep above look; nobody can keep more cards than he looks at")


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


# Scores (section 8.3).


class Score(Printed, tag_field="kind"):
    """What a card adds to the bonus."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


class FixedScore(Score, tag="fixed"):
    """A number."""

    value: Many


class PointsScore(Score, tag="points"):
    """The points of a type, of several the highest."""

    of: Types

    def __post_init__(self) -> None:
        check_no_twins("of", self.of)


class CountScore(Score, tag="count"):
    """The number of own characters or buildings."""

    what: Literal["characters", "buildings"]


class ShortestScore(Score, tag="shortest"):
    """The lowest of the four point values."""


# Cards.


class Couplet(Printed):
    """Two lines of a poem; who wrote it and what it is called, "" if not known."""

    lines: tuple[Line, Line] = field(name="zh")
    by: Line = ""
    poem: Line = ""


class Entry(Printed):
    """One entry of a card file; ``scene`` names the picture that the card wears on the page, "" for its type's."""

    id: Name
    type: Type
    number: Annotated[int, Meta(ge=0, le=14)]
    name: dict[str, Name]
    kind: Literal["building", "event", "character"]
    effect: (
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
    score: FixedScore | PointsScore | CountScore | ShortestScore
    text: dict[str, Text]
    condition: Condition | None = None
    couplet: Couplet | None = None
    scene: Scene = ""
    source: dict[str, str] = {}

    def __post_init__(self) -> None:
        for name, words in (("name", self.name), ("text", self.text)):
            if not words.get("en", "").strip():
                raise ValueError(f"{name}.en is missing; every card needs it in English")


class CardFace(Entry, kw_only=True):
    """What is printed on one of the 64 cards; ``card`` is its place in the file, which choices, views and logs name."""

    card: int

    @property
    def names(self) -> dict[str, str]:
        """What it is called by language: Chinese is English if it isn't there, English is without its meaning."""
        return {"zh": self.name["en"], **self.name, "en": self.name["en"].rstrip(")").partition(" (")[0]}

    @property
    def meaning(self) -> str:
        """What its name means in English, "" if the file doesn't say."""
        return self.name["en"].rstrip(")").partition(" (")[2]

    @property
    def column(self) -> int:
        """The column of its printed type."""
        return TYPES.index(self.type)

    def as_dict(self) -> dict[str, object]:
        """The face as plain data; its type as the number of its column."""
        face: dict[str, object] = json.decode(json.encode(self))
        return {
            **{name: value for name, value in face.items() if name not in NOT_PRINTED},
            "type": self.column,
            "names": self.names,
            "meaning": self.meaning,
            "text": {"zh": self.text["en"], **self.text},
            "couplet": self.couplet
            and {"lines": list(self.couplet.lines), "by": self.couplet.by, "poem": self.couplet.poem},
        }


NOT_PRINTED: Final = ("name", "source")


def check_no_twins(name: str, types: tuple[Type, ...]) -> None:
    """Raises ValueError if a field names a type twice."""
    if len(set(types)) < len(types):
        raise ValueError(f"names a type twice in {name}")
