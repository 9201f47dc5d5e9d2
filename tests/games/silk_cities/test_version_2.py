"""What is new in version 2 of the rules, and isn't there by version 1: honour, lots, empires that stand, gathering with
all, soldiers in training at the start (sections 3, 4.2, 5, 9 and 11; S-47 to S-50)."""

from itertools import pairwise

import pytest

import tongbao
from tests.games.silk_cities.scene import CitiesScene, numbered, stage
from tests.games.silk_cities.test_laws import deal
from tongbao import Seat, undone
from tongbao.engine.meta import BadOption
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.scenes import A, B, C

EVERY_VERSION = pytest.mark.parametrize("rules", [1, 2])

# Soldiers in training at the start, and round 1 (scenario 41).


def first_turn(rules: int) -> CitiesScene:
    """The first turn of a game of three with random regions."""
    scene = CitiesScene(deal(3, {"start": "random"}, 4, rules))
    while scene.view()["step"] != "turn":
        scene.play("pass")
    return scene


@EVERY_VERSION
def test_nobody_attacks_in_round_1(rules: int) -> None:
    """By version 1 everybody could."""
    scene = first_turn(rules)
    for _ in range(3):
        assert scene.view()["round"] == 1 and scene.view()["step"] == "turn"
        assert bool(scene.offered("attack")) == (rules == 1)
        scene.play("end")


def test_first_soldiers_are_trained_in_round_2() -> None:
    scene = first_turn(2)
    attack = SILK_CITIES.action_space.parse(numbered(f"attack {'BCA'[scene.acting]} 0"))
    reason = Seat(scene.game, scene.acting).why_not(attack)
    assert reason is not None and reason["kind"] == "why_soldiers_training"
    scene.end_round()
    while scene.view()["step"] != "turn":
        scene.play("pass" if scene.view()["step"] == "soldiers" else "limit 0")
    for seat in (A, B, C):
        assert scene.seat(seat)["soldiers"]["untapped"] == scene.soldiers(seat)
    assert scene.offered("attack")


def test_soldiers_in_training_defend_and_are_bid_against_barbarians() -> None:
    """As any others; in round 1 too."""
    training = {A: "training 2", B: "trained 3"}
    scene = stage(citizens=training, silk=["barbarian_1"], start="round", round=1)
    assert scene.acting == B
    scene.play("soldiers 1")
    assert scene.offered("soldiers") == {"2"}
    scene.play("soldiers 2", "pass")
    assert scene.soldiers(A) == 0 and scene.cards(A) == 1
    scene = stage(citizens={A: "trained 1", B: "training 2"}, coins={A: 9}, round=1)
    scene.play("attack B 0", "army 1", "defend 2")
    assert scene.events("strengths")[0]["k"] == 4


# Honour of Byzantium (S-47).


def sellers(round: int = 2, rules: int = 2) -> CitiesScene:
    """A and B lie beside Byzantium and have silk of both kinds."""
    return stage(
        homes={A: "armenia", B: "khazaria"},
        goods={A: (0, 0, 2, 1), B: (0, 0, 1, 1)},
        citizens={A: "merchants 3", B: "merchants 2"},
        deck="faxian xuanzang bamiyan",
        round=round,
        rules=rules,
    )


@pytest.mark.parametrize(("good", "price"), [("silk", 15), ("fine", 29)])
def test_the_first_silk_of_a_round_brings_a_card(good: str, price: int) -> None:
    """Standard or fine, once the price is paid (scenario 44)."""
    scene = sellers()
    assert scene.view()["empires"]["byzantium"]["honour"] is True
    scene.play(f"sell {good} 0")
    assert scene.coins(A) == price and scene.cards(A) == 1
    lines = [line["kind"] for line in Seat(scene.game, -1).log()]
    assert lines[-3:] == ["sell", "honour", "draw"]
    assert scene.view()["empires"]["byzantium"]["honour"] is False


def test_only_the_first_is_honoured_and_in_the_next_round_again() -> None:
    scene = sellers()
    scene.play("sell silk 0", "sell silk 0")
    assert scene.cards(A) == 1 and scene.coins(A) == 29
    scene.play("end", "sell fine 0")
    assert scene.cards(B) == 0 and scene.coins(B) == 25
    scene.end_round()
    assert scene.view()["empires"]["byzantium"]["honour"] is True
    while scene.acting != B:
        scene.play("end")
    scene.play("sell silk 0")
    assert scene.cards(B) == 1 and [line["player"] for line in scene.events("honour")] == [A, B]


def test_by_version_1_nobody_is_honoured() -> None:
    scene = sellers(rules=1)
    assert scene.view()["empires"]["byzantium"]["honour"] is False
    scene.play("sell silk 0", "sell fine 0")
    assert scene.cards(A) == 0 and not scene.events("honour")


def test_neither_food_nor_a_sale_to_a_player_is_honoured() -> None:
    scene = stage(
        homes={A: "margiana", B: "aria"},
        coins={A: 9, B: 20},
        goods={A: (1, 0, 1, 0)},
        citizens={A: "merchants 2"},
    )
    scene.play("sell food 0", "offer silk B 0", "ask 9", "accept")
    assert scene.cards(A) == 0 and scene.view()["empires"]["byzantium"]["honour"] is True


def test_the_honour_comes_at_the_end_of_a_route_step_by_step() -> None:
    """The card is drawn after the last region is paid; with a Paper Mill two are looked at."""
    scene = stage(
        homes={A: "sogdiana"},
        coins={A: 30},
        goods={A: (0, 0, 1, 0)},
        improvements={A: "paper_mill"},
        deck="faxian nowruz",
    )
    scene.play("sell silk 2")
    while scene.view()["step"] == "hop":
        assert scene.cards(A) == 0
        scene.play(f"hop {min(scene.offered('hop'))}")
    assert scene.view()["step"] == "keep_card" and scene.goods(A)[2] == 0
    scene.play("keep_card nowruz")
    assert scene.view()["step"] == "turn" and scene.cards(A) == 1


def test_the_honour_may_win_in_the_middle_of_a_turn() -> None:
    scene = sellers()
    six = [card for card in scene.game.deck if scene.game.cards.development(card).points][:6]
    scene.game.deck = [card for card in scene.game.deck if card not in six]
    scene.game.hands[A] = six
    scene.play("sell silk 0")
    assert scene.is_over() and scene.game.scores()[A] == 7 and scene.coins(A) == 15


def test_a_honoured_sale_is_a_barrier_to_undo() -> None:
    scene = sellers()
    choice = SILK_CITIES.action_space.parse(numbered("sell silk 0"))
    assert scene.game.crosses_barrier(A, choice)
    scene.play("sell silk 0")
    assert not scene.game.crosses_barrier(A, choice)


# All pieces of a kind (S-48).


def lot(
    coins: dict[int, int], pieces: int = 3, citizens: dict[int, str] | None = None, rules: int = 2, **options: str
) -> CitiesScene:
    """A, whose empire falls, puts up food; bidding order A, B, C."""
    scene = stage(
        3,
        coins=coins,
        goods={A: (pieces, 0, 0, 0)},
        citizens=citizens or {A: "", B: "laborers 12", C: "laborers 12"},
        start="fates",
        first=B,
        rules=rules,
        options=options,
    )
    scene.play("rise kucha", "put food")
    return scene


def bid(scene: CitiesScene, **limits: str) -> None:
    """Everybody answers, by the letters of the seats."""
    for letter, text in limits.items():
        seat = "ABC".index(letter.upper())
        scene.play(text if text == "out" else f"limit {text}", seat=seat)


def bought(scene: CitiesScene) -> list[tuple[int, int]]:
    """Who has bought the pieces, in order, and for how much."""
    return [(line["player"], line["n"]) for line in scene.events("sold")]


@pytest.mark.parametrize(
    ("coins", "sold"),
    [
        ((20, 12, 20), [(B, 3), (B, 3), (B, 3)]),
        ((20, 7, 20), [(B, 3), (B, 3), (C, 2)]),
        ((20, 5, 20), [(B, 3), (C, 3), (C, 3)]),
        ((20, 5, 3), [(B, 3), (C, 3), (B, 1)]),
    ],
)
def test_the_highest_limit_wins_piece_by_piece_as_far_as_coins_reach(
    coins: tuple[int, int, int], sold: list[tuple[int, int]]
) -> None:
    """Limits 5 and 3 (scenario 46); once the coins left are less than the limit, they are the limit."""
    scene = lot({B: coins[1], C: coins[2]})
    scene.game.own(A).coins = coins[0]
    assert scene.view()["auction"]["pieces"] == 3
    bid(scene, a="0", b="5", c="3")
    assert bought(scene) == sold
    for seat in (B, C):
        paid = [price for winner, price in sold if winner == seat]
        assert scene.coins(seat) == coins[seat] - sum(paid) and scene.goods(seat)[0] == len(paid)
    assert scene.view()["step"] == "fate" and scene.goods(A)[0] == 0


def test_of_equal_limits_the_earlier_bidder_wins_until_his_coins_run_out() -> None:
    """Limits 4 and 4 with 9 and 20 coins: B pays 4 twice and has 1 left, C pays one more than that."""
    scene = lot({B: 9, C: 20})
    bid(scene, a="0", c="4", b="4")
    assert bought(scene) == [(B, 4), (B, 4), (C, 2)]


def sale_of_three(of_c: str) -> CitiesScene:
    """A's three labourers after the bids of B, who has room for one, and of C, who has such citizens."""
    scene = stage(
        3,
        coins={B: 20, C: 20},
        citizens={A: "laborers 3", B: "merchants 11", C: of_c},
        start="fates",
        first=B,
    )
    scene.play("rise kucha", "put laborer")
    bid(scene, a="0", b="5", c="3")
    return scene


def test_room_runs_out() -> None:
    """Scenario 47: B has room for one, then C takes the others for 1 each."""
    scene = sale_of_three("merchants 1")
    assert bought(scene) == [(B, 3), (C, 1), (C, 1)]
    assert [scene.seat(seat)["size"] for seat in (A, B, C)] == [0, 12, 3]


def test_what_nobody_can_take_stays_with_the_seller() -> None:
    """Two have room for one each; the third labourer is kept."""
    scene = sale_of_three("merchants 11")
    assert bought(scene) == [(B, 3), (C, 1)] and len(scene.events("unsold")) == 1
    assert [scene.seat(seat)["size"] for seat in (A, B, C)] == [1, 12, 12]


def test_the_seller_keeps_what_he_bids_most_for_and_pays_the_bank() -> None:
    """He needs no room: his city is full of labourers."""
    scene = stage(3, coins={B: 20, C: 20}, citizens={A: "laborers 12", B: "", C: "merchants 9"}, start="fates", first=B)
    scene.play("rise kucha", "put laborer")
    before = scene.coins(A)
    bid(scene, a="2", b="0", c="1")
    assert bought(scene) == [(A, 1)] * 12 and scene.coins(A) == before - 12 and scene.seat(A)["size"] == 12


def test_without_a_bid_all_are_kept_for_nothing() -> None:
    scene = lot({B: 9, C: 9})
    before = scene.coins(A)
    bid(scene, a="0", b="0", c="0")
    assert not bought(scene) and len(scene.events("unsold")) == 3
    assert scene.goods(A)[0] == 3 and scene.coins(A) == before and scene.view()["step"] == "fate"


def test_who_is_out_buys_none_of_the_pieces_and_no_later_kind() -> None:
    scene = stage(3, coins={B: 9, C: 9}, goods={A: (2, 2, 0, 0)}, citizens={A: ""}, start="fates", first=B)
    scene.play("rise kucha", "put food")
    bid(scene, a="0", b="out", c="1")
    assert bought(scene) == [(C, 1), (C, 1)] and scene.view()["sale"]["out"] == [B]
    scene.play("put metal")
    assert scene.view()["auction"]["bidders"] == [A, C] and scene.view()["auction"]["pieces"] == 2


def test_one_limit_for_all_is_the_same_limit_for_each_in_turn() -> None:
    """Against the sale of version 1, in which every piece has its own auction."""
    limits = {"a": 2, "b": 4, "c": 3}
    together = lot({B: 11, C: 8}, 4)
    bid(together, **{letter: str(limit) for letter, limit in limits.items()})
    singly = lot({B: 11, C: 8}, 4, rules=1)
    while singly.view()["step"] != "fate":
        for letter, limit in limits.items():
            seat = "abc".index(letter)
            if seat in singly.game.seats_to_act():
                singly.play(f"limit {min(limit, singly.coins(seat))}", seat=seat)
        if singly.view()["step"] == "put":
            singly.play("put food")
    assert bought(together) == bought(singly)
    assert [together.coins(seat) for seat in (A, B, C)] == [singly.coins(seat) for seat in (A, B, C)]


@pytest.mark.parametrize(("rules", "auctions"), [(1, "limits"), (1, "open"), (2, "open")])
def test_with_open_bidding_and_by_version_1_pieces_go_one_by_one(rules: int, auctions: str) -> None:
    scene = lot({B: 9, C: 9}, rules=rules, auctions=auctions)
    assert scene.view()["auction"]["pieces"] == 1
    if auctions == "open":
        scene.play("raise 1", "pass", "pass")
    else:
        bid(scene, a="1", b="0", c="0")
    assert bought(scene) == [(A, 1)]
    assert scene.acting == A and scene.view()["step"] == "put" and scene.offered("put") == {"food"}


def test_kinds_are_put_up_in_the_order_of_the_list() -> None:
    """Citizens, goods, improvements; what nobody else can bid for is passed over (S-48)."""
    scene = stage(
        3,
        coins={B: 20, C: 20},
        goods={A: (1, 0, 2, 0)},
        citizens={A: "laborers 2 merchants 1 trained 1"},
        improvements={A: "mint bazaar", B: "bazaar", C: "bazaar"},
        start="fates",
        first=B,
    )
    scene.play("rise kucha")
    order = []
    while scene.view()["step"] == "auction":
        order.append(scene.put_up())
        bid(scene, a="0", b="0", c="0")
    assert order == ["laborer", "merchant", "soldier", "food", "silk", "mint"]
    assert [line["item"] for line in scene.events("put")] == [*range(3), 3, 5, 10]


# An empire must stand for four rounds (S-49).


def round_of_fates(round: int, since: int, rules: int = 2) -> CitiesScene:
    """The end of a round; A's empire rose at the end of another, the others long ago."""
    return stage(3, round=round, since={A: since}, start="fates", first=C, rules=rules)


@pytest.mark.parametrize(
    ("since", "round", "may_fall"),
    [(0, 1, False), (0, 3, False), (0, 4, True), (4, 5, False), (4, 7, False), (4, 8, True), (4, 11, True)],
)
def test_an_empire_must_stand_for_four_rounds(since: int, round: int, may_fall: bool) -> None:
    """Scenario 45: who may not fall isn't asked; by version 1 everybody is asked every round."""
    asked = []
    scene = round_of_fates(round, since)
    while scene.view()["step"] == "fate":
        asked.append(scene.acting)
        scene.play("keep")
    assert asked == ([B, A, C] if may_fall else [B, C])
    before = round_of_fates(round, since, rules=1)
    before.play("keep")
    assert before.acting == A and before.offered("rise")


def test_the_view_tells_how_long_an_empire_must_stand() -> None:
    """The number of rounds at whose end it may not fall, with this one."""
    assert [round_of_fates(round, 3).seat(A)["firm"] for round in (4, 6, 7, 10)] == [3, 1, 0, 0]
    assert round_of_fates(4, 3, rules=1).seat(A)["firm"] == 0


def test_an_empire_that_rose_is_firm_again() -> None:
    scene = round_of_fates(4, 0)
    scene.play("keep")
    assert scene.acting == A
    scene.play("rise kucha")
    assert scene.seat(A)["firm"] == 4
    scene.play("keep")
    asked = {}
    for round in (5, 6, 7, 8):
        while scene.view()["step"] != "fate":
            scene.play("end" if scene.view()["step"] == "turn" else "limit 0")
        asked[round] = set()
        while scene.view()["step"] == "fate":
            asked[round].add(scene.acting)
            scene.play("keep")
    assert asked == {5: {B, C}, 6: {B, C}, 7: {B, C}, 8: {A, B, C}}


@EVERY_VERSION
def test_falls_of_whole_games_are_as_far_apart(rules: int) -> None:
    """In random games: by version 1 some fall in the first round."""
    earliest = 99
    for seed in range(12):
        game = deal(3, {"start": "random"}, seed, rules)
        rises: dict[int, list[int]] = {seat: [0] for seat in range(3)}
        luck = tongbao.FastLuck.from_seed(seed)
        while not game.over:
            seat = game.seats_to_act()[0]
            choices = game.choices(seat)
            choice = choices[luck.below(len(choices))]
            if choice.verb.name == "rise":
                rises[seat].append(game.round)
            game.take(seat, choice)
        for found in rises.values():
            earliest = min([earliest, *[later - before for before, later in pairwise(found)]])
    assert earliest == (1 if rules == 1 else 4)


# Gathering with all (S-50).


@pytest.mark.parametrize(("home", "improvement"), [("sogdiana", "qanat"), ("turfan", "smelter"), ("sogdiana", "")])
@pytest.mark.parametrize("good", ["food", "metal"])
@pytest.mark.parametrize("before", [0, 1])
def test_gathering_with_all_is_gathering_with_each(home: str, improvement: str, good: str, before: int) -> None:
    """With what improvements add to the first two of a round; scenario 48."""

    def gatherers() -> CitiesScene:
        scene = stage(
            homes={A: home}, citizens={A: "laborers 4 tapped_laborers 1 merchants 1"}, improvements={A: improvement}
        )
        scene.play(*[f"gather {good}"] * before)
        return scene

    together, singly = gatherers(), gatherers()
    assert together.label(f"gather_all {good}")["n"] == 4 - before
    together.play(f"gather_all {good}")
    singly.play(*[f"gather {good}"] * (4 - before))
    assert together.goods(A) == singly.goods(A)
    assert together.seat(A) == singly.seat(A) and not together.offered("gather")
    assert sum(line["n"] for line in together.events("gather")) == sum(together.goods(A)[:2])


@pytest.mark.parametrize(("laborers", "gathered", "harvest"), [(3, 0, 8), (3, 1, 5)])
def test_scenario_48(laborers: int, gathered: int, harvest: int) -> None:
    scene = stage(homes={A: "sogdiana"}, citizens={A: f"laborers {laborers}"}, improvements={A: "qanat"})
    scene.play(*["gather food"] * gathered)
    before = scene.goods(A)[0]
    scene.play("gather_all food")
    assert scene.goods(A)[0] - before == harvest


@pytest.mark.parametrize(
    ("rules", "citizens", "offered", "reason"),
    [
        (2, "laborers 2", {"food", "metal"}, None),
        (2, "laborers 1 tapped_laborers 3", set(), "why_one_laborer"),
        (2, "laborers 1", set(), "why_one_laborer"),
        (2, "tapped_laborers 2", set(), "why_laborers_tapped"),
        (2, "merchants 2", set(), "why_no_laborer"),
        (1, "laborers 2", set(), None),
    ],
)
def test_gathering_with_all_is_offered_to_two_and_more(
    rules: int, citizens: str, offered: set[str], reason: str | None
) -> None:
    """And not at all by version 1."""
    scene = stage(citizens={A: citizens}, rules=rules)
    assert scene.offered("gather_all") == offered
    if rules == 2:
        told = Seat(scene.game, A).why_not(SILK_CITIES.action_space.parse("gather_all 0"))
        assert (told["kind"] if told else None) == reason
    asked = {choice.verb.name for choice in SILK_CITIES.queries(scene.game, A)}
    assert ("gather_all" in asked) == (rules == 2)


def test_gathering_with_all_is_taken_back_in_one_step() -> None:
    game = first_turn(2).game
    seat = game.actor
    before = game.state()
    game.take(seat, "gather_all 1")
    assert game.undoable(seat) >= 1 and game.cities[seat].goods[1] > 0
    again = undone(game, seat)
    assert again.state() == before


def test_a_record_of_version_1_can_not_gather_with_all() -> None:
    game = first_turn(1).game
    with pytest.raises(tongbao.IllegalChoice, match="isn’t possible now"):
        game.take(game.actor, "gather_all 0")


def test_each_version_has_its_own_choices_of_first_regions() -> None:
    """Section 20: tables of version 1 have no drawn regions, and don't get them by asking."""
    assert SILK_CITIES.settle(4, {}, 1)["start"] == "choose" and SILK_CITIES.settle(4, {})["start"] == "offered"
    with pytest.raises(BadOption, match="start can’t be “offered”; choose one of: choose, random"):
        SILK_CITIES.settle(4, {"start": "offered"}, 1)
    names = [option.name for option in SILK_CITIES.options]
    assert len(names) == len(set(names)), "the latest rules have one option of each name"
