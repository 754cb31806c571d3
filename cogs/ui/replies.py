"""New messages that answer, and the only place where an error becomes one."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord.utils import MISSING

from bot.discord_api.requests import REQUEST_ERRORS, NotServed, Undoing, log_facts, undoing
from bot.i18n import Fact, Words, words
from bot.i18n.commands import language_read
from bot.monitoring.metrics import FAULTS
from bot.rulebook.options import refused_line
from bot.storage.errors import DamagedRow, Fenced, NotPlayed, StorageError, StorageUnavailable
from bot.tables.occupants import is_erased
from bot.tables.refusals import TableRefused
from cogs.ui.layout import notice, rows, with_items
from cogs.ui.letters import sent_or_in_letters
from engine.actions import IllegalAction
from engine.options import OptionRefused

if TYPE_CHECKING:
    from bot.discord_api.card_emojis import PackChoices

logger = structlog.stdlib.get_logger(__name__)


class Refused(Exception):
    """A refusal that only a command can find: its key and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class TablesElsewhere(Refused):
    """No table may open in this channel; where they may, and a button for who can change that."""

    def __init__(
        self, channels: Sequence[int], way: Callable[[Words], "discord.ui.Item[Any]"]
    ) -> None:
        super().__init__("refusal-tables-elsewhere")
        self.channels = channels
        self.way = way


class TooLate(Exception):
    """The answer could not be in time: nothing of what was asked is done."""


class AnsweredBefore(Exception):
    """The same control was pressed before, and its answer serves for this press too."""


def words_for(interaction: discord.Interaction[Any]) -> Words:
    """The words of the person who asks, in their Discord language and with their pack of cards.

    Where the server speaks a language that Discord does not, they are in that one.
    """
    here = interaction.client.language_of_server(interaction.guild_id)
    say = words(language_read(interaction.locale.value, here))
    readers: PackChoices = interaction.client.readers
    return readers.privately(say, interaction.user.id)


def mention(user: int, say: Words) -> str:
    """The name of a person, as Discord shows it to each reader; nobody's if they were erased."""
    return say("privacy-erased") if is_erased(user) else f"<@{user}>"


def channel_link(channel: int, _say: Words) -> str:
    """A channel by its name, a press away."""
    return f"<#{channel}>"


LINKS: Mapping[str, Callable[[int, Words], str]] = {"user": mention, "channel": channel_link}
"""The facts of a refusal that are ids, and how a reader sees them."""


def refusal(say: Words, error: Exception) -> str | None:
    """The refusal in words; None when the error is no refusal but a fault."""
    match error:
        case IllegalAction():
            return say(f"refusal-{error.code}", **error.facts)
        case TableRefused():
            facts: dict[str, Fact] = {
                name: LINKS[name](fact, say) if name in LINKS and isinstance(fact, int) else fact
                for name, fact in error.facts.items()
            }
            return say(f"refusal-{error.code}", **facts)
        case OptionRefused():
            return refused_line(error, say)
        case TablesElsewhere():
            links = (channel_link(each, say) for each in error.channels)
            return say(error.key, channels=say.every(links) or "none")
        case Refused():
            return say(error.key, **error.facts)
        case NotPlayed():
            return say("refusal-not-played")
        case DamagedRow():
            return say("refusal-damaged-row")
        case StorageError():
            return say("refusal-storage-unavailable")
        case _ if (why_not := undoing(error)) is not None:
            return say(f"refusal-discord-{why_not}")
        case _:
            return None


async def new_answer(
    interaction: discord.Interaction[Any],
    view: discord.ui.LayoutView,
    files: list[discord.File] = MISSING,
    *,
    ephemeral: bool,
) -> int | None:
    """Answer with a new message, acknowledged or not; its id, if Discord tells it.

    It pings nobody.
    """
    # A follow-up does not inherit what the bot has chosen for all of its messages.
    nobody = discord.AllowedMentions.none()

    async def send() -> int | None:
        if interaction.response.is_done():
            sent = await interaction.followup.send(
                view=view, files=files, allowed_mentions=nobody, ephemeral=ephemeral, wait=True
            )
            return sent.id
        answer = await interaction.response.send_message(
            view=view, files=files, allowed_mentions=nobody, ephemeral=ephemeral
        )
        return answer.message_id

    return await sent_or_in_letters(interaction.client, view, files, send)


async def answer_error(interaction: discord.Interaction[Any], error: Exception) -> int | None:
    """Tell the presser alone why nothing has changed; log what nobody foresaw.

    The id of the message that says so, if one was sent.
    """
    if isinstance(error, TooLate):
        logger.info("a request was too late to begin")
        return None
    if isinstance(error, AnsweredBefore):
        return None
    if isinstance(error, NotServed):
        logger.info("an interaction is left to the process that serves its server")
        return None
    failed = undoing(error)
    if failed is Undoing.ANSWERED:
        # Discord has told the presser itself, and would refuse whatever else is said.
        logger.warning("an answer came too late")
        return None
    if interaction.client.is_closed():
        # It can be answered no more; nothing of it was done, or it was stored before.
        logger.info("a request came while the bot was stopping", error=type(error).__name__)
        return None
    if isinstance(error, Fenced):
        logger.info("an interaction is left to the process that serves its server")
        return None
    say = words_for(interaction)
    if isinstance(error, IllegalAction):
        # The words of the game in the channel: to contrer is to coincher in some games.
        registry = interaction.client.services.registry
        session = registry.find_in_channel(interaction.channel_id or 0)
        say = say.playing(session.table.rules) if session else say
    text = refusal(say, error)
    if isinstance(error, StorageUnavailable):
        logger.log(error.log_level, "a press or a command failed", why=str(error))
    elif isinstance(error, REQUEST_ERRORS) and failed is not None:
        logger.warning("Discord did not do what a press or a command needs", **log_facts(error))
    elif text is None or isinstance(error, StorageError):
        text = f"{text or say('refusal-unknown-error')}\n{_reported(error, say)}"
    view = notice(text or "")
    if isinstance(error, TablesElsewhere) and may_manage(interaction):
        view = with_items(view, *rows([error.way(say)]))
    try:
        return await new_answer(interaction, view, ephemeral=True)
    except REQUEST_ERRORS as unsaid:
        logger.warning("an answer could not be given", **log_facts(unsaid))
        return None


def _reported(error: Exception, say: Words) -> str:
    """Log a fault; the line by which whoever hosts the bot finds it there."""
    reference = secrets.token_hex(3)
    FAULTS.inc()
    logger.error("a press or a command failed", reference=reference, exc_info=error)
    return say("refusal-reference", reference=reference)


def may_manage(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord lets this person manage the server."""
    return interaction.permissions.manage_guild
