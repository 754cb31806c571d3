"""Reads a challenge from storage as one person may see it, and redraws its post."""

from functools import partial

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.shared_plays.marks import ChallengeResults, Place
from bot.storage import challenges, shared_plays
from bot.storage.challenges import OF_A_GAME, Challenge
from bot.storage.preferences import hidden_among
from cogs.challenges.pages import post_page
from cogs.challenges.shown import ChallengeShown
from cogs.server_preferences import words_of_server
from cogs.ui.delivery.writer import is_written

logger = structlog.stdlib.get_logger(__name__)


async def shown_to(interaction: Interaction, challenge: Challenge) -> ChallengeShown:
    """A challenge as the person who asks finds it: they know whom they have met on a server."""
    bot, reader = interaction.client, interaction.user.id
    return await _shown(bot, challenge, reader, interaction.guild_id or 0)


async def shown_on(bot: ContreeBot, challenge: Challenge) -> ChallengeShown:
    """A challenge as its post shows it: who plays on its server is named there."""
    return await _shown(bot, challenge, 0, challenge.guild)


async def _shown(bot: ContreeBot, challenge: Challenge, reader: int, guild: int) -> ChallengeShown:
    database, shared_play = bot.services.database, challenge.shared_play
    plays, deals, met, here, seen, experts = await database.read(
        lambda connection: (
            shared_plays.all_plays(connection, shared_play),
            shared_plays.deals_of(connection, shared_play),
            shared_plays.met_by(connection, reader),
            shared_plays.players_of(connection, guild) if guild else frozenset[int](),
            shared_plays.seen_deals(connection, shared_play, reader),
            challenges.experts_of(connection, shared_play),
        )
    )
    points: dict[int, dict[int, int]] = {}
    places: dict[int, dict[int, Place]] = {}
    for play in plays:
        if play.done_at is not None and play.done_at <= challenge.closes_at:
            points.setdefault(play.deal, {})[play.user] = play.points
            if play.at_table is not None:
                places.setdefault(play.deal, {})[play.user] = (play.at_table, play.team)
    leads: dict[int, list[int]] = {}
    for each in experts:
        leads.setdefault(each.deal, []).append(each.scores[0] - each.scores[1])
    in_time = {play.user for play in plays if play.started_at <= challenge.closes_at}
    people = {challenge.host, *in_time}
    met |= here | ({challenge.host} if guild and guild == challenge.guild else set())
    # Others are named to those who have begun a deal on a server where they have, too (ADR 27).
    known = people if bot.settings.common_ladder else people & met
    hidden = await database.read(partial(hidden_among, users=people))
    # Who has played a deal here first has seen it since: that is no advantage.
    played = {play.deal for play in plays if play.user == reader and not play.seen}
    return ChallengeShown(
        challenge=challenge,
        results=ChallengeResults(
            count=len(deals),
            points=points,
            users=in_time,
            seen=frozenset(play.user for play in plays if play.seen),
            places=places,
            experts=leads,
        ),
        plays=plays,
        named=frozenset((known - hidden) | {reader}),
        now_open=challenge.is_open(bot.clock.now()),
        reader=reader,
        knows=bool(seen - played),
        sealed=all(deal.drawn != OF_A_GAME for deal in deals),
    )


async def post_view(bot: ContreeBot, challenge: Challenge) -> discord.ui.LayoutView:
    """The post of a challenge as it is now, in the words of its server."""
    say = await words_of_server(bot, challenge.guild)
    return post_page(await shown_on(bot, challenge), say)


async def draw_post(bot: ContreeBot, challenge: Challenge) -> None:
    """Show in the post of a challenge what has come since; a post that is gone is let go."""
    if challenge.channel is None or challenge.message is None:
        return
    now, view = bot.clock.now(), await post_view(bot, challenge)
    channel = bot.get_partial_messageable(challenge.channel, guild_id=challenge.guild or None)
    try:
        there = await is_written(channel.get_partial_message(challenge.message), view)
    except REQUEST_ERRORS as error:
        logger.info("the post of a challenge could not be drawn", **log_facts(error))
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            # The next look at outdated posts tries again.
            return
        there = False
    drawn = partial(challenges.lose_post, shared_play=challenge.shared_play)
    if there:
        drawn = partial(
            challenges.note_post,
            shared_play=challenge.shared_play,
            at=now,
            channel=challenge.channel,
            message=challenge.message,
        )
    await bot.services.database.write(drawn, exclusive=False, guild=challenge.guild)
