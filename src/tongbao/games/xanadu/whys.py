"""The words for why something can't be chosen now, in English and Chinese."""

from typing import Final

from tongbao.engine.meta import Words

WHYS: Final[dict[str, Words]] = {
    # Starting buildings.
    "why_starting": {
        "en": "First you choose {n} starting {n|building|buildings}.",
        "zh": "先要选定{n}座起始建筑。",
    },
    "why_started": {
        "en": "Starting buildings are chosen before the first turn, and again only when no building is left.",
        "zh": "起始建筑在首个回合之前选定；只有空城时才重选。",
    },
    "why_colour": {
        "en": "{card} isn’t of the first colour that you hold; {n|this is|these are}: {cards}.",
        "zh": "{card}不属于你手里最先的颜色；现在可选的是{cards}。",
    },
    "why_picked": {"en": "{card} is among your starting buildings already.", "zh": "{card}已选作起始建筑。"},
    # Cards that aren't there.
    "why_not_held": {"en": "{card} isn’t in your hand.", "zh": "{card}不在你手里。"},
    "why_not_standing": {"en": "{card} isn’t standing in any city.", "zh": "{card}不在任何一座城里。"},
    # The order of a turn.
    "why_sell_now": {
        "en": "You are selling; building comes next, then the workers.",
        "zh": "现在是出售，之后才建造，再派工。",
    },
    "why_build_now": {"en": "You are building; the workers come next.", "zh": "现在是建造，之后才派工。"},
    "why_workers_now": {
        "en": "You are placing workers; which cards they are is chosen after that.",
        "zh": "现在是派工，派完才选用哪几张牌。",
    },
    "why_sell_past": {
        "en": "You sell before you build; your next turn begins with it.",
        "zh": "出售只在建造之前；要等你的下个回合开始。",
    },
    "why_build_past": {
        "en": "You build before you place workers freely; for this turn that is over.",
        "zh": "建造在自由派工之前，本回合已经过了。",
    },
    "why_workers_past": {
        "en": "Your workers are placed; now you choose which cards they are.",
        "zh": "工人已经派定，现在选哪几张牌充当。",
    },
    "why_pass_marked": {
        "en": "A turn in which you sell is no pass, and {cards} {n|is|are} marked for sale.",
        "zh": "要出售的回合不能跳过：{cards}已标记出售。",
    },
    "why_pass_sold": {
        "en": "You have sold this turn, so it can’t be skipped any more.",
        "zh": "本回合你出售过建筑，不能再跳过。",
    },
    "why_pass_acted": {
        "en": "You have built or placed a worker this turn, so it can’t be skipped any more.",
        "zh": "本回合你动过工或派过工人，不能再跳过。",
    },
    "why_pass_workers": {
        "en": "Only the workers are left. To end without placing any is a pass too and refills your hand to {n}.",
        "zh": "只剩派工了。一名不派就结束，同样算跳过，补至{n}张。",
    },
    # Selling.
    "why_not_yours": {
        "en": "{card} belongs to {owner}; you sell only buildings of your own.",
        "zh": "{card}是{owner}的；你只能出售自己的建筑。",
    },
    "why_marked": {"en": "{card} is marked for sale.", "zh": "{card}已标记出售。"},
    "why_sold_by_itself": {
        "en": "{card} is full: it is sold for {n} when this turn ends.",
        "zh": "{card}已满，本回合结束时自动售得{n}通宝。",
    },
    # Building.
    "why_limit": {
        "en": "All {n} sites of your city are taken; one building must be sold first.",
        "zh": "你城里的{n}处地块都占满了，要先卖掉一座建筑。",
    },
    "why_one_a_turn": {
        "en": "You build one card a turn, and this turn it is {cards}.",
        "zh": "每回合只建一张，本回合是{cards}。",
    },
    "why_out_of_reach": {
        "en": "{card} lacks {resources}, and the open squares don’t have all of that. "
        "Besides the card you have {n} {n|worker|workers}, enough for {m} of {k}.",
        "zh": "{card}还缺{resources}，可用的格上凑不齐。除此牌外你有{n}名工人，能采到{k}份中的{m}份。",
    },
    "why_few_workers": {
        "en": "{card} lacks {resources}, and that takes {need} workers. "
        "Besides the card you have {n}, enough for {m} of {k}.",
        "zh": "{card}还缺{resources}，要{need}名工人才采得齐。除此牌外你有{n}名，只够{k}份中的{m}份。",
    },
    "why_last_card": {
        "en": "{card} lacks {resources}, and that takes {need} {need|worker|workers}. Besides the card you have none.",
        "zh": "{card}还缺{resources}，要{need}名工人才采得齐。除此牌外你已没有工人。",
    },
    # Workers.
    "why_unpaid": {
        "en": "{card} is under construction and must be paid first; it still needs {resources}.",
        "zh": "{card}正在建造，要先付清造价，还缺{resources}。",
    },
    "why_cost": {
        "en": "With a worker on {card} you couldn’t pay for {cards}: "
        "the {n} left {n|doesn’t|don’t} reach {resources} any more.",
        "zh": "派到{card}，{cards}就付不清了：余下{n}名工人采不到{resources}。",
    },
    "why_new": {
        "en": "{card} lies on its side: no worker can go there before this turn ends.",
        "zh": "{card}还横放着，本回合结束前不能派工人上去。",
    },
    "why_full": {
        "en": "{card} is full: no square is free, and it is sold when this turn ends.",
        "zh": "{card}已满，没有空格，本回合结束时卖出。",
    },
    "why_no_workers": {"en": "Your hand is empty, so you have no workers.", "zh": "你没有手牌，也就没有工人。"},
}
