"""What shows tables and hands, as far as features use it that do not draw them."""

import asyncio
from abc import abstractmethod
from contextlib import AbstractContextManager
from typing import Protocol, Self

from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.session import Session
from bot.tables.table import Table
from cogs.ui.attachments import Attachments
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.private_messages import PrivateMessages
from cogs.ui.ids import ControlId
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.side_pages import SidePages


class TableMessage(Protocol):
    """The public message of a table, as far as the answer to a press depends on it."""

    async def answer(self, interaction: Interaction, before: Table) -> None:
        """Answer a press that has changed the table: by drawing the message, if it is there."""
        ...


class HandMessages(Protocol):
    """The private hands of all tables, as far as the answer to a press depends on them."""

    async def answer(
        self,
        interaction: Interaction,
        table: Table,
        page_state: HandPageState = INITIAL_STATE,
        notice: str = "",
    ) -> None:
        """Answer with this person's page, on the private message that was pressed or a new one."""
        ...

    def is_open(self, table: Table, user: int) -> bool:
        """Whether a hand of this person is open and can still be drawn."""
        ...

    def forget(self, table: Table, user: int) -> None:
        """Drop a person who has left the table and has already read that."""
        ...


class WaitingPress(Protocol):
    """A press that waits for its turn."""

    @property
    def interaction(self) -> Interaction:
        """Who pressed, and where."""
        ...

    @property
    def control(self) -> ControlId:
        """On what."""
        ...

    @property
    def value(self) -> str:
        """The value chosen."""
        ...


class TableScreens(commands.Cog):
    """The cog that shows tables and hands; ``cogs/table/screens.py`` is it."""

    NAME = "Screens"

    attachments: Attachments
    budget: DeliveryBudget
    hands: HandMessages
    private_messages: PrivateMessages
    side_pages: SidePages
    waiting: dict[tuple[int, int], dict[WaitingPress, asyncio.Event]]
    """The presses that wait for their turn, by person and table.

    Each event is set when its press begins.
    """

    @classmethod
    def of(cls, bot: ContreeBot) -> Self:
        """The screens of this bot. TableRefused if they are gone: the bot is stopping."""
        cog = bot.get_cog(TableScreens.NAME)
        if not isinstance(cog, cls):
            # A bot that stops loses its screens before it has refused the last press.
            raise TableRefused(TableRefusal.CLOSING)
        return cog

    @abstractmethod
    def answering(self, table: Table) -> AbstractContextManager[TableMessage]:
        """While a press at this table is being answered, draw nothing else of it in public."""

    @abstractmethod
    def answering_on_hand(self, session: Session, user: int) -> AbstractContextManager[None]:
        """While a press is answered with this person's hand, do not draw it; look at it then."""

    @abstractmethod
    def answered(self, interaction: Interaction, before: Table, table: Table) -> None:
        """A press has its answer: a hand dealt since ``before`` can be sent to who pressed."""

    @abstractmethod
    def redraw_hands(self, table: Table) -> None:
        """Look at the hands of this table again, unless it is closed."""
