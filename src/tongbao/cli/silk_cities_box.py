"""The names and the print of what is in the box of Cities of the Silk Road, for the terminal."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tongbao.cli.phrases import count
from tongbao.games.silk_cities.actions import ROLES
from tongbao.games.silk_cities.cards.schema import Box, Development, Entry, Improvement, Region
from tongbao.games.silk_cities.items import ITEMS, Built, Citizen, Good

GOODS: Final = ("food", "metal", "standard silk", "fine silk")
PLAYED: Final = {"never": "kept to the end", "turn": "played on your turn", "battle": "played in battle"}


class BoxWords:
    """What the things in one box are called, and all that is printed on them."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box

    def card_name(self, number: int) -> str:
        return self.box.developments[number].names["en"]

    def region_name(self, number: int) -> str:
        return self.box.regions[number].names["en"]

    def improvement_name(self, number: int) -> str:
        return self.box.improvements[number].names["en"]

    def items(self, item: int, number: int) -> str:
        """Things for sale in a Golden Age, such as ``2 laborers``, ``1 food`` or ``Palace``."""
        thing = ITEMS[item]
        if isinstance(thing, Citizen):
            return count(number, ROLES[thing.role])
        if isinstance(thing, Good):
            return f"{number} {GOODS[thing.good]}"
        assert isinstance(thing, Built)
        return self.improvement_name(thing.improvement)

    def word(self, name: str, fact: int) -> str:
        """A fact of a line or a label: the name of its thing, or a number."""
        if name == "region":
            return self.region_name(fact)
        if name == "improvement":
            return self.improvement_name(fact)
        if name == "silk_card":
            return str(self.box.silk_cards[fact].names["en"])
        if name == "empire":
            return str(self.box.empires[fact].names["en"])
        if name == "item":
            return self.items(fact, 1)
        words = {"good": GOODS, "role": ROLES, "to": ROLES}
        return words[name][fact] if name in words else str(fact)

    def neighbours(self, face: Region) -> list[str]:
        """The empires a region borders, and the regions by number."""
        regions = {region.id: number for number, region in enumerate(self.box.regions)}
        empires = [empire.names["en"] for empire in self.box.empires if empire.id in face.empires]
        return empires + [str(number) for number in sorted(regions[name] for name in face.neighbours)]

    def find(self, wish: str) -> RenderableType:
        box = self.box
        if wish.isdigit() and int(wish) < len(box.developments):
            return self.development(int(wish), box.developments[int(wish)])
        wanted, found = wish.lower(), list[Text]()
        found += [self.development(n, face) for n, face in enumerate(box.developments) if is_called(face, wanted)]
        found += [self.improvement(n, face) for n, face in enumerate(box.improvements) if is_called(face, wanted)]
        found += [self.region(n, face) for n, face in enumerate(box.regions) if is_called(face, wanted)]
        if not found:
            last = len(box.developments) - 1
            return Text(f"No card is called “{wish}”; type a part of its name, or a number from 0 to {last}.")
        return Group(*found)

    def development(self, number: int, face: Development) -> Text:
        """All that is printed on a development card."""
        about = f" · development card {number}, {PLAYED[face.play]}, {face.copies} in the deck\n"
        return printed(face.names, about).append(face.text["en"])

    def improvement(self, number: int, face: Improvement) -> Text:
        """All that is printed on an improvement."""
        about = f" · improvement {number}, costs {cost(face)}, counts {face.golden_age} in a Golden Age\n"
        return printed(face.names, about).append(face.text["en"])

    def region(self, number: int, face: Region) -> Text:
        """What is on the map of a region."""
        about = f" · region {number}, yields more {face.kind}, travel cost {face.travel}\n"
        names = ", ".join(self.region_name(int(near)) if near.isdigit() else near for near in self.neighbours(face))
        return printed(face.names, about).append(f"Next to {names}.")


def cost(face: Improvement) -> str:
    """What an improvement costs, such as ``6 coins, 2 metal``."""
    price = {"coins": face.cost.coins, "food": face.cost.food, "metal": face.cost.metal}
    return ", ".join(f"{number} {name}" for name, number in price.items() if number)


def is_called(face: Entry, wanted: str) -> bool:
    """Whether these letters are part of a thing's name."""
    return wanted in face.names["en"].lower()


def printed(names: Mapping[str, str], about: str) -> Text:
    """The head of what is printed: both names, and what kind of thing it is."""
    return Text.assemble((names["en"], "bold"), f" {names['zh']}", (about, "dim"))
