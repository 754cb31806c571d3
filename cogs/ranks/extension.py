"""The extension that lets roles follow ratings."""

from bot.client import ContreeBot
from cogs.ranks.roles import Ranks


async def setup(bot: ContreeBot) -> None:
    """Follow the ratings."""
    await bot.add_cog(Ranks(bot))
