"""One card on the bench: a form of all that can be changed of it, drawn and kept if it is sound."""

import tomllib
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import tongbao
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.forms import Filled, new_deck, text_of
from tests.support.server.markup import elements
from tongbao.engine.files import read_entry
from tongbao.engine.meta import BadCards
from tongbao.languages import LANGUAGES
from tongbao.server.rendering.templates import template_of
from tongbao.server.views.workshop import card_editor
from tongbao.server.workshop.editing import amended, path_in, questions_of, without_nothing
from tongbao.server.workshop.entries import Entry, card_file_of, entries_of, plain_data, printed_of
from tongbao.server.workshop.form_fields import FieldRow, FormField, List
from tongbao.server.workshop.form_schema import Kinds, Maybe, Part, joined

GAMES = sorted(tongbao.GAMES)
TREE = "card-58"
ON_THE_BENCH = {
    "changan": ["card-1", "card-41", "card-81", "card-96"],
    "pocket_changan": ["card-1", "card-20", "card-64"],
    "silk_cities": ["development-1", "development-33", "improvement-11", "region-3", "card-4"],
    "xanadu": ["card-1", TREE, "card-74"],
}
"""By game some cards with fields of all sorts."""


def sent(asked: dict[str, Any]) -> dict[str, str]:
    """What a browser would send of a field in which nothing is changed."""
    found = {place["path"]: str(place["value"]) for place in asked.get("places", [])}
    if asked["sort"] in ("text", "number", "pick"):
        found[asked["path"]] = str(asked["value"])
    elif asked["sort"] == "kinds":
        found[asked["tag"]] = asked["value"]
    elif asked["sort"] == "maybe" and asked["value"] is not None:
        found[asked["there"]] = "on"
    elif asked["sort"] == "tick" and asked["value"]:
        found[asked["path"]] = "on"
    for part in asked.get("parts", []):
        found |= sent(part)
    return found


def answered(meta: Any, entry: Entry, form: dict[str, str]) -> Any:
    """The structure that a form says. Raises BadCards."""
    file, part = card_file_of(meta), questions_of(meta, entry.table)
    settled = {name: entry.said[name] for name in file.settled if name in entry.said}
    return read_entry(without_nothing({**settled, **part.answer(form, "")}), entry.kind, "It")


def form_of(meta: Any, entry: Entry) -> dict[str, str]:
    """The form of an entry, as it stands."""
    form: dict[str, str] = {}
    for asked in questions_of(meta, entry.table).asked_of("", entry.said, entry.said):
        assert asked["was"] is None
        form |= sent(asked)
    return form


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_goes_through_its_form_unchanged(name: str) -> None:
    meta = tongbao.GAMES[name]
    for entry in printed_of(meta):
        face = answered(meta, entry, form_of(meta, entry))
        assert face == entry.face and plain_data(face) == entry.said
    text = card_file_of(meta).text
    assert amended(card_file_of(meta), text, entry.table, entry.place, face) == text


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_the_form_of_a_page_sends_what_stands_there(browser: Browsers, name: str) -> None:
    mei, meta = browser(), tongbao.GAMES[name]
    deck = new_deck(mei, name)
    for address in ON_THE_BENCH[name]:
        page = mei.get(f"{deck}/{address}").text
        entry = next(one for one in printed_of(meta) if one.address == address)
        form = {path: value for path, value in form_of(meta, entry).items() if value or not path.endswith(".es")}
        assert Filled(page).fields == form
        assert 'class="was"' not in page and "Restore printed card" not in page and "Unusual" not in page
        answer = mei.post(f"{deck}/{address}", Filled(page).fields)
        assert answer.status_code == 303 and answer.headers["location"] == f"{deck}/{address}"
    assert text_of(mei, deck) == card_file_of(meta).text


def test_a_game_that_draws_no_values_gets_plain_fields(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    def plain_ways(templates: Any, folder: str, name: str) -> Any:
        return template_of(templates, "plain" if name == card_editor.WAYS else folder, name)

    monkeypatch.setattr(card_editor, "template_of", plain_ways)
    card_editor.drawing_of.cache_clear()
    mei, meta = browser(), tongbao.GAMES["xanadu"]
    deck = new_deck(mei, "xanadu")
    page = mei.get(f"{deck}/{TREE}").text
    card_editor.drawing_of.cache_clear()
    entry = next(one for one in printed_of(meta) if one.address == TREE)
    assert Filled(page).fields.items() >= {"prices.4": "8", "rows.3.favour": "", "colour": "yellow"}.items()
    assert Filled(page).fields.keys() >= form_of(meta, entry).keys() - {"name.es"} and "swatch" not in page


def kinds_in(question: FormField, path: str) -> Iterator[tuple[str, list[str]]]:
    """Every field that says of which kind something is, and the kinds."""
    if isinstance(question, Kinds):
        yield joined(path, question.tag), list(question.kinds)
        for part in question.kinds.values():
            yield from kinds_in(part, path)
    elif isinstance(question, Part):
        for field in question.fields:
            yield from kinds_in(field.question, joined(path, field.name))
    elif isinstance(question, Maybe):
        yield from kinds_in(question.part, path)
    elif isinstance(question, List | FieldRow):
        yield from kinds_in(question.item if isinstance(question, List) else question.items[0], joined(path, "0"))


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_can_be_chosen(name: str) -> None:
    """What it is to say then, as little as possible, is sound or refused in one sentence."""
    meta, sound = tongbao.GAMES[name], 0
    for table in card_file_of(meta).entries:
        entry = next(one for one in printed_of(meta) if one.table == table)
        for tag, kinds in kinds_in(questions_of(meta, table), ""):
            for kind in kinds:
                try:
                    sound += plain_data(answered(meta, entry, {**form_of(meta, entry), tag: kind})) != entry.said
                except BadCards as error:
                    assert str(error).startswith("It: ") and "\n" not in str(error)
    assert sound > {"changan": 30, "pocket_changan": 25, "silk_cities": 10, "xanadu": -1}[name]


def change(browser: Browser, deck: str, address: str, **fields: str) -> Any:
    """Change some fields of a card."""
    form = Filled(browser.get(f"{deck}/{address}").text).fields
    return browser.post(
        f"{deck}/{address}", {**form, **{name.replace("__", "."): text for name, text in fields.items()}}
    )


def test_a_price_is_changed_and_nothing_else(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    before = text_of(mei, deck).split("\n")
    assert change(mei, deck, TREE, prices__4="9", name__en="Silver Fountain").status_code == 303
    after = text_of(mei, deck).split("\n")
    different = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [new for _, new in different] == ['name.en = "Silver Fountain"', "prices = [5, 6, 5, 6, 9]"]
    page = mei.get(f"{deck}/{TREE}").text
    assert "was 8" in page and "was Silver Tree" not in page and "74 cards, 1 changed" in page
    assert "<b>9</b>" in page.partition('class="live"')[2]
    (heading,) = elements(page, "h2")[:1]
    assert heading.text == "Silver Fountain"
    assert mei.post(f"{deck}/{TREE}/printed").status_code == 303
    assert text_of(mei, deck).split("\n") == before and "Restore printed card" not in mei.get(f"{deck}/{TREE}").text


def test_what_is_wrong_is_said_under_its_field_and_changes_nothing(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    for field, value, told in (
        ("prices__1", "120", "Prices, place 2 is 120; it must be a whole number from 0 to 99."),
        ("prices__1", "dear", "it must be a whole number from 0 to 99."),
        ("colour", "octarine", "it must be one of: "),
        ("rows__2__harvest__0", "salt", "it must be one of: "),
        ("name__en", "", "Name.en is missing; every card needs an English name."),
        ("name__zh", "x" * 61, "it must be a text of 1 to 60 characters."),
    ):
        answer = change(mei, deck, TREE, **{field: value})
        assert answer.status_code == 400 and told in unescape(answer.text)
        (fault,) = [one for one in elements(answer.text, "p") if one.attributes.get("class") == "fault"]
        assert fault.attributes["id"] == f"f-{field.replace('__', '-')}-wrong" and "aria-invalid" in answer.text
        assert "Not saved:" in answer.text
    assert text_of(mei, deck) == card_file_of(tongbao.GAMES["xanadu"]).text
    twin = Filled(mei.get(f"{deck}/card-1").text).fields
    answer = mei.post(f"{deck}/{TREE}", twin)
    assert answer.status_code == 400 and "It is the same as card 1 in everything but its name" in unescape(answer.text)


def test_something_unusual_is_said(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    change(mei, deck, TREE, prices__4="40")
    page = " ".join(unescape(mei.get(f"{deck}/{TREE}").text).split())
    assert "no other card in this deck has more than 13 for “The Khan pays”." in page
    assert "Unusual" not in mei.get(f"{deck}/card-1").text


def test_a_card_of_the_silk_road_is_written_in_full(browser: Browsers) -> None:
    """What its file says in short stays so until one of both effects changes."""
    mei = browser()
    deck = new_deck(mei, "changan")
    change(mei, deck, "card-81", vp="2")
    assert "road = { look = 4, keep = 2 }" in text_of(mei, deck)
    change(mei, deck, "card-81", road__keep="3")
    card = tomllib.loads(text_of(mei, deck))["card"][80]
    assert card["effect"] == {"kind": "draw", "look": 2, "keep": 1}
    assert card["road"] == {"kind": "draw", "look": 4, "keep": 3} and card["vp"] == 2
    mei.post(f"{deck}/card-81/printed")
    printed = printed_of(tongbao.GAMES["changan"])[80]
    assert entries_of(tongbao.GAMES["changan"], text_of(mei, deck))[80].said == printed.said


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_changed_stands_in_the_file(name: str) -> None:
    """Each entry becomes each of some others, as far as that is sound alone, in one file after the other."""
    meta, file = tongbao.GAMES[name], card_file_of(tongbao.GAMES[name])
    for table in file.entries:
        entries = [one for one in printed_of(meta) if one.table == table]
        for entry in entries[:: len(entries) // 2 + 1]:
            for other in entries[1 :: len(entries) // 2 + 1]:
                try:
                    face = answered(meta, entry, {**form_of(meta, other), "name.en": "Some “name”"})
                except BadCards:
                    continue
                text = amended(file, file.text, table, entry.place, face)
                written = tomllib.loads(text)[table]
                assert read_entry(file.written_out(written[entry.place]), entry.kind, "It") == face
                before = tomllib.loads(file.text)[table]
                assert [one for n, one in enumerate(written) if n != entry.place] == [
                    one for n, one in enumerate(before) if n != entry.place
                ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_gets_the_part_that_has_changed(browser: Browsers, language: str) -> None:
    mei = browser()
    mei.headers["accept-language"] = language
    deck = new_deck(mei, "xanadu")
    form = Filled(mei.get(f"{deck}/{TREE}").text).fields
    part = mei.post(f"{deck}/{TREE}?part=card", {**form, "prices.4": "11"})
    assert part.status_code == 200 and 'id="bench"' in part.text and "<html" not in part.text
    assert 'id="paper"' not in part.text and tomllib.loads(text_of(mei, deck))["card"][57]["prices"][4] == 11
    wrong = mei.post(f"{deck}/{TREE}?part=card", {**form, "prices.4": "x"})
    assert wrong.status_code == 200 and 'class="fault"' in wrong.text


def test_a_deck_that_was_changed_elsewhere_meanwhile_is_not_overwritten(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    services = mei.client.app.state.services  # type: ignore[attr-defined]
    assert mei.client.portal is not None

    async def overtaken() -> None:
        person = await services.people.find_person(next(iter(services.people.seen)))
        old = await services.decks.find(deck.rpartition("/")[2], person)
        await services.decks.save(old, old.text + "# one\n")
        with pytest.raises(ValueError, match="changed in another window"):
            await services.decks.save(old, old.text + "# two\n")

    mei.client.portal.call(overtaken)
    assert text_of(mei, deck).endswith("# one\n")


@pytest.mark.parametrize("address", ["card-0", "card-75", "card-x", "region-1", "x" * 200, "card-9999"])
def test_a_card_that_is_not_there_gets_one_sentence(browser: Browsers, address: str) -> None:
    mei = browser()
    answer = mei.get(f"{new_deck(mei, 'xanadu')}/{address}")
    assert answer.status_code == 404 and "There is no card" in answer.text


@pytest.mark.settings(rates={"factor": 1, "person": {"changes": {"at_once": 3, "a_second": 0.001}}})
def test_changes_are_bounded(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "silk_cities")
    form = {"name.en": "x"}
    answers = [mei.post(f"{deck}/card-1?part=card", form, accept="application/json") for _ in range(5)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert mei.post(f"{deck}/card-1", {f"x{n}": "" for n in range(400)}).status_code == 400


def test_the_way_to_a_field_in_a_sentence() -> None:
    assert path_in("rows, place 2: harvest, place 1 is “x”; it must be …") == "rows.1.harvest.0"
    assert path_in("effect.tokens.coin is 12; it must be …") == "effect.tokens.coin"
    assert path_in("cost has 5 symbols; it must have one to four.") == "cost"
    assert path_in("“x” is nothing.") == ""
