"""Reads a challenge from storage as one person may see it, and as its post shows it."""

from datetime import datetime, timedelta
from functools import partial
from math import ceil

from bot.client import ContreeBot, Interaction
from bot.storage import challenges, evenings, shared_plays
from bot.storage.challenges import CHALLENGE, OF_A_GAME, Challenge
from bot.storage.posts import KeptPost
from bot.storage.preferences import hidden_among
from bot.storage.same_deals import results_of
from cogs.challenges.pages import post_page
from cogs.challenges.shown import ChallengeShown
from cogs.server_preferences import words_of_server
from cogs.ui.delivery.kept_posts import DrawnPost, posted

MINUTE = timedelta(minutes=1)


async def shown_to(interaction: Interaction, challenge: Challenge) -> ChallengeShown:
    """A challenge as the person who asks finds it: they know whom they have met on a server."""
    bot, reader = interaction.client, interaction.user.id
    return await _shown(bot, challenge, reader, interaction.guild_id or 0)


async def shown_on(bot: ContreeBot, challenge: Challenge) -> ChallengeShown:
    """A challenge as its post shows it: who plays on its server is named there."""
    return await _shown(bot, challenge, 0, challenge.guild)


async def _shown(bot: ContreeBot, challenge: Challenge, reader: int, guild: int) -> ChallengeShown:
    database, shared_play, now = bot.services.database, challenge.shared_play, bot.clock.now()
    plays, results, deals, met, here, seen, again, title, sat_at = await database.read(
        lambda connection: (
            plays := shared_plays.all_plays(connection, shared_play),
            results_of(connection, challenge, plays),
            shared_plays.deals_of(connection, shared_play),
            shared_plays.met_by(connection, reader),
            shared_plays.players_of(connection, guild) if guild else frozenset[int](),
            shared_plays.seen_deals(connection, shared_play, reader),
            shared_plays.is_played_again(connection, shared_play, now),
            evenings.title_of(connection, challenge.evening),
            evenings.tables_sat_at(connection, challenge.evening or 0, challenge.opens_at.date()),
        )
    )
    people = {challenge.host, *results.users}
    met |= here | ({challenge.host} if guild and guild == challenge.guild else set())
    # Others are named to those who have begun a deal on a server where they have, too (ADR 27).
    known = people if bot.settings.common_ladder else people & met
    hidden = await database.read(partial(hidden_among, users=people))
    # Who has played a deal here first has seen it since: that is no advantage.
    played = {play.deal for play in plays if play.user == reader and not play.seen}
    return ChallengeShown(
        challenge=challenge,
        results=results,
        plays=plays,
        named=frozenset((known - hidden) | {reader}),
        now_open=challenge.is_open(now),
        minutes_left=ceil((challenge.closes_at - now) / MINUTE),
        reader=reader,
        knows=bool(seen - played),
        sealed=all(deal.drawn != OF_A_GAME for deal in deals),
        played_again=again and not challenge.is_open(now),
        title=title,
        sat_at=sat_at,
    )


@posted(CHALLENGE)
async def challenge_post(bot: ContreeBot, post: KeptPost) -> DrawnPost | None:
    """The post of a challenge as it is now, in the words of its server."""
    read = partial(challenges.challenge_of, shared_play=post.about)
    challenge = await bot.services.database.read(read)
    if challenge is None:
        return None
    say = await words_of_server(bot, challenge.guild)
    return DrawnPost(
        post_page(await shown_on(bot, challenge), say), again_at=end_of(bot, challenge)
    )


def end_of(bot: ContreeBot, challenge: Challenge) -> datetime | None:
    """When the post of an open challenge looks otherwise; None of one that is over."""
    return challenge.closes_at if challenge.is_open(bot.clock.now()) else None
