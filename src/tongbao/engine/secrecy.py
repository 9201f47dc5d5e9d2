"""Secrecy in one place: what a seat may see of a game, and what it may imagine of the rest.

The law for every game, seat and channel: ``view(imagine(game, s), s) == view(game, s)``.
"""

import sys
from types import MemberDescriptorType
from typing import Any, Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.choice import Choice, IllegalChoice
from tongbao.engine.game import Game
from tongbao.engine.luck import NO_LUCK, FastLuck, Luck
from tongbao.engine.meta import Plain
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import SPECTATOR

MOST_DEALS: Final = 64
"""So often hidden cards are dealt in search of a deal that is possible; where every second one is, it is found."""
COPIED: Final = 0
"""The seed of what nobody knows at the table of a copied seat."""


def redact(game: Game, seat: int) -> Game:
    """A copy in which all that the seat doesn't know is turned face down. It has no luck and can't be played on."""
    copy = game.clone()
    copy.luck = NO_LUCK
    copy.history = None
    piles, bit = copy.piles(), copy.bit(seat)
    known = copy.known
    for pile in piles:
        for i, card in enumerate(pile):
            if not known[card] & bit:
                pile[i] = FACE_DOWN - copy.back(card)
    for card, mask in enumerate(known):
        if not mask & bit:
            known[card] = 0
    forget_sealed(copy, seat)
    copy.legal = copy.legal[:] if seat == copy.actor else []
    if copy.events is not None:
        copy.events = [event.seen_by(bit) for event in copy.events]
    copy.conceal(seat)
    return copy


def imagine(game: Game, seat: int, luck: Luck) -> Game:
    """A copy in which all that the seat doesn't know, and the future, is dealt again by ``luck``.

    The result depends on what the seat knows and on the luck alone, so equal views give equal imaginations. What
    could be inferred from the past (a remade deck holds only what was discarded) is not used: every deal that the seat
    can't rule out by looking at the table is possible, and as likely as any other.
    The copy can be played on; it has no record.
    """
    copy = game.clone()
    copy.luck = luck
    copy.history = None
    deal_what_may_be(copy, seat)
    imagine_sealed(copy, seat)
    if copy.events is not None:
        bit = copy.bit(seat)
        copy.events = [event.seen_by(bit) for event in copy.events]
    copy.deal_secrets(seat)
    copy.legal = copy.legal[:] if copy.over or seat == copy.actor else copy.step.choices(copy)
    return copy


def foresee(game: Game, luck: Luck) -> Game:
    """A copy in which only what nobody knows, and the future, is dealt again by ``luck``: all hands stay as they are.

    It is for looking back at games that are over. The copy can be played on; it has no record.
    """
    copy = game.clone()
    copy.luck = luck
    copy.history = None
    for _ in range(MOST_DEALS):
        deal_hidden_cards(copy, copy.everybody)
        if copy.is_possible():
            break
    copy.deal_secrets(SPECTATOR)
    copy.legal = copy.legal[:]
    return copy


def deal_what_may_be(game: Game, seat: int) -> None:
    """Deal hidden cards until the deal is possible; after MOST_DEALS the game changes the last one so that it is."""
    for _ in range(MOST_DEALS):
        deal_hidden_cards(game, game.bit(seat))
        if game.is_possible():
            return
    game.make_possible(seat)


def deal_hidden_cards(game: Game, bits: int) -> None:
    """Shuffle the cards that none of some seats knows over the places where they lie, each kind of back by itself."""
    game.mix_backs()
    piles, luck = game.piles(), game.luck
    known = game.known
    by_back: list[list[int]] = [[] for _ in range(game.backs())]
    for card, mask in enumerate(known):
        if not mask & bits:
            by_back[game.back(card)].append(card)
    for cards in by_back:
        luck.shuffle(cards)
    masks = known[:]
    for pile in piles:
        for i, card in enumerate(pile):
            mask = masks[card]
            if not mask & bits:
                dealt = by_back[game.back(card)].pop()
                pile[i] = dealt
                known[dealt] = mask


def forget_sealed(game: Game, seat: int) -> None:
    """Take away what the others have sealed; it stays known who has finished."""
    if game.sealed is None:
        return
    for other in range(game.players):
        if other != seat:
            game.decisions -= len(game.sealed[other])
            game.sealed[other] = []


def imagine_sealed(game: Game, seat: int) -> None:
    """Let every other seat that has finished seal something it could have chosen."""
    if game.sealed is None:
        return
    forget_sealed(game, seat)
    step = game.step
    for other in range(game.players):
        if other == seat or not game.finished >> other & 1:
            continue
        offers: list[Choice] = step.offer(game, other)
        while offers:
            game.sealed[other].append(offers[game.luck.below(len(offers))])
            game.decisions += 1
            offers = step.offer(game, other)


class Seat:
    """All that a player, a bot or a page gets of a game: what the seat may see and choose, and games it may imagine.

    What hangs on a seat doesn't lead to the game, and what it gives out may be changed at will: it is a copy. A seat
    that was copied or pickled sits at a game that it has imagined, so it sees and imagines the same and knows no more;
    it stays as it is when the game goes on.
    Raises ValueError for a seat that isn't there; SPECTATOR is one.
    """

    __slots__ = ("_game", "_seen", "_seen_after", "number")
    _game: Game

    def __init__(self, game: Game, number: int) -> None:
        seat_at(self, game)
        self._seen: Game | None = None
        self._seen_after = 0
        self.number: Final = game.seat(number)

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self.imagine(COPIED), self.number)

    def choices(self) -> list[Choice]:
        """The choices of the seat; empty when it isn't to act."""
        return offered(self)[:]

    def imagine(self, seed: int) -> Game:
        """A game that agrees with all the seat knows; the rest and the future are dealt again from the seed."""
        return imagine(game_of(self), self.number, FastLuck.from_seed(seed))

    def seen(self) -> Game:
        """The game as the seat may see it, redacted once after each decision; it can't be played on."""
        game, seen = game_of(self), self._seen
        if seen is None or self._seen_after != game.decisions:
            self._seen = seen = redact(game, self.number)
            self._seen_after = game.decisions
        return seen

    def view(self) -> Plain:
        """Everything the seat may see, as plain data ready for JSON; docs/views.md explains it."""
        seen = self.seen()
        return seen.setup.meta.view(seen, self.number)

    def caption(self, choice: Choice, language: str = "en") -> Plain:
        """The label of one of the choices: kind, text with places, facts. Raises IllegalChoice for others."""
        legal = self.choices()
        if choice not in legal:
            raise IllegalChoice(game_of(self).refusal(self.number, choice, legal))
        seen = self.seen()
        meta = seen.setup.meta
        kind, facts = meta.caption(seen, self.number, choice)
        return {"kind": kind, "text": meta.text(kind, facts, language), "facts": facts}

    def queries(self) -> list[Choice]:
        """What the seat may wish for, possible now or not: whatever isn't offered has a reason."""
        seen = self.seen()
        return seen.setup.meta.queries(seen, self.number) if self.number != SPECTATOR else []

    def why_not(self, choice: Choice, language: str = "en") -> Plain | None:
        """Why the seat isn't offered a choice: kind, text with places, facts, and what would help; None if it is.

        docs/views.md explains each field.
        """
        if choice in self.choices():
            return None
        seen = self.seen()
        meta = seen.setup.meta
        reason = why_waiting(seen, self.number) or meta.why_not(seen, self.number, choice)
        remedies: list[Plain] = [
            {"choice": remedy.choice.text, "caption": self.caption(remedy.choice, language), "facts": remedy.facts}
            for remedy in reason.remedies
        ]
        return {
            "kind": reason.kind,
            "text": meta.text(reason.kind, reason.facts, language),
            "facts": reason.facts,
            "have": reason.have,
            "lack": reason.lack,
            "causes": reason.causes,
            "remedies": remedies,
            "rule": reason.rule,
        }

    def log(self, since: int = 0, language: str = "en") -> list[Plain]:
        """The chronicle's lines from ``since`` on as the seat may read them: number, kind, text with places, facts."""
        game = game_of(self)
        bit, meta, lines = game.bit(self.number), game.setup.meta, list[Plain]()
        events = game.events or []
        for number in range(since, len(events)):
            kind, facts = events[number].told(bit)
            lines.append({"n": number, "kind": kind, "text": meta.text(kind, facts, language), "facts": facts})
        return lines


def why_waiting(game: Game, seat: int) -> Reason | None:
    """Why a seat has nothing to choose at all; None if it has."""
    to_act = game.seats_to_act()
    if seat == SPECTATOR:
        return Reason("why_watching", {})
    if game.over:
        return Reason("why_over", {})
    if seat in to_act:
        return None
    return Reason("why_chosen" if game.sealed is not None else "why_turn", {"player": to_act[0]})


def game_of(seat: Seat) -> Game:
    """The game that a seat is at."""
    return seat._game


def offered(seat: Seat) -> list[Choice]:
    """What the seat may choose now, as the game's own list, for our own bots: they are quick, and leave it as it is."""
    game = game_of(seat)
    return game.legal if game.actor == seat.number else game.choices(seat.number)


def seat_at(seat: Seat, game: Game) -> None:
    """Let the seat be at a game."""
    seat._game = game


def hide_game() -> None:
    """Take away the name by which everybody who has a seat could ask for its game.

    Compiled, the two functions above don't need it; in plain Python they become those of the slot itself.
    """
    slot = getattr(Seat, "_game")  # noqa: B009
    delattr(Seat, "_game")
    if isinstance(slot, MemberDescriptorType):
        here = sys.modules[__name__]
        setattr(here, "game_of", slot.__get__)  # noqa: B010
        setattr(here, "seat_at", slot.__set__)  # noqa: B010


hide_game()
