"""Effects that give and exchange resources (11.1): gain, gain_per, gain_if, exchange, share, mirror, gate_gain."""

import pytest

from tests.games.changan.using import built, travelled, used
from tongbao.testing.scenes import A, B, C

GAIN = {"gain 0", "gain 1", "gain 2", "gain 3"}


@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("wei_plain_farmer", "0/2/0/0"),
        ("mount_li_quarryman", "0/0/2/0"),
        ("zhongnan_woodcutter", "0/0/0/2"),
        ("coin_caster", "2/0/0/0"),
        ("expedition_adjutant", "1/0/1/0"),
    ],
)
def test_gain_tokens(card: str, tokens: str) -> None:
    """All at once."""
    scene = used(card)
    assert scene.tokens(A) == tokens and scene.phase() == "turn"


def test_gain_choice() -> None:
    """Any resource, never Silk."""
    scene = used("sancai_potter", expansion=True)
    assert scene.legal() == GAIN
    scene.play("gain 2")
    assert scene.tokens(A) == "0/0/1/0/0" and scene.phase() == "turn"


PERMANENTS = [
    "",
    "wheat: price_granary",
    "wheat: price_granary observatory",
    "wheat: price_granary observatory paper_mill",
]


@pytest.mark.parametrize(("permanents", "gains"), list(enumerate([0, 1, 2, 2])))
def test_gain_per(permanents: int, gains: int) -> None:
    """One for each Permanent, at most 2; not usable without one."""
    scene = built("cien_translator", districts={A: PERMANENTS[permanents]})
    if not gains:
        assert scene.phase() == "turn"
        return
    scene.play("use")
    for _ in range(gains):
        assert scene.legal() == GAIN
        scene.play("gain 3")
    assert scene.tokens(A) == f"0/0/0/{gains}" and scene.phase() == "turn"


@pytest.mark.parametrize(("others", "gains"), [("", 1), ("coin: jia_dan", 1), ("coin: jia_dan coin_caster", 2)])
def test_gain_if_fewer(others: str, gains: int) -> None:
    """Two if somebody has built more than the user, who has built this one."""
    scene = used("wei_zheng", players=3, districts={C: others}, hands={B: "gao_lishi yan_lide"})
    for _ in range(gains):
        assert scene.legal() == GAIN
        scene.play("gain 0")
    assert scene.tokens(A) == f"{gains}/0/0/0" and scene.phase() == "turn"


@pytest.mark.parametrize(("others", "most"), [("", True), ("coin: li_jing", True), ("coin: li_jing arsenal", False)])
def test_gain_if_most(others: str, most: bool) -> None:
    """One Stone; a choice as well unless somebody has built more Military cards."""
    scene = used("wall_mason", players=3, districts={B: others, C: "wood: coin_caster sancai_potter"})
    assert scene.tokens(A) == "0/0/1/0"
    if most:
        assert scene.legal() == GAIN
        scene.play("gain 1")
    assert scene.phase() == "turn"


@pytest.mark.parametrize(("silk", "usable"), [(0, True), (1, True), (2, False)])
def test_gain_if_at_most(silk: int, usable: bool) -> None:
    """One Silk with 1 or none; with more not usable."""
    scene = built("brocade_weaver", tokens={A: f"0/0/0/0/{silk}"})
    assert (scene.phase() == "offer") == usable
    if usable:
        scene.play("use")
        assert scene.tokens(A) == f"0/0/0/0/{silk + 1}" and scene.game.silk_stock == 6 - silk - 1


def test_gain_if_at_most_follows_the_silk_rule() -> None:
    """From the richest when the stock is empty; not usable when nobody can be taken from."""
    scene = used("brocade_weaver", tokens={B: "0/0/0/0/6"})
    assert scene.tokens(A) == "0/0/0/0/1" and scene.tokens(B) == "0/0/0/0/5"
    guarded = built("brocade_weaver", tokens={B: "0/0/0/0/6"}, districts={B: "coin: jade_gate_pass"})
    assert guarded.phase() == "turn"


@pytest.mark.parametrize("silk", [0, 2])
def test_gain_if_at_most_on_the_road(silk: int) -> None:
    """Always 2, whatever is held."""
    scene = travelled("brocade_weaver", tokens={A: f"0/0/0/0/{silk}"})
    assert scene.tokens(A) == f"0/0/0/0/{silk + 2 + 2}" and scene.phase() == "turn"


def test_exchange_one_for_two() -> None:
    """Any held resource for two of choice; or nothing. Not usable with empty hands."""
    assert built("west_market_broker").phase() == "turn"
    scene = used("west_market_broker", tokens={A: "1/0/0/1"})
    assert scene.legal() == {"give 0", "give 3", "done"}
    scene.play("give 3")
    assert scene.legal() == GAIN
    scene.play("gain 1", "gain 2")
    assert scene.tokens(A) == "1/1/1/0" and scene.phase() == "turn"
    declined = used("west_market_broker", tokens={A: "1/0/0/1"})
    declined.play("done")
    assert declined.tokens(A) == "1/0/0/1" and declined.phase() == "turn"


def test_exchange_coins_twice() -> None:
    """Coins alone, for anything but Coins, as long as there are any."""
    assert built("sogdian_moneychanger", tokens={A: "0/2/2/2"}).phase() == "turn"
    scene = used("sogdian_moneychanger", tokens={A: "3/1/0/0"})
    for _ in range(2):
        assert scene.legal() == {"give 0", "done"}
        scene.play("give 0")
        assert scene.legal() == {"gain 1", "gain 2", "gain 3"}
        scene.play("gain 2", "gain 3")
    assert scene.tokens(A) == "1/1/2/2" and scene.phase() == "turn"
    single = used("sogdian_moneychanger", tokens={A: "1/0/0/0"})
    single.play("give 0", "gain 1", "gain 1")
    assert single.phase() == "turn"


def test_exchange_with_tokens_first() -> None:
    """The Coin it gives may be exchanged, and so may what it was exchanged for."""
    scene = used("flying_cash_courier")
    assert scene.tokens(A) == "1/0/0/0" and scene.legal() == {"give 0", "done"}
    scene.play("give 0")
    assert scene.legal() == GAIN
    scene.play("gain 2")
    assert scene.legal() == {"give 2", "done"}
    scene.play("give 2", "gain 1")
    assert scene.tokens(A) == "0/1/0/0" and scene.phase() == "turn"


def test_exchange_for_silk() -> None:
    """From the stock, or by the Silk rule; not usable when no Silk can be taken."""
    scene = used("camel_driver", tokens={A: "0/2/0/0"})
    assert scene.legal() == {"give 1", "done"}
    scene.play("give 1")
    assert scene.tokens(A) == "0/1/0/0/1" and scene.game.silk_stock == 5 and scene.phase() == "turn"
    tie = used("camel_driver", players=3, tokens={A: "0/2/0/0/1", B: "0/0/0/0/4", C: "0/0/0/0/4"})
    tie.play("give 1")
    assert tie.legal() == {"seat 1", "seat 2"}
    tie.play("seat 2")
    assert tie.tokens(C) == "0/0/0/0/3" and tie.tokens(A) == "0/1/0/0/2"
    assert built("camel_driver", tokens={A: "0/2/0/0/6"}).phase() == "turn"
    assert built("camel_driver").phase() == "turn", "nothing to give"


def test_exchange_for_silk_on_the_road() -> None:
    """Up to twice."""
    scene = travelled("camel_driver", tokens={A: "0/2/1/0"})
    scene.play("give 1")
    assert scene.legal() == {"give 1", "give 2", "done"}
    scene.play("give 2")
    assert scene.tokens(A) == "0/1/0/0/4" and scene.phase() == "turn"


def test_exchange_of_silk() -> None:
    """One for three, once; on the Silk Road up to twice."""
    assert built("sabao_caravan_leader").phase() == "turn"
    scene = used("sabao_caravan_leader", tokens={A: "0/0/0/0/2"})
    stock = scene.game.silk_stock
    assert scene.legal() == {"give 4", "done"}
    scene.play("give 4", "gain 0", "gain 1")
    assert scene.legal() == GAIN
    scene.play("gain 1")
    assert scene.tokens(A) == "1/2/0/0/1" and scene.game.silk_stock == stock + 1 and scene.phase() == "turn"
    road = travelled("sabao_caravan_leader")
    road.play("give 4", "gain 0", "gain 0", "gain 0")
    assert road.legal() == {"give 4", "done"}
    road.play("give 4", "gain 3", "gain 3", "gain 3")
    assert road.tokens(A) == "3/0/0/3/0" and road.phase() == "turn"


def test_share() -> None:
    """Two of choice; another player, who can't refuse, takes one like the first (C-48)."""
    scene = used("persian_lodge_keeper", players=3, tokens={C: "0/0/4/0"})
    assert scene.legal() == GAIN
    scene.play("gain 2", "gain 0")
    assert scene.legal() == {"seat 1", "seat 2"} and scene.acting == A
    scene.play("seat 2")
    assert [scene.tokens(seat) for seat in (A, B, C)] == ["1/0/1/0", "0/0/0/0", "0/0/5/0"]
    two = used("persian_lodge_keeper")
    two.play("gain 3", "gain 3")
    assert two.tokens(B) == "0/0/0/1" and two.phase() == "turn", "the opponent takes it at once"


def test_share_on_the_road() -> None:
    """Prince Peroz gives 3 there, 2 in a district."""
    road, district = travelled("prince_peroz"), used("prince_peroz")
    road.play("gain 1", "gain 0", "gain 0")
    district.play("gain 1", "gain 0")
    for scene, coins in ((road, 2), (district, 1)):
        assert scene.phase() == "turn" and scene.seat_view(A)["tokens"][:2] == [coins, 1]
        assert scene.seat_view(B)["tokens"][:4] == [0, 1, 0, 0]


def test_mirror() -> None:
    """Types of which somebody has more at that moment; not usable without one; never Silk."""
    assert built("tea_merchant", tokens={A: "1/1/0/0", B: "1/1/0/0/3"}, expansion=True).phase() == "turn"
    scene = used("tea_merchant", players=3, tokens={A: "0/0/1/0", B: "0/1/1/0", C: "0/0/3/0"})
    assert scene.legal() == {"gain 1", "gain 2"}
    scene.play("gain 1")
    assert scene.legal() == {"gain 2"}
    scene.play("gain 2")
    assert scene.tokens(A) == "0/1/2/0" and scene.phase() == "turn"
    once = used("tea_merchant", tokens={B: "0/1/0/0"})
    once.play("gain 1")
    assert once.phase() == "turn", "nobody has more any longer"


def test_gate_gain() -> None:
    """One for each card at a gate of choice."""
    assert built("workshop_overseer").phase() == "turn"
    gates = {A: "coin: wei_zheng; stone: coin_caster jia_dan; wood: du_ruhui yan_lide gao_lishi"}
    scene = used("workshop_overseer", gates=gates, districts={A: "stone: longshou_mills"})
    assert scene.legal() == {"gate 0", "gate 2", "gate 3"}
    for gate, tokens in ((0, "1/0/0/0"), (2, "0/0/2/0"), (3, "0/0/0/3")):
        trial = type(scene)(scene.game.clone())
        trial.play(f"gate {gate}")
        assert trial.tokens(A) == tokens and trial.phase() == "turn"
