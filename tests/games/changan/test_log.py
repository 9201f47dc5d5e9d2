"""The log (section 15), line by line, in English and Chinese."""

import re

import pytest

import tongbao
from tongbao import Seat
from tongbao.testing.scenes import A, B

from .scene import ChanganScene, cards, stage
from .using import built, used

CHANGAN = tongbao.GAMES["changan"]
Facts = dict[str, object]


def told(scene: ChanganScene, line: str, viewer: int = tongbao.SPECTATOR, language: str = "en") -> list[Facts]:
    """The facts of all lines whose text, places left open, is this one."""
    found = Seat(scene.game, viewer).log(language=language)
    fitting = [entry for entry in found if re.sub(r"\{\w+\}", "{}", str(entry["text"])) == line]
    return [dict(entry["facts"]) for entry in fitting]  # type: ignore[call-overload]


def once(scene: ChanganScene, english: str, chinese: str, viewer: int = tongbao.SPECTATOR, **facts: object) -> None:
    """The line stands in the log of the viewer once, in both languages, with these facts among others."""
    (found,) = told(scene, english, viewer)
    assert told(scene, chinese, viewer, "zh") == [found], chinese
    assert {name: found.get(name) for name in facts} == facts


@pytest.mark.parametrize(
    ("players", "decks"),
    [(2, "production,trade,silk_road"), (3, "science,politics,military"), (4, "trade,science,military,silk_road")],
)
def test_every_place_is_filled(players: int, decks: str) -> None:
    """Through a whole game, for every reader, in both languages, of the log and of the labels."""
    game = tongbao.new("changan", players=players, seed=21, chronicle=True, options={"decks": decks})
    for turn in range(100000):
        if game.over:
            break
        seat = game.seats_to_act()[0]
        choices = game.choices(seat)
        if turn % 7 == 0:
            for choice in choices:
                caption = Seat(game, seat).caption(choice)
                assert set(re.findall(r"\{(\w+)\}", str(caption["text"]))) <= set(caption["facts"])  # type: ignore[call-overload]
        game.take(seat, choices[turn * 7919 % len(choices)])
    assert game.over
    for viewer in range(-1, players):
        for language in ("en", "zh"):
            for line in Seat(game, viewer).log(language=language):
                assert set(re.findall(r"\{(\w+)\}", str(line["text"]))) <= set(line["facts"])  # type: ignore[call-overload]


def test_drawing() -> None:
    """Its deck for all, its face for the owner; what an additional card cost."""
    scene = stage(deck="jia_dan chancellery", tokens={A: "0/4/0/0"})
    scene.play("draw_deck", "draw_deck")
    once(scene, "{} draws a {} card.", "{}抽一张{}牌。", B, player=A)
    once(scene, "{} draws {}.", "{}抽到{}。", A, player=A, card=39)
    once(scene, "{} draws {} for {} Wheat.", "{}抽到{}，支付{}份小麦。", A, player=A, card=57, n=2)
    (paid,) = told(scene, "{} draws a {} card for {} Wheat.")
    assert paid["n"] == 2 and "card" not in paid


def test_the_display() -> None:
    """What is taken and what is revealed."""
    scene = stage(display="jia_dan wei_zheng coin_caster", deck="gao_lishi")
    scene.play("draw_display 1")
    english, chinese = "{} takes {} from the display; {} is revealed.", "{}从公开区拿取{}；翻开{}。"
    once(scene, english, chinese, player=A, card=53)
    assert 52 in [fact[0] if isinstance(fact, list) else fact for fact in told(scene, english)[0].values()]


def test_produce() -> None:
    """The gate, the cards played and moved, the resources; the neighbour's and own Permanents after it."""
    scene = stage(
        gates={A: "coin: wei_zheng"},
        hands={A: "coin_caster mount_li_quarryman"},
        districts={A: "stone: longshou_mills", B: "wood: beacon_towers"},
    )
    scene.play("produce 1", "play mount_li_quarryman", "move 0 1", "play coin_caster", "collect")
    english = "{} produces at the {}: plays {}, moves {}; takes {} {}."
    once(scene, english, "{}在{}生产：打出{}，移动{}；获得{}份{}。", player=A, gate=1, n=6)
    facts = list(told(scene, english)[0].values())
    assert cards("mount_li_quarryman coin_caster") in facts and cards("wei_zheng") in facts
    once(scene, "{} gives {} {}.", "{}使{}获得{}。", player=B, card=74, resources=["stone"])


def test_characters() -> None:
    """Used or not."""
    scene = built("coin_caster")
    scene.play("decline")
    once(scene, "{} does not use {}.", "{}不发动{}。", player=A, card=4)
    scene = used("coin_caster")
    line = next(entry for entry in Seat(scene.game, B).log() if " uses " in str(entry["text"]))
    assert dict(line["facts"])["card"] == 4  # type: ignore[call-overload]
    assert any(dict(entry["facts"]).get("resources") == ["coin", "coin"] for entry in Seat(scene.game, B).log())  # type: ignore[call-overload]


def test_building() -> None:
    """Card, district, row and what was paid, substitutes and extra coin included."""
    scene = stage(districts={A: "coin: corvee_register"}, gates={A: "wood: jia_dan"}, tokens={A: "1/4/0/0"})
    scene.play("build 3 2")
    english, chinese = "{} builds {} in the {}, row {}, for {}.", "{}支付{}，将{}建造到{}第{}排。"
    once(scene, english, chinese, player=A, card=39)
    paid = told(scene, english)[0]["resources"]
    assert isinstance(paid, list) and sorted(paid) == ["coin", "wheat", "wheat"]


def test_what_follows_a_build_in_its_order() -> None:
    """6.3: the Coin for the extra coin, the neighbour's card, the own cards; then the Character is offered."""
    scene = stage(
        districts={A: "coin: water_armillary; wood: chancellery wei_zheng", B: "coin: ba_bridge_post"},
        gates={A: "wood: jia_dan gao_lishi"},
        tokens={A: "0/1/1/2"},
        deck="observatory",
    )
    scene.play("build 3 0")
    facts = [dict(entry["facts"]) for entry in Seat(scene.game, A).log()]  # type: ignore[call-overload]
    assert [entry.get("card") for entry in facts] == cards("gao_lishi chancellery ba_bridge_post observatory")


def test_power_of_silk() -> None:
    """Three Silk."""
    scene = stage(gates={A: "coin: wei_zheng"}, tokens={A: "0/0/0/0/3"}, expansion=True)
    scene.play("build_silk 0 2")
    once(
        scene,
        "{} builds {} in the {}, row {}, for {}.",
        "{}支付{}，将{}建造到{}第{}排。",
        resources=["silk"] * 3,
        row=1,
    )


def test_the_silk_road() -> None:
    """Price and Silk; and what comes from a player."""
    scene = stage(gates={A: "coin: wei_zheng"}, tokens={A: "1/1/0/1", B: "0/0/0/0/5"}, expansion=True, silk_stock=1)
    scene.play("build 0 4")
    lines = Seat(scene.game, B).log()
    travel = next(entry for entry in lines if "to the Silk Road" in str(entry["text"]))
    facts = dict(travel["facts"])  # type: ignore[call-overload]
    assert (facts["player"], facts["card"], facts["row"]) == (A, 53, 1)
    assert sorted(facts["resources"]) == ["coin", "wheat", "wood"]
    once(scene, "{} takes 1 Silk from {}.", "{}从{}处拿取1匹丝绸。", player=A, owner=B)


def test_buy_and_acquire() -> None:
    """How much for how much; whose gate, and the Wheat."""
    scene = stage(
        gates={B: "wheat: wei_zheng jia_dan"}, tokens={A: "2/0/2/0"}, districts={A: "coin: west_market_guild"}
    )
    scene.play("buy 3", "acquire 1 1")
    once(scene, "{} buys {} {} for {} Coins.", "{}用{}枚铜钱购买{}份{}。", player=A, n=2, m=2)
    english = "{} takes {} from {}’s {} for {} Stone; {} takes 1 Wheat."
    chinese = "{}用{}份石料夺取{}{}的{}；{}获得1份小麦。"
    once(scene, english, chinese, player=A, owner=B, card=39, gate=1, n=2)


def test_raid_and_repel() -> None:
    """Which card, whose gate."""
    for card, wheat in (("li_jing", True), ("ashina_sheer", False)):
        scene = used(card, gates={B: "stone: arsenal polo_field"})
        scene.play("raid 1 2")
        lines = [entry for entry in Seat(scene.game, B).log() if dict(entry["facts"]).get("card") == 78]  # type: ignore[call-overload]
        assert len(lines) == 1 and dict(lines[0]["facts"])["owner"] == B  # type: ignore[call-overload]
        assert ("1 Wheat" in str(lines[0]["text"])) == wheat


def test_the_end_of_a_turn() -> None:
    """What goes back and what is discarded; a pass."""
    hand = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide"
    scene = stage(hands={A: hand}, tokens={A: "6/1/0/5"})
    scene.play("draw_deck", "end_turn", "discard jia_dan")
    once(scene, "{} returns {}.", "{}交回{}。", player=A, resources=["coin", "coin", "wood"])
    once(scene, "{} discards {}.", "{}弃掉{}。", player=A, card=39)
    idle = stage(display="- - -", rest=B)
    idle.play("end_turn")
    once(idle, "{} can take no main action and passes.", "{}没有主要行动可用，跳过。", player=A)


def test_a_surplus_is_not_told_where_there_is_none() -> None:
    """Nothing is returned, nothing said."""
    scene = stage(tokens={A: "4/1/4/4"})
    scene.play("draw_deck", "end_turn")
    assert told(scene, "{} returns {}.") == []


CITY = (
    "coin: wei_plain_farmer hanlin_academician materia_medica; wheat: sancai_potter equal_field_register;"
    "stone: capital_prefect longshou_mills; wood: chancellery"
)


def test_the_end_of_the_game() -> None:
    """The trigger once; then one line a player with all items, and the winner."""
    scene = stage(
        active=B, districts={B: CITY}, gates={B: "coin: daming_palace gao_lishi observatory"}, tokens={B: "2/4/4/0"}
    )
    scene.play("build 0 3")
    once(scene, "{} has built {} cards: this is the last round.", "{}已建成{}张牌：本轮为最后一轮。", player=B, n=9)
    scene.finish_turn()
    assert scene.is_over()
    items = {item: points for item, points in scene.seat_view(B)["score"].items() if item != "total"}
    lines = [dict(entry["facts"]) for entry in Seat(scene.game, A).log() if "rows" in dict(entry["facts"])]  # type: ignore[call-overload]
    assert [line["player"] for line in lines] == [A, B]
    assert {item: lines[1][item] for item in items} == items and lines[1]["n"] == scene.score(B)
    assert sum("wins" in str(entry["text"]) for entry in Seat(scene.game, A).log()) == 1


@pytest.mark.parametrize(
    ("districts", "gates", "words"),
    [
        ({A: "coin: coin_caster", B: "coin: wei_plain_farmer"}, {}, "shares"),
        ({A: "coin: coin_caster", B: "coin: wei_plain_farmer"}, {B: "wood: wei_zheng"}, "cards at the gates"),
        ({A: "coin: coin_caster", B: "coin: wei_plain_farmer; wood: chancellery"}, {}, "wins"),
        ({A: "coin: price_granary", B: "coin: wei_plain_farmer; wood: gao_lishi; stone: jia_dan"}, {}, "built cards"),
    ],
)
def test_the_winner_and_the_tie_break(districts: dict[int, str], gates: dict[int, str], words: str) -> None:
    """In the last lines."""
    scene = stage(active=B, last_round=True, districts=districts, gates=gates)
    scene.finish_turn()
    (last, *_) = [str(entry["text"]) for entry in Seat(scene.game, A).log()][::-1]
    assert words in last and ("tie" in last) == (words in ("cards at the gates", "built cards"))


def test_the_log_counts_tokens_as_the_language_does() -> None:
    """Coins in 枚, the others in 份; a list of `resources` brings its own words."""
    for gate, counted in ((0, "枚"), (1, "份")):
        scene = stage(hands={A: "wei_zheng"})
        scene.play(f"produce {gate}", "play wei_zheng", "collect")
        line = next(entry for entry in Seat(scene.game, A).log(language="zh") if "生产" in str(entry["text"]))
        assert counted in str(line["text"]) or "resources" in dict(line["facts"])  # type: ignore[call-overload]
