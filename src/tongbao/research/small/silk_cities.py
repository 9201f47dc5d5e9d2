"""Small Cities of the Silk Road: eight development cards, and a silk card for each round."""

from typing import Final

from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.games.silk_cities.cards.actions import ACTIONS, REGIONS
from tongbao.games.silk_cities.cards.terms import Terms
from tongbao.games.silk_cities.meta import RULES, SILK_CITIES, SilkCitiesMeta
from tongbao.games.silk_cities.presentation.texts import TEXTS
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion
from tongbao.games.silk_cities.rules.rounds import ROUND
from tongbao.games.silk_cities.state.city import city_at_start
from tongbao.games.silk_cities.state.empires import empires_at_start
from tongbao.games.silk_cities.state.improvements import Supply
from tongbao.games.silk_cities.state.map import NO_STACKS, Region
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.research.small.options import ROUNDS

SILK: Final = ["standard", "fine", "barbarian_1", "standard"]
"""As many from the first on as there are rounds."""
DEVELOPMENTS: Final = [
    "zhang_qian",
    "kanishka_council",
    "library_of_merv",
    "heavenly_horses",
    "parthian_shot",
    "safe_conduct",
    "buried_hoard",
    "silkworm_monks",
]
MOST_DECISIONS: Final = 2000


def silk_deck(rounds: int) -> list[int]:
    """The silk cards of a game, one of its kind after another."""
    kinds = [STANDARD.box.silk_cards[kind].id for kind in STANDARD.silk_kinds]
    deck: list[int] = []
    for name in SILK[:rounds]:
        deck.append(next(card for card, kind in enumerate(kinds) if kind == name and card not in deck))
    return deck


def development_deck() -> list[int]:
    """One card of each of the eight kinds."""
    names = {card: STANDARD.development(card).face.id for card in STANDARD.development_deck()}
    return [next(card for card, kind in names.items() if kind == name) for name in DEVELOPMENTS]


class SmallSilkCities(SilkCitiesMeta):
    """Cities of the Silk Road that end with the last of a few silk cards, or with 5 Victory Points."""

    def __init__(self) -> None:
        super().__init__(
            name="small_silk_cities",
            title="Small Cities of the Silk Road",
            tagline="Some ten cards of the Cities of the Silk Road.",
            min_players=2,
            max_players=2,
            rules=RULES,
            options=[ROUNDS],
            action_space=ACTIONS,
            texts=TEXTS,
            most_decisions=MOST_DECISIONS,
        )

    def deal(self, setup: Setup, luck: Luck) -> SilkCities:
        """Two small decks are shuffled, the markets filled, and both claim their first regions."""
        players = setup.players
        terms = Terms(players, SILK_CITIES.settle(players, {"victory": "5", "routes": "cheapest"}))
        silk, developments = silk_deck(int(setup.options["rounds"])), development_deck()
        luck.shuffle(silk)
        luck.shuffle(developments)
        game = SilkCities(setup, luck, terms, STANDARD, Supply.full(terms.copies))
        game.lay_deck(developments, STANDARD.size)
        game.lay_silk_deck(silk)
        game.empires = empires_at_start(STANDARD.box.start.china_standard)
        game.regions = [Region(NOBODY, NO_STACKS, STANDARD.box.start.treasury) for _ in range(REGIONS)]
        game.cities = [city_at_start(STANDARD) for _ in range(players)]
        game.then([*[ClaimRegion(seat) for seat in game.order()], ROUND])
        return game


SMALL_SILK_CITIES: Final = SmallSilkCities()
