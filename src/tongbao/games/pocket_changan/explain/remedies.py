"""Remedies of what a seat isn't offered: cards it may lay, a column it may turn, the end of its actions.

Only in the decision on actions (D1) is there anything to help with; works on redacted copies.
"""

from collections.abc import Callable
from typing import Any, Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Remedy
from tongbao.games.pocket_changan.cards.actions import DESCEND, DRAW, PASS, PAY, PLAY
from tongbao.games.pocket_changan.cards.places import NO_CARD, number_at
from tongbao.games.pocket_changan.effects.common import EndGame, FreeRules
from tongbao.games.pocket_changan.effects.copying import CopyCharacter
from tongbao.games.pocket_changan.effects.in_play import TurnColumn
from tongbao.games.pocket_changan.effects.own import Recall
from tongbao.games.pocket_changan.rules.buying import buyable, wares_for
from tongbao.games.pocket_changan.rules.playing import Gap, columns_for, is_free
from tongbao.games.pocket_changan.state.areas import powers_of, with_card
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.powers import EVERYTHING, Wares, grounds
from tongbao.games.pocket_changan.state.table import PocketChangan

MOST: Final = 3
"""So many remedies are named."""
COUNTED: Final = ("points", "ease")
"""What brings a card nearer by a number: more points, or a condition that asks less."""


class Lay:
    """A card that the seat may lay now, and what it then has: ``choice`` plays it, or begins to buy it with ``left``.

    ``left`` is the hand card that leaves the hand; ``through`` is why that buys the card, "" if it is played.
    """

    __slots__ = ("card", "choice", "column", "left", "powers", "through", "waives")

    def __init__(self, game: PocketChangan, seat: int, choice: Choice, card: int, column: int) -> None:
        self.choice: Final = choice
        self.card: Final = card
        self.column: Final = column
        self.left: Final = choice.parameters[0]
        area, effect, now = with_card(game.areas[seat], card, column), game.cards[card].effect, game.powers[seat]
        self.powers: Final = powers_of(game.cards, area, game.descending[seat])
        self.waives: Final = effect.what if isinstance(effect, FreeRules) else ""
        through = "" if choice.verb is PLAY else grounds(self.left, card, now.buys_even, now.margin, now.star) or "free"
        self.through: Final = through

    def is_free(self, game: PocketChangan) -> bool:
        """Whether the seat then plays without the rules of number and condition."""
        return game.free_play is not None or self.waives == "play" or self.powers.is_free

    def wares(self, game: PocketChangan) -> Wares:
        """What then buys what for the seat."""
        return EVERYTHING if game.free_buy is not None or self.waives == "buy" else self.powers.wares

    def leaves_time(self, game: PocketChangan) -> bool:
        """Whether the seat acts once more after it, in this turn or in another one."""
        effect = game.cards[self.card].effect
        return has_time(game) if not isinstance(effect, EndGame) else game.actions_left > 1

    def remedy(self, brings: str, n: int = 0) -> Remedy:
        """The lay as a remedy, with what it brings and how many of it, if that is counted."""
        facts: Facts = {"card": self.card, "type": self.column, "brings": brings}
        if n:
            facts["n"] = n
        if self.through:
            facts["through"] = self.through
        return Remedy(self.choice, facts)


class Ranking:
    """Remedies with what speaks for each, the better of two with the same card."""

    def __init__(self) -> None:
        self.merits: Final[dict[int, tuple[int, int, int]]] = {}
        self.remedies: Final[dict[int, Remedy]] = {}

    def add(self, card: int, merit: tuple[int, int, int], remedy: Remedy) -> None:
        """Add one that lays a card, or NO_CARD, unless there is a better one with it."""
        if card not in self.merits or self.merits[card] < merit:
            self.merits[card] = merit
            self.remedies[card] = remedy

    def best(self) -> list[Remedy]:
        """The best of them, the very best first."""
        ranked = sorted([(merit, -card) for card, merit in self.merits.items()], reverse=True)
        return [self.remedies[-card] for _, card in ranked[:MOST]]


def lays(game: PocketChangan, seat: int, spared: int) -> list[Lay]:
    """The cards that the seat may lay now but for one, which stays where it is; bought with what is worth least."""
    offered = game.choices(seat)
    found = [
        Lay(game, seat, choice, choice.parameters[0], choice.parameters[1])
        for choice in offered
        if choice.verb is PLAY and choice.parameters[0] != spared
    ]
    paid = sorted([choice.parameters[0] for choice in offered if choice.verb is PAY], key=worth)
    bought = {spared}
    for left in paid:
        if left != spared:
            wares = [card for card in buyable(game, seat, left) if card not in bought]
            bought.update(wares)
            found.extend(
                [Lay(game, seat, PAY.of[left], card, k) for card in wares for k in columns_for(game, seat, card)]
            )
    return found


def lasting(game: PocketChangan, seat: int, spared: int) -> list[Lay]:
    """Those of them that help to something later."""
    return [lay for lay in lays(game, seat, spared) if lay.leaves_time(game)]


def has_time(game: PocketChangan) -> bool:
    """Whether the active seat acts once more after its next action: this turn, or in a round to come (8.2)."""
    is_last_round = game.end_reason != "" or game.round == game.terms.round_limit
    return game.actions_left > 1 or not is_last_round


def worth(card: int) -> tuple[bool, int]:
    """To sort by what one gives away with the card: low numbers first, characters last."""
    return not number_at(card), number_at(card)


def to_play(game: PocketChangan, seat: int, card: int, k: int, now: Gap) -> list[Remedy]:
    """What brings a hand card nearer to a column that it may not be played in."""
    held, found = game.cards[card], Ranking()
    for lay in lasting(game, seat, card):
        then = Gap(held, lay.powers, lay.is_free(game), k)
        if then.is_nearer_than(now):
            brings = brought(game, seat, now, then, lay)
            n = now.short - then.short if brings in COUNTED else 0
            found.add(lay.card, (not then.unmet, n, not lay.through), lay.remedy(brings, n))
    turn = DESCEND.of[k]
    if turn in game.choices(seat):
        powers = powers_of(game.cards, game.areas[seat], game.descending[seat] | 1 << k)
        then = Gap(held, powers, is_free(game, seat), k)
        if then.is_nearer_than(now):
            found.add(NO_CARD, (not then.unmet, 0, 1), Remedy(turn, {"type": k, "brings": "number"}))
    return found.best()


def brought(game: PocketChangan, seat: int, now: Gap, then: Gap, lay: Lay) -> str:
    """What it is that makes a card playable, or nearer to it, once another is laid."""
    if now.closed:
        return "column"
    if lay.is_free(game) and not is_free(game, seat) and (now.misfit or not then.unmet):
        return "free"
    if now.misfit:
        return "number"
    return "points" if then.has > now.has else "ease"


def to_pay(game: PocketChangan, seat: int, card: int) -> list[Remedy]:
    """What would let a hand card buy a public card."""
    found = Ranking()
    for lay in lasting(game, seat, card):
        bought = lay.wares(game).with_card[card]
        n = sum([bought[ware] for ware in game.public if ware != lay.card])
        if n:
            found.add(lay.card, (1, n, not lay.through), lay.remedy("buys", n))
    return found.best()


def to_buy(game: PocketChangan, seat: int, ware: int) -> list[Remedy]:
    """What would let one of the hand cards buy a public card."""
    found = Ranking()
    for lay in lasting(game, seat, ware):
        wares = lay.wares(game)
        n = sum([wares.with_card[card][ware] for card in game.hands[seat] if card != lay.left])
        if n:
            found.add(lay.card, (1, n, not lay.through), lay.remedy("buys", n))
    return found.best()


def payments(game: PocketChangan, seat: int, ware: int) -> list[int]:
    """The hand cards that buy a public card, those that are worth least first."""
    wares = wares_for(game, seat)
    return sorted([card for card in game.hands[seat] if wares.with_card[card][ware]], key=worth)


def to_pay_for(ware: int, able: list[int]) -> list[Remedy]:
    """The first step to a purchase that some hand cards allow."""
    return [Remedy(PAY.of[card], {"card": ware, "brings": "buys", "n": 1}) for card in able[:MOST]]


def to_recall(game: PocketChangan, seat: int) -> list[Remedy]:
    """What takes back a card in play."""
    return with_effect(game, lays(game, seat, NO_CARD), lambda effect: isinstance(effect, Recall))


def to_copy(game: PocketChangan, seat: int, card: int) -> list[Remedy]:
    """What uses the effect of a character."""

    def copies(effect: Effect[Any]) -> bool:
        return isinstance(effect, CopyCharacter) and card in effect.targets(game, seat)

    return with_effect(game, lays(game, seat, card), copies)


def to_turn(game: PocketChangan, seat: int) -> list[Remedy]:
    """What lets a column be turned."""
    return with_effect(game, lasting(game, seat, NO_CARD), lambda effect: isinstance(effect, TurnColumn))


def with_effect(game: PocketChangan, able: list[Lay], helps: Callable[[Effect[Any]], bool]) -> list[Remedy]:
    """Those of the cards that may be laid whose effect helps."""
    found = Ranking()
    for lay in able:
        if helps(game.cards[lay.card].effect):
            found.add(lay.card, (1, 0, not lay.through), lay.remedy("effect"))
    return found.best()


def to_draw(game: PocketChangan, seat: int) -> list[Remedy]:
    """A card to have at all, if there is one."""
    return [Remedy(DRAW, {"brings": "card", "n": 1})] if has_time(game) and DRAW in game.choices(seat) else []


def to_visit() -> list[Remedy]:
    """What begins the ward visit: it comes after the actions."""
    return [Remedy(PASS, {"brings": "ward"})]
