"""Texts agree with their facts: one of a thing has a word of its own, and of none nothing is said."""

from tongbao.languages.wording import worded

PRICE = "for [{coins} {coins|coin|coins}, {food} food, {metal} metal]."


def test_one_and_many() -> None:
    text = "Send {n} {n|soldier|soldiers}"
    assert worded(text, {"n": 1}) == "Send {n} soldier"
    assert [worded(text, {"n": n}) for n in (0, 2, 21)] == ["Send {n} soldiers"] * 3


def test_of_a_list_what_is_none_is_left_out() -> None:
    assert worded(PRICE, {"coins": 1, "food": 0, "metal": 2}) == "for {coins} coin, {metal} metal."
    assert worded(PRICE, {"coins": 0, "food": 3, "metal": 0}) == "for {food} food."
    assert worded("付[{a}枚、{b}粮食]。", {"a": 2, "b": 1}) == "付{a}枚、{b}粮食。"


def test_of_an_empty_list_nothing_is_said() -> None:
    text = "{n} points[ ({cards})]."
    assert worded(text, {"n": 0, "cards": []}) == "{n} points."
    assert worded(text, {"n": 3, "cards": [0, 7]}) == "{n} points ({cards})."


def test_what_may_follow_goes_with_its_comma() -> None:
    text = "Attack {owner}[, route {cost}, reserve {n}]"
    assert worded(text, {"owner": 0, "cost": 0, "n": 2}) == "Attack {owner}, reserve {n}"
    assert worded(text, {"owner": 0, "cost": 0, "n": 0}) == "Attack {owner}"


def test_other_texts_stay_as_they_are() -> None:
    assert worded("{player}: {n} (3|4)", {"player": 0, "n": 0}) == "{player}: {n} (3|4)"
