"""Answers about sealed deals, read from what is kept: ``/contree verify``."""

from bot.client import Interaction
from bot.storage.errors import LaterLog, OtherRules
from bot.storage.log.replayed_deals import ChosenDeal, last_in_channel
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.press import Press
from cogs.ui.replies import Refused, words_for
from cogs.verify.pages import verify_page


async def answer_verify(interaction: Interaction) -> None:
    """Answer with the last deal of this channel's table that may be told."""
    number = await _table(interaction)
    if number is None:
        raise Refused("verify-no-table")
    view = verify_page(number, await _told(interaction, number), words_for(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


async def choose_deal(press: Press) -> None:
    """Show another deal of the table; a menu of an older table shows this one's no more."""
    number = await _table(press.interaction)
    if number != press.control.table or not press.value.isdecimal():
        raise TableRefused(TableRefusal.STALE_PRESS)
    told = await _told(press.interaction, number, int(press.value))
    await press.answer(verify_page(number, told, press.say))


async def _table(interaction: Interaction) -> int | None:
    """The last table here, open or closed: who asks can read this channel."""
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    return await interaction.client.services.database.read(
        lambda connection: last_in_channel(connection, guild, channel)
    )


async def _told(interaction: Interaction, table: int, chosen: int | None = None) -> ChosenDeal:
    try:
        told = await interaction.client.services.deals.choose(table, chosen)
    except LaterLog as error:
        raise Refused("history-later-version") from error
    except OtherRules as error:
        raise Refused("verify-other-rules") from error
    if told is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return told
