"""A press, as its handler gets it, and how it is answered."""

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol, TypeVar

import discord
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS, HURRIED_SECONDS
from bot.discord_api.requests import UNDONE, Code
from bot.i18n import Words
from bot.monitoring.overload import Shed, Work
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Request
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.ui.attachments import KEEP, PictureAttachment
from cogs.ui.ids import ControlId
from cogs.ui.layout import notice
from cogs.ui.private_messages import Holds, Withdrawals
from cogs.ui.replies import AnsweredBefore, refusal, words_for


class TableMessage(Protocol):
    """The public message of a table, as far as the answer to a press depends on it."""

    async def answer(self, interaction: Interaction, before: Table) -> None:
        """Answer a press that has changed the table: by drawing the message, if it is there."""
        ...


class TableScreens(commands.Cog):
    """The cog that shows tables and hands, as far as the answer to a press depends on it."""

    NAME = "Screens"

    withdrawals: Withdrawals
    waiting: dict[tuple[int, int], dict["Press", asyncio.Event]]
    """The presses that wait for their turn, by person and table.

    Each event is set when its press begins.
    """

    @abstractmethod
    async def shown_while(
        self, interaction: Interaction, message: int, table: Table, holds: Holds
    ) -> None:
        """A private page was shown that is true while this holds of the table."""

    @abstractmethod
    def pressed(self, message: int) -> None:
        """A private page is being answered."""

    @abstractmethod
    def answering(self, table: Table) -> AbstractContextManager[TableMessage]:
        """While a press at this table is being answered, draw nothing else of it in public."""

    @abstractmethod
    def answered(self, interaction: Interaction, before: Table, table: Table) -> None:
        """A press has its answer: a hand dealt since ``before`` can be sent to who pressed."""


def _screens_of(bot: ContreeBot) -> TableScreens:
    cog = bot.get_cog(TableScreens.NAME)
    if not isinstance(cog, TableScreens):
        raise TypeError("the screens are not loaded")
    return cog


async def answer_in_place(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None = None,
) -> int | None:
    """Answer on the private message that was pressed, else with a new one; its id if known.

    Without a attachment the files of the message stay as they are, seen or not.
    """
    pressed = interaction.message
    private = pressed is not None and pressed.flags.ephemeral
    if pressed and private and await _is_answered_on(interaction, pressed.id, view, attachment):
        return pressed.id
    files = attachment.files(None) if attachment else KEEP
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
        answered: int | None = sent.id
    else:
        answer = await interaction.response.send_message(view=view, files=files, ephemeral=True)
        answered = answer.message_id
    if attachment and answered is not None:
        attachment.attached(answered)
    return answered


async def _is_answered_on(
    interaction: Interaction,
    message: int,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None,
) -> bool:
    screens = _screens_of(interaction.client)
    screens.pressed(message)
    if screens.withdrawals.has_gone(message):
        return False
    async with screens.withdrawals.answering(message):
        try:
            await edit_pressed(interaction, message, view, attachment)
        except discord.NotFound as error:
            # Taken away by a bot that ran before this one, or by Discord.
            if error.code != Code.UNKNOWN_MESSAGE:
                raise
            return False
    return True


async def edit_pressed(
    interaction: Interaction,
    message: int,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None,
) -> None:
    """Answer on the message that was pressed, whether the press was acknowledged before or not."""
    files = attachment.files(message) if attachment else KEEP
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.response.edit_message(view=view, attachments=files)
    if attachment:
        attachment.attached(message)


T = TypeVar("T")


async def acknowledged(interaction: Interaction, work: Awaitable[T]) -> T:
    """What comes of this work; where it takes long, Discord hears first that the press came.

    That is for a press on a message that the answer takes the place of.
    """
    if interaction.response.is_done():
        return await work
    doing = asyncio.ensure_future(work)
    await _acknowledge_while(interaction, doing)
    return await doing


async def _acknowledge_while(interaction: Interaction, doing: asyncio.Future[T]) -> None:
    """Let Discord hear that the press came, unless this is done soon."""
    bot = interaction.client
    hurried = bot.shedding.sheds(Shed.HANDS)
    left = HURRIED_SECONDS if hurried else ACKNOWLEDGE_SECONDS
    left -= bot.interaction_ages.of(interaction.created_at)
    if left > 0:
        await asyncio.wait({doing}, timeout=left)
    if not doing.done():
        try:
            # That it is private matters to commands alone: a press keeps its message.
            await interaction.response.defer(ephemeral=True)
        except UNDONE:
            await asyncio.gather(doing, return_exceptions=True)
            raise


async def after_presses(interaction: Interaction, table: Table) -> None:
    """Let a command wait for what this person had pressed at the table before it."""
    if older := _older_presses(interaction, table.id):
        await acknowledged(interaction, _begun(older.values()))


def _older_presses(interaction: Interaction, table: int) -> dict["Press", asyncio.Event]:
    """The presses of this person at the table that came before this and still wait."""
    waiting = _screens_of(interaction.client).waiting.get((interaction.user.id, table), {})
    return {
        press: begins for press, begins in waiting.items() if press.interaction.id < interaction.id
    }


async def _begun(presses: Iterable[asyncio.Event]) -> None:
    """Wait until all of these presses have begun."""
    for begins in presses:
        await begins.wait()


def is_private(interaction: Interaction) -> bool:
    """Whether what was pressed stands on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def answer_while(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    table: Table,
    holds: Holds,
    *,
    anew: bool = False,
) -> None:
    """Answer with a private page that goes when it is not true any more; ``anew`` on a new one."""
    if anew:
        answer = await interaction.response.send_message(view=view, ephemeral=True)
        message = answer.message_id
    else:
        message = await answer_in_place(interaction, view)
    if message is not None:
        await _screens_of(interaction.client).shown_while(interaction, message, table, holds)


Answer = Callable[[Table], Awaitable[object]]
"""What a press is answered with, once the table has done what it asked."""


@dataclass(frozen=True, slots=True)
class Press:
    """A press: who, on what, and for a menu the value chosen."""

    interaction: Interaction
    control: ControlId
    value: str = ""

    @property
    def bot(self) -> ContreeBot:
        """The bot."""
        return self.interaction.client

    @property
    def user(self) -> int:
        """The person who pressed: only this decides whose seat acts."""
        return self.interaction.user.id

    @property
    def say(self) -> Words:
        """The words of the person who pressed."""
        return words_for(self.interaction)

    @property
    def on_hand(self) -> bool:
        """Whether the control stands on a private message, and not on the table's."""
        return is_private(self.interaction)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Answer on the private message that was pressed, else with a new one."""
        await answer_in_place(self.interaction, view)

    async def answer_setting_up(self, view: discord.ui.LayoutView, table: Table) -> None:
        """Answer with a page on which the table is set up, and which goes when the game begins."""
        await self.answer_while(view, table, lambda now: now.stage is Stage.LOBBY)

    async def answer_while(
        self, view: discord.ui.LayoutView, table: Table, holds: Holds, *, anew: bool = False
    ) -> None:
        """Answer with a page that goes when it is not true of the table any more."""
        await answer_while(self.interaction, view, table, holds, anew=anew)

    def answers_page(self) -> None:
        """Keep the page that was pressed: what comes of the press is said on it."""
        if self.interaction.message is not None:
            _screens_of(self.bot).pressed(self.interaction.message.id)

    async def session(self) -> Session:
        """The live table of the control; TableRefused when it is over or never was."""
        session = await self.bot.services.registry.find(self.control.table)
        if session.table.opened.guild != self.interaction.guild_id:
            raise TableRefused(TableRefusal.UNKNOWN_TABLE)
        return session

    async def begin(self, work: Work | None = None) -> None:
        """Wait for the turn of this press: after what this person pressed at the table before.

        With ``work`` it waits, too, while there is too much to do. Discord hears in time that the
        press came. AnsweredBefore where the same was pressed before and waited: once both had to be
        acknowledged, the first is the answer to both.
        """
        older = _older_presses(self.interaction, self.control.table)
        if work is None and not older:
            return
        every, place = _screens_of(self.bot).waiting, (self.user, self.control.table)
        waiting = every.setdefault(place, {})
        waiting[self] = begins = asyncio.Event()
        same = [press for press in older if press._asks_the_same(self)]
        turn = asyncio.ensure_future(self._turn(work, older.values()))
        try:
            if not self._is_acknowledged:
                await _acknowledge_while(self.interaction, turn)
            self._require_no_answer(same)
            await turn
            self._require_no_answer(same)
        finally:
            turn.cancel()
            begins.set()
            del waiting[self]
            if not waiting:
                del every[place]

    def _require_no_answer(self, same: Iterable["Press"]) -> None:
        """Raise AnsweredBefore where this and one of the same were acknowledged."""
        if self._is_acknowledged and any(press._is_acknowledged for press in same):
            raise AnsweredBefore

    async def _turn(self, work: Work | None, older: Iterable[asyncio.Event]) -> None:
        if work is not None:
            await self.bot.admission.enter(work)
        await _begun(older)

    def _asks_the_same(self, other: "Press") -> bool:
        return (self.control, self.value) == (other.control, other.value)

    @property
    def _is_acknowledged(self) -> bool:
        return self.interaction.response.is_done()

    async def submit(self, session: Session, request: Request) -> Table:
        """Ask it of a table in the turn of this press; the table afterwards."""
        await self.begin()
        return await session.submit(self.user, request)

    async def ask(self, session: Session, request: Request, answer: Answer | None = None) -> None:
        """Ask it of a table, and answer; the presser can be written to from then on.

        Not before: by a press without an answer Discord lets nobody be written to. Where no answer
        is given, the public message is it.
        """
        await self.begin()
        before = session.table
        with _screens_of(self.bot).answering(before) as message:
            table = await session.submit(self.user, request)
            if answer:
                await answer(table)
            else:
                await message.answer(self.interaction, before)
            self.answered(session, before)

    def answered(self, session: Session, before: Table) -> None:
        """The presser has an answer: a hand dealt since ``before`` can be sent to them."""
        _screens_of(self.bot).answered(self.interaction, before, session.table)


Handler = Callable[[Press], Awaitable[None]]


def setting_up(handler: Handler) -> Handler:
    """The handler of a page on which a table is set up.

    A page that is pressed too late is replaced by the reason: nothing on it can be pressed again.
    """

    async def handled(press: Press) -> None:
        try:
            await handler(press)
        except TableRefused as error:
            if not press.on_hand:
                raise
            await press.answer(notice(refusal(press.say, error) or ""))

    return handled
