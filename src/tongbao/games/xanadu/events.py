"""Events of Xanadu (section 13): one function an event; nothing is kept unless the game keeps a chronicle."""

from tongbao.engine.events import Event, Facts
from tongbao.engine.game import Game
from tongbao.games.xanadu.cards.resources import names


def chosen(game: Game, player: int) -> None:
    """A seat has sealed its starting buildings."""
    if game.events is not None:
        game.tell(Event("chosen", {"player": player}))


def starts(game: Game, player: int, cards: list[int]) -> None:
    """Starting buildings are turned up."""
    if game.events is not None:
        game.tell(Event("starts", {"player": player, "cards": cards}))


def sale(game: Game, seat: int, card: int, price: int, forced: bool) -> None:
    """A building is sold, by choice or because it is full."""
    if game.events is not None:
        if forced:
            game.tell(Event("forced_sale", {"owner": seat, "card": card, "n": price}))
        else:
            game.tell(Event("sale", {"player": seat, "card": card, "n": price}))


def bonus(game: Game, amount: int) -> None:
    """The Khan adds to the sale before."""
    if game.events is not None and amount:
        game.tell(Event("bonus", {"n": amount}))


def workers_discarded(game: Game, cards: list[int]) -> None:
    """The workers of a sold building, now open."""
    if game.events is not None and cards:
        game.tell(Event("workers_discarded", {"cards": cards[:]}))


def begun(game: Game, player: int, card: int) -> None:
    """A card is pending."""
    if game.events is not None:
        game.tell(Event("begun", {"player": player, "card": card}))


def worker(game: Game, player: int, card: int, owner: int, gain: int, prices: list[int], stage: int) -> None:
    """A worker is placed."""
    if game.events is not None:
        a, b = prices[stage], prices[stage + 1]
        game.tell(
            Event("worker", {"player": player, "card": card, "owner": owner, "resources": names(gain), "a": a, "b": b})
        )


def built(game: Game, player: int, card: int) -> None:
    """A pending card is paid and built."""
    if game.events is not None:
        game.tell(Event("built", {"player": player, "card": card}))


def passes(game: Game, player: int) -> None:
    """A turn without sale, building and workers."""
    if game.events is not None:
        game.tell(Event("pass", {"player": player}))


def draw(game: Game, player: int, cards: list[int]) -> None:
    """Cards are drawn; only their owner reads which."""
    if game.events is not None:
        facts: Facts = {"player": player, "n": len(cards)}
        game.tell(Event("draw", facts, "draw_own", {"cards": cards}, 1 << player))


def reshuffle(game: Game, cards: int, number: int, passes: int) -> None:
    """The discard pile has become the deck."""
    if game.events is not None:
        game.tell(Event("reshuffle", {"n": cards, "p": number, "q": passes}))


def marker_in(game: Game) -> None:
    """The End of Game card lies among the last cards."""
    if game.events is not None:
        game.tell(Event("marker_in", {}))


def restart(game: Game) -> None:
    """No building is left."""
    if game.events is not None:
        game.tell(Event("restart", {}))


def marker(game: Game, player: int) -> None:
    """The End of Game card is drawn."""
    if game.events is not None:
        game.tell(Event("marker", {"player": player}))


def last_round(game: Game) -> None:
    """The round is finished before the game ends (X-42)."""
    if game.events is not None:
        game.tell(Event("last_round", {}))


def idle(game: Game) -> None:
    """Nothing has moved for three rounds."""
    if game.events is not None:
        game.tell(Event("idle", {}))


def result(game: Game, player: int, coins: int) -> None:
    """What a seat has in the end."""
    if game.events is not None:
        game.tell(Event("result", {"player": player, "n": coins}))
