"""Moments at which a table is worth a look, such as late in a full game, where it is most crowded, and how they come.

``late_tables.py`` keeps them as files.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import tongbao
from tongbao import HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.engine.game import Game

Json = dict[str, Any]
END_GAME_EVENTS = (12, 30, 46)
"""The cards of Pocket Chang’An that end the game."""
MOST_TABLES = 60
"""A game that never comes to a moment in so many never will."""
HALF = 0.5
Choose = Callable[[Json, list[str], random.Random], str]


class Moment(NamedTuple):
    """When a table is looked at: for how many it is, which choices are made, and whether the moment has come.

    ``options`` are those that aren't left as they are, ``pressed`` what has to be pressed to see the decision. If a
    hand is ``swiped`` on an upright phone, what lies there may be out of sight. Some are looked at on desks
    only, not ``on_phones``.
    """

    players: int
    choose: Choose
    when: Callable[[Json], bool]
    options: dict[str, str] = {}
    pressed: str = ""
    swiped: bool = False
    on_phones: bool = True


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

    Every empire falls once, in round 4, so that there are ruins.
    """
    own = view["seats"][view["active"]]
    order = ["claim", "rise", "keep", "keep_card", "use", "play", "build", "grow", "gather", "sell", "buy"]
    order += ["want", "toll", "put", "pass", "out", "limit", "end"]
    idle = {"want": any(own["wants"]), "toll": own["toll"] > 0, "build": len(own["improvements"]) >= 6}
    idle["rise"] = view["round"] != 4

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


def verb(view: Json) -> str:
    """The verb of the question in Pocket Chang’An."""
    return str(view["question"]["verb"]) if view["question"] else ""


def obstacles(view: Json) -> list[str | None]:
    """Why each card of the hand can't be built in Xanadu; None if it can."""
    return [held["why_not"] for held in view["hand"] or []]


def ways(view: Json, verb: str) -> int:
    """How many choices of this kind have a price and can be paid in Chang’an."""
    return sum(choice.startswith(verb) for choice in view["costs"])


def due(view: Json) -> int:
    """The price of the building under construction in Xanadu."""
    return sum(view["pending"]["cost"].values()) if view["phase"] == "workers" and view["pending"] else 0


def often(choose: Choose, share: float) -> Choose:
    """Chooses so, but for the share that is left over at random."""
    return lambda view, choices, dice: choose(view, choices, dice) if dice.random() < share else dice.choice(choices)


def offers(view: Json) -> list[bool]:
    """Whether each public card of Pocket Chang’An can be bought; none if nothing is bought now."""
    return [offer["can"] for offer in view["offers"].values()] if view["phase"] == "buy" else []


def begins(_view: Json) -> bool:
    return True


XANADU = partial(Moment, 4, often(builder, 0.7))
POCKET = partial(Moment, 4, often(layer, 0.75))
CHANGAN = partial(Moment, 4, settler, options={"decks": "production,trade,military,silk_road"})
MOMENTS: dict[str, dict[str, Moment]] = {
    "xanadu": {
        "full": Moment(6, builder, built_up),
        "full for two": Moment(2, builder, built_up),
        "begins": XANADU(begins, swiped=True),
        "pays": XANADU(lambda v: due(v) >= 3 and v["workers"]["placed"] and len(v["seats"][0]["buildings"]) > 1),
        "works": XANADU(
            lambda v: v["phase"] == "workers" and not v["pending"] and all(seat["buildings"] for seat in v["seats"])
        ),
        "builds": XANADU(
            lambda v: (
                v["phase"] == "build"
                and obstacles(v).count("resources") > 1
                and None in obstacles(v)
                and len(obstacles(v)) > 4
            ),
            swiped=True,
        ),
        "mans": XANADU(lambda v: v["phase"] == "hand" and len(v["workers"]["placed"]) > 2, swiped=True),
    },
    "pocket_changan": {
        "full": Moment(4, layer, laid_out),
        "full for two": Moment(2, layer, laid_out),
        "begins": POCKET(begins),
        "buys": POCKET(lambda v: bool(offers(v)) and all(offers(v))),
        "bargains": POCKET(lambda v: 2 <= sum(offers(v)) <= 5 and not all(offers(v))),
        "contends": POCKET(lambda v: verb(v) == "take" and len(v["revealed"]) > 3),
        "looks": POCKET(lambda v: verb(v) == "take" and v["question"]["kind"] == "draw_keep"),
        "loses": POCKET(lambda v: verb(v) == "lose" and sum(len(c["cards"]) for c in v["seats"][0]["columns"]) > 4),
        "discards": POCKET(lambda v: v["phase"] == "limit" and len(v["hand"]) > 6),
        "waives": POCKET(lambda v: v["phase"] == "actions" and [r["ends"] for r in v["running"]] == ["this_turn"]),
        "closes": POCKET(lambda v: v["phase"] == "actions" and v["round"] == v["limit"] and len(v["hand"]) > 2),
    },
    "changan": {
        "full": CHANGAN(settled),
        "full for two": Moment(2, settler, settled, {"decks": "production,trade,silk_road"}),
        "begins": CHANGAN(begins),
        "builds": CHANGAN(
            lambda v: v["phase"] == "turn" and not v["main"] and ways(v, "build") >= 9,
            pressed="[data-decision] [data-hold=build]",
        ),
        "places": CHANGAN(lambda v: v["phase"] == "place" and sum(map(len, v["seats"][0]["gates"])) >= 5),
        "pays": CHANGAN(lambda v: v["phase"] == "payment"),
        "acquires": CHANGAN(
            lambda v: v["phase"] == "turn" and ways(v, "acquire") >= 6, pressed="[data-decision] [data-hold=acquire]"
        ),
        "copies": CHANGAN(lambda v: v["phase"] == "effect" and v["effect"]["kind"] in ("copy", "raid")),
        "discards": CHANGAN(lambda v: v["phase"] == "discard"),
        "looks": CHANGAN(lambda v: v["looked"] is not None),
        "closes": CHANGAN(lambda v: v["last_round"] and v["phase"] == "turn"),
    },
    "silk_cities": {
        "full": Moment(5, trader, prosperous),
        "full for two": Moment(2, trader, prosperous),
        "begins": Moment(5, trader, begins, on_phones=False),
        "begins for two": Moment(2, trader, begins, on_phones=False),
    },
}
"""By game."""


def record_at(name: str, moment: Moment) -> Record:
    """The first game that comes to the moment, of those played here of the deal that all tables get."""
    for number in range(MOST_TABLES):
        game = dealt(name, moment.players, moment.options)
        if comes(game, moment, random.Random(number)):
            return Record.of(game)
    raise AssertionError("that moment never comes")


def dealt(name: str, players: int, options: dict[str, str] | None = None) -> Game:
    luck = HashLuck(bytes([0x5E] * 32), [""] * players)
    return tongbao.new(name, players=players, options=options or {}, luck=luck)


def comes(game: Game, moment: Moment, dice: random.Random) -> bool:
    """Play until the moment has come and the first seat is to act, or the game is over; whether it has come."""
    while not game.over:
        seat = Seat(game, game.seats_to_act()[0])
        view = seat.view()
        if seat.number == 0 and moment.when(view):
            return True
        game.take(seat.number, moment.choose(view, [choice.text for choice in seat.choices()], dice))
    return False


def record_of_bots(name: str, until: float) -> Record:
    """A game of two greedy players, or the part of it after which the second has chosen and the first is on turn."""
    game = dealt(name, 2)
    bots = [BOTS["greedy"](seat) for seat in range(2)]
    while not game.over:
        game.take(game.actor, bots[game.actor].choose(Seat(game, game.actor)))
    record = Record.of(game)
    made = record.choices
    if until < 1:
        least = int(until * len(made))
        end = next(n for n in range(least, len(made)) if made[n - 1].seat != 0 and made[n].seat == 0)
        record = Record(record.setup, record.origin, made[:end])
    return record
