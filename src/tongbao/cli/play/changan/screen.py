"""The table of Chang’an in the terminal, drawn from a seat's view and from what is printed on the cards."""

from collections import Counter
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.changan.words import ROAD, ChanganWords
from tongbao.cli.play.speaker import filled
from tongbao.engine.choice import Choice


class ChanganScreen(ChanganWords):
    """Chang’an: display, gates and districts of every player, hand."""

    examples: ClassVar = ("produce 2", "12", "moneychanger")

    def legend(self) -> list[tuple[str, str]]:
        t = self.t
        return [
            ("● ■ ★", t("a Character, a Permanent, a Game End; the colour of a name is its deck’s")),
            (
                t("gate, built"),
                t("one below the other: at a gate from the lowest card to the top one, in a district from row 1 on"),
            ),
            (t("12 points"), t("the score as it stands; nine built cards end the game")),
        ]

    def draw(self, view: dict[str, Any]) -> RenderableType:
        """The whole table: how far the game is, display, cities, the turn, the viewer's hand."""
        parts: list[RenderableType] = [self.progress(view), self.common(view)]
        parts += [self.city(view, seat) for seat in view["seats"]]
        turn = self.turn(view)
        if turn:
            parts.append(turn)
        if view["hand"]:
            parts.append(self.hand(view["hand"]))
        return Group(*parts)

    def progress(self, view: dict[str, Any]) -> Text:
        """Who does what, and how far the turn has come."""
        t, told = self.t, []
        if not view["over"]:
            doing = t(
                {
                    "turn": "{player} is acting.",
                    "research": "{player} may take more cards.",
                    "place": "{player} is producing.",
                    "characters": "{player} may use Characters.",
                    "offer": "{player} may use a Character.",
                    "payment": "{player} is paying.",
                    "discard": "{player} has too many cards.",
                    "silk": "{player} is taking Silk.",
                    "effect": "{player} is in the middle of an effect.",
                }[view["phase"]]
            )
            told = [
                Text(t("Round {n}.", n=view["round"]), "bold"),
                filled(doing, player=self.seat(view["to_act"][0])),
                Text(t("Main action: {action}.", action=self.action(view["main"]))),
                Text(t("Buys left: {n}, acquires left: {k}.", n=view["buys_left"], k=view["acquire_left"])),
            ]
        told.append(filled(t("{player} is the first player."), player=self.seat(view["first"])))
        line = self.together(told)
        if view["last_round"]:
            line.append("\n").append(t("Nine cards are built: this is the last round."), "bold red")
        return line.append("\n")

    def common(self, view: dict[str, Any]) -> Text:
        """Display, deck, discard pile and the stock of Silk."""
        t, back, discard = self.t, view["deck"]["back"], view["discard"]
        line = Text.assemble((t("Display"), "bold"), "  ").append(self.row_of(view["display"])).append("\n")
        count = view["deck"]["count"]
        told = [
            Text(t("Deck: {n} {n|card|cards}, {deck} on top.", n=count, deck=self.decks[back]))
            if back
            else Text(t("Deck: {n} {n|card|cards}.", n=count)),
            filled(t("Discard pile: {n}, {card} on top.", n=len(discard)), card=self.title(discard[-1]))
            if discard
            else Text(t("Discard pile: {n}.", n=0)),
        ]
        if view["expansion"]:
            told.append(Text(t("Silk in stock: {n}.", n=view["silk_stock"])))
        return line.append(self.together(told)).append("\n")

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player: score, tokens and backs in a line or two, then gate and district side by side."""
        t, backs = self.t, Counter(seat["hand_backs"])
        shown = seat["tokens"] if view["expansion"] else seat["tokens"][:ROAD]
        line = self.seat_and_place(seat["seat"]).append("  ")
        points = Text(self.points(seat["score"]["total"]), "bold")
        line.append(filled(t("{points}, {n} of 9 built.", n=seat["built"]), points=points))
        tokens = Text(self.listed(map(self.counted, range(len(shown)), shown)), "bold").append(t("."))
        decks = self.listed(t("{n} {deck}", n=number, deck=self.decks[back]) for back, number in backs.items())
        hand = t("{n} {n|card|cards} in hand[ ({decks})].", n=seat["hand_count"], decks=decks if backs else "")
        line = self.together([line, tokens, Text(hand)])
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        for heading in (t("At the gate"), t("Built"), t("Next space")):
            table.add_column(heading, ratio=1)
        for g in range(ROAD):
            gate, district = self.row_of(seat["gates"][g], "\n"), self.row_of(seat["districts"][g], "\n")
            table.add_row(self.places[g], gate, district, self.cost(seat["prices"][g]))
        if view["expansion"]:
            table.add_row(self.places[ROAD], "", self.row_of(seat["road"], "\n"), self.cost(seat["road_price"]))
        return Group(line, Padding(table, (0, 0, 1, 2)))

    def turn(self, view: dict[str, Any]) -> Text | None:
        """What is going on in the middle of an action, and whose cards will react to one."""
        t, told = self.t, list[Text]()
        if view["produce"] is not None:
            now = view["produce"]
            facts = {"gate": self.gates[now["gate"]], "n": now["cards"], "k": now["yield"]}
            told.append(Text(t("{gate}: {n} {n|card|cards}, yield {k}.", **facts)))
        if view["pending"] is not None:
            pending = view["pending"]
            price = [number + (pending["coin"] if i == 0 else 0) for i, number in enumerate(pending["price"])]
            facts = {"district": self.word("district", pending["district"]), "n": pending["row"]}
            facts |= {"price": self.cost(price), "k": pending["saves_left"]}
            text = t(
                "To be built: {card} in the {district}, row {n}; still to pay: {price}; {k} may be saved.", **facts
            )
            told.append(filled(text, card=self.title(pending["card"])))
        if view["effect"] is not None:
            asking = view["effect"]["card"]
            text = t("Asked by {card}: {text}", text=self.name(self.cards.card(asking).text))
            told.append(filled(text, card=self.title(asking)))
        if view["looked"] is not None:
            told.append(filled(t("Looked at: {cards}."), cards=self.row_of(view["looked"]["cards"])))
        if view["picked"] is not None and view["pending"] is None:
            told.append(filled(t("Chosen from the hand: {card}."), card=self.title(view["picked"])))
        if view["phase"] == "turn" and view["main"] is None and view["viewer"] in view["to_act"]:
            for reacting in view["reacting"]:
                text = t("On {action}: {card} of {player}.", action=self.action(reacting["event"]))
                told.append(filled(text, card=self.title(reacting["card"]), player=self.seat(reacting["seat"])))
        return self.together(told).append("\n") if told else None

    def hand(self, cards: list[int]) -> RenderableType:
        """The viewer's own cards with what they do."""
        t = self.t
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for heading in (t("Your hand"), t("Deck"), t("VP")):
            table.add_column(heading, no_wrap=True)
        table.add_column(t("Effect"))
        for card in cards:
            face = self.cards.card(card)
            table.add_row(self.title(card), self.decks[face.deck], str(face.vp), self.effect(face))
        return Group(table, "")

    def heading(self, choice: Choice) -> str:
        t = self.t
        match choice.verb.name:
            case "draw_deck" | "draw_display":
                return t("Research")
            case "produce":
                return t("Produce: what the gate gives as it stands, one more for each card that comes")
            case "build" | "build_silk":
                return t("Build")
            case "buy" | "acquire":
                return t("Extra actions")
            case "end_turn" | "done" | "collect":
                return t("Other")
            case "play" | "move":
                return t("Bring cards to the gate")
        return ""

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        verb = choice.verb.name
        if verb in ("build", "build_silk", "district"):
            if choice.text not in view["costs"]:
                return Text("")
            return Text(self.t("for {price}", price=self.cost(view["costs"][choice.text]["tokens"])))
        if verb == "produce":
            return Text(str(view["yields"][choice.parameters[0]]))
        card = self.meant(view, choice)
        return Text(self.name(self.cards.card(card).text)) if card is not None else None

    def meant(self, view: dict[str, Any], choice: Choice) -> int | None:
        """The card that a choice is about, where it is not in the viewer's hand and its effect matters."""
        verb, seats = choice.verb.name, view["seats"]
        card: int | None = None
        if verb == "draw_display":
            card = view["display"][choice.parameters[0]]
        elif verb in ("keep", "recover"):
            card = choice.parameters[0]
        elif verb == "activate":
            card = seats[view["viewer"]]["districts"][view["produce"]["gate"]][choice.parameters[0] - 1]
        elif verb == "copy":
            seat, district, row = choice.parameters
            card = seats[seat]["districts"][district][row - 1]
        elif verb in ("acquire", "raid"):
            seat, gate = choice.parameters
            card = seats[seat]["gates"][gate][-1]
        return card

    def epilogue(self, view: dict[str, Any]) -> Text | None:
        """Every player's points by item, and what broke a tie."""
        t, lines = self.t, Text()
        for seat, points in enumerate(view["result"]["items"]):
            parts = {
                t("rows"): points["rows"],
                t("row 1 bonus"): points["row1"],
                t("row 2 bonus"): points["row2"],
                t("corners"): points["corners"],
                t("Game Ends"): points["ends"],
                t("goods"): points["goods"],
                t("Silk Road rows"): points["road_rows"],
                t("Silk Road corners"): points["road_corners"],
                t("Silk"): points["silk"],
            }
            items = self.listed(t("{item} {n}", item=item, n=number) for item, number in parts.items() if number)
            lines.append("\n").append(filled(t("{player}: {items}."), player=self.seat(seat), items=items))
        tie = view["result"]["tie"]
        if tie:
            broken = t(
                {
                    "built": "The tie goes to who has built more cards.",
                    "gates": "The tie goes to who has more cards at the gates.",
                    "shared": "The victory is shared.",
                }[tie]
            )
            lines.append("\n").append(broken)
        return lines
