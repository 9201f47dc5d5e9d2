"""Exact distributions over how games end when everybody chooses at random: by explicit chance, and by every order into
which a deck can really be shuffled.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator

from tongbao import Game, create
from tongbao.engine.given import ALONE, GivenLuck, Undecided
from tongbao.engine.luck import NO_LUCK
from tongbao.engine.meta import Setup
from tongbao.research.explicit import Explicit
from tongbao.research.position import Position, beginning

Ending = Callable[[Game], str]
MOST_SHUFFLES = 50


def endings_by_questions(setup: Setup, ending: Ending) -> dict[str, float]:
    """What explicit chance says."""
    found: dict[str, float] = defaultdict(float)

    def follow(position: Position, probability: float) -> None:
        if position.pending is not None:
            outcomes = position.question.outcomes
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
            for outcome, chance in outcomes:
                follow(position.answered(outcome), probability * chance)
        elif position.is_over:
            assert position.game is not None
            found[ending(position.game)] += probability
        else:
            choices = position.choices()
            for choice in choices:
                follow(position.chosen(choice.id), probability / len(choices))

    follow(beginning(setup, Explicit()), 1.0)
    return dict(found)


def endings_by_orders(setup: Setup, ending: Ending) -> dict[str, float]:
    """What comes of all shuffles, each made number by number."""
    found: dict[str, float] = defaultdict(float)

    def follow(game: Game, probability: float) -> None:
        if game.over:
            found[ending(game)] += probability
            return
        for choice in game.legal:

            def take(luck: GivenLuck, choice: object = choice) -> Game:
                after = game.clone()
                after.luck = luck
                after.take(game.actor, str(choice))
                return after

            for after, chance in all_ways(take):
                follow(after, probability * chance / len(game.legal))

    for game, chance in all_ways(lambda luck: create(setup, luck)):
        follow(game, chance)
    return dict(found)


def all_ways(act: Callable[[GivenLuck], Game]) -> Iterator[tuple[Game, float]]:
    """Every game that comes of an act, with its probability: all that it draws is tried out."""
    waiting: list[tuple[dict[int, list[int]], float]] = [({number: [] for number in range(ALONE, MOST_SHUFFLES)}, 1.0)]
    while waiting:
        numbers, probability = waiting.pop()
        try:
            game = act(GivenLuck(numbers, {}))
        except Undecided as lack:
            for number in range(lack.n):
                more = {**numbers, lack.shuffle: [*numbers[lack.shuffle], number]}
                waiting.append((more, probability / lack.n))
            continue
        game.luck = NO_LUCK
        yield game, probability
