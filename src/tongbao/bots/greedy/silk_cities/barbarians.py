"""How many soldiers to send against barbarians."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import PASS, SOLDIER

OVERBID: Final = 0.5
"""How likely a rival who can bid more does not."""
PASSAGES: Final = 3.0
"""Regions through which a city's merchants travel in a round."""


def soldiers(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The bid that promises most; all soldiers bid are lost, also those bid before."""
    game, horde = outlook.game, outlook.game.horde
    if horde is None:
        return PASS
    before = horde.bids[outlook.seat]
    spared = (
        0.0
        if before or game.cards.shields & game.improvements[outlook.seat]
        else outlook.coin * PASSAGES * horde.strength
    )
    best, found = 0.0, PASS
    for choice in choices:
        if choice is not PASS:
            bid = choice.parameters[0]
            chance = 1.0
            for rival in range(game.players):
                if rival != outlook.seat and horde.still_in >> rival & 1 and game.soldiers(rival) > bid:
                    chance *= OVERBID
            gain = chance * outlook.card + spared - (bid - before) * outlook.citizen(SOLDIER)
            if gain > best:
                best, found = gain, choice
    return found
