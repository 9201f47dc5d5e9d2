"""View: all that a seat may see of Pocket Chang’An, as plain data (section 11). On redacted copies only."""

from tongbao.engine.meta import Plain
from tongbao.engine.seats import NOBODY
from tongbao.games.pocket_changan.cards.places import COLUMNS, NO_CARD, type_at
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.explain.prospects import conditions, hand, offers, worth
from tongbao.games.pocket_changan.rules import scoring
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard
from tongbao.games.pocket_changan.rules.court import title
from tongbao.games.pocket_changan.rules.steps import Actions, HandLimit, WardVisit
from tongbao.games.pocket_changan.state.powers import Powers
from tongbao.games.pocket_changan.state.table import PocketChangan


def view(game: PocketChangan, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    now = phase(game)
    return {
        "game": game.setup.meta.name,
        "rules": game.setup.rules,
        "players": game.players,
        "options": dict(game.terms.options),
        "viewer": seat,
        "decisions": game.decisions,
        "over": game.over,
        "phase": now,
        "active": game.active,
        "first": 0,
        "round": game.round,
        "limit": game.terms.round_limit,
        "to_act": list(game.seats_to_act()),
        "actions": {"left": game.actions_left, "done": game.actions_done},
        "deck": {"count": len(game.deck)},
        "discard": game.discards[:],
        "public": [[card for card in game.public if type_at(card) == k] for k in range(COLUMNS)],
        **purchase(game),
        "question": question(game),
        "looked": {"seat": game.active, "cards": game.looked[:]} if game.looked else None,
        "running": running(game, now),
        "ending": game.end_reason or None,
        "seats": [seat_view(game, other) for other in range(game.players)],
        "hand": hand(game, seat) if seat >= 0 else None,
        "conditions": conditions(game, seat) if seat >= 0 else {},
        "offers": offers(game),
        "worth": worth(game, seat) if seat >= 0 else {},
        "result": result(game) if game.over else None,
    }


def card_or_none(card: int) -> int | None:
    """The card, or None for no card."""
    return card if card != NO_CARD else None


def phase(game: PocketChangan) -> str:
    """Where the turn stands, in a word."""
    if game.over:
        return "end"
    step = game.step
    if isinstance(step, Actions):
        return "actions"
    if isinstance(step, BuyCard):
        return "buy"
    if isinstance(step, GainCard):
        return "gain"
    if isinstance(step, WardVisit):
        return "ward"
    if isinstance(step, HandLimit):
        return "limit"
    return "court" if isinstance(step, Question) and step.by == NOBODY else "effect"


def purchase(game: PocketChangan) -> Plain:
    """The card discarded to buy, the card bought, and other cards that lie apart, revealed to all."""
    step = game.step
    if isinstance(step, GainCard) and not game.over:
        return {"paid": step.paid, "bought": step.bought, "revealed": []}
    paid = step.paid if isinstance(step, BuyCard) and not game.over else None
    return {"paid": paid, "bought": None, "revealed": game.apart[:]}


def question(game: PocketChangan) -> Plain | None:
    """What is asked, which card asks it, and who is still to answer after the seat to act."""
    step = game.step
    if game.over or not isinstance(step, Question):
        return None
    waiting: list[int] = []
    for other in game.agenda[-2::-1]:
        if not isinstance(other, Question) or type(other) is not type(step) or other.source(game) != step.source(game):
            break
        if other.seat != step.seat and other.seat not in waiting:
            waiting.append(other.seat)
    return {
        "verb": step.verb().name,
        "card": card_or_none(step.source(game)),
        "kind": step.kind(),
        "by": step.by if step.by != NOBODY else None,
        "waiting": waiting,
    }


def running(game: PocketChangan, now: str) -> list[Plain]:
    """The rules that are waived for a while, by whom, by which card and until when (7.3)."""
    found: list[Plain] = []
    for what, duration in (("play", game.free_play), ("buy", game.free_buy)):
        if duration is not None:
            is_last = duration.turns == 1 and duration.seat == game.active and now != "court"
            ends = "this_turn" if is_last else "next_turn"
            found.append({"what": what, "by": duration.seat, "card": duration.card, "ends": ends})
    return found


def seat_view(game: PocketChangan, seat: int) -> Plain:
    """What everybody sees of a seat; its score as if the game were scored now."""
    powers, area, turned = game.powers[seat], game.areas[seat], game.descending[seat]
    base, scores = scoring.base(game, seat), scoring.card_scores(game, seat)
    bonus, has_conceded = sum(scores), game.is_out(seat)
    return {
        "seat": seat,
        "hand_count": len(game.hands[seat]),
        "columns": [column_view(powers, k, area[k], turned, has_conceded) for k in range(COLUMNS)],
        "lowest": powers.points.index(min(powers.points)),
        "base": base,
        "bonus": bonus,
        "total": base + bonus,
        "scores": scored(game, seat, scores),
        "turned": bool(game.turned >> seat & 1),
        "conceded": has_conceded,
        "protected": protected(powers),
    }


def column_view(powers: Powers, k: int, column: list[int], descending: int, has_conceded: bool) -> Plain:
    """A column of an Urban Area: its cards, its points and which of them are due to effects, the last number."""
    points = powers.points[k]
    return {
        "cards": column[:],
        "points": points,
        "bonus": 0 if has_conceded else points - len(column),
        "descending": bool(descending >> k & 1),
        "last": powers.last[k] or None,
    }


def scored(game: PocketChangan, seat: int, scores: list[int]) -> list[Plain]:
    """What each card in play would add to the bonus now, given its scores; nothing once its owner has conceded."""
    if not scores:
        return []
    return [{"card": card, "score": scores[place]} for place, card in enumerate(game.cards_in_play(seat))]


def protected(powers: Powers) -> list[str]:
    """What protects a seat from attacks (7.4)."""
    return [word for word, cards in (("attack", powers.guards), ("wall", powers.walls)) if cards]


# The end.


def result(game: PocketChangan) -> Plain:
    """How the game ended, how every seat was scored and what it held; alone, with a title unless it was conceded."""
    totals = game.scores()
    has_title = game.terms.solo and not game.is_out(0)
    return {
        "totals": totals,
        "scores": totals[:],
        "places": game.places(),
        "ending": game.end_reason,
        "hands": [sorted(hand) for hand in game.hands],
        "title": title(game.terms.length, totals[0]) if has_title else None,
        "table": [
            {
                "points": game.powers[seat].points[:],
                "base": scoring.base(game, seat),
                "bonus": scoring.bonus(game, seat),
                "cards": scored(game, seat, scoring.card_scores(game, seat)),
            }
            for seat in range(game.players)
        ],
    }
