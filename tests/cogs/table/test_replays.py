"""Logs are replayed away from the event loop, whoever asks for what they tell."""

import threading

import pytest

from bot.i18n import words
from bot.storage.log import replay
from bot.tables.events import TableEvent
from bot.tables.fold import after
from bot.tables.table import Table
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.screens import selects_of, text_of
from tests.rig.ways import verify

FR = words("fr")


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[threading.Thread]:
    """Those in which an entry of a log has been replayed."""
    seen: set[threading.Thread] = set()

    def noticed(table: Table, event: TableEvent) -> Table:
        seen.add(threading.current_thread())
        return after(table, event)

    monkeypatch.setattr(replay, "after", noticed)
    return seen


async def test_no_log_is_replayed_on_the_event_loop(
    evening: Evening, threads: set[threading.Thread]
) -> None:
    async with at_table(evening, "Ann", "Bob", target=100) as game:
        await game.play_until(None)
        ann, _ = game.people.values()

        await verify(ann)
        assert FR("verify-yourself") in text_of(ann.newest_private())
        _away_from_the_loop(threads)

        page = await ann.slash("contree history")
        (games,) = selects_of(page)
        await ann.choose(page, games.options[0][0], verb="history-game")
        await ann.choose(page, "1", verb="history-deal")
        assert FR("history-deal-title", number=1, game=1) in text_of(page)

        stood = evening.table()
        await evening.restart()
        assert evening.table() == stood
        _away_from_the_loop(threads)


def _away_from_the_loop(threads: set[threading.Thread]) -> None:
    assert threads
    assert threading.main_thread() not in threads
    threads.clear()
