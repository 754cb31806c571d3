"""What a player has done, in short."""

from discord import ui

from bot.i18n import Words
from bot.storage.rating_curve import RatingCurve
from bot.storage.statistics import Statistics, Totals
from cogs.stats.frame import sheet
from cogs.stats.lines import games_line, rating_line, role_lines, streak_lines
from cogs.stats.selection import Asked
from cogs.ui.layout import rule, text
from cogs.ui.replies import mention

MILLISECONDS = 1000
"""In a second."""


def summary(
    numbers: Statistics, curve: RatingCurve | None, asked: Asked, say: Words
) -> ui.LayoutView:
    """Games, deals, contracts by role, streaks, feats, the time of a move."""
    heading = say("stats-title", player=mention(asked.user, say))
    totals, deals = numbers.totals, numbers.deals
    left = say("stats-left", games=totals.left) if totals.left else ""
    if not totals.games:
        none = say("stats-none", player=mention(asked.user, say))
        return sheet(asked, say, heading, (), text(none, left))
    feats = say("stats-feats", capots=totals.capots, sweeps=deals.sweeps, belotes=totals.belotes)
    per_game = round(totals.points / totals.games)
    return sheet(
        asked,
        say,
        heading,
        (
            games_line(totals, say),
            left,
            rating_line(curve, say),
            *streak_lines(numbers.streaks, say),
        ),
        rule(),
        text(
            say("stats-deals", deals=totals.deals, points=per_game),
            *role_lines(deals.roles, say),
            feats,
            pace(totals, say),
        ),
    )


def pace(totals: Totals, say: Words) -> str:
    """The time of a move; nothing where none was made."""
    if not totals.moves:
        return ""
    return say("stats-pace", seconds=totals.thinking / totals.moves / MILLISECONDS)
