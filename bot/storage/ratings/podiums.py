"""Podiums at the end of a season: where they are to be posted, and who is on them."""

from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, func, select, update

from bot.ratings.ladders import Ladder, Season
from bot.ratings.rating import PLACEMENT
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import leaderboards, podiums, standings
from bot.storage.preferences import guild_preferences, is_shown
from bot.storage.ratings.generations import is_live
from bot.storage.ratings.leaderboard import RankedLine
from bot.storage.ratings.player_ratings import ratings_before
from bot.storage.rows import StoredRows

STEPS = 3
"""Ranks on a podium."""


@dataclass(frozen=True, slots=True)
class Podium:
    """The top ranks on the ladder most played in a season, by the ratings at its end.

    Everybody who shares a rank is on it, however many they are.
    """

    ladder: Ladder
    lines: tuple[RankedLine, ...]

    @property
    def steps(self) -> tuple[tuple[RankedLine, ...], ...]:
        """The lines of each rank, the first rank first."""
        return tuple(tuple(shared) for _, shared in groupby(self.lines, lambda line: line.rank))


@dataclass(frozen=True, slots=True)
class PodiumPost:
    """The channel in which a guild wants its podiums, and the last season that was posted there."""

    guild: int
    channel: int | None
    posted: Season
    asked_feats: bool


PODIUM_POSTS = StoredRows(PodiumPost, podiums)


def choose_channel(
    connection: Connection, guild: int, channel: int | None, running: Season
) -> None:
    """Post podiums in this channel from the current season on; without a channel, nowhere.

    A podium that could not be posted in the former channel is posted in the new one.
    """
    if channel is not None and channel_of_podiums(connection, guild) is not None:
        of_guild = podiums.c.guild_id == guild
        connection.execute(update(podiums).where(of_guild).values(channel_id=channel))
        return
    chosen = {"channel_id": channel, "posted": running.before}
    row = insert_into(connection, podiums).values(guild_id=guild, **chosen)
    connection.execute(row.on_conflict_do_update(index_elements=["guild_id"], set_=chosen))


def channel_of_podiums(connection: Connection, guild: int) -> int | None:
    """The channel that a guild has chosen for its podiums, if it has."""
    post = PODIUM_POSTS.one(connection, PODIUM_POSTS.every.where(podiums.c.guild_id == guild))
    return None if post is None else post.channel


def due(connection: Connection, season: Season) -> tuple[tuple[int, int], ...]:
    """The guilds that wait for the podium of a season, each with its channel."""
    waiting = podiums.c.channel_id.is_not(None), podiums.c.posted != season
    chosen = PODIUM_POSTS.every.where(*waiting).order_by(podiums.c.guild_id)
    posts = PODIUM_POSTS.all(connection, chosen)
    return tuple((post.guild, post.channel) for post in posts if post.channel is not None)


def mark_posted(connection: Connection, guild: int, season: Season) -> None:
    """The podium of a season is posted, or there is none."""
    of_guild = podiums.c.guild_id == guild
    connection.execute(update(podiums).where(of_guild).values(posted=season))


def ask_of_feats(connection: Connection, guild: int) -> bool:
    """Whether to ask a guild now if it announces achievements: once, with its first podium."""
    of_guild = podiums.c.guild_id == guild, ~podiums.c.asked_feats
    asked = connection.execute(update(podiums).where(*of_guild).values(asked_feats=True))
    return asked.rowcount > 0 and not guild_preferences(connection, guild).announces_feats


def podium_of(connection: Connection, guild: int, season: Season) -> Podium | None:
    """The podium of a season; None if nobody has a place."""
    # The leaderboard of people among themselves on which most was played.
    chosen = (
        select(leaderboards.c.id, leaderboards.c.ladder)
        .join(standings, standings.c.leaderboard_id == leaderboards.c.id)
        .where(
            leaderboards.c.guild_id == guild,
            leaderboards.c.period == str(season),
            is_live(leaderboards),
        )
        .group_by(leaderboards.c.id, leaderboards.c.ladder)
        .order_by(func.sum(standings.c.games).desc(), leaderboards.c.id)
    )
    found = ((row.id, Ladder.parse(row.ladder)) for row in connection.execute(chosen))
    leaderboard = next((each for each in found if each[1].people), None)
    if leaderboard is None:
        return None
    number, ladder = leaderboard
    played = select(standings.c.user_id).where(
        standings.c.leaderboard_id == number, standings.c.games > 0, is_shown(standings.c.user_id)
    )
    users = set(connection.execute(played).scalars())
    rated = ratings_before(connection, guild, ladder, season.ends)
    placed = {
        user: each for user, each in rated.items() if user in users and each.games >= PLACEMENT
    }
    if not placed:
        return None
    best = sorted((each.points for each in placed.values()), reverse=True)
    last = best[:STEPS][-1]
    lines = (
        RankedLine(1 + best.index(each.points), user, each.points, 0, each.games)
        for user, each in placed.items()
        if each.points >= last
    )
    return Podium(ladder, tuple(sorted(lines, key=lambda line: (line.rank, line.user_id))))
