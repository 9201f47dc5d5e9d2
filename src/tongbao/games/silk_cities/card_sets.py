"""Card files: read, checked and made into what the rules look up; the standard ones, or a player's own."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, TypeVar

from tongbao.engine.balanced import is_balanced, with_changes
from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_entries, read_entry, read_toml
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.silk_cities.cards.actions import DEVELOPMENTS, IMPROVEMENTS, REGIONS
from tongbao.games.silk_cities.cards.schema import (
    EMPIRES,
    SILK_CARDS,
    Box,
    Development,
    Empire,
    Entry,
    Improvement,
    Region,
    SilkCard,
    Start,
)
from tongbao.games.silk_cities.effects.kinds import made
from tongbao.games.silk_cities.state.card_set import CardSet

E = TypeVar("E", bound=Entry)


def read_cards(tables: dict[str, Any]) -> CardSet:
    """All that a file tells: four empires, sixteen regions, the improvements and the cards. Raises BadCards."""
    box = Box(
        read_list(tables, "empire", Empire, "Empire", len(EMPIRES)),
        read_list(tables, "region", Region, "Region", REGIONS),
        read_list(tables, "improvement", Improvement, "Improvement", IMPROVEMENTS),
        read_list(tables, "development", Development, "Development", DEVELOPMENTS),
        read_list(tables, "card", SilkCard, "Silk card", len(SILK_CARDS)),
        read_entry(tables.get("setup"), Start, "The part [setup]"),
    )
    check_order(box.empires, EMPIRES, "Empire")
    check_order(box.silk_cards, SILK_CARDS, "Silk card")
    check_map(box.regions)
    return CardSet(box, made)


def read_list(tables: dict[str, Any], name: str, kind: type[E], title: str, length: int) -> list[E]:
    """The entries of one kind; there must be as many as the game has choices for."""
    entries = tables.get(name)
    found = len(entries) if isinstance(entries, list) else 0
    if found != length:
        raise BadCards(f"The card file has {found} entries [[{name}]]; it needs {length}.")
    return read_entries(tables, name, kind, title, first=0)


def check_order(entries: list[E], ids: tuple[str, ...], title: str) -> None:
    """What the rules name stands in its order. Raises BadCards."""
    for place, (entry, id) in enumerate(zip(entries, ids, strict=True)):
        if entry.id != id:
            raise BadCards(f"{title} {place} ({entry.id}): id must be {id}.")


def check_map(regions: list[Region]) -> None:
    """Borders go both ways, every empire is bordered, and every region can be reached. Raises BadCards."""
    by_id = {region.id: region for region in regions}
    for place, region in enumerate(regions):
        for name in region.neighbours:
            if name not in by_id or name == region.id:
                raise BadCards(f"Region {place} ({region.id}): {name} can’t be its neighbour.")
            if region.id not in by_id[name].neighbours:
                raise BadCards(f"Region {place} ({region.id}): its neighbour {name} doesn’t list it.")
    for empire in EMPIRES:
        if not any(empire in region.empires for region in regions):
            raise BadCards(f"No region borders {empire}.")
    reached = [regions[0].id]
    for name in reached:
        reached.extend([other for other in by_id[name].neighbours if other not in reached])
    for place, region in enumerate(regions):
        if region.id not in reached:
            raise BadCards(f"Region {place} ({region.id}) can’t be reached from {regions[0].id}.")


@lru_cache(maxsize=16)
def card_set(text: str, rules: int) -> CardSet:
    """The card set of a file by a version of the rules; a series of games reads its file once."""
    tables, setup = read_toml(text), BEFORE[rules].get("setup", {})
    given = tables.get("setup")
    return read_cards({**tables, "setup": {**setup, **given}} if isinstance(given, dict) else tables)


def printed(name: str) -> str:
    """A file that comes with the game."""
    return files("tongbao.games.silk_cities.cards").joinpath(f"{name}.toml").read_text("utf-8")


def with_all_changes(tables: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The tables of a file with the changed entries and fields put in. Raises BadCards."""
    return {
        **tables,
        **{
            name: {**tables[name], **new} if isinstance(new, dict) else with_changes(tables[name], new)
            for name, new in changes.items()
        },
    }


STANDARD_TEXT: Final = "\n".join([printed(name) for name in ("map", "improvements", "developments", "silk_deck")])
"""The files that come with the game, one after another: a card file is all of them in one."""
STANDARD_TABLES: Final = read_toml(STANDARD_TEXT)
BEFORE: Final[dict[int, dict[str, Any]]] = {1: read_toml(printed("rules_1")), 2: {}}
"""By version of the rules, what was other than now."""
TABLES: Final = {rules: with_all_changes(STANDARD_TABLES, changes) for rules, changes in BEFORE.items()}
SETS: Final = {rules: read_cards(tables) for rules, tables in TABLES.items()}
"""By version of the rules, the set that comes with the game."""
STANDARD: Final = SETS[max(SETS)]
"""The set of the latest rules."""
BALANCED: Final = read_cards(with_all_changes(TABLES[1], read_toml(printed("balanced"))))
"""By version 1 of the rules, the same but for what the option changes."""


def cards_for(setup: Setup) -> CardSet:
    """The cards that a table plays with. Raises BadCards or BadOption."""
    if setup.rules == 1 and is_balanced(setup):
        return BALANCED
    return SETS[setup.rules] if setup.cards is None else card_set(setup.cards, setup.rules)


ENTRIES: Final[dict[str, type[Any]]] = {
    "development": Development,
    "improvement": Improvement,
    "region": Region,
    "card": SilkCard,
}
CARD_FILE: Final = CardFile(STANDARD_TEXT, ENTRIES, ("id", "slots", "x", "y"))
