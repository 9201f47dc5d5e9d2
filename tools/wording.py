"""Check that texts are written as docs/languages/terms.md says: no word or phrase that another one has replaced.

    python tools/wording.py                 what is wrong, by file; exit code 1 if anything is
    python tools/wording.py --count [ROOT]  how often each pattern occurs in the tree at ROOT, exceptions included

Checked are the English messages and their translations, the rules pages, the documents, and the docstrings of what
users of the package and of the command line read. Exceptions are listed one by one in ``wording_exceptions.toml``.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.pofile import read_po

ROOT: Final = Path(__file__).parents[1]
EXCEPTIONS: Final = Path(__file__).with_name("wording_exceptions.toml")
LANGUAGES: Final = "src/tongbao/languages"
HISTORIES: Final = tuple(
    f"{LANGUAGES}/es/{game}.histories" for game in ("changan", "pocket_changan", "silk_cities", "xanadu")
)
"""The catalogues that tell of persons and places of the past."""
PUBLIC: Final = ("__init__.py", "client", "research", "engine", "cli")
"""Parts of the package whose docstrings users read."""
CODE: Final = re.compile(r"^```.*?^```|^ {4}\S[^\n]*$|`[^`\n]*`|<!--.*?-->|\]\([^)\s]*\)|https?://\S+", re.S | re.M)
"""What in a document or a docstring is no prose."""
PLACES: Final = re.compile(r"\{\w+")
"""The names of places in a text."""
START: Final = r"(?:^|(?<=[.!?:;] )|(?<=\n\n)|(?<=[*] ))"
HAN: Final = "\u4e00-\u9fff"


class Pattern(NamedTuple):
    """A pattern that no text may have: its name, the expression, the languages and what kinds of texts it is for."""

    name: str
    expression: re.Pattern[str]
    advice: str
    languages: frozenset[str] = frozenset(("en",))
    spared: tuple[str, ...] = ()
    """Kinds of texts, by the beginning of their place, for which it isn't meant."""


def words(*all_of_them: str) -> re.Pattern[str]:
    """Any of these as whole words, in small letters or with a capital."""
    return re.compile(rf"\b(?:{'|'.join(all_of_them)})\b", re.I)


AMERICAN: Final = words(
    *(
        "colou?red?(?<!u)s?",
        "(?:un)?favor\\w*",
        "honor\\w*",
        "(?:re)?labor\\w*",
        "neighbor\\w*",
        "behavior\\w*",
        "humor",
    ),
    *("gray\\w*", "center(?:s|ed)?", "theater\\w*", "fiber", "meters?", "catalogs?", "defense", "offense"),
    *("traveled", "traveling", "traveler\\w*", "canceled", "canceling", "labeled", "labeling", "modeled", "modeling"),
    *("fulfill", "skillful", "jewelry", "artifacts?", "plow\\w*", "maneuver\\w*", "pretense", "mold", "ax"),
    *(
        "(?:organ|real|recogn|apolog|random|normal|serial|initial|optim|minim|maxim|custom|summar|visual)iz\\w+",
        "analyz\\w+",
    ),
)
PATTERNS: Final = (
    Pattern(
        "a bare who, what or whose",
        re.compile(rf"{START}(?:Who|What|Whose)\b[^.!?:]*[.!](?=\s|$)|\b(?:[Oo]nly|but|than) who\b"),
        "whoever, anyone who, players who; or the thing itself",
    ),
    Pattern(
        "he for anyone",
        words("he", "him", "his", "himself", "he’s"),
        "they, or you",
        spared=(*HISTORIES, f"{LANGUAGES}/es/changan.lesson"),  # of persons, also of those on cards
    ),
    Pattern(
        "stand or lie for be",
        re.compile(
            r"\b[Hh]ere (?:stands?|lies?)\b|\b(?:stands?|lies?|stood|lay) (?:there|written|in (?:the|a|an|this|that) "
            r"(?:file|folder|list|table|source|document|environment|database|log|record|catalogue|code)|on your page|"
            r"among the|in the order)\b"
        ),
        "is, is listed, is stored",
    ),
    Pattern("go by itself", words("go(?:es)? by (?:itself|themselves)", "of its own accord"), "happen automatically"),
    Pattern(
        "come in for sign in",
        words("come in (?:by|with|anew|first)", "comes in by", "go out here"),
        "sign in, sign out",
    ),
    Pattern(
        "letter or mail for email",
        words(
            "a letter (?:is|with|that|to|by)",
            "by a letter",
            "this letter",
            "the letter",
            "mails",
            "(?:a|by|no|in a) mail(?! server)",
        ),
        "email",
        spared=(f"{LANGUAGES}/es/changan", f"{LANGUAGES}/es/silk_cities", f"{LANGUAGES}/es/xanadu"),
    ),
    Pattern("notice for notification", words("notices"), "notification"),
    Pattern("found for create", words("found (?:a|the|your) (?:table|tournament|account)"), "create"),
    Pattern("anew", words("anew"), "again"),
    Pattern("an error that ends in a list", re.compile("; there are: "), "choose one of"),
    Pattern("reckon", words("reckon\\w*"), "calculate, count, score"),
    Pattern("American spelling", AMERICAN, "British spelling", spared=("docs/languages/terms.md",)),
    Pattern(
        "a straight apostrophe",
        re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])"),
        "’",
        frozenset(("en", "es", "zh")),
        spared=("docstring",),
    ),
    Pattern("a space before %", re.compile(r"\d %|\} %"), "95%", frozenset(("en", "zh"))),
    Pattern(
        "a space between Chinese and a number",
        re.compile(rf"(?<=[{HAN}]) (?=[\d{{])|(?:(?<![A-Za-z/.\d-])\d+|[}}%]) (?=[{HAN}])"),
        "none; style sheets set them apart",
        frozenset(("zh",)),
    ),
    Pattern(
        "a term of board games for another thing",
        re.compile("棋谱|悔棋|替身"),
        "对局记录, 撤销, 托管",
        frozenset(("zh",)),
    ),
    Pattern("two words for you", re.compile("您"), "你", frozenset(("zh",))),
    Pattern(
        "a Spanish word that another one has replaced",
        words("puntuadas?", "costes?", "oponentes?", "e-mail"),
        "con valoración, costo or precio, rival",
        frozenset(("es",)),
    ),
)


class Text(NamedTuple):
    """A text, the language that it is in, and the file that it is in; for a docstring, with ``docstring`` before it."""

    said: str
    language: str
    place: str


def texts_in(root: Path) -> Iterator[Text]:
    """All texts of a tree that are checked."""
    for file in sorted((root / LANGUAGES).glob("*/*.po")):
        language, place = file.parent.name, file.relative_to(root).as_posix()
        for message in read_po(BytesIO(file.read_bytes())):
            if message.id:
                if language == "es":  # every catalogue has the same English texts
                    yield Text(PLACES.sub("{", str(message.id)), "en", place)
                yield Text(str(message.string), language, place)
    documents = [*(root / LANGUAGES).glob("*/rules/*.md"), *(root / "docs").rglob("*.md"), *root.glob("*.md")]
    for file in sorted(documents):
        language = file.parts[-3] if file.parent.name == "rules" and file.parts[-3] in ("es", "zh") else "en"
        for part in re.split(r"\n{2,}", CODE.sub("", file.read_text("utf-8"))):
            yield Text(part, language, file.relative_to(root).as_posix())
    for part in PUBLIC:
        home = root / "src/tongbao" / part
        for file in [home] if home.suffix else sorted(home.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                    said = CODE.sub("", ast.get_docstring(node) or "")
                    yield Text(said, "en", f"docstring {file.relative_to(root).as_posix()}")


def faults_in(text: Text) -> Iterator[tuple[Pattern, str]]:
    """Each pattern that a text has, with the part that has it and what is around."""
    for pattern in PATTERNS:
        if text.language in pattern.languages and not text.place.startswith(pattern.spared):
            for match in pattern.expression.finditer(text.said):
                yield pattern, text.said[max(0, match.start() - 40) : match.end() + 50].replace("\n", " ")


def exceptions() -> list[str]:
    """Parts of texts that may be as they are."""
    listed = tomllib.loads(EXCEPTIONS.read_text("utf-8"))["exception"]
    assert all(one["reason"] for one in listed)
    return [one["text"] for one in listed]


def main(arguments: list[str]) -> None:
    """Print what is wrong, or count it."""
    match arguments:
        case ["--count", *roots]:
            found = Counter(pattern.name for one in texts_in(Path(*roots or [ROOT])) for pattern, _ in faults_in(one))
            for pattern in PATTERNS:
                print(f"{found[pattern.name]:6}  {pattern.name}")
        case []:
            spared, wrong = exceptions(), 0
            for text in texts_in(ROOT):
                if any(part in text.said for part in spared):
                    continue
                for pattern, around in faults_in(text):
                    wrong += 1
                    print(f"{text.place}: {pattern.name} (better: {pattern.advice}): …{around}…")
            if wrong:
                sys.exit(f"{wrong} texts to reword; an exception needs a reason in {EXCEPTIONS.name}.")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
