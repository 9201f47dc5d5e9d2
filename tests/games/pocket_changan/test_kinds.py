"""The kinds of effects (section 7) and scores (8.3): each has its structure, class, words on the page and weight."""

import re
from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.games.pocket_changan.scene import CARDS
from tongbao.bots.pocket_changan.greedy.effects import WHEN_PLAYED
from tongbao.bots.pocket_changan.greedy.lasting_effects import IN_PLAY
from tongbao.bots.pocket_changan.greedy.scores import PROMISES
from tongbao.games.pocket_changan.card_sets import STANDARD
from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.cards.schema import Entry
from tongbao.games.pocket_changan.effects.kinds import KINDS
from tongbao.games.pocket_changan.state.card import SCORES
from tongbao.languages import LANGUAGES
from tongbao.server.rendering.templates import templates_in

EFFECTS = get_args(effect_schema.Printed)
SCORED = get_args(get_type_hints(Entry)["score"])


def names(structs: Sequence[type[msgspec.Struct]]) -> list[str]:
    """The names that some structures go by in a card file."""
    return [str(struct.__struct_config__.tag) for struct in structs]


def test_every_structure_has_its_class() -> None:
    """Found by the same names; thirty kinds of effects, four of scores."""
    assert names(EFFECTS) == list(KINDS) and len(KINDS) == 30
    assert names(SCORED) == list(SCORES) and len(SCORES) == 4
    for struct, kind in zip(EFFECTS, KINDS.values(), strict=True):
        assert struct.__name__ == kind.__name__


def test_every_kind_has_its_weight() -> None:
    """For the greedy player an effect in play lasts, and one when played is worth something at once."""
    assert set(IN_PLAY) == set(names([struct for struct in EFFECTS if issubclass(struct, effect_schema.InPlay)]))
    assert set(WHEN_PLAYED) == set(
        names([struct for struct in EFFECTS if issubclass(struct, effect_schema.WhenPlayed)])
    )
    assert set(PROMISES) == set(SCORES)


def test_an_effect_and_a_score_know_the_names_of_their_kinds() -> None:
    """Those on their card."""
    for card, printed in zip(STANDARD.cards, CARDS, strict=True):
        assert (card.effect.kind, card.score.kind) == (printed["effect"]["kind"], printed["score"]["kind"])
        assert (card.effect.card, card.effect.when_played) == (card.face.card, printed["effect"]["when"] == "play")
        assert isinstance(card.effect, KINDS[card.effect.kind]) and isinstance(card.score, SCORES[card.score.kind])


# Words on the page.


def words(effect: dict[str, Any], language: str) -> str:
    """What the page says of an effect in one line; signs are written by their names."""
    template = templates_in(language).get_template("games/pocket_changan/_effect.html")
    macro = getattr(template.make_module({"faces": {}, "titles": {}, "names": []}), f"of_{effect['kind']}")
    html = re.sub(r'<(svg|i)[^>]*aria-label="([^"]*)".*?</\1>', r"[\2]", str(macro(effect)), flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]*>", "", html).split())


SAID = [
    ("none", {}, "no effect", "无效果"),
    ("points", {"economy": 2, "politics": 3}, "[Economy]+2 [Politics]+3", "[经济]+2 [政治]+3"),
    ("points", {"military": 1, "culture": 4}, "[Military]+1 [Culture]+4", "[军事]+1 [文化]+4"),
    ("type_anywhere", {"of": "economy"}, "[Economy] cards fit any column", "[经济]牌可入任何列"),
    ("any_as_type", {"to": "military"}, "any card can go in [Military]", "任何牌可入[军事]"),
    ("characters_into", {"to": "politics"}, "[character] can go in [Politics]", "[人物]可入[政治]"),
    ("characters_are", {"value": 7}, "[character] count as 7", "[人物]视作7"),
    ("turn_column", {}, "once: make a column descend", "一次：一列改为降序"),
    ("free_below", {"columns": 3}, "under 3 columns: play freely", "不足3列时自由打出"),
    ("ease_condition", {"n": 4}, "conditions eased by 4", "打出前提减4"),
    ("buy_even", {}, "any card buys even numbers", "任意牌可买偶数牌"),
    ("buy_margin", {"n": 5}, "buy within ±5", "购买可相差5"),
    ("draw_after_buy", {"n": 3}, "each buy: draw 3", "每次购买抓3张"),
    ("take_character", {}, "each turn: take a public [character]", "每回合可拿公共[人物]"),
    ("refill_draw", {"n": 2}, "refill: draw 2", "补牌时抓2张"),
    ("thin_draw", {"below": 6}, "refill: draw 1 if under 6 cards", "补牌时不足6张则抓牌"),
    ("wall", {}, "attacks can’t hit your area", "他人不能弃掉你城市区域的牌"),
    ("attack_proof", {}, "immune to attacks", "不受攻击"),
    ("draw_keep", {"look": 1, "keep": 1}, "draw a card", "抓一张牌"),
    ("draw_keep", {"look": 4, "keep": 4}, "draw 4 cards", "抓4张牌"),
    ("draw_keep", {"look": 5, "keep": 2}, "see 5, keep 2", "看5张留2张"),
    ("extra_action", {"n": 2}, "+2 actions", "动作+2"),
    ("swap", {}, "swap with a public card", "与公共牌交换"),
    ("recall", {"actions": 0}, "recall a card", "收回一张牌"),
    ("recall", {"actions": 3}, "recall a card, +3 actions", "收回一张牌、动作+3"),
    ("fetch", {"places": ["public"], "what": "any"}, "take a public card", "拿一张公共牌"),
    ("fetch", {"places": ["discard"], "what": "any"}, "take a discarded card", "拿一张弃牌"),
    (
        "fetch",
        {"places": ["discard", "public"], "what": "any"},
        "take a public or discarded card",
        "拿一张公共牌或弃牌",
    ),
    ("fetch", {"places": ["public"], "what": "economy"}, "take a public [Economy]", "拿公共[经济]"),
    ("fetch", {"places": ["discard"], "what": "characters"}, "take a discarded [character]", "从弃牌中拿[人物]"),
    (
        "fetch",
        {"places": ["public", "discard"], "what": "culture"},
        "take a public or discarded [Culture]",
        "拿公共或弃牌中的[文化]",
    ),
    ("lose_urban", {"who": "all", "n": 1}, "all lose a card in play", "各家弃一张在场牌"),
    ("lose_urban", {"who": "others", "n": 1}, "others lose a card in play", "他人各弃一张在场牌"),
    ("lose_urban", {"who": "all", "n": 2}, "all lose 2 cards in play", "各家弃2张在场牌"),
    ("lose_urban", {"who": "others", "n": 3}, "others lose 3 cards in play", "他人各弃3张在场牌"),
    ("take_hand", {}, "others give you a card", "他人各交你一张牌"),
    ("discard_hand", {"above": 5}, "others over 5 cards discard 1", "他人手牌超过5张则弃一张"),
    ("contest", {}, "reveal; pick in order of [Military]", "亮牌，按[军事]先后选牌"),
    ("all_take_public", {}, "all take a public card", "各家拿一张公共牌"),
    ("copy_character", {}, "use another player’s [character]", "复制他人的[人物]"),
    ("free_rules", {"what": "play"}, "all play freely for a round", "一轮内自由打出"),
    ("free_rules", {"what": "buy"}, "all buy freely for a round", "一轮内自由购买"),
    ("end_game", {}, "this round is the last", "本轮打完即终局"),
]
"""Kinds, what a card of them may say, and what the page then says in English and Chinese."""


@pytest.mark.parametrize(("kind", "fields", "english", "chinese"), SAID)
def test_the_words_of_a_kind_follow_its_fields(kind: str, fields: dict[str, Any], english: str, chinese: str) -> None:
    """Every field is given, and is one that a card file may have."""
    struct = EFFECTS[list(KINDS).index(kind)]
    when = "in_play" if issubclass(struct, effect_schema.InPlay) else "play"
    effect = msgspec.json.decode(msgspec.json.encode(msgspec.convert({"kind": kind, "when": when, **fields}, struct)))
    assert set(effect) == {"kind", "when", *fields}
    assert (words(effect, "en"), words(effect, "zh")) == (english, chinese)


def test_every_field_of_every_kind_is_said_in_two_ways() -> None:
    """So that no macro leaves one out."""
    for struct, kind in zip(EFFECTS, KINDS, strict=True):
        for field in struct.__struct_fields__:
            said = [str(fields.get(field)) for other, fields, _, _ in SAID if other == kind]
            assert said, kind
            assert field == "when" or len(struct.__struct_fields__) == 2 or len(set(said)) > 1, f"{kind}: {field}"


def test_every_card_has_a_line_of_words() -> None:
    """In every language."""
    for face in STANDARD.faces:
        effect = face.as_dict()["effect"]
        assert isinstance(effect, dict)
        assert all(words(effect, language) for language in LANGUAGES)
