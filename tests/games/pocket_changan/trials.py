"""Reasons tried out: with what is short put right the choice is offered, or another thing is said; with less than that
it isn't. A remedy is taken, to see whether it helps.
"""

from collections.abc import Callable
from typing import Any, Final

from tongbao import Seat
from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan.cards.actions import BUY, PASS, PAY, PLACE, TAKE
from tongbao.games.pocket_changan.effects.own import FetchCard, RecallCard, TakeForOffer
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard
from tongbao.games.pocket_changan.rules.steps import Actions, HandLimit
from tongbao.games.pocket_changan.state.powers import OWN_COLUMN, Powers
from tongbao.games.pocket_changan.state.table import PocketChangan

TYPES: Final = ("military", "economy", "culture", "politics")
EVERYWHERE: Final = [[0, 1, 2, 3]] * len(OWN_COLUMN)
Why = dict[str, Any]
IDLE: Final[tuple[str, ...]] = ()
"""Verbs that random games do without."""
UNTRIED: Final[set[str]] = set()
TRIES_ANY = True
"""Whether also what nobody may wish for is tried."""


def share(game: PocketChangan) -> float:
    """How many positions like this are looked at."""
    return 0.16


class Trial:
    """A copy of a position in which a seat has wished for a choice and got a reason; things may be put right in it."""

    def __init__(self, game: PocketChangan, seat: int, choice: Choice, why: Why) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.choice: Final = choice
        self.why: Final = why
        self.kind: Final = str(why["kind"]).removeprefix("why_")
        self.facts: Final[dict[str, Any]] = why["facts"]
        self.card: Final = choice.parameters[0] if choice.parameters else -1
        self.table: Final = game.clone()
        self.table.hold()
        self.table.known = [self.table.everybody] * len(self.table.known)

    def again(self) -> "Trial":
        """Another copy of the same position."""
        return Trial(self.game, self.seat, self.choice, self.why)

    def powers(self) -> Powers:
        """What the seat has, to be changed."""
        self.table.recount(self.seat)
        return self.table.powers[self.seat]

    def refill(self, pile: list[int], *cards: int) -> "Trial":
        """Let these cards, and no others, lie in a pile of the copy."""
        pile[:] = cards
        return self

    def now(self) -> str:
        """What is said of the wish in the copy; "" if it is offered now."""
        self.table.legal = self.table.step.choices(self.table)
        self.table.actor = self.seat
        why = Seat(self.table, self.seat).why_not(self.choice)
        return str(why["kind"]).removeprefix("why_") if why is not None else ""

    def on_turn(self) -> str:
        """What is said of it if the seat were to act."""
        self.table.active, self.table.actions_left = self.seat, 1
        self.table.next(Actions(self.seat))
        return self.now()


# What keeps a card from a column.


def column(trial: Trial) -> None:
    """With all columns open to it the card goes there, or something else is in its way."""
    assert trial.facts["type"] != trial.facts["card"] // 16
    trial.powers().opens = EVERYWHERE
    assert trial.now() != "column"


def points(trial: Trial) -> None:
    """One point less than what is short isn't enough; what is short is."""
    short, names = trial.facts["needs"] - trial.facts["n"], [name for name in TYPES if trial.facts[name]]
    have = [trial.game.powers[trial.seat].points[TYPES.index(name)] for name in names]
    assert trial.facts["n"] == (sum(have) if trial.kind.endswith(("_sum", "_all", "unwaived")) else max(have))
    assert len(trial.why["lack"]) in (0, short) and len(trial.why["have"]) in (0, trial.facts["n"])
    where = TYPES.index(names[have.index(max(have))])
    almost = trial.again()
    almost.powers().points[where] += short - 1
    assert almost.now() == trial.kind
    trial.powers().points[where] += short
    assert trial.now() in (("low", "high") if trial.facts["misfit"] else ("",))


def number(trial: Trial) -> None:
    """The card that is named ends the column; to an equal number this card would go, not to one further off."""
    n, k, needs = trial.facts["n"], trial.facts["type"], trial.facts["needs"]
    star = trial.game.powers[trial.seat].star
    (cause,) = trial.why["causes"]
    last = [card for card in trial.game.areas[trial.seat][k] if star or card % 16 < 13][-1]
    assert last == cause and needs == (cause % 16 + 2 if cause % 16 < 13 else star)
    is_down = bool(trial.game.descending[trial.seat] >> k & 1)
    assert (trial.kind, is_down) == (("high", True) if n > needs else ("low", False))
    for bound, kind in ((n, ""), (n - 1 if is_down else n + 1, trial.kind)):
        powers = trial.powers()
        powers.low, powers.high = ([0] * 4, [bound] * 4) if is_down else ([bound] * 4, [14] * 4)
        assert trial.now() == kind


# What a purchase is short of.


def edges(numbers: range) -> list[int]:
    """The first and the last of some numbers of cards, and their neighbours outside."""
    return [n for n in (numbers[0] - 1, numbers[0], numbers[-1], numbers[-1] + 1) if 2 <= n <= 14]


def pay(trial: Trial) -> None:
    """It buys just what is said: up to the one number of its type, and as far as the others of another type."""
    facts, own, other = trial.facts, trial.card // 16, (trial.card // 16 + 1) % 4
    for type_, numbers in ((own, range(2, facts["most"] + 1)), (other, range(facts["least"], facts["most"] + 1))):
        for number in edges(numbers):
            one = trial.again()
            one.refill(one.table.public, 16 * type_ + number - 2)
            bought = number in numbers or (facts["even"] and number % 2 == 0)
            assert one.now() == ("" if bought else trial.kind)
    if facts["wild"]:
        assert trial.refill(trial.table.public, 16 * other + 15).now() == ""


def dear(trial: Trial) -> None:
    """Just what is said would buy it: from the one number of its type on, and as far as the others of another type."""
    facts, own, other = trial.facts, trial.card // 16, (trial.card // 16 + 1) % 4
    for type_, numbers in ((own, range(facts["least"], 15)), (other, range(facts["least"], facts["most"] + 1))):
        for number in edges(numbers):
            one = trial.again()
            one.refill(one.table.hands[one.seat], 16 * type_ + number - 2)
            assert one.now() == ("pay_first" if number in numbers else trial.kind)
    if facts["wild"]:
        assert trial.refill(trial.table.hands[trial.seat], 16 * other + 15).now() == "pay_first"


def price(trial: Trial) -> None:
    """The discarded card would buy it with just the numbers that are said."""
    (paid,) = trial.facts["cards"]
    most = 14 if trial.kind == "price" else trial.facts["most"]
    numbers = range(trial.facts["least"], most + 1)
    for number in edges(numbers):
        trial.table.agenda[-1] = BuyCard(trial.seat, paid // 16 * 16 + number - 2)
        assert (trial.now() == "") == (number in numbers)


def pay_first(trial: Trial) -> None:
    """Exactly the hand cards that are named buy it."""
    for card in trial.game.hands[trial.seat]:
        one = trial.again()
        if PAY.of[card] in one.game.choices(one.seat):
            one.table.take(one.seat, PAY.of[card])
        assert (one.choice in one.table.choices(one.seat)) == (card in trial.facts["cards"])


# What is asked first, and who may do what when.


def first(trial: Trial) -> None:
    """That is what is asked; if it weren't, something else would be said, and an answer is at hand."""
    step = trial.game.step
    assert isinstance(step, Question) and trial.kind == f"first_{step.verb().name}"
    assert any(choice.verb is step.verb() for choice in trial.game.choices(trial.seat))
    assert not trial.on_turn().startswith("first_")


def limit(trial: Trial) -> None:
    """There are too many cards in hand; with as many as may stay nobody asks."""
    assert isinstance(trial.game.step, HandLimit) and trial.facts["n"] == len(trial.game.hands[trial.seat]) > 6
    hand = trial.table.hands[trial.seat]
    assert not trial.refill(hand, *hand[: trial.facts["most"]]).table.step.choices(trial.table)
    assert trial.again().on_turn() != "limit"


def must(trial: Trial) -> None:
    """Every choice is an answer."""
    step = trial.game.step
    assert isinstance(step, Question) and {choice.verb for choice in trial.game.choices(trial.seat)} == {step.verb()}


def late(trial: Trial) -> None:
    """With an action left something else is said, or nothing."""
    assert not trial.game.actions_left and trial.seat == trial.game.active
    assert trial.on_turn() != "late"


def during_a_buy(trial: Trial) -> None:
    """A card is being bought; if it weren't, something else would be said."""
    assert isinstance(trial.game.step, BuyCard if trial.kind == "buying" else GainCard)
    assert trial.on_turn() != trial.kind


def unasked(trial: Trial) -> None:
    """No question is asked."""
    assert isinstance(trial.game.step, Actions)


def turned(trial: Trial) -> None:
    """Who hasn't turned a column yet may, or hears something else."""
    trial.table.turned = 0
    assert trial.now() in ("", "turner", "empty_column")


def turner(trial: Trial) -> None:
    """With the card in play the column is turned, unless it is empty."""
    assert not set(trial.facts["cards"]) & set(trial.game.cards_in_play(trial.seat))
    trial.table.lay(trial.seat, trial.facts["cards"][0], 2)
    assert trial.now() == ("" if trial.table.areas[trial.seat][trial.card] else "empty_column")


def empty_column(trial: Trial) -> None:
    """With a card in it it may be turned."""
    trial.table.lay(trial.seat, trial.game.hands[trial.seat][0] if trial.game.hands[trial.seat] else 0, trial.card)
    assert trial.now() == ""


def empty_hand(trial: Trial) -> None:
    """With a card of its own type and at least its number one could pay."""
    assert trial.refill(trial.table.hands[trial.seat], trial.card // 16 * 16 + 12).now() == "pay_first"


def no_deck(trial: Trial) -> None:
    """With a single discarded card one could draw."""
    trial.table.discard(trial.table.public[0])
    assert trial.now() == ""


# What a question takes for an answer.


def elsewhere(trial: Trial) -> None:
    """If the card lay where it must, it would be taken, or something else would be said."""
    table = trial.table
    places = {
        "from_hand": table.hands[trial.seat],
        "from_public": table.public,
        "from_discards": table.discards,
        "from_either": table.discards,
        "from_looked": table.looked,
        "from_revealed": table.apart,
    }
    if trial.kind in ("from_rivals", "from_area"):
        seat = trial.seat if trial.kind == "from_area" else table.others(trial.seat)[0]
        assert trial.card not in table.cards_in_play(seat)
        table.lay(seat, trial.card, 0)
    else:
        assert trial.card not in places[trial.kind]
        places[trial.kind].append(trial.card)
    assert trial.now() in ("", "fetch_character", "fetch_type", "ward", "no_character", "no_copy", "offered")


def just_this_one(trial: Trial) -> None:
    """If another card had been offered, or laid, this one would do."""
    step = trial.game.step
    assert isinstance(step, TakeForOffer | RecallCard)
    if isinstance(step, TakeForOffer):
        trial.table.agenda[-1] = TakeForOffer(trial.seat, step.effect, -1)
    else:
        trial.table.agenda[-1] = RecallCard(trial.seat, step.effect, -1)
    assert trial.now() == ""


def fetch(trial: Trial) -> None:
    """Whatever may be fetched is what this card isn't."""
    assert isinstance(trial.game.step, FetchCard)
    offered = [choice.parameters[0] for choice in trial.game.choices(trial.seat) if choice.verb is TAKE]
    if trial.kind == "fetch_character":
        assert trial.card % 16 < 13 and all(card % 16 >= 13 for card in offered)
    else:
        assert {card // 16 for card in offered} == {trial.facts["type"]} != {trial.card // 16}


def no_character(trial: Trial) -> None:
    """The card has a number, and is no character."""
    assert trial.card % 16 < 13


def no_copy(trial: Trial) -> None:
    """The character has no effect when played, or copies as well."""
    effect = trial.game.cards[trial.card].effect
    assert trial.card % 16 >= 13 and (not effect.when_played or effect.kind == "copy_character")


def ward_later(trial: Trial) -> None:
    """Once the actions are over the character may be taken."""
    trial.table.take(trial.seat, PASS)
    assert trial.choice in trial.table.choices(trial.seat)


def stays(trial: Trial) -> None:
    """It lies there, and no choice moves it."""
    assert trial.card in trial.game.cards_in_play(trial.seat)
    assert trial.card not in [choice.named().get("card") for choice in trial.game.choices(trial.seat)]


def not_there(trial: Trial) -> None:
    """It isn't where it would have to be."""
    assert trial.card not in (trial.game.public if trial.kind == "not_public" else trial.game.hands[trial.seat])


def no_wares(trial: Trial) -> None:
    """There is no public card; were there a character, anything would buy it."""
    assert not trial.game.public and trial.refill(trial.table.public, 15).now() == ""


TRYING: Final[dict[str, Callable[[Trial], None]]] = {
    "column": column,
    **dict.fromkeys(
        ["points", "points_best", "points_sum", "points_any", "points_all", "unwaived"],
        points,
    ),
    **dict.fromkeys(["low", "high"], number),
    **dict.fromkeys(["pay", "pay_margin"], pay),
    **dict.fromkeys(["dear", "dear_margin"], dear),
    **dict.fromkeys(["price", "price_other", "price_margin"], price),
    "pay_first": pay_first,
    **dict.fromkeys([f"first_{verb}" for verb in ("take", "offer", "recall", "copy", "lose", "give", "drop")], first),
    "limit": limit,
    "must": must,
    "late": late,
    **dict.fromkeys(["buying", "bought"], during_a_buy),
    **dict.fromkeys(["unasked", "untaken", "uncopied", "nothing_bought"], unasked),
    "turned": turned,
    "turner": turner,
    "empty_column": empty_column,
    "empty_hand": empty_hand,
    "no_deck": no_deck,
    **dict.fromkeys(
        [f"from_{place}" for place in ("hand", "area", "public", "discards", "either", "looked", "revealed", "rivals")],
        elsewhere,
    ),
    **dict.fromkeys(["offered", "laid"], just_this_one),
    **dict.fromkeys(["fetch_character", "fetch_type"], fetch),
    **dict.fromkeys(["ward", "no_character"], no_character),
    "no_copy": no_copy,
    "ward_later": ward_later,
    "stays": stays,
    **dict.fromkeys(["not_held", "not_public"], not_there),
    "no_wares": no_wares,
}
"""By kind: how it is found to be true."""


def is_true(game: PocketChangan, seat: int, choice: Choice, why: Why) -> None:
    """Raises AssertionError if the reason is not what stands in the way."""
    trial = Trial(game, seat, choice, why)
    TRYING[trial.kind](trial)


def helps(game: PocketChangan, seat: int, choice: Choice, why: Why, remedy: Why) -> bool:
    """Whether a remedy, once it is taken, brings what it says: the wish itself, or less that is in its way."""
    trial = Trial(game, seat, choice, why)
    brings = remedy["facts"]["brings"]
    take(trial.table, trial.seat, remedy)
    asked = trial.choice in trial.table.choices(trial.seat)
    if brings == "ward" or trial.kind == "pay_first":
        return asked
    if brings == "effect" and trial.kind != "turner":
        return asked
    more = trial.again()
    more.table.actions_left += 1
    take(more.table, trial.seat, remedy)
    now = more.on_turn()
    if brings == "card":
        was_done = now != "empty_hand"
    elif brings == "effect":
        was_done = more.table.powers[trial.seat].may_turn
    elif brings == "buys":
        was_done = now == ("pay_first" if trial.choice.verb is BUY else "")
    elif brings in ("points", "ease"):
        why = Seat(more.table, trial.seat).why_not(trial.choice)
        was_done = why is None or short_of(trial.why) - short_of(why) == remedy["facts"]["n"]
    else:
        was_done = now not in ("column", "low", "high")
    return was_done and not trial.table.over


def take(table: PocketChangan, seat: int, remedy: Why) -> None:
    """Take a remedy to its end: who buys a card lays it where it is to lie."""
    table.take(seat, remedy["choice"])
    if "through" in remedy["facts"]:
        table.take(seat, BUY.of[remedy["facts"]["card"]])
        table.take(seat, PLACE.of[remedy["facts"]["type"]])


def short_of(why: Why) -> int:
    """How many points a reason says are short."""
    needs, has = why["facts"]["needs"], why["facts"]["n"]
    return int(needs - has)
