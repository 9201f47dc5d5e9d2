"""Which tests run when: every case has its turn, every test belongs to one layer, and costs are counted for each."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools import costs

import tongbao
from tests.support.costs import Costs, used, yardstick
from tests.support.selection import LAYERS, layer_of, out_of_turn, turn_of_today

GAMES = sorted(tongbao.GAMES)


@dataclass(eq=False)
class Item:
    """As much of a pytest item as its selection reads."""

    nodeid: str
    marks: dict[str, pytest.Mark] = field(default_factory=dict)

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.marks.get(name)

    def iter_markers(self) -> list[pytest.Mark]:
        return list(self.marks.values())


def cases(test: str, days: int, *others: str) -> list[Any]:
    """A test that takes turns, in every game and with each of the others."""
    marks = {"by_turns": pytest.mark.by_turns(days).mark}
    return [Item(f"{test}[{game}-{other}]", marks) for game in GAMES for other in others or ("",)]


def today(items: list[Any], turn: int) -> list[str]:
    """The cases whose turn it is."""
    late = out_of_turn(items, turn)
    return [item.nodeid for item in items if item not in late]


@pytest.mark.parametrize(("days", "others"), [(4, ()), (12, ("en", "zh", "es")), (5, ("desk", "phone"))])
def test_every_case_has_its_turn_once(days: int, others: tuple[str, ...]) -> None:
    items = cases("tests/web/test_some.py::test_table", days, *others)
    found = [case for turn in range(739_000, 739_000 + days) for case in today(items, turn)]
    assert sorted(found) == sorted(item.nodeid for item in items)


def test_the_game_changes_from_day_to_day() -> None:
    items = cases("tests/web/test_some.py::test_table", 12, "en", "zh", "es")
    for first in range(12):
        found = [case for turn in range(first, first + 4) for case in today(items, turn)]
        assert len({game for game in GAMES for case in found if f"[{game}-" in case}) == 4


def test_not_all_tests_try_the_same_game() -> None:
    items = [item for number in range(40) for item in cases(f"tests/web/test_some.py::test_{number}", 4)]
    assert len({case.partition("[")[2] for case in today(items, 1)}) == 4


@pytest.mark.parametrize(
    ("path", "marks", "layer"),
    [
        ("tests/games/xanadu/test_view.py::test_hands", (), "unit"),
        ("tests/test_imports.py::test_imports_go_one_way", (), "unit"),
        ("tests/laws/test_laws.py::test_laws", (), "contract"),
        ("tests/server/realtime/test_table_socket.py::test_hello", (), "service"),
        ("tests/server/api/test_schema.py::test_answers", ("contract",), "contract"),
        ("tests/web/test_turns.py::test_undo", ("slow",), "browser"),
        ("tests/web/test_turns.py::test_undo", ("browser", "nightly"), "nightly"),
    ],
)
def test_a_test_has_the_layer_of_its_mark_or_else_of_its_folder(path: str, marks: tuple[str, ...], layer: str) -> None:
    item: Any = Item(path, {name: getattr(pytest.mark, name).mark for name in marks})
    assert layer_of(item) == layer


def test_this_run_has_a_turn_and_this_test_one_layer(request: pytest.FixtureRequest) -> None:
    assert turn_of_today() > 0
    assert [mark.name for mark in request.node.iter_markers() if mark.name in LAYERS] == ["unit"]


def test_processor_time_is_counted() -> None:
    before = used()
    spent = yardstick()
    assert 0 < spent <= used() - before + 0.02


def test_the_speed_of_the_machine_is_measured_all_through_a_run(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugin, item = Costs(pytestconfig, "costs.json"), SimpleNamespace(stash=pytest.Stash())
    monkeypatch.setattr(plugin, "count", lambda: plugin.spent)
    for spent in (1.0, 3.0, 4.0, 6.0):
        plugin.spent = spent
        next(plugin.pytest_runtest_protocol(item))
    assert len(plugin.yardsticks) == 3


def test_a_machine_is_as_slow_as_it_was_on_average() -> None:
    run = run_of("unit", 1.0)
    run["yardsticks"] = [costs.USUAL, costs.USUAL, 4 * costs.USUAL]
    assert costs.slowness(run) == pytest.approx(2.0)


def run_of(layer: str, seconds: float, speed: float = 1.0) -> costs.Run:
    """What a run of one test took, on a machine that many times slower than usual."""
    test = {"layer": layer, "processor": seconds, "clock": seconds}
    yardsticks = [costs.USUAL * speed] * 2
    return {"clock": 9.0, "processor": seconds + 1, "yardsticks": yardsticks, "tests": {"tests/a.py::test": test}}


@pytest.mark.parametrize(("share", "speed", "is_over"), [(1.4, 1.0, False), (1.6, 1.0, True), (1.6, 2.0, False)])
def test_a_layer_over_its_budget_by_half_is_named(
    capsys: pytest.CaptureFixture[str], share: float, speed: float, is_over: bool
) -> None:
    over = costs.report("test", run_of("service", share * costs.BUDGETS["service"], speed))
    assert ["service took" in line for line in over] == [True] * is_over
    assert "tests/a.py::test" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("shares", "named"),
    [
        ([1.6] * 4, []),
        ([1.6, 1.0, 1.0, 1.0], ["unit"]),
        ([3.1, 2.0, 2.0, 2.0], ["unit"]),
        ([4.0] * 4, []),
        ([6.1, 4.0, 4.0, 4.0], ["unit"]),
        ([7.0] * 4, [*LAYERS][:4]),
    ],
)
def test_what_all_layers_have_in_common_is_the_machine_up_to_a_bound(shares: list[float], named: list[str]) -> None:
    run = run_of("unit", 0.0)
    run["tests"] = {
        layer: {"layer": layer, "processor": share * costs.BUDGETS[layer], "clock": 1.0}
        for layer, share in zip(LAYERS, shares, strict=False)
    }
    run["processor"] = sum(test["processor"] for test in run["tests"].values()) + costs.BUDGETS["collection"]
    assert {line.split()[1] for line in costs.report("test", run)} == {*named}


def test_every_layer_has_a_budget_that_contributors_are_told() -> None:
    assert set(costs.BUDGETS) == {*LAYERS, "collection"}
    told = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| \w+ \| .* \| `make (\w+)` \| ([\d,]+) \|$", told, re.MULTILINE))
    assert {layer: int(rows[layer].replace(",", "")) for layer in LAYERS} == {n: costs.BUDGETS[n] for n in LAYERS}


@pytest.mark.parametrize("file", ["Makefile", ".ci/run", "tools/steadiness.py"])
def test_no_file_of_costs_is_taken_for_one_of_tests(file: str) -> None:
    """Before it knows an option of ours, pytest takes the word after it for a place of tests if that is there."""
    text = (Path(__file__).parents[1] / file).read_text("utf-8")
    assert "--costs=" in text and not re.search(r"--costs[^=\w]", text)
