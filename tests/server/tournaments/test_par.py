"""Par of a daily deal: what becomes of it when the levels can’t play."""

import asyncio

import pytest

from tongbao.server.tournaments.par import FAILED, MISSING, MOST_TRIES, RESTS, WORKING, LevelGame, ParScores

DEAL = LevelGame("pocket_changan", 2, 0, "greedy", "5e" * 32, "5e" * 32, "greedy")


def test_a_par_that_fails_is_tried_again_after_a_rest_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> list[str]:
        raise RuntimeError("no level can play")

    monkeypatch.setattr("tongbao.server.tournaments.par.levels_for", broken)
    moment = 0.0

    async def whole() -> None:
        nonlocal moment
        pars = ParScores(lambda: moment)
        for tries in range(1, MOST_TRIES + 1):
            assert pars.of("2026-11-24", DEAL).state == WORKING
            await asyncio.gather(*pars.tasks.values())
            await asyncio.sleep(0)
            assert pars.of("2026-11-24", DEAL).state == (FAILED if tries < MOST_TRIES else MISSING)
            assert not pars.tasks, "it rests"
            moment += RESTS
        assert pars.of("2026-11-24", DEAL).state == MISSING and not pars.tasks
        await pars.close()

    asyncio.run(whole())
