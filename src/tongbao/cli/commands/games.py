"""``tongbao games``: what can be played, with which options and against whom."""

from functools import partial

from rich.table import Table
from rich.text import Text

import tongbao
from tongbao.bots import bots_for
from tongbao.bots.levels.titles import ratings, style_of, title_of
from tongbao.cli.common.console import console_for
from tongbao.cli.common.language import Lang, language_of
from tongbao.languages import Translator, said_in


def games(lang: Lang = None) -> None:
    """List the games with their options and bots."""
    language = language_of(lang)
    console, t = console_for(language), Translator(language)
    for meta in tongbao.GAMES.values():
        said = partial(said_in, language=language, domain=meta.name)
        seats = t("{n} to {m} players", n=meta.min_players, m=meta.max_players)
        console.print(Text.assemble((meta.name, "bold"), f" · {said(meta.title)} · {seats}"))
        console.print(said(meta.tagline))
        options = table(t("Option"), t("Values"), t("What it does"))
        for option in meta.options:
            options.add_row(option.name, ", ".join(option.values), said(option.help))
        console.print(options)
        bots = table(t("Bot"), t("Title"), t("How it plays"), t("Rating"))
        for name in bots_for(meta.name):
            points, error = ratings(meta.name).get(name, (None, None))
            rating = f"{points} ± {error}" if points is not None else ""
            bots.add_row(name, said(title_of(name, meta.name)), said(style_of(name)), rating)
        console.print(bots)
        console.print()


def table(*headings: str) -> Table:
    """A table without lines."""
    return Table(*headings, box=None, padding=(0, 2, 0, 0), header_style="dim")
