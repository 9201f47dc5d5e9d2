"""Hidden information (section 11.1), through what each seat sees and reads."""

from typing import Any

import pytest

import tongbao
from tongbao import Seat
from tongbao.engine.secrecy import redact
from tongbao.games.pocket_changan.table import PocketChangan
from tongbao.testing.scenes import A, B, C

from .scene import INDEX, PocketScene, cards, stage
from .test_view import EVERYBODY, SCENES, SPECTATOR, STRONG, attacked, contest, looking


def reads(scene: PocketScene, viewer: int, card: str) -> bool:
    """Whether the card is named anywhere in what the viewer reads in the log."""
    number = INDEX[card]
    for line in Seat(scene.game, viewer).log():
        for fact in dict(line["facts"]).values():  # type: ignore[call-overload]
            if fact == [number] or (isinstance(fact, list) and number in fact):
                return True
        if dict(line["facts"]).get("card") == number:  # type: ignore[call-overload]
            return True
    return False


@pytest.mark.parametrize("make", SCENES)
def test_what_a_seat_does_not_know_does_not_show(make: Any) -> None:
    """Dealing anew all that a seat doesn't know changes nothing it sees, reads or may choose."""
    scene = make()
    for viewer in range(-1, scene.game.players):
        for seed in range(8):
            other = tongbao.Seat(scene.game, viewer).imagine(seed)
            assert isinstance(other, PocketChangan)
            assert Seat(other, viewer).view() == scene.view(viewer)
            assert Seat(other, viewer).log() == Seat(scene.game, viewer).log()
            assert other.choices(viewer) == scene.game.choices(viewer)
            assert sorted(other.inventory()) == list(range(64))


def test_what_is_imagined_differs() -> None:
    """Hands of others, the order of the deck, and cards others look at are really dealt anew."""
    imagined = [tongbao.Seat(looking().game, B).imagine(seed) for seed in range(12)]
    tables = [game for game in imagined if isinstance(game, PocketChangan)]
    assert len({tuple(game.deck) for game in tables}) > 1
    assert len({tuple(game.looked) for game in tables}) > 1
    assert {tuple(game.hands[B]) for game in tables} == {(INDEX["li_bai"],)}
    other = [tongbao.Seat(attacked().game, A).imagine(seed) for seed in range(12)]
    assert len({tuple(game.hands[C]) for game in other if isinstance(game, PocketChangan)}) > 1


def test_hands() -> None:
    """Cards for the owner, a number for all."""
    scene = stage(3, hands={A: "jie_gu du_fu", B: "li_bai"})
    assert [entry["card"] for entry in scene.view(A)["hand"]] == cards("jie_gu du_fu")
    assert [entry["card"] for entry in scene.view(B)["hand"]] == cards("li_bai")
    for viewer in EVERYBODY:
        assert [seat["hand_count"] for seat in scene.view(viewer)["seats"]] == [2, 1, 0]


def test_a_card_just_drawn() -> None:
    """Its owner reads which, all others "a card"."""
    scene = stage(3, deck="du_fu")
    scene.play("draw")
    assert [reads(scene, viewer, "du_fu") for viewer in EVERYBODY] == [True, False, False, False]


@pytest.mark.parametrize(
    ("card", "column", "area"), [("jie_gu", "M", ""), ("li_yuan", "C", ""), ("weng_cheng", "M", "P: yang_yu_huan")]
)
def test_cards_drawn_by_effects(card: str, column: str, area: str) -> None:
    """The same."""
    scene = stage(3, areas={A: area}, hands={A: card}, deck="du_fu wang_wei", actions=1)
    scene.play(f"play {card} {column}")
    assert "du_fu" in scene.hand(A)
    assert [reads(scene, viewer, "du_fu") for viewer in EVERYBODY] == [True, False, False, False]


def test_cards_looked_at() -> None:
    """Their cards for who looks, how many for the others; the kept one stays secret, the rest is discarded openly."""
    scene = looking()
    for viewer in EVERYBODY:
        shown = cards("du_fu wang_wei jie_gu") if viewer == A else [-1, -1, -1]
        looked = scene.view(viewer)["looked"]
        assert looked["seat"] == A and sorted(looked["cards"]) == sorted(shown)
    scene.play("take wang_wei")
    assert [reads(scene, viewer, "wang_wei") for viewer in EVERYBODY] == [True, False, False, False]
    assert all(reads(scene, viewer, "jie_gu") for viewer in EVERYBODY)
    assert scene.view()["looked"] is None and set(scene.view(C)["discard"]) == set(cards("du_fu jie_gu"))


def test_a_card_handed_over() -> None:
    """Giver and receiver know it."""
    scene = attacked()
    assert [reads(scene, viewer, "du_fu") for viewer in EVERYBODY] == [True, True, False, False]
    known = [redact(scene.game, viewer) for viewer in EVERYBODY]
    hands = [game.hands[A] for game in known if isinstance(game, PocketChangan)]
    assert [INDEX["du_fu"] in hand for hand in hands] == [True, True, False, False]


def test_a_card_taken_openly_is_not_shown_in_the_hand() -> None:
    """From the public area, the discard pile or the contest: all read it when it is taken."""
    taken = contest()
    assert all(reads(taken, viewer, "du_fu") for viewer in EVERYBODY)
    public = stage(3, hands={A: "jin_wu_wei"}, public="ling_yan_ge")
    public.play("play jin_wu_wei M", "take ling_yan_ge")
    pile = stage(3, hands={A: "qing_long_si"}, discards="li_bai")
    pile.play("play qing_long_si C", "take li_bai")
    for scene, card in ((public, "ling_yan_ge"), (pile, "li_bai")):
        assert card in scene.hand(A) and all(reads(scene, viewer, card) for viewer in EVERYBODY)
        shown = redact(scene.game, C)
        assert isinstance(shown, PocketChangan) and shown.hands[A] == [-1]


def test_what_is_revealed_is_open() -> None:
    """The cards of the contest, and those of the Court."""
    scene = contest()
    for viewer in EVERYBODY:
        assert sorted(scene.view(viewer)["revealed"]) == sorted(cards("wang_wei jie_gu li_bai"))
    court = stage(1, areas={A: "E: zhi_ku"}, deck="an_lu_shan")
    court.play("pass")
    for viewer in (A, SPECTATOR):
        assert court.view(viewer)["revealed"] == cards("an_lu_shan")


def test_discards_from_the_hand_are_open() -> None:
    """Paid, dropped or over the limit."""
    scene = stage(3, hands={A: "da_li_si", B: "jie_gu feng_sui wu_ku du_fu"})
    scene.play("play da_li_si P", "drop du_fu")
    assert all(reads(scene, viewer, "du_fu") for viewer in EVERYBODY)
    assert all(scene.view(viewer)["discard"] == cards("du_fu") for viewer in EVERYBODY)


def test_choices_are_shown_to_the_acting_seat_only() -> None:
    """Nobody else learns what could be chosen."""
    scene = looking()
    assert len(scene.legal(A)) == 3
    assert scene.legal(B) == scene.legal(C) == scene.legal(SPECTATOR) == set()


def test_areas_directions_and_durations_are_open() -> None:
    """Everybody sees the same of them."""
    scene = stage(3, areas={A: STRONG, B: "C: du_fu"}, descending={B: "C"}, turned=[B], running={"play": C})
    seen = [scene.view(viewer) for viewer in EVERYBODY]
    for field in ("seats", "running", "public", "discard", "deck", "question", "ending"):
        assert all(view[field] == seen[0][field] for view in seen), field


def test_after_the_game_everything_is_open() -> None:
    """No hand is hidden any more, for nobody."""
    scene = stage(3, active=C, round=12, hands={A: "jie_gu", B: "du_fu li_bai"})
    scene.play("pass")
    assert scene.is_over()
    for viewer in EVERYBODY:
        shown = redact(scene.game, viewer)
        assert isinstance(shown, PocketChangan)
        assert [sorted(hand) for hand in shown.hands] == [sorted(cards("jie_gu")), sorted(cards("du_fu li_bai")), []]
