"""Tables of which what is kept has been damaged: each is put aside and named, and everything else goes on."""

import json
import logging
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from tests.server.browsers import Browser, server
from tongbao.cli.app import main
from tongbao.server.app import create_app
from tongbao.server.storage import Store


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
    "rules of another time": Damage("update matches set rules = 99 where id = :id", "rules 99"),
    "a game that there isn't": Damage("update matches set game = 'mahjong' where id = :id", "mahjong", False),
    "a secret that is too short": Damage("update matches set secret = 'abcd' where id = :id", "32 bytes"),
    "a secret that is none": Damage("update matches set secret = 'plum' where id = :id", "makes no sense"),
    "a missing chair in the middle": Damage("delete from chairs where match_id = :id and seat = 0", "chairs"),
    "no chair at all": Damage("delete from chairs where match_id = :id", "players"),
    "a chair for nobody we know": Damage("update chairs set kind = 'ghost' where match_id = :id", "ghost", False),
    "a chair with another number": Damage(
        "update chairs set seat = 'x' where match_id = :id and seat = 1", "chairs", False
    ),
    "a standing answer of nobody": Damage(
        "insert into standing_answers values (:id, 5, 'hand', 'lowest')", "makes no sense"
    ),
    "a moment that is none": Damage(
        "update matches set moved = 'noon', options = '{oops' where id = :id", "makes no sense", False
    ),
}


class Kept(NamedTuple):
    """A folder with two tables of one person, each after some choices: one to damage, and one that stays well."""

    folder: Path
    cookies: dict[str, str]
    poor: str
    well: str


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    with server(create_app(tmp_path, pause=0)) as client:
        mei = Browser(client)
        links = [mei.found("xanadu", "me", "here", listed="on") for _ in range(2)]
        for link in links:
            for _ in range(3):
                seat = mei.view(link, 0)["view"]["to_act"][0]
                assert mei.choose(link, mei.view(link, seat)["choices"][0], seat).status_code == 200
        return Kept(tmp_path, mei.cookies, *links)


def spoil(kept: Kept, sql: str) -> None:
    """Do it to the table that is to be damaged."""
    engine = sa.create_engine(f"sqlite:///{kept.folder}/tongbao.sqlite")
    with engine.begin() as connection:
        assert connection.execute(sa.text(sql), {"id": kept.poor.removeprefix("/t/")}).rowcount
    engine.dispose()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_named_on_its_own_page_and_all_else_goes_on(
    kept: Kept, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(kept, damage.sql)
    with caplog.at_level(logging.ERROR), server(create_app(kept.folder, pause=0)) as client:
        mei = Browser(client)
        mei.cookies = dict(kept.cookies)
        for _ in range(2):
            answer = mei.get(kept.poor)
            assert answer.status_code == 410
            assert "can’t be opened" in answer.text and damage.sentence in answer.text
            assert "Traceback" not in answer.text
        assert "打不开" in mei.get(kept.poor, **{"accept-language": "zh"}).text
        with mei.live(kept.poor) as page:
            assert page.read()["gone"]
        start = mei.get("/")
        assert start.status_code == 200 and kept.well in start.text
        assert (kept.poor in start.text) == damage.is_listed
        assert mei.view(kept.well, 0)["view"]
        assert mei.get("/ready").json()["ok"]
    named = [record for record in caplog.records if kept.poor.removeprefix("/t/") in record.getMessage()]
    assert len(named) == 1, "it stands in the log once"


def test_nothing_of_a_damaged_table_is_deleted(kept: Kept) -> None:
    spoil(kept, DAMAGES["an undo without a choice"].sql)
    before = dump(kept.folder)
    with server(create_app(kept.folder, pause=0)) as client:
        assert Browser(client).get(kept.poor).status_code == 410
    assert dump(kept.folder) == before


def dump(folder: Path) -> list[tuple[object, ...]]:
    store = Store(folder)
    found = store.ask(lambda c: [tuple(row) for row in c.execute(sa.text("select * from choices"))])
    store.close()
    return found


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_the_command_names_what_is_damaged_and_changes_nothing(
    kept: Kept, damage: Damage, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(kept, damage.sql)
    assert run_verify(str(kept.folder)) == 1
    told = capsys.readouterr().out
    assert kept.poor.removeprefix("/t/") in told and damage.sentence in told
    assert "Tables that are well: 1 of 2." in told and kept.well.removeprefix("/t/") not in told
    assert run_verify(str(kept.folder), "--names") == 1
    assert capsys.readouterr().out == kept.poor.removeprefix("/t/") + "\n"
    assert run_verify(str(kept.folder), "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert [*found["damaged"], *found["outdated"]] == [kept.poor.removeprefix("/t/")] and not found["changed"]


def test_the_command_says_when_all_is_well(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_verify(f"sqlite:///{kept.folder}/tongbao.sqlite") == 0
    assert capsys.readouterr().out == "Tables that are well: 2 of 2.\n"


@pytest.mark.parametrize("place", ["{}/nowhere", "sqlite:///{}/nowhere.sqlite"])
def test_the_command_makes_no_folder_where_there_is_none(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_verify(place.format(tmp_path)) == 2
    assert "there is no file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def run_verify(*words: str) -> int:
    """The exit code of the command."""
    with pytest.raises(SystemExit) as left:
        main(["verify", *words])
    return int(left.value.code or 0)


def test_the_server_opens_without_playing_any_table_again(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("tongbao.server.hall.rebuild", lambda _store, name: opened.append(name))
    with server(create_app(kept.folder, pause=0)) as client:
        mei = Browser(client)
        mei.cookies = dict(kept.cookies)
        assert mei.get("/ready").json()["ok"] and kept.well in mei.get("/").text
    assert opened == []
