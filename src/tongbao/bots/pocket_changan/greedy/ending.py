"""Ending: whether to end the game now."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.city import City
from tongbao.bots.pocket_changan.greedy.outlook import Outlook

SURE: Final = 1.5
"""By how much a lead is uncertain when nobody acts after this turn, or when others still do."""

UNSURE: Final = 6.0

LEAD: Final = 8.0

LEAD_A_ROUND: Final = 3.0
"""By how much it is uncertain while the game goes on, and how much more for each round to come."""

SAFE: Final = 1.6
"""A lead so many times its uncertainty is as good as any; so who is far ahead may as well play on."""


def ended(outlook: Outlook, city: City, rooms: list[float], more_cards: float, more_actions: float) -> float:
    """What it is worth to end the game with that city: the score that would be as good if it went on.

    Alone, that is the score itself.
    """
    game, seat, clock = outlook.game, outlook.seat, outlook.clock
    last = Outlook(game, seat, game.hands[seat], clock, 0.0).expect(city, rooms, more_cards, more_actions)
    if game.terms.solo:
        return last
    best_last, best, uncertain = 0.0, 0.0, SURE
    for rival in game.others(seat):
        best_last = max(best_last, Outlook(game, rival, [], clock, 0.0).now)
        best = max(best, Outlook(game, rival, [], clock, outlook.rounds).now)
        if rival > seat:
            uncertain = UNSURE
    lead = min(SAFE, (last - best_last) / uncertain)
    return best + lead * (LEAD + LEAD_A_ROUND * outlook.rounds)
