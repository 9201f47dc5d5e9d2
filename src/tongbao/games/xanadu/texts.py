"""Texts of Xanadu: of its events, its choices and its reasons."""

from typing import Final

WHYS: Final[dict[str, str]] = {
    # Starting buildings.
    "why_starting": "First choose {n} starting {n|building|buildings}.",
    "why_started": "Starting buildings are chosen before the first turn, and again only when no buildings are left.",
    "why_colour": "A starting building must be of the first colour you hold, in the order brown, blue, yellow, "
    "green, magenta. {card} isn’t; {n|this one is|these are}: {cards}.",
    "why_picked": "{card} is already one of your starting buildings.",
    # Cards that aren't there.
    "why_not_held": "{card} isn’t in your hand.",
    "why_not_standing": "{card} isn’t in any city.",
    # The order of a turn.
    "why_sell_now": "You are selling now. Building comes next, then workers.",
    "why_build_now": "You are building now. Workers come next.",
    "why_workers_now": "You are placing workers now. You choose which cards they are after that.",
    "why_sell_past": "You can sell only at the start of your turn, before you build.",
    "why_build_past": "You build before you place extra workers. It is too late to build this turn.",
    "why_workers_past": "Your workers are placed. Now choose which cards they are.",
    "why_pass_marked": "You can’t skip a turn in which you sell, and {cards} {n|is|are} marked for sale.",
    "why_pass_sold": "You can’t skip this turn any more: you have sold a building.",
    "why_pass_acted": "You can’t skip this turn any more: you have built or placed a worker.",
    "why_pass_workers": "Only workers are left to place. Ending the turn without placing any also counts as skipping "
    "it, and refills your hand to {n}.",
    # Selling.
    "why_not_yours": "{card} belongs to {owner}; you can sell only your own buildings.",
    "why_marked": "{card} is already marked for sale.",
    "why_sold_by_itself": "{card} is full, so it will be sold for {n} when this turn ends.",
    # Building.
    "why_limit": "All {n} sites in your city are taken. You must sell a building first.",
    "why_one_a_turn": "You can build only one card per turn, and this turn it is {cards}.",
    "why_out_of_reach": "{card} still needs {resources}, and the open squares don’t have all of that. Besides this "
    "card, you have {n} {n|worker|workers}, enough for {m} of {k}.",
    "why_few_workers": "{card} still needs {resources}, and that takes {need} workers. Besides this card, you have "
    "{n}, enough for {m} of {k}.",
    "why_last_card": "{card} still needs {resources}, and that takes {need} {need|worker|workers}. Besides this "
    "card, you have none.",
    # Workers.
    "why_unpaid": "{card} is under construction and must be paid for first. It still needs {resources}.",
    "why_cost": "With a worker on {card}, you could no longer pay for {cards}: the remaining {n} {n|worker|workers} "
    "couldn’t bring {resources}.",
    "why_new": "{card} is on its side: no worker can go there until this turn ends.",
    "why_full": "{card} is full: it has no free square and will be sold when this turn ends.",
    "why_no_workers": "Your hand is empty, so you have no workers.",
}


LOG: Final[dict[str, str]] = {
    "chosen": "{player} has chosen.",
    "starts": "{player} starts with {cards}.",
    "sale": "{player} sells {card} for {n}.",
    "bonus": "The Khan adds {n}.",
    "workers_discarded": "Discarded with it: {cards}.",
    "begun": "{player} starts building {card}.",
    "worker": "{player} puts a worker on {owner}’s {card}: {resources}; price {a} to {b}.",
    "built": "{player} completes {card}.",
    "pass": "{player} skips the turn.",
    "draw": "{player} draws {n}.",
    "draw_own": "{player} draws {n}: {cards}.",
    "forced_sale": "{owner} sells the full {card} for {n}.",
    "reshuffle": "New deck: {n} {n|card|cards}, run {p} of {q}.",
    "marker_in": "The End of Game card is now near the bottom of the deck.",
    "restart": "No buildings are left: all players refill their hands and choose new starting buildings.",
    "marker": "{player} draws the End of Game card.",
    "last_round": "The game ends after this round.",
    "idle": "Nothing has happened for three rounds: the game ends.",
    "result": "{player}: {n} tong bao.",
}

END: Final[dict[str, str]] = {
    "verdict": "{player} wins by {n} tong bao",
    "share_sold": "sold by choice",
    "share_full": "full, at the fifth price",
    "share_last": "sold at the end",
    "best": "The Khan paid {player} {n} tong bao for {card}.",
}

NEWS: Final = ["marker", "last_round", "idle", "restart", "forced_sale", "sale", "built", "worker", "begun"]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, str]] = {
    "choose_start": "Start with {card}",
    "choose_sell": "Sell {card} ({n})",
    "choose_end_sales": "Confirm sales ({n})",
    "choose_sell_nothing": "Sell nothing",
    "choose_build": "Build {card}",
    "choose_build_nothing": "Build nothing",
    "choose_build_no_more": "Build no more",
    "choose_place": "Worker on {owner}’s {card}, square {n}",
    "choose_end_workers": "No more workers",
    "choose_worker": "Use {card} as a worker",
    "choose_skip_turn": "Skip turn, refill to {n}",
}

TEXTS: Final[dict[str, str]] = {**LOG, **CAPTIONS, **WHYS, **END}
