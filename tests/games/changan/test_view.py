"""What each seat and the spectators see of the table (section 16)."""

import json

import pytest

import tongbao
from tongbao.testing.scenes import A, B, C

from .scene import ChanganScene, cards, stage
from .test_secrets import SCENES
from .using import built, travelled

FIELDS = {
    *("game", "rules", "players", "options", "viewer", "decisions", "over", "active", "first", "round", "to_act"),
    *("phase", "effect", "decks", "expansion", "main", "buys_left", "acquire_left", "last_round", "deck", "discard"),
    *(
        "board",
        "display",
        "silk_stock",
        "looked",
        "picked",
        "produce",
        "pending",
        "seats",
        "hand",
        "yields",
        "reacting",
        "costs",
        "obstacles",
        "result",
    ),
}
OF_SEATS = {
    *("seat", "tokens", "hand_count", "hand_backs", "gates", "districts", "road", "built", "score", "prices"),
    *("road_price", "token_limit", "hand_limit", "discount", "ends"),
}
ITEMS = {"rows", "row1", "row2", "corners", "ends", "goods", "road_rows", "road_corners", "silk", "total"}


def paying() -> ChanganScene:
    """A payment is asked."""
    scene = stage(districts={A: "wheat: ministry_of_works"}, gates={A: "coin: jia_dan"}, tokens={A: "1/0/1/1"})
    scene.play("build 0 0")
    return scene


@pytest.mark.parametrize("make", [*SCENES, paying])
def test_the_view_has_exactly_the_promised_fields(make: object) -> None:
    """Nothing more than is listed goes to anybody, and it is plain JSON."""
    assert callable(make)
    scene = make()
    for viewer in range(-1, scene.game.players):
        view = scene.view(viewer)
        assert set(view) == FIELDS and view["viewer"] == viewer
        for seat in view["seats"]:
            assert set(seat) == OF_SEATS and set(seat["score"]) == ITEMS
            assert len(seat["gates"]) == len(seat["districts"]) == len(seat["prices"]) == 4
        assert json.loads(json.dumps(view)) == {
            **view,
        }


def test_the_table_in_common() -> None:
    """Turn, deck, display, discard pile and stock."""
    scene = stage(
        3,
        active=B,
        first=C,
        round=7,
        display="wei_zheng - coin_caster",
        deck="jia_dan",
        discards="gao_lishi sancai_potter",
        rest=C,
        tokens={A: "0/0/0/0"},
    )
    view = scene.view()
    assert (view["game"], view["players"], view["round"], view["active"], view["first"]) == ("changan", 3, 7, B, C)
    assert (view["to_act"], view["phase"], view["main"]) == ([B], "turn", None)
    assert (view["buys_left"], view["acquire_left"], view["last_round"], view["over"]) == (1, 1, False, False)
    assert view["deck"] == {"count": 1, "back": "science"}
    assert view["discard"] == cards("gao_lishi sancai_potter")
    assert view["display"] == [53, None, 4] and view["silk_stock"] == 0
    assert view["decks"] == ["production", "science", "politics"] and view["expansion"] is False


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


def test_what_spaces_cost_less() -> None:
    """By row, all that Permanents take off together; nothing at first."""
    assert stage().seat_view(A)["discount"] == [0, 0, 0]
    city = "wheat: ministry_of_works vermilion_bird_avenue"
    assert stage(districts={A: city}).seat_view(A)["discount"] == [1, 1, 4]


def test_seats() -> None:
    """Tokens, gates with every card, districts, Road, built cards, prices and limits."""
    scene = stage(
        tokens={A: "1/2/0/4/2"},
        gates={A: "wheat: wei_zheng coin_caster"},
        districts={A: "coin: taicang_granary gao_lishi sancai_potter; wood: capital_prefect"},
        roads={A: "yan_lide"},
    )
    seat = scene.seat_view(A)
    assert seat["tokens"] == [1, 2, 0, 4, 2] and seat["gates"] == [[], cards("wei_zheng coin_caster"), [], []]
    assert seat["districts"] == [cards("taicang_granary gao_lishi sancai_potter"), [], [], cards("capital_prefect")]
    assert seat["road"] == cards("yan_lide") and seat["built"] == 4
    assert seat["prices"] == [None, [0, 0, 0, 2, 0], [0, 1, 0, 1, 0], [0, 2, 2, 0, 0]]
    assert seat["road_price"] == [2, 2, 0, 1, 0] and (seat["token_limit"], seat["hand_limit"]) == (6, 8)
    score = {"rows": 1 + 3 + 8 + 1, "row1": 0, "row2": 0, "corners": 4, "ends": 0, "goods": 1}
    assert seat["score"] == {**score, "road_rows": 1, "road_corners": 0, "silk": 2, "total": 21}


def test_no_road_without_the_expansion() -> None:
    """Neither cards nor a price."""
    seat = stage().seat_view(A)
    assert seat["road"] == [] and seat["road_price"] is None


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


def test_produce_under_way() -> None:
    """Gate, cards on it, and what collecting gives."""
    scene = stage(
        gates={A: "wheat: coin_caster"}, hands={A: "sancai_potter wei_zheng"}, districts={A: "wood: longshou_mills"}
    )
    assert scene.view()["produce"] is None
    scene.play("produce 1", "play wei_zheng")
    assert scene.view()["produce"] == {"gate": 1, "cards": 2, "yield": 5}
    scene.play("collect")
    assert scene.tokens(A) == "0/5/0/0" and scene.view()["produce"] is None


def test_costs() -> None:
    """Of every legal build, Acquire and Buy of the viewer, after discounts."""
    scene = stage(
        gates={A: "coin: jia_dan", B: "wood: wei_zheng sancai_potter"},
        districts={A: "stone: chancellery"},
        tokens={A: "2/2/2/2/3"},
        expansion=True,
        players=4,
        decks="production,science,politics,silk_road",
    )
    costs = scene.view(A)["costs"]
    assert set(costs) == {
        text for text in scene.legal() if text.split()[0] in ("build", "build_silk", "acquire", "buy")
    }
    assert costs["build 0 0"] == {"tokens": [0, 0, 1, 1, 0], "silk": False}
    assert costs["build_silk 0 0"] == {"tokens": [0, 0, 0, 0, 3], "silk": True}
    assert costs["acquire 1 3"] == {"tokens": [0, 0, 2, 0, 0], "silk": False}
    assert costs["buy 2"] == {"tokens": [2, 0, 0, 0, 0], "silk": False}
    assert scene.view(B)["costs"] == {}


def test_reacting() -> None:
    """The cards of the right neighbour and the own ones that would react."""
    districts = {
        A: "coin: price_granary",
        B: "wood: beacon_towers",
        C: "wheat: price_equalisation_office ba_bridge_post",
    }
    scene = stage(3, districts=districts)
    found = {(entry["card"], entry["seat"], entry["event"]) for entry in scene.view(A)["reacting"]}
    assert found == {(12, A, "research"), (27, C, "research"), (26, C, "build")}


def test_phases() -> None:
    """In a word each."""
    assert paying().phase() == "payment"
    assert built("coin_caster").phase() == "offer"
    assert travelled("camel_driver", tokens={A: "0/1/0/0"}).phase() == "effect"


def test_the_result() -> None:
    """Scores, places, the items of every seat, the tie-break; nothing before the end."""
    scene = stage(active=B, last_round=True, districts={A: "coin: coin_caster", B: "coin: sancai_potter"})
    assert scene.view()["result"] is None
    scene.finish_turn()
    result = scene.view()["result"]
    assert (result["scores"], result["places"], result["tie"]) == ([1, 2], [2, 1], None)
    assert [set(items) for items in result["items"]] == [ITEMS, ITEMS]
    assert scene.view()["phase"] == "end" and scene.view()["over"]
    assert scene.view()["viewer"] == tongbao.SPECTATOR
