"""The rules for players hold the cards and the numbers of the game, in every language."""

import re

import pytest

from tests.games.pocket_changan.scene import CARDS
from tests.support.rules import rules_of
from tongbao.games.pocket_changan.rules.court import TITLES
from tongbao.languages import LANGUAGES, name_in, said_in

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_limits_and_titles(language: str) -> None:
    """The round limits of every length, the titles of the solo game."""
    text = rules_of("pocket_changan", language)
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
