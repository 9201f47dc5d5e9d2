"""Events of Pocket Chang’An (section 11.3): one function an event; nothing is kept unless there is a chronicle."""

from tongbao.engine.events import Event, Facts
from tongbao.engine.game import Game
from tongbao.games.pocket_changan.cards.places import TYPES, type_at


def turn(game: Game, player: int, round: int) -> None:
    """A turn begins."""
    if game.events is not None:
        game.tell(Event("turn", {"player": player, "n": round}))


def draw(game: Game, player: int, cards: list[int]) -> None:
    """Cards are drawn; only their owner reads which."""
    if game.events is not None:
        game.tell(Event("draw", {"player": player, "n": len(cards)}, "draw_own", {"cards": cards}, 1 << player))


def play(game: Game, player: int, card: int, column: int) -> None:
    """A card is played, in its own type's column or as another type."""
    if game.events is not None:
        kind = "play" if type_at(card) == column else "play_as"
        game.tell(Event(kind, {"player": player, "card": card, "type": column}))


def buy(game: Game, player: int, paid: int, card: int) -> None:
    """A card is bought into the hand."""
    if game.events is not None:
        game.tell(Event("buy", {"player": player, "cards": [paid], "card": card}))


def buy_and_play(game: Game, player: int, paid: int, card: int, column: int) -> None:
    """A card is bought and played at once."""
    if game.events is not None:
        kind = "buy_play" if type_at(card) == column else "buy_play_as"
        game.tell(Event(kind, {"player": player, "cards": [paid], "card": card, "type": column}))


def refill(game: Game, cards: list[int]) -> None:
    """Cards are turned up in the public area."""
    if game.events is not None and cards:
        game.tell(Event("refill", {"cards": cards[:]}))


def reshuffle(game: Game, cards: int) -> None:
    """The discard pile has become the deck."""
    if game.events is not None:
        game.tell(Event("reshuffle", {"n": cards}))


def passes(game: Game, player: int) -> None:
    """The remaining actions are given up."""
    if game.events is not None:
        game.tell(Event("pass", {"player": player}))


def descend(game: Game, player: int, column: int) -> None:
    """A column is descending from now on."""
    if game.events is not None:
        game.tell(Event("descend", {"player": player, "type": column}))


def ward(game: Game, player: int, card: int) -> None:
    """A character follows an invitation to Ping Kang Li."""
    if game.events is not None:
        game.tell(Event("ward", {"player": player, "card": card}))


def limit(game: Game, player: int, card: int) -> None:
    """A card too many is discarded."""
    if game.events is not None:
        game.tell(Event("limit", {"player": player, "card": card}))


# Effects.


def more_actions(game: Game, player: int, actions: int) -> None:
    """There are more actions this turn."""
    if game.events is not None and actions:
        game.tell(Event("more_actions", {"player": player, "n": actions}))


def look(game: Game, player: int, cards: list[int]) -> None:
    """Deck cards are looked at; the others read how many."""
    if game.events is not None:
        game.tell(Event("look", {"player": player, "n": len(cards)}, "look_own", {"cards": cards[:]}, 1 << player))


def keep(game: Game, player: int, card: int) -> None:
    """One of the looked-at cards goes into the hand."""
    if game.events is not None:
        game.tell(Event("keep", {"player": player}, "keep_own", {"card": card}, 1 << player))


def discarded(game: Game, cards: list[int]) -> None:
    """What was looked at or revealed, and is left, is discarded."""
    if game.events is not None and cards:
        game.tell(Event("discarded", {"cards": cards[:]}))


def exchange(game: Game, player: int, given: int, card: int) -> None:
    """A hand card is exchanged for a public one."""
    if game.events is not None:
        game.tell(Event("exchange", {"player": player, "cards": [given], "card": card}))


def recall(game: Game, player: int, card: int) -> None:
    """A card in play goes back into the hand."""
    if game.events is not None:
        game.tell(Event("recall", {"player": player, "card": card}))


def take(game: Game, player: int, card: int, place: str) -> None:
    """A card is taken into the hand from a place: ``public``, ``discard`` or ``revealed``."""
    if game.events is not None:
        game.tell(Event(f"take_{place}", {"player": player, "card": card}))


def lose(game: Game, player: int, card: int) -> None:
    """A card in play is discarded."""
    if game.events is not None:
        game.tell(Event("lose", {"player": player, "card": card}))


def give(game: Game, player: int, owner: int, card: int) -> None:
    """A hand card is handed over; the two of them read which."""
    if game.events is not None:
        facts: Facts = {"player": player, "owner": owner}
        game.tell(Event("give", facts, "give_own", {"card": card}, 1 << player | 1 << owner))


def drop(game: Game, player: int, card: int) -> None:
    """A hand card is discarded because of an attack."""
    if game.events is not None:
        game.tell(Event("drop", {"player": player, "card": card}))


def protected(game: Game, player: int, card: int) -> None:
    """An attack does not affect a player."""
    if game.events is not None:
        game.tell(Event("protected", {"player": player, "card": card}))


def reveal(game: Game, cards: list[int]) -> None:
    """Deck cards are revealed to all."""
    if game.events is not None:
        game.tell(Event("reveal", {"cards": cards[:]}))


def copy(game: Game, player: int, card: int) -> None:
    """The effect of another's character is used."""
    if game.events is not None:
        game.tell(Event("copy", {"player": player, "card": card}))


def declined(game: Game, player: int, card: int) -> None:
    """An effect is not used."""
    if game.events is not None:
        game.tell(Event("declined", {"player": player, "card": card}))


def nothing(game: Game, card: int) -> None:
    """There is nothing to do for an effect."""
    if game.events is not None:
        game.tell(Event("nothing", {"card": card}))


def duration(game: Game, what: str, player: int, card: int) -> None:
    """Rules of playing or buying are waived for a while: ``play`` or ``buy``."""
    if game.events is not None:
        game.tell(Event(f"free_{what}", {"player": player, "card": card}))


def duration_over(game: Game, what: str, card: int) -> None:
    """The rules hold again."""
    if game.events is not None:
        game.tell(Event(f"free_{what}_over", {"card": card}))


# The Court.


def court(game: Game, card: int) -> None:
    """The Court turns up a card."""
    if game.events is not None:
        game.tell(Event("court", {"card": card}))


def court_replaces(game: Game, old: int, card: int) -> None:
    """The Court discards a public card and puts its own in its place."""
    if game.events is not None:
        game.tell(Event("court_replaces", {"cards": [old], "card": card}))


# The end.


def end_triggered(game: Game, reason: str) -> None:
    """The game will end: ``event``, ``deck`` or ``rounds``."""
    if game.events is not None:
        game.tell(Event(f"end_{reason}", {}))


def concession(game: Game, player: int, cards: list[int]) -> None:
    """A player gives up and discards the hand."""
    if game.events is not None:
        game.tell(Event("concession", {"player": player}))
        discarded(game, cards)


def winner(game: Game, player: int) -> None:
    """Everybody else has given up."""
    if game.events is not None:
        game.tell(Event("winner", {"player": player}))


def result(game: Game, player: int, points: list[int], base: int, cards: list[int], scores: list[int]) -> None:
    """The score of a seat: points by type, base, what each card adds, total."""
    if game.events is not None:
        facts: Facts = {"player": player, "base": base, "bonus": sum(scores)}
        for type_, value in zip(TYPES, points, strict=True):
            facts[type_] = value
        facts["n"] = base + sum(scores)
        if not cards:
            game.tell(Event("result_bare", facts))
            return
        facts["cards"] = cards
        facts["bonuses"] = " + ".join([str(score) for score in scores])
        game.tell(Event("result", facts))
