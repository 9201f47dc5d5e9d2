"""What bots do: how often each verb is chosen in a game, on average over many games.

    python benchmarks/verbs.py GAME PLAYERS GAMES [BOT]

The same games are played everywhere: those of ``tongbao simulate`` with seed 0.
"""

import sys
from collections import Counter

from tongbao.bots.core.bot import play_out
from tongbao.lab.series import Series


def main(name: str, players: int, games: int, bot: str = "greedy") -> None:
    """Play and print a line for each verb, the most frequent first."""
    series = Series(name, players, [bot] * players)
    counts: Counter[str] = Counter()
    for number in range(games):
        game = series.deal(number)
        play_out(game, series.seat_bots(number))
        counts.update(decision.choice.verb.name for decision in game.history or [])
    for verb, count in counts.most_common():
        print(f"{verb:<12} {count / games:8.2f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
