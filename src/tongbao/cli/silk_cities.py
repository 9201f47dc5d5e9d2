"""The table of Cities of the Silk Road in the terminal, drawn from a seat's view and from what is in the box."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.phrases import count, resources, seat_name
from tongbao.cli.screen import Screen
from tongbao.cli.silk_cities_box import GOODS, PLAYED, BoxWords, cost
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.table import SilkCities

GOOD_STYLES: Final = ("green", "blue", "magenta", "bold magenta")
STEPS: Final = {
    "claim": "claims a first region",
    "soldiers": "may send soldiers against the barbarians",
    "auction": "may bid coins",
    "turn": "is acting",
    "ask": "names a price",
    "answer": "answers an offer",
    "hop": "is on the way",
    "army": "sets out to attack",
    "battle": "may play a card in battle",
    "defend": "defends the city",
    "plunder": "plunders",
    "keep_card": "keeps one of the cards looked at",
    "fate": "keeps the empire or lets it fall",
    "put": "puts something up for sale",
}
HEADINGS: Final = {
    "gather": "Citizens",
    "assign": "Citizens",
    "grow": "Citizens",
    "build": "Build",
    "use": "Improvements and cards",
    "play": "Improvements and cards",
    "buy": "Trade with the empires",
    "sell": "Trade with the empires",
    "offer": "Offer to other players",
    "attack": "Attack",
    "toll": "Toll and posted prices",
    "want": "Toll and posted prices",
    "end": "Other",
}
TURN: Final = list(HEADINGS)
"""The verbs of a turn in the order in which they are listed."""
NAMED: Final = {"buy": 1, "sell": 1, "offer": 2, "attack": 1, "want": 1, "assign": 1, "gather": 0, "toll": 0}
NAMED.update({"soldiers": 0, "ask": 0, "limit": 0, "army": 0, "defend": 0, "raise": 0})
"""Verbs of which the choices stand side by side if their first so many parameters are the same."""


class SilkCitiesScreen(Screen):
    """Cities of the Silk Road: map, empires, cities, what is under way, hand."""

    legend: ClassVar = (
        ("5→12", "in a row of choices: type 5 to choose 12"),
        ("Cost", "what passing through a region costs you; in a city its toll is counted in"),
        ("3 (1 tapped)", "three, of whom one can do nothing more this round"),
        ("1 recruit", "a soldier in training: defends, and attacks from the next round on"),
        ("c {name}", "finds improvements and regions too"),
    )
    examples: ClassVar = ("gather 0", "12", "ambush")

    def __init__(self, game: Game, names: list[str]) -> None:
        assert isinstance(game, SilkCities)
        self.box: Final = game.cards.box
        self.words: Final = BoxWords(self.box)
        self.names: Final = names

    def card_name(self, number: int) -> str:
        return self.words.card_name(number)

    def word(self, name: str, fact: Any) -> str:
        return self.words.word(name, fact)

    def find(self, wish: str) -> RenderableType:
        return self.words.find(wish)

    def seats(self, seats: list[int]) -> Text:
        """The names of some players; a dash for nobody."""
        return Text(", ").join([seat_name(seat, self.names) for seat in seats]) if seats else Text("-")

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
        line = Text()
        if not view["over"]:
            line.append(f"Round {view['round']}. " if view["round"] else "Set-up. ", "bold")
            line.append(self.seats(view["to_act"])).append(f" {STEPS[view['step']]}. ")
            line.append("Order: ").append(self.seats(view["order"])).append(". ")
        silk, deck = view["silk_deck"], view["deck"]
        left = {card.names["en"]: number for card, number in zip(self.box.silk_cards, silk["left"], strict=True)}
        kinds = resources({name: number for name, number in left.items() if number})
        line.append(f"{view['victory']} Victory Points win.\nSilk deck: {count(silk['count'], 'card')} ({kinds})")
        line.append(f", {self.word('silk_card', silk['last'])} turned last" if silk["last"] is not None else "")
        return line.append(f". Development deck: {deck['count']}, discarded: {len(deck['discards'])}.\n")

    def map(self, view: dict[str, Any]) -> RenderableType:
        """The regions by number, with what lies there and where they lead."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", justify="right")
        table.add_column("Region", no_wrap=True)
        table.add_column("Yields", no_wrap=True)
        for heading in ("Cost", "Treasury"):
            table.add_column(heading, justify="right", no_wrap=True)
        for heading in ("Stacks", "City", "Next to"):
            table.add_column(heading)
        for row in view["regions"]:
            face = self.box.regions[row["region"]]
            owner = Text("-" if row["ruin"] is None else "ruin of ", "dim")
            if row["city"] is not None:
                owner = seat_name(row["city"], self.names)
            elif row["ruin"] is not None:
                owner.append(seat_name(row["ruin"], self.names))
            own = row["city"] is not None and row["city"] == view["viewer"]
            table.add_row(
                str(row["region"]),
                face.names["en"],
                Text(face.kind, GOOD_STYLES[GOODS.index(face.kind)]),
                "-" if own else str(row["cost"]),
                str(row["treasury"]),
                ", ".join(map(str, row["stacks"])) or "-",
                owner,
                ", ".join(self.words.neighbours(face)),
            )
        return Group(table, "")

    def empires(self, view: dict[str, Any]) -> RenderableType:
        """What the four empires sell and buy now."""
        empires = view["empires"]
        silk = [f"{GOODS[card['good']]} for {card['price']}" for card in empires["china"]["cards"]]
        lines = {"china": f"sells {', '.join(silk) or 'nothing'}"}
        for name in ("india", "persia"):
            now = empires[name]
            price = f"for {now['price']} ({now['left']} left)" if now["left"] else "(none left)"
            pays = f"for {now['pays']} (then {then(now['prices'][now['sold'] + 1 :])})" if now["pays"] else "no more"
            lines[name] = f"sells {GOODS[now['sells']]} {price}; buys {GOODS[now['buys']]} {pays}"
        byzantium = empires["byzantium"]
        pays = ", ".join(
            f"{GOODS[2 + fine]} for {byzantium[name]}" for fine, name in enumerate(("silk", "fine")) if byzantium[name]
        )
        lines["byzantium"] = (
            f"buys {pays or 'no more'}; {byzantium['filled']} of {len(byzantium['prices'])} slots filled"
        )
        table = Table.grid(padding=(0, 2, 0, 0))
        for empire in self.box.empires:
            table.add_row(Text(empire.names["en"], "bold"), lines[empire.id])
        return Group(table, "")

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player: coins, place and cards in a line, then citizens, goods and improvements."""
        line = seat_name(seat["seat"], self.names)
        line.append(f" (seat {seat['seat'] + 1})", "dim")
        line.append(f"  {count(seat['coins'], 'coin')}", "bold").append(f" (income {seat['income']})")
        if seat["region"] is not None:
            line.append(f", {self.words.region_name(seat['region'])}, toll {seat['toll']}")
        line.append(f", {count(seat['hand_count'], 'card')} in hand")
        points = view["points"][seat["seat"]]
        if points is not None:
            line.append(f", {count(points, 'Victory Point')}", "bold")
        line.append(f", {seat['surcharge']} more for every region" if seat["surcharge"] else "", "red")
        line.append(", sacked" if seat["sacked"] else "", "red")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row("Citizens", people(seat))
        table.add_row("Goods", goods(seat))
        built = Text(", ").join(
            Text(self.word("improvement", one["improvement"]), "dim" if one["used"] else "")
            for one in seat["improvements"]
        )
        if built:
            table.add_row("Built", built)
        return Group(line, Padding(table, (0, 0, 1, 2)))

    def routes(self, view: dict[str, Any]) -> RenderableType:
        """The viewer's cheapest way to every goal."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for route in view["routes"]:
            goal = Text(route["empire"].capitalize()) if route["seat"] is None else seat_name(route["seat"], self.names)
            way = " - ".join(map(str, route["regions"])) or "next to you"
            detour = route["detour"]
            past = f"; past no city {' - '.join(map(str, detour['regions']))} for {detour['cost']}" if detour else ""
            table.add_row(goal, f"{way} for {route['cost']}{past}")
        return Group(Text("Your cheapest routes, by region", "bold"), Padding(table, (0, 0, 1, 2)))

    def affairs(self, view: dict[str, Any]) -> Text | None:
        """What is under way: barbarians, an auction, a sale, an errand, a battle, cards that are looked at."""
        lines = Text()
        if view["horde"] is not None:
            horde = view["horde"]
            lines.append(f"Barbarians of strength {horde['strength']}. Soldiers sent: ", "bold")
            sent = [seat_name(seat, self.names).append(f" {bid}") for seat, bid in enumerate(horde["bids"])]
            lines.append(Text(", ").join(sent)).append(".\n")
        if view["sale"] is not None:
            sale = view["sale"]
            left = [self.words.items(item, number) for item, number in enumerate(sale["left"]) if number]
            lines.append("Golden Age", "bold").append(" of ").append(seat_name(sale["seller"], self.names))
            lines.append(f", still to put up: {', '.join(left)}.\n")
        if view["auction"] is not None:
            lines.append(self.auction(view["auction"]))
        if view["battle"] is not None:
            battle = view["battle"]
            lines.append(seat_name(battle["attacker"], self.names)).append(" attacks ")
            lines.append(seat_name(battle["defender"], self.names))
            lines.append(f", reserve {battle['reserve']}. ")
            if battle["army"]:
                lines.append(f"Army: {battle['army']}, strength {battle['attack_strength']}; ")
                lines.append(f"defence: {battle['defence']}, strength {battle['defence_strength']}. ")
            lines.append(f"{battle['plunders']} more to plunder." if battle["plunders"] else "").append("\n")
        if view["errand"] is not None:
            lines.append(self.errand(view))
        if view["looked"] is not None and view["looked"]["cards"] is not None:
            lines.append(f"Looked at: {', '.join(self.card_name(card) for card in view['looked']['cards'])}.\n")
        return lines or None

    def auction(self, auction: dict[str, Any]) -> Text:
        """What coins are bid for, and how far it has come."""
        thing = "the first place" if auction["item"] is None else self.words.items(auction["item"], 1)
        line = Text.assemble(("Auction", "bold"), f" of {thing}; bidders in order: ")
        line.append(self.seats(auction["bidders"])).append(". ")
        if auction["open"]:
            line.append(f"Price {auction['price']}, offered by ")
            line.append(self.seats([] if auction["leader"] is None else [auction["leader"]])).append(".")
        elif auction["limit"] is not None or auction["leaves"]:
            line.append(f"Your limit: {auction['limit']}." if auction["limit"] is not None else "You leave the sale.")
        return line.append("\n")

    def errand(self, view: dict[str, Any]) -> Text:
        """Who is on the way or waits for an answer."""
        errand = view["errand"]
        line = seat_name(view["active"], self.names)
        line.append(" on the way to ")
        if errand["seat"] is not None:
            line.append(seat_name(errand["seat"], self.names))
            line.append(f" with {GOODS[errand['what']]}" if view["battle"] is None else "")
        else:
            line.append(errand["empire"].capitalize())
        line.append(f", price {errand['price']}" if errand["price"] else "")
        way = ", ".join(self.words.region_name(region) for region in errand["route"])
        return line.append(f", through {way} for {errand['spent']}.\n" if way else ".\n")

    def hand(self, held: list[dict[str, Any]]) -> RenderableType:
        """The viewer's own cards with what they do; those that can be played now are bold."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("Your hand", no_wrap=True)
        table.add_column("When", no_wrap=True)
        table.add_column("Effect")
        for card in held:
            face = self.box.developments[card["card"]]
            table.add_row(
                Text(face.names["en"], "bold" if card["playable"] else ""), PLAYED[face.play], face.text["en"]
            )
        return Group(table, "")

    def arrange(self, choices: list[Choice]) -> list[Choice]:
        return sorted(choices, key=lambda choice: TURN.index(choice.verb.name) if choice.verb.name in TURN else 0)

    def heading(self, choice: Choice) -> str:
        return HEADINGS.get(choice.verb.name, "")

    def row(self, choice: Choice) -> str:
        verb, numbers = choice.verb.name, choice.parameters
        if verb not in NAMED or (verb == "limit" and not numbers[0]):
            return ""
        return " ".join([verb, *map(str, numbers[: NAMED[verb]])])

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        verb, numbers = choice.verb.name, choice.parameters
        if verb in ("claim", "rise"):
            face = self.box.regions[numbers[0]]
            treasury = f", treasury {view['regions'][numbers[0]]['treasury']}" if verb == "rise" else ""
            return Text(f"{face.kind}{treasury}, next to {', '.join(self.words.neighbours(face))}")
        if verb == "grow":
            return Text(f"for {view['seats'][view['viewer']]['growth']} food")
        if verb == "build":
            return Text(f"for {cost(self.box.improvements[numbers[0]])}")
        if verb == "use":
            return Text(self.box.improvements[numbers[0]].text["en"])
        if verb in ("play", "keep_card"):
            return Text(self.box.developments[numbers[0]].text["en"])
        return None


def people(seat: dict[str, Any]) -> str:
    """A city's citizens by role, such as ``2 laborers (1 tapped), 1 soldier``."""
    soldiers = seat["soldiers"]
    parts = [citizens("laborer", **seat["laborers"]), citizens("merchant", **seat["merchants"])]
    parts.append(citizens("soldier", **{state: soldiers[state] for state in ("untapped", "tapped")}))
    parts.append(citizens("recruit", soldiers["training"], soldiers["training_tapped"]))
    return ", ".join(part for part in parts if part) or "-"


def citizens(role: str, untapped: int, tapped: int) -> str:
    """Those of one role; nothing if there are none."""
    if not untapped + tapped:
        return ""
    return count(untapped + tapped, role) + (f" ({tapped} tapped)" if tapped else "")


def goods(seat: dict[str, Any]) -> str:
    """What a city has, and the prices it has posted."""
    has = ", ".join(f"{number} {name}" for number, name in zip(seat["goods"], GOODS, strict=True) if number)
    wants = ", ".join(f"{name} at up to {price}" for price, name in zip(seat["wants"], GOODS, strict=True) if price)
    return (has or "-") + (f"; buys {wants}" if wants else "")


def then(prices: list[int]) -> str:
    """The next prices of a track."""
    return ", ".join(map(str, prices)) or "no more"
