"""The file of settings, ``tongbao.toml``: where it is, and what a server as a program reads from it.

A value on the command line wins over the variable of the environment, that over the file, and the file over what is
usual. Every command that touches data reads the file, so that all find the same data.
"""

import os
import re
import stat
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit

from msgspec import Meta, inspect

from tongbao.server.common.settings import BadSettings, Seconds, Settings

NAME: Final = "tongbao.toml"
SYSTEM: Final = Path("/etc") / NAME
"""The file of the machine, which is read if there is none in the working folder."""
SPELLED: Final = {"allow_host": "names", "allowances": "rates.factor"}
"""Options of the command line that the file calls otherwise."""
TEXTS: Final = ("imprint", "privacy")
"""The settings of ``site`` that a file can hold, which they name."""


class HostSettings(Settings, frozen=True):
    """Host settings: all that ``tongbao.toml`` can hold, the settings of the server and those of its process."""

    data: str = ""
    """Data folder or database URL; by default, the user's data folder."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    """Port on which the server listens."""
    open: bool = True
    """If true, a browser opens when the server starts, where there is one."""
    trust_proxy: str = ""
    """Addresses of trusted proxies, separated by commas; the server takes visitors' addresses from them."""
    languages: tuple[str, ...] = ()
    """Folders with further languages, each language in a folder of its own."""
    mail: str = ""
    """Mail server: `smtp://user:password@host:587?from=games@tea.example`; without one, no email is sent."""
    address: str = ""
    """Web address of the server, for links in emails; by default, the first of `names`."""
    local_webhooks: bool = False
    """If true, webhooks can point to this machine and use plain http, for testing."""
    log: Literal["", "text", "json"] = ""
    """Format of the request log on the error stream; by default, only warnings and errors are logged."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of server processes; more than one need a PostgreSQL database."""
    drain: Annotated[Seconds, Meta(le=600)] = 0.0
    """Seconds for which the server keeps answering after it is told to stop; `/ready` says no meanwhile."""

    def of_server(self) -> Settings:
        """Those of them that the application is given."""
        return Settings(**{name: getattr(self, name) for name in Settings.__struct_fields__})

    def with_texts(self) -> Self:
        """The same with the texts about the site that files hold. Raises BadSettings if one can't be read."""
        return self.but(site={name: text_in(name, getattr(self.site, name)) for name in TEXTS})


def found_file() -> Path | None:
    """The file that is read if none is named: in the working folder, else that of the machine; None if there is none.

    Raises BadSettings if the one in the working folder is another user's, who would have a say in what happens here.
    """
    here = Path(NAME)
    if here.is_file():
        if hasattr(os, "getuid") and here.stat().st_uid not in (0, os.getuid()):
            raise BadSettings(f"{here.resolve()} belongs to another user; if you trust it, name it with --config.")
        return here
    return SYSTEM if SYSTEM.is_file() else None


def read_settings(file: Path | None) -> HostSettings:
    """The settings in a file, the others as usual. Raises BadSettings, or OSError if it can't be read.

    Folders and files that it names are meant from where it lies.
    """
    if file is None:
        return HostSettings()
    try:
        plain = tomllib.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise BadSettings(f"{file} isn’t valid TOML: {error}.") from None
    try:
        require_known(plain)
        read = HostSettings().but(**plain)
    except BadSettings as error:
        raise BadSettings(f"{file}: {error}") from None
    languages = [str(file.parent / Path(folder).expanduser()) for folder in read.languages]
    data = read.data and (read.data if "://" in read.data else str(file.parent / Path(read.data).expanduser()))
    texts = {name: at_home(getattr(read.site, name), file.parent) for name in TEXTS}
    return read.but(data=data, languages=languages, site=texts)


def names_file(said: str) -> bool:
    """True if a text about the site is the name of a Markdown file that holds it."""
    return "\n" not in said and said.endswith(".md")


def at_home(said: str, folder: Path) -> str:
    """A text about the site; if it is the name of a file, then as meant from that folder."""
    return str(folder / Path(said).expanduser()) if names_file(said) else said


def text_in(name: str, said: str) -> str:
    """A text about the site: itself, or the content of the Markdown file that it names. Raises BadSettings."""
    if not names_file(said):
        return said
    try:
        return Path(said).read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it isn’t in UTF-8"
        raise BadSettings(f"site.{name} names “{said[:200]}”, which can’t be read: {reason}.") from None


def require_names(names: Iterable[str]) -> None:
    """Raises BadSettings for what can't be the name of this server in an address, such as one with its scheme."""
    for name in names:
        if not re.fullmatch(r"[\w.-]+|[\da-fA-F:.]+", name):
            raise BadSettings(f"“{name[:60]}” can’t be a server’s name; use one like tea.example or 192.168.1.5")


def is_exposed(file: Path, read: HostSettings) -> bool:
    """True if a password stands in a file that every user of this machine can read."""
    has_password = any("://" in url and urlsplit(url).password for url in (read.mail, read.data))
    return has_password and hasattr(os, "getuid") and bool(file.stat().st_mode & stat.S_IROTH)


def require_known(plain: Mapping[str, Any]) -> None:
    """Raises BadSettings for the first name that no setting has, with those that may be meant."""
    groups = dict(groups_in(inspect.type_info(HostSettings)))
    for group, name in names_in(plain, groups):
        if name not in groups[group]:
            meant = meant_by(group, name, groups)
            others = f"did you mean {' or '.join(meant)}?" if meant else f"choose one of: {', '.join(groups[group])}."
            raise BadSettings(f"there is no setting “{group}{name[:60]}”; {others}")


def meant_by(group: str, name: str, groups: Mapping[str, list[str]]) -> list[str]:
    """The settings that are called so elsewhere, else the one in the group, else the one anywhere, that is so alike."""
    if name in SPELLED:
        return [SPELLED[name]]
    elsewhere = [f"{other}{name}" for other, names in groups.items() if name in names]
    near = [f"{group}{one}" for one in get_close_matches(name, groups[group], 1)]
    every = [f"{other}{one}" for other, names in groups.items() for one in names]
    return elsewhere or near or get_close_matches(name, every, 1)


def groups_in(kind: Any, before: str = "") -> Iterator[tuple[str, list[str]]]:
    """Every group of settings as its names begin, such as “rates.person.”, with the names in it."""
    yield before, [field.encode_name for field in kind.fields]
    for field in kind.fields:
        if isinstance(field.type, inspect.StructType):
            yield from groups_in(field.type, f"{before}{field.encode_name}.")


def names_in(plain: Mapping[str, Any], groups: Mapping[str, list[str]], before: str = "") -> Iterator[tuple[str, str]]:
    """Every name in these tables with the beginning of its group; what is in a table of no group isn't looked at."""
    for name, value in plain.items():
        yield before, name
        if isinstance(value, dict) and f"{before}{name}." in groups:
            yield from names_in(value, groups, f"{before}{name}.")
