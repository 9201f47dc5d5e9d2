"""Help of the terminal: the commands that can be typed."""

from rich.table import Table
from rich.text import Text

from tongbao.cli.play.table import TableText
from tongbao.cli.play.wording import filled


def help_table(text: TableText, with_pages: bool, with_hints: bool, with_concessions: bool) -> Table:
    """Table of the commands and their effects."""
    t = text.t
    choice, number, name = text.example()
    lines: list[tuple[str, str | Text]] = [
        ("1, 2, 3 ...", t("make that choice; you can also type words from it, or just their beginnings")),
        ("codes", filled(t("show or hide the code of every choice, such as “{choice}”"), choice=choice)),
        ("u", t("undo your latest choice, if nothing hidden has been seen since")),
        ("t", t("show the table again")),
        (
            f"c {number}",
            filled(
                t("everything printed on card {number}, or on a card by its name: c {name}"), number=number, name=name
            ),
        ),
        (t("a word"), t("what is on the table under that heading or name")),
        ("l", t("the whole log")),
        ("q", t("save and quit")),
    ]
    if with_pages:
        lines.append(("+ -", t("turn the pages of the table (Page Down and Page Up work too)")))
        lines.append(("⏎", t("the next page of the choices, or of the table")))
    if with_hints:
        lines.append(("hint", t("what a strong player would choose, and why")))
    if with_concessions:
        lines.append(("concede", t("concede the game; this can’t be undone")))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for key, meaning in lines:
        table.add_row(Text(key, "bold"), meaning)
    return table
