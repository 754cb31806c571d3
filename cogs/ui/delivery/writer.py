"""How a message is written: in answer to an interaction, by its token, or in its channel."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Protocol

import discord
import structlog
from discord.utils import MISSING

from bot.client import Interaction
from bot.discord_api.requests import is_dead_token, is_gone_message, is_refusal, log_facts
from bot.discord_api.taken_away import TakenAway, note_taken_away
from cogs.ui.attachments import KEEP, PictureAttachment
from cogs.ui.delivery.budget import DeliveryBudget
from cogs.ui.letters import sent_or_in_letters

logger = structlog.stdlib.get_logger(__name__)

TOKEN_LIFE = timedelta(minutes=14)
"""Discord's limit is 15 minutes; an expired token is never tried, since each refusal counts."""


class Editable(Protocol):
    """A message that can be edited, in whatever way; Discord's own is edited in its channel."""

    @property
    def id(self) -> int:
        """Its number."""
        ...

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> object:
        """Redraw it."""
        ...


async def write(
    message: Editable, view: discord.ui.LayoutView, attachment: PictureAttachment | None = None
) -> None:
    """Redraw a message with its picture; without an attachment its files stay as they are."""
    files = attachment.files(message.id) if attachment else KEEP
    await message.edit(view=view, attachments=files)
    if attachment:
        attachment.attached(message.id)


async def is_written(
    message: Editable, view: discord.ui.LayoutView, attachment: PictureAttachment | None = None
) -> bool:
    """Redraw a message if it is still there; False if it can no longer be edited."""
    try:
        await write(message, view, attachment)
    except discord.HTTPException as error:
        if not is_gone_message(error):
            raise
        return False
    return True


@dataclass(frozen=True, slots=True)
class PressedMessage:
    """The message that was pressed: to edit it answers the press, acknowledged or not."""

    interaction: Interaction
    id: int

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> None:
        """Redraw it."""
        response = self.interaction.response

        async def edit() -> None:
            # Discord takes one response to an interaction: what comes later edits it.
            if response.is_done():
                await self.interaction.edit_original_response(view=view, attachments=attachments)
            else:
                await response.edit_message(view=view, attachments=attachments)

        await sent_or_in_letters(self.interaction.client, view, attachments, edit)


class Token:
    """Writes messages for 14 minutes, to one person or to all; never again once refused."""

    def __init__(self, interaction: Interaction) -> None:
        self._webhook = interaction.followup
        self._bot = interaction.client
        self._clock = self._bot.clock
        self._since = self._clock.now()
        self._refused = False

    @property
    def lives(self) -> bool:
        """Whether it can still be used."""
        return not self._refused and self._clock.now() - self._since < TOKEN_LIFE

    async def send(
        self,
        view: discord.ui.LayoutView,
        attachment: PictureAttachment,
        *,
        private: bool = True,
        mentions: discord.AllowedMentions = MISSING,
    ) -> int:
        """Send a message with its picture; its id."""
        files = attachment.files(None)

        async def send() -> discord.WebhookMessage:
            return await self._webhook.send(
                view=view,
                files=files,
                ephemeral=private,
                allowed_mentions=mentions,
                wait=True,  # else Discord tells no id, and nothing could be edited later
            )

        with self._watched():
            sent = await sent_or_in_letters(self._bot, view, files, send)
        attachment.attached(sent.id)
        return sent.id

    def message(self, message: int) -> "TokenMessage":
        """A message that this token has sent, or on which it was pressed."""
        return TokenMessage(self, message)

    async def edit(
        self, message: int, view: discord.ui.LayoutView, attachments: list[discord.File]
    ) -> None:
        """Redraw a message."""
        edit = partial(self._webhook.edit_message, message, view=view, attachments=attachments)
        with self._watched():
            await sent_or_in_letters(self._bot, view, attachments, edit)

    async def delete(self, message: int) -> None:
        """Take a private message away."""
        with self._watched():
            await self._webhook.delete_message(message)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except discord.HTTPException as error:
            # Discord bans for some minutes whoever is refused too often: it is not tried again.
            if is_dead_token(error) and not self._refused:
                self._refused = True
                note_taken_away(TakenAway.TOKEN)
            raise


@dataclass(frozen=True, slots=True)
class TokenMessage:
    """A message that is edited by a token: Discord's global limit does not count that."""

    token: Token
    id: int

    async def edit(self, *, view: discord.ui.LayoutView, attachments: list[discord.File]) -> None:
        """Redraw it."""
        await self.token.edit(self.id, view, attachments)


class MessageTokens:
    """The tokens that write the public messages of one table, by what they can write.

    A token edits the message that answered its command, the one on which it was pressed, and those
    that followed it up. Discord's limit for the whole bot does not count that, but the limit of the
    channel does, which it shares with the hands.
    """

    def __init__(self, budget: DeliveryBudget, channel: int) -> None:
        self._budget = budget
        self._channel = channel
        self._of_message: dict[int, Token] = {}
        self._of_new_page: tuple[object, Token] | None = None

    def keep(self, message: int, token: Token) -> None:
        """From now on this token edits a message."""
        self._of_message[message] = token

    def keep_for_page(self, page: object, token: Token) -> None:
        """From now on this token can post the message of a page."""
        self._of_new_page = page, token

    def forget(self, message: int) -> None:
        """Nothing more is to be written on this message."""
        self._of_message.pop(message, None)

    def can_edit(self, message: int | None) -> bool:
        """Whether a token can edit this message now, and hands have room beside it."""
        return self._usable(self._of_message.get(message or 0)) is not None

    def can_post(self, page: object) -> bool:
        """Whether a token can post the message of this page now, and hands have room beside it."""
        return self._token_for(page) is not None

    async def write(
        self,
        usual: discord.PartialMessage,
        view: discord.ui.LayoutView,
        attachment: PictureAttachment,
    ) -> bool:
        """Redraw a message by its token, else in its channel; whether it is still there."""
        token = self._usable(self._of_message.get(usual.id))
        if token is not None:
            self._budget.by_tokens.note(self._channel)
            try:
                await write(token.message(usual.id), view, attachment)
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                # What one token may not edit, the bot may still edit in the channel.
                logger.info("a message was not edited by a token", **log_facts(error))
                self.forget(usual.id)
            else:
                return True
        return await is_written(usual, view, attachment)

    async def post(
        self,
        page: object,
        view: discord.ui.LayoutView,
        attachment: PictureAttachment,
        mentions: discord.AllowedMentions,
    ) -> int | None:
        """Post the message of a page by its token; None where it is to be posted as usual."""
        token, self._of_new_page = self._token_for(page), None
        if token is None:
            return None
        self._budget.by_tokens.note(self._channel)
        try:
            sent = await token.send(view, attachment, private=False, mentions=mentions)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            logger.info("the message of a deal was not sent as a follow-up", **log_facts(error))
            return None
        self.keep(sent, token)
        return sent

    def _token_for(self, page: object) -> Token | None:
        kept = self._of_new_page
        return self._usable(kept[1]) if kept and kept[0] == page else None

    def _usable(self, token: Token | None) -> Token | None:
        lives = token is not None and token.lives
        return token if lives and self._budget.has_room_for_table(self._channel) else None
