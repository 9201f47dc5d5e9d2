"""The rules for players hold the rulings, the cards and the numbers of the game, in every language."""

import re
from pathlib import Path

import pytest

import tongbao
from tests.rules import rules_of
from tongbao.games.pocket_changan.court import TITLES
from tongbao.languages import LANGUAGES, name_in, said_in

from .scene import CARDS

ROOT = Path(__file__).parents[3]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_every_ruling_is_there(language: str) -> None:
    """P-1 to P-63, each once in the appendix, in the order of their numbers."""
    rows = re.findall(r"^\|?\s*\*{0,2}P-(\d+)\*{0,2}", rules_of("pocket_changan", language), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 64))


@EVERY_LANGUAGE
def test_options_and_titles(language: str) -> None:
    """The option and its values, the round limits, the titles of the solo game."""
    text, meta = rules_of("pocket_changan", language), tongbao.GAMES["pocket_changan"]
    for option in meta.options:
        assert f"**{said_in(option.title, language, 'pocket_changan')}**" in text
    for number in ("12", "8", "16", "10", "6"):
        assert re.search(rf"(?<!\d){number}(?!\d)", text)
    titles = [said_in(title, language, "pocket_changan") for title in TITLES]
    assert [title for title in titles if title.lower() not in text.lower()] == []


@EVERY_LANGUAGE
def test_the_example_of_the_rulebook(language: str) -> None:
    """Its points and its sum."""
    text = rules_of("pocket_changan", language)
    for number in ("34", "37", "71"):
        assert re.search(rf"(?<!\d){number}(?!\d)", text)


@EVERY_LANGUAGE
def test_cards_are_named_as_they_are(language: str) -> None:
    """The cards of the nineteen notes by their names."""
    text = rules_of("pocket_changan", language)
    noted = "li_bai du_fu yan_zhen_qing guo_zi_jian li_lin_fu gao_li_shi kai_yuan_sheng_shi ping_kang_li xin_feng_shi "
    noted += "da_yi_hang li_long_ji yang_yu_huan bai_fei_dai_xing wan_guo_lai_chao an_lu_shan guo_zi_yi ge_shu_han "
    noted += "an_shi_zhi_luan weng_cheng"
    names = {card["id"]: name_in(card["name"], language, "pocket_changan").partition(" (")[0] for card in CARDS}
    assert [card for card in noted.split() if names[card] not in text] == []


def test_the_view_is_explained() -> None:
    """Every field of the view has its place in docs/views.md."""
    text = (ROOT / "docs" / "views.md").read_text("utf-8").partition("## Pocket Chang")[2]
    view = tongbao.Seat(tongbao.new("pocket_changan", players=2), 0).view()
    seats = view["seats"]
    assert isinstance(seats, list)
    fields = {*view, *seats[0], *seats[0]["columns"][0]}
    assert [field for field in sorted(fields) if f"`{field}`" not in text] == []
