"""Somebody who plays on a running server, and how long that server lets him wait."""

import random
import time

import httpx2
from served import timed

from tongbao.testing.addresses import api

PAUSE = 0.25
"""Seconds between two rounds of some four requests: who asks for more than twenty a second has to wait."""


class Player:
    """Somebody who plays both seats of a table."""

    def __init__(self, address: str) -> None:
        self.client = httpx2.Client(base_url=address, timeout=60)
        self.dice = random.Random(1)
        self.table()

    def table(self) -> None:
        """A new table."""
        form = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "here"}
        answer = self.client.post("/tables", data=form)
        self.link = answer.headers["location"]

    def choose(self) -> float:
        """Make a choice; how many milliseconds until it is answered."""
        seen = self.client.get(f"{api(self.link)}/view?seat=0").json()
        if seen["view"]["over"]:
            self.table()
            return self.choose()
        seat = seen["view"]["to_act"][0]
        if seat:
            seen = self.client.get(f"{api(self.link)}/view?seat={seat}").json()
        wish = {"seat": seat, "choice": self.dice.choice(seen["choices"]), "version": seen["version"]}
        return timed(lambda: self.client.post(f"{self.link}/choices", json=wish).raise_for_status())

    def ask(self) -> float:
        """Ask how the server is; how many milliseconds until it says so."""
        return timed(lambda: self.client.get("/ready").raise_for_status())


def measure(player: Player, seconds: float) -> tuple[list[float], list[float]]:
    """Choices and questions for so many seconds, no more often than lets them pass at once."""
    until = time.monotonic() + seconds
    choices, questions = [], []
    while time.monotonic() < until:
        choices.append(player.choose())
        questions.append(player.ask())
        time.sleep(PAUSE)
    return choices, questions
