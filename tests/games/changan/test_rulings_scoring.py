"""Rulings on the bonuses, ties and the expansion (section 12): C-27 to C-40, and the table of section 8."""

from typing import Any

import pytest

import tongbao
from tests.games.changan.scene import stage
from tests.games.changan.using import built, travelled, used
from tongbao import Seat
from tongbao.testing.scenes import A, B, C


@pytest.mark.parametrize(("wood", "bonus"), [("capital_prefect", 2), ("chancellery", 2), ("daming_palace", 2), ("", 0)])
def test_c27_row_1_needs_four_cards_and_three_characters(wood: str, bonus: int) -> None:
    """Three or four of them."""
    city = f"coin: wei_plain_farmer; wheat: sancai_potter; stone: coin_caster; wood: {wood}"
    assert stage(districts={A: city}).score(A, "row1") == bonus


@pytest.mark.parametrize(("stone", "bonus"), [("chancellery", 0), ("equal_field_register", 0), ("daming_palace", 2)])
def test_c27_two_characters_are_too_few(stone: str, bonus: int) -> None:
    """Daming Palace stands for a third one."""
    city = f"coin: wei_plain_farmer; wheat: sancai_potter; stone: {stone}; wood: longshou_mills"
    assert stage(districts={A: city}).score(A, "row1") == bonus


SECOND = "coin: wei_zheng {}; wheat: jia_dan {}; stone: yan_lide {}; wood: coin_caster {}"


@pytest.mark.parametrize(
    ("row", "bonus"),
    [
        ("wei_plain_farmer chancellery equal_field_register sancai_potter", 5),
        ("wei_plain_farmer chancellery equal_field_register materia_medica", 5),
        ("wei_plain_farmer chancellery longshou_mills sancai_potter", 0),
        ("wei_plain_farmer capital_prefect equal_field_register sancai_potter", 0),
        ("zhenguan_reign chancellery equal_field_register longshou_mills", 0),
        ("chancellery daming_palace observatory longshou_mills", 0),
        ("chancellery daming_palace equal_field_register longshou_mills", 5),
        ("wei_plain_farmer daming_palace gao_lishi sancai_potter", 5),
    ],
)
def test_c28_row_2_needs_every_kind(row: str, bonus: int) -> None:
    """In four cards; Daming Palace, a Permanent, stands for one kind that is missing, not for two."""
    assert stage(districts={A: SECOND.format(*row.split())}).score(A, "row2") == bonus


def test_c28_row_2_must_be_complete() -> None:
    """Three kinds in three cards are not enough."""
    city = SECOND.format("wei_plain_farmer", "chancellery", "equal_field_register", "")
    assert stage(districts={A: city}).score(A, "row2") == 0


def test_c29_corner_and_effect_of_a_game_end_card_both_count() -> None:
    """Autumn Sacrifice: 2 in the corner and 1 for the card at the gate."""
    scene = stage(districts={A: "coin: autumn_sacrifice"}, gates={A: "wood: wei_zheng"})
    assert (scene.score(A, "corners"), scene.score(A, "ends"), scene.score(A)) == (2, 1, 1 + 2 + 1)


@pytest.mark.parametrize(("tokens", "hand", "goods"), [("2/1/0/0", 2, 1), ("2/2/2/2", 2, 2), ("1/1/1/1", 0, 0)])
def test_c30_five_resources_and_hand_cards_in_one_sum(tokens: str, hand: int, goods: int) -> None:
    """Neither Silk nor cards at gates."""
    cards = ["wei_zheng", "jia_dan"][:hand]
    scene = stage(
        tokens={A: f"{tokens}/5"},
        hands={A: " ".join(cards)},
        gates={A: "coin: coin_caster sancai_potter gao_lishi"},
        decks="production,science,politics,silk_road",
        players=4,
    )
    assert scene.score(A, "goods") == goods and scene.score(A, "silk") == 5


def test_c31_the_rest_counts_after_the_limits() -> None:
    """A surplus of the last turn scores nothing."""
    scene = stage(active=B, last_round=True, tokens={B: "9/0/0/0"})
    assert scene.score(B, "goods") == 1
    scene.play("draw_deck", "end_turn")
    assert scene.is_over() and scene.game.scores() == [0, 1] and scene.tokens(B) == "4/0/0/0"


def finished(**position: Any) -> tuple[list[int], list[int], object]:
    """Scores, places and the tie of a game of two that ends with the turn of seat B."""
    scene = stage(active=B, last_round=True, **position)
    scene.play("draw_deck", "end_turn")
    return scene.game.scores(), scene.game.places(), scene.view()["result"]["tie"]


def test_ties_built_cards_then_gates_then_shared() -> None:
    """Section 8; Road cards break no tie (C-32)."""
    two = {A: "coin: capital_prefect wei_zheng", B: "coin: coin_caster gao_lishi"}
    assert finished(districts=two) == ([4, 4], [1, 1], "shared")
    gates = {B: "coin: jia_dan", A: "wood: du_ruhui sancai_potter"}
    assert finished(districts=two, gates=gates) == ([4, 4], [1, 2], "gates")
    more = {
        A: "coin: wei_zheng wei_plain_farmer",
        B: "coin: coin_caster; wood: yan_lide; stone: water_armillary; wheat: vermilion_bird_avenue",
    }
    assert finished(districts=more) == ([4, 4], [2, 1], "built")
    assert finished(districts={A: "coin: coin_caster"}) == ([1, 0], [1, 2], None)


def test_c32_road_cards_break_no_tie() -> None:
    """1 point from the Road of one seat, 1 from the district of the other: the built card wins."""
    position: dict[str, Any] = {"roads": {A: "wei_zheng"}, "districts": {B: "coin: coin_caster"}}
    assert finished(**position) == ([1, 1], [2, 1], "built")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c33_silk_comes_from_the_supply(players: int) -> None:
    """One each at the start, two per player left."""
    decks = "production,trade,silk_road" if players < 4 else "production,trade,military,silk_road"
    view = Seat(tongbao.new("changan", players=players, options={"decks": decks}), -1).view()
    assert view["silk_stock"] == 2 * players
    assert [seat["tokens"] for seat in view["seats"]] == [[1, 1, 0, 0, 1]] * players  # type: ignore[attr-defined]


def road_with_empty_stock(tokens: dict[int, str], players: int = 3, guards: str = "") -> list[int]:
    """Everybody's Silk after seat A, with an empty stock, has taken up to 2 for its first Road card."""
    own = [int(number) for number in tokens[A].split("/")]
    own[0], own[1], own[3] = 1, 1, 1
    scene = stage(
        players,
        tokens={**tokens, A: "/".join(str(number) for number in own)},
        gates={A: "coin: coin_caster"},
        districts={B: guards},
        expansion=True,
        silk_stock=0,
    )
    scene.play("build 0 4")
    return [seat["tokens"][4] for seat in scene.view()["seats"]]


def test_c34_the_richest_other_player() -> None:
    """Also when the taker has most; who has less gives nothing while another has more; nobody: nothing."""
    assert road_with_empty_stock({A: "0/0/0/0/5", B: "0/0/0/0/3", C: "0/0/0/0/1"}) == [7, 1, 1]
    assert road_with_empty_stock({A: "0/0/0/0/6"}, 2) == [6, 0]
    guarded = road_with_empty_stock({A: "0/0/0/0/3", B: "0/0/0/0/5", C: "0/0/0/0/1"}, 3, "coin: jade_gate_pass")
    assert guarded == [4, 5, 0], "the second Silk can't be taken from anybody"


def test_c34_the_stock_first() -> None:
    """One from the stock, the next from the richest."""
    scene = stage(tokens={A: "1/1/0/1", B: "0/0/0/0/5"}, gates={A: "coin: coin_caster"}, expansion=True, silk_stock=1)
    scene.play("build 0 4")
    assert scene.tokens(A) == "0/0/0/0/2" and scene.tokens(B) == "0/0/0/0/4" and scene.game.silk_stock == 0


def test_c35_silk_replaces_the_whole_price() -> None:
    """Even the nine resources of row 3; nothing else is paid."""
    scene = stage(
        expansion=True,
        tokens={A: "1/1/1/1/4"},
        gates={A: "coin: wei_zheng"},
        districts={A: "coin: wei_plain_farmer sancai_potter"},
    )
    scene.play("build_silk 0 0")
    assert scene.tokens(A) == "1/1/1/1/1" and len(scene.district(A, "coin")) == 3


def test_c36_the_expansion_adds_the_road_and_the_power_of_silk_alone() -> None:
    """There is no second optional action."""
    position: dict[str, Any] = {
        "gates": {A: "coin: wei_zheng", B: "wood: jia_dan coin_caster"},
        "hands": {A: "gao_lishi"},
    }
    base = stage(**position, tokens={A: "4/4/4/4"})
    more = stage(4, **position, tokens={A: "4/4/4/4/4"}, decks="production,science,politics,silk_road")
    assert more.legal() - base.legal() == {"build 0 4", *(f"build_silk 0 {d}" for d in range(4))}
    assert base.legal() < more.legal()


def test_c37_road_cards_count_for_nothing_but_their_items() -> None:
    """Not for rows, corners, ends, the nine cards, copies and swaps."""
    scene = stage(
        roads={A: "jinwu_guard sancai_potter ashina_sheer"},
        districts={A: "coin: equal_field_register fubing_register"},
        expansion=True,
    )
    score = scene.seat_view(A)["score"]
    assert (score["rows"], score["corners"], score["ends"]) == (1 + 3, 1, 1)
    assert (score["road_rows"], score["road_corners"]) == (12, 2)
    assert scene.seat_view(A)["built"] == 2
    copier = built("block_printer", roads={A: "wei_plain_farmer"}, expansion=True)
    assert copier.phase() == "turn", "no Character to copy"
    swap = used("works_secretary", roads={A: "wei_plain_farmer"}, districts={A: "wood: chancellery"})
    assert swap.offered("space") == {"0 1", "3 1"}


def test_c38_no_discount_on_the_silk_road() -> None:
    """Neither Ministry of Works nor Deposit House; the Chancellery does work there."""
    cards = "wood: ministry_of_works deposit_house chancellery"
    position: dict[str, Any] = {"districts": {A: cards}, "gates": {A: "coin: gao_lishi"}, "expansion": True}
    assert "0 4" not in stage(**position, tokens={A: "9/0/0/1"}).offered("build")
    scene = stage(**position, tokens={A: "1/1/0/1"})
    scene.play("build 0 4")
    assert scene.tokens(A) == "1/0/0/0/2"


def test_c39_a_declined_road_character_is_lost() -> None:
    """It is never activated again."""
    scene = stage(expansion=True, tokens={A: "1/1/0/1"}, gates={A: "coin: wei_plain_farmer"}, hands={A: "wei_zheng"})
    scene.play("build 0 4", "decline", "end_turn")
    assert scene.tokens(A) == "0/0/0/0/2"
    scene.finish_turn()
    for gate in range(4):
        trial = type(scene)(scene.game.clone())
        trial.play(f"produce {gate}", "play wei_zheng", "collect")
        assert trial.phase() == "turn"
    used_up = travelled("wei_plain_farmer", hands={A: "wei_zheng"})
    assert used_up.tokens(A) == "0/2/0/0/2"


def test_c40_no_help_for_its_own_payment() -> None:
    """Ministry of Works saves nothing for itself."""
    scene = stage(gates={A: "coin: ministry_of_works"}, tokens={A: "1/0/1/0"})
    assert scene.offered("build") == set()
    scene = stage(gates={A: "coin: wei_zheng ministry_of_works"}, tokens={A: "1/0/1/1"})
    scene.play("build 0 0")
    assert scene.tokens(A) == "0/0/0/0" and scene.phase() == "turn"
