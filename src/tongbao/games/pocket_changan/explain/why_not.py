"""Why-not: the reason why a seat isn't offered a choice. On redacted copies only.

What keeps a card from a column, what a card costs and which answers a question takes is asked of the code that decides
what is offered.
"""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.pocket_changan.cards.actions import (
    BUY,
    COPY,
    DESCEND,
    DRAW,
    KEEP,
    LOSE,
    PASS,
    PAY,
    PLACE,
    PLAY,
    RECALL,
    SKIP,
    TAKE,
)
from tongbao.games.pocket_changan.cards.places import ACE, COLUMNS, NO_CARD, TYPES, type_at
from tongbao.games.pocket_changan.effects.in_play import Points, TurnColumn
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.explain.prospects import is_late
from tongbao.games.pocket_changan.explain.remedies import (
    payments,
    to_buy,
    to_copy,
    to_draw,
    to_pay,
    to_pay_for,
    to_play,
    to_recall,
    to_turn,
    to_visit,
)
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard
from tongbao.games.pocket_changan.rules.playing import Gap, is_free
from tongbao.games.pocket_changan.rules.steps import Actions
from tongbao.games.pocket_changan.state.card import Total
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan

ON_TURN: Final = (PLAY, PAY, BUY, DRAW.verb, PASS.verb, DESCEND)
"""The verbs of a turn’s actions (D1, D2)."""
LEAST_NUMBER: Final = 2
MOST_TOKENS: Final = 12
"""So many points are shown one by one."""
ANY_TYPE: Final = "any"
"""A point of any of the types that count together."""


def why_not(game: PocketChangan, seat: int, choice: Choice) -> Reason:
    """Why the seat, which has to choose something, isn't offered this choice (5.3)."""
    step, verb = game.step, choice.verb
    if isinstance(step, Actions):
        return why_no_action(game, seat, choice)
    if isinstance(step, BuyCard) and verb is BUY:
        return why_not_sold(game, step, choice.parameters[0])
    if isinstance(step, GainCard) and verb is PLACE:
        return why_not_played(game, seat, step.bought, choice.parameters[0])
    if isinstance(step, Question) and verb is step.verb():
        return step.why_not(game, choice.parameters[0])
    if isinstance(step, Question) and choice is SKIP:
        return step.why_must(game)
    if verb in ON_TURN and is_late(game, seat):
        return why("late", {})
    if isinstance(step, BuyCard):
        return why("buying", {"cards": [step.paid]}, [step.paid])
    if isinstance(step, GainCard):
        return why("bought", {"card": step.bought}, [step.bought])
    assert isinstance(step, Question)
    return step.why_first(game)


def why_no_action(game: PocketChangan, seat: int, choice: Choice) -> Reason:
    """Why it is none of the actions that are possible now (D1)."""
    verb, card = choice.verb, choice.parameters[0] if choice.parameters else NO_CARD
    if verb is PLAY:
        in_hand = card in game.hands[seat]
        return why_not_played(game, seat, card, choice.parameters[1]) if in_hand else why("not_held", {"card": card})
    if verb is PAY:
        return why_not_paid(game, seat, card)
    if verb is BUY:
        return why_not_bought(game, seat, card)
    if verb is DESCEND:
        return why_not_turned(game, seat, card)
    if verb is TAKE:
        return why_not_taken(game, seat, card)
    if verb is COPY:
        return why("uncopied", {"card": card}, remedies=to_copy(game, seat, card))
    if card in game.cards_in_play(seat) and (verb is RECALL or verb is LOSE):
        return why("stays", {"card": card}, remedies=to_recall(game, seat) if verb is RECALL else [])
    if choice is DRAW:
        return why("no_deck", {})
    return why("nothing_bought" if choice is KEEP or verb is PLACE else "unasked", {})


# Playing (6.1).


def why_not_played(game: PocketChangan, seat: int, card: int, k: int) -> Reason:
    """Why a card, of the hand or just bought, isn't played in a column: the column, its condition, its number."""
    held, powers = game.cards[card], game.powers[seat]
    gap = Gap(held, powers, is_free(game, seat), k)
    remedies = to_play(game, seat, card, k, gap)
    if gap.closed:
        return why("column", {"card": card, "type": k}, [], remedies)
    if gap.unmet:
        return why_unmet(game, seat, card, gap, remedies)
    facts: Facts = {"card": card, "n": held.number or powers.star, "type": k, "needs": powers.last[k]}
    numbered = [other for other in game.areas[seat][k] if game.cards[other].number or powers.star]
    return why("high" if game.descending[seat] >> k & 1 else "low", facts, numbered[-1:], remedies)


def why_unmet(game: PocketChangan, seat: int, card: int, gap: Gap, remedies: list[Remedy]) -> Reason:
    """What the condition of a card asks and what there is, by type as far as it can be shown one by one."""
    condition, points = game.cards[card].condition, game.powers[seat].points
    assert condition is not None
    types, is_sum = condition.types, isinstance(condition, Total)
    facts: Facts = {"card": card, "n": gap.has, "needs": gap.needs, "misfit": int(gap.misfit)}
    for k in range(COLUMNS):
        facts[TYPES[k]] = int(k in types)
    if is_free(game, seat):
        kind = "unwaived"
    elif len(types) == 1:
        kind = "points"
    elif len(types) == COLUMNS:
        kind = "points_all" if is_sum else "points_any"
    else:
        kind = "points_sum" if is_sum else "points_best"
    if gap.needs > MOST_TOKENS:
        return why(kind, facts, [], remedies)
    counted = types if is_sum else [max(types, key=lambda k: points[k])]
    have: list[str] = [TYPES[k] for k in counted for _ in range(points[k])]
    lack: list[str] = [ANY_TYPE if len(counted) > 1 else TYPES[counted[0]]] * gap.short
    return why(kind, facts, givers(game, seat, counted), remedies, have, lack)


def givers(game: PocketChangan, seat: int, types: list[int]) -> list[int]:
    """The seat's cards in play that give points of these types (8.1)."""
    found: list[int] = []
    for place, column in enumerate(game.areas[seat]):
        for card in column:
            effect = game.cards[card].effect
            if place in types or (isinstance(effect, Points) and any(effect.more[k] for k in types)):
                found.append(card)
    return found


def why_not_turned(game: PocketChangan, seat: int, k: int) -> Reason:
    """Why a column isn't turned to descending (P-39)."""
    if game.turned >> seat & 1:
        return why("turned", {})
    if not game.powers[seat].may_turn:
        turners = [number for number, card in enumerate(game.cards) if isinstance(card.effect, TurnColumn)]
        return why("turner", {"cards": turners}, [], to_turn(game, seat))
    return why("empty_column", {"type": k})


# Buying (6.2), and the ward visit (P-47).


def why_not_paid(game: PocketChangan, seat: int, card: int) -> Reason:
    """Why a hand card isn't discarded to buy: it buys none of the public cards."""
    if card not in game.hands[seat]:
        return why("not_held", {"card": card})
    if not game.public:
        return why("no_wares", {})
    powers, n = game.powers[seat], number_for(game, seat, card)
    facts: Facts = {"card": card, "n": n, "wild": int(not powers.star), "even": int(powers.buys_even)}
    kind = "pay_margin" if powers.margin else "pay"
    return why(kind, {**facts, **span(n, powers.margin)}, [], to_pay(game, seat, card))


def why_not_bought(game: PocketChangan, seat: int, card: int) -> Reason:
    """Why a public card isn't bought before a hand card is discarded: which would do, or that none does."""
    if card not in game.public:
        return why("not_public", {"card": card})
    if not game.hands[seat]:
        return why("empty_hand", {}, [], to_draw(game, seat))
    able = payments(game, seat, card)
    if able:
        return why("pay_first", {"card": card, "cards": able, "n": len(able)}, [], to_pay_for(card, able))
    powers = game.powers[seat]
    facts: Facts = {"card": card, "wild": int(not powers.star)}
    kind = "dear_margin" if powers.margin else "dear"
    prices = span(number_for(game, seat, card), powers.margin)
    return why(kind, {**facts, **prices}, [], to_buy(game, seat, card))


def why_not_sold(game: PocketChangan, step: BuyCard, card: int) -> Reason:
    """Why the discarded card doesn't buy a public card."""
    if card not in game.public:
        return why("not_public", {"card": card})
    margin = game.powers[step.seat].margin
    facts: Facts = {"card": card, "cards": [step.paid], "n": number_for(game, step.seat, step.paid)}
    same_type = type_at(card) == type_at(step.paid)
    kind = "price" if same_type else "price_margin" if margin else "price_other"
    return why(kind, {**facts, **span(number_for(game, step.seat, card), margin)}, [step.paid])


def number_for(game: PocketChangan, seat: int, card: int) -> int:
    """The number that a card has for a seat that buys, 0 for a wild one."""
    return game.cards[card].number or game.powers[seat].star


def span(number: int, margin: int) -> Facts:
    """The numbers that buy a number, or that it buys, with so much of a margin."""
    return {"least": max(LEAST_NUMBER, number - margin), "most": min(ACE, number + margin)}


def why_not_taken(game: PocketChangan, seat: int, card: int) -> Reason:
    """Why a card isn't taken while there are actions left."""
    invites = game.powers[seat].invites
    if not invites or card not in game.public:
        return why("untaken", {"card": card})
    if not game.cards[card].is_character:
        return why("ward", {"cards": invites[:]}, invites[:])
    return why("ward_later", {"card": card, "cards": invites[:]}, invites[:], to_visit())
