"""Xanadu in the catalogue, and how its table is set up (section 5)."""

from typing import Final

from tongbao.engine.game import EMPTY_AGENDA
from tongbao.engine.luck import Luck
from tongbao.engine.meta import BadCards, Meta, Setup
from tongbao.games.xanadu.actions import ACTIONS
from tongbao.games.xanadu.cards.faces import SQUARES
from tongbao.games.xanadu.cards.sets import card_set
from tongbao.games.xanadu.steps import STARTING_BUILDINGS, TURN
from tongbao.games.xanadu.table import BLANK, Building, Xanadu
from tongbao.games.xanadu.terms import OPTIONS, Terms
from tongbao.games.xanadu.texts import TEXTS

RULES: Final = 1


class XanaduMeta(Meta):
    """The game of Xanadu."""

    def create(self, setup: Setup, luck: Luck, chronicle: bool) -> Xanadu:
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
        everybody = (2 << setup.players) - 1
        known = [everybody] * (cards.size + 1)
        for card in deck:
            known[card] = 0
        hands: list[list[int]] = []
        for seat in range(setup.players):
            hands.append([deck.pop() for _ in range(terms.cards_dealt)])
            for card in hands[seat]:
                known[card] = 1 << seat
        cities: list[list[Building]] = [[] for _ in hands]
        squares = [BLANK] * (setup.players * terms.building_limit * SQUARES)
        coins = [0] * setup.players
        game = Xanadu(setup, luck, EMPTY_AGENDA[:], known, terms, cards, hands, cities, squares, coins, deck, [])
        game.history = []
        game.events = [] if chronicle else None
        game.first = game.active = luck.below(setup.players)
        game.then([TURN[game.first]])
        game.seal(STARTING_BUILDINGS)
        game.advance()
        return game


XANADU: Final = XanaduMeta(
    name="xanadu",
    titles={"en": "Xanadu", "zh": "上都"},
    tagline={
        "en": "Hire each other’s workers for the Khan’s high city.",
        "zh": "互遣工匠，共筑大汗的高城。",
    },
    min_players=2,
    max_players=6,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
)
