"""The words of Xanadu's log (section 13) and of its choices (section 7), with those of ``whys`` all its texts."""

from typing import Final

from tongbao.engine.meta import Words
from tongbao.games.xanadu.whys import WHYS

LOG: Final[dict[str, Words]] = {
    "chosen": {"en": "{player} has chosen.", "zh": "{player}已选定。"},
    "starts": {"en": "{player} starts with {cards}.", "zh": "{player}以{cards}开局。"},
    "sale": {"en": "{player} sells {card} for {n}.", "zh": "{player}出售{card}，得{n}通宝。"},
    "bonus": {"en": "The Khan adds {n}.", "zh": "大汗另赏{n}通宝。"},
    "workers_discarded": {"en": "Discarded with it: {cards}.", "zh": "一同弃置：{cards}。"},
    "begun": {"en": "{player} begins {card}.", "zh": "{player}动工建造{card}。"},
    "worker": {
        "en": "{player} puts a worker on {card} of {owner}: {resources}; price {a} to {b}.",
        "zh": "{player}派工人到{owner}的{card}：{resources}；售价{a}→{b}。",
    },
    "built": {"en": "{player} completes {card}.", "zh": "{player}建成{card}。"},
    "pass": {"en": "{player} passes.", "zh": "{player}跳过。"},
    "draw": {"en": "{player} draws {n}.", "zh": "{player}摸{n}张。"},
    "draw_own": {"en": "{player} draws {n}: {cards}.", "zh": "{player}摸{n}张：{cards}。"},
    "forced_sale": {"en": "{card} of {owner} is full and sold for {n}.", "zh": "{owner}的{card}已满，售得{n}通宝。"},
    "reshuffle": {"en": "New deck: {n} {n|card|cards}, pass {p} of {q}.", "zh": "重洗牌库：{n}张，第{p}/{q}轮。"},
    "marker_in": {"en": "The End of Game card is among the last cards.", "zh": "终局标记已洗入牌库底部。"},
    "restart": {
        "en": "No building is left: all refill and start anew.",
        "zh": "场上已无建筑：全体补牌并重新开局。",
    },
    "marker": {"en": "{player} draws the End of Game card.", "zh": "{player}摸到终局标记。"},
    "last_round": {"en": "This round is finished, then the game ends.", "zh": "打完本轮后游戏结束。"},
    "idle": {
        "en": "Nothing has moved for three rounds: the game ends.",
        "zh": "连续三轮无任何变化：游戏结束。",
    },
    "result": {"en": "{player}: {n} tong bao.", "zh": "{player}：{n}通宝。"},
}

END: Final[dict[str, Words]] = {
    "verdict": {"en": "{player} wins by {n} tong bao", "zh": "{player}以{n}通宝之差获胜"},
    "share_sold": {"en": "sold by choice", "zh": "主动出售"},
    "share_full": {"en": "full, at the fifth price", "zh": "满员，按第五档售价"},
    "share_last": {"en": "sold at the end", "zh": "终局售出"},
    "best": {"en": "The Khan paid {player} {n} tong bao for {card}.", "zh": "大汗付给{player}{n}通宝，买下{card}。"},
}

NEWS: Final = ["marker", "last_round", "idle", "restart", "forced_sale", "sale", "built", "worker", "begun"]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, Words]] = {
    "choose_start": {"en": "Start with {card}", "zh": "以{card}开局"},
    "choose_sell": {"en": "Sell {card} ({n})", "zh": "出售{card}（{n}）"},
    "choose_end_sales": {"en": "Confirm sales ({n})", "zh": "确认出售（共{n}）"},
    "choose_sell_nothing": {"en": "Sell nothing", "zh": "不出售"},
    "choose_build": {"en": "Build {card}", "zh": "建造{card}"},
    "choose_build_nothing": {"en": "Build nothing", "zh": "不建造"},
    "choose_build_no_more": {"en": "Build no more", "zh": "不再建造"},
    "choose_place": {"en": "Worker on {card} of {owner}, square {n}", "zh": "派工人到{owner}的{card}第{n}格"},
    "choose_end_workers": {"en": "No more workers", "zh": "结束派工"},
    "choose_worker": {"en": "Use {card} as a worker", "zh": "用{card}充当工人"},
    "choose_skip_turn": {"en": "Skip turn, refill to {n}", "zh": "跳过回合，补至{n}张"},
}

TEXTS: Final[dict[str, Words]] = {**LOG, **CAPTIONS, **WHYS, **END}
