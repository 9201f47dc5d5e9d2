"""Plain information-set Monte Carlo tree search with random play-outs: the baseline that others are measured by.

Single-observer IS-MCTS (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012): every
iteration imagines a world, goes down the tree by UCB among the choices that are possible there, adds one node, plays on
at random, and notes who won. The choice tried most often is made.
"""

from math import log, sqrt
from typing import ClassVar, Final

from tongbao.bots.core.bot import Bot
from tongbao.bots.search.budget import TimeLimit
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, offered

ITERATIONS: Final = 1000
EXPLORING: Final = 1.4


class Node:
    """What is known of a position by the choices that led to it: by choice, its node; how often it was tried and what
    that brought to whoever made it, and how often it could have been."""

    __slots__ = ("children", "possible", "visits", "won")

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.visits = 0
        self.possible = 0
        self.won = 0.0

    def best(self, choices: list[Choice], luck: FastLuck) -> Choice:
        """One of the choices not tried yet, or the one with the highest upper bound."""
        children = self.children
        untried = [choice for choice in choices if choice.id not in children]
        if untried:
            return untried[luck.below(len(untried))]
        best, found = -1.0, choices[0]
        for choice in choices:
            child = children[choice.id]
            child.possible += 1
            bound = child.won / child.visits + EXPLORING * sqrt(log(child.possible + 1) / child.visits)
            if bound > best:
                best, found = bound, choice
        return found


class MctsBot(Bot):
    """Knows nothing of the game but its rules."""

    name: ClassVar[str] = "ismcts"
    thinks: ClassVar[bool] = True

    def __init__(self, seed: int, time_limit: TimeLimit | None = None) -> None:
        super().__init__(seed)
        self.time_limit = time_limit or TimeLimit(samples=ITERATIONS)

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        root, budget, luck = Node(), self.time_limit.budget(), FastLuck.from_seed(self.seed)
        while budget.spent() < 1.0:
            world = seat.imagine(self.seed + budget.used)
            world.events = None
            budget.used += 1
            grow(root, world, seat.number, luck)
        tried = [choice for choice in choices if choice.id in root.children]
        return max(tried, key=lambda choice: root.children[choice.id].visits)


def grow(root: Node, game: Game, seat: int, luck: FastLuck) -> None:
    """One iteration in an imagined world, which it uses up; ``seat`` chooses first."""
    node, path, makers = root, [root], [seat]
    actor = seat
    while not game.over:
        choice = node.best(game.choices(actor), luck)
        game.take(actor, choice)
        child = node.children.get(choice.id)
        is_new = child is None
        if child is None:
            child = Node()
            node.children[choice.id] = child
        path.append(child)
        makers.append(actor)
        node, actor = child, game.actor
        if is_new:
            break
    while not game.over:
        legal = game.legal
        game.take(game.actor, legal[luck.below(len(legal))] if len(legal) > 1 else legal[0])
    places = game.places()
    share = 1.0 / places.count(1)
    for i in range(1, len(path)):
        path[i].visits += 1
        if places[makers[i]] == 1:
            path[i].won += share
