"""Game results: everything that is stored at the end of a game, and all that follows from it, in one transaction."""

import time
from typing import Any, Final

import sqlalchemy as sa

from tongbao.bots.levels.titles import ratings as strengths_in
from tongbao.engine.game import Game
from tongbao.engine.pieces import CARD
from tongbao.server.db.database import Write, batch
from tongbao.server.db.tables import accounts, card_uses, choices, matches, results, titles
from tongbao.server.matches.choice_log import UNDO
from tongbao.server.matches.deals import is_from_archive
from tongbao.server.matches.seats import NOBODY, MatchSeat
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.ratings.model import ALL_SIZES, PEOPLE, Rating, strength_of
from tongbao.server.ratings.service import enter, rating_of
from tongbao.server.ratings.titles import Achievement, earned_titles, feats_of, well_known


def uses_of(game: Game) -> list[set[str]]:
    """Ids of the cards that each seat has put to use; empty for games that don't say what using is."""
    found: list[set[str]] = [set() for _ in range(game.players)]
    meta = game.setup.meta
    kinds = {kind for kind, fact in meta.uses.items() if fact == CARD}
    ids = {piece.number: piece.id for piece in meta.pieces(game.setup) if piece.kind == CARD}
    for event in game.events or []:
        seat, card = event.facts.get("player"), event.facts.get(CARD)
        if event.kind in kinds and isinstance(seat, int) and card in ids:
            found[seat].add(ids[card])
    return found


LEAST_DECISIONS: Final = 5
"""Minimum number of decisions for each seat of a rated game; with fewer it has hardly begun."""
PAUSE: Final = 600
"""Seconds after which a move was a pause, and isn't counted."""


def ended(match: MatchView) -> Write:
    """Write for the end of a game: results, ratings, cards that were used, titles. A match ends but once.

    Nothing is stored for practice matches.
    """
    if is_practice(match.state):
        return batch([])
    state, game = match.state, match.state.require_game()
    counts, now = is_rated(state, game), time.time()
    places = places_of(state, game)
    played = [{**result_of(state, game, chair, places), "at": now} for chair in state.seats]
    used = [set[str]()] * len(played) if state.cards is not None else uses_of(game)
    feats, stood_in = feats_of(game), state.stood_in

    def write(connection: sa.Connection) -> None:
        if rows_of(connection, state.id):
            return
        people = sa.select(accounts.c.person).where(accounts.c.person.in_([row["person"] for row in played]))
        with_account = set(connection.scalars(people))
        spent = times_in(connection, state.id)
        for row in played:
            row["rated"] = counts and (row["person"] in with_account or row["mu"] is not None)
            is_own = row["person"] is not None and not row["away"] and row["seat"] not in stood_in
            row["seconds"], row["moves"] = spent.get(row["seat"], (0.0, 0)) if is_own else (0.0, 0)
        connection.execute(results.insert(), played)
        store_card_uses(connection, state.id, used)
        rows = rows_of(connection, state.id)
        enter(connection, rows)
        for row in rows:
            if row.rated and row.person is not None and not row.away:
                win_titles(connection, row, feats[row.seat])

    return write


def is_rated(state: MatchState, game: Game) -> bool:
    """True if a match counts for ratings: its settings say so, and nothing in it is out of the usual."""
    people = people_of(state)
    usual = not is_practice(state) and state.cards is None and len(set(people)) == len(people)
    enough = game.decisions >= LEAST_DECISIONS * game.players and game.players > 1
    return state.settings.rated and usual and enough


def is_practice(state: MatchState) -> bool:
    """True if a match is a lesson, an example or a deal of the archive, or goes on from a position of another one."""
    return bool(
        state.course is not None or state.branch or state.example or state.stack or is_from_archive(state.contest)
    )


def people_of(state: MatchState) -> list[str]:
    """The people on the seats, including those who have left theirs, as often as they have one."""
    return [chair.person for chair in state.seats if chair.person is not None]


def places_of(state: MatchState, game: Game) -> list[int]:
    """Places that count, by seat: players who have left or conceded come last, all others before them."""
    last = [is_away(chair) or game.has_conceded(chair.seat) for chair in state.seats]
    others = [place for place, is_last in zip(game.places(), last, strict=True) if not is_last]
    return [
        game.players if is_last else 1 + sum([other < place for other in others])
        for place, is_last in zip(game.places(), last, strict=True)
    ]


def is_bot(chair: MatchSeat) -> bool:
    """True if a bot has the seat in its own right, not for somebody who has left or is forgotten."""
    return chair.kind == "bot" and chair.person is None and chair.name != NOBODY


def is_away(chair: MatchSeat) -> bool:
    """True if somebody has left the seat to a stand-in."""
    return chair.kind == "bot" and not is_bot(chair)


def result_of(state: MatchState, game: Game, chair: MatchSeat, places: list[int]) -> dict[str, Any]:
    """Result row of a seat, except for what only the database knows.

    Several seats of one person at a shared device are nobody's: it can't be told who plays them.
    """
    strength = strengths_in(state.meta.name).get(chair.bot or "") if is_bot(chair) else None
    mu, sigma = (None, None) if strength is None else strength_of(*strength)
    helped = chair.seat in state.stood_in or any(hint.seat == chair.seat for hint in state.hints)
    return {
        "match_id": state.id,
        "seat": chair.seat,
        "person": chair.person if people_of(state).count(chair.person or "") == 1 else None,
        "bot": chair.bot if is_bot(chair) else None,
        "game": state.meta.name,
        "players": game.players,
        "place": places[chair.seat],
        "score": game.scores()[chair.seat],
        "gains": not helped,
        "away": is_away(chair),
        "mu": mu,
        "sigma": sigma,
    }


def rows_of(connection: sa.Connection, match_id: str) -> list[Any]:
    """The results of a match, by seat."""
    return list(connection.execute(sa.select(results).filter_by(match_id=match_id).order_by(results.c.seat)))


def times_in(connection: sa.Connection, match_id: str) -> dict[int, tuple[float, int]]:
    """Thinking time by seat: the seconds that its moves took, and their number; without pauses and undos.

    A move takes as long as nobody else has moved.
    """
    started = connection.scalar(sa.select(matches.c.started).filter_by(id=match_id))
    question = sa.select(choices.c.seat, choices.c.text, choices.c.at).filter_by(match_id=match_id)
    made = connection.execute(question.order_by(choices.c.seq)).all()
    before, found = started or 0.0, dict[int, tuple[float, int]]()
    for row in made:
        took, before = row.at - before, row.at
        if 0 < took <= PAUSE and row.text != UNDO:
            seconds, moves = found.get(row.seat, (0.0, 0))
            found[row.seat] = (seconds + took, moves + 1)
    return found


def store_card_uses(connection: sa.Connection, match_id: str, used: list[set[str]]) -> None:
    """Store the cards that each seat has put to use."""
    rows = [
        {"match_id": match_id, "seat": seat, "card": card} for seat, cards in enumerate(used) for card in sorted(cards)
    ]
    if rows:
        connection.execute(card_uses.insert(), rows)


def win_titles(connection: sa.Connection, row: Any, feats: frozenset[str]) -> None:
    """Award the titles that the person of a result has won with it."""
    has = set(connection.scalars(sa.select(titles.c.title).filter_by(person=row.person)))
    won = sa.select(sa.func.count()).select_from(results).where(results.c.place == 1, results.c.rated)
    wins = connection.scalars(won.where(results.c.person == row.person, results.c.game == row.game)).one()
    rating = connection.execute(rating_of(row.person, row.game, PEOPLE, ALL_SIZES)).first()
    known = rating is not None and well_known(rating.games, Rating(rating.mu, rating.sigma))
    deed = Achievement(row.game, wins, Rating(rating.mu, rating.sigma) if known and rating is not None else None, feats)
    for title in earned_titles(deed):
        if title not in has:
            new = {"person": row.person, "title": title, "occasion": "", "facts": {}, "at": row.at}
            connection.execute(titles.insert(), new)
