"""Whether screens look as before, though their styles are written otherwise.

    python tools/same_pixels.py draw FOLDER [WORD ...]
    python tools/same_pixels.py compare BEFORE AFTER

``draw`` takes pictures of the screens that the tests look at (``tests/web/matrix.py``), and of some more, in four
windows and some also in the other themes and with texts of twice the size; with words, only of those whose names have
one of them. Chance, clocks and motion stand still, so two runs give the same pictures. ``compare`` names each picture
that differs, by how many pixels and how strongly. Run both with the Python and from the root of the project:
``PYTHONPATH=src:. .venv-test/bin/python tools/same_pixels.py draw before``. It draws for a quarter of an hour.
"""

import random
import re
import runpy
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Browser, Error, sync_playwright
from tests.support.web.browsers import PHONE, QUIET, STILL
from tests.support.web.late_tables import Late, lay
from tests.support.web.matrix import GAMES, PLAIN, SCREENS, SIGHTS, Eyes, Screen, page, pressed
from tests.support.web.screens import DESK, LOW, PHONES, SIDEWAYS, UPRIGHT, sheets
from tests.support.web.serving import ROOT, House
from tests.support.web.visitors import Visitor

from tongbao.testing.chromium import find_chromium

NOON: Final = 1_900_000_000.0
"""The second at which everything is drawn."""
TICK: Final = 0.0001
"""By so much each look at the clock is later than the one before, so that what came first stays first."""
WINDOWS: Final = (DESK, LOW, UPRIGHT, SIDEWAYS)
LARGEST: Final = (DESK, UPRIGHT)
IN_OTHER_SIGHTS: Final = ("full", "rules", "quick sheet", "result", "cards", "new table", "/", "/account", "/workshop")
"""What is also drawn in other themes and with larger texts, in the largest windows."""
OFFLINE: Final = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
LONGEST: Final = 3600
"""After so many seconds the drawing of a game is given up."""
PROCESSES: Final = 2
DONE: Final = "() => !document.querySelector('.prog progress')"
"""Whether nothing is still being reckoned, as in a review."""
FOUND: Final = """async ([one, other]) => {
    const read = async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await read(one), await read(other)];
    if (a.width !== b.width || a.height !== b.height) return `${a.width}x${a.height} became ${b.width}x${b.height}`;
    let [pixels, most, left, top, right, bottom] = [0, 0, a.width, a.height, 0, 0];
    for (let at = 0; at < a.data.length; at += 4) {
        const by = Math.max(...[0, 1, 2].map((part) => Math.abs(a.data[at + part] - b.data[at + part])));
        if (!by) continue;
        const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
        [pixels, most] = [pixels + 1, Math.max(most, by)];
    }
    return `${pixels} pixels by up to ${most} of 255, from ${left},${top} to ${right},${bottom}`;
}"""
"""By how much two pictures differ."""


# Standing still.


def still(stack: ExitStack, seed: int) -> None:
    """Let chance and the clock of this process give the same every time."""
    dice, looks = random.Random(seed), count()
    same = {
        "choice": dice.choice,
        "randbelow": dice.randrange,
        "token_hex": lambda size: dice.randbytes(size).hex(),
        "token_bytes": dice.randbytes,
        "token_urlsafe": lambda size: dice.randbytes(size).hex(),
    }
    for function, stand_in in same.items():
        stack.enter_context(patch(f"secrets.{function}", stand_in))
    stack.enter_context(patch("time.time", lambda: NOON + TICK * next(looks)))


class StillHouse(House):
    """A server whose chance and clock stand still."""

    def open(self) -> None:
        command = [sys.executable, "-W", "ignore::RuntimeWarning", __file__, "serve", str(self.port), str(self.folder)]
        self.program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.program.stdout is not None
        assert "Tongbao is running at" in self.program.stdout.readline(), "the server did not start"


def serve(port: str, folder: str) -> None:
    """Be the server of a still house, which the tests' own program is but for chance and clock."""
    sys.argv[1:] = [port, folder, "0", "0", ""]
    with ExitStack() as stack:
        still(stack, 1)
        runpy.run_module("tests.support.web.serving", run_name="__main__")


# Screens.


def lesson(name: str) -> Callable[[Visitor, str], object]:
    """Begins a lesson of a game."""

    def open(visitor: Visitor, _link: str) -> None:
        answer = visitor.context.request.post(f"{visitor.house.address}/lessons", form={"game": name}, max_redirects=0)
        visitor.go(answer.headers["location"])

    return open


def more_screens() -> Iterator[Screen]:
    """What the tests of all screens leave to others: tables in words and in lessons, their talk, their dialogs."""
    for name in GAMES:
        yield Screen(name, "text table", page("{table}/text"), PLAIN, "full")
        yield Screen(name, "text table after the end", page("{table}/text"), PLAIN, "over")
        yield Screen(name, "fairness", page("{table}/fairness"), PLAIN, "over")
        yield Screen(name, "lesson", lesson(name), PLAIN)
        yield Screen(name, "colours", pressed("{table}", "[data-open=table]", "[data-open=sight]"), PLAIN, "full")
        if name != "silk_cities":
            yield Screen(name, "discard", pressed("{table}", "[data-open=discard]"), PLAIN[:1], "half")
        yield Screen(name, "talk", pressed("{table}", "[for=told-chat]"), PLAIN[:1], "half")
        yield Screen(name, "result at the table", page("{table}"), PLAIN, "over")
    for path in ("/", "/games", "/tables", "/people", "/profile", "/account", "/notices", "/leaderboards", "/daily"):
        yield Screen("xanadu", f"{path} of a player", page(path), PLAIN, "over")
    yield Screen("", "/api", page("/api"), PLAIN)


class Picture(NamedTuple):
    """A screen that is drawn, how it is looked at and in which window."""

    screen: Screen
    eyes: Eyes
    window: tuple[int, int]

    def __str__(self) -> str:
        width, height = self.window
        name = "-".join(filter(None, [self.screen.game, self.screen.name, self.eyes.sight, f"{width}x{height}"]))
        return re.sub(r"[^\w-]+", "_", name)


def pictures(game: str) -> Iterator[Picture]:
    """All that is drawn of a game; of no game if the name is empty."""
    for screen in [*SCREENS, *more_screens()]:
        if screen.game != game:
            continue
        for sight in SIGHTS:
            windows = WINDOWS if sight == "lacquer" else LARGEST if screen.name in IN_OTHER_SIGHTS else ()
            for window in windows:
                kind = "phone" if window in PHONES else "desk"
                if any(one.kind == kind for one in screen.eyes):
                    yield Picture(screen, Eyes(kind, "en", sight), window)


# Drawing.


def draw(folder: Path, words: list[str]) -> None:
    """Draw all screens whose names have one of the words, or all, into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as workers:
        for told in workers.map(partial(draw_game, folder, words), ["", *GAMES]):
            print(told, flush=True)


@contextmanager
def browsing() -> Iterator[tuple[Browser, House, Callable[..., Late]]]:
    """A browser, a server whose chance and clock stand still, and the late tables of that server."""
    with ExitStack() as stack:
        still(stack, 2)
        house = stack.enter_context(StillHouse(Path(stack.enter_context(TemporaryDirectory()))))
        driver = stack.enter_context(sync_playwright())
        browser = stack.enter_context(driver.chromium.launch(executable_path=find_chromium(), args=[*QUIET, OFFLINE]))
        yield browser, house, cache(lambda name, moment="full": lay(house, name, moment))


@contextmanager
def visiting(browser: Browser, house: House, eyes: Eyes, window: tuple[int, int]) -> Iterator[Visitor]:
    """A visitor with that language, theme and size of texts, in a window of that size."""
    kind = {**PHONE, "reduced_motion": "reduce", "device_scale_factor": 1} if eyes.kind == "phone" else STILL
    context = browser.new_context(**{"locale": "en-GB", "timezone_id": "UTC", "service_workers": "block", **kind})
    visitor = Visitor(context, house)
    try:
        visitor.page.clock.set_fixed_time(NOON)
        visitor.page.set_viewport_size({"width": window[0], "height": window[1]})
        visitor.speak(eyes.language)
        visitor.see(SIGHTS[eyes.sight])
        yield visitor
    finally:
        context.close()


def draw_game(folder: Path, words: list[str], game: str) -> str:
    """Draw the screens of a game, with a server and a browser of their own; what was drawn, and what was not."""
    wished = [one for one in pictures(game) if not words or any(word in str(one) for word in words)]
    missed, end = list[str](), time.monotonic() + LONGEST
    with browsing() as (browser, house, late_table):
        for picture in wished:
            if time.monotonic() > end:
                return f"{game or 'pages'}: given up after {LONGEST} seconds at {picture}"
            try:
                draw_picture(folder, picture, browser, house, late_table)
            except Error as error:
                missed.append(f"\n  {picture} could not be drawn: {str(error).splitlines()[0]}")
    return f"{game or 'pages'}: {len(wished)} screens" + "".join(missed)


def draw_picture(
    folder: Path, picture: Picture, browser: Browser, house: House, late_table: Callable[..., Late]
) -> None:
    """Draw a page as long as it is, or a table sheet by sheet."""
    with visiting(browser, house, picture.eyes, picture.window) as visitor:
        picture.screen.come(visitor, late_table)
        is_table = bool(visitor.page.locator(".app").count())
        for number, _ in enumerate(sheets(visitor) if picture.screen.table else ["page"]):
            visitor.page.wait_for_function(DONE)
            visitor.rest()
            file = folder / f"{picture}{f'-{number}' if number else ''}.png"
            visitor.page.screenshot(path=file, full_page=not is_table, animations="disabled")


# Comparing.


def compare(before: Path, after: Path) -> int:
    """Say which pictures differ between two folders, and by how much; how many do."""
    names = sorted({file.name for folder in (before, after) for file in folder.glob("*.png")})
    found = 0
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=[*QUIET, OFFLINE])
        sheet = browser.new_page()
        for name in names:
            files = [folder / name for folder in (before, after)]
            if not all(file.is_file() for file in files):
                print(f"{name} is in one folder only")
            elif files[0].read_bytes() == files[1].read_bytes():
                continue
            else:
                print(f"{name}: {sheet.evaluate(FOUND, [b64encode(file.read_bytes()).decode() for file in files])}")
            found += 1
        browser.close()
    print(f"{len(names)} pictures, {found} differ.")
    return found


def main(arguments: list[str]) -> int:
    """Draw or compare; the exit code."""
    match arguments:
        case ["draw", folder, *words]:
            draw(Path(folder), words)
            return 0
        case ["compare", before, after]:
            return min(compare(Path(before), Path(after)), 1)
        case ["serve", port, folder]:
            serve(port, folder)
            return 0
    print("Say: draw FOLDER [WORD ...], or compare BEFORE AFTER.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
