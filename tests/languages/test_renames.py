"""Renamed messages: said otherwise where they are said, and still translated."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from tools.messages import written
from tools.renames import Rename, read_renames, rename_in_catalogues, rename_in_sources

CATALOGUE = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "Come in"
msgstr "Entrar"

msgctxt "door"
msgid "Come in"
msgstr "Pase"

msgid "Go out"
msgstr "Salir"
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "said.py"


def test_translations_stay_attached_also_when_texts_change_places(tmp_path: Path) -> None:
    (tmp_path / "es").mkdir()
    file = tmp_path / "es" / "site.po"
    file.write_text(CATALOGUE, "utf-8")
    renames = [Rename("Come in", "Sign in", said={"es": "Iniciar sesión"}), Rename("Go out", "Come in")]
    rename_in_catalogues(renames, [file.parent], written)
    found = {(one.context, one.id): one.string for one in read_po(BytesIO(file.read_bytes())) if one.id}
    assert found == {
        (None, "Sign in"): "Iniciar sesión",
        ("door", "Come in"): "Pase",
        (None, "Come in"): "Salir",
    }


def test_a_text_of_several_strings_is_one_text(source: Path) -> None:
    source.write_text(
        't(\n    "One sentence that is long, "\n    "and its end."\n)\nNAMES = {"here": f"{t} One"}\n', "utf-8"
    )
    renames = [Rename("One sentence that is long, and its end.", "A “short” one.")]
    assert rename_in_sources(renames, [source]) == {"One sentence that is long, and its end."}
    assert source.read_text("utf-8") == 't(\n    "A “short” one."\n)\nNAMES = {"here": f"{t} One"}\n'


def test_a_long_text_is_wrapped_and_says_the_same(source: Path) -> None:
    source.write_text('SAID = "A short one."\n', "utf-8")
    long = "words and " * 30 + "an end"
    rename_in_sources([Rename("A short one.", long)], [source])
    names: dict[str, str] = {}
    exec(source.read_text("utf-8"), names)
    assert names["SAID"] == long and max(map(len, source.read_text("utf-8").splitlines())) <= 120


def test_templates_change_only_what_they_say(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        '<p class="Go out">{{ t("Go out") }} {{ t("Go "\n "out", n=sum("Go out")) if x else t(\'Go out\') }}</p>'
    )
    rename_in_sources([Rename("Go out", "Sign out")], [page])
    assert page.read_text() == (
        '<p class="Go out">{{ t("Sign out") }} {{ t("Sign out", n=sum("Sign out")) if x else t("Sign out") }}</p>'
    )


def test_a_single_word_of_the_source_may_be_a_name_and_stays(source: Path, tmp_path: Path) -> None:
    source.write_text('{"free": 1}["free"]\n')
    page = tmp_path / "page.html"
    page.write_text('{{ t("free") }}')
    rename_in_sources([Rename("free", "empty seat")], [source, page])
    assert (source.read_text(), page.read_text()) == ('{"free": 1}["free"]\n', '{{ t("empty seat") }}')


def test_tests_that_quote_a_text_follow(source: Path) -> None:
    source.write_text('assert "<b>Here stand the tables.</b>" in page\n')
    rename_in_sources([Rename("Here stand the tables.", "Your tables will appear here.")], [source], in_parts=True)
    assert source.read_text() == 'assert "<b>Your tables will appear here.</b>" in page\n'


def test_many_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "changes.jsonl"
    file.write_text(
        '{"text": "Come in", "new": "Sign in", "es": "Iniciar sesión", "file": "site", "zh": null}\n', "utf-8"
    )
    assert read_renames(file) == [Rename("Come in", "Sign in", said={"es": "Iniciar sesión"})]


def test_a_text_in_a_context_is_another_text_in_templates_too(tmp_path: Path) -> None:
    template = tmp_path / "said.html"
    template.write_text('{{ t("door\\x04Come in") }} {{ t("Come in") }}', "utf-8")
    rename_in_sources([Rename("Come in", "Step in", "door"), Rename("Come in", "Sign in")], [template])
    assert template.read_text("utf-8") == '{{ t("door\\x04Step in") }} {{ t("Sign in") }}'
