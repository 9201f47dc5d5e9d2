"""Strong bots think in processes of their own; who fails or is too late is replaced by the merchant."""

import asyncio
import logging
import time

import pytest

import tongbao
from tests.server.matches.test_waking import until
from tests.support.server.browsers import Browsers
from tongbao.bots.levels.players import GreedyBot
from tongbao.engine.record import Record
from tongbao.server.common.settings import Bots
from tongbao.server.matches import worker_pool
from tongbao.server.matches.worker_pool import BotQuestion, WorkerPool


def question(bot: str, seconds: float) -> BotQuestion:
    """The first decision of a game."""
    game = tongbao.new("xanadu", players=2, seed=1)
    return BotQuestion(Record.of(game).dumps(), game.actor, bot, 1, seconds)


def test_a_master_thinks_elsewhere_while_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, ticks = WorkerPool(Bots(processes=1, niceness=0)), 0

    async def watch() -> str:
        nonlocal ticks
        asked = asyncio.create_task(pool.choose(question("master", 0.05)))
        while not asked.done():
            await asyncio.sleep(0.005)
            ticks += 1
        return await asked

    try:
        text = asyncio.run(watch())
    finally:
        pool.close()
    assert text.startswith("start ")
    assert ticks > 3
    assert pool.asked == 0


def test_many_who_wait_think_less_each() -> None:
    pool = WorkerPool(Bots(processes=2, niceness=0))
    assert pool.time_limit() == Bots().seconds
    pool.asked = 8
    assert pool.time_limit() == Bots().seconds / 4
    pool.asked = 10**6
    assert pool.time_limit() == worker_pool.LEAST_SECONDS


@pytest.mark.parametrize(
    ("failure", "said"), [(TimeoutError(), "was too late"), (ValueError("no idea"), "failed at table")]
)
def test_who_comes_to_nothing_is_replaced_by_the_merchant(
    browser: Browsers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
    said: str,
) -> None:
    asked: list[BotQuestion] = []

    async def fails(pool: WorkerPool, question: BotQuestion) -> str:
        asked.append(question)
        raise failure

    monkeypatch.setattr(WorkerPool, "choose", fails)
    mei = browser()
    with caplog.at_level(logging.WARNING, "tongbao.bots"):
        link = mei.found("xanadu", "bot:master", "me")
        with mei.live(link) as page:
            page.settle()
            until(lambda: bool(asked))
            until(lambda: mei.view(link)["view"]["to_act"] == [1] or len(asked) > 1)
    seen = tongbao.replay(asked[0].record)
    assert GreedyBot(1).choose(tongbao.Seat(seen, asked[0].seat)) in seen.choices(asked[0].seat)
    assert any(said in line for line in caplog.messages)


def test_a_process_that_answers_too_late_is_ended() -> None:
    pool = WorkerPool(Bots(processes=1, niceness=0))

    async def late() -> None:
        with pytest.raises(TimeoutError):
            await pool.run(time.sleep, 60, 0.2)
        assert (await pool.choose(question("master", 0.05))).startswith("start ")

    try:
        asyncio.run(late())
    finally:
        pool.close()
