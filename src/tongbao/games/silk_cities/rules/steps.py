"""Names of the steps that ask."""

from typing import Final

from tongbao.games.silk_cities.rules.attacks import Defend, Muster, PlayCards
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.barbarians import SendSoldiers
from tongbao.games.silk_cities.rules.first_regions import ClaimRegion
from tongbao.games.silk_cities.rules.golden_ages import PutUp
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.offers import Answer, AskPrice
from tongbao.games.silk_cities.rules.rise_and_fall import DecideFate
from tongbao.games.silk_cities.rules.spoils import Plunder
from tongbao.games.silk_cities.rules.turns import Turn
from tongbao.games.silk_cities.state.drawing import KeepOne

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
