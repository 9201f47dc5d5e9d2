"""Hidden information (section 13), through what each seat sees, reads and may imagine."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tongbao
from tests.games.changan.positions import HANDS, arranging, ended, looking, placing, robbed, turn
from tests.games.changan.scene import CARDS, IDS, ChanganScene, cards, names, stage
from tests.games.changan.using import used
from tongbao import Seat
from tongbao.games.changan.state.table import Changan
from tongbao.testing.scenes import A, B, C

EVERYBODY = (A, B, C, tongbao.SPECTATOR)
SCENES = [turn, looking, placing, robbed, arranging, ended]


def table(game: tongbao.Game) -> Changan:
    """The same game, as the type checker should know it."""
    assert isinstance(game, Changan)
    return game


def visible(game: Changan) -> list[list[str]]:
    """The decks that everybody sees on backs: those of the hands, of cards looked at, of the top card."""
    piles = [*game.hands, game.looked, game.deck[-1:]]
    return [[CARDS[name]["deck"] for name in names(pile)] for pile in piles]


@pytest.mark.parametrize("make", SCENES)
def test_backs_stay_where_they_can_be_seen(make: Callable[[], ChanganScene]) -> None:
    """Every hand card keeps its deck, and so do the top card and the cards looked at."""
    scene = make()
    game = scene.game
    for seed in range(6):
        other = table(tongbao.Seat(game, B).imagine(seed))
        assert visible(game) == visible(other)


def test_backs_below_the_top_are_hidden() -> None:
    """Imagined decks have other backs there, and other cards in the hands of others."""
    scene = turn()
    imagined = [table(tongbao.Seat(scene.game, B).imagine(seed)) for seed in range(30)]
    second = {CARDS[IDS[game.deck[-2]]]["deck"] for game in imagined}
    assert second == set(scene.view()["decks"])
    assert len({tuple(sorted(game.hands[A])) for game in imagined}) > 1
    assert {tuple(sorted(game.hands[B])) for game in imagined} == {tuple(sorted(cards(HANDS[B])))}
    assert len({game.deck[-1] for game in imagined}) > 1


@pytest.mark.parametrize("card", ["transport_commissioner", "capital_prefect"])
def test_a_card_picked_lies_open_until_its_gate_is_chosen(card: str) -> None:
    """For everybody, watchers too; then it is on the gate."""
    scene = used(card, players=3, hands=HANDS)
    assert all(scene.view(viewer)["picked"] is None for viewer in EVERYBODY)
    scene.play("pick coin_caster")
    assert all(scene.view(viewer)["picked"] == cards("coin_caster")[0] for viewer in EVERYBODY)
    scene.play("gate 2")
    assert all(scene.view(viewer)["picked"] is None for viewer in EVERYBODY)
    assert scene.gate(A, "stone") == ["coin_caster"]


def test_a_card_picked_lies_open_until_it_is_built() -> None:
    """While its district is chosen and while it is paid."""
    scene = stage(
        3,
        hands={A: "price_granary wei_zheng", B: "jia_dan"},
        tokens={A: "0/2/2/2"},
        districts={A: "coin: yan_lide; wheat: ministry_of_works"},
    )
    scene.play("produce 0", "play wei_zheng", "collect", "activate 1", "pick price_granary")
    for text in ("district 2", "save 1"):
        assert all(scene.view(viewer)["picked"] == cards("price_granary")[0] for viewer in EVERYBODY)
        scene.play(text)
    assert scene.district(A, "stone") == ["price_granary"]
    assert all(scene.view(viewer)["picked"] is None for viewer in EVERYBODY)


def seen(view: dict[str, Any]) -> list[int]:
    """Every card whose face a view shows, as often as it does."""
    found = [*(view["hand"] or []), *view["discard"], *filter(None, view["display"]), *filter(None, [view["picked"]])]
    found += filter(None, view["looked"]["cards"] if view["looked"] else [])
    for seat in view["seats"]:
        found += [card for pile in (*seat["gates"], *seat["districts"], seat["road"]) for card in pile]
    return sorted(found)


@pytest.mark.contract
@pytest.mark.parametrize(
    ("players", "seed", "decks"),
    [
        (2, 968, "production,trade,politics"),
        (3, 5, "politics,military,silk_road"),
        (4, 3, "science,politics,trade,production"),
    ],
)
def test_every_card_that_a_seat_knows_lies_in_its_view(players: int, seed: int, decks: str) -> None:
    """Once, at every position of a game in which Characters are used; but for cards in the hands of others."""
    game = table(tongbao.new("changan", players=players, seed=seed, options={"decks": decks}))
    luck, picked = Random(seed), 0
    while not game.over:
        picked += game.picked > 0
        for viewer in range(-1, players):
            others = {card for seat, hand in enumerate(game.hands) if seat != viewer for card in hand}
            known = [c for c in game.inventory() if game.known[c] & game.bit(viewer) and c not in others]
            assert seen(Seat(game, viewer).view()) == sorted(known)
        choices = game.choices(game.actor)
        eager = [choice for choice in choices if choice.verb.name in ("build", "use", "activate", "pick")]
        game.take(game.actor, luck.choice(eager or choices))
    assert picked


def reads(scene: ChanganScene, viewer: int, card: str) -> bool:
    """Whether the card is named anywhere in what the viewer reads in the log."""
    number = cards(card)[0]
    for line in Seat(scene.game, viewer).log():
        for name, fact in dict(line["facts"]).items():  # type: ignore[call-overload]
            if name.startswith("card") and (fact == number or (isinstance(fact, list) and number in fact)):
                return True
    return False


def test_a_card_taken_at_random() -> None:
    """Thief and victim know it, the others see its back."""
    scene = robbed()
    (card,) = scene.hand(A)
    assert [reads(scene, viewer, card) for viewer in EVERYBODY] == [True, False, True, False]
    for viewer in EVERYBODY:
        assert scene.view(viewer)["seats"][A]["hand_backs"] == ["military"]
    kept = {table(tongbao.Seat(scene.game, C).imagine(seed)).hands[A][0] for seed in range(20)}
    assert kept == {cards(card)[0]}
    guessed = {table(tongbao.Seat(scene.game, B).imagine(seed)).hands[A][0] for seed in range(20)}
    assert len(guessed) > 1


def test_a_card_taken_openly_is_then_hidden() -> None:
    """From display, discard pile or gate: all read it, nobody sees it in the hand."""
    scene = stage(
        3, gates={B: "coin: wei_zheng jia_dan"}, tokens={A: "0/0/2/0"}, display="gao_lishi monk_yixing coin_caster"
    )
    scene.play("acquire 1 0", "draw_display 2")
    for card in ("jia_dan", "coin_caster"):
        assert card in scene.hand(A) and all(reads(scene, viewer, card) for viewer in EVERYBODY)
    hands = {tuple(sorted(table(tongbao.Seat(scene.game, B).imagine(seed)).hands[A])) for seed in range(20)}
    assert len(hands) > 1
    pile = used("sun_simiao", players=3, discards="gao_lishi")
    pile.play("recover gao_lishi")
    assert all(reads(pile, viewer, "gao_lishi") for viewer in EVERYBODY)
