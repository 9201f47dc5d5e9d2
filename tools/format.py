"""Format the templates with djangofmt and the style sheets with cssbeautifier.

    python tools/format.py [--check]

With ``--check`` nothing is written; what isn't formatted, or has lines that are too long, is named. No tool breaks a
long expression in a template or a long value in a style sheet: that is done by hand, and kept.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import cssbeautifier

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "src" / "tongbao" / "web"
LONGEST: Final = 160
COMPARED: Final = re.compile(r"([<>]=)(?=\d)")
"""A comparison in a query, which the formatter writes without the space after it."""
LAST: Final = re.compile(r"([^\s;{}/])(\n *})")
"""The end of the last declaration of a rule, and of the rule."""
PICTURE: Final = "data:image"
"""What is drawn within a style sheet stands in one line, however long."""


def formatted(sheet: str) -> str:
    """A style sheet with a line for each declaration, each ending with a semicolon."""
    options = cssbeautifier.default_options()
    options.indent_size = 2
    options.end_with_newline = True
    options.newline_between_rules = False
    options.space_around_combinator = True
    text: str = cssbeautifier.beautify(sheet, options)
    return LAST.sub(r"\1;\2", COMPARED.sub(r"\1 ", text))


def format_sheets(is_check: bool) -> list[str]:
    """Write the style sheets anew unless this is a check; those that weren't formatted."""
    found = []
    for file in sorted(WEB.rglob("*.css")):
        before = file.read_text("utf-8")
        after = formatted(before)
        if before != after:
            found.append(f"{file.relative_to(ROOT)} isn't formatted")
            if not is_check:
                file.write_text(after, "utf-8")
    return found


def format_templates(is_check: bool) -> bool:
    """Write the templates anew unless this is a check; whether all is well. pyproject.toml says how they look."""
    program = Path(sys.executable).with_name("djangofmt")
    command = [program, *["--check"] * is_check, WEB / "templates"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def long_lines() -> list[str]:
    """The lines of templates and style sheets that are too long."""
    return [
        f"{file.relative_to(ROOT)}:{number} has {len(line)} characters"
        for pattern in ("templates/**/*.html", "static/**/*.css")
        for file in sorted(WEB.glob(pattern))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST and PICTURE not in line
    ]


def main(arguments: list[str]) -> int:
    """Format or check; the exit code."""
    if arguments not in ([], ["--check"]):
        print("Say nothing, or --check.", file=sys.stderr)
        return 2
    is_check = bool(arguments)
    is_well = format_templates(is_check)
    complaints = [*format_sheets(is_check) * is_check, *long_lines()]
    print(*complaints, sep="\n", end="\n" * bool(complaints))
    return 0 if is_well and not (is_check and complaints) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
