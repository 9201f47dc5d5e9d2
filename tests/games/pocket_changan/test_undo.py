"""Taking back (section 11.2): one's latest decisions, never across a card drawn, looked at or turned up."""

from json import dumps
from random import Random

import pytest

import tongbao
from tests.games.pocket_changan.scene import PocketScene, numbered, stage
from tongbao import undone
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.testing.scenes import A, B

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"


def crosses(scene: PocketScene, text: str) -> bool:
    """Whether the game warns the acting seat that this choice can't be taken back."""
    choice = tongbao.GAMES["pocket_changan"].action_space.parse(numbered(text))
    return scene.game.crosses_barrier(scene.acting, choice)


def open_until_the_last(scene: PocketScene, *texts: str) -> None:
    """All of these choices can be taken back but the last, which closes the way."""
    for done, text in enumerate(texts[:-1], 1):
        assert not crosses(scene, text), text
        seat = scene.acting
        scene.play(text)
        assert scene.game.undoable(seat) == done
    assert crosses(scene, texts[-1]), texts[-1]
    seat = scene.acting
    scene.play(texts[-1])
    assert scene.game.undoable(seat) == 0


def open_while_another_thinks(scene: PocketScene, text: str) -> None:
    """The game warns of this choice, for another seat decides next; until it has, this can be taken back."""
    seat = scene.acting
    assert crosses(scene, text), text
    scene.play(text)
    assert scene.acting != seat and scene.game.undoable(seat) >= 1


def test_a_purchase_is_open_until_the_refill() -> None:
    """`pay` and `buy` can be taken back, `keep` and `place` not."""
    for end in ("keep", "place M"):
        open_until_the_last(stage(hands={A: "weng_cheng"}, public="feng_sui"), "pay weng_cheng", "buy feng_sui", end)


def test_drawing_and_looking_are_barriers() -> None:
    """By action or by effect; a card of which one sees the top of the deck as well."""
    open_until_the_last(stage(hands={A: "wu_ku"}), "play wu_ku M", "draw")
    open_until_the_last(stage(hands={A: "fei_long_jiu jie_gu"}, areas={A: "E: jiu_si"}), "play fei_long_jiu M", "draw")
    for card, column in (("jie_gu", "M"), ("feng_sui", "M"), ("tai_ji_gong", "P")):
        open_until_the_last(stage(hands={A: card}), f"play {card} {column}")


def test_what_shows_nothing_new_is_open() -> None:
    """Playing, descending, exchanging, taking from the discard pile, taking back and playing again."""
    scene = stage(
        areas={A: "M: wu_ku; C: du_fu"},
        hands={A: "xuan_du_guan hong_lu_si qing_long_si li_yuan"},
        public="ling_yan_ge",
        discards="jiu_si",
        actions=4,
    )
    open_until_the_last(
        scene,
        *("descend C", "play xuan_du_guan C", "recall wu_ku", "play wu_ku M"),
        *("play hong_lu_si P", "offer li_yuan", "take ling_yan_ge", "pass"),
    )
    scene = stage(hands={A: "qing_long_si"}, discards="jiu_si du_fu")
    open_until_the_last(scene, "play qing_long_si C", "take jiu_si", "pass")


def test_fetching_from_the_public_area_is_a_barrier() -> None:
    """It is refilled."""
    open_until_the_last(stage(hands={A: "jin_wu_wei"}, public="ling_yan_ge"), "play jin_wu_wei M", "take ling_yan_ge")


def test_an_end_game_event_can_be_taken_back() -> None:
    """Within the turn."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: shang_shu_sheng"
    open_until_the_last(stage(areas={A: area}, hands={A: "ni_shang_yu_yi"}), "play ni_shang_yu_yi C", "pass")


def test_another_seats_decision_is_a_barrier() -> None:
    """An attack can be taken back while the other thinks, and what he loses while its owner thinks."""
    scene = stage(areas={A: STRONG, B: "M: jie_gu feng_sui"}, hands={A: "an_lu_shan wu_ku"})
    scene.play("play an_lu_shan M")
    assert scene.acting == B and scene.game.undoable(A) == 1 and scene.game.undoable(B) == 0
    scene.play("lose jie_gu")
    assert scene.acting == A and scene.game.undoable(A) == 0 and scene.game.undoable(B) == 1
    scene.play("pay wu_ku")
    assert scene.game.undoable(A) == 1 and scene.game.undoable(B) == 0


def asking(card: str, column: str) -> PocketScene:
    """A is about to lay a card, whatever its condition, by which B is asked."""
    areas, hands = {B: "E: jiu_si zhi_ku"}, {A: f"{card} wu_ku", B: "jie_gu feng_sui tai_cang qi_ting hu_bing_pu"}
    return stage(areas=areas, hands=hands, running={"play": A})


@pytest.mark.parametrize(
    ("card", "column", "answer"), [("an_lu_shan", "M", "lose jiu_si"), ("da_li_si", "P", "drop jie_gu")]
)
def test_an_attack_and_its_answer_are_open_in_turn(card: str, column: str, answer: str) -> None:
    scene = asking(card, column)
    open_while_another_thinks(scene, f"play {card} {column}")
    open_while_another_thinks(scene, answer)
    assert scene.game.undoable(A) == 0


def test_a_card_handed_over_has_been_seen() -> None:
    """The attack could be taken back until then."""
    scene = asking("yang_guo_zhong", "E")
    open_while_another_thinks(scene, "play yang_guo_zhong E")
    open_until_the_last(scene, "give jie_gu")
    assert scene.game.undoable(A) == scene.game.undoable(B) == 0


def test_a_revealed_card_taken_can_be_taken_back_until_another_is() -> None:
    """All may see the cards of the contest; only what another seat decides is final."""
    areas = {A: STRONG, B: "M: kai_yuan_men ling_yan_ge weng_cheng"}
    scene = stage(areas=areas, hands={A: "ge_shu_han"}, deck="du_fu li_bai wang_wei")
    scene.play("play ge_shu_han M")
    assert scene.acting == A and scene.game.undoable(A) == 0
    open_while_another_thinks(scene, "take du_fu")
    open_while_another_thinks(scene, "take li_bai")
    assert scene.acting == A and scene.game.undoable(A) == 0
    last = stage(areas={B: areas[B]}, hands={A: "ge_shu_han wu_ku"}, deck="du_fu li_bai wang_wei", running={"play": A})
    last.play("play ge_shu_han M", "take li_bai")
    assert last.acting == A
    open_until_the_last(last, "take du_fu", "play wu_ku M")
    alone = stage(1, hands={A: "ge_shu_han"}, deck="du_fu li_bai", running={"play": A})
    alone.play("play ge_shu_han M")
    open_until_the_last(alone, "take du_fu", "draw")


def test_taking_a_public_card_is_open_until_the_refill_or_another_seat() -> None:
    """Laying Wan Guo Lai Chao shows nothing; its owner takes first, then others decide, then cards are turned up."""
    scene = stage(areas={A: "P: shang_shu_sheng zhong_shu_sheng"}, hands={A: "wan_guo_lai_chao"}, public="li_bai du_fu")
    scene.play("play wan_guo_lai_chao P")
    open_while_another_thinks(scene, "take li_bai")
    assert scene.acting == B and scene.game.undoable(A) == 2
    open_until_the_last(scene, "take du_fu")
    assert scene.game.undoable(A) == 0
    alone = stage(1, areas={A: "P: shang_shu_sheng zhong_shu_sheng"}, hands={A: "wan_guo_lai_chao"}, public="li_bai")
    open_until_the_last(alone, "play wan_guo_lai_chao P", "take li_bai")
    empty = stage(1, areas={A: "P: shang_shu_sheng zhong_shu_sheng"}, hands={A: "wan_guo_lai_chao"}, rest=A)
    empty.play("play wan_guo_lai_chao P", f"take {min(empty.public())}")
    assert empty.deck() == empty.discards() == [] and empty.game.undoable(A) == 2, "nothing to refill with"


def test_looked_at_cards_are_turned_up_by_discarding_them() -> None:
    """With nothing left to discard the taking shows nothing; looking did."""
    scene = stage(hands={A: "feng_sui jie_gu"}, deck="du_fu li_bai wang_wei")
    scene.play("play feng_sui M")
    open_until_the_last(scene, "take du_fu")
    single = stage(hands={A: "feng_sui jie_gu"}, rest=B, deck="du_fu")
    single.play("play feng_sui M")
    open_until_the_last(single, "take du_fu", "pass")


def test_losing_a_card_to_the_own_event_can_be_taken_back() -> None:
    """The owner of An Shi Zhi Luan comes last: the others' decisions are final, his own is not yet."""
    areas = {A: "M: fei_long_jiu wu_ku weng_cheng", B: "E: jiu_si"}
    scene = stage(areas=areas, hands={A: "an_shi_zhi_luan"})
    open_while_another_thinks(scene, "play an_shi_zhi_luan M")
    open_while_another_thinks(scene, "lose jiu_si")
    assert scene.acting == A
    open_until_the_last(scene, "lose weng_cheng", "pass")


def test_the_end_of_the_turn_is_a_barrier() -> None:
    """A last action as well as `pass`."""
    open_until_the_last(stage(hands={A: "wu_ku jiu_si"}), "play wu_ku M", "play jiu_si E")
    open_until_the_last(stage(), "pass")


def test_nothing_is_undone_across_a_barrier() -> None:
    """The refusal is one sentence, and the game goes on untouched."""
    game = tongbao.new("pocket_changan", players=3, seed=4)
    game.take(0, "draw")
    before = game.fingerprint()
    for seat in (0, 1, 2):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
            undone(game, seat)
    assert game.fingerprint() == before


@pytest.mark.contract
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_undo_through_whole_games(players: int, seed: int) -> None:
    """Whatever can be taken back leads to the very table before it; what drew or looked at a card can't be."""
    game = tongbao.new("pocket_changan", players=players, seed=seed)
    assert isinstance(game, PocketChangan)
    luck, seen = Random(seed), {True: 0, False: 0}
    while not game.over:
        seat = game.seats_to_act()[0]
        choice = luck.choice(game.choices(seat))
        before, deck, turn = dumps(game.state()), game.deck[:], (game.round, game.active)
        warned = game.crosses_barrier(seat, choice)
        game.take(seat, choice)
        barrier = game.undoable(seat) == 0
        assert warned == (barrier or game.seats_to_act() != (seat,))
        seen[barrier] += 1
        if game.deck != deck or (game.round, game.active) != turn:
            assert barrier, choice
        if not barrier:
            assert dumps(undone(game, seat).state()) == before
    assert min(seen.values()) > 5
