"""Chang’an in the catalogue, and how its table is set up (section 3)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import BadCards, Meta, Plain, Setup
from tongbao.games.changan.actions import ACTIONS
from tongbao.games.changan.board import DISPLAY, FIRST_CARDS, FIRST_SILK, FIRST_TOKENS, GATES, SILK, SILK_A_PLAYER
from tongbao.games.changan.captions import caption
from tongbao.games.changan.cards.faces import CARDS, CARDS_OF_DECK, CardFace
from tongbao.games.changan.cards.sets import STANDARD
from tongbao.games.changan.description import view
from tongbao.games.changan.permanents import Permanents
from tongbao.games.changan.scoring import totals
from tongbao.games.changan.steps import TURN
from tongbao.games.changan.table import Changan
from tongbao.games.changan.terms import DECKS_TO_CHOOSE, OPTIONS, RANDOM, Terms, in_order, selections
from tongbao.games.changan.texts import TEXTS

RULES: Final = 1


class ChanganMeta(Meta[Changan]):
    """The game of Chang’an."""

    def all_options(self, players: int) -> list[dict[str, str]]:
        """Every selection of decks; chance names the first player, as it may name the decks of any of them."""
        return [{"decks": decks, "first_player": RANDOM} for decks in selections(DECKS_TO_CHOOSE[players])]

    def settle(self, players: int, options: dict[str, str]) -> dict[str, str]:
        """The complete options of a table; decks may be named in any order. Raises BadOption."""
        if "decks" in options and players in DECKS_TO_CHOOSE:
            options = {**options, "decks": in_order(players, options["decks"])}
        return super().settle(players, options)

    def deal(self, setup: Setup, luck: Luck) -> Changan:
        """Shuffle the chosen decks together, turn up three cards, deal tokens and four cards to each seat."""
        if setup.cards is not None:
            raise BadCards(
                "Chang’an has no card files of the players’ own; it is played with the cards of its six decks."
            )
        players = setup.players
        terms = Terms(players, setup.options, luck)
        everybody = (2 << players) - 1
        known = [everybody] * (CARDS + 1)
        deck: list[int] = []
        for number in terms.decks:
            deck.extend(range(number * CARDS_OF_DECK + 1, (number + 1) * CARDS_OF_DECK + 1))
        for card in deck:
            known[card] = 0
        luck.shuffle(deck)
        display = [deck.pop() for _ in range(DISPLAY)]
        for card in display:
            known[card] = everybody
        hands: list[list[int]] = [[] for _ in range(players)]
        for turn in range(players):
            seat = (terms.first + turn) % players
            hands[seat] = [deck.pop() for _ in range(FIRST_CARDS)]
            for card in hands[seat]:
                known[card] = 1 << seat
        tokens = [FIRST_TOKENS[:] for _ in hands]
        stock = 0
        if terms.expansion:
            stock = (SILK_A_PLAYER - FIRST_SILK) * players
            for counts in tokens:
                counts[SILK] = FIRST_SILK
        cities: list[list[list[int]]] = [[[] for _ in range(GATES)] for _ in hands]
        game = Changan(
            setup,
            luck,
            known,
            terms,
            STANDARD,
            deck,
            [],
            display,
            hands,
            [[[] for _ in range(GATES)] for _ in hands],
            cities,
            [[] for _ in hands],
            tokens,
            [Permanents(STANDARD, city) for city in cities],
            stock,
        )
        game.next(TURN[terms.first])
        return game

    def scores(self, game: Changan) -> list[int]:
        """The sum of all items for each seat (section 8)."""
        return totals(game)

    def places(self, game: Changan) -> list[int]:
        """By points, then built cards, then cards at the gates; Road cards break no ties (C-32)."""
        ranks = [(total, game.built(seat), game.gate_cards(seat)) for seat, total in enumerate(totals(game))]
        return [1 + sum([other > rank for other in ranks]) for rank in ranks]

    def view(self, game: Changan, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(game, seat, choice)

    def faces(self, setup: Setup) -> list[CardFace]:
        return STANDARD.faces


CHANGAN: Final = ChanganMeta(
    name="changan",
    titles={"en": "Chang’an", "zh": "长安"},
    tagline={
        "en": "Four gates feed the city; what you build under them lasts.",
        "zh": "四门聚财，坊中立业；一城兴衰，皆在取舍。",
    },
    min_players=2,
    max_players=4,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
)
