"""Where an operator works: the data, the language of the texts, and the name in the log."""

import getpass
import json
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import sqlalchemy as sa
import typer

from tongbao.cli.common.language import language_of
from tongbao.languages import Translator

if TYPE_CHECKING:
    from tongbao.server.db.database import Write

T = TypeVar("T")
By = Annotated[
    str | None,
    typer.Option("--by", metavar="NAME", help="Your name for the log; by default your user name on this machine."),
]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="The reason, which the banned person will read.")]
Until = Annotated[
    datetime | None,
    typer.Option(formats=["%Y-%m-%d", "%Y-%m-%dT%H:%M"], help="End of the ban, in UTC; by default permanent."),
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, max=10_000, help="Maximum number to list.")]


def group(words: str) -> typer.Typer:
    """A group of commands; ``words`` say what it is for."""
    return typer.Typer(help=words, no_args_is_help=True, rich_markup_mode="markdown")


class Desk:
    """Reads what is kept, and does what an operator wishes together with its line in the log."""

    def __init__(self, place: str, lang: str | None, operator: str | None = None) -> None:
        self.place: Final = place
        self.t: Final = Translator(language_of(lang))
        self.operator: Final = operator or own_name()

    def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """The answer to a query. Raises BadDatabase, and ValueError with the sentence of a refusal."""
        from tongbao.server.common.errors import UserError
        from tongbao.server.db.database import Database

        database = Database(self.place, only_reads=True)
        try:
            return database.read_now(question)
        except UserError as refusal:
            raise ValueError(self.t(refusal.sentence, **refusal.facts)) from None
        finally:
            database.close()

    def do(self, work: "Write", what: str, whom: str, **facts: object) -> None:
        """Commit the work and the deed. Raises as ``ask`` does, and Conflict if the work does."""
        from tongbao.server.accounts.moderation import record_action
        from tongbao.server.db.database import batch

        self.commit(batch([work, record_action(self.operator, what, whom, **facts)]))

    def commit(self, work: "Write") -> None:
        """Commit the work, which has its deed with it. Raises as ``do`` does."""
        from tongbao.server.common.errors import UserError
        from tongbao.server.db.database import Database

        database = Database(self.place, is_there=True)
        try:
            error = database.commit([work])[0]
        finally:
            database.close()
        if isinstance(error, UserError):
            raise ValueError(self.t(error.sentence, **error.facts))
        if error is not None:
            raise error

    def person(self, word: str) -> str:
        """The id of the person of that id, or of the account of that name. Raises ValueError."""
        from tongbao.server.admin.users import person_named

        return self.ask(lambda c: person_named(c, word))

    def moment(self, seconds: float | None) -> str:
        """A moment, or a dash for none."""
        return "–" if seconds is None else self.t.moment(seconds)


def own_name() -> str:
    """The name of the user of this machine, if there is one."""
    with suppress(KeyError, OSError, ImportError):
        return getpass.getuser()
    return "operator"


def seconds_of(until: datetime | None) -> float | None:
    """The moment in seconds."""
    return None if until is None else until.replace(tzinfo=UTC).timestamp()


def print_json(found: object) -> None:
    """Print it as one line of JSON."""
    print(json.dumps(found, ensure_ascii=False))


def print_lines(found: dict[str, Any]) -> None:
    """Print each of these facts in a line of its own."""
    width = max(map(len, found))
    for name, value in found.items():
        print(f"{name:<{width}}  {value}")
