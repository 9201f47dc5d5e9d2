"""Reasons tried out: by kind, what stands in the way is put right on a copy of the game."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tongbao import Seat
from tongbao.engine.choice import Choice
from tongbao.games.xanadu.actions import BUILD, END_WORKERS, PLACE, SELL
from tongbao.games.xanadu.cards.resources import pack
from tongbao.games.xanadu.steps import Build, FillPool, PlaceWorkers, SellBuildings, phase
from tongbao.games.xanadu.table import Building, Xanadu

Said = dict[str, Any]
IDLE: tuple[str, ...] = ()
"""Verbs that random games do without."""
UNTRIED = {"why_starting", "why_started", "why_not_held", "why_not_standing", "why_no_workers"}
"""Reasons for what hardly anybody or nobody wishes for."""
TRIES_ANY = True
"""Whether also what nobody may wish for is tried."""
MANY = 30
"""More workers than anybody ever has."""


class Trial:
    """A wish of a seat that isn't offered, what the seat is told of it, and copies of the game to try things on."""

    def __init__(self, game: Xanadu, seat: int, wish: Choice, said: Said) -> None:
        self.game = game
        self.seat = seat
        self.wish = wish
        self.said = said
        self.facts: dict[str, Any] = said["facts"]

    def copy(self) -> Xanadu:
        """The game again, to change at will."""
        return self.game.clone()

    def kind_in(self, game: Xanadu) -> str:
        """The kind of reason there would be in a changed copy; "" if the wish is offered there."""
        if not game.over and game.sealed is None:
            game.legal = game.step.choices(game)
        said: Any = Seat(game, self.seat).why_not(self.wish)
        return said["kind"] if said else ""

    def stops_in(self, game: Xanadu) -> bool:
        """Whether another reason, or none, is given in a changed copy."""
        return self.kind_in(game) != self.said["kind"]

    def after(self, remedy: int = 0) -> Xanadu:
        """The game once the seat has taken one of the remedies."""
        copy = self.copy()
        copy.take(self.seat, self.said["remedies"][remedy]["choice"])
        return copy

    def builds(self, more: Counter[str], workers: int | None = None) -> bool:
        """Whether the card could be built at once with more in the pool, and with so many workers besides it."""
        copy = self.copy()
        if phase(copy) == "sell":
            if any(building.card not in copy.marked for city in copy.cities for building in city):
                city = copy.cities[self.seat]
                copy.cities[self.seat] = [building for building in city if building.card not in copy.marked]
            FillPool(self.seat).happen(copy)
        copy.pool += pack(more)
        if workers is not None:
            copy.workers_left = workers + 1
        return self.wish in Build(self.seat).choices(copy)


def share(game: Xanadu) -> float:
    """How many positions like this are looked at."""
    return 1 / 12


def is_true(game: Xanadu, seat: int, wish: Choice, said: Said) -> None:
    """Raises AssertionError if the reason is not what stands in the way."""
    TRIALS[said["kind"]](Trial(game, seat, wish, said))


def helps(game: Xanadu, seat: int, wish: Choice, said: Said, remedy: Said) -> bool:
    """Whether a remedy can be taken; what it brings is tried with its reason."""
    copy = game.clone()
    copy.take(seat, remedy["choice"])
    return True


# Starting buildings.


def colour(trial: Trial) -> None:
    """Without the cards of that colour it is the turn of the next one, until the card is offered."""
    copy = trial.copy()
    for _ in range(5):
        said: Any = Seat(copy, trial.seat).why_not(trial.wish)
        if said is None:
            return
        assert said["kind"] == "why_colour" and said["causes"]
        for card in said["causes"]:
            copy.take_from_hand(trial.seat, card)
        copy.legal = copy.step.choices(copy)
    raise AssertionError(trial.wish)


def picked(trial: Trial) -> None:
    """Had the seat not picked it, it could."""
    copy = trial.copy()
    assert copy.sealed is not None
    copy.sealed[trial.seat] = []
    copy.legal = copy.step.choices(copy)
    assert Seat(copy, trial.seat).why_not(trial.wish) is None


# The order of a turn.


def now(trial: Trial) -> None:
    """The remedy leads on; a card that only waits for the end of the sale can be built then."""
    for place in range(len(trial.said["remedies"])):
        copy = trial.after(place)
        said: Any = None if copy.over else Seat(copy, trial.seat).why_not(trial.wish)
        assert not said or said["kind"] != trial.said["kind"]
        if trial.wish.verb is BUILD and copy.sealed is None:
            assert said is None


def sell_past(trial: Trial) -> None:
    """It would be offered while the seat sells, if there is anything to sell."""
    choices = SellBuildings(trial.seat).choices(trial.copy())
    assert phase(trial.game) != "sell" and (trial.wish in choices or not choices)


def build_past(trial: Trial) -> None:
    """With all that a card needs it would be offered while the seat builds."""
    copy = trial.copy()
    copy.cities[trial.seat] = []
    copy.workers_left = MANY
    if trial.wish.verb is BUILD:
        copy.pool += copy.cards.cost[trial.wish.parameters[0]]
    assert phase(copy) in ("workers", "hand") and trial.wish in Build(trial.seat).choices(copy)


def workers_past(trial: Trial) -> None:
    """It would be offered while the seat places workers, if any building is open."""
    choices, places = PlaceWorkers(trial.seat).choices(trial.copy()), trial.game.open_buildings()
    is_open = any(trial.wish in (PLACE.of[building.card], END_WORKERS) for building in places)
    assert phase(trial.game) == "hand" and (trial.wish in choices) == is_open


def pass_marked(trial: Trial) -> None:
    copy = trial.copy()
    copy.marked = []
    assert trial.kind_in(copy) == ""


def pass_touched(trial: Trial) -> None:
    """While the seat builds, this alone stands in the way of a pass."""
    copy = trial.copy()
    step = Build(trial.seat)
    sold, acted = trial.said["kind"] == "why_pass_sold", trial.said["kind"] == "why_pass_acted"
    assert (copy.sale_turn or not sold) and (copy.acted or not acted)
    for copy.sale_turn, copy.acted in [(sold, acted), (False, False)]:
        assert (trial.wish in step.choices(copy)) == copy.is_untouched()


def pass_workers(trial: Trial) -> None:
    """To place no workers is told as a pass."""
    copy = trial.after()
    assert (copy.events or [])[len(trial.game.events or [])].kind == "pass"


# Selling.


def not_yours(trial: Trial) -> None:
    """Its owner could sell it."""
    assert trial.facts["owner"] != trial.seat
    assert SELL.of[trial.facts["card"]] in SellBuildings(trial.facts["owner"]).choices(trial.game)


def marked(trial: Trial) -> None:
    """Were it not marked, it could be sold; and confirmed, it leaves the city."""
    copy = trial.copy()
    copy.marked = []
    assert trial.stops_in(copy) and (trial.wish.verb is not SELL or trial.kind_in(copy) == "")
    for place in range(len(trial.said["remedies"])):
        assert trial.facts["card"] not in standing(trial.after(place))


def sold_by_itself(trial: Trial) -> None:
    """However the turn goes on, it is sold for that, bonus included."""
    copy, dice = trial.copy(), random.Random(trial.game.decisions)
    card = trial.facts["card"]
    bonus = copy.bonus(card)
    while not copy.over and copy.sealed is None and copy.active == trial.seat and card in standing(copy):
        copy.take(trial.seat, dice.choice(copy.choices(trial.seat)))
    told = [event.facts for event in copy.events or [] if event.kind == "forced_sale"]
    assert copy.over or {"owner": trial.seat, "card": card, "n": trial.facts["n"] - bonus} in told


def standing(game: Xanadu) -> list[int]:
    """The cards of all buildings."""
    return [building.card for city in game.cities for building in city]


# Building.


def limit(trial: Trial) -> None:
    """With one building fewer it is no reason, and every remedy does just that."""
    copy = trial.copy()
    assert len(copy.cities[trial.seat]) == trial.facts["n"] == len(trial.said["causes"])
    copy.cities[trial.seat].pop()
    assert trial.stops_in(copy)
    for place in range(len(trial.said["remedies"])):
        assert trial.stops_in(trial.after(place))


def one_a_turn(trial: Trial) -> None:
    """Had nothing been built, it would be no reason."""
    copy = trial.copy()
    assert trial.facts["cards"] == [copy.pending or copy.cities[trial.seat][-1].card]
    copy.cities[trial.seat] = [building for building in copy.cities[trial.seat] if not building.new]
    copy.pending = 0
    assert trial.stops_in(copy)


def out_of_reach(trial: Trial) -> None:
    """However many workers there are, something is lacking; all of what is said to lack is needed, and enough."""
    assert not trial.builds(Counter(), MANY)
    reaches_so_far(trial)


def few_workers(trial: Trial) -> None:
    """So many workers would do and one fewer would not; or what lacks in the pool; a pass brings cards."""
    assert trial.builds(Counter(), trial.facts["need"]) and not trial.builds(Counter(), trial.facts["need"] - 1)
    reaches_so_far(trial)
    held = len(trial.game.hands[trial.seat])
    for place in range(len(trial.said["remedies"])):
        copy = trial.after(place)
        assert copy.over or held < len(copy.hands[trial.seat]) <= held + trial.said["remedies"][place]["facts"]["n"]


def reaches_so_far(trial: Trial) -> None:
    """What the workers there are can't bring is enough, and nothing of it can be left out."""
    lack, missing = Counter(trial.said["lack"]), Counter(trial.facts["resources"])
    assert trial.builds(lack) and trial.builds(missing, 0)
    assert all(not trial.builds(lack - Counter([name])) for name in lack)
    assert all(not trial.builds(missing - Counter([name]), 0) for name in missing)
    assert lack <= missing
    reached = missing.total() - lack.total()
    assert trial.facts.get("m", 0) == reached and trial.facts.get("k", missing.total()) == missing.total()


# Workers.


def unpaid(trial: Trial) -> None:
    """With what lacks in the pool the card is built and it is no reason any more; each remedy brings that nearer."""
    copy = trial.copy()
    copy.pool += pack(Counter(trial.said["lack"]))
    copy.complete_if_paid(trial.seat, copy.pending)
    assert not copy.pending
    copy.agenda.pop()
    copy.advance()
    assert trial.kind_in(copy) != "why_unpaid"
    nearer(trial)


def cost(trial: Trial) -> None:
    """Were the worker there, nothing could be paid any more; with what is said to lack in the pool he may go there."""
    copy = trial.copy()
    copy.place(trial.seat, trial.facts["card"])
    assert copy.pending and not copy.step.choices(copy) and copy.workers_left == trial.facts["n"]
    lack = Counter(trial.said["lack"])
    for less in [Counter[str](), *[Counter([name]) for name in lack]]:
        richer = trial.copy()
        richer.pool += pack(lack - less)
        assert (trial.kind_in(richer) == "") == (not less)
    nearer(trial)


def nearer(trial: Trial) -> None:
    """Each remedy brings what it says, and after it one worker fewer will do."""
    assert trial.said["remedies"]
    for place, remedy in enumerate(trial.said["remedies"]):
        gain = trial.game.gain(trial.game.building(int(remedy["choice"].split()[1])))
        assert pack(Counter(remedy["facts"]["resources"])) == gain
        assert fewest_to_pay(trial.after(place)) == fewest_to_pay(trial.game) - 1


def fewest_to_pay(game: Xanadu) -> int:
    """With how few workers the pending card could still be paid for."""
    copy = game.clone()
    for copy.workers_left in range(1, MANY):
        if not copy.pending or copy.step.choices(copy):
            return copy.workers_left if copy.pending else 0
    raise AssertionError(game)


def new(trial: Trial) -> None:
    """Were it upright, workers could go there."""
    building = trial.game.building(trial.facts["card"])
    assert building.new
    change(trial, building.upright())


def full(trial: Trial) -> None:
    """Were it empty, workers could go there."""
    building = trial.game.building(trial.facts["card"])
    assert building.is_full()
    change(trial, Building(building.card, building.owner, building.ground, 0, False, 0))


def change(trial: Trial, other: Building) -> None:
    """With the building changed into another the reason is gone."""
    copy = trial.copy()
    city = copy.cities[other.owner]
    city[[building.card for building in city].index(other.card)] = other
    copy.here = copy.open_places(trial.seat)
    assert trial.stops_in(copy)


TRIALS: dict[str, Callable[[Trial], None]] = {
    "why_colour": colour,
    "why_picked": picked,
    "why_sell_now": now,
    "why_build_now": now,
    "why_workers_now": now,
    "why_sell_past": sell_past,
    "why_build_past": build_past,
    "why_workers_past": workers_past,
    "why_pass_marked": pass_marked,
    "why_pass_sold": pass_touched,
    "why_pass_acted": pass_touched,
    "why_pass_workers": pass_workers,
    "why_not_yours": not_yours,
    "why_marked": marked,
    "why_sold_by_itself": sold_by_itself,
    "why_limit": limit,
    "why_one_a_turn": one_a_turn,
    "why_out_of_reach": out_of_reach,
    "why_few_workers": few_workers,
    "why_last_card": few_workers,
    "why_unpaid": unpaid,
    "why_cost": cost,
    "why_new": new,
    "why_full": full,
}
