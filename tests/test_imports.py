"""Imports go one way: engine <- games <- bots <- lab, research, server <- web, cli. Luck has one source."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tongbao"
LAYER = {
    "engine": 0,
    "games": 1,
    "": 2,
    "bots": 2,
    "lab": 3,
    "research": 3,
    "server": 3,
    "testing": 3,
    "web": 4,
    "cli": 4,
}
"""Who may import whom: only from the same layer or below; "" is the front door, ``tongbao`` itself."""
NO_DOOR = ("engine", "games", "bots")
"""They don't go through the front door, which imports them."""
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__main__.py")


def part(module: str) -> str:
    """The part of Tongbao that a module belongs to: ``engine`` for ``tongbao.engine.luck``."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in LAYER else ""


def imported(path: Path) -> list[str]:
    """Every module that a file imports, also within functions."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            if node.module == "tongbao":
                found += [f"tongbao.{name.name}" for name in node.names]
            else:
                found.append(str(node.module))
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_go_one_way(path: Path) -> None:
    names = path.relative_to(SOURCE).with_suffix("").parts
    here = names[0] if len(names) > 1 else ""
    assert here in LAYER, f"{here} has no place among {', '.join(LAYER)}"
    for module in imported(path):
        if module.split(".")[0] != "tongbao":
            continue
        there = part(module)
        assert LAYER[there] <= LAYER[here], f"{path.name} in {here} imports {module}, which stands above it"
        if here in NO_DOOR:
            assert there != "", f"{path.name} in {here} imports {module} through the front door"
        assert {here, there} != {"lab", "server"}, f"{path.name}: lab and server know nothing of each other"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_luck_is_the_only_chance(path: Path) -> None:
    if path.relative_to(SOURCE).parts[0] in ("engine", "games"):
        assert not {"random", "secrets", "uuid", "time"} & set(imported(path))
