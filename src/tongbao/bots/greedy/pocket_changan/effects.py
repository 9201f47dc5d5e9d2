"""What the play effect of a card is worth to the seat that lays it."""

from typing import Final

from tongbao.bots.greedy.pocket_changan.merits import Merits
from tongbao.games.pocket_changan.cards.kinds import (
    ALL_TAKE_PUBLIC,
    ATTACK_PROOF,
    CONTEST,
    COPY_CHARACTER,
    DISCARD_HAND,
    DRAW_KEEP,
    EXTRA_ACTION,
    FETCH,
    FREE_RULES,
    LOSE_URBAN,
    RECALL,
    SWAP,
    TAKE_HAND,
    WALL,
)
from tongbao.games.pocket_changan.effects.own import fetchable
from tongbao.games.pocket_changan.effects.play import copyable

QUALITY: Final = 0.5
"""How much of what a card would bring when laid counts while it is in hand."""
PURSE: Final = 0.12
"""For each public card that a card in hand would buy."""
LAST_ACTION: Final = 0.25
"""How much of that still counts for each action to come, when no round does."""
PICK: Final = 1.0
"""For every unseen card one may choose from beyond those one keeps."""
RIVALRY: Final = 0.5
"""How much counts what others gain or lose, shared by all of them."""
LOSS: Final = 2.0
"""What a city loses with a card, beside its lowest points."""
AGAIN: Final = 0.3
"""How much of an action it is worth to take back a card and lay it again."""
FREE_PLAY: Final = 3.0
FREE_BUY: Final = 1.5


class Effects:
    """What play effects are worth as the table stands, and so what cards are worth in hand."""

    def __init__(self, merits: Merits) -> None:
        outlook = merits.outlook
        self.merits: Final = merits
        self.qualities: Final[dict[int, float]] = {}
        self.future: Final = min(1.0, outlook.rounds + LAST_ACTION * max(0.0, outlook.actions - 1.0))

    def quality(self, card: int) -> float:
        """What the card is worth more in hand than an unseen one."""
        found = self.qualities.get(card)
        if found is None:
            merit = self.merits.of(card, self.of(card))
            found = self.future * (QUALITY * merit + PURSE * self.merits.purse(card))
            self.qualities[card] = found
        return found

    def of(self, card: int) -> float:
        """The value of the play effect of a card; 0 if it has none, or just ends the game."""
        merits, outlook = self.merits, self.merits.outlook
        game, cards, me = outlook.game, outlook.cards, outlook.seat
        kind = cards.plays[card]
        if kind == 0:
            return 0.0
        if kind == DRAW_KEEP:
            effect = cards.faces[card].effect
            look, keep = effect.number("look"), effect.number("keep")
            return keep * merits.card_value + (look - keep) * PICK
        if kind == EXTRA_ACTION:
            return cards.amount[card] * merits.action_value
        if kind == RECALL:
            return cards.amount[card] * AGAIN * merits.action_value
        if kind == SWAP:
            hand = game.hands[me]
            return max(0.0, self.best(game.public) - min([self.plain(held) for held in hand])) if hand else 0.0
        if kind == FETCH:
            found = [other for other in fetchable(game, card) if other != card]
            return max(0.0, merits.card_value + self.best(found)) if found else 0.0
        if kind == LOSE_URBAN:
            own = self.loss(me) if cards.faces[card].effect.word("who") == "all" else 0.0
            return self.losses() - own
        if kind == TAKE_HAND:
            if game.terms.solo:
                return merits.card_value
            return self.exposed(0) * (1.0 + self.share()) * merits.card_value
        if kind == DISCARD_HAND:
            return self.exposed(cards.amount[card]) * self.share() * merits.card_value
        if kind == CONTEST:
            return (1.0 - RIVALRY) * merits.card_value + PICK
        if kind == ALL_TAKE_PUBLIC:
            return (1.0 - RIVALRY) * merits.card_value + self.best(game.public)
        if kind == COPY_CHARACTER:
            return max([0.0] + [self.of(other) for other in copyable(game, me)])
        if kind == FREE_RULES:
            return FREE_PLAY if cards.faces[card].effect.word("what") == "play" else FREE_BUY
        return 0.0

    def plain(self, card: int) -> float:
        """What a card is worth in hand, without its play effect and what it buys."""
        return self.future * QUALITY * self.merits.of(card, 0.0)

    def best(self, found: list[int]) -> float:
        """The same of the best of some cards; 0 without any."""
        return max([self.plain(card) for card in found]) if found else 0.0

    def share(self) -> float:
        """How much counts what happens to one rival."""
        return RIVALRY / max(1, self.merits.outlook.game.players - 1)

    def losses(self) -> float:
        """What it is worth that the others lose a card in play."""
        game, found = self.merits.outlook.game, 0.0
        for rival in game.others(self.merits.outlook.seat):
            standing = game.standings[rival]
            if not standing.has(WALL) and not standing.has(ATTACK_PROOF):
                found += self.share() * self.loss(rival)
        return found

    def loss(self, seat: int) -> float:
        """What a seat loses with a card in play, the one it needs least."""
        game = self.merits.outlook.game
        return min(game.standings[seat].points) + LOSS if game.cards_in_play(seat) else 0.0

    def exposed(self, above: int) -> int:
        """How many rivals have more cards than that in hand, and nothing that protects them."""
        game = self.merits.outlook.game
        return sum(
            [
                len(game.hands[rival]) > above and not game.standings[rival].has(ATTACK_PROOF)
                for rival in game.others(self.merits.outlook.seat)
            ]
        )
