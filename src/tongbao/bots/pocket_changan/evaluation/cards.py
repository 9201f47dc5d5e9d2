"""Cards of Pocket Chang’An as flat lists: what they bring when they are laid."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.lasting_effects import IN_PLAY, PASSING
from tongbao.games.pocket_changan.effects.common import EndGame
from tongbao.games.pocket_changan.effects.in_play import Points
from tongbao.games.pocket_changan.effects.own import DrawKeep
from tongbao.games.pocket_changan.state.card import Card, CountScore, FixedScore, PointsScore

CARD: Final = 2.0
"""What a card in hand is worth in points, roughly; so are an action and a rival’s loss."""
CHOICE: Final = 0.8
"""For every card one may choose from beyond those one keeps."""
CHARACTERS_TO_SCORE: Final = 2.0
BUILDINGS_TO_SCORE: Final = 7.0
"""How many a card that counts them will count in the end, roughly."""
DEEDS: Final = {
    "extra_action": 2.5,
    "swap": 1.0,
    "recall": 1.5,
    "fetch": 2.5,
    "lose_urban": 2.5,
    "take_hand": 3.0,
    "discard_hand": 0.8,
    "contest": 2.0,
    "all_take_public": 2.0,
    "copy_character": 1.5,
    "free_rules": 2.0,
}
"""What play effects bring, in points, roughly."""
NO_TYPES: Final[list[int]] = []


class Gifts:
    """By card: ``fixed`` and ``deed`` (in points), ``scored`` (the types of whose points the highest is its score),
    ``shortest`` (whether its score is the lowest points), ``more`` (the points it gives by type), ``daily`` (cards that
    it brings in a turn) and ``help`` (what else, in points a turn), ``ends`` (whether it ends the game).
    ``endings`` are the cards that do.
    """

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards
        self.fixed: Final[list[float]] = []
        self.deed: Final[list[float]] = []
        self.scored: Final[list[list[int]]] = []
        self.shortest: Final[list[bool]] = []
        self.more: Final[list[list[int]]] = []
        self.daily: Final[list[float]] = []
        self.help: Final[list[float]] = []
        self.ends: Final[list[bool]] = []
        for card in cards:
            effect, score = card.effect, card.score
            fixed = 0.0
            if isinstance(score, FixedScore):
                fixed = float(score.value)
            elif isinstance(score, CountScore):
                fixed = CHARACTERS_TO_SCORE if score.counts_characters else BUILDINGS_TO_SCORE
            self.fixed.append(fixed)
            self.scored.append(score.types if isinstance(score, PointsScore) else NO_TYPES)
            self.shortest.append(score.kind == "shortest")
            self.more.append(effect.more if isinstance(effect, Points) else NO_TYPES)
            lasting = IN_PLAY.get(effect.kind, PASSING)
            self.daily.append(lasting.cards)
            self.help.append(lasting.score)
            self.ends.append(isinstance(effect, EndGame))
            deed = DEEDS.get(effect.kind, 0.0)
            if isinstance(effect, DrawKeep):
                deed = effect.keep * CARD + (effect.look - effect.keep) * CHOICE
            self.deed.append(deed)
        self.endings: Final = [card for card, ends in enumerate(self.ends) if ends]


def gifts_of(cards: list[Card]) -> Gifts:
    """The lists for a card set, made once."""
    for known in KNOWN:
        if known.cards is cards:
            return known
    found = Gifts(cards)
    KNOWN.append(found)
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.pop(0)
    return found


MOST_KNOWN: Final = 16
KNOWN: Final[list[Gifts]] = []
