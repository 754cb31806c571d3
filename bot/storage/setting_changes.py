"""The settings of a server, changed so that the last changes can be undone."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select

from bot.ratings.ladders import season_at
from bot.server_choices import USUAL_HOUR, ServerChoices
from bot.storage.database.schema import setting_changes
from bot.storage.day_posts import choose_day_post, day_post_of
from bot.storage.preferences import change_guild_preferences, guild_preferences
from bot.storage.ratings.podiums import channel_of_podiums, choose_channel
from bot.storage.results.voiding import keep_apart
from bot.storage.rows import StoredRows

UNDONE_WITHIN = timedelta(days=1)
"""The time after which a change can be undone no more."""

MOST_UNDONE = 10
"""The changes of a server that are kept to be undone."""

ChoicesChange = Callable[[ServerChoices], ServerChoices]


@dataclass(frozen=True, slots=True)
class NewChange:
    """A change of a server's settings: what was chosen before it and after it."""

    guild: int
    at: datetime
    before: ServerChoices
    after: ServerChoices


@dataclass(frozen=True, slots=True)
class SettingChange(NewChange):
    """One that is kept, by its number."""

    id: int


SETTING_CHANGES = StoredRows(SettingChange, setting_changes)


def choices_of(connection: Connection, guild: int) -> ServerChoices:
    """All that a server has chosen."""
    post = day_post_of(connection, guild)
    return ServerChoices(
        preferences=guild_preferences(connection, guild),
        podium=channel_of_podiums(connection, guild),
        day=post.channel if post else None,
        day_hour=post.hour if post else USUAL_HOUR,
    )


def change_choices(
    connection: Connection, guild: int, change: ChoicesChange, now: datetime, today: date
) -> bool:
    """Change what a server has chosen, and keep the change to be undone; False if there is none.

    ``today``: the day of the bot's own zone, from which on the deal of the day is posted.
    """
    before = choices_of(connection, guild)
    after = change(before)
    if after == before:
        return False
    _choose(connection, guild, after, now, today)
    kept = {"guild_id": guild, "at": now, "before": before, "after": after}
    connection.execute(insert(setting_changes), kept)
    connection.execute(delete(setting_changes).where(setting_changes.c.at <= now - UNDONE_WITHIN))
    latest = select(setting_changes.c.id).where(setting_changes.c.guild_id == guild)
    latest = latest.order_by(setting_changes.c.id.desc()).limit(MOST_UNDONE)
    older = setting_changes.c.guild_id == guild, setting_changes.c.id.not_in(latest)
    connection.execute(delete(setting_changes).where(*older))
    return True


def last_change(connection: Connection, guild: int, now: datetime) -> SettingChange | None:
    """The last change of a server that can be undone; none if it is damaged."""
    mine = setting_changes.c.guild_id == guild, setting_changes.c.at > now - UNDONE_WITHIN
    latest = SETTING_CHANGES.every.where(*mine).order_by(setting_changes.c.id.desc()).limit(1)
    return next(iter(SETTING_CHANGES.all(connection, latest)), None)


def undo_change(
    connection: Connection, guild: int, number: int, now: datetime, today: date
) -> bool:
    """Choose again what was chosen before the last change; False if that is another by now.

    What somebody has changed otherwise meanwhile, as at a table, stays.
    """
    change = last_change(connection, guild, now)
    if change is None or change.id != number:
        return False
    now_chosen = choices_of(connection, guild)
    _choose(connection, guild, undone(now_chosen, change), now, today)
    connection.execute(delete(setting_changes).where(setting_changes.c.id == number))
    return True


def undone(choices: ServerChoices, change: SettingChange) -> ServerChoices:
    """These choices with what the change has changed as it was before."""
    before, after = change.before, change.after
    preferences = {
        field.name: getattr(before.preferences, field.name)
        for field in fields(before.preferences)
        if getattr(before.preferences, field.name) != getattr(after.preferences, field.name)
    }
    posts = {
        name: getattr(before, name)
        for name in ("podium", "day", "day_hour")
        if getattr(before, name) != getattr(after, name)
    }
    return replace(choices, preferences=replace(choices.preferences, **preferences), **posts)


def _choose(
    connection: Connection, guild: int, choices: ServerChoices, now: datetime, today: date
) -> None:
    before = choices_of(connection, guild)
    keep_apart(connection, guild, apart=choices.preferences.apart)
    if choices.preferences != before.preferences:
        change_guild_preferences(connection, guild, lambda _: choices.preferences)
    if choices.podium != before.podium:
        choose_channel(connection, guild, choices.podium, season_at(now))
    if (choices.day, choices.day_hour) != (before.day, before.day_hour):
        choose_day_post(connection, guild, choices.day, choices.day_hour, today)
