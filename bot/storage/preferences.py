"""What the admins of a guild have chosen."""

from sqlalchemy import Connection, insert, select, update

from bot.storage.schema import guild_settings


def guild_language(connection: Connection, guild_id: int) -> str | None:
    """The language of a guild's public text; None means to follow the guild's own locale."""
    chosen = select(guild_settings.c.language).where(guild_settings.c.guild_id == guild_id)
    return connection.execute(chosen).scalar_one_or_none()


def set_guild_language(connection: Connection, guild_id: int, language: str | None) -> None:
    """Choose the language of a guild's public text, or None to follow its own locale."""
    changed = connection.execute(
        update(guild_settings)
        .where(guild_settings.c.guild_id == guild_id)
        .values(language=language)
    )
    if changed.rowcount == 0:
        connection.execute(insert(guild_settings).values(guild_id=guild_id, language=language))
