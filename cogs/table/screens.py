"""Passes each change of a table to everything that shows or follows it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Protocol

from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.monitoring.overload import Shed
from bot.pictures.picture_cache import PictureCache
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.achievements import AchievementNews
from cogs.hand.hands import Hands
from cogs.notify import SeatNotices
from cogs.table.public_message import PublicMessage
from cogs.table.reactions import Reactions
from cogs.ui.attachments import Attachments
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.private_messages import PrivateMessages
from cogs.ui.delivery.surface import Coalescer
from cogs.ui.screens import TableScreens, WaitingPress
from cogs.ui.side_pages import SidePages
from engine.seats import Seat

FEW_WAITING = 4
"""The waiting pictures during which those that were left out before wait too."""

BETWEEN_SECONDS = 0.05
"""The time between two tables at which something was left out."""

GAME_OVER = "game_over"
"""The event that a game has ended at a table."""


class TableFollower(Protocol):
    """Something that follows every table."""

    def changed(self, table: Table) -> None:
        """Handle a change of this table."""
        ...


class GameEnds:
    """Announces the end of each game once, when it counts."""

    def __init__(self, bot: ContreeBot, tell: Sequence[Callable[[Table], None]]) -> None:
        self._bot = bot
        self._tell = tell
        self._ended: dict[int, int] = {}

    def changed(self, table: Table) -> None:
        """Announce the end of the game, if it is over and was not before."""
        if table.stage is Stage.CLOSED:
            self._ended.pop(table.id, None)
        elif table.stage is Stage.FINISHED and self._ended.get(table.id) != table.games:
            self._ended[table.id] = table.games
            self._bot.services.tasks.spawn(self._announce(table), f"end of a game at {table.id}")

    async def _announce(self, table: Table) -> None:
        # On PostgreSQL a game counts some moments after its last card (ADR 24); news of it would
        # lack it.
        await self._bot.services.store.result_counter.counted(table.id, table.games)
        for tell in self._tell:
            tell(table)


class Screens(TableScreens, name=TableScreens.NAME):
    """Shows every table in its channel and in its players' hands."""

    hands: Hands

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._picture_cache = PictureCache()
        usual_of = bot.services.usual_games.of
        self.attachments = Attachments(self._picture_cache, bot.shedding, usual_of)
        self.budget = DeliveryBudget(bot)
        self.private_messages = PrivateMessages(self.budget)
        self.waiting: dict[tuple[int, int], dict[WaitingPress, asyncio.Event]] = {}
        self.side_pages = SidePages(bot, self.private_messages)
        self.hands = Hands(bot, self.attachments, self.budget, self.side_pages)
        self.refusals = SidePages(bot, self.private_messages)
        """Each person's last refusal by channel: a new one replaces it."""
        self.reactions = Reactions()
        self._seat_notices = SeatNotices(bot)
        news = AchievementNews(bot, self.hands)
        self._followers: tuple[TableFollower, ...] = (
            self._seat_notices,
            GameEnds(
                bot,
                (news.ended, self._show_gains, self._weigh_cards, partial(bot.dispatch, GAME_OVER)),
            ),
            self.side_pages,
            self.reactions,
        )
        self._messages: dict[int, PublicMessage] = {}
        recovery = Coalescer(self._draw_left_out, bot.services.tasks, "what was left out")
        bot.shedding.when_less(lambda: recovery.submit(tuple(self._messages)))
        bot.ai_workers.when_started(self._experts_came)

    async def cog_unload(self) -> None:
        """Draw no more."""
        self._picture_cache.close()

    async def _draw_left_out(self, tables: Sequence[int]) -> None:
        """Draw what was left out at these tables, until there is too much to do again."""
        for table in tables:
            # Table by table: catching up must be no load of its own (ADR 20).
            while self._picture_cache.waiting >= FEW_WAITING:
                await self._bot.clock.sleep(BETWEEN_SECONDS)
            if self._bot.shedding.sheds(Shed.HANDS):
                return
            if message := self._messages.get(table):
                message.draw_left_out()
                await self._bot.clock.sleep(BETWEEN_SECONDS)

    def message_of(self, table: Table) -> PublicMessage:
        """The public message of this table."""
        if table.id not in self._messages:
            self._messages[table.id] = PublicMessage(
                self._bot, self.hands, self.budget, table, self.reactions
            )
        return self._messages[table.id]

    def _show_gains(self, table: Table) -> None:
        """Draw what a game has changed in ratings, if the table was drawn before that was known."""
        if message := self._messages.get(table.id):
            message.show_gains()

    def _weigh_cards(self, table: Table) -> None:
        """Draw what average tables make of the cards of a game, once that is known."""

        async def work() -> None:
            learnt = await self._bot.services.usual_games.learn(table.id, table.games)
            if learnt and (message := self._messages.get(table.id)):
                message.draw_again()

        self._bot.services.tasks.spawn(work(), f"the cards of a game at table {table.id}")

    def _experts_came(self) -> None:
        """Draw the tables again that said that experts are on their way."""
        if not self._bot.is_closed():
            for message in self._messages.values():
                message.experts_came()

    def redraw_hands(self, table: Table) -> None:
        """Look at the hands of this table again, unless it is closed."""
        if table.stage is not Stage.CLOSED:
            self.message_of(table).redraw_hands()

    def answering(self, table: Table) -> AbstractContextManager[PublicMessage]:
        """While a press at this table is being answered, draw nothing else of it in public."""
        return self.message_of(table).answering()

    @contextmanager
    def answering_on_hand(self, session: Session, user: int) -> Iterator[None]:
        """While a press is answered with this person's hand, do not draw it; look at it then."""
        try:
            with self.hands.answering(session.table, user):
                yield
        finally:
            self.redraw_hands(session.table)

    def answered(self, interaction: Interaction, before: Table, table: Table) -> None:
        """Note that the person who pressed can be sent a hand that was dealt since ``before``."""
        if message := self._messages.get(table.id):
            message.pressed(interaction, before, table)
        self.hands.note_interaction(interaction, before, table)
        self.redraw_hands(table)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Note names and channel permissions, which every interaction carries."""
        if self._bot.is_closed():
            return
        self.attachments.note_interaction(interaction)
        if message := self._message_here(interaction):
            await message.learn_from(interaction)

    @commands.Cog.listener()
    async def on_press_answered(self, interaction: Interaction) -> None:
        """Put a message aside that its table does not have any more, once a press is answered."""
        message = self._message_here(interaction)
        if message and not self._bot.is_closed():
            await message.answered(interaction)

    def _message_here(self, interaction: Interaction) -> PublicMessage | None:
        session = self._bot.services.registry.find_in_channel(interaction.channel_id or 0)
        return self._messages.get(session.table.id) if session else None

    async def announce_closing(self) -> None:
        """Post a notice at every open table: the bot is about to stop."""
        await asyncio.gather(*(message.announce_closing() for message in self._messages.values()))

    @commands.Cog.listener()
    async def on_person_erased(self, user: int) -> None:
        """Forget the name of this person, and what they had open."""
        self.attachments.names.forget(user)
        self.hands.forget_person(user)
        for pages in (self.side_pages, self.refusals):
            pages.forget_person(user)
        for message in self._messages.values():
            message.forget_former()

    def call(self, table: Table, seat: Seat) -> None:
        """Ping the owner of this seat once: the table waits for them."""
        self.message_of(table).call(table, seat)

    def opened(self, table: Table) -> None:
        """A table has been opened, and is shown already."""
        self._seat_notices.changed(table)

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self.message_of(table).changed(table)
        for follower in self._followers:
            follower.changed(table)
        if table.stage is Stage.CLOSED:
            # Its last picture is still to be drawn: the task that does it keeps the message.
            del self._messages[table.id]
