"""Mistakes in a card file are said in one sentence: the entry, the field, what stands there, what may stand there."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from tongbao import BadCards
from tongbao.engine.files import read_entries, read_entry, read_toml

Few = Annotated[int, Meta(ge=1, le=9)]


class Gain(Struct, tag="gain", tag_field="kind", forbid_unknown_fields=True):
    """One kind of effect."""

    n: Few
    of: Literal["food", "metal"] = "food"


class Swap(Struct, tag="swap", tag_field="kind", forbid_unknown_fields=True):
    """Another, without fields."""


class Entry(Struct, forbid_unknown_fields=True):
    """An entry with something of every type."""

    id: Annotated[str, Meta(min_length=1, max_length=20)]
    name: dict[str, str]
    cost: dict[Literal["food", "metal"], Few]
    effects: Annotated[list[Gain | Swap], Meta(min_length=1, max_length=3)]
    place: tuple[int, int] = (0, 0)
    open: bool = False
    level: Few | None = None

    def __post_init__(self) -> None:
        if "en" not in self.name:
            raise ValueError("name.en is missing")


SOUND = {"id": "mill", "name": {"en": "Mill"}, "cost": {"food": 1}, "effects": [{"kind": "gain", "n": 2}]}


def test_a_sound_entry() -> None:
    entry = read_entry(SOUND, Entry, "Entry 1")
    assert entry.effects == [Gain(2)] and entry.cost == {"food": 1} and entry.level is None


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"id": 3}, "id is 3; it must be a text of 1 to 20 characters"),
        ({"id": ""}, "id is “”; it must be a text of 1 to 20 characters"),
        ({"id": None}, "the field id is missing"),
        ({"colour": "red"}, "there is no field colour; the fields are: id, name, cost, effects, place, open, level"),
        ({"name": {}}, "name.en is missing"),
        ({"name": {"en": 7}}, "name.en is 7; it must be a text"),
        ({"cost": {"mud": 1}}, "cost names “mud”; it can only name: food, metal"),
        ({"cost": {"food": 1, "metal": 10}}, "cost.metal is 10; it must be a whole number from 1 to 9"),
        ({"cost": {"food": True}}, "cost.food is true; it must be a whole number from 1 to 9"),
        ({"cost": 1}, "cost is 1; it must be a table"),
        ({"effects": []}, "effects is a list of 0; it must be a list of 1 to 3 entries"),
        ({"effects": "gain"}, "effects is “gain”; it must be a list of 1 to 3 entries"),
        ({"effects": [3]}, "effects, place 1 is 3; it must be a table"),
        ({"effects": [{"n": 1}]}, "effects, place 1: the field kind is missing"),
        ({"effects": [{"kind": "win"}]}, "effects, place 1: kind is “win”; it must be one of: gain, swap"),
        ({"effects": [{"kind": "gain"}]}, "effects, place 1: the field n is missing"),
        ({"effects": [{"kind": "gain", "n": 0}]}, "effects, place 1: n is 0; it must be a whole number from 1 to 9"),
        (
            {"effects": [{"kind": "swap"}, {"kind": "gain", "n": 1, "of": "mud"}]},
            "effects, place 2: of is “mud”; it must be one of: food, metal",
        ),
        (
            {"effects": [{"kind": "gain", "n": 1, "times": 2}]},
            "effects, place 1: there is no field times; the fields are: kind, n, of",
        ),
        ({"effects": [{"kind": "swap", "n": 2}]}, "effects, place 1: there is no field n; the fields are: kind"),
        ({"place": [1]}, "place is a list of 1; it must be a list of 2 entries"),
        ({"place": [1, "b"]}, "place, place 2 is “b”; it must be a whole number"),
        ({"open": "yes"}, "open is “yes”; it must be true or false"),
        ({"level": 0}, "level is 0; it must be a whole number from 1 to 9"),
    ],
)
def test_a_mistake_is_one_sentence(fields: dict[str, Any], told: str) -> None:
    entry = {name: value for name, value in {**SOUND, **fields}.items() if value is not None}
    with pytest.raises(BadCards) as mistake:
        read_entry(entry, Entry, "Entry 1 (mill)")
    assert str(mistake.value) == f"Entry 1 (mill): {told}."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[tile]", "The card file isn’t valid TOML"),
        ("", "The card file has no tiles; each begins with a line [[tile]]."),
        ("tile = 3", "The card file has no tiles"),
        ("tile = [3]", "Tile 1: it is 3; it must be a table."),
        ('[[tile]]\nid = "mill"\n', "Tile 1 (mill): the field name is missing."),
    ],
)
def test_a_file_without_sound_entries(text: str, told: str) -> None:
    with pytest.raises(BadCards) as mistake:
        read_entries(read_toml(text), "tile", Entry, "Tile")
    assert str(mistake.value).startswith(told)


def test_no_two_entries_share_an_id() -> None:
    with pytest.raises(BadCards, match=r"^Tile 6 \(mill\): tile 5 already has this id\.$"):
        read_entries({"tile": [SOUND, SOUND]}, "tile", Entry, "Tile", first=5)
