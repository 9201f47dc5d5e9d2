"""The table of Cities of the Silk Road in the terminal, drawn from a seat's view and from what is in the box."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.silk_cities.box import KINDS
from tongbao.cli.play.silk_cities.trade import TradeScreen
from tongbao.cli.play.speaker import filled
from tongbao.engine.choice import Choice

GOOD_STYLES: Final = ("green", "blue", "magenta", "bold magenta")
CITY: Final = ["gather", "assign", "grow", "build", "use", "play"]
TURN: Final = [*CITY, "buy", "sell", "offer", "attack", "toll", "want", "end"]
"""The verbs of a turn in the order in which they are listed."""
NAMED: Final = {"buy": 1, "sell": 1, "offer": 2, "attack": 1, "want": 1, "assign": 1, "gather": 0, "toll": 0}
NAMED.update({"soldiers": 0, "ask": 0, "limit": 0, "army": 0, "defend": 0, "raise": 0})
"""Verbs of which the choices stand side by side if their first so many parameters are the same."""


class SilkCitiesScreen(TradeScreen):
    """Cities of the Silk Road: map, empires, cities, what is under way, hand."""

    examples: ClassVar = ("gather 0", "12", "ambush")

    def legend(self) -> list[tuple[str, str]]:
        t = self.t
        return [
            ("5→12", t("in a row of choices: type 5 to choose 12")),
            (t("Cost"), t("what passing through a region costs you; in a city its toll is counted in")),
            (t("3 (1 tapped)"), t("three, of whom one can do nothing more this round")),
            (t("1 recruit"), t("a soldier in training: defends, and attacks from the next round on")),
            (f"c {self.example()[2]}", t("finds improvements and regions too")),
        ]

    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table: how far the game is, map, empires, cities, what is under way, the viewer's hand."""
        parts: list[RenderableType] = [self.progress(view), self.map(view), self.empires(view)]
        parts += [self.city(view, seat) for seat in view["seats"]]
        if view["routes"] and view["viewer"] >= 0:
            parts.append(self.routes(view))
        affairs = self.affairs(view)
        if affairs:
            parts.append(affairs)
        if view["hand"]:
            parts.append(self.hand(view["hand"]))
        return Group(*parts)

    def progress(self, view: dict[str, Any]) -> Text:
        """Who does what, and how far the game has come."""
        t, told = self.t, list[Text]()
        if not view["over"]:
            told.append(Text(t("Round {n}.", n=view["round"]) if view["round"] else t("Set-up."), "bold"))
            told.append(self.doing(view))
            told.append(filled(t("Order: {players}."), players=self.seats(view["order"])))
        told.append(Text(t("{n} Victory Points win.", n=view["victory"])))
        return self.together(told).append("\n").append(self.decks(view)).append("\n")

    def doing(self, view: dict[str, Any]) -> Text:
        """Who does what."""
        doing = self.t(
            {
                "claim": "{players} claims a first region.",
                "soldiers": "{players} may send soldiers against the barbarians.",
                "auction": "{players} may bid coins.",
                "turn": "{players} is acting.",
                "ask": "{players} names a price.",
                "answer": "{players} answers an offer.",
                "hop": "{players} is on the way.",
                "army": "{players} sets out to attack.",
                "battle": "{players} may play a card in battle.",
                "defend": "{players} defends the city.",
                "plunder": "{players} plunders.",
                "keep_card": "{players} keeps one of the cards looked at.",
                "fate": "{players} keeps the empire or lets it fall.",
                "put": "{players} puts something up for sale.",
            }[view["step"]]
        )
        return filled(doing, players=self.seats(view["to_act"]))

    def decks(self, view: dict[str, Any]) -> Text:
        """What is left of the decks."""
        t, silk, deck = self.t, view["silk_deck"], view["deck"]
        cards = map(self.name, [card.names for card in self.box.silk_cards])
        kinds = self.amounts(dict(zip(cards, silk["left"], strict=True)))
        told = [
            t(
                "Silk deck: {n} {n|card|cards} ({kinds})[, {card} turned last].",
                n=silk["count"],
                kinds=kinds,
                card="" if silk["last"] is None else self.word("silk_card", silk["last"]),
            ),
            t("Development deck: {n}, discarded: {k}.", n=deck["count"], k=len(deck["discards"])),
        ]
        return self.together(map(Text, told))

    def map(self, view: dict[str, Any]) -> RenderableType:
        """The regions by number, with what lies there and where they lead."""
        t = self.t
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", justify="right")
        table.add_column(t("Region"), no_wrap=True)
        table.add_column(t("Yields"), no_wrap=True)
        for heading in (t("Cost"), t("Treasury")):
            table.add_column(heading, justify="right", no_wrap=True)
        for heading in (t("Stacks"), t("City"), t("Next to")):
            table.add_column(heading)
        for row in view["regions"]:
            face = self.box.regions[row["region"]]
            owner = Text("-", "dim")
            if row["city"] is not None:
                owner = self.seat(row["city"])
            elif row["ruin"] is not None:
                owner = filled(t("ruin of {player}"), "dim", player=self.seat(row["ruin"]))
            own = row["city"] is not None and row["city"] == view["viewer"]
            table.add_row(
                str(row["region"]),
                self.region_name(row["region"]),
                Text(self.kind(face), GOOD_STYLES[KINDS.index(face.kind)]),
                "-" if own else str(row["cost"]),
                str(row["treasury"]),
                self.listed(map(str, row["stacks"])),
                owner,
                self.listed(self.neighbours(face)),
            )
        return Group(table, "")

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player: coins, place and cards in a line, then citizens, goods and improvements."""
        t, points = self.t, view["points"][seat["seat"]]
        line = self.seat_and_place(seat["seat"]).append("  ")
        coins = Text(t("{n} {n|coin|coins}", n=seat["coins"]), "bold")
        told = [filled(t("{coins} (income {n})", n=seat["income"]), coins=coins)]
        if seat["region"] is not None:
            told.append(Text(self.region_name(seat["region"])))
            told.append(Text(t("toll {n}", n=seat["toll"])))
        told.append(Text(t("{n} {n|card|cards} in hand", n=seat["hand_count"])))
        if points is not None:
            told.append(Text(t("{n} Victory {n|Point|Points}", n=points), "bold"))
        if seat["surcharge"]:
            told.append(Text(t("{n} more for every region", n=seat["surcharge"]), "red"))
        if seat["sacked"]:
            told.append(Text(t("sacked"), "red"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(t("Citizens"), self.people(seat))
        table.add_row(t("Goods"), self.stores(seat))
        if seat["improvements"]:
            built = [
                Text(self.improvement_name(one["improvement"]), "dim" if one["used"] else "")
                for one in seat["improvements"]
            ]
            table.add_row(t("Built"), self.texts(built))
        return Group(line.append(self.texts(told)), Padding(table, (0, 0, 1, 2)))

    def people(self, seat: dict[str, Any]) -> str:
        """A city's citizens by role, such as ``2 laborers (1 tapped), 1 soldier``."""
        soldiers = seat["soldiers"]
        parts = []
        for role, found in enumerate((seat["laborers"], seat["merchants"], soldiers)):
            if found["untapped"] + found["tapped"]:
                parts.append(self.citizens(role, found["untapped"] + found["tapped"], found["tapped"]))
        tapped = soldiers["training_tapped"]
        if soldiers["training"] + tapped:
            recruits = self.t("{n} {n|recruit|recruits}[ ({k} tapped)]", n=soldiers["training"] + tapped, k=tapped)
            parts.append(recruits)
        return self.listed(parts)

    def stores(self, seat: dict[str, Any]) -> str:
        """What a city has, and the prices it has posted."""
        has = self.listed(self.so_much(good, number) for good, number in enumerate(seat["goods"]) if number)
        wants = [
            self.t("{good} at up to {n}", good=self.goods[good], n=price)
            for good, price in enumerate(seat["wants"])
            if price
        ]
        return self.t("{goods}; buys {wants}", goods=has, wants=self.listed(wants)) if wants else has

    def hand(self, held: list[dict[str, Any]]) -> RenderableType:
        """The viewer's own cards with what they do; those that can be played now are bold."""
        t = self.t
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(t("Your hand"), no_wrap=True)
        table.add_column(t("When"), no_wrap=True)
        table.add_column(t("Effect"))
        for card in held:
            face = self.box.developments[card["card"]]
            name = Text(self.name(face.names), "bold" if card["playable"] else "")
            table.add_row(name, self.played(face.play), self.name(face.text))
        return Group(table, "")

    def arrange(self, choices: list[Choice]) -> list[Choice]:
        return sorted(choices, key=lambda choice: TURN.index(choice.verb.name) if choice.verb.name in TURN else 0)

    def heading(self, choice: Choice) -> str:
        t = self.t
        match choice.verb.name:
            case "gather" | "assign" | "grow":
                return t("Citizens")
            case "build":
                return t("Build")
            case "use" | "play":
                return t("Improvements and cards")
            case "buy" | "sell":
                return t("Trade with the empires")
            case "offer":
                return t("Offer to other players")
            case "attack":
                return t("Attack")
            case "toll" | "want":
                return t("Toll and posted prices")
            case "end":
                return t("Other")
        return ""

    def row(self, choice: Choice) -> str:
        verb, numbers = choice.verb.name, choice.parameters
        if verb not in NAMED or (verb == "limit" and not numbers[0]):
            return ""
        return " ".join([verb, *map(str, numbers[: NAMED[verb]])])

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        t, verb, numbers = self.t, choice.verb.name, choice.parameters
        if verb in ("claim", "rise"):
            face = self.box.regions[numbers[0]]
            facts = [self.kind(face)]
            if verb == "rise":
                facts.append(t("treasury {n}", n=view["regions"][numbers[0]]["treasury"]))
            facts.append(t("next to {places}", places=self.listed(self.neighbours(face))))
            return Text(self.listed(facts))
        if verb == "grow":
            return Text(t("for {n} food", n=view["seats"][view["viewer"]]["growth"]))
        if verb == "build":
            return Text(t("for {price}", price=self.cost(self.box.improvements[numbers[0]])))
        if verb == "use":
            return Text(self.name(self.box.improvements[numbers[0]].text))
        if verb in ("play", "keep_card"):
            return Text(self.name(self.box.developments[numbers[0]].text))
        return None
