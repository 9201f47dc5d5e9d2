"""Kinds of effects by their names: thirty-five (section 11)."""

from collections.abc import Callable
from typing import Any, Final

from tongbao.games.changan.cards.effect_schema import Printed
from tongbao.games.changan.effects.arranging import Arrange, SwapBuilt
from tongbao.games.changan.effects.attacks import Levy, Steal
from tongbao.games.changan.effects.copying import Copy
from tongbao.games.changan.effects.drawing import Draw, TakeCard
from tongbao.games.changan.effects.exchanges import DiscardFor, Exchange, Share
from tongbao.games.changan.effects.extra_builds import BuildExtra
from tongbao.games.changan.effects.gains import Gain, GainIf, GainPer, GateGain, Mirror
from tongbao.games.changan.effects.game_end import VpCopy, VpMost, VpPer
from tongbao.games.changan.effects.permanent import (
    AcquireTerms,
    BuyTerms,
    Discount,
    GateBonus,
    Guard,
    Limit,
    OnOther,
    OnOwn,
    ResearchTerms,
    SilkTerms,
    Substitute,
    WaiveCoin,
    WildKind,
)
from tongbao.games.changan.effects.raids import Raid, Repel, StealCard
from tongbao.games.changan.state.effect import Effect

CHARACTERS: Final[dict[str, Callable[[Any], Effect]]] = {
    "gain": Gain,
    "gain_per": GainPer,
    "gain_if": GainIf,
    "exchange": Exchange,
    "share": Share,
    "mirror": Mirror,
    "discard_for": DiscardFor,
    "draw": Draw,
    "take_card": TakeCard,
    "copy": Copy,
    "arrange": Arrange,
    "gate_gain": GateGain,
    "build_extra": BuildExtra,
    "swap_built": SwapBuilt,
    "steal": Steal,
    "levy": Levy,
    "raid": Raid,
    "repel": Repel,
    "steal_card": StealCard,
}
PERMANENTS: Final[dict[str, Callable[[Any], Effect]]] = {
    "limit": Limit,
    "gate_bonus": GateBonus,
    "discount": Discount,
    "waive_coin": WaiveCoin,
    "substitute": Substitute,
    "buy_terms": BuyTerms,
    "research_terms": ResearchTerms,
    "acquire_terms": AcquireTerms,
    "guard": Guard,
    "on_own": OnOwn,
    "on_other": OnOther,
    "silk_terms": SilkTerms,
    "wild_kind": WildKind,
}
GAME_ENDS: Final[dict[str, Callable[[Any], Effect]]] = {
    "vp_per": VpPer,
    "vp_most": VpMost,
    "vp_copy": VpCopy,
}
KINDS: Final = {**CHARACTERS, **PERMANENTS, **GAME_ENDS}


def effect_of(printed: Printed) -> Effect:
    """The effect that is printed on a card."""
    return KINDS[str(printed.__struct_config__.tag)](printed)
