"""Conceding: at any moment, written in the record, never taken back; only in games that know it."""

import json

import pytest

import tongbao
from tongbao import Record, undone
from tongbao.engine.choice import CONCEDE, IllegalChoice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.testing import laws

NAMES = sorted(name for name, meta in tongbao.GAMES.items() if meta.concedes)


def begun(players: int = 3) -> Game:
    """A game that knows conceding, some decisions after its start; seat 0 or another is to act."""
    game = tongbao.new("pocket_changan", players=players, seed=4, chronicle=True)
    laws.play_on(game, 4, 11)
    return game


def test_it_is_no_choice() -> None:
    """It has no number, is never offered, and can't be chosen by its text."""
    game = begun()
    seat = game.seats_to_act()[0]
    assert CONCEDE not in game.choices(seat) and CONCEDE not in game.setup.meta.action_space.choices
    with pytest.raises(IllegalChoice, match="isn’t a choice in pocket_changan"):
        game.take(seat, "concede")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_concede_at_any_moment(seat: int) -> None:
    """Whoever is to act; the others play on."""
    game = begun()
    decisions = game.decisions
    game.concede(seat)
    assert game.has_conceded(seat) and not game.over and game.decisions == decisions + 1
    assert game.seats_to_act() and seat not in game.seats_to_act()
    assert all(game.undoable(other) == 0 for other in range(3))
    with pytest.raises(IllegalChoice, match="has nothing to undo"):
        undone(game, seat)


def test_it_stands_in_the_record() -> None:
    """As the decision `concede`, and is played again from there."""
    game = begun()
    game.concede(1)
    laws.play_on(game, 9, 7)
    text = Record.of(game).dumps()
    assert "1 concede" in json.loads(text)["choices"]
    assert tongbao.replay(text).state() == game.state()


def test_it_may_be_taken_from_a_record() -> None:
    """Whoever walks through a record need not tell it from a choice."""
    game, other = begun(), begun()
    game.concede(2)
    other.take(2, CONCEDE)
    assert game.state() == other.state()


def test_what_is_refused() -> None:
    """Conceding twice, after the end, for a seat that isn't there, and where nobody can; nothing changes."""
    game = begun()
    game.concede(1)
    state = game.state()
    for seat, reason in [(1, "has already conceded"), (3, "There is no seat 3"), (-1, "There is no seat -1")]:
        with pytest.raises(IllegalChoice, match=reason):
            game.concede(seat)
    assert game.state() == state
    game.concede(0)
    assert game.over and game.places()[2] == 1
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.concede(2)
    xanadu = tongbao.new("xanadu", seed=1)
    with pytest.raises(IllegalChoice, match="No one can concede in Xanadu"):
        xanadu.concede(0)
    fields = json.loads(Record.of(xanadu).dumps())
    with pytest.raises(IllegalChoice, match="isn’t a choice in xanadu"):
        tongbao.replay(json.dumps({**fields, "choices": ["0 concede"]}))


def test_a_clone_plays_on_without_it() -> None:
    """Histories are shared only as far as they are the same."""
    game = begun()
    clone, moves = game.clone(), Record.of(game).dumps()
    game.concede(game.seats_to_act()[0])
    assert Record.of(clone).dumps() == moves
    laws.play_on(clone, 1, 5)
    assert "concede" not in Record.of(clone).dumps() and "concede" in Record.of(game).dumps()


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(24))
def test_the_laws_hold_with_concessions(name: str, seed: int) -> None:
    """At random moments of random games: cards, secrets, clones and records stay sound to the end."""
    meta = tongbao.GAMES[name]
    players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
    game = tongbao.new(name, players=players, seed=seed, chronicle=True)
    luck = FastLuck.from_seed(seed)
    cards, moment = sorted(game.inventory()), 5 + luck.below(60)
    fingerprints = [game.fingerprint()]
    while not game.over:
        if game.decisions >= moment:
            seats = [seat for seat in range(players) if not game.has_conceded(seat)]
            game.concede(seats[luck.below(len(seats))])
            moment = game.decisions + 5 + luck.below(60)
            laws.conserves(game, cards)
            laws.keeps_secrets(game, seed)
            if not game.over:
                laws.clones(game, seed)
                laws.offers_choices(game)
        else:
            legal = game.choices(game.actor)
            game.take(game.actor, legal[luck.below(len(legal))])
        fingerprints.append(game.fingerprint())
    laws.ends(game)
    laws.replays(game, fingerprints)
