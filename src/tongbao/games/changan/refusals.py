"""Why a turn doesn't offer an action: the obstacles in words, and what helps now (sections 4 and 6)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    COLLECT,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    MOVE,
    PLAY,
    PRODUCE,
    SPACE,
)
from tongbao.games.changan.board import COIN, GATE_CARDS, GATES, SILK, STONE, one
from tongbao.games.changan.effects.using import no_character
from tongbao.games.changan.log import names
from tongbao.games.changan.obstacles import is_spent, to_acquire, to_build_for_silk, to_buy, to_produce
from tongbao.games.changan.reach import why_closed
from tongbao.games.changan.reasons import MOST_REMEDIES, costs_more, full_gate, helps, reason, too_few
from tongbao.games.changan.research import why_no_card
from tongbao.games.changan.spaces import full_district, journeys, produces, why_unbuilt
from tongbao.games.changan.table import Changan

PRODUCING: Final = (PRODUCE, PLAY, MOVE, COLLECT.verb, ACTIVATE)
MAIN: Final = (DRAW_DECK.verb, DRAW_DISPLAY, BUILD, BUILD_SILK, *PRODUCING)
VERBS: Final = [*MAIN, BUY, ACQUIRE, END_TURN.verb, SPACE]
"""What belongs to a turn; cards are brought, and Characters used, within Produce; built ones wait in their spaces."""


def why_spent(game: Changan, choice: Choice) -> Reason | None:
    """The seat has had what the choice belongs to this turn; None if not."""
    ends = helps(game, [END_TURN])
    if choice.verb is BUY:
        return reason("bought", {"n": game.buys_used}, remedies=ends) if is_spent(game, "buy") else None
    if choice.verb is ACQUIRE:
        return reason("acquired", {}, remedies=ends) if is_spent(game, "acquire") else None
    if choice.verb in MAIN and game.main:
        return reason(f"main_{game.main}", {}, remedies=ends)
    return None


def why_refused(game: Changan, seat: int, choice: Choice) -> Reason:
    """Why the turn doesn't offer one of its choices, which is not spent."""
    verb = choice.verb
    if verb is PRODUCE:
        return why_not_produced(game, seat, choice.parameters[0])
    if verb is BUILD:
        gate, district = choice.parameters
        return why_not_built(game, seat, gate, district)
    if verb is BUILD_SILK:
        gate, district = choice.parameters
        return why_not_built_for_silk(game, seat, gate, district)
    if verb is BUY:
        obstacle = to_buy(game)
        assert obstacle is not None
        return costs_more("coins", {}, COIN, obstacle["need"], obstacle["have"], produces(game, seat, COIN))
    if verb is ACQUIRE:
        return why_not_acquired(game, seat, choice.parameters[0], choice.parameters[1])
    if choice is END_TURN:
        return reason("main_due", {}, remedies=main_actions(game))
    if verb is PLAY or verb is MOVE:
        return why_not_brought(game, seat, choice)
    if verb is SPACE:
        return why_at_rest(game, seat, *choice.parameters)
    if choice is COLLECT or verb is ACTIVATE:
        return reason("collect" if choice is COLLECT else "activate", {}, remedies=targets(game, seat, 1))
    return why_no_card(choice)


def main_actions(game: Changan) -> list[Remedy]:
    """One offered main action of each kind."""
    found: list[Remedy] = []
    for verb in (BUILD, PRODUCE, DRAW_DECK.verb):
        found += helps(game, verb.choices)[:1]
    return found


def targets(game: Changan, seat: int, cards: int, source: int = GATES) -> list[Remedy]:
    """Produce at the gates that have room for so many cards and aren't the one they come from, the richest first."""
    found: list[Remedy] = []
    for gate, pile in enumerate(game.gates[seat]):
        if gate != source and len(pile) + cards <= GATE_CARDS:
            found += produces(game, seat, gate)
    return sorted(found, key=lambda remedy: -int(str(remedy.facts["n"])))[:MOST_REMEDIES]


def why_not_produced(game: Changan, seat: int, gate: int) -> Reason:
    """A gate without room, or nothing to bring there."""
    obstacle = to_produce(game, gate)
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_gate(game, seat, gate)
    return reason("nothing_to_bring", {"gate": gate}, remedies=helps(game, ACQUIRE.choices))


def why_not_built(game: Changan, seat: int, gate: int, district: int) -> Reason:
    """A gate without a card, or why its top card can't go there."""
    pile = game.gates[seat][gate]
    if pile:
        return why_unbuilt(game, seat, pile[-1], district)
    if not any(game.gates[seat]):
        return reason("no_card_at_gates", {}, remedies=targets(game, seat, 1))
    return reason("nothing_to_build", {"gate": gate}, remedies=produces(game, seat, gate))


def why_not_built_for_silk(game: Changan, seat: int, gate: int, district: int) -> Reason:
    """The same, for Silk in place of the price."""
    pile = game.gates[seat][gate]
    obstacle = to_build_for_silk(game, district, pile[-1:])
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_district(game, seat, district)
    if not pile:
        return why_not_built(game, seat, gate, district)
    if obstacle["why"] == "silk":
        return costs_more("silk", {}, SILK, obstacle["need"], obstacle["have"], journeys(game, seat, pile[-1]))
    silk = names(one(SILK, game.permanents(seat).silk_price))
    return reason("coin_for_silk", {"card": pile[-1]}, silk, ["coin"], [pile[-1]], produces(game, seat, COIN, pile[-1]))


def why_not_acquired(game: Changan, seat: int, other: int, gate: int) -> Reason:
    """A gate of another player where nothing can be taken, or the Stone for it."""
    obstacle = to_acquire(game, other, gate)
    assert obstacle is not None
    if obstacle["why"] != "stone":
        return why_closed(game, other, gate)
    facts: Facts = {"card": game.gates[other][gate][-1], "owner": other}
    number = 1 + game.permanents(seat).buy_bonus
    remedies = helps(game, [BUY.of[STONE]], {"type": STONE, "n": number}) + produces(game, seat, STONE)
    return costs_more("stone", facts, STONE, obstacle["need"], obstacle["have"], remedies)


def why_not_brought(game: Changan, seat: int, choice: Choice) -> Reason:
    """Hand cards and those of gates move within Produce, to a gate that has room for them."""
    if choice.verb is PLAY:
        card = choice.parameters[0]
        remedies = targets(game, seat, 1)
        return reason("play", {"card": card}, remedies=remedies) if remedies else reason("full_gates", {})
    gate, number = choice.parameters
    held = len(game.gates[seat][gate])
    if held < number:
        return too_few(gate, held)
    remedies = targets(game, seat, number, gate)
    facts: Facts = {"gate": gate, "n": number}
    if not remedies:
        return reason("no_room_elsewhere", facts)
    return reason("move" if number == 1 else "move_covered", facts, remedies=remedies)


def why_at_rest(game: Changan, seat: int, district: int, row: int) -> Reason:
    """A space behind the next one, an empty one, or what its card waits for."""
    built = game.districts[seat][district]
    if row > len(built) + 1:
        return reason("later_row", {"district": district, "row": len(built) + 1}, causes=built[:])
    if row > len(built):
        return reason("free_space", {"district": district, "row": row})
    card = built[row - 1]
    if game.cards.character[card] is None:
        return no_character(game, card)
    return reason("at_rest", {"card": card, "gate": district}, causes=[card])
