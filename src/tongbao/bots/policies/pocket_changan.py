"""The policy of Pocket Chang’An."""

from typing import ClassVar, Final

from tongbao.bots.policies import pocket_changan_traits as t
from tongbao.bots.policies.pocket_changan_glance import NOWHERE, Fit, Glance, gain_group
from tongbao.bots.policy import Policy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.actions import (
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
from tongbao.games.pocket_changan.buying import GainCard, wares_for
from tongbao.games.pocket_changan.cards.places import COLUMNS, NO_CARD, PLACES_OF_TYPE
from tongbao.games.pocket_changan.scoring import base_of
from tongbao.games.pocket_changan.table import PocketChangan

LEAD_STEPS: Final = (-15, -4, 4, 12, 25)
"""Where one of the LEADS ends and the next begins."""


class PocketChanganPolicy(Policy):
    """What a card brings at once, where it goes, what it shuts out, and which card it is."""

    names: ClassVar[tuple[str, ...]] = t.ALL_NAMES

    def traits(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        assert isinstance(game, PocketChangan)
        glance = Glance(game, seat)
        return [traits_of(glance, choice, choices[0]) for choice in choices]


def traits_of(glance: Glance, choice: Choice, first: Choice) -> list[int]:
    """The traits of one choice; ``first`` is the first of them all."""
    verb, phase, game = choice.verb, glance.phase, glance.game
    if verb is PLAY:
        return laying(glance, choice.parameters[0], choice.parameters[1], t.LAY_KIND + phase)
    if verb is PAY:
        return paying(glance, choice.parameters[0])
    if choice is DRAW:
        return [t.DRAW_KIND + min(7, len(game.hands[glance.seat])) * t.PHASE_COUNT + phase]
    if choice is PASS:
        return [t.PASS_KIND + phase]
    if verb is BUY:
        card = choice.parameters[0]
        return gaining(glance, card, t.BUY_CARD + card, t.BUY_GAIN, t.BUY_FIT, t.BUY_RANK)
    if choice is KEEP or verb is PLACE:
        step = game.step
        assert isinstance(step, GainCard)
        if verb is PLACE:
            return laying(glance, step.bought, choice.parameters[0], t.LAY_KIND + t.PHASE_COUNT + phase)
        held = min(7, len(game.hands[glance.seat]))
        return [t.KEEP_KIND + held * t.PHASE_COUNT + phase, t.KEEP_CARD + step.bought]
    if verb is TAKE:
        card = choice.parameters[0]
        return gaining(glance, card, t.TAKE_CARD + card, t.TAKE_GAIN, t.TAKE_FIT, t.TAKE_RANK)
    if verb is DROP or verb is GIVE or verb is OFFER:
        card = choice.parameters[0]
        fit = glance.fit(card)
        return [
            t.PART_CARD + card,
            t.PART_GAIN + gain_group(fit.gain) * t.PHASE_COUNT + phase,
            t.PART_FIT + fit.state * t.PHASE_COUNT + phase,
        ]
    if choice is SKIP:
        return [t.SKIP_KIND + skipped(first)]
    return changing(glance, choice)


def laying(glance: Glance, card: int, column: int, kind: int) -> list[int]:
    """The traits of laying a card in a column."""
    game, phase, gifts = glance.game, glance.phase, glance.gifts
    if gifts.ends[card] and not game.end_reason:
        return [kind, ending(glance, card, column)]
    held, powers = game.cards[card], glance.powers
    number = held.number or powers.star
    last = powers.last[column]
    leap = t.A_CHARACTER if not number else t.LEAP_OF[abs(number - last)] if last else t.LEAP_OF[number - 2]
    found = [
        kind,
        (t.LAY_SOON if phase < 2 else t.LAY_LATE) + card,
        t.LAY_GAIN + gain_group(glance.gain(card, column)) * t.PHASE_COUNT + phase,
        t.LAY_RANK + glance.rank[column] * t.PHASE_COUNT + phase,
        t.LAY_LEAP + leap * t.PHASE_COUNT + phase,
        t.LAY_SHUTS + glance.shuts_out(card, column) * t.PHASE_COUNT + phase,
    ]
    if column != held.type:
        found.append(t.LAY_AWAY + phase)
    if game.actions_left > 1 and held.effect.when_played:
        found.append(t.LAY_DEED + phase)
    return found


def ending(glance: Glance, card: int, column: int) -> int:
    """The trait of ending the game: by the lead over the best of the others."""
    game, seat = glance.game, glance.seat
    lead = standing(game, seat) + glance.gain(card, column)
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


def paying(glance: Glance, paid: int) -> list[int]:
    """The traits of paying with a card: what is given away, and the best of what can be had."""
    game, phase = glance.game, glance.phase
    bought = wares_for(game, glance.seat).with_card[paid]
    best, value, best_fit = NO_CARD, -99.0, Fit(NOWHERE, 0, t.UNFIT)
    for ware in game.public:
        if bought[ware]:
            fit = glance.fit(ware)
            worth = fit.gain + glance.gifts.deed[ware] if fit.state == t.FITTING else -1.0 - fit.state
            if worth > value:
                best, value, best_fit = ware, worth, fit
    own = glance.fit(paid)
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
        found.append(t.PAY_FOR_RANK + glance.rank[best_fit.column])
    return found


def gaining(glance: Glance, card: int, which: int, gains: int, fits: int, ranks: int) -> list[int]:
    """The traits of getting a card."""
    fit, phase = glance.fit(card), glance.phase
    found = [which, fits + fit.state * t.PHASE_COUNT + phase]
    if fit.column != NOWHERE:
        found.append(gains + gain_group(fit.gain) * t.PHASE_COUNT + phase)
        found.append(ranks + glance.rank[fit.column] * t.PHASE_COUNT + phase)
    return found


def skipped(first: Choice) -> int:
    """What is declined with ``skip``."""
    verb = first.verb
    return 1 if verb is OFFER else 2 if verb is RECALL else 3 if verb is COPY else 0


def changing(glance: Glance, choice: Choice) -> list[int]:
    """The traits of what changes the city without laying a card, or uses another’s."""
    verb, phase = choice.verb, glance.phase
    if verb is DESCEND:
        column = choice.parameters[0]
        return [
            t.DESCEND_RANK + glance.rank[column] * t.PHASE_COUNT + phase,
            t.DESCEND_OPENS + opened(glance, column),
        ]
    card = choice.parameters[0]
    if verb is COPY:
        return [t.COPY_CARD + card]
    column = column_of(glance, card)
    loss = gain_group(-glance.gain_without(card, column))
    if verb is RECALL:
        return [t.RECALL_CARD + card, t.RECALL_GAIN + loss * t.PHASE_COUNT + phase]
    assert verb is LOSE
    is_last = glance.game.areas[glance.seat][column][-1] == card
    return [t.LOSE_CARD + card, t.LOSE_GAIN + loss * t.PHASE_COUNT + phase, t.LOSE_LAST + (0 if is_last else 1)]


def column_of(glance: Glance, card: int) -> int:
    """The column in which a card of the seat lies."""
    area = glance.game.areas[glance.seat]
    for k in range(COLUMNS):
        if card in area[k]:
            return k
    return card // PLACES_OF_TYPE


def opened(glance: Glance, column: int) -> int:
    """How many more of the cards held or public fit in the column once it is turned; three at most."""
    game, last = glance.game, glance.powers.last[column]
    found = 0
    for card in [*game.hands[glance.seat], *game.public]:
        held = game.cards[card]
        if held.type == column and held.number:
            found += 1 if held.number <= last else -1
    return max(0, min(3, found))
