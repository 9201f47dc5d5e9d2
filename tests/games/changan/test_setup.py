"""Table options and setup (sections 2 and 3)."""

from itertools import combinations

import pytest

import tongbao
from tests.games.changan.scene import CARDS, DECKS, IDS
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
    assert {option.name for option in CHANGAN.options} == {"decks", "first_player", "balanced"}
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
    assert CHANGAN.settle(players, {}) == {"decks": decks, "first_player": "random", "balanced": "off"}
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


def test_hands_are_dealt_seat_by_seat_after_the_display() -> None:
    """The same deck with another first player: the same display, and hands that go round with him."""
    one, two = (table(3, 5, first_player=first) for first in ("0", "1"))
    assert one.display == two.display and one.deck == two.deck
    assert [sorted(two.hands[(seat + 1) % 3]) for seat in range(3)] == [sorted(hand) for hand in one.hands]


def test_the_deck_is_shuffled() -> None:
    """Another seed, another order; the same seed, the same."""
    assert table(2, 1).deck == table(2, 1).deck
    assert len({tuple(table(2, seed).deck) for seed in range(20)}) == 20
