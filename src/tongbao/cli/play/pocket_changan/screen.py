"""The table of Pocket Chang’An in the terminal, drawn from a seat's view and from what is printed on the cards."""

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.pocket_changan.words import TYPE_STYLES, PocketChanganWords, rank
from tongbao.cli.play.speaker import filled
from tongbao.engine.choice import Choice


class PocketChanganScreen(PocketChanganWords):
    """Pocket Chang’An: public area, Urban Areas by type, hand."""

    examples: ClassVar = ("play 7 0", "12", "ziyi")

    def legend(self) -> list[tuple[str, str]]:
        t = self.t
        return [
            ("★", t("a character, which has no number: it follows any card and buys any card")),
            (f"{self.types[0]} 5 ↓", t("the points of a type; the column takes lower numbers from now on")),
            (
                "45 = 3 x 11 + 12",
                t("the score now: the lowest points times the sum of the others, and what the cards add"),
            ),
            (
                t("Needs {condition}", condition=f"{self.types[0]} > 2"),
                t("the points you must have before you play the card; scores: what it adds in the end"),
            ),
        ]

    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table: how far the game is, public area, Urban Areas, the turn, the viewer's hand."""
        parts: list[RenderableType] = [self.progress(view), self.public(view)]
        parts += [self.city(seat) for seat in view["seats"]]
        turn = self.turn(view)
        if turn:
            parts.append(turn)
        if view["hand"]:
            parts.append(self.hand(view))
        return Group(*parts)

    def progress(self, view: dict[str, Any]) -> Text:
        """Who does what, and how far the game has come."""
        t, told = self.t, list[Text]()
        if not view["over"]:
            doing = t(
                {
                    "actions": "{player} is acting, {n} {n|action|actions} left.",
                    "buy": "{player} is buying.",
                    "gain": "{player} is buying.",
                    "effect": "{player} is in the middle of an effect.",
                    "ward": "{player} may invite a character.",
                    "limit": "{player} has too many cards.",
                    "court": "{player} is attacked by the Court.",
                }[view["phase"]],
                n=view["actions"]["left"],
            )
            told = [
                Text(t("Round {n} of {m}.", n=view["round"], m=view["limit"]), "bold"),
                filled(doing, player=self.seat(view["to_act"][0])),
            ]
        told += [
            Text(t("Deck: {n} {n|card|cards}.", n=view["deck"]["count"])),
            Text(t("Discard pile: {n}.", n=len(view["discard"]))),
        ]
        line = self.together(told)
        for running in view["running"]:
            line.append("\n").append(self.waiver(running))
        if view["ending"]:
            ending = t(
                {
                    "event": "An End Game Event is in play: this is the last round.",
                    "deck": "Deck and discard pile are empty: this is the last round.",
                    "rounds": "The last round is over.",
                    "concession": "Ended by a concession.",
                }[view["ending"]]
            )
            line.append("\n").append(ending, "bold red")
        return line.append("\n")

    def waiver(self, running: dict[str, Any]) -> Text:
        """Which rules are waived, by which card of whom, and until when."""
        rule = self.t(
            {
                "play": "all play without rules of number and condition",
                "buy": "all buy without the rule of number",
            }[running["what"]]
        )
        sentence = self.t(
            {
                "this_turn": "{card} of {player}: {rule}, until the end of this turn.",
                "next_turn": "{card} of {player}: {rule}, until the end of the owner’s next turn.",
            }[running["ends"]]
        )
        card = Text(self.card_name(running["card"]), "bold")
        return filled(sentence, card=card, player=self.seat(running["by"]), rule=rule)

    def public(self, view: dict[str, Any]) -> RenderableType:
        """The public area by type."""
        table = rows()
        for type_, cards in enumerate(view["public"]):
            table.add_row(Text(self.types[type_], TYPE_STYLES[type_]), self.row_of(cards))
        return Group(Text(self.t("Public area"), "bold"), Padding(table, (0, 0, 1, 2)))

    def city(self, seat: dict[str, Any]) -> RenderableType:
        """One player's score as it stands and Urban Area; a column without cards or points is left out."""
        t = self.t
        line = self.seat_and_place(seat["seat"]).append("  ")
        points = [column["points"] for column in seat["columns"]]
        lowest = min(points)
        line.append(str(seat["total"]), "bold").append(f" = {lowest} x {sum(points) - lowest} + {seat['bonus']}")
        marks = [Text(t("{n} in hand", n=seat["hand_count"]))]
        for kind in seat["protected"]:
            marks.append(Text(t({"attack": "immune to attacks", "wall": "walled"}[kind]), "green"))
        if seat["conceded"]:
            marks.append(Text(t("has conceded"), "bold red"))
        line.append(self.comma).append(self.texts(marks))
        table = rows()
        for type_, column in enumerate(seat["columns"]):
            if column["cards"] or column["points"]:
                head = Text.assemble((f"{self.types[type_]} {column['points']}", TYPE_STYLES[type_]))
                head.append(" ↓" if column["descending"] else "", "bold")
                table.add_row(head, self.row_of(column["cards"]))
        return Group(line, Padding(table, (0, 0, 1, 2))) if table.row_count else Group(line, "")

    def turn(self, view: dict[str, Any]) -> Text | None:
        """What is going on in the middle of the turn: a buy, a question, cards that are looked at."""
        t, told, asked = self.t, list[Text](), view["question"]
        if view["paid"] is not None:
            told.append(filled(t("Discarded to buy: {card}."), card=self.title(view["paid"])))
        if view["bought"] is not None:
            told.append(filled(t("Bought: {card}."), card=self.title(view["bought"])))
        if asked is not None and asked["card"] is not None:
            text = t("Asked by {card}: {text}", text=self.effect(asked["card"]))
            told.append(filled(text, card=self.title(asked["card"])))
        if view["looked"] is not None:
            told.append(filled(t("Looked at: {cards}."), cards=self.row_of(view["looked"]["cards"])))
        if view["revealed"]:
            told.append(filled(t("Revealed: {cards}."), cards=self.row_of(view["revealed"])))
        return self.together(told).append("\n") if told else None

    def hand(self, view: dict[str, Any]) -> RenderableType:
        """The viewer's own cards; what can't be played now is dim and says why."""
        t = self.t
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(t("Your hand"), no_wrap=True)
        for heading in (t("Needs"), t("Scores"), t("Effect")):
            table.add_column(heading)
        own = view["seats"][view["viewer"]]["columns"]
        for held in view["hand"]:
            face = self.faces[held["card"]]
            effect = [Text(self.name(face.text))]
            if held["why_not"] is not None:
                effect.append(Text(t("Not now: {obstacle}.", obstacle=self.obstacle(held, own)), "italic"))
            table.add_row(
                self.title(face.card),
                self.needs(face.condition),
                self.scores(face.score),
                self.together(effect),
                style="dim" if held["why_not"] is not None else "",
            )
        return Group(table, "")

    def obstacle(self, held: dict[str, Any], columns: list[dict[str, Any]]) -> str:
        """Why a card can't be played, in the numbers that stand on the table."""
        if held["why_not"] == "late":
            return self.t("no action is left")
        if held["why_not"] == "number":
            is_over = columns[self.faces[held["card"]].column]["descending"]
            numbers = {"a": rank(held["has"]), "b": rank(held["needs"])}
            return self.t("{a} is over {b}" if is_over else "{a} is under {b}", **numbers)
        return self.t("you have {n}", n=held["has"])

    def heading(self, choice: Choice) -> str:
        t = self.t
        match choice.verb.name:
            case "play":
                return t("Play a card: your score now > then")
            case "place" | "keep":
                return t("Where the bought card goes: your score now > then")
            case "pay":
                return t("Buy a public card: discard one that buys it")
            case "descend" | "draw" | "pass":
                return t("Other")
        return ""

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        if choice.text in view["worth"]:
            return Text(f"{view['seats'][view['viewer']]['total']} > {view['worth'][choice.text]}")
        if choice.verb.name == "pay":
            return self.row_of(
                [card for held in view["hand"] if held["card"] == choice.parameters[0] for card in held["buys"]]
            )
        if choice.verb.name in ("buy", "take", "copy"):
            return Text(self.effect(choice.parameters[0]))
        return None

    def epilogue(self, view: dict[str, Any]) -> Text | None:
        title = view["result"]["title"]
        return filled(self.t("Title: {title}"), title=Text(self.said(title), "bold")) if title is not None else None


def rows() -> Table:
    """A table of two columns without lines: a type and its cards."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, min_width=13)
    table.add_column()
    return table
