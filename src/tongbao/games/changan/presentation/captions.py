"""Captions of choices (section 5): kind and facts. Works on redacted copies only."""

from collections.abc import Callable
from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.meta import usual_caption
from tongbao.games.changan.cards.board import ROAD
from tongbao.games.changan.effects.attacks import TypeToLevy
from tongbao.games.changan.effects.raids import GateToRepel
from tongbao.games.changan.rules.building import Payment
from tongbao.games.changan.rules.producing import Produce, yield_of
from tongbao.games.changan.rules.questions import Question
from tongbao.games.changan.rules.reach import acquire_price
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.state.events import counted_kind, names
from tongbao.games.changan.state.table import Changan

Caption = tuple[str, Facts]


def caption(game: Changan, seat: int, choice: Choice) -> Caption:
    """Kind of caption and facts for a choice: by its verb, or as usual."""
    special = SPECIAL.get(choice.verb.name)
    return usual_caption(choice) if special is None else special(game, seat, choice)


def draw(game: Changan, seat: int, choice: Choice) -> Caption:
    """A card of the deck, by its back; an additional card of Research may have a price."""
    facts, more = price_of_more(game)
    if not game.deck:
        return f"choose_draw{more}_new", facts
    facts["deck"] = game.deck_on_back(game.deck[-1])
    return "choose_draw_more" if more else "choose_draw_deck", facts


def draw_display(game: Changan, seat: int, choice: Choice) -> Caption:
    """A card of the display."""
    facts, more = price_of_more(game)
    facts["card"] = game.display[choice.parameters[0]]
    return f"choose_draw_display{more}", facts


def price_of_more(game: Changan) -> tuple[Facts, str]:
    """What an additional card of Research costs, and what its kind of caption is called; nothing if it is free."""
    step = game.step
    price = step.price(game) if isinstance(step, ResearchMore) else 0
    return ({"n": price}, "_more") if price else ({}, "")


def build(game: Changan, seat: int, choice: Choice) -> Caption:
    """Where a card of a gate is built."""
    gate, district = choice.parameters
    kind = "choose_build_road" if district == ROAD else "choose_build"
    return kind, {**space(game, seat, district), "card": game.gates[seat][gate][-1]}


def build_silk(game: Changan, seat: int, choice: Choice) -> Caption:
    """The same, for Silk."""
    gate, district = choice.parameters
    facts: Facts = {**space(game, seat, district), "card": game.gates[seat][gate][-1]}
    return "choose_build_silk", {**facts, "n": game.permanents(seat).silk_price}


def build_picked(game: Changan, seat: int, choice: Choice) -> Caption:
    """Where the card picked is built."""
    return "choose_district", space(game, seat, choice.parameters[0])


def space(game: Changan, seat: int, district: int) -> Facts:
    """The next free space of a district or the Silk Road."""
    return {"district": district, "row": game.next_row(seat, district) + 1}


def buy(game: Changan, seat: int, choice: Choice) -> Caption:
    """What is bought, for how much."""
    mine = game.permanents(seat)
    return "choose_buy", {"n": 1 + mine.buy_bonus, "type": choice.parameters[0], "m": mine.buy_price}


def end_turn(game: Changan, seat: int, choice: Choice) -> Caption:
    """Without a main action it is a pass (C-6)."""
    return "choose_end_turn" if game.main else "choose_pass", {}


def play(game: Changan, seat: int, choice: Choice) -> Caption:
    """A hand card goes to the target gate."""
    return "choose_play", {"card": choice.parameters[0], "gate": producing(game).gate}


def move(game: Changan, seat: int, choice: Choice) -> Caption:
    """A block of cards, or one."""
    gate, number = choice.parameters
    return "choose_move_top" if number == 1 else "choose_move", {"n": number, "gate": gate}


def collect(game: Changan, seat: int, choice: Choice) -> Caption:
    """What the target gate yields."""
    gate = producing(game).gate
    return counted_kind("choose_collect", gate), {"n": yield_of(game, seat, gate), "type": gate}


def activate(game: Changan, seat: int, choice: Choice) -> Caption:
    """Which Character is used."""
    return "choose_activate", {"card": game.districts[seat][producing(game).gate][choice.parameters[0] - 1]}


def producing(game: Changan) -> Produce:
    """The step of Produce that is being taken."""
    step = game.step
    assert isinstance(step, Produce)
    return step


def offered(game: Changan, seat: int, choice: Choice) -> Caption:
    """Which Character is offered."""
    step = game.step
    assert isinstance(step, Question)
    return f"choose_{choice.verb.name}", {"card": step.card}


def gain(game: Changan, seat: int, choice: Choice) -> Caption:
    """A resource; or one that is levied."""
    if isinstance(game.step, TypeToLevy):
        return "choose_levy", {"type": choice.parameters[0]}
    return counted(game, seat, choice)


def counted(game: Changan, seat: int, choice: Choice) -> Caption:
    """A token, counted with its word."""
    kind, facts = usual_caption(choice)
    return counted_kind(kind, choice.parameters[0]), facts


def steal(game: Changan, seat: int, choice: Choice) -> Caption:
    """A token of another player."""
    owner, type_ = choice.parameters
    return counted_kind("choose_steal", type_), {"type": type_, "owner": owner}


def swap(game: Changan, seat: int, choice: Choice) -> Caption:
    """A token instead of another, or of several: all but the first are left out at once after it."""
    type_, replaced = choice.parameters
    more = game.permanents(seat).rates[type_] - 1
    if more:
        return "choose_swap_more", {"type": type_, "replaced": replaced, "more": more}
    return "choose_swap", {"type": type_, "replaced": replaced}


def pay(game: Changan, seat: int, choice: Choice) -> Caption:
    """All that is paid."""
    step = game.step
    assert isinstance(step, Payment)
    return "choose_pay", {"resources": names(step.purchase.total())}


def acquire(game: Changan, seat: int, choice: Choice) -> Caption:
    """The top card of another player's gate, and its price."""
    owner, gate = choice.parameters
    facts: Facts = {"card": game.gates[owner][gate][-1], "owner": owner, "n": acquire_price(game, seat, owner, gate)}
    return "choose_acquire", facts


def raid(game: Changan, seat: int, choice: Choice) -> Caption:
    """The same by an effect, which takes the card or sends it back."""
    _, facts = acquire(game, seat, choice)
    return "choose_repel" if isinstance(game.step, GateToRepel) else "choose_raid", facts


def choose_player(game: Changan, seat: int, choice: Choice) -> Caption:
    """Another player."""
    return "choose_seat", {"player": choice.parameters[0]}


def shift(game: Changan, seat: int, choice: Choice) -> Caption:
    """The top card of a gate, and where it goes."""
    source, gate = choice.parameters
    return "choose_shift", {"card": game.gates[seat][source][-1], "gate": gate}


def swap_built(game: Changan, seat: int, choice: Choice) -> Caption:
    """A built card."""
    district, row = choice.parameters
    return "choose_space", {"card": game.districts[seat][district][row - 1]}


def copy(game: Changan, seat: int, choice: Choice) -> Caption:
    """A built Character and its owner."""
    owner, district, row = choice.parameters
    return "choose_copy", {"card": game.districts[owner][district][row - 1], "owner": owner}


SPECIAL: Final[dict[str, Callable[[Changan, int, Choice], Caption]]] = {
    "draw_deck": draw,
    "draw_display": draw_display,
    "build": build,
    "build_silk": build_silk,
    "buy": buy,
    "acquire": acquire,
    "end_turn": end_turn,
    "play": play,
    "move": move,
    "collect": collect,
    "activate": activate,
    "use": offered,
    "decline": offered,
    "gain": gain,
    "give": counted,
    "save": counted,
    "seat": choose_player,
    "shift": shift,
    "district": build_picked,
    "space": swap_built,
    "copy": copy,
    "steal": steal,
    "raid": raid,
    "swap": swap,
    "pay": pay,
}
"""By verb; what all other choices are called follows from their parameters."""
