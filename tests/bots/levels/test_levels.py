"""The levels: they err as people do and can be told apart."""

import pytest

import tongbao
from tongbao import Choice, FastLuck
from tongbao.bots import BOTS, LEVELS, Bot, levels_for
from tongbao.bots.core.bot import play_out
from tongbao.bots.levels.players import Master
from tongbao.bots.levels.skill import Skill
from tongbao.bots.levels.titles import TITLES, style_of, title_of
from tongbao.bots.registry import EVALUATORS
from tongbao.bots.search.budget import TimeLimit
from tongbao.languages import LANGUAGES, said_in

every_game = pytest.mark.parametrize("name", sorted(EVALUATORS))
every_level = pytest.mark.parametrize("level", sorted(LEVELS))
SAMPLES = 24
POSITIONS = 5


def player(level: str, seed: int) -> Bot:
    """A player of a level that thinks for few samples, the same on every machine."""
    return Master(seed, TimeLimit(samples=SAMPLES)) if level == "master" else BOTS[level](seed)


@pytest.mark.by_turns(4)
@every_game
def test_people_of_all_levels_play_a_game_to_its_end(name: str) -> None:
    game = tongbao.new(name, players=2, seed=5)
    play_out(game, [player(level, 1) for level in ("novice", "apprentice")])
    assert game.over


@every_game
def test_levels_have_names_of_their_own(name: str) -> None:
    assert levels_for(name) == ["novice", "apprentice", "greedy", "adept", "master"]
    levels = levels_for(name)
    titles = [title_of(level, name) for level in levels]
    for language in LANGUAGES:
        assert len({said_in(title, language, name) for title in titles}) == len(levels)
        assert len({said_in(style_of(level), language) for level in levels}) == len(levels)


def test_no_level_is_called_in_a_game_that_is_not_there() -> None:
    assert set(TITLES) <= set(tongbao.GAMES)


@every_game
def test_what_is_overlooked_is_overlooked_all_turn_long(name: str) -> None:
    game = tongbao.new(name, players=2, seed=1)
    choices = game.choices(game.actor)
    skill = Skill(0.5, 0.0, 0.0)
    assert skill.sees(choices, 3, 10) == skill.sees(choices, 3, 10)
    seen = {turn: skill.sees(choices, 3, turn) for turn in range(40)}
    assert any(found != seen[0] for found in seen.values())
    assert all(found for found in seen.values())
    share = sum(map(len, seen.values())) / (40 * len(choices))
    assert 0.3 < share < 0.75


def test_who_overlooks_nothing_sees_all() -> None:
    choices = some_choices(4)
    assert Skill(0.0, 0.0, 0.0).sees(choices, 1, 1) == choices


def test_who_is_careless_takes_one_of_the_best_and_never_a_bad_one() -> None:
    choices = some_choices(4)
    values = [0.5, 0.48, 0.2, 0.49]
    picked = {Skill(0.0, 0.0, 0.05).pick(choices, values, FastLuck.from_seed(seed)) for seed in range(60)}
    assert picked == {choices[0], choices[1], choices[3]}
    assert Skill(0.0, 0.0, 0.0).pick(choices, values, FastLuck.from_seed(1)) is choices[0]


def some_choices(number: int) -> list[Choice]:
    """So many different choices."""
    return tongbao.GAMES["xanadu"].action_space.choices[:number]
