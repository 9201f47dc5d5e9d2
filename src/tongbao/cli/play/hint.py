"""A hint in the terminal: the best choices with their chances, and one sentence for each that says why."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from tongbao.bots.hints.explain import explainer_for
from tongbao.bots.hints.hint import Advice
from tongbao.cli.play.table import TableText
from tongbao.engine.secrecy import Seat

PERCENT: Final = 100


def hint_table(text: TableText, eyes: Seat, codes: Sequence[str], advice: Advice) -> Table:
    """The hint, the best choice first, each with the number to type and with one sentence."""
    t = text.t
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(t("Hint"), justify="right")
    table.add_column()
    table.add_column(t("Win chance"), justify="right")
    table.add_column(t("Lead"), justify="right")
    sentences = explainer_for(text.setup.meta.name, text.names, text.language).sentences(advice)
    for one, sentence in zip(advice, sentences, strict=True):
        choice = text.setup.meta.action_space.by_text[one.choice]
        label = text.said(eyes.caption(choice, text.language)).append(f"\n{sentence}", "dim")
        number = codes.index(one.choice) + 1
        table.add_row(str(number), label, f"{one.win * PERCENT:.0f}%", f"{one.margin:+.0f}")
    return table
