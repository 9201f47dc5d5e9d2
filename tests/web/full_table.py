"""A table in the middle of a full game, with many cards in every city: where a page is most crowded."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import APIRequest, APIRequestContext, StorageState

import tongbao
from tongbao import HashLuck, Record
from tongbao.engine.choice import Decision
from tongbao.engine.game import Game

from .serving import SameEveryTime

Json = dict[str, Any]
END_GAME_EVENTS = (12, 30, 46)
"""The cards of Pocket Chang’An that end the game."""
PLAYERS = ("Mei", "Temür", "Aisha", "Luca", "Shirin", "Khutulun")
MOST_TABLES = 30
"""A game that never fills a table in so many never will."""


class Crowd(NamedTuple):
    """How a table of a game gets full: for how many, which choice a seat makes, and whether the table is full now.

    ``options`` gives those of a table for so many that are not left as they are.
    """

    players: int
    choose: Callable[[Json, list[str], random.Random], str]
    full: Callable[[Json], bool]
    options: Callable[[int], dict[str, str]] = lambda _players: {}


def builder(view: Json, choices: list[str], dice: random.Random) -> str:
    """Builds whatever can be built, sells nothing, and puts workers where the fewest stand."""
    stages = {building["card"]: building["stage"] for seat in view["seats"] for building in seat["buildings"]}

    def haste(choice: str) -> tuple[int, int]:
        verb, *cards = choice.split()
        order = ["end_workers", "build", "place", "start", "worker", "end_sales", "end_building", "sell", "skip_turn"]
        return order.index(verb), stages.get(int(cards[0]), 0) if verb == "place" else 0

    best = min(map(haste, choices))
    return dice.choice([choice for choice in choices if haste(choice) == best])


def layer(view: Json, choices: list[str], dice: random.Random) -> str:
    """Plays whatever can be played, into long columns if it can, but nothing that ends the game; else buys or draws."""
    columns = [len(column["cards"]) for column in view["seats"][view["to_act"][0]]["columns"]]
    order = ["place", "play", "buy", "keep", "take", "offer", "give", "drop", "lose", "copy", "draw", "pay"]

    def haste(choice: str) -> tuple[int, int]:
        verb, *numbers = choice.split()
        card = view["bought"] if verb == "place" else int(numbers[0]) if numbers else None
        ends = verb in ("play", "place") and card in END_GAME_EVENTS
        place = order.index(verb) if verb in order and not ends else len(order)
        return place, -columns[int(numbers[-1])] if verb in ("play", "place") else 0

    best = min(map(haste, choices))
    return dice.choice([choice for choice in choices if haste(choice) == best])


def built_up(view: Json) -> bool:
    """Every city full; among four players or more one building may be missing in each."""
    missing = [seat["limit"] - len(seat["buildings"]) for seat in view["seats"]]
    return max(missing) <= (len(missing) > 3)


def laid_out(view: Json) -> bool:
    """At least seven cards in every Urban Area and five in some column, an action left and a hand to choose from."""
    columns = [[len(column["cards"]) for column in seat["columns"]] for seat in view["seats"]]
    crowded = min(map(sum, columns)) >= 7 and max(map(max, columns)) >= 5
    return crowded and view["phase"] == "actions" and len(view["hand"]) > 1


def settler(view: Json, choices: list[str], dice: random.Random) -> str:
    """Keeps a hand, builds what can be built, uses what can be used and fills the gates."""
    order = ["build", "build_silk", "use", "activate", "play", "produce", "acquire"]
    order += ["draw_display", "draw_deck", "end_turn"]
    last = ["move", "done", "decline", "discard"]
    if view["phase"] == "turn" and view["seats"][view["active"]]["hand_count"] < 3:
        order.insert(0, "draw_display")

    def haste(choice: str) -> float:
        verb = choice.split()[0]
        return order.index(verb) if verb in order else len(order) if verb in last else 4.5

    best = min(map(haste, choices))
    return dice.choice([choice for choice in choices if haste(choice) == best])


def settled(view: Json) -> bool:
    """Six cards in the districts of the viewer and four in all others', cards at the gates, a hand, a turn to play."""
    built = [seat["built"] for seat in view["seats"]]
    at_gates = sum(map(len, view["seats"][0]["gates"]))
    crowded = built[0] >= 6 and min(built) >= 4 and at_gates >= 4 and len(view["hand"]) >= 3
    return crowded and view["phase"] == "turn" and view["main"] is None


def trader(view: Json, choices: list[str], dice: random.Random) -> str:
    """Builds up to six improvements, grows, gathers, posts prices and a toll, trades what is left over.

    Every empire falls once, in round 3, so that there are ruins.
    """
    own = view["seats"][view["active"]]
    order = ["claim", "rise", "keep", "keep_card", "use", "play", "build", "grow", "gather", "sell", "buy"]
    order += ["want", "toll", "put", "pass", "out", "limit", "end"]
    idle = {"want": any(own["wants"]), "toll": own["toll"] > 0, "build": len(own["improvements"]) >= 6}
    idle["rise"] = view["round"] != 3

    def haste(choice: str) -> tuple[int, int]:
        verb, *numbers = choice.split()
        scarce = verb == "sell" and own["goods"][int(numbers[0])] < 2
        if verb not in order or idle.get(verb) or scarce:
            return len(order), 0
        return order.index(verb), int(numbers[-1]) if verb in ("buy", "sell", "limit") else 0

    best = min(map(haste, choices))
    return dice.choice([choice for choice in choices if haste(choice) == best])


def prosperous(view: Json) -> bool:
    """From round 5 on: three improvements, five citizens and goods in every city, two cards in hand, a turn to play."""
    cities = [(len(seat["improvements"]), seat["size"], sum(seat["goods"])) for seat in view["seats"]]
    crowded = all(built >= 3 and size >= 5 and goods for built, size, goods in cities)
    return crowded and view["round"] >= 5 and len(view["hand"]) >= 2 and view["step"] == "turn"


def decks(players: int) -> dict[str, str]:
    """The decks whose cards take the most room: four for four players, else three."""
    return {"decks": "production,trade,military,silk_road" if players == 4 else "production,trade,silk_road"}


CROWDS = {
    "silk_cities": Crowd(5, trader, prosperous),
    "changan": Crowd(4, settler, settled, decks),
    "xanadu": Crowd(3, builder, built_up),
    "pocket_changan": Crowd(4, layer, laid_out),
}


class FullTable(NamedTuple):
    """Its link, and the cookies of whoever sits on the first seat and is to act."""

    link: str
    cookies: StorageState


def full_table(
    request: APIRequest, address: str, name: str, players: int | None = None, crowd: Crowd | None = None
) -> FullTable:
    """A new table at which the choices are made that fill it, for so many players or as many as its crowd has."""
    crowd = crowd or CROWDS[name]
    crowd = crowd._replace(players=players or crowd.players)
    people = [request.new_context(base_url=address) for _ in range(crowd.players)]
    link = open_table(people, name, crowd.options(crowd.players))
    made = [0] * len(people)
    for decision in crowded(name, crowd):
        wish = {"seat": decision.seat, "choice": decision.choice.text, "version": made[decision.seat]}
        assert people[decision.seat].post(f"{link}/choices", data=wish).ok
        made[decision.seat] += 1
    cookies = people[0].storage_state()
    for person in people:
        person.dispose()
    return FullTable(link, cookies)


def open_table(people: list[APIRequestContext], name: str, options: dict[str, str]) -> str:
    """A new table with these options at which all people sit; its link."""
    form: dict[str, str | float | bool] = {"game": name, "players": len(people), "seat-0": "me", "name-0": PLAYERS[0]}
    form |= {f"seat-{seat}": "open" for seat in range(1, len(people))}
    form |= {f"opt-{option}": value for option, value in options.items()}
    link = people[0].post("/tables", form=form, max_redirects=0).headers["location"]
    for person, player in zip(people[1:], PLAYERS[1:], strict=False):
        assert person.post(f"{link}/seat", form={"name": player}).ok
    return link


def crowded(name: str, crowd: Crowd) -> list[Decision]:
    """The choices that fill a table of the deal that all tables get, found in games played here; many end before."""
    for number in range(MOST_TABLES):
        luck = HashLuck(bytes.fromhex(SameEveryTime.token_hex(32)), [""] * crowd.players)
        game = tongbao.new(name, players=crowd.players, options=crowd.options(crowd.players), luck=luck)
        if fill(game, crowd, random.Random(number)):
            return Record.of(game).choices
    raise AssertionError("no table gets full")


def fill(game: Game, crowd: Crowd, dice: random.Random) -> bool:
    """Play until the table is full and the first seat is to act, or the game over; whether it is full."""
    while not game.over:
        seat = tongbao.Seat(game, game.seats_to_act()[0])
        view = seat.view()
        if seat.number == 0 and crowd.full(view):
            return True
        game.take(seat.number, crowd.choose(view, [choice.text for choice in seat.choices()], dice))
    return False
