"""A café full of people at several tables, all in real time, whose every press is counted."""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.demo.simulated_discord import DemoClock
from tests.cogs.evening import Evening, at_full_speed
from tests.rig.cafe import Cafe
from tests.rig.patience import PATIENCE
from tests.rig.seams import CrowdEnv
from tests.wire.people import WirePerson
from tests.wire.world import WireWorld

SLOWER = 20.0
"""How much slower time passes here: whether answers come in time is the load's to measure."""

GAMES = ("contree", "coinche", "belote", "klaverjas")
AT_A_TABLE, STRANGERS = 4, 1


class Unhurried(DemoClock):
    """Time that leaves a busy machine its time."""

    @property
    def elapsed(self) -> float:
        """Seconds since the simulation began."""
        return super().elapsed / SLOWER

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        """Ignore whoever wants to move time."""


class WideEnv(CrowdEnv):
    """Many people at once, in a world with ears on each channel."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot)
        self.backend: WireWorld = WireWorld(Unhurried())


@dataclass
class Answers:
    """How the bot answered each interaction, and what Discord refused of it."""

    given: Counter[int] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Count from now on."""
        usual: Callable[..., object] = router.dispatch

        def dispatch(backend: Backend, method: str, path: str, **more: object) -> object:
            _, kind, number, *_ = path.split("/")
            try:
                done = usual(backend, method, path, **more)
            except BackendError as error:
                self.refused[f"{method} {kind} {error.status}/{error.code}"] += 1
                raise
            if kind == "interactions":
                self.given[int(number)] += 1
            return done

        monkeypatch.setattr(router, "dispatch", dispatch)


@dataclass
class Corner:
    """A channel, whoever plays in it, and somebody who only looks on."""

    game: str
    people: list[WirePerson]


@dataclass
class Crowd:
    """Everybody, and the bot."""

    evening: Evening
    answers: Answers
    corners: list[Corner]

    @property
    def people(self) -> list[WirePerson]:
        """Everybody who may press."""
        return [person for corner in self.corners for person in corner.people]

    def trim(self) -> None:
        """Forget what SimCord has recorded of requests: it would keep them all."""
        self.evening.cafe.env.http_requests.clear()


@asynccontextmanager
async def crowd(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Crowd]:
    """Let everybody in; nobody has opened a table yet."""
    more: Mapping[str, object] = {"computer_level": "beginner"}
    settings = at_full_speed(folder).model_copy(update=more)
    evening = Evening(lambda bot: Cafe(WideEnv(bot), description=None), settings)
    answers = Answers()
    answers.listen(monkeypatch)
    async with evening:
        world = evening.cafe.env.backend
        assert isinstance(world, WireWorld)
        guild = evening.cafe.server.id
        corners = []
        for place, game in enumerate(GAMES):
            channel = world.create_channel(guild, f"corner-{place}")
            people = []
            for number in range(AT_A_TABLE + STRANGERS):
                user = world.make_user(
                    f"guest{place}{number}", global_name=f"Guest {place}{number}"
                )
                world.locales[user.id] = "fr" if number % 2 else "en-GB"
                world.add_member(guild, user.id)
                person = WirePerson(world, user, channel)
                person.patience = PATIENCE
                people.append(person)
            corners.append(Corner(game, people))
        yield Crowd(evening, answers, corners)
        evening.cafe.env.http_requests.clear()  # judging them all would take longer than the rest
