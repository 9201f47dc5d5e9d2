"""Xanadu in the catalogue, and how its table is set up (section 5)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.card_file import CardFile
from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import BadCards, Meta, Plain, Setup
from tongbao.engine.observation import Field
from tongbao.engine.pieces import Share
from tongbao.engine.reasons import Reason
from tongbao.games.xanadu.actions import ACTIONS, END_BUILDING, PLACE, SKIP_TURN
from tongbao.games.xanadu.captions import caption
from tongbao.games.xanadu.cards.schema import SQUARES, CardFace
from tongbao.games.xanadu.cards.sets import CARD_FILE, card_set
from tongbao.games.xanadu.numbers import numbers, sales
from tongbao.games.xanadu.observation import layout, write_observation
from tongbao.games.xanadu.steps import STARTING_BUILDINGS, TURN
from tongbao.games.xanadu.table import BLANK, Xanadu
from tongbao.games.xanadu.terms import IDLE_ROUNDS, OPTIONS, Terms
from tongbao.games.xanadu.texts import NEWS, TEXTS
from tongbao.games.xanadu.view import view
from tongbao.games.xanadu.why_not import queries, why_not

RULES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class XanaduMeta(Meta[Xanadu]):
    """The game of Xanadu."""

    def deal(self, setup: Setup, luck: Luck) -> Xanadu:
        """Shuffle the deck without the marker, deal, draw the first player, and let all choose how to start."""
        terms = Terms(setup.players, setup.options)
        cards = card_set(setup.cards)
        first, last = cards.editions[terms.edition]
        deck = list(range(first, last + 1))
        needed = terms.cards_dealt * setup.players
        if len(deck) < needed:
            raise BadCards(
                f"The {terms.edition} edition has {len(deck)} cards; {setup.players} players need at least {needed}."
            )
        luck.shuffle(deck)
        game = Xanadu(setup, luck, terms, cards)
        game.lay_deck(deck, cards.size + 1)
        for seat in range(setup.players):
            game.deal_hand(seat, terms.cards_dealt)
        game.cities = [[] for _ in range(setup.players)]
        game.squares = [BLANK] * (setup.players * terms.building_limit * SQUARES)
        game.coins = [0] * setup.players
        game.first = game.active = luck.below(setup.players)
        game.then([TURN[game.first]])
        game.seal(STARTING_BUILDINGS)
        return game

    def scores(self, game: Xanadu) -> list[int]:
        """The tong bao of each seat."""
        return game.coins[:]

    def opener(self, game: Xanadu) -> int:
        return game.first

    def rounds(self, game: Xanadu) -> int:
        """How often the turn went round, the last time perhaps not to all."""
        return -(-game.turns // game.players)

    def ending(self, game: Xanadu) -> str:
        return game.ending

    def shares(self, game: Xanadu, seat: int) -> list[Share]:
        """What the Khan paid the seat, sale by sale."""
        return sales(game, seat)

    def layout(self, setup: Setup) -> list[Field]:
        return layout(setup)

    def write_observation(self, out: BytesWriter, game: Xanadu, seat: int) -> None:
        write_observation(out, game, seat)

    def view(self, game: Xanadu, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: Xanadu, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(game, choice)

    def is_loss(self, game: Xanadu, seat: int, choice: Choice) -> bool:
        return choice in (END_BUILDING, SKIP_TURN)

    def queries(self, game: Xanadu, seat: int) -> list[Choice]:
        return queries(game, seat)

    def why_not(self, game: Xanadu, seat: int, choice: Choice) -> Reason:
        return why_not(game, seat, choice)

    def is_plain(self, choice: Choice) -> bool:
        return choice.verb is PLACE

    def card_file(self) -> CardFile:
        return CARD_FILE

    def faces(self, setup: Setup) -> list[CardFace]:
        return card_set(setup.cards).faces

    def printed(self, setup: Setup) -> Plain:
        return {"idle_rounds": IDLE_ROUNDS}

    def numbers(self, setup: Setup) -> Plain:
        return numbers(self)


XANADU: Final = XanaduMeta(
    name="xanadu",
    title="Xanadu",
    tagline="Build on everybody’s sites, and sell to the Khan while prices are high.",
    min_players=2,
    max_players=6,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    news=NEWS,
    uses={"built": "card"},
    minutes=(30, 40),
    weight=2,
)
