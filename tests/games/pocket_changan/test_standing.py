"""Standing answers: which card a seat gives up to an attack if it has settled that beforehand (7.4, D9-D11)."""

import pytest

from tests.games.pocket_changan.scene import IDS, INDEX, PocketScene, stage
from tongbao.engine.meta import ASK
from tongbao.engine.secrecy import redact
from tongbao.games.pocket_changan.effects.attacks import LoseCard
from tongbao.games.pocket_changan.presentation.standing_answers import STANDING, left_without, losses
from tongbao.testing.scenes import A, B

HAND, AREA = STANDING
MIXED = "an_lu_shan jie_gu hu_bing_pu da_ming_gong weng_cheng"
"""A character, two cards with number 2, a king, a seven."""


def answered(scene: PocketScene, name: str, value: str) -> str | None:
    """What the seat to act would choose, as `drop weng_cheng`."""
    answer = next(answer for answer in STANDING if answer.name == name)
    seat = scene.acting
    choice = answer.answer(redact(scene.game, seat), seat, value)
    return None if choice is None else f"{choice.verb} {IDS[choice.parameters[0]]}"


def attacked(card: str, column: str, **position: dict[int, str]) -> PocketScene:
    """A lays an attack whatever its condition, and B is asked."""
    position["hands"] = {A: card, **position.get("hands", {})}
    scene = stage(running={"play": A}, **position)  # type: ignore[arg-type]
    scene.play(f"play {card} {column}")
    assert scene.acting == B
    return scene


@pytest.mark.parametrize(("card", "column", "verb"), [("da_li_si", "P", "drop"), ("yang_guo_zhong", "E", "give")])
def test_the_lowest_or_the_highest_number_of_the_hand(card: str, column: str, verb: str) -> None:
    scene = attacked(card, column, hands={B: MIXED})
    assert answered(scene, "hand", "lowest") == f"{verb} jie_gu"
    assert answered(scene, "hand", "highest") == f"{verb} da_ming_gong"


def test_a_character_goes_only_if_there_is_nothing_else() -> None:
    scene = attacked("yang_guo_zhong", "E", hands={B: "li_bai du_fu xuan_wu_men"})
    assert answered(scene, "hand", "lowest") == answered(scene, "hand", "highest") == "give xuan_wu_men"
    scene = attacked("yang_guo_zhong", "E", hands={B: "li_bai du_fu"})
    assert answered(scene, "hand", "lowest") == answered(scene, "hand", "highest") == "give li_bai"


def test_nobody_answers_for_who_wants_to_be_asked() -> None:
    for card, column in (("da_li_si", "P"), ("yang_guo_zhong", "E"), ("an_lu_shan", "M")):
        scene = attacked(card, column, hands={B: "jie_gu feng_sui wu_ku jiu_si"}, areas={B: "E: zhi_ku"})
        assert answered(scene, "hand", ASK) is answered(scene, "area", ASK) is None


def test_the_own_hand_limit_is_no_attack() -> None:
    scene = stage(hands={A: "jie_gu feng_sui wu_ku jiu_si zhi_ku tai_cang le_you_yuan"})
    scene.play("pass")
    assert scene.phase() == "limit"
    assert answered(scene, "hand", "lowest") is None


def test_the_card_without_which_the_total_is_highest_is_lost() -> None:
    area = "M: xuan_wu_men zhu_que_men; E: jiu_si zhi_ku tai_cang; C: le_you_yuan; P: wan_nian_xian"
    scene = attacked("an_lu_shan", "M", areas={B: area})
    chosen = answered(scene, "area", "cheapest")
    totals: dict[str, int] = {}
    for text in scene.legal():
        trial = PocketScene(scene.game.clone())
        trial.play(text)
        totals[text] = trial.score(B)[2]
    assert chosen is not None
    assert totals[chosen] == max(totals.values()) > min(totals.values())


def test_of_cards_that_cost_the_same_the_one_with_the_highest_number_is_lost() -> None:
    scene = attacked("an_lu_shan", "M", areas={B: "M: jie_gu feng_sui"})
    assert scene.card_scores(B) == {"jie_gu": 0, "feng_sui": 0}
    assert answered(scene, "area", "cheapest") == "lose feng_sui"


def test_of_equal_totals_the_one_that_leaves_more_points_is_lost() -> None:
    """Yu Lin Jun adds a point, so Jie Gu goes although its number is lower."""
    scene = attacked("an_lu_shan", "M", areas={B: "M: jie_gu yu_lin_jun"})
    assert scene.card_scores(B) == {"jie_gu": 0, "yu_lin_jun": 0}
    assert answered(scene, "area", "cheapest") == "lose jie_gu"


def test_a_character_counts_with_the_number_that_it_has() -> None:
    """With Li Linfu a character is a 10; it goes before a lower number of the same worth."""
    scene = attacked("an_lu_shan", "M", areas={B: "M: kai_yuan_men; E: li_lin_fu; C: han_lin_yuan"})
    options = {card: left_without(scene.game, B, (card,)) for card in scene.game.cards_in_play(B)}
    assert options[INDEX["li_lin_fu"]][2] == 10
    assert answered(scene, "area", "cheapest") == f"lose {IDS[max(options, key=lambda card: options[card])]}"


def test_when_two_cards_go_both_together_cost_least() -> None:
    """The cheapest single card is not always one of the cheapest two."""
    area = "M: fei_long_jiu an_shi_zhi_luan; E: dong_shi kai_yuan_sheng_shi; C: du_fu han_lin_yuan; "
    area += "P: bai_fei_dai_xing da_li_si"
    scene = attacked("an_lu_shan", "M", areas={B: area})
    step = scene.game.step
    assert isinstance(step, LoseCard)
    scene.game.agenda.insert(-1, LoseCard(B, step.effect, A))
    first = answered(scene, "area", "cheapest")
    assert first is not None and losses(scene.game, step) == 2
    best: dict[tuple[str, str], int] = {}
    for one in scene.legal():
        trial = PocketScene(scene.game.clone())
        trial.play(one)
        for other in trial.legal():
            both = PocketScene(trial.game.clone())
            both.play(other)
            best[one, other] = both.score(B)[2]
    single = max(best, key=lambda pair: left_without(scene.game, B, (INDEX[pair[0].split()[1]],)))[0]
    assert max(total for pair, total in best.items() if pair[0] == single) < max(best.values())
    scene.play(first)
    second = answered(scene, "area", "cheapest")
    assert second is not None and best[first, second] == max(best.values()) > min(best.values())


def test_the_own_event_is_no_attack_on_its_owner() -> None:
    scene = attacked("an_shi_zhi_luan", "M", areas={A: "E: jiu_si", B: "E: zhi_ku"})
    assert answered(scene, "area", "cheapest") == "lose zhi_ku"
    scene.play("lose zhi_ku")
    assert scene.acting == A and scene.offered("lose")
    assert answered(scene, "area", "cheapest") is None


def test_an_attack_of_the_court_is_answered() -> None:
    scene = stage(1, areas={A: "E: jiu_si"}, deck="an_lu_shan")
    scene.play("pass")
    assert scene.phase() == "court"
    assert answered(scene, "area", "cheapest") == "lose jiu_si"


def test_answers_that_decide_other_things_decide_nothing() -> None:
    scene = attacked("da_li_si", "P", hands={B: "jie_gu feng_sui wu_ku jiu_si"}, areas={B: "E: zhi_ku"})
    assert answered(scene, "area", "cheapest") is None
    scene = attacked("an_lu_shan", "M", hands={B: "jie_gu"}, areas={B: "E: zhi_ku"})
    assert answered(scene, "hand", "lowest") is None
