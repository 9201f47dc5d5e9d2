"""The cards that a seat has put to use, as the public lines of the chronicle tell."""

from tongbao.engine.game import Game
from tongbao.engine.pieces import CARD


def uses_of(game: Game) -> list[set[str]]:
    """By seat the ids of the cards that it has put to use; nothing for games that don't say what using is."""
    found: list[set[str]] = [set() for _ in range(game.players)]
    meta = game.setup.meta
    kinds = {kind for kind, fact in meta.uses.items() if fact == CARD}
    ids = {piece.number: piece.id for piece in meta.pieces(game.setup) if piece.kind == CARD}
    for event in game.events or []:
        seat, card = event.facts.get("player"), event.facts.get(CARD)
        if event.kind in kinds and isinstance(seat, int) and card in ids:
            found[seat].add(ids[card])
    return found
