"""Positions of Chang’an whose views, choices, reasons and log stand in golden files."""

from typing import Any

from tests.games.changan.scene import ChanganScene, numbered, stage
from tests.games.changan.using import built, used
from tongbao.testing.scenes import A, B, C, D

HANDS = {A: "wei_zheng coin_caster", B: "jia_dan gao_lishi", C: "monk_yixing yan_lide sancai_potter"}
NINE = (
    "coin: wei_plain_farmer hanlin_academician materia_medica; wheat: sancai_potter equal_field_register;"
    "stone: capital_prefect longshou_mills; wood: chancellery"
)
"""Eight cards; the next one makes it the last round."""


def turn() -> ChanganScene:
    """A turn with full hands, gates and districts."""
    gates = {A: "coin: price_granary observatory", B: "wood: wei_plain_farmer du_ruhui"}
    return stage(
        3,
        hands=HANDS,
        gates=gates,
        districts={B: "stone: chancellery"},
        tokens={A: "2/4/2/2"},
        discards="capital_prefect",
    )


def rich_turn() -> ChanganScene:
    """Everything at once, with the expansion: research, produce, build on all grounds, buy, acquire."""
    return stage(
        3,
        gates={
            A: "coin: price_granary; wheat: jia_dan; wood: monk_yixing coin_caster wei_plain_farmer",
            B: "stone: sancai_potter sun_simiao",
            C: "stone: xuanzang; wood: mount_li_quarryman zhongnan_woodcutter curved_plough",
        },
        hands={A: "camel_driver"},
        districts={A: "coin: transport_commissioner; wood: workshop_overseer block_printer academy_student"},
        roads={A: "hanlin_academician"},
        tokens={A: "2/2/1/2/3"},
    )


def poor_turn() -> ChanganScene:
    """Nothing can be built, bought or acquired; B sits behind a wall, C's lowest card stays, and a gate is full."""
    return stage(
        4,
        gates={
            A: "coin: wei_plain_farmer; stone: wei_zheng jia_dan gao_lishi; wood: sancai_potter",
            B: "coin: yan_lide du_ruhui",
            C: "coin: price_granary; wood: coin_caster capital_prefect",
        },
        hands={A: "daming_palace"},
        districts={
            A: "coin: mount_li_quarryman; wheat: chancellery ministry_of_works; stone: left_treasury curved_plough",
            B: "stone: outer_city_wall",
        },
        tokens={A: "1/0/1/0"},
    )


def no_coin() -> ChanganScene:
    """A lacks nothing but the extra Coin of the card on top of its gate."""
    return stage(gates={A: "coin: jia_dan"}, tokens={A: "0/0/1/1"})


def cheap() -> ChanganScene:
    """A has bought for a single Coin and may again; the top card of B's gate costs nothing."""
    scene = stage(
        districts={A: "coin: east_market xuanwu_garrison observatory"},
        gates={B: "coin: jia_dan monk_yixing cien_translator"},
        tokens={A: "2/0/0/0"},
        decks="trade,military,science",
    )
    scene.play("buy 1")
    return scene


def passing() -> ChanganScene:
    """A has no main action: it may pass."""
    return stage(3, display="- - -", rest=B, gates={B: "coin: wei_zheng coin_caster"}, tokens={A: "4/0/2/0"})


def researched() -> ChanganScene:
    """A has drawn a card and paid for another; the display is refilled."""
    scene = stage(
        3, hands=HANDS, deck="chancellery price_granary paper_mill", tokens={A: "2/6/0/0"}, discards="du_ruhui"
    )
    scene.play("draw_deck", "draw_display 0")
    return scene


def main_done() -> ChanganScene:
    """After the main action: what is left of the turn; the neighbours' cards have reacted."""
    scene = stage(
        gates={A: "coin: coin_caster", B: "wheat: wei_plain_farmer mount_li_quarryman"},
        tokens={A: "4/0/3/1"},
        districts={A: "coin: west_market_guild price_granary", B: "wood: price_equalisation_office"},
    )
    scene.play("buy 3", "acquire 1 1", "draw_deck", "done")
    return scene


def placing() -> ChanganScene:
    """Produce: A has played a card to a gate and may play and move others there."""
    scene = stage(
        gates={A: "coin: wei_zheng sun_simiao jia_dan; wheat: observatory; wood: gao_lishi"},
        hands={A: "paper_mill du_ruhui"},
        districts={A: "wheat: coin_caster cien_translator"},
        tokens={A: "2/0/0/0"},
    )
    scene.play("produce 1", "play paper_mill")
    return scene


def characters() -> ChanganScene:
    """Produce has given its resources, and the neighbour's tower; of A's Characters some have nothing to do."""
    scene = stage(
        hands={A: "coin_caster mount_li_quarryman"},
        gates={A: "coin: wei_zheng"},
        districts={
            A: "wheat: wei_plain_farmer sancai_potter cien_translator; stone: longshou_mills",
            B: "wood: beacon_towers",
        },
        players=4,
        decks="production,science,politics,military",
    )
    scene.play("produce 1", "play mount_li_quarryman", "move 0 1", "play coin_caster", "collect", "activate 1")
    return scene


def offered() -> ChanganScene:
    """A has built a Character with an extra coin, after all that follows; to use it or not."""
    scene = stage(
        districts={A: "coin: water_armillary; wood: chancellery wei_zheng", B: "coin: ba_bridge_post"},
        gates={A: "wood: jia_dan gao_lishi"},
        tokens={A: "0/1/1/2"},
        deck="observatory",
    )
    scene.play("build 3 0")
    return scene


def paying() -> ChanganScene:
    """A payment with discounts and substitutes, of which one is saved."""
    city = "coin: wei_plain_farmer sancai_potter; wheat: ministry_of_works; wood: vermilion_bird_avenue corvee_register"
    scene = stage(districts={A: city}, gates={A: "coin: price_granary"}, tokens={A: "4/9/4/3"})
    scene.play("build 0 0", "save 3")
    return scene


def swapping() -> ChanganScene:
    """Nothing is left to save; A may pay, or swap first."""
    city = "wheat: ministry_of_works corvee_register"
    scene = stage(districts={A: city}, gates={A: "coin: jia_dan"}, tokens={A: "1/2/1/1"})
    scene.play("build 0 0", "save 2")
    return scene


def travelled() -> ChanganScene:
    """A has sent a Character to the Silk Road, with one Silk in stock: from whom does it take the second?"""
    scene = stage(
        4,
        gates={A: "coin: hanlin_academician"},
        tokens={A: "1/1/0/1/1", B: "0/0/0/0/2", C: "0/0/0/0/4", D: "0/0/0/0/4"},
        expansion=True,
        silk_stock=1,
    )
    scene.play("build 0 4")
    return scene


def taken() -> ChanganScene:
    """A has taken it from D."""
    scene = travelled()
    scene.play("seat 3")
    return scene


def bare_road() -> ChanganScene:
    """A has sent a Character to the Silk Road, and there is no Silk to take."""
    scene = stage(tokens={A: "1/1/0/1/6"}, gates={A: "coin: hanlin_academician"}, expansion=True)
    scene.play("build 0 4")
    return scene


def silk() -> ChanganScene:
    """A has built with the power of Silk and used the Character."""
    scene = stage(gates={A: "coin: coin_caster"}, tokens={A: "0/0/0/0/3"}, expansion=True)
    scene.play("build_silk 0 2", "use")
    return scene


def looking() -> ChanganScene:
    """A looks at two cards."""
    return used("hanlin_academician", players=3, hands=HANDS, deck="chancellery price_granary observatory")


def kept() -> ChanganScene:
    """A has kept one of them."""
    scene = looking()
    scene.play("keep price_granary")
    return scene


def robbed() -> ChanganScene:
    """A has taken a card at random from C."""
    hands = {B: "jia_dan", C: "arsenal li_jing polo_field"}
    scene = used("princess_pingyang", players=3, hands=hands, tokens={A: "0/2/0/0"})
    scene.play("seat 2")
    return scene


def arranging() -> ChanganScene:
    """A has picked a card that it is to put on a gate."""
    scene = used("capital_prefect", players=3, hands=HANDS)
    scene.play("pick coin_caster")
    return scene


def copying() -> ChanganScene:
    """A may use another player's Character; not all have something to do, or may be copied."""
    scene = stage(
        gates={A: "coin: gao_lishi"},
        districts={
            A: "wood: curved_plough",
            B: "coin: coin_caster; wheat: workshop_overseer block_printer price_granary",
        },
        tokens={A: "1/0/1/1"},
    )
    scene.play("build 0 0", "use")
    return scene


def stealing() -> ChanganScene:
    """A may take a resource of which somebody has more."""
    return used("jinwu_guard", players=3, tokens={A: "0/1/1/0", B: "0/1/2/0", C: "1/3/1/0"})


def raiding() -> ChanganScene:
    """A may send a card at a rival's gate back."""
    return used("ashina_sheer", gates={B: "coin: arsenal; stone: li_jing polo_field"})


def robbing() -> ChanganScene:
    """A may take a card at random, but not from B, who holds one."""
    hands = {B: "jia_dan", C: "arsenal li_jing polo_field"}
    return used("princess_pingyang", players=3, hands=hands)


def raided() -> ChanganScene:
    """A has taken one without Stone."""
    scene = used("li_jing", gates={B: "stone: arsenal polo_field"})
    scene.play("raid 1 2")
    return scene


def swapped() -> ChanganScene:
    """A has chosen the first of two built cards to change places."""
    scene = used(
        "works_secretary", districts={A: "wheat: coin_caster wei_zheng; wood: chancellery", B: "coin: jia_dan"}
    )
    scene.play("space 1 2")
    return scene


def under_the_gate(characters: str, **position: Any) -> ChanganScene:
    """A has produced at a gate, and of these Characters under it only the last, a Coin Caster, has anything to do."""
    scene = stage(
        3, hands={A: "zhongnan_woodcutter"}, districts={A: f"wheat: {characters} coin_caster"}, rest=C, **position
    )
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    return scene


def without_cards() -> ChanganScene:
    """Neither in the hand nor in the display is there a card for A's Characters."""
    return under_the_gate("market_director academy_student", display="- - -")


def without_rivals() -> ChanganScene:
    """Nobody has more than A, or a card at a gate that may be taken."""
    return under_the_gate("tea_merchant li_jing")


def without_models() -> ChanganScene:
    """Gao Lishi may copy B's Coin Caster; the Block Printer finds no Character of A's own."""
    scene = stage(
        hands={A: "zhongnan_woodcutter"}, districts={A: "wheat: block_printer gao_lishi", B: "coin: coin_caster"}
    )
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    return scene


def without_discards() -> ChanganScene:
    """Nobody else has a Character, and nothing has been discarded."""
    return under_the_gate("gao_lishi sun_simiao")


def guide() -> ChanganScene:
    """A may send a Character of its hand to the Silk Road."""
    return used("dunhuang_guide", tokens={A: "1/1/0/1"}, hands={A: "coin_caster price_granary xuanzang"})


def without_silk() -> ChanganScene:
    """All the Silk is with B, who guards it."""
    scene = stage(
        hands={A: "zhongnan_woodcutter"},
        districts={A: "wheat: camel_driver sabao_caravan_leader coin_caster", B: "coin: jade_gate_pass"},
        tokens={B: "0/0/0/0/6"},
    )
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    return scene


def discarding() -> ChanganScene:
    """A has too many cards at the end of its turn; what it had too much of has gone back."""
    hand = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide"
    scene = stage(hands={A: hand}, tokens={A: "6/1/0/5"}, deck="du_ruhui")
    scene.play("draw_deck", "end_turn")
    return scene


def declined() -> ChanganScene:
    """A has not used what it has built."""
    scene = built("coin_caster")
    scene.play("decline")
    return scene


def last_round() -> ChanganScene:
    """B has built its ninth card."""
    scene = stage(
        active=B, districts={B: NINE}, gates={B: "coin: daming_palace gao_lishi observatory"}, tokens={B: "2/4/4/0"}
    )
    scene.play("build 0 3")
    return scene


def shared() -> ChanganScene:
    """After the last turn: both have won."""
    scene = stage(active=B, last_round=True, districts={A: "coin: coin_caster", B: "coin: wei_plain_farmer"})
    scene.finish_turn()
    return scene


def ended() -> ChanganScene:
    """After the last turn: equal points, and the one with more cards at the gates has won."""
    scene = stage(
        3,
        active=C,
        last_round=True,
        hands=HANDS,
        districts={A: "coin: fang_xuanling", B: "coin: wei_plain_farmer"},
        gates={B: "wood: du_ruhui"},
    )
    scene.finish_turn()
    return scene


POSITIONS = [
    *(turn, rich_turn, poor_turn, no_coin, cheap, passing, researched, main_done, placing, characters, offered),
    *(paying, swapping, travelled, taken, bare_road, silk, looking, kept, robbed, arranging, copying, stealing),
    *(raiding, robbing, raided, swapped, without_cards, without_rivals, without_models, without_discards, guide),
    *(without_silk, discarding, declined, last_round, shared, ended),
]
ASKED = {
    name: [numbered(text) for text in texts]
    for name, texts in {
        "turn": ["build 0 4", "acquire 3 0", "acquire 0 0", "play jia_dan", "gain 1", "activate 1", "space 0 3"],
        "main_done": ["build 0 0", "produce 1", "buy 1", "acquire 1 1"],
        "placing": ["move 1 1", "move 0 2", "buy 1", "build 0 0"],
        "paying": ["pay", "save 0", "swap 1 2"],
        "travelled": ["seat 0", "seat 1", "buy 1"],
        "robbing": ["seat 1"],
        "guide": ["build 0 0", "district 0", "pick price_granary"],
        "copying": ["copy 0 3 1", "copy 1 3 1"],
        "characters": ["activate 3", "end_turn"],
    }.items()
}
"""Choices that nobody can wish for there, but a page that is behind may ask about."""
UNSAID = {
    **dict.fromkeys(
        ("produce_silk", "produce_play_silk", "produce_move_silk", "choose_collect_silk"), "no gate brings Silk"
    ),
    **dict.fromkeys(("choose_gain_silk", "choose_save_silk"), "Silk is neither chosen nor saved"),
    "why_only_road": "a guide asks for a card, and then for no place",
    "build_free": "no discount of the box takes a whole price off",
}
"""Phrases that no position and no random game says, and why."""
