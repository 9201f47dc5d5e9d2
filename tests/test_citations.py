"""What source, tests and documents cite of the rules stands in docs/rules, in every form that its README lists."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tongbao

ROOT = Path(__file__).parent.parent
RULES_OF = {"X": "xanadu", "C": "changan", **dict.fromkeys("PDF", "pocket_changan"), "S": "silk_cities"}
"""Whose a mark such as X-4 is, by its letter; but in Pocket Chang’An S-4 is a scenario of its own."""
RULINGS = {"xanadu": "X", "changan": "C", "pocket_changan": "P", "silk_cities": "S"}
COMMENTS = {".css": r"/\*.*?\*/", ".html": r"{#.*?#}", ".js": r"//[^\n]*|/\*.*?\*/", ".md": ".*", ".toml": r"#[^\n]*"}

NUMBER = r"S?\d+(?:\.\d+)*"
LIST = rf"{NUMBER}(?:(?:, | and | or | to |-|–){NUMBER})*"
MARK = r"[XCPS]-\d+|D\d+"
MARKS = re.compile(rf"(?<![\w-])({MARK})(?:(?: to |-|–)({MARK}))?(?!\w)")
NAMED = re.compile(rf"\b(?:(section|scenario|item)(?:s ({LIST})| ({NUMBER}))|FAQ ({LIST}))", re.IGNORECASE)
POINT = r"[1-9]\d*(?:\.\d+)+"
POINTED = re.compile(rf"(?<![\w.])({POINT})(?:[-–]({POINT}))?(?:,? rules? ({LIST}))?")
"""In the code of a game every number with a point is a section."""
NO_CITATION = re.compile(r"(?ms)(?:CC BY(?:-SA)? |/by(?:-sa)?/)\d\.\d|^## \d+\. Balance\n.*?(?=^## |\Z)")
"""Versions of licences, and what was measured."""


def spread(first: str, last: str) -> list[str]:
    """All numbers from one to the other: from ``10.1`` to ``10.3`` there are three, from ``X-1`` to ``X-9`` nine."""
    ((stem, low),) = re.findall(r"^(.*?)(\d+)$", first)
    (high,) = re.findall(r"\d+$", last or first)
    return [f"{stem}{number}" for number in range(int(low), int(high) + 1)]


def listed(text: str) -> list[str]:
    """The numbers of a list such as ``4 to 6, 7.1 and 8``."""
    ranges = re.findall(rf"({NUMBER})(?:(?: to |-|–)({NUMBER}))?", text)
    return [number for first, last in ranges for number in spread(first, last)]


def cited(prose: str, in_game: bool) -> set[str]:
    """What a text cites; ``in_game``: it is part of a game."""
    prose = " ".join(NO_CITATION.sub("", prose).split())
    found = {number for first, last in MARKS.findall(prose) for number in spread(first, last)}
    for kind, several, one, notes in NAMED.findall(prose):
        name = {"section": "", "": "FAQ "}.get(kind.lower(), f"{kind.lower()} ")
        found |= {name + number for number in listed(several or one or notes)}
    for first, last, rules in POINTED.findall(prose) if in_game else []:
        found |= {*spread(first, last), *(f"{first}.{rule}" for rule in listed(rules))}
    return found


def numbered(rules: str) -> Iterator[str]:
    """What a text of rules gives a number to: headings, items of lists, rows of tables that begin with a mark."""
    section = title = ""
    for line in rules.splitlines():
        if heading := re.match(r"#{2,3} (\d+(?:\.\d+)?)\.? (.*)", line):
            section, title = heading.groups()
            yield section
        elif item := re.match(r"(\d+)\. ", line):
            yield f"scenario {item[1]}" if title.lower().endswith("scenarios") else f"{section}.{item[1]}"
        elif row := re.match(rf"(?:\| |- \*\*)({MARK}|FAQ \d+)\b", line):
            yield row[1]
        elif row := re.match(r"\| (?:(\d)-)?(S?\d) \| .*VP", line):
            yield from (f"item {number}" for number in spread(row[1] or row[2], row[2]))


@cache
def defined(game: str) -> list[str]:
    """All numbers of a game's rules, in their order."""
    return list(numbered((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")))


def prose_of(file: Path) -> str:
    """What a file says to its readers; a program does so in docstrings, comments and the names of tests."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return "\n".join(re.findall(COMMENTS[file.suffix], text, re.DOTALL))
    said = []
    if re.search(r"#.*\d", text):  # a comment without a digit cites nothing
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        said = [token.string for token in tokens if token.type == tokenize.COMMENT]
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            said.append(node.value.value)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            said.append(said_by_name(node.name))
    return "\n".join(said)


def statements(part: ast.AST) -> Iterator[ast.stmt]:
    """The statements in the body of a module, a class, a function or another statement, all the way down."""
    for statement in getattr(part, "body", []):
        yield statement
        yield from statements(statement)


def said_by_name(test: str) -> str:
    """The name of a test as words: ``test_x4_...`` cites X-4, ``test_d5_d6_...`` both, ``test_faq_7_...`` FAQ 7."""
    return re.sub(r"\b([XCPS])(\d+)\b", r"\1-\2", test.upper().replace("_", " "))


def game_of(place: str) -> str | None:
    """The game that a file of the project is part of."""
    return next((game for game in sorted(tongbao.GAMES, key=len, reverse=True) if game in place), None)


def lost(place: str, prose: str) -> list[str]:
    """The citations in a text that have no target."""
    game = game_of(place)
    missing = []
    for number in sorted(cited(prose, game is not None)):
        home = game if number[0] == "S" and game == "pocket_changan" else RULES_OF.get(number[0], game)
        if home is None or number not in defined(home):
            missing.append(f"{place} cites {number}")
    return missing


@cache
def project() -> dict[str, str]:
    """What every file of the project says."""
    files = [file for folder in ("src", "tests", "docs") for file in sorted((ROOT / folder).rglob("*"))]
    return {file.relative_to(ROOT).as_posix(): prose_of(file) for file in files if file.suffix in {".py", *COMMENTS}}


def test_every_citation_has_its_target() -> None:
    assert [missing for place, prose in project().items() for missing in lost(place, prose)] == []


def test_documents_that_are_named_are_there() -> None:
    for place, prose in project().items():
        for document in re.findall(r"(?<![\w/.])(?:docs|benchmarks)/[\w/.]+\.md", prose):
            assert (ROOT / document).is_file(), f"{place} names {document}"


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_a_number_is_given_once(game: str) -> None:
    assert [number for number in defined(game) if defined(game).count(number) > 1] == []


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_rulings_are_complete_and_in_order(game: str) -> None:
    mark = RULINGS[game]
    rulings = [number for number in defined(game) if number.startswith(f"{mark}-")]
    assert rulings == spread(f"{mark}-1", f"{mark}-{len(rulings)}") and len(rulings) > 40


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_made_up_citations_are_missed(game: str) -> None:
    place, mark = f"src/tongbao/games/{game}/table.py", RULINGS[game]
    made_up = f"It is so ({mark}-999), as section 99 has it (1.99, D99); see scenarios 1 to 99, FAQ 99 and item 99."
    missing = {line.removeprefix(f"{place} cites ") for line in lost(place, made_up)}
    assert missing >= {f"{mark}-999", "99", "1.99", "D99", "scenario 99", "FAQ 99", "item 99"}
    assert lost("src/tongbao/engine/game.py", "Without a game (section 1) nobody knows whose it is.") != []


@pytest.mark.parametrize(
    ("prose", "numbers"),
    [
        ("Nothing is cited: 3 cards, 0.5 of them, UTF-8, CC BY-SA 3.0.", ""),
        ("For every worker he chooses one card of his hand (X-4).", "X-4"),
        ("Rulings on the turn (section 12): C-2 and C-4 to C-6.", "12 C-2 C-4 C-5 C-6"),
        ("The turn, step by step (sections 4, 6 and 7).", "4 6 7"),
        ("Sections 4 to 6 in the plainest words.", "4 5 6"),
        ("What the order is, of section 6.3.", "6.3"),
        ("New decks are made as needed (10.1-10.3, 10.7).", "10.1 10.2 10.3 10.7"),
        ("6.1 and 6.3: on_other first.", "6.1 6.3"),
        ("7.3.", "7.3"),
        ("Sold goods leave, stores are filled up (4.1.2 and 4.1.3).", "4.1.2 4.1.3"),
        ("Whether a number may follow (6.1 rule 2, P-16).", "6.1 6.1.2 P-16"),
        ("The decision points D1 to D3 (section 5.3); attacks (7.4, D9-D10).", "D1 D2 D3 5.3 7.4 D9 D10"),
        ("Scenarios 8 to 10 (section 17); as in scenario 25.", "scenario_8 scenario_9 scenario_10 17 scenario_25"),
        ("FAQ 4 and 1, P-49: the number still counts.", "FAQ_4 FAQ_1 P-49"),
        ("Items 1 to 3 and S1 to S2; item 8.", "item_1 item_2 item_3 item_S1 item_S2 item_8"),
        (said_by_name("test_p37_p38_what_protects_from_what"), "P-37 P-38"),
        (said_by_name("test_d5_d6_exchange"), "D5 D6"),
        (said_by_name("test_scenario_07_free_with_passives"), "scenario_7"),
        (said_by_name("test_faq_10_da_yi_hang"), "FAQ_10"),
    ],
)
def test_what_is_a_citation(prose: str, numbers: str) -> None:
    assert cited(prose, in_game=True) == {number.replace("_", " ") for number in numbers.split()}


def test_a_program_cites_in_docstrings_comments_and_names_of_tests() -> None:
    prose = project()["tests/games/pocket_changan/test_scenarios_effects.py"]
    assert {"13", "S-10", "P-63", "FAQ 6"} <= cited(prose, in_game=True)
    assert "8.2" in cited(project()["src/tongbao/games/pocket_changan/state/table.py"], in_game=True)
