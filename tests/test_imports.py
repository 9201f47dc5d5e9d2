"""Imports go one way: languages <- engine <- games <- bots <- client, lab, research, review, server <- web, cli.

Within the server they go from wing to wing, downwards. Luck has one source. Within the engine, and within a game but
for the circle that it names, they don't go round in a circle.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.rooms import arrows_between, floors_of, reached

SOURCE = Path(__file__).parent.parent / "src" / "tongbao"
LAYER = {
    "languages": -1,
    "engine": 0,
    "games": 1,
    "": 2,
    "bots": 2,
    "client": 3,
    "lab": 3,
    "research": 3,
    "review": 3,
    "server": 3,
    "testing": 3,
    "web": 4,
    "cli": 4,
}
"""Who may import whom: only from the same layer or below; "" is the front door, ``tongbao`` itself."""
NO_DOOR = ("engine", "games", "bots")
"""They don't go through the front door, which imports them."""
WORKSHOP = ("tongbao.server.workshop", "tongbao.server.views.workshop")
CHANCE = {"random", "secrets", "uuid", "time"}
"""What the engine and the games don't import, so that all chance comes from their luck."""
GAMES = sorted(file.parent.name for file in SOURCE.glob("games/*/__init__.py"))
PACKAGES = ["engine", "bots", "cli", "server", *(f"games.{game}" for game in GAMES)]
FEATURES = "tournaments ratings social groups workshop"
WINGS = {
    "common": "",
    "db": "common",
    "http": "common",
    "accounts": "common db http",
    "matches": "common db accounts",
    "rendering": "common db http accounts matches",
    "realtime": "common db http accounts matches rendering",
    "tournaments": "common db accounts matches",
    "ratings": "db accounts matches rendering tournaments",
    "social": "common db accounts matches realtime",
    "groups": "common db accounts matches social",
    "workshop": "common db accounts matches",
    "notifications": "common db accounts matches tournaments",
    "services": f"common db http accounts matches rendering realtime notifications {FEATURES}",
    "admin": "common db accounts matches services",
    "views": f"common db http accounts matches rendering realtime notifications {FEATURES} services admin",
    "api": "common db http accounts matches rendering realtime tournaments services views",
    "main": "common db http accounts matches rendering realtime notifications services views api",
}
"""The wings of the server, from the ground up, and which others each may import."""
ROOMS = {
    "cli": "common; play; admin commands; app",
    "bots": "core; changan envs pocket_changan silk_cities xanadu; registry; search; hints levels",
    "games.changan": "cards; state; rules; explain; effects; card_sets presentation; meta",
    "games.pocket_changan": "cards; state; effects; card_sets rules; explain; presentation; meta",
    "games.silk_cities": "cards; state; effects rules; card_sets explain; presentation; meta",
}
"""The rooms of other packages by floor, from the ground up. A room imports only rooms on floors below its own."""
CIRCLES: dict[str, tuple[set[str], str]] = {}
"""The one circle that a game may have: by package its modules, such as ``steps``, and why they need each other. So far
no game needs one; the engine and the server may have none."""


def name_of(file: Path) -> str:
    """The module in a file: ``tongbao.engine.luck``; a package is named by its folder."""
    return ".".join(["tongbao", *file.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")


FILES = {name_of(file): file for file in sorted(SOURCE.rglob("*.py")) if file.name != "__main__.py"}
"""Every module and its file."""


def part(module: str) -> str:
    """The part of Tongbao that a module belongs to: ``engine`` for ``tongbao.engine.luck``."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in LAYER else ""


@cache
def imported(module: str) -> list[str]:
    """Every module that a module imports, also within functions and only for the types."""
    found = []
    for node in ast.walk(ast.parse(FILES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                found.append(inner if inner in FILES or node.module == "tongbao" else str(node.module))
    return sorted(set(found))


def wrong_ways() -> Iterator[str]:
    """Every import that goes up, through the front door or across, in a sentence."""
    for module in FILES:
        here = part(module)
        if here == "" and FILES[module].parent != SOURCE:
            yield f"{module} has no place among {', '.join(filter(None, LAYER))}"
        for name in imported(module):
            there = part(name)
            if name.split(".")[0] != "tongbao":
                continue
            if LAYER[there] > LAYER[here]:
                yield f"{module} imports {name}, which stands above it"
            if here in NO_DOOR and there == "":
                yield f"{module} imports {name} through the front door"
            if (here, there) == ("lab", "server"):
                yield f"{module} imports {name}: the lab knows nothing of the server"
            if (here, there) == ("server", "lab") and not any(within(module, room) for room in WORKSHOP):
                yield f"{module} imports {name}: of the server only the workshop knows the lab"


def circles(package: str) -> list[set[str]]:
    """The circles among the modules of a package: in each, every module leads to every other one."""
    modules = [name for name in FILES if within(name, package)]
    inside = {name: set(imported(name)).intersection(modules) for name in modules}
    leads = {name: reached(name, inside) for name in modules}
    found: list[set[str]] = []
    for name in modules:
        circle = {other for other in leads[name] if name in leads[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def within(module: str, package: str) -> bool:
    """Whether a module is one of the package, or the package itself."""
    return f"{module}.".startswith(f"{package}.")


def tell(circle: set[str]) -> str:
    """A circle, import by import."""
    lines = [f"  {name} imports {other}" for name in sorted(circle) for other in imported(name) if other in circle]
    return "\n".join([f"{len(circle)} modules in a circle:", *lines])


def test_imports_go_one_way() -> None:
    wrong = list(wrong_ways())
    assert not wrong, "\n".join(wrong)


def wing(module: str) -> str:
    """The wing of the server in which a module stands; "" if it is no part of the server."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["tongbao", "server"] and len(parts) > 2 else ""


def test_a_wing_imports_only_wings_below_it() -> None:
    names = list(WINGS)
    for number, below in enumerate(map(str.split, WINGS.values())):
        assert set(below) <= set(names[:number]), f"{names[number]} may import only what stands before it"
    found: dict[str, set[str]] = {name: set() for name in names}
    wrong = []
    for module in FILES:
        here = wing(module)
        if not here:
            assert not within(module, "tongbao.server") or module == "tongbao.server", f"{module} stands in no wing"
            continue
        for name in imported(module):
            there = wing(name)
            if there and there != here:
                found[here].add(there)
                if there not in WINGS[here].split():
                    wrong.append(f"{module} imports {name}: {here} doesn't know {there}")
    assert not wrong, "\n".join(wrong)
    assert found == {name: set(below.split()) for name, below in WINGS.items()}, "a wing may import one that it doesn't"


@pytest.mark.parametrize("package", ROOMS)
def test_a_room_imports_only_floors_below_it(package: str) -> None:
    arrows = arrows_between(f"tongbao.{package}")
    floors = floors_of({room: reached(room, arrows) for room in arrows})
    assert not [room for room in arrows if room in reached(room, arrows)], "there is a circle"
    assert "; ".join(map(" ".join, floors)) == ROOMS[package]


def test_no_name_hides_a_module_that_is_imported() -> None:
    """A renaming that takes a name for the module of that name would leave such a thing behind."""
    hidden = []
    for module, file in FILES.items():
        tree = ast.parse(file.read_text("utf-8"))
        froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        pairs = [(node.module, name) for node in froms for name in node.names]
        modules = {name.asname or name.name for where, name in pairs if f"{where}.{name.name}" in FILES}
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        hidden += [f"{module}, line {name.lineno}: {name.id}" for name in names if name.id in modules]
    assert not hidden, "\n".join(hidden)


def test_luck_is_the_only_chance() -> None:
    modules = [module for module in FILES if part(module) in ("engine", "games")]
    wrong = [f"{module} imports {name}" for module in modules for name in imported(module) if name in CHANCE]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_circle_but_the_one_that_is_named(package: str) -> None:
    named, reason = CIRCLES.get(package, (set(), "none is needed"))
    assert reason and not (named and package in ("engine", "bots", "cli", "server"))
    found = circles(f"tongbao.{package}")
    expected = [{f"tongbao.{package}.{name}" for name in named}] if named else []
    assert found == expected, "\n".join([f"{package} names {sorted(named) or 'none'}; there are:", *map(tell, found)])
