"""``/belote train``: one's own errors, asked again, problems for everybody, and hand reading."""

from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.problems import GAMES, ProblemSet
from cogs.exercises.presses import answer_exercises
from cogs.exercises.problems import ask_next
from cogs.exercises.reading import ask_reading
from cogs.ui.bursts import bursts
from cogs.ui.command_group import GAMES as ALL_GAMES
from cogs.ui.command_group import CommandGroup, belote
from engine.players.problems import ProblemKind

train = CommandGroup(
    name=command_text("command-train-name"),
    description=command_text("command-train-description"),
    parent=belote,
)


@train.command(
    name=command_text("command-mistakes-name"),
    description=command_text("command-mistakes-description"),
)
@bursts
async def mistakes(interaction: Interaction) -> None:
    """Show how many of their own errors the caller may be asked again."""
    await answer_exercises(interaction)


OFFERED = [game for game in ALL_GAMES if game.value in GAMES]
CONTREE = GAMES[0]


@train.command(
    name=command_text("command-cards-name"), description=command_text("command-cards-description")
)
@app_commands.rename(game=command_text("command-problem-game-name"))
@app_commands.describe(game=command_text("command-problem-game-description"))
@app_commands.choices(game=OFFERED)
@bursts
async def cards(interaction: Interaction, game: str = CONTREE) -> None:
    """Ask which card is right, in one position after another."""
    await ask_next(interaction, ProblemSet(game, ProblemKind.CARDS))


@train.command(
    name=command_text("command-bids-name"), description=command_text("command-bids-description")
)
@app_commands.rename(game=command_text("command-problem-game-name"))
@app_commands.describe(game=command_text("command-problem-game-description"))
@app_commands.choices(game=OFFERED)
@bursts
async def bids(interaction: Interaction, game: str = CONTREE) -> None:
    """Ask which call is right, in one auction after another."""
    await ask_next(interaction, ProblemSet(game, ProblemKind.BIDS))


@train.command(
    name=command_text("command-reading-name"),
    description=command_text("command-reading-description"),
)
@bursts
async def reading(interaction: Interaction) -> None:
    """Ask what is certain of the other hands, in one deal after another."""
    await ask_reading(interaction)
