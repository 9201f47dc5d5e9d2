"""Names are made of what can be seen, in all the scripts of the Silk Road and beyond; their length is what one sees."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tongbao.server.accounts.people import LONGEST_NAME, checked_name
from tongbao.server.common.errors import UserError
from tongbao.server.common.graphemes import graphemes_in
from tongbao.server.matches.seats import distinct

SEEN = {
    "Mei": 3,
    "  Temür   Khan ": 10,
    "梅兰竹菊": 4,
    "𠮷野家": 3,
    "세종대왕": 4,
    "\u1109\u1166\u110c\u1169\u11bc": 2,  # the same, not yet composed
    "かがみ ヴ": 5,
    "Nguyễn Thị Ánh": 14,
    "J\u030c\u0301x": 2,
    "Ἀχιλλεύς": 8,
    "שָׁלוֹם": 4,
    "محمد": 4,
    "مُحَمَّد": 4,
    "می\u200cخواهم": 7,
    "علی\u200cرضا": 6,
    "श्री": 2,
    "क्\u200dष": 2,
    "राम": 2,
    "র\u200d্যাব": 3,
    "ශ්\u200dරී": 2,
    "രാജന്\u200d": 3,
    "தமிழ்": 3,
    "ที่นี่": 2,
    "မြို့": 1,
    "བསྒྲུབས": 4,
    "ស្រី": 2,
    "ʻOkina’s": 8,
    "<b>&'\"+=~|": 10,
    "👨‍👩‍👧‍👦": 1,
    "👩🏽‍🚀👍🏿": 2,
    "❤️‍🔥 ☠️": 3,
    "🏴‍☠️": 1,
    "🏳️‍🌈": 1,
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿": 1,
    "🇨🇳🇲🇳": 2,
    "1️⃣#️⃣": 2,
    "©️ ℹ️ ‼️": 5,
    "\U0001fae9": 1,
    "x" * LONGEST_NAME: LONGEST_NAME,
}

UNSEEN = [
    *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\ufeff", "\u200b", "\u2060", "\u00ad", "\u034f", "\u180e"),
    *("\u17b4", "\u180b", "\ufe0f", "\U000e0100", "\U000e0041", "\ufffc", "\u2061", "\U0001d173", "\ue000", "\uffff"),
    *("a\u3164b", "Mei\u2800", "a\u200db", "Mei\u200d", "\u200dMei", "Me\u200ci", "梅\u200d兰", "🙂\u200d", "\u200c"),
    *("a\u202eb", "\u2066a\u2069", "a\u200fb", "a\u061cb", "a\x00b", "a\x1b[2J", "\ud800", "a\ufe0f\ufe0f", "梅\ufe00"),
    *("\u0301", "\u0301\u0301a", "\u0e31", "\u20e3", " \u0301", "a\u0301 \u0301"),
    *(
        "e" + "\u0323\u0331\u0316\u0317",
        "Z" + "\u0335\u0321\u0340",
        "a" + "\u0316" * 20,
        "క" + "\u0c3e" * 6,
        "🙂\u0301\u0301\u0301",
    ),
    *("\U0001f3f4\U000e0067", "\U000e007f", "🙂\U000e0067\U000e007f"),
]


@pytest.mark.parametrize("name", SEEN)
def test_what_can_be_seen_is_a_name(name: str) -> None:
    checked = checked_name(name)
    letters = graphemes_in(checked)
    assert letters is not None and len(letters) == SEEN[name]
    assert checked == unicodedata.normalize("NFC", " ".join(name.split())) == "".join(letters)


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(UserError, match="only visible letters, digits and symbols"):
        checked_name(name)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "1 to 24 characters; this one has 0"),
        (" \u3000 ", "1 to 24 characters; this one has 0"),
        ("x" * 25, "1 to 24 characters; this one has 25"),
        ("🇨🇳" * 25, "1 to 24 characters; this one has 25"),
        ("👨‍👩‍👧‍👦" * 4, "Counting accents and the parts of combined emoji, this name has 28 characters; at most 24"),
        ("श्री" * 24, "has 48"),
        ("a" + "\u0301\u0316" * 100_000, "1 to 24 characters; this one has 200001"),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_the_length_is_what_one_sees_within_what_can_be_kept(name: str, told: str) -> None:
    with pytest.raises(UserError) as refusal:
        checked_name(name)
    assert told in str(refusal.value)


@given(name=st.text(st.sampled_from("aé梅한مक्ি‍‌️\u0301\u3164👩🏽🇨1⃣🏴󠁧󠁿 ་"), max_size=30))
def test_every_name_is_kept_as_it_was_checked(name: str) -> None:
    """It fits, stands no more to be cleaned, and has something to see in every letter."""
    try:
        checked = checked_name(name)
    except UserError:
        return
    assert checked_name(checked) == checked and 1 <= len(checked) <= LONGEST_NAME
    for letter in graphemes_in(checked) or [""]:
        assert any(unicodedata.category(sign)[0] not in "MC" for sign in letter)


@pytest.mark.parametrize(
    "name", ["x" * 24, "\ufdfa" * 24, "\u0149" * 24, "👨‍👩‍👧‍👦" * 3, "श्री" * 6, "e\u0323\u0331" * 8]
)
def test_equal_names_are_told_apart_without_breaking_a_letter(name: str) -> None:
    name = checked_name(name)
    other = distinct(name, [name])
    assert other.endswith(" 2") and len(other) <= LONGEST_NAME
    assert (
        checked_name(other) == other and graphemes_in(name)[: len(graphemes_in(other)) - 2] == graphemes_in(other)[:-2]
    )  # type: ignore[index, arg-type]
