"""Reading card files: TOML, every field checked, every mistake named with its entry and field."""

import tomllib
from typing import Final

from tongbao.engine.meta import BadCards
from tongbao.games.silk_cities.actions import DEVELOPMENTS, IMPROVEMENTS, REGIONS
from tongbao.games.silk_cities.cards.faces import (
    Box,
    Development,
    Effect,
    Empire,
    Improvement,
    Region,
    SilkCard,
    Words,
)
from tongbao.games.silk_cities.cards.kinds import CARD_KINDS, IMPROVEMENT_KINDS, NUMBERS, PAY, PLAYED, WORDS

Fields = dict[str, object]
EMPIRES: Final = ["china", "india", "persia", "byzantium"]
SILK_CARDS: Final = ["standard", "fine", "barbarian_1", "barbarian_2"]
GOODS: Final = WORDS["good"]
LENGTH: Final[dict[str, int]] = {
    "empire": len(EMPIRES),
    "region": REGIONS,
    "improvement": IMPROVEMENTS,
    "development": DEVELOPMENTS,
    "card": len(SILK_CARDS),
}
SETUP: Final[dict[str, tuple[int, int]]] = {"china_standard": (0, 6), "treasury": (0, 99), "treasury_growth": (0, 99)}
LONGEST_TEXT: Final = 240


def read_box(text: str) -> Box:
    """All that a file tells: four empires, sixteen regions, the improvements and the cards. Raises BadCards."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"The card file is not TOML: {error}.") from None
    lists = {name: read_list(table, name, length) for name, length in LENGTH.items()}
    setup = fields_of(table.get("setup"), list(SETUP), [], "The part [setup]")
    box = Box(
        [read_empire(entry, i) for i, entry in enumerate(lists["empire"])],
        [read_region(entry, i) for i, entry in enumerate(lists["region"])],
        [read_improvement(entry, i) for i, entry in enumerate(lists["improvement"])],
        [read_development(entry, i) for i, entry in enumerate(lists["development"])],
        [read_silk_card(entry, i) for i, entry in enumerate(lists["card"])],
        {name: count(setup[name], least, most, f"[setup]: {name}") for name, (least, most) in SETUP.items()},
    )
    check_map(box.regions)
    return box


def read_list(table: Fields, name: str, length: int) -> list[object]:
    """The entries of one kind; there must be as many as the game has choices for."""
    entries = table.get(name)
    if not isinstance(entries, list) or len(entries) != length:
        found = len(entries) if isinstance(entries, list) else 0
        raise BadCards(f"The card file has {found} entries [[{name}]]; it needs {length}.")
    ids = [entry.get("id") for entry in entries if isinstance(entry, dict)]
    for identity in ids:
        if ids.count(identity) > 1:
            raise BadCards(f"Two entries [[{name}]] have the id {identity}.")
    return entries


def read_empire(entry: object, number: int) -> Empire:
    """One of the four empires, in their order; what they trade is fixed."""
    where = title("Empire", entry, number)
    fields = fields_of(entry, ["id", "name", "x", "y", "sells", "buys"], [], where)
    id = word(fields["id"], [EMPIRES[number]], f"{where}: id")
    place = [count(fields[axis], 0, 1000, f"{where}: {axis}") for axis in "xy"]
    sells, buys = words(fields["sells"], GOODS, f"{where}: sells"), words(fields["buys"], GOODS, f"{where}: buys")
    return Empire(number, id, names(fields["name"], f"{where}: name"), place, sells, buys)


def read_region(entry: object, number: int) -> Region:
    """One of the sixteen regions."""
    where = title("Region", entry, number)
    fields = fields_of(entry, ["id", "name", "kind", "travel", "neighbours", "empires", "x", "y"], [], where)
    return Region(
        number,
        line(fields["id"], f"{where}: id"),
        names(fields["name"], f"{where}: name"),
        [count(fields[axis], 0, 1000, f"{where}: {axis}") for axis in "xy"],
        word(fields["kind"], ["food", "metal"], f"{where}: kind"),
        count(fields["travel"], 1, 9, f"{where}: travel"),
        words(fields["neighbours"], None, f"{where}: neighbours"),
        words(fields["empires"], EMPIRES, f"{where}: empires"),
    )


def check_map(regions: list[Region]) -> None:
    """Borders go both ways, every empire is bordered, and every region can be reached. Raises BadCards."""
    by_id = {region.id: region for region in regions}
    for region in regions:
        for name in region.neighbours:
            if name not in by_id or name == region.id:
                raise BadCards(f"Region {region.number} ({region.id}): {name} can’t be its neighbour.")
            if region.id not in by_id[name].neighbours:
                raise BadCards(f"Region {region.number} ({region.id}): its neighbour {name} doesn’t name it.")
    for empire in EMPIRES:
        if not any(empire in region.empires for region in regions):
            raise BadCards(f"No region borders {empire}.")
    reached = [regions[0].id]
    for name in reached:
        reached.extend([other for other in by_id[name].neighbours if other not in reached])
    for region in regions:
        if region.id not in reached:
            raise BadCards(f"Region {region.number} ({region.id}) can’t be reached from {regions[0].id}.")


def read_improvement(entry: object, number: int) -> Improvement:
    """One of the nineteen improvements."""
    where = title("Improvement", entry, number)
    fields = fields_of(entry, ["id", "name", "cost", "golden_age", "effects", "text"], [], where)
    costs = fields_of(fields["cost"], ["coins", "food", "metal"], [], f"{where}: cost")
    given = fields["effects"]
    if not isinstance(given, list):
        raise BadCards(f"{where}: effects must be a list.")
    return Improvement(
        number,
        line(fields["id"], f"{where}: id"),
        names(fields["name"], f"{where}: name"),
        names(fields["text"], f"{where}: text"),
        {name: count(costs[name], 0, 99, f"{where}: cost: {name}") for name in costs},
        count(fields["golden_age"], 0, 99, f"{where}: golden_age"),
        [read_effect(effect, IMPROVEMENT_KINDS, f"{where}: effect") for effect in given],
    )


def read_development(entry: object, number: int) -> Development:
    """One of the 33 kinds of development cards."""
    where = title("Development", entry, number)
    fields = fields_of(entry, ["id", "name", "copies", "play", "effects", "text"], [], where)
    given = fields["effects"]
    if not isinstance(given, list) or len(given) != 1:
        raise BadCards(f"{where}: effects must be a list of one effect.")
    effect = read_effect(given[0], CARD_KINDS, f"{where}: effect")
    return Development(
        number,
        line(fields["id"], f"{where}: id"),
        names(fields["name"], f"{where}: name"),
        names(fields["text"], f"{where}: text"),
        word(fields["play"], [PLAYED.get(effect.kind, "turn")], f"{where}: play"),
        count(fields["copies"], 1, 9, f"{where}: copies"),
        effect,
    )


def read_silk_card(entry: object, number: int) -> SilkCard:
    """One of the four kinds of silk cards, in their order."""
    where = title("Silk card", entry, number)
    amount = "slots" if number < 2 else "strength"
    fields = fields_of(entry, ["id", "name", "kind", amount, "count"], [], where)
    id = word(fields["id"], [SILK_CARDS[number]], f"{where}: id")
    word(fields["kind"], ["silk" if number < 2 else "barbarian"], f"{where}: kind")
    slots = count(fields["slots"], number + 1, number + 1, f"{where}: slots") if number < 2 else 0
    strength = count(fields["strength"], 1, 9, f"{where}: strength") if number >= 2 else 0
    many = count(fields["count"], 1, 30, f"{where}: count")
    return SilkCard(number, id, names(fields["name"], f"{where}: name"), slots, strength, many)


def read_effect(entry: object, kinds: dict[str, list[str]], where: str) -> Effect:
    """One effect with the parameters of its kind."""
    if not isinstance(entry, dict) or "kind" not in entry:
        raise BadCards(f"{where} must say its kind.")
    kind = word(entry["kind"], list(kinds), f"{where}: kind")
    fields = fields_of(entry, ["kind", *kinds[kind]], [], where)
    numbers: dict[str, int] = {}
    chosen: dict[str, str] = {}
    for name in kinds[kind]:
        if name == "pay":
            pay = fields_of(fields["pay"], [], list(PAY), f"{where}: pay")
            for what in PAY:
                numbers[f"pay_{what}"] = count(pay.get(what, 0), 0, 99, f"{where}: pay: {what}")
        elif name in WORDS:
            chosen[name] = word(fields[name], WORDS[name], f"{where}: {name}")
        else:
            least, most = NUMBERS[name]
            numbers[name] = count(fields[name], least, most, f"{where}: {name}")
    return Effect(kind, numbers, chosen)


def fields_of(table: object, needed: list[str], more: list[str], where: str) -> Fields:
    """A table with exactly the needed fields, and perhaps some more."""
    if not isinstance(table, dict):
        raise BadCards(f"{where} must be a table with the fields: {', '.join(needed + more)}.")
    for name in needed:
        if name not in table:
            raise BadCards(f"{where}: {name} is missing.")
    for name in table:
        if name not in needed and name not in more:
            raise BadCards(f"{where}: there is no field {name}; the fields are: {', '.join(needed + more)}.")
    return table


def names(value: object, where: str) -> Words:
    """A text in English and Chinese."""
    fields = fields_of(value, ["en", "zh"], [], where)
    return {language: line(text, f"{where}: {language}") for language, text in fields.items()}


def line(text: object, where: str) -> str:
    """A text that isn't empty and not too long."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT:
        raise BadCards(f"{where} must be a text of at most {LONGEST_TEXT} characters.")
    return text


def words(value: object, possible: list[str] | None, where: str) -> list[str]:
    """A list of words, each of some if these are given."""
    if not isinstance(value, list):
        raise BadCards(f"{where} must be a list.")
    return [line(entry, where) if possible is None else word(entry, possible, where) for entry in value]


def word(value: object, possible: list[str], where: str) -> str:
    """One of some words."""
    if isinstance(value, str) and value in possible:
        return value
    raise BadCards(f"{where} is “{value}”; it must be {' or '.join(possible)}.")


def count(number: object, least: int, most: int, where: str) -> int:
    """A whole number within bounds."""
    if isinstance(number, int) and not isinstance(number, bool) and least <= number <= most:
        return number
    raise BadCards(f"{where} is {number}; it must be a whole number from {least} to {most}.")


def title(what: str, entry: object, number: int) -> str:
    """How a mistake names its entry."""
    id = entry.get("id") if isinstance(entry, dict) else None
    return f"{what} {number} ({id})" if isinstance(id, str) else f"{what} {number}"
