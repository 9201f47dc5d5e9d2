"""The rulings of section 10 about what cards do; those not here are cited by the scenarios."""

from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B, C

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"


def test_p33_wan_guo_lai_chao_takes_from_the_public_area() -> None:
    """Nobody gives anything to anybody."""
    scene = stage(
        areas={A: "P: shang_shu_sheng zhong_shu_sheng"},
        hands={A: "wan_guo_lai_chao jie_gu", B: "feng_sui"},
        public="du_fu li_bai",
    )
    scene.play("play wan_guo_lai_chao P", "take du_fu", "take li_bai")
    assert scene.hand(A) == {"jie_gu", "du_fu"} and scene.hand(B) == {"feng_sui", "li_bai"}


def test_p34_one_card_more_than_players() -> None:
    """The last to choose has a choice of two."""
    for players in (1, 2, 3, 4):
        scene = stage(players, areas={A: "M: zhu_que_men"}, hands={A: "ge_shu_han"})
        deck = scene.deck()[: players + 1]
        scene.play("play ge_shu_han M")
        assert scene.offered("take") == set(deck)
        for _ in range(players - 1):
            scene.play(min(scene.legal()))
        assert len(scene.legal()) == 2
        scene.play(min(scene.legal()))
        assert len(scene.discards()) == 1 and scene.acting == A and scene.phase() == "actions"


def test_p35_the_owner_chooses_what_an_lu_shan_costs() -> None:
    """Any card of the Urban Area, not only the last."""
    scene = stage(areas={A: STRONG, B: "M: jie_gu feng_sui; C: du_fu"}, hands={A: "an_lu_shan"})
    scene.play("play an_lu_shan M")
    assert scene.acting == B and scene.legal() == {"lose jie_gu", "lose feng_sui", "lose du_fu"}
    scene.play("lose jie_gu")
    assert scene.column(B, "M") == ["feng_sui"]


def test_p36_an_shi_zhi_luan_hits_its_own_player() -> None:
    """An Lushan doesn't."""
    for card, asked in (("an_shi_zhi_luan", A), ("an_lu_shan", B)):
        scene = stage(areas={A: "M: feng_sui wu_ku yu_lin_jun"}, hands={A: card}, actions=1)
        scene.play(f"play {card} M")
        assert scene.acting == asked
        assert (len(scene.offered("lose")) == 4) is (asked == A)


def test_p37_p38_what_protects_from_what() -> None:
    """Guo Ziyi from all attacks, Weng Cheng from losing cards in play."""
    attacks = {"an_lu_shan": "M", "yang_guo_zhong": "E", "da_li_si": "P"}
    for shield, hurt in (("guo_zi_yi", []), ("weng_cheng", ["yang_guo_zhong", "da_li_si"]), ("wu_ku", list(attacks))):
        for card, column in attacks.items():
            hands = {A: card, B: "jie_gu feng_sui li_yuan jiu_si"}
            scene = stage(areas={A: STRONG, B: f"M: {shield}"}, hands=hands)
            scene.play(f"play {card} {column}")
            assert (scene.acting == B) is (card in hurt), (shield, card)


def test_p40_yan_zhen_qing() -> None:
    """One military and one culture point more."""
    scene = stage(areas={A: "C: li_yuan da_yan_ta"}, hands={A: "yan_zhen_qing"})
    assert scene.points(A) == [0, 0, 3, 0]
    scene.play("play yan_zhen_qing C")
    assert scene.points(A) == [1, 0, 5, 0]


def test_p41_gao_li_shi_copies_characters_with_a_play_effect() -> None:
    """In other Urban Areas only; no building, no character that works in play; not the score of the other."""
    areas = {
        A: "E: dong_shi xi_shi; P: han_yuan_dian; M: ge_shu_han",
        B: "M: an_lu_shan jie_gu; C: li_bai",
        C: "E: yang_guo_zhong; P: yang_yu_huan",
    }
    scene = stage(3, areas=areas, hands={A: "gao_li_shi", B: "li_yuan", C: "zhi_ku"})
    scene.play("play gao_li_shi E")
    assert scene.legal() == {"copy an_lu_shan", "copy yang_guo_zhong", "skip"}
    scene.play("copy yang_guo_zhong", "give li_yuan", "give zhi_ku")
    assert scene.hand(A) == {"li_yuan", "zhi_ku"} and scene.card_scores(A)["gao_li_shi"] == 2


def test_p41_the_copy_needs_no_condition_and_may_be_declined() -> None:
    """An Lushan asks for military points, his effect doesn't."""
    areas = {A: "E: dong_shi xi_shi; P: han_yuan_dian", B: "M: an_lu_shan"}
    scene = stage(areas=areas, hands={A: "gao_li_shi"})
    assert scene.points(A)[0] == 0
    scene.play("play gao_li_shi E")
    declined = type(scene)(scene.game.clone())
    declined.play("skip")
    assert declined.acting == A and declined.in_area(B) == {"an_lu_shan"}
    scene.play("copy an_lu_shan", "lose an_lu_shan")
    assert scene.in_area(B) == set()


def test_p50_yang_yu_huan_draws_one() -> None:
    """Each turn of her owner, no other."""
    scene = stage(areas={A: "P: yang_yu_huan"}, deck="jie_gu feng_sui")
    scene.play("pass")
    assert scene.hand(A) == {"jie_gu"}
    scene.play("pass")
    assert scene.hand(A) == {"jie_gu"} and scene.acting == A
    scene.play("pass")
    assert scene.hand(A) == {"jie_gu", "feng_sui"}


def test_p51_cards_not_kept_are_discarded() -> None:
    """Face up."""
    scene = stage(hands={A: "tai_ji_gong"}, deck="jie_gu feng_sui wu_ku")
    scene.play("play tai_ji_gong P")
    assert scene.legal() == {"take jie_gu", "take feng_sui"}
    scene.play("take feng_sui")
    assert scene.hand(A) == {"feng_sui"} and scene.discards() == ["jie_gu"] and scene.deck()[0] == "wu_ku"


def test_p53_only_some_effects_may_be_declined() -> None:
    """Swap, recall, fetch, copy and the ward have `skip`; nothing else has."""
    optional = "qi_ting hong_lu_si xuan_du_guan qing_long_si jin_wu_wei gao_li_shi"
    compulsory = "feng_sui an_shi_zhi_luan an_lu_shan ge_shu_han yang_guo_zhong da_li_si wan_guo_lai_chao"
    for card in f"{optional} {compulsory}".split():
        target = "ge_shu_han" if card == "an_lu_shan" else "an_lu_shan"
        scene = stage(
            areas={A: "M: yu_lin_jun; P: li_long_ji", B: f"E: {target}"},
            hands={A: f"{card} jie_gu", B: "hu_bing_pu jiu_si li_yuan yu_shi_tai"},
            discards="du_fu",
        )
        scene.play(f"play {card} {scene.columns_for(card)}")
        assert scene.phase() == "effect" and ("skip" in scene.legal()) is (card in optional), card


def test_p53_draws_are_not_asked() -> None:
    """Da Yi Hang draws by itself, as do all cards that draw."""
    scene = stage(areas={A: "E: da_yi_hang"}, hands={A: "li_yuan"}, public="jiao_fang", deck="jie_gu du_fu li_bai")
    scene.play("pay li_yuan", "buy jiao_fang", "keep")
    assert scene.hand(A) == {"jiao_fang", "du_fu"} and scene.phase() == "actions"
    scene.play("play jiao_fang C")
    assert scene.hand(A) == {"du_fu", "li_bai"}
