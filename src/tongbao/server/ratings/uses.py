"""The cards that a seat has put to use, as the public lines of the chronicle tell."""

from typing import Final

from tongbao.engine.game import Game

USED: Final[dict[str, frozenset[str]]] = {
    "xanadu": frozenset({"built"}),
    "changan": frozenset({"build", "build_free", "travel", "travel_bare", "use"}),
    "pocket_changan": frozenset({"play", "play_as", "buy_play", "buy_play_as"}),
    "silk_cities": frozenset({"play"}),
}
"""By game: the kinds of lines of which ``card`` is one that ``player`` builds, plays or uses."""


def uses_of(game: Game) -> list[set[str]]:
    """By seat the ids of the cards that it has put to use; nothing for games that don't say what using is."""
    found: list[set[str]] = [set() for _ in range(game.players)]
    kinds = USED.get(game.setup.meta.name)
    if kinds is None:
        return found
    ids = {face.card: str(face.as_dict()["id"]) for face in game.setup.meta.faces(game.setup)}
    for event in game.events or []:
        seat, card = event.facts.get("player"), event.facts.get("card")
        if event.kind in kinds and isinstance(seat, int) and card in ids:
            found[seat].add(ids[card])
    return found
