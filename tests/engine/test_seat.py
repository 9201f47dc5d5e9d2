"""A seat gives a bot what the seat may know. A bot that isn't ours finds no more in it, and can spoil nothing."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import tongbao
from tongbao import Choice, Game, Seat
from tongbao.bots import Bot
from tongbao.bots.core.bot import play_out
from tongbao.engine import secrecy
from tongbao.testing.laws import play_on

NAMES = sorted(tongbao.GAMES)
DOORS = ("__dict__", "__self__", "__func__", "__wrapped__")
OPEN = (ModuleType, type, str, int, float, bytes, Choice, tongbao.Meta, tongbao.Setup)
"""What anybody may look at, and where there is no game to be found."""


def told(thing: object) -> Iterator[object]:
    """Whatever can be asked of a thing by its attributes, and what lies in it."""
    constant = thing.CONSTANT if isinstance(thing, Game) else ()
    for name in dir(thing):
        if name in constant or (name.startswith("__") and name not in DOORS):
            continue  # what is printed on cards anybody may read, and what every object has leads to itself
        try:
            yield getattr(thing, name)
        except Exception:  # some can't be read
            continue
    if isinstance(thing, dict):
        yield from thing
        yield from thing.values()
    elif isinstance(thing, (list, tuple, set, frozenset)):
        yield from thing
    for cell in getattr(thing, "__closure__", None) or ():
        yield cell.cell_contents


def around(*starts: object) -> dict[int, Any]:
    """Everything that attributes lead to from there, by its id."""
    found: dict[int, Any] = {}
    waiting = list(starts)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, OPEN):
            found[id(thing)] = thing
            waiting.extend(told(thing))
    return found


def secrets_of(game: Game) -> list[object]:
    """What no seat may get hold of: the game, its luck, its past, and the lists of its table."""
    return [game, game.luck, game.history, game.legal, game.known, game.agenda, *game.piles()]


class Spy(Bot):
    """Looks around in every seat it gets, and spoils what it is given."""

    name = "spy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.games: list[Game] = []
        self.looks = 0

    def choose(self, seat: Seat) -> Choice:
        choices = seat.choices()
        choice = choices[self.seed % len(choices)]
        if self.looks % 10 == 0:
            given = (seat.seen(), seat.imagine(self.seed), seat.view(), seat.log(), seat.caption(choice))
            found = around(seat, choices, *given, seat.choices, seat.imagine)
            for game in self.games:
                for secret in secrets_of(game):
                    assert id(secret) not in found, f"a seat leads to {secret!r}"
            seat.seen().legal.clear()
            seat.imagine(self.seed).legal.clear()
        choices.clear()
        self.looks += 1
        return choice


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", NAMES)
def test_a_spy_finds_neither_the_game_nor_its_luck_nor_a_hidden_card(name: str) -> None:
    game = tongbao.new(name, seed=4, chronicle=True)
    play_on(game, 4, 30)
    spies = [Spy(seed) for seed in range(game.players)]
    for spy in spies:
        spy.games = [game]
    rest = tongbao.replay(tongbao.Record.of(game).dumps())
    for _ in range(100):
        if game.over:
            break
        number = game.seats_to_act()[0]
        choice = spies[number].choose(Seat(game, number))
        game.take(number, choice)
        rest.take(number, choice)
    assert any(spy.looks > 1 for spy in spies)
    assert game.state() == rest.state(), "what the spies did to what they were given has done nothing to the game"


def test_a_spy_plays_a_whole_game() -> None:
    game = tongbao.new("pocket_changan", seed=1)
    spies: list[Bot] = [Spy(seed) for seed in range(game.players)]
    play_out(game, spies)
    assert game.over


def test_the_walk_finds_what_is_there() -> None:
    """It would see a game that hangs on something, however it hangs there."""
    game = tongbao.new("xanadu")

    class Open:
        __slots__ = ("__held", "kept")

        def __init__(self) -> None:
            self.__held = game
            self.kept = None

    class Shut:
        def __init__(self) -> None:
            self.ask = lambda: game

    for thing in (Open(), Shut(), [{"a": (game,)}], game.choices):
        assert all(id(secret) in around(thing) for secret in (game, game.luck, game.legal))


@pytest.mark.parametrize("name", NAMES)
def test_choices_are_a_list_of_their_own(name: str) -> None:
    game = tongbao.new(name, seed=2)
    for number in range(tongbao.SPECTATOR, game.players):
        seat = Seat(game, number)
        offered = game.choices(number)[:]
        for given in (seat.choices(), seat.seen().legal, seat.imagine(1).legal):
            given.clear()
            given.append(tongbao.GAMES[name].action_space.choices[0])
        assert seat.choices() == game.choices(number) == offered


def test_a_seat_cannot_be_asked_for_its_game() -> None:
    game = tongbao.new("xanadu")
    seat = Seat(game, 0)
    for name in ("_game", "game", "_Seat__game"):
        with pytest.raises(AttributeError):
            getattr(seat, name)
        with pytest.raises(AttributeError):
            object.__getattribute__(seat, name)
    assert secrecy.game_of(seat) is game, "which is for this program alone"
