"""What each step that asks is called."""

from typing import Final

from tongbao.games.silk_cities.attacks import Defend, Muster, PlayCards
from tongbao.games.silk_cities.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.barbarians import SendSoldiers
from tongbao.games.silk_cities.claims import ClaimRegion
from tongbao.games.silk_cities.drawing import KeepOne
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.fates import DecideFate
from tongbao.games.silk_cities.golden_ages import PutUp
from tongbao.games.silk_cities.offers import Answer, AskPrice
from tongbao.games.silk_cities.spoils import Plunder
from tongbao.games.silk_cities.turns import Turn

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
