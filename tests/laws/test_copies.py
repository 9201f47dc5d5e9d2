"""Copies: what ``copy``, ``deepcopy`` and ``pickle`` make of a game and of all that belongs to it, in both builds.

A copy equals its original and goes its own way. Objects that exist only once, such as choices, are their own copies.
"""

import pickle
import subprocess
import sys
from collections import deque
from dataclasses import dataclass
from typing import Any

import pytest

import tongbao
from tests.support.copies import WAYS
from tongbao import Game, Record, Seat
from tongbao.bots import BOTS, bots_for
from tongbao.bots.core.bot import Bot
from tongbao.bots.levels.players import Master
from tongbao.bots.search.budget import TimeLimit
from tongbao.bots.search.mcts import MctsBot
from tongbao.engine.choice import CONCEDE, ActionSpace, Parameter
from tongbao.engine.draws import Draw
from tongbao.engine.events import Event
from tongbao.engine.luck import NO_LUCK, FastLuck, HashLuck, Luck, StackedLuck
from tongbao.engine.meta import Meta
from tongbao.engine.observation import Field
from tongbao.engine.packing import Packer, Unpacker
from tongbao.engine.pieces import Piece, Share
from tongbao.engine.plain import plain
from tongbao.engine.reasons import Reason
from tongbao.engine.secrecy import imagine
from tongbao.testing.laws import play_on, seen

NAMES = sorted(tongbao.GAMES)
EVERY = {"silk_cities": 1000, "changan": 80}
"""After so many decisions a game is looked at; after 40 in short ones."""
SECRET = bytes(range(32))
LUCKS: dict[str, Luck] = {
    "fast": FastLuck.from_seed(9),
    "hash": HashLuck(SECRET, ["salt", "盐"]),
    "stacked": StackedLuck(SECRET, [], ["3 1 2", "7"]),
}
by_way = pytest.mark.parametrize("way", WAYS)
by_game = pytest.mark.parametrize("name", NAMES)


def positions(name: str, luck: Luck | None = None) -> list[Game]:
    """A game here and there on its way to its end."""
    game, found = tongbao.new(name, seed=4, luck=luck, chronicle=True), []
    for number in range(0, game.setup.meta.most_decisions, EVERY.get(name, 40)):
        found.append(game.clone())
        if game.over:
            break
        play_on(game, number, EVERY.get(name, 40))
    return found


def all_of(game: Game) -> list[object]:
    """Everything that a game keeps, its past too."""
    record = None if game.history is None else Record.of(game).dumps()
    return [game.state(), record, [plain(event) for event in game.events or []], game.undoable(0), game.scores()]


@by_way
@by_game
def test_a_copied_game_is_equal_and_goes_its_own_way(name: str, way: str) -> None:
    for game in positions(name):
        before, other, first, second = all_of(game), WAYS[way](game), game.clone(), WAYS[way](game)
        assert all_of(other) == before
        play_on(other, 3, 12)
        assert all_of(game) == before, "what the copy has played is seen in the original"
        play_on(first, 3, 12)
        assert all_of(first) == all_of(other)
        play_on(game, 5, 12)
        assert all_of(second) == before, "what the original has played is seen in the copy"


@pytest.mark.compiled("silk_cities")
@pytest.mark.by_turns(3)
@pytest.mark.slow
@by_way
@by_game
def test_what_was_imagined_and_what_was_redacted_is_copied_too(name: str, way: str) -> None:
    for game in positions(name):
        for seat in range(tongbao.SPECTATOR, game.players):
            world, seen = Seat(game, seat).imagine(6), Seat(game, seat).seen()
            copied = WAYS[way](world)
            assert all_of(copied) == all_of(world) and all_of(WAYS[way](seen)) == all_of(seen)
            for one in (world, copied):
                play_on(one, 8, 10)
            assert all_of(copied) == all_of(world)


@by_way
@pytest.mark.parametrize("kind", LUCKS)
def test_copied_luck_goes_on_as_its_original_will(kind: str, way: str) -> None:
    luck = LUCKS[kind].fresh()
    for _ in range(21):
        luck.shuffle(list(range(9)))
        other = WAYS[way](luck)
        assert other is not luck and (other.state(), other.origin()) == (luck.state(), luck.origin())
        drawn = [other.below(1000) for _ in range(9)]
        other = WAYS[way](luck)
        assert [luck.below(1000) for _ in range(9)] == drawn
        assert [other.below(1000) for _ in range(9)] == drawn
    assert WAYS[way](NO_LUCK) is NO_LUCK


@by_way
@pytest.mark.parametrize("kind", LUCKS)
def test_a_game_is_copied_with_any_luck(kind: str, way: str) -> None:
    for game in positions("xanadu", LUCKS[kind].fresh()):
        other = WAYS[way](game)
        for one in (game, other):
            play_on(one, 2, 30)
        assert all_of(other) == all_of(game)


@pytest.mark.compiled("silk_cities")
@pytest.mark.by_turns(3)
@pytest.mark.slow
@by_way
@by_game
def test_a_copied_seat_sees_and_imagines_the_same_and_knows_no_more(name: str, way: str) -> None:
    for game in positions(name):
        for number in range(tongbao.SPECTATOR, game.players):
            seat = Seat(game, number)
            other = WAYS[way](seat)
            kind, (inside, _) = other.__reduce__()
            assert kind is Seat and seen(inside, number) == seen(game, number)
            assert other.imagine(5).state() == seat.imagine(5).state()
            assert (other.view(), other.log(), other.choices()) == (seat.view(), seat.log(), seat.choices())
            dealt = imagine(game, number, FastLuck.from_seed(77))
            assert Seat(dealt, number).__reduce__()[1][0].state() == inside.state(), "it depends on secrets"


@by_way
@by_game
def test_a_copied_seat_stays_where_it_was(name: str, way: str) -> None:
    game = tongbao.new(name, seed=2, chronicle=True)
    seat = Seat(game, 0)
    other, before = WAYS[way](seat), seat.view()
    play_on(game, 1, 30)
    assert other.view() == before != seat.view()


@by_way
@by_game
def test_what_is_there_only_once_is_its_own_copy(name: str, way: str) -> None:
    meta = tongbao.GAMES[name]
    choice = meta.action_space.choices[-1]
    for thing in (meta, meta.action_space, choice, choice.verb, choice.by[1], CONCEDE, CONCEDE.by[1]):
        assert WAYS[way](thing) is thing
    assert WAYS[way]({"chosen": [choice]})["chosen"][0] is choice


@by_way
@by_game
def test_a_copied_record_plays_the_same_game(name: str, way: str) -> None:
    game = tongbao.new(name, seed=3)
    play_on(game, 3, 25)
    record = Record.of(game)
    other = WAYS[way](record)
    assert other.dumps() == record.dumps()
    assert other.play_again(other.luck()).state() == game.state()
    setup = WAYS[way](game.setup)
    assert setup.meta is game.setup.meta and setup.players == game.players and setup.options == game.setup.options


@pytest.mark.by_turns(3)
@pytest.mark.slow
@by_way
@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in NAMES for bot in bots_for(name)])
def test_a_copied_bot_chooses_the_same(name: str, bot: str, way: str) -> None:
    game, kind = tongbao.new(name, seed=1), BOTS[bot]
    one: Bot = Master(7, TimeLimit(samples=12)) if kind is Master else kind(7)
    for _ in range(6):
        seat = Seat(game, game.actor)
        other, third = WAYS[way](one), WAYS[way](one)
        assert type(other) is kind and other is not one and other.name == bot and other.seed == 7
        choice = other.choose(seat)
        assert one.choose(seat) is choice, "the copy has drawn from the luck of the original"
        assert third.choose(seat) is choice
        game.take(game.actor, choice)


class Stubborn(Bot):
    """A bot of somebody else, in plain Python, with parameters and a memory of its own."""

    name = "stubborn"

    def __init__(self, place: int, seed: int) -> None:
        super().__init__(seed)
        self.places = [place]

    def choose(self, seat: Seat) -> tongbao.Choice:
        choices = seat.choices()
        self.places.append(self.places[-1])
        return choices[min(self.places[-1], len(choices) - 1)]


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_bots_of_others_and_searching_ones_are_copied_with_what_they_remember(way: str) -> None:
    one, seat = Stubborn(2, 5), Seat(tongbao.new("xanadu", seed=1), 0)
    one.choose(seat)
    other = WAYS[way](one)
    assert (other.seed, other.places) == (5, [2, 2])
    other.choose(seat)
    assert len(one.places) == 2 and len(other.places) == 3
    searching = MctsBot(3, TimeLimit(samples=9))
    assert WAYS[way](searching).choose(seat) is searching.choose(seat)
    assert WAYS[way](searching).time_limit.samples == 9


@by_way
@by_game
def test_values_are_copied(name: str, way: str) -> None:
    meta = tongbao.GAMES[name]
    game = tongbao.new(name, seed=1, chronicle=True)
    play_on(game, 1, 40)
    things = [
        *(game.events or []),
        *game.agenda[:1],
        *meta.options,
        *meta.standing,
        *meta.layout(game.setup)[:3],
        *meta.pieces(game.setup)[:3],
        *meta.action_space.verbs[0].parameters,
        *meta.shares(game, 0),
        Event("drawn", {"player": 0}, "drew", {"cards": [1, 2]}, 1),
        Draw(3, 0, ["1", "2", "3"], ["3", "1", "2"]),
        Field("coins", 2, 9, "The coins."),
        Parameter("card", 1, 9),
        Piece("card", 1, "one", {"en": "One"}, (1, 2)),
        Reason("why_later", {}, ["coin"]),
        Share("points", 3),
    ]
    for thing in things:
        other = WAYS[way](thing)
        assert type(other) is type(thing) and plain(other) == plain(thing)


@pytest.mark.by_turns(4)
@pytest.mark.slow
@by_game
def test_another_process_plays_on_from_a_pickle(name: str) -> None:
    """One that has imported nothing of ours before."""
    game = tongbao.new(name, seed=6, chronicle=True)
    play_on(game, 6, 30)
    choice = game.choices(game.actor)[0]
    script = """
import pickle, sys
game, choice = pickle.load(sys.stdin.buffer)
assert choice in game.choices(game.actor) and any(choice is one for one in game.choices(game.actor))
game.take(game.actor, choice)
print(game.fingerprint())
"""
    sent = pickle.dumps((game, choice))
    found = subprocess.run([sys.executable, "-c", script], input=sent, capture_output=True, check=True).stdout
    game.take(game.actor, choice)
    assert found.decode().strip() == game.fingerprint()


def test_what_no_copy_can_find_again_is_refused_in_a_sentence() -> None:
    space = ActionSpace("nowhere")
    choice = space.verb("wait", []).only
    with pytest.raises(pickle.PicklingError, match=r"^The choices of nowhere can’t be pickled: no game is played with"):
        pickle.dumps(choice)
    meta: Meta[Any] = Meta("nowhere", "Nowhere", "", 2, 2, 1, [], space, {})
    with pytest.raises(pickle.PicklingError, match=r"^Nowhere can’t be pickled: it stands in no module"):
        pickle.dumps(meta)
    assert WAYS["copy"](meta) is WAYS["deepcopy"](meta) is meta and WAYS["deepcopy"](choice) is choice


@pytest.mark.parametrize("thing", [print, lambda: 0, deque([1]), object()])
def test_a_game_that_keeps_what_can_not_be_packed_is_refused_in_a_sentence(thing: object) -> None:
    """Rather than copied without it."""
    packer = Packer(tongbao.new("xanadu"))
    with pytest.raises(TypeError, match=r"^A game can’t be copied that keeps “.*”; it may keep numbers, texts, lists,"):
        packer.packed([thing])


@dataclass(frozen=True)
class Promise:
    """A value of a game of somebody else: a class in plain Python, whose parameters have the names of attributes."""

    card: int
    to: tuple[int, ...]


def test_a_game_may_keep_values_of_classes_of_its_own() -> None:
    """And sets, dicts, tuples and choices."""
    game = tongbao.new("xanadu")
    kept = [Promise(3, (1, 2)), {1, 2}, frozenset({3}), {"a": [1], 2: None}, (1, "x"), game.choices(0)[0], b"ab"]
    packer = Packer(game)
    unpacker = Unpacker(game, packer.kinds.__getitem__)
    again = unpacker.unpacked(pickle.loads(pickle.dumps(packer.packed(kept))))
    assert again == kept and again[5] is kept[5]
