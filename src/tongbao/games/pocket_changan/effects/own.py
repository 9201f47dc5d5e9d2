"""Effects that concern nobody but their owner: drawing, more actions, exchanging, taking back, fetching (7.2)."""

from typing import Any, Final

from tongbao.engine.choice import Verb
from tongbao.engine.reasons import Reason
from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.cards.actions import OFFER, RECALL, TAKE
from tongbao.games.pocket_changan.cards.places import TYPES, WILD, number_at, type_at
from tongbao.games.pocket_changan.effects.questions import EffectQuestion
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan

ANY_TYPE: Final = -1


class DrawKeep(Effect[PocketChangan]):
    """``draw_keep``: draw; or look at cards of the deck in secret, keep some and discard the others face up (P-51)."""

    def __init__(self, card: int, printed: effect_schema.DrawKeep) -> None:
        super().__init__(card, printed)
        self.look: Final = printed.look
        self.keep: Final = printed.keep

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if self.look == self.keep:
            game.draw(seat, self.keep)
            return
        game.look(seat, self.look)
        if game.looked:
            events.look(game, seat, game.looked)
            game.next(KeepLooked(seat, self, self.keep))
        else:
            events.nothing(game, self.card)


class KeepLooked(EffectQuestion[DrawKeep]):
    """Take one of the looked-at cards into hand; ``left`` is how many may still be kept (D4)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, effect: DrawKeep, left: int) -> None:
        super().__init__(seat, effect, seat)
        self.left: Final = left

    def verb(self) -> Verb:
        return TAKE

    def cards(self, game: PocketChangan) -> list[int]:
        return game.looked

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_looked", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_looked(card)
        game.to_hand(self.seat, card)
        events.keep(game, self.seat, card)
        if self.left > 1 and game.looked:
            game.next(KeepLooked(self.seat, self.effect, self.left - 1))
        elif game.looked:
            game.close_undo()
            game.put_away()


class ExtraAction(Effect[PocketChangan]):
    """``extra_action``: so many more actions this turn."""

    def __init__(self, card: int, printed: effect_schema.ExtraAction) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        game.actions_left += self.n
        events.more_actions(game, seat, self.n)


class Swap(Effect[PocketChangan]):
    """``swap``: exchange a hand card for a public one, if there are both."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if game.hands[seat] and game.public:
            game.next(OfferCard(seat, self, seat, optional=True))
        else:
            events.nothing(game, self.card)


class OfferCard(EffectQuestion[Effect[Any]]):
    """Offer a hand card, or decline (D5)."""

    def verb(self) -> Verb:
        return OFFER

    def cards(self, game: PocketChangan) -> list[int]:
        return game.hands[self.seat]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_hand", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_hand(self.seat, card)
        game.to_public(card)
        game.next(TakeForOffer(self.seat, self.effect, card))


class TakeForOffer(EffectQuestion[Effect[Any]]):
    """Take a public card for the one offered, which lies in the public area already (D6)."""

    __slots__ = ("offered",)

    def __init__(self, seat: int, effect: Effect[Any], offered: int) -> None:
        super().__init__(seat, effect, seat)
        self.offered: Final = offered

    def verb(self) -> Verb:
        return TAKE

    def cards(self, game: PocketChangan) -> list[int]:
        return [card for card in game.public if card != self.offered]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("offered" if card == self.offered else "from_public", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_public(card)
        game.to_hand(self.seat, card)
        events.exchange(game, self.seat, self.offered, card)


class Recall(Effect[PocketChangan]):
    """``recall``: take another own card in play back into hand, for more actions."""

    def __init__(self, card: int, printed: effect_schema.Recall) -> None:
        super().__init__(card, printed)
        self.actions: Final = printed.actions

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if len(game.cards_in_play(seat)) > 1:
            game.next(RecallCard(seat, self, laid))
        else:
            events.nothing(game, self.card)


class RecallCard(EffectQuestion[Recall]):
    """Take back a card other than the one just ``laid``, or decline (D7)."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, effect: Recall, laid: int) -> None:
        super().__init__(seat, effect, seat, optional=True)
        self.laid: Final = laid

    def verb(self) -> Verb:
        return RECALL

    def cards(self, game: PocketChangan) -> list[int]:
        return [card for card in game.cards_in_play(self.seat) if card != self.laid]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("laid" if card == self.laid else "from_area", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_up(self.seat, card)
        game.to_hand(self.seat, card)
        game.actions_left += self.effect.actions
        events.recall(game, self.seat, card)
        events.more_actions(game, self.seat, self.effect.actions)


class Fetch(Effect[PocketChangan]):
    """``fetch``: take a fitting card from the named places into hand, if there is one; then refill."""

    def __init__(self, card: int, printed: effect_schema.Fetch) -> None:
        super().__init__(card, printed)
        self.from_public: Final = "public" in printed.places
        self.from_discards: Final = "discard" in printed.places
        self.characters: Final = printed.what == "characters"
        self.type: Final = TYPES.index(printed.what) if printed.what in TYPES else ANY_TYPE

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if self.found(game):
            game.next(FetchCard(seat, self, seat, optional=True))
        else:
            events.nothing(game, self.card)

    def found(self, game: PocketChangan) -> list[int]:
        """The cards that may be fetched now."""
        return [card for card in self.within(game) if self.fits(card)]

    def within(self, game: PocketChangan) -> list[int]:
        """All cards of the places that it names."""
        found = game.public[:] if self.from_public else []
        if self.from_discards:
            found.extend(game.discards)
        return found

    def fits(self, card: int) -> bool:
        """Whether the card is one of those that may be fetched: any, a character, or of a type."""
        if self.characters:
            return number_at(card) == WILD
        return self.type in (ANY_TYPE, type_at(card))

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        """Why the card may not be fetched: it lies elsewhere, or doesn't fit."""
        if card not in self.within(game):
            either = self.from_public and self.from_discards
            return why(f"from_{'either' if either else 'public' if self.from_public else 'discards'}", {"card": card})
        if self.characters:
            return why("fetch_character", {"cards": [self.card]}, [self.card])
        return why("fetch_type", {"cards": [self.card], "type": self.type}, [self.card])


class FetchCard(EffectQuestion[Fetch]):
    """Take one of the fitting cards, or decline (D8); the public area is refilled."""

    def verb(self) -> Verb:
        return TAKE

    def cards(self, game: PocketChangan) -> list[int]:
        return self.effect.found(game)

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return self.effect.why_not(game, card)

    def answer(self, game: PocketChangan, card: int) -> None:
        if card in game.public:
            game.take_from_public(card)
            events.take(game, self.seat, card, "public")
        else:
            game.take_from_discards(card)
            events.take(game, self.seat, card, "discard")
        game.to_hand(self.seat, card)
        game.refill()
