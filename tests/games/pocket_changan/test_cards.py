"""The cards (section 2 of the rules, and the lists of section 7), and card files of the players' own."""

from collections import Counter

import pytest

import tongbao
from tests.games.pocket_changan.scene import CARDS, FILE, IDS
from tongbao import Record
from tongbao.engine.meta import Setup
from tongbao.games.pocket_changan.card_sets import BALANCED, CHANGES, STANDARD, cards_for
from tongbao.games.pocket_changan.cards.schema import FixedScore
from tongbao.games.pocket_changan.meta import POCKET_CHANGAN
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.languages import LANGUAGES, name_in
from tongbao.testing.scenes import Scene

TYPES = ["military", "economy", "culture", "politics"]
IN_PLAY = {
    "type_anywhere": "li_bai",
    "any_as_type": "guo_zi_jian",
    "characters_into": "qu_jiang_chi",
    "characters_are": "li_lin_fu",
    "turn_column": "du_fu",
    "free_below": "li_long_ji",
    "ease_condition": "men_xia_sheng",
    "buy_even": "xin_feng_shi",
    "buy_margin": "bo_si_di",
    "draw_after_buy": "da_yi_hang",
    "take_character": "ping_kang_li",
    "refill_draw": "yang_yu_huan",
    "thin_draw": "tai_cang",
    "wall": "weng_cheng",
    "attack_proof": "guo_zi_yi",
}
WHEN_PLAYED = {
    "extra_action": "fei_long_jiu",
    "swap": "qi_ting hong_lu_si",
    "recall": "xuan_du_guan",
    "fetch": "jin_wu_wei qing_long_si yan_ta_ti_ming",
    "lose_urban": "an_shi_zhi_luan an_lu_shan",
    "take_hand": "yang_guo_zhong",
    "discard_hand": "da_li_si",
    "contest": "ge_shu_han",
    "all_take_public": "wan_guo_lai_chao",
    "copy_character": "gao_li_shi",
    "free_rules": "kai_yuan_sheng_shi bai_fei_dai_xing",
    "end_game": "chang_an_xian_luo guang_yun_tan_hui ni_shang_yu_yi",
}


def test_64_cards_in_their_order() -> None:
    """16 of each type: 2 to A, then three characters; a card's index is its place."""
    assert len(STANDARD.faces) == 64
    for index, face in enumerate(STANDARD.faces):
        type_, place = divmod(index, 16)
        assert (face.card, face.type, face.id) == (index, TYPES[type_], IDS[index])
        assert face.number == (place + 2 if place < 13 else 0)


def test_kinds() -> None:
    """Twelve characters, eight events (J and A), forty-four buildings (P-27)."""
    assert Counter(face.kind for face in STANDARD.faces) == {"character": 12, "event": 8, "building": 44}
    assert {face.number for face in STANDARD.faces if face.kind == "event"} == {11, 14}
    assert {face.number for face in STANDARD.faces if face.kind == "character"} == {0}


def test_effects_of_the_cards() -> None:
    """The lists of section 7; what isn't there draws, adds points or does nothing."""
    by_kind: dict[str, list[str]] = {}
    for face in STANDARD.faces:
        by_kind.setdefault(face.effect.kind, []).append(face.id)
        is_played = face.effect.kind in (*WHEN_PLAYED, "draw_keep")
        assert face.effect.when == ("play" if is_played else "in_play"), face.id
    counts = {kind: len(by_kind.pop(kind)) for kind in ("draw_keep", "points", "none")}
    assert counts == {"draw_keep": 8, "points": 14, "none": 8}
    assert {kind: " ".join(ids) for kind, ids in by_kind.items()} == {**IN_PLAY, **WHEN_PLAYED}


def test_faces_are_as_the_file_says() -> None:
    """Condition, effect and score, field by field."""
    for face, card in zip(STANDARD.faces, CARDS, strict=True):
        plain = face.as_dict()
        assert plain["effect"] == card["effect"] and plain["score"] == card["score"], face.id
        assert plain["condition"] == card.get("condition"), face.id
        assert plain["text"] == card["text"] and plain["kind"] == card["kind"]


def test_names_and_texts_in_every_language() -> None:
    """All different; every card says in words what it does."""
    for language in LANGUAGES:
        assert len({name_in(face.names, language, "pocket_changan") for face in STANDARD.faces} - {""}) == 64
        assert all(name_in(face.text, language, "pocket_changan") for face in STANDARD.faces)


def test_what_comes_from_the_rulebook() -> None:
    """28 cards are known by name, type and number, 15 of them complete."""
    assert sum(card["source"]["name"] == "rulebook" for card in CARDS) == 28
    assert sum(set(card["source"].values()) == {"rulebook"} for card in CARDS) == 15


@pytest.mark.parametrize(
    ("card", "sign", "points", "how", "more_than"),
    [
        ("an_lu_shan", "军>2", ["military"], "max", 2),
        ("li_bai", "文>1", ["culture"], "max", 1),
        ("wang_wei", "政/文>0", ["politics", "culture"], "max", 0),
        ("li_long_ji", "任>3", TYPES, "max", 3),
        ("li_lin_fu", "经+政>5", ["economy", "politics"], "sum", 5),
        ("gao_li_shi", "政+经>4", ["politics", "economy"], "sum", 4),
        ("bai_fei_dai_xing", "政>2", ["politics"], "max", 2),
        ("ni_shang_yu_yi", "", TYPES, "sum", 13),
    ],
)
def test_conditions_on_the_cards(card: str, sign: str, points: list[str], how: str, more_than: int) -> None:
    """P-11: what the printed signs say."""
    condition = STANDARD.faces[IDS.index(card)].condition
    assert condition is not None
    assert (list(condition.points), condition.how, condition.more_than) == (points, how, more_than)


def with_change(card: str, old: str, new: str) -> str:
    """The card file with one thing changed on one card."""
    start = FILE.index(f'[[card]]\nid = "{card}"')
    end = FILE.find("\n[[card]]", start)
    block = FILE[start : end if end > 0 else len(FILE)]
    assert old in block
    return FILE[:start] + block.replace(old, new, 1) + FILE[start + len(block) :]


def test_a_card_file_of_ones_own() -> None:
    """It takes the place of the game's own, stays with the record, and is played again from it."""
    cards = with_change("jiu_si", "value = 0", "value = 7")
    game = tongbao.new("pocket_changan", players=3, seed=8, cards=cards)
    assert isinstance(game, PocketChangan)
    assert game.cards[18].face.score == FixedScore(7) and STANDARD.faces[18].score == FixedScore(0)
    scene = Scene(game)
    for _ in range(30):
        scene.play(min(scene.legal()))
    again = tongbao.replay(Record.of(game).dumps())
    assert isinstance(again, PocketChangan)
    assert again.cards[18].face.score == FixedScore(7) and again.state() == game.state()


@pytest.mark.by_turns(2)
@pytest.mark.parametrize(
    ("card", "old", "new", "field"),
    [
        ("weng_cheng", 'id = "weng_cheng"\n', "", "id"),
        ("weng_cheng", 'id = "weng_cheng"', 'id = "jie_gu"', "id"),
        ("weng_cheng", 'id = "weng_cheng"', "id = 5", "id"),
        ("weng_cheng", 'type = "military"\n', "", "type"),
        ("weng_cheng", '"military"', '"economy"', "type"),
        ("weng_cheng", '"military"', '"religion"', "type"),
        ("weng_cheng", "number = 7\n", "", "number"),
        ("weng_cheng", "number = 7", "number = 8", "number"),
        ("weng_cheng", "number = 7", 'number = "7"', "number"),
        ("weng_cheng", "number = 7", "number = 7.0", "number"),
        ("guo_zi_yi", "number = 0", "number = false", "number"),
        ("weng_cheng", '"building"', '"event"', "kind"),
        ("weng_cheng", 'scene = "barbican"', "scene = 3", "scene"),
        ("weng_cheng", 'scene = "barbican"', f'scene = "{"a" * 31}"', "scene"),
        ("weng_cheng", ', en = "Weng Cheng (Barbican)"', "", "name"),
        ("weng_cheng", 'en = "Weng Cheng (Barbican)"', 'en = " "', "name"),
        ("weng_cheng", 'zh = "瓮城"', "zh = 7", "name"),
        ("weng_cheng", 'kind = "wall"', 'kind = "moat"', "effect"),
        ("weng_cheng", 'kind = "wall"', 'kind = "wall", n = 1', "effect"),
        ("weng_cheng", 'when = "in_play"', 'when = "play"', "effect"),
        ("weng_cheng", 'when = "in_play", ', "", "effect"),
        ("weng_cheng", 'effect = { when = "in_play", kind = "wall" }', "effect = 3", "effect"),
        ("weng_cheng", 'effect = { when = "in_play", kind = "wall" }\n', "", "effect"),
        ("feng_sui", "look = 3, keep = 1", "look = 1, keep = 3", "effect"),
        ("feng_sui", "look = 3", "look = 0", "effect"),
        ("feng_sui", "look = 3, ", "", "effect"),
        ("feng_sui", "look = 3", "look = true", "effect"),
        ("fei_long_jiu", "n = 1", "n = -1", "effect"),
        ("yu_lin_jun", ", military = 1", "", "effect"),
        ("yu_lin_jun", "military = 1", "religion = 1", "effect"),
        ("jin_wu_wei", 'places = ["public"]', 'places = ["deck"]', "effect"),
        ("jin_wu_wei", 'places = ["public"]', "places = []", "effect"),
        ("jin_wu_wei", 'what = "military"', 'what = "temples"', "effect"),
        ("an_lu_shan", 'who = "others"', 'who = "nobody"', "effect"),
        ("bai_fei_dai_xing", 'what = "play"', 'what = "draw"', "effect"),
        ("li_bai", 'of = "culture" }', 'of = "religion" }', "effect"),
        ("weng_cheng", 'kind = "fixed", value = 2', 'kind = "fixed", value = -2', "score"),
        ("weng_cheng", 'kind = "fixed", value = 2', 'kind = "fixed"', "score"),
        ("weng_cheng", 'kind = "fixed", value = 2', 'kind = "count", what = "events"', "score"),
        ("weng_cheng", 'kind = "fixed", value = 2', 'kind = "points", of = []', "score"),
        ("weng_cheng", 'kind = "fixed", value = 2', 'kind = "longest"', "score"),
        ("weng_cheng", 'score = { kind = "fixed", value = 2 }\n', "", "score"),
        ("guo_zi_yi", "more_than = 2", "more_than = -1", "condition"),
        ("guo_zi_yi", "more_than = 2", "less_than = 2", "condition"),
        ("guo_zi_yi", 'how = "max"', 'how = "min"', "condition"),
        ("guo_zi_yi", 'points = ["military"]', "points = []", "condition"),
        ("guo_zi_yi", 'points = ["military"]', 'points = ["military", "military"]', "condition"),
        ("weng_cheng", 'en = "In play', 'fr = "In play', "text"),
        ("weng_cheng", '"黑云压城城欲摧", ', "", "couplet"),
        ("weng_cheng", 'kind = "building"', 'kind = "building"\nprice = 3', "price"),
    ],
)
def test_mistakes_on_a_card_are_named(card: str, old: str, new: str, field: str) -> None:
    """One sentence with the card and the field."""
    with pytest.raises(tongbao.BadCards) as mistake:
        tongbao.new("pocket_changan", cards=with_change(card, old, new))
    sentence = str(mistake.value)
    assert sentence.startswith(f"Card {IDS.index(card)}") and field in sentence, sentence
    assert sentence.endswith(".") and "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["cards", "[[card]]"]),
        ("card = 3", ["cards", "[[card]]"]),
        ("[[card]", ["TOML"]),
        (FILE[: FILE.rindex("[[card]]")], ["63", "64"]),
        (FILE + FILE[FILE.rindex("[[card]]") :], ["65", "64"]),
        (FILE.replace('game = "pocket_changan"', 'game = "xanadu"'), ["xanadu", "pocket_changan"]),
    ],
)
def test_mistakes_in_the_file_are_named(text: str, words: list[str]) -> None:
    """A file that is no TOML, has no cards, too few or too many, or is another game's."""
    with pytest.raises(tongbao.BadCards) as mistake:
        tongbao.new("pocket_changan", cards=text)
    sentence = str(mistake.value)
    assert sentence.endswith(".") and "\n" not in sentence
    assert [word for word in words if word not in sentence] == []


def test_balanced_cards_change_nothing_that_is_printed() -> None:
    """Of an effect whose amounts alone are ours only amounts: Yan Zhenqing gives military and culture (FAQ 3)."""
    printed = {card["id"]: card for card in CARDS}
    changed = CHANGES["card"]
    assert [card["id"] for card in changed] == ["yan_zhen_qing"]
    for card in changed:
        for field, value in card.items():
            if field not in ("id", "text"):
                assert printed[card["id"]]["source"][field] == "house"
                assert shape(value) == shape(printed[card["id"]][field])


def shape(entry: dict[str, object]) -> dict[str, object]:
    """An entry without its amounts."""
    return {name: int if isinstance(value, int) else value for name, value in entry.items()}


def test_balanced_yan_zhenqing_asks_more_and_gives_as_much() -> None:
    """More than 4 points of culture or military, not more than 2; by version 1 of the rules he gave less instead."""
    yan = IDS.index("yan_zhen_qing")
    for rules, condition, given in ((2, 4, {"military", "culture"}), (1, 2, {"culture"})):
        setup = Setup(POCKET_CHANGAN, 2, POCKET_CHANGAN.settle(2, {"balanced": "on"}), [], None, rules)
        face = cards_for(setup).faces[yan].as_dict()
        assert face["condition"]["more_than"] == condition
        assert {name for name in TYPES if face["effect"].get(name)} == given
        others = [one == other for one, other in zip(cards_for(setup).faces, STANDARD.faces, strict=True)]
        assert others.count(False) == 1
    assert len(BALANCED) == POCKET_CHANGAN.rules
