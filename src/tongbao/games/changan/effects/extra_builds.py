"""Characters that let their player build one card more (section 11.1)."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import BUILD, CHOOSE_DISTRICT, DONE, PICK
from tongbao.games.changan.cards.board import ROAD, ROWS, counts
from tongbao.games.changan.explain.why_not import full_district, lacking, why_unbuilt
from tongbao.games.changan.rules.building import NO_GATE, add_builds, build
from tongbao.games.changan.rules.questions import Question, give
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.permanents import NO_GIFT, Gift
from tongbao.games.changan.state.prices import extra_coin, open_districts, payable_places
from tongbao.games.changan.state.reasons import empty_gate, reason
from tongbao.games.changan.state.table import Changan


class BuildExtra(CharacterEffect[Changan]):
    """Build the top card of a gate or a hand card in some rows or on the Silk Road, or take what is given otherwise."""

    __slots__ = ("from_hand", "has_otherwise", "on_road", "otherwise", "rows")

    def __init__(self, printed: effect_schema.BuildExtra) -> None:
        super().__init__(printed)
        self.from_hand: Final = printed.source == "hand"
        self.on_road: Final = printed.to == "road"
        self.rows: Final[list[int]] = list(printed.rows)
        otherwise = printed.otherwise
        self.has_otherwise: Final = otherwise is not None
        self.otherwise: Final = NO_GIFT if otherwise is None else Gift(counts(otherwise.tokens), otherwise.choice)

    def grounds(self, game: Changan, seat: int) -> list[int]:
        """The districts that it may build in now, or the Silk Road."""
        return [ROAD] if self.on_road else open_districts(game, seat, self.rows)

    def places(self, game: Changan, seat: int, card: int) -> list[int]:
        """Where the hand card may be built and paid for."""
        if self.on_road and game.cards.character[card] is None:
            return []
        grounds = self.grounds(game, seat)
        return [place for place in payable_places(game, seat, extra_coin(game, seat, card)) if place in grounds]

    def builds(self, game: Changan, seat: int) -> list[Choice]:
        """What may be built."""
        if self.from_hand:
            return [PICK.of[card] for card in game.hands[seat] if self.places(game, seat, card)]
        found: list[Choice] = []
        add_builds(game, seat, found)
        grounds = self.grounds(game, seat)
        return [choice for choice in found if choice.parameters[1] in grounds]

    def usable(self, game: Changan, seat: int) -> bool:
        """What was offered stays so, whatever the hidden cards are imagined to be."""
        return self.has_otherwise or (self.from_hand and game.is_offered()) or len(self.builds(game, seat)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        cards = game.hands[seat] if self.from_hand else [pile[-1] for pile in game.gates[seat] if pile]
        if not cards:
            return reason("empty_hand" if self.from_hand else "empty_gates", {"card": card})
        return self.why_none(game, seat, card, cards)

    def why_none(self, game: Changan, seat: int, by: int, cards: list[int]) -> Reason:
        """Why none of the cards can be built: there is no space for them, or what the easiest one lacks."""
        grounds = [place for place in self.grounds(game, seat) if game.next_row(seat, place) < ROWS]
        if not grounds:
            return full_district(game, seat, ROAD) if self.on_road else reason("no_ground", {"card": by})
        cards = [card for card in cards if not self.on_road or game.cards.character[card] is not None] or cards[:1]
        lacks = [(card, place, lacking(game, seat, card, place)) for card in cards for place in grounds]
        card, place, _ = min(lacks, key=lambda lack: lack[2].size() if lack[2] is not None else 0)
        return why_unbuilt(game, seat, card, place)

    def why_elsewhere(self, game: Changan, seat: int, by: int, district: int) -> Reason | None:
        """Why it builds nothing at all in the next space of a district or the Silk Road; None if it does."""
        row = game.next_row(seat, district)
        if row == ROWS:
            return full_district(game, seat, district)
        if self.on_road != (district == ROAD):
            return reason("only_road" if self.on_road else "only_city", {"card": by})
        if not self.on_road and row + 1 not in self.rows:
            return reason("other_rows", {"card": by, "district": district, "row": row + 1})
        return None

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(CardToBuild(seat, card, self))


class CardToBuild(Question):
    """Choose the card, from a gate its district at the same time; or none."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: BuildExtra) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return PICK if self.effect.from_hand else BUILD

    def choices(self, game: Changan) -> list[Choice]:
        found = self.effect.builds(game, self.seat)
        return [*found, DONE] if found or game.is_offered() else found

    def why(self, game: Changan, choice: Choice) -> Reason:
        if choice.verb is PICK:
            return self.effect.why_none(game, self.seat, self.card, [choice.parameters[0]])
        gate, district = choice.parameters
        pile = game.gates[self.seat][gate]
        elsewhere = self.effect.why_elsewhere(game, self.seat, self.card, district)
        if elsewhere is not None:
            return elsewhere
        return why_unbuilt(game, self.seat, pile[-1], district) if pile else empty_gate(gate)

    def take(self, game: Changan, choice: Choice) -> None:
        seat = self.seat
        if choice is DONE:
            self.happen(game)
        elif choice.verb is BUILD:
            gate, district = choice.parameters
            build(game, seat, gate, district, game.gates[seat][gate][-1])
        else:
            game.pick(seat, choice.parameters[0])
            if self.effect.on_road:
                build(game, seat, NO_GATE, ROAD, game.picked)
            else:
                game.next(DistrictForCard(seat, self.card, self.effect))

    def happen(self, game: Changan) -> None:
        give(game, self.seat, self.card, self.effect.otherwise)


class DistrictForCard(Question):
    """Choose the district for the card picked."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: BuildExtra) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return CHOOSE_DISTRICT

    def choices(self, game: Changan) -> list[Choice]:
        return [CHOOSE_DISTRICT.of[district] for district in self.effect.places(game, self.seat, game.picked)]

    def why(self, game: Changan, choice: Choice) -> Reason:
        district, effect = choice.parameters[0], self.effect
        elsewhere = effect.why_elsewhere(game, self.seat, self.card, district)
        return elsewhere or why_unbuilt(game, self.seat, game.picked, district)

    def take(self, game: Changan, choice: Choice) -> None:
        build(game, self.seat, NO_GATE, choice.parameters[0], game.picked)
