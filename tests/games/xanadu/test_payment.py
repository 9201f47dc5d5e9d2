"""Section 8 of the rules: what can be paid for, compared with a slow search over all ways to place the workers."""

import pytest

import tongbao
from tongbao.games.xanadu.cards.resources import RESOURCES
from tongbao.games.xanadu.table import Xanadu
from tongbao.testing.scenes import Scene

Counts = tuple[int, ...]


def counts(pool: dict[str, int]) -> Counts:
    """Ten counts, in order of rank."""
    return tuple(pool.get(name, 0) for name in RESOURCES)


def payable(game: Xanadu, seat: int, cost: Counts, pool: Counts, workers: int, placed_on: int = 0) -> bool:
    """Whether some numbers of workers on the open buildings bring the cost; `placed_on` already has one more."""
    reached = {(workers, tuple(max(0, c - p) for c, p in zip(cost, pool, strict=True)))}
    for city in game.cities:
        for building in city:
            if building.new:
                continue
            rows = game.cards.card(building.card).rows[building.stage :]
            first = 1 if building.card == placed_on else 0
            after = set()
            for left, missing in reached:
                now = list(missing)
                for depth in range(len(rows) + 1):
                    if depth > 0:
                        row = rows[depth - 1]
                        gained = [*row.harvest, *([row.favour] if row.favour and building.owner == seat else [])]
                        for name in gained:
                            now[RESOURCES.index(name)] = max(0, now[RESOURCES.index(name)] - 1)
                    if first <= depth <= first + left:
                        after.add((left - depth + first, tuple(now)))
            reached = after
    return any(not any(missing) for _, missing in reached)


@pytest.mark.contract
@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [(2, {}, 1), (3, {}, 2), (4, {}, 3), (6, {}, 4), (3, {"advanced": "on", "edition": "online"}, 5)],
)
def test_build_and_place_offer_exactly_what_can_be_paid(players: int, options: dict[str, str], seed: int) -> None:
    """`build` offers every card that can be paid for and no other; while it is pending, `place` keeps it payable."""
    scene = Scene(tongbao.new("xanadu", players=players, seed=seed, options=options))
    game = scene.game
    assert isinstance(game, Xanadu)
    builds = places = 0
    declined = False
    while not scene.is_over():
        seat, view = scene.acting, scene.view(scene.acting)
        pool, left = counts(view["pool"]), view["workers"]["left"]
        offered = {text for text in scene.legal() if text.split()[0] in ("build", "place")}
        if view["phase"] == "build" or (view["phase"] == "workers" and not game.acted and not declined):
            within = len(game.cities[seat]) < view["building_limit"]
            costs = {card: counts(game.cards.card(card).cost) for card in game.hands[seat]}
            expected = {card for card, cost in costs.items() if within and payable(game, seat, cost, pool, left - 1)}
            assert {f"build {card}" for card in expected} == {text for text in offered if text.startswith("build")}
            builds += 1
        elif view["pending"]:
            cost = counts(view["pending"]["cost"])
            sites = [b.card for city in game.cities for b in city if b.stage < 4 and not b.new]
            expected = {card for card in sites if payable(game, seat, cost, pool, left - 1, placed_on=card)}
            assert {f"place {card}" for card in expected} == offered
            places += 1
        choices = scene.game.choices(seat)
        choice = choices[(scene.game.decisions * 5 + seed) % len(choices)]
        declined = str(choice) == "end_building"
        scene.game.take(seat, choice)
    assert builds > 20 and places > 10
