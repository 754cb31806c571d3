"""The extension that follows the seasons."""

from bot.client import ContreeBot
from cogs.seasons.podiums import Seasons


async def setup(bot: ContreeBot) -> None:
    """Follow the seasons."""
    await bot.add_cog(Seasons(bot))
