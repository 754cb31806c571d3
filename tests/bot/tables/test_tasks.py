"""Background work: kept, logged when it fails, ended at the end."""

import asyncio
from contextvars import ContextVar

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars
from structlog.testing import capture_logs

from bot.tables.tasks import Tasks
from tests.bot.tables.gate import Gate, settle


async def test_a_task_runs_under_its_name() -> None:
    tasks, gate = Tasks(), Gate()
    task = tasks.spawn(gate.wait(), "a name")
    await settle()
    assert (task.get_name(), gate.waiting) == ("a name", 1)
    await gate.open()
    assert task.done()
    await tasks.close()
    assert not task.cancelled()


async def test_closing_cancels_all_tasks_and_waits_for_them() -> None:
    tasks, gate, ended = Tasks(), Gate(), []

    async def work(name: str) -> None:
        try:
            await gate.wait()
        finally:
            await asyncio.sleep(0)
            ended.append(name)

    spawned = [tasks.spawn(work(name), name) for name in ("one", "two")]
    await settle()
    with capture_logs() as logs:
        await tasks.close()
    assert sorted(ended) == ["one", "two"]
    assert all(task.cancelled() for task in spawned)
    assert logs == []
    await tasks.close()


async def test_a_failing_task_is_logged_and_affects_no_other() -> None:
    tasks, gate = Tasks(), Gate()

    async def fail() -> None:
        raise LookupError("a fault of ours")

    other = tasks.spawn(gate.wait(), "other")
    with capture_logs() as logs:
        tasks.spawn(fail(), "failing")
        await settle()
    (entry,) = logs
    assert (entry["log_level"], entry["task"]) == ("error", "failing")
    assert isinstance(entry["exc_info"], LookupError)
    assert not other.done()
    await tasks.close()


async def test_of_what_was_foreseen_the_log_has_a_line() -> None:
    async def fail() -> None:
        raise ConnectionResetError

    tasks = Tasks(lambda error: isinstance(error, ConnectionError))
    with capture_logs() as logs:
        tasks.spawn(fail(), "failing")
        await settle()
    (entry,) = logs
    assert (entry["log_level"], entry["task"]) == ("warning", "failing")
    assert "exc_info" not in entry
    await tasks.close()


async def test_background_work_does_not_log_for_the_press_that_began_it() -> None:
    tasks, logger, turn = Tasks(), structlog.get_logger(), ContextVar("turn", default="")

    async def work() -> None:
        logger.info("working", turn=turn.get())

    turn.set("kept")
    with (
        bound_contextvars(interaction=1),
        capture_logs(processors=[merge_contextvars]) as told,
    ):
        await tasks.spawn(work(), "work")
        logger.info("answered")
    assert [(line["event"], line.get("interaction")) for line in told] == [
        ("working", None),
        ("answered", 1),
    ]
    assert told[0]["turn"] == "kept"
