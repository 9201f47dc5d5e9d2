"""Texts of Chang’an: of its events (section 15) and of its choices (section 5)."""

from typing import Final

from tongbao.games.changan.state.events import COUNTED
from tongbao.games.changan.state.reasons import WHYS
from tongbao.languages import in_context

RESULT: Final = "{player}: rows {rows}, row bonuses {row1} + {row2}, corners {corners}, Game Ends {ends}, goods {goods}"


def counted(texts: dict[str, str]) -> dict[str, str]:
    """The texts, and each of them in the contexts of Coins and of Silk: ``choose_gain`` and ``choose_gain_coin``."""
    of_tokens = {f"{kind}_{name}": in_context(name, text) for kind, text in texts.items() for name in COUNTED}
    return texts | of_tokens


LOG: Final[dict[str, str]] = {
    "first_stone": "{player} begins, and starts with 1 Stone more.",
    "draw": "{player} draws a {deck} card.",
    "draw_own": "{player} draws {card}.",
    "draw_paid": "{player} draws a {deck} card for {n} Wheat.",
    "draw_paid_own": "{player} draws {card} for {n} Wheat.",
    "display": "{player} takes {card} from the display; {cards} is revealed.",
    "display_last": "{player} takes {card} from the display.",
    "display_paid": "{player} takes {card} from the display for {n} Wheat; {cards} is revealed.",
    "display_paid_last": "{player} takes {card} from the display for {n} Wheat.",
    "revealed": "{card} is revealed in the display.",
    "reshuffle": "The discard pile is shuffled into a new deck of {n} {n|card|cards}.",
    **counted(
        {
            "produce": "{player} produces at the {gate}: plays {cards}, moves {moved}; takes {n} {type}.",
            "produce_play": "{player} produces at the {gate}: plays {cards}; takes {n} {type}.",
            "produce_move": "{player} produces at the {gate}: moves {moved}; takes {n} {type}.",
        }
    ),
    "build": "{player} builds {card} in the {district}, row {row}, for {resources}.",
    "build_free": "{player} builds {card} in the {district}, row {row}, for free.",
    "travel": "{player} sends {card} to the Silk Road, row {row}, for {resources}, and takes {n} Silk.",
    "travel_bare": "{player} sends {card} to the Silk Road, row {row}, for {resources}.",
    "silk": "{player} takes 1 Silk from {owner}.",
    "buy": "{player} buys {n} {type} for {m} {m|Coin|Coins}.",
    "acquire": "{player} takes {card} from {owner}’s {gate}[ for {n} Stone]; {owner} takes 1 Wheat.",
    "pass": "{player} has no main action to take, and passes.",
    "return": "{player} returns {resources}.",
    "discard": "{player} discards {card}.",
    "use": "{player} uses {card}.",
    "decline": "{player} doesn’t use {card}.",
    "give": "{card} gives {player} {resources}.",
    "take": "{player} takes {resources}.",
    "steal": "{player} takes {resources} from {owner}.",
    "look": "{player} looks at the top {n} {n|card|cards} of the deck.",
    "look_own": "{player} looks at the top {n} {n|card|cards} of the deck: {cards}.",
    "keep": "{player} keeps a {deck} card.",
    "keep_own": "{player} keeps {card}.",
    "recover": "{player} takes {card} from the discard pile.",
    "arrange": "{player} puts {card} at the {gate}.",
    "swap": "{player} swaps {card} and {cards}.",
    "raid": "{player} takes {card} from {owner}’s {gate}; {owner} takes 1 Wheat.",
    "repel": "{player} sends {card} from {owner}’s {gate} back to {owner}’s hand.",
    "steal_card": "{player} takes a {deck} card from {owner}’s hand; {owner} takes 1 Wheat.",
    "steal_card_own": "{player} takes {card} from {owner}’s hand; {owner} takes 1 Wheat.",
    "last_round": "{player} has built {n} cards: this is the last round.",
    "rounds_over": "Round {n} is over: the game ends.",
    "result": RESULT + ": {n} VP.",
    "result_silk": RESULT + ", Silk Road {road_rows} + {road_corners}, Silk {silk}: {n} VP.",
    "winner": "{player} wins.",
    "winner_built": "{player} wins the tie-break with more built cards.",
    "winner_gates": "{player} wins the tie-break with more cards at the gates.",
    "winner_shared": "{player} shares the victory.",
}

NEWS: Final = [
    "last_round",
    "raid",
    "acquire",
    "steal_card_own",
    "steal_card",
    "steal",
    "repel",
    "silk",
    "build",
    "build_free",
    "travel",
    "travel_bare",
    "use",
    "display",
    "produce",
    "produce_play",
    "produce_move",
]
"""Kinds of lines that who has been away should read first."""

CAPTIONS: Final[dict[str, str]] = {
    "choose_draw_deck": "Research: draw from the deck ({deck})",
    "choose_draw_new": "Research: shuffle the discard pile and draw",
    "choose_draw_more": "Draw from the deck ({deck}) for {n} Wheat",
    "choose_draw_more_new": "Shuffle the discard pile and draw for {n} Wheat",
    "choose_draw_display": "Take {card} from the display",
    "choose_draw_display_more": "Take {card} from the display for {n} Wheat",
    "choose_produce": "Produce at the {gate}",
    "choose_build": "Build {card} in the {district}, row {row}",
    "choose_build_road": "Send {card} to the Silk Road, row {row}",
    "choose_build_silk": "Build {card} in the {district}, row {row}, for {n} Silk",
    "choose_buy": "Buy {n} {type} for {m} {m|Coin|Coins}",
    "choose_acquire": "Acquire {card} from {owner}[ for {n} Stone]",
    "choose_end_turn": "End turn",
    "choose_pass": "Pass: no main action is possible",
    "choose_play": "Play {card} at the {gate}",
    "choose_move_top": "Move the top card of the {gate}",
    "choose_move": "Move the top {n} cards of the {gate}",
    "choose_activate": "Use {card}",
    "choose_use": "Use the effect of {card}",
    "choose_decline": "Don’t use it",
    "choose_done": "Done",
    "choose_levy": "Levy {type}",
    "choose_seat": "Choose {player}",
    "choose_discard": "Discard {card}",
    "choose_keep": "Keep {card}",
    "choose_recover": "Take {card} from the discard pile",
    "choose_pick": "Choose {card}",
    "choose_gate": "Choose the {gate}",
    "choose_shift": "Move {card} to the {gate}",
    "choose_district": "Build in the {district}, row {row}",
    "choose_space": "Swap {card}",
    "choose_copy": "Use the effect of {card}",
    "choose_raid": "Take {card} from {owner}",
    "choose_repel": "Send {card} back to {owner}",
    **counted(
        {
            "choose_collect": "Collect {n} {type}",
            "choose_gain": "Take 1 {type}",
            "choose_give": "Return 1 {type}",
            "choose_steal": "Take 1 {type} from {owner}",
            "choose_save": "Pay 1 {type} less",
        }
    ),
    "choose_swap": "Pay 1 {type} instead of 1 {replaced}",
    "choose_swap_more": "Pay 1 {type} instead of 1 {replaced} and {more} more {more|resource|resources}",
    "choose_pay": "Pay {resources}",
}

END: Final[dict[str, str]] = {
    "share_built": "built cards",
    "share_full_rows": "complete rows",
    "share_ends": "Game End cards",
    "share_road": "Silk Road",
    "share_goods": "resources and hand",
    "share_silk": "silk",
}

REASONS: Final = {kind: words for texts in WHYS.values() for kind, words in texts.items()}
"""Why a choice isn't offered."""
TEXTS: Final[dict[str, str]] = {**LOG, **CAPTIONS, **REASONS, **END}
