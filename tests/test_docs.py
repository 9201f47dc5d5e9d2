"""Documents stay true: each is in the index and in the site, and every file that one names is in the repository."""

import ast
import re
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
INDEX = DOCS / "README.md"
DOCUMENTS = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md"), ROOT / "benchmarks" / "README.md"])
HISTORY = ROOT / "CHANGELOG.md"
"""Names files as they were then."""
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
CODE = re.compile(r"^ *```.*?^ *```$|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
IMPORT = re.compile(r"^ *(?:from .+ )?import .+$", re.MULTILINE)
FILE = re.compile(r"[\w.*<>{}-]+(?:/[\w.*<>{}-]+)*\.(?:py|js|css|html|svg|toml|md|po|ipynb|patch)")
FOLDER = re.compile(r"(?:src|tests|docs|tools|benchmarks|packaging|examples)/[\w.*<>{}/-]*")
MADE = {
    "docs/bugs.md": {"test_bug_7.py"},
    "docs/guides/page.md": {"coin.py", "coin.html"},
    "docs/guides/notification_kind.md": {"test_friends.py"},
    "docs/exercises.md": {"eo/site.po"},
}
"""By document what its reader makes."""


@cache
def files() -> str:
    """Every file of the repository, and every folder with a slash at its end, each on a line that begins with one."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    if not told:
        pytest.skip("this is no clone")
    there = [Path(name) for name in told if (ROOT / name).is_file()]
    folders = {folder for file in there for folder in file.parents}
    return "\n".join([*(f"/{file}" for file in there), *(f"/{folder}/" for folder in folders)]) + "\n"


def is_there(path: str) -> bool:
    """Whether a file or a folder of the repository ends so; what stands in <> or is * may be anything."""
    if (ROOT / path).exists():
        return True
    pattern = re.sub(r"<[^>]*>|\\\*|\{[^}]*\}", r"[^/\\n]+", re.escape(path.rstrip("/")))
    return re.search(rf"/{pattern}{'/' if path.endswith('/') else '/?'}\n", files()) is not None


def named_in(document: Path) -> set[str]:
    """The files and folders that a document names in code."""
    codes = {found[1] for found in CODE.finditer(document.read_text("utf-8")) if found[1]}
    return {code for code in codes if FILE.fullmatch(code) or FOLDER.fullmatch(code)}


def links_in(document: Path) -> list[str]:
    """The documents that a document links to, by their paths in ``docs``."""
    text = CODE.sub("", document.read_text("utf-8"))
    targets = [(document.parent / target).resolve() for target in LINK.findall(text) if target.endswith(".md")]
    return [target.relative_to(DOCS).as_posix() for target in targets if target.is_relative_to(DOCS)]


def every_document() -> list[str]:
    """All documents but the index, by their paths in ``docs``."""
    return sorted(document.relative_to(DOCS).as_posix() for document in DOCS.rglob("*.md") if document != INDEX)


def test_every_document_is_in_the_index_once() -> None:
    decisions = [name for name in links_in(DOCS / "decisions" / "README.md") if name.startswith("decisions/")]
    assert sorted(links_in(INDEX) + decisions) == every_document()


def test_every_document_is_in_the_navigation_of_the_site() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    assert sorted(re.findall(r"- (\S+\.md)$", navigation, re.MULTILINE)) == sorted(["README.md", *every_document()])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.relative_to(ROOT).as_posix())
def test_files_that_a_document_names_are_there(document: Path) -> None:
    if document != HISTORY:
        named = named_in(document) - MADE.get(document.relative_to(ROOT).as_posix(), set())
        assert [name for name in sorted(named) if not is_there(name)] == []


def test_a_file_that_is_not_there_is_missed() -> None:
    assert is_there("src/tongbao/games/<game>/meta.py") and is_there("server/matches/match.py") and is_there("docs/")
    assert not is_there("server/matches/matchless.py") and not is_there("src/tongbao/games/<game>/nothing.py")


@pytest.mark.parametrize("guide", sorted((DOCS / "guides").glob("*.md")), ids=lambda guide: guide.name)
def test_code_of_a_guide_imports_what_is_there(guide: Path) -> None:
    for block in re.findall(r"```py\n(.*?)```", guide.read_text("utf-8"), re.DOTALL):
        for line in IMPORT.findall(block):
            for node in ast.parse(line.strip()).body:
                if isinstance(node, ast.ImportFrom):
                    module, names = import_module(str(node.module)), [name.name for name in node.names]
                    folder = str(node.module).replace(".", "/")
                    lost = [name for name in names if not hasattr(module, name) and not is_there(f"{folder}/{name}.py")]
                    assert set(lost) <= {"coin"}, f"{guide.name}: {line}"
