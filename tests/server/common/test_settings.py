"""Settings: read from a file, checked, said in the document, and each of them used."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict
from tools.settings import DOCUMENT, described, written

from tests.support.command_line import Run
from tongbao.server.common.config import HostSettings, read_settings
from tongbao.server.common.settings import Bots, OfAddress, OfPerson, Rate, Settings
from tongbao.server.db.database import Database
from tongbao.server.main.server import Serving

SERVER = Path("src/tongbao/server")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Serving]:
    """The configurations that would have been served."""
    started: list[Serving] = []
    monkeypatch.setattr("tongbao.server.main.server.run", started.append)
    return started


def test_a_file_changes_what_it_names_and_options_win_over_it(run: Run, tmp_path: Path, started: list[Serving]) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        'names = ["tea.example"]\nreports = 7\nbots = { here = false, pause = 1 }\n[rates.person.hints]\nat_once = 16\n'
    )
    assert run("serve", "--config", file, "--allow-host", "mill.example", "--bots", "here").code == 0
    assert run("serve", "--config", file, "--allowances", "2", "--workshop", "0").code == 0
    usual, (one, other) = Settings(), (serving.settings for serving in started)
    assert one.names == ("mill.example",) and one.bots == Bots(pause=1) and one.reports == 7
    assert one.rates.person.hints == Rate(16, usual.rates.person.hints.a_second)
    assert one.rates.person.talk == usual.rates.person.talk and one.tables == usual.tables
    assert other.names == ("tea.example",) and not other.bots.here
    assert (other.rates.factor, other.workshop.processes) == (2, 0)


def test_texts_about_the_site_stand_in_the_file_or_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    (tmp_path / "imprint.md").write_text("# Who runs this\n\nMei", "utf-8")
    file.write_text('[site]\nname = "茶馆"\nimprint = "imprint.md"\nprivacy = """\nRead\nprivacy.md"""\n', "utf-8")
    site = read_settings(file).with_texts().site
    assert (site.name, site.imprint, site.privacy) == ("茶馆", "# Who runs this\n\nMei", "Read\nprivacy.md")
    assert site.is_named and not Settings().site.is_named


def test_only_the_server_reads_texts_about_the_site(run: Run, tmp_path: Path, started: list[Serving]) -> None:
    Database(tmp_path).close()
    file = tmp_path / "settings.toml"
    file.write_text('[site]\nimprint = "imprint.md"\n', "utf-8")
    assert run("backup", "--config", file, "--data", tmp_path).code == 0
    refused = run("serve", "--config", file)
    assert (refused.code, started) == (2, [])
    assert refused.sentence == (
        f"site.imprint names “{tmp_path / 'imprint.md'}”, which can’t be read: No such file or directory."
    )


@pytest.mark.parametrize(
    ("contact", "link"),
    [("mei@tea.example", "mailto:mei@tea.example"), ("https://tea.example/@mei", "https://tea.example/@mei"), ("", "")],
)
def test_a_contact_is_a_link(contact: str, link: str) -> None:
    assert Settings().but(site={"contact": contact}).site.contact_link == link


def test_without_a_file_all_is_as_usual(run: Run, started: list[Serving]) -> None:
    assert run("serve").code == 0
    assert started[0].settings == Settings() and started[0].host == "127.0.0.1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pause = 1", "there is no setting “pause”; did you mean bots.pause?"),
        ("xylophone = 1", "there is no setting “xylophone”; choose one of: host, names,"),
        ("prot = 1", "there is no setting “prot”; did you mean port?"),
        ("allow_host = 1", "there is no setting “allow_host”; did you mean names?"),
        ("hints = 1", "there is no setting “hints”; did you mean rates.address.hints or rates.person.hints?"),
        ("port = 70000", "port is 70000; it must be a whole number from 1 to 65535."),
        ("[bots]\npaus = 1", "there is no setting “bots.paus”; did you mean bots.pause?"),
        ('[bots]\npause = "long"', "bots.pause is “long”; it must be a number from 0 on."),
        ("[bots]\nniceness = 20", "bots.niceness is 20; it must be a whole number from 0 to 19."),
        ("[bots]\nprocesses = 0", "bots.processes is 0; it must be a whole number from 1 on."),
        ("[tables]\nof_host = 1.5", "tables.of_host is 1.5; it must be a whole number from 0 on."),
        ('names = "tea.example"', "names is “tea.example”; it must be a list."),
        ("bots = 3", "bots is 3; it must be a table."),
        ("[rates.person.hints]\na_second = 0", "rates.person.hints.a_second is 0; it must be a number above 0."),
        ("[passwords]\nmemory = 8\nlanes = 4", "passwords needs at least 32 kibibytes of memory for its lanes."),
        ('[site]\nname = ""', "site.name is “”; it must be a text of 1 to 30 characters."),
        ('[site]\nname = "Tea\\n"', "site has a name with characters that can’t be displayed on one line."),
        ('[site]\ncontact = "javascript:1"', "site has a contact that is neither an email address nor a web address."),
        ('[accounts]\nsign_up = "maybe"', "accounts.sign_up is “maybe”; it must be one of: closed, invited, open."),
        ("reports = ", "isn’t valid TOML: Invalid value (at end of document)."),
        ("self = 1", "there is no setting “self”;"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, tmp_path: Path, started: list[Serving], text: str, said: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    beginning = f"{file} {said}" if said.startswith("isn’t") else f"{file}: {said}"
    for command in ("serve", "bots"):
        place = ["--data", tmp_path] if command == "bots" else []
        sentence = run(command, "--config", file, *place).sentence
        assert sentence.startswith(beginning), sentence
    assert not started
    assert "none.toml" in run("serve", "--config", tmp_path / "none.toml").sentence


def test_the_document_tells_all_settings_and_rates() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written(text) == text, "run `python tools/settings.py`"
    rows = [re.split(r" ?\| ?", row) for row in re.findall(r"^\| `(\w+` \|.*\|.*\|.*)\|$", text, re.M)]
    for place, kind in ((2, OfPerson()), (3, OfAddress())):
        told = {row[0].strip("`"): row[place].partition(";")[0].strip() for row in rows if row[place].strip()}
        assert told == {name: shown(rate) for name, rate in asdict(kind).items()}


def shown(rate: Rate) -> str:
    """A rate as the document tells it."""
    for seconds, unit in ((1, "a second"), (60, "a minute"), (3600, "an hour"), (24 * 3600, "a day")):
        if rate.a_second * seconds >= 0.999:
            return f"{rate.at_once:g}, {rate.a_second * seconds:.3g} {unit}"
    raise AssertionError(rate)


def test_the_example_of_the_document_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(DOCUMENT.read_text("utf-8").partition("```toml\n")[2].partition("```")[0])
    assert read_settings(file).tables.in_all == 500


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.md", "site.privacy names “{file}”, which can’t be read: No such file or directory."),
        ("bad.md", "site.privacy names “{file}”, which can’t be read: it isn’t in UTF-8."),
        ("long.md", "site.privacy is “xxx"),
    ],
)
def test_a_text_about_the_site_that_cannot_be_read_is_said(
    run: Run, tmp_path: Path, started: list[Serving], name: str, said: str
) -> None:
    (tmp_path / "bad.md").write_bytes(b"\xff")
    (tmp_path / "long.md").write_text("x" * 100_001)
    file = tmp_path / "tongbao.toml"
    file.write_text(f'[site]\nprivacy = "{name}"\n')
    sentence = run("serve", "--config", file).sentence
    assert sentence.startswith(said.format(file=tmp_path / name)) and len(sentence) < 400 and not started


def test_every_setting_is_used() -> None:
    kept = ("settings.py", "config.py")
    source = "".join([file.read_text("utf-8") for file in SERVER.rglob("*.py") if file.name not in kept])
    unused: list[Any] = [
        name for name, *_ in described(HostSettings()) if not re.search(rf"\.{name.split('.')[-1]}\b", source)
    ]
    assert not unused
