"""Many people at once: a few are answered at a time, and whoever waits is acknowledged first."""

import asyncio

import discord
import pytest

from bot.client import BURST_ANSWERS, ContreeBot, Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS
from bot.settings import Settings
from cogs.exercises.reading import ReadyQuestions
from cogs.score_sheets import command
from cogs.ui.layout import notice
from cogs.ui.press import answer_on_message
from cogs.ui.replies import Refused
from engine.players.hand_reading import hand_reading
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.cogs.table.test_overload import delay_presses
from tests.rig.patience import PATIENCE
from tests.rig.plugin import OpenCafe

WAITING = 2
ALL = BURST_ANSWERS + WAITING


class Crowd:
    """People whose answers take until everybody who has to wait was acknowledged."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self.inside = self.deferred = self.answered = 0
        self._all_deferred, self.all_answered = asyncio.Event(), asyncio.Event()
        defer = discord.InteractionResponse.defer

        async def defers(
            response: discord.InteractionResponse[ContreeBot], *, ephemeral: bool = False
        ) -> None:
            await defer(response, ephemeral=ephemeral)
            self.deferred += 1
            if self.deferred == WAITING:
                self._all_deferred.set()

        monkeypatch.setattr(discord.InteractionResponse, "defer", defers)
        monkeypatch.setattr(command, "_own", self._begin)
        monkeypatch.setattr(command, "answer_start", self._answer)

    async def _begin(self, _: Interaction, __: int) -> tuple[()]:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.wait_for(self._all_deferred.wait(), PATIENCE)
        return ()

    async def _answer(self, interaction: Interaction) -> None:
        await answer_on_message(interaction, notice("there you are"))
        self.inside -= 1
        self.answered += 1
        if self.answered == ALL:
            self.all_answered.set()


async def test_a_few_are_answered_at_a_time_and_nobody_twice(
    open_crowded_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(open_crowded_cafe, settings)
    names = [f"P{number}" for number in range(ALL)]
    async with evening:
        people = evening.people(*names)
        crowd = Crowd(monkeypatch)
        delay_presses(monkeypatch, ACKNOWLEDGE_SECONDS + 0.5)
        await asyncio.gather(*(person.slash("belote score") for person in people))
        await asyncio.wait_for(crowd.all_answered.wait(), PATIENCE)
        assert crowd.most == BURST_ANSWERS
        assert crowd.deferred == WAITING
        assert all(len(person.private()) == 1 for person in people)


async def test_whoever_is_refused_keeps_nobody_waiting(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Interaction, __: int) -> tuple[()]:
        raise Refused("refusal-no-server")

    monkeypatch.setattr(command, "_own", fails)
    async with evening.with_people("Ann") as (ann,):
        for _ in range(BURST_ANSWERS + 1):
            await refused(evening, ann.slash("belote score"), "no-server")
        assert not evening.bot.burst_gate.locked()


async def test_questions_are_ready_once_somebody_has_asked(evening: Evening) -> None:
    async with evening.with_people("Ann"):
        questions = ReadyQuestions.of(evening.bot)
        await questions.look()
        assert not questions.ready, "nobody has asked yet"
        await questions.draw()
        for _ in range(3):
            await questions.look()
        assert questions.ready == 3
        made = hand_reading.cache_info().misses
        drawn = {await questions.draw() for _ in range(3)}
        assert len(drawn) == 3
        assert [hand_reading(seed) for seed in drawn]
        assert hand_reading.cache_info().misses == made
        assert questions.ready == 0
