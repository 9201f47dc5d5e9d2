"""Groups of friends: their link, their members, and who owns one."""

import re

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded, sealed
from tests.support.server.browsers import Browsers
from tests.support.server.friends import tie
from tests.support.server.groups import act, calendar_of, group_of, joins, link_of, new_group
from tests.support.server.stored import transaction
from tests.support.server.tables import in_loop, site_of
from tongbao.server.db.tables import groups, people
from tongbao.server.matches.limits import forget_people


def members(html: str) -> list[str]:
    """The members on the page of a group, in order."""
    part = html.partition('data-fresh="members"')[2].partition("</ul>")[0]
    return re.findall(r'class="who"\s*>\s*(\S+)', part)


def test_friends_join_by_the_link_and_a_stranger_sees_only_the_name_and_the_number(browser: Browsers) -> None:
    mei, luca, aisha = browser(), browser(), browser()
    group = new_group(mei, "Friday at Mei’s", "Mei")
    link = link_of(mei, group)
    seen = luca.get(link).text
    assert "Friday at Mei’s" in seen and "A group of 1 member" in seen and "~Mei" not in seen
    assert luca.get(group).status_code == 404
    assert joins(luca, link, "Luca").headers["location"] == group
    assert members(mei.get(group).text) == ["~Mei", "~Luca"] == members(luca.get(group).text)
    assert joins(luca, link).status_code == 303 and members(mei.get(group).text) == ["~Mei", "~Luca"]
    assert luca.get(link).headers["location"] == group
    assert "here now" in mei.get(group).text and "(owner)" in luca.get(group).text
    assert "Friday at Mei’s" in luca.get("/groups").text and "Friday" not in aisha.get("/groups").text
    assert 'href="/groups"' in luca.get("/people").text
    assert f'href="{group}"' in luca.get("/").text, "whoever comes back next week finds it at home"


def test_only_members_act_and_only_the_owner_decides(browser: Browsers) -> None:
    mei, luca, aisha = browser(), browser(), browser()
    group = group_of(mei, luca)
    aisha.post("/name", {"name": "Aisha"})
    for path in ("leave", "remove", "link", "name", "tables", "evening", "evening/cancel", "seasons", "talk", "talk/0"):
        assert act(aisha, group, path, name="Ours", say="Hello").status_code == 404
    for path in ("remove", "link", "name", "seasons", "seasons/end"):
        assert act(luca, group, path, name="Ours", member="0").status_code == 403
    assert mei.post(f"{group}/name", {"name": "Ours", "seal": "0" * 64}).status_code == 403
    assert act(mei, group, "remove", member="0").status_code == 409
    assert act(mei, group, "remove", member="9").status_code == 409
    assert act(mei, group, "name", name="Saturday").status_code == 303
    assert "Saturday" in luca.get(group).text
    assert act(mei, group, "remove", member="1").status_code == 303
    assert luca.get(group).status_code == 404 and members(mei.get(group).text) == ["~Mei"]


@pytest.mark.parametrize("name", ["", "   ", "n" * 41, "\u200b"])
def test_a_group_needs_a_name_that_can_be_seen(browser: Browsers, name: str) -> None:
    answer = browser().post("/groups", {"name": name, "own_name": "Mei"})
    assert answer.status_code == 400 and "1 to 40 visible characters" in answer.text


def test_a_renewed_link_replaces_the_old_one(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei)
    old = link_of(mei, group)
    assert act(mei, group, "link").status_code == 303
    assert luca.get(old).status_code == 404 == joins(luca, old, "Luca").status_code
    assert joins(luca, link_of(mei, group), "Luca").status_code == 303


def test_the_next_member_owns_a_group_whose_owner_leaves_and_the_last_one_takes_it_along(
    browser: Browsers, client: TestClient
) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    calendar, link = calendar_of(luca, group), link_of(mei, group)
    act(luca, group, "talk", say="Hello")
    act(mei, group, "evening", when="2026-12-04T20:00", zone="Europe/Madrid", note="")
    assert "If you leave, ~Luca becomes the owner." in mei.get(group).text
    assert act(mei, group, "leave").headers["location"] == "/groups"
    assert act(luca, group, "name", name="Mine").status_code == 303
    assert joins(mei, link).status_code == 303 and members(luca.get(group).text) == ["~Luca", "~Mei"]
    act(mei, group, "leave")
    assert act(luca, group, "leave").status_code == 303
    assert luca.get(group).status_code == luca.get(link).status_code == luca.get(calendar).status_code == 404
    with transaction(site_of(luca).database) as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(groups)) == 0


def test_who_is_blocked_by_a_member_reads_that_the_group_takes_no_more(browser: Browsers) -> None:
    mei, luca, aisha = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Aisha")
    group = new_group(mei)
    link = link_of(mei, group)
    assert joins(luca, link).status_code == 303
    assert tie(luca, "block", name="Aisha").status_code == 303
    refused = joins(aisha, link)
    assert refused.status_code == 409 and "takes no more members" in refused.text


def test_the_account_that_is_deleted_leaves_its_groups(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    group = new_group(mei)
    joins(luca, link_of(mei, group))
    act(mei, group, "talk", say="Camels at eight")
    told = mei.get("/account/export.json").json()
    assert [(one["name"], one["messages"][0][0]) for one in told["groups"]] == [("Friday", "Camels at eight")]
    assert sealed(mei, "/account/delete", password=SECRET, sure="on").status_code == 303
    seen = luca.get(group).text
    assert members(seen) == ["Luca"] and "(owner)" in seen and "Camels" not in seen


def test_a_guest_takes_the_groups_into_an_account(browser: Browsers) -> None:
    mei, luca = browser(), founded(browser(), "Luca")
    group, other = group_of(mei), group_of(mei)
    joins(luca, link_of(mei, other))
    act(mei, group, "talk", say="Camels at eight")
    act(mei, other, "talk", say="Mine")
    entered(mei, "Luca")
    seen = mei.get(group).text
    assert members(seen) == ["Luca"] and "Camels at eight" in seen
    assert members(mei.get(other).text) == ["Luca"]


def test_a_guest_in_a_group_is_not_forgotten(browser: Browsers, client: TestClient) -> None:
    mei = browser()
    group = group_of(mei)
    database = site_of(mei).database
    with transaction(database) as connection:
        connection.execute(sa.text("UPDATE people SET created = 1"))
        connection.execute(sa.text("UPDATE sessions SET seen = 1"))
    in_loop(mei, database.write, forget_people([], 60))
    with transaction(database) as connection:
        assert connection.scalars(sa.select(people.c.name)).all() == ["~Mei"]
    act(mei, group, "leave")
    with transaction(database) as connection:
        connection.execute(sa.text("UPDATE sessions SET seen = 1"))
    in_loop(mei, database.write, forget_people([], 60))
    with transaction(database) as connection:
        assert connection.scalars(sa.select(people.c.name)).all() == []
