"""Obstacles of the active player in a word and its numbers (sections 4 and 6): everybody sees them."""

from typing import Any, Final

from tongbao.engine.meta import Plain
from tongbao.games.changan.cards.board import ACQUIRE_PRICE, COIN, GATE_CARDS, GATES, ROAD, ROWS, SILK, STONE
from tongbao.games.changan.rules.reach import acquire_price
from tongbao.games.changan.state.prices import extra_coin, shortage
from tongbao.games.changan.state.table import Changan

Reason = dict[str, Any]
"""``why``, and what belongs to it: ``need`` and ``have``, or ``missing`` (five counts) and ``short``."""

NEARER: Final = ["used", "full", "few", "no_card", "no_character", "guarded", "silk", "tokens", "stone", "coin"]
"""The reasons, from what can't be helped to what is nearly overcome."""


def obstacles(game: Changan) -> Plain:
    """Why the active seat may not act: for each action, and for each place where it would happen; null where it may.

    ``gates`` are those of Produce; ``spaces`` the next ones of Build, by district, the Silk Road last; ``others`` the
    gates of Acquire by seat, null at one's own.
    """
    gates = [to_produce(game, gate) for gate in range(GATES)]
    tops = [pile[-1] for pile in game.gates[game.active] if pile]
    spaces = [to_build(game, district, tops) for district in range(GATES)]
    if game.terms.expansion:
        spaces = [nearest([reason, to_build_for_silk(game, district, tops)]) for district, reason in enumerate(spaces)]
        spaces.append(to_build(game, ROAD, tops))
    others = [
        [to_acquire(game, other, gate) if other != game.active else None for gate in range(GATES)]
        for other in range(game.players)
    ]
    return {
        "research": to_research(game),
        "produce": nearest(gates),
        "build": nearest(spaces),
        "buy": to_buy(game),
        "acquire": nearest([reason for other, row in enumerate(others) if other != game.active for reason in row]),
        "gates": gates,
        "spaces": spaces,
        "others": others,
    }


def nearest(reasons: list[Reason | None]) -> Reason | None:
    """Nothing if one may act in some place, else the reason that is most nearly overcome."""
    found: Reason | None = None
    for reason in reasons:
        if reason is None:
            return None
        if found is None or nearness(reason) > nearness(found):
            found = reason
    return found


def nearness(reason: Reason) -> tuple[int, int]:
    """How nearly a reason is overcome: the fewer are lacking, the more."""
    return NEARER.index(reason["why"]), reason.get("have", 0) - reason.get("need", 0) - reason.get("short", 0)


def is_spent(game: Changan, action: str) -> bool:
    """Whether the active seat has had the action this turn: one main action, so many of the others (section 4)."""
    if action == "buy":
        return game.buys_used >= game.permanents(game.active).buys
    return game.acquired if action == "acquire" else game.main != ""


def to_research(game: Changan) -> Reason | None:
    """One main action a turn, and a card to take."""
    if is_spent(game, "research"):
        return {"why": "used"}
    return None if game.has_deck() or any(game.display) else {"why": "no_card"}


def to_produce(game: Changan, gate: int) -> Reason | None:
    """Room at the gate, and a card to bring there."""
    here = len(game.gates[game.active][gate])
    if is_spent(game, "produce"):
        return {"why": "used"}
    if here == GATE_CARDS:
        return {"why": "full"}
    elsewhere = len(game.hands[game.active]) + game.gate_cards(game.active) - here
    return None if elsewhere else {"why": "no_card"}


def to_build(game: Changan, district: int, cards: list[int]) -> Reason | None:
    """A main action left, and what one of some cards needs there."""
    return {"why": "used"} if is_spent(game, "build") else to_place(game, district, cards)


def to_place(game: Changan, district: int, cards: list[int]) -> Reason | None:
    """A space, a card that may go there, and what it costs: for none of the cards, or the easiest of them."""
    seat, row = game.active, game.next_row(game.active, district)
    if row == ROWS:
        return {"why": "full"}
    if not cards:
        return {"why": "no_card"}
    if district == ROAD:
        cards = [card for card in cards if game.cards.character[card] is not None]
        if not cards:
            return {"why": "no_character"}
    coin = min([extra_coin(game, seat, card) for card in cards])
    lack = shortage(game.tokens[seat], game.permanents(seat), district, row, coin)
    if lack is None:
        return None
    if not lack.short:
        return {"why": "coin"}
    return {"why": "tokens", "missing": lack.missing, "short": lack.short}


def to_build_for_silk(game: Changan, district: int, cards: list[int]) -> Reason | None:
    """A main action left, a space, a card, the Silk in place of the price, and the extra coin (section 9)."""
    seat, tokens = game.active, game.tokens[game.active]
    if is_spent(game, "build"):
        return {"why": "used"}
    if game.next_row(seat, district) == ROWS:
        return {"why": "full"}
    if not cards:
        return {"why": "no_card"}
    price = game.permanents(seat).silk_price
    if tokens[SILK] < price:
        return {"why": "silk", "need": price, "have": tokens[SILK]}
    return None if tokens[COIN] >= min([extra_coin(game, seat, card) for card in cards]) else {"why": "coin"}


def to_buy(game: Changan) -> Reason | None:
    """A Buy that is left, and its price."""
    mine, coins = game.permanents(game.active), game.tokens[game.active][COIN]
    if is_spent(game, "buy"):
        return {"why": "used"}
    return None if coins >= mine.buy_price else {"why": "coins", "need": mine.buy_price, "have": coins}


def to_acquire(game: Changan, other: int, gate: int) -> Reason | None:
    """Another player's gate with at least two cards that is not guarded, and its price."""
    if is_spent(game, "acquire"):
        return {"why": "used"}
    if not ACQUIRE_PRICE[len(game.gates[other][gate])]:
        return {"why": "few"}
    if game.permanents(other).guards_gates:
        return {"why": "guarded"}
    price, stone = acquire_price(game, game.active, other, gate), game.tokens[game.active][STONE]
    return None if stone >= price else {"why": "stone", "need": price, "have": stone}
