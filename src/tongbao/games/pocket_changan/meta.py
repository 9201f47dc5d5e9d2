"""Pocket Chang’An in the catalogue, and how its table is set up (section 4)."""

from typing import Final

from tongbao.engine.game import EMPTY_AGENDA
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Meta, Setup
from tongbao.games.pocket_changan.actions import ACTIONS
from tongbao.games.pocket_changan.cards.faces import CARDS
from tongbao.games.pocket_changan.cards.sets import card_set
from tongbao.games.pocket_changan.points import COLUMNS, Standing
from tongbao.games.pocket_changan.standing import STANDING
from tongbao.games.pocket_changan.steps import TURN
from tongbao.games.pocket_changan.table import HAND_LIMIT, MOST_PLAYERS, NO_AREA, PUBLIC_CARDS, PocketChangan
from tongbao.games.pocket_changan.terms import OPTIONS, Terms
from tongbao.games.pocket_changan.texts import TEXTS

RULES: Final = 1


class PocketChanganMeta(Meta):
    """The game of Pocket Chang’An."""

    def create(self, setup: Setup, luck: Luck, chronicle: bool) -> PocketChangan:
        """Shuffle all cards, deal six to each seat, and turn up the public area."""
        terms = Terms(setup.players, setup.options)
        cards = card_set(setup.cards)
        deck = list(range(CARDS))
        luck.shuffle(deck)
        known = [0] * CARDS
        hands: list[list[int]] = []
        for seat in range(setup.players):
            hands.append([deck.pop() for _ in range(HAND_LIMIT)])
            for card in hands[seat]:
                known[card] = 1 << seat
        public = sorted([deck.pop() for _ in range(PUBLIC_CARDS)])
        for card in public:
            known[card] = (2 << setup.players) - 1
        areas: list[list[list[int]]] = [[[] for _ in range(COLUMNS)] for _ in hands]
        nothing = Standing(cards, NO_AREA, 0)
        game = PocketChangan(
            setup,
            luck,
            EMPTY_AGENDA[:],
            known,
            terms,
            cards,
            deck,
            [],
            public,
            hands,
            areas,
            [nothing for _ in hands],
            [0] * setup.players,
        )
        game.history = []
        game.events = [] if chronicle else None
        game.next(TURN[0])
        game.advance()
        return game


POCKET_CHANGAN: Final = PocketChanganMeta(
    name="pocket_changan",
    titles={"en": "Pocket Chang’An", "zh": "口袋长安"},
    tagline={
        "en": "A city in your hand: four columns, and the weakest multiplies the rest.",
        "zh": "一手牌，一座城：四列之中，最弱的一列倍增其余。",
    },
    min_players=1,
    max_players=MOST_PLAYERS,
    rules=RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    concedes=True,
    usual_players=2,
    standing=STANDING,
)
