"""With whom a player wins, who beats him, and his last games."""

from discord import ui

from bot.i18n import Words
from bot.storage.companions import ENOUGH_GAMES, Companion
from bot.storage.statistics import Statistics
from cogs.stats.frame import sheet
from cogs.stats.lines import last_games
from cogs.stats.selection import Asked
from cogs.ui.layout import text
from cogs.ui.replies import mention


def people(numbers: Statistics, asked: Asked, say: Words) -> ui.LayoutView:
    """The best partners, the dearest opponents, the last games."""
    heading = say("stats-title", player=mention(asked.user, say))
    partners = [_partner(each, say) for each in numbers.companions.partners]
    opponents = [_opponent(each, say) for each in numbers.companions.opponents]
    return sheet(
        asked,
        say,
        heading,
        (),
        text(
            f"**{say('stats-partners-title')}**",
            *(partners or [say("stats-partners-none", games=ENOUGH_GAMES)]),
            f"**{say('stats-opponents-title')}**",
            *(opponents or [say("stats-opponents-none", games=ENOUGH_GAMES)]),
        ),
        *last_games(numbers.last_games, say),
    )


def _partner(partner: Companion, say: Words) -> str:
    return say(
        "stats-partner-line",
        player=mention(partner.user_id, say),
        wins=partner.wins,
        games=partner.games,
        rate=partner.wins / partner.games,
    )


def _opponent(opponent: Companion, say: Words) -> str:
    return say(
        "stats-opponent-line",
        player=mention(opponent.user_id, say),
        losses=opponent.losses,
        games=opponent.games,
        rate=opponent.losses / opponent.games,
    )
