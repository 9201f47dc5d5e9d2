"""Characters that may give tokens before they ask anything (section 11)."""

from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards.board import counts
from tongbao.games.changan.cards.effect_schema import Printed, Token
from tongbao.games.changan.rules.questions import Question, brings_tokens, gain_tokens
from tongbao.games.changan.rules.silk import why_no_silk
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.permanents import Gift
from tongbao.games.changan.state.table import Changan


class TokensFirst(CharacterEffect[Changan]):
    """An effect that gives its tokens first, then asks a question; with tokens it is usable if they can be had."""

    def __init__(self, printed: Printed, tokens: dict[Token, int]) -> None:
        super().__init__(printed, Gift(counts(tokens)))

    def usable(self, game: Changan, seat: int) -> bool:
        return brings_tokens(game, seat, self.gift.tokens) if self.gift.gives else self.possible(game, seat)

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return why_no_silk(card) if self.gift.gives else self.why_impossible(game, seat, card)

    def ask(self, game: Changan, seat: int, card: int) -> None:
        following = gain_tokens(game, seat, card, self.gift.tokens) if self.gift.gives else []
        game.then([*following, self.question(seat, card)])

    def possible(self, game: Changan, seat: int) -> bool:
        """Whether it can do anything beside giving tokens."""
        raise NotImplementedError

    def why_impossible(self, game: Changan, seat: int, card: int) -> Reason:
        """Why it can't, printed on a card; never asked of an effect that always can."""
        raise NotImplementedError

    def question(self, seat: int, card: int) -> Question:
        """What it asks."""
        raise NotImplementedError
