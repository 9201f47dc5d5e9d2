"""Whether pages are drawn as before, though their templates are written otherwise.

    python tools/same_pages.py draw FOLDER [GAME ...]
    python tools/same_pages.py compare BEFORE AFTER

``draw`` plays games of all kinds, or of those named, the same ones every time, and keeps the pages of a seat and of a
spectator in every language at many moments, and the pages before a table. ``compare`` names every element, attribute
and text that differs, and every place where white space between what stands in a line comes or goes. Run both with the
Python and from the root of the project: ``PYTHONPATH=src:. .venv-test/bin/python tools/same_pages.py draw before``.
"""

import random
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from html.parser import HTMLParser
from itertools import accumulate, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

from same_pixels import still
from tests.support.server.browsers import BRIEFLY, Browser, server
from tests.support.server.hasty import ROOMY

import tongbao
from tongbao.server.http.display_settings import LANGUAGES
from tongbao.server.main.app import create_app

MOMENTS = {"xanadu": 13, "pocket_changan": 13, "changan": 23, "silk_cities": 101}
"""Pages are kept at every so many choices, so that there are some dozens of each game."""
RUNNING = {"a", "abbr", "b", "code", "em", "i", "kbd", "label", "q", "s", "small", "span", "strong", "sub", "sup", "u"}
"""Elements within a line, at whose edges nothing ends."""
BOXES = {"button", "select", "textarea", "svg"}
"""Elements that stand in a line like a letter, and inside which a new line begins."""
LETTERS = {"img", "input"}
"""Elements that stand in a line like a letter, and have nothing inside. At the edges of all others a line ends."""


# Drawing.


def draw(folder: Path, games: list[str]) -> None:
    """Keep all pages of the games in the folder, each in a file named by its moment, its viewer and its language."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games:
        meta = tongbao.GAMES[name]
        for players in sorted({meta.min_players, min(3, meta.max_players), meta.max_players}):
            for title, html in pages(name, players):
                folder.joinpath(f"{name}-{players}-{title}.html").write_text(html, "utf-8")
            print(f"{name}, {players} players", flush=True)


def pages(name: str, players: int) -> Iterator[tuple[str, str]]:
    """The pages of a table from its founding to its end, and those before it."""
    dice = random.Random(players)
    with ExitStack() as stack:
        still(stack, players)
        folder = stack.enter_context(TemporaryDirectory())
        client = stack.enter_context(server(create_app(folder, ROOMY)))
        people = [Browser(client) for _ in range(players)]
        viewers = {"seat": people[0], "spectator": Browser(client)}
        link = people[0].found(name, "me", *["open"] * (players - 1), **BRIEFLY.get(name, {}))
        for path in ("/", f"/new/{name}?players={players}", f"/rules/{name}", "/nothing", link):
            yield from seen(viewers, path, re.sub(r"\W+", "-", path.replace(link, "lobby")).strip("-") or "start")
        for person in people[1:]:
            person.join(link, "")
        made = 0
        while True:
            looks = [person.view(link, seat) for seat, person in enumerate(people)]
            over = looks[0]["view"]["over"]
            if made % MOMENTS.get(name, 19) == 0 or over:
                yield from seen(viewers, link, f"{made:05}")
            if over:
                return
            look = dice.choice([look for look in looks if look["choices"]])
            seat = look["seat"]
            answer = people[seat].choose(link, dice.choice(look["choices"]), seat, look["version"])
            assert answer.status_code == 200, answer.text
            made += 1


def seen(viewers: dict[str, Browser], path: str, title: str) -> Iterator[tuple[str, str]]:
    """A page as each viewer sees it in each language."""
    for viewer, browser in viewers.items():
        for language in LANGUAGES:
            yield f"{title}-{viewer}-{language}", browser.get(path, **{"accept-language": language}).text


# Comparing.


class Page(HTMLParser):
    """What stands on a page, tag by tag and text by text, the texts without white space.

    ``spaces`` are the places of white space that shows: which thing it stands in, and after how many letters of it.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.things: list[str] = []
        self.spaces: set[tuple[int, int]] = set()
        self.in_line = self.space = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in BOXES | LETTERS:
            self.stand()
        self.things.append(" ".join([f"<{tag}", *sorted(stable(name, value or "") for name, value in attrs)]) + ">")
        if tag not in RUNNING | LETTERS:
            self.in_line = self.space = False

    def handle_endtag(self, tag: str) -> None:
        self.things.append(f"</{tag}>")
        if tag not in RUNNING:
            self.in_line, self.space = tag in BOXES, False

    def handle_data(self, data: str) -> None:
        self.space |= data[0].isspace()
        if words := data.split():
            self.stand()
            ends = accumulate(map(len, words[:-1]))
            self.spaces.update((len(self.things), end) for end in ends)
            self.things.append("".join(words))
            self.space = data[-1].isspace()

    def stand(self) -> None:
        """Something comes that stands in the line like a letter; white space before it shows if it isn't the first."""
        if self.in_line and self.space:
            self.spaces.add((len(self.things), 0))
        self.in_line, self.space = True, False


def stable(name: str, value: str) -> str:
    """An attribute, without what changes with every change of the templates and the styles."""
    if name == "data-tag":
        return name
    if name == "style":
        value = re.sub(r"\s*([:;])\s*", r"\1", value)
    return f'{name}="{re.sub("/static/[0-9a-f]+/", "/static/", " ".join(value.split()))}"'


def compare(before: Path, after: Path) -> int:
    """Say what differs between two folders of pages, each difference once; how many differences there are."""
    names = sorted({page.name for folder in (before, after) for page in folder.glob("*.html")})
    found: dict[str, list[str]] = {}
    for name in names:
        if not all(folder.joinpath(name).is_file() for folder in (before, after)):
            found.setdefault("is in one folder only", []).append(name)
            continue
        for difference in differences(*(Page(folder.joinpath(name).read_text("utf-8")) for folder in (before, after))):
            found.setdefault(difference, []).append(name)
    for difference, where in sorted(found.items(), key=lambda item: -len(item[1])):
        print(f"{len(where)} pages, such as {where[0]}: {difference}")
    print(f"{len(names)} pages, {len(found)} differences.")
    return len(found)


def differences(before: Page, after: Page) -> Iterator[str]:
    """What differs between two pages: the first thing that isn't the same, or else white space in lines."""
    for place, (old, new) in enumerate(zip_longest(before.things, after.things)):
        if old != new:
            yield f"{old} became {new} after {' '.join(before.things[max(0, place - 4) : place])}"
            return
    for place, letters in sorted(before.spaces ^ after.spaces):
        what = "vanished" if (place, letters) in before.spaces else "appeared"
        thing = before.things[place]
        around = [*before.things[max(0, place - 4) : place], f"{thing[:letters]}~{thing[letters:]}"]
        yield f"white space {what} at ~ in {' '.join(around)}"


def main(arguments: list[str]) -> int:
    """Draw or compare; the exit code."""
    match arguments:
        case ["draw", folder, *games] if set(games) <= set(tongbao.GAMES):
            draw(Path(folder), games or list(tongbao.GAMES))
            return 0
        case ["compare", before, after]:
            return min(compare(Path(before), Path(after)), 1)
    print("Say: draw FOLDER [GAME ...], or compare BEFORE AFTER.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
