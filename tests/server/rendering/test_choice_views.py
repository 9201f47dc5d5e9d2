"""What the templates of a page ask for: choices by verb and by the names of their parameters."""

import random

import pytest

import tongbao
from tongbao.engine.choice import ActionSpace, Choice, Parameter
from tongbao.server.rendering.choices import ChoiceView, ChoiceViews, choices_for

ACTIONS = ActionSpace("test")
GATE = Parameter("gate", 0, 3)
BUILD = ACTIONS.verb("build", [GATE, Parameter("for", 0, 4)])
MOVE = ACTIONS.verb("move", [GATE])
RAID = ACTIONS.verb("raid", [Parameter("seat", 0, 3), GATE])
END = ACTIONS.verb("end", [])


def offered(*choices: Choice) -> ChoiceViews:
    return ChoiceViews(
        ACTIONS, [ChoiceView(choice.text, choice.verb.name, choice.named(), {}, False) for choice in choices]
    )


def texts(found: list[ChoiceView]) -> list[str]:
    return [offer.text for offer in found]


SOME = offered(MOVE.of[2], *BUILD.choices[5:8], RAID.choices[6], END.only)
"""move 2, build 1 0, build 1 1, build 1 2, raid 1 2, end"""


def test_one_choice_by_all_its_parameters() -> None:
    found = SOME.offer("build", **{"for": 2, "gate": 1})
    assert found is not None and found.text == "build 1 2" and found.named == {"gate": 1, "for": 2}
    end = SOME.offer("end")
    assert end is not None and end.named == {}


def test_of_several_verbs_the_one_that_is_offered() -> None:
    found = SOME.offer("move", "move", gate=2)
    assert found is not None and found.text == "move 2"
    assert SOME.offer("raid", gate=2, seat=1) == SOME.found[4]


def test_nothing_for_what_is_not_offered() -> None:
    assert SOME.offer("move", gate=1) is None
    assert SOME.offer("move", gate=17) is None
    assert offered().offer("end") is None and offered().offers("end", "move") == []


def test_choices_by_verbs_and_some_parameters_in_their_order() -> None:
    assert texts(SOME.offers("build")) == ["build 1 0", "build 1 1", "build 1 2"]
    assert texts(SOME.offers("raid", "move", gate=2)) == ["move 2", "raid 1 2"]
    assert texts(SOME.offers("build", gate=1, **{"for": 0})) == ["build 1 0"]
    assert SOME.offers("build", gate=2) == []


@pytest.mark.parametrize(
    ("verb", "named"), [("biuld", {}), ("build", {"gate": 1}), ("end", {"gate": 1}), ("move", {"card": 1})]
)
def test_who_asks_for_what_the_game_has_not_is_told_so(verb: str, named: dict[str, int]) -> None:
    with pytest.raises(KeyError):
        SOME.offer(verb, **named)


@pytest.mark.parametrize(("verb", "named"), [("biuld", {}), ("end", {"gate": 1}), ("move", {"card": 1})])
def test_so_is_who_asks_for_several(verb: str, named: dict[str, int]) -> None:
    with pytest.raises(KeyError):
        SOME.offers(verb, **named)


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_every_choice_of_a_game_is_found_by_its_names(name: str) -> None:
    """Throughout a game, with its caption, and marked if something is lost by it and nobody can take it back."""
    game, dice = tongbao.new(name, seed=5), random.Random(5)
    while not game.over and game.decisions < 80:
        seat = dice.choice(game.seats_to_act())
        found = choices_for(game, tongbao.Seat(game, seat), "en")
        legal = game.choices(seat)
        assert texts(list(found.found)) == [choice.text for choice in legal]
        for choice in legal:
            offer = found.offer(choice.verb.name, **choice.named())
            assert offer is not None and offer.text == choice.text and offer in found.offers(choice.verb.name)
            assert offer.caption == tongbao.Seat(game, seat).caption(choice)
        final = dice.choice(legal)
        marked = next(offer.final for offer in found.found if offer.text == final.text)
        is_loss = len(legal) > 1 and game.setup.meta.is_loss(tongbao.Seat(game, seat).seen(), seat, final)
        game.take(seat, final)
        assert marked == (is_loss and (game.undoable(seat) == 0 or seat not in game.seats_to_act()))
