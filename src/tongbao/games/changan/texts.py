"""The words of Chang’an’s log (section 15) and of its choices (section 5), in English and Chinese."""

from typing import Final

from tongbao.engine.meta import Words
from tongbao.games.changan.board import TYPES
from tongbao.games.changan.whys import WHYS

RESULT_EN: Final = (
    "{player}: rows {rows}, row bonuses {row1} + {row2}, corners {corners}, Game Ends {ends}, goods {goods}"
)
RESULT_ZH: Final = "{player}：各排{rows}，排奖励{row1} + {row2}，牌角{corners}，终局牌{ends}，余货{goods}"

COUNTED: Final = ("coin", "silk")
"""Tokens that are counted with a word of their own in Chinese, and those words."""
COUNTING_WORDS: Final = ("枚", "匹")


def counted(texts: dict[str, Words], place: str = "type") -> dict[str, Words]:
    """The texts, and each of them for Coins and for Silk in that place: ``choose_gain`` and ``choose_gain_coin``."""
    found = dict(texts)
    for kind, words in texts.items():
        for name, word in zip(COUNTED, COUNTING_WORDS, strict=True):
            chinese = words["zh"].replace(f"份{{{place}}}", f"{word}{{{place}}}")
            found[f"{kind}_{name}"] = {"en": words["en"], "zh": chinese}
    return found


def counted_kind(kind: str, type_: int) -> str:
    """The kind of text for tokens of a type."""
    return f"{kind}_{TYPES[type_]}" if TYPES[type_] in COUNTED else kind


LOG: Final[dict[str, Words]] = {
    "draw": {"en": "{player} draws a {deck} card.", "zh": "{player}抽取一张{deck}牌。"},
    "draw_own": {"en": "{player} draws {card}.", "zh": "{player}抽取{card}。"},
    "draw_paid": {
        "en": "{player} draws a {deck} card for {n} Wheat.",
        "zh": "{player}抽取一张{deck}牌，支付{n}份小麦。",
    },
    "draw_paid_own": {"en": "{player} draws {card} for {n} Wheat.", "zh": "{player}抽取{card}，支付{n}份小麦。"},
    "display": {
        "en": "{player} takes {card} from the display; {cards} is revealed.",
        "zh": "{player}从公开区拿取{card}；翻开{cards}。",
    },
    "display_last": {"en": "{player} takes {card} from the display.", "zh": "{player}从公开区拿取{card}。"},
    "display_paid": {
        "en": "{player} takes {card} from the display for {n} Wheat; {cards} is revealed.",
        "zh": "{player}从公开区拿取{card}，支付{n}份小麦；翻开{cards}。",
    },
    "display_paid_last": {
        "en": "{player} takes {card} from the display for {n} Wheat.",
        "zh": "{player}从公开区拿取{card}，支付{n}份小麦。",
    },
    "revealed": {"en": "{card} is revealed in the display.", "zh": "公开区翻开{card}。"},
    "reshuffle": {
        "en": "The discard pile is shuffled into a new deck of {n} {n|card|cards}.",
        "zh": "弃牌堆洗成{n}张的新牌库。",
    },
    **counted(
        {
            "produce": {
                "en": "{player} produces at the {gate}: plays {cards}, moves {moved}; takes {n} {type}.",
                "zh": "{player}在{gate}生产：打出{cards}，移动{moved}；获得{n}份{type}。",
            },
            "produce_play": {
                "en": "{player} produces at the {gate}: plays {cards}; takes {n} {type}.",
                "zh": "{player}在{gate}生产：打出{cards}；获得{n}份{type}。",
            },
            "produce_move": {
                "en": "{player} produces at the {gate}: moves {moved}; takes {n} {type}.",
                "zh": "{player}在{gate}生产：移动{moved}；获得{n}份{type}。",
            },
        }
    ),
    "build": {
        "en": "{player} builds {card} in the {district}, row {row}, for {resources}.",
        "zh": "{player}支付{resources}，将{card}建造到{district}第{row}排。",
    },
    "build_free": {
        "en": "{player} builds {card} in the {district}, row {row}, for nothing.",
        "zh": "{player}不付费用，将{card}建造到{district}第{row}排。",
    },
    "travel": {
        "en": "{player} sends {card} to the Silk Road, row {row}, for {resources}, and takes {n} Silk.",
        "zh": "{player}支付{resources}，派{card}前往丝路第{row}排，获得{n}匹丝绸。",
    },
    "travel_bare": {
        "en": "{player} sends {card} to the Silk Road, row {row}, for {resources}.",
        "zh": "{player}支付{resources}，派{card}前往丝路第{row}排。",
    },
    "silk": {"en": "{player} takes 1 Silk from {owner}.", "zh": "{player}从{owner}处拿取1匹丝绸。"},
    "buy": {"en": "{player} buys {n} {type} for {m} {m|Coin|Coins}.", "zh": "{player}用{m}枚铜钱购买{n}份{type}。"},
    "acquire": {
        "en": "{player} takes {card} from {owner}’s {gate}[ for {n} Stone]; {owner} takes 1 Wheat.",
        "zh": "{player}[用{n}份石料]夺取{owner}{gate}的{card}；{owner}获得1份小麦。",
    },
    "pass": {"en": "{player} can take no main action and passes.", "zh": "{player}无主要行动可用，跳过。"},
    "return": {"en": "{player} returns {resources}.", "zh": "{player}交回{resources}。"},
    "discard": {"en": "{player} discards {card}.", "zh": "{player}弃掉{card}。"},
    "use": {"en": "{player} uses {card}.", "zh": "{player}发动{card}。"},
    "decline": {"en": "{player} does not use {card}.", "zh": "{player}不发动{card}。"},
    "give": {"en": "{card} gives {player} {resources}.", "zh": "{card}使{player}获得{resources}。"},
    "take": {"en": "{player} takes {resources}.", "zh": "{player}获得{resources}。"},
    "steal": {"en": "{player} takes {resources} from {owner}.", "zh": "{player}从{owner}处拿取{resources}。"},
    "look": {"en": "{player} looks at the top {n} of the deck.", "zh": "{player}查看牌库顶{n}张牌。"},
    "look_own": {
        "en": "{player} looks at the top {n} of the deck: {cards}.",
        "zh": "{player}查看牌库顶{n}张牌：{cards}。",
    },
    "keep": {"en": "{player} keeps a {deck} card.", "zh": "{player}保留一张{deck}牌。"},
    "keep_own": {"en": "{player} keeps {card}.", "zh": "{player}保留{card}。"},
    "recover": {
        "en": "{player} takes {card} from the discard pile.",
        "zh": "{player}从弃牌堆拿取{card}。",
    },
    "arrange": {"en": "{player} puts {card} on the {gate}.", "zh": "{player}将{card}置于{gate}。"},
    "swap": {"en": "{player} swaps {card} and {cards}.", "zh": "{player}交换{card}与{cards}的位置。"},
    "raid": {
        "en": "{player} takes {card} from {owner}’s {gate}; {owner} takes 1 Wheat.",
        "zh": "{player}夺取{owner}{gate}的{card}；{owner}获得1份小麦。",
    },
    "repel": {
        "en": "{player} sends {card} from {owner}’s {gate} back to the hand.",
        "zh": "{player}将{owner}{gate}的{card}遣回手牌。",
    },
    "steal_card": {
        "en": "{player} takes a {deck} card from {owner}’s hand; {owner} takes 1 Wheat.",
        "zh": "{player}从{owner}的手牌中拿取一张{deck}牌；{owner}获得1份小麦。",
    },
    "steal_card_own": {
        "en": "{player} takes {card} from {owner}’s hand; {owner} takes 1 Wheat.",
        "zh": "{player}从{owner}的手牌中拿取{card}；{owner}获得1份小麦。",
    },
    "last_round": {
        "en": "{player} has built {n} cards: this is the last round.",
        "zh": "{player}已建造{n}张牌：本轮为最后一轮。",
    },
    "rounds_over": {"en": "Round {n} is over: the game ends.", "zh": "第{n}轮结束：游戏结束。"},
    "result": {"en": RESULT_EN + ": {n} VP.", "zh": RESULT_ZH + "：共{n}分。"},
    "result_silk": {
        "en": RESULT_EN + ", Silk Road {road_rows} + {road_corners}, Silk {silk}: {n} VP.",
        "zh": RESULT_ZH + "，丝路{road_rows} + {road_corners}，丝绸{silk}：共{n}分。",
    },
    "winner": {"en": "{player} wins.", "zh": "{player}获胜。"},
    "winner_built": {"en": "{player} wins the tie with more built cards.", "zh": "同分，{player}因建造的牌较多获胜。"},
    "winner_gates": {
        "en": "{player} wins the tie with more cards at the gates.",
        "zh": "同分，{player}因城门的牌较多获胜。",
    },
    "winner_shared": {"en": "{player} shares the victory.", "zh": "{player}并列获胜。"},
}

NEWS: Final = [
    "last_round",
    "raid",
    "acquire",
    "steal_card_own",
    "steal_card",
    "steal",
    "repel",
    "silk",
    "build",
    "build_free",
    "travel",
    "travel_bare",
    "use",
    "display",
    "produce",
    "produce_play",
    "produce_move",
]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, Words]] = {
    "choose_draw_deck": {"en": "Research: draw from the deck ({deck})", "zh": "研究：从牌库抽牌（{deck}）"},
    "choose_draw_new": {"en": "Research: shuffle the discard pile and draw", "zh": "研究：重洗弃牌堆并抽牌"},
    "choose_draw_more": {
        "en": "Draw from the deck ({deck}) for {n} Wheat",
        "zh": "支付{n}份小麦，从牌库抽牌（{deck}）",
    },
    "choose_draw_more_new": {
        "en": "Shuffle the discard pile and draw for {n} Wheat",
        "zh": "支付{n}份小麦，重洗弃牌堆并抽牌",
    },
    "choose_draw_display": {"en": "Take {card} from the display", "zh": "从公开区拿取{card}"},
    "choose_draw_display_more": {
        "en": "Take {card} from the display for {n} Wheat",
        "zh": "支付{n}份小麦，从公开区拿取{card}",
    },
    "choose_produce": {"en": "Produce at the {gate}", "zh": "在{gate}生产"},
    "choose_build": {"en": "Build {card} in the {district}, row {row}", "zh": "将{card}建造到{district}第{row}排"},
    "choose_build_road": {"en": "Send {card} to the Silk Road, row {row}", "zh": "派{card}前往丝路第{row}排"},
    "choose_build_silk": {
        "en": "Build {card} in the {district}, row {row}, for {n} Silk",
        "zh": "用{n}匹丝绸将{card}建造到{district}第{row}排",
    },
    "choose_buy": {"en": "Buy {n} {type} for {m} {m|Coin|Coins}", "zh": "用{m}枚铜钱购买{n}份{type}"},
    "choose_acquire": {
        "en": "Acquire {card} from {owner}[ for {n} Stone]",
        "zh": "[用{n}份石料]夺取{owner}的{card}",
    },
    "choose_end_turn": {"en": "End turn", "zh": "结束回合"},
    "choose_pass": {"en": "Pass: no main action is possible", "zh": "无法行动：跳过"},
    "choose_play": {"en": "Play {card} to the {gate}", "zh": "将{card}打出到{gate}"},
    "choose_move_top": {"en": "Move the top card of the {gate}", "zh": "移动{gate}顶部的牌"},
    "choose_move": {"en": "Move the top {n} cards of the {gate}", "zh": "移动{gate}顶部{n}张牌"},
    "choose_activate": {"en": "Use {card}", "zh": "发动{card}"},
    "choose_use": {"en": "Use the effect of {card}", "zh": "发动{card}的效果"},
    "choose_decline": {"en": "Don’t use it", "zh": "不发动"},
    "choose_done": {"en": "Done", "zh": "完成"},
    "choose_levy": {"en": "Levy {type}", "zh": "征收{type}"},
    "choose_seat": {"en": "Choose {player}", "zh": "选择{player}"},
    "choose_discard": {"en": "Discard {card}", "zh": "弃掉{card}"},
    "choose_keep": {"en": "Keep {card}", "zh": "保留{card}"},
    "choose_recover": {"en": "Take {card} from the discard pile", "zh": "从弃牌堆拿取{card}"},
    "choose_pick": {"en": "Choose {card}", "zh": "选择{card}"},
    "choose_gate": {"en": "Choose the {gate}", "zh": "选择{gate}"},
    "choose_shift": {"en": "Move {card} to the {gate}", "zh": "将{card}移到{gate}"},
    "choose_district": {"en": "Build in the {district}, row {row}", "zh": "建造到{district}第{row}排"},
    "choose_space": {"en": "Swap {card}", "zh": "交换{card}"},
    "choose_copy": {"en": "Use the effect of {card}", "zh": "发动{card}的效果"},
    "choose_raid": {"en": "Take {card} from {owner}", "zh": "夺取{owner}的{card}"},
    "choose_repel": {"en": "Send {card} back to {owner}", "zh": "遣回{owner}的{card}"},
    **counted(
        {
            "choose_collect": {"en": "Collect {n} {type}", "zh": "收取{n}份{type}"},
            "choose_gain": {"en": "Take 1 {type}", "zh": "获得1份{type}"},
            "choose_give": {"en": "Return 1 {type}", "zh": "交回1份{type}"},
            "choose_steal": {"en": "Take 1 {type} from {owner}", "zh": "从{owner}处拿取1份{type}"},
            "choose_save": {"en": "Pay 1 {type} less", "zh": "少付1份{type}"},
        }
    ),
    **counted(
        counted(
            {
                "choose_swap": {"en": "Pay 1 {type} instead of 1 {replaced}", "zh": "用1份{type}代替1份{replaced}"},
            }
        ),
        "replaced",
    ),
    "choose_pay": {"en": "Pay {resources}", "zh": "支付{resources}"},
}

END: Final[dict[str, Words]] = {
    "share_built": {"en": "built cards", "zh": "建成的牌"},
    "share_full_rows": {"en": "full rows", "zh": "满行"},
    "share_ends": {"en": "Game End cards", "zh": "终局牌"},
    "share_road": {"en": "Silk Road", "zh": "丝绸之路"},
    "share_goods": {"en": "goods and hand", "zh": "物资与手牌"},
    "share_silk": {"en": "silk", "zh": "丝绸"},
}

REASONS: Final = {kind: words for texts in WHYS.values() for kind, words in texts.items()}
"""Why a choice isn't offered."""
TEXTS: Final[dict[str, Words]] = {**LOG, **CAPTIONS, **REASONS, **END}
