"""The games in OpenSpiel: its own tests, what a player knows, copies, returns, and its algorithms."""

import copy
import pickle
import random
from collections import defaultdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms.exploitability import exploitability  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import tongbao  # noqa: E402
from tests.support.research.spiel import TINY, any_action, moves, tree  # noqa: E402
from tongbao import BadOption, Record  # noqa: E402
from tongbao.research.rewards import by_places  # noqa: E402

NAMES = [f"python_tongbao_{name}" for name in tongbao.GAMES]
SMALL = [f"python_tongbao_small_{name}" for name in tongbao.GAMES]
WAYS = ["sampled", "explicit"]
PUBLIC, ALL = [
    pyspiel.IIGObservationType(perfect_recall=False, private_info=private)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS)
]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(
    "game",
    [
        "python_tongbao_xanadu(players=2)",
        "python_tongbao_xanadu(players=5,options=edition:online;crowd:off,chance=explicit)",
        "python_tongbao_pocket_changan(players=1)",
        "python_tongbao_pocket_changan(players=3,chance=explicit,returns=margin)",
        "python_tongbao_changan(options=decks:trade/military/silk_road,chance=explicit,frames=0)",
        *[f"{name}(chance=explicit)" for name in SMALL],
    ],
)
def test_its_own_tests(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("chance", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str, chance: str) -> None:
    """What is done with the one isn't seen in the other, and what both do makes them the same again."""
    dice = random.Random(3)
    for state in moves(name, 3, {"chance": chance}):
        if state.is_terminal() or state.move_number() > 60:
            return
        clone = state.clone()
        assert copy.deepcopy(state.position) is state.position
        before, action = str(state), any_action(state, dice)
        clone.apply_action(action)
        assert str(state) == before != str(clone)
        assert str(state.child(action)) == str(clone)


def test_positions_never_change() -> None:
    """The information of a state is as it was, whatever is tried from it."""
    state = next(state for state in moves(NAMES[0], 1) if state.move_number() == 12)
    told, dice = [state.information_state_string(seat) for seat in range(2)], random.Random(1)
    for _ in range(3):
        other = state.clone()
        for _ in range(30):
            other.apply_action(any_action(other, dice))
            other.information_state_string(other.get_game().num_players() - 1)
        assert [state.information_state_string(seat) for seat in range(2)] == told


# What a player knows.


@pytest.mark.parametrize(
    "name", [TINY, pytest.param("python_tongbao_small_xanadu(chance=explicit)", marks=pytest.mark.nightly)]
)
def test_a_player_remembers_all_and_nothing_else(name: str) -> None:
    """Over a whole tree: equal information means equal choices, sights and tensors, and the same own past."""
    choices: dict[tuple[int, str], Any] = {}
    sights: dict[tuple[int, str], Any] = {}

    def follow(state: Any, past: list[Any]) -> None:
        for seat in range(2):
            key = seat, state.information_state_string(seat)
            seen = state.observation_string(seat), tuple(past[seat])
            assert sights.setdefault(key, seen) == seen
        if state.is_terminal():
            return
        if state.is_chance_node():
            for action in state.legal_actions():
                follow(state.child(action), past)
            return
        seat = state.current_player()
        key = seat, state.information_state_string()
        known = state.legal_actions(), state.information_state_tensor()
        assert choices.setdefault(key, known) == known
        for action in state.legal_actions():
            new = [*past]
            new[seat] = [*past[seat], (key[1], action)]
            follow(state.child(action), new)

    follow(pyspiel.load_game(name).new_initial_state(), [[], []])
    assert len(choices) > 100
    tensors = {(key[0], tuple(tensor)) for key, (_, tensor) in choices.items()}
    assert len(tensors) == len(choices), "whoever remembers something else has another tensor"


def test_nobody_knows_what_the_others_have_drawn() -> None:
    """The first player of small Xanadu has one of six cards and knows nothing else, whatever the other was dealt."""
    start = pyspiel.load_game("python_tongbao_small_xanadu(chance=explicit)").new_initial_state()
    known: dict[str, set[int]] = defaultdict(set)
    others: dict[int, set[str]] = defaultdict(set)
    for own in start.legal_actions():
        dealt = start.child(own)
        for other in dealt.legal_actions():
            known[dealt.child(other).information_state_string(0)].add(own)
            others[own].add(dealt.child(other).information_state_string(1))
    assert [len(cards) for cards in known.values()] == [1] * 6
    assert all(len(strings) == 5 for strings in others.values())


def test_what_is_sealed_is_nobody_elses() -> None:
    """In Xanadu all choose how to begin at once: the second chooses the same, whatever the first has sealed."""
    state = next(state for state in moves(NAMES[0], 5, {"options": "duo:off"}) if not state.is_chance_node())
    assert state.current_player() == 0 and len(state.legal_actions()) > 1
    after = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in after} == {1}
    assert len({child.information_state_string(1) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == len(after)


def test_what_was_seen_and_is_gone_is_remembered() -> None:
    """Two ways to the same table: the observation is the same, the information is not."""
    ends: dict[str, set[str]] = defaultdict(set)
    for state in tree(pyspiel.load_game(TINY).new_initial_state()):
        ends[state.observation_string(0)].add(state.information_state_string(0))
    assert max(len(strings) for strings in ends.values()) > 1


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("chance", WAYS)
@pytest.mark.parametrize("name", [*NAMES, *SMALL])
def test_what_is_imagined_can_not_be_told_from_what_is(name: str, chance: str) -> None:
    """Whoever resamples keeps his information to the byte, and the game goes on; the others know nothing real.

    Up to ten games are begun: until cards are held, there is nothing to imagine.
    """
    for seed in range(2, 12):
        if imagined(name, seed, chance):
            return
    raise AssertionError("all that was imagined was as it is")


def imagined(name: str, seed: int, chance: str) -> int:
    """How often something imagined in the first positions of a game was other than what is."""
    dice, differed, played = random.Random(seed), 0, 0
    for state in moves(name, seed, {"chance": chance}):
        if state.is_terminal() or played > 25:
            break
        if state.is_chance_node():
            continue
        played += 1
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string() == state.observation_string()
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        if played < 5:
            assert other.information_state_tensor() == state.information_state_tensor()
        for rival in range(state.num_players()):
            hidden = state.information_state_string(rival)
            assert rival == seat or hidden[:-16] not in other.information_state_string(rival) or len(hidden) == 16
            differed += other.observation_string(rival) != state.observation_string(rival)
        for _ in range(8):
            if not other.is_terminal():
                other.apply_action(any_action(other, dice))
    return differed


def test_nothing_is_imagined_while_chance_is_asked() -> None:
    state = pyspiel.load_game(NAMES[0]).new_initial_state()
    with pytest.raises(ValueError, match="wait until a player is to act"):
        state.resample_from_infostate(0, random.random)


def test_who_only_watches_is_shown_what_all_see() -> None:
    game = pyspiel.load_game(NAMES[0])
    public = make_observation(game, PUBLIC)
    own = make_observation(game)
    state = next(state for state in moves(NAMES[0], 1) if state.move_number() == 20)
    assert '"hand":null' in public.string_from(state, 0) and public.tensor is None
    own.set_from(state, 1)
    assert own.tensor.tolist() == state.observation_tensor(1)
    parts = np.concatenate(list(own.dict.values()))
    assert parts.tolist() == own.tensor.tolist() and own.dict["to_act"].sum() == 1
    with pytest.raises(ValueError, match="what one seat can see"):
        make_observation(game, ALL)


# Copies that are written down.


@pytest.mark.parametrize("chance", WAYS)
@pytest.mark.parametrize("name", [NAMES[0], NAMES[2], SMALL[3]])
def test_a_state_comes_back_from_its_record(name: str, chance: str) -> None:
    """Also while chance is asked, before the deal and after a choice; and it goes on alike."""
    for state in moves(name, 4, {"chance": chance}):
        number = state.move_number()
        if number > 40:
            return
        if number % 3 == 0 or state.is_chance_node():
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state) and again.history() == state.history()
            for seat in range(state.num_players()):
                assert again.information_state_string(seat) == state.information_state_string(seat)
            if not state.is_terminal():
                action = state.legal_actions()[0]
                assert str(again.child(action)) == str(state.child(action))


def test_a_game_comes_back_from_its_text() -> None:
    game = pyspiel.load_game(NAMES[1], {"options": "decks:trade/military/silk_road;first_player:1", "frames": 2})
    for again in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert again == game and again.get_type() == game.get_type()
        options = {"decks": "trade,military,silk_road", "first_player": "1", "balanced": "off", "first_stone": "off"}
        assert again.start.setup.options == options


def test_a_record_of_sampled_play_is_one_of_tongbao() -> None:
    *_, state = moves(NAMES[2], 6)
    again = tongbao.replay(state.position.record())
    assert again.over and again.scores() == state.position.game.scores()
    assert Record.of(again).choices == state.position.decisions()


def test_what_is_imagined_has_no_record() -> None:
    state = next(state for state in moves(NAMES[0], 1) if state.move_number() == 10)
    with pytest.raises(ValueError, match="no one knows how it came about"):
        pickle.dumps(state.resample_from_infostate(state.current_player(), random.random))


# Returns and parameters.


def test_returns_add_up_to_nothing() -> None:
    """Whoever shares the first place, in whatever order they are added."""
    for seats in range(2, 7):
        for firsts in range(1, seats + 1):
            places = [1] * firsts + [firsts + 1] * (seats - firsts)
            found = by_places(places, places)
            assert sum(found) == sum(reversed(found)) == sum(sorted(found)) == 0
            assert found[0] == pytest.approx(1 / firsts - 1 / seats) and len(set(found)) == len(set(places))


@pytest.mark.parametrize(("returns", "players"), [("places", 3), ("margin", 3), ("places", 1)])
def test_returns_are_those_of_the_places_or_points(returns: str, players: int) -> None:
    for seed in range(3):
        *_, state = moves(NAMES[2], seed, {"players": players, "returns": returns})
        game, found, end = state.get_game(), state.returns(), state.position.game
        assert game.min_utility() <= min(found) and max(found) <= game.max_utility()
        if players == 1:
            assert found == [end.scores()[0] / 100] and game.utility_sum() is None
            continue
        assert sum(found) == 0 == game.utility_sum()
        if returns == "places":
            assert found == by_places(end.places(), end.scores()) and min(found) == pytest.approx(-1 / 3)
        else:
            leads = [score - (sum(end.scores()) - score) / 2 for score in end.scores()]
            assert [100 * paid for paid in found] == pytest.approx(leads)


def test_actions_are_called_by_the_texts_of_choices() -> None:
    state = next(state for state in moves(NAMES[0], 1) if not state.is_chance_node())
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == sorted([choice.text for choice in state.position.game.legal], key=lambda text: int(text.split()[1]))
    explicit = pyspiel.load_game("python_tongbao_small_xanadu(chance=explicit)").new_initial_state()
    assert explicit.action_to_string(explicit.legal_actions()[0]).startswith("card ")


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 7}, "Xanadu is for 2 to 6 players, not 7."),
        ({"options": "edition"}, "write a list such as edition:online"),
        ({"options": "edition:golden"}, "choose one of: rulebook, online"),
        ({"chance": "fair"}, "chance can’t be “fair”; choose one of: sampled, explicit."),
        ({"returns": "glory"}, "returns can’t be “glory”; choose one of: places, margin."),
        ({"cards": "nowhere.toml"}, "The card file nowhere.toml can’t be read"),
        ({"frames": -1}, "frames can’t be -1"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        pyspiel.load_game(NAMES[0], parameters)


def test_a_card_file_of_ones_own(tmp_path: Path) -> None:
    """The game is played with it, and comes back with it."""
    cards = files("tongbao.games.xanadu.cards").joinpath("xanadu.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(cards.replace("Brick Kiln", "Brick Works"), "utf-8")
    state = next(state for state in moves(NAMES[0], 1, {"cards": str(own)}) if state.move_number() == 9)
    assert "Brick Works" in state.position.record()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


# Its algorithms.


@pytest.mark.parametrize(("name", "chance"), [(NAMES[2], "sampled"), (NAMES[2], "explicit"), (SMALL[0], "explicit")])
def test_ismcts_plays(name: str, chance: str) -> None:
    game, dice = pyspiel.load_game(name, {"chance": chance}), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 4, random_state=dice)
    state, rest = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        thinks = state.current_player() == 0 and state.move_number() < 30
        state.apply_action(bot.step(state) if thinks else any_action(state, rest))
    assert sum(state.returns()) == 0


@pytest.mark.compiled()
def test_regret_minimisation_is_harder_to_exploit() -> None:
    game = pyspiel.load_game(TINY)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(250):
        solver.iteration()
    before = exploitability(game, policy.UniformRandomPolicy(game))
    assert exploitability(game, solver.average_policy()) < before / 4
