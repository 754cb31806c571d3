"""Answers about sealed deals, read from what is kept: ``/contree verify``."""

from bot.client import Interaction
from bot.storage.errors import OtherRules
from bot.storage.retelling import retold
from bot.storage.sealed_deals import OpenedDeals, last_in_channel, opened_deals
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.press import Press
from cogs.ui.replies import Refused, words_for
from cogs.verify.pages import verify_page


async def answer_verify(interaction: Interaction) -> None:
    """Answer with the last deal of this channel's table that may be told."""
    told = await _told(interaction)
    view = verify_page(told, len(told.deals) - 1, words_for(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


async def choose_deal(press: Press) -> None:
    """Show another deal of the table; a menu of an older table shows this one's no more."""
    told = await _told(press.interaction)
    chosen = int(press.value) if press.value.isdecimal() else len(told.deals)
    if told.table.id != press.control.table or chosen >= len(told.deals):
        raise TableRefused(TableRefusal.STALE_PRESS)
    await press.answer(verify_page(told, chosen, press.say))


async def _told(interaction: Interaction) -> OpenedDeals:
    """What may be told of the last table here, open or closed: who asks can read this channel."""
    services = interaction.client.services
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    number = await services.database.read(
        lambda connection: last_in_channel(connection, guild, channel)
    )
    if number is None:
        raise Refused("verify-no-table")
    try:
        return opened_deals(retold(number, await services.store.load(number)))
    except OtherRules as error:
        raise Refused("verify-other-rules") from error
