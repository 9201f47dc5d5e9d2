"""Evaluator of Pocket Chang’An."""

from typing import ClassVar

from tongbao.bots.core.evaluator import Evaluation, Evaluator
from tongbao.bots.pocket_changan.evaluation.cards import gifts_of
from tongbao.bots.pocket_changan.evaluation.city import City, by_strength, within_reach
from tongbao.bots.pocket_changan.evaluation.hand import Hand, best_for
from tongbao.bots.pocket_changan.greedy.clock import POINTS_TO_END, Clock
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.games.pocket_changan.rules.court import FIRST_THRESHOLD, STEP_BETWEEN, TITLES
from tongbao.games.pocket_changan.state.powers import Duration
from tongbao.games.pocket_changan.state.table import MOST_PLAYERS, PocketChangan


class PocketChanganEvaluator(Evaluator):
    """The score now and in prospect, the columns from the weakest up, the hand, and how near the end is."""

    names: ClassVar[tuple[str, ...]] = (
        "rounds to come",
        "rounds to the limit",
        "last round",
        "another turn for me",
        "turns until mine",
        "cards left to draw",
        "my forecast",
        "my total",
        "my base score",
        "my bonus",
        "my weakest type",
        "my second weakest type",
        "my second strongest type",
        "my strongest type",
        "my points to the end",
        "an event to end with",
        "an event that fits now",
        "cards in hand",
        "cards that fit",
        "cards whose condition fails",
        "best card",
        "second card",
        "worth of all cards held",
        "public cards in reach",
        "best public card",
        "second public card",
        "best character to invite",
        "room in my weakest type",
        "room in my second weakest type",
        "room in my second strongest type",
        "room in my strongest type",
        "my cards each turn",
        "my other help",
        "my protection",
        "my freedom to buy",
        "my freedom to play",
        "free play on my turn",
        "free buy on my turn",
        "lead in total",
        "lead in forecast",
        "rival's forecast",
        "rival's total",
        "rival's base score",
        "rival's weakest type",
        "rival's second weakest type",
        "rival's other types",
        "rival's points to the end",
        "rival's cards in hand",
        "rival's room",
        "rival's room in the weakest type",
        "rival's cards each turn",
        "rival's protection",
        "public event for the rival",
        "events out of sight",
        "turns until the rival's",
        "lead on the others",
        "others' cards in hand",
        "others' points to the end",
        "my turns to the limit",
        "rival's turns to the limit",
        "best public card for the rival",
        "worth of one point more",
    )
    margin: ClassVar[float] = 40.0

    def turn(self, game: Game) -> int:
        assert isinstance(game, PocketChangan)
        return game.round * MOST_PLAYERS + game.active

    def rival(self, game: Game, seat: int) -> int:
        assert isinstance(game, PocketChangan)
        if game.players == 1:
            return NOBODY
        gifts = gifts_of(game.cards)
        return best_rival(game, [City(game, gifts, other) for other in range(game.players)], seat).seat

    def outcome(self, game: Game, seat: int) -> Evaluation:
        """Alone: how far up the ladder of titles, and by how much above the middle of it."""
        assert isinstance(game, PocketChangan)
        if not game.terms.solo:
            return super().outcome(game, seat)
        steps = (game.scores()[seat] - FIRST_THRESHOLD[game.terms.options["length"]]) / STEP_BETWEEN + 1.0
        top = len(TITLES)
        above = (steps - top / 2.0) * STEP_BETWEEN / self.margin
        return Evaluation(max(0.0, min(1.0, steps / top)), max(-3.0, min(3.0, above)))

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, PocketChangan)
        players, active, gifts = game.players, game.active, gifts_of(game.cards)
        clock = Clock(game, seat)
        rounds = clock.rounds
        cities = [City(game, gifts, other) for other in range(players)]
        mine = cities[seat]
        rival = best_rival(game, cities, seat)
        reach = within_reach(game, gifts, seat, rounds)
        if rival is not mine:
            rival.look_ahead(game, reach, rounds, clock.actions(rival.seat, rounds))
        for card in game.hands[seat]:
            reach[card] = 0.0 if gifts.ends[card] else 1.0
        mine.look_ahead(game, reach, rounds, clock.actions(seat, rounds))
        margins = mine.margins()
        hand = Hand(game, gifts, mine, margins, rounds)
        hidden_events = 0
        for card in gifts.endings:
            if not game.known[card] >> seat & 1:
                hidden_events += 1
        powers, theirs = game.powers[seat], game.powers[rival.seat]
        others_total = others_cards = others_points = 0.0
        for other in range(players):
            if other not in (seat, rival.seat):
                others_total = max(others_total, cities[other].total)
                others_cards += len(game.hands[other])
                others_points = max(others_points, float(cities[other].sum))
        order = by_strength(mine)
        points, rooms = [mine.points[k] for k in order], [mine.rooms[k] for k in order]
        their_points = sorted(rival.points)
        last = 1.0 if game.end_reason or game.round == game.terms.round_limit else 0.0
        more = 0.0 if last and seat < active else 1.0
        if rival is mine:
            lead = lead_ahead = 0.0
        else:
            lead, lead_ahead = mine.total - rival.total, mine.forecast - rival.forecast
        freedom = (1.0 if powers.buys_even else 0.0) + powers.margin / 2.0
        doors = 0
        for columns in powers.opens:
            doors += len(columns) - 1
        return [
            rounds / 5.0,
            (game.terms.round_limit - game.round) / 8.0,
            last,
            more,
            (seat - active) % players / players,
            (len(game.deck) + len(game.discards)) / (10.0 * players),
            mine.forecast / 40.0,
            mine.total / 40.0,
            mine.base / 30.0,
            mine.bonus / 20.0,
            points[0] / 3.0,
            points[1] / 4.0,
            points[2] / 5.0,
            points[3] / 6.0,
            max(0, POINTS_TO_END - mine.sum) / 7.0,
            1.0 if hand.events else 0.0,
            1.0 if hand.events_now else 0.0,
            len(game.hands[seat]) / 5.0,
            hand.fitting / 4.0,
            hand.waiting / 2.0,
            hand.best / 6.0,
            hand.second / 6.0,
            hand.worth / 12.0,
            hand.wares / 5.0,
            hand.best_ware / 6.0,
            hand.second_ware / 6.0,
            hand.guest / 6.0,
            rooms[0] / 4.0,
            rooms[1] / 4.0,
            rooms[2] / 4.0,
            rooms[3] / 4.0,
            mine.daily * min(6.0, rounds) / 4.0,
            mine.help,
            (1.0 if powers.guards else 0.0) + (0.5 if powers.walls else 0.0),
            freedom,
            doors / 8.0 + powers.eases / 2.0 + (0.5 if powers.is_free else 0.0),
            1.0 if lasts(game, game.free_play, seat) else 0.0,
            1.0 if lasts(game, game.free_buy, seat) else 0.0,
            lead / 15.0,
            lead_ahead / 15.0,
            rival.forecast / 40.0,
            rival.total / 40.0,
            rival.base / 30.0,
            their_points[0] / 3.0,
            their_points[1] / 4.0,
            (their_points[2] + their_points[3]) / 10.0,
            max(0, POINTS_TO_END - rival.sum) / 7.0,
            len(game.hands[rival.seat]) / 5.0,
            sum(rival.rooms) / 16.0,
            min(rival.rooms) / 4.0,
            rival.daily * min(6.0, rounds) / 4.0,
            (1.0 if theirs.guards else 0.0) + (0.5 if theirs.walls else 0.0),
            1.0 if hand.public_events and rival.sum >= POINTS_TO_END else 0.0,
            hidden_events / 3.0,
            (rival.seat - active) % players / players,
            (mine.total - others_total) / 20.0 if players > 2 else 0.0,
            others_cards / 10.0,
            max(0.0, POINTS_TO_END - others_points) / 7.0 if players > 2 else 0.0,
            turns_left(game, seat) / 6.0,
            turns_left(game, rival.seat) / 6.0,
            best_for(game, gifts, rival, rounds) / 6.0 if rival is not mine else 0.0,
            max(margins) / 4.0,
        ]


def best_rival(game: PocketChangan, cities: list[City], seat: int) -> City:
    """The other seat with the best total, two points in a column counting as much as three of it; alone, oneself."""
    found, best = cities[seat], -1.0
    for other in game.others(seat):
        city = cities[other]
        standing = city.total + 1.5 * city.sum
        if standing > best:
            best, found = standing, city
    return found


def turns_left(game: PocketChangan, seat: int) -> float:
    """How many turns the seat will still have, if nothing but the limit ends the game."""
    rounds = 0 if game.end_reason else game.terms.round_limit - game.round
    return float(rounds + (seat >= game.active))


def lasts(game: PocketChangan, duration: Duration | None, seat: int) -> bool:
    """Whether a rule is still waived on the seat's next turn."""
    if duration is None:
        return False
    players, active = game.players, game.active
    return duration.turns > 1 or (seat - active) % players <= (duration.seat - active) % players
