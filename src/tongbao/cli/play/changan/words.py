"""What the things of Chang’an are called in the terminal, and all that is printed on its cards."""

from typing import Any, Final

from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.engine.game import Game
from tongbao.games.changan.cards.board import TYPES
from tongbao.games.changan.cards.schema import DECKS, CardFace
from tongbao.games.changan.cards.terms import DECK_TITLES
from tongbao.games.changan.state.table import Changan
from tongbao.languages import ENGLISH

DECK_STYLES: Final = dict(zip(DECKS, ("green", "yellow", "cyan", "magenta", "red", "blue"), strict=True))
ROAD: Final = 4
SIGNS: Final = {"character": "●", "permanent": "■", "game_end": "★"}


class ChanganWords(Screen):
    """Names cards, decks, gates, districts and tokens."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        super().__init__(game, names, language)
        assert isinstance(game, Changan)
        t = self.t
        self.cards: Final = game.cards
        self.tokens: Final = [t("Coin"), t("Wheat"), t("Stone"), t("Wood"), t("Silk")]
        self.places: Final = [*self.tokens[:ROAD], t("Silk Road")]
        self.gates: Final = [t("Coin gate"), t("Wheat gate"), t("Stone gate"), t("Wood gate")]
        self.districts: Final = [t("Coin district"), t("Wheat district"), t("Stone district"), t("Wood district")]
        self.decks: Final = {deck: self.name(title) for deck, title in zip(DECKS, DECK_TITLES, strict=True)}

    def resource(self, name: str) -> str:
        return self.tokens[TYPES.index(name)]

    def word(self, name: str, fact: Any) -> str:
        meanings = {
            "type": self.tokens,
            "replaced": self.tokens,
            "gate": self.gates,
            "district": [*self.districts, self.places[ROAD]],
            "deck": list(self.decks.values()),
        }
        return meanings[name][fact] if name in meanings else str(fact)

    def title(self, card: int) -> Text:
        """Kind and name of a card in the colour of its deck."""
        face = self.cards.card(card)
        return Text(f"{SIGNS[face.kind]} {self.name(face.names)}", DECK_STYLES[face.deck])

    def row_of(self, cards: list[int | None], between: str = "") -> Text:
        """Cards one after another; a dash for none and for a card that isn't there."""
        found = [Text("-", "dim") if card is None else self.title(card) for card in cards]
        return Text(between or self.comma).join(found) if found else Text("-", "dim")

    def points(self, number: int) -> str:
        """So many points."""
        return self.t("{n} {n|point|points}", n=number)

    def action(self, name: str | None) -> str:
        """What a main action is called in a sentence."""
        return self.t(
            {
                None: "not used",
                "research": "research",
                "produce": "produce",
                "build": "build",
                "acquire": "acquire",
            }[name]
        )

    def effect(self, face: CardFace) -> Text:
        """What a card does, after the extra Coin that it costs."""
        coin = self.t("Costs 1 Coin more.") if face.coin else ""
        return self.together([Text(coin), Text(self.name(face.text))])

    def face(self, number: int) -> Text:
        """All that is printed on one card."""
        t, face = self.t, self.cards.card(number)
        text = self.title(number).append("" if self.is_han else f" {face.names['zh']}")
        kind = {"character": t("Character"), "permanent": t("Permanent"), "game_end": t("Game End")}[face.kind]
        text.append(f" · {self.listed([self.decks[face.deck], kind, str(number)])}\n", "dim")
        worth = t("{points}, costs 1 Coin more." if face.coin else "{points}.", points=self.points(face.vp))
        return text.append(self.together([Text(self.name(face.text)), Text(worth)]))

    def counted(self, kind: int, number: int) -> str:
        """So many tokens of a kind."""
        return self.t({0: "{n} Coin", 1: "{n} Wheat", 2: "{n} Stone", 3: "{n} Wood", 4: "{n} Silk"}[kind], n=number)

    def cost(self, tokens: list[int] | None) -> str:
        """Five counts in words, such as ``2 Stone, Wood``; ``full`` where there is no space."""
        if tokens is None:
            return self.t("full")
        return self.listed(
            self.counted(kind, number) if number > 1 else self.tokens[kind]
            for kind, number in enumerate(tokens)
            if number
        )
