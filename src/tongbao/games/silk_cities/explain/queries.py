"""Queries: all choices that a page may ask about, possible or not."""

from typing import Any, Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import (
    ARMY,
    ASK,
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    CHEAPEST,
    CLAIM,
    DEFEND,
    END,
    GATHER,
    GATHER_ALL,
    GROW,
    HOP,
    LIMIT,
    OFFER,
    OUT,
    PASS,
    PLAY,
    PLUNDER,
    PUT,
    RAISE,
    RISE,
    SELL,
    SOLDIERS,
    TOLL,
    USE,
    WANT,
)
from tongbao.games.silk_cities.rules.attacks import Defend, Muster, Plunder
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.barbarians import SendSoldiers
from tongbao.games.silk_cities.rules.golden_ages import PutUp
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.offers import AskPrice
from tongbao.games.silk_cities.state.map import NO_REGION
from tongbao.games.silk_cities.state.table import SilkCities

BUTTONS: Final[dict[type[Step[Any]], list[Choice]]] = {
    SendSoldiers: SOLDIERS.choices,
    NameLimits: [*LIMIT.choices, OUT],
    RaisePrice: [*RAISE.choices, PASS, OUT],
    AskPrice: ASK.choices,
    Hop: HOP.choices,
    Muster: ARMY.choices,
    Defend: DEFEND.choices,
    Plunder: PLUNDER.choices,
    PutUp: PUT.choices,
}
"""By step what its form could have; of the others all that they could have is offered."""


def queries(game: SilkCities, seat: int) -> list[Choice]:
    """What stands on the page for the seat's own turn and for the fate of its empire, and in the form that asks it."""
    if NO_REGION in game.homes():
        return CLAIM.choices
    asked = BUTTONS.get(type(game.step), []) if seat in game.seats_to_act() else []
    return [*asked, *deeds(game, seat)]


def deeds(game: SilkCities, seat: int) -> list[Choice]:
    """All that the seat could do on a turn, and where its empire could rise."""
    held = {game.cards.development(card).card for card in game.hands[seat]}
    kinds, built = game.cards.improvements, game.cities[seat].improvements
    found = [
        *GATHER.choices,
        *(GATHER_ALL.choices if game.setup.rules > 1 else []),
        *ASSIGN.choices,
        GROW,
        *BUILD.choices,
    ]
    found += [choice for number, choice in enumerate(USE.choices) if built.has(number) or kinds[number].uses]
    found += [PLAY.of[kind] for kind in sorted(held)] or PLAY.choices[:1]
    for verb in (BUY, SELL, OFFER, ATTACK):
        found += [choice for choice in verb.choices if is_there(game, seat, choice)]
    return [*found, *TOLL.choices, *WANT.choices, END, *RISE.choices]


def is_there(game: SilkCities, seat: int, choice: Choice) -> bool:
    """Whether there is such a rival and such a route mode at this table."""
    if choice.parameters[-1] != CHEAPEST and game.terms.cheapest_only:
        return False
    player = choice.named().get("player")
    return player is None or (player < game.players and player != seat)
