"""The public message of a table: posted, edited, and archived when the next deal has one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from functools import partial

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import (
    REQUEST_ERRORS,
    Code,
    RequestError,
    is_refusal,
    log_facts,
)
from bot.i18n import Words, words
from bot.monitoring.metrics import PICTURE_AGE_SECONDS
from bot.monitoring.overload import Shed
from bot.storage.log.open_tables import TableRow
from bot.tables.table import Stage, Table, TablePage, page_of
from cogs.hand.hands import Hands
from cogs.table.channel import ChannelGate, KnownMessages, pressed_message, why_unshown
from cogs.table.deal_records import DealArchiver, mark_of, nonce_of
from cogs.table.pages import public, with_word
from cogs.table.reactions import Reactions, sayings_of
from cogs.table.score import NO_NEWS
from cogs.table.turn_pings import TurnPings
from cogs.ui.access import missing_permissions
from cogs.ui.attachments import PictureAttachment
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.posts import find_post, marked
from cogs.ui.delivery.surface import Coalescer, Surface
from cogs.ui.delivery.writer import MessageTokens, PressedMessage, Token, write
from cogs.ui.layout import notice
from cogs.ui.press import acknowledged
from cogs.ui.replies import Refused
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)

# Measured: a table needs half the edits, and Discord limits them.
JOIN_SECONDS = 1.5
"""The seconds before a table that waits for a computer is drawn: one edit shows both moves.

At the usual pace a computer moves after a second. A full trick, and a table that waits for a
person, are drawn at once.
"""

EDITED_FOR = timedelta(minutes=50)
"""The age up to which the one message of a game is edited.

Of an older one than an hour Discord takes few edits, from all bots of its channel together.
"""

TABLE_DRAWN = "table_drawn"
"""The log event of a public message that shows its table again, and the delay in seconds."""


class PublicMessage:
    """Shows one table in its channel: a new message each deal or game, edited as it goes on."""

    def __init__(
        self,
        bot: ContreeBot,
        hands: Hands,
        budget: DeliveryBudget,
        table: Table,
        reactions: Reactions,
    ) -> None:
        self._bot = bot
        self._budget = budget
        self._table = table
        self._reactions = reactions
        self._known = KnownMessages(bot, table)
        self._former = DealArchiver(bot)
        self._held = False
        self._leaving = False
        self._answering = 0
        self._stale_since: float | None = None
        self._in_words = False
        self._awaits_experts = False
        self._tokens = MessageTokens(budget, table.opened.channel)
        self._writing = asyncio.Lock()
        self.gate = ChannelGate(bot, table.opened.channel)
        tasks = bot.services.tasks
        self._attachments = hands.attachments
        self._unheard = hands.unheard
        self._hand_surface = hands.surface(table.id, lambda: self._table, self.redraw_hands)
        self._surface = Surface(
            self._draw,
            bot.clock,
            tasks,
            f"message of table {table.id}",
            turn=partial(budget.turn, self._is_new, self._has_token),
            rest=partial(budget.rest, self._is_new, self._is_edited_by_token),
        )
        self._joined = Coalescer(self._join, tasks, f"joined moves of table {table.id}")
        self._pings = TurnPings(self._known, self.gate, tasks, bot.preference_cache)

    # What the table, its players and the bot tell it.

    def forget_former(self) -> None:
        """Forget how the last deal ended: it may name somebody who was erased."""
        self._former.forget()

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self._table = table
        if self._stale_since is None:
            self._stale_since = self._bot.clock.monotonic()
        self._former.remember(self._table)
        self._pings.changed(table)
        if self._held:
            return
        if not self._is_new() and not self._budget.only_answers:
            for seat in self._unheard(table):
                self._pings.call(table, seat, self._deadline(), unheard=True)
        self.redraw_hands()
        self._draw_soon()

    @contextmanager
    def answering(self) -> Iterator["PublicMessage"]:
        """While a press at the table is being answered, draw nothing: the answer comes first."""
        self._answering += 1
        try:
            yield self
        finally:
            self._answering -= 1
            if self._stale_since is not None and not self._held:
                self._draw_soon()

    async def answer(self, interaction: Interaction, before: Table) -> None:
        """Answer a press that has changed the table since ``before``, by drawing the message.

        If the message cannot show that, a private answer says so once.
        """
        # Answers do not count against the limit of edits; only what they cannot show is edited (ADR
        # 21).
        if not await self._is_answer(interaction) and not interaction.response.is_done():
            if word := why_unshown(self.gate, before, interaction, self._table):
                await interaction.response.send_message(view=notice(word), ephemeral=True)
                return
            await interaction.response.defer()
        pressed = pressed_message(interaction, self._table.id)
        # Only a lobby by default: drawing a deal by tokens was tried on a simulated Discord alone
        # (ADR 21).
        counts = before.stage is Stage.LOBBY or self._bot.settings.deal_follow_ups
        if counts and pressed is not None and pressed == self._known.current:
            self._tokens.keep(pressed, Token(interaction))

    def pressed(self, interaction: Interaction, before: Table, table: Table) -> None:
        """Note an answered press: by the setting, the message of a new deal is its follow-up."""
        if page_of(before) != page_of(table) and self._bot.settings.deal_follow_ups:
            self._tokens.keep_for_page(page_of(table), Token(interaction))

    def call(self, table: Table, seat: Seat) -> None:
        """Ping the owner of this seat once, because the table waits for them."""
        if not self._budget.only_answers:
            self._pings.call(table, seat, self._deadline())

    def redraw_hands(self) -> None:
        """Draw the hands again, unless a new message of the table will do so."""
        if not self._is_new():
            self._hand_surface.draw_soon()

    async def repost(self) -> None:
        """Put the table at the bottom of its channel; Refused if Discord does not accept it."""
        opened = self.gate.opened
        async with self._writing:
            try:
                await self._put_below()
            except REQUEST_ERRORS as error:
                self._undone(error, opened)
                raise Refused("refusal-discord-busy") from error

    async def _put_below(self) -> None:
        # The old one goes first: were the bot to die here, it would post the table anew.
        if (message := self._known.current) is not None:
            with suppress(discord.NotFound):
                await self._known.partial(message).delete()
            self._known.put_aside(message)
        await self._post(self._table)

    async def announce_closing(self) -> None:
        """Announce the restart, and draw nothing after that."""
        table, message = self._table, self._known.current
        self._leaving = True
        if message is None or table.stage in {Stage.FINISHED, Stage.CLOSED} or not self._may_ask:
            return
        say = self._words(table)
        try:
            async with self._writing:
                attachment = await self._picture(table)
                view = public(table, say, None, attachment.illustration)
                marked(view, mark_of(table.id, page_of(table)))
                view = with_word(view, say("table-restarting"))
                await self._tokens.write(self._known.partial(message), view, attachment)
        except REQUEST_ERRORS as error:
            logger.info("could not post a last message", table=table.id, **log_facts(error))

    def experts_came(self) -> None:
        """Draw the table again if it said that experts are on their way."""
        if self._awaits_experts:
            self.draw_again()

    # Which message shows the table: after a command, a restart, or a press on an unknown one.

    def restored(self, row: TableRow) -> None:
        """Take over the message from before a restart, if there is one."""
        self._known.restore(row, self._table)
        self._former.remember(self._table)

    @property
    def lost(self) -> bool:
        """Whether the table has no message and none is being posted."""
        return self._known.current is None and not self._held and not self._writing.locked()

    @property
    def link(self) -> str:
        """The address of the table's message; nothing if it has none."""
        return self._known.link

    async def take_over(self, message: int) -> None:
        """Show the table by its newest message, of which a restored backup did not know.

        Older ones lead to it.
        """
        known = self._known.current
        newest = message if known is None else max(known, message)
        if newest != known:
            async with self._writing:
                await self._known.keep(self._table, newest, page_of(self._table), None)
        self.draw_again()
        for older in {known or newest, message} - {newest}:
            await self.archive_surplus(older)

    def hold(self) -> None:
        """Pause drawing, because the answer to a command becomes the message."""
        self._held = True

    async def adopt(self, message: int | None, shown: Table, interaction: Interaction) -> None:
        """Use this answer as the message; post one if there is none."""
        self._held = False
        if message is not None:
            self._tokens.keep(message, Token(interaction))
            await self._known.keep(shown, message, page_of(shown), None)
        # The table may have changed while the answer was on its way.
        if message is None or self._table.revision != shown.revision:
            self.draw_again()

    async def learn_from(self, interaction: Interaction) -> None:
        """Learn from any interaction in the channel.

        The bot may write there again; and a message that they press on is the table's, where it
        has no other: the bot may have died before it heard that it had posted it.
        """
        if not missing_permissions(interaction):
            self.may_write()
        pressed = pressed_message(interaction, self._table.id)
        if pressed is not None and self.lost:
            await self._known.keep(self._table, pressed, page_of(self._table), None)

    async def answered(self, interaction: Interaction) -> None:
        """A press in the channel has been answered."""
        pressed = pressed_message(interaction, self._table.id)
        if pressed is not None:
            await self.archive_surplus(pressed)

    async def archive_surplus(self, message: int) -> None:
        """Archive a surplus message; a press on it has just been answered."""
        async with self._writing:  # what is being posted at the moment is known afterwards
            if self._known.current is None or self._held or self._leaving:
                return
            if not self._known.is_unknown(message) or self._budget.only_answers:
                return
            self._known.put_aside(message)
            moved = notice(self._words(self._table)("table-moved", link=self._known.link))
            try:
                partial = self._known.partial(message)
                await write(partial, moved, self._attachments.without_picture(self._table))
            except REQUEST_ERRORS as error:
                logger.info("a message was not put away", **log_facts(error))

    # Drawing.

    async def _draw(self) -> None:
        if self._leaving:
            return
        if self._may_ask:
            async with self._writing:
                table = self._table
                message, opened = self._known.current, self.gate.opened
                # Before it is drawn: a change that comes in the meantime is stale again.
                since, self._stale_since = self._stale_since, None
                try:
                    if message is None or page_of(table) != self._known.page:
                        await self._post(table)
                    elif self._is_aged(table, message):
                        await self._put_below()
                    else:
                        await self._edit(table, message)
                    self._drawn(since)
                    if self._known.replaced is not None:
                        await self._put_away(self._known.replaced)
                except REQUEST_ERRORS as error:
                    self._stale_since = since
                    self._undone(error, opened)
                else:
                    self.gate.passed()
                    self._surface.drawn()
        self._hand_surface.draw_soon()

    def _draw_soon(self) -> None:
        """Draw the table now, or with the move of the computer that it waits for.

        While a press is being answered, neither: the answer may show it.
        """
        if self._answering:
            return
        table = self._table
        if table.thinker is None or table.shows_full_trick or self._is_new():
            self.draw_again()
        else:
            self._joined.submit(table)

    async def _join(self, _: Table) -> None:
        """Wait for the computer's move; without one, draw what there is."""
        since = self._stale_since
        if since is None:
            return
        await self._bot.clock.sleep(max(since + JOIN_SECONDS - self._bot.clock.monotonic(), 0.0))
        # Else something has drawn it by now, such as the answer to a press.
        if self._stale_since == since:
            self.draw_again()

    @property
    def _may_ask(self) -> bool:
        """Whether a request that answers no press may be sent."""
        return not self.gate.shut and not self._budget.only_answers

    def _is_new(self) -> bool:
        """Whether the table is to be shown by a new message: hands wait for it."""
        return self._known.page != page_of(self._table)

    def _is_aged(self, table: Table, message: int) -> bool:
        """Whether the one message of a game is so old that a new one is to take its place."""
        if not table.opened.folds_deals or table.stage is Stage.CLOSED:
            # A table closes a day after its game, at whatever hour: that is no news.
            return False
        return self._bot.clock.now() - discord.utils.snowflake_time(message) > EDITED_FOR

    def _has_token(self) -> bool:
        if self._is_new():
            return self._tokens.can_post(page_of(self._table))
        return self._tokens.can_edit(self._known.current)

    def _is_edited_by_token(self) -> bool:
        return self._table.stage is Stage.PLAYING and self._has_token()

    def _drawn(self, since: float | None) -> None:
        """Log how long the first unshown change has waited."""
        if since is not None:
            age = self._bot.clock.monotonic() - since
            PICTURE_AGE_SECONDS.observe(age)
            self._bot.dispatch(TABLE_DRAWN, age)

    def _undone(self, error: RequestError, opened: int) -> None:
        """After a failed edit, draw the hands, and retry the table if that may help."""
        logger.warning("a table could not be shown", table=self._table.id, **log_facts(error))
        if not is_refusal(error):
            # Discord may have the message although its answer was lost.
            self._known.may_repeat = True
            self._surface.failed()
            return
        if not (in_words := self._attachments.refused(error, self._table)):
            self.gate.refused(error, opened)
        if in_words or self.gate.opened != opened:
            self.draw_again()

    def may_write(self) -> None:
        """Retry what was refused before, now that the bot may write in the channel."""
        was_shut = self.gate.shut
        self.gate.open()
        if was_shut:
            self.draw_again()

    def draw_again(self) -> None:
        """Draw the table in its current state."""
        self._surface.draw_soon()

    def show_gains(self) -> None:
        """Draw what the game has changed in ratings, if it was drawn before it counted."""
        if self._former.rating_changes.are_missing:
            self.draw_again()

    def draw_left_out(self) -> None:
        """Draw what was left out during an overload, as far as the load allows now."""
        if self._in_words and not self._bot.shedding.sheds(Shed.PICTURES):
            self.draw_again()
        else:
            self.redraw_hands()

    async def _post(self, table: Table) -> None:
        before, page = self._known.current, page_of(table)
        sent = await self._posted_before(table, page) or await self._posted_anew(table, page)
        self._pings.pinged(table)
        # The message of a former deal stays; on the same page there is nothing left of it.
        replaced = self._known.replaced if page == self._known.page else before
        await self._known.keep(table, sent, page, replaced)
        if self._known.may_repeat:
            self._known.may_repeat = False
            # What Discord had already may show an earlier state.
            await self._edit(table, sent)

    async def _posted_before(self, table: Table, page: TablePage) -> int | None:
        """What a bot posted of this page that was killed before it could store so."""
        if not self._known.may_repeat:
            return None
        found = await find_post(self._bot, self._known.channel, mark_of(table.id, page))
        return found.id if found and found.id != self._known.current else None

    async def _posted_anew(self, table: Table, page: TablePage) -> int:
        view, attachment = await self._drawn_as(table)
        pinged = self._pings.to_ping(table, *table.awaited)  # only a new message can do that
        mentions = discord.AllowedMentions(users=pinged)
        sent = await self._tokens.post(page, view, attachment, mentions)
        if sent is None:
            posted = await self._known.channel.send(
                view=view,
                files=attachment.files(None),
                allowed_mentions=mentions,
                # Discord returns the message it has for a nonce of the last minutes: a post that is
                # repeated after a lost answer or a restart makes no second one.
                nonce=nonce_of(table.opened.channel, table.id, page, self._known.current),
            )
            sent = posted.id
        attachment.attached(sent)
        self._in_words = attachment.left_out
        return sent

    async def _edit(self, table: Table, message: int) -> None:
        view, attachment = await self._drawn_as(table)
        if await self._tokens.write(self._known.partial(message), view, attachment):
            self._in_words = attachment.left_out
        else:
            await self._post(table)

    async def _put_away(self, message: int) -> None:
        """Keep the message of the former deal or lobby as a record without buttons."""
        table = self._table
        ended = await self._former.before(table, self._known.page)
        if ended is not None:
            is_lobby = ended.stage is Stage.LOBBY
            attachment = (
                self._attachments.without_picture(ended) if is_lobby else await self._picture(ended)
            )
            say, shown = self._words(ended), attachment.illustration
            record = await self._former.record(ended, say, self._known.link, shown)
            await self._tokens.write(self._known.partial(message), record, attachment)
        self._tokens.forget(message)
        await self._known.has_put_away(message, table)

    async def _drawn_as(self, table: Table) -> tuple[discord.ui.LayoutView, PictureAttachment]:
        """The message that shows this table, with its picture."""
        attachment = await self._picture(table)
        over = table.game is not None and table.game.over
        news = await self._former.rating_changes.news_of(table) if over else NO_NEWS
        # The clock of the newest state is no deadline of an older one.
        deadline = self._deadline() if table.revision == self._table.revision else None
        said = self._reactions.at(table)
        say, playing = self._words(table), table.stage is Stage.PLAYING
        view = public(table, say, deadline, attachment.illustration, news, said)
        self._awaits_experts = playing and table.has_experts and self._bot.ai_workers.is_starting
        if self._awaits_experts:
            view = with_word(view, say("table-experts-come"))
        return marked(view, mark_of(table.id, page_of(table))), attachment

    async def _picture(self, table: Table) -> PictureAttachment:
        """The picture of a message that shows this table."""
        say = self._words(table)
        return await self._attachments.of_table(
            table, say, sayings_of(self._reactions.at(table), say)
        )

    async def _is_answer(self, interaction: Interaction) -> bool:
        """Answer a press on the message by editing it; return whether that was possible."""
        table, message = self._table, self._known.current
        if message is None or pressed_message(interaction, table.id) != message:
            return False
        # Another page needs a new message, and while one is being written two edits could cross.
        if page_of(table) != self._known.page or self._leaving or self._writing.locked():
            return False
        since, self._stale_since = self._stale_since, None
        try:
            async with self._writing:
                view, attachment = await acknowledged(interaction, self._drawn_as(table))
                await write(PressedMessage(interaction, message), view, attachment)
        except REQUEST_ERRORS as error:
            # Even where nothing has changed, the message may not be what it should be.
            self._stale_since = self._bot.clock.monotonic() if since is None else since
            if not isinstance(error, discord.HTTPException):
                raise
            if error.code == Code.UNKNOWN_INTERACTION:
                raise
            logger.info("a table was not drawn in answer", table=table.id, **log_facts(error))
            return False
        self._in_words = attachment.left_out
        self._drawn(since)
        self._hand_surface.draw_soon()
        return True

    def _words(self, table: Table) -> Words:
        # Everyone reads the public message: in the language of the server, not of whoever pressed.
        return self._bot.readers.publicly(words(table.opened.language), table.opened.guild)

    def _deadline(self) -> datetime | None:
        """When the awaited player's time is up."""
        session = self._bot.services.registry.find_in_channel(self._table.opened.channel)
        return session.deadline if session and session.table.id == self._table.id else None
