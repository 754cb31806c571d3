"""Where the tests reach into SimCord's privates, as only ``bot/demo/simulated_discord.py`` does."""

import asyncio
import marshal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context
from copy import deepcopy
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import aiohttp
import discord
import simcord
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
import simcord.results
from discord import app_commands
from simcord._dpy_internals import tasks_loop_sleep
from simcord._runtime import _CallbackRecord
from simcord._settlement import (
    _active_callbacks,
    _owned_tasks,
    _SettlementState,
)
from simcord.backend.access import can_access_channel
from simcord.preview._markdown import markdown_tokens

from bot.demo.simulated_discord import DemoWorld, LiveEnv, one_shard
from tests.rig.patience import PATIENCE

QUICK = 0.001


def json_copy(value: object) -> object:
    """Copy what JSON can say: ``deepcopy`` takes ten times as long.

    SimCord copies every body several times: a tenth of the time of the tests that play.
    """
    try:
        return marshal.loads(marshal.dumps(value))  # type: ignore[arg-type]
    except ValueError:  # there is an enum of discord.py in it
        if type(value) is dict:
            return {key: json_copy(each) for key, each in value.items()}
        return [json_copy(each) for each in value] if type(value) is list else deepcopy(value)


def _nothing() -> None: ...


for _copying in (simcord.components, simcord.results):
    setattr(_copying, "deepcopy", json_copy)  # noqa: B010 - they import it by name
for _copying in (simcord.gateway, simcord.http.router):
    setattr(_copying, "copy", SimpleNamespace(deepcopy=json_copy))  # noqa: B010


_asleep = WeakKeyDictionary[asyncio.Task[object], asyncio.Future[object]]()


def _waits_for_its_interval(task: asyncio.Task[object]) -> bool:
    """Whether a periodic task of a cog sleeps: SimCord asks it ten things first, at each press.

    It looks into the frame of each of two dozen tasks, which sleep on as they did.
    """
    waiter: asyncio.Future[object] | None = getattr(task, "_fut_waiter", None)
    if waiter is None or _asleep.get(task) is waiter:
        return waiter is not None and not waiter.done()
    if asleep := tasks_loop_sleep(task, waiter):
        _asleep[task] = waiter
    return asleep


def _awake(state: _SettlementState) -> list[asyncio.Task[object]]:
    # The timer of an interval is virtual from the beginning.
    return [task for task in _owned_tasks(state) if not _waits_for_its_interval(task)]


_translated = app_commands.Group.get_translated_payload
_payloads = WeakKeyDictionary[app_commands.Group, dict[object, dict[str, Any]]]()


async def _translated_once(
    group: app_commands.Group,
    tree: app_commands.CommandTree[Any],
    translator: app_commands.Translator,
) -> dict[str, Any]:
    """The commands of a group in all languages: a third of the time in which an evening opens."""
    known = _payloads.setdefault(group, {})
    asked = type(translator), *(each.qualified_name for each in group.walk_commands())
    if asked not in known:
        known[asked] = await _translated(group, tree, translator)
    return known[asked]


setattr(app_commands.Group, "get_translated_payload", _translated_once)  # noqa: B010 - a method

# SimCord looks for its record of a callback in the list of all: field by field, thousands of times.
setattr(_CallbackRecord, "__eq__", object.__eq__)  # noqa: B010 - a special method

setattr(simcord.env, "_owned_tasks", _awake)  # noqa: B010 - it imports it by name

SHORT_WAIT = 5.0
"""Seconds up to which the bot's waits are sat out; longer ones end when a test lets time pass."""


class QuickEnv(simcord.Env):
    """SimCord in virtual time alone: nobody waits for the wall clock until a timer goes off."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, shard_count=one_shard(bot))
        self.backend: DemoWorld = DemoWorld()
        self._held = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let nothing run: what people do meanwhile reaches the bot at the same moment."""
        self._held = True
        try:
            yield
        finally:
            self._held = False

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - SimCord's own signature
        idle: float = QUICK,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        end = self._virtual_time + SHORT_WAIT
        while not self._held:
            await self._settle_now(timeout, min(idle, QUICK), dispatch)
            if self._advancing or (first := self._first_timer(end)) is None:
                return
            assert self._loop is not None
            await self._advance_to(first, self._loop.time() + self.settle_timeout)

    async def _settle_now(self, limit: float | None, idle: float, dispatch: str | None) -> None:
        """Settle without a timer; a bot that a busy machine holds up is waited for again."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await super()._settle_internal(timeout=limit, idle=idle, dispatch=dispatch)
            except TimeoutError:
                if time.monotonic() >= until:
                    raise
            else:
                return

    def _first_timer(self, end: float) -> float | None:
        """When the first timer goes off, unless that is after the end or a test's own doing."""
        return min(
            (
                record.when
                for record in _active_callbacks(self._settlement_state())
                if record.when is not None
                and record.when <= end
                and record.real_handle is not None
                and not record.real_handle.cancelled()
            ),
            default=None,
        )

    def _schedule_timer(
        self,
        record: _CallbackRecord,
        callback: object,
        args: tuple[object, ...],
        schedule_context: Context | None,
    ) -> None:
        super()._schedule_timer(record, callback, args, schedule_context)
        if record.real_handle is not None:
            record.real_handle.cancel()
            assert self._loop is not None
            # SimCord cancels it where a timer waits for a test alone; it never goes off by itself.
            record.real_handle = asyncio.TimerHandle(inf, _nothing, (), self._loop)

    async def _advance_to(self, target: float, deadline: float) -> None:
        await super()._advance_to(target, deadline + PATIENCE)


class CrowdEnv(LiveEnv):
    """Many people at once in real time: each waits for the answer to their own press alone."""

    def _begin_operation(self, label: str) -> None:
        """Let operations overlap."""

    def _end_operation(self) -> None:
        """Let operations overlap."""

    async def _afterwards(self) -> None:
        """Go on at once."""


class _Broken(dict[str, object]):
    """A fault by which whoever meets it loses the connection, and hears no status."""

    def __getitem__(self, key: str) -> object:
        if key == "status":
            raise aiohttp.ServerDisconnectedError
        return super().__getitem__(key)


def break_connection(env: simcord.Env, method: str, path: str) -> None:
    """Let the connection break on every request of a route, until the faults are over."""
    env.backend.faults.append(_Broken(method=method, path=path, times=None))


def messages_in(
    env: simcord.Env, channel: int, viewer: simcord.MemberActor | None = None
) -> list[simcord.ResponseMessage]:
    """The messages of a channel, oldest first; what is read from one is always its present state.

    Those that everybody sees, and with a ``viewer`` those that they alone see. SimCord's own list
    makes a message of discord.py of each, which costs more than all that a press does.
    """
    if viewer is not None and not can_access_channel(env, channel, viewer, history=True):
        raise simcord.SetupError("That viewer cannot read this channel's history")
    there = env.backend.messages.get(channel, {})
    seen = (there[number] for number in sorted(there))
    own = None if viewer is None else viewer.id
    return [simcord.ResponseMessage(env, each) for each in seen if each.visible_to(own)]


def posted_by(env: simcord.Env, message: simcord.ResponseMessage) -> int:
    """The author of a message, by id."""
    return env.backend.get_message(message.channel_id, message.id).author_id


def markdown(text: str, context: Mapping[str, object]) -> list[dict[str, object]]:
    """A text display as the tokens that SimCord's page draws."""
    return markdown_tokens(text, "text_display", context=context)


def page_folder() -> Path:
    """The scripts, styles and fonts of SimCord's page."""
    return Path(simcord.__file__).parent / "preview" / "static"
