"""A hint in the terminal: the best choices with their chances, and one sentence for each that says why."""

from typing import Final

from rich.table import Table

from tongbao.bots.hints.explain import explainer_for
from tongbao.bots.hints.hint import Advice
from tongbao.cli.play.screen import Screen, words
from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat

PERCENT: Final = 100


def hint_table(screen: Screen, eyes: Seat, choices: list[Choice], advice: Advice) -> Table:
    """The hint, the best choice first, each with the number to type and with one sentence."""
    t = screen.t
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(t("Hint"), justify="right")
    table.add_column()
    table.add_column(t("To win"), justify="right")
    table.add_column(t("Ahead"), justify="right")
    texts = [choice.text for choice in choices]
    sentences = explainer_for(screen.game, screen.names, screen.language).sentences(advice)
    for one, sentence in zip(advice, sentences, strict=True):
        number = texts.index(one.choice)
        label = words(eyes.caption(choices[number], screen.language), screen).append(f"\n{sentence}", "dim")
        table.add_row(str(number + 1), label, f"{one.win * PERCENT:.0f}%", f"{one.margin:+.0f}")
    return table
