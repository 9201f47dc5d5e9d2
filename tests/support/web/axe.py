"""axe-core, which looks at a page as programs that read it aloud do, and says what it breaks of WCAG 2.2 (A, AA)."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.support.web.visitors import Visitor

FOLDER = Path(__file__).parents[3] / ".venv-test" / "axe-core"
"""Where `make axe` lays it."""
TAGS = [*(f"wcag{version}{level}" for version in (2, 21, 22) for level in ("a", "aa")), "best-practice"]
ELSEWHERE = {
    "label-content-name-mismatch": "an experiment that axe runs on request only: it wants seals and figures as they are"
    " drawn, while names say them in sentences; MISNAMED checks the words instead",
}
"""Rules that are left out, and why."""
MISNAMED = """() => {
    const isWord = (text) => /[\\p{L}]{2,}/u.test(text);
    const seen = (node) => node.parentElement.checkVisibility({ visibilityProperty: true })
        && !node.parentElement.closest("[aria-hidden=true], [role=img], .sr");
    return [...document.querySelectorAll(":is(button, a)[aria-label]")].flatMap((thing) => {
        const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = walker.currentNode.data.trim().replace(/\\s+/g, " ");
            if (!isWord(text) || !seen(walker.currentNode)) continue;
            return thing.ariaLabel.toLowerCase().includes(text.toLowerCase()) ? [] : [`${text}: ${thing.ariaLabel}`];
        }
        return [];
    });
}"""
"""What is called otherwise than it says first: who speaks to the computer could not press it (WCAG 2.5.3)."""
RUN = """async ([tags, rules]) => {
    const { violations } = await axe.run(document, {
        runOnly: { type: "tag", values: tags },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${help}: ${target.flat().join(" ")}: ${html.slice(0, 160)}`));
}"""


@cache
def script() -> str:
    """Its source; without it the tests fail and say what is missing."""
    files = [*FOLDER.glob("*.js")]
    if not files:
        pytest.fail("axe-core is missing: `make axe` fetches it, and so does `make test`.", pytrace=False)
    return files[0].read_text(encoding="utf-8")


def violations(visitor: Visitor, where: str) -> list[str]:
    """What the page breaks as it stands, frames in it too."""
    visitor.rest()
    for frame in visitor.page.frames:
        frame.evaluate(script())
    found: list[Any] = visitor.page.evaluate(RUN, [TAGS, list(ELSEWHERE)])
    found += [f"called otherwise than it says: {names}" for names in visitor.page.evaluate(MISNAMED)]
    return [f"{where}: {violation}" for violation in found]
