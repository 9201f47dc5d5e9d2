"""Small Xanadu: two buildings stand, six cards are hidden, and each player has a turn or two."""

from typing import Final

from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.xanadu.actions import ACTIONS
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.games.xanadu.meta import XANADU, XanaduMeta
from tongbao.games.xanadu.steps import TURN
from tongbao.games.xanadu.table import BLANK, Xanadu
from tongbao.games.xanadu.terms import Terms
from tongbao.games.xanadu.texts import TEXTS
from tongbao.research.small.options import HAND

STANDING: Final = ["carpenters-yard", "cartwrights"]
"""By seat: both always have wood."""
HIDDEN: Final = ["tailors-shop", "brick-kiln", "granary", "canal-lock", "calligraphers-studio", "script-school"]
NUMBERS: Final = {face.id: face.number for face in STANDARD.faces}
IDLE_ROUNDS: Final = 1
MOST_DECISIONS: Final = 100


class SmallXanadu(XanaduMeta):
    """Xanadu whose End of Game card lies on top of the deck: who draws first ends it once all have had equally many
    turns; so does a round in which nothing moves. ``hidden`` are the cards that are shuffled.
    """

    def __init__(self, name: str, hidden: list[str]) -> None:
        super().__init__(
            name=name,
            title="Small Xanadu",
            tagline="Eight cards of Xanadu.",
            min_players=2,
            max_players=2,
            rules=1,
            options=[HAND],
            action_space=ACTIONS,
            texts=TEXTS,
            most_decisions=MOST_DECISIONS,
        )
        self.hidden: Final = hidden

    def deal(self, setup: Setup, luck: Luck) -> Xanadu:
        """A building stands before each seat, and each is dealt one hidden card or two."""
        options = XANADU.settle(setup.players, {"duo": "off", "even_turns": "on"})
        terms = Terms(setup.players, options, hand_limit=int(setup.options["hand"]), idle_rounds=IDLE_ROUNDS)
        deck = [NUMBERS[card] for card in self.hidden]
        luck.shuffle(deck)
        game = Xanadu(setup, luck, terms, STANDARD)
        game.lay_deck(deck, STANDARD.size + 1)
        game.cities = [[] for _ in STANDING]
        game.squares = [BLANK] * (setup.players * terms.building_limit * SQUARES)
        game.coins = [0] * setup.players
        for seat, card in enumerate(STANDING):
            game.put_up(seat, NUMBERS[card], False)
            game.deal_hand(seat, terms.hand_limit)
        game.pass_number = terms.passes
        game.marker_under = len(game.deck)
        game.next(TURN[0])
        return game


SMALL_XANADU: Final = SmallXanadu("small_xanadu", HIDDEN)
