"""Tables in documents that programs write."""


def with_table(text: str, rows: list[str], begins: str = "") -> str:
    """The document with a table in place of the one that begins like this; if not given, with the same first row.

    Raises ValueError if there is none.
    """
    before, head, rest = text.partition(begins or rows[0])
    if not head:
        raise ValueError(f"There is no table that begins with “{begins or rows[0]}”.")
    return "\n".join([before + rows[0], *rows[1:]]) + "\n\n" + rest.partition("\n\n")[2]
