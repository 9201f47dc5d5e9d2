"""Decisions of the greedy bot in Cities of the Silk Road where the right one is plain, each with its rule."""

from collections import Counter

import pytest

import tongbao
from tests.games.silk_cities.scene import CitiesScene, named, stage
from tongbao.bots.core.bot import play_out
from tongbao.bots.levels.players import GreedyBot
from tongbao.engine.secrecy import Seat
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.games.silk_cities.state.empires import BYZANTIUM
from tongbao.testing.scenes import A, B, C

SIX = "library_of_merv king_of_kings peace_of_roads faxian xuanzang bamiyan"
"""Six Victory Points in hand; 7 win at once (section 13)."""
FEW = "laborers 1 merchants 1"


def choice(scene: CitiesScene, seat: int | None = None) -> str:
    """What the bot takes for the seat, or for the acting one."""
    return named(str(GreedyBot(0).choose(Seat(scene.game, scene.acting if seat is None else seat))))


def turn(scene: CitiesScene) -> list[str]:
    """All that the bot does while nobody else is asked, up to the end of its turn."""
    seat, taken = scene.acting, list[str]()
    while not scene.is_over() and scene.acting == seat and "end" not in taken:
        taken.append(choice(scene))
        scene.play(taken[-1])
    return taken


def test_it_sells_silk_to_byzantium() -> None:
    """Section 5: 15 coins for the first silk, and nothing to pay for the way from the border (section 6)."""
    scene = stage(homes={A: "khazaria"}, goods={A: (0, 0, 1, 0)}, citizens={A: "merchants 1"})
    assert choice(scene) == "sell silk 0"


def test_it_brings_silk_for_the_honour_where_the_price_would_not_pay_for_the_way() -> None:
    """S-47: the first silk of a round brings a card too."""
    assert any(taken.startswith("sell silk") for taken in turn(far_away(2)))


@pytest.mark.parametrize("rules", [1, 2])
def test_it_keeps_silk_that_would_not_pay_for_the_way(rules: int) -> None:
    """Section 6: every stack makes a region dearer by 1, and all of it is paid; another has the honour."""
    scene = far_away(rules)
    scene.game.empires[BYZANTIUM] = scene.game.byzantium().having_honoured()
    assert not any(taken.startswith("sell silk") for taken in turn(scene))


def far_away(rules: int) -> CitiesScene:
    """A is far from Byzantium, and all ways there are dear."""
    blocked = [1] * 12
    return stage(
        homes={A: "turfan"},
        coins={A: 60},
        goods={A: (0, 0, 1, 0)},
        citizens={A: "merchants 1"},
        stacks={"kucha": blocked, "dunhuang": blocked, "khotan": blocked, "khwarazm": blocked, "margiana": blocked},
        rules=rules,
    )


def test_it_buys_silk_in_china_and_sells_it_in_the_west() -> None:
    """Section 5: the cards on China’s slots 1 and 2 cost 3 each, and bring 15 in Byzantium."""
    scene = stage(homes={A: "sogdiana"}, coins={A: 20}, citizens={A: "merchants 2"}, china=[1, 1, 0, 0, 0, 0])
    taken = turn(scene)
    assert "sell silk 0" in taken and scene.coins(A) > 20


def test_it_buys_the_cheaper_of_two_equal_cards() -> None:
    """Section 5: slot 1 costs 3 coins, slot 6 costs 1."""
    scene = stage(homes={A: "turfan"}, coins={A: 20}, citizens={A: "merchants 1"}, china=[1, 0, 0, 0, 0, 1])
    assert choice(scene) == "buy 6 0"


def test_it_gathers_with_every_laborer_and_grows() -> None:
    """4.2: 2 food for each laborer in a food region; a third citizen costs 1 food."""
    scene = stage(homes={A: "sogdiana"}, citizens={A: "laborers 2"}, silk=["standard"] * 10)
    assert "grow" in turn(scene) and scene.events("gather")
    assert scene.seat(A)["laborers"]["untapped"] == 0


@pytest.mark.parametrize(("improvement", "goods"), [("church", (3, 0, 0, 0)), ("fire_temple", (0, 3, 0, 0))])
def test_it_gives_for_the_card_that_may_win(improvement: str, goods: tuple[int, ...]) -> None:
    """Section 15, patronage: 3 food, or 3 metal, and 4 coins for each card held draw a card."""
    scene = stage(
        homes={A: "sogdiana"},
        coins={A: 24},
        goods={A: goods},
        citizens={A: "merchants 2"},
        improvements={A: improvement},
        hands={A: SIX},
    )
    assert choice(scene) == f"use {improvement}"


@pytest.mark.parametrize(("rules", "army"), [(1, 1), (2, 5)])
def test_it_sacks_a_city_without_soldiers(rules: int, army: int) -> None:
    """10.6: the attacker draws a card and plunders; from version 2 on it takes more than the militia."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 5},
        citizens={A: f"trained {army}", B: "laborers 3 merchants 1"},
        rules=rules,
    )
    assert turn(scene)[:3] == ["attack B 0", f"army {army}", "plunder captive"]


def test_it_does_not_attack_where_the_militia_is_stronger() -> None:
    """10.5 and 10.6: one soldier is lost to it and sacks nothing."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"}, coins={A: 5}, citizens={A: "trained 1", B: "laborers 3 merchants 1"}
    )
    assert not any(taken.startswith("attack") for taken in turn(scene))


def test_it_does_not_attack_a_stronger_city() -> None:
    """10.5: each army loses as many soldiers as the other’s strength."""
    scene = stage(homes={A: "sogdiana", B: "bactria"}, coins={A: 5}, citizens={A: "trained 2", B: "trained 5"})
    assert not any(taken.startswith("attack") for taken in turn(scene))


@pytest.mark.parametrize(("rules", "armies"), [(1, {"army 3", "army 4"}), (2, {"army 4"})])
def test_it_counts_walls_as_soldiers(rules: int, armies: set[str]) -> None:
    """10.5: City Walls are worth two soldiers, in version 1 of the defence, now of the attack.

    So it takes four to sack a city that only its militia defends (10.6).
    """
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9},
        citizens={A: "trained 4", B: "laborers 3"},
        improvements={B: "walls"},
        rules=rules,
    )
    scene.play("attack B 0")
    assert choice(scene) in armies


@pytest.mark.parametrize(("rules", "soldiers", "fewest"), [(1, 5, 3), (2, 8, 5)])
def test_it_sends_an_army_large_enough(rules: int, soldiers: int, fewest: int) -> None:
    """10.6 and S-29: the city is sacked only if no defender is left, nor militia; more than that plunder.

    From version 2 on it wouldn't attack of itself: four soldiers are more than a card is worth.
    """
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9},
        citizens={A: f"trained {soldiers}", B: "laborers 3 trained 2"},
        rules=rules,
    )
    assert (choice(scene) == "attack B 0") == (rules == 1)
    scene.play("attack B 0")
    assert choice(scene) in {f"army {army}" for army in range(fewest, soldiers + 1)}


@pytest.mark.parametrize(("rules", "army", "defence"), [(1, 2, 3), (2, 4, 3), (2, 2, 1)])
def test_it_defends_where_that_saves_the_city(rules: int, army: int, defence: int) -> None:
    """10.6: with a defender left the city isn’t sacked; with the militia one may be enough."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9, B: 9},
        citizens={A: f"trained {army}", B: "laborers 3 trained 3"},
        rules=rules,
    )
    scene.play("attack B 0", f"army {army}")
    assert choice(scene) == f"defend {defence}"


def test_it_spares_soldiers_who_cannot_save_the_city() -> None:
    """10.4: any number of soldiers may defend, also none."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"}, coins={A: 9}, citizens={A: "trained 6", B: "laborers 3 trained 2"}
    )
    scene.play("attack B 0", "army 6")
    assert choice(scene) == "defend 0"


@pytest.mark.parametrize(("rules", "army"), [(1, 2), (2, 7)])
def test_it_plays_the_ambush_that_turns_a_fight(rules: int, army: int) -> None:
    """10.5: Ambush in the Pass adds 3, and so none of the attackers is left to plunder."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9, B: 9},
        citizens={A: f"trained {army}", B: "laborers 3 trained 2"},
        hands={B: "pass_ambush"},
        rules=rules,
    )
    scene.play("attack B 0", f"army {army}")
    assert choice(scene) == "play pass_ambush"


def test_it_keeps_its_card_when_nothing_is_at_stake() -> None:
    """10.3: both sides may pass."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9, B: 9},
        citizens={A: "trained 1", B: "laborers 3 trained 4"},
        hands={B: "marriage_alliance"},
    )
    scene.play("attack B 0", "army 1")
    assert choice(scene) == "pass"


def test_it_plunders_what_is_worth_most() -> None:
    """10.6: a good or up to 3 coins; standard silk is worth more than food."""
    scene = stage(
        homes={A: "khazaria", B: "armenia"},
        coins={A: 9, B: 1},
        goods={B: (2, 2, 0, 1)},
        citizens={A: "merchants 1 trained 4", B: "trained 1 tapped 1"},
    )
    scene.play("attack B 0", "army 4", "defend 1")
    assert choice(scene) == "plunder fine"


def test_it_meets_barbarians_alone_with_one_soldier() -> None:
    """8.3 and S-10: who bids most draws a card; all soldiers bid are lost."""
    scene = stage(
        3, citizens={A: "laborers 2 trained 2", B: FEW, C: FEW}, silk=["barbarian_1", *["standard"] * 9], start="round"
    )
    assert choice(scene) == "soldiers 1"


def test_it_does_not_waste_its_army_on_barbarians() -> None:
    """8.3: everybody loses all soldiers he bid; a card isn’t worth nine of them."""
    scene = stage(
        citizens={A: "laborers 2 trained 9", B: "laborers 2 trained 9"},
        silk=["barbarian_1", *["standard"] * 9],
        start="round",
    )
    scene.play("soldiers 8")
    assert choice(scene) == "pass"


def test_it_bids_little_for_the_first_place() -> None:
    """Section 9: the winner pays about what the others would; to be first isn’t worth much."""
    scene = stage(coins={A: 15, B: 15}, start="round")
    assert choice(scene) in ("limit 1", "limit 2", "limit 3")


def test_it_bids_no_more_than_a_thing_is_worth() -> None:
    """11.4: the winner pays the bank; food costs 2 coins at most in India (section 5)."""
    scene = stage(coins={A: 20, B: 25}, goods={A: (1, 0, 0, 0)}, citizens={A: FEW, B: FEW}, start="fates", first=B)
    scene.play("rise kucha", "put food")
    assert int(choice(scene, B).split()[1]) <= 5


def test_it_outbids_the_poor_for_what_it_needs() -> None:
    """11.4: whoever falls may bid for his own (S-38); of equal limits the earlier in the order wins (section 9)."""
    scene = stage(
        coins={A: 20, B: 2}, citizens={A: "laborers 3", B: FEW}, start="fates", first=B, silk=["standard"] * 10
    )
    scene.play("rise kucha", "put laborer")
    assert choice(scene, A) == "limit 2"


def test_in_the_open_it_passes_when_the_price_is_too_high() -> None:
    """Section 9: with open bidding the others pass for good, one after another."""
    scene = stage(
        coins={A: 20, B: 40},
        goods={A: (1, 0, 0, 0)},
        citizens={A: FEW, B: FEW},
        start="fates",
        first=B,
        options={"auctions": "open"},
    )
    scene.play("rise kucha", "put food", "raise 10")
    assert scene.acting == B and choice(scene) == "pass"


def test_it_falls_when_that_may_win() -> None:
    """Section 15: with a Royal Mausoleum two cards are drawn when the empire falls."""
    scene = stage(
        coins={A: 5, B: 30}, citizens={A: FEW}, improvements={A: "mausoleum"}, hands={A: SIX}, start="fates", first=B
    )
    assert choice(scene).startswith("rise ")


def test_it_takes_the_treasuries_while_the_others_have_no_coins() -> None:
    """11.4: what nobody can bid for is kept, so Golden Age and treasury cost nothing."""
    scene = stage(coins={A: 5}, citizens={A: "laborers 4 merchants 3"}, start="fates", first=B)
    assert choice(scene).startswith("rise ")


def test_it_keeps_a_good_city_among_rich_rivals() -> None:
    """11.4: everything counted is put up for sale, and rivals with coins buy it."""
    scene = stage(
        coins={A: 30, B: 90},
        citizens={A: "laborers 5 merchants 4 trained 3"},
        improvements={A: "church fire_temple academy"},
        start="fates",
        first=B,
        silk=["standard"] * 10,
    )
    assert choice(scene) == "keep"


def test_it_accepts_a_low_price_and_refuses_a_high_one() -> None:
    """7.3: the partner accepts or refuses."""
    for price, answer in ((1, "accept"), (12, "refuse")):
        scene = stage(
            homes={A: "sogdiana", B: "bactria"},
            coins={A: 9, B: 15},
            goods={A: (1, 0, 0, 0)},
            citizens={A: "merchants 1", B: "laborers 2 merchants 1"},
            silk=["standard"] * 10,
        )
        scene.play("offer food B 0", f"ask {price}")
        assert choice(scene) == answer


def neighbours() -> CitiesScene:
    """A has metal to spare; B, beside it, has many coins and no soldiers at all."""
    return stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 1, B: 30},
        goods={A: (0, 4, 0, 0)},
        citizens={A: "merchants 1 training 2", B: "laborers 4 merchants 1"},
        silk=["standard"] * 10,
    )


def test_it_offers_what_the_other_needs_most() -> None:
    """4.2: metal makes soldiers; A can’t pay the way to India, which would pay 6."""
    assert "offer metal B 0" in turn(neighbours())


def test_it_asks_the_highest_price_that_the_other_accepts() -> None:
    """7.2 and 7.3: all that either of them goes by can be seen by both, but for the cards in hand."""
    scene = neighbours()
    scene.play("offer metal B 0")
    price = int(choice(scene).split()[1])
    answers = []
    for asked in (price - 1, price, price + 1):
        bargain = CitiesScene(scene.game.clone())
        bargain.play(f"ask {asked}")
        answers.append(choice(bargain))
    assert price > 2 and answers == ["accept", "accept", "refuse"]


def test_greedy_players_come_to_terms() -> None:
    """Section 7: they offer, nearly all is accepted, and they post prices, but not anew at every turn."""
    counts: Counter[str] = Counter()
    for seed in range(6):
        game = tongbao.new("silk_cities", players=5, seed=seed)
        play_out(game, [GreedyBot(seat) for seat in range(5)])
        counts += Counter(decision.choice.verb.name for decision in game.history or [])
    assert counts["offer"] >= 12
    assert counts["refuse"] <= 0.1 * counts["accept"]
    assert 12 <= counts["want"] < 0.5 * counts["end"]


def posted(scene: CitiesScene) -> dict[str, int]:
    """The prices that the bot posts on its turn, by good."""
    words = [taken.split() for taken in turn(scene) if taken.startswith("want")]
    return {good: int(price) for _, good, price in words}


def test_it_posts_a_price_for_what_it_gives_for_cards() -> None:
    """Section 15, patronage: 3 food a card; who may win with one pays more for it."""
    prices = []
    for hand in ("", SIX):
        scene = stage(
            4,
            homes={A: "sogdiana"},
            coins={A: 80, B: 9},
            citizens={A: "merchants 1"},
            improvements={A: "church"},
            hands={A: hand},
            silk=["standard"] * 10,
        )
        prices.append(posted(scene)["food"])
    assert 0 < prices[0] < prices[1] <= 20


def test_it_takes_back_a_price_that_it_can_no_longer_pay() -> None:
    """S-24: a posted price binds as long as its owner has the coins."""
    scene = stage(homes={A: "sogdiana"}, coins={A: 4, B: 9}, citizens={A: FEW}, silk=["standard"] * 10)
    city = scene.game.own(A)
    city.wants[0], city.wants[2] = 4, 12
    assert posted(scene) == {"food": 0, "silk": 0}


def test_it_leaves_a_price_that_is_nearly_right() -> None:
    """4.2: a posted price may stay from turn to turn."""
    scene = stage(
        4,
        homes={A: "sogdiana"},
        coins={A: 80, B: 9},
        citizens={A: FEW},
        improvements={A: "church"},
        silk=["standard"] * 10,
    )
    first = posted(scene)
    scene.end_round()
    while scene.acting != A:
        scene.play("end")
    assert len(first) > 1 and set(first).isdisjoint(posted(scene))


def test_it_sells_at_a_good_posted_price() -> None:
    """7.3 and S-24: a posted price as high as the one named buys at once."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 2, B: 20},
        goods={A: (2, 0, 0, 0)},
        citizens={A: "merchants 2", B: FEW},
        first=B,
    )
    scene.play("want food 15", "end")
    assert "ask 15" in turn(scene)


def test_it_keeps_the_card_with_more_points() -> None:
    """Section 15: with a Paper Mill one of two cards is kept; by version 1 some have two points."""
    scene = stage(
        coins={A: 20},
        citizens={A: "merchants 1"},
        improvements={A: "academy paper_mill"},
        deck="faxian library_of_merv",
        rules=1,
    )
    scene.play("use academy")
    assert choice(scene) == "keep_card library_of_merv"


def test_it_goes_on_by_the_cheapest_way() -> None:
    """Section 6: from Sogdiana to China the cheapest way is Seven Rivers, Kucha, Turfan, where the stacks aren’t."""
    scene = stage(
        homes={A: "sogdiana"},
        coins={A: 30},
        citizens={A: "merchants 1"},
        china=[1, 0, 0, 0, 0, 0],
        stacks={"ferghana": [1, 1]},
    )
    scene.play("buy 1 2")
    assert choice(scene) == "hop semirechye"


def test_it_claims_the_food_region_on_the_way_to_byzantium() -> None:
    """S-4: of the regions that greedy players are dealt at random, Khwarazm wins most."""
    game = tongbao.new("silk_cities", players=3, seed=4, options={"start": "choose"})
    claimed = GreedyBot(0).choose(Seat(game, game.actor)).parameters[0]
    assert STANDARD.box.regions[claimed].id == "khwarazm"


def test_it_claims_the_better_of_two_regions() -> None:
    """S-4: of the two that are dealt, the one nearer to the markets."""
    game = tongbao.new("silk_cities", players=4, seed=7)
    offered = {STANDARD.box.regions[choice.parameters[0]].id for choice in game.choices(game.actor)}
    claimed = GreedyBot(0).choose(Seat(game, game.actor)).parameters[0]
    assert (offered, STANDARD.box.regions[claimed].id) == ({"khwarazm", "turfan"}, "khwarazm")
