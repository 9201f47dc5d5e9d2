"""The words of Pocket Chang’An’s log (section 11.3) and of its choices (section 5.2), in English and Chinese."""

from typing import Final

from tongbao.engine.meta import Words
from tongbao.games.pocket_changan.whys import WHYS

LOG: Final[dict[str, Words]] = {
    "turn": {"en": "Round {n}: {player}.", "zh": "第{n}轮：{player}。"},
    "draw": {"en": "{player} draws {n} {n|card|cards}.", "zh": "{player}抓{n}张牌。"},
    "draw_own": {"en": "{player} draws {n} {n|card|cards}: {cards}.", "zh": "{player}抓{n}张牌：{cards}。"},
    "play": {"en": "{player} plays {card} in the {type} column.", "zh": "{player}打出{card}到{type}列。"},
    "play_as": {
        "en": "{player} plays {card} in the {type} column, as {type}.",
        "zh": "{player}打出{card}到{type}列，当作{type}牌。",
    },
    "buy": {
        "en": "{player} discards {cards} and buys {card} into hand.",
        "zh": "{player}弃掉{cards}，买下{card}，收入手中。",
    },
    "buy_play": {
        "en": "{player} discards {cards}, buys {card} and plays it in the {type} column.",
        "zh": "{player}弃掉{cards}，买下{card}，直接打出到{type}列。",
    },
    "buy_play_as": {
        "en": "{player} discards {cards}, buys {card} and plays it in the {type} column, as {type}.",
        "zh": "{player}弃掉{cards}，买下{card}，直接打出到{type}列，当作{type}牌。",
    },
    "refill": {"en": "Turned up: {cards}.", "zh": "翻开：{cards}。"},
    "reshuffle": {"en": "The discard pile becomes the new deck: {n} {n|card|cards}.", "zh": "弃牌洗成新牌堆：{n}张。"},
    "pass": {"en": "{player} ends the actions.", "zh": "{player}结束动作。"},
    "descend": {
        "en": "{player} turns the {type} column to descending.",
        "zh": "{player}将{type}列改为降序。",
    },
    "ward": {
        "en": "{player} takes {card} from the public area: a visit to the ward.",
        "zh": "{player}造访里坊，从公共区域拿取{card}。",
    },
    "limit": {"en": "{player} discards {card}: hand limit.", "zh": "{player}弃掉手牌{card}：手牌上限。"},
    "more_actions": {"en": "{player} has {n} more {n|action|actions} this turn.", "zh": "{player}本回合多{n}个动作。"},
    "look": {"en": "{player} looks at {n} {n|card|cards} from the top of the deck.", "zh": "{player}看牌堆顶{n}张牌。"},
    "look_own": {
        "en": "{player} looks at {n} {n|card|cards} from the top of the deck: {cards}.",
        "zh": "{player}看牌堆顶{n}张牌：{cards}。",
    },
    "keep": {"en": "{player} keeps a card.", "zh": "{player}留下一张。"},
    "keep_own": {"en": "{player} keeps {card}.", "zh": "{player}留下{card}。"},
    "discarded": {"en": "Discarded: {cards}.", "zh": "弃掉：{cards}。"},
    "exchange": {"en": "{player} exchanges {cards} for {card}.", "zh": "{player}用{cards}交换{card}。"},
    "recall": {"en": "{player} takes {card} back into hand.", "zh": "{player}将{card}收回手中。"},
    "take_public": {"en": "{player} takes {card} from the public area.", "zh": "{player}从公共区域拿取{card}。"},
    "take_discard": {"en": "{player} takes {card} from the discard pile.", "zh": "{player}从弃牌堆拿取{card}。"},
    "take_revealed": {"en": "{player} takes {card}.", "zh": "{player}拿取{card}。"},
    "lose": {"en": "{player} discards {card} from the Urban Area.", "zh": "{player}弃掉城市区域的{card}。"},
    "give": {"en": "{player} hands a card over to {owner}.", "zh": "{player}交给{owner}一张牌。"},
    "give_own": {"en": "{player} hands {card} over to {owner}.", "zh": "{player}交给{owner}：{card}。"},
    "drop": {"en": "{player} discards {card} from hand.", "zh": "{player}弃掉手牌{card}。"},
    "protected": {"en": "{player} is protected by {card}.", "zh": "{player}有{card}保护。"},
    "reveal": {"en": "Revealed: {cards}.", "zh": "亮出：{cards}。"},
    "copy": {"en": "{player} uses the effect of {card}.", "zh": "{player}使用{card}的效果。"},
    "declined": {"en": "{player} does not use {card}.", "zh": "{player}放弃使用{card}。"},
    "nothing": {"en": "{card}: nothing to do.", "zh": "{card}：无事可做。"},
    "free_play": {
        "en": "{card}: until the end of {player}’s next turn all play without the rules of number and condition.",
        "zh": "{card}：直到{player}的下个回合结束，所有玩家打牌不受数字和打出前提限制。",
    },
    "free_play_over": {
        "en": "{card} is over: the rules of playing hold again.",
        "zh": "{card}到期：打牌恢复限制。",
    },
    "free_buy": {
        "en": "{card}: until the end of {player}’s next turn all buy without the rule of number.",
        "zh": "{card}：直到{player}的下个回合结束，所有玩家购买时不受数字限制。",
    },
    "free_buy_over": {
        "en": "{card} is over: the rule of buying holds again.",
        "zh": "{card}到期：购买恢复限制。",
    },
    "court": {"en": "The Court turns up {card}.", "zh": "朝廷翻开{card}。"},
    "court_replaces": {
        "en": "The Court discards {cards}; {card} takes its place.",
        "zh": "朝廷弃掉{cards}，由{card}顶替。",
    },
    "end_event": {
        "en": "End Game Event: this round is finished, then the game is scored.",
        "zh": "结束游戏事件：打完本轮后计分。",
    },
    "end_deck": {
        "en": "Deck and discard pile are empty: this round is finished, then the game is scored.",
        "zh": "牌堆与弃牌堆皆空：打完本轮后计分。",
    },
    "end_rounds": {"en": "The last round is over: the game is scored.", "zh": "最后一轮结束：计分。"},
    "concession": {"en": "{player} concedes.", "zh": "{player}认输。"},
    "winner": {"en": "{player} is left alone and wins.", "zh": "只剩{player}一人，获胜。"},
    "result": {
        "en": "{player}: military {military}, economy {economy}, culture {culture}, politics {politics}; base {base}; "
        "{cards}: {bonuses} = {bonus}; total {n}.",
        "zh": "{player}：军事{military}，经济{economy}，文化{culture}，政治{politics}；基础分{base}；"
        "{cards}：{bonuses} = {bonus}；总分{n}。",
    },
    "result_bare": {
        "en": "{player}: military {military}, economy {economy}, culture {culture}, politics {politics}; base {base}; "
        "no cards; total {n}.",
        "zh": "{player}：军事{military}，经济{economy}，文化{culture}，政治{politics}；基础分{base}；无牌；总分{n}。",
    },
}

NEWS: Final = [
    "end_event",
    "end_deck",
    "end_rounds",
    "concession",
    "lose",
    "give_own",
    "give",
    "free_play",
    "free_buy",
    "play",
    "play_as",
    "buy_play",
    "buy_play_as",
    "court_replaces",
    "take_public",
    "exchange",
    "buy",
]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, Words]] = {
    "choose_play": {"en": "Play {card} in the {type} column", "zh": "打出{card}到{type}列"},
    "choose_pay": {"en": "Buy: discard {card}", "zh": "购买：弃掉{card}"},
    "choose_buy": {"en": "Buy {card}", "zh": "买下{card}"},
    "choose_keep": {"en": "Take it into hand", "zh": "收入手中"},
    "choose_place": {"en": "Play it in the {type} column", "zh": "直接打出到{type}列"},
    "choose_draw": {"en": "Draw a card", "zh": "抓牌"},
    "choose_pass": {"en": "End actions", "zh": "结束动作"},
    "choose_descend": {"en": "Turn the {type} column to descending", "zh": "将{type}列改为降序"},
    "choose_take": {"en": "Take {card}", "zh": "拿取{card}"},
    "choose_skip": {"en": "Do not use it", "zh": "放弃"},
    "choose_offer": {"en": "Give {card} in exchange", "zh": "用{card}交换"},
    "choose_recall": {"en": "Take back {card}", "zh": "收回{card}"},
    "choose_copy": {"en": "Use the effect of {card}", "zh": "使用{card}的效果"},
    "choose_lose": {"en": "Discard {card} from your Urban Area", "zh": "弃掉城市区域的{card}"},
    "choose_give": {"en": "Hand over {card}", "zh": "交出{card}"},
    "choose_drop": {"en": "Discard {card} from hand", "zh": "弃掉手牌{card}"},
}

END: Final[dict[str, Words]] = {
    "share_base": {"en": "base: lowest type times the others", "zh": "基础分：最低类型乘其余之和"},
    "share_bonus": {"en": "points of cards", "zh": "牌上得分"},
}

TEXTS: Final[dict[str, Words]] = {**LOG, **CAPTIONS, **WHYS, **END}
