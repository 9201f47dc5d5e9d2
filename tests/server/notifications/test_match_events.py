"""Everybody is told once, wherever he wishes, and nothing that is hidden."""

import asyncio
import random
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY
from tests.support.server.mailboxes import Clock, Mailbox
from tests.support.server.posted import (
    SITE,
    address_mei,
    at_table,
    deliver,
    done,
    look_late,
    opened,
    states,
    wish,
    with_account,
)
from tongbao.languages import Translator
from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.people import People
from tongbao.server.db.database import Database
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.notifications.email import DeliveryConfig
from tongbao.server.notifications.events import DELAY, MatchNotifier, catch_up
from tongbao.server.notifications.messages import message_text, players_line
from tongbao.server.notifications.queue import GATHERED
from tongbao.server.notifications.service import Notifications
from tongbao.server.services.services import Services


def test_who_is_away_is_told_once_that_it_is_his_turn(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    mei, luca = with_account(browser(), "Mei"), browser()
    address_mei(client, services)
    assert wish(mei, "mail", "turn").status_code == 303
    link, watch = at_table(client, services, mei, luca)
    look_late(client, clock, watch, DELAY - 1)
    assert states(services, "page") == []
    for _ in range(3):
        look_late(client, clock, watch)
    assert states(services, "page") == ["new", "new"], "one that it is his turn, the other that it began"
    clock.now += GATHERED
    deliver(client, services)
    deliver(client, services)
    assert [mail["subject"] for mail in box.mails] == ["It’s your turn in Chang’an."]
    assert SITE + link in box.mails[0].get_content()
    page = mei.get("/notices").text
    assert page.count("<b>It’s your turn in Chang’an.") == 1 and f'href="{link}"' in page
    assert "Notifications: 1 new" in page
    assert mei.post("/notices/read").status_code == 303
    assert "Notifications: 1 new" not in mei.get("/notices").text


def test_who_has_the_table_open_is_not_told(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    with mei.live(link) as page, luca.live(link) as other:
        page.read()
        other.read()
        look_late(client, clock, watch)
        assert states(services, "page") == []
    while watch.match.people_here():
        mei.get("/ready")
    look_late(client, clock, watch)
    assert states(services, "page") == ["new"]


def test_what_was_not_told_is_told_after_a_restart_and_nothing_twice(tmp_path: Path, box: Mailbox) -> None:
    app, clock = opened(tmp_path, box), Clock()
    app.state.services.notifications.clock = clock
    with server(app) as client:
        services = app.state.services
        mei, luca = with_account(Browser(client), "Mei"), Browser(client)
        address_mei(client, services)
        wish(mei, "mail", "turn", "begun")
        link, watch = at_table(client, services, mei, luca)
        second, _ = at_table(client, services, mei, luca)
        look_late(client, clock, watch)
        assert states(services, "mail") == ["waiting"]
    again = opened(tmp_path, box)
    again.state.services.notifications.clock = clock
    with server(again) as client:
        services = again.state.services
        done(client, catch_up, services.registry, services.notifications)
        assert not services.registry.matches, "no game was played again for that"
        assert states(services, "page") == ["new"] * 4
        clock.now += GATHERED
        deliver(client, services)
        assert [mail["subject"] for mail in box.mails] == ["It’s your turn at 2 tables."]
        assert all(SITE + one in box.mails[0].get_content() for one in (link, second))
        assert states(services, "mail") == ["sent", "sent"]


def test_a_mail_that_came_too_late_is_not_sent(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    mei, luca = with_account(browser(), "Mei"), browser()
    address_mei(client, services)
    wish(mei, "mail", "turn")
    link, watch = at_table(client, services, mei, luca)
    look_late(client, clock, watch)
    dice = random.Random(1)
    while 0 in watch.match.state.require_game().seats_to_act():
        mei.choose(link, dice.choice(mei.view(link)["choices"]))
    clock.now += GATHERED
    deliver(client, services)
    assert box.mails == [] and states(services, "mail") == ["dead"]


def test_nothing_is_told_of_a_muted_table(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    assert browser().get(f"{link}/notices").status_code == 403
    assert "Turn notifications off" in mei.get(f"{link}/notices").text
    assert mei.post(f"{link}/notices", {"still": "on"}).status_code == 303
    look_late(client, clock, watch)
    assert "Turn notifications on" in mei.get(f"{link}/notices").text
    assert "your turn" not in mei.get("/notices").text
    assert "has begun" in luca.get("/notices").text


def test_alone_with_bots_nobody_is_told(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    link = browser().found("xanadu", "me", "bot:random")
    match = done(client, services.registry.find_match, link.removeprefix("/t/"))
    watch = next(one for one in match.subscribers if isinstance(one, MatchNotifier))
    look_late(client, clock, watch)
    assert states(services, "page") == [] and watch.timer is None


class Table:
    """Two people at a table without a server, and what they are told all through a random game."""

    def __init__(self, place: Path) -> None:
        self.database = Database(place)
        people = People(self.database)
        self.notices = Notifications(
            self.database, Accounts(self.database, people, HASTY.passwords), {}, DeliveryConfig(), Clock()
        )
        self.people = people

    async def told(self, game: str, dice: random.Random) -> tuple[str, set[str]]:
        """The secret of the game, and everything that was said of it in its course."""
        registry, said = MatchRegistry(self.database, HASTY), set[str]()
        persons = [(await self.people.create_person(name))[0] for name in ("Mei", "Luca")]
        chairs = [MatchSeat(seat, "human", one.name, one.id) for seat, one in enumerate(persons)]
        match = await registry.found_match(NewMatch(game, {}, chairs), persons[0])
        watch = MatchNotifier(match, self.notices)
        while not match.state.require_game().over:
            said |= {words(news.kind, news.facts) for _, news in watch.news()}
            seat = dice.choice(match.state.require_game().seats_to_act())
            choice = dice.choice(match.state.require_game().choices(seat))
            await match.choose(seat, choice.text, match.state.seat_version(seat))
        assert watch.timer is not None
        watch.timer.cancel()
        await registry.close()
        return match.state.secret, said


def words(kind: str, facts: Any) -> str:
    t = Translator("en")
    return f"{message_text(kind, facts, t)} {players_line(facts, t)}"


def test_notices_say_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    async def play() -> list[tuple[str, set[str]]]:
        table = Table(tmp_path)
        told = [await table.told("xanadu", random.Random(seed)) for seed in (1, 2)]
        table.database.close()
        return told

    (one, said), (other, said_then) = asyncio.run(play())
    assert one != other
    seated = "At the table: ~Mei, ~Luca"
    turn, begun = (f"{said} {seated}" for said in ("It’s your turn in Xanadu.", "Your game of Xanadu has begun."))
    assert turn in said & said_then and said | said_then <= {turn, begun}


def test_the_end_of_a_game_is_told_with_the_choice_that_ends_it(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca, "pocket_changan")
    with luca.live(link) as page:
        page.read()
        assert luca.post(f"{link}/concede", {"seat": "1"}).status_code == 303
        assert watch.match.state.require_game().over
        assert "is over" in mei.get("/notices").text
        assert "is over" not in luca.get("/notices").text
