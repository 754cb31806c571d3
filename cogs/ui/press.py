"""A press, as its handler gets it, and how it is answered."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS, HURRIED_SECONDS
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words
from bot.monitoring.overload import Shed, Work
from bot.preferences import HandSize
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Request
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.ui.attachments import KEEP, PictureAttachment
from cogs.ui.delivery.writer import PressedMessage, is_written
from cogs.ui.ids import ControlId
from cogs.ui.layout import notice
from cogs.ui.replies import AnsweredBefore, new_answer, refusal, words_for
from cogs.ui.screens import TableScreens, WaitingPress
from cogs.ui.side_pages import Holds, always, with_way_back

logger = structlog.stdlib.get_logger(__name__)


async def answer_in_place(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None = None,
) -> int | None:
    """Answer on the private message that was pressed, else with a new one; its id if known.

    A side page stays one. Without an attachment the files of the message stay as they are, seen or
    not.
    """
    table = table_of_side_page(interaction)
    if table is None:
        return await answer_on_message(interaction, view, attachment)
    return await answer_beside(interaction, view, table, attachment)


async def answer_beside(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    table: int,
    attachment: PictureAttachment | None = None,
    holds: Holds = always,
    *,
    anew: bool = False,
) -> int | None:
    """Answer with the side page of this person at a table, in place of the former one; its id.

    It goes when it does not hold of the table any more. It is drawn on the private message that
    was pressed, but ``anew`` on none that is no side page: on no hand.
    """
    page = beside(interaction, view, table)
    anew = anew and table_of_side_page(interaction) is None
    message = await answer_on_message(interaction, page, attachment, anew=anew)
    if message is not None:
        pages = TableScreens.of(interaction.client).side_pages
        await pages.shown(interaction, message, table, holds)
    return message


def table_of_side_page(interaction: Interaction) -> int | None:
    """The table whose side page was pressed; None if that was another message."""
    return TableScreens.of(interaction.client).side_pages.table_of(interaction)


def beside(
    interaction: Interaction, view: discord.ui.LayoutView, table: int
) -> discord.ui.LayoutView:
    """The page with its way back: to the hand, for who has one at this table.

    Between games there is none; before the first, the pages of the settings have no room for it.
    """
    now = _table_here(interaction, table)
    if now is not None and now.stage is Stage.LOBBY:
        return view
    seated = played_here(interaction, table) is not None
    return with_way_back(view, table, words_for(interaction), seated=seated)


def played_here(interaction: Interaction, table: int) -> Table | None:
    """The table of this number, if it is the one here and this person has a hand there."""
    now = _table_here(interaction, table)
    if now is None or now.stage is not Stage.PLAYING:
        return None
    return None if now.seat_of(interaction.user.id) is None else now


def _table_here(interaction: Interaction, table: int) -> Table | None:
    session = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    return session.table if session and session.table.id == table else None


async def answer_on_message(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None = None,
    *,
    anew: bool = False,
) -> int | None:
    """Answer with this alone on the private message that was pressed, else, or ``anew``, on one."""
    pressed = None if anew else interaction.message
    # The public message belongs to all: only a private one is answered in its place.
    if pressed is not None and pressed.flags.ephemeral:
        screens = TableScreens.of(interaction.client)
        screens.side_pages.pressed(pressed.id)
        # Discord counts what it refuses: nothing is tried on what the bot has taken away itself.
        if not screens.private_messages.has_gone(pressed.id):
            async with screens.private_messages.answering(pressed.id):
                # Else taken away by a bot that ran before this one, or by Discord.
                if await is_written(PressedMessage(interaction, pressed.id), view, attachment):
                    return pressed.id
    files = attachment.files(None) if attachment else KEEP
    answered = await new_answer(interaction, view, files, ephemeral=True)
    if attachment and answered is not None:
        attachment.attached(answered)
    return answered


async def answer_move(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    attachment: PictureAttachment | None = None,
) -> int | None:
    """Answer a move on the private message that was pressed; the id of the answer, if known.

    To who listens the answer is a new message, since nobody hears an edit; the old one goes.
    """
    pressed, guard = interaction.message, TableScreens.of(interaction.client).private_messages
    if pressed is None or guard.has_gone(pressed.id) or not _is_heard_alone(interaction):
        return await answer_in_place(interaction, view, attachment)
    if not interaction.response.is_done():
        # Acknowledged so, the message that was pressed is the one that can be taken away.
        await interaction.response.defer()
    answer = await answer_on_message(interaction, view, attachment, anew=True)
    try:
        async with guard.removing(pressed.id):
            await interaction.delete_original_response()
    except REQUEST_ERRORS as error:
        logger.debug("a page was gone", **log_facts(error))
    return answer


def _is_heard_alone(interaction: Interaction) -> bool:
    """Whether a private message that is no side page was pressed by somebody who listens."""
    listens = interaction.client.readers.listens(interaction.user.id)
    return listens and is_private(interaction) and table_of_side_page(interaction) is None


T = TypeVar("T")


async def acknowledged(interaction: Interaction, work: Awaitable[T]) -> T:
    """The result of this work; if it takes long, the press is acknowledged to Discord first.

    That is for a press on a message that the answer takes the place of.
    """
    if interaction.response.is_done():
        return await work
    # Discord waits 3 s for an answer, but a quarter of an hour once the press is acknowledged.
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
        except REQUEST_ERRORS:
            # The work goes on whatever Discord says, and no task may be left with an unread error.
            await asyncio.gather(doing, return_exceptions=True)
            raise


async def after_presses(interaction: Interaction, table: Table) -> None:
    """Let a command wait for what this person had pressed at the table before it."""
    if older := _older_presses(interaction, table.id):
        await acknowledged(interaction, asyncio.gather(*(each.wait() for each in older.values())))


def _older_presses(interaction: Interaction, table: int) -> dict[WaitingPress, asyncio.Event]:
    """The presses of this person at the table that came before this and still wait."""
    waiting = TableScreens.of(interaction.client).waiting.get((interaction.user.id, table), {})
    return {
        # Ids of interactions rise with time: presses may arrive in another order than they were
        # made.
        press: begins
        for press, begins in waiting.items()
        if press.interaction.id < interaction.id
    }


def is_private(interaction: Interaction) -> bool:
    """Whether what was pressed stands on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def answer_while(
    interaction: Interaction, view: discord.ui.LayoutView, table: Table, holds: Holds
) -> None:
    """Answer with a side page that goes when it is not true of the table any more."""
    await answer_beside(interaction, view, table.id, holds=holds if holds(table) else always)


PressAnswer = Callable[[Table], Awaitable[object]]
"""Answers a press once the table has done what it asked."""


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
    def say_of_hand(self) -> Words:
        """Their words as on their hand: in full if they hold their cards in words."""
        size = self.bot.preference_cache.of(self.user).size
        return self.say.plain.in_full if size is HandSize.WORDS else self.say

    @property
    def on_hand(self) -> bool:
        """Whether the control stands on a private message, and not on the table's."""
        return is_private(self.interaction)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Answer on the private message that was pressed, else with a side page of the table."""
        if self.on_hand or not self.control.table:
            await answer_in_place(self.interaction, view)
        else:
            await self.answer_beside(view)

    async def answer_beside(
        self,
        view: discord.ui.LayoutView,
        attachment: PictureAttachment | None = None,
        holds: Holds = always,
    ) -> None:
        """Answer a press on the table, a hand or a side page with the side page."""
        table = self.control.table
        await answer_beside(self.interaction, view, table, attachment, holds, anew=True)

    async def answer_setting_up(self, view: discord.ui.LayoutView, table: Table) -> None:
        """Answer with a page on which the table is set up, and which goes when the game begins."""
        await self.answer_while(view, table, lambda now: now.stage is Stage.LOBBY)

    async def answer_while(self, view: discord.ui.LayoutView, table: Table, holds: Holds) -> None:
        """Answer with a side page that goes when it is not true of the table any more."""
        await answer_while(self.interaction, view, table, holds)

    def answers_page(self) -> None:
        """Keep the page that was pressed: what comes of the press is said on it."""
        # Else it would be taken away for what it says, when the table does what it asks.
        if self.interaction.message is not None:
            TableScreens.of(self.bot).side_pages.pressed(self.interaction.message.id)

    async def session(self, work: Work | None = None) -> Session:
        """The live table of the control; with ``work`` in the turn of this press.

        TableRefused when it is over or never was.
        """
        if work is not None:
            await self.begin(work)
        registry, number = self.bot.services.registry, self.control.table
        session = registry.find(number)
        if session is None:
            raise await registry.why_not_live(number)
        # An id can be written into a request by hand: tables of other servers stay unknown.
        if session.table.opened.guild != self.interaction.guild_id:
            raise TableRefused(TableRefusal.UNKNOWN_TABLE)
        return session

    async def begin(self, work: Work | None = None) -> None:
        """Wait for the turn of this press: after what this person pressed at the table before.

        With ``work`` it waits, too, while there is too much to do. Discord hears in time that the
        press came. AnsweredBefore if the same was pressed before and waited: once both had to be
        acknowledged, the first is the answer to both.
        """
        older = _older_presses(self.interaction, self.control.table)
        if work is None and not older:
            return
        every, place = TableScreens.of(self.bot).waiting, (self.user, self.control.table)
        waiting = every.setdefault(place, {})
        waiting[self] = begins = asyncio.Event()
        same = [
            press for press in older if (press.control, press.value) == (self.control, self.value)
        ]
        turn = asyncio.ensure_future(self._turn(work, older.values()))
        try:
            if not self._is_acknowledged:
                await _acknowledge_while(self.interaction, turn)
            self._require_no_answer(same)
            await turn
            self._require_no_answer(same)
        finally:
            turn.cancel()
            # Failed or not: what was pressed after it waits for this.
            begins.set()
            del waiting[self]
            if not waiting:
                del every[place]

    def _require_no_answer(self, same: Iterable[WaitingPress]) -> None:
        """Raise AnsweredBefore if this and one of the same were acknowledged."""
        if self._is_acknowledged and any(press.interaction.response.is_done() for press in same):
            raise AnsweredBefore

    async def _turn(self, work: Work | None, older: Iterable[asyncio.Event]) -> None:
        if work is not None:
            await self.bot.admission.enter(work)
        # What a person asks of a table is done in the order of their presses (ADR 20).
        for begins in older:
            await begins.wait()

    @property
    def _is_acknowledged(self) -> bool:
        return self.interaction.response.is_done()

    async def submit(self, session: Session, request: Request) -> Table:
        """Ask it of a table in the turn of this press; the table afterwards."""
        await self.begin()
        return await session.submit(self.user, request)

    async def ask(self, request: Request, answer: PressAnswer | None = None) -> None:
        """Ask it of the table, and answer; the presser can be written to from then on.

        Not before: by a press without an answer Discord lets nobody be written to. Where no answer
        is given, the public message is it.
        """
        session = await self.session()
        await self.begin()
        before = session.table
        # The answer draws the table itself, outside the limit of edits; a second edit would be
        # wasted (ADR 21).
        with TableScreens.of(self.bot).answering(before) as message:
            table = await session.submit(self.user, request)
            if answer:
                await answer(table)
            else:
                await message.answer(self.interaction, before)
            self.answered(session, before)

    def answered(self, session: Session, before: Table) -> None:
        """The presser has an answer: a hand dealt since ``before`` can be sent to them."""
        TableScreens.of(self.bot).answered(self.interaction, before, session.table)


Handler = Callable[[Press], Awaitable[None]]


P = ParamSpec("P")


def setting_up(
    handler: Callable[Concatenate[Press, P], Awaitable[None]],
) -> Callable[Concatenate[Press, P], Awaitable[None]]:
    """The handler of a page on which a table is set up.

    A page that is pressed too late is replaced by the reason: nothing on it can be pressed again.
    """

    @wraps(handler)
    async def handled(press: Press, /, *asked: P.args, **named: P.kwargs) -> None:
        try:
            await (
                press.session()
            )  # that its table is over is told before what is wrong with a choice
            await handler(press, *asked, **named)
        except TableRefused as error:
            if not press.on_hand:
                raise
            await press.answer(notice(refusal(press.say, error) or ""))

    return handled
