"""Conceding (section 8.2; P-46): a command of the table, not an action."""

import pytest

import tongbao
from tests.games.pocket_changan.scene import PocketScene, stage
from tongbao import Record
from tongbao.testing.scenes import A, B, C, D

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"
EXAMPLE = "M: zhu_que_men; E: dong_shi; C: da_yan_ta; P: han_yuan_dian"


@pytest.mark.parametrize(("loser", "places"), [(A, [2, 1]), (B, [1, 2])])
def test_with_two_players_the_other_wins_at_once(loser: int, places: list[int]) -> None:
    """Whoever's turn it is and whatever the scores."""
    scene = stage(areas={loser: EXAMPLE}, hands={A: "jie_gu", B: "wu_ku"})
    scene.game.concede(loser)
    assert scene.is_over() and scene.game.places() == places and scene.game.seats_to_act() == ()
    assert scene.view()["result"]["ending"] == "concession" and scene.view()["ending"] == "concession"


def test_it_is_no_action() -> None:
    """The list of choices never has it."""
    assert "concede" not in stage().legal()
    with pytest.raises(tongbao.IllegalChoice):
        tongbao.GAMES["pocket_changan"].action_space.parse("concede")


def test_the_seat_is_out_of_the_game() -> None:
    """Its hand is discarded, its turns are skipped, its cards are not scored; the others play on."""
    scene = stage(3, areas={B: EXAMPLE, C: "M: wu_ku"}, hands={A: "jie_gu", B: "feng_sui jiu_si"})
    scene.game.concede(B)
    assert not scene.is_over() and scene.acting == A
    assert set(scene.discards()) == {"feng_sui", "jiu_si"} and scene.hand(B) == set()
    seen = scene.seat_view(B)
    assert seen["conceded"] and seen["total"] == 0 and not scene.seat_view(A)["conceded"]
    scene.pass_turn()
    assert scene.acting == C
    scene.pass_turn()
    assert scene.acting == A and scene.view()["round"] == 2


def test_the_active_seat_concedes() -> None:
    """Its turn is over; what it had paid for goes to the discard pile, and nothing is lost."""
    scene = stage(3, hands={A: "weng_cheng jie_gu"}, public="feng_sui")
    scene.play("pay weng_cheng", "buy feng_sui")
    scene.game.concede(A)
    assert scene.acting == B and scene.phase() == "actions" and scene.view()["actions"]["left"] == 2
    assert set(scene.discards()) == {"weng_cheng", "jie_gu", "feng_sui"} and len(scene.public()) == 8
    assert sorted(scene.game.inventory()) == list(range(64))


def test_conceding_in_the_middle_of_an_exchange() -> None:
    """The card offered is discarded with the hand; the public area has eight cards again."""
    scene = stage(3, hands={A: "qi_ting li_bai jie_gu"})
    public = scene.public()
    scene.play("play qi_ting E", "offer li_bai")
    scene.game.concede(A)
    assert scene.acting == B and scene.public() == public and set(scene.discards()) == {"li_bai", "jie_gu"}


@pytest.mark.parametrize(
    ("card", "area", "lying"),
    [
        ("feng_sui", "", "looked"),
        ("ge_shu_han", "M: zhu_que_men", "revealed"),
        ("wan_guo_lai_chao", "P: shang_shu_sheng zhong_shu_sheng", "public"),
    ],
)
def test_conceding_in_the_middle_of_ones_own_effect(card: str, area: str, lying: str) -> None:
    """What lies apart is discarded, the public area is refilled, the next seat has its turn."""
    scene = stage(3, areas={A: area}, hands={A: card})
    scene.play(f"play {card} {scene.columns_for(card)}")
    if lying != "looked":
        scene.play(min(scene.legal()))
        assert scene.acting == B
    scene.game.concede(A)
    assert scene.acting == B and scene.phase() == "actions" and len(scene.public()) == 8
    assert scene.view()["looked"] is None and scene.view()["revealed"] == []
    assert sorted(scene.game.inventory()) == list(range(64))


@pytest.mark.parametrize(
    ("texts", "held"),
    [
        (["pay weng_cheng", "buy wu_ku"], {"weng_cheng", "wu_ku"}),
        (["play feng_sui M"], {"du_fu", "li_bai", "wang_wei"}),
        (["play qi_ting E", "offer weng_cheng"], {"weng_cheng"}),
    ],
)
@pytest.mark.parametrize(("players", "loser"), [(1, A), (2, A), (2, B)])
def test_what_is_held_when_a_concession_ends_the_game_is_discarded(
    texts: list[str], held: set[str], players: int, loser: int
) -> None:
    """Face up, whoever gives up; nothing is being bought, looked at or asked any more."""
    scene = stage(
        players,
        hands={A: "weng_cheng feng_sui qi_ting"},
        public="wu_ku",
        deck="du_fu li_bai wang_wei",
        discards="jie_gu",
    )
    scene.play(*texts)
    scene.game.concede(loser)
    assert scene.is_over() and held <= set(scene.discards()) and not held & scene.public()
    view = scene.view()
    assert view["paid"] is view["bought"] is view["looked"] is view["question"] is None and view["revealed"] == []
    assert sorted(scene.game.inventory()) == list(range(64))


def test_what_an_effect_of_others_holds_stays() -> None:
    """Whoever has to take a revealed card and gives up leaves it to the next one."""
    deck = "du_fu li_bai wang_wei jie_gu"
    scene = stage(3, areas={B: "M: wu_ku weng_cheng"}, hands={A: "ge_shu_han"}, deck=deck, running={"play": A})
    scene.play("play ge_shu_han M")
    assert scene.acting == B
    scene.game.concede(B)
    assert scene.acting == A and len(scene.offered("take")) == 4


def test_a_seat_that_has_to_answer_concedes() -> None:
    """The next one is asked, or the active seat goes on."""
    areas = {A: STRONG, B: "M: jie_gu", C: "E: jiu_si"}
    scene = stage(3, areas=areas, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    scene.game.concede(B)
    assert scene.acting == C and scene.legal() == {"lose jiu_si"}
    scene.game.concede(C)
    assert scene.is_over() and scene.game.places()[A] == 1
    scene = stage(4, areas=areas, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    scene.game.concede(C)
    assert scene.acting == B
    scene.play("lose jie_gu")
    assert scene.acting == A and scene.in_area(C) == {"jiu_si"}


def test_the_one_who_attacked_concedes() -> None:
    """The attack is over with the turn."""
    scene = stage(3, areas={A: STRONG, B: "M: jie_gu", C: "E: jiu_si"}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    scene.game.concede(A)
    assert scene.acting == B and scene.phase() == "actions" and scene.in_area(B) == {"jie_gu"}


def test_cards_in_play_have_no_effect_and_cannot_be_chosen() -> None:
    """They are no target for An Lushan and Gao Lishi, and count for nothing in the contest."""
    areas = {A: "E: dong_shi xi_shi; P: han_yuan_dian", B: "M: an_lu_shan jie_gu", C: "M: ge_shu_han"}
    scene = stage(3, areas=areas, hands={A: "gao_li_shi"}, deck="du_fu li_bai wang_wei wu_ku")
    scene.game.concede(B)
    scene.play("play gao_li_shi E")
    assert scene.legal() == {"copy ge_shu_han", "skip"}
    scene.play("copy ge_shu_han")
    assert scene.acting == C and len(scene.offered("take")) == 3, "two players are left: three cards"
    scene = stage(3, areas={A: STRONG, B: "M: jie_gu", C: "E: jiu_si"}, hands={A: "an_lu_shan"})
    scene.game.concede(B)
    scene.play("play an_lu_shan M")
    assert scene.acting == C


def test_a_duration_ends_when_the_skipped_turn_would_have_ended() -> None:
    """7.3."""
    scene = stage(3, areas={A: "E: qi_ting jiu_si zhi_ku"}, hands={A: "kai_yuan_sheng_shi"})
    scene.play("play kai_yuan_sheng_shi E", "pass")
    scene.game.concede(A)
    for seat in (B, C):
        assert scene.acting == seat and len(scene.view()["running"]) == 1
        scene.pass_turn()
    assert scene.acting == B and scene.view()["running"] == []


def test_the_last_player_left_wins() -> None:
    """And who conceded comes behind whoever scores nothing."""
    scene = stage(4, areas={D: EXAMPLE})
    scene.game.concede(D)
    scene.game.concede(B)
    assert not scene.is_over()
    scene.game.concede(A)
    assert scene.is_over() and scene.game.places()[C] == 1 and min(scene.game.places()[seat] for seat in (A, B, D)) > 1
    scored = stage(3, active=C, round=12, areas={A: EXAMPLE})
    scored.game.concede(A)
    scored.play("pass")
    assert scored.is_over() and scored.game.places() == [3, 1, 1]


def test_the_last_seat_of_the_round_is_out() -> None:
    """The round ends all the same."""
    scene = stage(3, round=12)
    scene.game.concede(C)
    scene.play("pass", "pass")
    assert scene.is_over() and scene.view()["result"]["ending"] == "rounds"


def test_it_is_recorded_and_cannot_be_undone() -> None:
    """The record plays the same game; nobody takes it back."""
    game = tongbao.new("pocket_changan", players=3, seed=11, chronicle=True)
    game.take(0, "pass")
    game.concede(2)
    game.take(1, "pass")
    assert game.active == 0  # type: ignore[attr-defined]
    game.concede(0)
    assert game.over and [game.undoable(seat) for seat in range(3)] == [0, 0, 0]
    record = Record.of(game).dumps()
    assert '"2 concede"' in record and '"0 concede"' in record
    again = tongbao.replay(record)
    assert again.state() == game.state() and again.places() == [2, 1, 2]
    barred = PocketScene(stage(3, hands={A: "wu_ku"}).game)
    barred.play("play wu_ku M")
    barred.game.concede(B)
    assert [barred.game.undoable(seat) for seat in (A, B, C)] == [0, 0, 0]


def test_who_cannot_concede() -> None:
    """A seat that isn't there, one that has conceded, or anybody after the end: told in one sentence."""
    scene = stage(3)
    scene.game.concede(B)
    for seat in (B, 3, -1):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
            scene.game.concede(seat)
    scene.game.concede(A)
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        scene.game.concede(C)
