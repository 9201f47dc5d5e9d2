"""Taking back (section 14): one's latest decisions, never across a card drawn or shown, or luck used."""

from json import dumps
from random import Random
from typing import Any

import pytest

import tongbao
from tests.games.changan.scene import ChanganScene, numbered, stage
from tests.games.changan.using import built, travelled, used
from tongbao import undone
from tongbao.games.changan.state.table import Changan
from tongbao.testing.scenes import A, B


def crosses(scene: ChanganScene, text: str) -> bool:
    """Whether the game warns the acting seat that this choice can't be taken back."""
    choice = tongbao.GAMES["changan"].action_space.parse(numbered(text))
    return scene.game.crosses_barrier(scene.acting, choice)


def open_until_the_last(scene: ChanganScene, *texts: str) -> None:
    """All of these choices can be taken back but the last, which closes the way."""
    start = scene.game.undoable(A)
    for done, text in enumerate(texts[:-1], 1):
        assert not crosses(scene, text), text
        scene.play(text)
        assert scene.game.undoable(A) == start + done, text
    assert crosses(scene, texts[-1]), texts[-1]
    scene.play(texts[-1])
    assert scene.game.undoable(A) == 0


def test_research_is_a_barrier() -> None:
    """From the deck and from the display, the first and the additional cards."""
    for text in ("draw_deck", "draw_display 2"):
        open_until_the_last(stage(tokens={A: "0/4/0/0"}), text)
        later = stage(tokens={A: "0/4/0/0"})
        later.play("draw_deck")
        open_until_the_last(later, text)


def test_all_else_of_a_turn_is_open_until_it_ends() -> None:
    """Buying, acquiring, producing, using Characters, taking resources."""
    scene = stage(
        gates={A: "coin: wei_zheng", B: "stone: jia_dan gao_lishi"},
        hands={A: "chancellery"},
        districts={A: "wheat: works_secretary sancai_potter; coin: coin_caster"},
        tokens={A: "2/0/2/0"},
    )
    open_until_the_last(
        scene,
        *("buy 3", "acquire 1 2", "produce 1", "play chancellery", "play gao_lishi", "move 0 1", "collect"),
        *("activate 2", "gain 0", "activate 1", "space 0 1", "space 1 1"),
        "end_turn",
    )


def test_building_is_open() -> None:
    """With payment, Silk, offers and effects that draw nothing."""
    scene = stage(
        gates={A: "coin: coin_caster; wood: jia_dan"},
        districts={A: "wheat: ministry_of_works"},
        tokens={A: "4/4/4/4"},
    )
    open_until_the_last(scene, "build 0 0", "save 2", "use", "end_turn")
    road = stage(gates={A: "coin: coin_caster"}, tokens={A: "1/1/0/1"}, expansion=True)
    open_until_the_last(road, "build 0 4", "use", "end_turn")
    silk = stage(gates={A: "coin: coin_caster"}, tokens={A: "0/0/0/0/3"}, expansion=True)
    open_until_the_last(silk, "build_silk 0 3", "decline", "end_turn")


def test_raid_and_repel_are_open() -> None:
    """Everything they move was open."""
    for card in ("li_jing", "ashina_sheer"):
        scene = built(card, gates={B: "coin: arsenal polo_field"})
        open_until_the_last(scene, "use", "raid 1 0", "end_turn")


def test_discards_at_the_end_are_open_until_the_turn_completes() -> None:
    """The last discard ends it."""
    hand = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide du_ruhui"
    scene = stage(hands={A: hand}, gates={A: "coin: monk_yixing"})
    open_until_the_last(scene, "produce 1", "move 0 1", "collect", "end_turn", "discard jia_dan")
    assert scene.acting == B
    two = stage(hands={A: f"{hand} sun_simiao"}, gates={A: "coin: monk_yixing"})
    open_until_the_last(two, "produce 1", "move 0 1", "collect", "end_turn", "discard jia_dan", "discard yan_lide")


def test_effects_that_draw_are_barriers() -> None:
    """Looking, taking from the display, drawing for a discard, stealing at random; choosing what to keep is open."""
    open_until_the_last(built("hanlin_academician"), "use")
    open_until_the_last(used("hanlin_academician", deck="wei_zheng jia_dan"), "keep jia_dan", "end_turn")
    open_until_the_last(built("market_director"), "use", "draw_display 0")
    open_until_the_last(built("academy_student", hands={A: "wei_zheng"}), "use", "discard wei_zheng")
    open_until_the_last(
        built("pawnbroker", hands={A: "wei_zheng"}),
        "use",
        "discard wei_zheng",
        "gain 0",
        "gain 0",
        "gain 0",
        "end_turn",
    )
    open_until_the_last(built("princess_pingyang", hands={B: "arsenal li_jing"}), "use", "seat 1")
    open_until_the_last(built("sun_simiao", discards="wei_zheng"), "use", "recover wei_zheng", "end_turn")
    assert travelled("xuanzang").game.undoable(A) == 0


def test_a_display_that_refills_nothing_is_no_barrier() -> None:
    """Without deck and discard pile nothing new is shown: by Research, by a Character; a reshuffled card is new."""
    scene = stage(display="wei_zheng jia_dan -", rest=B, tokens={A: "0/2/0/0"})
    open_until_the_last(scene, "draw_display 0", "draw_display 1", "end_turn")
    taking = used("market_director", display="wei_zheng jia_dan -", rest=B)
    open_until_the_last(taking, "draw_display 1", "end_turn")
    open_until_the_last(stage(display="wei_zheng jia_dan -", discards="gao_lishi", rest=B), "draw_display 0")


def test_a_permanent_that_draws_is_a_barrier() -> None:
    """The Armillary Sphere in row 2; in row 1 nothing is drawn."""
    city: dict[str, Any] = {"districts": {A: "coin: water_armillary"}, "gates": {A: "coin: price_granary"}}
    open_until_the_last(stage(**city, tokens={A: "0/1/1/2"}), "build 0 0")
    open_until_the_last(stage(**city, tokens={A: "0/1/1/0"}), "build 0 3", "end_turn")


def test_nothing_is_undone_across_a_barrier() -> None:
    """The refusal is one sentence, and the game goes on untouched."""
    game = tongbao.new("changan", players=3, seed=4, options={"first_player": "0"})
    game.take(0, "draw_deck")
    before = game.fingerprint()
    for seat in (0, 1, 2):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
            undone(game, seat)
    assert game.fingerprint() == before


@pytest.mark.contract
@pytest.mark.parametrize(
    ("players", "decks"),
    [(2, "production,trade,silk_road"), (3, "science,military,silk_road"), (4, "production,trade,science,politics")],
)
def test_undo_through_whole_games(players: int, decks: str) -> None:
    """Whatever can be taken back leads to the very table before it; what drew or showed a card can't be."""
    game = tongbao.new("changan", players=players, seed=players, options={"decks": decks})
    assert isinstance(game, Changan)
    luck, seen = Random(players), {True: 0, False: 0}
    for _ in range(250):
        if game.over:
            break
        seat = game.seats_to_act()[0]
        choice = luck.choice(game.choices(seat))
        before, deck, turn = dumps(game.state()), game.deck[:], (game.round, game.active)
        warned = game.crosses_barrier(seat, choice)
        game.take(seat, choice)
        barrier = game.undoable(seat) == 0
        assert warned == barrier
        seen[barrier] += 1
        if game.deck != deck or (game.round, game.active) != turn:
            assert barrier, choice
        if not barrier:
            assert dumps(undone(game, seat).state()) == before
    assert min(seen.values()) > 20
