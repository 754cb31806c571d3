"""The extension that the bot loads: all of its commands, presses, pages and background work.

Discord's library runs an extension's module again each time. Nothing may import this one, and no
other module may be an extension: a class that exists twice is two classes.
"""

from discord import app_commands

from bot.client import ContreeBot, Interaction
from cogs.evenings.clock import EveningClock
from cogs.exercises.reading import ReadyQuestions
from cogs.features import load_commands
from cogs.notify import SeatWatchers
from cogs.presses import Presses
from cogs.ranks.roles import Ranks
from cogs.score_sheets.command import SheetPosts
from cogs.seasons import Seasons
from cogs.table.screens import Screens
from cogs.ui.command_group import GROUPS
from cogs.ui.control import Control
from cogs.ui.replies import answer_error
from cogs.upkeep.challenges import Challenges, ExpertTables
from cogs.upkeep.connection import GatewayWatch
from cogs.upkeep.days import Days
from cogs.upkeep.departures import Departures
from cogs.upkeep.lost_channels import LostChannels
from cogs.upkeep.night_report import NightReport
from cogs.upkeep.own_analyses import OwnAnalyses
from cogs.upkeep.posts import KeptPosts
from cogs.upkeep.reopened_channels import ReopenedChannels
from cogs.upkeep.restored import RestoredTables
from cogs.upkeep.stored_games import (
    Archive,
    LadderRecount,
    OldAnalyses,
    OldSheets,
    UncountedGames,
    UnopenedDeals,
)
from cogs.upkeep.takeover import Takeover
from cogs.upkeep.upkeep import Upkeep
from cogs.welcome import Welcomes

BACKGROUND = (
    *(Upkeep, Seasons, Ranks, GatewayWatch, Departures, LostChannels, Archive, SeatWatchers),
    *(Takeover, UncountedGames, LadderRecount, ReopenedChannels, UnopenedDeals),
    *(EveningClock, Days, Challenges, ExpertTables, KeptPosts, OwnAnalyses, SheetPosts, OldSheets),
    *(ReadyQuestions, NightReport, RestoredTables, Welcomes, OldAnalyses),
)
"""The cogs that work by themselves, in the order in which they begin."""


async def setup(bot: ContreeBot) -> None:
    """Show the tables, take presses and commands, and begin the background work."""
    screens = Screens(bot)
    await bot.add_cog(screens)
    bot.attach_screen(screens)
    await bot.add_cog(Presses())
    bot.add_dynamic_items(Control)
    load_commands()
    for group in GROUPS:
        bot.tree.add_command(group)
    bot.tree.error(_command_failed)
    for cog in BACKGROUND:
        await bot.add_cog(cog(bot))


async def _command_failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await answer_error(interaction, cause)
