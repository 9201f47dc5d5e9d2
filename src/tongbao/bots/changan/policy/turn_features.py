"""Features of the actions of a turn in Chang’an: Research, Produce, Build, Buy, Acquire."""

from tongbao.bots.changan.policy import feature_ids as t
from tongbao.bots.changan.policy.features import Features, hand_of
from tongbao.engine.choice import Choice
from tongbao.games.changan.cards.actions import (
    ACQUIRE,
    BUILD,
    BUILD_SILK,
    BUY,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    PRODUCE,
)
from tongbao.games.changan.cards.board import (
    ACQUIRE_PRICE,
    END_CARDS,
    GATE_CARDS,
    NO_TOKENS,
    PRICES,
    ROAD,
    ROAD_SILK,
    ROAD_VP,
    ROW_VP,
    STONE,
)


def turn_features(features: Features, choices: list[Choice]) -> list[list[int]]:
    """The features of each choice of a turn."""
    features.look_at_spaces()
    found: list[list[int]] = []
    best_build = best_produce = best_display = best_buy = -99.0
    build = produce = display = buy = -1
    before = not features.game.main
    for number, choice in enumerate(choices):
        verb = choice.verb
        has: list[int] = []
        if verb is PRODUCE:
            gain = produce_features(features, choice.parameters[0], has)
            if gain > best_produce:
                best_produce, produce = gain, number
        elif verb is BUILD:
            gain = build_features(features, choice.parameters[0], choice.parameters[1], False, has)
            if gain > best_build:
                best_build, build = gain, number
        elif verb is BUILD_SILK:
            gain = build_features(features, choice.parameters[0], choice.parameters[1], True, has)
            if gain > best_build:
                best_build, build = gain, number
        elif verb is DRAW_DISPLAY:
            gain = display_features(features, choice.parameters[0], has)
            if gain > best_display:
                best_display, display = gain, number
        elif verb is BUY:
            gain = buy_features(features, choice.parameters[0], before, has)
            if gain > best_buy:
                best_buy, buy = gain, number
        elif verb is ACQUIRE:
            acquire_features(features, choice.parameters[0], choice.parameters[1], before, has)
        elif choice is DRAW_DECK:
            deck_features(features, has)
        elif choice is END_TURN:
            has.append(t.END_TURN + features.phase)
        found.append(has)
    if build >= 0:
        found[build].append(t.BUILD_BEST)
    if produce >= 0:
        found[produce].append(t.PRODUCE_BEST)
    if display >= 0:
        found[display].append(t.DISPLAY_BEST)
    if buy >= 0:
        found[buy].append(t.BUY_BEST)
    return found


def produce_features(features: Features, gate: int, has: list[int]) -> float:
    """Features of Produce at a gate, and what it would bring."""
    game, seat = features.game, features.seat
    cards = len(game.gates[seat][gate])
    uses = 0.0
    for card in game.districts[seat][gate]:
        uses += features.worths.use[card]
    brings = min(GATE_CARDS, features.held) + 1 + game.permanents(seat).gate_bonus[gate]
    gain = features.gain(gate, brings)
    has.append(t.PRODUCE + t.step(gain, 0.0, 0.35))
    has.append(t.PRODUCE_PHASE + features.phase * 5 + hand_of(features.hand))
    has.append(t.PRODUCE_USES + t.step(uses, 0.1, 0.7, 6))
    has.append(t.PRODUCE_PILE + cards * 8 + min(7, brings))
    has.append(t.PRODUCE_HAVE + min(7, features.tokens[gate]))
    has.append(t.PRODUCE_INSTEAD + (features.payable + 1) * t.PHASES + features.phase)
    others = 0
    for pile in game.gates[seat]:
        others += len(pile) > 0
    has.append(t.PRODUCE_EMPTY + others)
    if cards:
        has.append(t.PRODUCE_CARD + t.step(features.merit(game.gates[seat][gate][-1]), 1.0, 1.0, 6))
    has.append(t.PRODUCE_SOON + features.opened_by(gate, brings))
    return gain + uses


def build_features(features: Features, gate: int, district: int, silk: bool, has: list[int]) -> float:
    """Features of building the top card of a gate, and what it would bring."""
    game, seat, needs = features.game, features.seat, features.needs
    card = game.gates[seat][gate][-1]
    mine = game.permanents(seat)
    coin = 0 if mine.waives else game.cards.coin[card]
    if district == ROAD:
        row, place = len(game.roads[seat]), 3
        points = ROAD_VP[row] + 1.1 * ROAD_SILK[row] + game.cards.vp[card]
        points += features.worths.use[card]
    else:
        row = place = len(game.districts[seat][district])
        points = ROW_VP[row] + features.merit(card)
    price = NO_TOKENS if silk else PRICES[district][row]
    needs.advance(district, row + 1)
    gain = points + needs.after_paying(features.tokens, price, coin, features.limit) - features.base
    needs.advance(district, row)
    if silk:
        gain -= 1.1 * mine.silk_price
        has.append(t.BUILD_SILK + row)
    kind = features.worths.kind[card]
    kind = 2 if kind == 4 else kind - 1
    has.append(t.BUILD + t.step(gain, -3.0, 0.9))
    has.append(t.BUILD_PLACE + place * t.PHASES + features.phase)
    has.append(t.BUILD_CARD + card)
    has.append(t.BUILD_KIND + place * 3 + kind)
    has.append(t.BUILD_COIN + coin)
    has.append(t.BUILD_LEAVES + features.held)
    if place < 3:
        built = game.built(seat)
        if built == END_CARDS - 1 and not game.last_round:
            has.append(t.BUILD_LAST + lead_after(features, int(points)))
        if kind == 0:
            has.append(t.BUILD_USES + min(3, len(game.districts[seat][district])))
        if row == 0:
            has.append(t.BUILD_BONUS + (kind == 0))
        elif row == 1:
            same = 0
            for other in game.districts[seat]:
                if len(other) > 1 and features.worths.kind[other[1]] == features.worths.kind[card]:
                    same += 1
            has.append(t.BUILD_BONUS + 2 + min(3, same))
    return gain


def lead_after(features: Features, points: int) -> int:
    """The lead once so many points are added, in steps."""
    scores = features.game.scores()
    best = -99
    for other in range(len(scores)):
        if other != features.seat:
            best = max(best, scores[other])
    return t.step(scores[features.seat] + points - best, -6.0, 3.0, 8)


def display_features(features: Features, space: int, has: list[int]) -> float:
    """Features of taking a card of the display."""
    card = features.game.display[space]
    merit = features.merit(card)
    has.append(t.DISPLAY + t.step(merit, 0.0, 0.6))
    has.append(t.DISPLAY_CARD + card)
    has.append(t.DISPLAY_HAND + features.held)
    has.append(t.DISPLAY_PHASE + features.phase)
    has.append(t.RESEARCH_INSTEAD + (features.payable + 1) * t.PHASES + features.phase)
    return merit


def deck_features(features: Features, has: list[int]) -> None:
    """Features of drawing from the deck."""
    game = features.game
    has.append(t.DECK + features.held)
    has.append(t.DECK_PHASE + features.phase)
    has.append(t.RESEARCH_INSTEAD + (features.payable + 1) * t.PHASES + features.phase)
    if game.deck:
        has.append(t.DECK_BACK + game.back(game.deck[-1]))


def buy_features(features: Features, type_: int, before: bool, has: list[int]) -> float:
    """Features of buying a resource."""
    mine, tokens = features.game.permanents(features.seat), features.tokens
    tokens[0] -= mine.buy_price
    number = 1 + mine.buy_bonus
    gain = features.gain(type_, number)
    tokens[0] += mine.buy_price
    opened = features.opened_by(type_, number)
    if before:
        has.append(t.BUY + t.step(gain, -1.5, 0.25))
        has.append(t.BUY_ROW + opened)
        has.append(t.BUY_PHASE + features.phase)
    else:
        has.append(t.BUY_AFTER + t.step(gain, -1.5, 0.25))
        has.append(t.BUY_ROW_AFTER + opened)
        has.append(t.BUY_PHASE + t.PHASES + features.phase)
    return gain


def acquire_features(features: Features, other: int, gate: int, before: bool, has: list[int]) -> None:
    """Features of acquiring a card."""
    game = features.game
    pile = game.gates[other][gate]
    card = pile[-1]
    price = max(0, ACQUIRE_PRICE[len(pile)] - game.permanents(features.seat).acquire_less)
    gain = features.merit(card) + features.gain(STONE, -price)
    if before:
        has.append(t.ACQUIRE + t.step(gain, -2.0, 0.6))
        has.append(t.ACQUIRE_PHASE + features.phase)
    else:
        has.append(t.ACQUIRE_AFTER + t.step(gain, -2.0, 0.6))
        has.append(t.ACQUIRE_PHASE + t.PHASES + features.phase)
    has.append(t.ACQUIRE_CARD + card)
    has.append(t.ACQUIRE_HAND + features.held)
