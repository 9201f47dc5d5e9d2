"""Chang’an in the catalogue, and how its table is set up (section 3)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.balanced import BALANCED_CARDS
from tongbao.engine.card_file import CardFile
from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Meta, Plain, Setup
from tongbao.engine.observation import Field
from tongbao.engine.pieces import Share
from tongbao.engine.reasons import Reason
from tongbao.games.changan.card_sets import CARD_FILE, cards_for
from tongbao.games.changan.cards.actions import (
    ACTIONS,
    CHOOSE_DISTRICT,
    CHOOSE_GATE,
    COLLECT,
    COPY,
    DECLINE,
    DISCARD,
    END_TURN,
    GAIN,
)
from tongbao.games.changan.cards.board import DISPLAY, FIRST_CARDS, FIRST_SILK, FIRST_TOKENS, GATES, SILK, SILK_A_PLAYER
from tongbao.games.changan.cards.schema import CARDS, CARDS_OF_DECK, CardFace
from tongbao.games.changan.cards.terms import (
    DECKS_TO_CHOOSE,
    FIRST_STONE,
    OPTIONS,
    RANDOM,
    Terms,
    in_order,
    selections,
)
from tongbao.games.changan.explain.queries import queries
from tongbao.games.changan.explain.why_not import why_not
from tongbao.games.changan.presentation.captions import caption
from tongbao.games.changan.presentation.numbers import numbers
from tongbao.games.changan.presentation.observation import layout, write_observation
from tongbao.games.changan.presentation.texts import NEWS, TEXTS
from tongbao.games.changan.presentation.view import board, view
from tongbao.games.changan.rules.scoring import places, shares, totals
from tongbao.games.changan.rules.steps import FIRST_STONES, TURN
from tongbao.games.changan.state.permanents import Permanents
from tongbao.games.changan.state.table import Changan

RULES: Final = 1
LOSSES: Final = (DECLINE.verb, DISCARD)
PLAIN: Final = (COLLECT.verb, END_TURN.verb, CHOOSE_GATE, CHOOSE_DISTRICT, GAIN, COPY)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanganMeta(Meta[Changan]):
    """The game of Chang’an."""

    def all_options(self, players: int, rules: int = 0) -> list[dict[str, str]]:
        """Every selection of decks with usual and with balanced cards, without and with a Stone for the first player;
        chance names that player, as it may name the decks of any of them.
        """
        return [
            {"decks": decks, "first_player": RANDOM, "balanced": balanced, "first_stone": stone}
            for stone in FIRST_STONE.values
            for balanced in BALANCED_CARDS.values
            for decks in selections(DECKS_TO_CHOOSE[players])
        ]

    def settle(self, players: int, options: dict[str, str], rules: int = 0) -> dict[str, str]:
        """The complete options of a table; decks may be named in any order. Raises BadOption."""
        if "decks" in options and players in DECKS_TO_CHOOSE:
            options = {**options, "decks": in_order(players, options["decks"])}
        return super().settle(players, options, rules)

    def deal(self, setup: Setup, luck: Luck) -> Changan:
        """Shuffle the chosen decks together, turn up three cards, deal tokens and four cards to each seat; then the
        first player may have a Stone more.
        """
        cards = cards_for(setup)
        terms = Terms.drawn(setup.players, setup.options, luck)
        deck = [card for number in terms.decks for card in cards_of(number)]
        luck.shuffle(deck)
        game = Changan(setup, luck, terms, cards)
        game.lay_deck(deck, CARDS + 1)
        game.display = [deck.pop() for _ in range(DISPLAY)]
        for card in game.display:
            game.show(card)
        for seat in game.seats_from(terms.first):
            game.deal_hand(seat, FIRST_CARDS)
        seats = range(setup.players)
        game.gates = [[[] for _ in range(GATES)] for _ in seats]
        game.districts = [[[] for _ in range(GATES)] for _ in seats]
        game.roads = [[] for _ in seats]
        game.tokens = [FIRST_TOKENS[:] for _ in seats]
        if terms.expansion:
            game.silk_stock = (SILK_A_PLAYER - FIRST_SILK) * setup.players
            for tokens in game.tokens:
                tokens[SILK] = FIRST_SILK
        game.reckoned = [Permanents(city) for city in game.districts]
        game.next(TURN[terms.first])
        if terms.first_stone:
            game.next(FIRST_STONES[terms.first])
        return game

    def scores(self, game: Changan) -> list[int]:
        """The sum of all items for each seat (section 8)."""
        return totals(game)

    def places(self, game: Changan) -> list[int]:
        return places(game)

    def holdings(self, game: Changan) -> list[int]:
        """The tokens of each seat."""
        return [count for counts in game.tokens for count in counts]

    def opener(self, game: Changan) -> int:
        return game.first

    def rounds(self, game: Changan) -> int:
        return game.round

    def ending(self, game: Changan) -> str:
        """Whether somebody had built enough, or the last round was over before."""
        return "built" if game.last_round else "rounds"

    def shares(self, game: Changan, seat: int) -> list[Share]:
        return shares(game, seat)

    def layout(self, setup: Setup) -> list[Field]:
        return layout(setup)

    def write_observation(self, out: BytesWriter, game: Changan, seat: int) -> None:
        write_observation(out, game, seat)

    def view(self, game: Changan, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(game, seat, choice)

    def is_loss(self, game: Changan, seat: int, choice: Choice) -> bool:
        return choice.verb in LOSSES

    def queries(self, game: Changan, seat: int) -> list[Choice]:
        return queries(game, seat)

    def why_not(self, game: Changan, seat: int, choice: Choice) -> Reason:
        return why_not(game, seat, choice)

    def is_plain(self, choice: Choice) -> bool:
        return choice.verb in PLAIN

    def card_file(self) -> CardFile:
        return CARD_FILE

    def faces(self, setup: Setup) -> list[CardFace]:
        return cards_for(setup).faces

    def printed(self, setup: Setup) -> Plain:
        return board()

    def numbers(self, setup: Setup) -> Plain:
        return numbers()


def cards_of(deck: int) -> range:
    """The cards of a deck."""
    return range(deck * CARDS_OF_DECK + 1, (deck + 1) * CARDS_OF_DECK + 1)


CHANGAN: Final = ChanganMeta(
    name="changan",
    title="Chang’an",
    tagline="Four gates feed the city; what you build inside lasts.",
    min_players=2,
    max_players=4,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    news=NEWS,
    uses=dict.fromkeys(("build", "build_free", "travel", "travel_bare", "use"), "card"),
    minutes=(40, 80),
    weight=2,
    first_seat={"first_player": "0"},
)
