"""Small Pocket Chang’An: two cards lie open, six are hidden, and each player has an action a turn."""

from typing import Final

from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.pocket_changan.card_sets import STANDARD
from tongbao.games.pocket_changan.cards.actions import ACTIONS
from tongbao.games.pocket_changan.cards.places import CARDS
from tongbao.games.pocket_changan.cards.terms import Terms
from tongbao.games.pocket_changan.meta import POCKET_CHANGAN, PocketChanganMeta
from tongbao.games.pocket_changan.presentation.texts import TEXTS
from tongbao.games.pocket_changan.rules.steps import TURN
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.research.small.options import HAND, ROUNDS

OPEN: Final = ["weng_cheng", "da_li_si"]
HIDDEN: Final = ["fei_long_jiu", "wu_ku", "xuan_wu_men", "le_you_yuan", "yu_shi_tai", "qi_ting"]
PLACES: Final = {face.id: face.card for face in STANDARD.faces}
ACTIONS_A_TURN: Final = 1
MOST_DECISIONS: Final = 100


class SmallPocketChangan(PocketChanganMeta):
    """Pocket Chang’An with a round or more, a hand of one card or two, and two public cards.

    ``hidden`` are the cards that are shuffled.
    """

    def __init__(self, name: str, hidden: list[str]) -> None:
        super().__init__(
            name=name,
            title="Small Pocket Chang’An",
            tagline="Eight cards of Pocket Chang’An.",
            min_players=2,
            max_players=2,
            rules=1,
            options=[HAND, ROUNDS],
            action_space=ACTIONS,
            texts=TEXTS,
            most_decisions=MOST_DECISIONS,
        )
        self.hidden: Final = hidden

    def deal(self, setup: Setup, luck: Luck) -> PocketChangan:
        """The public cards are always the same; the hands are dealt of the others."""
        terms = Terms(
            setup.players,
            POCKET_CHANGAN.settle(setup.players, {}),
            round_limit=int(setup.options["rounds"]),
            actions_a_turn=ACTIONS_A_TURN,
            hand_limit=int(setup.options["hand"]),
            public_cards=len(OPEN),
        )
        deck = [PLACES[card] for card in self.hidden]
        luck.shuffle(deck)
        game = PocketChangan(setup, luck, terms, STANDARD.cards)
        game.lay_deck(deck, CARDS)
        for seat in range(setup.players):
            game.deal_hand(seat, terms.hand_limit)
        for card in OPEN:
            game.to_public(PLACES[card])
        game.next(TURN[0])
        return game


SMALL_POCKET_CHANGAN: Final = SmallPocketChangan("small_pocket_changan", HIDDEN)
