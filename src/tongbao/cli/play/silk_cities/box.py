"""The names and the print of what is in the box of Cities of the Silk Road, for the terminal."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.cli.play.speaker import is_like
from tongbao.engine.game import Game
from tongbao.games.silk_cities.cards.schema import Improvement, Region
from tongbao.games.silk_cities.state.items import ITEMS, Built, Citizen, Good
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.languages import ENGLISH

KINDS: Final = ("food", "metal")
"""Of regions, in the order of their goods."""


class BoxScreen(Screen):
    """Knows what the things in the box are called, and all that is printed on them."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game, names, language)
        assert isinstance(game, SilkCities)
        t = self.t
        self.box: Final = game.cards.box
        self.goods: Final = [t("food"), t("metal"), t("standard silk"), t("fine silk")]
        self.roles: Final = [t("laborer"), t("merchant"), t("soldier")]
        self.empires_called: Final = {empire.id: self.name(empire.names) for empire in self.box.empires}

    def region_name(self, number: int) -> str:
        """What a region is called."""
        return self.name(self.box.regions[number].names)

    def improvement_name(self, number: int) -> str:
        """What an improvement is called."""
        return self.name(self.box.improvements[number].names)

    def citizens(self, role: int, number: int, tapped: int = 0) -> str:
        """So many citizens of one role, and how many of them are tapped."""
        return self.t(
            {
                0: "{n} {n|laborer|laborers}[ ({k} tapped)]",
                1: "{n} {n|merchant|merchants}[ ({k} tapped)]",
                2: "{n} {n|soldier|soldiers}[ ({k} tapped)]",
            }[role],
            n=number,
            k=tapped,
        )

    def so_much(self, good: int, number: int) -> str:
        """So much of a good."""
        return self.t({0: "{n} food", 1: "{n} metal", 2: "{n} standard silk", 3: "{n} fine silk"}[good], n=number)

    def items(self, item: int, number: int) -> str:
        """Things for sale in a Golden Age, such as ``2 laborers``, ``1 food`` or ``Palace``."""
        thing = ITEMS[item]
        if isinstance(thing, Citizen):
            return self.citizens(thing.role, number)
        if isinstance(thing, Good):
            return self.so_much(thing.good, number)
        assert isinstance(thing, Built)
        return self.improvement_name(thing.improvement)

    def word(self, name: str, fact: Any) -> str:
        """A fact of a line or a label: the name of its thing, or a number."""
        match name:
            case "region":
                return self.region_name(fact)
            case "improvement":
                return self.improvement_name(fact)
            case "silk_card":
                return self.name(self.box.silk_cards[fact].names)
            case "empire":
                return self.name(self.box.empires[fact].names)
            case "item":
                return self.items(fact, 1)
            case "good":
                return str(self.goods[fact])
            case "role" | "to":
                return str(self.roles[fact])
        return str(fact)

    def neighbours(self, face: Region) -> list[str]:
        """The empires a region borders, and the regions by number."""
        regions = {region.id: number for number, region in enumerate(self.box.regions)}
        empires = [name for empire, name in self.empires_called.items() if empire in face.empires]
        return empires + [str(number) for number in sorted(regions[name] for name in face.neighbours)]

    def cost(self, face: Improvement) -> str:
        """What an improvement costs, such as ``6 coins, 2 metal``."""
        price = {"coins": face.cost.coins, "food": face.cost.food, "metal": face.cost.metal}
        return self.t("[{coins} {coins|coin|coins}, {food} food, {metal} metal]", **price)

    def played(self, play: str) -> str:
        """When a development card is played."""
        return self.t({"never": "kept to the end", "turn": "played on your turn", "battle": "played in battle"}[play])

    # What is printed.

    def find(self, wish: str) -> RenderableType:
        if wish.isdigit():
            return super().find(wish)
        found = [self.face(number) for number in self.found(wish)]
        for number, improvement in enumerate(self.box.improvements):
            if is_like(wish, self.all_names(improvement.names)):
                found.append(self.improvement(number, improvement))
        for number, region in enumerate(self.box.regions):
            if is_like(wish, self.all_names(region.names)):
                found.append(self.region(number, region))
        return Group(*found) if found else self.not_found(wish)

    def face(self, number: int) -> RenderableType:
        t, face = self.t, self.box.developments[number]
        facts = [t("development card {n}", n=number), self.played(face.play), t("{n} in the deck", n=face.copies)]
        return self.printed(face.names, facts).append(self.name(face.text))

    def improvement(self, number: int, face: Improvement) -> Text:
        """All that is printed on an improvement."""
        t = self.t
        facts = [t("improvement {n}", n=number), t("costs {price}", price=self.cost(face))]
        facts.append(t("counts {n} in a Golden Age", n=face.golden_age))
        return self.printed(face.names, facts).append(self.name(face.text))

    def region(self, number: int, face: Region) -> Text:
        """What is on the map of a region."""
        t = self.t
        facts = [t("region {n}", n=number), t("yields more {good}", good=self.kind(face))]
        facts.append(t("travel cost {n}", n=face.travel))
        near = [self.region_name(int(name)) if name.isdigit() else name for name in self.neighbours(face)]
        return self.printed(face.names, facts).append(t("Next to {places}.", places=self.listed(near)))

    def kind(self, face: Region) -> str:
        """What a region yields more of."""
        return self.goods[KINDS.index(face.kind)]

    def printed(self, names: Mapping[str, str], facts: list[str]) -> Text:
        """The head of what is printed: its name, in Chinese too, and what kind of thing it is."""
        chinese = "" if self.is_han else f" {names['zh']}"
        return Text.assemble((self.name(names), "bold"), chinese, (f" · {self.listed(facts)}\n", "dim"))
