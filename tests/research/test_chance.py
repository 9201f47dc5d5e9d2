"""Chance as moves: what explicit chance asks is what real shuffles bring, with the same probabilities."""

import random
from collections import Counter
from typing import Any

import pytest

import tongbao
from tests.support.research.lots import LOTS
from tests.support.research.orders import endings_by_orders, endings_by_questions
from tongbao import FastLuck, Meta, create
from tongbao.engine.meta import Setup
from tongbao.research.chance import Sampled
from tongbao.research.explicit import Explicit
from tongbao.research.position import Position, beginning
from tongbao.research.small.changan import SmallChangan
from tongbao.research.small.pocket_changan import SmallPocketChangan
from tongbao.research.small.xanadu import SMALL_XANADU, SmallXanadu

POCKET = SmallPocketChangan("four_of_pocket", ["wu_ku", "xuan_wu_men", "le_you_yuan", "qi_ting"])
MIXED = SmallChangan("two_backs", ["longshou_mills", "equal_field_register", "victory_stele", "polo_field"])
XANADU = SmallXanadu("four_of_xanadu", ["tailors-shop", "granary", "canal-lock", "script-school"])
GAMES = 4000


def table(meta: Meta[Any], **options: str) -> Setup:
    """Two players of it."""
    return Setup(meta, 2, meta.settle(2, options), [], None)


def ending(game: Any) -> str:
    """How a game has ended: the points, and where the cards lie that matter."""
    return f"{game.scores()} {[sorted(hand) for hand in game.hands]}"


def at_random(position: Position, dice: random.Random) -> Position:
    """The position a move later, whoever makes it."""
    if position.pending is not None:
        outcomes = position.question.outcomes
        return position.answered(dice.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
    return position.chosen(dice.choice(position.choices()).id)


@pytest.mark.compiled()
@pytest.mark.parametrize(
    "setup",
    [table(LOTS), table(POCKET), table(POCKET, hand="2"), table(MIXED), table(XANADU)],
    ids=lambda setup: f"{setup.meta.name}-{'-'.join(setup.options.values())}",
)
def test_questions_bring_what_shuffles_bring(setup: Setup) -> None:
    """Every end is as likely by explicit chance as if each order of each deck were tried."""
    expected = endings_by_orders(setup, ending)
    assert endings_by_questions(setup, ending) == pytest.approx(expected, abs=1e-9)
    assert sum(expected.values()) == pytest.approx(1)


def test_fast_luck_brings_them_as_often() -> None:
    """Frequencies of games with FastLuck and random choices differ from the exact probabilities as chance lets them."""
    from scipy.stats import chisquare  # here, because it takes a second

    setup, dice, counted = table(POCKET), random.Random(4), Counter[str]()
    for seed in range(GAMES):
        game = create(setup, FastLuck.from_seed(seed))
        while not game.over:
            game.take(game.actor, dice.choice(game.legal))
        counted[ending(game)] += 1
    expected = {end: GAMES * chance for end, chance in endings_by_questions(setup, ending).items()}
    assert set(counted) <= set(expected) and len(expected) > 20 and min(expected.values()) > 5
    assert chisquare([counted[end] for end in expected], list(expected.values())).pvalue > 0.01


def test_a_deck_is_asked_for_card_by_card_and_no_further() -> None:
    position = beginning(table(SMALL_XANADU), Explicit())
    hidden = position.question.outcomes
    assert len(hidden) == 6 and {chance for _, chance in hidden} == {1 / 6}
    position = position.answered(hidden[0][0])
    assert hidden[0] not in position.question.outcomes and len(position.question.outcomes) == 5
    position = position.answered(hidden[1][0])
    assert position.pending is None and position.game is not None and len(position.draws) == 2
    with pytest.raises(ValueError, match="It isn’t chance’s turn"):
        position.answered(hidden[2][0])


def test_what_can_only_be_one_card_is_not_asked() -> None:
    for seed in range(40):
        position, dice = beginning(table(LOTS), Explicit()), random.Random(seed)
        while not position.is_over:
            assert position.pending is None or len(position.question.outcomes) > 1
            position = at_random(position, dice)


def test_what_is_shown_when_all_is_over_is_not_asked() -> None:
    """Both hands were dealt, nobody has done anything, and in the end the whole deck lies open."""
    position = beginning(table(POCKET), Explicit())
    for _ in range(2):
        position = position.answered(position.question.outcomes[0][0])
    for _ in range(2):
        position = position.chosen(next(choice.id for choice in position.choices() if choice.text == "pass"))
    assert position.is_over and len(position.draws) == 2


@pytest.mark.parametrize(
    ("name", "option"), [("silk_cities", {"start": "random"}), ("changan", {"decks": "random+silk_road"})]
)
def test_what_is_no_deck_is_shuffled_number_by_number(name: str, option: dict[str, str]) -> None:
    """First regions and decks are drawn from lists that nobody draws from the top of."""
    setup = tongbao.prepare(name, 2, option)
    ends = set()
    for seed in range(6):
        position, dice, kinds = beginning(setup, Explicit()), random.Random(seed), []
        while position.pending is not None:
            kinds.append(position.question.kind)
            position = at_random(position, dice)
        assert kinds.count("number") >= (16 if name == "silk_cities" else 4)
        view = tongbao.Seat(position.game, 0).view() if position.game is not None else {}
        ends.add(str(view["seats"] if name == "silk_cities" else view["decks"]))
    assert len(ends) > 2


def test_a_seed_is_four_bytes() -> None:
    """The same bytes deal the same game, which is the game of that seed."""
    setup = tongbao.prepare("xanadu", 3)
    position = beginning(setup, Sampled())
    for byte in (0, 0, 1, 2):
        assert len(position.question.outcomes) == 256
        position = position.answered(byte)
    assert position.game is not None
    assert position.game.fingerprint() == tongbao.new("xanadu", 3, seed=258).fingerprint()


@pytest.mark.parametrize("name", list(tongbao.GAMES))
def test_whole_games_by_questions(name: str) -> None:
    """Every game goes to its end, and no card is lost or doubled."""
    setup = tongbao.prepare(name, None)
    position, dice = beginning(setup, Explicit()), random.Random(1)
    inventory: list[int] = []
    while not position.is_over:
        position = at_random(position, dice)
        if position.game is not None:
            inventory = inventory or sorted(position.game.inventory())
            assert sorted(position.game.inventory()) == inventory
    assert len(position.draws) < Explicit().most_questions(setup)
