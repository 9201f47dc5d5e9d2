"""The table of Xanadu in the terminal, drawn from a seat's view and from what is printed on the cards."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.phrases import SEAT_STYLES, count, resources, seat_name
from tongbao.cli.screen import Screen
from tongbao.engine.game import Game
from tongbao.games.xanadu.cards.schema import CardFace
from tongbao.games.xanadu.table import Xanadu

PHASES: Final = {
    "start": "choosing starting buildings",
    "sell": "selling",
    "build": "building",
    "workers": "placing workers",
    "hand": "choosing worker cards",
    "end": "ending the turn",
}
TRENDS: Final = {"up": ("▲", "green"), "down": ("▼", "red"), "same": ("=", "yellow")}
CARD_STYLES: Final = {"brown": "orange3", "blue": "blue", "yellow": "yellow", "green": "green", "magenta": "magenta"}
LEGEND: Final = (
    ("1 2 · ·", "the workers on a building, by seat, and the squares still free"),
    ("4 ▲5", "its price, and what it will be with one more worker: up, down or the same"),
    ("ink (+silk)", "what the next worker brings, and the favour its owner has from then on"),
    ("ink (wood)", "what its owner has in every turn, and later, when more squares are covered"),
)
WHY_NOT: Final = {"limit": "no free site", "resources": "can’t be paid", "late": "not this turn"}


class XanaduScreen(Screen):
    """Xanadu: cities with their buildings, and the hand."""

    legend: ClassVar = LEGEND
    examples: ClassVar = ("place 61", "12", "pond")

    def __init__(self, game: Game, names: list[str]) -> None:
        assert isinstance(game, Xanadu)
        self.cards: Final = game.cards
        self.names: Final = names

    def card_name(self, number: int) -> str:
        return self.cards.card(number).names["en"]

    def title(self, card: int) -> Text:
        """The name of a card in its colour."""
        face = self.cards.card(card)
        return Text.assemble((face.names["en"], CARD_STYLES[face.colour]))

    def draw(self, view: dict[str, Any]) -> RenderableType:
        parts: list[RenderableType] = [self.deck(view)]
        parts += [self.city(view, seat) for seat in view["seats"]]
        turn = self.turn(view)
        if turn:
            parts.append(turn)
        if view["hand"]:
            parts.append(self.hand(view["hand"], says_why=view["phase"] != "start"))
        return Group(*parts)

    def deck(self, view: dict[str, Any]) -> Text:
        """Who does what, and how far the game has come."""
        deck = view["deck"]
        line = Text()
        if view["phase"] == "start":
            line.append("All choose their starting buildings, unseen by the others.")
        elif not view["over"]:
            line.append(f"Round {view['round']}. ", "bold")
            line.append(seat_name(view["active"], self.names))
            line.append(f" is {PHASES[view['phase']]}.")
        line.append(f" Deck: {count(deck['count'], 'card')}, pass {deck['pass']} of {deck['passes']}")
        if deck["marker"] == "in":
            line.append(", the End of Game card among the last", "bold red")
        elif deck["marker"] == "drawn":
            line.append(", the End of Game card has been drawn", "bold red")
        line.append(f". Discard pile: {len(view['discard'])}.\n")
        return line

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player's coins and buildings."""
        line = seat_name(seat["seat"], self.names)
        line.append(f" (seat {seat['seat'] + 1})", "dim")
        line.append(f"  {seat['coins']} tong bao", "bold")
        line.append(
            f", {count(seat['hand_count'], 'card')} in hand, {len(seat['buildings'])} of {seat['limit']} buildings"
        )
        line.append(f" worth {seat['in_play']}" if seat["buildings"] else "")
        if seat["finished"] is not None:
            line.append(" - has chosen" if seat["finished"] else " - is choosing", "dim")
        if not seat["buildings"]:
            return Group(line, "")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in ("Building", "Workers", "Price", "Next worker brings", "Owner has"):
            table.add_column(heading)
        for building in seat["buildings"]:
            table.add_row(*self.building(building))
        return Group(line, Padding(table, (0, 0, 1, 2)))

    def building(self, building: dict[str, Any]) -> list[Text]:
        """One row of a city."""
        face, stage = self.cards.card(building["card"]), building["stage"]
        name = self.title(building["card"])
        for sign in ("new", "full", "marked"):
            if building[sign]:
                name.append(f" ({sign})", "bold")
        workers = Text(" ").join(
            [Text(str(worker["seat"] + 1), SEAT_STYLES[worker["seat"]]) for worker in building["workers"]]
            + [Text("·", "dim")] * (len(face.rows) - stage)
        )
        price = Text.assemble((str(building["price"]), "bold"))
        if building["bonus"]:
            price.append(f"+{building['bonus']}")
        if building["trend"] in TRENDS:
            sign, style = TRENDS[building["trend"]]
            price.append(f" {sign}{building['next_price']}", style)
        return [name, workers, price, Text(square(face, stage)), self.upkeep(building, face)]

    def upkeep(self, building: dict[str, Any], face: CardFace) -> Text:
        """The passive and the favours the owner has; those that workers are still to uncover are dim."""
        has = [face.passive] if face.passive else []
        has += [row.favour for row in face.rows[: building["stage"]] if row.favour]
        later = [row.favour for row in face.rows[building["stage"] :] if row.favour]
        text = Text(", ".join(has), "dim" if building["new"] else "")
        if later:
            text.append(f"{' ' if has else ''}({', '.join(later)})", "dim")
        return text

    def turn(self, view: dict[str, Any]) -> Text | None:
        """The sums of the turn: sales, pool, what is still to be paid."""
        line = Text()
        if view["sale"]["marked"]:
            line.append("Marked for sale: ")
            line.append(Text(", ").join([self.title(card) for card in view["sale"]["marked"]]))
            line.append(f", together {view['sale']['sum']} tong bao. ")
        if view["pending"]:
            line.append("Under construction: ")
            line.append(self.title(view["pending"]["card"]))
            line.append(f", still to pay: {resources(view['pending']['outstanding'])}. ")
        if view["phase"] == "hand":
            line.append("The card you choose goes under the worker on ")
            line.append(self.next_marker(view))
        if view["phase"] in ("build", "workers"):
            line.append(f"Pool: {resources(view['pool'])}. Workers left: {view['workers']['left']}.")
        return line.append("\n") if line else None

    def next_marker(self, view: dict[str, Any]) -> Text:
        """The first worker placed whose card is not chosen yet."""
        workers = {b["card"]: b["workers"] for seat in view["seats"] for b in seat["buildings"]}
        for place in view["workers"]["placed"]:
            if workers[place["building"]][place["square"] - 1]["marker"]:
                return self.title(place["building"]).append(f", square {place['square']}.")
        return Text("no building.")

    def hand(self, cards: list[dict[str, Any]], says_why: bool) -> RenderableType:
        """The viewer's own cards; what can't be built now is dim and says why, once buildings cost something."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in ("Your hand", "Cost", "Passive", "Prices", "Now"):
            table.add_column(heading)
        for held in cards:
            face = self.cards.card(held["card"])
            prices = " ".join(str(price) for price in face.prices)
            now = "can be built" if held["buildable"] else WHY_NOT[held["why_not"]]
            style = "dim" if says_why and not held["buildable"] else ""
            table.add_row(
                self.title(held["card"]),
                resources(face.cost),
                face.passive or "-",
                prices,
                now if says_why else "",
                style=style,
            )
        return Group(table, "")

    def find(self, wish: str) -> RenderableType:
        found = [face.number for face in self.cards.faces if wish.lower() in face.names["en"].lower()]
        if wish.isdigit() and 1 <= int(wish) <= self.cards.size:
            found = [int(wish)]
        if not found:
            return Text(
                f"No card is called “{wish}”; type a part of its name, or a number from 1 to {self.cards.size}."
            )
        return Group(*[self.face(card) for card in found])

    def face(self, card: int) -> RenderableType:
        """All that is printed on one card, the top square first as on the card itself."""
        face = self.cards.card(card)
        head = self.title(card)
        head.append(f" · {face.colour}, costs {resources(face.cost)}")
        head.append(f", passive {face.passive}" if face.passive else "")
        table = Table("Square", "Harvest", "Favour", "Price then", box=None, padding=(0, 2, 0, 0), header_style="dim")
        for number in range(len(face.rows), 0, -1):
            row = face.rows[number - 1]
            table.add_row(str(number), ", ".join(row.harvest), row.favour or "-", str(face.prices[number]))
        return Group(head, table, f"Price without workers: {face.prices[0]}")


def square(face: CardFace, stage: int) -> str:
    """What the next worker harvests, and the favour it leaves to the owner."""
    if stage == len(face.rows):
        return "full, will be sold"
    row = face.rows[stage]
    return ", ".join(row.harvest) + (f" (+{row.favour})" if row.favour else "")
