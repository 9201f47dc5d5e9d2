"""Ratings: kept once with the end of a game, by the rules that docs/ratings.md tells, and shown to whom they may be."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

import tongbao
from tests.support.server.accounts import entered, founded, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.earlier import make_earlier
from tests.support.server.played import fill
from tests.support.server.stored import transaction
from tongbao.engine.pieces import CARD
from tongbao.server.db.database import Database
from tongbao.server.db.tables import card_uses, rating_changes, ratings, results, titles
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import MatchSettings
from tongbao.server.matches.state import MatchState
from tongbao.server.ratings.model import (
    ALL_SIZES,
    MIDDLE,
    NEW,
    OPPONENTS,
    PEOPLE,
    Place,
    Rating,
    after_game,
    changes_of,
    strength_of,
)
from tongbao.server.ratings.profile import Moment, chart_of
from tongbao.server.ratings.results import LEAST_DECISIONS, ended, is_rated
from tongbao.server.ratings.service import recompute_now
from tongbao.server.ratings.titles import CHAMPION, RENOWNED, TITLES, Achievement, earned_titles
from tongbao.server.services.account_data import erase

SHORT = {"opt-length": "short", "rated": "on"}
USED = {
    name: {kind for kind, fact in meta.uses.items() if fact == CARD}
    for name, meta in tongbao.GAMES.items()
    if CARD in meta.uses.values()
}
"""By game the kinds of lines that tell of a card put to use."""
ROWS = sa.select(results).order_by(results.c.id)


@pytest.fixture
def services(app: Starlette) -> Any:
    return app.state.services


def match_at(services: Any, link: str) -> Match:
    """The match at a link."""
    match: Match = services.registry.matches[link.removeprefix("/t/")]
    return match


def play_on(client: TestClient, match: Match, seed: int = 1, most: int = 5000) -> None:
    """Let the people of a match choose by chance, up to so many choices or to its end."""
    dice = random.Random(seed)

    async def play() -> None:
        for _ in range(most):
            game = match.state.require_game()
            if game.over:
                return
            people = [seat for seat in game.seats_to_act() if match.state.seats[seat].kind == "human"]
            if people:
                await match.choose(
                    people[0], dice.choice(game.choices(people[0])).text, match.state.seat_version(people[0])
                )
            else:
                await asyncio.sleep(0.001)

    assert client.portal is not None
    client.portal.call(play)


def found_for(*people: Browser, game: str = "pocket_changan", bots: int = 0, **fields: str) -> str:
    """A table of these people and some merchants, already begun."""
    seats = ["me", *["open"] * (len(people) - 1), *["bot:greedy"] * bots]
    link = people[0].found(game, *seats, **{"lot": "", **(SHORT if game == "pocket_changan" else {}), **fields})
    for one in people[1:]:
        one.join(link, "")
    return link


def ask(services: Any, question: sa.Select[Any]) -> list[Any]:
    """What the database holds."""
    found: list[Any] = services.database.read_now(lambda c: c.execute(question).all())
    return found


def points(services: Any, pool: str = PEOPLE, size: int = ALL_SIZES) -> dict[str, int]:
    """The ratings of everybody by person."""
    rows = ask(services, sa.select(ratings).filter_by(pool=pool, size=size))
    return {row.person: Rating(row.mu, row.sigma).points for row in rows}


# The model.


def test_the_scale_is_that_of_elo() -> None:
    assert NEW.points == MIDDLE and strength_of(1700, 98) == strength_of(NEW.points + 200, 98)
    strong, weak = strength_of(1900, 1), strength_of(1500, 1)
    assert (strong.points, strong.error, strong.least) == (1900, 1, 1899)
    rise = after_game([strong, weak], [1, 2])[0].mu - strong.mu
    fall = strong.mu - after_game([strong, weak], [2, 1])[0].mu
    assert fall / rise == pytest.approx(10, rel=0.02)


def test_only_people_are_compared_with_people_and_only_their_places_count() -> None:
    bot = strength_of(1500, 0)
    table = [Place(0, "mei", None, 3, True, True), Place(1, "luca", None, 4, True, True)]
    with_bots = [*table, Place(2, None, bot, 1, True, True), Place(3, None, bot, 2, True, True)]
    found = {(one.seat, one.pool, one.size): one for one in changes_of(with_bots, lambda *_: NEW)}
    assert set(found) == {(seat, pool, size) for seat in (0, 1) for pool in (PEOPLE, OPPONENTS) for size in (0, 4)}
    assert [found[seat, PEOPLE, 0].after for seat in (0, 1)] == after_game([NEW, NEW], [1, 2])
    for seat in (0, 1):
        assert found[seat, OPPONENTS, 0].after == after_game([NEW, bot, bot], [2, 0, 1])[0]
    alone = [table[0], Place(1, "guest", None, 1, False, True)]
    assert changes_of(alone, lambda *_: NEW) == []


def test_who_was_helped_falls_but_never_rises() -> None:
    for places, moved in (((1, 2), False), ((2, 1), True)):
        table = [Place(0, "mei", None, places[0], True, False), Place(1, "luca", None, places[1], True, True)]
        own, other = changes_of(table, lambda *_: NEW)[:2]
        assert (own.after != own.before) == moved and own.after.points <= own.before.points
        assert other.after != other.before


# The end of a game.


def test_the_end_of_a_game_is_kept_once_with_the_choice_that_made_it(
    client: TestClient, browser: Browsers, services: Any
) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = found_for(mei, luca)
    match = match_at(services, link)
    play_on(client, match, most=12)
    assert ask(services, ROWS) == []
    play_on(client, match)
    rows = ask(services, ROWS)
    assert [(row.seat, row.players, row.rated) for row in rows] == [(0, 2, True), (1, 2, True)]
    assert [row.place for row in rows] == match.state.require_game().places()
    assert [row.score for row in rows] == match.state.require_game().scores()
    kept, now = points(services), ask(services, sa.select(rating_changes))
    assert sorted(kept.values())[0] < MIDDLE < sorted(kept.values())[1] and points(services, size=2) == kept
    assert client.portal is not None
    client.portal.call(services.database.write, ended(match.view()))
    assert (ask(services, ROWS), points(services), ask(services, sa.select(rating_changes))) == (rows, kept, now)
    page = mei.get(f"{link}/result").text
    for row in rows:
        gain = kept[row.person] - MIDDLE
        assert f"+{gain}" in page if gain > 0 else f"−{-gain}" in page
        assert f"{kept[row.person]:,}" in page
    assert page.count('href="/people/') == 2


def test_two_games_of_one_person_end_at_once(client: TestClient, browser: Browsers, services: Any) -> None:
    mei, luca, aisha = (founded(browser(), name) for name in ("Mei", "Luca", "Aisha"))
    tables = [match_at(services, found_for(mei, other)) for other in (luca, aisha)]
    for match in tables:
        match.on_game_over = ()
        play_on(client, match)
    works = [ended(match.view()) for match in tables]
    assert services.database.commit(works) == [None, None]
    first, second = ask(
        services, sa.select(rating_changes).filter_by(size=0, seat=0).order_by(rating_changes.c.match_id)
    )
    ordered = [first, second] if first.mu_before == NEW.mu else [second, first]
    assert ordered[1].mu_before == ordered[0].mu
    assert [row.games for row in ask(services, sa.select(ratings).filter_by(size=0))].count(2) == 1


def test_who_is_away_at_the_end_is_last(client: TestClient, browser: Browsers, services: Any) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = found_for(mei, luca)
    match = match_at(services, link)
    play_on(client, match, most=12)
    mei.post(f"{link}/leave")
    play_on(client, match)
    away, stayed = ask(services, ROWS)
    assert (away.away, away.place, away.bot, away.moves) == (True, 2, None, 0)
    assert (stayed.away, stayed.place) == (False, 1)
    kept = points(services)
    assert kept[away.person] < MIDDLE < kept[stayed.person]


def test_a_seat_for_which_a_stand_in_has_chosen_gains_nothing(
    client: TestClient, browser: Browsers, services: Any
) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    match = match_at(services, found_for(mei, luca))

    async def stand_in(state: MatchState) -> MatchState:
        return replace(state, stood_in=frozenset((0, 1)))

    client.portal.call(match.apply, stand_in)  # type: ignore[union-attr]
    play_on(client, match, most=2 * LEAST_DECISIONS)
    client.portal.call(match.concede, 0)  # type: ignore[union-attr]
    lost, won = ask(services, ROWS)
    assert (lost.gains, won.gains) == (False, False)
    assert points(services)[lost.person] < MIDDLE == points(services)[won.person]


def test_people_and_opponents_are_two_pools_and_guests_are_in_none(
    client: TestClient, browser: Browsers, services: Any
) -> None:
    mei, guest = founded(browser(), "Mei"), browser()
    play_on(client, match_at(services, found_for(mei, guest, bots=1)))
    rows = ask(services, ROWS)
    assert [(row.rated, row.bot) for row in rows] == [(True, None), (False, None), (True, "greedy")]
    assert points(services) == {} and list(points(services, OPPONENTS)) == [rows[0].person]
    assert rows[2].mu == pytest.approx(NEW.mu)
    played = entered(guest, "Mei")
    assert "2 games" in played.get("/people/mei").text


def test_what_is_out_of_the_usual_is_not_rated(client: TestClient, browser: Browsers, services: Any) -> None:
    mei = founded(browser(), "Mei")
    usual = match_at(services, found_for(mei, bots=1))
    play_on(client, usual)
    assert is_rated(usual.state, usual.state.require_game())
    person = services.people.seen[usual.state.seats[0].person]

    def match_of(**wish: Any) -> Match:
        chairs = wish.pop("chairs", usual.state.seats)
        settings = MatchSettings(rated=wish.pop("rated", True))
        wished = NewMatch("pocket_changan", {"length": "short"}, chairs, settings=settings)._replace(**wish)
        assert client.portal is not None
        match: Match = client.portal.call(services.registry.found_match, wished, person)
        return match

    game, seat = usual.state.require_game(), MatchSeat(1, "human", "Guest", person.id)
    assert is_rated(match_of().state, game)
    assert not is_rated(match_of(rated=False).state, game)
    assert not is_rated(match_of().state, tongbao.new("pocket_changan", players=2))
    assert not is_rated(match_of(chairs=[usual.state.seats[0], seat]).state, game)
    assert client.portal is not None
    for odd in (
        client.portal.call(services.registry.found_branch, usual, 0, 6, person),
        client.portal.call(services.registry.found_lesson, "pocket_changan", 0, person),
    ):
        assert not is_rated(odd.state, game)
        kept = ask(services, ROWS)
        client.portal.call(services.database.write, ended(odd.view()))
        assert ask(services, ROWS) == kept


def test_the_form_asks_whether_a_game_is_rated(browser: Browsers, services: Any) -> None:
    mei = founded(browser(), "Mei")
    page = mei.get("/new/pocket_changan").text
    assert 'name="rated"' in page and "checked" not in page.split('name="rated"')[1][:60], "friends play unrated"
    assert match_at(services, found_for(mei, bots=1)).state.settings.rated
    plain = mei.found("pocket_changan", "me", "open", **{"opt-length": "short"})
    assert not match_at(services, plain).state.settings.rated
    assert "is rated for players with an account" not in mei.get(plain).text
    assert "is rated for players with an account" in mei.get(mei.found("pocket_changan", "me", "open", **SHORT)).text


@pytest.mark.parametrize("game", sorted(USED))
def test_cards_count_that_were_put_to_use(game: str) -> None:
    meta = tongbao.GAMES[game]
    assert USED[game] <= set(meta.texts)
    assert all("{player}" in meta.texts[kind] and "{card}" in meta.texts[kind] for kind in USED[game])


def test_used_cards_are_kept_with_the_end(client: TestClient, browser: Browsers, services: Any) -> None:
    match = match_at(services, found_for(founded(browser(), "Mei"), bots=1))
    play_on(client, match)
    told = {
        (event.facts["player"], event.facts["card"])
        for event in match.state.require_game().events or []
        if event.kind in USED["pocket_changan"]
    }
    assert len(ask(services, sa.select(card_uses))) == len(told) > 0


# All of it reckoned anew.


@contextmanager
def filled(tmp_path: Path, games: int = 60) -> Iterator[Database]:
    """A database with so many games."""
    with closing(Database(tmp_path / "filled")) as database:
        with database.engine.begin() as connection:
            fill(connection, games)
        yield database


@pytest.mark.by_turns(3)
def test_reckoned_anew_all_ratings_are_the_same(tmp_path: Path) -> None:
    with filled(tmp_path) as database:
        before = database.read_now(lambda c: c.execute(sa.select(rating_changes)).all())
        assert recompute_now(database, keep=False) == (60, 0) == recompute_now(database, keep=True)
        assert sorted(database.read_now(lambda c: c.execute(sa.select(rating_changes)).all())) == sorted(before)
        with database.engine.begin() as connection:
            connection.execute(ratings.update().filter_by(person="p-mei", size=0, pool=PEOPLE).values(mu=99.0))
        games, differing = recompute_now(database, keep=False)
        assert games == 60 and 0 < differing == recompute_now(database, keep=True)[1]
        assert recompute_now(database, keep=False) == (60, 0)


def test_who_is_forgotten_changes_nothing_for_those_he_has_played_with(tmp_path: Path) -> None:
    with filled(tmp_path) as database:
        with database.engine.begin() as connection:
            erase("p-luca")(connection)
        assert recompute_now(database, keep=False) == (60, 0)
        assert "p-luca" not in str(database.read_now(lambda c: c.execute(sa.select(results)).all()))


def test_a_database_of_an_earlier_version_gets_what_it_lacks(tmp_path: Path) -> None:
    database = Database(tmp_path)
    make_earlier(database.engine)
    database.close()
    with closing(Database(tmp_path)) as database:
        assert recompute_now(database, keep=True) == (0, 0)


# Profiles.


def test_a_profile_and_a_leaderboard_tell_nothing_of_a_game_in_play(
    client: TestClient, browser: Browsers, services: Any
) -> None:
    mei, luca, stranger = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    pages = ("/people/mei", "/people/mei/games.json", "/leaderboards", "/leaderboards/pocket_changan")
    before = [stranger.get(path).text for path in pages]
    link = found_for(mei, luca)
    play_on(client, match_at(services, link), most=30)
    assert [stranger.get(path).text for path in pages] == before
    play_on(client, match_at(services, link))
    after = [stranger.get(path).text for path in pages]
    assert link in after[0] and link.removeprefix("/t/") in after[1]
    person = match_at(services, link).state.seats[0].person
    assert person is not None and not any(person in page for page in after)


def test_a_name_is_text_wherever_it_is_told(client: TestClient, browser: Browsers, services: Any) -> None:
    name = "<img src=x onerror=a>"
    one, other = founded(browser(), name), founded(browser(), "Luca")
    link = found_for(one, other)
    play_on(client, match_at(services, link))
    profile = one.get("/profile").headers["location"]
    with transaction(services.database) as connection:
        connection.execute(ratings.update().values(games=30, sigma=1.0))
    for path in (profile, f"{link}/result", "/leaderboards", "/leaderboards/pocket_changan", "/people/luca"):
        page = other.get(path)
        assert page.status_code == 200 and "<img src=x" not in page.text
    assert "&lt;img src=x" in other.get("/leaderboards/pocket_changan").text


def test_who_hides_his_profile_is_nowhere(client: TestClient, browser: Browsers, services: Any) -> None:
    mei, luca, stranger = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    link = found_for(mei, luca)
    play_on(client, match_at(services, link))
    with transaction(services.database) as connection:
        connection.execute(ratings.update().values(games=30, sigma=1.0))
    board = "/leaderboards/pocket_changan"
    assert "/people/mei" in stranger.get(board).text
    assert mei.post("/account/profile", {"shown": "off"}).status_code == 403
    assert sealed(mei, "/account/profile", shown="off").status_code == 303
    for path in ("/people/mei", "/people/mei/games.json"):
        for one in (stranger, luca):
            assert one.get(path).status_code == 404
        assert mei.get(path).status_code == 200
    for path in (board, "/leaderboards", f"{link}/result"):
        assert "/people/mei" not in stranger.get(path).text
    assert "but your profile is hidden" in mei.get(board).text.replace("&#39;", "’")
    assert stranger.get("/people/nobody").text.count("no profile of that name") == 1
    sealed(mei, "/account/profile", shown="on")
    assert stranger.get("/people/mei").status_code == 200


def test_a_guest_has_no_profile(browser: Browsers) -> None:
    guest = browser()
    guest.post("/name", {"name": "Mei"})
    assert guest.get("/profile").headers["location"] == "/account"
    assert guest.get("/people/mei").status_code == 404


def test_pages_of_many_games(client: TestClient, browser: Browsers, services: Any) -> None:
    with transaction(services.database) as connection:
        fill(connection, 120)
    mei = entered(browser(), "Mei")
    for query in (
        "",
        "?pool=opponents&span=all",
        "?games=people&span=quarter",
        "?games=opponents&page=1",
        "?page=99999",
    ):
        assert mei.get(f"/people/mei{query}").status_code == 200
    games = mei.get("/people/mei/games.json").json()["games"]
    assert f"{len(games)} games" in mei.get("/people/mei").text
    mine = mei.get("/people/mei?games=people").text
    assert mine.count("/replay?step=0") == 10 and "page=1" in mine
    for language in ("zh", "es"):
        mei.cookies["tongbao_language"] = language
        assert mei.get("/people/mei").status_code == 200 == mei.get("/leaderboards").status_code


def test_a_leaderboard_goes_by_what_a_rating_is_at_least(browser: Browsers, services: Any) -> None:
    with transaction(services.database) as connection:
        fill(connection, 40)
        connection.execute(ratings.delete())
        for person, mu, sigma, games in (
            ("p-mei", 30.0, 5.5, 9),
            ("p-luca", 28.0, 2.0, 60),
            ("p-aisha", 40.0, 2.0, 4),
            ("p-bayan", 45.0, 8.0, 9),
        ):
            rating = {"person": person, "game": "xanadu", "pool": PEOPLE, "size": 0, "at": 0.0}
            connection.execute(ratings.insert(), {**rating, "mu": mu, "sigma": sigma, "games": games})
    page = browser().get("/leaderboards/xanadu").text
    assert 0 < page.index("/people/luca") < page.index("/people/mei")
    assert "/people/aisha" not in page and "/people/bayan" not in page
    assert "after 1 more rated game." in entered(browser(), "Aisha").get("/leaderboards/xanadu").text
    assert (
        "Your rating is still too uncertain to be ranked"
        in entered(browser(), "Bayan").get("/leaderboards/xanadu").text
    )
    own = entered(browser(), "Mei").get("/leaderboards/xanadu").text.split("Your place")[1]
    assert '<b class="rank">2</b>' in own
    assert "/people/luca" not in browser().get("/leaderboards/xanadu?players=2").text
    assert browser().get("/leaderboards/chess").status_code == 404


def test_a_chart_stays_within_its_bounds() -> None:
    line = [Moment(n * 100.0, 1500 + 7 * n % 90, 400 - n) for n in range(300)]
    chart = chart_of(line, line[:1])
    assert chart is not None and len(chart["line"].split()) == 120
    for points_of in ("line", "band", "other"):
        places = [tuple(map(float, one.split(","))) for one in chart[points_of].split()]
        assert all(0 <= x <= chart["width"] and 0 <= y <= chart["height"] for x, y in places)
    assert chart_of(line[:1], []) is None


# Titles.


def test_titles_are_won_on_their_conditions() -> None:
    assert earned_titles(Achievement("xanadu", 0, None, frozenset())) == []
    assert earned_titles(Achievement("xanadu", 10, None, frozenset())) == ["xanadu_1", "xanadu_10"]
    assert earned_titles(Achievement("changan", 0, strength_of(RENOWNED, 90), frozenset({"full_city"}))) == [
        "changan_renown",
        "full_city",
    ]
    assert earned_titles(Achievement("changan", 0, strength_of(RENOWNED - 1, 90), frozenset())) == []


def test_a_first_win_brings_its_title_and_a_tournament_another(
    client: TestClient, browser: Browsers, services: Any
) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    match = match_at(services, found_for(mei, luca))
    play_on(client, match)
    winners = {row.person for row in ask(services, ROWS) if row.place == 1}
    assert {row.person for row in ask(services, sa.select(titles).filter_by(title="pocket_changan_1"))} == winners
    person = services.people.seen[match.state.seats[0].person]
    assert client.portal is not None
    for _ in range(2):
        client.portal.call(services.ratings.award, person, CHAMPION, {"name": "Verse Cup", "place": 1, "of": 16})
    assert len(ask(services, sa.select(titles).filter_by(title=CHAMPION))) == 1
    assert "Verse Cup" in luca.get("/people/mei").text
    kept = mei.get("/account/export.json").json()
    assert len(kept["results"]) == 1 and len(kept["ratings"]) == 2 and "Verse Cup" in str(kept["titles"])
    assert "person" not in kept["results"][0]
    with pytest.raises(ValueError, match="no title"):
        client.portal.call(services.ratings.award, person, "emperor", {})


def test_every_title_has_words() -> None:
    text = Path("src/tongbao/web/templates/partials/titles.html").read_text("utf-8")
    assert all(f"'{name}'" in text for name in TITLES)
