"""Using a Character: whether its effect is usable, the effect itself, and those that use others or build (11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.games.changan import log
from tongbao.games.changan.actions import (
    BUILD,
    CHOOSE_DISTRICT,
    COPY,
    DECLINE,
    DONE,
    PICK,
    USE,
)
from tongbao.games.changan.board import GATES, ROAD, ROWS
from tongbao.games.changan.building import add_builds, build
from tongbao.games.changan.cards import effects
from tongbao.games.changan.cards.effects import Effect
from tongbao.games.changan.characters import attacks, goods, swapping
from tongbao.games.changan.characters import cards as with_cards
from tongbao.games.changan.characters.questions import GainChoice, Question, give, give_tokens, worth_using
from tongbao.games.changan.prices import extra_coin, open_rows, payable_districts
from tongbao.games.changan.table import NO_GATE, Changan

OFFER: Final = [USE, DECLINE]
COPIES: Final = [
    [[COPY.choices[(s * GATES + d) * ROWS + r] for r in range(ROWS)] for d in range(GATES)] for s in range(4)
]
"""By seat, district and row from 0."""


def usable(game: Changan, seat: int, effect: Effect) -> bool:
    """Whether a Character's effect can do anything for the seat now."""
    kind = effect.kind
    if kind == effects.GAIN or effect.gift.gives:
        return worth_using(game, seat, effect.gift)
    if kind == effects.DRAW:
        return game.has_deck()
    if kind == effects.EXCHANGE:
        return goods.exchangeable(game, seat, effect)
    if kind == effects.GAIN_IF:
        return goods.gain_if_usable(game, seat, effect)
    if kind == effects.GAIN_PER:
        return goods.amount(game, seat, effect) > 0
    if kind == effects.MIRROR:
        return goods.others_have_more(game, seat) > 0
    if kind == effects.DISCARD_FOR:
        return len(game.hands[seat]) > 0
    if kind == effects.TAKE_CARD:
        return len(with_cards.cards_to_take(game, effect)) > 0
    if kind == effects.COPY:
        return len(copyable(game, seat, effect)) > 0
    if kind == effects.ARRANGE:
        if effect.hands:
            return len(game.hands[seat]) > 0 and with_cards.has_room(game, seat)
        return len(with_cards.shifts(game, seat)) > 0
    if kind == effects.GATE_GAIN:
        return game.gate_cards(seat) > 0
    if kind == effects.BUILD_EXTRA:
        return effect.has_otherwise or may_build(game, seat, effect)
    if kind == effects.STEAL:
        return len(attacks.stealable(game, seat, effect)) > 0
    if kind == effects.LEVY:
        return attacks.levies(game, seat, effect) > 0
    if kind == effects.RAID:
        return len(attacks.raids(game, seat)) > 0
    if kind == effects.STEAL_CARD:
        return len(attacks.victims(game, seat, effect)) > 0
    return True


def use(game: Changan, seat: int, card: int, effect: Effect) -> None:
    """Let the effect of a Character happen for the seat: its tokens first, then what it asks."""
    log.uses(game, seat, card)
    ask(game, seat, card, effect)
    if effect.gift.gives:
        give_tokens(game, seat, card, effect.gift.tokens)


def ask(game: Changan, seat: int, card: int, effect: Effect) -> None:
    """Put the effect's questions in front."""
    kind = effect.kind
    if kind == effects.GAIN:
        if effect.gift.choice:
            game.next(GainChoice(seat, card, effect.gift.choice))
    elif kind == effects.DRAW:
        with_cards.look(game, seat, card, effect)
    elif kind == effects.EXCHANGE:
        game.next(goods.Exchange(seat, card, effect.times))
    elif kind == effects.GAIN_IF:
        goods.gain_if(game, seat, card, effect)
    elif kind == effects.GAIN_PER:
        game.next(GainChoice(seat, card, goods.amount(game, seat, effect)))
    elif kind == effects.SHARE:
        game.next(goods.Share(seat, card, effect.n, -1))
    elif kind == effects.MIRROR:
        game.next(goods.Mirror(seat, card, effect.n))
    elif kind == effects.DISCARD_FOR:
        game.next(with_cards.DiscardFor(seat, card))
    elif kind == effects.TAKE_CARD:
        game.next(with_cards.TakeCard(seat, card))
    elif kind == effects.COPY:
        game.next(Copy(seat, card))
    elif kind == effects.ARRANGE:
        if effect.hands:
            game.next(with_cards.ArrangeFromHand(seat, card, effect.n))
        else:
            game.next(with_cards.ArrangeGates(seat, card, effect.n))
    elif kind == effects.GATE_GAIN:
        game.next(goods.GateGain(seat, card))
    elif kind == effects.BUILD_EXTRA:
        game.next(BuildExtra(seat, card))
    elif kind == effects.SWAP_BUILT:
        game.next(swapping.SwapFirst(seat, card))
    elif kind == effects.STEAL:
        game.next(attacks.Steal(seat, card, effect.n, effect))
    elif kind == effects.LEVY:
        game.next(attacks.Levy(seat, card))
    elif kind == effects.RAID:
        game.next(attacks.Raid(seat, card))
    elif kind == effects.REPEL:
        game.next(attacks.Repel(seat, card))
    elif kind == effects.STEAL_CARD:
        game.next(attacks.StealCard(seat, card))


class Offer(Question):
    """A Character was just built: its effect may be used now if it is usable (6.3); ``road`` on the Silk Road."""

    __slots__ = ("road",)

    def __init__(self, seat: int, card: int, road: bool) -> None:
        super().__init__(seat, card)
        self.road: Final = road

    def verb(self, game: Changan) -> Verb:
        return USE.verb

    def effect(self, game: Changan) -> Effect:
        """The effect as it works where the card was built."""
        return game.cards.road_effect[self.card] if self.road else game.cards.effect[self.card]

    def choices(self, game: Changan) -> list[Choice]:
        return OFFER if usable(game, self.seat, self.effect(game)) else NOTHING

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is USE:
            use(game, self.seat, self.card, self.effect(game))
        else:
            log.declines(game, self.seat, self.card)

    def __str__(self) -> str:
        return f"{super().__str__()} {self.road}"


def build_and_offer(game: Changan, seat: int, gate: int, district: int, card: int) -> None:
    """Build the card; a Character then offers its effect."""
    if game.cards.is_character[card]:
        game.next(Offer(seat, card, district == ROAD))
    build(game, seat, gate, district, card)


# copy: the effect of another Character.


def copyable(game: Changan, seat: int, effect: Effect) -> list[Choice]:
    """The usable Characters that ``copy`` may use: one's own, or those of others; a copier is none of them (C-43)."""
    found: list[Choice] = []
    for other in range(game.players):
        if (other == seat) == effect.own:
            for d, district in enumerate(game.districts[other]):
                for r, card in enumerate(district):
                    if game.cards.is_character[card]:
                        target = game.cards.effect[card]
                        if target.kind != effects.COPY and usable(game, seat, target):
                            found.append(COPIES[other][d][r])
    return found


class Copy(Question):
    """Choose the Character whose effect is used."""

    def verb(self, game: Changan) -> Verb:
        return COPY

    def choices(self, game: Changan) -> list[Choice]:
        return copyable(game, self.seat, game.cards.effect[self.card])

    def take(self, game: Changan, choice: Choice) -> None:
        other, district, row = choice.parameters
        card = game.districts[other][district][row - 1]
        use(game, self.seat, card, game.cards.effect[card])


# build_extra: a card more, at its price.


def extra_builds(game: Changan, seat: int, effect: Effect) -> list[Choice]:
    """What ``build_extra`` may build: the top card of a gate, or a card of the hand."""
    found: list[Choice] = []
    within = 1 << ROAD if effect.road else open_rows(game, seat, effect.rows)
    if not effect.hands:
        add_builds(game, seat, within, found)
        return found
    for card in game.hands[seat]:
        places = payable_districts(game, seat, extra_coin(game, seat, card)) & within
        if places and (not effect.road or game.cards.is_character[card]):
            found.append(PICK.of[card])
    return found


def may_build(game: Changan, seat: int, effect: Effect) -> bool:
    """Whether ``build_extra`` can build; what was offered stays so, whatever the hidden cards are imagined to be."""
    return (effect.hands and game.is_offered()) or len(extra_builds(game, seat, effect)) > 0


class BuildExtra(Question):
    """Build a card, at its normal price; or take what is given otherwise."""

    def verb(self, game: Changan) -> Verb:
        return PICK if game.cards.effect[self.card].hands else BUILD

    def choices(self, game: Changan) -> list[Choice]:
        found = extra_builds(game, self.seat, game.cards.effect[self.card])
        if found or game.is_offered():
            found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        seat = self.seat
        if choice is DONE:
            self.happen(game)
        elif choice.verb is BUILD:
            gate, district = choice.parameters
            build_and_offer(game, seat, gate, district, game.gates[seat][gate][-1])
        else:
            game.pick(seat, choice.parameters[0])
            if game.cards.effect[self.card].road:
                build_and_offer(game, seat, NO_GATE, ROAD, game.picked)
            else:
                game.next(ExtraDistrict(seat, self.card))

    def happen(self, game: Changan) -> None:
        give(game, self.seat, self.card, game.cards.effect[self.card].otherwise)


class ExtraDistrict(Question):
    """Choose the district for the card picked."""

    def verb(self, game: Changan) -> Verb:
        return CHOOSE_DISTRICT

    def choices(self, game: Changan) -> list[Choice]:
        seat, rows = self.seat, game.cards.effect[self.card].rows
        coin = extra_coin(game, seat, game.picked)
        mask = payable_districts(game, seat, coin) & open_rows(game, seat, rows)
        return [CHOOSE_DISTRICT.of[d] for d in range(GATES) if mask >> d & 1]

    def take(self, game: Changan, choice: Choice) -> None:
        build_and_offer(game, self.seat, NO_GATE, choice.parameters[0], game.picked)
