"""Traits of the choices of Chang’an within an action: cards placed, Characters used, what effects ask."""

from tongbao.bots.policies import changan_traits as t
from tongbao.bots.policies.changan_glance import Glance, hand_of, small_step
from tongbao.bots.policies.changan_turn import build_traits, deck_traits, display_traits
from tongbao.engine.choice import Choice
from tongbao.games.changan.actions import (
    ACTIVATE,
    BUILD,
    CHOOSE_DISTRICT,
    CHOOSE_GATE,
    COLLECT,
    COPY,
    DECLINE,
    DISCARD,
    DONE,
    DRAW_DECK,
    DRAW_DISPLAY,
    GAIN,
    GIVE,
    KEEP,
    PAY,
    PICK,
    PLAY,
    RAID,
    RECOVER,
    SAVE,
    SHIFT,
    SPACE,
    STEAL,
    SWAP,
    USE,
)
from tongbao.games.changan.board import WHEAT
from tongbao.games.changan.effects.using import Offer
from tongbao.games.changan.producing import PlaceCards, Produce, yield_of
from tongbao.games.changan.research import ResearchMore


def place_traits(glance: Glance, step: PlaceCards, choices: list[Choice]) -> list[list[int]]:
    """The traits of placing cards at the gate of a Produce."""
    game, seat, gate = glance.game, glance.seat, step.gate
    room = glance.room(gate)
    glance.tokens[gate] += yield_of(game, seat, gate)
    gain = glance.gain(gate, 1) - glance.gain(gate, 0)
    gate_step = small_step(gain)
    here = game.gates[seat][gate]
    top = merit_step(glance, here[-1]) if here else 0
    row = len(game.districts[seat][gate])
    found: list[list[int]] = []
    best, worst = -99.0, 99.0
    best_number = worst_number = 0
    for number, choice in enumerate(choices):
        verb = choice.verb
        if verb is PLAY:
            card = choice.parameters[0]
            merit = glance.merit(card)
            if merit > best:
                best, best_number = merit, number
            if merit < worst:
                worst, worst_number = merit, number
            found.append(
                [
                    t.PLAY + t.step(merit, 0.0, 0.6),
                    t.PLAY_CARD + card,
                    t.PLAY_PLACE + room * 5 + hand_of(glance.hand),
                    t.PLAY_GAIN + gate_step,
                    t.PLAY_PHASE + glance.phase,
                    t.PLAY_KIND + kind_of(glance, card) * 4 + room,
                    t.PLAY_ROW + row * 2 + (glance.worths.kind[card] == 1),
                ]
            )
        elif choice is COLLECT:
            found.append([t.COLLECT + room * 5 + hand_of(glance.hand), t.COLLECT_PHASE + glance.phase])
        else:
            source, cards = choice.parameters
            pile = game.gates[seat][source]
            found.append(
                [
                    t.MOVE + cards * 16 + len(pile) * 4 + room,
                    t.MOVE_MERIT + merit_step(glance, pile[-1]) * 6 + top,
                    t.MOVE_GAIN + gate_step,
                ]
            )
    if best > -99.0:
        found[best_number].append(t.PLAY_BEST + (2 if room == 1 else 0))
        found[worst_number].append(t.PLAY_BEST + (3 if room == 1 else 1))
    return found


def merit_step(glance: Glance, card: int) -> int:
    """Six steps of a card's merit."""
    return t.step(glance.merit(card), 1.0, 1.0, 6)


def kind_of(glance: Glance, card: int) -> int:
    """0 for a Character, 1 for a Permanent, 2 for a Game End."""
    kind = glance.worths.kind[card]
    return 2 if kind == 4 else kind - 1


def step_traits(glance: Glance, choices: list[Choice]) -> list[list[int]]:
    """The traits of what else is asked."""
    found: list[list[int]] = []
    best_gain = best_keep = -99.0
    worst = 99.0
    taken = kept = thrown = -1
    for number, choice in enumerate(choices):
        verb, has = choice.verb, list[int]()
        if verb is GAIN:
            type_ = choice.parameters[0]
            gain = glance.gain(type_, 1)
            has.append(t.TAKE + t.step(gain, 0.0, 0.15))
            has.append(t.TAKE_TYPE + type_)
            if gain > best_gain:
                best_gain, taken = gain, number
        elif verb is GIVE:
            type_ = choice.parameters[0]
            has.append(t.GIVE + t.step(glance.gain(type_, -1), -2.4, 0.15))
            has.append(t.GIVE_TYPE + type_)
        elif verb is KEEP or verb is RECOVER or verb is DRAW_DISPLAY:
            card = choice.parameters[0] if verb is not DRAW_DISPLAY else glance.game.display[choice.parameters[0]]
            merit = glance.merit(card)
            has.append(t.KEEP + t.step(merit, 0.0, 0.6))
            has.append(t.KEEP_CARD + card)
            if merit > best_keep:
                best_keep, kept = merit, number
        elif verb is DISCARD:
            merit = glance.merit(choice.parameters[0])
            has.append(t.DISCARD + t.step(merit, 0.0, 0.6))
            if merit < worst:
                worst, thrown = merit, number
        elif verb is ACTIVATE or choice is USE or choice is DECLINE:
            use_traits(glance, choice, has)
        elif choice is DONE:
            has.append(t.DONE)
        elif verb is BUILD:
            build_traits(glance, choice.parameters[0], choice.parameters[1], False, has)
        elif verb is PICK:
            has.append(t.PICK + t.step(glance.merit(choice.parameters[0]), 0.0, 0.6))
        elif verb is CHOOSE_GATE:
            has.append(t.GATE + t.step(glance.gain(choice.parameters[0], 2), 0.0, 0.2))
        elif verb is CHOOSE_DISTRICT:
            has.append(t.DISTRICT + len(glance.game.districts[glance.seat][choice.parameters[0]]))
        elif verb is SHIFT:
            has.append(t.SHIFT + t.step(glance.gain(choice.parameters[1], 1), 0.0, 0.15))
        elif verb is STEAL:
            has.append(t.STEAL + t.step(glance.gain(choice.parameters[1], 1), 0.0, 0.15))
        elif verb is RAID:
            other, gate = choice.parameters
            has.append(t.RAID + t.step(glance.merit(glance.game.gates[other][gate][-1]), 0.0, 0.6))
        elif verb is COPY:
            other, district, row = choice.parameters
            used = glance.worths.use[glance.game.districts[other][district][row - 1]]
            has.append(t.COPY + t.step(used, 0.0, 0.3, 8))
        elif verb is SAVE:
            has.append(t.SAVE + t.step(-glance.gain(choice.parameters[0], -1), 0.0, 0.15))
        elif verb is SWAP:
            has.append(t.SWAP + t.step(-glance.gain(choice.parameters[0], -1), 0.0, 0.15))
        elif choice is PAY:
            has.append(t.PAY)
        elif verb is SPACE:
            has.append(t.SPACE)
        found.append(has)
    if taken >= 0:
        found[taken].append(t.TAKE_BEST)
    if kept >= 0:
        found[kept].append(t.KEEP_BEST)
    if thrown >= 0:
        found[thrown].append(t.DISCARD_WORST)
    return found


def use_traits(glance: Glance, choice: Choice, has: list[int]) -> None:
    """Traits of using a Character, or not."""
    step = glance.game.step
    if isinstance(step, Offer):
        card = step.card
        kind = glance.worths.effect[card]
        if choice is USE:
            has.append(t.ACTIVATE + kind)
            has.append(t.ACTIVATE_CARD + card)
        else:
            has.append(t.DECLINE + kind)
    elif isinstance(step, Produce):
        card = glance.game.districts[glance.seat][step.gate][choice.parameters[0] - 1]
        has.append(t.ACTIVATE + glance.worths.effect[card])
        has.append(t.ACTIVATE_CARD + card)


def more_traits(glance: Glance, step: ResearchMore, choices: list[Choice]) -> list[list[int]]:
    """The traits of drawing one more card for Wheat."""
    price = step.price(glance.game)
    loss = t.step(-glance.gain(WHEAT, -price), 0.0, 0.4, 6) if price else 0
    found: list[list[int]] = []
    best, best_number = -99.0, -1
    for number, choice in enumerate(choices):
        has: list[int] = []
        if choice is DONE:
            has.append(t.DONE + 1)
        else:
            has.append(t.MORE_CARDS + (price > 0))
            has.append(t.MORE_WHEAT + loss)
            if choice is DRAW_DECK:
                deck_traits(glance, has)
            else:
                merit = display_traits(glance, choice.parameters[0], has)
                if merit > best:
                    best, best_number = merit, number
        found.append(has)
    if best_number >= 0:
        found[best_number].append(t.DISPLAY_BEST)
    return found
