"""Reasons tried out: the position is mended where the reason says that it stands in the way."""

import random
from collections.abc import Callable
from typing import Any, Final

from tests.games.changan.scene import CARDS, NUMBER
from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat
from tongbao.games.changan.cards.actions import COLLECT, DECLINE, DONE, END_TURN, MOVE, PAY, PICK, PLAY
from tongbao.games.changan.effects.extra_builds import CardToBuild, DistrictForCard
from tongbao.games.changan.meta import CHANGAN
from tongbao.games.changan.rules.building import Payment, Purchase
from tongbao.games.changan.rules.producing import Characters, PlaceCards, Produce
from tongbao.games.changan.rules.questions import Question
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.rules.silk import TakeSilk
from tongbao.games.changan.rules.steps import Turn
from tongbao.games.changan.state.table import Changan

Json = dict[str, Any]
Repair = Callable[[Changan, int, Choice, Json], None]
MOST_REPAIRS: Final = 8
OFTEN, SELDOM = 0.2, 0.03
"""How many positions are looked at of those within an action, and of all others."""
IDLE: Final[tuple[str, ...]] = ()
"""Verbs that random games do without."""
UNTRIED: Final[set[str]] = set()
TRIES_ANY = False
"""Whether also what nobody may wish for is tried."""
TYPES: Final = ["coin", "wheat", "stone", "wood", "silk"]
HANDY: Final = ["sancai_potter", "wei_zheng", "persian_lodge_keeper", "ashina_sheer", "coin_caster", "wei_plain_farmer"]
"""Characters that always have something to do, of several decks."""


def share(game: Changan) -> float:
    """How many positions like this are looked at."""
    return OFTEN if isinstance(game.step, (Payment, Question, TakeSilk, ResearchMore)) else SELDOM


def is_true(game: Changan, seat: int, choice: Choice, said: Json) -> None:
    """Once what the reason names is mended, the choice is offered, or another reason stands nearer to it."""
    assert is_repaired(Seat(game, seat), choice), f"{choice}: {said}"


def helps(game: Changan, seat: int, choice: Choice, said: Json, remedy: Json) -> bool:
    """Whether once a remedy is taken the choice is offered, less is lacking, or another reason stands there."""
    then = after(Seat(game, seat), choice, remedy["choice"])
    return then is None or then["kind"] != said["kind"] or len(then["lack"]) < len(said["lack"])


def table(seat: Seat) -> Changan:
    """A copy of the seat's game that may be mended and played on."""
    game = seat.imagine(5)
    assert isinstance(game, Changan)
    return game


def asked(game: Changan, seat: int, choice: Choice) -> Json | None:
    """The reason as the game stands now, offers counted anew; None if the choice is offered or the seat waits."""
    game.known = [game.everybody] * len(game.known)
    game.hold()
    game.legal = []
    legal = game.step.choices(game)
    if isinstance(game.step, Payment):
        legal = game.step.possible(game)
    game.legal = legal
    found: Any = Seat(game, seat).why_not(choice)
    return found


# Cards from outside the game.


def others(game: Changan, number: int, kind: str = "permanent") -> list[int]:
    """So many cards, from outside the game if there are any, without an extra coin; Characters are handy ones."""
    found = HANDY if kind == "character" else [name for name, card in CARDS.items() if card["kind"] == kind]
    cards, here = [NUMBER[name] for name in found if not CARDS[name]["coin"]], game.inventory()
    return sorted(cards, key=lambda card: card in here)[:number]


def put(game: Changan, seat: int, gate: int, cards: list[int]) -> None:
    """Let the cards lie at a gate, and no others."""
    game.hold()
    game.gates[seat] = [cards if g == gate else pile for g, pile in enumerate(game.gates[seat])]


def build(game: Changan, seat: int, district: int, cards: list[int]) -> None:
    """Let the cards lie in a district, and no others."""
    game.districts[seat] = [cards if d == district else pile for d, pile in enumerate(game.districts[seat])]


def to_hand(game: Changan, seat: int, cards: list[int]) -> None:
    game.hold()
    game.hands[seat] = game.hands[seat] + cards


# Repairs.


def pay_what_lacks(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    assert why["lack"]
    for name in why["lack"]:
        game.tokens[seat][TYPES.index(name)] += 1


def enrich_others(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    for other in range(game.players):
        if other != seat:
            game.tokens[other] = [number + 9 for number in game.tokens[other]]
            to_hand(game, other, others(game, 9))
            disarm(game, other)


def disarm(game: Changan, seat: int) -> None:
    """Take the seat's guards away."""
    guards = [NUMBER["outer_city_wall"], NUMBER["jade_gate_pass"]]
    game.districts[seat] = [[card for card in pile if card not in guards] for pile in game.districts[seat]]


def take_guards(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    cards = why["causes"]
    assert cards
    owner = why["facts"]["owner"]
    if isinstance(game.step, TakeSilk):  # who alone has most would give without being asked for
        game.tokens[owner][4] = game.tokens[game.step.choices(game)[0].parameters[0]][4]
    game.districts[owner] = [[card for card in pile if card not in cards] for pile in game.districts[owner]]


def make_room(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    gate = why["facts"]["gate"]
    put(game, seat, gate, game.gates[seat][gate][:-1])


def empty_gates(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """But for the one that a move comes from."""
    for gate in range(4):
        if choice.verb is not MOVE or gate != choice.parameters[0]:
            put(game, seat, gate, [])


def fill_gate(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    gate = why["facts"]["gate"]
    put(game, seat, gate, others(game, 1, "character") + game.gates[seat][gate])


def fill_rival(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    owner, gate = choice.parameters
    put(game, owner, gate, game.gates[owner][gate] + others(game, 1))


def fill_rivals(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    for other in range(game.players):
        disarm(game, other)
        if other != seat:
            put(game, other, 0, others(game, 3))


def tear_down(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    district = why["facts"]["district"]
    if district == 4:
        game.roads[seat] = game.roads[seat][:-1]
    else:
        build(game, seat, district, game.districts[seat][district][:-1])


def tear_down_to_rows(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """Let the next space of every district lie in a row where the effect builds."""
    step = game.step
    rows = step.effect.rows if isinstance(step, (CardToBuild, DistrictForCard)) else rows_of(why["facts"]["card"])
    away = game.step.gate if isinstance(game.step, Produce) else -1
    for district in range(4):
        if district != away:
            build(game, seat, district, others(game, rows[0] - 1))


def rows_of(card: int) -> list[int]:
    """The rows in which a Character lets one build."""
    name = next(name for name, number in NUMBER.items() if number == card)
    return list(CARDS[name]["effect"]["rows"])


def top_character(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """Characters lie on top of all gates instead."""
    for gate, pile in enumerate(game.gates[seat]):
        if pile:
            put(game, seat, gate, pile[:-1] + others(game, 1, "character"))


def give_hand(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    to_hand(game, seat, others(game, 1))


def fill_first_gate(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    put(game, seat, 0, others(game, 1))


def discard_one(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.hold()
    game.discards = [*game.discards, *others(game, 1)]


def fill_display(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.hold()
    game.display = [card or others(game, 1)[0] for card in game.display]


def count_more(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """Permanents, built in a district of which nothing is asked."""
    producing = game.step
    away = producing.gate if isinstance(producing, Produce) else -1
    for district in range(4):
        if district != away:
            build(game, seat, district, others(game, 2))


def count_less(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.tokens[seat][4] = 0


def give_all(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.tokens[seat] = [number + 9 for number in game.tokens[seat]]


def copyable(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """A Character that always works stands in a city of everybody."""
    for other in range(game.players):
        producing = game.step
        district = (producing.gate + 1) % 4 if isinstance(producing, Produce) else 0
        build(game, other, district, others(game, 1, "character"))


def character_there(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """A Character that always works instead of the card."""
    (new,) = others(game, 1, "character")
    for other in range(game.players):
        game.districts[other] = [
            [new if card == why["facts"]["card"] else card for card in pile] for pile in game.districts[other]
        ]


def fill_stock(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.silk_stock += 3


def equal_silk(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.tokens[why["facts"]["player"]][4] = why["facts"]["n"]


def another_target(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """Produce at another gate, with room."""
    other = (why["facts"]["gate"] + 1) % 4
    put(game, seat, other, [])
    game.agenda[-1] = PlaceCards(seat, other)


def nothing_moved(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    step = game.step
    assert isinstance(step, PlaceCards)
    game.agenda[-1] = PlaceCards(seat, step.gate, [1])


def not_yet_collected(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    put(game, seat, why["facts"]["gate"], [])
    game.agenda[-1] = PlaceCards(seat, why["facts"]["gate"], [1])


def not_acted(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    game.agenda[-1] = Characters(seat, why["facts"]["district"])


def next_in_line(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """Let the space be the next one."""
    *owner, district, row = choice.parameters
    build(game, owner[0] if owner else seat, district, others(game, row - 1))


def built_there(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    *owner, district, row = choice.parameters
    build(game, owner[0] if owner else seat, district, others(game, row))


def produced(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    """The gate above has produced, and its Character has something to do."""
    character_there(game, seat, choice, why)
    game.agenda[-1] = Characters(seat, why["facts"]["gate"])


def saves_more(game: Changan, seat: int, choice: Choice, why: Json) -> None:
    step = game.step
    assert isinstance(step, Payment)
    old = step.purchase
    game.agenda[-1] = Payment(
        seat, Purchase(old.gate, old.district, old.card, old.price, old.coin, 1, old.swaps, old.instead)
    )


REPAIRS: Final[dict[str, Repair]] = {
    "why_no_deck": discard_one,
    "why_no_display": fill_display,
    "why_full_gate": make_room,
    "why_full_gates": empty_gates,
    "why_empty_gate": fill_gate,
    "why_few_cards": fill_gate,
    "why_nothing_to_bring": give_hand,
    "why_no_room_elsewhere": empty_gates,
    "why_target": another_target,
    "why_moved": nothing_moved,
    "why_little_room": make_room,
    "why_collected": not_yet_collected,
    "why_nothing_to_build": fill_gate,
    "why_full_district": tear_down,
    "why_no_card_at_gates": fill_first_gate,
    "why_later_row": next_in_line,
    "why_price": pay_what_lacks,
    "why_price_helped": pay_what_lacks,
    "why_coin": pay_what_lacks,
    "why_nothing_to_save": saves_more,
    "why_save_else": give_all,
    "why_swap_else": give_all,
    "why_none_held": pay_what_lacks,
    "why_not_covered": pay_what_lacks,
    "why_coins": pay_what_lacks,
    "why_stone": pay_what_lacks,
    "why_no_rival_card": fill_rival,
    "why_lowest": fill_rival,
    "why_acted": not_acted,
    "why_free_space": built_there,
    "why_at_rest": produced,
    "why_empty_hand": give_hand,
    "why_empty_gates": fill_first_gate,
    "why_empty_display": fill_display,
    "why_no_discards": discard_one,
    "why_counts_little": count_more,
    "why_counts_much": count_less,
    "why_nothing_to_give": give_all,
    "why_nobody_ahead": enrich_others,
    "why_nobody_has_more": enrich_others,
    "why_nobody_to_rob": enrich_others,
    "why_has_no_more": enrich_others,
    "why_nobody_to_levy": enrich_others,
    "why_no_levy": enrich_others,
    "why_no_raid": fill_rivals,
    "why_no_full_hand": enrich_others,
    "why_small_hand": enrich_others,
    "why_nothing_to_copy": copyable,
    "why_nothing_to_copy_elsewhere": copyable,
    "why_no_ground": tear_down_to_rows,
    "why_other_rows": tear_down_to_rows,
    "why_permanent": character_there,
    "why_game_end": character_there,
    "why_guarded": take_guards,
    "why_no_character": top_character,
    "why_silk": pay_what_lacks,
    "why_coin_for_silk": pay_what_lacks,
    "why_no_silk": fill_stock,
    "why_less_silk": equal_silk,
}
"""What leads on, to the choice or to another reason."""
BY_REMEDY: Final = ("why_play", "why_move", "why_move_covered", "why_collect", "why_nothing_came", "why_main_due")
"""The first remedy leads to the choice."""
IN_TIME: Final = {
    "why_main_research",
    "why_main_produce",
    "why_main_build",
    "why_bought",
    "why_acquired",
    "why_researching",
    "why_placing",
    "why_paying",
    "why_saves_first",
    "why_ending",
    "why_characters",
    "why_offer",
    "why_effect",
    "why_taking_silk",
}
"""What is over once the seat has played on."""
HOPELESS: Final = (
    "why_not_taken",
    "why_not_brought",
    "why_copier",
    "why_copies_own",
    "why_copies_others",
    "why_only_city",
    "why_swaps_two",
    "why_no_swap",
    "why_not_due",
)
"""What nothing overcomes, however rich everybody is."""


def is_repaired(seat: Seat, choice: Choice) -> bool:
    """Whether the reason goes when what it names is mended, again and again until the choice is offered."""
    game = table(seat)
    why: Any = seat.why_not(choice)
    for _ in range(MOST_REPAIRS):
        kind = why["kind"]
        if kind in HOPELESS or (kind == "why_no_character" and choice.verb is PICK):
            give_all(game, seat.number, choice, why)
            enrich_others(game, seat.number, choice, why)
            return (asked(game, seat.number, choice) or {}).get("kind") == kind
        if kind in IN_TIME:
            return is_over(game, seat.number, choice, why)
        if kind in BY_REMEDY:
            if not why["remedies"]:  # there is no card to bring to any gate, or no gate to bring one to
                give_hand(game, seat.number, choice, why)
                empty_gates(game, seat.number, choice, why)
                why = asked(game, seat.number, choice)
            then = after(seat, choice, why["remedies"][0]["choice"], game)
        else:
            REPAIRS[kind](game, seat.number, choice, why)
            then = asked(game, seat.number, choice)
        if then is None:
            return True
        if (then["kind"], then["facts"]) == (kind, why["facts"]):
            return False
        why = then
    return False


def is_over(game: Changan, seat: int, choice: Choice, why: Json) -> bool:
    """Whether playing on takes the reason away, at the seat's next turn at the latest."""
    dice = random.Random(3)
    for _ in range(400):
        settle(game, dice)
        if game.over:
            return True
        if game.actor == seat:
            now: Any = Seat(game, seat).why_not(choice)
            if now is None or (now["kind"], now["facts"]) != (why["kind"], why["facts"]):
                return True
    return False


def settle(game: Changan, dice: random.Random, kept: int = -1) -> None:
    """Make one choice that ends what is under way; cards come from the hand or another gate than the one kept."""
    legal = game.choices(game.actor)
    for choice in legal:
        if choice in (DONE, DECLINE, COLLECT, PAY, END_TURN):
            game.take(game.actor, choice)
            return
    stay = [choice for choice in legal if choice.verb is MOVE and choice.parameters[0] == kept]
    some = [choice for choice in legal if choice.verb is PLAY] or [choice for choice in legal if choice not in stay]
    game.take(game.actor, dice.choice(some or legal))


def after(seat: Seat, choice: Choice, remedy: str, game: Changan | None = None) -> Json | None:
    """The reason once the remedy was taken and led to the end of what it began, another main action given."""
    game = table(seat) if game is None else game
    dice, number = random.Random(4), seat.number
    spent = game.main
    game.take(number, CHANGAN.action_space.parse(remedy))
    kept = choice.parameters[0] if choice.verb.name in ("build", "build_silk") else -1
    while not game.over:
        if game.actor == number:
            now: Any = Seat(game, number).why_not(choice)
            if now is None or isinstance(game.step, Turn):
                break
        settle(game, dice, kept)
    if game.over or choice in game.choices(number):
        return None
    if choice is not END_TURN and game.main and not spent:
        game.main = ""
    return asked(game, number, choice)
