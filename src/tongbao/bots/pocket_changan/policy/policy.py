"""Learned policy of Pocket Chang’An."""

from typing import ClassVar, Final

from tongbao.bots.core.policy import LinearPolicy
from tongbao.bots.pocket_changan.policy import feature_ids as t
from tongbao.bots.pocket_changan.policy.features import NOWHERE, Features, Fit, gain_group
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.cards.actions import (
    BUY,
    COPY,
    DESCEND,
    DRAW,
    DROP,
    GIVE,
    KEEP,
    LOSE,
    OFFER,
    PASS,
    PAY,
    PLACE,
    PLAY,
    RECALL,
    SKIP,
    TAKE,
)
from tongbao.games.pocket_changan.cards.places import COLUMNS, NO_CARD, PLACES_OF_TYPE
from tongbao.games.pocket_changan.rules.buying import GainCard, wares_for
from tongbao.games.pocket_changan.rules.scoring import base_of
from tongbao.games.pocket_changan.state.table import PocketChangan

LEAD_STEPS: Final = (-15, -4, 4, 12, 25)
"""Where one of the LEADS ends and the next begins."""


class PocketChanganPolicy(LinearPolicy):
    """What a card brings at once, where it goes, what it shuts out, and which card it is."""

    names: ClassVar[tuple[str, ...]] = t.ALL_NAMES

    def feature_ids(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        assert isinstance(game, PocketChangan)
        features = Features(game, seat)
        return [features_of(features, choice, choices[0]) for choice in choices]


def features_of(features: Features, choice: Choice, first: Choice) -> list[int]:
    """The features of one choice; ``first`` is the first of them all."""
    verb, phase, game = choice.verb, features.phase, features.game
    if verb is PLAY:
        return laying(features, choice.parameters[0], choice.parameters[1], t.LAY_KIND + phase)
    if verb is PAY:
        return paying(features, choice.parameters[0])
    if choice is DRAW:
        return [t.DRAW_KIND + min(7, len(game.hands[features.seat])) * t.PHASE_COUNT + phase]
    if choice is PASS:
        return [t.PASS_KIND + phase]
    if verb is BUY:
        card = choice.parameters[0]
        return gaining(features, card, t.BUY_CARD + card, t.BUY_GAIN, t.BUY_FIT, t.BUY_RANK)
    if choice is KEEP or verb is PLACE:
        step = game.step
        assert isinstance(step, GainCard)
        if verb is PLACE:
            return laying(features, step.bought, choice.parameters[0], t.LAY_KIND + t.PHASE_COUNT + phase)
        held = min(7, len(game.hands[features.seat]))
        return [t.KEEP_KIND + held * t.PHASE_COUNT + phase, t.KEEP_CARD + step.bought]
    if verb is TAKE:
        card = choice.parameters[0]
        return gaining(features, card, t.TAKE_CARD + card, t.TAKE_GAIN, t.TAKE_FIT, t.TAKE_RANK)
    if verb is DROP or verb is GIVE or verb is OFFER:
        card = choice.parameters[0]
        fit = features.fit(card)
        return [
            t.PART_CARD + card,
            t.PART_GAIN + gain_group(fit.gain) * t.PHASE_COUNT + phase,
            t.PART_FIT + fit.state * t.PHASE_COUNT + phase,
        ]
    if choice is SKIP:
        return [t.SKIP_KIND + skipped(first)]
    return changing(features, choice)


def laying(features: Features, card: int, column: int, kind: int) -> list[int]:
    """The features of laying a card in a column."""
    game, phase, gifts = features.game, features.phase, features.gifts
    if gifts.ends[card] and not game.end_reason:
        return [kind, ending(features, card, column)]
    held, powers = game.cards[card], features.powers
    number = held.number or powers.star
    last = powers.last[column]
    leap = t.A_CHARACTER if not number else t.LEAP_OF[abs(number - last)] if last else t.LEAP_OF[number - 2]
    found = [
        kind,
        (t.LAY_SOON if phase < 2 else t.LAY_LATE) + card,
        t.LAY_GAIN + gain_group(features.gain(card, column)) * t.PHASE_COUNT + phase,
        t.LAY_RANK + features.rank[column] * t.PHASE_COUNT + phase,
        t.LAY_LEAP + leap * t.PHASE_COUNT + phase,
        t.LAY_SHUTS + features.shuts_out(card, column) * t.PHASE_COUNT + phase,
    ]
    if column != held.type:
        found.append(t.LAY_AWAY + phase)
    if game.actions_left > 1 and held.effect.when_played:
        found.append(t.LAY_DEED + phase)
    return found


def ending(features: Features, card: int, column: int) -> int:
    """The feature of ending the game: by the lead over the best of the others."""
    game, seat = features.game, features.seat
    lead = standing(game, seat) + features.gain(card, column)
    best = 0
    for other in game.others(seat):
        best = max(best, standing(game, other))
    lead -= best
    group = 0
    for step in LEAD_STEPS:
        if lead >= step:
            group += 1
    return (t.END_LEAD if seat + 1 < game.players else t.END_LEAD_LAST) + group


def standing(game: PocketChangan, seat: int) -> int:
    """The seat's score now."""
    total, powers, cards = base_of(game.powers[seat].points), game.powers[seat], game.cards
    for column in game.areas[seat]:
        for card in column:
            total += cards[card].score.of(powers)
    return total


def paying(features: Features, paid: int) -> list[int]:
    """The features of paying with a card: what is given away, and the best of what can be had."""
    game, phase = features.game, features.phase
    bought = wares_for(game, features.seat).with_card[paid]
    best, value, best_fit = NO_CARD, -99.0, Fit(NOWHERE, 0, t.UNFIT)
    for ware in game.public:
        if bought[ware]:
            fit = features.fit(ware)
            worth = fit.gain + features.gifts.deed[ware] if fit.state == t.FITTING else -1.0 - fit.state
            if worth > value:
                best, value, best_fit = ware, worth, fit
    own = features.fit(paid)
    found = [
        t.PAY_KIND + phase,
        t.PAY_CARD + paid,
        t.PAY_GAIN + gain_group(own.gain) * t.PHASE_COUNT + phase,
        t.PAY_FIT + own.state * t.PHASE_COUNT + phase,
        t.PAY_FOR_FIT + best_fit.state * t.PHASE_COUNT + phase,
        t.PAY_FOR_GAIN + gain_group(best_fit.gain) * t.PHASE_COUNT + phase,
    ]
    if best != NO_CARD:
        found.append(t.PAY_FOR + best)
    if best_fit.column != NOWHERE:
        found.append(t.PAY_FOR_RANK + features.rank[best_fit.column])
    return found


def gaining(features: Features, card: int, which: int, gains: int, fits: int, ranks: int) -> list[int]:
    """The features of getting a card."""
    fit, phase = features.fit(card), features.phase
    found = [which, fits + fit.state * t.PHASE_COUNT + phase]
    if fit.column != NOWHERE:
        found.append(gains + gain_group(fit.gain) * t.PHASE_COUNT + phase)
        found.append(ranks + features.rank[fit.column] * t.PHASE_COUNT + phase)
    return found


def skipped(first: Choice) -> int:
    """What is declined with ``skip``."""
    verb = first.verb
    return 1 if verb is OFFER else 2 if verb is RECALL else 3 if verb is COPY else 0


def changing(features: Features, choice: Choice) -> list[int]:
    """The features of what changes the city without laying a card, or uses another’s."""
    verb, phase = choice.verb, features.phase
    if verb is DESCEND:
        column = choice.parameters[0]
        return [
            t.DESCEND_RANK + features.rank[column] * t.PHASE_COUNT + phase,
            t.DESCEND_OPENS + opened(features, column),
        ]
    card = choice.parameters[0]
    if verb is COPY:
        return [t.COPY_CARD + card]
    column = column_of(features, card)
    loss = gain_group(-features.gain_without(card, column))
    if verb is RECALL:
        return [t.RECALL_CARD + card, t.RECALL_GAIN + loss * t.PHASE_COUNT + phase]
    assert verb is LOSE
    is_last = features.game.areas[features.seat][column][-1] == card
    return [t.LOSE_CARD + card, t.LOSE_GAIN + loss * t.PHASE_COUNT + phase, t.LOSE_LAST + (0 if is_last else 1)]


def column_of(features: Features, card: int) -> int:
    """The column in which a card of the seat lies."""
    area = features.game.areas[features.seat]
    for k in range(COLUMNS):
        if card in area[k]:
            return k
    return card // PLACES_OF_TYPE


def opened(features: Features, column: int) -> int:
    """How many more of the cards held or public fit in the column once it is turned; three at most."""
    game, last = features.game, features.powers.last[column]
    found = 0
    for card in [*game.hands[features.seat], *game.public]:
        held = game.cards[card]
        if held.type == column and held.number:
            found += 1 if held.number <= last else -1
    return max(0, min(3, found))
