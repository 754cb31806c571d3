"""Drills 4 and 6: processes are replaced while people play, by another version too."""

import os
import signal
import sys
from collections.abc import Sequence

from tests.bench.load_figures import spread
from tests.drills.fleet import Fleet, more_moves, playing
from tests.wire.people import PATIENCE, controls_of
from tests.wire.player import Player

TABLES = int(os.environ.get("DRILL_TABLES", "40"))
MOST_UNANSWERED = 0.001
MOST_SECONDS = 1.0
"""The 99th percentile of an answer."""
BUSY = 3
"""How many times slower than before answers may get while a process starts on a busy machine."""

FORMER = """
import sys
import bot.storage.log.codec as codec
del codec.KINDS["TablePaused"]
import bot.app
bot.app.VERSION = "0.9"
from bot.__main__ import main
sys.exit(main())
"""
"""A version of the bot that does not know pauses."""


async def test_a_rolling_restart_leaves_no_press_unanswered(fleet: Fleet) -> None:
    former = await fleet.serving("former")
    players = await fleet.tables(TABLES)
    async with playing(players):
        for player in players:
            player.person.patience = PATIENCE
        await more_moves(players, 3)
        usual = answers_of(players)
        for name in ("second", "third"):
            later = await fleet.standing_by(name)
            await more_moves(players)
            assert await former.signal(signal.SIGTERM) == 0
            await later.says("servers taken over")
            await more_moves(players)
            former = later
    answers = answers_of(players)
    deeds = sum(len(player.deeds) for player in players)
    unanswered = deeds - len(answers)
    told = f"presses: {deeds}, not answered: {unanswered}, {spread(answers, 's', 1.0)}"
    sys.stdout.write(f"\n{told}; before the restarts {spread(usual, 's', 1.0)}\n")
    assert await fleet.complaints(players) == []
    assert fleet.refused_callbacks() == []
    late = sum(ship.said("an answer came too late") for ship in fleet.ships)
    assert unanswered - late <= MOST_UNANSWERED * deeds, f"{late} of them were answered too late"
    assert late_of(answers) < max(MOST_SECONDS, BUSY * late_of(usual))


def answers_of(players: Sequence[Player]) -> list[float]:
    """How long each answer took, the quickest first."""
    took = (deed.asked.seconds for player in players for deed in player.deeds)
    return sorted(seconds for seconds in took if seconds is not None)


def late_of(answers: Sequence[float]) -> float:
    """The 99th percentile."""
    return answers[int(0.99 * len(answers))]


async def test_a_former_version_closes_no_table_of_a_later_one(fleet: Fleet) -> None:
    later = await fleet.serving("later")
    former = await fleet.standing_by("former", command=("-c", FORMER, "run"))
    paused, other = await fleet.tables(2)
    await paused.move()
    assert (await paused.person.slash("contree pause")).responded
    assert (await paused.person.slash("contree pause")).responded
    await later.kill()
    await former.says("servers taken over")
    await other.move()
    await former.says("a table waits for an update of the bot")
    await paused.person.until(lambda: not [*controls_of(paused.table)], 30.0)
    assert await fleet.asked("SELECT count(*) FROM tables WHERE closed_at IS NULL") == [(2,)]
    stood = later.said("standing by")
    await later.launch()
    await later.says("standing by", stood + 1)
    taken = later.said("servers taken over")
    assert await former.signal(signal.SIGTERM) == 0
    await later.says("servers taken over", taken + 1)
    await paused.person.slash("contree hand")
    await paused.move()
    await other.move()
    assert await fleet.complaints([paused, other]) == []
