"""A game of two people and two computers that is always the same, whoever dies meanwhile."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.ai_workers import AiWorkers
from bot.tables.events import TableEvent
from bot.tables.table import Stage
from engine.actions import Action
from engine.events import Event
from engine.fairness.seeds import SEEDS
from engine.seats import Seat
from engine.state import Phase
from engine.view import PlayerView
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import HAND_VERBS, Game
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of

TARGET = 100
HOST, GUEST = Seat.SOUTH, Seat.EAST


class Fate:
    """Deals that hang on what is stored alone: a deal that was lost is dealt again."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._evening: Evening | None = None

    def follow(self, evening: Evening) -> None:
        """Deal at the table of this evening."""
        self._evening = evening

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop`` - 1."""
        return Random(f"{self._seed} {self._deal() if stop == SEEDS else 0}").randrange(stop)

    def _deal(self) -> object:
        assert self._evening is not None
        table = self._evening.table()
        deal = table.game.deal if table.game else None
        return (table.games, deal.number if deal else 0)


async def _scripted_choice(_: AiWorkers, view: PlayerView, *__: object, **___: object) -> Action:
    """A computer's move: what it sees decides, and nothing else."""
    assert view.deal is not None
    return Random(str(view.deal)).choice(view.deal.legal)


class Script:
    """Plays the game; each step does the next thing that is due, whatever has happened before."""

    def __init__(self, evening: Evening, people: Sequence[Person]) -> None:
        self.evening = evening
        self.died = False
        self._host, self._guest = people
        self._game = Game(evening, dict(zip((HOST, GUEST), people, strict=True)))

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        session = self.evening.bot.services.registry.find_in_channel(self.evening.cafe.channel.id)
        return session is not None and session.table.stage is Stage.FINISHED

    async def begin_again(self) -> None:
        """Start another bot on what is stored."""
        self.died = False
        await self.evening.restart()

    async def kept(self) -> tuple[TableEvent, ...]:
        """What is stored of the table; nothing before there is one."""
        store = self.evening.bot.services.store
        return await self.evening.log() if await store.find(1) else ()

    async def step(self) -> None:
        """Do the next thing."""
        channel = self.evening.cafe.channel
        session = self.evening.bot.services.registry.find_in_channel(channel.id)
        if session is None:
            await self._host.slash("contree start", target=TARGET)
        elif not self.evening.cafe.posted():
            await self._host.slash("contree table")
        elif session.table.stage is Stage.LOBBY:
            lobby = self.evening.cafe.newest()
            if session.table.seat_of(self._guest.id) is None:
                await self._guest.press(lobby, "sit", GUEST.name.lower())
            else:
                await self._host.press(lobby, "fill")
        elif self._game.phase is Phase.OVER:
            await self._next()
        else:
            await self._act()

    async def _act(self) -> None:
        """Play or speak; whoever does not see their turn opens their hand, as people do."""
        person = self._game.turn
        move = self.evening.table().move
        drawn = [
            int(button.custom_id.revision, 36)
            for message in person.private()[-1:]
            for button in buttons_of(message)
            if button.custom_id.verb in HAND_VERBS and not button.disabled
        ]
        if move not in drawn:
            await self._game.press(person, "hand", on=self._game.table)
        await self._game.step()

    async def _next(self) -> None:
        table = self.evening.table()
        seat = next(seat for seat in (HOST, GUEST) if seat not in table.ready)
        await self._game.press(self._game.people[seat], "next", on=self._game.table)


@asynccontextmanager
async def scripted(
    open_cafe: OpenCafe, folder: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> AsyncIterator[Script]:
    """Open an evening on which the game of this seed is played."""
    monkeypatch.setattr(AiWorkers, "choose", _scripted_choice)
    fate = Fate(seed)
    evening = Evening(open_cafe, at_full_speed(folder), chance=fate)
    fate.follow(evening)
    async with evening:
        yield Script(evening, evening.people("Alice", "Bob"))


def game_part(log: Sequence[TableEvent]) -> tuple[Event, ...]:
    """What a log tells of its games."""
    return tuple(event for event in log if isinstance(event, Event))
