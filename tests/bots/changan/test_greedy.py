"""Decisions of the greedy bot in Chang’an where the right one is plain."""

from tests.games.changan.scene import IDS, ChanganScene, stage
from tongbao.bots.levels.players import GreedyBot
from tongbao.engine.secrecy import Seat
from tongbao.testing.scenes import A, B

EIGHT = (
    "coin: wei_plain_farmer mount_li_quarryman; wheat: zhongnan_woodcutter coin_caster; "
    "stone: sancai_potter longshou_mills; wood: hanlin_academician monk_yixing"
)
"""Sixteen points in the rows, and one card fewer than ends the game."""
SEVEN = (
    "coin: coin_caster zhongnan_woodcutter; wheat: sancai_potter longshou_mills; "
    "stone: curved_plough price_granary; wood: taicang_granary"
)
"""With such a rival a few rounds are left."""
THIRD_ROW = "wheat: wei_plain_farmer mount_li_quarryman"
"""The next space of this district costs 2 Coin, 3 Stone and 4 Wood, and is worth 8 points."""


def choice(scene: ChanganScene) -> str:
    """What the bot takes for the acting seat, with the names of cards."""
    verb, *numbers = str(GreedyBot(0).choose(Seat(scene.game, scene.acting))).split()
    if verb in ("play", "discard", "keep", "recover", "pick"):
        numbers = [IDS[int(numbers[0])]]
    return " ".join([verb, *numbers])


def turn(scene: ChanganScene) -> list[str]:
    """All that the bot does in this turn."""
    game, seat, taken = scene.game, scene.acting, list[str]()
    this_round = game.round
    while not scene.is_over() and scene.acting == seat and game.round == this_round:
        taken.append(choice(scene))
        scene.play(taken[-1])
    return taken


def test_it_builds_in_the_third_row_when_it_can() -> None:
    scene = stage(
        gates={A: "coin: materia_medica"},
        districts={A: THIRD_ROW, B: SEVEN},
        tokens={A: "4/4/4/4"},
        hands={A: "block_printer hanlin_academician monk_yixing sun_simiao"},
    )
    assert choice(scene) == "build 0 1"


def test_it_produces_what_the_next_space_lacks() -> None:
    scene = stage(
        gates={A: "coin: materia_medica"},
        districts={A: THIRD_ROW, B: SEVEN},
        tokens={A: "4/0/4/0"},
        hands={A: "hanlin_academician monk_yixing sun_simiao"},
    )
    taken = turn(scene)
    assert taken[0] == "produce 3"
    assert scene.tokens(A) == "4/0/4/4"


def test_it_buys_what_is_missing_for_a_build() -> None:
    scene = stage(
        gates={A: "coin: materia_medica"},
        districts={A: THIRD_ROW},
        tokens={A: "4/0/3/3"},
        hands={A: "block_printer hanlin_academician"},
        last_round=True,
    )
    assert turn(scene)[:2] == ["buy 3", "build 0 1"]


def test_it_ends_the_game_when_it_leads() -> None:
    scene = stage(
        gates={B: "coin: materia_medica"},
        districts={B: EIGHT},
        tokens={A: "0/0/0/0", B: "2/4/4/4"},
        active=B,
        round=18,
    )
    assert choice(scene).startswith("build 0 ")


def test_it_does_not_end_a_game_in_which_it_is_far_behind() -> None:
    scene = stage(
        gates={B: "coin: materia_medica"},
        districts={
            A: "coin: chancellery daming_palace corvee_register; wheat: wei_zheng fang_xuanling capital_prefect; "
            "stone: gao_lishi du_ruhui",
            B: EIGHT,
        },
        tokens={B: "2/2/2/2"},
        hands={B: "sun_simiao"},
        active=B,
        round=18,
    )
    assert not choice(scene).startswith("build")


def test_in_its_last_turn_it_builds_the_most_it_can_pay() -> None:
    """Row 2 of the Coin district gives 3 points, row 1 of any other district gives 1."""
    scene = stage(
        gates={A: "stone: chancellery"},
        districts={A: "coin: wei_plain_farmer"},
        tokens={A: "1/2/2/2"},
        last_round=True,
        active=A,
        round=20,
    )
    assert choice(scene) == "build 2 0"


def test_it_discards_what_it_needs_least() -> None:
    """Late in the game Gao Lishi has neither points nor time; the others have points in their corners."""
    scene = stage(
        hands={A: "gao_lishi daming_palace corvee_register chancellery taicang_granary imperial_library"},
        districts={A: EIGHT},
        display="wei_zheng autumn_sacrifice left_treasury",
        round=18,
    )
    scene.play("draw_display 1", "end_turn")
    assert scene.phase() == "discard"
    assert choice(scene) == "discard gao_lishi"


def test_it_uses_a_character_that_pays() -> None:
    scene = stage(hands={A: "hanlin_academician"}, districts={A: "wheat: mount_li_quarryman"})
    scene.play("produce 1", "play hanlin_academician", "collect")
    assert choice(scene) == "activate 1"
