"""The table of Pocket Chang’An in the terminal, drawn from a seat's view and from what is printed on the cards."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.phrases import count, seat_name
from tongbao.cli.screen import Screen
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.cards import schema
from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.pocket_changan.cards.schema import CardFace
from tongbao.games.pocket_changan.table import PocketChangan

TYPE_STYLES: Final = ("red", "yellow", "cyan", "magenta")
RANKS: Final = {0: "★", 11: "J", 12: "Q", 13: "K", 14: "A"}
ENDINGS: Final = {
    "event": "An End Game Event is in play: this is the last round.",
    "deck": "Deck and discard pile are empty: this is the last round.",
    "rounds": "The last round is over.",
    "concession": "Ended by a concession.",
}
WAIVED: Final = {"play": "all play without rules of number and condition", "buy": "all buy without the rule of number"}
ENDS: Final = {"this_turn": "this turn", "next_turn": "the owner’s next turn"}
PROTECTION: Final = {"attack": "immune to attacks", "wall": "walled"}
PHASES: Final = {
    "actions": "is acting",
    "buy": "is buying",
    "gain": "is buying",
    "effect": "is in the middle of an effect",
    "ward": "may invite a character",
    "limit": "has too many cards",
    "court": "is attacked by the Court",
}
HEADINGS: Final = {
    "play": "Play a card: your score now > then",
    "place": "Where the bought card goes: your score now > then",
    "keep": "Where the bought card goes: your score now > then",
    "pay": "Buy a public card: discard one that buys it",
    "descend": "Other",
    "draw": "Other",
    "pass": "Other",
}


class PocketChanganScreen(Screen):
    """Pocket Chang’An: public area, Urban Areas by type, hand."""

    legend: ClassVar = (
        ("★", "a character, which has no number: it follows any card and buys any card"),
        ("military 5 ↓", "the points of a type; the column takes lower numbers from now on"),
        ("45 = 3 x 11 + 12", "the score now: the lowest points times the sum of the others, and what the cards add"),
        ("Needs military > 2", "the points you must have before you play the card; scores: what it adds in the end"),
    )
    examples: ClassVar = ("play 7 0", "12", "ziyi")

    def __init__(self, game: Game, names: list[str]) -> None:
        assert isinstance(game, PocketChangan)
        self.faces: Final = [card.face for card in game.cards]
        self.names: Final = names

    def card_name(self, number: int) -> str:
        return self.faces[number].names["en"]

    def word(self, name: str, fact: Any) -> str:
        return TYPES[fact] if name == "type" else str(fact)

    def title(self, card: int) -> Text:
        """Number and name of a card in the colour of its type; a dash for one that is face down."""
        if card < 0:
            return Text("-", "dim")
        face = self.faces[card]
        return Text(f"{rank(face.number)} {face.names['en']}", TYPE_STYLES[face.column])

    def titles(self, cards: list[int]) -> Text:
        """Cards in a row; a dash for none."""
        return Text(", ").join([self.title(card) for card in cards]) if cards else Text("-", "dim")

    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table: how far the game is, public area, Urban Areas, the turn, the viewer's hand."""
        parts: list[RenderableType] = [self.progress(view), self.public(view)]
        parts += [self.city(view, seat) for seat in view["seats"]]
        turn = self.turn(view)
        if turn:
            parts.append(turn)
        if view["hand"]:
            parts.append(self.hand(view))
        return Group(*parts)

    def progress(self, view: dict[str, Any]) -> Text:
        """Who does what, and how far the game has come."""
        line = Text()
        if not view["over"]:
            line.append(f"Round {view['round']} of {view['limit']}. ", "bold")
            line.append(seat_name(view["to_act"][0], self.names)).append(f" {PHASES[view['phase']]}")
            left = view["actions"]["left"]
            line.append(f", {count(left, 'action')} left. " if view["phase"] == "actions" else ". ")
        line.append(f"Deck: {count(view['deck']['count'], 'card')}. Discard pile: {len(view['discard'])}.")
        for running in view["running"]:
            line.append(f"\n{self.card_name(running['card'])}", "bold").append(" of ")
            line.append(seat_name(running["by"], self.names))
            line.append(f": {WAIVED[running['what']]}, until the end of {ENDS[running['ends']]}.")
        if view["ending"]:
            line.append(f"\n{ENDINGS[view['ending']]}", "bold red")
        return line.append("\n")

    def public(self, view: dict[str, Any]) -> RenderableType:
        """The public area by type."""
        table = rows()
        for type_, cards in enumerate(view["public"]):
            table.add_row(Text(TYPES[type_], TYPE_STYLES[type_]), self.titles(cards))
        return Group(Text("Public area", "bold"), Padding(table, (0, 0, 1, 2)))

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player's score as it stands and Urban Area; a column without cards or points is left out."""
        line = seat_name(seat["seat"], self.names)
        line.append(f" (seat {seat['seat'] + 1})", "dim")
        points = [column["points"] for column in seat["columns"]]
        lowest = min(points)
        line.append(f"  {seat['total']}", "bold")
        line.append(f" = {lowest} x {sum(points) - lowest} + {seat['bonus']}, {seat['hand_count']} in hand")
        line.append("".join(f", {PROTECTION[kind]}" for kind in seat["protected"]), "green")
        line.append(" - has conceded" if seat["conceded"] else "", "bold red")
        table = rows()
        for type_, column in enumerate(seat["columns"]):
            if column["cards"] or column["points"]:
                head = Text.assemble((f"{TYPES[type_]} {column['points']}", TYPE_STYLES[type_]))
                head.append(" ↓" if column["descending"] else "", "bold")
                table.add_row(head, self.titles(column["cards"]))
        return Group(line, Padding(table, (0, 0, 1, 2))) if table.row_count else Group(line, "")

    def turn(self, view: dict[str, Any]) -> Text | None:
        """What is going on in the middle of the turn: a buy, a question, cards that are looked at."""
        line = Text()
        if view["paid"] is not None:
            line.append("Discarded to buy: ").append(self.title(view["paid"])).append(". ")
        if view["bought"] is not None:
            line.append("Bought: ").append(self.title(view["bought"])).append(". ")
        asked = view["question"]
        if asked is not None and asked["card"] is not None:
            line.append("Asked by ").append(self.title(asked["card"])).append(": ")
            line.append(self.faces[asked["card"]].text["en"]).append(" ")
        if view["looked"] is not None:
            line.append("Looked at: ").append(self.titles(view["looked"]["cards"])).append(". ")
        if view["revealed"]:
            line.append("Revealed: ").append(self.titles(view["revealed"])).append(". ")
        return line.append("\n") if line else None

    def hand(self, view: dict[str, Any]) -> RenderableType:
        """The viewer's own cards; what can't be played now is dim and says why."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("Your hand", no_wrap=True)
        for heading in ("Needs", "Scores", "Effect"):
            table.add_column(heading)
        own = view["seats"][view["viewer"]]["columns"]
        for held in view["hand"]:
            face = self.faces[held["card"]]
            effect = Text(face.text["en"])
            if held["why_not"] is not None:
                effect.append(f" Not now: {self.obstacle(held, own)}", "italic")
            table.add_row(
                self.title(face.card), needs(face.condition), scores(face.score), effect, style=style(held["why_not"])
            )
        return Group(table, "")

    def obstacle(self, held: dict[str, Any], columns: list[dict[str, Any]]) -> str:
        """Why a card can't be played, in the numbers that stand on the table."""
        if held["why_not"] == "late":
            return "no action is left."
        if held["why_not"] == "number":
            column = columns[self.faces[held["card"]].column]
            return f"{rank(held['has'])} is {'over' if column['descending'] else 'under'} {rank(held['needs'])}."
        return f"you have {held['has']}."

    def heading(self, choice: Choice) -> str:
        return HEADINGS.get(choice.verb.name, "")

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        if choice.text in view["worth"]:
            return Text(f"{view['seats'][view['viewer']]['total']} > {view['worth'][choice.text]}")
        if choice.verb.name == "pay":
            return self.titles(
                [card for held in view["hand"] if held["card"] == choice.parameters[0] for card in held["buys"]]
            )
        if choice.verb.name in ("buy", "take", "copy"):
            return Text(self.faces[choice.parameters[0]].text["en"])
        return None

    def epilogue(self, view: dict[str, Any]) -> Text | None:
        title = view["result"]["title"]
        return Text.assemble("Title: ", (title, "bold")) if title is not None else None

    def find(self, wish: str) -> RenderableType:
        faces = self.faces
        found = [face for face in faces if wish.lower() in f"{face.names['en']} {face.meaning}".lower()]
        if wish.isdigit() and int(wish) < len(faces):
            found = [faces[int(wish)]]
        if not found:
            return Text(f"No card is called “{wish}”; type a part of its name, or a number from 0 to {len(faces) - 1}.")
        return Group(*[self.face(face) for face in found])

    def face(self, face: CardFace) -> Text:
        """All that is printed on one card."""
        text = self.title(face.card)
        text.append(f" {face.names['zh']}" + (f", {face.meaning}" if face.meaning else ""))
        text.append(f" · {face.type} {face.kind} {face.card}\n", "dim")
        text.append(f"Needs {needs(face.condition)}. {face.text['en']} Scores {scores(face.score)}.")
        if face.couplet is not None:
            text.append(f"\n{'，'.join(face.couplet.lines)}。", "dim")
        return text


def rank(number: int) -> str:
    """A number as it is printed; a star for a character."""
    return RANKS.get(number, str(number))


def needs(condition: schema.Condition | None) -> str:
    """Such as ``military > 2`` or ``economy + politics > 5``; a dash for nothing."""
    if condition is None:
        return "-"
    if len(condition.points) == len(TYPES):
        types = "all four" if condition.how == "sum" else "any"
    else:
        types = (" + " if condition.how == "sum" else " or ").join(condition.points)
    return f"{types} > {condition.more_than}"


def scores(score: schema.Score) -> str:
    """What a card adds to the bonus, in a word."""
    if isinstance(score, schema.FixedScore):
        return str(score.value)
    if isinstance(score, schema.PointsScore):
        return " or ".join(score.of)
    return score.what if isinstance(score, schema.CountScore) else "lowest"


def style(why_not: str | None) -> str:
    """What can't be played is dim."""
    return "dim" if why_not is not None else ""


def rows() -> Table:
    """A table of two columns without lines: a type and its cards."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, min_width=13)
    table.add_column()
    return table
