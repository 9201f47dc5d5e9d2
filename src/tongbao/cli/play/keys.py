"""What can be typed in the terminal, and how to read the table: its help."""

from rich.table import Table
from rich.text import Text

from tongbao.cli.play.screen import Screen
from tongbao.cli.play.speaker import filled


def help_table(screen: Screen, with_hints: bool, with_concessions: bool) -> Table:
    """The keys, then the signs of the table."""
    t = screen.t
    choice, number, name = screen.example()
    lines: list[tuple[str, str | Text]] = [
        ("1, 2, 3 ...", filled(t("make that choice; its text, such as “{choice}”, works too"), choice=choice)),
        ("u", t("take back your latest choice, where nothing hidden was seen since")),
        ("t", t("show the table again")),
        (
            f"c {number}",
            filled(
                t("all that is printed on card {number}, or on a card by its name: c {name}"), number=number, name=name
            ),
        ),
        ("l", t("the whole log")),
        ("q", t("save and leave")),
    ]
    if with_hints:
        lines.append(("hint", t("what a strong player would choose, and why")))
    if with_concessions:
        lines.append(("concede", t("give the game up; nobody can take it back")))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for key, meaning in [*lines, *screen.legend()]:
        table.add_row(Text(key, "bold"), meaning)
    return table
