"""Addresses in the API, for tests and benchmarks."""


def api(link: str) -> str:
    """The address in the API of a table, by the link to its page or by its name."""
    path, _, name = link.rpartition("/")
    return f"{path.removesuffix('/t')}/api/v1/tables/{name}"
