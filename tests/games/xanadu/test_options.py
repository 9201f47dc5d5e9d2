"""The options of the table (section 4 of the rules): which are legal, what each changes, and what a mistake is told."""

from typing import Any

import pytest

import tongbao
from tests.games.xanadu.scene import stage
from tongbao.engine.meta import Setup
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.testing.scenes import A, B, C, Scene

XANADU = tongbao.GAMES["xanadu"]
BASE = {"edition": "rulebook", "advanced": "off", "duo": "off", "crowd": "off", "passes": "2", "even_turns": "off"}


@pytest.mark.parametrize(
    ("players", "wishes", "changes"),
    [
        (2, {}, {"duo": "on"}),
        (3, {}, {}),
        (4, {}, {}),
        (5, {}, {"crowd": "on", "passes": "3"}),
        (6, {}, {"crowd": "on", "passes": "3"}),
        (2, {"duo": "off"}, {}),
        (2, {"advanced": "on"}, {"advanced": "on"}),
        (2, {"advanced": "on", "duo": "off"}, {"advanced": "on"}),
        (4, {"advanced": "on", "crowd": "off", "duo": "off"}, {"advanced": "on"}),
        (5, {"crowd": "off"}, {}),
        (6, {"crowd": "off", "passes": "3"}, {"passes": "3"}),
        (6, {"crowd": "on", "passes": "3"}, {"crowd": "on", "passes": "3"}),
        (3, {"passes": "3", "edition": "online", "even_turns": "on"}, None),
    ],
)
def test_settled_options(players: int, wishes: dict[str, str], changes: dict[str, str] | None) -> None:
    """What is not asked for takes its default; options that aren't offered are off."""
    assert XANADU.settle(players, wishes) == {**BASE, **(wishes if changes is None else changes)}


@pytest.mark.parametrize(
    ("players", "wishes", "words"),
    [
        (5, {"advanced": "on"}, ["advanced", "off"]),
        (6, {"advanced": "on", "crowd": "off"}, ["advanced", "off"]),
        (3, {"duo": "on"}, ["duo", "off"]),
        (2, {"duo": "on", "advanced": "on"}, ["duo", "off"]),
        (4, {"crowd": "on"}, ["crowd", "off"]),
        (5, {"passes": "2"}, ["passes", "3"]),
        (6, {"crowd": "on", "passes": "2"}, ["passes", "3"]),
        (3, {"edition": "printed"}, ["edition", "printed", "rulebook", "online"]),
        (3, {"passes": "4"}, ["passes", "4", "2", "3"]),
        (3, {"even_turns": "yes"}, ["even_turns", "yes", "on", "off"]),
        (3, {"marker": "on"}, ["marker", "edition", "advanced", "duo", "crowd", "passes", "even_turns"]),
        (1, {}, ["1", "2", "6"]),
        (7, {}, ["7", "2", "6"]),
    ],
)
def test_mistaken_options_are_told_what_is_possible(players: int, wishes: dict[str, str], words: list[str]) -> None:
    """One sentence that names the option, what was wrong and what it can be."""
    with pytest.raises(tongbao.BadOption) as mistake:
        tongbao.new("xanadu", players=players, options=wishes)
    sentence = str(mistake.value)
    assert sentence.endswith(".") and "\n" not in sentence
    assert [word for word in words if word not in sentence] == []


@pytest.mark.parametrize(
    ("players", "wishes", "offered"),
    [
        (2, {}, {"edition", "advanced", "duo", "passes", "even_turns"}),
        (2, {"advanced": "on"}, {"edition", "advanced", "passes", "even_turns"}),
        (3, {}, {"edition", "advanced", "passes", "even_turns"}),
        (5, {}, {"edition", "crowd", "even_turns"}),
        (5, {"crowd": "off"}, {"edition", "crowd", "passes", "even_turns"}),
    ],
)
def test_only_options_with_a_choice_are_offered(players: int, wishes: dict[str, str], offered: set[str]) -> None:
    """duo for two players, crowd for five and six, passes unless crowd fixes it, advanced up to four players."""
    settled = XANADU.settle(players, wishes)
    assert {option.name for option in XANADU.options if option.offered(players, settled)} == offered


@pytest.mark.parametrize(
    ("players", "options", "dealt", "picks", "limit", "passes"),
    [
        (3, {}, 7, 1, 5, 2),
        (3, {"passes": "3"}, 7, 1, 5, 3),
        (2, {}, 8, 2, 5, 2),
        (2, {"duo": "off"}, 7, 1, 5, 2),
        (5, {}, 7, 1, 4, 3),
        (5, {"crowd": "off"}, 7, 1, 5, 2),
        (2, {"advanced": "on"}, 8, 2, 6, 2),
        (4, {"advanced": "on", "passes": "3"}, 8, 2, 6, 3),
    ],
)
def test_what_each_setting_changes(
    players: int, options: dict[str, str], dealt: int, picks: int, limit: int, passes: int
) -> None:
    """Cards dealt, starting buildings, building limit and passes."""
    scene = Scene(tongbao.new("xanadu", players=players, seed=11, options=options))
    view = scene.view()
    assert [seat["hand_count"] for seat in view["seats"]] == [dealt] * players
    assert view["building_limit"] == limit and [seat["limit"] for seat in view["seats"]] == [limit] * players
    assert view["deck"] == {"count": 70 - dealt * players, "pass": 1, "passes": passes, "marker": "out"}
    for seat in range(players):
        for _ in range(picks):
            assert seat in scene.game.seats_to_act()
            scene.play(min(scene.legal(seat)), seat=seat)
    assert [len(seat["buildings"]) for seat in scene.view()["seats"]] == [picks] * players
    assert scene.view()["phase"] == "sell" and scene.acting == scene.view()["first"]


@pytest.mark.parametrize(("edition", "last"), [("rulebook", 70), ("online", 74)])
def test_edition_says_which_cards_play(edition: str, last: int) -> None:
    """The rulebook plays cards 1 to 70, online 1 to 74, each once."""
    scene = stage(hands={}, cities={A: [(12, 0)]}, options={"edition": edition})
    game = scene.game
    assert sorted([*game.deck, 12]) == list(range(1, last + 1))
    fresh = tongbao.new("xanadu", players=4, seed=2, options={"edition": edition})
    assert isinstance(fresh, type(game))
    assert sorted([card for hand in fresh.hands for card in hand] + fresh.deck) == list(range(1, last + 1))


@pytest.mark.parametrize(("edition", "most"), [("rulebook", 10), ("online", 9)])
def test_edition_says_how_deep_the_marker_lies(edition: str, most: int) -> None:
    """At most ten cards lie under the marker in the printed game, nine in the online edition; each number occurs."""
    depths = set()
    for seed in range(120):
        scene = stage(
            hands={A: [61], B: [62]},
            cities={A: [(12, 0)], C: [(3, 0)]},
            rest=C,
            discards=30,
            options={"edition": edition},
            seed=seed,
        )
        scene.play("skip_turn")
        depths.add(scene.game.marker_under)
    assert depths == set(range(most + 1))


def test_base_game_builds_once_a_turn() -> None:
    """After one building no other is offered; in the advanced game it is."""
    hands = {A: [14, 13, 61], B: [28]}
    cities = {A: [(21, 0), (2, 0)]}
    base = stage(hands=hands, cities=cities)
    base.play("end_sales", "build 14")
    assert base.phase() == "workers" and base.pool() == {"wood": 1}
    advanced = stage(hands=hands, cities=cities, options={"advanced": "on"})
    advanced.play("end_sales", "build 14")
    assert advanced.legal() == {"build 13", "end_building"}


@pytest.mark.parametrize(("players", "options", "limit"), [(3, {}, 5), (5, {}, 4), (3, {"advanced": "on"}, 6)])
def test_building_limit(players: int, options: dict[str, str], limit: int) -> None:
    """At the limit nothing can be built; one below it can."""
    sites = [21, 2, 3, 4, 12, 15]
    for buildings, phase in ((limit, "workers"), (limit - 1, "build")):
        city = [(card, 0) for card in sites[:buildings]]
        scene = stage(players, hands={A: [14, 61], B: [28]}, cities={A: city}, options=options)
        scene.play("end_sales")
        assert scene.phase() == phase


@pytest.mark.parametrize(
    ("players", "options", "bonuses"),
    [(5, {"edition": "online"}, [0, 0, 1, 2, 0]), (5, {"edition": "online", "crowd": "off"}, [0] * 5)],
)
def test_bonus_by_colour(players: int, options: dict[str, str], bonuses: list[int]) -> None:
    """With crowd 1 for yellow and 2 for green, otherwise nothing."""
    for card, bonus in zip((12, 25, 50, 64, 74), bonuses, strict=True):
        scene = stage(players, hands={B: [28]}, cities={A: [(card, 0)], C: [(3, 0)]}, options=options)
        assert scene.seen(card)["bonus"] == bonus
        scene.play(f"sell {card}", "end_sales")
        assert scene.game.coins[A] == STANDARD.card(card).prices[0] + bonus


def test_even_turns_changes_nothing_before_the_marker() -> None:
    """The same seed and choices give the same game, but for the option's name."""
    games = [Scene(tongbao.new("xanadu", players=3, seed=4, options={"even_turns": value})) for value in ("off", "on")]
    for _ in range(60):
        views = [{**scene.view(), "options": None} for scene in games]
        assert views[0] == views[1]
        legal = sorted(games[0].legal())
        for scene in games:
            scene.play(legal[len(legal) // 2])


def test_the_ways_to_play_are_told_with_their_terms() -> None:
    """Players, cards, starting buildings, buildings at most, passes: as in the rules for players."""
    numbers: Any = XANADU.numbers(Setup(XANADU, 2, XANADU.settle(2, {}), ["Ann", "Bao"], None))
    assert {name: list(way.values()) for name, way in numbers["ways"].items()} == {
        "usual": [[3, 4], 7, 1, 5, 2],
        "duo": [[2, 2], 8, 2, 5, 2],
        "crowd": [[5, 6], 7, 1, 4, 3],
        "advanced": [[2, 4], 8, 2, 6, 2],
    }
    assert numbers["bonus"] == {"yellow": 1, "green": 2}
    assert numbers["under_marker"] == {"rulebook": 10, "online": 9}
