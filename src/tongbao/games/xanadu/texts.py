"""Texts of Xanadu: of its events, its choices and its reasons."""

from typing import Final

WHYS: Final[dict[str, str]] = {
    # Starting buildings.
    "why_starting": "First you choose {n} starting {n|building|buildings}.",
    "why_started": "Starting buildings are chosen before the first turn, and again only when no building is left.",
    "why_colour": "{card} isn’t of the first colour that you hold; {n|this is|these are}: {cards}.",
    "why_picked": "{card} is among your starting buildings already.",
    # Cards that aren't there.
    "why_not_held": "{card} isn’t in your hand.",
    "why_not_standing": "{card} isn’t standing in any city.",
    # The order of a turn.
    "why_sell_now": "You are selling; building comes next, then the workers.",
    "why_build_now": "You are building; the workers come next.",
    "why_workers_now": "You are placing workers; which cards they are is chosen after that.",
    "why_sell_past": "You sell before you build; your next turn begins with it.",
    "why_build_past": "You build before you place workers freely; for this turn that is over.",
    "why_workers_past": "Your workers are placed; now you choose which cards they are.",
    "why_pass_marked": "A turn in which you sell is no pass, and {cards} {n|is|are} marked for sale.",
    "why_pass_sold": "You have sold this turn, so it can’t be skipped any more.",
    "why_pass_acted": "You have built or placed a worker this turn, so it can’t be skipped any more.",
    "why_pass_workers": "Only the workers are left. To end without placing any is a pass too and refills your hand to "
    "{n}.",
    # Selling.
    "why_not_yours": "{card} belongs to {owner}; you sell only buildings of your own.",
    "why_marked": "{card} is marked for sale.",
    "why_sold_by_itself": "{card} is full: it is sold for {n} when this turn ends.",
    # Building.
    "why_limit": "All {n} sites of your city are taken; one building must be sold first.",
    "why_one_a_turn": "You build one card a turn, and this turn it is {cards}.",
    "why_out_of_reach": "{card} lacks {resources}, and the open squares don’t have all of that. Besides the card you "
    "have {n} {n|worker|workers}, enough for {m} of {k}.",
    "why_few_workers": "{card} lacks {resources}, and that takes {need} workers. Besides the card you have {n}, "
    "enough for {m} of {k}.",
    "why_last_card": "{card} lacks {resources}, and that takes {need} {need|worker|workers}. Besides the card you "
    "have none.",
    # Workers.
    "why_unpaid": "{card} is under construction and must be paid first; it still needs {resources}.",
    "why_cost": "With a worker on {card} you couldn’t pay for {cards}: the {n} left {n|doesn’t|don’t} reach "
    "{resources} any more.",
    "why_new": "{card} lies on its side: no worker can go there before this turn ends.",
    "why_full": "{card} is full: no square is free, and it is sold when this turn ends.",
    "why_no_workers": "Your hand is empty, so you have no workers.",
}


LOG: Final[dict[str, str]] = {
    "chosen": "{player} has chosen.",
    "starts": "{player} starts with {cards}.",
    "sale": "{player} sells {card} for {n}.",
    "bonus": "The Khan adds {n}.",
    "workers_discarded": "Discarded with it: {cards}.",
    "begun": "{player} begins {card}.",
    "worker": "{player} puts a worker on {card} of {owner}: {resources}; price {a} to {b}.",
    "built": "{player} completes {card}.",
    "pass": "{player} passes.",
    "draw": "{player} draws {n}.",
    "draw_own": "{player} draws {n}: {cards}.",
    "forced_sale": "{card} of {owner} is full and sold for {n}.",
    "reshuffle": "New deck: {n} {n|card|cards}, pass {p} of {q}.",
    "marker_in": "The End of Game card is among the last cards.",
    "restart": "No building is left: all refill and start anew.",
    "marker": "{player} draws the End of Game card.",
    "last_round": "This round is finished, then the game ends.",
    "idle": "Nothing has moved for three rounds: the game ends.",
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
    "choose_place": "Worker on {card} of {owner}, square {n}",
    "choose_end_workers": "No more workers",
    "choose_worker": "Use {card} as a worker",
    "choose_skip_turn": "Skip turn, refill to {n}",
}

TEXTS: Final[dict[str, str]] = {**LOG, **CAPTIONS, **WHYS, **END}
