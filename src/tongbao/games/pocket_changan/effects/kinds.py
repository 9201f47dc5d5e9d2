"""Kinds of effects by the name that stands on their cards: thirty (section 7)."""

from typing import Any, Final

from tongbao.games.pocket_changan.cards.schema import CardFace
from tongbao.games.pocket_changan.effects import attacks, common, copying, in_play, own
from tongbao.games.pocket_changan.state.card import Effect

KINDS: Final[dict[str, type[Effect[Any]]]] = {
    "none": in_play.NoEffect,
    "points": in_play.Points,
    "type_anywhere": in_play.TypeAnywhere,
    "any_as_type": in_play.AnyAsType,
    "characters_into": in_play.CharactersInto,
    "characters_are": in_play.CharactersAre,
    "turn_column": in_play.TurnColumn,
    "free_below": in_play.FreeBelow,
    "ease_condition": in_play.EaseCondition,
    "buy_even": in_play.BuyEven,
    "buy_margin": in_play.BuyMargin,
    "draw_after_buy": in_play.DrawAfterBuy,
    "take_character": in_play.TakeCharacter,
    "refill_draw": in_play.RefillDraw,
    "thin_draw": in_play.ThinDraw,
    "wall": in_play.Wall,
    "attack_proof": in_play.AttackProof,
    "draw_keep": own.DrawKeep,
    "extra_action": own.ExtraAction,
    "swap": own.Swap,
    "recall": own.Recall,
    "fetch": own.Fetch,
    "lose_urban": attacks.LoseUrban,
    "take_hand": attacks.TakeHand,
    "discard_hand": attacks.DiscardHand,
    "contest": common.Contest,
    "all_take_public": common.AllTakePublic,
    "copy_character": copying.CopyCharacter,
    "free_rules": common.FreeRules,
    "end_game": common.EndGame,
}


def effect_of(face: CardFace) -> Effect[Any]:
    """The effect that is printed on a card."""
    return KINDS[face.effect.kind](face.card, face.effect)
