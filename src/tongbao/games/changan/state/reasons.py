"""Reasons: their texts, by their paragraphs in the rules for players, and how the rules give them."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.cards.board import TYPES
from tongbao.games.changan.state.table import Changan

WHYS: Final[dict[str, dict[str, str]]] = {
    "turn": {
        "why_main_research": "Research is your main action of this turn; the next one comes with your next turn.",
        "why_main_produce": "Produce is your main action of this turn; the next one comes with your next turn.",
        "why_main_build": "Build is your main action of this turn; the next one comes with your next turn.",
        "why_main_due": "Your main action comes first: Research, Produce or Build.",
        "why_asked": "This is chosen only where a card or an action asks for it.",
        "why_no_seat": "Nobody sits there.",
        "why_self": "Only another player can be chosen here.",
        "why_not_in_hand": "{card} isn’t in your hand.",
    },
    "research": {
        "why_no_deck": "Deck and discard pile are empty.",
        "why_no_display": "This space of the display is empty.",
        "why_researching": "You are still researching: take another card, or stop.",
    },
    "produce": {
        "why_full_gate": "{n} cards lie at the {gate}: it is full.",
        "why_full_gates": "All your gates are full.",
        "why_empty_gate": "No card lies at the {gate}.",
        "why_few_cards": "Only {n} {n|card lies|cards lie} at the {gate}.",
        "why_nothing_to_bring": "You have no card to bring to the {gate}: your hand and your other gates are empty.",
        "why_play": "{card} goes to a gate with Produce: choose the gate first.",
        "why_move": "Cards of the {gate} move with Produce: first choose the gate they go to.",
        "why_move_covered": "Only the top card of the {gate} can be built. The top {n} move together, with Produce: "
        "first choose the gate they go to.",
        "why_no_room_elsewhere": "None of your other gates has room for {n} {n|card|cards} of the {gate}.",
        "why_collect": "First choose a gate to produce at, and bring a card there.",
        "why_placing": "You are producing at the {gate}: bring cards there, then collect.",
        "why_nothing_came": "No card has come to the {gate} yet: one at least must.",
        "why_target": "You are producing at the {gate}: the cards there stay.",
        "why_moved": "Cards of the {gate} have moved in this Produce; from each gate they move once.",
        "why_little_room": "The {gate} has room for {n} {n|card|cards}, not for {m}.",
        "why_collected": "The {gate} has yielded: cards come there with your next Produce.",
        "why_activate": "A Character acts once the gate above it has produced.",
    },
    "build": {
        "why_no_card_at_gates": "No card lies at your gates to be built: Produce brings one there.",
        "why_nothing_to_build": "No card lies at the {gate} to be built: one comes there with Produce.",
        "why_later_row": "The rows of the {district} fill up from the first to the third: next is row {row}.",
        "why_full_district": "No space is free in the {district}.",
        "why_price": "{card} lacks {resources} for row {row} of the {district}.",
        "why_price_helped": "{card} lacks {n} of {resources} for row {row} of the {district}; your cards spare you "
        "the rest.",
        "why_coin": "You can pay for row {row} of the {district}, but not the extra Coin of {card}.",
        "why_paying": "You are paying for {card}: that comes first.",
        "why_saves_first": "First choose what you pay less: {n} {n|resource|resources}.",
        "why_nothing_to_save": "You have chosen all that you pay less.",
        "why_save_else": "With 1 {type} less you couldn’t pay the rest.",
        "why_swap_else": "With {type} in place of {replaced} you couldn’t pay the rest.",
        "why_no_swap": "{type} can’t stand in for others here, or no more of it.",
        "why_not_due": "No {type} is left to pay.",
        "why_none_held": "You have no {type} to give.",
        "why_not_covered": "You lack {resources}: pay something else instead.",
    },
    "buy": {
        "why_bought": "You have bought {n} {n|time|times} this turn, and may no more.",
        "why_coins": "A Buy costs {n} {n|Coin|Coins}; you have {m}.",
        "why_acquired": "You have acquired a card this turn; the next chance comes with your next turn.",
        "why_stone": "To acquire {card} costs {n} Stone; you have {m}.",
        "why_no_rival_card": "No card lies at the {gate} of {owner}.",
        "why_lowest": "{card} is the lowest card at the {gate} of {owner}: it is safe.",
    },
    "end-of-turn": {
        "why_ending": "Your turn is ending: discard {n} {n|card|cards} first, you may keep {m}.",
    },
    "characters": {
        "why_characters": "The Characters of the {district} come first: use them, or stop.",
        "why_offer": "{card} has just been built: first use its effect, or don’t.",
        "why_effect": "First comes what {card} asks you.",
        "why_not_among": "{card} doesn’t offer this.",
        "why_at_rest": "{card} acts once the {gate} above it has produced.",
        "why_free_space": "No card lies in row {row} of the {district}.",
        "why_acted": "The Character in row {row} of the {district} has acted in this Produce.",
        "why_empty_hand": "Your hand is empty: {card} has nothing to work with.",
        "why_empty_gates": "Your gates are empty: {card} has nothing to work with.",
        "why_empty_display": "The display is empty: {card} can take nothing.",
        "why_no_discards": "The discard pile is empty: {card} can take nothing.",
        "why_counts_little": "{card} brings something for every {n} that it counts; you have {m}.",
        "why_counts_much": "{card} helps only who has at most {n} of what it counts; you have {m}.",
        "why_nothing_to_give": "{card} takes {resources}, and you have none.",
        "why_not_taken": "{card} doesn’t take {type}.",
        "why_not_brought": "{card} doesn’t bring {type}.",
        "why_nobody_ahead": "{card} brings that of which another player has more, and nobody has more of anything.",
        "why_nobody_has_more": "Nobody has more {type} than you: you have {n}.",
        "why_nobody_to_rob": "Nobody unguarded has more than you of what {card} takes.",
        "why_has_no_more": "{player} has {n} {type} and you have {m}: too little to take from.",
        "why_nobody_to_levy": "{card} levies from {n} of a resource on, and nobody unguarded has as many.",
        "why_no_levy": "Nobody unguarded has {n} {type}.",
        "why_no_raid": "No unguarded gate of another player has a second card for {card} to take.",
        "why_no_full_hand": "{card} takes from hands of {n} cards or more, and nobody unguarded has as many.",
        "why_small_hand": "{card} takes from hands of {n} cards or more; {player} has {m}.",
        "why_nothing_to_copy": "{card} acts as another of your Characters, and none could do anything now.",
        "why_nothing_to_copy_elsewhere": "{card} acts as a Character of another player, and none could do anything "
        "for you now.",
        "why_copies_own": "{card} acts only as one of your own Characters.",
        "why_copies_others": "{card} acts only as a Character of another player.",
        "why_copier": "{card} copies itself, so it can’t be copied.",
        "why_no_ground": "In the rows where {card} lets you build no space is next.",
        "why_other_rows": "Next in the {district} is row {row}, where {card} doesn’t let you build.",
        "why_only_city": "{card} lets you build only in the districts.",
        "why_only_road": "{card} lets you build only on the Silk Road.",
        "why_swaps_two": "{card} is the first of the two that change places: choose another.",
    },
    "permanents": {
        "why_permanent": "{card} is a Permanent: it works by itself and is never used.",
        "why_guarded": "{card} guards {owner} against this.",
    },
    "game-ends": {
        "why_game_end": "{card} is a Game End: it counts when the game ends, and is never used.",
    },
    "silk-road": {
        "why_no_road": "This table is played without the Silk Road.",
        "why_no_character": "{card} isn’t a Character; only Characters go to the Silk Road.",
        "why_silk": "To build for Silk costs {n} Silk; you have {m}.",
        "why_coin_for_silk": "You have the Silk, but not the extra Coin of {card}.",
        "why_no_silk": "{card} would bring Silk, but the stock is empty and nobody unguarded has any.",
        "why_taking_silk": "First choose from whom you take Silk: {n} in all.",
        "why_less_silk": "Silk comes from the richest: {player} has {m}, another {n}.",
    },
}
RULE_OF: Final = {kind: rule for rule, texts in WHYS.items() for kind in texts}
"""By kind of reason: the anchor of its paragraph."""


MOST_REMEDIES: Final = 3


def reason(
    kind: str,
    facts: Facts,
    have: list[str] | None = None,
    lack: list[str] | None = None,
    causes: list[int] | None = None,
    remedies: list[Remedy] | None = None,
) -> Reason:
    """A reason of a kind; its paragraph is where the kind stands among the texts."""
    return Reason(f"why_{kind}", facts, have, lack, causes, remedies, RULE_OF[f"why_{kind}"])


def helps(game: Changan, choices: list[Choice], facts: Facts | None = None) -> list[Remedy]:
    """Those of the choices that are offered now, as remedies; each brings the same."""
    legal = game.choices(game.actor)
    return [Remedy(choice, facts or {}) for choice in choices if choice in legal][:MOST_REMEDIES]


def costs_more(kind: str, facts: Facts, type_: int, price: int, held: int, remedies: list[Remedy]) -> Reason:
    """A price ``n`` of one type, of which the seat has less: ``m``."""
    name = TYPES[type_]
    facts = {**facts, "n": price, "m": held}
    return reason(kind, facts, [name] * held, [name] * (price - held), remedies=remedies)


# What more than one step meets with.


def full_gate(game: Changan, seat: int, gate: int) -> Reason:
    """A gate has no room."""
    pile = game.gates[seat][gate]
    return reason("full_gate", {"gate": gate, "n": len(pile)}, causes=pile[:])


def empty_gate(gate: int) -> Reason:
    """Nothing lies at a gate."""
    return reason("empty_gate", {"gate": gate})


def too_few(gate: int, held: int) -> Reason:
    """Fewer cards lie at a gate than would move."""
    return reason("few_cards", {"gate": gate, "n": held}) if held else empty_gate(gate)


def why_guarded(game: Changan, owner: int, what: str) -> Reason:
    """Nothing can be taken there: a card of its owner guards it."""
    cards = guards(game, owner, what)
    return reason("guarded", {"card": cards[0], "owner": owner}, causes=cards)


def guards(game: Changan, seat: int, what: str) -> list[int]:
    """The seat's built cards that guard it there."""
    found: list[int] = []
    for district in game.districts[seat]:
        for card in district:
            effect = game.cards.permanent[card]
            if effect is not None and effect.guards(what):
                found.append(card)
    return found
