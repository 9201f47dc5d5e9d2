"""Hidden information (section 11.1), through what each seat sees and reads."""

import pytest

import tongbao
from tests.games.pocket_changan.positions import contest, giving, looking
from tests.games.pocket_changan.scene import INDEX, PocketScene, cards, stage
from tongbao import Seat
from tongbao.engine.secrecy import redact
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.testing.scenes import A, B, C

EVERYBODY = (A, B, C, tongbao.SPECTATOR)


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


def test_what_is_imagined_differs() -> None:
    """Hands of others, the order of the deck, and cards others look at are really dealt anew."""
    imagined = [tongbao.Seat(looking().game, B).imagine(seed) for seed in range(12)]
    tables = [game for game in imagined if isinstance(game, PocketChangan)]
    assert len({tuple(game.deck) for game in tables}) > 1
    assert len({tuple(game.looked) for game in tables}) > 1
    assert {tuple(game.hands[B]) for game in tables} == {(INDEX["li_bai"],)}
    other = [tongbao.Seat(giving().game, A).imagine(seed) for seed in range(12)]
    assert len({tuple(game.hands[C]) for game in other if isinstance(game, PocketChangan)}) > 1


@pytest.mark.parametrize(
    ("card", "column", "area"), [("jie_gu", "M", ""), ("li_yuan", "C", ""), ("weng_cheng", "M", "P: yang_yu_huan")]
)
def test_cards_drawn_by_effects(card: str, column: str, area: str) -> None:
    """The same."""
    scene = stage(3, areas={A: area}, hands={A: card}, deck="du_fu wang_wei", actions=1)
    scene.play(f"play {card} {column}")
    assert "du_fu" in scene.hand(A)
    assert [reads(scene, viewer, "du_fu") for viewer in EVERYBODY] == [True, False, False, False]


def test_a_card_handed_over() -> None:
    """Giver and receiver know it."""
    scene = giving()
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


def test_after_the_game_everything_is_open() -> None:
    """No hand is hidden any more, for nobody."""
    scene = stage(3, active=C, round=12, hands={A: "jie_gu", B: "du_fu li_bai"})
    scene.play("pass")
    assert scene.is_over()
    for viewer in EVERYBODY:
        shown = redact(scene.game, viewer)
        assert isinstance(shown, PocketChangan)
        assert [sorted(hand) for hand in shown.hands] == [sorted(cards("jie_gu")), sorted(cards("du_fu li_bai")), []]
