"""Cities of the Silk Road in the catalogue, and how its table is set up (section 3)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.card_file import CardFile
from tongbao.engine.choice import Choice
from tongbao.engine.events import Event, Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Meta, Plain, Setup
from tongbao.engine.observation import Field
from tongbao.engine.pieces import CARD, NO_FACE, Piece, Share
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.card_sets import CARD_FILE, cards_for
from tongbao.games.silk_cities.cards.actions import (
    ACTIONS,
    ARMY,
    ASK,
    DONE,
    END,
    HOP,
    IMPROVEMENT,
    LABORER,
    MOST_PLAYERS,
    PUT,
    REGIONS,
    RISE,
)
from tongbao.games.silk_cities.cards.schema import NEVER
from tongbao.games.silk_cities.cards.terms import OPTIONS, Terms
from tongbao.games.silk_cities.explain.queries import queries
from tongbao.games.silk_cities.explain.why_not import why_not
from tongbao.games.silk_cities.presentation.captions import caption
from tongbao.games.silk_cities.presentation.numbers import numbers
from tongbao.games.silk_cities.presentation.observation import layout, write_observation
from tongbao.games.silk_cities.presentation.sources import market, shares
from tongbao.games.silk_cities.presentation.standing_answers import STANDING
from tongbao.games.silk_cities.presentation.texts import NEWS, TEXTS
from tongbao.games.silk_cities.presentation.view import view
from tongbao.games.silk_cities.rules.rise_and_fall import DEAL_REGIONS
from tongbao.games.silk_cities.rules.rounds import ROUND
from tongbao.games.silk_cities.state.card_set import Development
from tongbao.games.silk_cities.state.city import city_at_start
from tongbao.games.silk_cities.state.empires import empires_at_start
from tongbao.games.silk_cities.state.improvements import Supply
from tongbao.games.silk_cities.state.map import NO_STACKS, Region
from tongbao.games.silk_cities.state.table import SilkCities

RULES: Final = 2
OLDEST_RULES: Final = 1
LOSSES: Final = (DONE.verb, RISE)
PLAIN: Final = (ARMY, ASK, HOP, PUT)
MOST_DECISIONS: Final = 8000
"""The silk deck ends the game after 22 rounds at most; five players who bid and put up anything need some 5,500."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SilkCitiesMeta(Meta[SilkCities]):
    """The game of Cities of the Silk Road."""

    def deal(self, setup: Setup, luck: Luck) -> SilkCities:
        """Draw the first player, shuffle both decks, fill the markets, and let all claim their first regions."""
        players, cards, terms = setup.players, cards_for(setup), Terms(setup.players, setup.options)
        first = luck.below(players)
        silk_deck, development_deck = cards.silk_deck(), cards.development_deck()
        luck.shuffle(silk_deck)
        luck.shuffle(development_deck)

        game = SilkCities(setup, luck, terms, cards, Supply.full(terms.copies))
        game.first = game.active = first
        game.lay_deck(development_deck, cards.size)
        game.lay_silk_deck(silk_deck)
        start = cards.box.start
        game.empires = empires_at_start(start.china_standard)
        game.regions = [Region(NOBODY, NO_STACKS, start.treasury) for _ in range(REGIONS)]
        game.cities = [city_at_start(cards) for _ in range(players)]
        game.then([DEAL_REGIONS, ROUND])
        return game

    def scores(self, game: SilkCities) -> list[int]:
        """The Victory Points in each hand."""
        return [game.points(seat) for seat in range(game.players)]

    def places(self, game: SilkCities) -> list[int]:
        """By Victory Points, coins, citizens, then the earlier in the last action order: all places differ."""
        order = game.order()
        ranks = [
            (game.points(seat), city.coins, city.size(), -order.index(seat)) for seat, city in enumerate(game.cities)
        ]
        return [1 + sum([other > rank for other in ranks]) for rank in ranks]

    def opener(self, game: SilkCities) -> int:
        return game.first

    def rounds(self, game: SilkCities) -> int:
        return game.round

    def ending(self, game: SilkCities) -> str:
        return game.ending

    def pieces(self, setup: Setup) -> list[Piece]:
        """The development cards and the improvements."""
        box = cards_for(setup).box
        drawn = [
            Piece(CARD, card.card, card.face.id, card.names, card.price, card.face.play != NEVER)
            for card in self.faces(setup)
        ]
        built = [
            Piece(IMPROVEMENT.name, number, entry.id, entry.names, entry.cost.price)
            for number, entry in enumerate(box.improvements)
        ]
        return [*drawn, *built]

    def face_of(self, game: SilkCities, card: int) -> int:
        """The kind of a development card; silk cards have no faces."""
        return NO_FACE if game.cards.is_silk_card(card) else game.cards.development(card).card

    def holdings(self, game: SilkCities) -> list[int]:
        """Coins and goods of each city."""
        return [owned for city in game.cities for owned in [city.coins, *city.goods]]

    def shares(self, game: SilkCities, seat: int) -> list[Share]:
        return shares(game, seat)

    def market(self, event: Event) -> list[tuple[int, str]]:
        return market(event)

    def layout(self, setup: Setup) -> list[Field]:
        return layout(setup)

    def write_observation(self, out: BytesWriter, game: SilkCities, seat: int) -> None:
        write_observation(out, game, seat)

    def view(self, game: SilkCities, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(game, seat, choice)

    def is_loss(self, game: SilkCities, seat: int, choice: Choice) -> bool:
        is_early = choice == END and game.cities[seat].citizens.untapped_of(LABORER) > 0
        return is_early or choice.verb in LOSSES

    def queries(self, game: SilkCities, seat: int) -> list[Choice]:
        return queries(game, seat)

    def why_not(self, game: SilkCities, seat: int, choice: Choice) -> Reason:
        return why_not(game, seat, choice)

    def is_plain(self, choice: Choice) -> bool:
        return choice.verb in PLAIN

    def card_file(self) -> CardFile:
        return CARD_FILE

    def faces(self, setup: Setup) -> list[Development]:
        return cards_for(setup).developments

    def printed(self, setup: Setup) -> Plain:
        return cards_for(setup).box.as_dict()

    def numbers(self, setup: Setup) -> Plain:
        return numbers(cards_for(setup))


SILK_CITIES: Final = SilkCitiesMeta(
    name="silk_cities",
    title="Cities of the Silk Road",
    tagline="Caravans and armies between four empires.",
    min_players=2,
    max_players=MOST_PLAYERS,
    rules=RULES,
    oldest_rules=OLDEST_RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    news=NEWS,
    uses={"play": "card", "build": "improvement", "use": "improvement"},
    usual_players=4,
    standing=STANDING,
    most_decisions=MOST_DECISIONS,
    minutes=(60, 120),
    weight=3,
)
