"""Blocked answers: obstacles of each step, the turn's among them (sections 3 and 7 to 12)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards.actions import (
    ACCEPT,
    ARMY,
    ASK,
    CLAIM,
    DEFEND,
    DONE,
    HOP,
    KEEP,
    KEEP_CARD,
    LIMIT,
    OUT,
    PASS,
    PLAY,
    PLUNDER,
    PUT,
    RAISE,
    REFUSE,
    RISE,
    SOLDIER,
    SOLDIERS,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.rules.attacks import Defend, Muster, PlayCards, Plunder
from tongbao.games.silk_cities.rules.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.rules.barbarians import SendSoldiers, soldiers
from tongbao.games.silk_cities.rules.building import unplayable
from tongbao.games.silk_cities.rules.golden_ages import PutUp
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.offers import AskPrice
from tongbao.games.silk_cities.rules.pending import STEPS
from tongbao.games.silk_cities.rules.rise_and_fall import ClaimRegion, DecideFate
from tongbao.games.silk_cities.rules.turns import DEEDS, Turn
from tongbao.games.silk_cities.state.citizens import NO_RANK, TRAINED
from tongbao.games.silk_cities.state.drawing import KeepOne
from tongbao.games.silk_cities.state.items import ITEMS
from tongbao.games.silk_cities.state.map import CLOSED, FAR
from tongbao.games.silk_cities.state.obstacles import CLEAR, FULL_CITY, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities


def answer_obstacles(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """What stands in the way of an answer to what the seat is asked; nothing if it belongs to another step."""
    step, verb = game.step, choice.verb
    if verb is PLAY:
        return cards(game, seat, choice)
    if isinstance(step, (NameLimits, RaisePrice)):
        return bids(game, seat, choice)
    n = choice.parameters[0] if choice.parameters else 0
    if isinstance(step, ClaimRegion) and verb is CLAIM:
        return claims(game, step, n)
    if isinstance(step, SendSoldiers) and verb is SOLDIERS:
        return sent(step, n, soldiers(game, seat))
    if isinstance(step, AskPrice) and verb is ASK:
        buyer = step.errand.goal.seat
        return too_few("partner_coins", n, game.cities[buyer].coins, buyer)
    if isinstance(step, Hop) and verb is HOP:
        return hops(game, step, n)
    if isinstance(step, Muster) and verb is ARMY:
        return too_few("army", n, game.cities[seat].citizens.untapped[TRAINED])
    if isinstance(step, Defend) and verb is DEFEND:
        return too_few("defence", n, game.cities[seat].citizens.untapped_of(SOLDIER))
    if isinstance(step, Plunder) and verb is PLUNDER:
        return loot(game, step, n)
    if isinstance(step, KeepOne) and verb is KEEP_CARD:
        return [Obstacle("not_looked")]
    if isinstance(step, DecideFate) and verb is RISE:
        owner = game.regions[n].city
        return [held(seat, step.ruins(game)[n], "ruin_there") if owner == NOBODY else held(seat, owner, "city_there")]
    if isinstance(step, PutUp) and verb is PUT:
        return [Obstacle("put_before" if ITEMS[n].count(game.cities[seat]) else "not_for_sale")]
    return CLEAR


def claims(game: SilkCities, step: ClaimRegion, n: int) -> list[Obstacle]:
    """A region belongs to somebody, or wasn't dealt to the seat."""
    owner = game.regions[n].city
    return [Obstacle("not_dealt") if owner == NOBODY else held(step.seat, owner, "city_there")]


def too_few(kind: str, need: int, have: int, owner: int = NOBODY) -> list[Obstacle]:
    """More is named than there is, of the ``owner`` if it is another player's."""
    facts = {"owner": owner} if owner != NOBODY else {}
    return [Obstacle(kind, need, have, {"need": need, "have": have, **facts})] if have < need else CLEAR


def held(seat: int, owner: int, kind: str) -> Obstacle:
    """A region belongs to somebody."""
    return Obstacle("own_city") if owner == seat else Obstacle(kind, facts={"owner": owner})


def sent(step: SendSoldiers, n: int, have: int) -> list[Obstacle]:
    """Too few for the highest bid, or more than there are (8.2)."""
    highest = step.horde.highest()
    if n <= highest:
        return [Obstacle("outbid", facts={"k": highest, "owner": step.horde.leader})]
    return too_few("soldiers", n, have)


def bids(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """A bid in the other form of auction or beyond the coins, or to leave what is no sale (section 9)."""
    step, verb, coins = game.step, choice.verb, game.cities[seat].coins
    if choice is OUT:
        return [Obstacle("no_sale")]
    if isinstance(step, NameLimits):
        if verb is RAISE or choice is PASS:
            return [Obstacle("secret_bids")]
        return too_few("bid", choice.parameters[0], coins) if verb is LIMIT else CLEAR
    if verb is LIMIT:
        return [Obstacle("open_bids")]
    if isinstance(step, RaisePrice) and verb is RAISE:
        return too_few("bid", step.auction.price + choice.parameters[0], coins)
    return CLEAR


def hops(game: SilkCities, step: Hop, region: int) -> list[Obstacle]:
    """A region where the route may not lead, or from which the goal can't be reached with the coins (section 6)."""
    here, budget = step.stand(game)
    if region not in game.map.neighbours[here]:
        return [Obstacle("not_next")]
    left = step.left_to_pay(game, game.homes(), FAR)[region]
    if left == CLOSED:
        return [Obstacle("passed_before" if region in step.route else "own_city")]
    if left == FAR:
        return [Obstacle("dead_end")]
    return [Obstacle("hop_dear", left, budget, {"need": left, "have": budget})]


def cards(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """A card that isn't for this battle, for this side of it, or not for a battle at all (section 12)."""
    kind, step = choice.parameters[0], game.step
    effect = game.cards.developments[kind].in_battle
    found = unplayable(game, seat, kind)
    if found or not isinstance(step, PlayCards):
        return found
    if effect is None:
        return [Obstacle("on_turn")]
    return [Obstacle("defenders_card" if seat == step.battle.attacker else "attackers_card")]


def loot(game: SilkCities, step: Plunder, what: int) -> list[Obstacle]:
    """What the city hasn't got, or a captive more than one, or than there is room for (10.6)."""
    owner = step.battle.defender
    if what < TAKE_COINS:
        return [Obstacle("no_loot", facts={"good": what, "owner": owner})]
    if what != TAKE_CAPTIVE:
        return [Obstacle("partner_poor", facts={"owner": owner})]
    if step.captive:
        return [Obstacle("one_captive")]
    if not game.cities[step.battle.attacker].has_room():
        return [FULL_CITY]
    return (
        [Obstacle("no_captive", facts={"owner": owner})] if game.cities[owner].citizens.captive() == NO_RANK else CLEAR
    )


LATER: Final[dict[Verb, str]] = {
    CLAIM: "claim",
    SOLDIERS: "soldiers",
    PASS.verb: "pass",
    ASK: "ask",
    ACCEPT.verb: "answer",
    REFUSE.verb: "answer",
    HOP: "hop",
    ARMY: "army",
    DEFEND: "defend",
    PLUNDER: "plunder",
    DONE.verb: "plunder",
    KEEP.verb: "fate",
    RISE: "fate",
    PUT: "put",
    LIMIT: "auction",
    RAISE: "auction",
    OUT.verb: "auction",
    KEEP_CARD: "keep_card",
}
"""Where the choices belong that aren't part of a turn."""
NOT_THERE: Final = ("no_rival", "no_good", "slot_covered", "slot_empty", "sold_out")
"""The obstacles of things that aren't there at all; they come before what closes a whole way to act."""


def obstacles(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """All that stands in the way of a choice, the nearest first; nothing if it is offered."""
    verb, is_turn = choice.verb, isinstance(game.step, Turn)
    if is_turn and verb in DEEDS:
        closed = DEEDS[verb].closed(game, seat)
        found = DEEDS[verb].obstacles(game, seat, choice)
        return [*found, *closed] if found and found[0].kind in NOT_THERE else [*closed, *found]
    if choice in game.choices(seat):
        return []
    found = answer_obstacles(game, seat, choice)
    if found:
        return found
    return [Obstacle(f"later_{LATER[verb]}" if verb in LATER else f"first_{STEPS[type(game.step)]}")]
