"""The table of Xanadu in the terminal, drawn from a seat's view and from what is printed on the cards."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.cli.play.speaker import SEAT_STYLES, filled
from tongbao.engine.game import Game
from tongbao.games.xanadu.cards.schema import CardFace
from tongbao.games.xanadu.table import Xanadu
from tongbao.languages import ENGLISH

TRENDS: Final = {"up": ("▲", "green"), "down": ("▼", "red"), "same": ("=", "yellow")}
CARD_STYLES: Final = {"brown": "orange3", "blue": "blue", "yellow": "yellow", "green": "green", "magenta": "magenta"}


class XanaduScreen(Screen):
    """Xanadu: cities with their buildings, and the hand."""

    examples: ClassVar = ("place 61", "12", "pond")

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game, names, language)
        assert isinstance(game, Xanadu)
        self.cards: Final = game.cards

    def legend(self) -> list[tuple[str, str]]:
        t = self.t
        ink, wood, silk = t("ink"), t("wood"), t("silk")
        return [
            ("1 2 · ·", t("the workers on a building, by seat, and the squares still free")),
            ("4 ▲5", t("its price, and what it will be with one more worker: up, down or the same")),
            (f"{ink} (+{silk})", t("what the next worker brings, and the favour its owner has from then on")),
            (f"{ink} ({wood})", t("what its owner has in every turn, and later, when more squares are covered")),
        ]

    def title(self, card: int) -> Text:
        """The name of a card in its colour."""
        return Text.assemble((self.card_name(card), CARD_STYLES[self.cards.card(card).colour]))

    def resources(self, counts: Mapping[Any, int]) -> str:
        """Such as ``stone, 2 bronze``; a dash for nothing."""
        return self.amounts({self.t(name): number for name, number in counts.items()})

    def named(self, resources: Iterable[str]) -> str:
        """Resources one by one."""
        return self.comma.join(map(self.t, resources))

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
        t, deck, told = self.t, view["deck"], list[Text]()
        if view["phase"] == "start":
            told.append(Text(t("All choose their starting buildings, unseen by the others.")))
        elif not view["over"]:
            doing = t(
                {
                    "sell": "{player} is selling.",
                    "build": "{player} is building.",
                    "workers": "{player} is placing workers.",
                    "hand": "{player} is choosing worker cards.",
                    "end": "{player} is ending the turn.",
                }[view["phase"]]
            )
            told.append(Text(t("Round {n}.", n=view["round"]), "bold"))
            told.append(filled(doing, player=self.seat(view["active"])))
        facts = {"n": deck["count"], "k": deck["pass"], "m": deck["passes"]}
        told.append(Text(t("Deck: {n} {n|card|cards}, pass {k} of {m}.", **facts)))
        if deck["marker"] == "in":
            told.append(Text(t("The End of Game card is among the last."), "bold red"))
        elif deck["marker"] == "drawn":
            told.append(Text(t("The End of Game card has been drawn."), "bold red"))
        told.append(Text(t("Discard pile: {n}.", n=len(view["discard"]))))
        return self.together(told).append("\n")

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player's coins and buildings."""
        t = self.t
        line = self.seat_and_place(seat["seat"]).append("  ")
        told = [
            Text(t("{n} tong bao", n=seat["coins"]), "bold"),
            Text(t("{n} {n|card|cards} in hand", n=seat["hand_count"])),
            Text(
                t(
                    "{n} of {m} buildings[ worth {k}]",
                    n=len(seat["buildings"]),
                    m=seat["limit"],
                    k=seat["in_play"] if seat["buildings"] else "",
                )
            ),
        ]
        if seat["finished"] is not None:
            told.append(Text(t("has chosen" if seat["finished"] else "is choosing"), "dim"))
        line.append(self.texts(told))
        if not seat["buildings"]:
            return Group(line, "")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in (t("Building"), t("workers\x04Workers"), t("Price"), t("Next worker brings"), t("Owner has")):
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
                name.append(self.t({"new": " (new)", "full": " (full)", "marked": " (marked)"}[sign]), "bold")
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
        return [name, workers, price, Text(self.square(face, stage)), self.upkeep(building, face)]

    def upkeep(self, building: dict[str, Any], face: CardFace) -> Text:
        """The passive and the favours the owner has; those that workers are still to uncover are dim."""
        has = [face.passive] if face.passive else []
        has += [row.favour for row in face.rows[: building["stage"]] if row.favour]
        later = [row.favour for row in face.rows[building["stage"] :] if row.favour]
        text = Text(self.named(has), "dim" if building["new"] else "")
        if later:
            text.append(f"{' ' if has else ''}({self.named(later)})", "dim")
        return text

    def turn(self, view: dict[str, Any]) -> Text | None:
        """The sums of the turn: sales, pool, what is still to be paid."""
        t, told, sale = self.t, list[Text](), view["sale"]
        if sale["marked"]:
            sentence = t("Marked for sale: {cards}, together {n} tong bao.", n=sale["sum"])
            told.append(filled(sentence, cards=self.texts(map(self.title, sale["marked"]))))
        if view["pending"]:
            owed = self.resources(view["pending"]["outstanding"])
            sentence = t("Under construction: {card}, still to pay: {price}.", price=owed)
            told.append(filled(sentence, card=self.title(view["pending"]["card"])))
        if view["phase"] == "hand":
            told.append(self.next_marker(view))
        if view["phase"] in ("build", "workers"):
            told.append(Text(t("Pool: {resources}.", resources=self.resources(view["pool"]))))
            told.append(Text(t("Workers left: {n}.", n=view["workers"]["left"])))
        return self.together(told).append("\n") if told else None

    def next_marker(self, view: dict[str, Any]) -> Text:
        """The first worker placed whose card is not chosen yet."""
        workers = {b["card"]: b["workers"] for seat in view["seats"] for b in seat["buildings"]}
        for place in view["workers"]["placed"]:
            if workers[place["building"]][place["square"] - 1]["marker"]:
                sentence = self.t("The card you choose goes under the worker on {card}, square {n}.", n=place["square"])
                return filled(sentence, card=self.title(place["building"]))
        return Text(self.t("No worker is left to choose a card for."))

    def hand(self, cards: list[dict[str, Any]], says_why: bool) -> RenderableType:
        """The viewer's own cards; what can't be built now is dim and says why, once buildings cost something."""
        t = self.t
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in (t("Your hand"), t("Cost"), t("Passive"), t("Prices"), t("Now")):
            table.add_column(heading)
        for held in cards:
            face = self.cards.card(held["card"])
            prices = " ".join(str(price) for price in face.prices)
            table.add_row(
                self.title(held["card"]),
                self.resources(face.cost),
                t(face.passive) if face.passive else "-",
                prices,
                self.possible(held) if says_why else "",
                style="dim" if says_why and not held["buildable"] else "",
            )
        return Group(table, "")

    def possible(self, held: dict[str, Any]) -> str:
        """Whether a card can be built, in a word or two."""
        if held["buildable"]:
            return self.t("can be built")
        return self.t({"limit": "no free site", "resources": "can’t be paid", "late": "not this turn"}[held["why_not"]])

    def face(self, number: int) -> RenderableType:
        """All that is printed on one card, the top square first as on the card itself."""
        t, face = self.t, self.cards.card(number)
        facts = [self.colour(face.colour), t("costs {price}", price=self.resources(face.cost))]
        if face.passive:
            facts.append(t("passive {resource}", resource=t(face.passive)))
        head = self.title(number).append(f" · {self.listed(facts)}")
        titles = t("Square"), t("Harvest"), t("Favour"), t("Price then")
        table = Table(*titles, box=None, padding=(0, 2, 0, 0), header_style="dim")
        for square in range(len(face.rows), 0, -1):
            row = face.rows[square - 1]
            favour = t(row.favour) if row.favour else "-"
            table.add_row(str(square), self.named(row.harvest), favour, str(face.prices[square]))
        return Group(head, table, t("Price without workers: {n}", n=face.prices[0]))

    def colour(self, name: str) -> str:
        """What the colour of a card is called."""
        return self.t(
            {"brown": "brown", "blue": "blue", "yellow": "yellow", "green": "green", "magenta": "magenta"}[name]
        )

    def square(self, face: CardFace, stage: int) -> str:
        """What the next worker harvests, and the favour it leaves to the owner."""
        if stage == len(face.rows):
            return self.t("full, will be sold")
        row = face.rows[stage]
        return self.named(row.harvest) + (f" (+{self.t(row.favour)})" if row.favour else "")
