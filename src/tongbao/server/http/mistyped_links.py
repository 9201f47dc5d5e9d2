"""Mistyped links: those that people pass on with the full stop of a sentence behind them, or in capitals.

Only a link that leads nowhere is mended, so none that works is touched.
"""

from typing import Final

BEHIND: Final = "".join(
    (
        " /.,;:!?…'\"`*~|<>()[]{}«»‹›",
        "“”‘’„‚、。，．：；！？（）【】「」『』《》〈〉｡､\N{IDEOGRAPHIC SPACE}",
    )
)
"""Characters that a sentence puts behind a link; no address of this site ends with any of them."""
SECRETS: Final = ("/account/mail/", "/account/letter/", "/account/recover/", "/notices/stop/")
"""Path prefixes of links in which capitals matter."""


def mended(path: str) -> str | None:
    """The path that was meant; None if it can’t be another one."""
    meant = path.rstrip(BEHIND)
    if not meant.startswith(SECRETS):
        meant = meant.lower()
    return None if meant in (path, "") else meant
