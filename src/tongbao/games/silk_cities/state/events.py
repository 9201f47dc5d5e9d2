"""Events of Cities of the Silk Road (section 16); nothing is kept unless there is a chronicle.

Facts: ``player`` and ``owner`` are seats, ``n`` and ``k`` numbers; ``region``, ``other`` (another region), ``good``,
``role``, ``to``, ``improvement``, ``card`` (a kind of development), ``silk_card``, ``empire`` and ``item`` (what
``put`` names) are numbers of their things, ``cards`` a list of kinds.
"""

from tongbao.engine.events import Event, Facts
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards.actions import GOODS
from tongbao.games.silk_cities.state.obstacles import Price
from tongbao.games.silk_cities.state.sources import ORDER, drawn, origin


def line(game: Game, kind: str, n: int = 0) -> None:
    """Something happens to all."""
    if game.events is not None:
        game.tell(Event(kind, {"n": n}))


def by(game: Game, kind: str, player: int, n: int = 0, k: int = 0) -> None:
    """Somebody does something, with a number or two."""
    if game.events is not None:
        game.tell(Event(kind, {"player": player, "n": n, "k": k}))


def to(game: Game, kind: str, player: int, owner: int, n: int = 0, k: int = 0) -> None:
    """Somebody does something to somebody else."""
    if game.events is not None:
        game.tell(Event(kind, {"player": player, "owner": owner, "n": n, "k": k}))


def thing(game: Game, kind: str, player: int, name: str, what: int, n: int = 0) -> None:
    """Somebody does something with a thing: ``name`` says which fact it is."""
    if game.events is not None:
        game.tell(Event(kind, {"player": player, name: what, "n": n}))


def dealt(game: Game, player: int, regions: list[int]) -> None:
    """Two regions lie before a player, who will claim one of them."""
    if game.events is not None:
        game.tell(Event("dealt", {"player": player, "region": regions[0], "other": regions[1]}))


def silk_card(game: Game, kind: str, card: int) -> None:
    """A card of the silk deck is turned over, falls off or leaves."""
    if game.events is not None:
        game.tell(Event(kind, {"silk_card": card}))


def region(game: Game, kind: str, number: int, n: int) -> None:
    """Coins go into a region's treasury."""
    if game.events is not None:
        game.tell(Event(kind, {"region": number, "n": n}))


def payment(game: Game, player: int, owner: int, number: int, n: int) -> None:
    """A region on a route is paid: a stack, or coins for the city's owner."""
    if game.events is not None:
        facts: Facts = {"player": player, "region": number, "n": n}
        if owner != NOBODY:
            facts["owner"] = owner
        game.tell(Event("stack" if owner == NOBODY else "passage", facts))


def assign(game: Game, player: int, role: int, new: int) -> None:
    """A citizen changes role."""
    if game.events is not None:
        game.tell(Event("assign", {"player": player, "role": role, "to": new}))


def cost(game: Game, kind: str, player: int, improvement: int, price: Price) -> None:
    """An improvement is built or used, and paid for."""
    if game.events is not None:
        facts: Facts = {"player": player, "improvement": improvement, "coins": price.coins}
        for name, n in zip(GOODS, price.goods, strict=True):
            facts[name] = n
        game.tell(Event(kind, facts))


def trade(game: Game, kind: str, player: int, good: int, empire: int, price: int, route: int) -> None:
    """A good is bought from an empire or sold to it."""
    if game.events is not None:
        facts: Facts = {"player": player, "good": good, "empire": empire, "price": price, "route": route}
        game.tell(Event(kind, facts))


def between(game: Game, kind: str, player: int, owner: int, good: int, n: int = 0, k: int = 0) -> None:
    """A good is offered, sold or refused between two players, or plundered."""
    if game.events is not None:
        game.tell(Event(kind, {"player": player, "owner": owner, "good": good, "n": n, "k": k}))


def draw(game: Game, player: int, card: int) -> None:
    """A development card is drawn; only its owner reads which."""
    if game.events is not None:
        game.tell(Event("draw", {"player": player}, "draw_own", {"card": card}, 1 << player))


def look(game: Game, player: int, cards: list[int]) -> None:
    """Cards are looked at; only who looks reads which."""
    if game.events is not None:
        game.tell(Event("look", {"player": player, "n": len(cards)}, "look_own", {"cards": cards}, 1 << player))


def golden_age(game: Game, player: int, number: int, treasury: int, parts: list[int]) -> None:
    """An empire falls and rises elsewhere: its treasury, and the Golden Age by part."""
    if game.events is not None:
        facts: Facts = {"player": player, "region": number, "treasury": treasury, "n": sum(parts)}
        for name, n in zip([*GOODS, "citizens", "improvements"], parts, strict=True):
            facts[name] = n
        game.tell(Event("golden_age" if sum(parts) else "golden_age_of_nothing", facts))


def item(game: Game, kind: str, player: int, what: int, n: int) -> None:
    """An item is put up, sold or kept."""
    if game.events is not None:
        game.tell(Event(kind, {"player": player, "item": what, "n": n}))


def result(game: Game, player: int, kinds: list[int], n: int) -> None:
    """A seat's Victory Point cards are shown, and where each came from: the place of its source, and the step."""
    if game.events is not None:
        left = drawn(game.events, player)
        came = [origin(kind, left) for kind in kinds]
        facts: Facts = {"player": player, "cards": kinds, "n": n}
        facts["sources"] = [ORDER.index(line.source) for line in came]
        facts["steps"] = [line.step for line in came]
        game.tell(Event("result", facts))
