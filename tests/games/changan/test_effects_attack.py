"""Character effects against other players (11.1): steal, levy, raid, repel, steal_card; and the guards."""

from typing import Any

import pytest

from tests.games.changan.scene import stage
from tests.games.changan.using import built, travelled, used
from tongbao.testing.scenes import A, B, C

WALL = "wood: outer_city_wall"


def test_steal_basic() -> None:
    """One of a type of which the victim has more than the user."""
    tokens = {A: "0/1/1/0", B: "0/1/2/0/3", C: "1/3/1/0"}
    scene = used("jinwu_guard", players=3, tokens=tokens, expansion=True)
    assert scene.legal() == {"steal 1 2", "steal 2 0", "steal 2 1"}
    scene.play("steal 2 1")
    assert scene.tokens(A) == "0/2/1/0/0" and scene.tokens(C) == "1/2/1/0/0" and scene.phase() == "turn"


def test_steal_basic_from_guarded_players() -> None:
    """They are left out; with nobody left it is not usable."""
    tokens = {B: "0/0/2/0", C: "1/0/0/0"}
    assert used("jinwu_guard", players=3, tokens=tokens, districts={B: WALL}).legal() == {"steal 2 0"}
    assert built("jinwu_guard", tokens={B: "2/2/2/2"}, districts={B: WALL}).phase() == "turn"
    assert built("jinwu_guard", tokens={A: "1/1/0/0", B: "1/1/0/0"}).phase() == "turn"


def test_steal_silk() -> None:
    """From a player with more Silk than the user; Jade Gate Pass guards, the Outer City Wall does not."""
    tokens = {A: "0/0/0/0/2", B: "4/4/4/4/3", C: "0/0/0/0/2"}
    scene = used("whirl_dancer", players=3, tokens=tokens, districts={B: WALL})
    assert scene.legal() == {"steal 1 4"}
    scene.play("steal 1 4")
    assert scene.tokens(A) == "0/0/0/0/3" and scene.tokens(B) == "4/4/4/4/2" and scene.phase() == "turn"
    guarded = {B: "wood: jade_gate_pass"}
    assert built("whirl_dancer", players=3, tokens=tokens, districts=guarded).phase() == "turn"
    basic = used("jinwu_guard", tokens={B: "0/1/0/0"}, districts={B: "wood: jade_gate_pass"})
    assert basic.legal() == {"steal 1 1"}


def test_steal_silk_on_the_road() -> None:
    """Two from any players, rich or poor, one by one."""
    scene = travelled("whirl_dancer", players=3, tokens={B: "0/0/0/0/1", C: "0/0/0/0/2"})
    assert scene.legal() == {"steal 1 4", "steal 2 4"}
    scene.play("steal 1 4")
    assert scene.legal() == {"steal 2 4"}
    scene.play("steal 2 4")
    assert scene.tokens(A) == "0/0/0/0/4" and scene.phase() == "turn"
    once = travelled("whirl_dancer", players=3, tokens={B: "0/0/0/0/1"})
    once.play("steal 1 4")
    assert once.phase() == "turn", "there is no more"


def test_levy() -> None:
    """A type of which an unguarded player has 3; all of them return 1 to the stock, the user takes 1."""
    tokens = {A: "0/0/0/5", B: "3/2/0/3", C: "4/3/0/0"}
    scene = used("gate_commandant", players=3, tokens=tokens)
    assert scene.legal() == {"gain 0", "gain 1", "gain 3"}
    scene.play("gain 0")
    assert [scene.tokens(seat) for seat in (A, B, C)] == ["1/0/0/5", "2/2/0/3", "3/3/0/0"]
    assert scene.phase() == "turn"


def test_c45_levy_when_all_are_guarded() -> None:
    """The type can't be chosen; without a type it is not usable."""
    tokens = {B: "3/4/0/0", C: "4/0/0/0"}
    assert used("gate_commandant", players=3, tokens=tokens, districts={B: WALL}).legal() == {"gain 0"}
    assert built("gate_commandant", tokens={B: "4/4/4/4"}, districts={B: WALL}).phase() == "turn"
    assert built("gate_commandant", tokens={B: "2/2/2/2"}).phase() == "turn"


GATES = {B: "coin: arsenal; wheat: wei_plain_farmer coin_caster", C: "stone: beacon_towers xuanwu_garrison polo_field"}


def test_raid() -> None:
    """The top card that isn't the lowest, into the hand, without Stone; its owner takes 1 Wheat."""
    scene = used("li_jing", players=3, gates=GATES)
    assert scene.legal() == {"raid 1 1", "raid 2 2"}
    scene.play("raid 2 2")
    assert scene.hand(A) == {"polo_field"} and scene.gate(C, "stone") == ["beacon_towers", "xuanwu_garrison"]
    assert scene.tokens(C) == "0/1/0/0" and scene.tokens(A) == "0/0/0/0" and scene.phase() == "turn"


def test_c44_raid_is_no_acquire() -> None:
    """It neither uses nor needs the Acquire of the turn, and Military Colonies don't react to it."""
    position: dict[str, Any] = {
        "players": 3,
        "gates": GATES,
        "districts": {A: "wood: military_colonies"},
        "tokens": {A: "0/0/2/0"},
    }
    scene = used("li_jing", **position)
    scene.play("raid 2 2")
    assert scene.phase() == "turn" and scene.offered("acquire") == {"1 1", "2 2"}
    after = built("li_jing", **position, acquired=True)
    assert after.phase() == "offer"


def test_raid_and_guards() -> None:
    """Nothing from behind the wall; not usable without a legal gate."""
    assert used("li_jing", players=3, gates=GATES, districts={B: WALL}).legal() == {"raid 2 2"}
    assert built("li_jing", gates={B: GATES[B]}, districts={B: WALL}).phase() == "turn"
    assert built("li_jing", gates={B: "coin: arsenal; wood: polo_field"}).phase() == "turn"


def test_repel() -> None:
    """One Coin; the top card may go back to its owner's hand. Its owner takes nothing."""
    scene = used("ashina_sheer", players=3, gates=GATES)
    assert scene.tokens(A) == "1/0/0/0" and scene.legal() == {"raid 1 1", "raid 2 2", "done"}
    scene.play("raid 1 1")
    assert scene.hand(B) == {"coin_caster"} and scene.gate(B, "wheat") == ["wei_plain_farmer"]
    assert scene.tokens(B) == "0/0/0/0" and scene.hand(A) == set() and scene.phase() == "turn"
    left = used("ashina_sheer", players=3, gates=GATES)
    left.play("done")
    assert left.hand(B) == set() and left.phase() == "turn"
    alone = used("ashina_sheer", gates={B: GATES[B]}, districts={B: WALL})
    assert alone.tokens(A) == "1/0/0/0" and alone.phase() == "turn"


HANDS = {A: "arsenal", B: "wei_plain_farmer coin_caster", C: "beacon_towers polo_field li_jing"}


def test_steal_card() -> None:
    """At random from a hand with at least 2 cards more; that player takes 1 Wheat."""
    scene = used("princess_pingyang", players=3, hands=HANDS)
    assert scene.legal() == {"seat 2"}, "seat 1 has only one more"
    scene.play("seat 2")
    assert len(scene.hand(A)) == 2 and len(scene.hand(C)) == 2 and scene.tokens(C) == "0/1/0/0"
    assert scene.hand(A) | scene.hand(C) == {*HANDS[A].split(), *HANDS[C].split()} and scene.phase() == "turn"


def test_steal_card_is_random() -> None:
    """Any card of that hand."""
    taken = set()
    for seed in range(30):
        scene = used("princess_pingyang", players=3, hands=HANDS, seed=seed)
        scene.play("seat 2")
        taken |= scene.hand(A)
    assert taken == {*HANDS[A].split(), *HANDS[C].split()}


def test_steal_card_and_guards() -> None:
    """The wall protects the hand."""
    both = {**HANDS, A: ""}
    assert used("princess_pingyang", players=3, hands=both).legal() == {"seat 1", "seat 2"}
    assert used("princess_pingyang", players=3, hands=both, districts={B: WALL}).legal() == {"seat 2"}
    assert built("princess_pingyang", hands={B: HANDS[C]}, districts={B: WALL}).phase() == "turn"


@pytest.mark.parametrize("owner", [A, B, C])
def test_acquire_and_guards(owner: int) -> None:
    """No Acquire from behind the wall, whoever else has one."""
    scene = stage(3, gates=GATES, tokens={A: "0/0/2/0"}, districts={owner: WALL})
    assert scene.offered("acquire") == {"1 1", "2 2"} - {B: {"1 1"}, C: {"2 2"}}.get(owner, set())
