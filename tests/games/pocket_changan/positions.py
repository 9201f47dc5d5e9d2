"""Positions of Pocket Chang’An whose views, choices, reasons and log stand in golden files."""

from tests.games.pocket_changan.scene import PocketScene, numbered, stage
from tongbao.testing.scenes import A, B, C

STRONG = "M: xuan_wu_men zhu_que_men; E: dong_shi xi_shi"
"""Five military and four economy points."""
EXAMPLE = (
    "M: xuan_wu_men zhu_que_men ling_yan_ge an_lu_shan; E: jiu_si zhi_ku; C: han_lin_yuan li_bai qu_jiang_chi; "
    "P: tai_ji_gong wang_wei li_long_ji bai_fei_dai_xing"
)
"""That of the rulebook, with 71 points."""
COURT = "weng_cheng zhu_que_men jiu_si xi_shi li_yuan hong_wen_guan yu_shi_tai da_ming_gong"


def dealt() -> PocketScene:
    """A turn with no hand cards."""
    return stage(3, active=B, round=5, length="long", discards="jiu_si du_fu", areas={A: "M: wu_ku", C: "C: li_yuan"})


def turn() -> PocketScene:
    """D1: cards that can be laid, and others whose number or condition doesn't fit; columns that turn or don't."""
    return stage(
        areas={A: "M: weng_cheng; C: li_bai du_fu; P: tai_ji_gong wang_wei", B: "M: xuan_wu_men guo_zi_yi; E: jiu_si"},
        hands={A: "hong_wen_guan wu_ku an_lu_shan ni_shang_yu_yi li_lin_fu", B: "jie_gu wan_nian_xian"},
        public="feng_sui jiao_fang ling_yan_ge yang_guo_zhong dong_shi da_ming_gong han_yuan_dian zhu_que_men",
        descending={B: "E"},
        turned=[B],
    )


def eased() -> PocketScene:
    """With Men Xia Sheng conditions are eased; what everybody plays freely needs none but for the end of the game."""
    return stage(
        areas={A: "M: xuan_wu_men; P: men_xia_sheng"},
        hands={A: "an_lu_shan ni_shang_yu_yi"},
        public="du_fu jie_gu",
        running={"play": B, "buy": A},
    )


def buying() -> PocketScene:
    """D2: A has discarded a card and not yet bought; one of its cards widens what it may buy."""
    scene = stage(
        3,
        areas={A: "E: bo_si_di; P: xin_feng_shi", C: "C: du_fu"},
        hands={A: "fei_long_jiu jie_gu", B: "li_bai"},
        public="feng_sui xuan_wu_men da_yi_hang zhu_que_men ling_yan_ge jin_wu_wei wang_wei qi_ting",
    )
    scene.play("pay fei_long_jiu")
    return scene


def paying() -> PocketScene:
    """A has discarded a card and not yet bought; nothing widens what it may buy."""
    scene = stage(3, areas={A: STRONG, C: "C: du_fu"}, hands={A: "weng_cheng jie_gu", B: "li_bai"}, public="feng_sui")
    scene.play("pay weng_cheng")
    return scene


def low_card() -> PocketScene:
    """A card that buys nothing, although another one of A's lets it buy within a margin."""
    public = (
        "ling_yan_ge chang_an_xian_luo xi_shi guang_yun_tan_hui qu_jiang_chi ni_shang_yu_yi han_yuan_dian da_ming_gong"
    )
    return stage(areas={A: "E: bo_si_di"}, hands={A: "jie_gu"}, public=public)


def bought() -> PocketScene:
    """D3: A takes the bought card into hand or lays it at once; the discarded one no longer counts."""
    scene = stage(areas={A: "M: weng_cheng; C: li_bai"}, hands={A: "da_yan_ta wu_ku"}, public="hong_wen_guan")
    scene.play("pay da_yan_ta", "buy hong_wen_guan")
    return scene


def last_action() -> PocketScene:
    """The last action: what has been bought and laid, drawn, turned, looked at and exchanged is told."""
    scene = stage(
        areas={A: "M: weng_cheng; C: du_fu; E: da_yi_hang"},
        hands={A: "yu_lin_jun hong_lu_si xuan_du_guan qing_long_si jie_gu"},
        public="wu_ku ling_yan_ge",
        discards="li_bai",
        deck="wang_wei feng_sui zhi_ku jiu_si tai_cang",
        actions=6,
    )
    scene.play("descend M", "pay yu_lin_jun", "buy wu_ku", "place M", "draw")
    scene.play("play hong_lu_si P", "offer jie_gu", "take ling_yan_ge", "play xuan_du_guan C", "recall wu_ku")
    scene.play("play qing_long_si C", "take li_bai", "play wu_ku M")
    return scene


def looking() -> PocketScene:
    """D4: A looks at three deck cards."""
    scene = stage(3, hands={A: "feng_sui", B: "li_bai"}, deck="du_fu wang_wei jie_gu")
    scene.play("play feng_sui M")
    return scene


def offering() -> PocketScene:
    """D5: A may exchange a hand card."""
    scene = stage(hands={A: "qi_ting jie_gu wang_wei"})
    scene.play("play qi_ting E")
    return scene


def exchanging() -> PocketScene:
    """D6: A has offered one and takes another."""
    scene = offering()
    scene.play("offer wang_wei")
    return scene


def recalling() -> PocketScene:
    """D7: A may take back a card in play, but not the one just laid."""
    scene = stage(areas={A: "M: jie_gu wu_ku; P: yu_shi_tai", B: "E: jiu_si"}, hands={A: "xuan_du_guan"})
    scene.play("play xuan_du_guan C")
    return scene


def fetching() -> PocketScene:
    """D8: A may take a military card of the public area."""
    scene = stage(hands={A: "jin_wu_wei"}, public="ling_yan_ge an_lu_shan jiu_si tai_cang xi_shi li_yuan yu_shi_tai")
    scene.play("play jin_wu_wei M")
    return scene


def copying() -> PocketScene:
    """D13: A may use the effect of another player's character that has one when played."""
    areas = {A: "E: dong_shi xi_shi; P: yu_shi_tai", B: "M: an_lu_shan guo_zi_yi jie_gu", C: "M: ge_shu_han; C: du_fu"}
    scene = stage(3, areas=areas, hands={A: "gao_li_shi"})
    scene.play("play gao_li_shi E")
    return scene


def copied() -> PocketScene:
    """A uses the effect of B's An Lushan: C loses a card, and B is protected."""
    scene = copying()
    scene.play("copy an_lu_shan", "lose du_fu")
    return scene


def losing() -> PocketScene:
    """D9: A attacks; B is protected, C loses a card in play."""
    scene = stage(3, areas={A: STRONG, B: "M: weng_cheng", C: "M: jie_gu wu_ku"}, hands={A: "an_lu_shan", C: "du_fu"})
    scene.play("play an_lu_shan M")
    return scene


def dropping() -> PocketScene:
    """D10: A makes B discard a hand card; nobody can decline."""
    scene = stage(hands={A: "da_li_si", B: "jie_gu wu_ku du_fu li_bai"})
    scene.play("play da_li_si P")
    return scene


def giving() -> PocketScene:
    """D11: B has given A a card, C is to give one."""
    areas = {A: STRONG, B: "M: weng_cheng", C: "P: yu_shi_tai"}
    scene = stage(3, areas=areas, hands={A: "yang_guo_zhong", B: "li_bai du_fu", C: "jie_gu wang_wei"})
    scene.play("play yang_guo_zhong E", "give du_fu")
    return scene


def contest() -> PocketScene:
    """D12: B is to take one of three revealed cards."""
    scene = stage(3, areas={A: "M: zhu_que_men"}, hands={A: "ge_shu_han"}, deck="du_fu wang_wei jie_gu li_bai")
    scene.play("play ge_shu_han M", "take du_fu")
    return scene


def ward() -> PocketScene:
    """D14: after its actions A may invite a public character."""
    scene = stage(areas={A: "E: ping_kang_li"}, public="li_bai wang_wei li_lin_fu")
    scene.play("pass")
    return scene


def invited() -> PocketScene:
    """A has invited one."""
    scene = ward()
    scene.play("take wang_wei")
    return scene


def limit() -> PocketScene:
    """A has drawn a new deck's first card and one too many."""
    scene = stage(
        3,
        deck="jie_gu",
        discards="jiu_si zhi_ku du_fu",
        hands={A: "feng_sui wu_ku li_yuan yu_shi_tai li_bai wang_wei"},
        rest=C,
    )
    scene.play("draw", "pass")
    return scene


def free_buy() -> PocketScene:
    """All may buy freely."""
    scene = stage(areas={A: "E: qi_ting jiu_si zhi_ku"}, hands={A: "kai_yuan_sheng_shi jie_gu"}, public="ling_yan_ge")
    scene.play("play kai_yuan_sheng_shi E", "pay jie_gu")
    return scene


def free() -> PocketScene:
    """All may play freely, and buy freely no longer; A declined to exchange, and an attack met nobody."""
    scene = stage(
        areas={A: "P: shang_shu_sheng zhong_shu_sheng; M: xuan_wu_men zhu_que_men"},
        hands={A: "bai_fei_dai_xing qi_ting an_lu_shan jie_gu"},
        running={"buy": A},
        actions=3,
    )
    scene.play("play bai_fei_dai_xing P", "play qi_ting E", "skip", "play an_lu_shan M")
    scene.pass_until(A)
    scene.pass_turn()
    return scene


def court() -> PocketScene:
    """Alone: the Court has attacked, and A is to lose a card in play."""
    scene = stage(1, public=COURT, deck="jie_gu an_lu_shan", areas={A: "E: qi_ting zhi_ku"})
    scene.play("pass", "pass")
    return scene


def last_round() -> PocketScene:
    """An event has ended the game; the round is finished."""
    area = "M: yu_lin_jun xuan_wu_men zhu_que_men; E: jiu_si zhi_ku; C: le_you_yuan hong_wen_guan; P: shang_shu_sheng"
    scene = stage(areas={A: area}, hands={A: "ni_shang_yu_yi"})
    scene.play("play ni_shang_yu_yi C", "pass")
    return scene


def exhausted() -> PocketScene:
    """Deck and discard pile are empty: the round is finished."""
    scene = stage(3, deck="jie_gu", hands={A: "feng_sui"}, rest=C)
    scene.play("draw", "pass")
    return scene


def conceded() -> PocketScene:
    """B, who was to act, has given up: its hand is discarded, and the others play on."""
    scene = stage(3, active=B, areas={B: "M: zhu_que_men"}, hands={B: "jie_gu du_fu", C: "wu_ku"})
    scene.game.concede(B)
    return scene


def given_up() -> PocketScene:
    """Of two players one has given up; the other has won."""
    scene = stage(areas={A: EXAMPLE}, hands={A: "jie_gu", B: "wu_ku"})
    scene.game.concede(A)
    return scene


def ended() -> PocketScene:
    """All is scored after the last round."""
    scene = stage(3, active=C, round=12, areas={A: EXAMPLE, B: "M: wu_ku"}, hands={B: "jie_gu"})
    scene.play("pass")
    return scene


POSITIONS = [
    *(dealt, turn, eased, buying, paying, low_card, bought, last_action, looking, offering, exchanging, recalling),
    *(fetching, copying, copied, losing, dropping, giving, contest, ward, invited, limit, free_buy, free, court),
    *(last_round, exhausted, conceded, given_up, ended),
]
ASKED = {
    name: [numbered(text) for text in texts]
    for name, texts in {
        "dealt": ["recall wu_ku", "descend M", "buy guo_zi_yi", "take li_bai", "play jie_gu M", "copy du_fu", "keep"],
        "turn": ["buy jie_gu", "drop wu_ku", "lose weng_cheng", "copy guo_zi_yi", "take guo_zi_yi", "keep", "skip"],
        "offering": ["offer du_fu"],
        "exchanging": ["take wang_wei"],
        "recalling": ["recall xuan_du_guan"],
        "dropping": ["play jie_gu M", "skip"],
    }.items()
}
"""Choices that nobody can wish for there, but a page that is behind may ask about."""
UNSAID = {"why_no_wares": "public area, deck and discard pile must be empty all together"}
"""Phrases that no position and no random game says, and why."""
