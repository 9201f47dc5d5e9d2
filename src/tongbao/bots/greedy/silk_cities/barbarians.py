"""How many soldiers to send against barbarians."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import PASS, SOLDIER
from tongbao.games.silk_cities.barbarians import Horde

OVERBID: Final = 0.5
"""How likely a rival who can bid more does not."""
PASSAGES: Final = 3.0
"""Regions through which a city's merchants travel in a round."""


def soldiers(outlook: Outlook, horde: Horde, choices: list[Choice]) -> Choice:
    """The bid that promises most; all soldiers bid are lost, also those bid before."""
    before = horde.bids[outlook.seat]
    is_safe = before > 0 or outlook.city.improvements.barbarian_shield
    spared = 0.0 if is_safe else outlook.coin * PASSAGES * horde.strength
    best, found = 0.0, PASS
    for choice in choices:
        if choice is not PASS:
            bid = choice.parameters[0]
            chance = 1.0
            for rival in outlook.rivals():
                if rival in horde.still_in and outlook.soldiers_of(rival) > bid:
                    chance *= OVERBID
            gain = chance * outlook.card + spared - (bid - before) * outlook.citizen(SOLDIER)
            if gain > best:
                best, found = gain, choice
    return found
