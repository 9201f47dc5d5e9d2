"""Texts of Pocket Chang’An: of its events (section 11.3) and of its choices (section 5.2)."""

from typing import Final

from tongbao.games.pocket_changan.state.reasons import WHYS

LOG: Final[dict[str, str]] = {
    "turn": "Round {n}: {player}.",
    "draw": "{player} draws {n} {n|card|cards}.",
    "draw_own": "{player} draws {n} {n|card|cards}: {cards}.",
    "play": "{player} plays {card} in the {type} column.",
    "play_as": "{player} plays {card} in the {type} column, as {type}.",
    "buy": "{player} discards {cards} and buys {card}, keeping it in hand.",
    "buy_play": "{player} discards {cards}, buys {card} and plays it in the {type} column.",
    "buy_play_as": "{player} discards {cards}, buys {card} and plays it in the {type} column, as {type}.",
    "refill": "Turned up: {cards}.",
    "reshuffle": "The discard pile becomes the new deck: {n} {n|card|cards}.",
    "pass": "{player} ends their actions.",
    "descend": "{player} makes the {type} column descend.",
    "ward": "{player} takes {card} from the public area on a ward visit.",
    "limit": "{player} discards {card} (hand limit).",
    "more_actions": "{player} has {n} more {n|action|actions} this turn.",
    "look": "{player} looks at {n} {n|card|cards} from the top of the deck.",
    "look_own": "{player} looks at {n} {n|card|cards} from the top of the deck: {cards}.",
    "keep": "{player} keeps a card.",
    "keep_own": "{player} keeps {card}.",
    "discarded": "Discarded: {cards}.",
    "exchange": "{player} exchanges {cards} for {card}.",
    "recall": "{player} takes {card} back into hand.",
    "take_public": "{player} takes {card} from the public area.",
    "take_discard": "{player} takes {card} from the discard pile.",
    "take_revealed": "{player} takes {card}.",
    "lose": "{player} discards {card} from their Urban Area.",
    "give": "{player} hands a card to {owner}.",
    "give_own": "{player} hands {card} to {owner}.",
    "drop": "{player} discards {card} from hand.",
    "protected": "{player} is protected by {card}.",
    "reveal": "Revealed: {cards}.",
    "copy": "{player} uses the effect of {card}.",
    "declined": "{player} doesn’t use {card}.",
    "nothing": "{card}: nothing happens.",
    "free_play": "{card}: until the end of {player}’s next turn, all players ignore the number and condition rules "
    "when playing.",
    "free_play_over": "{card} ends: the number and condition rules for playing apply again.",
    "free_buy": "{card}: until the end of {player}’s next turn, all players ignore the number rule when buying.",
    "free_buy_over": "{card} ends: the number rule for buying applies again.",
    "court": "The Court turns up {card}.",
    "court_replaces": "The Court discards {cards}; {card} takes its place.",
    "end_event": "End Game Event: the game is scored after this round.",
    "end_deck": "The deck and the discard pile are empty: the game is scored after this round.",
    "end_rounds": "The last round is over: the game is scored.",
    "concession": "{player} concedes.",
    "winner": "{player} is the last player left and wins.",
    "result": "{player}: military {military}, economy {economy}, culture {culture}, politics {politics}; base {base}; "
    "{cards}: {bonuses} = {bonus}; total {n}.",
    "result_bare": "{player}: military {military}, economy {economy}, culture {culture}, politics {politics}; base "
    "{base}; no cards; total {n}.",
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

CAPTIONS: Final[dict[str, str]] = {
    "choose_play": "Play {card} in the {type} column",
    "choose_pay": "Discard {card} to buy",
    "choose_buy": "Buy {card}",
    "choose_keep": "Keep in hand",
    "choose_place": "Play it in the {type} column",
    "choose_draw": "Draw a card",
    "choose_pass": "End actions",
    "choose_descend": "Make the {type} column descend",
    "choose_take": "Take {card}",
    "choose_skip": "Don’t use it",
    "choose_offer": "Exchange {card}",
    "choose_recall": "Take back {card}",
    "choose_copy": "Use the effect of {card}",
    "choose_lose": "Discard {card} from your Urban Area",
    "choose_give": "Hand over {card}",
    "choose_drop": "Discard {card} from hand",
}

END: Final[dict[str, str]] = {
    "share_base": "base: lowest type × sum of the others",
    "share_bonus": "points from cards",
}

TEXTS: Final[dict[str, str]] = {**LOG, **CAPTIONS, **WHYS, **END}
