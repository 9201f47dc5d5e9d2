"""Whatever somebody says over the socket of a table, only his own socket can be closed for it: others go on."""

import random

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.support.server.browsers import Browser

KEYS = ("hello", "have", "lobby", "text", "open", "say", "phrase", "choose", "undo", "seat", "v", "ping", "wat")
VALUES = (
    "null",
    "true",
    "-1",
    "1e999",
    "99999999999999999999",
    '""',
    '"\\ud800"',
    '"sell 12"',
    "[]",
    "{}",
    '{"log":"x"}',
)
SIGNS = '{}[]",:\\/ \x00\x1f\ud800é政🐫0123456789eE+-.truefalsn'


def babble(dice: random.Random) -> str | bytes:
    """A message that nobody would send: bytes, signs, JSON that means nothing, or almost a message."""
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "".join(dice.choices(SIGNS.replace("\ud800", ""), k=dice.randrange(200)))
    if kind == 2:
        depth = dice.randrange(1, 3000)
        return "[" * depth + "]" * dice.randrange(depth + 1)
    if kind == 3:
        return "x" * dice.choice((4096, 4097, 12_000))
    pairs = [f'"{dice.choice(KEYS)}": {dice.choice(VALUES)}' for _ in range(dice.randrange(1, 5))]
    return "{" + ", ".join(pairs) + "}"[: dice.randrange(5)]


def send(socket: WebSocketTestSession, message: str | bytes) -> None:
    if isinstance(message, bytes):
        socket.send_bytes(message)
    else:
        socket.send_text(message)


def say_all(socket: WebSocketTestSession, messages: list[str | bytes]) -> int:
    """Say all that, and read what is answered, until all is heard or the socket is closed; how much was said."""
    try:
        for number, message in enumerate(messages, 1):
            send(socket, message)
            if number % 20 == 0:
                socket.send_json({"ping": number})
                while socket.receive_json().get("pong") != number:
                    pass
    except (WebSocketDisconnect, RuntimeError):
        return number
    return len(messages)


@pytest.mark.slow
@pytest.mark.parametrize("most", [600, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_malformed_messages_close_nothing_but_the_socket_of_who_sends_them(client: TestClient, most: int) -> None:
    dice, mei, stranger = random.Random(11), Browser(client), Browser(client)
    link = mei.found("xanadu", "me", "bot:random")
    with mei.live(link) as page:
        page.state()
        said = 0
        while said < most:
            with client.websocket_connect(f"{link}/live", headers=stranger.heading({})) as socket:
                said += say_all(socket, [babble(dice) for _ in range(min(500, most - said))])
            if said % 2000 == 0 or said >= most:
                page.settle()
        seen = mei.turn(link)
        before = page.version
        assert mei.choose(link, seen["choices"][0], version=seen["version"]).status_code == 200
        while page.version == before:
            page.read()
        assert not any("error" in message for message in page.settle())
    assert mei.view(link)["version"] >= 1
