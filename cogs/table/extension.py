"""Loads the screens: from then on, what changes at a table is shown."""

from bot.client import ContreeBot
from cogs.table.screens import Screens


async def setup(bot: ContreeBot) -> None:
    """Show the tables of this bot."""
    screens = Screens(bot)
    await bot.add_cog(screens)
    bot.attach_screen(screens)
