"""Where Victory Points came from, and with which markets a line tells that somebody traded."""

import pytest

import tongbao
from tests.games.silk_cities.positions import horde
from tests.games.silk_cities.scene import CARDS, CitiesScene, stage
from tongbao import Seat
from tongbao.bots import BOTS
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.silk_cities.state.sources import OTHER, PASSING, SOURCES
from tongbao.testing.scenes import A, B, C

POINTS = "bamiyan"
DEAR = "king_of_kings"


def told(scene: CitiesScene, seat: int) -> list[tuple[str, int, str]]:
    """The shares of a seat once the game is over: source, points, and the id of the card."""
    if not scene.game.over:
        scene.game.finish("deck")
    return [(share.kind, share.points, CARDS[share.card]) for share in SILK_CITIES.shares(scene.game, seat)]


def test_each_card_has_its_source() -> None:
    """One paid for, one from an attack (of two that were looked at), and one that was there before the log began."""
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 20},
        goods={A: (0, 0, 1, 0)},
        citizens={A: "trained 3", B: "trained 1"},
        improvements={A: "monastery paper_mill bazaar"},
        hands={A: "faxian"},
        deck=f"heavenly_horses {POINTS} {DEAR} xuanzang",
    )
    scene.play("use monastery", f"keep_card {POINTS}")
    scene.play("attack B 0", "army 2", "pass", "defend 0", f"keep_card {DEAR}")
    assert told(scene, A) == [("patronage", 1, POINTS), ("attacks", 1, DEAR), ("cards", 1, "faxian")]
    assert sum(points for _, points, _ in told(scene, A)) == scene.game.points(A)
    steps = [share.step for share in SILK_CITIES.shares(scene.game, A)]
    assert 0 < steps[0] < steps[1] <= scene.game.decisions and steps[2] == -1


def test_the_source_of_barbarians() -> None:
    scene = horde()
    scene.game.deck.append(
        scene.game.deck.pop(next(i for i, card in enumerate(scene.game.deck) if kind(scene, card) == DEAR))
    )
    scene.play("soldiers 2", "pass")
    assert told(scene, C) == [("barbarians", 1, DEAR)]
    assert told(scene, A) == []


def kind(scene: CitiesScene, card: int) -> str:
    """The id of a card."""
    return CARDS[scene.game.cards.development(card).card]


@pytest.mark.parametrize(("rules", "shares"), [(1, [(2, DEAR), (1, POINTS)]), (2, [(1, POINTS), (1, DEAR)])])
def test_the_source_of_a_fall(rules: int, shares: list[tuple[int, str]]) -> None:
    scene = stage(
        start="fates",
        first=B,
        coins={B: 90},
        improvements={A: "mausoleum"},
        deck=f"{DEAR} {POINTS}",
        rules=rules,
    )
    scene.play("rise kucha")
    assert told(scene, A) == [("falls", points, card) for points, card in shares]


def test_the_source_of_honour_is_trade() -> None:
    """Also if coins of a Dye House are told between the sale and the card."""
    scene = stage(goods={A: (0, 0, 1, 0)}, improvements={A: "dyehouse"}, deck=POINTS, coins={A: 9})
    scene.play("sell silk 0")
    assert scene.events("sale_bonus") and scene.events("honour") == [{"player": A, "n": 0, "k": 0}]
    assert told(scene, A) == [("trade", 1, POINTS)]


def test_each_card_came_with_the_step_that_its_share_names() -> None:
    """In whole games of greedy players: what the seat had before that step, and after it."""
    for seed in range(3):
        game = tongbao.new("silk_cities", players=3, seed=seed, chronicle=True)
        bots = [BOTS["greedy"](seed + seat) for seat in range(3)]
        seats = [Seat(game, seat) for seat in range(3)]
        scores = [game.scores()]
        while not game.over:
            game.take(game.actor, bots[game.actor].choose(seats[game.actor]))
            scores.append(game.scores())
        shares = [(seat, share) for seat in range(3) for share in SILK_CITIES.shares(game, seat)]  # type: ignore[arg-type]
        assert len(shares) > 7
        for seat, share in shares:
            assert share.kind in SOURCES.values()
            assert scores[share.step][seat] - scores[share.step - 1][seat] >= share.points


def test_without_a_log_all_are_cards() -> None:
    scene = stage(hands={A: f"{POINTS} heavenly_horses {DEAR}"}, rules=1)
    scene.game.events = None
    assert told(scene, A) == [("cards", 2, DEAR), ("cards", 1, POINTS)]


def test_every_line_and_every_source_has_words() -> None:
    assert {*SOURCES, *PASSING} <= SILK_CITIES.texts.keys()
    assert {f"share_{source}" for source in [*SOURCES.values(), OTHER]} <= SILK_CITIES.texts.keys()


def test_lines_of_trade_name_markets() -> None:
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 30, B: 9},
        goods={A: (1, 2, 0, 0)},
        citizens={A: "merchants 4"},
    )
    scene.play("sell metal 0", "offer metal B 0", "ask 1", "accept")
    found = [parties for event in scene.game.events or [] if (parties := SILK_CITIES.market(event))]
    assert found == [[(A, "india")], [(A, "players"), (B, "players")]]
    names = {name for parties in found for _, name in parties}
    assert {f"market_{name}" for name in names} <= SILK_CITIES.texts.keys()
