"""``python -m tests.bench.load``: many tables at once, over the wire, people at human pace.

Two people and two computers sit at each table and play game after game, one half of them as a
rematch, the other at a new table in the same channel. The bot is a process of its own with the
settings that it has by default; the little Discord and the people share another, whose own use of
the processor is reported too: where it nears a whole core, it is the measure that is slow. With
``--alone`` the tables play for as long again, and so many more people play the deal of the day
beside them, all from the same moment on: what each table waits is told without them and with them.
With ``--analysed`` everybody at the tables turns on the automatic analysis of their deals at that
moment, which is told in the same way. With ``--burst`` so many people more ask for the deal of the
day and for a question of hand reading, all at that moment. With ``--evening`` four people sit at
each table; then, with another bot, as many play at the tables of an evening, all the same deals.
"""

import asyncio
import json
import math
import os
import signal
import sqlite3
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from simcord.backend.models import Message

from bot.demo.simulated_discord import Awaited
from bot.process import switch_threads_often
from engine.players import Level
from tests.bench.companies import WithPlayer
from tests.bench.load_burst import ask_at_once, burst_told
from tests.bench.load_evening import EveningCompany, compared, plan_evening
from tests.bench.load_figures import FEW, Pictures, Usage, p99, requests_told, spread
from tests.bench.load_minutes import Minute, minutes_told
from tests.bench.metered_bot import FILE, VITALS, Stalls, Vitals
from tests.wire.days import FILE as DATABASE
from tests.wire.days import SoloPlayer, give_days
from tests.wire.limits import Limits
from tests.wire.people import PATIENCE, WirePerson, controls_of
from tests.wire.player import Deed, Player
from tests.wire.programme import Programme
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

METERED = ("-m", "tests.bench.metered_bot")
SETTINGS: dict[str, str] = {
    "CONTREE_LOG_LEVEL": "warning",
    "CONTREE_TABLES_PER_SERVER": "1000",  # all tables are in one server here
    "CONTREE_COMMANDS_PER_SERVER": "10000",
}
TARGET = 1000
"""An ordinary game of people in a hurry: a quarter of an hour at the usual pace."""
NAMES = "ABCD"
AT_ONCE = 10
"""Tables that are opened at the same time."""
MINUTE = 60.0
TOLD = 0.5
"""Seconds for which they play on, so that the last minute is told too."""
KIB = 1024
ANALYSES_ON = "self-analysis-on"
"""The argument of the switch on the page of one's preferences."""

SHOWN = 40
"""Characters of what was logged that tell one kind of error from another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is asked of the bot."""

    tables: int
    minutes: float
    pace: float
    target: int = TARGET
    seed: int = 0
    level: Level = Level.EXPERT
    follow_ups: bool = False
    rest: float = PATIENCE
    alone: int = 0
    analysed: bool = False
    burst: int = 0
    evening: bool = False
    people: int = 2

    @property
    def has_joining(self) -> bool:
        """Whether the tables play for as long again, beside what joins them then."""
        return bool(self.alone or self.analysed or self.burst)


@dataclass
class Run:
    """A load while it lasts."""

    load: Load
    discord: LittleDiscord
    programme: Programme
    vitals: Path
    pictures: Pictures = field(default_factory=Pictures)
    companies: Sequence[WithPlayer | EveningCompany] = ()
    evening: EveningCompany | None = None
    minutes: list[Minute] = field(default_factory=list)
    broken_off: list[str] = field(default_factory=list)
    solo: list[SoloPlayer] = field(default_factory=list)
    burst: list[Awaited] = field(default_factory=list)
    joined: float = math.inf
    """When those who play alone began, or analyses."""
    unopened: int = 0

    @property
    def players(self) -> list[Player]:
        """Everybody who plays."""
        return [player for company in self.companies for player in company.players]

    async def open_tables(self) -> None:
        """Let people sit down everywhere."""
        if self.evening:
            self.companies = [self.evening]
            await self.evening.come()
            return
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(number: int) -> WithPlayer:
            seed, target = self.load.seed + number, self.load.target
            async with gate:
                while (players := await self._seated(number)) is None:
                    self.unopened += 1
            return WithPlayer(self.discord, players, target, Random(seed))

        self.companies = await asyncio.gather(*map(open_one, range(self.load.tables)))

    async def _seated(self, number: int) -> list[Player] | None:
        """People at a table; None where the bot did not answer them in time."""
        seed, target, pause = self.load.seed + number, self.load.target, self.load.pace
        names = [f"{name}{number}" for name in NAMES[: self.load.people]]
        try:
            return await sit_down(self.discord, *names, seed=seed, target=target, pause=pause)
        except (AssertionError, TimeoutError):
            return None

    async def play(self) -> None:
        """Let them play for as long as was asked."""
        tasks = [asyncio.create_task(company.play()) for company in self.companies]
        telling = asyncio.create_task(self._tell_each_minute())
        seconds = self.load.minutes * MINUTE + TOLD
        done, _ = await asyncio.wait((*tasks, telling), timeout=seconds)
        if self.load.has_joining:
            self.joined = perf_counter()
            await self._turn_analyses_on()
            tasks += [asyncio.create_task(player.play()) for player in self._alone()]
            self.burst = await ask_at_once(self.discord, self.load.burst)
            done, _ = await asyncio.wait((*tasks, telling), timeout=seconds)
        for task in (*tasks, telling):
            task.cancel()
        await asyncio.gather(*tasks, telling, return_exceptions=True)
        # The figures of an hour are not lost for one table.
        self.broken_off = [repr(why) for task in done if (why := task.exception())]

    async def _turn_analyses_on(self) -> None:
        """Let everybody at the tables turn on the automatic analysis of their deals."""
        channel = self.discord.channel("preferences")
        for player in self.players if self.load.analysed else ():
            person = WirePerson(self.discord.world, player.person.user, channel)
            await person.slash("contree me")
            page = person.private()[-1]
            (switch,) = (c for c in controls_of(page) if c.custom_id.argument == ANALYSES_ON)
            await person.press(page, switch)

    def _alone(self) -> list[SoloPlayer]:
        """People who play the deal of the day, each in their own way."""
        channel = self.discord.channel("noon")
        for number in range(self.load.alone):
            person = self.discord.person(f"N{number}", channel)
            self.solo.append(SoloPlayer(person, Random(number), self.load.pace))
        return self.solo

    async def _tell_each_minute(self) -> None:
        """Say how the bot is at once and each minute, so that growth is seen while it grows."""
        before = Usage.of(self.programme.pid)
        while True:
            now, since = Usage.of(self.programme.pid), perf_counter() - MINUTE
            waits = [d.asked.seconds for p in self.players for d in p.deeds if d.at > since]
            vitals = Vitals.read(self.vitals)
            minute = Minute(
                now.resident_kib / KIB,
                vitals.tasks if vitals else 0,
                sum(company.ended for company in self.companies),
            )
            self.minutes.append(minute)
            told = (
                f"minute {len(self.minutes) - 1}: {minute.memory:.1f} MiB, {minute.tasks} tasks,"
                f" {minute.ended} games ended,"
                f" last event {vitals.silence if vitals else 0:.1f} s ago,"
                f" loop {(now.loop - before.loop) / MINUTE:.0%} of a core,"
                f" answers {spread([wait for wait in waits if wait is not None])}"
            )
            sys.stdout.write(told + "\n")
            sys.stdout.flush()
            before = now
            await asyncio.sleep(MINUTE)

    def behind(self) -> int:
        """How many tables show less in public than on a hand."""
        tables = defaultdict[int, list[WirePerson]](list)
        for player in self.players:
            tables[player.person.channel.id].append(player.person)
        return sum(
            newest_move(people[0].public()) < max(newest_move(each.private()) for each in people)
            for people in tables.values()
        )

    def deeds(self) -> list[Deed]:
        """All presses that can have been answered."""
        now = perf_counter()
        return [d for p in self.players for d in p.deeds if now - d.at > PATIENCE]


async def run(load: Load) -> list[str]:
    """Put a load on the bot; what it cost, line by line."""
    if not load.evening:
        return (await _run(load))[1]
    plain, lines = await _run(replace(load, people=len(NAMES), evening=False))
    together, more = await _run(load)
    return [*lines, "an evening:", *more, compared(plain.deeds(), together.deeds())]


async def _run(load: Load) -> tuple[Run, list[str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        meter = folder / "stalls.json"
        vitals = folder / "vitals.json"
        chosen = {
            "CONTREE_COMPUTER_LEVEL": load.level,
            "CONTREE_DEAL_FOLLOW_UPS": str(load.follow_ups),
        }
        settings = {**SETTINGS, **chosen, FILE: str(meter), VITALS: str(vitals)}
        async with LittleDiscord(judging=False, limits=Limits()) as discord:
            programme = Programme(discord, folder, settings, METERED)
            try:
                if load.alone or load.burst:
                    await give_days(programme.data)
                measured = Run(load, discord, programme, vitals)
                if load.evening:
                    measured.evening = await plan_evening(
                        programme.data, discord, load.tables, load.pace
                    )
                await programme.start()
                lines = await _measured(measured, meter)
            finally:
                await programme.kill()
        analyses = [_analyses(programme.data)] if load.analysed else []
        return measured, [*lines, *analyses, *_errors(programme)]


def _analyses(data: Path) -> str:
    """How many deals were analysed."""
    with closing(sqlite3.connect(data / DATABASE)) as kept:
        ((count,),) = kept.execute("SELECT count(*) FROM analyses")
    return f"deals analysed: {count}"


async def _measured(run: Run, meter: Path) -> list[str]:
    programme = run.programme
    empty = Usage.of(programme.pid)
    run.discord.ledger.journal = []
    await run.open_tables()
    run.discord.world.subscribers.append(run.pictures.watch)
    run.discord.ledger.counts.clear()
    run.discord.ledger.limits_met.clear()
    before, own = Usage.of(programme.pid), Usage.of(os.getpid())
    began = perf_counter()
    await run.play()
    took = perf_counter() - began
    after, own_after = Usage.of(programme.pid), Usage.of(os.getpid())
    await asyncio.sleep(run.load.rest)
    lines = [
        *_waits(run),
        *(run.evening.told(began) if run.evening else ()),
        *requests_told(run.discord.ledger, took, run.load.tables),
        *_process(run.load, took, empty, before, after),
        *minutes_told(run.minutes),
        *_vitals(Vitals.read(run.vitals)),
        f"tables that show less in public than on a hand by then: {run.behind()}",
        f"tables that were not opened at the first try: {run.unopened}",
        *(f"a table broke off: {why}" for why in run.broken_off),
        f"this measure: {(own_after.seconds - own.seconds) / took:.0%} of a core;"
        f" the machine: {os.getloadavg()[0]:.1f} processes at work on {os.cpu_count()} cores",
    ]
    await programme.signal(signal.SIGTERM)
    late = Stalls.read(meter).between(began, began + took)
    return [*lines, f"event loop late by: {spread(late)}"]


def newest_move(messages: Sequence[Message]) -> int:
    """The newest move that stands on the controls of these messages."""
    controls = (control for message in messages for control in controls_of(message))
    return max((int(each.custom_id.revision or "0", 36) for each in controls), default=0)


def _errors(programme: Programme) -> list[str]:
    """The kinds of errors that the bot has logged, each once."""
    kinds = Counter(_kind(line) for line in programme.grave())
    return [f"{times} errors: {kind}" for kind, times in kinds.most_common()]


def _kind(line: str) -> str:
    try:
        record = json.loads(line)
    except ValueError:
        return line
    raised = str(record.get("exception", "")).strip().splitlines()
    return f"{str(record.get('event'))[:SHOWN]}: {raised[-1] if raised else ''}"


def _waits(measured: Run) -> list[str]:
    deeds = measured.deeds()
    answers = [deed.asked.seconds for deed in deeds if deed.asked.seconds is not None]
    shown = [measured.pictures.wait(deed) for deed in deeds]
    seen = [wait for wait in shown if wait is not None]
    unseen = len(shown) - len(seen)
    return [
        f"presses: {len(deeds)}, not answered: {len(deeds) - len(answers)}",
        f"press to answer: {spread(answers)}",
        *_alone(measured.solo),
        *burst_told(measured.burst),
        *(_each_table(measured) if measured.joined < math.inf else ()),
        f"press to the others' screens: {spread(seen, 's', 1.0)}; not shown yet: {unseen}",
    ]


def _alone(players: Sequence[SoloPlayer]) -> list[str]:
    """How the people fared who play alone."""
    if not players:
        return []
    waits = [asked.seconds for player in players for asked in player.asked]
    answers = [seconds for seconds in waits if seconds is not None]
    done = sum(player.over for player in players)
    return [
        f"alone: {done} of {len(players)} have finished, {len(waits)} presses,"
        f" {len(waits) - len(answers)} not answered; press to answer: {spread(answers)}"
    ]


def _each_table(measured: Run) -> list[str]:
    """What each table waited for answers, before others came (or analyses) and beside them."""
    lines, moved = list[str](), list[float]()
    for number, company in enumerate(measured.companies):
        deeds = [deed for player in company.players for deed in player.deeds]
        parts = [
            [d.asked.seconds for d in deeds if (d.at >= measured.joined) is late]
            for late in (False, True)
        ]
        without, beside = ([each for each in part if each is not None] for part in parts)
        if min(len(without), len(beside)) < FEW:
            lines.append(f"table {number}: too few presses to compare")
            continue
        difference = p99(beside) - p99(without)
        moved.append(difference)
        lines.append(
            f"table {number}: p99 {p99(without):.3f} s of {len(without)} presses without them,"
            f" {p99(beside):.3f} s of {len(beside)} with them ({difference:+.3f} s)"
        )
    if moved:
        lines.append(
            f"the p99 of a table moved by {median(moved):+.3f} s, {max(moved):+.3f} s at most"
        )
    return lines


def _process(load: Load, took: float, empty: Usage, before: Usage, after: Usage) -> list[str]:
    used, loop = after.seconds - before.seconds, after.loop - before.loop
    thinking = (after.thinking - before.thinking) / took
    grown = (after.resident_kib - empty.resident_kib) / load.tables
    return [
        f"memory: {after.resident_kib / KIB:.0f} MiB, {grown:.0f} KiB a table;"
        f" who thinks: {after.thinking_kib / KIB:.0f} MiB, {thinking:.0%} of a core",
        f"processor: {used / took:.0%} of a core, {used / took / load.tables * 1000:.2f} ms a"
        f" second and table; its event loop {loop / took:.0%},"
        f" {loop / took / load.tables * 1000:.2f} ms",
    ]


def _vitals(vitals: Vitals | None) -> list[str]:
    if vitals is None or not vitals.decisions:
        return []
    return [
        f"once all have stopped: {vitals.tasks} tasks; the gateway was never silent for longer"
        f" than {vitals.longest:.1f} s",
        f"computers: {vitals.decisions} decisions since the start, in"
        f" {vitals.stood_in / vitals.decisions:.0%} of them the club player stood in",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, put the load on, tell the figures."""
    parser = ArgumentParser(prog="python -m tests.bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=10, help="how many tables (10)")
    parser.add_argument("--minutes", type=float, default=1.0, help="for how long (1)")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a person takes (4)")
    parser.add_argument(
        "--target", type=int, default=TARGET, help=f"game points that end a game ({TARGET})"
    )
    parser.add_argument("--seed", type=int, default=0, help="another one, other people (0)")
    parser.add_argument(
        "--level", type=Level, default=Level.EXPERT, help="of the computers (expert)"
    )
    parser.add_argument(
        "--follow-ups", action="store_true", help="deals follow up the press that began them"
    )
    parser.add_argument(
        "--rest",
        type=float,
        default=PATIENCE,
        help=f"seconds from the last press to the last look ({PATIENCE:g})",
    )
    parser.add_argument(
        "--alone",
        type=int,
        default=0,
        help="people at the deal of the day beside them, for as long again (0)",
    )
    parser.add_argument(
        "--analysed", action="store_true", help="analyses of all deals, for as long again"
    )
    parser.add_argument(
        "--burst", type=int, default=0, help="people who ask for two pages at once beside them (0)"
    )
    parser.add_argument(
        "--evening",
        action="store_true",
        help="four people at each table, and then as many at an evening with the same deals",
    )
    chosen = parser.parse_args(arguments)
    switch_threads_often()
    load = Load(**vars(chosen))
    lines = asyncio.run(run(load))
    sys.stdout.write(
        f"{load.tables} tables, {load.minutes:g} minutes, {load.pace:g} s a press\n"
        + "".join(f"  {line}\n" for line in lines)
    )


if __name__ == "__main__":
    main()
