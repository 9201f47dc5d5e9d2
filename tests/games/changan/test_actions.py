"""The action vocabulary (section 5): 713 choices, their order, and their labels in both languages."""

import re

import pytest

import tongbao
from tongbao import Seat
from tongbao.testing.scenes import A, B, C

from .scene import ChanganScene, cards, numbered, stage
from .using import built, used

CHANGAN = tongbao.GAMES["changan"]
COUNTS = [
    *(("draw_deck", 1), ("draw_display", 3), ("produce", 4), ("build", 20), ("build_silk", 16), ("buy", 3)),
    *(("acquire", 16), ("end_turn", 1), ("play", 96), ("move", 12), ("collect", 1), ("activate", 3), ("use", 1)),
    *(("decline", 1), ("done", 1), ("gain", 4), ("give", 5), ("seat", 4), ("discard", 96), ("keep", 96)),
    *(("recover", 96), ("pick", 96), ("gate", 4), ("shift", 12), ("district", 4), ("space", 12), ("copy", 48)),
    *(("steal", 20), ("raid", 16), ("save", 4), ("swap", 16), ("pay", 1)),
]


def test_713_distinct_choices() -> None:
    """The verbs in the order of the rules, each with so many choices, every one with its own number and text."""
    space = CHANGAN.action_space
    assert [(verb.name, len(verb.choices)) for verb in space.verbs] == COUNTS
    assert space.size == len(space) == sum(count for _, count in COUNTS) == 713
    assert len({choice.text for choice in space.choices}) == 713
    assert [choice.id for choice in space.choices] == list(range(713))


def test_the_order_within_a_verb() -> None:
    """Lexicographic by parameters; what changes nothing is left out."""
    found = {verb.name: [choice.text for choice in verb.choices] for verb in CHANGAN.action_space.verbs}
    assert found["build"] == [f"build {g} {d}" for g in range(4) for d in range(5)]
    assert found["move"] == [f"move {g} {n}" for g in range(4) for n in (1, 2, 3)]
    assert found["shift"] == [f"shift {g} {h}" for g in range(4) for h in range(4) if g != h]
    assert found["swap"] == [f"swap {u} {t}" for u in range(5) for t in range(4) if u != t]
    assert found["copy"] == [f"copy {s} {d} {r}" for s in range(4) for d in range(4) for r in (1, 2, 3)]
    assert found["buy"] == ["buy 1", "buy 2", "buy 3"] and found["keep"][95] == "keep 96"


@pytest.mark.parametrize(
    "text", ["play 96", "play 1", "build 3 4", "activate 3", "copy 3 3 3", "steal 3 4", "swap 4 3"]
)
def test_parameters_reach_their_ends(text: str) -> None:
    """Cards 1 to 96, rows 1 to 3, the Silk Road 4, Silk 4."""
    assert str(CHANGAN.action_space.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["play 0", "play 97", "build 0 5", "build_silk 0 4", "buy 0", "activate 0", "shift 1 1", "swap 2 2", "pass", ""],
)
def test_what_is_no_choice(text: str) -> None:
    """One sentence that shows what choices look like."""
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        CHANGAN.action_space.parse(text)


def test_what_is_not_offered_is_refused() -> None:
    """In one sentence that names what is possible; the table stays as it is."""
    scene = stage(hands={A: "wei_zheng"})
    before = scene.game.fingerprint()
    for text in ("build 0 0", "end_turn", "play wei_zheng", "collect", "buy 1", "gain 0"):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]*draw_deck[^\n]*\.$"):
            scene.play(text)
    with pytest.raises(tongbao.IllegalChoice, match=r"seat 1.*seat 0\.$"):
        scene.play("draw_deck", seat=B)
    assert scene.game.fingerprint() == before


def turn() -> ChanganScene:
    """A turn in which most can be done."""
    return stage(
        3,
        gates={A: "coin: jia_dan wei_zheng", B: "wood: gao_lishi yan_lide"},
        hands={A: "sancai_potter"},
        districts={A: "wheat: coin_caster"},
        tokens={A: "4/4/4/4"},
        display="observatory chancellery paper_mill",
    )


def placed() -> ChanganScene:
    """A card has been played to the Wheat gate."""
    scene = turn()
    scene.play("produce 1", "play sancai_potter")
    return scene


def after(scene: ChanganScene, *texts: str) -> ChanganScene:
    """The scene, some choices later."""
    scene.play(*texts)
    return scene


def paying() -> ChanganScene:
    """A build with a substitute."""
    position = {A: "wheat: corvee_register"}
    return after(stage(districts=position, gates={A: "coin: jia_dan"}, tokens={A: "1/4/1/1"}), "build 0 0")


def saving() -> ChanganScene:
    """A build with a discount."""
    position = {A: "wheat: ministry_of_works"}
    return after(stage(districts=position, gates={A: "coin: wei_zheng"}, tokens={A: "0/0/1/1"}), "build 0 0")


def travelling() -> ChanganScene:
    """A turn with the expansion."""
    return stage(gates={A: "coin: wei_zheng"}, tokens={A: "1/1/1/1/3"}, expansion=True)


def robbing(card: str) -> ChanganScene:
    """A Character against seat C is being used."""
    gates, hands = {C: "stone: arsenal polo_field"}, {C: "fubing_register beacon_towers"}
    return used(card, players=3, gates=gates, hands=hands, tokens={C: "0/3/0/0"})


HAND = {A: "wei_zheng gao_lishi"}
LABELS = [
    (turn, "draw_deck", "Research: draw from the deck ({})", "研究：从牌堆抽牌（{}）", ""),
    (turn, "draw_display 1", "Take {} from the display", "从公开区拿取{}", "chancellery"),
    (turn, "produce 2", "Produce at the {}", "在{}生产", ""),
    (turn, "build 0 2", "Build {} in the {}, row {}", "将{}建造到{}第{}排", "wei_zheng"),
    (travelling, "build_silk 0 2", "Build {} in the {}", "将{}建造到{}", "wei_zheng"),
    (turn, "buy 3", "Buy {} {} for {} Coins", "用{}枚铜钱购买{}份{}", ""),
    (turn, "acquire 1 3", "Acquire {} from {} for {} Stone", "用{}份石料夺取{}的{}", "yan_lide"),
    (lambda: after(turn(), "draw_deck", "done"), "end_turn", "End turn", "结束回合", ""),
    (lambda: stage(display="- - -", rest=B), "end_turn", "Pass", "跳过", ""),
    (lambda: after(turn(), "produce 1"), "play sancai_potter", "Play {} to the {}", "将{}打到{}", "sancai_potter"),
    (lambda: after(turn(), "produce 1"), "move 0 2", "Move the top {} cards of the {}", "移动{}顶部{}张牌", ""),
    (lambda: after(turn(), "produce 1"), "move 0 1", "Move the top card of the {}", "移动{}顶部的牌", ""),
    (placed, "collect", "Collect {} {}", "收取{}份{}", ""),
    (lambda: after(placed(), "collect"), "activate 1", "Use {}", "发动{}", "coin_caster"),
    (lambda: built("coin_caster"), "use", "Use the effect of {}", "发动{}的效果", "coin_caster"),
    (lambda: built("coin_caster"), "decline", "Don’t use it", "不发动", ""),
    (lambda: after(turn(), "draw_deck"), "done", "Done", "完成", ""),
    (lambda: used("sancai_potter"), "gain 2", "Take 1 {}", "获得1份{}", ""),
    (lambda: used("west_market_broker", tokens={A: "0/1/0/0"}), "give 1", "Return 1 {}", "交回1份{}", ""),
    (lambda: robbing("princess_pingyang"), "seat 2", "Choose {}", "选择{}", ""),
    (lambda: used("pawnbroker", hands=HAND), "discard gao_lishi", "Discard {}", "弃掉{}", "gao_lishi"),
    (lambda: used("hanlin_academician", deck="wei_zheng jia_dan"), "keep jia_dan", "Keep {}", "保留{}", "jia_dan"),
    (
        lambda: used("sun_simiao", discards="wei_zheng"),
        "recover wei_zheng",
        "Take {} from the discard pile",
        "从弃牌堆拿取{}",
        "wei_zheng",
    ),
    (lambda: used("capital_prefect", hands=HAND), "pick wei_zheng", "Choose {}", "选择{}", "wei_zheng"),
    (lambda: after(used("capital_prefect", hands=HAND), "pick wei_zheng"), "gate 3", "Choose the {}", "选择{}", ""),
    (
        lambda: used("jia_dan", gates={A: "wood: wei_zheng"}),
        "shift 3 0",
        "Move {} to the {}",
        "将{}移到{}",
        "wei_zheng",
    ),
    (
        lambda: after(used("yan_lide", hands=HAND, tokens={A: "2/2/2/2"}), "pick wei_zheng"),
        "district 1",
        "Build in the {}, row {}",
        "建造到{}第{}排",
        "",
    ),
    (lambda: used("works_secretary", districts={A: "wood: jia_dan"}), "space 3 1", "Swap {}", "互换{}", "jia_dan"),
    (
        lambda: used("gao_lishi", districts={B: "wood: coin_caster"}),
        "copy 1 3 1",
        "Use the effect of {}",
        "发动{}的效果",
        "coin_caster",
    ),
    (lambda: robbing("jinwu_guard"), "steal 2 1", "Take 1 {} from {}", "从{}处拿取1份{}", ""),
    (lambda: robbing("li_jing"), "raid 2 2", "Take {} from {}", "拿走{}的{}", "polo_field"),
    (lambda: robbing("ashina_sheer"), "raid 2 2", "Send {} back to {}", "遣回{}的{}", "polo_field"),
    (saving, "save 2", "Pay 1 {} less", "少付1份{}", ""),
    (paying, "swap 1 2", "Pay 1 {} instead of 1 {}", "用1份{}代替{}", ""),
    (paying, "pay", "Pay {}", "支付{}", ""),
]


def words(scene: ChanganScene, text: str, language: str) -> tuple[str, dict[str, object]]:
    """The label of a choice with its places left open, and what goes there."""
    caption = Seat(scene.game, scene.acting).caption(CHANGAN.action_space.parse(numbered(text)), language)
    return re.sub(r"\{\w+\}", "{}", str(caption["text"])), dict(caption["facts"])  # type: ignore[call-overload]


@pytest.mark.parametrize(("make", "text", "english", "chinese", "card"), LABELS)
def test_labels(make: object, text: str, english: str, chinese: str, card: str) -> None:
    """As the rules word them, with the card that is meant."""
    assert callable(make)
    scene = make()
    for language, label in (("en", english), ("zh", chinese)):
        found, facts = words(scene, text, language)
        assert label in found and (found == label or text.split()[0] in ("build_silk", "end_turn"))
        assert not card or facts["card"] == cards(card)[0]


def test_every_verb_has_a_label() -> None:
    """All thirty-two."""
    assert {text.split()[0] for _, text, *_ in LABELS} == {name for name, _ in COUNTS}


def test_labels_count_tokens_as_the_language_does() -> None:
    """Coins in 枚, Silk in 匹, the others in 份; a list of `resources` brings its own words."""
    produce = after(stage(hands=HAND), "produce 0", "play wei_zheng")
    for scene, text, counted in (
        (used("sancai_potter"), "gain 0", "1枚"),
        (used("sancai_potter"), "gain 1", "1份"),
        (used("sabao_caravan_leader", tokens={A: "0/0/0/0/1"}), "give 4", "1匹"),
        (used("whirl_dancer", tokens={B: "0/0/0/0/2"}), "steal 1 4", "1匹"),
        (used("jinwu_guard", tokens={B: "1/0/0/0"}), "steal 1 0", "1枚"),
        (produce, "collect", "枚"),
    ):
        label, facts = words(scene, text, "zh")
        assert counted in label or isinstance(facts.get("resources"), list), (text, label)
