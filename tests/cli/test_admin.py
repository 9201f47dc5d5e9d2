"""``tongbao admin``: what an operator types; and a whole evening of a server, with all that it says of it."""

import json
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support.command_line import Run
from tests.support.server.programs import client, found, free_port, until
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, email_tokens, matches, people, sessions
from tongbao.testing.addresses import api

Admin = Callable[..., str]
MEI = "00000000000000a1"
TEMUR = "00000000000000b2"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """What is kept of two people: Mei has an account, Temür is a guest who was here long ago."""
    database, now = Database(tmp_path), time.time()
    with database.engine.begin() as connection:
        rows = [{"id": MEI, "name": "Mei", "created": now}, {"id": TEMUR, "name": "Temür", "created": 5.0}]
        connection.execute(people.insert(), rows)
        account = {"person": MEI, "key": "mei", "mail": "mei@tea.example", "password": None, "created": now}
        connection.execute(accounts.insert(), account)
        browsers = [(MEI, "a" * 64, now), (TEMUR, "b" * 64, 5.0)]
        for person, digest, seen in browsers:
            row = {"token_hash": digest, "person": person, "created": 5.0, "seen": seen, "device": "Firefox"}
            connection.execute(sessions.insert(), row)
        letter = {"digest": "c" * 64, "purpose": "enter", "person": MEI, "mail": "mei@tea.example", "expires": 5.0}
        connection.execute(email_tokens.insert(), letter)
    database.close()
    return tmp_path


@pytest.fixture
def admin(run: Run, place: Path) -> Admin:
    def typed(*words: str) -> str:
        answer = run("admin", *words, "--data", place, "--lang", "en")
        assert answer.code == 0, answer
        return answer.out

    return typed


@pytest.mark.parametrize("text", ["Mei", "me", "MEI", "mei@tea.example", MEI])
def test_people_are_found(admin: Admin, text: str) -> None:
    told = admin("users", "search", text)
    assert told.splitlines()[0].startswith(f"{MEI}  Mei  account  ")
    assert told.endswith("People listed: 1.\n")


def test_people_are_listed_and_shown(admin: Admin) -> None:
    assert [one["id"] for one in json.loads(admin("users", "list", "--json"))] == [MEI, TEMUR]
    shown = json.loads(admin("users", "show", "mei", "--json"))
    assert shown["mail"] == "mei@tea.example" and shown["browsers"] == 1 and shown["ban"] is None
    assert re.search(r"^browsers +1$", admin("users", "show", MEI), re.MULTILINE)
    assert "a" * 64 not in admin("users", "show", MEI, "--json"), "nothing that would let an operator in as somebody"


def test_only_accounts_are_made_administrators(admin: Admin, run: Run, place: Path) -> None:
    assert "is now an administrator" in admin("users", "promote", "Mei", "--by", "lee")
    admin("users", "promote", "Mei", "--by", "lee")
    assert json.loads(admin("users", "show", "Mei", "--json"))["administrator"] is True
    refused = run("admin", "users", "promote", TEMUR, "--data", place, "--lang", "en")
    assert refused.code == 2 and "Only someone with an account" in refused.sentence
    admin("users", "demote", "Mei", "--by", "lee")
    assert json.loads(admin("users", "show", "Mei", "--json"))["administrator"] is False
    log = json.loads(admin("log", "--json"))
    assert [(deed["operator"], deed["what"], deed["whom"]) for deed in log] == [
        ("lee", "demote", MEI),
        ("lee", "promote", MEI),
        ("lee", "promote", MEI),
    ]


def test_invitations_are_made_listed_and_revoked(admin: Admin, run: Run, place: Path) -> None:
    link = admin("invitations", "add", "--uses", "3", "--note", "For the club", "--address", "https://tea.example/")
    code = re.fullmatch(r"https://tea.example/account\?invitation=((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})\n", link)
    assert code is not None
    [kept] = json.loads(admin("invitations", "list", "--json"))
    assert (kept["note"], kept["uses"], kept["used"]) == ("For the club", 3, 0) and code[1] not in str(kept)
    assert 13 < (kept["expires"] - time.time()) / (24 * 3600) < 15
    assert "0/3" in admin("invitations", "list") and "2999" not in admin("invitations", "list")
    assert admin("invitations", "add", "--until", "2999-01-31").startswith("/account?invitation=")
    assert "2999" in admin("invitations", "list")
    admin("invitations", "revoke", str(kept["id"]), "--by", "lee")
    assert run("admin", "invitations", "revoke", str(kept["id"]), "--data", place).code == 2
    assert run("admin", "invitations", "add", "--until", "2000-01-31", "--data", place).code == 2
    assert len(json.loads(admin("invitations", "list", "--json"))) == 1
    log = json.loads(admin("log", "--json"))
    assert [deed["what"] for deed in log] == ["revoke", "invite", "invite"] and code[1] not in str(log)


def test_the_link_of_an_invitation_leads_to_the_address_in_the_file(admin: Admin, run: Run, place: Path) -> None:
    file = place / "tongbao.toml"
    file.write_text('address = "https://club.example/games/"')
    link = admin("invitations", "add", "--config", str(file))
    assert link.startswith("https://club.example/games/account?invitation=")
    refused = run("admin", "invitations", "add", "--address", "tea.example", "--data", place)
    assert refused.code == 2 and "https://" in refused.sentence
    assert len(json.loads(admin("invitations", "list", "--json"))) == 1


def test_a_ban_is_listed_shown_and_lifted(admin: Admin) -> None:
    admin("users", "ban", "Mei", "--reason", "RUDE WORDS", "--until", "2999-01-31", "--by", "lee")
    assert "RUDE WORDS" in admin("bans", "list") and "2999" in admin("users", "show", "mei")
    admin("bans", "add", "192.0.2.9/24", "--reason", "FLOOD", "--by", "lee")
    assert "192.0.2.0/24" in admin("bans", "list")
    admin("users", "unban", "Mei", "--by", "lee")
    admin("bans", "lift", "192.0.2.77/24", "--by", "lee")
    assert admin("bans", "list") == "Bans: 0.\n"
    log = json.loads(admin("log", "--json"))
    assert [(deed["operator"], deed["what"], deed["whom"]) for deed in log] == [
        ("lee", "lift", "192.0.2.0/24"),
        ("lee", "lift", MEI),
        ("lee", "ban", "192.0.2.0/24"),
        ("lee", "ban", MEI),
    ]


def test_a_harmless_name_is_found_for_who_has_none(admin: Admin) -> None:
    admin("users", "rename", "Mei")
    shown = json.loads(admin("users", "show", MEI, "--json"))
    assert re.fullmatch(r"[A-Z][a-z]+ \d{4}", shown["name"])
    assert json.loads(admin("users", "show", shown["name"], "--json"))["id"] == MEI, "the account has that name too"


def test_what_is_purged_is_counted_first(admin: Admin) -> None:
    counted = "0 tables, 1 guest, 1 session, 1 email link.\n"
    for _ in range(2):
        assert admin("purge", "--dry-run") == f"Would be removed: {counted}"
    assert admin("purge") == f"Removed: {counted}"
    assert json.loads(admin("purge", "--dry-run", "--json")) == dict.fromkeys(
        ("tables", "guests", "sessions", "letters"), 0
    )
    assert [one["id"] for one in json.loads(admin("users", "list", "--json"))] == [MEI]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("users", "show", "nobody"), "There is no one called “nobody”"),
        (("users", "ban", "nobody", "--reason", "x"), "There is no one called “nobody”"),
        (("users", "ban", "mei"), "--reason"),
        (("users", "ban", "mei", "--reason", "x", "--until", "tomorrow"), "tomorrow"),
        (("users", "rename", TEMUR, "--to", "Mei"), "There is already an account named “Mei”"),
        (("users", "rename", TEMUR, "--to", "x" * 90), "A name must have 1 to"),
        (("users", "frown"), "Choose one of: list, search"),
        (("bans", "add", "tea.example", "--reason", "x"), "“tea.example” is neither an address nor a network"),
        (("tables", "show", "no-such-table"), "There is no table “no-such-table”"),
        (("tables", "close", "no-such-table"), "There is no table “no-such-table”"),
        (("tables", "list", "--state", "blue"), "There is no table state “blue”; choose one of: waiting, playing"),
        (("purge", "--tables", "0"), "--tables"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_nothing_is_done(
    run: Run, admin: Admin, place: Path, words: tuple[str, ...], said: str
) -> None:
    data = () if words[-1] == "frown" else ("--data", place, "--lang", "en")
    assert said in run("admin", *words, *data).sentence
    assert admin("log") == "Actions listed: 0.\n"


def test_a_finished_game_is_not_closed(run: Run, admin: Admin, place: Path) -> None:
    database = Database(place)
    row = {"id": "plum-lamp-222222", "game": "xanadu", "rules": 1, "options": {}, "cards": None, "secret": "s"}
    row |= {"host": MEI, "listed": True, "created": 1.0, "started": 1.0, "finished": 2.0, "moved": 2.0, "to_act": []}
    with database.engine.begin() as connection:
        connection.execute(matches.insert(), {**row, "rematch": None})
    database.close()
    assert "is already over" in run("admin", "tables", "close", row["id"], "--data", place).sentence
    shown = json.loads(admin("tables", "show", str(row["id"]), "--json"))
    assert shown["state"] == "finished" and "secret" not in shown
    assert admin("tables", "search", "plum").startswith("plum-lamp-222222  xanadu  finished")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to send")
def test_an_evening_is_told_without_secrets_and_ends_in_order(run: Run, tmp_path: Path) -> None:
    """A game is played, somebody is banned, and the server closes: not ready first, then with a code to come again."""
    port, log = free_port(), tmp_path / "log"
    command = [sys.executable, "-m", "tongbao", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with (
        log.open("w") as lines,
        subprocess.Popen(
            [*command, "--no-open", "--log", "json", "--drain", "2"], stdout=subprocess.PIPE, stderr=lines, text=True
        ) as server,
    ):
        try:
            assert server.stdout is not None and "Tongbao is running" in server.stdout.readline()
            with client(port) as mei, client(port) as temur:
                hidden = evening(run, tmp_path / "data", port, mei, temur)
                cookie = "; ".join(f"{name}={value}" for name, value in mei.cookies.items())
                address = f"ws://127.0.0.1:{port}{hidden['link']}/live"
                with connect(address, additional_headers={"cookie": cookie}) as socket:
                    socket.send('{"hello": 0}')
                    socket.recv()
                    server.send_signal(signal.SIGTERM)
                    until(lambda: mei.get("/ready").status_code == 503)
                    assert mei.get("/health").status_code == 200 and mei.get("/").status_code == 200
                    with pytest.raises(ConnectionClosed) as closed:
                        while True:
                            socket.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert server.wait() in (0, -signal.SIGTERM)
        finally:
            server.kill()
    told(log.read_text("utf-8"), hidden)


def evening(run: Run, data: Path, port: int, mei: httpx2.Client, temur: httpx2.Client) -> dict[str, str]:
    """Some play, and a ban that a running server notices; what may stand in no log, by what it is.

    None of it is a word that random names of tables are made of.
    """
    link = found(mei, "xanadu")
    password, mail = "zeppelin quartz salt", "mei.lin@tea.example"
    letter = secrets.token_urlsafe(32)
    assert mei.post("/account", data={"name": "Mei Lin", "password": password}).status_code == 303
    assert mei.get(f"/account/letter/{letter}?mail={mail}&password={password}").status_code == 403
    mei.post(f"{link}/talk", data={"say": mail})
    mei.get(f"/nowhere/{password}")
    view = mei.get(f"{api(link)}/view?seat=0").json()
    for choice in view["choices"][:1]:
        mei.post(f"{link}/choices", json={"seat": 0, "choice": choice, "version": view["version"]})
    temur.post("/name", data={"name": "Temür"})
    assert temur.get("/").status_code == 200
    [who] = json.loads(run("admin", "users", "search", "Temür", "--data", data, "--json").out)
    assert run("admin", "users", "ban", who["id"], "--reason", "RUDE", "--data", data).code == 0
    until(lambda: temur.get("/").status_code == 403)
    assert "RUDE" in temur.get("/").text
    database = Database(data, only_reads=True)
    secret = database.read_now(lambda c: c.scalar(sa.select(matches.c.secret)))
    database.close()
    return {
        "link": link,
        "table": link.removeprefix("/t/"),
        "secret": str(secret),
        "mail": mail,
        "letter": letter,
        "password": password.partition(" ")[0],
        "name": "Mei Lin",
        "reason": "RUDE",
        **{f"cookie {name}": value for one in (mei, temur) for name, value in one.cookies.items() if len(value) > 8},
    }


def told(log: str, hidden: dict[str, str]) -> None:
    """Every line is one object, what was done is there, and nothing of what is hidden."""
    lines = [json.loads(line) for line in log.splitlines()]
    requests = [line for line in lines if line["logger"] == "tongbao.requests"]
    assert {"time", "level", "request", "method", "path", "status", "ms", "address", "table"} <= set(
        next(line for line in requests if line["path"] == "/api/v1/tables/{table}/view")
    )
    assert {"/t/{id}/live", "/tables", "/ready", "/account/letter/{secret}", "(none)"} <= {
        line["path"] for line in requests
    }
    assert [line["status"] for line in requests if line["method"] == "LIVE"] == [1012]
    assert len({line["request"] for line in requests}) == len(requests)
    assert any("An operator did this: ban." in line["message"] for line in lines)
    found = [what for what, secret in hidden.items() if secret in log]
    assert found == []
