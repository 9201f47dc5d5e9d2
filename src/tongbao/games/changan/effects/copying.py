"""Characters that use the effect of another one (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import COPIES, COPY
from tongbao.games.changan.rules.questions import Question, no_character, use
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.reasons import reason
from tongbao.games.changan.state.table import Changan


class Copy(CharacterEffect[Changan]):
    """Use the effect of a Character in one's own districts, or in those of others; no copier's (C-43)."""

    __slots__ = ("own",)

    def __init__(self, printed: effect_schema.Copy) -> None:
        super().__init__(printed)
        self.own: Final = printed.scope == "own"

    def targets(self, game: Changan, seat: int) -> list[Choice]:
        """The usable Characters."""
        found: list[Choice] = []
        for other in range(game.players):
            if (other == seat) == self.own:
                for d, district in enumerate(game.districts[other]):
                    for r, card in enumerate(district):
                        effect = game.cards.character[card]
                        if effect is not None and not isinstance(effect, Copy) and effect.usable(game, seat):
                            found.append(COPIES[other][d][r + 1])
        return found

    def usable(self, game: Changan, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("nothing_to_copy" if self.own else "nothing_to_copy_elsewhere", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(CharacterToCopy(seat, card, self))


class CharacterToCopy(Question):
    """Choose the Character."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: Copy) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return COPY

    def choices(self, game: Changan) -> list[Choice]:
        return self.effect.targets(game, self.seat)

    def why(self, game: Changan, choice: Choice) -> Reason:
        other, district, row = choice.parameters
        built = game.districts[other][district]
        if (other == self.seat) != self.effect.own:
            return reason("copies_own" if self.effect.own else "copies_others", {"card": self.card})
        if row > len(built):
            return reason("free_space", {"district": district, "row": row})
        effect = game.cards.character[built[row - 1]]
        if effect is None:
            return no_character(game, built[row - 1])
        if isinstance(effect, Copy):
            return reason("copier", {"card": built[row - 1]})
        return effect.why_useless(game, self.seat, built[row - 1])

    def take(self, game: Changan, choice: Choice) -> None:
        other, district, row = choice.parameters
        card = game.districts[other][district][row - 1]
        effect = game.cards.character[card]
        assert effect is not None
        use(game, self.seat, card, effect)
