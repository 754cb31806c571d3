"""The place where tests play: a server with a channel, people in it, and what went wrong there."""

import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from types import TracebackType
from typing import Self

import discord
import simcord

from tests.rig.hearing import Ear, listening
from tests.rig.judging import complaints
from tests.rig.openapi import Description
from tests.rig.people import Person
from tests.rig.seams import CrowdEnv, QuickEnv, messages_in, posted_by

TAIL = 25

LONG_AGO = "2020-01-01T00:00:00+00:00"
"""Since when the bot is on the server, unless a test says so: it greets nobody."""


class Cafe:
    """A simulated server in which a bot serves people; leaving it fails if anything went wrong."""

    def __init__(
        self,
        env: QuickEnv | CrowdEnv,
        *,
        description: Description | None = None,
        locale: str = "fr",
    ) -> None:
        self.env = env
        self.server = env.create_guild("Café", preferred_locale=locale)
        self.channel = self.server.create_text_channel("belote")
        self.invited(LONG_AGO)
        self._description = description
        self._stack = AsyncExitStack()
        self._ear = Ear()
        self._forgiven_errors = 0
        self._forgiven_requests = 0
        self._unanswered: list[tuple[simcord.InteractionResult, str]] | None = None

    async def __aenter__(self) -> Self:
        """Open: the bot comes in and is ready."""
        async with AsyncExitStack() as stack:
            self._ear = stack.enter_context(listening())
            stack.push_async_callback(self.env.shutdown)
            await self.env.start()
            stack.enter_context(self.env.time_context())
            stack.push_async_callback(self._close_bot)
            self._stack = stack.pop_all()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close, and fail if the bot complained or sent what Discord would refuse."""
        await self._stack.aclose()
        wrong = "\n".join(self.complaints())
        if error is not None:
            error.add_note(f"{wrong}\nWhat happened last:\n{self._tail()}")
        elif wrong:
            raise AssertionError(f"{wrong}\nWhat happened last:\n{self._tail()}")

    def person(
        self,
        name: str,
        *,
        locale: str = "fr",
        permissions: discord.Permissions | None = None,
    ) -> Person:
        """Let somebody in; with permissions, they have a role that gives them."""
        user = self.env.create_user(name.lower(), global_name=name)
        self.env.backend.locales[user.id] = locale
        given = [self.server.create_role(name, permissions=permissions)] if permissions else []
        return Person(self, self.server.add_member(user, roles=given))

    def invited(self, since: str) -> None:
        """Say since when the bot is on the server; it reads that when it connects."""
        world = self.env.backend
        world.get_guild(self.server.id).members[world.bot_user.id].joined_at = since

    def channel_without(self, *missing: str, name: str = "closed") -> simcord.ChannelHandle:
        """Make a channel in which the bot lacks permissions, named as discord.py names them."""
        overwrite = discord.PermissionOverwrite(**dict.fromkeys(missing, False))
        user = self.env.bot.user
        assert user is not None, "the bot comes in before its permissions are taken"
        return self.server.create_text_channel(name, overwrites={user: overwrite})

    def forbid(self, *missing: str) -> None:
        """Take these permissions, and no others, from the bot in the channel."""
        pattern = self.channel_without(*missing, name="pattern")
        channels = self.env.backend
        channels.get_channel(self.channel.id).overwrites = channels.get_channel(
            pattern.id
        ).overwrites
        channels.announce_channel_update(self.channel.id)

    def posted(self, channel: simcord.ChannelHandle | None = None) -> list[simcord.ResponseMessage]:
        """List the bot's public messages that are in a channel, oldest first."""
        user = self.env.bot.user
        assert user is not None
        return [
            message
            for message in messages_in(self.env, (channel or self.channel).id)
            if posted_by(self.env, message) == user.id
        ]

    def newest(self, channel: simcord.ChannelHandle | None = None) -> simcord.ResponseMessage:
        """Take the bot's newest public message in a channel."""
        posted = self.posted(channel)
        assert posted, "the bot has posted nothing here"
        return posted[-1]

    def leftover(self, *custom_ids: str) -> simcord.ResponseMessage:
        """Leave a message with buttons as a former version of the bot may have posted it."""
        buttons = [
            {"type": 2, "style": 2, "id": number, "custom_id": custom_id, "label": custom_id}
            for number, custom_id in enumerate(custom_ids, start=2)
        ]
        stored = self.env.backend.create_message(
            self.channel.id,
            self.env.backend.bot_user.id,
            components=[{"type": 1, "id": 1, "components": buttons}],
            flags=discord.MessageFlags(components_v2=True).value,
        )
        return simcord.ResponseMessage(self.env, stored)

    async def restart(self, bot: discord.Client) -> None:
        """Close the bot and put another in its place; messages and people stay."""
        await self._close_bot()
        await self.env.restart_bot(bot)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Let what people do inside reach the bot at the same moment, in the order written.

        Each press carries the message as it stood before: this is how a press becomes stale.
        """
        assert isinstance(self.env, QuickEnv), "in real time, gather the presses instead"
        self._unanswered = []
        with self.env.held():
            yield
        await self.env.settle()
        waiting, self._unanswered = self._unanswered, None
        for result, deed in waiting:
            self.expect_answer(result, deed)

    def expect_answer(self, result: simcord.InteractionResult, deed: str) -> None:
        """Fail, with all that went wrong, unless the bot has answered."""
        if self._unanswered is not None:
            self._unanswered.append((result, deed))
        elif not result.acknowledged:
            wrong = "\n".join(self.complaints())
            raise AssertionError(f"{deed}: the bot did not answer\n{wrong}")

    @contextmanager
    def bot_at_work(self) -> Iterator[None]:
        """What begins inside is the bot's own doing: whoever lets time pass waits for it."""
        with self.env._bot_scope():
            yield

    def complaints(self) -> list[str]:
        """List all that went wrong so far: errors, error logs, requests that Discord refuses."""
        raised = self.env.errors_since(self._forgiven_errors)
        return [
            *("the bot raised:\n" + "".join(traceback.format_exception(e)) for e in raised),
            *self._ear.heard,
            *complaints(self.env.http_requests[self._forgiven_requests :], self._description),
        ]

    def forgive(self) -> list[str]:
        """Take the complaints so far, which a test expected; they fail it no more."""
        expected = self.complaints()
        self._forgiven_errors = self.env.error_cursor
        self._forgiven_requests = len(self.env.http_requests)
        self._ear.heard.clear()
        return expected

    async def _close_bot(self) -> None:
        with self.bot_at_work():
            await self.env.bot.close()

    def _tail(self) -> str:
        return "\n".join(self.env.transcript().splitlines()[-TAIL:])
