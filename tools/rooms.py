"""Import map: the rooms of a package, the floors they stand on, and the arrows between them.

    python tools/rooms.py [tongbao.server] [--svg FILE]
    python tools/rooms.py tests.server

A room is a module or folder directly in the package, an arrow leads from a room to one that it imports. A room stands a
floor above all that it imports; rooms that import each other in a circle share one. Exit code 1 if there are any.
"""

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
Arrows = dict[str, set[str]]


def arrows_between(package: str) -> Arrows:
    """For each room of a package the others that it imports, also within functions and only for the types."""
    home = (ROOT if package.startswith("tests") else ROOT / "src").joinpath(*package.split("."))
    rooms = {path.stem: path for path in home.iterdir() if path.suffix == ".py" or list(path.glob("*.py"))}
    rooms.pop("__init__", None)
    found: Arrows = {room: set() for room in rooms}
    for room, path in rooms.items():
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
                if isinstance(node, ast.ImportFrom):
                    names = [f"{node.module}.{name}" for name in names]
                inner = [name.removeprefix(f"{package}.") for name in names if name.startswith(f"{package}.")]
                found[room] |= {name.partition(".")[0] for name in inner}
    return {room: others & rooms.keys() - {room} for room, others in found.items()}


def reached(room: str, arrows: Arrows) -> set[str]:
    """All rooms that one leads to; itself only on a way round."""
    found: set[str] = set()
    ahead = arrows[room]
    while ahead:
        found |= ahead
        ahead = {other for one in ahead for other in arrows[one]} - found
    return found


def floors_of(leads: Arrows) -> list[list[str]]:
    """The rooms of each floor, the ground first."""
    floors: list[list[str]] = []
    while left := leads.keys() - {room for floor in floors for room in floor}:
        floors.append(sorted(room for room in left if all(room in leads[other] for other in leads[room] & left)))
    return floors


def picture(floors: list[list[str]], arrows: Arrows, leads: Arrows) -> str:
    """The map as SVG: arrows down are grey, those of circles red."""
    wide, high = 150 * max(map(len, floors)), 90 * len(floors)
    lines, place = [], {}
    for y, floor in enumerate(floors):
        for x, room in enumerate(floor):
            place[room] = wide // 2 + 75 * (2 * x + 1 - len(floor)), high - 90 * y - 45
    for room, others in arrows.items():
        for other in others:
            color = "#c22" if room in leads[other] else "#bbb"
            lines.append("<path d='M{} {}L{} {}' stroke='{}'/>".format(*place[room], *place[other], color))
    for room, (x, y) in place.items():
        lines.append(f"<rect x='{x - 65}' y='{y - 18}' width='130' height='36' fill='#fff' stroke='#333'/>")
        lines.append(f"<text x='{x}' y='{y + 5}'>{room}</text>")
    size = f"width='{wide}' height='{high}' font-size='14' text-anchor='middle'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {size} font-family='sans-serif'>{''.join(lines)}</svg>"


def main() -> int:
    parser = argparse.ArgumentParser(description="Import map of a package.")
    parser.add_argument("package", nargs="?", default="tongbao.server")
    parser.add_argument("--svg", type=Path, help="draw the map into this file")
    asked = parser.parse_args()
    arrows = arrows_between(asked.package)
    leads = {room: reached(room, arrows) for room in arrows}
    floors = floors_of(leads)
    for floor in reversed(floors):
        print(" ", *(f"({room})" if room in leads[room] else room for room in floor))
    circling, back = sum(room in leads[room] for room in arrows), sum(r in leads[o] for r in arrows for o in arrows[r])
    print(f"{len(arrows)} rooms, {circling} in circles, on {len(floors)} floors;", end=" ")
    print(f"{sum(map(len, arrows.values()))} arrows, {back} in circles. (Those in brackets stand in a circle.)")
    if asked.svg:
        asked.svg.write_text(picture(floors, arrows, leads), "utf-8")
    return int(bool(circling))


if __name__ == "__main__":
    sys.exit(main())
