"""Pending affairs, which lie on no table: the steps that carry them, what each carries, and their names."""

from typing import Any, Final

from tongbao.engine.step import Step
from tongbao.games.silk_cities.rules.attacks import Campaign, Defend, Muster, PlayCards, Plunder, Ransom
from tongbao.games.silk_cities.rules.auctions import Auction, NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.barbarians import Horde, SendSoldiers
from tongbao.games.silk_cities.rules.golden_ages import GoldenAge, ItemForSale, PutUp
from tongbao.games.silk_cities.rules.journeys import Errand, Hop
from tongbao.games.silk_cities.rules.offers import Answer, AskPrice
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion, DecideFate
from tongbao.games.silk_cities.rules.turns import Turn
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.drawing import KeepOne
from tongbao.games.silk_cities.state.table import SilkCities


def telling_step(game: SilkCities) -> Step[Any]:
    """The step that carries what is under way: the one on top, or the one that goes on once a card has been kept."""
    return game.agenda[-2] if isinstance(game.step, KeepOne) else game.step


def errand_of(step: Step[Any]) -> Errand | None:
    """Who is on the way, or waits for an answer."""
    return step.errand if isinstance(step, (AskPrice, Answer, Hop, Muster)) else None


def horde_of(step: Step[Any]) -> Horde | None:
    """The auction of soldiers."""
    return step.horde if isinstance(step, SendSoldiers) else None


def auction_of(step: Step[Any]) -> Auction | None:
    """The coin auction."""
    return step.auction if isinstance(step, (NameLimits, RaisePrice)) else None


def sale_of(step: Step[Any]) -> GoldenAge | None:
    """The Golden Age sale."""
    if isinstance(step, PutUp):
        return step.sale
    auction = auction_of(step)
    return auction.lot.sale if auction is not None and isinstance(auction.lot, ItemForSale) else None


def battle_of(step: Step[Any]) -> Battle | None:
    """The attack."""
    if isinstance(step, (PlayCards, Defend, Ransom, Plunder)):
        return step.battle
    errand = errand_of(step)
    return errand.battle if isinstance(errand, Campaign) else None


STEPS: Final[dict[type, str]] = {
    ClaimRegion: "claim",
    SendSoldiers: "soldiers",
    NameLimits: "auction",
    RaisePrice: "auction",
    Turn: "turn",
    AskPrice: "ask",
    Answer: "answer",
    Hop: "hop",
    Muster: "army",
    PlayCards: "battle",
    Defend: "defend",
    Plunder: "plunder",
    KeepOne: "keep_card",
    DecideFate: "fate",
    PutUp: "put",
}
