"""What a seat imagines of the others' cards: nobody holds enough Victory Points, or the game would be over (13)."""

import pytest

import tongbao
from tests.games.silk_cities.scene import CARDS, CitiesScene, stage
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import MOST_DEALS, Seat, deal_hidden_cards
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.testing.scenes import A, B, C

DECK = [STANDARD.development(card) for card in STANDARD.development_deck()]
POINTS = [CARDS[kind.card] for kind in DECK if kind.points == 1]
POWERS = [CARDS[kind.card] for kind in DECK if not kind.points]


def imagined(scene: CitiesScene, seat: int, seeds: int) -> list[SilkCities]:
    """What a seat imagines with so many seeds."""
    return [table(Seat(scene.game, seat).imagine(seed)) for seed in range(seeds)]


def table(game: Game) -> SilkCities:
    """The game as what it is."""
    assert isinstance(game, SilkCities)
    return game


def crowded() -> CitiesScene:
    """B and C hold so many cards that of as many at random hardly any have fewer than 5 points."""
    hand = [*POINTS[:4], *POWERS[:12]]
    return stage(3, hands={B: " ".join(hand), C: " ".join([*POINTS[4:8], *POWERS[12:24]])}, options={"victory": "5"})


@pytest.mark.parametrize("seat", [A, SPECTATOR])
def test_nobody_is_imagined_to_have_won_already(seat: int) -> None:
    scene = stage(3, hands={B: " ".join(POINTS[:6]), C: " ".join([*POINTS[6:9], *POWERS[:4]])})
    games = imagined(scene, seat, 200)
    most = [max(game.points(owner) for owner in (B, C)) for game in games]
    assert max(most) == 6, "what may be is imagined, up to the last point"
    assert len({tuple(sorted(game.hands[B])) for game in games}) > 150


def test_where_no_deal_is_found_cards_change_places() -> None:
    """So full are the hands that no deal by chance is possible; then the best cards go for the worst of the deck."""
    scene = crowded()
    for game in imagined(scene, A, 100):
        assert all(game.points(seat) < 5 for seat in range(3)) and game.is_possible()
        assert sorted(game.inventory()) == sorted(scene.game.inventory())
        assert [len(hand) for hand in game.hands] == [len(hand) for hand in scene.game.hands]
        assert all(game.known[card] == 1 << seat for seat, hand in enumerate(game.hands) for card in hand)
        assert not any(game.known[card] for card in game.deck)


def test_without_a_deck_hands_change_cards_with_each_other() -> None:
    """Four hands hold as many points as they may, and all other cards are discarded: no hand may have one more."""
    parts = {seat: [*POINTS[4 * seat : 4 * seat + 4], *POWERS[2 * seat : 2 * seat + 2]] for seat in (1, 2, 3, 4)}
    hands = {seat: " ".join(part) for seat, part in parts.items()}
    rest = " ".join([*POINTS[:4], *POINTS[20:], *POWERS[:2], *POWERS[10:]])
    scene = stage(5, hands=hands, discards=rest, options={"victory": "5"})
    impossible = 0
    for seed in range(50):
        copy = scene.game.clone()
        copy.luck = FastLuck.from_seed(seed)
        deal_hidden_cards(copy, copy.bit(A))
        impossible += not copy.is_possible()
        copy.make_possible(A)
        assert not copy.deck and copy.is_possible() and [len(hand) for hand in copy.hands] == [0, 6, 6, 6, 6]
        assert all(copy.known[card] == 1 << seat for seat, hand in enumerate(copy.hands) for card in hand)
    assert impossible > 40


@pytest.mark.skipif(tongbao.build() == "compiled", reason="compiled functions call each other past any patch")
def test_so_many_deals_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    deals, deal = [0], tongbao.engine.secrecy.deal_hidden_cards

    def counted(game: Game, seat: int) -> None:
        deals[0] += 1
        deal(game, seat)

    monkeypatch.setattr("tongbao.engine.secrecy.deal_hidden_cards", counted)
    imagined(stage(), A, 1)
    assert deals == [1]
    imagined(stage(2, hands={B: " ".join(POWERS[:1])}), A, 1)
    assert deals == [2], "one card can't win"
    deals[0] = 0
    imagined(crowded(), A, 20)
    assert deals == [20 * MOST_DEALS]


def test_after_the_end_hands_hold_no_more_points_than_were_shown() -> None:
    scene = stage(
        3,
        coins={A: 40},
        improvements={A: "academy"},
        hands={A: " ".join([*POINTS[:6], POWERS[0]]), B: " ".join([*POWERS[1:6], *POINTS[6:8]]), C: POWERS[7]},
        deck=POINTS[8],
    )
    scene.play("use academy")
    assert scene.game.over and scene.game.scores() == [7, 2, 0]
    for seat in (A, B, C, SPECTATOR):
        for game in imagined(scene, seat, 30):
            assert game.scores() == [7, 2, 0] and game.places() == scene.game.places()


def test_there_are_no_routes_before_every_player_has_a_city() -> None:
    game = table(tongbao.new("silk_cities", players=3, seed=1))
    while isinstance(game.step, ClaimRegion):
        with pytest.raises(ValueError, match="no routes until every player has a city"):
            game.routes_of(game.actor)
        game.take(game.actor, game.choices(game.actor)[0])
    assert game.routes_of(game.active).home == game.cities[game.active].home
