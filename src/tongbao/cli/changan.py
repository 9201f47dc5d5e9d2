"""The table of Chang’an in the terminal, drawn from a seat's view and from what is printed on the cards."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.phrases import count, resources, seat_name
from tongbao.cli.screen import Screen
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.changan.board import TYPES
from tongbao.games.changan.cards.decks import DECK_TITLES
from tongbao.games.changan.cards.schema import DECKS, CardFace
from tongbao.games.changan.table import Changan

DECK_STYLES: Final = dict(zip(DECKS, ("green", "yellow", "cyan", "magenta", "red", "blue"), strict=True))
DECK_NAMES: Final = {deck: title["en"] for deck, title in zip(DECKS, DECK_TITLES, strict=True)}
TOKENS: Final = [name.capitalize() for name in TYPES]
ROAD: Final = 4
PLACES: Final = (*TOKENS[:ROAD], "Silk Road")
GATES: Final = [f"{name} gate" for name in TOKENS[:ROAD]]
DISTRICTS: Final = [*[f"{name} district" for name in TOKENS[:ROAD]], PLACES[ROAD]]
WORDS: Final = {
    "type": TOKENS,
    "replaced": TOKENS,
    "gate": GATES,
    "district": DISTRICTS,
    "deck": list(DECK_NAMES.values()),
}
"""What a number means in lines and labels, by the name of the fact."""
SIGNS: Final = {"character": "●", "permanent": "■", "game_end": "★"}
KINDS: Final = {"character": "Character", "permanent": "Permanent", "game_end": "Game End"}
PHASES: Final = {
    "turn": "is acting",
    "research": "may take more cards",
    "place": "is producing",
    "characters": "may use Characters",
    "offer": "may use a Character",
    "payment": "is paying",
    "discard": "has too many cards",
    "silk": "is taking Silk",
    "effect": "is in the middle of an effect",
}
HEADINGS: Final = {
    "draw_deck": "Research",
    "draw_display": "Research",
    "produce": "Produce: what the gate gives as it stands, one more for each card that comes",
    "build": "Build",
    "build_silk": "Build",
    "buy": "Extra actions",
    "acquire": "Extra actions",
    "end_turn": "Other",
    "done": "Other",
    "collect": "Other",
    "play": "Bring cards to the gate",
    "move": "Bring cards to the gate",
}
ITEMS: Final = {
    "rows": "rows",
    "row1": "row 1 bonus",
    "row2": "row 2 bonus",
    "corners": "corners",
    "ends": "Game Ends",
    "goods": "goods",
    "road_rows": "Silk Road rows",
    "road_corners": "Silk Road corners",
    "silk": "Silk",
}
TIES: Final = {
    "built": "The tie goes to who has built more cards.",
    "gates": "The tie goes to who has more cards at the gates.",
    "shared": "The victory is shared.",
}


class ChanganScreen(Screen):
    """Chang’an: display, gates and districts of every player, hand."""

    legend: ClassVar = (
        ("● ■ ★", "a Character, a Permanent, a Game End; the colour of a name is its deck’s"),
        (
            "gate, built",
            "one below the other: at a gate from the lowest card to the top one, in a district from row 1 on",
        ),
        ("12 points", "the score as it stands; nine built cards end the game"),
    )
    examples: ClassVar = ("produce 2", "12", "moneychanger")

    def __init__(self, game: Game, names: list[str]) -> None:
        assert isinstance(game, Changan)
        self.cards: Final = game.cards
        self.names: Final = names

    def card_name(self, number: int) -> str:
        return self.cards.card(number).names["en"]

    def word(self, name: str, fact: Any) -> str:
        if name == "moved":
            return ", ".join(self.card_name(card) for card in fact)
        return WORDS[name][fact] if name in WORDS else str(fact)

    def title(self, card: int) -> Text:
        """Kind and name of a card in the colour of its deck."""
        face = self.cards.card(card)
        return Text(f"{SIGNS[face.kind]} {face.names['en']}", DECK_STYLES[face.deck])

    def titles(self, cards: list[int | None], between: str = ", ") -> Text:
        """Cards one after another; a dash for none and for a card that isn't there."""
        found = [Text("-", "dim") if card is None else self.title(card) for card in cards]
        return Text(between).join(found) if found else Text("-", "dim")

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
        line = Text()
        if not view["over"]:
            line.append(f"Round {view['round']}. ", "bold")
            line.append(seat_name(view["to_act"][0], self.names)).append(f" {PHASES[view['phase']]}. ")
            line.append(f"Main action: {view['main'] or 'not used'}. ")
            line.append(f"Buys left: {view['buys_left']}, acquires left: {view['acquire_left']}. ")
        line.append(seat_name(view["first"], self.names)).append(" is the first player.")
        if view["last_round"]:
            line.append("\nNine cards are built: this is the last round.", "bold red")
        return line.append("\n")

    def common(self, view: dict[str, Any]) -> Text:
        """Display, deck, discard pile and the stock of Silk."""
        line = Text.assemble(("Display  ", "bold")).append(self.titles(view["display"]))
        back = view["deck"]["back"]
        line.append(f"\nDeck: {count(view['deck']['count'], 'card')}")
        line.append(f", {DECK_NAMES[back]} on top" if back else "")
        line.append(f". Discard pile: {len(view['discard'])}")
        if view["discard"]:
            line.append(", ").append(self.title(view["discard"][-1])).append(" on top")
        line.append(f". Silk in stock: {view['silk_stock']}" if view["expansion"] else "")
        return line.append(".\n")

    def city(self, view: dict[str, Any], seat: dict[str, Any]) -> RenderableType:
        """One player: score, tokens and backs in a line or two, then gate and district side by side."""
        line = seat_name(seat["seat"], self.names)
        line.append(f" (seat {seat['seat'] + 1})", "dim")
        line.append(f"  {count(seat['score']['total'], 'point')}", "bold")
        line.append(f", {seat['built']} of 9 built. ")
        line.append(amounts(seat["tokens"], view["expansion"]), "bold")
        line.append(f". {count(seat['hand_count'], 'card')} in hand")
        backs = {DECK_NAMES[back]: seat["hand_backs"].count(back) for back in seat["hand_backs"]}
        line.append(f" ({', '.join(f'{number} {name}' for name, number in backs.items())})." if backs else ".")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        for heading in ("At the gate", "Built", "Next space"):
            table.add_column(heading, ratio=1)
        for g in range(ROAD):
            price = seat["prices"][g]
            gate, district = self.titles(seat["gates"][g], "\n"), self.titles(seat["districts"][g], "\n")
            table.add_row(PLACES[g], gate, district, cost(price))
        if view["expansion"]:
            table.add_row(PLACES[ROAD], "", self.titles(seat["road"], "\n"), cost(seat["road_price"]))
        return Group(line, Padding(table, (0, 0, 1, 2)))

    def turn(self, view: dict[str, Any]) -> Text | None:
        """What is going on in the middle of an action, and whose cards will react to one."""
        line = Text()
        if view["produce"] is not None:
            gate = view["produce"]["gate"]
            line.append(f"{GATES[gate]}: {count(view['produce']['cards'], 'card')}, ")
            line.append(f"yield {view['produce']['yield']}. ")
        if view["pending"] is not None:
            pending = view["pending"]
            line.append("To be built: ").append(self.title(pending["card"]))
            price = [number + (pending["coin"] if i == 0 else 0) for i, number in enumerate(pending["price"])]
            line.append(f" in the {DISTRICTS[pending['district']]}, row {pending['row']}; ")
            line.append(f"still to pay: {cost(price)}; {pending['saves_left']} may be saved. ")
        if view["effect"] is not None:
            line.append("Asked by ").append(self.title(view["effect"]["card"]))
            line.append(f": {self.cards.card(view['effect']['card']).text['en']} ")
        if view["looked"] is not None:
            line.append("Looked at: ").append(self.titles(view["looked"]["cards"])).append(". ")
        if view["picked"] is not None and view["pending"] is None:
            line.append("Chosen from the hand: ").append(self.title(view["picked"])).append(". ")
        if view["phase"] == "turn" and view["main"] is None and view["viewer"] in view["to_act"]:
            for reacting in view["reacting"]:
                line.append(f"On {reacting['event']}: ").append(self.title(reacting["card"]))
                line.append(" of ").append(seat_name(reacting["seat"], self.names)).append(". ")
        return line.append("\n") if line else None

    def hand(self, cards: list[int]) -> RenderableType:
        """The viewer's own cards with what they do."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("Your hand", no_wrap=True)
        table.add_column("Deck", no_wrap=True)
        table.add_column("VP", no_wrap=True)
        table.add_column("Effect")
        for card in cards:
            face = self.cards.card(card)
            effect = ("Costs 1 Coin more. " if face.coin else "") + face.text["en"]
            table.add_row(self.title(card), DECK_NAMES[face.deck], str(face.vp), effect)
        return Group(table, "")

    def heading(self, choice: Choice) -> str:
        return HEADINGS.get(choice.verb.name, "")

    def note(self, view: dict[str, Any], choice: Choice) -> Text | None:
        verb = choice.verb.name
        if verb in ("build", "build_silk", "district"):
            return Text(f"for {cost(view['costs'][choice.text]['tokens'])}" if choice.text in view["costs"] else "")
        if verb == "produce":
            return Text(str(view["yields"][choice.parameters[0]]))
        card = self.meant(view, choice)
        return Text(self.cards.card(card).text["en"]) if card is not None else None

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
        lines = Text()
        for seat, points in enumerate(view["result"]["items"]):
            parts = [f"{words} {points[item]}" for item, words in ITEMS.items() if points[item]]
            lines.append("\n").append(seat_name(seat, self.names)).append(f": {', '.join(parts)}.")
        tie = view["result"]["tie"]
        return lines.append(f"\n{TIES[tie]}" if tie else "")

    def find(self, wish: str) -> RenderableType:
        faces = self.cards.faces
        found = [face for face in faces if wish.lower() in face.names["en"].lower()]
        if wish.isdigit() and 1 <= int(wish) <= len(faces):
            found = [self.cards.card(int(wish))]
        if not found:
            return Text(f"No card is called “{wish}”; type a part of its name, or a number from 1 to {len(faces)}.")
        return Group(*[self.face(face) for face in found])

    def face(self, face: CardFace) -> Text:
        """All that is printed on one card."""
        text = self.title(face.number)
        text.append(f" {face.names['zh']}")
        text.append(f" · {DECK_NAMES[face.deck]}, {KINDS[face.kind]}, {face.number}\n", "dim")
        text.append(f"{face.text['en']} {count(face.vp, 'point')}")
        return text.append(", costs 1 Coin more." if face.coin else ".")


def amounts(tokens: list[int], with_silk: bool) -> str:
    """All tokens of a player, also those of which there are none."""
    shown = TOKENS if with_silk else TOKENS[:ROAD]
    return ", ".join(f"{number} {name}" for number, name in zip(tokens, shown, strict=False))


def cost(tokens: list[int] | None) -> str:
    """Five counts in words, such as ``2 Stone, Wood``; ``full`` where there is no space."""
    if tokens is None:
        return "full"
    return resources({name: number for name, number in zip(TOKENS, tokens, strict=True) if number})
