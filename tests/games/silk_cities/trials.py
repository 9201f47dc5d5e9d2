"""Reasons tried out: what one says is missing is given to a copy of the game, and then it isn't said any more.

What nothing could mend is looked up: that a card gives points, or that no way leads on to the goal.
"""

from collections.abc import Callable
from typing import Any

from tongbao import Seat
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards.actions import FOOD, LABORER, METAL, ROLES, SILK, SOLDIER
from tongbao.games.silk_cities.rules.attacks import Plunder
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.golden_ages import ItemForSale, PutUp
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.pending import STEPS
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion
from tongbao.games.silk_cities.state.citizens import RANKS, TRAINED
from tongbao.games.silk_cities.state.city import NONE_REFUSED, NONE_REPOSTED
from tongbao.games.silk_cities.state.empires import BYZANTIUM, CHINA, STANDARD, Byzantium, China, Market
from tongbao.games.silk_cities.state.improvements import Supply
from tongbao.games.silk_cities.state.table import SilkCities

Facts = dict[str, Any]
MOST_REPAIRS = 8
RARE = {"claim": 0.2, "answer": 0.2, "army": 0.4, "battle": 0.3, "defend": 0.6, "plunder": 0.4, "soldiers": 0.3}
COMMON = {"turn": 0.03, "auction": 0.003, "put": 0.005, "hop": 0.05, "ask": 0.04, "fate": 0.06, "keep_card": 0.1}
"""How often what each step asks is gone over."""
IDLE = ("want", "toll", "end")
"""Verbs that random games do without."""
UNTRIED: set[str] = set()
TRIES_ANY = True
"""Whether also what nobody may wish for is tried."""
GOOD_OF = {"food": FOOD, "metal": METAL, "silk": SILK}


def why(game: SilkCities, seat: int, choice: Choice) -> dict[str, Any] | None:
    """Why the seat isn't offered the choice; None if it is."""
    return Seat(game, seat).why_not(choice)


def share(game: SilkCities) -> float:
    """How many positions like this are looked at."""
    return {**RARE, **COMMON}[STEPS[type(game.step)]]


def is_true(game: SilkCities, seat: int, choice: Choice, said: Facts) -> None:
    """What the seat is told is true: each reason goes once it is mended, until the choice is offered."""
    trial = game.clone()
    for _ in range(MOST_REPAIRS):
        reason = why(trial, seat, choice)
        if reason is None:
            return
        kind, facts = reason["kind"].removeprefix("why_"), reason["facts"]
        if final := FINAL.get(kind.partition("_")[0]) or FINAL.get(kind):
            assert final(trial, seat, choice, facts), (reason, choice)
            return
        if amount := AMOUNTS.get(kind):
            assert facts["have"] < facts["need"]
            amount(trial, seat, choice, facts["need"] - 1 - facts["have"])
            assert kind_now(trial, seat, choice) == kind, (reason, choice)
            amount(trial, seat, choice, 1)
        else:
            REPAIRS[kind](trial, seat, choice, facts)
        assert kind_now(trial, seat, choice) != kind, (reason, choice)
    raise AssertionError(f"{choice} isn’t offered, whatever is done: {why(trial, seat, choice)}")


def kind_now(game: SilkCities, seat: int, choice: Choice) -> str:
    """The kind of the reason once something has been changed by hand; nothing if the choice is offered."""
    game.routes = None
    game.legal = game.step.choices(game)
    reason = why(game, seat, choice)
    return reason["kind"].removeprefix("why_") if reason else ""


def shortage(game: Game, seat: int, choice: Choice) -> tuple[str, int]:
    """The kind of the reason and how much is short; nothing if the choice is offered."""
    reason = Seat(game, seat).why_not(choice)
    if reason is None:
        return "", 0
    facts = reason["facts"]
    return reason["kind"], sum([facts[name] for name in facts if name.startswith("lack_")]) or (
        facts["need"] - facts["have"] if "have" in facts else 1
    )


def helps(game: SilkCities, seat: int, choice: Choice, said: Facts, remedy: Facts) -> bool:
    """What is advised is offered, and leaves less to wish for; of numbers and routes another one is possible."""
    taken = game.setup.meta.action_space.parse(remedy["choice"])
    assert taken in Seat(game, seat).choices() and taken is not choice
    if taken.verb is choice.verb and taken.verb.name not in ("buy", "sell", "play", "use"):
        return True
    before = shortage(game, seat, choice)
    if before[0] in ("why_cheapest_only", "why_next_door", "why_no_city_passed", "why_no_way_past", "why_slot_covered"):
        return taken.verb is choice.verb
    if before[0].startswith("why_route") and taken.verb is choice.verb and taken.parameters[0] == choice.parameters[0]:
        return choice.parameters[-1] == 1 and taken.parameters[-1] == 0
    trial = game.clone()
    trial.take(seat, taken)
    after = shortage(trial, seat, choice)
    return after[0] != before[0] or after[1] < before[1]


# Amounts: so much more is given, to a number that is just not enough, and then one more.

Amount = Callable[[SilkCities, int, Choice, int], None]


def give_coins(game: SilkCities, seat: int, choice: Choice, n: int) -> None:
    game.own(seat).coins += n


def give_partner_coins(game: SilkCities, seat: int, choice: Choice, n: int) -> None:
    step: Any = game.step
    game.own(step.errand.goal.seat).coins += n


def give_food(game: SilkCities, seat: int, choice: Choice, n: int) -> None:
    game.own(seat).goods[FOOD] += n


def give_soldiers(game: SilkCities, seat: int, choice: Choice, n: int) -> None:
    citizens = game.own(seat).citizens
    citizens.untapped[TRAINED] += n
    citizens.size += n


AMOUNTS: dict[str, Amount] = {
    **dict.fromkeys(["route_buy", "route_sell", "route_offer", "route_attack", "bid", "hop_dear"], give_coins),
    "partner_coins": give_partner_coins,
    "price_grow": give_food,
    **dict.fromkeys(["soldiers", "army", "defence"], give_soldiers),
}


# Repairs: the one thing that is missing is given, the one that is in the way is taken away.

Repair = Callable[[SilkCities, int, Choice, Facts], None]


def pay_for(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    city = game.own(seat)
    city.coins += facts["lack_coins"]
    for name, good in GOOD_OF.items():
        city.goods[good] += facts[f"lack_{name}"]


def untap_all(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    citizens = game.own(seat).citizens
    for rank in RANKS:
        citizens.tap(rank, -citizens.tapped[rank])


def train(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).citizens.reassign(SOLDIER, TRAINED)


def welcome(role: int) -> Repair:
    def repair(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
        citizens = game.own(seat).citizens
        citizens.join(role, 1)
        citizens.tap(role, -1)

    return repair


def dismiss(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    citizens = game.own(seat).citizens
    citizens.lose(next(rank for rank in RANKS if citizens.tapped[rank] + citizens.untapped[rank]), 1)


def tear_down(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.take_improvement(seat, facts["improvement"])
    one_more(game, seat, choice, facts)


def one_more(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.supply = Supply.full(1)


def set_up(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.give_improvement(seat, facts["improvement"])


def renew(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).used = []


def tire(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).citizens.join(facts["role"], 1)


def close_passage(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).free_passage = False


def deal(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.hold()
    card = next(c for c in game.cards.development_deck() if game.cards.development(c).card == choice.parameters[0])
    for pile in (*game.hands, game.deck, game.discards):
        if card in pile:
            pile.remove(card)
    game.hands[seat].append(card)
    game.known[card] |= 1 << seat


def allow_toll(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).changed_toll = False


def other_toll(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    city = game.own(seat)
    assert city.toll == choice.parameters[0] == facts["n"]
    city.toll = 5 - city.toll


def allow_price(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).reposted = NONE_REPOSTED


def other_price(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    wants = game.own(seat).wants
    assert wants[facts["good"]] == facts["n"]
    wants[facts["good"]] = 20 if facts["n"] < 20 else 0


def lay_silk(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.empires[CHINA] = China([STANDARD] * 6)


def fill_store(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    empire = game.empires[facts["empire"]]
    assert isinstance(empire, Market) and not empire.left
    game.empires[facts["empire"]] = Market(empire.ware, 1, empire.bought)


def forget_sales(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    empire = game.empires[facts["empire"]]
    if isinstance(empire, Market):
        game.empires[facts["empire"]] = Market(empire.ware, empire.left, 0)
    else:
        game.empires[BYZANTIUM] = Byzantium([])


def give_good(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).goods[facts["good"]] += 1


def give_loot(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(facts["owner"]).goods[facts["good"]] += 1


def give_captive(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(facts["owner"]).citizens.join(LABORER, 1)


def give_partner(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(facts["owner"]).coins += 1


def forget_refusals(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).refused = NONE_REFUSED


def forget_offers(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    assert game.cities[seat].offers == facts["n"] == 3
    game.own(seat).offers -= 1


def forget_sack(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(facts["owner"]).sacked = 0


def forget_attacks(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> None:
    game.own(seat).attacked = []


REPAIRS: dict[str, Repair] = {
    **dict.fromkeys(["price_build", "price_use", "price_assign"], pay_for),
    **{f"{role}s_tapped": untap_all for role in [*ROLES, "citizen"]} | {"citizens_tapped": untap_all},
    **{f"no_{role}": welcome(number) for number, role in enumerate(ROLES)},
    "no_citizens": welcome(LABORER),
    "one_laborer": welcome(LABORER),
    "soldiers_training": train,
    "city_full": dismiss,
    "owned": tear_down,
    "none_left": one_more,
    "not_built": set_up,
    "no_use": set_up,
    "used": renew,
    "nobody_tapped": tire,
    "passage_open": close_passage,
    "no_cards": deal,
    "not_in_hand": deal,
    "toll_changed": allow_toll,
    "same_toll": other_toll,
    "want_changed": allow_price,
    "same_want": other_price,
    "slot_empty": lay_silk,
    "slot_covered": lay_silk,
    "sold_out": fill_store,
    "not_bought": forget_sales,
    "no_good": give_good,
    "no_loot": give_loot,
    "no_captive": give_captive,
    "partner_poor": give_partner,
    "refused": forget_refusals,
    "offers_made": forget_offers,
    "sacked": forget_sack,
    "sacked_lately": forget_sack,
    "attacked": forget_attacks,
}


# What nothing could mend is looked up.

Final = Callable[[SilkCities, int, Choice, Facts], bool]


def other_step(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    """Nothing with this verb is offered."""
    return choice.verb not in {offered.verb for offered in game.choices(seat)}


def can_arrive(game: SilkCities, seat: int, region: int) -> bool:
    """Whether some route leads on by a region to the goal, whatever it costs: all are tried."""
    step, homes = game.step, game.homes()
    assert isinstance(step, Hop)
    goal, now = step.errand.goal, [homes[seat], *step.route]

    def leads_on(here: int, passed: list[int]) -> bool:
        if here in passed or (goal.seat != NOBODY and here == homes[goal.seat]):
            return False
        if game.map.is_end(here, goal, homes):
            return True
        return any(leads_on(further, [*passed, here]) for further in game.map.neighbours[here])

    return region in game.map.neighbours[now[-1]] and leads_on(region, now)


def no_way(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return not can_arrive(game, seat, choice.parameters[0])


def own_city(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.cities[seat].home == facts["region"]


def not_dealt(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return isinstance(game.step, ClaimRegion) and facts["region"] not in game.step.dealt


def other_city(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.regions[facts["region"]].city == facts["owner"] != seat


def other_ruin(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.cities[facts["owner"]].ruin == facts["region"] and facts["owner"] != seat


def outbid(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    horde: Any = Seat(game, seat).view()["horde"]
    return choice.parameters[0] <= facts["k"] == max(horde["bids"]) and horde["leader"] == facts["owner"]


def route_to(game: SilkCities, seat: int, choice: Choice) -> dict[str, Any]:
    """The view's row of the route that a journey takes."""
    goods = ["persia", "india", "byzantium", "byzantium"]
    sellers = ["china"] * 7 + ["india", "persia"]
    what = choice.parameters[0]
    names = {"buy": sellers[what], "sell": goods[min(what, 3)], "offer": choice.parameters[1], "attack": what}
    rows: Any = Seat(game, seat).view()["routes"]
    return next(row for row in rows if names[choice.verb.name] in (row["empire"], row["seat"]))


def passes_city(game: SilkCities, row: dict[str, Any]) -> bool:
    return any(game.regions[region].city != NOBODY for region in row["regions"])


def next_door(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return not route_to(game, seat, choice)["regions"]


def no_city_passed(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return not passes_city(game, route_to(game, seat, choice))


def no_way_past(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    row = route_to(game, seat, choice)
    return passes_city(game, row) and row["detour"] is None


def cheapest_only(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.terms.cheapest_only and choice.parameters[-1] > 0


def no_rival(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    player = choice.named()["player"]
    return player == seat or player >= game.players


def keeps_points(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.cards.developments[choice.parameters[0]].points > 0


def for_battle(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.cards.developments[choice.parameters[0]].face.play == "battle"


def for_turn(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.cards.developments[choice.parameters[0]].face.play == "turn"


def one_side(attacks: bool) -> Final:
    def check(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
        step: Any = game.step
        effect = game.cards.developments[choice.parameters[0]].in_battle
        is_mine = (step.battle.attacker == seat) != attacks
        return effect is not None and is_mine and effect.is_allowed(attacks) and not effect.is_allowed(not attacks)

    return check


def works_alone(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    kinds = {effect.kind for effect in game.cards.improvements[choice.parameters[0]].effects}
    return not kinds & {"patronage", "untap"}


def no_sale(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    step = game.step
    return isinstance(step, (NameLimits, RaisePrice)) and not isinstance(step.auction.lot, ItemForSale)


def open_bids(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return game.terms.open_auctions


def secret_bids(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return not game.terms.open_auctions


def one_captive(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return isinstance(game.step, Plunder) and game.step.captive


def not_looked(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return choice.parameters[0] not in [game.cards.development(card).card for card in game.looked]


def not_for_sale(game: SilkCities, seat: int, choice: Choice, facts: Facts) -> bool:
    return isinstance(game.step, PutUp) and not game.step.sale.left[facts["item"]]


FINAL: dict[str, Final] = {
    "first": other_step,
    "later": other_step,
    "own_city": own_city,
    "not_dealt": not_dealt,
    "city_there": other_city,
    "ruin_there": other_ruin,
    **dict.fromkeys(["not_next", "passed_before", "dead_end"], no_way),
    "outbid": outbid,
    "next_door": next_door,
    "no_city_passed": no_city_passed,
    "no_way_past": no_way_past,
    "cheapest_only": cheapest_only,
    "no_rival": no_rival,
    "keeps_points": keeps_points,
    "in_battle": for_battle,
    "on_turn": for_turn,
    "defenders_card": one_side(False),
    "attackers_card": one_side(True),
    "works_alone": works_alone,
    "no_sale": no_sale,
    "open_bids": open_bids,
    "secret_bids": secret_bids,
    "one_captive": one_captive,
    "not_looked": not_looked,
    "not_for_sale": not_for_sale,
    "put_before": not_for_sale,
}
