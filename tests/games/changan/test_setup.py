"""Table options and setup (sections 2 and 3)."""

from itertools import combinations

import pytest

import tongbao
from tests.games.changan.scene import CARDS, DECKS, IDS, ChanganScene
from tongbao import Seat
from tongbao.games.changan.state.table import Changan

CHANGAN = tongbao.GAMES["changan"]
BASE = DECKS[:-1]


def table(players: int, seed: int = 1, **options: str) -> Changan:
    """A new game."""
    game = tongbao.new("changan", players=players, seed=seed, options=options)
    assert isinstance(game, Changan)
    return game


def selections(players: int) -> set[str]:
    """Every legal choice of decks, in the order of the decks."""
    return {",".join(chosen) for chosen in combinations(DECKS, 4 if players == 4 else 3)}


def test_names() -> None:
    """Of the game and of its numbers of players."""
    assert CHANGAN.title_in("zh") == "长安" and CHANGAN.title.startswith("Chang")
    assert (CHANGAN.min_players, CHANGAN.max_players) == (2, 4)
    assert {option.name for option in CHANGAN.options} == {"decks", "first_player", "balanced", "first_stone"}
    for option in CHANGAN.options:
        assert option.title and option.help


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks(players: int) -> None:
    """Three of six, four with four players, or drawn; the expansion is on with the Silk Road deck."""
    option = next(option for option in CHANGAN.options if option.name == "decks")
    possible = set(option.possible(players, {}))
    assert possible == selections(players) | {"random", "random+silk_road"}
    wanted = 64 if players == 4 else 48
    for decks in sorted(selections(players))[::3]:
        game = table(players, decks=decks)
        view = Seat(game, -1).view()
        assert view["decks"] == decks.split(",") and view["expansion"] == ("silk_road" in decks)
        cards = [IDS[card] for card in game.inventory()]
        assert len(cards) == len(set(cards)) == wanted
        assert {CARDS[card]["deck"] for card in cards} == set(decks.split(","))


def test_55_selections() -> None:
    """20 for two, 20 for three, 15 for four players; the laws know them all."""
    assert [len(selections(players)) for players in (2, 3, 4)] == [20, 20, 15]
    for players in (2, 3, 4):
        every = CHANGAN.all_options(players)
        assert selections(players) <= {options["decks"] for options in every}
        assert {options["first_player"] for options in every} == {"random"}


@pytest.mark.parametrize(
    ("players", "decks"),
    [(2, "production,science,politics"), (3, "production,trade,politics"), (4, "production,trade,politics,military")],
)
def test_defaults(players: int, decks: str) -> None:
    """Without the expansion."""
    usual = {"decks": decks, "first_player": "random", "balanced": "off", "first_stone": "off"}
    assert CHANGAN.settle(players, {}) == usual
    assert tongbao.new("changan").players == 2


def test_drawn_decks() -> None:
    """Evenly from the five base decks; next to the Silk Road deck from the other five as well."""
    for value, always in (("random", set()), ("random+silk_road", {"silk_road"})):
        for players in (2, 4):
            seen: dict[str, int] = dict.fromkeys(BASE, 0)
            for seed in range(200):
                chosen = Seat(table(players, seed, decks=value), -1).view()["decks"]
                assert isinstance(chosen, list)
                assert len(set(chosen)) == len(chosen) == (4 if players == 4 else 3) and always <= set(chosen)
                assert ("silk_road" in chosen) == bool(always)
                for deck in set(chosen) & set(BASE):
                    seen[deck] += 1
            share = 200 * ((4 if players == 4 else 3) - len(always)) / 5
            assert all(0.75 * share < count < 1.25 * share for count in seen.values()), seen


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"decks": "production,science"}),
        (2, {"decks": "production,science,science"}),
        (2, {"decks": "production,science,politics,trade"}),
        (4, {"decks": "production,science,politics"}),
        (3, {"decks": "production,science,poetry"}),
        (2, {"first_player": "2"}),
        (4, {"first_player": "4"}),
        (2, {"first_player": "first"}),
        (2, {"expansion": "on"}),
        (2, {"first_stone": "2"}),
        (1, {}),
        (5, {}),
    ],
)
def test_bad_options(players: int, options: dict[str, str]) -> None:
    """One sentence."""
    with pytest.raises(tongbao.BadOption, match=r"^[^\n]+\.$"):
        tongbao.new("changan", players=players, options=options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players: int) -> None:
    """1 Coin, 1 Wheat and 4 cards each; 3 cards on display; empty boards; no Silk in the base game."""
    game = table(players, first_player="1")
    assert [len(hand) for hand in game.hands] == [4] * players
    assert game.tokens == [[1, 1, 0, 0, 0]] * players and game.silk_stock == 0
    assert len(game.display) == 3 and all(game.display)
    assert len(game.deck) == (64 if players == 4 else 48) - 3 - 4 * players and game.discards == []
    assert all(not column for boards in (game.gates, game.districts) for board in boards for column in board)
    view = Seat(game, -1).view()
    assert (view["round"], view["active"], view["first"], view["to_act"], view["phase"]) == (1, 1, 1, [1], "turn")
    assert all(seat["score"]["total"] == 0 + (1 + 1 + 4) // 5 for seat in view["seats"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", ["0", "1", "random"])
def test_first_stone(players: int, first: str) -> None:
    """Whoever begins, named or drawn, has a Stone more; nothing else is dealt otherwise, and the log tells it."""
    plain, game = (table(players, 3, first_player=first, first_stone=value) for value in ("off", "on"))
    assert plain.tokens == [[1, 1, 0, 0, 0]] * players
    assert game.tokens == [[1, 1, int(seat == game.first), 0, 0] for seat in range(players)]
    assert game.terms.first_stone and not plain.terms.first_stone and game.first == plain.first
    assert (game.hands, game.deck, game.display) == (plain.hands, plain.deck, plain.display)
    assert game.seats_to_act() == (game.first,) and game.undoable(game.first) == 0
    for value, lines in (("on", [("first_stone", {"player": game.first})]), ("off", [])):
        options = {"first_player": first, "first_stone": value}
        told = tongbao.new("changan", players=players, seed=3, options=options, chronicle=True)
        for seat in range(-1, players):
            assert [(line["kind"], line["facts"]) for line in Seat(told, seat).log()] == lines


def test_first_stone_with_the_expansion() -> None:
    """The supply of Silk stays what it is."""
    game = table(2, first_player="1", first_stone="on", decks="production,trade,silk_road")
    assert game.tokens == [[1, 1, 0, 0, 1], [1, 1, 1, 0, 1]] and game.silk_stock == 4


def test_first_stone_is_spent_like_any_other() -> None:
    """With the Wood of the first turn it pays for the first space of the Coin district in the second."""
    for value, tokens in (("on", "1/1/1/2"), ("off", "1/1/0/2")):
        scene = ChanganScene(table(2, first_player="0", first_stone=value))
        card = IDS[scene.game.hands[0][0]]
        scene.play("produce 3", f"play {card}", "collect")
        assert scene.tokens(0) == tokens
        scene.finish_turn()
        scene.finish_turn()
        assert ("build 3 0" in scene.legal()) == (value == "on")


def test_records_from_before_the_option() -> None:
    """A record that doesn’t name it is read as one without it: the same game again."""
    game = table(3, first_player="2")
    for _ in range(20):
        seat = game.seats_to_act()[0]
        game.take(seat, game.choices(seat)[-1])
    record = tongbao.Record.of(game).dumps()
    before = record.replace(', "first_stone": "off"', "")
    assert len(before) < len(record)
    again = tongbao.replay(before)
    assert again.setup.options == game.setup.options and again.fingerprint() == game.fingerprint()


def test_hands_are_dealt_seat_by_seat_after_the_display() -> None:
    """The same deck with another first player: the same display, and hands that go round with him."""
    one, two = (table(3, 5, first_player=first) for first in ("0", "1"))
    assert one.display == two.display and one.deck == two.deck
    assert [sorted(two.hands[(seat + 1) % 3]) for seat in range(3)] == [sorted(hand) for hand in one.hands]


def test_the_deck_is_shuffled() -> None:
    """Another seed, another order; the same seed, the same."""
    assert table(2, 1).deck == table(2, 1).deck
    assert len({tuple(table(2, seed).deck) for seed in range(20)}) == 20
