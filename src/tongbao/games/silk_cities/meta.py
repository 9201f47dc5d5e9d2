"""Cities of the Silk Road in the catalogue, and how its table is set up (section 3)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Meta, Plain, Setup
from tongbao.games.silk_cities.actions import ACTIONS, IMPROVEMENTS, MOST_PLAYERS, REGIONS, SLOTS
from tongbao.games.silk_cities.affairs import NO_SEAT
from tongbao.games.silk_cities.captions import caption
from tongbao.games.silk_cities.cards.faces import Development
from tongbao.games.silk_cities.cards.sets import card_set
from tongbao.games.silk_cities.citizens import START
from tongbao.games.silk_cities.claims import CLAIMS, DEAL_REGIONS
from tongbao.games.silk_cities.description import view
from tongbao.games.silk_cities.rounds import ROUND
from tongbao.games.silk_cities.table import NO_REGION, SilkCities
from tongbao.games.silk_cities.terms import OPTIONS, Terms
from tongbao.games.silk_cities.texts import TEXTS

RULES: Final = 1
START_COINS: Final = 10
FULL_STORE: Final = 6
MOST_DECISIONS: Final = 8000
"""The silk deck ends the game after 22 rounds at most; five players who bid and put up anything need some 5,500."""


class SilkCitiesMeta(Meta[SilkCities]):
    """The game of Cities of the Silk Road."""

    def deal(self, setup: Setup, luck: Luck) -> SilkCities:
        """Draw the first player, shuffle both decks, fill the markets, and let all claim their first regions."""
        players, cards = setup.players, card_set(setup.cards)
        first = luck.below(players)
        terms, known = Terms(players, setup.options), [0] * cards.size
        game = SilkCities(setup, luck, known, terms, cards)
        game.first = game.active = first
        game.silk_deck = cards.silk_deck()
        game.deck = cards.development_deck()
        luck.shuffle(game.silk_deck)
        luck.shuffle(game.deck)
        game.discards, game.turned, game.looked = [], [], []
        game.hands = [[] for _ in range(players)]

        game.coins = [START_COINS] * players
        game.opening = game.coins[:]
        game.goods = [0] * (4 * players)
        game.wants = [0] * (4 * players)
        game.citizens = START * players
        game.tolls, game.improvements, game.used = [0] * players, [0] * players, [0] * players
        game.gathers = [0] * (2 * players)
        game.surcharges, game.attacked = [0] * players, [0] * players
        game.homes, game.ruins = [NO_REGION] * players, [NO_REGION] * players

        game.cities = [NO_SEAT] * REGIONS
        game.stacks = [[] for _ in range(REGIONS)]
        game.treasuries = [cards.box.setup["treasury"]] * REGIONS
        standard = cards.box.setup["china_standard"]
        game.china = [1] * standard + [0] * (SLOTS - standard)
        game.byzantium = []
        game.store, game.sold = [FULL_STORE, FULL_STORE], [0, 0]
        game.copies = [terms.copies] * IMPROVEMENTS
        game.available = (1 << IMPROVEMENTS) - 1

        game.next(ROUND)
        if terms.random_start:
            game.next(DEAL_REGIONS)
        else:
            order = game.order() if players == 2 else game.order()[::-1]
            game.then([CLAIMS[seat] for seat in order])
        return game

    def scores(self, game: SilkCities) -> list[int]:
        """The Victory Points in each hand."""
        return [game.points(seat) for seat in range(game.players)]

    def places(self, game: SilkCities) -> list[int]:
        """By Victory Points, coins, citizens, then the earlier in the last action order: all places differ."""
        order = game.order()
        ranks = [
            (game.points(seat), game.coins[seat], game.size(seat), -order.index(seat)) for seat in range(game.players)
        ]
        return [1 + sum([other > rank for other in ranks]) for rank in ranks]

    def view(self, game: SilkCities, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(game, seat, choice)

    def faces(self, setup: Setup) -> list[Development]:
        return card_set(setup.cards).faces

    def printed(self, setup: Setup) -> Plain:
        return card_set(setup.cards).box.as_dict()


SILK_CITIES: Final = SilkCitiesMeta(
    name="silk_cities",
    titles={"en": "Cities of the Silk Road", "zh": "丝路诸城"},
    tagline={
        "en": "Caravans and armies between four empires.",
        "zh": "四大帝国之间的商队与刀兵。",
    },
    min_players=2,
    max_players=MOST_PLAYERS,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    usual_players=4,
    most_decisions=MOST_DECISIONS,
)
