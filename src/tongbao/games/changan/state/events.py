"""Events of Chang’an (section 15): one function an event; nothing is kept unless the game keeps a chronicle."""

from typing import Final

from tongbao.engine.events import Event, Facts
from tongbao.engine.game import Game
from tongbao.games.changan.cards.board import TYPES
from tongbao.games.changan.cards.schema import deck_of

COUNTED: Final = ("coin", "silk")
"""Tokens that some languages count with words of their own, as Chinese does."""


def counted_kind(kind: str, type_: int) -> str:
    """The kind of text for tokens of a type."""
    return f"{kind}_{TYPES[type_]}" if TYPES[type_] in COUNTED else kind


def names(tokens: list[int]) -> list[str]:
    """Tokens as a list of their names, each as often as it is there."""
    return [name for name, number in zip(TYPES, tokens, strict=True) for _ in range(number)]


def first_stone(game: Game, player: int) -> None:
    """Whoever begins has a Stone more."""
    if game.events is not None:
        game.tell(Event("first_stone", {"player": player}))


def draw(game: Game, player: int, card: int, price: int = 0) -> None:
    """A card is drawn; the others read its deck. An additional card of Research may have a price."""
    if game.events is not None:
        kind = "draw_paid" if price else "draw"
        facts: Facts = {"player": player, "deck": deck_of(card), "n": price}
        game.tell(Event(kind, facts, f"{kind}_own", {"card": card}, 1 << player))


def takes(game: Game, player: int, card: int, revealed: int, price: int) -> None:
    """A display card is taken, and another revealed if there is one."""
    if game.events is not None:
        kind = "display_paid" if price else "display"
        if not revealed:
            game.tell(Event(f"{kind}_last", {"player": player, "card": card, "n": price}))
        else:
            game.tell(Event(kind, {"player": player, "card": card, "cards": [revealed], "n": price}))


def revealed(game: Game, card: int) -> None:
    """An empty display space is filled."""
    if game.events is not None:
        game.tell(Event("revealed", {"card": card}))


def reshuffle(game: Game, cards: int) -> None:
    """The discard pile has become the deck."""
    if game.events is not None:
        game.tell(Event("reshuffle", {"n": cards}))


# Actions.


def produces(game: Game, player: int, gate: int, played: list[int], moved: list[int], number: int) -> None:
    """The target gate of Produce yields: which cards came from the hand, which from other gates."""
    if game.events is not None:
        facts: Facts = {"player": player, "gate": gate, "n": number, "type": gate}
        if played:
            facts["cards"] = played[:]
        if moved:
            facts["moved"] = moved[:]
        kind = "produce" if played and moved else "produce_play" if played else "produce_move"
        game.tell(Event(counted_kind(kind, gate), facts))


def builds(game: Game, player: int, card: int, district: int, row: int, paid: list[int]) -> None:
    """A card is built in a district."""
    if game.events is not None:
        facts: Facts = {"player": player, "card": card, "district": district, "row": row}
        if any(paid):
            game.tell(Event("build", {**facts, "resources": names(paid)}))
        else:
            game.tell(Event("build_free", facts))


def travels(game: Game, player: int, card: int, row: int, paid: list[int], silk: int) -> None:
    """A Character is sent to the Silk Road, and Silk comes from the stock."""
    if game.events is not None:
        kind = "travel" if silk else "travel_bare"
        game.tell(Event(kind, {"player": player, "card": card, "row": row, "resources": names(paid), "n": silk}))


def silk(game: Game, player: int, owner: int) -> None:
    """The stock is empty: Silk comes from another player."""
    if game.events is not None:
        game.tell(Event("silk", {"player": player, "owner": owner}))


def buys(game: Game, player: int, type_: int, number: int, price: int) -> None:
    """Coins are paid for another resource."""
    if game.events is not None:
        game.tell(Event("buy", {"player": player, "n": number, "type": type_, "m": price}))


def acquires(game: Game, player: int, owner: int, gate: int, card: int, price: int) -> None:
    """A card is taken from another player's gate."""
    if game.events is not None:
        game.tell(Event("acquire", {"player": player, "card": card, "owner": owner, "gate": gate, "n": price}))


def passes(game: Game, player: int) -> None:
    """A turn without main action."""
    if game.events is not None:
        game.tell(Event("pass", {"player": player}))


def returns(game: Game, player: int, tokens: list[int]) -> None:
    """Tokens go back: a surplus, or what an effect asks."""
    if game.events is not None and any(tokens):
        game.tell(Event("return", {"player": player, "resources": names(tokens)}))


def discards(game: Game, player: int, card: int) -> None:
    """A card is discarded."""
    if game.events is not None:
        game.tell(Event("discard", {"player": player, "card": card}))


# Effects.


def uses(game: Game, player: int, card: int) -> None:
    """The effect of a Character begins."""
    if game.events is not None:
        game.tell(Event("use", {"player": player, "card": card}))


def declines(game: Game, player: int, card: int) -> None:
    """The effect of a Character just built is not used."""
    if game.events is not None:
        game.tell(Event("decline", {"player": player, "card": card}))


def gives(game: Game, player: int, card: int, tokens: list[int]) -> None:
    """A Permanent brings tokens."""
    if game.events is not None and any(tokens):
        game.tell(Event("give", {"card": card, "player": player, "resources": names(tokens)}))


def gains(game: Game, player: int, tokens: list[int]) -> None:
    """The effect of a Character brings tokens, to its player or to another."""
    if game.events is not None and any(tokens):
        game.tell(Event("take", {"player": player, "resources": names(tokens)}))


def steals(game: Game, player: int, owner: int, tokens: list[int]) -> None:
    """A token is taken from another player."""
    if game.events is not None:
        game.tell(Event("steal", {"player": player, "owner": owner, "resources": names(tokens)}))


def looks(game: Game, player: int, card: int, cards: list[int]) -> None:
    """The top cards of the deck are looked at; the others read how many."""
    if game.events is not None:
        facts: Facts = {"player": player, "card": card, "n": len(cards)}
        game.tell(Event("look", facts, "look_own", {"cards": cards[:]}, 1 << player))


def keeps(game: Game, player: int, card: int) -> None:
    """One of the cards looked at goes into the hand."""
    if game.events is not None:
        facts: Facts = {"player": player, "deck": deck_of(card)}
        game.tell(Event("keep", facts, "keep_own", {"card": card}, 1 << player))


def recovers(game: Game, player: int, card: int) -> None:
    """A card is taken from the discard pile."""
    if game.events is not None:
        game.tell(Event("recover", {"player": player, "card": card}))


def arranges(game: Game, player: int, card: int, gate: int) -> None:
    """A card is put on a gate."""
    if game.events is not None:
        game.tell(Event("arrange", {"player": player, "card": card, "gate": gate}))


def swaps(game: Game, player: int, card: int, other: int) -> None:
    """Two built cards change places."""
    if game.events is not None:
        game.tell(Event("swap", {"player": player, "card": card, "cards": [other]}))


def raids(game: Game, player: int, owner: int, gate: int, card: int) -> None:
    """A card is taken from another player's gate, free."""
    if game.events is not None:
        game.tell(Event("raid", {"player": player, "card": card, "owner": owner, "gate": gate}))


def repels(game: Game, player: int, owner: int, gate: int, card: int) -> None:
    """A card is sent back from a gate to its owner's hand."""
    if game.events is not None:
        game.tell(Event("repel", {"player": player, "card": card, "owner": owner, "gate": gate}))


def steals_card(game: Game, player: int, owner: int, card: int) -> None:
    """A hand card changes hands at random; the two of them read which."""
    if game.events is not None:
        facts: Facts = {"player": player, "owner": owner, "deck": deck_of(card)}
        game.tell(Event("steal_card", facts, "steal_card_own", {"card": card}, 1 << player | 1 << owner))


# The end.


def end_triggered(game: Game, player: int, built: int) -> None:
    """Somebody has built enough cards."""
    if game.events is not None:
        game.tell(Event("last_round", {"player": player, "n": built}))


def rounds_over(game: Game, round: int) -> None:
    """The last round that may be played is over."""
    if game.events is not None:
        game.tell(Event("rounds_over", {"n": round}))


def result(game: Game, player: int, items: dict[str, int], expansion: bool) -> None:
    """What a player has, item by item."""
    if game.events is not None:
        facts: Facts = {"player": player, "n": sum(items.values()), **items}
        game.tell(Event("result_silk" if expansion else "result", facts))


def wins(game: Game, player: int, tie: str) -> None:
    """A player has won, and what broke a tie."""
    if game.events is not None:
        game.tell(Event(f"winner_{tie}" if tie else "winner", {"player": player}))
