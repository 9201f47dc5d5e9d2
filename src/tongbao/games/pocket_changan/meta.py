"""Pocket Chang’An in the catalogue, and how its table is set up (section 4)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.card_file import CardFile
from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Meta, Plain, Setup
from tongbao.engine.observation import Field
from tongbao.engine.pieces import Share
from tongbao.engine.reasons import Reason
from tongbao.games.pocket_changan.card_sets import CARD_FILE, cards_for
from tongbao.games.pocket_changan.cards.actions import ACTIONS, BUY, DROP, GIVE, LOSE, PASS, SKIP, TAKE
from tongbao.games.pocket_changan.cards.places import CARDS
from tongbao.games.pocket_changan.cards.schema import CardFace
from tongbao.games.pocket_changan.cards.terms import OPTIONS, Terms
from tongbao.games.pocket_changan.explain.queries import queries
from tongbao.games.pocket_changan.explain.why_not import why_not
from tongbao.games.pocket_changan.presentation.captions import caption
from tongbao.games.pocket_changan.presentation.numbers import numbers
from tongbao.games.pocket_changan.presentation.observation import layout, write_observation
from tongbao.games.pocket_changan.presentation.standing_answers import STANDING
from tongbao.games.pocket_changan.presentation.texts import NEWS, TEXTS
from tongbao.games.pocket_changan.presentation.view import view
from tongbao.games.pocket_changan.rules.concession import give_up
from tongbao.games.pocket_changan.rules.scoring import base, card_scores, places, scores
from tongbao.games.pocket_changan.rules.steps import TURN
from tongbao.games.pocket_changan.state.table import MOST_PLAYERS, PocketChangan

RULES: Final = 2
OLDEST_RULES: Final = 1
"""By version 1 balanced cards were others."""
LOSSES: Final = (PASS.verb, SKIP.verb, DROP, GIVE, LOSE)
PLAIN: Final = (BUY, GIVE, TAKE)


@mypyc_attr(allow_interpreted_subclasses=True)
class PocketChanganMeta(Meta[PocketChangan]):
    """The game of Pocket Chang’An."""

    def deal(self, setup: Setup, luck: Luck) -> PocketChangan:
        """Shuffle all cards, deal six to each seat, and turn up the public area."""
        terms = Terms(setup.players, setup.options)
        cards = cards_for(setup).cards
        deck = list(range(CARDS))
        luck.shuffle(deck)
        game = PocketChangan(setup, luck, terms, cards)
        game.lay_deck(deck, CARDS)
        for seat in range(setup.players):
            game.deal_hand(seat, terms.hand_limit)
        for _ in range(terms.public_cards):
            game.to_public(deck.pop())
        game.next(TURN[0])
        return game

    def scores(self, game: PocketChangan) -> list[int]:
        return scores(game)

    def places(self, game: PocketChangan) -> list[int]:
        return places(game)

    def rounds(self, game: PocketChangan) -> int:
        return game.round

    def ending(self, game: PocketChangan) -> str:
        return game.end_reason

    def give_up(self, game: PocketChangan, seat: int) -> None:
        give_up(game, seat)

    def shares(self, game: PocketChangan, seat: int) -> list[Share]:
        """The base, and what each card in play adds to it, the dearest first."""
        if game.is_out(seat):
            return []
        cards = zip(game.cards_in_play(seat), card_scores(game, seat), strict=True)
        bonus = [Share("bonus", points, card) for card, points in cards if points]
        bonus.sort(key=lambda share: -share.points)
        lowest_times_others = base(game, seat)
        return [Share("base", lowest_times_others), *bonus] if lowest_times_others else bonus

    def layout(self, setup: Setup) -> list[Field]:
        return layout(setup)

    def write_observation(self, out: BytesWriter, game: PocketChangan, seat: int) -> None:
        write_observation(out, game, seat)

    def view(self, game: PocketChangan, seat: int) -> Plain:
        return view(game, seat)

    def caption(self, game: PocketChangan, seat: int, choice: Choice) -> tuple[str, Facts]:
        return caption(choice)

    def is_loss(self, game: PocketChangan, seat: int, choice: Choice) -> bool:
        return choice.verb in LOSSES

    def queries(self, game: PocketChangan, seat: int) -> list[Choice]:
        return queries(game, seat)

    def why_not(self, game: PocketChangan, seat: int, choice: Choice) -> Reason:
        return why_not(game, seat, choice)

    def is_plain(self, choice: Choice) -> bool:
        return choice.verb in PLAIN

    def card_file(self) -> CardFile:
        return CARD_FILE

    def faces(self, setup: Setup) -> list[CardFace]:
        return cards_for(setup).faces

    def numbers(self, setup: Setup) -> Plain:
        return numbers()


POCKET_CHANGAN: Final = PocketChanganMeta(
    name="pocket_changan",
    title="Pocket Chang’An",
    tagline="A city in your hand: four columns, and the weakest multiplies the rest.",
    min_players=1,
    max_players=MOST_PLAYERS,
    rules=RULES,
    oldest_rules=OLDEST_RULES,
    options=OPTIONS,
    action_space=ACTIONS,
    texts=TEXTS,
    news=NEWS,
    uses=dict.fromkeys(("play", "play_as", "buy_play", "buy_play_as"), "card"),
    concedes=True,
    usual_players=2,
    standing=STANDING,
    minutes=(10, 40),
    weight=1,
    first_seat={},
)
