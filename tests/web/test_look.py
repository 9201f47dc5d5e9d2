"""What the templates name is there: pictures, fonts."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tongbao
from tongbao.games.changan.card_sets import STANDARD as CHANGAN
from tongbao.games.pocket_changan.card_sets import STANDARD as POCKET
from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.silk_cities.card_sets import STANDARD as SILK_CITIES
from tongbao.games.xanadu.cards.sets import STANDARD as XANADU
from tongbao.server.matches.seats import SEALS as SEATS
from tongbao.server.rendering.templates import templates_in

WEB = Path(__file__).parents[2] / "src" / "tongbao" / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))


def test_every_mark_that_is_named_is_drawn() -> None:
    sprites = "".join(file.read_text(encoding="utf-8") for file in (WEB / "templates" / "sprites").iterdir())
    for file in TEMPLATES:
        for name in re.findall(r'href="#(i-[\w-]+|coin|emblem)"', file.read_text(encoding="utf-8")):
            assert f'id="{name}"' in sprites, name
    for resource in {resource for face in XANADU.faces for resource in face.cost}:
        assert f'id="r-{resource}"' in sprites
    for type_ in TYPES:
        assert f'id="i-{type_}"' in sprites


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_templates_call_parameters_by_their_names(game: str) -> None:
    """Every name that is asked of a choice is that of a parameter of the game."""
    names = {parameter.name for verb in tongbao.GAMES[game].action_space.verbs for parameter in verb.parameters}
    for file in (WEB / "templates" / "games" / game).glob("*.html"):
        asked = re.findall(r"\bnamed\.(\w+)|\bnamed\['(\w+)'\]", file.read_text(encoding="utf-8"))
        assert {dotted or quoted for dotted, quoted in asked} <= names, file.name


SCENES = {"xanadu": XANADU.faces, "pocket_changan": POCKET.faces, "changan": CHANGAN.faces}
MACROS = {"xanadu": "scene", "pocket_changan": "scene", "changan": "pic"}


def drawn(game: str) -> str:
    """All little pictures on the page of a game's table."""
    layout = (WEB / "templates" / "games" / game / "_layout.html").read_text(encoding="utf-8")
    drawing: Any = templates_in("en").globals["drawing"]
    return "".join(drawing(name) for name in re.findall(r"(?:drawing|fetched)\('(\w+)'\)", layout))


def worn(game: str, face: dict[str, object]) -> str:
    """The picture that a card wears, which is drawn on the page."""
    module = templates_in("en").get_template(f"games/{game}/_scene.html").module
    html = str(getattr(module, MACROS[game])(face, *["M0 0"] * (MACROS[game] == "pic")))
    (name,) = re.findall(r'href="#s-(\w+)"', html)
    assert f'<symbol id="s-{name}"' in drawn(game)
    return str(name)


@pytest.mark.parametrize("game", SCENES)
def test_every_card_wears_the_picture_it_names(game: str) -> None:
    for face in SCENES[game]:
        assert face.scene and worn(game, face.as_dict()) == face.scene


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("scene", ["", "nothing", "gate-", "gat"])
def test_a_card_whose_picture_is_not_drawn_wears_that_of_its_like(game: str, scene: str) -> None:
    """One a colour, a type or a deck, and one for all Characters of Chang'an."""
    likes = {"xanadu": 5, "pocket_changan": 4, "changan": 7}
    assert len({worn(game, {**face.as_dict(), "scene": scene}) for face in SCENES[game]}) == likes[game]


def test_every_card_of_pocket_changan_has_a_picture_of_its_own() -> None:
    assert len({face.scene for face in POCKET.faces}) == len(POCKET.faces)


@pytest.mark.parametrize("folder", [*sorted(tongbao.GAMES), "plain"])
def test_the_scene_at_the_end_of_a_game_stands_alone(folder: str) -> None:
    game = "xanadu" if folder == "plain" else folder
    drawing = templates_in("en").get_template(f"games/{folder}/_night.svg").render(game=game)
    svg = ElementTree.fromstring(f"<svg>{drawing}</svg>")
    ids = [thing.attrib["id"] for thing in svg.iter() if "id" in thing.attrib]
    named = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing)
    assert len(ids) == len(set(ids)) and {link or paint for link, paint in named} <= set(ids)
    assert "var(" not in drawing and "http" not in drawing


def test_style_sheets_name_fonts_that_are_there() -> None:
    for sheet in (WEB / "static" / "css").rglob("*.css"):
        for address in re.findall(r"url\(([\w./-]+)\)", sheet.read_text(encoding="utf-8")):
            assert (sheet.parent / address).is_file(), address


GAMES_WITH_SEALS = sorted(tongbao.GAMES)
SEALS = ("signs", "names", *GAMES_WITH_SEALS)


def in_font(name: str) -> set[str]:
    """The characters of a font of the page."""
    fonts = pytest.importorskip("fontTools.ttLib")
    return {chr(code) for code in fonts.TTFont(WEB / "static" / "fonts" / f"{name}.woff2").getBestCmap()}


def test_no_font_melts_the_sign_of_guests_with_their_names() -> None:
    """Else the guest “~Ines” is written “Ĩnes”."""
    fonts = pytest.importorskip("fontTools.ttLib")
    for file in (WEB / "static" / "fonts").glob("*.woff2"):
        font = fonts.TTFont(file)
        lookups = font["GSUB"].table.LookupList.Lookup if "GSUB" in font else []
        tables = [getattr(table, "ExtSubTable", table) for lookup in lookups for table in lookup.SubTable]
        assert not [table for table in tables if "asciitilde" in getattr(table, "ligatures", ())], file.name


def test_the_seal_fonts_have_every_character_of_the_cards() -> None:
    own = {name: in_font(f"ma-shan-zheng-{name}") | in_font("ma-shan-zheng-signs") for name in GAMES_WITH_SEALS}
    box = SILK_CITIES.box
    shown = {"silk_cities": [*box.regions, *box.empires], "changan": CHANGAN.faces, "xanadu": XANADU.faces}
    for game, things in {**shown, "pocket_changan": POCKET.faces}.items():
        for character in "".join(thing.names["zh"] for thing in things):
            assert character in own[game], (game, character)
    couplets = [face.couplet for face in POCKET.faces if face.couplet]
    written = in_font("ma-shan-zheng-verses") | own["pocket_changan"]
    for character in "".join("".join([*couplet.lines, couplet.by, couplet.poem]) for couplet in couplets):
        assert character in written, character


def test_every_page_has_the_marks_of_all_templates_and_seats() -> None:
    """Else a page without a Chinese word fetches a large font."""
    drawn = "".join(re.sub(r"\{#.*?#\}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in TEMPLATES)
    assert {*re.findall("[\u4e00-\u9fff]", drawn), *SEATS} <= in_font("ma-shan-zheng-signs")


@pytest.mark.parametrize("name", SEALS)
def test_style_sheets_name_the_characters_of_the_seal_fonts(name: str) -> None:
    """A browser fetches a font only for characters that are named. A space in the signs gives lines their measure."""
    folder = WEB / "static" / "css" / (f"games/{name}" if name in GAMES_WITH_SEALS else "base")
    (span,) = re.findall(
        rf"url\([./]+/fonts/ma-shan-zheng-{name}\.woff2\).*?unicode-range:([^;]+);",
        (folder / "seals.css").read_text(encoding="utf-8"),
        re.DOTALL,
    )
    strut = {" "} if name == "signs" else set()
    named = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9A-F]{4})", span)}
    assert named == in_font(f"ma-shan-zheng-{name}") | strut


def test_names_can_be_written_with_every_character_in_common_use() -> None:
    """The 3,755 that GB 2312 lists first; those that no text of the pages needs are in a file of their own."""
    fonts = pytest.importorskip("fontTools.ttLib")
    needed, common = (
        {chr(code) for code in fonts.TTFont(WEB / "static" / "fonts" / f"noto-sans-sc-{name}.woff2").getBestCmap()}
        for name in ("400", "common")
    )
    cells = b"".join(bytes([row, cell]) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF))
    listed = set(cells.decode("gb2312", "ignore"))
    assert len(listed) == 3755
    assert not listed - needed - common
    assert not needed & common, "nothing is fetched twice"
