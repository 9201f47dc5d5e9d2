"""The Court of Chang’An, which stands for the other players in the solo game (section 9)."""

from typing import Final

from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic
from tongbao.games.pocket_changan.cards.places import NO_CARD, type_at
from tongbao.games.pocket_changan.effects.attacks import Attack
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.table import PocketChangan

PLAYER: Final = 0
"""The only seat of the solo game."""


class Court(Automatic[PocketChangan]):
    """Unless the end is triggered it turns up a card, which may attack the player and then takes a public place."""

    def happen(self, game: PocketChangan) -> None:
        card = NO_CARD if game.end_reason else game.top_card()
        if card == NO_CARD:
            return
        game.set_apart(card)
        events.court(game, card)
        effect = game.cards[card].effect
        attack = effect.strike(game, PLAYER, NOBODY) if isinstance(effect, Attack) else []
        game.then([*attack, TAKE_PLACE])


class TakePlace(Automatic[PocketChangan]):
    """The highest public card of its type is discarded for the Court's card; if there is none, that one is."""

    def happen(self, game: PocketChangan) -> None:
        card = game.apart[0]
        game.take_from_apart(card)
        same_type = [other for other in game.public if type_at(other) == type_at(card)]
        if not same_type:
            game.discard(card)
            events.discarded(game, [card])
            return
        highest = max(same_type)
        game.take_from_public(highest)
        game.discard(highest)
        game.to_public(card)
        events.court_replaces(game, highest, card)


COURT: Final = Court(PLAYER)
TAKE_PLACE: Final = TakePlace(PLAYER)

TITLES: Final[list[str]] = [
    "Commoner",
    "County candidate",
    "Jinshi graduate",
    "Hanlin scholar",
    "Minister",
    "Chancellor",
    "Portrait in the Lingyan Pavilion",
]
FIRST_THRESHOLD: Final = {"standard": 25, "short": 5, "long": 50}
STEP_BETWEEN: Final = 15


def title(length: str, total: int) -> str:
    """What the solo player is called in the end; each title takes 15 points more than the one before."""
    earned = (total - FIRST_THRESHOLD[length]) // STEP_BETWEEN + 1
    return TITLES[max(0, min(earned, len(TITLES) - 1))]
