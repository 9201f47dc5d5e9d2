"""Why-not: the reason why a seat isn't offered a choice, in facts. Works on redacted copies only."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason
from tongbao.games.silk_cities.cards.actions import (
    ACCEPT,
    ARMY,
    ASK,
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    BUY_FOOD,
    CLAIM,
    DEFEND,
    DONE,
    END,
    FINE,
    FOOD,
    GATHER,
    GATHER_ALL,
    GOODS,
    GROW,
    HOP,
    KEEP,
    KEEP_CARD,
    LIMIT,
    METAL,
    OFFER,
    OUT,
    PASS,
    PLAY,
    PLUNDER,
    PUT,
    RAISE,
    REFUSE,
    RISE,
    SELL,
    SILK,
    SOLDIERS,
    TOLL,
    USE,
    WANT,
)
from tongbao.games.silk_cities.explain.blocked_answers import obstacles
from tongbao.games.silk_cities.explain.remedies import WORKERS, remedies
from tongbao.games.silk_cities.rules.pending import STEPS
from tongbao.games.silk_cities.rules.work import NEW_ROLE
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.empires import BUYER, SELLER
from tongbao.games.silk_cities.state.obstacles import FREE, PAYMENTS, ROUTE, Obstacle, Price
from tongbao.games.silk_cities.state.table import SilkCities

MOST_DRAWN: Final = 12
"""Of a price with more tokens none is drawn."""
COIN: Final = "coin"

TURN: Final = "action"
IMPROVEMENTS: Final = "improvements"
ROUTES: Final = "routes"
TRADE: Final = "empires"
SELLING: Final = "offers"
ATTACKING: Final = "attacks"
FATE: Final = "fates"
AUCTIONS: Final = "auctions"
CARDS: Final = "end"
BARBARIANS: Final = "replenish"
START: Final = "start"
CITY: Final = "city"
OPTIONS: Final = "options"
RULES: Final[dict[Verb, str]] = {
    **dict.fromkeys([GATHER, GATHER_ALL, ASSIGN, GROW.verb, END.verb], TURN),
    **dict.fromkeys([BUILD, USE], IMPROVEMENTS),
    **dict.fromkeys([PLAY, KEEP_CARD], CARDS),
    **dict.fromkeys([BUY, SELL], TRADE),
    **dict.fromkeys([OFFER, ASK, ACCEPT.verb, REFUSE.verb], SELLING),
    **dict.fromkeys([ATTACK, ARMY, DEFEND, PLUNDER, DONE.verb], ATTACKING),
    **dict.fromkeys([LIMIT, RAISE, OUT.verb, PASS.verb], AUCTIONS),
    **dict.fromkeys([KEEP.verb, RISE, PUT], FATE),
    **dict.fromkeys([TOLL, WANT], CITY),
    SOLDIERS: BARBARIANS,
    CLAIM: START,
    HOP: ROUTES,
}
"""By verb the anchor of its paragraph in the rules for players."""
RULES_OF_KINDS: Final[dict[str, str]] = {
    **{f"first_{name}": TURN for name in STEPS.values()},
    "toll_changed": TURN,
    "want_changed": TURN,
    "city_full": CITY,
    "owned": CITY,
    "none_left": CITY,
    "next_door": ROUTES,
    "no_way_past": ROUTES,
    "no_city_passed": ROUTES,
    "cheapest_only": OPTIONS,
    "open_bids": OPTIONS,
    "secret_bids": OPTIONS,
}
"""By kind of obstacle, where it stands elsewhere."""


def why_not(game: SilkCities, seat: int, choice: Choice) -> Reason:
    """Why the seat, which has to choose something, isn't offered a choice; the nearest obstacle stands for all."""
    found = obstacles(game, seat, choice)
    nearest = found[0]
    price = price_of(game, seat, choice) if nearest.kind in PAYMENTS else FREE
    if nearest.kind == ROUTE:
        price = Price(nearest.need, FREE.goods)
    have, lack = tokens(game.cities[seat], price)
    return Reason(
        named(nearest, choice.verb),
        {**subject(game, seat, choice), **amounts(found, nearest, price), **nearest.facts},
        have,
        lack or WORKERS.get(nearest.kind, []),
        [choice.parameters[0]] if choice.verb in (PLAY, KEEP_CARD) else [],
        remedies(game, seat, choice, found),
        RULES_OF_KINDS.get(nearest.kind, RULES[choice.verb]),
    )


def named(obstacle: Obstacle, verb: Verb) -> str:
    """The kind of the text: of what is paid one for each verb."""
    kind = "price" if obstacle.kind in PAYMENTS else obstacle.kind
    return f"why_{kind}_{verb.name}" if kind in ("price", ROUTE) else f"why_{kind}"


def subject(game: SilkCities, seat: int, choice: Choice) -> Facts:
    """What the choice is about: its parameters by name; of a journey also where it leads, and what is paid there."""
    verb, what = choice.verb, choice.parameters[0] if choice.parameters else 0
    facts: Facts = {name: number for name, number in choice.named().items() if name not in ("mode", "player", "what")}
    if verb is BUY:
        number = SELLER[what]
        empire = game.empires[number]
        facts.update({"empire": number, "n": what})
        if what >= BUY_FOOD:
            facts["good"] = what - BUY_FOOD
        if what in empire.wares:
            facts.update({"good": empire.good(what), "price": empire.price(what)})
    elif verb is SELL:
        facts["empire"] = BUYER[what]
    elif verb in (OFFER, ATTACK):
        player = choice.named()["player"]
        if player < game.players:
            facts["owner"] = player
            facts["n"] = game.reserve(seat, player)
    return facts


def price_of(game: SilkCities, seat: int, choice: Choice) -> Price:
    """What is paid to the bank for a deed at home."""
    verb, what = choice.verb, choice.parameters[0] if choice.parameters else 0
    if verb is BUILD:
        return game.cards.improvements[what].price
    if verb is USE:
        prices = [use.price(game, seat) for use in game.cards.improvements[what].uses]
        return next(price for price in prices if game.cities[seat].short_of(price))
    return game.cities[seat].growth_price() if verb is GROW.verb else NEW_ROLE[choice.parameters[1]]


def amounts(found: list[Obstacle], nearest: Obstacle, price: Price) -> Facts:
    """How much is needed and how much there is; of a price each part of it, and what of it is short."""
    if not nearest.need:
        return {}
    facts: Facts = {"need": nearest.need, "have": nearest.have}
    if nearest.kind in PAYMENTS:
        facts.update({kind: need for kind, _, need in parts(price)})
        facts.update({f"lack_{kind}": 0 for kind in PAYMENTS})
        facts.update({f"lack_{each.kind}": each.shortage() for each in found if each.kind in PAYMENTS})
    return facts


def parts(price: Price) -> list[tuple[str, str, int]]:
    """By kind what is paid, and what a token of it is called; silk is of either kind (S-43)."""
    goods = price.goods
    needs = [price.coins, goods[FOOD], goods[METAL], goods[SILK] + goods[FINE]]
    return list(zip(PAYMENTS, (COIN, *GOODS), needs, strict=False))


def tokens(city: City, price: Price) -> tuple[list[str], list[str]]:
    """What of a price is there and what isn't, token by token; nothing if there would be too many."""
    goods, have, lack = city.goods, list[str](), list[str]()
    held = [city.coins, goods[FOOD], goods[METAL], goods[SILK] + goods[FINE]]
    for (_, token, need), there in zip(parts(price), held, strict=True):
        have += [token] * min(need, there)
        lack += [token] * max(need - there, 0)
    return (have, lack) if len(have) + len(lack) <= MOST_DRAWN else ([], [])
