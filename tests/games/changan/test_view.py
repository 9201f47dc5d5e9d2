"""What holds of the view (section 16) at any table; what it shows stands in golden files."""

from tests.games.changan.scene import stage
from tongbao.testing.scenes import A


def test_what_is_printed_on_the_boards() -> None:
    """Prices, points and Silk of all spaces, the Silk Road last."""
    scene = stage(districts={A: "coin: coin_caster"}, roads={A: "yan_lide"})
    board, seat = scene.view()["board"], scene.seat_view(A)
    assert [[len(price) for price in column] for column in board["prices"]] == [[5] * 3] * 5
    assert [board["prices"][0][1], board["prices"][1][0], board["prices"][4][1]] == [
        *seat["prices"][:2],
        seat["road_price"],
    ]
    assert board["points"] == [[1, 3, 8]] * 5 and board["silk"] == [2, 3, 5]
    assert scene.game.setup.meta.printed(scene.game.setup) == board


def test_yields() -> None:
    """What Produce would give with the next card, gate by gate; nothing where it isn't possible."""
    scene = stage(
        gates={A: "coin: wei_zheng jia_dan gao_lishi; wheat: coin_caster"},
        hands={A: "sancai_potter"},
        districts={A: "wood: longshou_mills"},
    )
    for gate, found in enumerate(scene.view(A)["yields"]):
        if gate == 0:
            assert found is None
            continue
        trial = type(scene)(scene.game.clone())
        trial.play(f"produce {gate}")
        assert trial.view(A)["produce"] == {"gate": gate, "cards": int(gate == 1), "yield": found}
