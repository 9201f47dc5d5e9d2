"""Small Chang’an: a card lies at a gate of each player, six are hidden, and each has a turn or more."""

from typing import Final

from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.observation import Field
from tongbao.games.changan.card_sets import STANDARD
from tongbao.games.changan.cards.actions import ACTIONS
from tongbao.games.changan.cards.board import DISPLAY, GATES, STONE
from tongbao.games.changan.cards.schema import CARDS
from tongbao.games.changan.cards.terms import Terms, decks_drawn, first_drawn
from tongbao.games.changan.meta import CHANGAN, ChanganMeta
from tongbao.games.changan.presentation.texts import TEXTS
from tongbao.games.changan.rules.steps import TURN
from tongbao.games.changan.state.permanents import Permanents
from tongbao.games.changan.state.table import NO_CARD, Changan
from tongbao.research.small.options import ROUNDS

AT_GATE: Final = ["taicang_granary", "arsenal"]
"""By seat, at the stone gate."""
HIDDEN: Final = [
    "longshou_mills",
    "autumn_sacrifice",
    "equal_field_register",
    "ten_circuits_tribute",
    "west_market_timber_pool",
    "left_treasury",
]
"""All of one deck, so that no back tells anything."""
NUMBERS: Final = {face.id: face.number for face in STANDARD.faces}
TOKENS: Final = [0, 0, 1, 1, 0]
"""A Stone and a Wood: the price of the first space in the Coin district."""
OPTIONS: Final = {"decks": "production,science,military", "first_player": "0"}
MOST_DECISIONS: Final = 100


class SmallChangan(ChanganMeta):
    """Chang’an with a round or more, a hand of one card, and no display; ``hidden`` are the cards that are shuffled."""

    def __init__(self, name: str, hidden: list[str]) -> None:
        super().__init__(
            name=name,
            title="Small Chang’an",
            tagline="Eight cards of Chang’an.",
            min_players=2,
            max_players=2,
            rules=1,
            options=[ROUNDS],
            action_space=ACTIONS,
            texts=TEXTS,
            most_decisions=MOST_DECISIONS,
        )
        self.hidden: Final = hidden

    def all_options(self, players: int, rules: int = 0) -> list[dict[str, str]]:
        return super(ChanganMeta, self).all_options(players, rules)

    def layout(self, setup: Setup) -> list[Field]:
        return CHANGAN.layout(Setup(CHANGAN, setup.players, CHANGAN.settle(setup.players, OPTIONS), [], None))

    def deal(self, setup: Setup, luck: Luck) -> Changan:
        """A card lies at each player's stone gate, each has a Stone and a Wood, and each is dealt a hidden card."""
        options = CHANGAN.settle(setup.players, OPTIONS)
        decks, first = decks_drawn(setup.players, options, luck), first_drawn(setup.players, options, luck)
        terms = Terms(options, decks, first, round_limit=int(setup.options["rounds"]), display=0)
        deck = [NUMBERS[card] for card in self.hidden]
        luck.shuffle(deck)
        game = Changan(setup, luck, terms, STANDARD)
        game.lay_deck(deck, CARDS + 1)
        game.display = [NO_CARD] * DISPLAY
        seats = range(setup.players)
        game.gates = [[[] for _ in range(GATES)] for _ in seats]
        game.districts = [[[] for _ in range(GATES)] for _ in seats]
        game.roads = [[] for _ in seats]
        game.tokens = [TOKENS[:] for _ in seats]
        game.reckoned = [Permanents(city) for city in game.districts]
        for seat, card in enumerate(AT_GATE):
            game.put_on_gate(seat, STONE, NUMBERS[card])
            game.deal_hand(seat, 1)
        game.next(TURN[0])
        return game


SMALL_CHANGAN: Final = SmallChangan("small_changan", HIDDEN)
