"""What stands in the way of answers to each step but the turn (sections 3 and 7 to 12)."""

from tongbao.engine.choice import Choice
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.actions import (
    ARMY,
    ASK,
    CLAIM,
    DEFEND,
    HOP,
    KEEP_CARD,
    LIMIT,
    OUT,
    PASS,
    PLAY,
    PLUNDER,
    PUT,
    RAISE,
    RISE,
    SOLDIER,
    SOLDIERS,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.attacks import Defend, Muster, PlayCards
from tongbao.games.silk_cities.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.barbarians import SendSoldiers, soldiers
from tongbao.games.silk_cities.building import unplayable
from tongbao.games.silk_cities.citizens import NO_RANK, TRAINED
from tongbao.games.silk_cities.claims import ClaimRegion
from tongbao.games.silk_cities.drawing import KeepOne
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.fates import DecideFate
from tongbao.games.silk_cities.golden_ages import PutUp
from tongbao.games.silk_cities.items import ITEMS
from tongbao.games.silk_cities.map import CLOSED, FAR
from tongbao.games.silk_cities.obstacles import CLEAR, FULL_CITY, Obstacle
from tongbao.games.silk_cities.offers import AskPrice
from tongbao.games.silk_cities.spoils import Plunder
from tongbao.games.silk_cities.table import SilkCities


def answer_obstacles(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """What stands in the way of an answer to what the seat is asked; nothing if it belongs to another step."""
    step, verb = game.step, choice.verb
    if verb is PLAY:
        return cards(game, seat, choice)
    if isinstance(step, (NameLimits, RaisePrice)):
        return bids(game, seat, choice)
    n = choice.parameters[0] if choice.parameters else 0
    if isinstance(step, ClaimRegion) and verb is CLAIM:
        return [held(seat, game.regions[n].city, "city_there")]
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
