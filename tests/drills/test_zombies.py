"""Drills 2 and 3: a process is cut off from the database, or stopped, and comes back later."""

import asyncio
import signal
from collections.abc import Iterator
from time import monotonic

import pytest
from sqlalchemy import make_url

from bot.failures import ExitCode
from bot.storage.database.cluster import LEASE_SECONDS
from tests.bot.storage.line import Line
from tests.drills.fleet import Fleet, Ship, more_moves, playing

TABLES = 4
STOPPED_SECONDS = 15.0
TAKEN_OVER = (
    "another process has taken over",
    "Another process has taken over",
    "StorageUnavailable",
    "unreachable",
)
"""What a process logs that finds out, or that has lost its database."""


@pytest.fixture
def line(url: str) -> Iterator[Line]:
    """A line to the server of the database."""
    where = make_url(url)
    with Line(where.host or "localhost", where.port or 5432) as to_server:
        yield to_server


def asked_since(fleet: Fleet, ship: Ship, moment: float) -> list[str]:
    """What a process has asked of Discord since then."""
    return [each.path for each in fleet.heard(ship) if each.at > moment]


async def test_a_stopped_process_does_nothing_when_it_goes_on(fleet: Fleet) -> None:
    fleet.forgiven = TAKEN_OVER
    zombie, heir = await fleet.serving("zombie"), await fleet.standing_by("heir")
    players = await fleet.tables(TABLES)
    async with playing(players):
        await more_moves(players)
        zombie.send(signal.SIGSTOP)
        stopped = asyncio.create_task(asyncio.sleep(STOPPED_SECONDS))
        await heir.says("servers taken over")
        await more_moves(players)
        await stopped
        epochs = await fleet.asked("SELECT DISTINCT owner FROM slots")
        moment = monotonic()
        zombie.send(signal.SIGCONT)
        assert await zombie.end() == ExitCode.LEASE_LOST
        await more_moves(players, 2)
    assert await fleet.asked("SELECT DISTINCT owner FROM slots") == epochs
    late = asked_since(fleet, zombie, moment)
    public = [path for path in late if path.startswith("/channels")]
    assert len(public) <= 1, f"at most one edit was on its way: {public}"
    assert not [path for path in late if path.startswith(("/interactions", "/webhooks"))], late
    assert fleet.refused_callbacks() == []
    assert await fleet.complaints(players) == []


async def test_a_process_cut_off_from_the_database_falls_silent(fleet: Fleet, line: Line) -> None:
    fleet.forgiven = TAKEN_OVER
    through = make_url(fleet.url).set(host="127.0.0.1", port=line.port)
    address = through.render_as_string(hide_password=False)
    cut_off = await fleet.serving("cut-off", url=address)
    heir = await fleet.standing_by("heir")
    players = await fleet.tables(TABLES)
    async with playing(players):
        await more_moves(players)
        async with line.cut():
            moment = monotonic() + LEASE_SECONDS
            await heir.says("servers taken over")
            await more_moves(players, 2)
        assert await cut_off.end() == ExitCode.LEASE_LOST
        await more_moves(players)
    assert asked_since(fleet, cut_off, moment) == []
    assert fleet.refused_callbacks() == []
    assert await fleet.complaints(players) == []
