"""The side page of a person at a table: the one private message of theirs beside their hand."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words, yes
from bot.tables.table import Stage, Table
from cogs.ui.control import button, drawn_on
from cogs.ui.delivery.private_messages import PrivateMessages
from cogs.ui.delivery.writer import Token
from cogs.ui.ids import PREFIX, ControlId, ControlName, Presser
from cogs.ui.layout import with_button

CLOSE = ControlName("close", Presser.ANYBODY, counted=False)

Holds = Callable[[Table], bool]
"""Tells whether what a private page says of a table is still so."""

_WAY_BACK = f"{PREFIX}:{CLOSE}:"

logger = structlog.stdlib.get_logger(__name__)


def always(_: Table) -> bool:
    """A page that says nothing of the table that could change."""
    return True


def with_way_back(
    view: discord.ui.LayoutView, table: int, say: Words, *, seated: bool
) -> discord.ui.LayoutView:
    """A side page: below all else the button that closes it."""
    close = CLOSE.at(table)
    return with_button(view, button(close, say("side-button-close", seated=yes(seated))))


@dataclass(frozen=True, slots=True)
class SidePage:
    """The message of a side page, what can take it away, and whether the page is true."""

    message: int
    channel: int
    token: Token
    holds: Holds


class SidePages:
    """Remembers the side page of each person at each table, while it can be taken away.

    The next one takes its place. It is a new message, below all else: whether the reader still has
    the former one before them, Discord does not tell.
    """

    def __init__(self, bot: ContreeBot, private_messages: PrivateMessages) -> None:
        self._bot = bot
        self.private_messages = private_messages
        self._pages: dict[int, dict[int, SidePage]] = {}

    async def shown(
        self, interaction: Interaction, message: int, table: int, holds: Holds = always
    ) -> None:
        """A page was shown on this message: the former one goes, and this one once it is untrue."""
        self._forget_unreachable()
        pages = self._pages.setdefault(table, {})
        former = pages.get(interaction.user.id)
        token = Token(interaction)
        channel = interaction.channel_id or 0
        pages[interaction.user.id] = SidePage(message, channel, token, holds)
        # One page per person: the former one goes, or old pages would pile up in the channel.
        if former and former.message != message:
            await self._remove(former)
        if holds is always:
            return
        session = self._bot.services.registry.find_in_channel(channel)
        if session is not None and session.table.id == table:
            await self._close(self._untrue(session.table))  # it may have changed meanwhile
        else:
            await self._remove(self._pages[table].pop(interaction.user.id))

    def table_of(self, interaction: Interaction) -> int | None:
        """The table whose side page was pressed; None if that was another message.

        One from before a restart says so itself.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            return None
        for table, pages in self._pages.items():
            if any(page.message == message.id for page in pages.values()):
                return table
        for custom_id in drawn_on(message.components):
            if custom_id and custom_id.startswith(_WAY_BACK):
                return ControlId.parse(custom_id).table
        return None

    def pressed(self, message: int) -> None:
        """A page is being answered: it is not taken away meanwhile for what it says."""
        for user, pages, page in self._of(message):
            # Kept whatever happens at the table: the answer is about to be written on it.
            pages[user] = replace(page, holds=always)

    def forget(self, message: int) -> None:
        """Forget a page whose message has become something else."""
        for user, pages, _ in self._of(message):
            del pages[user]

    def forget_person(self, user: int) -> None:
        """Forget the pages of a person who was erased."""
        for pages in self._pages.values():
            pages.pop(user, None)

    async def close(self, interaction: Interaction) -> None:
        """Take away the page that was pressed."""
        message = interaction.message
        await interaction.response.defer()
        # Acknowledged first: what is being removed cannot be answered on.
        if message is None or self.private_messages.has_gone(message.id):
            return
        self.forget(message.id)
        try:
            async with self.private_messages.removing(message.id):
                await interaction.delete_original_response()
        except REQUEST_ERRORS as error:
            logger.debug("a side page was gone", **log_facts(error))

    def changed(self, table: Table) -> None:
        """Take away the pages that are not true any more; none outlives its table."""
        if pages := self._untrue(table):
            self._bot.services.tasks.spawn(self._close(pages), f"pages of table {table.id}")

    def _of(self, message: int) -> Iterator[tuple[int, dict[int, SidePage], SidePage]]:
        """The reader of the side page on this message, if it is one."""
        for pages in self._pages.values():
            for user, page in tuple(pages.items()):
                if page.message == message:
                    yield user, pages, page

    def _forget_unreachable(self) -> None:
        """Forget the pages whose token has run out: nothing can take them away."""
        for table, pages in tuple(self._pages.items()):
            kept = {user: page for user, page in pages.items() if page.token.lives}
            self._pages[table] = kept
            if not kept:
                del self._pages[table]

    def _untrue(self, table: Table) -> list[SidePage]:
        closed, pages = table.stage is Stage.CLOSED, self._pages.pop(table.id, {})
        kept = {
            user: page
            for user, page in pages.items()
            if page.holds is always or (not closed and page.holds(table))
        }
        if kept:
            self._pages[table.id] = kept
        return [page for user, page in pages.items() if user not in kept]

    async def _close(self, pages: Iterable[SidePage]) -> None:
        await asyncio.gather(*map(self._remove, pages))

    async def _remove(self, page: SidePage) -> None:
        await self.private_messages.remove(page.channel, page.message, page.token)
