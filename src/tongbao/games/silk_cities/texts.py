"""The words of the log (section 16), of the choices (section 14) and of the reasons, in English and Chinese."""

from typing import Final

from tongbao.engine.meta import Words
from tongbao.games.silk_cities.whys import WHYS

LOG: Final[dict[str, Words]] = {
    "claim": {"en": "{player} founds a city in {region}.", "zh": "{player}在{region}建城。"},
    # Phase 1.
    "round": {"en": "Round {n}.", "zh": "第{n}轮。"},
    "newcomer": {"en": "A laborer comes to the empty city of {player}.", "zh": "{player}的空城来了1名劳工。"},
    "income": {"en": "{player} receives {n} {n|coin|coins} of income.", "zh": "{player}得到{n}枚钱币的收入。"},
    "silk_leaves": {"en": "{silk_card} leaves Byzantium.", "zh": "{silk_card}离开拜占庭。"},
    "turned": {"en": "Turned over: {silk_card}.", "zh": "翻开：{silk_card}。"},
    "falls_off": {"en": "{silk_card} falls off China’s track.", "zh": "{silk_card}掉出中国的轨道。"},
    "soldiers_bid": {"en": "{player} sends {n} {n|soldier|soldiers}.", "zh": "{player}派出{n}名士兵。"},
    "soldiers_pass": {"en": "{player} sends no more soldiers.", "zh": "{player}不再增兵。"},
    "soldiers_lost": {
        "en": "{player} loses {n} {n|soldier|soldiers} to the barbarians.",
        "zh": "{player}的{n}名士兵死于蛮族。",
    },
    "surcharge": {
        "en": "{player} sent nobody: every region costs {n} more this round.",
        "zh": "{player}未出兵：本轮每个地区路费加{n}。",
    },
    "horde_met": {"en": "{player} has beaten the barbarians.", "zh": "{player}击退蛮族。"},
    # Development cards.
    "draw": {"en": "{player} draws a development card.", "zh": "{player}抽1张发展牌。"},
    "draw_own": {"en": "{player} draws {card}.", "zh": "{player}抽到{card}。"},
    "look": {"en": "{player} looks at {n} development {n|card|cards}.", "zh": "{player}看{n}张发展牌。"},
    "look_own": {"en": "{player} looks at {cards}.", "zh": "{player}看到{cards}。"},
    "no_card": {
        "en": "No development card is left: {player} receives {n} {n|coin|coins}.",
        "zh": "发展牌已尽：{player}得{n}枚钱币。",
    },
    "reshuffle": {"en": "The discards become the new deck: {n} {n|card|cards}.", "zh": "弃牌洗成新牌库：{n}张。"},
    "play": {"en": "{player} plays {card}.", "zh": "{player}打出{card}。"},
    # Phase 2.
    "first_drawn": {"en": "{player} is first, drawn at random.", "zh": "{player}抽签先行。"},
    "first_rich": {"en": "{player} is first with most coins, {n}.", "zh": "{player}钱币最多（{n}枚），先行。"},
    "first_poor": {
        "en": "Nobody had coins: {player}, last before, is first.",
        "zh": "无人有钱：上轮末位{player}先行。",
    },
    "first_bought": {"en": "{player} bids {n} {n|coin|coins} and is first.", "zh": "{player}出价{n}枚钱币，先行。"},
    "first_unbid": {"en": "Nobody bids: {player} is first.", "zh": "无人出价：{player}先行。"},
    "turn": {"en": "The turn of {player}.", "zh": "{player}的回合。"},
    "assign": {"en": "{player} makes a {role} a {to}.", "zh": "{player}将{role}改任{to}。"},
    "gather": {"en": "{player} gathers {n} {good}.", "zh": "{player}收获{n}{good}。"},
    "grow": {"en": "{player} gains a citizen for {n} food.", "zh": "{player}花{n}粮食增加1名公民。"},
    "build": {
        "en": "{player} builds {improvement} for [{coins} {coins|coin|coins}, {food} food, {metal} metal].",
        "zh": "{player}建造{improvement}：[{coins}枚钱币、{food}粮食、{metal}金属]。",
    },
    "use": {
        "en": "{player} uses {improvement} for "
        "[{coins} {coins|coin|coins}, {food} food, {metal} metal, {silk} silk, {fine} fine silk].",
        "zh": "{player}使用{improvement}，付[{coins}枚钱币、{food}粮食、{metal}金属、{silk}丝绸、{fine}上等丝绸]。",
    },
    "use_untap": {"en": "{player} uses {improvement}.", "zh": "{player}使用{improvement}。"},
    "stack": {"en": "{player} leaves {n} {n|coin|coins} in {region}.", "zh": "{player}在{region}留下{n}枚钱币。"},
    "passage": {
        "en": "{player} pays {owner} {n} {n|coin|coins} to pass {region}.",
        "zh": "{player}过{region}，付{owner}{n}枚钱币。",
    },
    "buy": {
        "en": "{player} buys {good} in {empire} for {price}[, route {route}].",
        "zh": "{player}在{empire}购买{good}：价{price}[，路费{route}]。",
    },
    "sell": {
        "en": "{player} sells {good} to {empire} for {price}[, route {route}].",
        "zh": "{player}向{empire}出售{good}：得{price}[，路费{route}]。",
    },
    "sale_bonus": {"en": "{player} receives {n} {n|coin|coins} more.", "zh": "{player}另得{n}枚钱币。"},
    "offer": {"en": "{player} offers {good} to {owner}.", "zh": "{player}向{owner}兜售{good}。"},
    "ask": {"en": "{player} asks {owner} for {n} {n|coin|coins}.", "zh": "{player}向{owner}要价{n}枚钱币。"},
    "refuse": {"en": "{player} refuses the {good} of {owner}.", "zh": "{player}拒绝{owner}的{good}。"},
    "deal": {
        "en": "{owner} buys {good} from {player} for {n}[, route {k}].",
        "zh": "{owner}从{player}买下{good}：价{n}[，路费{k}]。",
    },
    "toll": {"en": "{player} sets the toll to {n}.", "zh": "{player}将过路费定为{n}。"},
    "want": {"en": "{player} buys {good} at up to {n}.", "zh": "{player}求购{good}，最高{n}。"},
    "attack": {"en": "{player} attacks {owner}.", "zh": "{player}进攻{owner}。"},
    "army": {"en": "{player} sets out with {n} {n|soldier|soldiers}.", "zh": "{player}出兵{n}名。"},
    "battle_pass": {"en": "{player} plays no card.", "zh": "{player}不出牌。"},
    "called_off": {"en": "The attack is called off.", "zh": "进攻中止。"},
    "defend": {"en": "Defenders of {player}: {n}.", "zh": "{player}的守军：{n}名。"},
    "strengths": {
        "en": "Strength of {player} {n}, of {owner} {k}.",
        "zh": "力量：{player}{n}，{owner}{k}。",
    },
    "losses": {"en": "Soldiers lost: {player} {n}, {owner} {k}.", "zh": "阵亡士兵：{player}{n}名，{owner}{k}名。"},
    "sacked": {"en": "{player} sacks the city of {owner}.", "zh": "{player}攻破{owner}的城池。"},
    "ransom": {
        "en": "{player} takes from {owner}: [{n} {n|coin|coins} of ransom, {k} metal of captured arms].",
        "zh": "{player}从{owner}得到：[赎金{n}枚钱币、缴获兵器{k}金属]。",
    },
    "plunder": {"en": "{player} plunders {good} from {owner}.", "zh": "{player}从{owner}掠得{good}。"},
    "plunder_coins": {
        "en": "{player} plunders {n} {n|coin|coins} from {owner}.",
        "zh": "{player}从{owner}掠得{n}枚钱币。",
    },
    "plunder_captive": {"en": "{player} takes a captive from {owner}.", "zh": "{player}从{owner}掳走1人。"},
    # Phase 3.
    "treasury": {"en": "{n} {n|coin joins|coins join} the treasury of {region}.", "zh": "{n}枚钱币归入{region}府库。"},
    "dues": {
        "en": "{player} takes {n} {n|coin|coins} of dues from {region}.",
        "zh": "{player}从{region}征得{n}枚钱币。",
    },
    "to_bank": {"en": "The bank removes {n} {n|coin|coins} from {region}.", "zh": "银行收走{region}的{n}枚钱币。"},
    "growth": {
        "en": "Every treasury without a city grows by {n}.",
        "zh": "无城地区的府库各增{n}枚。",
    },
    "keep": {"en": "{player} keeps the empire.", "zh": "{player}保留帝国。"},
    "rise": {
        "en": "The empire of {player} falls and rises in {region}.",
        "zh": "{player}的帝国衰落，在{region}再兴。",
    },
    "golden_age": {
        "en": "{player} receives the treasury, {treasury}, and a Golden Age of {n}: [food {food}, metal {metal}, "
        "silk {silk}, fine silk {fine}, citizens {citizens}, improvements {improvements}].",
        "zh": "{player}得府库{treasury}，黄金时代{n}：[粮食{food}，金属{metal}，丝绸{silk}，上等丝绸{fine}，"
        "公民{citizens}，改良{improvements}]。",
    },
    "golden_age_of_nothing": {
        "en": "{player} receives the treasury, {treasury}; the Golden Age brings nothing.",
        "zh": "{player}得府库{treasury}；黄金时代一无所得。",
    },
    "put": {"en": "{player} puts up {item}.", "zh": "{player}拍卖{item}。"},
    "sold": {"en": "{player} buys {item} for {n}.", "zh": "{player}以{n}枚钱币拍得{item}。"},
    "unsold": {"en": "Nobody bids: {player} keeps {item}.", "zh": "无人出价：{player}保留{item}。"},
    "keep_all": {"en": "{player} keeps {item} ({n}): nobody can bid.", "zh": "{player}保留{item}（{n}）：无人能出价。"},
    "out": {"en": "{player} leaves the sale.", "zh": "{player}退出拍卖。"},
    "auction_raise": {"en": "{player} bids {n} {n|coin|coins}.", "zh": "{player}出价{n}枚钱币。"},
    "auction_pass": {"en": "{player} bids no more.", "zh": "{player}不再出价。"},
    # The end.
    "end_victory": {"en": "The Victory Points are reached: the game is over.", "zh": "胜利分已足：游戏结束。"},
    "end_deck": {"en": "The silk deck is empty: the game is over.", "zh": "丝绸牌已尽：游戏结束。"},
    "winner": {"en": "{player} wins.", "zh": "{player}获胜。"},
    "result": {
        "en": "{player}: {n} Victory {n|Point|Points}[ ({cards})].",
        "zh": "{player}：{n}点胜利分[（{cards}）]。",
    },
}

NEWS: Final = [
    "end_victory",
    "end_deck",
    "sacked",
    "plunder",
    "plunder_coins",
    "plunder_captive",
    "ransom",
    "surcharge",
    "passage",
    "offer",
    "deal",
    "rise",
    "golden_age",
    "play",
    "draw",
    "sell",
    "build",
    "silk_leaves",
    "buy",
    "attack",
]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, Words]] = {
    "choose_claim": {"en": "Claim {region}", "zh": "占领{region}"},
    "choose_soldiers": {"en": "Send {n} {n|soldier|soldiers}", "zh": "派出{n}名士兵"},
    "choose_pass": {"en": "Pass", "zh": "放弃"},
    "choose_assign": {"en": "Make a {role} a {to}", "zh": "{role}改任{to}"},
    "choose_gather": {"en": "Gather {good}", "zh": "收获{good}"},
    "choose_grow": {"en": "Add a citizen", "zh": "增加公民"},
    "choose_build": {"en": "Build {improvement}", "zh": "建造{improvement}"},
    "choose_use": {"en": "Use {improvement}", "zh": "使用{improvement}"},
    "choose_play": {"en": "Play {card}", "zh": "打出{card}"},
    "choose_buy": {"en": "Buy {good} for {price}[, route {cost}]", "zh": "购买{good}：价{price}[，路费{cost}]"},
    "choose_buy_1": {
        "en": "Buy {good} for {price}[, route past no city {cost}]",
        "zh": "购买{good}：价{price}[，绕城路费{cost}]",
    },
    "choose_buy_2": {"en": "Buy {good} for {price}, step by step", "zh": "购买{good}：价{price}，逐步选路"},
    "choose_sell": {"en": "Sell {good} for {price}[, route {cost}]", "zh": "出售{good}：得{price}[，路费{cost}]"},
    "choose_sell_1": {
        "en": "Sell {good} for {price}[, route past no city {cost}]",
        "zh": "出售{good}：得{price}[，绕城路费{cost}]",
    },
    "choose_sell_2": {"en": "Sell {good} for {price}, step by step", "zh": "出售{good}：得{price}，逐步选路"},
    "choose_offer": {"en": "Offer {good} to {owner}[, route {cost}]", "zh": "向{owner}出售{good}[，路费{cost}]"},
    "choose_offer_1": {
        "en": "Offer {good} to {owner}, route past no city {cost}",
        "zh": "向{owner}出售{good}，绕城路费{cost}",
    },
    "choose_offer_2": {"en": "Offer {good} to {owner}, step by step", "zh": "向{owner}出售{good}，逐步选路"},
    "choose_ask": {"en": "Ask {n} {n|coin|coins}", "zh": "要价{n}枚"},
    "choose_accept": {"en": "Accept", "zh": "接受"},
    "choose_refuse": {"en": "Refuse", "zh": "拒绝"},
    "choose_hop": {"en": "Go through {region} ({cost})", "zh": "经过{region}（{cost}）"},
    "choose_toll": {"en": "Set toll to {n}", "zh": "过路费定为{n}"},
    "choose_want": {"en": "Buy {good} at up to {n}", "zh": "求购{good}，最高{n}"},
    "choose_attack": {"en": "Attack {owner}[, route {cost}, reserve {n}]", "zh": "进攻{owner}[，路费{cost}，备金{n}]"},
    "choose_attack_1": {
        "en": "Attack {owner}, route past no city {cost}, reserve {n}",
        "zh": "进攻{owner}，绕城路费{cost}，备金{n}",
    },
    "choose_attack_2": {"en": "Attack {owner}, step by step, reserve {n}", "zh": "进攻{owner}，逐步选路，备金{n}"},
    "choose_army": {"en": "Attack with {n}", "zh": "出兵{n}名"},
    "choose_defend": {"en": "Defend with {n}", "zh": "以{n}名士兵防守"},
    "choose_plunder": {"en": "Take {good}", "zh": "掠夺{good}"},
    "choose_plunder_coins": {"en": "Take {n} {n|coin|coins}", "zh": "掠夺{n}枚钱币"},
    "choose_plunder_captive": {"en": "Take a captive", "zh": "掳走1人"},
    "choose_done": {"en": "Stop plundering", "zh": "停止掠夺"},
    "choose_end": {"en": "End turn", "zh": "结束回合"},
    "choose_keep": {"en": "Keep the empire", "zh": "保留帝国"},
    "choose_rise": {"en": "Fall, and rise in {region}", "zh": "衰落，在{region}兴起"},
    "choose_put": {"en": "Put up {item}", "zh": "拍卖{item}"},
    "choose_limit": {"en": "Bid up to {n}", "zh": "最高出价{n}"},
    "choose_no_bid": {"en": "No bid", "zh": "不出价"},
    "choose_raise": {"en": "Raise by {n} to {k}", "zh": "加价{n}，至{k}"},
    "choose_out": {"en": "Leave the sale", "zh": "退出本次拍卖"},
    "choose_keep_card": {"en": "Keep {card}", "zh": "保留{card}"},
}

END: Final[dict[str, Words]] = {
    "verdict": {
        "en": "{player} wins by {n} Victory {n|Point|Points}",
        "zh": "{player}以{n}点胜利分之差获胜",
    },
    "share_cards": {"en": "development cards", "zh": "发展牌"},
}

TEXTS: Final[dict[str, Words]] = {**LOG, **CAPTIONS, **WHYS, **END}
