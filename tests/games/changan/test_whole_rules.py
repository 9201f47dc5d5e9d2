"""Sections 4 to 8 in the plainest words, held against the game at every decision of games played at random."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

import tongbao
from tests.games.changan.scene import CARDS, IDS, ChanganScene
from tongbao.games.changan.state.table import Changan

Counts = tuple[int, ...]
PRICES = [
    [(0, 0, 1, 1), (0, 1, 1, 2), (0, 2, 3, 4)],
    [(0, 0, 0, 2), (1, 0, 2, 1), (2, 0, 3, 4)],
    [(0, 1, 0, 1), (1, 1, 0, 2), (1, 4, 0, 4)],
    [(0, 1, 1, 0), (0, 2, 2, 0), (2, 3, 4, 0)],
    [(1, 1, 0, 1), (2, 2, 0, 1), (3, 3, 0, 2)],
]
TYPES = ["coin", "wheat", "stone", "wood", "silk"]
POINTS = [1, 3, 8]


def card(number: int) -> dict[str, Any]:
    """What is printed on a card."""
    return CARDS[IDS[number]]


def effects(game: Changan, seat: int, kind: str) -> list[dict[str, Any]]:
    """The effects of this kind that work for the seat."""
    lying = [card(number)["effect"] for district in game.districts[seat] for number in district]
    return [effect for effect in lying if effect["kind"] == kind]


def less(counts: Counts, type_: int) -> Counts:
    """One token fewer of a type."""
    return tuple(n - (t == type_) for t, n in enumerate(counts))


@cache
def payable(left: Counts, own: Counts, saves: int, swaps: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether some sequence of `save` and `swap` ends in `pay`; swaps: type, how many, how many it replaces each."""
    if saves and any(left[:4]):
        return any(payable(less(left, t), own, saves - 1, swaps) for t in range(4) if left[t])
    if all(n <= have for n, have in zip(left, own, strict=True)):
        return True
    for k, (u, n, rate) in enumerate(swaps):
        if n and left[u] < own[u]:
            rest = (*swaps[:k], (u, n - 1, rate), *swaps[k + 1 :])
            for t in range(4):
                if t != u and left[t]:
                    shorter = tuple(count + (kind == u) for kind, count in enumerate(less(left, t)))
                    if payable(shorter, own, rate - 1, rest):
                        return True
    return False


def can_pay(game: Changan, seat: int, number: int, district: int, silk: bool) -> bool:
    """Whether the seat can pay the next space of a district (4: the Silk Road) for this card."""
    built = game.roads[seat] if district == 4 else game.districts[seat][district]
    if len(built) == 3 or (district == 4 and card(number)["kind"] != "character"):
        return False
    own = list(game.tokens[seat])
    if not effects(game, seat, "waive_coin"):
        own[0] -= card(number)["coin"]
    if own[0] < 0:
        return False
    if silk:
        return bool(own[4] >= min([3, *(effect["cost"] for effect in effects(game, seat, "silk_terms"))]))
    price = (*PRICES[district][len(built)], 0)
    if district == 4:
        return payable(price, tuple(own), 0, ())
    saves = sum(effect["n"] for effect in effects(game, seat, "discount") if len(built) + 1 in effect["rows"])
    found = effects(game, seat, "substitute")
    swaps = tuple((TYPES.index(effect["from"]), effect["max"], effect["rate"]) for effect in found)
    return payable(price, tuple(own), saves, swaps)


def turn(game: Changan, expansion: bool) -> set[str]:
    """The list of a turn decision (section 5)."""
    seat = game.active
    gates, tokens, found = game.gates[seat], game.tokens[seat], set()
    if not game.main:
        if game.deck or game.discards:
            found.add("draw_deck")
        found |= {f"draw_display {i}" for i, shown in enumerate(game.display) if shown}
        for g in range(4):
            if len(gates[g]) < 3 and (game.hands[seat] or any(gates[h] for h in range(4) if h != g)):
                found.add(f"produce {g}")
        for g, d in product(range(4), range(5)):
            if gates[g]:
                if (d < 4 or expansion) and can_pay(game, seat, gates[g][-1], d, False):
                    found.add(f"build {g} {d}")
                if d < 4 and expansion and can_pay(game, seat, gates[g][-1], d, True):
                    found.add(f"build_silk {g} {d}")
    if not found:
        found.add("end_turn")
    terms = effects(game, seat, "buy_terms")
    price = min([2, *(term["price"] for term in terms)])
    if tokens[0] >= price and game.buys_used < 1 + sum(term["times"] - 1 for term in terms):
        found |= {"buy 1", "buy 2", "buy 3"}
    saved = sum(term["less"] for term in effects(game, seat, "acquire_terms"))
    for s, g in product(range(game.players), range(4)):
        guarded = any("gates" in guard["scope"] for guard in effects(game, s, "guard"))
        stone = {2: 2, 3: 1}.get(len(game.gates[s][g]) if s != seat else 0)
        if stone is not None and not guarded and not game.acquired and tokens[2] >= stone - saved:
            found.add(f"acquire {s} {g}")
    return found


def items(game: Changan, seat: int) -> dict[str, int]:
    """Section 8 without Game Ends."""
    districts, road = game.districts[seat], game.roads[seat]
    rows = [[district[r] for district in districts if len(district) > r] for r in range(3)]
    kinds = [[card(number)["kind"] for number in row] for row in rows]
    wild = [[card(number)["effect"]["kind"] == "wild_kind" for number in row] for row in rows]
    characters = sum(kind == "character" or any_ for kind, any_ in zip(kinds[0], wild[0], strict=True))
    different = len(set(kinds[1])) + any(wild[1])
    tokens = game.tokens[seat]
    return {
        "rows": sum(len(row) * points for row, points in zip(rows, POINTS, strict=True)),
        "row1": 2 if len(rows[0]) == 4 and characters >= 3 else 0,
        "row2": 5 if len(rows[1]) == 4 and different >= 3 else 0,
        "corners": sum(card(number)["vp"] for row in rows for number in row),
        "goods": (sum(tokens[:4]) + len(game.hands[seat])) // 5,
        "road_rows": sum(POINTS[: len(road)]),
        "road_corners": sum(card(number)["vp"] for number in road),
        "silk": tokens[4],
    }


def compare(scene: ChanganScene, expansion: bool) -> None:
    """Lists, points and supplies as the words above have them."""
    game = scene.game
    phase = scene.phase()
    if phase == "turn":
        assert scene.legal() == turn(game, expansion)
    for seat in range(game.players):
        score = dict(scene.seat_view(seat)["score"])
        total = score.pop("total")
        assert sum(score.values()) == total == game.scores()[seat] and score.pop("ends") >= 0
        assert score == items(game, seat)
        assert all(len(gate) <= 3 for gate in game.gates[seat]) and min(game.tokens[seat]) >= 0
    silk = game.silk_stock + sum(tokens[4] for tokens in game.tokens)
    assert silk == (3 * game.players if expansion else 0) and game.silk_stock >= 0


DECKS = {
    2: ["production,science,politics", "production,trade,silk_road", "politics,military,silk_road"],
    3: ["trade,science,military", "science,politics,silk_road"],
    4: ["production,trade,politics,military", "trade,science,military,silk_road"],
}


@pytest.mark.contract
@pytest.mark.by_turns(2)
@pytest.mark.parametrize(("players", "decks"), [(n, decks) for n, found in DECKS.items() for decks in found])
def test_whole_games(players: int, decks: str) -> None:
    """Played at random, preferring to build, to the end."""
    expansion, luck = "silk_road" in decks, Random(len(decks) * players)
    game = tongbao.new("changan", players=players, seed=len(decks), options={"decks": decks})
    assert isinstance(game, Changan)
    scene, now, triggered = ChanganScene(game), (1, game.active), False
    everything = sorted(game.inventory())
    while not game.over:
        if (game.round, game.active) != now:
            seat = now[1]
            limits = effects(game, seat, "limit")
            assert len(game.hands[seat]) <= 6 + sum(limit["hand"] for limit in limits)
            assert max(game.tokens[seat][:4]) <= 4 + sum(limit["tokens"] for limit in limits)
            assert all(game.display) or not (game.deck or game.discards)
            assert not triggered or game.active != game.first, "the round of the ninth card is the last"
            now = (game.round, game.active)
        if luck.random() < 0.3 or scene.phase() == "turn":
            compare(scene, expansion)
        triggered = triggered or any(sum(map(len, districts)) >= 9 for districts in game.districts)
        assert game.last_round == triggered
        building = [
            text for text in sorted(scene.legal()) if text.split()[0] in ("build", "build_silk", "use", "activate")
        ]
        scene.play(luck.choice(building if building and luck.random() < 0.8 else sorted(scene.legal())))
    assert sorted(game.inventory()) == everything
    assert triggered or game.round == 60
    ranks = [
        (score, sum(map(len, game.districts[s])), sum(map(len, game.gates[s]))) for s, score in enumerate(game.scores())
    ]
    assert game.places() == [1 + sum(other > rank for other in ranks) for rank in ranks]
