"""Evaluator of Chang’an."""

from typing import ClassVar, Final

from tongbao.bots.changan.evaluation.cards import Worths
from tongbao.bots.changan.evaluation.city import City, Estate
from tongbao.bots.changan.greedy.outlook import Outlook, rounds_left
from tongbao.bots.changan.greedy.token_values import planned, stocked
from tongbao.bots.core.evaluator import Evaluator, Network
from tongbao.engine.game import Game
from tongbao.games.changan.cards.board import ACQUIRE_PRICE, END_CARDS, GATE_CARDS, MOST_PLAYERS, ROWS, SILK, STONE
from tongbao.games.changan.state.table import Changan

SEATS_IN_A_ROUND: Final = 8


class ChanganEvaluator(Evaluator):
    """Points now and in prospect, what is built, what tokens lack for the next spaces, cards, and the nearing end."""

    names: ClassVar[tuple[str, ...]] = (
        "rounds to come",
        "last round",
        "my turn still to come",
        "turns until mine",
        "Silk Road",
        "points",
        "lead",
        "built cards",
        "rival's built cards",
        "first row",
        "second row",
        "third row",
        "first row's bonus",
        "second row's bonus",
        "points of Game Ends",
        "Game Ends in prospect",
        "Characters' uses",
        "Permanents",
        "discount",
        "gate bonus",
        "token limit",
        "Coins",
        "Wheat",
        "Stone",
        "Wood",
        "Silk",
        "stock",
        "plans",
        "missing in the first row",
        "missing in the second row",
        "missing in the third row",
        "missing on the Silk Road",
        "kinds missing in the first row",
        "kinds missing in the second row",
        "kinds missing in the third row",
        "kinds missing on the Silk Road",
        "row that can be built",
        "row that can be built soon",
        "spaces that can be paid",
        "best Produce",
        "cards in hand",
        "worth of the hand",
        "best card in hand",
        "second card in hand",
        "cards at the gates",
        "worth on top of the gates",
        "best card on top",
        "covered cards",
        "full gates",
        "empty gates",
        "cards that can be acquired",
        "best card in the display",
        "Road cards",
        "rival's points",
        "rival's second row",
        "rival's third row",
        "rival's Game Ends in prospect",
        "rival's Characters' uses",
        "rival's Permanents",
        "rival's tokens",
        "rival's Silk",
        "rival's plans",
        "rival's row that can be built",
        "rival's row that can be built soon",
        "rival's best Produce",
        "rival's cards in hand",
        "rival's cards at the gates",
        "rival's Road cards",
        "turns until the rival's",
        "others' lead",
        "others' cards",
        "cards until the end",
        "others can end",
        "built cards by experience",
        "hand by experience",
        "best of the hand by experience",
        "gates by experience",
        "rival's built cards by experience",
        "rival's gates by experience",
        "display by experience",
        "outlook",
        "lead in outlook",
    )
    margin: ClassVar[float] = 12.0

    def __init__(self, networks: dict[int, Network]) -> None:
        super().__init__(networks)
        self.worths: Worths | None = None
        self.cities: Final[list[City | None]] = [None] * MOST_PLAYERS

    def turn(self, game: Game) -> int:
        assert isinstance(game, Changan)
        return game.round * SEATS_IN_A_ROUND + game.active

    def rival(self, game: Game, seat: int) -> int:
        assert isinstance(game, Changan)
        worths = self.worths_in(game)
        return best_rival([self.estate(game, worths, other) for other in range(game.players)], seat).seat

    def worths_in(self, game: Changan) -> Worths:
        """What the cards are worth that are played with, looked up once."""
        worths = self.worths
        if worths is None or worths.set is not game.cards:
            self.worths = worths = Worths(game.cards)
        return worths

    def estate(self, game: Changan, worths: Worths, seat: int) -> Estate:
        """What a seat has; its city as it was looked at last, if nothing was built since."""
        found = self.cities[seat]
        city = game.districts[seat]
        if found is None or found.city is not city:
            self.cities[seat] = found = City(worths, city)
        return Estate(game, found, seat)

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Changan)
        worths = self.worths_in(game)
        players, active, last = game.players, game.active, game.last_round
        rounds = rounds_left(game)
        estates = [self.estate(game, worths, other) for other in range(players)]
        mine = estates[seat]
        rival = best_rival(estates, seat)
        city, theirs = mine.city, rival.city
        turns = (seat - active) % players
        others = other_cards = 0
        most = 0
        exposed = 0.0
        can_end = False
        others = -100
        for estate in estates:
            most = max(most, estate.city.built)
            if estate is not mine:
                can_end = can_end or (estate.city.built == END_CARDS - 1 and estate.ready > 0)
                if estate is not rival:
                    others = max(others, estate.points)
                    other_cards += estate.hand + estate.gates
        # Cards of one's own.
        best = second = hand = hand_experience = best_experience = 0.0
        for card in game.hands[seat]:
            merit = worths.merit(game, seat, card, rounds)
            hand += merit
            value = worths.in_hand[card]
            hand_experience += value
            best_experience = max(best_experience, value)
            if merit > best:
                best, second = merit, best
            elif merit > second:
                second = merit
        tops = best_top = covered = 0.0
        full = empty = 0
        guarded = mine.mine.guards_gates
        for pile in game.gates[seat]:
            length = len(pile)
            if length == 0:
                empty += 1
                continue
            full += length == GATE_CARDS
            merit = worths.merit(game, seat, pile[-1], rounds)
            tops += merit
            best_top = max(best_top, merit)
            for i in range(length - 1):
                covered += worths.merit(game, seat, pile[i], rounds)
            if length > 1 and not guarded:
                for estate in estates:
                    if estate is not mine and estate.tokens[STONE] + estate.mine.acquire_less >= ACQUIRE_PRICE[length]:
                        exposed = max(exposed, merit)
        display = display_experience = 0.0
        for card in game.display:
            if card:
                display_experience = max(display_experience, worths.in_hand[card])
                display = max(display, worths.merit(game, seat, card, rounds))
        tokens, missing, kinds = mine.tokens, mine.missing, mine.kinds
        answers = mine.mine
        road = len(game.roads[seat])
        expansion = game.terms.expansion
        its_road = len(game.roads[rival.seat])
        share = min(1.0, rounds / 16.0)
        outlook = Outlook(game, seat).value(game)
        return [
            rounds / 10.0,
            1.0 if last else 0.0,
            1.0 if last and (seat - game.first) % players >= (active - game.first) % players else 0.0,
            turns / players,
            1.0 if expansion else 0.0,
            mine.points / 20.0,
            (mine.points - rival.points) / 10.0,
            city.built / 5.0,
            theirs.built / 5.0,
            city.rows[0] / 2.0,
            city.rows[1] / 2.0,
            city.rows[2] / 1.0,
            city.row1,
            city.row2,
            mine.end_points / 5.0,
            mine.end_prospects * share / 3.0,
            city.using * share / 3.0,
            city.lasting * share / 3.0,
            sum(answers.discount) / 3.0,
            sum(answers.gate_bonus) / 4.0,
            (answers.token_limit - 4) / 2.0,
            tokens[0] / 3.0,
            tokens[1] / 3.0,
            tokens[2] / 3.0,
            tokens[3] / 3.0,
            tokens[SILK] / 3.0,
            stocked(tokens, answers.token_limit) / 3.0,
            planned(tokens, answers, road if expansion else ROWS, rounds) / 4.0,
            missing[0] / 4.0,
            missing[1] / 4.0,
            missing[2] / 6.0,
            missing[3] / 6.0,
            kinds[0] / 2.0,
            kinds[1] / 2.0,
            kinds[2] / 2.0,
            kinds[3] / 2.0,
            mine.ready / 4.0,
            mine.soon / 4.0,
            mine.builds / 2.0,
            mine.yields / 4.0,
            mine.hand / 3.0,
            hand / 8.0,
            best / 4.0,
            second / 4.0,
            mine.gates / 4.0,
            tops / 8.0,
            best_top / 4.0,
            covered / 8.0,
            full / 1.0,
            empty / 2.0,
            exposed / 4.0,
            display / 4.0,
            road / 2.0,
            rival.points / 20.0,
            theirs.rows[1] / 2.0,
            theirs.rows[2] / 1.0,
            rival.end_prospects * share / 3.0,
            theirs.using * share / 3.0,
            theirs.lasting * share / 3.0,
            rival.goods / 8.0,
            rival.tokens[SILK] / 3.0,
            planned(rival.tokens, rival.mine, its_road if expansion else ROWS, rounds) / 4.0,
            rival.ready / 4.0,
            rival.soon / 4.0,
            rival.yields / 4.0,
            rival.hand / 3.0,
            rival.gates / 4.0,
            its_road / 2.0,
            (rival.seat - active) % players / players,
            (mine.points - others) / 10.0 if players > 2 else 0.0,
            other_cards / 10.0,
            (END_CARDS - min(END_CARDS, most)) / 5.0,
            1.0 if can_end else 0.0,
            city.experience * share / 3.0,
            hand_experience * share / 3.0,
            best_experience * share / 3.0,
            at_gates(game, worths, seat) * share / 3.0,
            theirs.experience * share / 3.0,
            at_gates(game, worths, rival.seat) * share / 3.0,
            display_experience * share / 3.0,
            outlook / 20.0,
            (outlook - rival.points) / 10.0,
        ]


def best_rival(estates: list[Estate], seat: int) -> Estate:
    """The other seat with the most points, with what its built cards will bring; the first of equals."""
    found = estates[seat - 1]
    for estate in estates:
        ahead = estate.points - found.points
        if estate.seat != seat and (ahead > 0 or (ahead == 0 and estate.seat < found.seat)):
            found = estate
    return found


def at_gates(game: Changan, worths: Worths, seat: int) -> float:
    """What the cards at a seat's gates are worth by experience."""
    found = 0.0
    for pile in game.gates[seat]:
        for card in pile:
            found += worths.at_gate[card]
    return found
