"""Why-not: the reason why a seat isn’t offered a choice, and what helps now (sections 4 to 6)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.cards.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUILDS,
    BUY,
    COLLECT,
    COPY,
    DISCARD,
    DRAW_DECK,
    END_TURN,
    GIVE,
    MOVE,
    PICK,
    PLAY,
    PRODUCE,
    RAID,
    SEAT,
    SPACE,
    STEAL,
    SWAP,
)
from tongbao.games.changan.cards.board import COIN, GATE_CARDS, GATES, PRICES, ROAD, ROAD_SILK, ROWS, SILK, STONE, one
from tongbao.games.changan.explain.obstacles import (
    is_spent,
    to_acquire,
    to_build_for_silk,
    to_buy,
    to_place,
    to_produce,
)
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.producing import yield_of
from tongbao.games.changan.rules.questions import no_character
from tongbao.games.changan.rules.reach import why_closed
from tongbao.games.changan.rules.research import why_no_card
from tongbao.games.changan.rules.steps import MAIN, Turn
from tongbao.games.changan.state.events import names
from tongbao.games.changan.state.prices import Shortage, extra_coin, shortage
from tongbao.games.changan.state.reasons import MOST_REMEDIES, costs_more, full_gate, helps, reason, too_few
from tongbao.games.changan.state.table import NO_CARD, Changan

FROM_HAND: Final = (PLAY, DISCARD, PICK)

OF_OTHERS: Final = (ACQUIRE, RAID, SEAT, STEAL)


def why_never(game: Changan, seat: int, choice: Choice) -> Reason | None:
    """Why the choice isn't possible at this table, or with this hand, whatever is asked; None if it may be."""
    verb, numbers = choice.verb, choice.parameters
    if (verb in OF_OTHERS or verb is COPY) and numbers[0] >= game.players:
        return reason("no_seat", {})
    if verb in OF_OTHERS and numbers[0] == seat:
        return reason("self", {})
    if not game.terms.expansion and takes_silk(choice):
        return reason("no_road", {})
    if verb in FROM_HAND and numbers[0] not in game.hands[seat]:
        return reason("not_in_hand", {"card": numbers[0]})
    return None


def takes_silk(choice: Choice) -> bool:
    """Whether the choice is one of the expansion: of Silk, or of the Silk Road (section 9)."""
    verb, numbers = choice.verb, choice.parameters
    if verb is BUILD or verb is STEAL:
        return numbers[1] in (ROAD, SILK)
    return verb is BUILD_SILK or (verb in (GIVE, SWAP) and numbers[0] == SILK)


def why_not(game: Changan, seat: int, choice: Choice) -> Reason:
    """Why a seat that has to choose something isn't offered this: the nearest thing in its way."""
    step = game.step
    assert isinstance(step, Ask)
    never = why_never(game, seat, choice)
    if never is not None:
        return never
    if isinstance(step, Turn) and choice.verb in step.verbs():
        return why_spent(game, choice) or why_refused(game, seat, choice)
    return step.why(game, choice) if choice.verb in step.verbs() else why_spent(game, choice) or step.first(game)


def why_spent(game: Changan, choice: Choice) -> Reason | None:
    """The seat has had what the choice belongs to this turn; None if not."""
    ends = helps(game, [END_TURN])
    if choice.verb is BUY:
        return reason("bought", {"n": game.buys_used}, remedies=ends) if is_spent(game, "buy") else None
    if choice.verb is ACQUIRE:
        return reason("acquired", {}, remedies=ends) if is_spent(game, "acquire") else None
    if choice.verb in MAIN and game.main:
        return reason(f"main_{game.main}", {}, remedies=ends)
    return None


def why_refused(game: Changan, seat: int, choice: Choice) -> Reason:
    """Why the turn doesn't offer one of its choices, which is not spent."""
    verb = choice.verb
    if verb is PRODUCE:
        return why_not_produced(game, seat, choice.parameters[0])
    if verb is BUILD:
        gate, district = choice.parameters
        return why_not_built(game, seat, gate, district)
    if verb is BUILD_SILK:
        gate, district = choice.parameters
        return why_not_built_for_silk(game, seat, gate, district)
    if verb is BUY:
        obstacle = to_buy(game)
        assert obstacle is not None
        return costs_more("coins", {}, COIN, obstacle["need"], obstacle["have"], produces(game, seat, COIN))
    if verb is ACQUIRE:
        return why_not_acquired(game, seat, choice.parameters[0], choice.parameters[1])
    if choice is END_TURN:
        return reason("main_due", {}, remedies=main_actions(game))
    if verb is PLAY or verb is MOVE:
        return why_not_brought(game, seat, choice)
    if verb is SPACE:
        return why_at_rest(game, seat, *choice.parameters)
    if choice is COLLECT or verb is ACTIVATE:
        return reason("collect" if choice is COLLECT else "activate", {}, remedies=targets(game, seat, 1))
    return why_no_card(choice)


def main_actions(game: Changan) -> list[Remedy]:
    """One offered main action of each kind."""
    found: list[Remedy] = []
    for verb in (BUILD, PRODUCE, DRAW_DECK.verb):
        found += helps(game, verb.choices)[:1]
    return found


def targets(game: Changan, seat: int, cards: int, source: int = GATES) -> list[Remedy]:
    """Produce at the gates that have room for so many cards and aren't the one they come from, the richest first."""
    found: list[Remedy] = []
    for gate, pile in enumerate(game.gates[seat]):
        if gate != source and len(pile) + cards <= GATE_CARDS:
            found += produces(game, seat, gate)
    return sorted(found, key=lambda remedy: -int(str(remedy.facts["n"])))[:MOST_REMEDIES]


def why_not_produced(game: Changan, seat: int, gate: int) -> Reason:
    """A gate without room, or nothing to bring there."""
    obstacle = to_produce(game, gate)
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_gate(game, seat, gate)
    return reason("nothing_to_bring", {"gate": gate}, remedies=helps(game, ACQUIRE.choices))


def why_not_built(game: Changan, seat: int, gate: int, district: int) -> Reason:
    """A gate without a card, or why its top card can't go there."""
    pile = game.gates[seat][gate]
    if pile:
        return why_unbuilt(game, seat, pile[-1], district)
    if not any(game.gates[seat]):
        return reason("no_card_at_gates", {}, remedies=targets(game, seat, 1))
    return reason("nothing_to_build", {"gate": gate}, remedies=produces(game, seat, gate))


def why_not_built_for_silk(game: Changan, seat: int, gate: int, district: int) -> Reason:
    """The same, for Silk in place of the price."""
    pile = game.gates[seat][gate]
    obstacle = to_build_for_silk(game, district, pile[-1:])
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_district(game, seat, district)
    if not pile:
        return why_not_built(game, seat, gate, district)
    if obstacle["why"] == "silk":
        return costs_more("silk", {}, SILK, obstacle["need"], obstacle["have"], journeys(game, seat, pile[-1]))
    silk = names(one(SILK, game.permanents(seat).silk_price))
    return reason("coin_for_silk", {"card": pile[-1]}, silk, ["coin"], [pile[-1]], produces(game, seat, COIN, pile[-1]))


def why_not_acquired(game: Changan, seat: int, other: int, gate: int) -> Reason:
    """A gate of another player where nothing can be taken, or the Stone for it."""
    obstacle = to_acquire(game, other, gate)
    assert obstacle is not None
    if obstacle["why"] != "stone":
        return why_closed(game, other, gate)
    facts: Facts = {"card": game.gates[other][gate][-1], "owner": other}
    number = 1 + game.permanents(seat).buy_bonus
    remedies = helps(game, [BUY.of[STONE]], {"type": STONE, "n": number}) + produces(game, seat, STONE)
    return costs_more("stone", facts, STONE, obstacle["need"], obstacle["have"], remedies)


def why_not_brought(game: Changan, seat: int, choice: Choice) -> Reason:
    """Hand cards and those of gates move within Produce, to a gate that has room for them."""
    if choice.verb is PLAY:
        card = choice.parameters[0]
        remedies = targets(game, seat, 1)
        return reason("play", {"card": card}, remedies=remedies) if remedies else reason("full_gates", {})
    gate, number = choice.parameters
    held = len(game.gates[seat][gate])
    if held < number:
        return too_few(gate, held)
    remedies = targets(game, seat, number, gate)
    facts: Facts = {"gate": gate, "n": number}
    if not remedies:
        return reason("no_room_elsewhere", facts)
    return reason("move" if number == 1 else "move_covered", facts, remedies=remedies)


def why_at_rest(game: Changan, seat: int, district: int, row: int) -> Reason:
    """A space behind the next one, an empty one, or what its card waits for."""
    built = game.districts[seat][district]
    if row > len(built) + 1:
        return reason("later_row", {"district": district, "row": len(built) + 1}, causes=built[:])
    if row > len(built):
        return reason("free_space", {"district": district, "row": row})
    card = built[row - 1]
    if game.cards.character[card] is None:
        return no_character(game, card)
    return reason("at_rest", {"card": card, "gate": district}, causes=[card])


def why_unbuilt(game: Changan, seat: int, card: int, district: int) -> Reason:
    """Why a card can't be built in the next space of a district or the Silk Road: it is full, or what it asks for."""
    obstacle = to_place(game, district, [card])
    assert obstacle is not None
    if obstacle["why"] == "full":
        return full_district(game, seat, district)
    if obstacle["why"] == "no_character":
        return reason("no_character", {"card": card}, causes=[card])
    lack = lacking(game, seat, card, district)
    assert lack is not None
    return why_unpaid(game, seat, card, district, lack)


def full_district(game: Changan, seat: int, district: int) -> Reason:
    """No space is free in a district or on the Silk Road."""
    built = game.roads[seat] if district == ROAD else game.districts[seat][district]
    return reason("full_district", {"district": district}, causes=built[:])


def lacking(game: Changan, seat: int, card: int, district: int) -> Shortage | None:
    """What the seat lacks to build a card in the next space; None if nothing."""
    row, coin = game.next_row(seat, district), extra_coin(game, seat, card)
    return shortage(game.tokens[seat], game.permanents(seat), district, row, coin)


def why_unpaid(game: Changan, seat: int, card: int, district: int, lack: Shortage) -> Reason:
    """What a card lacks for the next space: the extra coin alone, resources, or some of those that remain to pay."""
    row, tokens = game.next_row(seat, district), lack.tokens()
    price = PRICES[district][row][:]
    price[COIN] += extra_coin(game, seat, card)
    held = names([min(number, game.tokens[seat][type_]) for type_, number in enumerate(price)])
    facts: Facts = {"card": card, "district": district, "row": row + 1}
    remedies = sources(game, seat, card, district, lack)
    if not lack.short:
        return reason("coin", facts, held, names(tokens), [card], remedies)
    if lack.short == sum(lack.missing):
        return reason("price", {**facts, "resources": names(tokens)}, held, names(tokens), [card], remedies)
    wanted = lack.missing[:]
    wanted[COIN] += lack.coin
    facts = {**facts, "n": lack.size(), "resources": names(wanted)}
    causes = [card, *helpers(game, seat, row)]
    return reason("price_helped", facts, held, names(tokens), causes, remedies)


def helpers(game: Changan, seat: int, row: int) -> list[int]:
    """The seat's built cards that save or replace some of the price of a district space, row from 0."""
    found: list[int] = []
    for district in game.districts[seat]:
        for card in district:
            effect = game.cards.permanent[card]
            if effect is not None and effect.eases_price(row + 1):
                found.append(card)
    return found


def sources(game: Changan, seat: int, card: int, district: int, lack: Shortage) -> list[Remedy]:
    """What brings what is lacking: a Buy after which less is, then Produce at the gates of its types."""
    mine, tokens, found = game.permanents(seat), game.tokens[seat], list[Remedy]()
    row, coin, number = game.next_row(seat, district), extra_coin(game, seat, card), 1 + mine.buy_bonus
    for choice in BUY.choices:
        type_, bought = choice.parameters[0], tokens[:]
        bought[COIN] -= mine.buy_price
        bought[type_] += number
        left = shortage(bought, mine, district, row, coin)
        if left is None or left.size() < lack.size():
            found += helps(game, [choice], {"type": type_, "n": number})
    wanted = lack.missing[:]
    wanted[COIN] += lack.coin
    for gate in sorted(range(GATES), key=lambda gate: -wanted[gate]):
        if wanted[gate]:
            found += produces(game, seat, gate, card)
    return found[:MOST_REMEDIES]


def produces(game: Changan, seat: int, gate: int, kept: int = NO_CARD) -> list[Remedy]:
    """Produce at a gate, if it is offered and one card can stay on top of another: it yields one more at least."""
    others = len(game.hands[seat])
    for pile in game.gates[seat]:
        if pile is not game.gates[seat][gate] and pile[-1:] != [kept]:
            others += len(pile)
    if not others or game.gates[seat][gate][-1:] == [kept]:
        return []
    return helps(game, [PRODUCE.of[gate]], {"type": gate, "n": yield_of(game, seat, gate) + 1})


def journeys(game: Changan, seat: int, kept: int) -> list[Remedy]:
    """Builds of other cards on the Silk Road: what their Silk brings from the stock."""
    row = game.next_row(seat, ROAD)
    silk = min(ROAD_SILK[row], game.silk_stock) if row < ROWS else 0
    builds = [BUILDS[gate][ROAD] for gate, pile in enumerate(game.gates[seat]) if pile[-1:] != [kept]]
    return helps(game, builds, {"type": SILK, "n": silk}) if silk else []
