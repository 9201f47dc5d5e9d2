"""Tables in documents that programs write."""


def with_table(text: str, rows: list[str]) -> str:
    """The document with the table that has the same first row in place of what stood there.

    Raises ValueError if there is none.
    """
    before, head, rest = text.partition(rows[0])
    if not head:
        raise ValueError(f"There is no table that begins with “{rows[0]}”.")
    return "\n".join([before + rows[0], *rows[1:]]) + "\n\n" + rest.partition("\n\n")[2]
