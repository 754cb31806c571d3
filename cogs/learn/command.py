"""``/contree rules`` and ``/contree help``."""

from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from cogs.learn.help import help_page
from cogs.learn.rules import RulesAsked, rules_page
from cogs.settings.preferences import preferences_of, usual_rules
from cogs.ui.command_group import GAMES, contree
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


@contree.command(
    name=command_text("command-rules-name"), description=command_text("command-rules-description")
)
@app_commands.rename(game=command_text("command-rules-game-name"))
@app_commands.describe(game=command_text("command-rules-game-description"))
@app_commands.choices(game=GAMES)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    """Show the rules of a game, else of the table here, else of the server's next one."""
    session = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    if session and game is None:
        shown, asked = session.table.house, RulesAsked(session.table.id)
    else:
        shown = usual_rules(interaction, await preferences_of(interaction), game)
        asked = RulesAsked(named=game or "")
    await answer_in_place(interaction, rules_page(shown, words_for(interaction), asked))


@contree.command(
    name=command_text("command-help-name"), description=command_text("command-help-description")
)
async def help_(interaction: Interaction) -> None:
    """Show how to begin, the guided deals, and every command."""
    bot = interaction.client
    house = usual_rules(interaction, await preferences_of(interaction))
    course = bot.learners.course_of(interaction.user.id)
    page = help_page(bot.command_links, house.rules, words_for(interaction), course)
    await answer_in_place(interaction, page)
