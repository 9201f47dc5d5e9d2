"""Rows: what came of a run, kept in a file while it goes on, so that it can be broken off and taken up again.

A file ``.jsonl`` has a line of JSON for each row. A file ``.parquet`` is written at the end of each sitting, from such
lines that lie beside it until then.
"""

from pathlib import Path
from typing import Any, BinaryIO, Final, Generic, TypeVar

import msgspec

from tongbao.engine.meta import BadOption

R = TypeVar("R", bound=msgspec.Struct)
LINES: Final = ".jsonl"
COLUMNS: Final = ".parquet"


class Rows(Generic[R]):
    """The rows of one kind in one file. Raises BadOption if its name ends in nothing that can be written."""

    def __init__(self, path: Path, kind: type[R]) -> None:
        self.path: Final = path
        self.kind: Final = kind
        if path.suffix not in (LINES, COLUMNS):
            raise BadOption(f"“{path.name}” must end in {LINES} (one line of JSON per row) or {COLUMNS}.")
        self.in_columns: Final = path.suffix == COLUMNS
        if self.in_columns:
            polars()
        self.lines: Final = path.with_name(f"{path.name}{LINES}") if self.in_columns else path
        self.file: BinaryIO | None = None

    def kept(self) -> list[R]:
        """The rows that lie there already; half a line at the end, from a run that was killed, is dropped.

        Raises BadOption for a file of anything else.
        """
        if self.in_columns and not self.lines.exists() and self.path.exists():
            polars().read_parquet(self.path).write_ndjson(self.lines)
        if not self.lines.exists():
            return []
        whole = self.lines.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            with self.lines.open("r+b") as file:
                file.truncate(end)
        try:
            return [msgspec.json.decode(line, type=self.kind) for line in whole[:end].splitlines()]
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise BadOption(f"{self.path} holds something else ({error}); name a new file.") from None

    def add(self, rows: list[R]) -> None:
        """Write some more, so that they are there whatever happens to this process."""
        if self.file is None:
            self.file = self.lines.open("ab")
        self.file.write(b"".join([msgspec.json.encode(row) + b"\n" for row in rows]))
        self.file.flush()

    def close(self) -> None:
        """Leave the file as it is to be read."""
        if self.file is not None:
            self.file.close()
            self.file = None
        if self.in_columns and self.lines.exists():
            polars().read_ndjson(self.lines, infer_schema_length=None).write_parquet(self.path)
            self.lines.unlink()


def polars() -> Any:
    """The library that writes and reads Parquet. Raises BadOption if it isn't installed."""
    try:
        import polars as found
    except ImportError:
        raise BadOption("Parquet needs Polars; install it with: pip install 'tongbao[data]', or write .jsonl") from None
    return found
