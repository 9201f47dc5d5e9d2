"""Style rules that match nothing, and declarations that change nothing, on all screens that are looked at.

    python tools/idle_styles.py FILE [WORD ...]

Goes to the screens that the tests look at and some more, in many windows, themes and languages, takes each declaration
away in turn, and looks whether anything that the rule matches is computed otherwise. What is idle on every screen is
written into the file, with its place; with words, only screens whose names have one of them are looked at. A state that
no screen shows is idle too, so read before you remove. Run it with the Python and from the root of the project:
``PYTHONPATH=src:. .venv-test/bin/python tools/idle_styles.py idle.txt``. It looks for half an hour.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, Page
from same_pixels import DONE, IN_OTHER_SIGHTS, browsing, more_screens, visiting
from tests.support.web.late_tables import Late
from tests.support.web.matrix import GAMES, LANGUAGES, SCREENS, SIGHTS, Eyes, Screen
from tests.support.web.screens import sheets
from tests.support.web.serving import House

ROOT: Final = Path("src/tongbao/web/static/css")
WINDOWS: Final = {
    "desk": ((1440, 900), (1280, 720), (1920, 1080), (1024, 768), (768, 1024), (1100, 600), (600, 900)),
    "phone": ((390, 844), (844, 390), (320, 568), (740, 360)),
}
PROCESSES: Final = 2
ENOUGH: Final = 30
DECLARED: Final = re.compile(r"^\s*(-?-?[a-z][\w-]*):")
LOOK: Final = r"""([declared, working]) => {
    const never = /:(hover|focus|focus-visible|focus-within|active)(?![\w-])/g;
    const unseen = /::(?!before|after|marker)[\w-]+(\([^)]*\))?/;
    const known = new Set(working);
    const found = [];
    const idle = [];
    const split = (text) => {
        const parts = [""];
        let depth = 0;
        for (const sign of text) {
            depth += "([".includes(sign) - ")]".includes(sign);
            if (sign === "," && !depth) parts.push("");
            else parts[parts.length - 1] += sign;
        }
        return parts.map((part) => part.trim());
    };
    const matched = (rule) => split(rule.selectorText).flatMap((one) => {
        const pseudo = one.match(/::(before|after|marker)/)?.[0];
        const plain = one.replace(/::?(before|after|marker)/, "").replace(unseen, "").replace(never, "").trim();
        let elements = [];
        try {
            elements = [...document.querySelectorAll(plain || "*")];
        } catch {
            elements = [document.documentElement];
        }
        return elements.slice(0, 120).map((element) => [element, pseudo]);
    });
    const valued = (elements, names) => elements.map(([element, pseudo]) => {
        const style = getComputedStyle(element, pseudo);
        const map = pseudo ? null : element.computedStyleMap();
        return names.map((name) => {
            const value = map && !name.startsWith("--") ? map.get(name) : null;
            return value ? value.toString() : style.getPropertyValue(name);
        }).join("|");
    }).join("||");
    const look = (rule, id, names) => {
        const left = names.filter((name, number) => !known.has(`${id}:${number}`));
        if (!left.length && known.has(id)) return;
        const elements = matched(rule);
        if (!elements.length) return;
        if (!known.has(id)) found.push(id);
        const isUnsure = never.test(rule.selectorText) || unseen.test(rule.selectorText);
        never.lastIndex = 0;
        const text = rule.style.cssText;
        names.forEach((name, number) => {
            const one = `${id}:${number}`;
            if (known.has(one)) return;
            if (isUnsure) {
                found.push(one);
                return;
            }
            const before = [...rule.style];
            rule.style.removeProperty(name);
            const gone = before.filter((other) => ![...rule.style].includes(other));
            rule.style.cssText = text;
            const longs = gone.length ? gone : [name];
            const first = valued(elements, longs);
            rule.style.removeProperty(name);
            const second = valued(elements, longs);
            rule.style.cssText = text;
            (first === second ? idle : found).push(one);
        });
    };
    for (const sheet of document.styleSheets) {
        const path = sheet.href?.match(/styles\/([\w\/,]+)\.css/)?.[1];
        if (!path || !matchMedia(sheet.media.mediaText || "all").matches) continue;
        const expected = path.split(",").flatMap((name) => declared[name].map((names, n) => [`${name}#${n}`, names]));
        let place = 0;
        const walk = (rules, isOn) => {
            for (const rule of rules) {
                if (rule instanceof CSSStyleRule) {
                    const [id, names] = expected[place++] ?? [];
                    if (!id) throw new Error(`more rules than written in ${path}`);
                    if (isOn) look(rule, id, names);
                } else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) {
                    const applies = !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches;
                    walk(rule.cssRules, isOn && applies);
                }
            }
        };
        walk(sheet.cssRules, true);
        if (place !== expected.length) throw new Error(`${place} rules instead of ${expected.length} in ${path}`);
    }
    return [found, idle];
}"""
"""Which rules match and which declarations change something, that weren't known to; and which declarations don't."""


class Rule(NamedTuple):
    """A rule as it is written: its sheet, the line of its selector, the selector, and its declarations."""

    sheet: str
    line: int
    selector: str
    names: list[str]
    lines: list[int]


def rules_of(file: Path) -> Iterator[Rule]:
    """The style rules of a sheet in their order; each declaration begins in a line of its own."""
    sheet = file.relative_to(ROOT).with_suffix("").as_posix()
    opened, selector, begins = list[str](), "", 0
    rule: Rule | None = None
    is_comment = False
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        is_comment = is_comment or line.strip().startswith("/*")
        if is_comment:
            is_comment = "*/" not in line
        elif line.rstrip().endswith("{"):
            head = f"{selector} {line.strip()[:-1]}".strip()
            opened.append(head)
            if not any(one.startswith(("@keyframes", "@font-face", "@property")) for one in opened) and head[0] != "@":
                rule = Rule(sheet, begins or number, head, [], [])
            selector, begins = "", 0
        elif line.strip() == "}":
            opened.pop()
            if rule is not None and "::-moz-" not in rule.selector:  # Chromium drops it
                yield rule
            rule = None
        elif rule is not None:
            if declaration := DECLARED.match(line):
                rule.names.append(declaration[1])
                rule.lines.append(number)
        elif not any(one.startswith(("@keyframes", "@font-face", "@property")) for one in opened):
            selector, begins = f"{selector} {line.strip()}".strip(), begins or number


@cache
def written() -> dict[str, list[Rule]]:
    """All rules, by sheet."""
    return {
        file.relative_to(ROOT).with_suffix("").as_posix(): [*rules_of(file)] for file in sorted(ROOT.rglob("*.css"))
    }


class Sight(NamedTuple):
    """A screen, and who looks at it."""

    screen: Screen
    eyes: Eyes

    def __str__(self) -> str:
        return "-".join(filter(None, [self.screen.game, self.screen.name, *self.eyes]))


def sights(game: str) -> Iterator[Sight]:
    """All that is looked at of a game: every screen on a desk and on a phone, some in all themes and languages."""
    for screen in [*SCREENS, *more_screens()]:
        if screen.game == game:
            for kind in dict.fromkeys(one.kind for one in screen.eyes):
                yield Sight(screen, Eyes(kind, "en", "lacquer"))
                if screen.name in IN_OTHER_SIGHTS:
                    yield from (Sight(screen, Eyes(kind, "en", sight)) for sight in [*SIGHTS][1:])
                    yield from (Sight(screen, Eyes(kind, language, "lacquer")) for language in LANGUAGES[1:])


class Findings:
    """What matches or changes something so far; what was idle at ``ENOUGH`` looks isn't looked at again."""

    def __init__(self) -> None:
        self.working: Final = set[str]()
        self.tries: Final = Counter[str]()
        self.declared: Final = {sheet: [rule.names for rule in rules] for sheet, rules in written().items()}

    def look(self, page: Page) -> None:
        """Look at what is on the page now."""
        known = [*self.working, *(one for one, tries in self.tries.items() if tries >= ENOUGH)]
        found, idle = page.evaluate(LOOK, [self.declared, known])
        self.working.update(found)
        self.tries.update(idle)


def working(words: list[str], game: str) -> tuple[set[str], list[str]]:
    """What matches or changes something on the screens of a game, and the screens that could not be seen."""
    findings, missed = Findings(), list[str]()
    with browsing() as (browser, house, late_table):
        for sight in sights(game):
            if words and not any(word in str(sight) for word in words):
                continue
            try:
                look_at(sight, browser, house, late_table, findings)
            except Error as error:
                missed.append(f"{sight}: {str(error).splitlines()[0]}")
    return findings.working, missed


def look_at(sight: Sight, browser: Browser, house: House, late_table: Callable[..., Late], findings: Findings) -> None:
    """Add what matches or changes something on a screen."""
    windows = WINDOWS[sight.eyes.kind]
    with visiting(browser, house, sight.eyes, windows[0]) as visitor:
        sight.screen.come(visitor, late_table)
        for width, height in windows:
            visitor.page.set_viewport_size({"width": width, "height": height})
            for _ in sheets(visitor) if sight.screen.table else ["page"]:
                visitor.page.wait_for_function(DONE)
                findings.look(visitor.page)
        visitor.page.emulate_media(media="print")
        findings.look(visitor.page)


def report(found: set[str]) -> Iterator[str]:
    """What is idle, by sheet: whole rules, and single declarations."""
    for sheet, rules in written().items():
        for number, rule in enumerate(rules):
            name, place = f"{sheet}#{number}", f"{ROOT}/{sheet}.css"
            idle = [n for n, _ in enumerate(rule.names) if f"{name}:{n}" not in found]
            if name not in found:
                yield f"{place}:{rule.line}: nothing is {rule.selector}"
            elif len(idle) == len(rule.names):
                yield f"{place}:{rule.line}: nothing changes by {rule.selector}"
            else:
                yield from (f"{place}:{rule.lines[n]}: {rule.names[n]} of {rule.selector}" for n in idle)


def main(arguments: list[str]) -> int:
    """Look, and write down what is idle; the exit code."""
    if not arguments:
        print("Say: FILE [WORD ...].", file=sys.stderr)
        return 2
    file, *words = arguments
    found = set[str]()
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as workers:
        for more, missed in workers.map(partial(working, words), ["", *GAMES]):
            found |= more
            print(*[f"not seen: {one}" for one in missed], sep="\n", end="\n" if missed else "", flush=True)
    lines = [*report(found)]
    Path(file).write_text("\n".join([*lines, ""]), "utf-8")
    rules = sum(": nothing " in line for line in lines)
    print(f"{rules} rules and {len(lines) - rules} declarations more are idle; see {file}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
