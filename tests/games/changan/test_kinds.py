"""The kinds of effects (section 11): each has its structure, class, words on the page, weight and scenes."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.games.changan.scene import CARDS
from tongbao.bots.changan.greedy import merits
from tongbao.games.changan.card_sets import STANDARD
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.effects.kinds import CHARACTERS, GAME_ENDS, KINDS, PERMANENTS
from tongbao.languages import LANGUAGES
from tongbao.server.rendering.templates import templates_in

HERE = Path(__file__).parent
SCENES = "".join(file.read_text("utf-8") for file in sorted(HERE.glob("test_*.py")) if file.name != Path(__file__).name)
PRINTED = {
    "character": effect_schema.CharacterPrinted,
    "permanent": effect_schema.PermanentPrinted,
    "game_end": effect_schema.GameEndPrinted,
}
CLASSES = {"character": CHARACTERS, "permanent": PERMANENTS, "game_end": GAME_ENDS}
WEIGHTS = {"character": merits.USES, "permanent": merits.PERMANENTS, "game_end": merits.GROWTH}


@pytest.mark.parametrize("kind", CLASSES)
def test_every_structure_has_its_class_and_its_weight(kind: str) -> None:
    """Found by the same names."""
    names = [struct.__struct_config__.tag for struct in get_args(PRINTED[kind])]
    assert names == list(CLASSES[kind])
    assert set(WEIGHTS[kind]) == set(names)


def test_an_effect_knows_the_name_of_its_kind() -> None:
    """The one on its card."""
    for number, card in enumerate(CARDS.values(), 1):
        effects = (STANDARD.character[number], STANDARD.permanent[number], STANDARD.game_end[number])
        assert [effect.kind for effect in effects if effect is not None] == [card["effect"]["kind"]]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_its_scenes(kind: str) -> None:
    """One of its cards is named in the tests of this game."""
    assert any(re.search(rf"\b{name}\b", SCENES) for name, card in CARDS.items() if card["effect"]["kind"] == kind)


SIGNS = {"[any]": ("[resource of your choice]", "[任选1份资源]"), "[VP]": ("[victory points]", "[分]")}


def words(effect: dict[str, Any], language: str) -> str:
    """What the page says of an effect in one line; signs are written by their names."""
    template = templates_in(language).get_template("games/changan/_digest.html")
    macro = getattr(template.make_module({"faces": {}, "titles": {}, "names": []}), effect["kind"])
    html = re.sub(r'<svg[^>]*aria-label="([^"]*)".*?</svg>', r"[\1]", str(macro(effect)), flags=re.DOTALL)
    text = " ".join(re.sub(r"<[^>]*>", "", html).split())
    for sign, names in SIGNS.items():
        for name in names:
            text = text.replace(name, sign)
    return text


CHANGED = [
    ("gain", {"tokens": {"coin": 3}, "choice": 2}, "+3[Coin] +2[any]", "+3[铜钱] +2[any]"),
    (
        "gain_per",
        {"counter": "gate_cards", "per": 2, "max": 7},
        "+[any] / 2 gate cards, max 7",
        "+[any] / 2 城门牌，至多7",
    ),
    (
        "gain_if",
        {"test": "most", "counter": "row:3", "then": {"tokens": {"silk": 4}, "choice": 0}},
        "most cards in row 3: +4[Silk], else +[any]",
        "最多的 第3排的牌：+4[丝绸]，否则 +[any]",
    ),
    (
        "gain_if",
        {"test": "at_most", "n": 3, "otherwise": {"tokens": {}, "choice": 2}},
        "built cards ≤ 3: +2[any], else +2[any]",
        "建成的牌 ≤ 3：+2[any]，否则 +2[any]",
    ),
    (
        "exchange",
        {"give": ["silk", "coin"], "get": ["stone"], "get_n": 3, "times": 4, "tokens": {"wood": 2}},
        "+2[Wood] [Silk][Coin] ▸ 3[Stone] ×4",
        "+2[木材] [丝绸][铜钱] ▸ 3[石料] ×4",
    ),
    ("share", {"n": 5}, "+5[any], another player +1", "+5[any]，另一人+1"),
    ("mirror", {"n": 3}, "+1 where another player has more ×3", "他人较多的资源+1 ×3"),
    ("discard_for", {"draw": 3, "choice": 1}, "discard 1 ▸ draw 3 +[any]", "弃1张 ▸ 抽3张 +[any]"),
    ("draw", {"look": 5, "keep": 3}, "look at 5, keep 3", "看5张，留3张"),
    ("take_card", {"from": "discard"}, "take a discarded card", "拿一张弃牌"),
    ("copy", {"scope": "others"}, "use another player’s Character", "照用他人的人物"),
    (
        "arrange",
        {"from": "gate", "n": 3, "gain": 4, "tokens": {"stone": 1}},
        "+[Stone] move a card gate to gate ×3, +4 there",
        "+[石料] 城门牌移位 ×3，该处+4",
    ),
    ("arrange", {"from": "hand", "n": 2, "gain": 1}, "2 cards from hand to gates, +1 there", "2张手牌上城门，该处+1"),
    ("gate_gain", {"max": 2}, "+1 per card at a gate, max 2", "一座城门每张牌+1，至多2"),
    (
        "build_extra",
        {"from": "hand", "rows": [2, 3], "otherwise": {"tokens": {"wood": 2}, "choice": 0}},
        "build from your hand, row 2–3, else +2[Wood]",
        "建造手牌，第2–3排，否则 +2[木材]",
    ),
    ("build_extra", {"to": "road", "from": "gate"}, "card from a gate to the Road", "城门牌上丝路"),
    ("build_extra", {"to": "city", "from": "gate", "rows": [1, 2, 3]}, "build from a gate", "建造城门牌"),
    ("swap_built", {"tokens": {"wheat": 3}}, "+3[Wheat] swap two cards", "+3[小麦] 互换两张牌"),
    ("steal", {"basis": "silk", "n": 3, "any": True}, "[Silk] from anyone ×3", "[丝绸] 取自任何人 ×3"),
    ("steal", {"basis": "basic", "n": 2}, "+1 from a player with more ×2", "从较多者处拿1份 ×2"),
    ("levy", {"at_least": 4, "gain": 2}, "others with 4+: −1, you +2", "他人满4份者−1，你+2"),
    ("raid", {}, "take a rival’s gate card", "拿走他人一张城门牌"),
    ("repel", {"tokens": {"silk": 2}}, "+2[Silk] send a rival’s gate card back", "+2[丝绸] 遣回一张城门牌"),
    ("steal_card", {"more": 4}, "random card from a player with 4+ more", "从手牌多4张者随机拿1张"),
    ("limit", {"tokens": 3, "hand": 5}, "limits: +3 of each, +5 in hand", "上限：资源+3，手牌+5"),
    ("gate_bonus", {"gates": ["coin"], "n": 4}, "[Coin] gate: +4", "[铜钱] 门：+4"),
    ("discount", {"rows": [1, 2], "n": 2}, "row 1–2: pay 2 less", "第1–2排少付2份"),
    ("discount", {"rows": [1, 2, 3], "n": 4}, "districts: pay 4 less", "坊中少付4份"),
    ("waive_coin", {"tokens": {"stone": 2}}, "no extra [Coin], instead +2[Stone]", "免付额外 [铜钱]，反得 +2[石料]"),
    ("substitute", {"from": "wood", "max": 4, "rate": 2}, "[Wood] replaces 2 ×4", "[木材] 可代替2份 ×4"),
    ("substitute", {"max": 5, "rate": 1}, "[Coin] replaces up to 5", "[铜钱] 可代替至多5份"),
    ("buy_terms", {"price": 0, "times": 3, "bonus": 2}, "Buy ×3: 0[Coin], take 3", "购买 ×3：0[铜钱]，得3份"),
    (
        "research_terms",
        {"free": 3, "price": 0},
        "3 more cards free, more cards for 0[Wheat]",
        "加抽前3张免费，加抽每张 0[小麦]",
    ),
    ("research_terms", {"free": 1, "price": 2}, "second card free", "第二张免费"),
    ("acquire_terms", {"less": 2}, "Acquire: −2[Stone]", "夺取： −2[石料]"),
    ("guard", {"scope": ["hand", "silk"]}, "safe: hand, [Silk]", "不被拿取： 手牌、[丝绸]"),
    ("guard", {"scope": ["gates", "tokens"]}, "safe: gates, resources", "不被拿取： 城门、资源"),
    (
        "on_own",
        {"event": "build", "rows": [3], "tokens": {"wood": 2}, "choice": 1, "draw": 3},
        "row 3: draw 3 +2[Wood] +[any]",
        "第3排：抽3张 +2[木材] +[any]",
    ),
    ("on_own", {"event": "build_road", "rows": [1, 2, 3]}, "Silk Road: +2[any]", "丝路：+2[any]"),
    (
        "on_other",
        {"event": "build", "rows": [1, 3], "tokens": {"wood": 2}},
        "left player builds, row 1, 3: +2[Wood]",
        "下家建造，第1, 3排：+2[木材]",
    ),
    ("silk_terms", {"cost": 1}, "build for 1[Silk]", "建造只需 1[丝绸]"),
    ("wild_kind", {}, "counts as any kind", "视为任意种类"),
    (
        "vp_per",
        {"counter": "token:wood", "per": 3, "vp": 4, "max": 8},
        "4[VP] / 3 [Wood], max 8",
        "4[VP] / 3 [木材]，至多8",
    ),
    (
        "vp_most",
        {"counter": "row:2", "vp": 7, "tie": 1},
        "most cards in row 2: 7[VP], 1 if tied",
        "最多的 第2排的牌：7[VP]，并列得1分",
    ),
    ("vp_copy", {"max": 6}, "same as the best Game End, max 6", "同最佳终局牌，至多6"),
]
"""Kinds, other things that a card of them may say, and what the page then says in English and Chinese."""


@pytest.mark.parametrize(("kind", "fields", "english", "chinese"), CHANGED)
def test_the_words_of_a_kind_follow_its_fields(kind: str, fields: dict[str, Any], english: str, chinese: str) -> None:
    """Its macro on the page says other things of another card."""
    changed = msgspec.to_builtins(msgspec.convert({**printed(kind), **fields}, PRINTED[kind_of_card(kind)]))
    assert (words(changed, "en"), words(changed, "zh")) == (english, chinese)
    assert words(printed(kind), "en") != english or not fields


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_a_kind_is_changed_above(kind: str) -> None:
    """But for the one that can be nothing else."""
    fields = {name for other, changes, _, _ in CHANGED for name in changes if other == kind}
    assert fields == set(printed(kind)) - {"kind", "token"}


def printed(kind: str) -> dict[str, Any]:
    """What the first card of a kind says."""
    effect = next(face.as_dict()["effect"] for face in STANDARD.faces if face.effect_kind == kind)
    assert isinstance(effect, dict)
    return effect


def kind_of_card(kind: str) -> str:
    """The kind of card that has such effects."""
    return next(card for card, kinds in CLASSES.items() if kind in kinds)


def test_every_card_has_a_line_of_words() -> None:
    """In every language."""
    for face in STANDARD.faces:
        effect = face.as_dict()["effect"]
        assert isinstance(effect, dict)
        assert all(words(effect, language) for language in LANGUAGES)
