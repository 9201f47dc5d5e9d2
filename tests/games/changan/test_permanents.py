"""Permanents that change limits, gates and prices (11.2), and how several add up (C-47)."""

import pytest

from tests.games.changan.scene import stage
from tongbao.testing.scenes import A, B

NINE = "wei_zheng jia_dan coin_caster gao_lishi sancai_potter yan_lide monk_yixing sun_simiao du_ruhui"
MORE = "chancellery observatory price_granary"


@pytest.mark.parametrize(
    ("cards", "tokens", "hand"),
    [("", 4, 6), ("taicang_granary", 6, 8), ("imperial_library", 5, 9), ("taicang_granary imperial_library", 7, 11)],
)
def test_limit(cards: str, tokens: int, hand: int) -> None:
    """Of tokens by type and of hand cards; two cards add up."""
    scene = stage(districts={A: f"coin: {cards}"}, hands={A: f"{NINE} {MORE}"}, tokens={A: "9/3/9/0"})
    assert (scene.seat_view(A)["token_limit"], scene.seat_view(A)["hand_limit"]) == (tokens, hand)
    scene.play("draw_display 0", "done", "end_turn")
    assert scene.tokens(A) == f"{tokens}/3/{tokens}/0"
    for _ in range(13 - hand):
        scene.play(min(scene.legal()))
    assert scene.acting == B and len(scene.hand(A)) == hand and scene.seat_view(B)["hand_limit"] == 6


@pytest.mark.parametrize(
    ("card", "bonus"), [("longshou_mills", [0, 2, 2, 0]), ("west_market_timber_pool", [2, 0, 0, 2])]
)
def test_gate_bonus(card: str, bonus: list[int]) -> None:
    """Two more at these gates, none at the others."""
    for gate in range(4):
        scene = stage(districts={A: f"coin: {card}"}, hands={A: "wei_zheng"})
        assert scene.view(A)["yields"] is not None
        scene.play(f"produce {gate}", "play wei_zheng", "collect")
        assert scene.seat_view(A)["tokens"] == [2 + bonus[gate] if g == gate else 0 for g in range(5)]


def test_waive_coin() -> None:
    """Never an extra coin; one Coin for placing such a card, after paying; nothing for others."""
    scene = stage(districts={A: "wood: chancellery"}, gates={A: "coin: jia_dan gao_lishi"}, tokens={A: "0/0/1/1"})
    scene.play("build 0 0")
    assert scene.tokens(A) == "1/0/0/0"
    plain = stage(districts={A: "wood: chancellery"}, gates={A: "coin: wei_zheng"}, tokens={A: "0/0/1/1"})
    plain.play("build 0 0")
    assert plain.tokens(A) == "0/0/0/0"


@pytest.mark.parametrize(
    ("cards", "times", "left", "taken"),
    [
        ("", 1, 2, 1),
        ("east_market", 2, 2, 1),
        ("west_market_guild", 1, 2, 2),
        ("east_market west_market_guild", 2, 2, 2),
    ],
)
def test_buy_terms(cards: str, times: int, left: int, taken: int) -> None:
    """How often, for how many Coins, how much of the type."""
    scene = stage(districts={A: f"coin: {cards}"}, tokens={A: "4/0/0/0"})
    for _ in range(times):
        assert scene.offered("buy") == {"1", "2", "3"}
        scene.play("buy 1")
    assert scene.offered("buy") == set() and scene.tokens(A) == f"{left}/{taken * times}/0/0"


def test_buy_terms_in_two_halves_of_the_turn() -> None:
    """One before the main action, one after it; not inside."""
    scene = stage(districts={A: "coin: east_market"}, tokens={A: "2/9/0/0"})
    scene.play("buy 2", "draw_deck")
    assert "buy" not in scene.verbs()
    scene.play("done", "buy 3")
    assert scene.tokens(A) == "0/9/1/1"


@pytest.mark.parametrize(
    ("cards", "prices"),
    [("", [2, 2]), ("observatory", [1, 1]), ("woodblock_printing", [0, 2]), ("observatory woodblock_printing", [0, 1])],
)
def test_research_terms(cards: str, prices: list[int]) -> None:
    """What the first and the second additional card cost, from deck or display."""
    scene = stage(districts={A: f"coin: {cards}"}, tokens={A: "0/8/0/0"})
    left = 8
    scene.play("draw_deck")
    for price in prices:
        scene.play("draw_display 1")
        left -= price
        assert scene.tokens(A) == f"0/{left}/0/0"


def test_the_free_card_of_every_research_anew() -> None:
    """Also with no Wheat at all."""
    scene = stage(districts={A: "coin: woodblock_printing"})
    scene.play("draw_deck")
    assert scene.phase() == "research"
    scene.play("draw_deck")
    assert scene.phase() == "turn" and len(scene.hand(A)) == 2
    scene.play("end_turn")
    scene.finish_turn()
    scene.play("draw_deck", "draw_deck")
    assert len(scene.hand(A)) == 4


def test_acquire_terms() -> None:
    """One Stone less, never below none."""
    gates = {B: "wheat: wei_zheng coin_caster; stone: gao_lishi sancai_potter jia_dan"}
    for stone, offered in ((0, {"1 2"}), (1, {"1 1", "1 2"})):
        scene = stage(
            gates=gates,
            districts={A: "coin: xuanwu_garrison"},
            tokens={A: f"0/0/{stone}/0"},
            players=4,
            decks="production,science,politics,military",
        )
        assert scene.offered("acquire") == offered
        scene.play(f"acquire {max(offered - {'1 2'} or offered)}")
        assert scene.tokens(A) == "0/0/0/0" and scene.tokens(B) == "0/1/0/0"


def test_silk_terms() -> None:
    """Power of Silk for 2."""
    scene = stage(districts={A: "wood: silk_dyeing_office"}, gates={A: "coin: wei_zheng"}, tokens={A: "0/0/0/0/2"})
    assert scene.offered("build_silk") == {f"0 {d}" for d in range(4)}
    scene.play("build_silk 0 1")
    assert scene.tokens(A) == "0/0/0/0/0" and scene.game.silk_stock == 6
    assert stage(gates={A: "coin: wei_zheng"}, tokens={A: "0/0/0/0/2"}, expansion=True).offered("build_silk") == set()


def test_permanents_work_from_the_districts_alone() -> None:
    """Not from a hand or a gate, and not for the neighbour."""
    scene = stage(
        gates={A: "coin: east_market"},
        hands={A: "west_market_guild"},
        districts={B: "coin: observatory"},
        tokens={A: "4/4/0/0"},
    )
    scene.play("buy 1")
    assert scene.tokens(A) == "2/5/0/0" and scene.offered("buy") == set()
    scene.play("draw_deck", "draw_deck")
    assert scene.tokens(A) == "2/3/0/0"
