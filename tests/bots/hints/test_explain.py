"""Reasons in words: every feature has them, in every language, and sentences made of them."""

import re

import pytest

from tests.support.advised import JUDGED, NAMES
from tongbao.bots.core.wording import Wording, silent
from tongbao.bots.hints.explain import Explainer, explainer_for
from tongbao.bots.hints.hint import OVER, Reason, Suggestion
from tongbao.bots.registry import EVALUATORS, EXPLANATIONS
from tongbao.engine.seats import NOBODY
from tongbao.languages import LANGUAGES

PLACES = re.compile(r"\{(\w+)")


@pytest.mark.parametrize("name", JUDGED)
def test_every_feature_is_worded_or_expressly_not_told_and_no_other_is(name: str) -> None:
    assert sorted(EXPLANATIONS[name]) == sorted(EVALUATORS[name].names)


def worded(name: str) -> list[tuple[str, Wording]]:
    """The features that are told, and their wordings."""
    return [
        (feature, wording)
        for feature, wording in EXPLANATIONS[name].items()
        if wording is not None and wording != silent(wording.topic)
    ]


@pytest.mark.parametrize("name", JUDGED)
def test_more_and_less_tell_the_same_number_and_name_the_same_rival(name: str) -> None:
    def places(words: str) -> set[str]:
        found = set(PLACES.findall(words))
        assert found <= {"n", "rival"}, words
        return found

    assert len(worded(name)) > 30
    for feature, wording in worded(name):
        assert places(wording.more) == places(wording.less), feature
        speaks_of_the_rival = feature.startswith("rival") and not feature.startswith("rivals")
        assert "rival" in places(wording.more) or not speaks_of_the_rival, feature
        assert "n" in places(wording.more) or "{n" not in str(wording)
        assert wording.scale > 0.0 and wording.good in (-1, 0, 1)


@pytest.mark.parametrize("name", JUDGED)
def test_what_is_weighed_in_silence_belongs_to_a_topic_that_is_told(name: str) -> None:
    topics = {wording.topic for _, wording in worded(name)}
    assert {wording.topic for wording in EXPLANATIONS[name].values() if wording is not None} == topics


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", JUDGED)
def test_every_reason_reads_well(name: str, language: str) -> None:
    tell = explainer_for(name, NAMES, language)
    for feature, scale in [(OVER, 1.0), *[(feature, wording.scale) for feature, wording in worded(name)]]:
        for rival in (1, NOBODY):
            told = {tell.phrase(Reason(feature, sign * 2.0 / scale, 0.1, rival)) for sign in (1, -1)}
            assert len(told) == 2, feature
            for phrase in told:
                assert phrase and not set("{}[]|") & set(phrase), phrase
                assert not LANGUAGES[language].is_han or any("一" <= sign <= "鿿" for sign in phrase)


def told_of(*reasons: Reason, lead: float = 0.1) -> list[str]:
    other = [reason._replace(change=-reason.change, effect=-reason.effect) for reason in reasons]
    pair = [Suggestion("a", 0.5 + lead, 1.0, list(reasons)), Suggestion("b", 0.5, 0.0, other)]
    return explainer_for("xanadu", ["Mei", "{n}"], "en").sentences(pair)


def test_sentences_say_what_is_better_and_what_is_worse() -> None:
    cards, coins = Reason("cards in hand", 0.4, 0.2, 1), Reason("coins", -0.15, -0.1, 1)
    assert told_of(cards, coins) == [
        "Better than the second choice: 2 more cards in hand; on the other hand, 3 fewer tong bao.",
        "Worse than the first choice: 2 fewer cards in hand; on the other hand, 3 more tong bao.",
    ]
    assert told_of(cards._replace(change=0.2), Reason("rival's coins", -0.05, 0.1, NOBODY))[0] == (
        "Better than the second choice: 1 more card in hand and 1 fewer tong bao for the strongest rival."
    )


def test_names_are_told_as_they_are() -> None:
    assert (
        told_of(Reason("rival's coins", -0.2, 0.1, 1))[0] == "Better than the second choice: 4 fewer tong bao for {n}."
    )


def test_what_makes_up_for_something_else_is_not_told() -> None:
    strange = Reason("coins", -0.5, 0.3, NOBODY)
    assert told_of(strange) == [
        "Better than the second choice in many small ways.",
        "Worse than the first choice in many small ways.",
    ]


def test_equal_choices_are_called_equal() -> None:
    assert told_of(lead=0.0) == ["About as good as the second choice.", "About as good as the first choice."]


def test_what_speaks_against_a_choice_that_is_as_good_is_told() -> None:
    fewer, rest = Reason("cards in hand", -0.2, -0.1, NOBODY), Reason("coins", -0.5, 0.3, NOBODY)
    assert told_of(fewer, rest, lead=0.0) == [
        "About as good as the second choice, though it leads to 1 fewer card in hand.",
        "About as good as the first choice, though it leads to 1 more card in hand.",
    ]


def test_each_topic_is_named_once_by_its_weightiest_reason() -> None:
    wordings = {name: Wording(1.0, "same", 1, name, "more") for name in "abc"}
    reasons = [Reason(name, 2.0, 0.3 - 0.05 * number, NOBODY) for number, name in enumerate("abc")]
    assert Explainer("xanadu", {**wordings}, NAMES, "en").phrases(reasons, 1, 3) == ["a"]


def test_what_speaks_of_the_same_is_weighed_together() -> None:
    coins, first_ten = Reason("coins", -0.2, -0.02, NOBODY), Reason("first ten coins", -0.4, -0.1, NOBODY)
    tell, food = explainer_for("silk_cities", NAMES, "en"), Reason("food", 0.25, 0.09, NOBODY)
    assert tell.phrases([food, coins], 1, 2) == ["1 more food"]
    assert tell.phrases([food, coins], -1, 2) == [], "too little of it"
    assert tell.phrases([first_ten, food, coins], -1, 2) == ["4 fewer coins"]
    made_up = first_ten._replace(effect=0.02)
    assert tell.phrases([food, coins, made_up], -1, 2) == [], "it makes no difference after all"
    assert tell.phrases([Reason("points of an unknown card", 1.0, 9.0, NOBODY), food], 1, 2) == ["1 more food"]
