"""The matrix of all that is looked at: each screen of each game, on a desk and on a phone, in every language, theme and
size of texts. Here are its screens and how one gets there; ``test_every_screen.py`` looks at them.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import tongbao
from tests.support.web.browsers import LateTable
from tests.support.web.daily_deals import PAST_DAY
from tests.support.web.full_table import MOMENTS
from tests.support.web.screens import DESKS, PHONES, sheets
from tests.support.web.visitors import Visitor
from tongbao.server.http.display_settings import DisplaySettings

GAMES = sorted(tongbao.GAMES)
LANGUAGES = ("en", "zh", "es")
SIGHTS = {
    "lacquer": DisplaySettings("lacquer"),
    "light": DisplaySettings("light"),
    "contrast": DisplaySettings("contrast"),
    "200": DisplaySettings("lacquer", text="200"),
}
"""The themes, and texts of twice the size."""
KINDS = ("desk", "phone")
PAGES_ON_DESKS = ((1440, 1800), (1280, 720))
"""On the first, much of a page is in sight."""
SHEETS_ON_DESKS = ((1440, 900), (1920, 1080), (1280, 720))
FULLEST = {
    "changan": "daqin_stele",
    "pocket_changan": "yan_zhen_qing",
    "silk_cities": "bactria",
    "xanadu": "caravan-inn",
}
"""By game a card with many marks or much text."""
ENTRIES = {"changan": "card-81", "pocket_changan": "card-20", "silk_cities": "improvement-11", "xanadu": "card-58"}
"""By game a card of which much is asked in the workshop."""
COMMON = (
    *("/", "/games", "/learn", "/tables", "/watch", "/people", "/groups", "/profile", "/account", "/notices"),
    *("/notices/settings", "/leaderboards", "/leaderboards/xanadu", "/tournaments", "/tournaments/new", "/daily"),
    *(f"/daily/{PAST_DAY}", "/fairness", "/records", "/workshop", "/about", "/privacy", "/offline", "/nothing"),
)
"""The pages of no game; the last one says that there is none."""
WHOLE = """() => {
    const panel = document.querySelector("[data-decision] .question");
    return panel.scrollHeight <= panel.clientHeight + 1;
}"""
"""Whether the decision shows all that is asked."""
ASTRAY = """() => {
    const card = document.querySelector(".drawn").getBoundingClientRect();
    const pins = [...document.querySelectorAll(".pin")].map((pin) => [pin.textContent, pin.getBoundingClientRect()]);
    const meet = (one, other, from, to) => one[from] < other[to] && other[from] < one[to];
    const over = (one, other) => meet(one, other, "left", "right") && meet(one, other, "top", "bottom");
    return pins.filter(([, pin], k) => over(pin, card) || pins.some(([, other], n) => n !== k && over(pin, other))
        || pin.left < 0 || pin.right > innerWidth).map(([name]) => `pin ${name} lies astray`);
}"""
"""The pins that lie on the card, on another pin or beyond the window."""
OUTSIDE = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(".sheet"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("svg, [inert], .wide") || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (const box of [sheet, parent.closest("section, header, footer").getBoundingClientRect()]) {
            const across = Math.max(box.left - text.left, text.right - box.right);
            const over = Math.max(across, box.top - text.top, text.bottom - box.bottom);
            if (over > 6) found.push(`${node.data.trim()} hangs over: ${Math.round(over)} px`);
        }
    }
    return found;
}"""
"""Texts that hang over a quick sheet, or over their own part of it."""
OVERLAPPING = """() => {
    const parts = [...document.querySelectorAll(".sheet section, .sheet > .top, .sheet > .foot")];
    const boxes = parts.map((part) => [part.id || part.className, part.getBoundingClientRect()]);
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const met = (n) => boxes.slice(n + 1).filter(([, other]) => meet(boxes[n][1], other));
    return boxes.flatMap(([name], n) => met(n).map(([other]) => `${name} and ${other} lie over each other`));
}"""
"""Parts of a quick sheet that lie over each other."""
AMISS = {"card": (ASTRAY,), "quick sheet": (OUTSIDE, OVERLAPPING)}
"""What is looked for on one screen only."""
OTHERWISE_COVERED = ("rules", "found in the rules", "deck", "entry", "card of the shelf", "closer look", "this table")
"""Where a part of the page may lie under another."""
AROUND = {"recap": ".recap", "replay": ".top, .transport"}
"""What lies around a table that is looked at elsewhere."""
LAID_OVER = ("closer look", "this table")
"""What is laid over a table."""


class Eyes(NamedTuple):
    """On what, in which language and how somebody looks."""

    kind: str
    language: str
    sight: str


def eyes(languages: Sequence[str], *sights: str) -> list[Eyes]:
    """In each of the languages with each of these sights, on a desk and on a phone."""
    return [Eyes(kind, language, sight) for language in languages for sight in sights for kind in KINDS]


PLAIN = eyes(["en"], "lacquer")
ALL_LANGUAGES = eyes(LANGUAGES, "lacquer")
THEMES = eyes(["en"], "light", "contrast")
TWICE = eyes(LANGUAGES, "200")
EVERYTHING = ALL_LANGUAGES + THEMES + TWICE


class Screen(NamedTuple):
    """What is looked at: ``open`` goes there. At a ``table`` more is looked for than on a page.

    It is looked at with these ``eyes``. ``moment`` is the late table whose player looks. If a hand is ``swiped`` on an
    upright phone, what lies there may be out of sight. Where it is only ``read`` aloud, its layout is that of another.
    """

    game: str
    name: str
    open: Callable[[Visitor, str], object]
    eyes: Sequence[Eyes]
    moment: str = ""
    table: bool = False
    swiped: bool = False
    read: bool = False

    def __str__(self) -> str:
        return f"{self.game or 'pages'}-{self.name}"

    @property
    def full(self) -> bool:
        """Whether it is a full table."""
        return self.table and self.eyes is EVERYTHING

    def coloured(self, eyes: Eyes) -> bool:
        """Whether colours are looked at: at a decision they are those of the full table, around a table its own."""
        return eyes in THEMES or not (self.read or self.name in AROUND or (self.table and not self.full))

    def come(self, visitor: Visitor, late_table: LateTable) -> None:
        """Go there."""
        link = ""
        if self.moment:
            late = late_table(self.game, self.moment)
            link = late.link
            visitor.context.add_cookies(late.state["cookies"])
        self.open(visitor, link)

    def windows(self, kind: str) -> tuple[tuple[int, int], ...]:
        """The windows in which it is looked at."""
        if self.name in LAID_OVER:
            return PHONES[:1] if kind == "phone" else DESKS[:1]
        if kind == "phone":
            return PHONES
        return DESKS if self.table else SHEETS_ON_DESKS if self.name == "quick sheet" else PAGES_ON_DESKS


class Cell(NamedTuple):
    """A screen, and who looks at it."""

    screen: Screen
    eyes: Eyes

    def __str__(self) -> str:
        return "-".join([str(self.screen), *self.eyes])


def page(path: str) -> Callable[[Visitor, str], object]:
    """Goes to a page, which may be one of a finished game."""
    return lambda visitor, link: visitor.page.goto(visitor.house.address + path.format(table=link))


def pressed(path: str, *presses: str) -> Callable[[Visitor, str], object]:
    """Goes there and presses one thing after another."""

    def open(visitor: Visitor, link: str) -> None:
        visitor.go(path.format(table=link))
        for selector in presses:
            visitor.page.locator(f"{selector}:visible").first.click()

    return open


def looked_at(path: str, *presses: str) -> Callable[[Visitor, str], object]:
    """Goes to a card, and waits until its marks are explained."""

    def open(visitor: Visitor, link: str) -> None:
        pressed(path, *presses)(visitor, link)
        visitor.page.locator(".pin").first.wait_for()

    return open


def lobby(name: str) -> Callable[[Visitor, str], object]:
    return lambda visitor, _link: visitor.found(name, "me", "open", listed="on")


def found(name: str) -> Callable[[Visitor, str], object]:
    """Finds something often in the rules."""

    def open(visitor: Visitor, _link: str) -> None:
        language = visitor.page.locator("html").get_attribute("lang") or ""
        visitor.go(f"/rules/{name}?find={'的' if language.startswith('zh') else 'a'}")

    return open


def card(visitor: Visitor, link: str) -> None:
    """Looks at the first card in sight at a table, on whichever sheet it lies."""
    visitor.go(link)
    for _ in sheets(visitor):
        seen = visitor.page.locator(".card [data-look]:visible")
        if seen.count():
            seen.first.click()
            return


def keys(visitor: Visitor, link: str) -> None:
    """Asks which keys there are."""
    visitor.go(link)
    visitor.page.keyboard.press("?")


def ended(visitor: Visitor, link: str) -> None:
    """The table after the end, without the dialog that tells the result."""
    visitor.go(link)
    visitor.page.keyboard.press("Escape")


def recap(visitor: Visitor, link: str) -> None:
    """Comes back to a table where others have chosen."""
    visitor.go(link)
    visitor.page.evaluate("localStorage.recap = 'yes'")
    visitor.page.reload()
    visitor.page.wait_for_selector("body[data-recap]")
    visitor.page.evaluate("localStorage.recap = 'no'")


def bench(name: str, entry: str = "") -> Callable[[Visitor, str], object]:
    """Goes to a new deck in the workshop, or to a card of it."""

    def open(visitor: Visitor, _link: str) -> None:
        answer = visitor.context.request.post(f"{visitor.house.address}/workshop", form={"game": name}, max_redirects=0)
        visitor.go("/".join(filter(None, [answer.headers["location"], entry])))

    return open


def group(visitor: Visitor, _link: str) -> None:
    """Goes to a new group."""
    form: dict[str, str | float | bool] = {"name": "Friday", "own_name": "Mei"}
    answer = visitor.context.request.post(f"{visitor.house.address}/groups", form=form, max_redirects=0)
    visitor.go(answer.headers["location"])


def tournament(visitor: Visitor, _link: str) -> None:
    """Goes to a tournament of the computer; the first who comes creates and starts it."""
    cups, address = visitor.page.locator(".cups a"), f"{visitor.house.address}/tournaments"
    visitor.page.goto(address)
    if not cups.count():
        wish = {"title": "Cup", "game": "pocket_changan", "opt-length": "short", "rounds": "1", "most": "5"}
        form: dict[str, str | float | bool] = {**wish, "rated": "", "listed": "on", "bot": "random"}
        answer = visitor.context.request.post(address, form=form, max_redirects=0)
        visitor.go(answer.headers["location"])
        visitor.page.locator("form[action$='/begin'] button").click()
        visitor.page.locator(".round").wait_for()
        visitor.page.goto(address)
    cups.first.click()
    visitor.page.locator(".round").wait_for()


MADE: Final = {"group": group, "tournament": tournament}
"""Pages of what has to be made first, by name, and how one gets there."""


def tables_of(name: str) -> list[Screen]:
    """The table at each moment, with its decision open."""
    return [
        Screen(
            name,
            moment,
            pressed("{table}", *filter(None, [it.pressed])),
            EVERYTHING if moment.startswith("full") else PLAIN if it.on_phones else PLAIN[:1],
            moment,
            table=True,
            swiped=it.swiped,
        )
        for moment, it in MOMENTS[name].items()
    ]


def pages_of(name: str) -> list[Screen]:
    """The pages of a game."""
    closer, on_shelf = f"/cards/{name}/{FULLEST[name]}", f".shelf a[data-card={FULLEST[name]}]"
    return [
        Screen(name, "new table", page(f"/new/{name}"), EVERYTHING),
        Screen(name, "rules", page(f"/rules/{name}"), EVERYTHING),
        Screen(name, "found in the rules", found(name), ALL_LANGUAGES),
        Screen(name, "quick sheet", page(f"/rules/{name}/sheet"), EVERYTHING),
        Screen(name, "cards", page(f"/cards/{name}"), EVERYTHING),
        Screen(name, "card", looked_at(closer), ALL_LANGUAGES),
        Screen(
            name,
            "card of the shelf",
            looked_at(f"/cards/{name}", on_shelf),
            ALL_LANGUAGES,
        ),
        Screen(name, "result", page("{table}/result"), ALL_LANGUAGES + THEMES, "over"),
        Screen(name, "replay", page("{table}/replay?step=30"), ALL_LANGUAGES, "over"),
        Screen(name, "recap", recap, ALL_LANGUAGES, "half"),
        Screen(name, "review", page("{table}/review"), ALL_LANGUAGES + THEMES, "over", read=True),
    ]


def others_of(name: str) -> list[Screen]:
    """What is made at a game, and what is laid over its tables."""
    return [
        Screen(name, "lobby", lobby(name), PLAIN),
        Screen(name, "deck", bench(name), PLAIN),
        Screen(name, "entry", bench(name, ENTRIES[name]), PLAIN),
        Screen(name, "closer look", card, PLAIN, "full"),
        Screen(name, "this table", pressed("{table}", "[data-open=table]"), PLAIN, "full"),
        Screen(name, "keys", keys, ALL_LANGUAGES, "begins", read=True),
        Screen(name, "end", pressed("{table}"), ALL_LANGUAGES, "over", read=True),
        Screen(name, "after the end", ended, ALL_LANGUAGES, "over", read=True),
        Screen(name, "bug", page("{table}/bug"), ALL_LANGUAGES, "over", read=True),
    ]


def cells(screens: Sequence[Screen], *kinds: str) -> list[Cell]:
    """All cells of these screens, well mixed; only those on a desk or on a phone if that is said."""
    found = [Cell(screen, one) for screen in screens for one in screen.eyes if one.kind in (kinds or KINDS)]
    random.Random(str(screens[0])).shuffle(found)
    return found


SCREENS = [
    *[screen for name in GAMES for of in (tables_of, pages_of, others_of) for screen in of(name)],
    *[Screen("", path, page(path), EVERYTHING) for path in COMMON],
    *[Screen("", name, open, EVERYTHING) for name, open in MADE.items()],
]
ROWS = [
    *[(cells([screen for screen in tables_of(name) if screen.full]), 1) for name in GAMES],
    (cells([screen for name in GAMES for screen in pages_of(name)]), 2),
    (cells([screen for name in GAMES for of in (others_of, tables_of) for screen in of(name) if not screen.full]), 2),
    *[(cells([screen for screen in SCREENS if not screen.game], kind), 1) for kind in KINDS],
]
"""Cells that take turns, and how many a day: every day some of every game, within 32 all of its full tables."""


def cells_of(turn: int) -> list[Cell]:
    """The cells of a day."""
    return [row[n % len(row)] for row, daily in ROWS for n in range(turn * daily, (turn + 1) * daily)]
