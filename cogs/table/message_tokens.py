"""Tokens of interactions that write a table's messages, outside Discord's limit for all requests.

A token edits the message that answered its command, the one on which it was pressed, and those
that followed it up, for 14 minutes. That shares the limit of the channel with the hands.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import is_refusal, log_facts
from bot.tables.table import Stage, Table
from cogs.table.deal_records import BoardPage, page_of
from cogs.ui.attachments import Editable, PictureAttachment
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.delivery.writer import Token

T = TypeVar("T")

logger = structlog.stdlib.get_logger(__name__)


class MessageTokens:
    """The tokens of one table, by what they can write."""

    def __init__(self, bot: ContreeBot, budget: DeliveryBudget, channel: int) -> None:
        self._bot = bot
        self._budget = budget
        self._channel = channel
        self._of_message: dict[int, Token] = {}
        self._of_new_page: tuple[BoardPage, Token] | None = None

    def answered_with(self, message: int, interaction: Interaction) -> None:
        """A command was answered with this message."""
        self._of_message[message] = self._new(interaction)

    def pressed(self, message: int, interaction: Interaction, before: Table) -> None:
        """A press on this message was answered; of a deal's message it counts by the setting."""
        if before.stage is Stage.LOBBY or self._bot.settings.deal_follow_ups:
            self._of_message[message] = self._new(interaction)

    def follow_up_on(self, table: Table, interaction: Interaction) -> None:
        """An answered press has begun a deal: by the setting, the deal's message follows it up."""
        if self._bot.settings.deal_follow_ups:
            self._of_new_page = page_of(table), self._new(interaction)

    def forget(self, message: int) -> None:
        """Nothing more is to be written on this message."""
        self._of_message.pop(message, None)

    def write(self, message: int | None) -> bool:
        """Whether a token can edit this message now, and hands have room beside it."""
        return self._living(self._of_message.get(message or 0)) is not None

    def begin(self, page: BoardPage) -> bool:
        """Whether a token can post the message of this page now."""
        return self._for_page(page) is not None

    async def edit(
        self, usual: discord.PartialMessage, edit: Callable[[Editable], Awaitable[T]]
    ) -> T:
        """Edit a message by a token, or as usual where none can."""
        token = self._living(self._of_message.get(usual.id))
        if token is None:
            return await edit(usual)
        self._budget.by_tokens.note(self._channel)
        try:
            return await edit(token.message(usual.id))
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            logger.info("a message was not edited by a token", **log_facts(error))
            self.forget(usual.id)
            return await edit(usual)

    async def post(
        self,
        page: BoardPage,
        view: discord.ui.LayoutView,
        attachment: PictureAttachment,
        mentions: discord.AllowedMentions,
    ) -> int | None:
        """Post the message of a deal as a follow-up; None where it is to be posted as usual."""
        token, self._of_new_page = self._for_page(page), None
        if token is None:
            return None
        self._budget.by_tokens.note(self._channel)
        try:
            sent = await token.post(view, attachment.files(None), mentions)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            logger.info("the message of a deal was not sent as a follow-up", **log_facts(error))
            return None
        self._of_message[sent] = token
        return sent

    def _for_page(self, page: BoardPage) -> Token | None:
        found = self._of_new_page
        return self._living(found[1]) if found and found[0] == page else None

    def _living(self, token: Token | None) -> Token | None:
        """The token, if it can be used, and hands have room beside it."""
        lives = token is not None and token.lives(self._bot.clock.now())
        return token if lives and self._budget.has_room_for_table(self._channel) else None

    def _new(self, interaction: Interaction) -> Token:
        return Token(interaction.followup, self._bot.clock.now())
