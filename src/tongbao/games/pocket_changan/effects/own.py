"""Effects that concern nobody but their owner: drawing, more actions, exchanging, taking back, fetching."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import OFFER, RECALL, SKIP, TAKE
from tongbao.games.pocket_changan.cards.faces import TYPES
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.table import PocketChangan


def draw_keep(game: PocketChangan, seat: int, card: int) -> None:
    """Draw; or look at some deck cards in secret, keep one or more and discard the others face up."""
    effect = game.cards.faces[card].effect
    look, keep = effect.number("look"), effect.number("keep")
    if look == keep:
        game.draw(seat, keep)
        return
    game.look(seat, look)
    if not game.looked:
        log.nothing(game, card)
        return
    log.look(game, seat, game.looked)
    game.next(KeepLooked(seat, card, keep))


class KeepLooked(Question):
    """Take one of the looked-at cards into hand; ``left`` is how many may still be kept (D4)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card, seat)
        self.left: Final = left

    def verb(self) -> Verb:
        return TAKE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [TAKE.of[card] for card in game.looked]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_looked(card)
        game.to_hand(self.seat, card)
        log.keep(game, self.seat, card)
        if self.left > 1 and game.looked:
            game.next(KeepLooked(self.seat, self.card, self.left - 1))
        elif game.looked:
            game.close_undo()
            game.put_away()

    def __str__(self) -> str:
        return f"{super().__str__()} {self.left}"


def extra_action(game: PocketChangan, seat: int, card: int) -> None:
    """More actions this turn."""
    more = game.cards.amount[card]
    game.actions_left += more
    log.more_actions(game, seat, more)


def swap(game: PocketChangan, seat: int, card: int) -> None:
    """Exchange a hand card for a public one, if there are both."""
    if game.hands[seat] and game.public:
        game.next(OfferCard(seat, card, seat))
    else:
        log.nothing(game, card)


class OfferCard(Question):
    """Offer a hand card, or decline (D5)."""

    def verb(self) -> Verb:
        return OFFER

    def choices(self, game: PocketChangan) -> list[Choice]:
        found = [OFFER.of[card] for card in game.hands[self.seat]]
        found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            log.declined(game, self.seat, self.card)
            return
        offered = choice.parameters[0]
        game.take_from_hand(self.seat, offered)
        game.to_public(offered)
        game.next(Exchange(self.seat, self.card, offered))


class Exchange(Question):
    """Take a public card for the one offered, which lies in the public area already (D6)."""

    __slots__ = ("offered",)

    def __init__(self, seat: int, card: int, offered: int) -> None:
        super().__init__(seat, card, seat)
        self.offered: Final = offered

    def verb(self) -> Verb:
        return TAKE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [TAKE.of[card] for card in game.public if card != self.offered]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        log.exchange(game, self.seat, self.offered, card)

    def __str__(self) -> str:
        return f"{super().__str__()} {self.offered}"


def recall(game: PocketChangan, seat: int, card: int, laid: int) -> None:
    """Take another own card in play back into hand, for more actions; not the card just laid."""
    if len(game.cards_in_play(seat)) > 1:
        game.next(RecallCard(seat, card, laid))
    else:
        log.nothing(game, card)


class RecallCard(Question):
    """Take a card back, or decline (D7)."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, card: int, laid: int) -> None:
        super().__init__(seat, card, seat)
        self.laid: Final = laid

    def verb(self) -> Verb:
        return RECALL

    def choices(self, game: PocketChangan) -> list[Choice]:
        found = [RECALL.of[card] for card in game.cards_in_play(self.seat) if card != self.laid]
        found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            log.declined(game, self.seat, self.card)
            return
        card = choice.parameters[0]
        game.take_up(self.seat, card)
        game.to_hand(self.seat, card)
        more = game.cards.amount[self.card]
        game.actions_left += more
        log.recall(game, self.seat, card)
        log.more_actions(game, self.seat, more)


def fetch(game: PocketChangan, seat: int, card: int) -> None:
    """Take a fitting card from the public area or the discard pile into hand, if there is one."""
    if fetchable(game, card):
        game.next(Fetch(seat, card, seat))
    else:
        log.nothing(game, card)


def fetchable(game: PocketChangan, card: int) -> list[int]:
    """The cards that a card's effect may fetch."""
    effect = game.cards.faces[card].effect
    places, what = effect.parameters["places"], effect.word("what")
    assert isinstance(places, list)
    found = game.public[:] if "public" in places else []
    if "discard" in places:
        found.extend(game.discards)
    if what == "any":
        return found
    if what == "characters":
        return [other for other in found if game.cards.is_character[other]]
    return [other for other in found if game.cards.type[other] == TYPES.index(what)]


class Fetch(Question):
    """Take one of the fitting cards, or decline (D8); the public area is refilled."""

    def verb(self) -> Verb:
        return TAKE

    def choices(self, game: PocketChangan) -> list[Choice]:
        found = [TAKE.of[card] for card in fetchable(game, self.card)]
        found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            log.declined(game, self.seat, self.card)
            return
        card = choice.parameters[0]
        if card in game.public:
            game.take_from_public(card)
            log.take(game, self.seat, card, "public")
        else:
            game.take_from_discards(card)
            log.take(game, self.seat, card, "discard")
        game.to_hand(self.seat, card)
        game.refill()
