"""Features of the choices of Chang’an within an action: cards placed, Characters used, what effects ask."""

from tongbao.bots.changan.policy import feature_ids as t
from tongbao.bots.changan.policy.features import Features, hand_of, small_step
from tongbao.bots.changan.policy.turn_features import build_features, deck_features, display_features
from tongbao.engine.choice import Choice
from tongbao.games.changan.cards.actions import (
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
from tongbao.games.changan.cards.board import WHEAT
from tongbao.games.changan.rules.producing import PlaceCards, Produce, yield_of
from tongbao.games.changan.rules.questions import Offer
from tongbao.games.changan.rules.research import ResearchMore


def place_features(features: Features, step: PlaceCards, choices: list[Choice]) -> list[list[int]]:
    """The features of placing cards at the gate of a Produce."""
    game, seat, gate = features.game, features.seat, step.gate
    room = features.room(gate)
    features.tokens[gate] += yield_of(game, seat, gate)
    gain = features.gain(gate, 1) - features.gain(gate, 0)
    gate_step = small_step(gain)
    here = game.gates[seat][gate]
    top = merit_step(features, here[-1]) if here else 0
    row = len(game.districts[seat][gate])
    found: list[list[int]] = []
    best, worst = -99.0, 99.0
    best_number = worst_number = 0
    for number, choice in enumerate(choices):
        verb = choice.verb
        if verb is PLAY:
            card = choice.parameters[0]
            merit = features.merit(card)
            if merit > best:
                best, best_number = merit, number
            if merit < worst:
                worst, worst_number = merit, number
            found.append(
                [
                    t.PLAY + t.step(merit, 0.0, 0.6),
                    t.PLAY_CARD + card,
                    t.PLAY_PLACE + room * 5 + hand_of(features.hand),
                    t.PLAY_GAIN + gate_step,
                    t.PLAY_PHASE + features.phase,
                    t.PLAY_KIND + kind_of(features, card) * 4 + room,
                    t.PLAY_ROW + row * 2 + (features.worths.kind[card] == 1),
                ]
            )
        elif choice is COLLECT:
            found.append([t.COLLECT + room * 5 + hand_of(features.hand), t.COLLECT_PHASE + features.phase])
        else:
            source, cards = choice.parameters
            pile = game.gates[seat][source]
            found.append(
                [
                    t.MOVE + cards * 16 + len(pile) * 4 + room,
                    t.MOVE_MERIT + merit_step(features, pile[-1]) * 6 + top,
                    t.MOVE_GAIN + gate_step,
                ]
            )
    if best > -99.0:
        found[best_number].append(t.PLAY_BEST + (2 if room == 1 else 0))
        found[worst_number].append(t.PLAY_BEST + (3 if room == 1 else 1))
    return found


def merit_step(features: Features, card: int) -> int:
    """Six steps of a card's merit."""
    return t.step(features.merit(card), 1.0, 1.0, 6)


def kind_of(features: Features, card: int) -> int:
    """0 for a Character, 1 for a Permanent, 2 for a Game End."""
    kind = features.worths.kind[card]
    return 2 if kind == 4 else kind - 1


def step_features(features: Features, choices: list[Choice]) -> list[list[int]]:
    """The features of what else is asked."""
    found: list[list[int]] = []
    best_gain = best_keep = -99.0
    worst = 99.0
    taken = kept = thrown = -1
    for number, choice in enumerate(choices):
        verb, has = choice.verb, list[int]()
        if verb is GAIN:
            type_ = choice.parameters[0]
            gain = features.gain(type_, 1)
            has.append(t.TAKE + t.step(gain, 0.0, 0.15))
            has.append(t.TAKE_TYPE + type_)
            if gain > best_gain:
                best_gain, taken = gain, number
        elif verb is GIVE:
            type_ = choice.parameters[0]
            has.append(t.GIVE + t.step(features.gain(type_, -1), -2.4, 0.15))
            has.append(t.GIVE_TYPE + type_)
        elif verb is KEEP or verb is RECOVER or verb is DRAW_DISPLAY:
            card = choice.parameters[0] if verb is not DRAW_DISPLAY else features.game.display[choice.parameters[0]]
            merit = features.merit(card)
            has.append(t.KEEP + t.step(merit, 0.0, 0.6))
            has.append(t.KEEP_CARD + card)
            if merit > best_keep:
                best_keep, kept = merit, number
        elif verb is DISCARD:
            merit = features.merit(choice.parameters[0])
            has.append(t.DISCARD + t.step(merit, 0.0, 0.6))
            if merit < worst:
                worst, thrown = merit, number
        elif verb is ACTIVATE or choice is USE or choice is DECLINE:
            use_features(features, choice, has)
        elif choice is DONE:
            has.append(t.DONE)
        elif verb is BUILD:
            build_features(features, choice.parameters[0], choice.parameters[1], False, has)
        elif verb is PICK:
            has.append(t.PICK + t.step(features.merit(choice.parameters[0]), 0.0, 0.6))
        elif verb is CHOOSE_GATE:
            has.append(t.GATE + t.step(features.gain(choice.parameters[0], 2), 0.0, 0.2))
        elif verb is CHOOSE_DISTRICT:
            has.append(t.DISTRICT + len(features.game.districts[features.seat][choice.parameters[0]]))
        elif verb is SHIFT:
            has.append(t.SHIFT + t.step(features.gain(choice.parameters[1], 1), 0.0, 0.15))
        elif verb is STEAL:
            has.append(t.STEAL + t.step(features.gain(choice.parameters[1], 1), 0.0, 0.15))
        elif verb is RAID:
            other, gate = choice.parameters
            has.append(t.RAID + t.step(features.merit(features.game.gates[other][gate][-1]), 0.0, 0.6))
        elif verb is COPY:
            other, district, row = choice.parameters
            used = features.worths.use[features.game.districts[other][district][row - 1]]
            has.append(t.COPY + t.step(used, 0.0, 0.3, 8))
        elif verb is SAVE:
            has.append(t.SAVE + t.step(-features.gain(choice.parameters[0], -1), 0.0, 0.15))
        elif verb is SWAP:
            has.append(t.SWAP + t.step(-features.gain(choice.parameters[0], -1), 0.0, 0.15))
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


def use_features(features: Features, choice: Choice, has: list[int]) -> None:
    """Features of using a Character, or not."""
    step = features.game.step
    if isinstance(step, Offer):
        card = step.card
        kind = features.worths.effect[card]
        if choice is USE:
            has.append(t.ACTIVATE + kind)
            has.append(t.ACTIVATE_CARD + card)
        else:
            has.append(t.DECLINE + kind)
    elif isinstance(step, Produce):
        card = features.game.districts[features.seat][step.gate][choice.parameters[0] - 1]
        has.append(t.ACTIVATE + features.worths.effect[card])
        has.append(t.ACTIVATE_CARD + card)


def more_features(features: Features, step: ResearchMore, choices: list[Choice]) -> list[list[int]]:
    """The features of drawing one more card for Wheat."""
    price = step.price(features.game)
    loss = t.step(-features.gain(WHEAT, -price), 0.0, 0.4, 6) if price else 0
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
                deck_features(features, has)
            else:
                merit = display_features(features, choice.parameters[0], has)
                if merit > best:
                    best, best_number = merit, number
        found.append(has)
    if best_number >= 0:
        found[best_number].append(t.DISPLAY_BEST)
    return found
