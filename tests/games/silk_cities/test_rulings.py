"""The rulings of the rules, section 17, that a position can show; those that scenarios show aren't repeated."""

import pytest

from tests.games.silk_cities.scene import CARDS, REGIONS, CitiesScene, stage
from tongbao import Seat, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.games.silk_cities.meta import RULES, SILK_CITIES
from tongbao.testing.scenes import A, B, C


def new(players: int, rules: int = RULES, **options: str) -> CitiesScene:
    """A game from its beginning."""
    setup = Setup(SILK_CITIES, players, SILK_CITIES.settle(players, options, rules), [], None, rules)
    return CitiesScene(create(setup, FastLuck.from_seed(3), True))


@pytest.mark.parametrize(("rules", "soldiers", "cards"), [(1, "untapped", 62), (2, "training", 57)])
def test_s3_map_and_starting_position(rules: int, soldiers: str, cards: int) -> None:
    scene = new(4, rules, start="random")
    seats, view = scene.view()["seats"], scene.view()
    none = {"untapped": 0, "tapped": 0, "training": 0, "training_tapped": 0}
    assert [seat["coins"] for seat in seats] == [10] * 4
    assert all((seat["laborers"], seat["merchants"]) == SOME_START for seat in seats)
    assert all(seat["soldiers"] == none | {soldiers: 2} for seat in seats)
    assert view["silk_deck"]["count"] == 21 and view["deck"]["count"] == cards
    assert [row["left"] for row in view["improvements"]] == [3] * 19


SOME_START = ({"untapped": 2, "tapped": 0}, {"untapped": 1, "tapped": 0})


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("rules", [1, 2])
def test_s4_any_first_region(rules: int, players: int) -> None:
    """In reverse action order, with two players in action order; the treasury is lost."""
    scene = new(players, rules, start="choose")
    order = scene.view()["order"]
    assert scene.view()["step"] == "claim"
    for seat in order[::-1] if players > 2 else order:
        assert scene.acting == seat
        free = scene.offered("claim")
        assert len(free) == 16 - sum(row["city"] is not None for row in scene.view()["regions"])
        scene.play(f"claim {min(free)}")
    taken = [row for row in scene.view()["regions"] if row["city"] is not None]
    assert len(taken) == players and all(row["treasury"] == 0 for row in taken)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_s4_one_of_two_regions(players: int) -> None:
    """The first player has no choice; the others claim in reverse order, each another two; the treasuries are lost."""
    scene = new(players)
    first, *others = scene.view()["order"]
    assert [row["city"] for row in scene.view()["regions"] if row["city"] is not None] == [first]
    seen = set[str]()
    for seat in others[::-1]:
        assert scene.acting == seat
        dealt = scene.offered("claim")
        assert len(dealt) == 2 and not seen.intersection(dealt)
        seen.update(dealt)
        scene.play(f"claim {min(dealt)}")
    taken = [row for row in scene.view()["regions"] if row["city"] is not None]
    assert len(taken) == players and all(row["treasury"] == 0 for row in taken)
    assert len(scene.events("dealt")) == players - 1


def test_s9_round_1_has_no_income() -> None:
    scene = new(3, start="random")
    while scene.view()["step"] == "soldiers":
        scene.play("pass")
    assert not scene.events("income") and scene.events("first_drawn")


def test_s11_a_pass_sends_nobody() -> None:
    """Who passes at once has the surcharge; if all pass nobody draws."""
    scene = stage(citizens={A: "trained 2", B: "trained 1"}, silk=["barbarian_1"], start="round", coins={A: 3})
    scene.play("pass")
    assert scene.acting == B
    scene.play("pass")
    assert [scene.seat(seat)["surcharge"] for seat in (A, B)] == [1, 1]
    assert scene.cards(A) == scene.cards(B) == 0 and scene.soldiers(A) == 2


def test_s13_tied_opener_is_the_first_of_the_last_order() -> None:
    """Phase 3 goes in reverse order, so its latest is the first of the action order."""
    soldiers = dict.fromkeys((A, B, C), "trained 2")
    assert stage(3, citizens=soldiers, silk=["barbarian_1"], start="round", first=C).acting == C


def test_s14_opening_coins_are_counted_before_income() -> None:
    scene = stage(coins={A: 5, B: 6}, citizens={A: "laborers 9", B: "laborers 1"}, start="round")
    assert scene.coins(A) == 14 and scene.coins(B) == 7 and scene.acting == B


def test_s16_reassigned_citizens_stay_untapped() -> None:
    """Also soldiers in training, who go first."""
    scene = stage(goods={A: (1, 0, 0, 0)}, citizens={A: "trained 1 training 1"})
    scene.play("assign soldier laborer")
    seat = scene.seat(A)
    assert seat["laborers"]["untapped"] == 1
    assert (seat["soldiers"]["untapped"], seat["soldiers"]["training"]) == (1, 0)


def test_s20_a_route_never_leads_through_the_own_region_or_the_goal() -> None:
    scene = stage(homes={A: "turfan", B: "khazaria"}, goods={A: (1, 0, 0, 0)}, coins={A: 30, B: 9})
    route = next(row for row in scene.view(A)["routes"] if row["seat"] == B)["regions"]
    assert REGIONS.index("turfan") not in route and REGIONS.index("khazaria") not in route
    scene.play("offer food B 2", "ask 1", "accept", "hop kucha")
    assert "turfan" not in scene.offered("hop")


def test_s21_own_stacks_count() -> None:
    scene = stage(homes={A: "sogdiana"}, stacks={"kucha": [2]})
    assert scene.view(A)["regions"][REGIONS.index("kucha")]["cost"] == 2


def test_s22_tolls_are_posted_once_a_turn() -> None:
    scene = stage()
    assert scene.offered("toll") == {"1", "2", "3", "4", "5"}
    scene.play("toll 3")
    assert not scene.offered("toll") and scene.seat(A)["toll"] == 3


def test_s23_a_ruin_is_neutral() -> None:
    scene = stage(homes={A: "sogdiana"}, ruins={B: "kucha"}, coins={A: 30}, china=[1, 0, 0, 0, 0, 0])
    scene.play("buy 1 0")
    assert "kucha" in scene.stacks()


def test_s24_posted_prices_once_a_good_and_turn() -> None:
    scene = stage()
    assert scene.offered("want") >= {"food 3", "fine 20"} and "food 0" not in scene.offered("want")
    scene.play("want food 3")
    assert not any(text.startswith("food") for text in scene.offered("want")) and "metal 3" in scene.offered("want")


def test_s24_a_posted_price_binds_only_what_the_owner_has() -> None:
    scene = stage(coins={B: 2}, goods={A: (1, 0, 0, 0)}, homes={A: "margiana", B: "aria"})
    scene.game.own(B).wants[0] = 20
    scene.play("offer food B 0")
    assert scene.offered("ask") == {"1", "2"}
    scene.play("ask 2")
    assert scene.goods(B)[0] == 1


def test_s28_reserve_counts_the_surcharge() -> None:
    scene = stage(homes={A: "margiana", B: "aria"}, coins={A: 3}, citizens={A: "trained 1"}, surcharges={A: 2})
    assert scene.label("attack B 0")["n"] == 3
    scene = stage(homes={A: "margiana", B: "aria"}, coins={A: 2}, citizens={A: "trained 1"}, surcharges={A: 2})
    assert not scene.offered("attack")


@pytest.mark.parametrize(
    ("rules", "army", "left", "is_sacked", "plunder"),
    [(1, 1, 1, True, True), (2, 1, 0, False, False), (2, 2, 0, True, False), (2, 3, 1, True, True)],
)
def test_s29_no_defenders_count_as_none_left(rules: int, army: int, left: int, is_sacked: bool, plunder: bool) -> None:
    """The militia is left, from version 2 on; an army of as many sacks the city and is lost (scenario 42)."""
    scene = stage(coins={A: 9, B: 9}, citizens={A: f"trained {army}", B: "trained 2"}, rules=rules)
    scene.play("attack B 0", f"army {army}", "defend 0")
    assert (scene.cards(A), scene.soldiers(A), scene.soldiers(B)) == (is_sacked, left, 2)
    assert bool(scene.seat(B)["sacked"]) == is_sacked and (scene.view()["step"] == "plunder") == plunder
    assert bool(scene.events("ransom")) == (left == 0)


def test_s29_soldiers_and_militia_must_both_be_gone() -> None:
    """Four against three and the militia: two soldiers are killed, one is left; five sack it."""
    for army, killed in ((4, 2), (5, 3)):
        scene = stage(coins={A: 9}, citizens={A: f"trained {army}", B: "trained 3"})
        scene.play("attack B 0", f"army {army}", "defend 3")
        assert scene.soldiers(B) == 3 - killed and scene.soldiers(A) == 0
        assert scene.cards(A) == int(killed == 3) and bool(scene.events("sacked")) == (killed == 3)


def test_the_militia_is_back_for_the_next_attack() -> None:
    """And it is nobody on the board: it has no place, no income, and isn't lost."""
    scene = stage(3, coins={A: 9, C: 9}, citizens={A: "trained 1", B: "laborers 1", C: "trained 1"})
    scene.play("attack B 0", "army 1", "end", "end")
    assert scene.acting == C
    scene.play("attack B 0", "army 1")
    assert [(facts["n"], facts["k"]) for facts in scene.events("strengths")] == [(1, 2), (1, 2)]
    assert [facts["k"] for facts in scene.events("losses")] == [0, 0] and scene.seat(B)["size"] == 1


def test_the_view_of_a_battle_tells_the_militia() -> None:
    for rules, militia in ((1, 0), (2, 2)):
        scene = stage(coins={A: 9}, citizens={A: "trained 1", B: "trained 1"}, rules=rules)
        scene.play("attack B 0", "army 1")
        assert scene.view()["battle"]["militia"] == militia
        assert scene.view()["battle"]["defence_strength"] == militia


def test_s31_plunder_at_most_three_times_and_one_captive() -> None:
    scene = stage(coins={A: 9, B: 9}, goods={B: (0, 0, 0, 1)}, citizens={A: "trained 5", B: "laborers 2 merchants 1"})
    scene.play("attack B 0", "army 5")
    assert scene.offered("plunder") == {"fine", "coins", "captive"} and "done" in scene.legal()
    scene.play("plunder captive")
    assert scene.offered("plunder") == {"fine", "coins"}
    scene.play("plunder coins", "plunder fine")
    assert scene.view()["step"] == "turn" and scene.coins(B) == 6 and scene.goods(A)[3] == 1
    assert scene.seat(A)["laborers"] == {"untapped": 0, "tapped": 1} and scene.seat(B)["size"] == 2


@pytest.mark.parametrize(("rules", "army", "safe"), [(1, 1, 1), (2, 3, 2)])
def test_s32_a_sacked_city_is_safe(rules: int, army: int, safe: int) -> None:
    """For the round, from version 2 on for the next one too, from everybody (scenario 43)."""
    scene = stage(
        3,
        coins={A: 40, B: 20, C: 20},
        citizens={A: f"trained {army + 1}", B: "laborers 1", C: "trained 4"},
        rules=rules,
    )
    scene.play("attack B 0", f"army {army}", "plunder coins")
    assert not any(text.startswith("B") for text in scene.offered("attack"))
    assert any(text.startswith("C") for text in scene.offered("attack"))
    scene.play("end", "end")
    assert scene.acting == C and not any(text.startswith("B") for text in scene.offered("attack"))
    for left in range(safe, -1, -1):
        assert scene.seat(B)["sacked"] == left
        if left:
            scene.end_round()
    assert scene.view()["round"] == 2 + safe
    assert scene.acting == A and any(text.startswith("B") for text in scene.offered("attack"))


def test_s32_why_a_sacked_city_is_safe() -> None:
    """With the number of rounds, if it is more than this one."""
    citizens = {A: "trained 3", B: "laborers 1", C: "trained 4"}
    scene = stage(3, coins={A: 40, B: 9, C: 20}, citizens=citizens)
    scene.play("attack B 0", "army 3", "plunder coins", "end", "end")
    attack = SILK_CITIES.action_space.parse("attack 1 0")
    reason = Seat(scene.game, C).why_not(attack)
    assert reason is not None and reason["kind"] == "why_sacked_lately" and reason["facts"]["n"] == 2
    scene.end_round()
    reason = Seat(scene.game, A).why_not(attack)
    assert reason is not None and reason["kind"] == "why_sacked"


def test_s35_nobody_else_may_claim_a_ruin() -> None:
    scene = stage(ruins={A: "kucha"}, start="fates", first=A)
    assert scene.acting == B and "kucha" not in scene.offered("rise")
    scene.play("keep")
    assert "kucha" in scene.offered("rise")


@pytest.mark.parametrize(("rules", "bought"), [(1, 1), (2, 2)])
def test_s37_s38_the_sale(rules: int, bought: int) -> None:
    """All counted items, bidding from the falling player to the left; who is out isn't asked again."""
    scene = stage(
        3, coins={A: 9, B: 9, C: 9}, goods={B: (2, 0, 0, 0)}, improvements={B: "mint"}, start="fates", rules=rules
    )
    scene.play("keep", "rise kucha")
    assert scene.for_sale() == {"food", "mint", "merchant"}
    scene.play("put food")
    assert scene.view()["auction"]["bidders"] == [B, C, A]
    scene.play("limit 0", seat=B)
    scene.play("out", seat=C)
    scene.play("limit 2", seat=A)
    assert scene.coins(A) == 9 - bought and scene.goods(A)[0] == bought and scene.view()["sale"]["out"] == [C]
    scene.play("put food" if rules == 1 else "put mint")
    assert scene.view()["auction"]["bidders"] == [B, A]


def test_s37_a_sold_citizen_keeps_his_role() -> None:
    scene = stage(coins={B: 9}, citizens={A: "training 1"}, start="fates", first=B)
    scene.play("rise kucha", "put soldier")
    scene.play("limit 0", seat=A)
    scene.play("limit 1", seat=B)
    assert scene.soldiers(A) == 0 and scene.seat(B)["soldiers"]["untapped"] == 1


def test_s37_no_room_no_bid() -> None:
    """A full city can't bid on citizens, an owner not on the same improvement."""
    scene = stage(
        coins={B: 9}, improvements={A: "mint", B: "mint"}, citizens={B: "laborers 12"}, start="fates", first=B
    )
    scene.play("rise kucha")
    assert scene.acting == B and scene.view()["step"] == "fate" and len(scene.events("keep_all")) == 2


@pytest.mark.parametrize(("rules", "army"), [(1, 1), (2, 3)])
def test_s41_soldiers_in_training_are_lost_first(rules: int, army: int) -> None:
    """After the militia, which from version 2 on is in the way of two."""
    scene = stage(coins={A: 9}, citizens={A: f"trained {army}", B: "trained 1 training 1"}, rules=rules)
    scene.play("attack B 0", f"army {army}", "defend 2")
    soldiers = scene.seat(B)["soldiers"]
    assert (soldiers["tapped"], soldiers["training_tapped"]) == (1, 0)


def test_s42_no_card_anywhere_brings_five_coins() -> None:
    scene = stage(coins={A: 8}, improvements={A: "academy"})
    scene.game.hands[B], scene.game.deck = scene.game.deck, []
    scene.play("use academy")
    assert scene.coins(A) == 5 and scene.cards(A) == 0


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """Also before a further card is looked at."""
    scene = stage(coins={A: 8}, improvements={A: "academy paper_mill"}, deck="faxian", discards="nowruz")
    scene.game.hands[B], scene.game.deck = scene.game.deck[:-1], scene.game.deck[-1:]
    scene.play("use academy")
    assert scene.legal() == {"keep_card faxian", "keep_card nowruz"}


def test_s45_treasuries_grow_also_in_ruins() -> None:
    scene = stage(ruins={A: "kucha"}, start="treasuries")
    assert scene.region("kucha")["treasury"] == 14 and scene.region("armenia")["treasury"] in (0, 14)
    assert all(row["treasury"] == (0 if row["city"] is not None else 14) for row in scene.view()["regions"])


def test_open_auction_rises_until_all_others_have_passed() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round", options={"auctions": "open"})
    assert scene.acting == C and scene.legal() == {"raise 1", "raise 2", "raise 5", "raise 10", "pass"}
    scene.play("raise 1")
    assert scene.acting == B
    scene.play("raise 5")
    assert scene.acting == C and scene.label("raise 2") == {"n": 2, "k": 8, "left": 2}
    scene.play("pass")
    assert scene.acting == B and scene.view()["order"][0] == B and scene.view()["step"] == "turn"
    assert scene.coins(B) == 10 - 6


def test_open_sale_can_be_left() -> None:
    scene = stage(
        coins={B: 9}, goods={A: (2, 0, 0, 0)}, options={"auctions": "open"}, start="fates", first=B, citizens={A: ""}
    )
    scene.play("rise kucha", "put food")
    assert scene.acting == A and {"pass", "out", "raise 1"} <= scene.legal()
    scene.play("raise 2")
    assert scene.acting == B
    scene.play("out")
    assert scene.goods(A)[0] == 2 and scene.view()["step"] == "fate"


def test_cheapest_routes_only() -> None:
    scene = stage(
        homes={A: "semirechye", B: "kucha"},
        coins={A: 20},
        china=[1, 0, 0, 0, 0, 0],
        options={"routes": "cheapest"},
    )
    assert {text for text in scene.offered("buy") if text[0] == "1"} == {"1 0"}


@pytest.mark.parametrize("victory", [5, 9])
def test_victory_option(victory: int) -> None:
    hand = ["faxian", "faxian", "xuanzang", "xuanzang", "bamiyan", "bamiyan", "kumarajiva", "kumarajiva"]
    scene = stage(
        coins={A: 40},
        improvements={A: "academy"},
        hands={A: " ".join(hand[: victory - 1])},
        deck="observatory",
        options={"victory": str(victory)},
    )
    scene.play("use academy")
    assert scene.is_over() and scene.game.places() == [1, 2]


def test_hops_lead_only_where_the_goal_can_be_paid() -> None:
    """Section 6: with exactly the coins of the cheapest route only its regions are open."""
    scene = stage(homes={A: "sogdiana"}, coins={A: 6}, china=[1, 0, 0, 0, 0, 0])
    scene.play("buy 1 2")
    assert scene.offered("hop") == {"semirechye", "ferghana"}
    scene.play("hop ferghana")
    assert scene.offered("hop") == {"kucha"}
    scene.play("hop kucha")
    assert scene.offered("hop") == {"turfan"}
    scene.play("hop turfan")
    assert scene.coins(A) == 0 and scene.goods(A)[2] == 1


def test_s46_settlers_without_room_are_lost_and_the_choice_says_so() -> None:
    """By version 1 with balanced cards two come: into a city of 11 only one; the choice and the log tell it."""
    for there, lost in ((10, 0), (11, 1)):
        scene = stage(
            hands={A: "sogdian_settlers"},
            citizens={A: f"merchants {there}"},
            options={"balanced": "on"},
            rules=1,
        )
        assert scene.label("play sogdian_settlers").get("lost", 0) == lost
        play = SILK_CITIES.action_space.parse(f"play {CARDS.index('sogdian_settlers')}")
        said = str(Seat(scene.game, A).caption(play)["text"])
        assert said == ("Play {card}; {lost} citizen is lost for lack of room" if lost else "Play {card}")
        scene.play("play sogdian_settlers")
        assert scene.seat(A)["laborers"] == {"untapped": 0, "tapped": 2 - lost}
        assert scene.events("no_room") == ([{"player": A, "n": 1, "k": 0}] if lost else [])
