"""The words of the reasons why something can't be chosen, in English and Chinese."""

from typing import Final

from tongbao.engine.meta import Words

AT_HOME: Final[dict[str, Words]] = {
    "why_no_laborer": {"en": "You have no laborer.", "zh": "你没有劳工。"},
    "why_laborers_tapped": {
        "en": "All your laborers are tapped; they untap when the next round begins.",
        "zh": "你的劳工都已横置；下一轮开始时重置。",
    },
    "why_no_merchant": {"en": "You have no merchant.", "zh": "你没有商人。"},
    "why_merchants_tapped": {
        "en": "All your merchants are tapped; they untap when the next round begins.",
        "zh": "你的商人都已横置；下一轮开始时重置。",
    },
    "why_no_soldier": {"en": "You have no soldier.", "zh": "你没有士兵。"},
    "why_soldiers_tapped": {
        "en": "All your soldiers are tapped; they untap when the next round begins.",
        "zh": "你的士兵都已横置；下一轮开始时重置。",
    },
    "why_soldiers_training": {
        "en": "Your untapped soldiers are in training; they may attack from the next round on.",
        "zh": "你未横置的士兵尚在受训，下一轮起才能进攻。",
    },
    "why_no_citizens": {"en": "Your city has no citizens.", "zh": "你的城没有公民。"},
    "why_citizens_tapped": {
        "en": "All your citizens are tapped; they untap when the next round begins.",
        "zh": "你的公民都已横置；下一轮开始时重置。",
    },
    "why_price_assign": {
        "en": "To become a {to} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal]. You have {have}.",
        "zh": "改任{to}需[{coins}枚钱币、{food}粮食、{metal}金属]，你有{have}。",
    },
    "why_price_grow": {
        "en": "The next citizen costs {food} food. You have {have}.",
        "zh": "下一名公民需{food}粮食，你有{have}。",
    },
    "why_city_full": {"en": "Your city is full: it holds 12 citizens.", "zh": "你的城已满：容12名公民。"},
    "why_price_build": {
        "en": "{improvement} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal]. "
        "You lack [{lack_coins} {lack_coins|coin|coins}, {lack_food} food, {lack_metal} metal].",
        "zh": "{improvement}需[{coins}枚钱币、{food}粮食、{metal}金属]，"
        "你还缺[{lack_coins}枚钱币、{lack_food}粮食、{lack_metal}金属]。",
    },
    "why_owned": {
        "en": "You have {improvement} already; a city has one of a kind.",
        "zh": "你已有{improvement}；每城每种限一座。",
    },
    "why_none_left": {"en": "All copies of {improvement} are built.", "zh": "{improvement}已建完。"},
    "why_price_use": {
        "en": "To use {improvement} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal, {silk} silk]. "
        "You lack [{lack_coins} {lack_coins|coin|coins}, {lack_food} food, {lack_metal} metal, {lack_silk} silk].",
        "zh": "使用{improvement}需[{coins}枚钱币、{food}粮食、{metal}金属、{silk}丝绸]，"
        "你还缺[{lack_coins}枚钱币、{lack_food}粮食、{lack_metal}金属、{lack_silk}丝绸]。",
    },
    "why_not_built": {"en": "You haven’t built {improvement}.", "zh": "你没有{improvement}。"},
    "why_no_use": {"en": "You have no improvement to use.", "zh": "你没有可使用的改良。"},
    "why_works_alone": {
        "en": "{improvement} works by itself; there is nothing to use.",
        "zh": "{improvement}自动生效，无需使用。",
    },
    "why_used": {"en": "You have used {improvement} this round.", "zh": "本轮已用过{improvement}。"},
    "why_nobody_tapped": {"en": "You have no tapped {role}.", "zh": "你没有横置的{role}。"},
    "why_passage_open": {"en": "Your next route is free already.", "zh": "你的下一条路线已经免费。"},
    "why_no_cards": {"en": "Your hand is empty.", "zh": "你没有手牌。"},
    "why_not_in_hand": {"en": "{card} isn’t in your hand.", "zh": "你手中没有{card}。"},
    "why_keeps_points": {
        "en": "{card} is never played: its points count in your hand.",
        "zh": "{card}不打出：留在手中计分。",
    },
    "why_in_battle": {"en": "{card} is played in a battle.", "zh": "{card}在战斗中打出。"},
    "why_toll_changed": {"en": "You have changed your toll this turn.", "zh": "本回合你已改过过路费。"},
    "why_same_toll": {"en": "Your toll is {n} already.", "zh": "你的过路费已是{n}。"},
    "why_want_changed": {
        "en": "You have changed your price for {good} this turn.",
        "zh": "本回合你已改过{good}的求购价。",
    },
    "why_same_want": {"en": "Your price for {good} is {n} already.", "zh": "你对{good}的求购价已是{n}。"},
}

ABROAD: Final[dict[str, Words]] = {
    "why_route_buy": {
        "en": "{good} costs {price} {price|coin|coins} in {empire}[, the route {cost}]. You have {have}.",
        "zh": "在{empire}购买{good}：价{price}[，路费{cost}]。你有{have}枚钱币。",
    },
    "why_route_sell": {
        "en": "The route to {empire} costs {need} {need|coin|coins}, paid before the sale. You have {have}.",
        "zh": "去{empire}的路费为{need}枚钱币，先付后卖。你有{have}枚。",
    },
    "why_route_offer": {
        "en": "The route to {owner} costs {need} {need|coin|coins}. You have {have}.",
        "zh": "去{owner}处的路费为{need}枚钱币。你有{have}枚。",
    },
    "why_route_attack": {
        "en": "To attack {owner} you need {need} {need|coin|coins}: [route {cost}, reserve {n}]. You have {have}.",
        "zh": "进攻{owner}需{need}枚钱币：[路费{cost}，备金{n}]。你有{have}枚。",
    },
    "why_cheapest_only": {
        "en": "At this table everybody takes the cheapest route.",
        "zh": "本桌一律走最便宜的路线。",
    },
    "why_next_door": {"en": "It lies next door: there is no route to choose.", "zh": "本就毗邻，无路可选。"},
    "why_no_city_passed": {"en": "The cheapest route passes no city as it is.", "zh": "最便宜的路线本就不经过城。"},
    "why_no_way_past": {"en": "Every way there leads through a city.", "zh": "去那里的路都要经过城。"},
    "why_slot_empty": {"en": "No silk lies on slot {n} of {empire}.", "zh": "{empire}的{n}号位没有丝绸。"},
    "why_slot_covered": {
        "en": "Slot {n} of {empire} is covered by the fine silk of the slot before it.",
        "zh": "{empire}的{n}号位被前一位的上等丝绸盖住。",
    },
    "why_sold_out": {"en": "{empire} has no {good} left.", "zh": "{empire}已无{good}。"},
    "why_not_bought": {"en": "{empire} buys no more {good} this round.", "zh": "{empire}本轮不再收购{good}。"},
    "why_no_good": {"en": "You have no {good}.", "zh": "你没有{good}。"},
    "why_no_rival": {"en": "That is no other player of this table.", "zh": "那不是本桌的其他玩家。"},
    "why_partner_poor": {"en": "{owner} has no coins.", "zh": "{owner}没有钱币。"},
    "why_refused": {"en": "{owner} has refused your {good} this turn.", "zh": "{owner}本回合已拒绝你的{good}。"},
    "why_offers_made": {
        "en": "You have made {n} offers this turn, the most there may be.",
        "zh": "本回合你已兜售{n}次，不能再多。",
    },
    "why_sacked": {
        "en": "The city of {owner} was sacked this round; nobody attacks it again.",
        "zh": "{owner}的城本轮已被攻破，不得再攻。",
    },
    "why_attacked": {"en": "You have attacked {owner} this round already.", "zh": "你本轮已攻过{owner}。"},
}

ANSWERS: Final[dict[str, Words]] = {
    "why_city_there": {"en": "The city of {owner} lies in {region}.", "zh": "{region}有{owner}的城。"},
    "why_ruin_there": {
        "en": "A ruin of {owner} lies in {region}, closed to others.",
        "zh": "{region}有{owner}的废墟，他人不得占领。",
    },
    "why_own_city": {"en": "Your own city lies in {region}.", "zh": "你自己的城在{region}。"},
    "why_outbid": {
        "en": "{owner} has sent {k} {k|soldier|soldiers}: send more, or pass.",
        "zh": "{owner}已派出{k}名士兵：须更多，否则放弃。",
    },
    "why_soldiers": {"en": "You have {have} {have|soldier|soldiers}.", "zh": "你有{have}名士兵。"},
    "why_bid": {
        "en": "That bid is {need} {need|coin|coins}. You have {have}.",
        "zh": "此价为{need}枚钱币，你有{have}枚。",
    },
    "why_no_sale": {"en": "Only the sale after a fall can be left.", "zh": "只有衰落后的拍卖可以退出。"},
    "why_secret_bids": {
        "en": "At this table limits are named in secret; nobody raises or passes.",
        "zh": "本桌用暗标，不加价也不放弃。",
    },
    "why_open_bids": {"en": "At this table bidding is open: raise or pass.", "zh": "本桌公开竞价：加价或放弃。"},
    "why_partner_coins": {
        "en": "{owner} can pay {have} {have|coin|coins} at most.",
        "zh": "{owner}至多付得起{have}枚钱币。",
    },
    "why_not_next": {
        "en": "{region} isn’t next to where your route has come.",
        "zh": "{region}与路线所到之处不相邻。",
    },
    "why_passed_before": {"en": "Your route has passed {region} before.", "zh": "路线已走过{region}。"},
    "why_dead_end": {"en": "From {region} no way leads on to the goal.", "zh": "从{region}再无路通往目的地。"},
    "why_hop_dear": {
        "en": "By {region} the rest of the route costs {need} {need|coin|coins}. You have {have} for it.",
        "zh": "经{region}，余下的路费为{need}枚钱币，你可用{have}枚。",
    },
    "why_army": {
        "en": "You have {have} trained, untapped {have|soldier|soldiers}.",
        "zh": "你有{have}名训练完毕、未横置的士兵。",
    },
    "why_defence": {"en": "You have {have} untapped {have|soldier|soldiers}.", "zh": "你有{have}名未横置的士兵。"},
    "why_on_turn": {"en": "{card} is played on your own turn.", "zh": "{card}在你自己的回合打出。"},
    "why_defenders_card": {"en": "Only the defender plays {card}.", "zh": "{card}只有防守方可以打出。"},
    "why_attackers_card": {"en": "Only the attacker plays {card}.", "zh": "{card}只有进攻方可以打出。"},
    "why_no_loot": {"en": "{owner} has no {good}.", "zh": "{owner}没有{good}。"},
    "why_one_captive": {"en": "You have taken the one captive of this attack.", "zh": "本次进攻已掳走1人，限一次。"},
    "why_no_captive": {
        "en": "{owner} has no laborer or merchant to carry off.",
        "zh": "{owner}没有劳工或商人可掳。",
    },
    "why_not_looked": {"en": "{card} isn’t among the cards you look at.", "zh": "你看的牌中没有{card}。"},
    "why_not_for_sale": {"en": "You have no {item} to put up.", "zh": "你没有{item}可拍卖。"},
    "why_put_before": {
        "en": "What you have left of {item} is not for sale any more.",
        "zh": "你剩下的{item}不再拍卖。",
    },
}

FIRST: Final[dict[str, Words]] = {
    "why_first_claim": {
        "en": "First every player founds a city. Then the rounds begin, with a turn for each.",
        "zh": "先由各人建城，然后才开始各轮的回合。",
    },
    "why_first_soldiers": {
        "en": "First send soldiers against the barbarians, or pass. Your turn comes later this round.",
        "zh": "先对蛮族出兵或放弃。你的回合在本轮稍后。",
    },
    "why_first_auction": {
        "en": "First answer in the auction. This belongs to your turn.",
        "zh": "先在拍卖中应答。这要到你的回合才能做。",
    },
    "why_first_ask": {"en": "First name your price. Then your turn goes on.", "zh": "先要价，然后继续你的回合。"},
    "why_first_answer": {
        "en": "First accept or refuse the offer. This belongs to your own turn.",
        "zh": "先接受或拒绝。这要到你自己的回合才能做。",
    },
    "why_first_hop": {"en": "First choose the route to its end.", "zh": "先把路线选完。"},
    "why_first_army": {
        "en": "First choose your army. Your turn goes on after the battle.",
        "zh": "先选定军队。战斗之后继续你的回合。",
    },
    "why_first_battle": {
        "en": "First play a battle card or pass. This is not done in a battle.",
        "zh": "先出战斗牌或放弃。战斗中不能做这个。",
    },
    "why_first_defend": {
        "en": "First choose your defenders. This belongs to your own turn.",
        "zh": "先选定守军。这要到你自己的回合才能做。",
    },
    "why_first_plunder": {
        "en": "First take your plunder, or stop. Then your turn goes on.",
        "zh": "先掠夺或停止，然后继续你的回合。",
    },
    "why_first_keep_card": {
        "en": "First keep one of the cards you look at.",
        "zh": "先从所看的牌中保留一张。",
    },
    "why_first_fate": {
        "en": "The turns of this round are over. Keep your empire, or let it fall and rise.",
        "zh": "本轮的回合已结束。请保留帝国，或令其衰落再兴。",
    },
    "why_first_put": {
        "en": "First put up what is for sale. Your next turn comes in the next round.",
        "zh": "先把要拍卖的拿出来。你的下个回合在下一轮。",
    },
}
"""What belongs to a turn, by what is asked before."""

LATER: Final[dict[str, Words]] = {
    "why_later_claim": {"en": "Free regions are claimed before the first round.", "zh": "第一轮之前才占领地区。"},
    "why_later_soldiers": {
        "en": "Soldiers are sent when barbarians come, in Phase 1.",
        "zh": "第一阶段有蛮族来时才派出士兵。",
    },
    "why_later_pass": {"en": "There is nothing to pass on now.", "zh": "眼下没有可放弃的。"},
    "why_later_ask": {"en": "A price is named once you have made an offer.", "zh": "兜售之后才要价。"},
    "why_later_answer": {"en": "You are asked this when somebody offers you a good.", "zh": "有人向你兜售时才问。"},
    "why_later_hop": {
        "en": "Regions are chosen one by one while you travel step by step.",
        "zh": "逐步选路时才逐个选地区。",
    },
    "why_later_army": {"en": "An army is chosen once you attack a city.", "zh": "进攻某城之后才选定军队。"},
    "why_later_defend": {
        "en": "Defenders are chosen when your city is attacked, after the battle cards.",
        "zh": "你的城被攻、战斗牌出完之后才选定守军。",
    },
    "why_later_plunder": {"en": "You plunder once you have sacked a city.", "zh": "攻破某城之后才掠夺。"},
    "why_later_fate": {
        "en": "Once a round, in Phase 3 after all turns, you keep your empire or let it fall and rise.",
        "zh": "每轮一次，在第三阶段、所有回合之后，保留帝国或令其衰落再兴。",
    },
    "why_later_put": {"en": "Things are put up for sale once your empire has fallen.", "zh": "帝国衰落之后才拍卖。"},
    "why_later_auction": {"en": "You are not asked for a bid now.", "zh": "眼下没有请你出价。"},
    "why_later_keep_card": {"en": "You are not looking at cards now.", "zh": "你眼下没有在看牌。"},
}
"""What belongs to no turn, and isn't asked now."""

WHYS: Final[dict[str, Words]] = {**AT_HOME, **ABROAD, **ANSWERS, **FIRST, **LATER}
