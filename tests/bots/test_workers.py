"""Workers: processes that answer for bots and can hold up or bring down nothing but their own move."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

import pytest

from bots.dare import BREAKS, FAILS, FINE, STUCK, Hands, dare
from gloaming import bots

T = TypeVar("T")
TESTS = Path(__file__).parents[1]
MODULES = ("bots.dare", "bots.troubled")


@pytest.fixture(autouse=True)
def _tests_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


def asked(character: int, level: str = "steady", seconds: float = 0.1) -> bots.Request:
    """The first decision of a game of Dare, for a bot of that character."""
    state: Hands = dare.new(2)
    for action in (102, 103):
        state.play(action)
    return bots.question(dare, state, 0, level, character, seconds)


def run(story: Callable[[bots.Workers], Coroutine[None, None, T]], grace: float = 60) -> T:
    """A story with a pool of one worker."""

    async def told() -> T:
        async with bots.Workers(1, grace, MODULES) as workers:
            return await story(workers)

    return asyncio.run(told())


def test_a_worker_answers_like_the_bot_itself_would() -> None:
    """The same requests, the same replies, here and in a process."""

    async def story(workers: bots.Workers) -> list[bots.Reply]:
        return [await workers.answer(asked(seed, "random")) for seed in range(9, 15)]

    assert run(story) == [bots.answer(asked(seed, "random")) for seed in range(9, 15)]


def test_what_a_bot_prints_does_no_harm() -> None:
    """Its advice thinks aloud; the reply arrives all the same."""
    assert run(lambda workers: workers.answer(asked(FINE))).saying == "pass"


def test_a_stuck_bot_is_stopped_and_the_next_request_is_answered() -> None:
    """The request fails with a sentence after its time; a new process takes the next one."""

    async def story(workers: bots.Workers) -> bots.Reply:
        await workers.answer(asked(FINE))
        workers.grace = 0.2
        with pytest.raises(bots.BotFault, match=r"did not answer within 0\.3 s"):
            await workers.answer(asked(STUCK))
        workers.grace = 60
        return await workers.answer(asked(FINE))

    assert run(story).saying == "pass"


@pytest.mark.parametrize("character", [BREAKS, FAILS])
def test_a_broken_bot_costs_only_its_own_request(character: int) -> None:
    """A process that ends and a bot that raises are both told; the next request is answered."""

    async def story(workers: bots.Workers) -> bots.Reply:
        with pytest.raises(bots.BotFault, match=r"broke down|no idea"):
            await workers.answer(asked(character))
        return await workers.answer(asked(FINE))

    assert run(story).saying == "pass"


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    """Other work is done between the question and the timeout of a stuck bot."""

    async def story(workers: bots.Workers) -> int:
        await workers.answer(asked(FINE))
        workers.grace = 0.2
        thinking = asyncio.ensure_future(workers.answer(asked(STUCK)))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        with pytest.raises(bots.BotFault):
            thinking.result()
        return turns

    assert run(story) > 3


def test_more_requests_than_workers_wait_for_their_turn() -> None:
    """Ten at once with one process: all are answered."""

    async def story(workers: bots.Workers) -> list[bots.Reply]:
        return await asyncio.gather(*[workers.answer(asked(FINE)) for _ in range(10)])

    assert {reply.saying for reply in run(story)} == {"pass"}


def test_a_request_that_is_called_off_leaves_no_process_behind() -> None:
    """The table was closed while its bot was thinking: the worker goes, the next request gets a new one."""

    async def story(workers: bots.Workers) -> bots.Reply:
        await workers.answer(asked(FINE))
        thinking = asyncio.ensure_future(workers.answer(asked(STUCK)))
        await asyncio.sleep(0.05)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert workers.idle == []
        assert workers.busy == set()
        return await workers.answer(asked(FINE))

    assert run(story).saying == "pass"


def test_a_worker_that_died_at_rest_is_not_asked() -> None:
    """Somebody killed it between two moves; nobody notices."""

    async def story(workers: bots.Workers) -> bots.Reply:
        await workers.warm()
        await workers.idle[0].end()
        return await workers.answer(asked(FINE))

    assert run(story).saying == "pass"
