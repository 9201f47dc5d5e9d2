"""Measure what docs/opponents.md says of the strength of players, a little more with every run.

    python benchmarks/figures.py [--minutes 30] [--processes 2] [--only TEXT ...] [--table]

Deals are played until every figure has as many as it should, or the time is over, always for the figure that has the
smallest part of them; ``figures.json`` beside this file keeps what came of each, so that another run goes on. With
``--table`` only the table in the document is written. Budgets are of processor time: on a loaded machine players are as
strong as on a quiet one. ``--only`` names figures by parts of their names: ``xanadu``, ``"master@100ms greedy"``.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import tongbao
from tongbao.lab.document import with_table
from tongbao.lab.duels import Duel, Outcome, note, play_deal

KEPT = Path(__file__).with_name("figures.json")
DOCUMENT = Path(__file__).parents[1] / "docs/opponents.md"
SEED = 2026
FEWEST = 40
"""Of fewer games nothing is told."""
FAST = 10.0
"""Of fewer milliseconds two digits after the point are told."""
MATCHES = (
    (2, "master@100ms", "greedy", 400),
    (4, "master@100ms", "greedy", 200),
    (2, "open@100ms", "greedy", 100),
    (4, "open@100ms", "greedy", 100),
    (2, "judged", "greedy", 400),
    (2, "policy", "greedy", 400),
    (2, "master@100ms", "random", 100),
    (2, "master@100ms", "ismcts@100ms", 100),
    (2, "master@1000ms", "master@100ms", 100),
)
"""Seats, who plays against whom, and how many games in each game."""


def main() -> None:
    """Read the arguments, play, keep, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", metavar="TEXT", nargs="+", default=[""])
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    outcomes = kept()
    if not given.table:
        wanted = [outcome for outcome in outcomes if any(text in key(outcome.duel) for text in given.only)]
        if not wanted:
            parser.error(f"there is no figure such as {' or '.join(given.only)}: {', '.join(map(key, duels()))}")
        measure(wanted, given, lambda: keep(outcomes))
    DOCUMENT.write_text(with_table(DOCUMENT.read_text("utf-8"), list(rows(outcomes))), "utf-8")


def measure(outcomes: list[Outcome], given: argparse.Namespace, save: Callable[[], None]) -> None:
    """Play until all is measured or the time is over."""
    end = time.monotonic() + 60 * given.minutes
    with ProcessPoolExecutor(given.processes) as pool:
        while time.monotonic() < end:
            outcome = min(outcomes, key=lambda one: len(one.wins) / one.duel.deals)
            begun = len(outcome.wins)
            if begun == outcome.duel.deals:
                return
            numbers = range(begun, min(outcome.duel.deals, begun + given.processes))
            for deal in pool.map(play_deal, [(outcome.duel, number) for number in numbers]):
                note(outcome, deal, None)
            save()
            print(f"{key(outcome.duel)}: {told(outcome)}", flush=True)


def duels() -> list[Duel]:
    """All that is to be measured."""
    return [
        Duel(game, players, one, others, games // players, SEED)
        for game in tongbao.GAMES
        for players, one, others, games in MATCHES
    ]


def kept() -> list[Outcome]:
    """What was measured already."""
    known = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return [Outcome(duel, **known.get(key(duel), {})) for duel in duels()]


def keep(outcomes: list[Outcome]) -> None:
    """Keep all that was measured."""
    found: dict[str, Any] = {}
    for outcome in outcomes:
        if outcome.wins:
            found[key(outcome.duel)] = {
                "wins": [round(win, 4) for win in outcome.wins],
                "margins": [round(margin, 2) for margin in outcome.margins],
                "seconds": round(outcome.seconds, 3),
                "choices": outcome.choices,
                "games": outcome.games,
            }
    KEPT.write_text(
        "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in found.items()) + "\n}\n"
    )


def key(duel: Duel) -> str:
    """What a duel is kept under."""
    return f"{duel.game} {duel.players} {duel.one} {duel.others}"


def rows(outcomes: list[Outcome]) -> Iterator[str]:
    """A row for each match of which something is known, a column for each game."""
    yield f"| Games won, in % | {' | '.join(meta.titles['en'] for meta in tongbao.GAMES.values())} |"
    yield "|---" * (len(tongbao.GAMES) + 1) + "|"
    for number, (players, one, others, _) in enumerate(MATCHES):
        cells = [told(outcome) if outcome.games >= FEWEST else "" for outcome in outcomes[number :: len(MATCHES)]]
        if any(cells):
            yield f"| {one} against {others}, {players} seats | {' | '.join(cells)} |"


def told(outcome: Outcome) -> str:
    """The share of games won with its interval, the number of games, and processor time a choice."""
    pace = f"{outcome.milliseconds:.{2 if outcome.milliseconds < FAST else 0}f} ms"
    return f"{100 * outcome.win:.1f} ± {100 * outcome.error:.1f} ({outcome.games} games, {pace})"


if __name__ == "__main__":
    main()
