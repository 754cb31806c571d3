"""Many people at once: a few are answered at a time, and whoever waits is acknowledged first."""

import asyncio

import discord
import pytest

from bot.client import BURST_ANSWERS, ContreeBot, Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS
from bot.discord_api.rate_limits import MINUTE
from bot.settings import Settings
from cogs.exercises.reading import ReadyQuestions
from cogs.score_sheets import command
from cogs.ui import bursts
from cogs.ui.background import loaded
from cogs.ui.layout import notice
from cogs.ui.press import answer_on_message
from cogs.ui.replies import Refused
from cogs.ui.screens import TableScreens
from engine.players.hand_reading import hand_reading
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.cogs.table.test_overload import delay_presses
from tests.rig.patience import PATIENCE
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

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


async def test_an_answer_that_discord_holds_up_keeps_nobody_waiting_for_long(
    open_crowded_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, all_in, inside = asyncio.Event(), asyncio.Event(), list[int]()

    async def nothing(_: Interaction, __: int) -> tuple[()]:
        return ()

    async def held_up(interaction: Interaction) -> None:
        inside.append(interaction.user.id)
        if len(inside) == BURST_ANSWERS:
            all_in.set()
        if len(inside) <= BURST_ANSWERS:
            await asyncio.wait_for(over.wait(), PATIENCE)
        await answer_on_message(interaction, notice("there you are"))

    monkeypatch.setattr(command, "_own", nothing)
    monkeypatch.setattr(command, "answer_start", held_up)
    monkeypatch.setattr(bursts, "TURN_SECONDS", 0.01)
    evening = Evening(open_crowded_cafe, settings)
    async with evening:
        *people, last = evening.people(*(f"P{number}" for number in range(BURST_ANSWERS + 1)))
        asked = [asyncio.create_task(person.slash("belote score")) for person in people]
        await asyncio.wait_for(all_in.wait(), PATIENCE)
        await last.slash("belote score")
        assert [text_of(page) for page in last.private()] == ["there you are"]
        over.set()
        await asyncio.gather(*asked)
        # Each turn ends once, though its time was over before its answer.
        assert evening.bot.burst_gate._value == BURST_ANSWERS


async def test_whoever_was_acknowledged_waits_for_room_in_their_channel_without_a_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        elsewhere = evening.cafe.server.create_text_channel("elsewhere")
        await bob.slash("belote score", channel=elsewhere)  # by the quickest the others are late
        delay_presses(monkeypatch, ACKNOWLEDGE_SECONDS + 0.5)
        budget = TableScreens.of(evening.bot).budget
        while not budget.seconds_until_room(evening.cafe.channel.id, awaited=True):
            pass
        asked = await ann.slash("belote score")
        assert asked.deferred
        assert not any(map(text_of, ann.private()))
        assert evening.bot.burst_gate._value == BURST_ANSWERS
        await bob.slash("belote score", channel=elsewhere)
        assert all(map(text_of, bob.private(elsewhere)))
        await evening.cafe.env.advance_time(MINUTE)
        assert any(map(text_of, ann.private()))


async def test_questions_are_ready_once_somebody_has_asked(evening: Evening) -> None:
    async with evening.with_people("Ann"):
        questions = loaded(evening.bot, ReadyQuestions)
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
