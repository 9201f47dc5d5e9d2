"""The words of the reasons why something can't be chosen, in English and Chinese, and their places in the rules."""

from typing import Final

from tongbao.engine.events import Facts
from tongbao.engine.meta import Words
from tongbao.engine.reasons import Reason, Remedy

NAMED_EN: Final = "[{military|military|}, {economy|economy|}, {culture|culture|}, {politics|politics|}]"
NAMED_ZH: Final = "[{military|军事|}、{economy|经济|}、{culture|文化|}、{politics|政治|}]"
"""The types whose facts are 1."""
MISFIT_EN: Final = "{misfit| Nor does its number fit that column.|}"
MISFIT_ZH: Final = "{misfit|它的数字也接不上该列。|}"
ALSO_EN: Final = "{wild|, and any character|}{even|, and any even number|}"
ALSO_ZH: Final = "{wild|、任意人物|}{even|、任意偶数|}"

ON_TURN: Final[dict[str, Words]] = {
    "why_late": {"en": "No action is left this turn.", "zh": "本回合已没有动作。"},
    "why_not_held": {"en": "{card} isn’t in your hand.", "zh": "{card}不在你手中。"},
    "why_not_public": {"en": "{card} isn’t in the public area.", "zh": "{card}不在公共区域。"},
    "why_buying": {
        "en": "You are buying with {cards}: first choose one of the public cards.",
        "zh": "你正用{cards}购买：先选一张公共牌。",
    },
    "why_bought": {"en": "You have bought {card}: first choose where it goes.", "zh": "你买下了{card}：先选它的去处。"},
    "why_nothing_bought": {"en": "No bought card waits for its place.", "zh": "没有刚买下、待安放的牌。"},
    "why_no_deck": {"en": "Deck and discard pile are empty.", "zh": "牌堆与弃牌堆皆空。"},
    "why_turned": {
        "en": "You have turned a column already, and that is done once in the game.",
        "zh": "你已改过一列的方向，一局只能改一次。",
    },
    "why_turner": {
        "en": "None of your cards in play turns a column.[ {cards} would.]",
        "zh": "你的在场牌都不能改一列的方向。[{cards}可以。]",
    },
    "why_empty_column": {
        "en": "Your {type} column has no card; only a column with cards is turned.",
        "zh": "你的{type}列没有牌，只有有牌的列才能改方向。",
    },
    "why_stays": {
        "en": "{card} stays in its column; only an effect takes it from there.",
        "zh": "{card}留在所在的列，只有效果才能移走它。",
    },
    "why_uncopied": {
        "en": "Only an effect that copies characters lets you use {card}.",
        "zh": "只有仿用人物的效果才能让你使用{card}。",
    },
    "why_ward_later": {
        "en": "{cards} invites {card} once your actions are over.",
        "zh": "动作结束之后，{cards}才邀请{card}。",
    },
    "why_untaken": {"en": "{card} is taken only where an effect says so.", "zh": "只有效果允许时才能拿取{card}。"},
    "why_unasked": {"en": "No effect asks for that now.", "zh": "眼下没有效果要求这样做。"},
}

PLAYING: Final[dict[str, Words]] = {
    "why_column": {
        "en": "{card} doesn’t belong in the {type} column, and none of your cards opens that column to it.",
        "zh": "{card}不属于{type}列，你也没有让它进入该列的牌。",
    },
    "why_points": {
        "en": "{card} needs {needs} " + NAMED_EN + " {needs|point|points}. You have {n}." + MISFIT_EN,
        "zh": "{card}需要" + NAMED_ZH + "点数{needs}，你有{n}。" + MISFIT_ZH,
    },
    "why_points_best": {
        "en": "{card} needs {needs} {needs|point|points} in one of these types: "
        + NAMED_EN
        + ". Your best has {n}."
        + MISFIT_EN,
        "zh": "{card}需要" + NAMED_ZH + "之一达到点数{needs}，你最高的是{n}。" + MISFIT_ZH,
    },
    "why_points_sum": {
        "en": "{card} needs {needs} {needs|point|points} in these types together: "
        + NAMED_EN
        + ". You have {n}."
        + MISFIT_EN,
        "zh": "{card}需要" + NAMED_ZH + "点数合计{needs}，你有{n}。" + MISFIT_ZH,
    },
    "why_points_any": {
        "en": "{card} needs {needs} {needs|point|points} in any one type. Your best has {n}." + MISFIT_EN,
        "zh": "{card}需要任意一种点数达到{needs}，你最高的是{n}。" + MISFIT_ZH,
    },
    "why_points_all": {
        "en": "{card} needs {needs} {needs|point|points} in all four types together. You have {n}." + MISFIT_EN,
        "zh": "{card}需要四种点数合计{needs}，你有{n}。" + MISFIT_ZH,
    },
    "why_unwaived": {
        "en": "Nothing waives the condition of {card}, an End Game Event: it needs {needs} {needs|point|points}. "
        "You have {n}.",
        "zh": "{card}是结束游戏事件，打出前提无法免除：需要点数{needs}，你有{n}。",
    },
    "why_low": {
        "en": "{card} is {n}. Your {type} column ends with {needs}, so only {needs} or more follows.",
        "zh": "{card}是{n}。你的{type}列末尾是{needs}，只能接{needs}或更大的。",
    },
    "why_high": {
        "en": "{card} is {n}. Your {type} column goes down and ends with {needs}, so only {needs} or less follows.",
        "zh": "{card}是{n}。你的{type}列是降序，末尾是{needs}，只能接{needs}或更小的。",
    },
}

BUYING: Final[dict[str, Words]] = {
    "why_no_wares": {"en": "There is no public card to buy.", "zh": "没有可买的公共牌。"},
    "why_pay": {
        "en": "{card} is {n}: of its own type it buys {most} or less, of another {least}" + ALSO_EN + ". "
        "No public card is like that.",
        "zh": "{card}是{n}：可买同类{most}或更小的、异类{least}" + ALSO_ZH + "。公共区域没有这样的牌。",
    },
    "why_pay_margin": {
        "en": "{card} is {n}: of its own type it buys {most} or less, of another {least} to {most}" + ALSO_EN + ". "
        "No public card is like that.",
        "zh": "{card}是{n}：可买同类{most}或更小的、异类{least}到{most}" + ALSO_ZH + "。公共区域没有这样的牌。",
    },
    "why_empty_hand": {"en": "You have no hand card to buy with.", "zh": "你没有可用来购买的手牌。"},
    "why_pay_first": {
        "en": "First choose the hand card that you discard for {card}. {n|This|These} {n|buys|buy} it: {cards}.",
        "zh": "先选为{card}弃掉的手牌。可以买它的有：{cards}。",
    },
    "why_dear": {
        "en": "None of your hand cards buys {card}: it takes {least} or more of its own type, or {most} of another"
        "{wild|, or any character|}.",
        "zh": "你的手牌都买不了{card}：需要同类{least}或更大的，或异类{most}{wild|，或任意人物|}。",
    },
    "why_dear_margin": {
        "en": "None of your hand cards buys {card}: it takes {least} or more of its own type, or {least} to {most} of "
        "another{wild|, or any character|}.",
        "zh": "你的手牌都买不了{card}：需要同类{least}或更大的，或异类{least}到{most}{wild|，或任意人物|}。",
    },
    "why_price": {
        "en": "{cards} is {n}. {card} is of the same type and takes {least} or more.",
        "zh": "{cards}是{n}。{card}与它同类，需要{least}或更大的。",
    },
    "why_price_other": {
        "en": "{cards} is {n}. {card} is of another type and takes exactly {least}.",
        "zh": "{cards}是{n}。{card}与它异类，需要正好{least}。",
    },
    "why_price_margin": {
        "en": "{cards} is {n}. {card} is of another type and takes {least} to {most}.",
        "zh": "{cards}是{n}。{card}与它异类，需要{least}到{most}。",
    },
}

ASKED: Final[dict[str, Words]] = {
    "why_first_take": {"en": "{cards} asks first: take a card.", "zh": "先回应{cards}：拿取一张牌。"},
    "why_first_offer": {
        "en": "{cards} asks first: give a hand card in exchange, or don’t use it.",
        "zh": "先回应{cards}：用一张手牌交换，或放弃。",
    },
    "why_first_recall": {
        "en": "{cards} asks first: take a card of your Urban Area back, or don’t use it.",
        "zh": "先回应{cards}：收回城市区域的一张牌，或放弃。",
    },
    "why_first_copy": {
        "en": "{cards} asks first: choose whose effect you use, or don’t use it.",
        "zh": "先回应{cards}：选使用谁的效果，或放弃。",
    },
    "why_first_lose": {
        "en": "{cards} asks first: discard a card of your Urban Area.",
        "zh": "先回应{cards}：弃掉城市区域的一张牌。",
    },
    "why_first_give": {"en": "{cards} asks first: hand over a hand card.", "zh": "先回应{cards}：交出一张手牌。"},
    "why_first_drop": {"en": "{cards} asks first: discard a hand card.", "zh": "先回应{cards}：弃掉一张手牌。"},
    "why_limit": {
        "en": "You hold {n} cards, and only {most} may stay: discard first.",
        "zh": "你有{n}张手牌，只能留{most}张：先弃牌。",
    },
    "why_must": {"en": "The effect of {cards} can’t be declined.", "zh": "{cards}的效果不能放弃。"},
}

ANSWERS: Final[dict[str, Words]] = {
    "why_from_hand": {"en": "It must be a card of your hand; {card} isn’t.", "zh": "必须是手牌，{card}不是。"},
    "why_from_area": {
        "en": "It must be a card of your Urban Area; {card} isn’t.",
        "zh": "必须是你城市区域的牌，{card}不是。",
    },
    "why_from_public": {"en": "It must be a public card; {card} isn’t.", "zh": "必须是公共牌，{card}不是。"},
    "why_from_discards": {
        "en": "It must be a card of the discard pile; {card} isn’t.",
        "zh": "必须是弃牌堆的牌，{card}不是。",
    },
    "why_from_either": {
        "en": "It must be a public card or one of the discard pile; {card} isn’t.",
        "zh": "必须是公共牌或弃牌堆的牌，{card}不是。",
    },
    "why_from_looked": {
        "en": "It must be one of the cards that you look at; {card} isn’t.",
        "zh": "必须是你正在看的牌之一，{card}不是。",
    },
    "why_from_revealed": {
        "en": "It must be one of the revealed cards; {card} isn’t.",
        "zh": "必须是亮出的牌之一，{card}不是。",
    },
    "why_from_rivals": {
        "en": "It must be a character of another player; {card} isn’t.",
        "zh": "必须是其他玩家的人物，{card}不是。",
    },
    "why_offered": {
        "en": "{card} is what you give in exchange: take another card.",
        "zh": "{card}是你用来交换的牌：拿取另一张。",
    },
    "why_laid": {"en": "{card} has just been laid: take back another card.", "zh": "{card}刚刚打出：收回另一张。"},
    "why_fetch_character": {"en": "{cards} fetches only characters.", "zh": "{cards}只能拿取人物。"},
    "why_fetch_type": {"en": "{cards} fetches only {type} cards.", "zh": "{cards}只能拿取{type}牌。"},
    "why_ward": {"en": "{cards} invites only characters.", "zh": "{cards}只邀请人物。"},
    "why_no_character": {
        "en": "{card} isn’t a character, and only the effect of a character is copied.",
        "zh": "{card}不是人物，只能仿用人物的效果。",
    },
    "why_no_copy": {
        "en": "{card} has no effect when played that could be copied.",
        "zh": "{card}没有可仿用的打出效果。",
    },
}

WHYS: Final[dict[str, Words]] = {**ON_TURN, **PLAYING, **BUYING, **ASKED, **ANSWERS}

TURN: Final = "turn"
EFFECTS: Final = "effects"
RULES: Final[dict[str, str]] = {
    **dict.fromkeys([*ON_TURN], TURN),
    **dict.fromkeys([*PLAYING], "play"),
    **dict.fromkeys([*BUYING, "why_buying", "why_bought", "why_nothing_bought"], "buy"),
    **dict.fromkeys([*ASKED, *ANSWERS, "why_stays", "why_uncopied", "why_untaken", "why_unasked"], EFFECTS),
    **dict.fromkeys(["why_first_lose", "why_first_give", "why_first_drop"], "attacks"),
    **dict.fromkeys(["why_ward", "why_ward_later", "why_limit"], "refill"),
    **dict.fromkeys(["why_turned", "why_turner", "why_empty_column"], "notes"),
    "why_unwaived": "end",
    "why_no_deck": "draw",
}
"""By kind: the anchor of its paragraph in the rules for players."""


def why(
    kind: str,
    facts: Facts,
    causes: list[int] | None = None,
    remedies: list[Remedy] | None = None,
    have: list[str] | None = None,
    lack: list[str] | None = None,
) -> Reason:
    """The reason of a kind, ``why_`` left out, with the paragraph of the rules that it stands on."""
    name = f"why_{kind}"
    return Reason(name, facts, have, lack, causes, remedies, RULES[name])
