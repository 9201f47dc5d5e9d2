"""Tables of a group: the usual options, whose turn it is to begin, and the board and list of its games."""

import re
from typing import Any

import pytest
import sqlalchemy as sa

import tongbao
from tests.support.server.accounts import founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.friends import tie
from tests.support.server.groups import act, group_of, joins, link_of, new_group
from tests.support.server.stored import transaction
from tests.support.server.tables import by_chance, dice_of_today, in_loop, match_at, site_of, table_of
from tongbao.server.db.tables import results
from tongbao.server.groups.board import streaks
from tongbao.server.matches.settings import MatchSettings

BEGINS = re.compile(r"It’s (\S+)’s turn to")


def opened(browser: Browser, group: str, **fields: str) -> str:
    """The link of a table that a member opens."""
    answer = act(browser, group, "tables", **fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def names_at(browser: Browser, link: str) -> list[str]:
    """The names by seat."""
    return [seat.name for seat in match_at(browser, link).state.seats]


def usual(browser: Browser, group: str, **fields: str) -> Any:
    """What the form of the usual options is answered."""
    return act(browser, group, "usual", **{"game": "xanadu", "players": "0", "bots": "0", "clock": "none", **fields})


def test_one_press_opens_a_private_table_to_which_all_members_are_invited(browser: Browsers) -> None:
    mei, luca, aisha, stranger = browser(), browser(), browser(), browser()
    group = group_of(mei, luca, aisha)
    assert (
        usual(mei, group, game="pocket_changan", clock="evening", bots="1", bot="random", away="ten").status_code == 303
    )
    shown = luca.get(group).text
    assert "1 by the computer" in shown and "an evening" in shown
    link = opened(luca, group)
    state = match_at(luca, link).state
    assert [seat.kind for seat in state.seats] == ["human", "open", "open", "bot"] and not state.listed
    assert state.settings.invited and not state.settings.rated
    assert state.settings.clock == "evening" and state.settings.away == "ten"
    assert "~Luca invites you to a game of Pocket" in mei.get("/notices").text
    assert f'href="{link}"' in aisha.get(group).text and f'href="{link}"' in mei.get("/").text
    assert stranger.join(link, "Eve").status_code == 403 or "Only invited" in stranger.join(link, "Eve").text
    late = browser()
    joins(late, link_of(mei, group), "Temür")
    assert late.join(link, "Temür").status_code == 303
    assert mei.join(link, "Mei").status_code == 303
    assert match_at(luca, link).state.started
    assert "Invited: " not in luca.get(link).text


def test_members_take_turns_to_begin_whoever_comes_and_in_whatever_order(browser: Browsers) -> None:
    mei, luca, aisha = browser(), browser(), browser()
    group = group_of(mei, luca, aisha)
    assert usual(mei, group, game="changan").status_code == 303
    for first, comers in (("~Mei", (luca, aisha, mei)), ("~Luca", (aisha, mei, luca)), ("~Aisha", (mei, luca, aisha))):
        assert BEGINS.findall(luca.get(group).text) == [first]
        link = opened(comers[0], group)
        for comer in comers[1:]:
            assert comer.join(link, "").status_code == 303
        assert names_at(mei, link)[0] == first
        game = match_at(mei, link).state.require_game()
        assert game.setup.meta.opener(game) == 0
    link = opened(luca, group, players="2")  # it would be Mei's turn, but she doesn't come
    aisha.join(link, "")
    assert names_at(luca, link) == ["~Luca", "~Aisha"]


def test_a_rematch_stays_in_the_group_and_the_next_one_begins(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    name = group.rsplit("/", 1)[1]
    settings = MatchSettings(group=name, order=("none", "neither"))
    link = table_of("xanadu", mei, luca, rows=by_chance("xanadu", 2, dice_of_today("rematch")), settings=settings)
    following = mei.post(f"{link}/rematch").headers["location"]
    assert luca.post(f"{link}/rematch").headers["location"] == following
    assert names_at(mei, following) == ["~Luca", "Mei"]
    assert match_at(mei, following).state.settings.group == name
    assert f'href="{following}"' in luca.get(group).text


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_a_game_says_with_which_options_the_first_seat_begins(game: str) -> None:
    meta = tongbao.GAMES[game]
    for players in range(max(2, meta.min_players), meta.max_players + 1):
        openers = set()
        for seed in range(30):
            options = meta.settle(players, meta.first_seat or {})
            dealt = tongbao.new(game, players=players, seed=seed, options=options)
            openers.add(meta.opener(dealt))
        assert (openers == {0}) == (meta.first_seat is not None)


def test_where_chance_decides_who_begins_the_page_says_so(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    usual(mei, group, game="xanadu")
    assert "chance decides who begins" in mei.get(group).text
    usual(mei, group, game="pocket_changan")
    assert "chance decides who begins" not in mei.get(group).text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"players": "7"}, "This game is for 2 to 6 players, not 7"),
        ({"players": "4", "bots": "3"}, "This game is for 2 to 6 players, not 7"),
        ({"players": "many"}, "must be a whole number"),
        ({"bot": "hal"}, "hal"),
        ({"clock": "never"}, "never"),
        ({"away": "long"}, "There is no absence “long”"),
    ],
)
def test_usual_options_that_no_table_can_have_are_refused(
    browser: Browsers, fields: dict[str, str], sentence: str
) -> None:
    mei = browser()
    group = group_of(mei)
    answer = usual(mei, group, **fields)
    assert answer.status_code in (400, 404) and sentence in answer.text
    assert act(mei, group, "tables", players="9").status_code == 400


def test_a_member_whom_the_host_has_blocked_since_is_not_invited(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    group = new_group(mei)
    joins(luca, link_of(mei, group))
    tie(mei, "block", name="Luca")
    opened(mei, group)
    assert "invites you" not in luca.get("/notices").text


def test_the_board_counts_unrated_games_by_season_and_the_list_has_them_all(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    name = group.rsplit("/", 1)[1]
    assert "No finished games yet" in mei.get(group).text
    links = [played(name, mei, luca, number) for number in range(2)]
    wins = dict.fromkeys(("~Mei", "~Luca"), 0)
    with transaction(site_of(mei).database) as connection:
        rows = connection.execute(sa.select(results).order_by(results.c.id)).all()
    assert len(rows) == 4
    for row in rows:
        wins[("~Mei", "~Luca")[row.seat]] += row.place == 1
    board = board_on(mei.get(group).text)
    assert {one: (line[0], line[1]) for one, line in board.items()} == {
        one: ("2", str(count)) for one, count in wins.items()
    }
    assert board["~Mei"][2] == str(sum(row.score for row in rows if row.seat == 0))
    page = luca.get(group).text
    assert all(f'href="{link}/replay?step=0"' in page for link in links)
    assert 'href="/cards/xanadu/' in page
    assert act(luca, group, "seasons", name="Winter").status_code == 403
    assert act(mei, group, "seasons", name="Winter").status_code == 303
    assert board_on(mei.get(group).text) == {}
    played(name, mei, luca, 2)
    assert board_on(mei.get(group).text)["~Mei"][0] == "1"
    assert board_on(mei.get(f"{group}?season=1").text)["~Mei"][0] == "2"
    assert board_on(mei.get(f"{group}?season=all&game=xanadu").text)["~Mei"][0] == "3"
    assert act(mei, group, "seasons/end").status_code == 303
    played(name, mei, luca, 3)
    assert board_on(mei.get(group).text)["~Mei"][0] == "1"
    assert board_on(mei.get(f"{group}?season=all").text)["~Mei"][0] == "4"
    act(luca, group, "leave")
    assert "has left" in mei.get(f"{group}?season=all").text


def played(group: str, mei: Browser, luca: Browser, number: int) -> str:
    """A game of the group that the two have played to its end; its link."""
    rows = by_chance("xanadu", 2, dice_of_today("board", number))
    link = table_of("xanadu", mei, luca, rows=rows[:-1], settings=MatchSettings(group=group), names=("Mei", "Luca"))
    match = match_at(mei, link)
    in_loop(mei, store_end, match)
    seat, text = rows[-1]
    in_loop(mei, match.choose, seat, text, match.state.seat_version(seat))
    assert match.state.is_over
    return link


async def store_end(match: Any) -> None:
    """Let the match be no branch, so that its end counts."""
    from dataclasses import replace

    match.state = replace(match.state, branch=None)


def board_on(html: str) -> dict[str, list[str]]:
    """The board of a page: by name the numbers in the row."""
    found = {}
    for row in re.findall(r"<tr class=\"[^\"]*\">(.*?)</tr>", html.partition('id="board"')[2], re.DOTALL):
        name = re.search(r'class="who"\s*>\s*(\S+?)\s*(?:<|$)', row)
        cells = re.findall(r"<td>(.*?)</td>", row, re.DOTALL)
        assert name is not None
        found[name[1]] = [re.sub(r"<small>.*?</small>|<.*?>", "", cell).strip() for cell in cells]
    return found


def test_streaks_are_counted_from_the_oldest_game_on() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, True, False, True]) == (1, 3)
    assert streaks([False, True, True]) == (2, 2)
    assert streaks([True, False]) == (0, 1)
