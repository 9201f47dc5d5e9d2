"""What the view says of the map and of what is under way, to whoever looks on."""

from tests.games.silk_cities.scene import REGIONS, stage
from tongbao.testing.scenes import A, B, C


def test_a_region_tells_the_toll_of_its_city_and_whether_it_was_sacked() -> None:
    scene = stage(homes={A: "sogdiana", B: "ferghana"}, coins={A: 20}, citizens={A: "trained 3"})
    scene.play("toll 3")
    regions = scene.view()["regions"]
    assert [regions[REGIONS.index(name)]["toll"] for name in ("sogdiana", "ferghana", "kucha")] == [3, 0, None]
    assert not any(region["sacked"] for region in regions)
    scene.play("attack B 0", "army 3")
    while scene.view()["step"] in ("battle", "defend"):
        scene.play("pass" if scene.offered("pass") else "defend 0")
    sacked = [region["region"] for region in scene.view()["regions"] if region["sacked"]]
    assert sacked == [REGIONS.index("ferghana")]


def test_the_surcharge_is_that_of_the_viewer_and_for_spectators_that_of_the_active_seat() -> None:
    scene = stage(3, citizens={A: "trained 1"}, silk=["barbarian_1"], start="round", coins={A: 3})
    scene.play("soldiers 1")
    while scene.view()["step"] != "turn":
        scene.play("limit 0" if scene.view()["step"] == "auction" else "pass")
    assert [scene.view(seat)["surcharge"] for seat in (A, B, C)] == [0, 1, 1]
    assert scene.view(-1)["surcharge"] == scene.view(scene.acting)["surcharge"]


def test_everybody_sees_what_the_regions_of_a_route_cost_the_one_on_it() -> None:
    stacks = {"ferghana": [1]}
    scene = stage(
        homes={A: "sogdiana"}, coins={A: 9}, china=[1, 0, 0, 0, 0, 0], improvements={B: "caravanserai"}, stacks=stacks
    )
    here = REGIONS.index("ferghana")
    dear, cheap = (scene.view(seat)["regions"][here]["cost"] for seat in (A, B))
    assert dear > cheap
    scene.play("buy 1 2", "hop ferghana")
    for seat in (A, B, -1):
        errand = scene.view(seat)["errand"]
        assert errand["route"] == [here] and errand["costs"] == [dear] and errand["choosing"]


def test_an_auction_tells_the_viewer_whether_he_has_decided() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
    scene.play("limit 4", seat=B)
    assert [scene.view(seat)["auction"]["decided"] for seat in (A, B, C, -1)] == [False, True, False, False]
