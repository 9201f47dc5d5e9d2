"""Sections 6 and 8 in the plainest words, held against the game in positions dealt at random and in whole games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tongbao
from tests.games.pocket_changan.scene import CARDS, IDS, LETTERS, PocketScene, stage
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard
from tongbao.games.pocket_changan.rules.steps import Actions
from tongbao.games.pocket_changan.state.table import PocketChangan

TYPES = ["military", "economy", "culture", "politics"]
Area = list[list[int]]


def effects(area: Area, kind: str) -> list[dict[str, Any]]:
    """The effects of this kind that work in an Urban Area."""
    lying = [CARDS[card]["effect"] for column in area for card in column]
    return [effect for effect in lying if effect["kind"] == kind]


def points(area: Area) -> dict[str, int]:
    """8.1: cards in the column, and bonuses."""
    bonuses = effects(area, "points")
    return {
        name: len(column) + sum(bonus.get(name, 0) for bonus in bonuses)
        for name, column in zip(TYPES, area, strict=True)
    }


def number(card: int, area: Area) -> int:
    """The number of a card for the owner of the area, 0 if wild."""
    tens = effects(area, "characters_are")
    return int(CARDS[card]["number"] or (tens[0]["value"] if tens else 0))


def allowed(card: int, area: Area) -> set[str]:
    """6.1 rule 1: the columns by their types."""
    types = {CARDS[card]["type"]} | {effect["to"] for effect in effects(area, "any_as_type")}
    found = set(types)
    if any(effect["of"] in types for effect in effects(area, "type_anywhere")):
        found = set(TYPES)
    if CARDS[card]["kind"] == "character":
        found |= {effect["to"] for effect in effects(area, "characters_into")}
    return found


def fits(card: int, column: list[int], area: Area, descending: bool) -> bool:
    """6.1 rule 2."""
    own = number(card, area)
    lying = [number(other, area) for other in column if number(other, area)]
    if not own or not lying:
        return True
    return own <= lying[-1] if descending else own >= lying[-1]


def holds(card: int, area: Area, waived: bool) -> bool:
    """6.1 rule 3."""
    condition = CARDS[card].get("condition")
    if condition is None:
        return True
    values = [points(area)[name] for name in condition["points"]]
    value = max(values) if condition["how"] == "max" else sum(values)
    if CARDS[card]["effect"]["kind"] == "end_game":
        return bool(value > condition["more_than"])
    return waived or value > condition["more_than"] - sum(effect["n"] for effect in effects(area, "ease_condition"))


def columns(game: PocketChangan, seat: int, card: int) -> set[int]:
    """6.1: where the seat may play the card."""
    area = game.areas[seat]
    few = any(sum(bool(column) for column in area) < effect["columns"] for effect in effects(area, "free_below"))
    waived = few or game.free_play is not None
    if not holds(card, area, waived):
        return set()
    return {
        k
        for k, name in enumerate(TYPES)
        if name in allowed(card, area) and (waived or fits(card, area[k], area, bool(game.descending[seat] & 1 << k)))
    }


def buys(game: PocketChangan, seat: int, paid: int, ware: int) -> bool:
    """6.2: whether the discarded card buys the public one."""
    area = game.areas[seat]
    have, wanted = number(paid, area), number(ware, area)
    margin = sum(effect["n"] for effect in effects(area, "buy_margin"))
    if game.free_buy is not None or not have or not wanted:
        return True
    if effects(area, "buy_even") and wanted % 2 == 0:
        return True
    if CARDS[paid]["type"] == CARDS[ware]["type"]:
        return bool(have + margin >= wanted)
    return bool(abs(have - wanted) <= margin)


def actions(game: PocketChangan, seat: int) -> Iterator[str]:
    """5.3, D1."""
    for card in game.hands[seat]:
        yield from (f"play {IDS[card]} {LETTERS[k]}" for k in columns(game, seat, card))
        if any(buys(game, seat, card, ware) for ware in game.public):
            yield f"pay {IDS[card]}"
    if game.deck or game.discards:
        yield "draw"
    if effects(game.areas[seat], "turn_column") and not game.turned & 1 << seat:
        for k, column in enumerate(game.areas[seat]):
            if column and not game.descending[seat] & 1 << k:
                yield f"descend {LETTERS[k]}"
    yield "pass"


def score(area: Area) -> tuple[int, int, int]:
    """8.3: base, bonus, total."""
    found = points(area)
    lying = [card for column in area for card in column]
    kinds = {"characters": "character", "buildings": "building"}
    bonus = 0
    for card in lying:
        rule = CARDS[card]["score"]
        if rule["kind"] == "fixed":
            bonus += rule["value"]
        elif rule["kind"] == "points":
            bonus += max(found[name] for name in rule["of"])
        elif rule["kind"] == "count":
            bonus += sum(CARDS[other]["kind"] == kinds[rule["what"]] for other in lying)
        else:
            bonus += min(found.values())
    low, *rest = sorted(found.values())
    return low * sum(rest), bonus, low * sum(rest) + bonus


def compare(scene: PocketScene) -> None:
    """The lists of D1 to D3, points and scores as the words above have them."""
    game, seat = scene.game, scene.acting
    for owner in range(game.players):
        assert scene.points(owner) == list(points(game.areas[owner]).values())
        assert scene.score(owner) == score(game.areas[owner])
    step = game.step
    if isinstance(step, Actions):
        assert scene.legal() == set(actions(game, seat))
    elif isinstance(step, BuyCard):
        wanted = {f"buy {IDS[ware]}" for ware in game.public if buys(game, seat, step.paid, ware)}
        assert scene.legal() == wanted
    elif isinstance(step, GainCard):
        assert scene.legal() == {"keep", *(f"place {LETTERS[k]}" for k in columns(game, seat, step.bought))}


def random_position(luck: Random) -> PocketScene:
    """Cards anywhere, more in play than a game would have, directions and durations at random."""
    names = luck.sample(IDS, 40)
    areas = {}
    for seat in (0, 1):
        parts = [" ".join(names.pop() for _ in range(luck.randrange(4))) for _ in LETTERS]
        areas[seat] = "; ".join(f"{letter}: {part}" for letter, part in zip(LETTERS, parts, strict=True) if part)
    hand = " ".join(names[:7])
    running = {what: luck.randrange(2) for what in ("play", "buy") if luck.random() < 0.1}
    descending = {0: "".join(letter for letter in LETTERS if luck.random() < 0.2)}
    return stage(areas=areas, hands={0: hand}, public=" ".join(names[7:13]), descending=descending, running=running)


@pytest.mark.contract
def test_random_positions() -> None:
    """D1 in every position, D2 and D3 for every purchase, and what the cards in play are worth."""
    luck, seen = Random(63), {"actions": 0, "buy": 0, "gain": 0}
    for _ in range(400):
        scene = random_position(luck)
        compare(scene)
        seen["actions"] += 1
        for pay in sorted(scene.offered("pay"))[:2]:
            trial = PocketScene(scene.game.clone())
            trial.play(f"pay {pay}")
            compare(trial)
            trial.play(luck.choice(sorted(trial.legal())))
            compare(trial)
            seen["buy"] += 1
            seen["gain"] += trial.phase() == "gain"
    assert min(seen.values()) > 300


@pytest.mark.contract
@pytest.mark.by_turns(2)
@pytest.mark.parametrize(("players", "length"), [(1, "long"), (2, "standard"), (3, "standard"), (4, "short")])
def test_whole_games(players: int, length: str) -> None:
    """Lists and points at every decision; the public area is full, hands are within the limit, turns are even."""
    for seed in range(6):
        luck = Random(seed)
        game = tongbao.new("pocket_changan", players=players, seed=seed, options={"length": length})
        assert isinstance(game, PocketChangan)
        scene, turns, now = PocketScene(game), [0] * players, (0, 0)
        while not scene.is_over():
            if (game.round, game.active) != now and scene.phase() == "actions":
                assert now == (0, 0) or len(game.hands[now[1]]) <= 6, "within the limit at the end of the turn"
                now = (game.round, game.active)
                turns[game.active] += 1
            compare(scene)
            assert sorted(game.inventory()) == list(range(64))
            if scene.phase() == "actions":
                assert len(game.public) == 8 or game.end_reason
                assert game.deck or not game.discards or game.end_reason
            laying = sorted(text for text in scene.legal() if text.split()[0] in ("play", "place", "buy", "pay"))
            scene.play(luck.choice(laying if laying and luck.random() < 0.7 else sorted(scene.legal())))
        assert turns == [game.round] * players and game.round <= scene.view()["limit"]
        totals = [score(area)[2] for area in game.areas]
        assert game.scores() == totals
        cards = [sum(len(column) for column in area) for area in game.areas]
        ranks = [(total, score(area)[0], n) for total, area, n in zip(totals, game.areas, cards, strict=True)]
        assert game.places() == [1 + sum(other > rank for other in ranks) for rank in ranks]
