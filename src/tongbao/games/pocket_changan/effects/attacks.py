"""Attacks: effects of cards laid by others that take away cards, and what protects from them (7.4)."""

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.seats import NOBODY
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import DROP, GIVE, LOSE
from tongbao.games.pocket_changan.cards.kinds import ATTACK_PROOF, DISCARD_HAND, LOSE_URBAN, TAKE_HAND, WALL
from tongbao.games.pocket_changan.effects.questions import Question
from tongbao.games.pocket_changan.table import PocketChangan


def is_hit(game: PocketChangan, victim: int, urban: bool) -> bool:
    """Whether an attack affects a seat; Weng Cheng protects the Urban Area, Guo Ziyi that and the hand."""
    guards = game.working(victim, ATTACK_PROOF)
    if urban and not guards:
        guards = game.working(victim, WALL)
    if guards:
        log.protected(game, victim, guards[0])
    return not guards


def lose_urban(game: PocketChangan, seat: int, card: int) -> None:
    """From the left neighbour on each player discards cards in play; with ``all`` the owner comes last (P-36)."""
    effect = game.cards.faces[card].effect
    questions: list[Question] = []
    for victim in game.others(seat):
        if game.cards_in_play(victim) and is_hit(game, victim, True):
            questions.extend(losses(game, victim, card, seat))
    if effect.word("who") == "all":
        questions.extend(losses(game, seat, card, seat))
    ask_or_say_nothing(game, card, questions)


def losses(game: PocketChangan, victim: int, card: int, by: int) -> list[Question]:
    """The decisions of one player who loses cards in play."""
    most = min(game.cards.amount[card], len(game.cards_in_play(victim)))
    return [LoseCard(victim, card, by) for _ in range(most)]


class LoseCard(Question):
    """Discard one own card in play (D9)."""

    def verb(self) -> Verb:
        return LOSE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [LOSE.of[card] for card in game.cards_in_play(self.seat)]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_up(self.seat, card)
        game.discard(card)
        log.lose(game, self.seat, card)


def take_hand(game: PocketChangan, seat: int, card: int) -> None:
    """Clockwise each other player gives one hand card; alone one draws a card instead."""
    if game.terms.solo:
        game.draw(seat, 1)
        return
    questions: list[Question] = []
    for victim in game.others(seat):
        if game.hands[victim] and is_hit(game, victim, False):
            questions.append(GiveCard(victim, card, seat))
    ask_or_say_nothing(game, card, questions)


class GiveCard(Question):
    """Hand one card over to the player who laid the card (D11); the two of them know which."""

    def verb(self) -> Verb:
        return GIVE

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [GIVE.of[card] for card in game.hands[self.seat]]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.to_hand(self.by, card)
        game.known[card] |= 1 << self.seat
        log.give(game, self.seat, self.by, card)


def discard_hand(game: PocketChangan, seat: int, card: int) -> None:
    """Clockwise each other player with more hand cards than a number discards one."""
    questions: list[Question] = []
    for victim in game.others(seat):
        if has_too_many(game, victim, card) and is_hit(game, victim, False):
            questions.append(DropCard(victim, card, seat))
    ask_or_say_nothing(game, card, questions)


def has_too_many(game: PocketChangan, victim: int, card: int) -> bool:
    """Whether the hand is larger than the card allows."""
    return len(game.hands[victim]) > game.cards.amount[card]


class DropCard(Question):
    """Discard one hand card because of an attack (D10)."""

    def verb(self) -> Verb:
        return DROP

    def choices(self, game: PocketChangan) -> list[Choice]:
        return [DROP.of[card] for card in game.hands[self.seat]]

    def take(self, game: PocketChangan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.take_from_hand(self.seat, card)
        game.discard(card)
        log.drop(game, self.seat, card)


def attack_by_court(game: PocketChangan, seat: int, card: int) -> None:
    """The Court's card makes the solo player lose a card in play, or discard a hand card (section 9)."""
    kind = game.cards.plays[card]
    if kind == LOSE_URBAN:
        if game.cards_in_play(seat) and is_hit(game, seat, True):
            game.then(losses(game, seat, card, NOBODY))
        return
    takes = (kind == TAKE_HAND and game.hands[seat]) or (kind == DISCARD_HAND and has_too_many(game, seat, card))
    if takes and is_hit(game, seat, False):
        game.then([DropCard(seat, card, NOBODY)])


def ask_or_say_nothing(game: PocketChangan, card: int, questions: list[Question]) -> None:
    """Ask those who are hit; the log says so if there is nobody."""
    if not questions:
        log.nothing(game, card)
    game.then(questions)
