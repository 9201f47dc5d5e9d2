"""The labels of choices (section 5): kind and facts. Works on redacted copies only."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.games.changan.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    CHOOSE_DISTRICT,
    CHOOSE_GATE,
    COLLECT,
    COPY,
    DECLINE,
    DONE,
    DRAW_DECK,
    DRAW_DISPLAY,
    END_TURN,
    GAIN,
    GIVE,
    MOVE,
    PAY,
    PLAY,
    PRODUCE,
    RAID,
    SAVE,
    SEAT,
    SHIFT,
    SPACE,
    STEAL,
    SWAP,
    USE,
)
from tongbao.games.changan.board import ACQUIRE_PRICE, COIN, ROAD
from tongbao.games.changan.building import next_row
from tongbao.games.changan.characters.attacks import Levy, Repel
from tongbao.games.changan.characters.questions import Question
from tongbao.games.changan.log import names
from tongbao.games.changan.producing import yield_of
from tongbao.games.changan.research import ResearchMore, research_price
from tongbao.games.changan.table import NO_MAIN, Changan
from tongbao.games.changan.texts import counted_kind


def caption(game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
    """Kind of caption and facts for a choice."""
    if choice is DRAW_DECK or choice.verb is DRAW_DISPLAY:
        return research_caption(game, seat, choice)
    if choice.verb in (BUILD, BUILD_SILK, CHOOSE_DISTRICT):
        return build_caption(game, seat, choice)
    if not choice.parameters:
        return plain_caption(game, seat, choice)
    return kind_of(game, choice), facts_of(game, seat, choice)


def plain_caption(game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
    """A choice without parameters."""
    kind = f"choose_{choice.verb.name}"
    if choice is COLLECT:
        return counted_kind(kind, game.target), {"n": yield_of(game, seat, game.target), "type": game.target}
    if choice is USE or choice is DECLINE:
        step = game.step
        assert isinstance(step, Question)
        return kind, {"card": step.card}
    if choice is PAY:
        paid = [a + b for a, b in zip(game.price, game.instead, strict=True)]
        paid[COIN] += game.coin
        return kind, {"resources": names(paid)}
    if choice is END_TURN and game.main_used == NO_MAIN:
        return "choose_pass", {}
    assert choice in (DONE, END_TURN)
    return kind, {}


def research_caption(game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
    """A card of the deck, by its back, or of the display; an additional card of Research may have a price."""
    more = isinstance(game.step, ResearchMore) and research_price(game, seat) > 0
    facts: Facts = {"n": research_price(game, seat)} if more else {}
    if choice is not DRAW_DECK:
        facts["card"] = game.display[choice.parameters[0]]
        return "choose_draw_display_more" if more else "choose_draw_display", facts
    top = game.top_back()
    if top < 0:
        return "choose_draw_more_new" if more else "choose_draw_new", facts
    facts["deck"] = top
    return "choose_draw_more" if more else "choose_draw_deck", facts


def build_caption(game: Changan, seat: int, choice: Choice) -> tuple[str, Facts]:
    """Where a card is built, and how."""
    district = choice.parameters[-1]
    facts: Facts = {"district": district, "row": next_row(game, seat, district) + 1}
    if choice.verb is CHOOSE_DISTRICT:
        return "choose_district", facts
    facts["card"] = game.gates[seat][choice.parameters[0]][-1]
    if choice.verb is BUILD_SILK:
        return "choose_build_silk", {**facts, "n": game.permanents(seat).silk_price}
    return "choose_build_road" if district == ROAD else "choose_build", facts


def kind_of(game: Changan, choice: Choice) -> str:
    """The kind of caption: the verb’s, counted as its token or cards are; two mean something else in some effects."""
    verb, step, kind = choice.verb, game.step, f"choose_{choice.verb.name}"
    if verb is GAIN and isinstance(step, Levy):
        return "choose_levy"
    if verb is RAID and isinstance(step, Repel):
        return "choose_repel"
    if verb is SWAP:
        return counted_kind(counted_kind(kind, choice.parameters[0]), choice.parameters[1])
    if verb is MOVE and choice.parameters[1] == 1:
        return "choose_move_top"
    if verb is GAIN or verb is GIVE or verb is SAVE or verb is STEAL:
        return counted_kind(kind, choice.parameters[-1])
    return kind


def facts_of(game: Changan, seat: int, choice: Choice) -> Facts:
    """What a choice with parameters names."""
    verb, a = choice.verb, choice.parameters[0]
    b = choice.parameters[1] if len(choice.parameters) > 1 else 0
    mine = game.permanents(seat)
    gates = game.gates
    if verb is PRODUCE or verb is CHOOSE_GATE:
        return {"gate": a}
    if verb is BUY:
        return {"n": 1 + mine.buy_bonus, "type": a, "m": mine.buy_price}
    if verb is ACQUIRE or verb is RAID:
        price = max(0, ACQUIRE_PRICE[len(gates[a][b])] - mine.acquire_less)
        return {"card": gates[a][b][-1], "owner": a, "n": price}
    if verb is PLAY:
        return {"card": a, "gate": game.target}
    if verb is MOVE:
        return {"n": b, "gate": a}
    if verb is ACTIVATE:
        return {"card": game.districts[seat][game.target][a - 1]}
    if verb is GAIN or verb is GIVE or verb is SAVE:
        return {"type": a}
    if verb is SEAT:
        return {"player": a}
    if verb is SHIFT:
        return {"card": gates[seat][a][-1], "gate": b}
    if verb is SPACE:
        return {"card": game.districts[seat][a][b - 1]}
    if verb is COPY:
        return {"card": game.districts[a][b][choice.parameters[2] - 1], "owner": a}
    if verb is STEAL:
        return {"type": b, "owner": a}
    if verb is SWAP:
        return {"type": a, "replaced": b}
    return {"card": a}
