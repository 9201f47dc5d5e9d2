"""Weights of effects when played, one for each kind, found by its name."""

from typing import Any, Final, Generic, TypeVar

from tongbao.bots.pocket_changan.greedy.merits import Merits
from tongbao.bots.pocket_changan.greedy.prospects import QUALITY, RIVALRY, Prospects
from tongbao.games.pocket_changan.effects.attacks import DiscardHand, LoseUrban
from tongbao.games.pocket_changan.effects.common import FreeRules
from tongbao.games.pocket_changan.effects.copying import CopyCharacter
from tongbao.games.pocket_changan.effects.own import DrawKeep, ExtraAction, Fetch, Recall
from tongbao.games.pocket_changan.state.card import Effect

PURSE: Final = 0.12
"""For each public card that a card in hand would buy."""
PICK: Final = 1.0
"""For every unseen card one may choose from beyond those one keeps."""
AGAIN: Final = 0.3
"""How much of an action it is worth to take back a card and lay it again."""
FREE_PLAY: Final = 3.0
FREE_BUY: Final = 1.5

E = TypeVar("E", bound=Effect[Any])


class Weight(Generic[E]):
    """What a kind of effect is worth to the seat that lays its card."""

    def of(self, effect: E, prospects: Prospects) -> float:
        """The worth of the effect as the table stands; 0 if it just ends the game."""
        return 0.0


class DrawKeepWeight(Weight[DrawKeep]):
    """The cards that are kept, and the choice among those looked at."""

    def of(self, effect: DrawKeep, prospects: Prospects) -> float:
        return effect.keep * prospects.merits.card_value + (effect.look - effect.keep) * PICK


class ExtraActionWeight(Weight[ExtraAction]):
    """The actions."""

    def of(self, effect: ExtraAction, prospects: Prospects) -> float:
        return effect.n * prospects.merits.action_value


class RecallWeight(Weight[Recall]):
    """The actions, as far as they are needed to lay the card again."""

    def of(self, effect: Recall, prospects: Prospects) -> float:
        return effect.actions * AGAIN * prospects.merits.action_value


class SwapWeight(Weight[Effect[Any]]):
    """The best public card for the worst held."""

    def of(self, effect: Effect[Any], prospects: Prospects) -> float:
        hand = prospects.game.hands[prospects.seat]
        if not hand:
            return 0.0
        return max(0.0, prospects.best(prospects.game.public) - min([prospects.plain(held) for held in hand]))


class FetchWeight(Weight[Fetch]):
    """A card, the best of those that may be fetched."""

    def of(self, effect: Fetch, prospects: Prospects) -> float:
        found = [other for other in effect.found(prospects.game) if other != effect.card]
        return max(0.0, prospects.merits.card_value + prospects.best(found)) if found else 0.0


class LoseUrbanWeight(Weight[LoseUrban]):
    """What the others lose, less what is lost oneself."""

    def of(self, effect: LoseUrban, prospects: Prospects) -> float:
        own = prospects.loss(prospects.seat) if effect.hits_all else 0.0
        return prospects.losses() - own


class TakeHandWeight(Weight[Effect[Any]]):
    """A card of each who isn’t protected, and that they lack it."""

    def of(self, effect: Effect[Any], prospects: Prospects) -> float:
        card_value = prospects.merits.card_value
        if prospects.game.terms.solo:
            return card_value
        return prospects.exposed(0) * (1.0 + prospects.share()) * card_value


class DiscardHandWeight(Weight[DiscardHand]):
    """That others lack a card."""

    def of(self, effect: DiscardHand, prospects: Prospects) -> float:
        return prospects.exposed(effect.above) * prospects.share() * prospects.merits.card_value


class ContestWeight(Weight[Effect[Any]]):
    """A card, and the choice; but others get one too."""

    def of(self, effect: Effect[Any], prospects: Prospects) -> float:
        return (1.0 - RIVALRY) * prospects.merits.card_value + PICK


class AllTakePublicWeight(Weight[Effect[Any]]):
    """The best public card; but others get one too."""

    def of(self, effect: Effect[Any], prospects: Prospects) -> float:
        return (1.0 - RIVALRY) * prospects.merits.card_value + prospects.best(prospects.game.public)


class CopyCharacterWeight(Weight[CopyCharacter]):
    """The best effect that may be used."""

    def of(self, effect: CopyCharacter, prospects: Prospects) -> float:
        game = prospects.game
        copied = [game.cards[other].effect for other in effect.targets(game, prospects.seat)]
        return max([0.0] + [WHEN_PLAYED[other.kind].of(other, prospects) for other in copied])


class FreeRulesWeight(Weight[FreeRules]):
    """As much as it brings on average."""

    def of(self, effect: FreeRules, prospects: Prospects) -> float:
        return FREE_PLAY if effect.what == "play" else FREE_BUY


WHEN_PLAYED: Final[dict[str, Weight[Any]]] = {
    "draw_keep": DrawKeepWeight(),
    "extra_action": ExtraActionWeight(),
    "swap": SwapWeight(),
    "recall": RecallWeight(),
    "fetch": FetchWeight(),
    "lose_urban": LoseUrbanWeight(),
    "take_hand": TakeHandWeight(),
    "discard_hand": DiscardHandWeight(),
    "contest": ContestWeight(),
    "all_take_public": AllTakePublicWeight(),
    "copy_character": CopyCharacterWeight(),
    "free_rules": FreeRulesWeight(),
    "end_game": Weight(),
}


class Effects:
    """What play effects are worth as the table stands, and so what cards are worth in hand."""

    def __init__(self, merits: Merits) -> None:
        self.prospects: Final = Prospects(merits)
        self.qualities: Final[dict[int, float]] = {}

    def quality(self, card: int) -> float:
        """What the card is worth more in hand than an unseen one."""
        found = self.qualities.get(card)
        if found is None:
            prospects = self.prospects
            merit = prospects.merits.of(card, self.of(card))
            found = prospects.future * (QUALITY * merit + PURSE * prospects.merits.purse(card))
            self.qualities[card] = found
        return found

    def of(self, card: int) -> float:
        """The worth of the play effect of a card; 0 if it has none."""
        effect = self.prospects.game.cards[card].effect
        return WHEN_PLAYED[effect.kind].of(effect, self.prospects) if effect.when_played else 0.0
