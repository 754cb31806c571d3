"""The leaderboards, read for a command and for the menus and buttons on them."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.client import Interaction
from bot.ratings.ladder import Ladder
from bot.ratings.periods import Span
from bot.storage.database.schema import EVERYWHERE
from bot.storage.ratings.leaderboard import Asked, Measure, first_peopled, own, page
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.leaderboard.pages import PAGE, Part, leaderboard
from cogs.leaderboard.selection import WantedBoard
from cogs.settings.preferences import preferences_of, usual_rules
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for
from engine.variants import FAMILIES

_CHANGES: Mapping[Part, Callable[[WantedBoard, str], WantedBoard]] = {
    Part.SCOPE: lambda wanted, value: replace(wanted, here=value == "here"),
    Part.SPAN: lambda wanted, value: replace(wanted, span=Span(value)),
    Part.LADDER: lambda wanted, value: replace(wanted, ladder=Ladder.parse(value)),
    Part.MEASURE: lambda wanted, value: replace(wanted, measure=Measure(value)),
}


async def usual_board(interaction: Interaction) -> WantedBoard:
    """What is shown first: this season here, the first leaderboard on which somebody stands.

    The game that the server plays comes before the others, people among themselves before games
    beside computers, ratings before wins: a new player has no rating yet.
    """
    usual = usual_rules(interaction, await preferences_of(interaction)).rules.family
    boards = [
        WantedBoard(ladder=Ladder(family, people), measure=measure)
        for family in dict.fromkeys((usual, *FAMILIES))
        for people in (True, False)
        for measure in (Measure.RATING, Measure.WINS)
    ]

    asked = [_asked(interaction, board) for board in boards]
    place = await interaction.client.services.database.read(
        lambda connection: first_peopled(connection, asked)
    )
    return boards[place or 0]


def _asked(interaction: Interaction, wanted: WantedBoard) -> Asked:
    return Asked(
        scope=(interaction.guild_id or 0) if wanted.here else EVERYWHERE,
        ladder=wanted.ladder,
        span=wanted.span,
        measure=wanted.measure,
        at=interaction.client.clock.now(),
    )


async def board_of(interaction: Interaction, argument: str) -> WantedBoard:
    """The leaderboard that a control leads to; the usual one if it says none."""
    try:
        return WantedBoard.parse(argument)
    except ValueError:
        return await usual_board(interaction)


def changed(wanted: WantedBoard, argument: str, value: str) -> WantedBoard:
    """The leaderboard after a choice in one of the menus; TableRefused when it is none."""
    try:
        return _CHANGES[Part(argument.rpartition("-")[2])](wanted, value)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


async def answer_leaderboard(interaction: Interaction, wanted: WantedBoard) -> None:
    """Answer with a page of a leaderboard, in place when it is being turned."""
    asked = _asked(interaction, wanted)
    user = interaction.user.id
    listed, mine = await interaction.client.services.database.read(
        lambda connection: (
            page(connection, asked, offset=wanted.page * PAGE, limit=PAGE),
            own(connection, asked, user),
        )
    )
    view = leaderboard(wanted, listed, mine, words_for(interaction))
    await answer_in_place(interaction, view)
