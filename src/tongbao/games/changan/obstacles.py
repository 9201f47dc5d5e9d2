"""Why the active player can't act as he might (sections 4 and 6), in a word and its numbers: what everybody sees."""

from typing import Any, Final

from tongbao.engine.meta import Plain
from tongbao.games.changan.board import (
    ACQUIRE_PRICE,
    COIN,
    GATE_CARDS,
    GATES,
    NO_TOKENS,
    PRICES,
    ROAD,
    ROWS,
    SILK,
    STONE,
)
from tongbao.games.changan.prices import extra_coin, missing
from tongbao.games.changan.steps import acquire_price
from tongbao.games.changan.table import Changan

Reason = dict[str, Any]
"""``why``, and what belongs to it: ``need`` and ``have``, or ``missing`` (five counts) and ``short``."""

NEARER: Final = ["used", "full", "few", "no_card", "no_character", "guarded", "tokens", "stone", "coin"]
"""The reasons, from what can't be helped to what is nearly overcome."""


def obstacles(game: Changan) -> Plain:
    """Why the active seat may not act: for each action, and for each place where it would happen; null where it may.

    ``gates`` are those of Produce; ``spaces`` the next ones of Build, by district, the Silk Road last; ``others`` the
    gates of Acquire by seat, null at one's own.
    """
    gates = [to_produce(game, gate) for gate in range(GATES)]
    spaces = [to_build(game, district) for district in range(ROAD + 1 if game.terms.expansion else GATES)]
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


def to_research(game: Changan) -> Reason | None:
    """One main action a turn, and a card to take."""
    if game.main:
        return {"why": "used"}
    return None if game.has_deck() or any(game.display) else {"why": "no_card"}


def to_produce(game: Changan, gate: int) -> Reason | None:
    """Room at the gate, and a card to bring there."""
    here = len(game.gates[game.active][gate])
    if game.main:
        return {"why": "used"}
    if here == GATE_CARDS:
        return {"why": "full"}
    elsewhere = len(game.hands[game.active]) + game.gate_cards(game.active) - here
    return None if elsewhere else {"why": "no_card"}


def to_build(game: Changan, district: int) -> Reason | None:
    """A space, a card at a gate that may go there, and what it costs."""
    seat, row = game.active, game.next_row(game.active, district)
    if game.main:
        return {"why": "used"}
    if row == ROWS:
        return {"why": "full"}
    tops = [pile[-1] for pile in game.gates[seat] if pile]
    if not tops:
        return {"why": "no_card"}
    if district == ROAD:
        tops = [card for card in tops if game.cards.character[card] is not None]
        if not tops:
            return {"why": "no_character"}
    return to_pay(game, seat, district, row, min([extra_coin(game, seat, card) for card in tops]))


def to_pay(game: Changan, seat: int, district: int, row: int, coin: int) -> Reason | None:
    """The price of a space, or the Silk for it, and the extra coin."""
    tokens, mine, price = game.tokens[seat], game.permanents(seat), PRICES[district][row]
    helped = district != ROAD
    saves, swaps = (mine.discount[row], mine.swaps) if helped else (0, NO_TOKENS)
    for_silk = helped and game.terms.expansion and tokens[SILK] >= mine.silk_price
    rest = tokens[:]
    rest[COIN] -= coin
    if tokens[COIN] >= coin and (for_silk or missing(price, rest, saves, swaps, mine.rates) <= 0):
        return None
    short = missing(price, tokens, saves, swaps, mine.rates)
    if for_silk or short <= 0:
        return {"why": "coin"}
    return {"why": "tokens", "missing": [max(0, n - tokens[k]) for k, n in enumerate(price)], "short": short}


def to_buy(game: Changan) -> Reason | None:
    """A Buy that is left, and its price."""
    mine, coins = game.permanents(game.active), game.tokens[game.active][COIN]
    if game.buys_used >= mine.buys:
        return {"why": "used"}
    return None if coins >= mine.buy_price else {"why": "coins", "need": mine.buy_price, "have": coins}


def to_acquire(game: Changan, other: int, gate: int) -> Reason | None:
    """Another player's gate with at least two cards that is not guarded, and its price."""
    if game.acquired:
        return {"why": "used"}
    if not ACQUIRE_PRICE[len(game.gates[other][gate])]:
        return {"why": "few"}
    if game.permanents(other).guards_gates:
        return {"why": "guarded"}
    price, stone = acquire_price(game, game.active, other, gate), game.tokens[game.active][STONE]
    return None if stone >= price else {"why": "stone", "need": price, "have": stone}
