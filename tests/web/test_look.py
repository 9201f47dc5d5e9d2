"""What the templates name is there: translations, pictures, fonts."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from tongbao.games.pocket_changan.cards.schema import TYPES
from tongbao.games.pocket_changan.cards.sets import STANDARD as POCKET
from tongbao.games.silk_cities.cards.sets import card_set
from tongbao.games.xanadu.cards.schema import Colour
from tongbao.games.xanadu.cards.sets import STANDARD as XANADU
from tongbao.server.templates import templates_in

WEB = Path(__file__).parents[2] / "src" / "tongbao" / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
SAID = re.compile(r"""\bt\(\s*(?:"([^"]*)"|'([^']*)')""")


def test_every_text_of_the_templates_is_translated() -> None:
    chinese = json.loads((WEB / "locale" / "zh.json").read_text(encoding="utf-8"))
    for file in TEMPLATES:
        for double, single in SAID.findall(file.read_text(encoding="utf-8")):
            assert (double or single) in chinese, f"{file.name} says {double or single!r}"


def test_translations_keep_their_places() -> None:
    places = re.compile(r"\{(\w+)\}")
    for english, chinese in json.loads((WEB / "locale" / "zh.json").read_text(encoding="utf-8")).items():
        assert sorted(places.findall(english)) == sorted(places.findall(chinese)), english


def test_every_scene_and_mark_that_is_named_is_drawn() -> None:
    sprites = "".join(file.read_text(encoding="utf-8") for file in (WEB / "templates" / "sprites").iterdir())
    for file in TEMPLATES:
        if file.name == "_scene.html":
            scenes = file.read_text(encoding="utf-8")
            for name in re.findall(r"\('[\w-]+', '(\w+)'\)", scenes) + re.findall(r"'\w+': '(\w+)'", scenes):
                assert f'id="s-{name}"' in sprites, name
    for file in TEMPLATES:
        for name in re.findall(r'href="#(i-[\w-]+|coin|emblem)"', file.read_text(encoding="utf-8")):
            assert f'id="{name}"' in sprites, name
    for resource in {resource for face in XANADU.faces for resource in face.cost}:
        assert f'id="r-{resource}"' in sprites
    for type_ in TYPES:
        assert f'id="i-{type_}"' in sprites


def scene_worn(**face: object) -> str:
    """The picture that a card of Xanadu wears."""
    html = str(templates_in("en").get_template("xanadu/_scene.html").module.scene(face))  # type: ignore[attr-defined]
    (name,) = re.findall(r'href="#s-(\w+)"', html)
    return str(name)


def test_every_card_of_xanadu_wears_the_picture_it_names() -> None:
    for face in XANADU.faces:
        assert face.scene and scene_worn(**face.as_dict()) == face.scene


@pytest.mark.parametrize("scene", ["", "nothing", "kiln-", "elephant"])
def test_a_card_of_xanadu_whose_picture_is_not_drawn_wears_that_of_its_colour(scene: str) -> None:
    worn = {colour: scene_worn(number=75, colour=colour, scene=scene) for colour in get_args(Colour)}
    plain = {"brown": "market", "blue": "hall", "yellow": "treasury", "green": "pavilion", "magenta": "palace"}
    assert worn == plain


def test_every_card_of_pocket_changan_has_a_picture_of_its_own() -> None:
    scenes = (WEB / "templates" / "pocket_changan" / "_scene.html").read_text(encoding="utf-8")
    drawn = dict(re.findall(r"'(\w+)': '(\w+)'", scenes))
    assert sorted(drawn) == sorted(face.id for face in POCKET.faces)
    assert len(set(drawn.values())) == len(POCKET.faces)


def test_style_sheets_name_fonts_that_are_there() -> None:
    for sheet in (WEB / "static" / "css").rglob("*.css"):
        for address in re.findall(r"url\(([\w./-]+)\)", sheet.read_text(encoding="utf-8")):
            assert (sheet.parent / address).is_file(), address


def test_the_seal_fonts_have_every_character_of_the_cards() -> None:
    fonts = pytest.importorskip("fontTools.ttLib")
    seals, verses = (
        fonts.TTFont(WEB / "static" / "fonts" / f"{name}.woff2").getBestCmap()
        for name in ("ma-shan-zheng", "ma-shan-zheng-verses")
    )
    signs = "梅兰竹菊松莲上都售建工牌始终木丝金玉汗通宝口袋军经文政任总低人场打无补动买取选换收仿弃交邀朝续"
    box = card_set(None).box
    named = [*XANADU.faces, *POCKET.faces, *box.regions, *box.empires]
    for character in signs + "".join(thing.names["zh"] for thing in named):
        assert ord(character) in seals, character
    couplets = [face.couplet for face in POCKET.faces if face.couplet]
    for character in "".join("".join([*couplet.lines, couplet.by, couplet.poem]) for couplet in couplets):
        assert ord(character) in seals or ord(character) in verses, character
