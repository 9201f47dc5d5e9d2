"""The words of Xanadu's log (section 13) and of its choices (section 7), with those of ``whys`` all its texts."""

from typing import Final

from tongbao.games.xanadu.whys import WHYS

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
