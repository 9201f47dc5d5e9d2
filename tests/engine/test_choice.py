"""Choices: interned, numbered, printed and parsed."""

import pytest

from tongbao import GAMES, IllegalChoice
from tongbao.engine.choice import ActionSpace, Parameter


def space() -> ActionSpace:
    actions = ActionSpace("tea house")
    actions.verb("pour", [Parameter("cup", 1, 3)])
    actions.verb("rest", [])
    actions.verb("carry", [Parameter("cup", 1, 3), Parameter("table", 0, 1)])
    return actions


def test_ids_are_places_in_the_order_of_declaration() -> None:
    actions = space()
    assert [actions.text(n) for n in range(actions.size)] == [
        *["pour 1", "pour 2", "pour 3", "rest"],
        *["carry 1 0", "carry 1 1", "carry 2 0", "carry 2 1", "carry 3 0", "carry 3 1"],
    ]
    assert [choice.id for choice in actions.choices] == list(range(len(actions))) == list(range(10))


def test_equal_choices_are_the_same_object() -> None:
    actions = space()
    pour = actions.verbs[0]
    assert pour.of[2] is actions.parse("pour 2") is actions.parse("  pour   2 ") is actions.choice(1)
    assert pour.of[2].parameters == (2,)
    assert actions.verbs[1].only is actions.parse("rest")


@pytest.mark.parametrize("text", ["", "pour", "pour 0", "pour 4", "pour x", "rest 1", "drink 1", "carry 1", "POUR 1"])
def test_what_is_no_choice_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(IllegalChoice, match="tea house; choices look like: pour CUP, rest, carry CUP TABLE"):
        space().parse(text)


@pytest.mark.parametrize("number", [-1, 10])
def test_ids_outside_are_refused(number: int) -> None:
    with pytest.raises(IllegalChoice, match="from 0 to 9"):
        space().choice(number)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_text_of_a_game_leads_back(name: str) -> None:
    actions = GAMES[name].action_space
    assert len(set(actions.by_text)) == actions.size
    for number in range(actions.size):
        assert actions.parse(actions.text(number)).id == number
