"""``tongbao serve``, as a program of its own."""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from tests.support.command_line import Run


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_prints_its_address_answers_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tongbao", "serve", "--port", str(port), "--data", str(tmp_path), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stderr is not None
        try:
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                assert "Xanadu" in page.read().decode()
            server.send_signal(signal.SIGINT)
            assert server.wait() == 0
            assert "Traceback" not in server.stderr.read()
        finally:
            server.kill()
    assert list(tmp_path.iterdir())


def test_a_port_in_use_is_one_sentence(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        assert port in run("serve", "--port", port, "--data", tmp_path, "--no-open").sentence


ESPERANTO = {
    "Play": "Ludi",
    "Rules": "Reguloj",
    "Learn": "Lerni",
    "Main": "Ĉefa",
    "Language": "Lingvo",
    "Games": "Ludoj",
    "Start page": "Komenca paĝo",
    "Board games of the Silk Road": "Tabulludoj de la Silka Vojo",
    "Skip to main content": "Al la paĝo",
    "New table": "Nova tablo",
    "Your tables": "Viaj tabloj",
    "With friends": "Kun amikoj",
    "Close": "Fermi",
    "Chronicle": "Kroniko",
    "Table": "Tablo",
    "Players": "Ludantoj",
    "Undo": "Malfari",
    "Hints": "Konsiletoj",
    "Seats": "Sidlokoj",
    "{n} {n|card|cards}": "{n} {n|karto|kartoj}",
}


@pytest.mark.by_turns(2)
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_a_language_of_twenty_phrases_is_a_folder(tmp_path: Path) -> None:
    """No code, no installation: the folder is named, and the pages speak it as far as it goes."""
    folder = tmp_path / "languages" / "eo"
    folder.mkdir(parents=True)
    catalog = Catalog("eo")
    for english, other in ESPERANTO.items():
        catalog.add(english, other)
    with (folder / "site.po").open("wb") as file:
        write_po(file, catalog)
    port, data = free_port(), tmp_path / "data"
    command = [sys.executable, "-m", "tongbao", "serve", "--port", str(port), "--data", str(data), "--no-open"]
    with subprocess.Popen([*command, "--languages", str(folder.parent)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            asking = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"accept-language": "eo"})
            with urllib.request.urlopen(asking) as answer:
                page = answer.read().decode()
        finally:
            server.kill()
    assert '<html lang="eo"' in page and "Esperanto" in page
    assert all(text in page for text in ("Ludi", "Reguloj", "Lerni", "Tabulludoj de la Silka Vojo"))
    assert "Xanadu" in page, "what isn't translated stays English"


def test_a_folder_of_languages_that_is_not_there_is_one_sentence(run: Run, tmp_path: Path) -> None:
    said = run("serve", "--languages", tmp_path / "nowhere", "--data", tmp_path, "--no-open").sentence
    assert "There is no language folder" in said
