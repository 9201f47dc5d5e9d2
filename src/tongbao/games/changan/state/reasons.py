"""Reasons: their texts, by their paragraphs in the rules for players, and how the rules give them."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.cards.board import TYPES
from tongbao.games.changan.state.table import Changan

WHYS: Final[dict[str, dict[str, str]]] = {
    "turn": {
        "why_main_research": "You have one main action per turn; this turn it is Research.",
        "why_main_produce": "You have one main action per turn; this turn it is Produce.",
        "why_main_build": "You have one main action per turn; this turn it is Build.",
        "why_main_due": "Take your main action first: Research, Produce or Build.",
        "why_asked": "You can choose this only when a card or an action asks for it.",
        "why_no_seat": "There is no player in that seat.",
        "why_self": "You can choose only another player here.",
        "why_not_in_hand": "{card} isn’t in your hand.",
    },
    "research": {
        "why_no_deck": "The deck and the discard pile are both empty.",
        "why_no_display": "This space of the display is empty.",
        "why_researching": "You are still researching: take another card, or stop.",
    },
    "produce": {
        "why_full_gate": "The {gate} already has {n} cards: it is full.",
        "why_full_gates": "All your gates are full.",
        "why_empty_gate": "There is no card at the {gate}.",
        "why_few_cards": "The {gate} has only {n} {n|card|cards}.",
        "why_nothing_to_bring": "You have no card to bring to the {gate}: your hand and your other gates are empty.",
        "why_play": "{card} can go to a gate only when you Produce: choose the gate first.",
        "why_move": "Cards at the {gate} move only when you Produce: first choose the gate they go to.",
        "why_move_covered": "Only the top card at the {gate} can be built. The top {n} can move together when you "
        "Produce: first choose the gate they go to.",
        "why_no_room_elsewhere": "None of your other gates has room for {n} {n|card|cards} from the {gate}.",
        "why_collect": "First choose a gate to produce at, and bring a card there.",
        "why_placing": "You are producing at the {gate}: bring cards there, then collect.",
        "why_nothing_came": "Bring at least one card to the {gate} before you collect.",
        "why_target": "You are producing at the {gate}, so the cards there can’t move.",
        "why_moved": "You can move cards from each gate only once per Produce, and you have moved those of the {gate}.",
        "why_little_room": "The {gate} has room for only {n} {n|card|cards}, not {m}.",
        "why_collected": "The {gate} has already produced: you can bring cards there with your next Produce.",
        "why_activate": "You can use a Character only when it is built, or after the gate above it has produced.",
    },
    "build": {
        "why_no_card_at_gates": "There are no cards at your gates to build: Produce to bring one there.",
        "why_nothing_to_build": "There is no card at the {gate} to build: Produce to bring one there.",
        "why_later_row": "Each district fills from row 1 down: next in the {district} is row {row}.",
        "why_full_district": "The {district} is full.",
        "why_price": "You still need {resources} to build {card} in row {row} of the {district}.",
        "why_price_helped": "You still need any {n} of {resources} to build {card} in row {row} of the {district}; "
        "your cards save you the rest.",
        "why_coin": "You can pay for row {row} of the {district}, but not the extra Coin for {card}.",
        "why_paying": "Finish paying for {card} first.",
        "why_saves_first": "First choose {n} {n|resource|resources} to save.",
        "why_nothing_to_save": "You have already chosen everything you save.",
        "why_save_else": "If you save 1 {type}, you can’t pay the rest.",
        "why_swap_else": "If {type} replaces {replaced}, you can’t pay the rest.",
        "why_no_swap": "{type} can’t replace other resources here, or has already replaced as many as it may.",
        "why_not_due": "There is no {type} left to pay.",
        "why_none_held": "You have no {type} to give.",
        "why_not_covered": "You lack {resources}: pay with something else instead.",
    },
    "buy": {
        "why_bought": "Your limit is {n} {n|Buy|Buys} per turn, and you have used {n|it|them}.",
        "why_coins": "A Buy costs {n} {n|Coin|Coins}; you have {m}.",
        "why_acquired": "You may Acquire only once per turn, and you already have.",
        "why_stone": "Acquiring {card} costs {n} Stone; you have {m}.",
        "why_no_rival_card": "There is no card at {owner}’s {gate}.",
        "why_lowest": "{card} is the lowest card at {owner}’s {gate}, so it is safe.",
    },
    "end-of-turn": {
        "why_ending": "Discard {n} {n|card|cards} first: you may keep only {m} at the end of your turn.",
    },
    "characters": {
        "why_characters": "First use the Characters in the {district}, or stop.",
        "why_offer": "First decide whether to use {card}, which you have just built.",
        "why_effect": "Resolve the effect of {card} first.",
        "why_not_among": "{card} doesn’t allow this.",
        "why_at_rest": "You can use {card} only after the {gate} above it has produced.",
        "why_free_space": "There is no card in row {row} of the {district}.",
        "why_acted": "You have already used the Character in row {row} of the {district} in this Produce.",
        "why_empty_hand": "Your hand is empty, so {card} has nothing to work with.",
        "why_empty_gates": "Your gates are empty, so {card} has nothing to work with.",
        "why_empty_display": "The display is empty, so {card} has nothing to take.",
        "why_no_discards": "The discard pile is empty, so {card} has nothing to take.",
        "why_counts_little": "{card} needs at least {n} of what it counts; you have {m}.",
        "why_counts_much": "{card} helps only a player with at most {n} of what it counts; you have {m}.",
        "why_nothing_to_give": "You have none of what {card} exchanges: {resources}.",
        "why_not_taken": "{card} doesn’t accept {type}.",
        "why_not_brought": "{card} doesn’t give {type}.",
        "why_nobody_ahead": "{card} gives only a resource of which another player has more than you, and there is "
        "none.",
        "why_nobody_has_more": "No other player has more {type} than you: you have {n}.",
        "why_nobody_to_rob": "No unguarded player has more than you of what {card} takes.",
        "why_has_no_more": "{player} has {n} {type} and you have {m}: not enough to take any.",
        "why_nobody_to_levy": "{card} affects only players with {n} or more of a resource, and no unguarded player "
        "has that many.",
        "why_no_levy": "No unguarded player has {n} {type} or more.",
        "why_no_raid": "No other player has an unguarded gate with a second card for {card} to take.",
        "why_no_full_hand": "{card} takes only from hands of {n} cards or more, and no unguarded player has that many.",
        "why_small_hand": "{card} takes only from hands of {n} cards or more; {player} has {m}.",
        "why_nothing_to_copy": "{card} uses the effect of another of your Characters, and none of them could do "
        "anything now.",
        "why_nothing_to_copy_elsewhere": "{card} uses the effect of another player’s Character, and none could do "
        "anything for you now.",
        "why_copies_own": "{card} can use only the effects of your own Characters.",
        "why_copies_others": "{card} can use only the effects of other players’ Characters.",
        "why_copier": "{card} is a copying card too, so it can’t be copied.",
        "why_no_ground": "None of your next free spaces is in a row where {card} lets you build.",
        "why_other_rows": "The next free space in the {district} is in row {row}, where {card} doesn’t let you build.",
        "why_only_city": "{card} lets you build only in the districts.",
        "why_only_road": "{card} lets you build only on the Silk Road.",
        "why_swaps_two": "You have chosen {card}: now choose another card to swap it with.",
    },
    "permanents": {
        "why_permanent": "{card} is a Permanent: it works automatically and is never used.",
        "why_guarded": "{card} guards {owner} against this.",
    },
    "game-ends": {
        "why_game_end": "{card} is a Game End card: it scores at the end of the game and is never used.",
    },
    "silk-road": {
        "why_no_road": "This table is played without the Silk Road.",
        "why_no_character": "{card} isn’t a Character; only Characters can be sent to the Silk Road.",
        "why_silk": "Building with Silk costs {n} Silk; you have {m}.",
        "why_coin_for_silk": "You have the Silk, but not the extra Coin for {card}.",
        "why_no_silk": "{card} would bring Silk, but the stock is empty and no unguarded player has any.",
        "why_taking_silk": "First choose who you take Silk from ({n} in all).",
        "why_less_silk": "Silk comes from the richest player: {player} has {m}, another player has {n}.",
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
