"""Whatever a seat may wish for and isn't offered has a reason: well said, true when tried, with nothing hidden in it.

A game says in ``trials.py`` how its reasons are tried, by mending on a copy what stands in the way, and in
``agreement.py`` how the view says the same in a word. Every kind is tried at the golden positions; games in which
chance and the greedy bot take turns show how kinds meet.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

import tongbao
from tests.support import phrases
from tests.support.anchors import anchors
from tests.support.selection import turn_of_today
from tests.support.shown import file_of, positions_of
from tongbao import SPECTATOR, Choice, Game, Seat
from tongbao.bots import BOTS
from tongbao.engine.reasons import WORDS
from tongbao.languages import LANGUAGES

GAMES = {"xanadu": 60, "changan": 36, "pocket_changan": 60, "silk_cities": 34}
"""So many games are gone over by day, some of them each day, and four times as many at night."""
DAYS = {"xanadu": 10, "changan": 12, "pocket_changan": 15, "silk_cities": 17}
"""So many days share them."""
POSITIONS = [(game, name) for game in tongbao.GAMES for name in positions_of(game).by_name]
Said = dict[str, Any]


def trials_of(game: str) -> Any:
    """How the reasons of a game are tried."""
    return import_module(f"tests.games.{game}.trials")


def agrees(game: Game, seat: int) -> None:
    """Hold what the view says of what can't be done against choices and reasons."""
    import_module(f"tests.games.{game.setup.meta.name}.agreement").agrees(game, seat)


def positions(name: str, seed: int) -> Iterator[tuple[Game, int, Random]]:
    """Moments of a game with a seat to act, in any number of players and with any options."""
    meta, trials, dice = tongbao.GAMES[name], trials_of(name), Random(seed)
    players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
    game = tongbao.new(name, players=players, seed=seed, options=dice.choice(meta.all_options(players)), chronicle=True)
    bot, greed = BOTS["greedy"](seed), dice.choice([0, 0.1, 0.9])
    while not game.over:
        seat = dice.choice(game.seats_to_act())
        if dice.random() < trials.share(game):
            yield game, seat, dice
        choices = game.choices(seat)
        if dice.random() < greed:
            game.take(seat, bot.choose(Seat(game, seat)))
        else:
            game.take(
                seat, dice.choice([choice for choice in choices if choice.verb.name not in trials.IDLE] or choices)
            )


def reasons(game: Game, seat: int, choices: list[Choice]) -> dict[Choice, Said]:
    """The reasons why a seat isn't offered choices; whatever is offered has none."""
    eyes = Seat(game, seat)
    offered = eyes.choices()
    found: dict[Choice, Said] = {}
    for choice in choices:
        said: Any = eyes.why_not(choice)
        assert (said is None) == (choice in offered), f"{game!r}: {choice}"
        if said is not None:
            found[choice] = said
    return found


def is_well_said(game: Game, seat: int, said: Said) -> None:
    """Its words have a fact for every place in every language; its remedies are offered; its rule is there."""
    meta, eyes = game.setup.meta, Seat(game, seat)
    for language in LANGUAGES:
        text = meta.text(said["kind"], said["facts"], language)
        assert text and {*re.findall(r"{(\w+)}", text)} <= {*said["facts"]}, text
        assert not re.search(r"[\[\]|]|{}", text), text
    assert said["rule"] in anchors(meta.name)
    assert len(said["have"]) + len(said["lack"]) <= 12
    remedies = {remedy["choice"] for remedy in said["remedies"]}
    assert len(said["remedies"]) <= 3 and remedies <= {choice.text for choice in eyes.choices()}


def is_tried(game: Game, seat: int, choice: Choice, said: Said) -> None:
    """The reason is true, and what is advised brings the choice nearer."""
    trials = trials_of(game.setup.meta.name)
    is_well_said(game, seat, said)
    if said["kind"] in trials.UNTRIED or not (trials.TRIES_ANY or choice in Seat(game, seat).queries()):
        return
    trials.is_true(game, seat, choice, said)
    for remedy in said["remedies"]:
        assert trials.helps(game, seat, choice, said, remedy), f"{choice}: {said}, {remedy}"


def go_over(name: str, seeds: range) -> None:
    """Of each kind of reason one is tried at every position."""
    for seed in seeds:
        for game, seat, dice in positions(name, seed):
            agrees(game, seat)
            queries = Seat(game, seat).queries()
            assert len(queries) == len({*queries}) <= 300
            found = reasons(game, seat, [*queries, *dice.sample(game.setup.meta.action_space.choices, 12)])
            by_kind = {said["kind"]: choice for choice, said in dice.sample(list(found.items()), len(found))}
            for choice in by_kind.values():
                is_tried(game, seat, choice, found[choice])


@pytest.mark.by_turns(4)
@pytest.mark.contract
@pytest.mark.parametrize("game", GAMES)
def test_every_wish_has_a_true_reason(game: str) -> None:
    """In some of the games every day."""
    each = GAMES[game] // DAYS[game]
    first = turn_of_today() % DAYS[game] * each
    go_over(game, range(first, first + each))


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_every_wish_has_a_true_reason_in_many_games(game: str) -> None:
    go_over(game, range(4 * GAMES[game]))


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_reasons_are_true_at_every_position(game: str, name: str) -> None:
    """Also those that nobody could wish for but may ask about."""
    table = positions_of(game).by_name[name]().game
    asked = [table.setup.meta.action_space.parse(text) for text in positions_of(game).asked.get(name, [])]
    for seat in table.seats_to_act():
        agrees(table, seat)
        kinds = set()
        for choice, said in reasons(table, seat, [*Seat(table, seat).queries(), *asked]).items():
            if said["kind"] not in kinds:
                kinds.add(said["kind"])
                is_tried(table, seat, choice, said)


@pytest.mark.by_turns(4)
@pytest.mark.contract
@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true_wherever_else_they_were_found(game: str) -> None:
    """Those kinds that no position shows."""
    found = phrases.moments(file_of(game, phrases.NAME).read_text("utf-8"))
    for seed in sorted({moment[1] for moment in found}):
        asked = [moment for moment in found if moment[1] == seed and moment[0].startswith("why_")]
        for table in phrases.play(game, seed) if asked else []:
            for _, _, _, seat, what in [moment for moment in asked if moment[2] == table.decisions]:
                choice = table.setup.meta.action_space.parse(what)
                is_tried(table, seat, choice, reasons(table, seat, [choice])[choice])


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_reasons_tell_nothing_that_the_seat_does_not_know(game: str, name: str) -> None:
    """Dealing anew all that is hidden changes neither the wishes nor the reasons of any seat, asked or not."""
    table = positions_of(game).by_name[name]().game
    for seat in range(table.players):
        eyes = Seat(table, seat)
        other = Seat(eyes.imagine(turn_of_today()), seat)
        assert eyes.queries() == other.queries()
        for wish in eyes.queries()[seat::3]:
            assert eyes.why_not(wish) == other.why_not(wish)


@pytest.mark.contract
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_there_is_has_a_reason(game: str) -> None:
    """Not only what a page shows: whatever of the action space isn't offered, by turns."""
    space, first = tongbao.GAMES[game].action_space, turn_of_today() % 8
    for make in [*positions_of(game).by_name.values()][first::8]:
        table = make().game
        for seat in table.seats_to_act():
            for said in reasons(table, seat, space.choices).values():
                is_well_said(table, seat, said)


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_the_waiting_and_the_watching_are_told_so(game: str) -> None:
    """Who waits may wish for what a turn of his own may bring; who watches for nothing."""
    table = tongbao.new(game, players=2, seed=1)
    seat = next((seat for seat in range(2) if seat not in table.seats_to_act()), None)
    choice = tongbao.GAMES[game].action_space.choices[0]
    assert Seat(table, SPECTATOR).queries() == []
    watching: Any = Seat(table, SPECTATOR).why_not(choice)
    assert watching["kind"] == "why_watching"
    if seat is not None:
        assert {said["kind"] for said in reasons(table, seat, Seat(table, seat).queries()).values()} == {"why_turn"}
    assert {"why_watching", "why_turn"} <= {*WORDS}
