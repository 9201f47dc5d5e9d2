"""Tables of which what is kept has been damaged: each is put aside and named, and everything else goes on."""

import json
import logging
import shutil
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from tests.support.command_line import Run
from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import HASTY, ROOMY
from tests.support.server.tables import match_at, play_on, site_of
from tongbao.server.main.app import create_app


class Damage(NamedTuple):
    """What is done to the rows of a table, and words of the sentence that names it."""

    sql: str
    sentence: str
    is_listed: bool = True


DAMAGES = {
    "a verb that there isn't": Damage("update choices set text = 'fly 12' where match_id = :id and seq = 0", "fly"),
    "a choice that isn't possible": Damage("update choices set text = 'sell 74' where match_id = :id and seq = 0", ""),
    "no text as a choice": Damage("update choices set text = x'ff00fe' where match_id = :id and seq = 0", ""),
    "a seat that there isn't": Damage("update choices set seat = 7 where match_id = :id and seq = 0", "Seat 7"),
    "a choice that is missing": Damage("delete from choices where match_id = :id and seq = 0", "Choice 1 of it"),
    "an undo without a choice": Damage(
        "update choices set text = 'undo' where match_id = :id and seq = 0", "never made"
    ),
    "an option that was removed": Damage('update matches set options = \'{"dice": "six"}\' where id = :id', "dice"),
    "options that are no JSON": Damage("update matches set options = '{oops' where id = :id", "makes no sense"),
    "options that are a list": Damage("update matches set options = '[1]' where id = :id", "options"),
    "options that are nothing": Damage("update matches set options = 'null' where id = :id", "options"),
    "turns that are no JSON": Damage("update matches set to_act = '{oops' where id = :id", "makes no sense"),
    "cards with a mistake": Damage("update matches set cards = 'card = {' where id = :id", "card"),
    "rules of another time": Damage("update matches set rules = 99 where id = :id", "version 99 of the rules"),
    "a game that there isn't": Damage("update matches set game = 'mahjong' where id = :id", "mahjong", False),
    "a secret that is too short": Damage("update matches set secret = 'abcd' where id = :id", "32 bytes"),
    "a secret that is none": Damage("update matches set secret = 'plum' where id = :id", "makes no sense"),
    "a missing chair in the middle": Damage("delete from match_seats where match_id = :id and seat = 0", "chairs"),
    "no chair at all": Damage("delete from match_seats where match_id = :id", "players"),
    "a chair for nobody we know": Damage("update match_seats set kind = 'ghost' where match_id = :id", "ghost", False),
    "a chair with another number": Damage(
        "update match_seats set seat = 'x' where match_id = :id and seat = 1", "chairs", False
    ),
    "a standing answer of nobody": Damage(
        "insert into standing_answers values (:id, 5, 'hand', 'lowest')", "makes no sense"
    ),
    "a moment that is none": Damage(
        "update matches set moved = 'noon', options = '{oops' where id = :id", "makes no sense", False
    ),
}


class Kept(NamedTuple):
    """A folder with the tables of one person, each after some choices: one for each damage, and one that stays well."""

    folder: Path
    cookies: dict[str, str]
    poor: dict[str, str]
    well: str

    def name(self, damage: str) -> str:
        """The table that has it."""
        return self.poor[damage].removeprefix("/t/")


def kept_in(folder: Path, *damages: str) -> Kept:
    """Such a folder, before anything is damaged."""
    with server(create_app(folder, ROOMY)) as client:
        mei = Browser(client)
        well, *poor = [mei.found("xanadu", "me", "here", listed="on") for _ in range(1 + len(damages))]
        for link in (well, *poor):
            for _ in range(3):
                seat = match_at(client, link).state.require_game().seats_to_act()[0]
                assert play_on(mei, link, [seat], itemgetter(0), 1) == 1
        return Kept(folder, mei.cookies, dict(zip(damages, poor, strict=True)), well)


def spoil(kept: Kept) -> None:
    """Damage each table that is to be damaged."""
    engine = sa.create_engine(f"sqlite:///{kept.folder}/tongbao.sqlite")
    with engine.begin() as connection:
        for damage in kept.poor:
            assert connection.execute(sa.text(DAMAGES[damage].sql), {"id": kept.name(damage)}).rowcount
    engine.dispose()


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A folder in which there is every damage."""
    kept = kept_in(tmp_path_factory.mktemp("damaged"), *DAMAGES)
    spoil(kept)
    return kept


@pytest.fixture(scope="module")
def mei(spoiled: Kept, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Whose tables they are, at a server that has opened a copy of that folder."""
    folder = shutil.copytree(spoiled.folder, tmp_path_factory.mktemp("opened") / "copy")
    with server(create_app(folder, ROOMY)) as client:
        mei = Browser(client)
        mei.cookies = dict(spoiled.cookies)
        yield mei


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_table_is_named_on_its_own_page_and_all_else_goes_on(
    spoiled: Kept, mei: Browser, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    link, damage = spoiled.poor[name], DAMAGES[name]
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            answer = mei.get(link)
            assert answer.status_code == 410
            assert "can’t be opened" in answer.text and damage.sentence in answer.text
            assert "Traceback" not in answer.text
        assert "打不开" in mei.get(link, **{"accept-language": "zh"}).text
        with mei.live(link) as page:
            assert page.read()["gone"]
    start = mei.get("/")
    assert start.status_code == 200 and spoiled.well in start.text
    listed = "".join(mei.get(f"/tables?page={number}").text for number in (1, 2))
    assert (link in listed) == damage.is_listed
    assert mei.view(spoiled.well, 0)["view"]
    assert mei.get("/ready").json()["ok"]
    named = [record for record in caplog.records if spoiled.name(name) in record.getMessage()]
    assert len(named) == 1, "it stands in the log once"


def test_nothing_of_a_damaged_table_is_deleted(spoiled: Kept, mei: Browser) -> None:
    question = sa.text("select * from choices order by match_id, seq")
    assert mei.get(spoiled.poor["an undo without a choice"]).status_code == 410
    engine = sa.create_engine(f"sqlite:///{spoiled.folder}/tongbao.sqlite")
    with engine.connect() as connection:
        before = [tuple(row) for row in connection.execute(question)]
    engine.dispose()
    assert site_of(mei).database.read_now(lambda c: [tuple(row) for row in c.execute(question)]) == before


def test_the_command_names_what_is_damaged(spoiled: Kept, run: Run) -> None:
    told = run("verify", "--data", spoiled.folder)
    assert told.code == 1 and f"Tables without problems: 1 of {1 + len(DAMAGES)}." in told.out
    assert spoiled.well.removeprefix("/t/") not in told.out
    for name, damage in DAMAGES.items():
        (line,) = [line for line in told.out.splitlines() if spoiled.name(name) in line]
        assert damage.sentence in line
    names = {spoiled.name(name) for name in DAMAGES}
    answer = run("verify", "--data", spoiled.folder, "--names")
    assert answer.code == 1 and set(answer.out.splitlines()) == names
    answer = run("verify", "--data", spoiled.folder, "--json")
    found = json.loads(answer.out)
    assert answer.code == 1 and {*found["damaged"], *found["outdated"]} == names and not found["changed"]


def test_the_command_says_when_all_is_well_and_the_server_plays_no_table_again(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = kept_in(tmp_path)
    assert run("verify", "--data", f"sqlite:///{tmp_path}/tongbao.sqlite").out == "Tables without problems: 1 of 1.\n"
    opened: list[str] = []
    monkeypatch.setattr("tongbao.server.matches.registry.rebuild", lambda _store, name: opened.append(name))
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        mei.cookies = dict(kept.cookies)
        assert mei.get("/ready").json()["ok"] and kept.well in mei.get("/").text
    assert opened == []


@pytest.mark.parametrize("place", ["{}/nowhere", "sqlite:///{}/nowhere.sqlite"])
def test_the_command_makes_no_folder_where_there_is_none(tmp_path: Path, place: str, run: Run) -> None:
    assert "doesn’t exist" in run("verify", "--data", place.format(tmp_path)).sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["verify"], ["backup"], ["ratings"], ["ratings", "--recompute"], ["admin", "log"]])
def test_an_empty_postgresql_holds_nothing_that_could_be_read(run: Run, postgresql: str, words: list[str]) -> None:
    assert "nothing is stored there yet" in run(*words, "--data", postgresql).sentence
