"""What the README and the other documents show runs as it stands there."""

import re
from pathlib import Path

import pytest

from tests.support.command_line import Run
from tongbao.cli.app import program

ROOT = Path(__file__).parent.parent
COMMANDS = ROOT / "docs/command_line.md"
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *(document for folder in ("docs", "benchmarks", "src") for document in sorted((ROOT / folder).rglob("*.md"))),
]


def blocks(document: Path, language: str) -> list[str]:
    """The code blocks of a document that are marked with a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)


PYTHON = [
    pytest.param(code, id=f"{document.name}-{number}")
    for document in DOCUMENTS
    for number, code in enumerate(blocks(document, "python"), 1)
]
COMMAND_LINES = [
    line
    for document in (ROOT / "README.md", COMMANDS)
    for block in blocks(document, "sh")
    for line in block.splitlines()
    if line.startswith("tongbao ") and "--help" not in line
]


@pytest.mark.parametrize("code", PYTHON)
def test_python(code: str, capsys: pytest.CaptureFixture[str], catalogue: None) -> None:
    if "import pyspiel" in code:
        pytest.importorskip("pyspiel")
    exec(compile(code, "<document>", "exec"), {"__name__": "__document__"})


def test_the_game_in_twenty_lines_has_twenty_lines() -> None:
    (code,) = blocks(ROOT / "docs/python.md", "python")
    assert len([line for line in code.splitlines() if line]) <= 20


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_commands_are_those_there_are(line: str, run: Run) -> None:
    name = line.split()[1]
    answer = run(name, "--help")
    assert answer.code == 0
    told = answer.out
    for option in re.findall(r"--[a-z]+", line):
        assert option in told


def test_every_command_is_in_the_document() -> None:
    listed = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", COMMANDS.read_text("utf-8"), re.MULTILINE)))
    assert sorted(listed) == sorted(program().commands)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
        assert leads_somewhere(document, target), f"{document.name} links to {target}"


def leads_somewhere(document: Path, target: str) -> bool:
    """Whether a file is there, or the card whose page the rules of a game link to."""
    page = re.fullmatch(r"\.\./cards/(\w+)/(\w+)", target) if document.parent.name == "rules" else None
    if page is None:
        return (document.parent / target).exists()
    files = (ROOT / "src/tongbao/games" / page[1] / "cards").glob("*.toml")
    return any(re.search(rf'^id = "{page[2]}"$', file.read_text("utf-8"), re.MULTILINE) for file in files)
