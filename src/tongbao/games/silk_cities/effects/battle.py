"""Effects in a battle: those of cards that are played, and of improvements that apply by themselves (section 15)."""

from typing import Final

from tongbao.games.silk_cities.cards import effect_schema
from tongbao.games.silk_cities.state.battle import Battle
from tongbao.games.silk_cities.state.effect import BattleEffect, Benefits


class BattleBonus(BattleEffect):
    """Adds ``strength`` to the owner's army or to his enemy's: on an improvement always, on a card when it is played.

    It does so when the owner ``attacks`` or ``defends``, or in both.
    """

    __slots__ = ("attacks", "defends", "on_enemy", "strength")

    def __init__(self, printed: effect_schema.BattleBonus) -> None:
        super().__init__(printed)
        self.attacks: Final = printed.when != "defence"
        self.defends: Final = printed.when != "attack"
        self.on_enemy: Final = printed.army == "enemy"
        self.strength: Final = printed.strength

    def add_to(self, benefits: Benefits) -> None:
        if self.attacks and self.on_enemy:
            benefits.against_defence += self.strength
        elif self.attacks:
            benefits.attack += self.strength
        if self.defends and self.on_enemy:
            benefits.against_attack += self.strength
        elif self.defends:
            benefits.defence += self.strength

    def is_allowed(self, is_attacker: bool) -> bool:
        return self.attacks if is_attacker else self.defends

    def change(self, battle: Battle, seat: int) -> Battle | None:
        return battle.with_card(battle.enemy_of(seat) if self.on_enemy else seat, self.strength)


class CallOff(BattleEffect):
    """The defender ends the attack at once, without losses and rewards."""

    def is_allowed(self, is_attacker: bool) -> bool:
        return not is_attacker

    def change(self, battle: Battle, seat: int) -> Battle | None:
        return None
