"""Who may see what of a match before all may: what is asked of every address of a match, at one place."""

from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.matches.deals import is_sealed
from tongbao.server.matches.match import Match

OWN: Final = frozenset(
    [
        "",
        "bug",
        "choices",
        "concede",
        "live",
        "log.json",
        "pace",
        "picture",
        "replay",
        "replay/step.json",
        "replay/table",
        "result",
        "result.json",
        "result.svg",
        "seat",
        "standing",
        "text",
        "undo",
        "view.json",
        "why",
    ]
)
"""What the player of a sealed match may do there, by the rest of the address; whatever is new is closed to him too.

Nothing that tells the secret of the shuffles, nothing that plays the deal again, no advice, and nobody to play in his
place.
"""


def require_open(match: Match, person: Person | None, address: str) -> None:
    """Raises Refusal if the match is sealed, unless its own player asks for what he may do there."""
    if not is_sealed(match.contest):
        return
    own = person is not None and any(chair.person == person.id for chair in match.chairs)
    if not own:
        raise Refusal("This is a game of today’s deal: until midnight (UTC) only its player can see it.", 403)
    if address.removeprefix(f"/t/{match.id}").strip("/") not in OWN:
        raise Refusal("This is your game of today’s deal: until midnight (UTC) it can only be played.", 403)
