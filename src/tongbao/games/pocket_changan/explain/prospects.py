"""Prospects: what a seat can do with the cards it sees, and why not with others, as plain data (section 11.4)."""

from tongbao.engine.meta import Plain
from tongbao.games.pocket_changan.cards.actions import PLACE, PLAY
from tongbao.games.pocket_changan.cards.places import NO_CARD, type_at
from tongbao.games.pocket_changan.effects.common import EndGame
from tongbao.games.pocket_changan.rules import scoring
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard, buyable
from tongbao.games.pocket_changan.rules.playing import Gap, columns_for, is_free
from tongbao.games.pocket_changan.state.areas import with_card
from tongbao.games.pocket_changan.state.powers import grounds
from tongbao.games.pocket_changan.state.table import PocketChangan

NO_HURDLE: Plain = {"why_not": None, "has": None, "needs": None}


def is_late(game: PocketChangan, seat: int) -> bool:
    """Whether the game is over, or the seat has used up the actions of its turn."""
    return game.over or (seat == game.active and not game.actions_left)


def hand(game: PocketChangan, seat: int) -> list[Plain]:
    """The seat's cards: where each may be played and what it buys as things stand, and why it can't be played."""
    late = is_late(game, seat)
    found: list[Plain] = []
    for card in sorted(game.hands[seat]):
        columns = [] if late else columns_for(game, seat, card)
        buys = [] if late else buyable(game, seat, card)
        if columns:
            hurdle = NO_HURDLE
        elif late:
            hurdle = {**NO_HURDLE, "why_not": "late"}
        else:
            hurdle = hurdle_of(game, seat, card)
        found.append({"card": card, "columns": columns, "buys": buys, **hurdle})
    return found


def hurdle_of(game: PocketChangan, seat: int, card: int) -> Plain:
    """Which rule is in the way of a card that fits no column; what the card or the seat has, and what it takes.

    The number that it takes is the last one of the column of the card's own type.
    """
    held, powers = game.cards[card], game.powers[seat]
    gap = Gap(held, powers, is_free(game, seat), held.type)
    if not gap.unmet:
        return {"why_not": "number", "has": held.number or powers.star, "needs": powers.last[held.type]}
    why_not = "condition_end" if isinstance(held.effect, EndGame) else "condition"
    return {"why_not": why_not, "has": gap.has, "needs": gap.needs}


def conditions(game: PocketChangan, seat: int) -> Plain:
    """By card with a condition that is in sight and not in play: how it stands with the seat."""
    powers, free = game.powers[seat], is_free(game, seat)
    found: Plain = {}
    for number in in_sight(game, seat):
        condition = game.cards[number].condition
        if condition is not None:
            asks = condition.asks(powers)
            is_met = condition.exceeds(powers.points, asks)
            is_waived = free and condition.waivable
            state = "waived" if is_waived else "met" if is_met else "unmet"
            found[str(number)] = {"state": state, "has": condition.reached(powers.points), "more_than": asks}
    return found


def in_sight(game: PocketChangan, seat: int) -> list[int]:
    """The cards that the seat might come to play: its own, public ones, those that lie apart, discards."""
    step = game.step
    bought = [step.bought] if isinstance(step, GainCard) and not game.over else []
    cards = [*game.hands[seat], *game.public, *bought, *game.apart, *game.looked, *game.discards]
    return sorted({card for card in cards if card != NO_CARD})


def offers(game: PocketChangan) -> Plain | None:
    """By public card, as text: whether the discarded card buys it, through what or why not; only during a buy.

    The numbers are those that count for whoever buys, None for a wild character.
    """
    step = game.step
    if game.over or not isinstance(step, BuyCard):
        return None
    powers, can = game.powers[step.seat], buyable(game, step.seat, step.paid)
    found: Plain = {}
    for card in game.public:
        is_sold = card in can
        through = grounds(step.paid, card, powers.buys_even, powers.margin, powers.star)
        found[str(card)] = {
            "can": is_sold,
            "why": None if is_sold else "number",
            "through": (through or "free") if is_sold else None,
            "has": (game.cards[step.paid].number or powers.star) or None,
            "needs": (game.cards[card].number or powers.star) or None,
            "same_type": type_at(card) == type_at(step.paid),
            "margin": powers.margin,
        }
    return found


def worth(game: PocketChangan, seat: int) -> Plain:
    """By choice that lays a card: the seat's total after it, before the card's play effect."""
    found: Plain = {}
    step = game.step
    for choice in game.choices(seat):
        if choice.verb is PLAY:
            found[choice.text] = total_with(game, seat, choice.parameters[0], choice.parameters[1])
        elif choice.verb is PLACE and isinstance(step, GainCard):
            found[choice.text] = total_with(game, seat, step.bought, choice.parameters[0])
    return found


def total_with(game: PocketChangan, seat: int, card: int, column: int) -> int:
    """The seat's total if the card lay at the end of that column."""
    return scoring.total_of(game.cards, with_card(game.areas[seat], card, column), game.descending[seat])
