"""How long others wait for an answer while one stranger floods the server with messages, requests and sockets.

``python benchmarks/flood.py`` starts a server and a second program that floods it from another address of the loopback
(127.0.0.2; Linux), for so many seconds and no longer. The goals: another table's choice is answered within 100 ms and
``/ready`` within 50 ms, each in 95 of 100 cases. Needs ``pip install tongbao[test]``.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from player import Player, measure
from served import heading, row, served

STRANGER = "127.0.0.2"
FRAME = bytes([0x81, 0x80 | 11, 0, 0, 0, 0]) + b'{"ping": 1}'
"""A masked text frame (RFC 6455, 5.2) whose mask changes nothing."""
SOCKETS = 8
CONNECTIONS = 16


def request(path: str, port: int, upgrade: bool = False) -> bytes:
    """A request as it is sent."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    if upgrade:
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    return "\r\n".join([*lines, "", ""]).encode()


async def flood_socket(port: int, path: str, until: float) -> int:
    """Open a socket and say more than it can hear; again when it is closed. How many messages that were."""

    async def open_socket(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(request(f"{path}/live", port, upgrade=True))
        await reader.readuntil(b"\r\n\r\n")

    return await pour(port, until, open_socket, lambda: FRAME, 40)


async def flood_requests(port: int, path: str, until: float) -> int:
    """Ask as fast as it is answered, sixteen requests ahead. How many that were."""

    async def begin(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        pass

    return await pour(port, until, begin, lambda: request(random.choice([path, "/", "/ready"]), port), 16)


async def pour(
    port: int,
    until: float,
    begin: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    make: Callable[[], bytes],
    at_once: int,
) -> int:
    """Send so many of the same at once, again and again, over a new connection whenever one is closed. How many."""
    sent = 0
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            await begin(reader, writer)
            hearing = asyncio.create_task(drain(reader))
            while time.monotonic() < until and not hearing.done():
                writer.write(make() * at_once)
                sent += at_once
                await asyncio.wait_for(writer.drain(), 1)
                await asyncio.sleep(0.01)
            hearing.cancel()
            writer.close()
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.05)
    return sent


async def drain(reader: asyncio.StreamReader) -> None:
    """Read until the server closes."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65536):
            pass


def flood(port: int, path: str, seconds: float, told: "multiprocessing.Queue[tuple[int, int]]") -> None:
    """The stranger, for so many seconds."""

    async def all_at_once() -> None:
        until = time.monotonic() + seconds
        sockets = [flood_socket(port, path, until) for _ in range(SOCKETS)]
        requests = [flood_requests(port, path, until) for _ in range(CONNECTIONS)]
        counts = await asyncio.wait_for(asyncio.gather(*sockets, *requests), seconds + 10)
        told.put((sum(counts[:SOCKETS]), sum(counts[SOCKETS:])))

    asyncio.run(all_at_once())


def main() -> None:
    """Measure the quiet and the flooded server; print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=15, help="how long each half lasts (15, at most 60)")
    seconds = min(60.0, parser.parse_args().seconds)
    told: multiprocessing.Queue[tuple[int, int]] = multiprocessing.Queue()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        player = Player(server.address)
        for path in ("/", player.link):  # so that their templates are compiled
            player.client.get(path).raise_for_status()
        measure(player, 3)
        quiet_from, begun = len(server.held()), server.worked()
        quiet = measure(player, seconds)
        usual = server.worked() - begun
        flooded_from = len(server.held())
        stranger = multiprocessing.Process(target=flood, args=(server.port, player.link, seconds + 2, told))
        stranger.start()
        time.sleep(1)
        begun = server.worked()
        flooded = measure(player, seconds)
        more = server.worked() - begun
        said, asked = told.get(timeout=60)
        stranger.join()
        held = server.held()
    print(f"A stranger sent {said:,} messages and {asked:,} requests in {seconds + 2:.0f} s.")
    print(
        f"The server used {usual / seconds:.0%} of a core when it was quiet, {more / seconds:.0%} when it was flooded."
    )
    heading("Milliseconds until the answer")
    report = {
        "benchmark": "flood",
        "messages": said,
        "requests": asked,
        "core": {"quiet": round(usual / seconds, 3), "flooded": round(more / seconds, 3)},
        "choice, quiet": row("another table’s choice, quiet", quiet[0]),
        "choice, flooded": row("another table’s choice, flooded", flooded[0], "goal: 95 % at most 100"),
        "ready, quiet": row("/ready, quiet", quiet[1]),
        "ready, flooded": row("/ready, flooded", flooded[1], "goal: 95 % at most 50"),
        "loop, quiet": row("turn of the event loop late, quiet", [s * 1000 for s in held[quiet_from:flooded_from]]),
        "loop, flooded": row("turn of the event loop late, flooded", [s * 1000 for s in held[flooded_from:]]),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    socket.setdefaulttimeout(60)
    main()
