"""The words of the reasons why something can't be chosen, in English and Chinese."""

from typing import Final

AT_HOME: Final[dict[str, str]] = {
    "why_no_laborer": "You have no laborer.",
    "why_laborers_tapped": "All your laborers are tapped; they untap when the next round begins.",
    "why_no_merchant": "You have no merchant.",
    "why_merchants_tapped": "All your merchants are tapped; they untap when the next round begins.",
    "why_no_soldier": "You have no soldier.",
    "why_soldiers_tapped": "All your soldiers are tapped; they untap when the next round begins.",
    "why_soldiers_training": "Your untapped soldiers are in training; they may attack from the next round on.",
    "why_no_citizens": "Your city has no citizens.",
    "why_citizens_tapped": "All your citizens are tapped; they untap when the next round begins.",
    "why_price_assign": "To become a {to} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal]. You have "
    "{have}.",
    "why_price_grow": "The next citizen costs {food} food. You have {have}.",
    "why_city_full": "Your city is full: it holds 12 citizens.",
    "why_price_build": "{improvement} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal]. You lack "
    "[{lack_coins} {lack_coins|coin|coins}, {lack_food} food, {lack_metal} metal].",
    "why_owned": "You have {improvement} already; a city has one of a kind.",
    "why_none_left": "All copies of {improvement} are built.",
    "why_price_use": "To use {improvement} costs [{coins} {coins|coin|coins}, {food} food, {metal} metal, {silk} "
    "silk]. You lack [{lack_coins} {lack_coins|coin|coins}, {lack_food} food, {lack_metal} metal, {lack_silk} silk].",
    "why_not_built": "You haven’t built {improvement}.",
    "why_no_use": "You have no improvement to use.",
    "why_works_alone": "{improvement} works by itself; there is nothing to use.",
    "why_used": "You have used {improvement} this round.",
    "why_nobody_tapped": "You have no tapped {role}.",
    "why_passage_open": "Your next route is free already.",
    "why_no_cards": "Your hand is empty.",
    "why_not_in_hand": "{card} isn’t in your hand.",
    "why_keeps_points": "{card} is never played: its points count in your hand.",
    "why_in_battle": "{card} is played in a battle.",
    "why_toll_changed": "You have changed your toll this turn.",
    "why_same_toll": "Your toll is {n} already.",
    "why_want_changed": "You have changed your price for {good} this turn.",
    "why_same_want": "Your price for {good} is {n} already.",
}

ABROAD: Final[dict[str, str]] = {
    "why_route_buy": "{good} costs {price} {price|coin|coins} in {empire}[, the route {cost}]. You have {have}.",
    "why_route_sell": "The route to {empire} costs {need} {need|coin|coins}, paid before the sale. You have {have}.",
    "why_route_offer": "The route to {owner} costs {need} {need|coin|coins}. You have {have}.",
    "why_route_attack": "To attack {owner} you need {need} {need|coin|coins}: [route {cost}, reserve {n}]. You have "
    "{have}.",
    "why_cheapest_only": "At this table everybody takes the cheapest route.",
    "why_next_door": "It lies next door: there is no route to choose.",
    "why_no_city_passed": "The cheapest route passes no city as it is.",
    "why_no_way_past": "Every way there leads through a city.",
    "why_slot_empty": "No silk lies on slot {n} of {empire}.",
    "why_slot_covered": "Slot {n} of {empire} is covered by the fine silk of the slot before it.",
    "why_sold_out": "{empire} has no {good} left.",
    "why_not_bought": "{empire} buys no more {good} this round.",
    "why_no_good": "You have no {good}.",
    "why_no_rival": "That is no other player of this table.",
    "why_partner_poor": "{owner} has no coins.",
    "why_refused": "{owner} has refused your {good} this turn.",
    "why_offers_made": "You have made {n} offers this turn, the most there may be.",
    "why_sacked": "The city of {owner} was sacked this round; nobody attacks it again.",
    "why_attacked": "You have attacked {owner} this round already.",
}

ANSWERS: Final[dict[str, str]] = {
    "why_city_there": "The city of {owner} lies in {region}.",
    "why_ruin_there": "A ruin of {owner} lies in {region}, closed to others.",
    "why_own_city": "Your own city lies in {region}.",
    "why_outbid": "{owner} has sent {k} {k|soldier|soldiers}: send more, or pass.",
    "why_soldiers": "You have {have} {have|soldier|soldiers}.",
    "why_bid": "That bid is {need} {need|coin|coins}. You have {have}.",
    "why_no_sale": "Only the sale after a fall can be left.",
    "why_secret_bids": "At this table limits are named in secret; nobody raises or passes.",
    "why_open_bids": "At this table bidding is open: raise or pass.",
    "why_partner_coins": "{owner} can pay {have} {have|coin|coins} at most.",
    "why_not_next": "{region} isn’t next to where your route has come.",
    "why_passed_before": "Your route has passed {region} before.",
    "why_dead_end": "From {region} no way leads on to the goal.",
    "why_hop_dear": "By {region} the rest of the route costs {need} {need|coin|coins}. You have {have} for it.",
    "why_army": "You have {have} trained, untapped {have|soldier|soldiers}.",
    "why_defence": "You have {have} untapped {have|soldier|soldiers}.",
    "why_on_turn": "{card} is played on your own turn.",
    "why_defenders_card": "Only the defender plays {card}.",
    "why_attackers_card": "Only the attacker plays {card}.",
    "why_no_loot": "{owner} has no {good}.",
    "why_one_captive": "You have taken the one captive of this attack.",
    "why_no_captive": "{owner} has no laborer or merchant to carry off.",
    "why_not_looked": "{card} isn’t among the cards you look at.",
    "why_not_for_sale": "You have no {item} to put up.",
    "why_put_before": "What you have left of {item} is not for sale any more.",
}

FIRST: Final[dict[str, str]] = {
    "why_first_claim": "First every player founds a city. Then the rounds begin, with a turn for each.",
    "why_first_soldiers": "First send soldiers against the barbarians, or pass. Your turn comes later this round.",
    "why_first_auction": "First answer in the auction. This belongs to your turn.",
    "why_first_ask": "First name your price. Then your turn goes on.",
    "why_first_answer": "First accept or refuse the offer. This belongs to your own turn.",
    "why_first_hop": "First choose the route to its end.",
    "why_first_army": "First choose your army. Your turn goes on after the battle.",
    "why_first_battle": "First play a battle card or pass. This is not done in a battle.",
    "why_first_defend": "First choose your defenders. This belongs to your own turn.",
    "why_first_plunder": "First take your plunder, or stop. Then your turn goes on.",
    "why_first_keep_card": "First keep one of the cards you look at.",
    "why_first_fate": "The turns of this round are over. Keep your empire, or let it fall and rise.",
    "why_first_put": "First put up what is for sale. Your next turn comes in the next round.",
}
"""What belongs to a turn, by what is asked before."""

LATER: Final[dict[str, str]] = {
    "why_later_claim": "Free regions are claimed before the first round.",
    "why_later_soldiers": "Soldiers are sent when barbarians come, in Phase 1.",
    "why_later_pass": "There is nothing to pass on now.",
    "why_later_ask": "A price is named once you have made an offer.",
    "why_later_answer": "You are asked this when somebody offers you a good.",
    "why_later_hop": "Regions are chosen one by one while you travel step by step.",
    "why_later_army": "An army is chosen once you attack a city.",
    "why_later_defend": "Defenders are chosen when your city is attacked, after the battle cards.",
    "why_later_plunder": "You plunder once you have sacked a city.",
    "why_later_fate": "Once a round, in Phase 3 after all turns, you keep your empire or let it fall and rise.",
    "why_later_put": "Things are put up for sale once your empire has fallen.",
    "why_later_auction": "You are not asked for a bid now.",
    "why_later_keep_card": "You are not looking at cards now.",
}
"""What belongs to no turn, and isn't asked now."""

WHYS: Final[dict[str, str]] = {**AT_HOME, **ABROAD, **ANSWERS, **FIRST, **LATER}
