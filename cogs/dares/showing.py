"""Reads a dare from storage as one person may see it, and redraws its post."""

from functools import partial

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.storage import dares, tournaments
from bot.storage.dares import OF_A_GAME, Dare
from bot.storage.preferences import hidden_among
from bot.tournaments.marks import DareResults, Place
from cogs.dares.pages import post_page
from cogs.dares.shown import DareShown
from cogs.server_preferences import words_of_server
from cogs.ui.delivery.writer import is_written

logger = structlog.stdlib.get_logger(__name__)


async def shown_to(interaction: Interaction, dare: Dare) -> DareShown:
    """A dare as the person who asks finds it: they know whom they have met on a server."""
    bot, reader = interaction.client, interaction.user.id
    return await _shown(bot, dare, reader, interaction.guild_id or 0)


async def shown_on(bot: ContreeBot, dare: Dare) -> DareShown:
    """A dare as its post shows it: who plays on its server is named there."""
    return await _shown(bot, dare, 0, dare.guild)


async def _shown(bot: ContreeBot, dare: Dare, reader: int, guild: int) -> DareShown:
    database, tournament = bot.services.database, dare.tournament
    plays, deals, met, here, seen, experts = await database.read(
        lambda connection: (
            tournaments.all_plays(connection, tournament),
            tournaments.deals_of(connection, tournament),
            tournaments.met_by(connection, reader),
            tournaments.players_of(connection, guild) if guild else frozenset[int](),
            tournaments.seen_deals(connection, tournament, reader),
            dares.experts_of(connection, tournament),
        )
    )
    points: dict[int, dict[int, int]] = {}
    places: dict[int, dict[int, Place]] = {}
    for play in plays:
        if play.done_at is not None and play.done_at <= dare.closes_at:
            points.setdefault(play.deal, {})[play.user] = play.points
            if play.at_table is not None:
                places.setdefault(play.deal, {})[play.user] = (play.at_table, play.team)
    leads: dict[int, list[int]] = {}
    for each in experts:
        leads.setdefault(each.deal, []).append(each.scores[0] - each.scores[1])
    in_time = {play.user for play in plays if play.started_at <= dare.closes_at}
    people = {dare.host, *in_time}
    met |= here | ({dare.host} if guild and guild == dare.guild else set())
    # Others are named to those who have begun a deal on a server where they have, too (ADR 27).
    known = people if bot.settings.common_ladder else people & met
    hidden = await database.read(partial(hidden_among, users=people))
    return DareShown(
        dare=dare,
        results=DareResults(
            count=len(deals),
            points=points,
            users=in_time,
            seen=frozenset(play.user for play in plays if play.seen),
            places=places,
            experts=leads,
        ),
        plays=plays,
        named=frozenset((known - hidden) | {reader}),
        now_open=dare.is_open(bot.clock.now()),
        reader=reader,
        knows=bool(seen),
        sealed=all(deal.drawn != OF_A_GAME for deal in deals),
    )


async def post_view(bot: ContreeBot, dare: Dare) -> discord.ui.LayoutView:
    """The post of a dare as it is now, in the words of its server."""
    say = await words_of_server(bot, dare.guild)
    return post_page(await shown_on(bot, dare), say)


async def draw_post(bot: ContreeBot, dare: Dare) -> None:
    """Show in the post of a dare what has come since; a post that is gone is let go."""
    if dare.channel is None or dare.message is None:
        return
    now, view = bot.clock.now(), await post_view(bot, dare)
    channel = bot.get_partial_messageable(dare.channel, guild_id=dare.guild or None)
    try:
        there = await is_written(channel.get_partial_message(dare.message), view)
    except REQUEST_ERRORS as error:
        logger.info("the post of a dare could not be drawn", **log_facts(error))
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            # The next look at outdated posts tries again.
            return
        there = False
    drawn = partial(dares.lose_post, tournament=dare.tournament)
    if there:
        drawn = partial(
            dares.note_post,
            tournament=dare.tournament,
            at=now,
            channel=dare.channel,
            message=dare.message,
        )
    await bot.services.database.write(drawn, alone=False, guild=dare.guild)
