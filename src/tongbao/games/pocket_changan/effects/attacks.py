"""Attacks: effects of cards laid by others that take away cards, and what protects from them (7.2, 7.4)."""

from typing import Any, Final

from tongbao.engine.choice import Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.pocket_changan.cards import effect_schema
from tongbao.games.pocket_changan.cards.actions import DROP, GIVE, LOSE
from tongbao.games.pocket_changan.effects.questions import EffectQuestion
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan

UNHURT: Final[list[Step[PocketChangan]]] = []


class Attack(Effect[PocketChangan]):
    """Takes cards away from the other players, from the left neighbour on."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        self.ask(game, self.strike_others(game, seat))

    def strike_others(self, game: PocketChangan, seat: int) -> list[Step[PocketChangan]]:
        """What the attack asks of the others."""
        return [step for victim in game.others(seat) for step in self.strike(game, victim, seat)]

    def strike(self, game: PocketChangan, victim: int, by: int) -> list[Step[PocketChangan]]:
        """What the attack asks of one player, NOBODY being the Court; nothing without such cards, or if protected."""
        raise NotImplementedError

    def ask(self, game: PocketChangan, steps: list[Step[PocketChangan]]) -> None:
        """Ask those who are hit; the log says so if there is nobody."""
        if not steps:
            events.nothing(game, self.card)
        game.then(steps)


class LoseUrban(Attack):
    """``lose_urban``: each player discards so many cards in play; with ``all`` the owner comes last (P-36)."""

    def __init__(self, card: int, printed: effect_schema.LoseUrban) -> None:
        super().__init__(card, printed)
        self.n: Final = printed.n
        self.hits_all: Final = printed.who == "all"

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        steps = self.strike_others(game, seat)
        if self.hits_all:
            steps.extend(self.losses(game, seat, seat))
        self.ask(game, steps)

    def strike(self, game: PocketChangan, victim: int, by: int) -> list[Step[PocketChangan]]:
        powers = game.powers[victim]
        if not game.cards_in_play(victim) or is_protected(game, victim, powers.guards or powers.walls):
            return UNHURT
        return self.losses(game, victim, by)

    def losses(self, game: PocketChangan, victim: int, by: int) -> list[Step[PocketChangan]]:
        """The decisions of one player who loses cards in play."""
        return [LoseCard(victim, self, by) for _ in range(min(self.n, len(game.cards_in_play(victim))))]


class LoseCard(EffectQuestion[Effect[Any]]):
    """Discard one own card in play (D9)."""

    def verb(self) -> Verb:
        return LOSE

    def cards(self, game: PocketChangan) -> list[int]:
        return game.cards_in_play(self.seat)

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_area", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_up(self.seat, card)
        game.discard(card)
        events.lose(game, self.seat, card)


class TakeHand(Attack):
    """``take_hand``: each other player gives one hand card, for the Court discards it; alone one draws instead."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if game.terms.solo:
            game.draw(seat, 1)
        else:
            super().resolve(game, seat, laid)

    def strike(self, game: PocketChangan, victim: int, by: int) -> list[Step[PocketChangan]]:
        if not game.hands[victim] or is_protected(game, victim, game.powers[victim].guards):
            return UNHURT
        return [DropCard(victim, self, by) if by == NOBODY else GiveCard(victim, self, by)]


class GiveCard(EffectQuestion[Effect[Any]]):
    """Hand one card over to the player who laid the card (D11); the two of them know which."""

    def verb(self) -> Verb:
        return GIVE

    def cards(self, game: PocketChangan) -> list[int]:
        return game.hands[self.seat]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_hand", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_hand(self.seat, card)
        game.to_hand(self.by, card)
        game.show_to(self.seat, card)
        game.close_undo()
        events.give(game, self.seat, self.by, card)


class DiscardHand(Attack):
    """``discard_hand``: each other player with more than so many hand cards discards one."""

    def __init__(self, card: int, printed: effect_schema.DiscardHand) -> None:
        super().__init__(card, printed)
        self.above: Final = printed.above

    def strike(self, game: PocketChangan, victim: int, by: int) -> list[Step[PocketChangan]]:
        if len(game.hands[victim]) <= self.above or is_protected(game, victim, game.powers[victim].guards):
            return UNHURT
        return [DropCard(victim, self, by)]


class DropCard(EffectQuestion[Effect[Any]]):
    """Discard one hand card because of an attack (D10)."""

    def verb(self) -> Verb:
        return DROP

    def cards(self, game: PocketChangan) -> list[int]:
        return game.hands[self.seat]

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return why("from_hand", {"card": card})

    def answer(self, game: PocketChangan, card: int) -> None:
        game.take_from_hand(self.seat, card)
        game.discard(card)
        events.drop(game, self.seat, card)


def is_protected(game: PocketChangan, victim: int, protection: list[int]) -> bool:
    """Whether there is a card in play that protects; the log names it."""
    if protection:
        events.protected(game, victim, protection[0])
    return len(protection) > 0
