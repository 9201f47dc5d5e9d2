"""``tongbao games``: what can be played, with which options and against whom."""

from rich.console import Console
from rich.table import Table

import tongbao
from tongbao.bots import bots_for
from tongbao.bots.ratings import ratings
from tongbao.bots.titles import manner_of, title_of


def games() -> None:
    """List the games, their options and the bots."""
    console = Console(highlight=False)
    for meta in tongbao.GAMES.values():
        seats = f"{meta.min_players} to {meta.max_players} players"
        console.print(f"[bold]{meta.name}[/] · {meta.title} · {seats}")
        console.print(meta.tagline)
        table = Table("Option", "Values", "What it does", box=None, padding=(0, 2, 0, 0), header_style="dim")
        for option in meta.options:
            table.add_row(option.name, ", ".join(option.values), option.help)
        console.print(table)
        bots = Table("Bot", "Called", "How it plays", "Rating", box=None, padding=(0, 2, 0, 0), header_style="dim")
        for name in bots_for(meta.name):
            points, error = ratings(meta.name).get(name, (None, None))
            rating = f"{points} ± {error}" if points is not None else ""
            bots.add_row(name, title_of(name, meta.name), manner_of(name), rating)
        console.print(bots)
        console.print()
