"""Damage to what is stored."""

from sqlalchemy import Connection, text

from tests.cogs.evening import Evening


async def spoil(evening: Evening, *statements: str) -> None:
    """Run these statements, as nothing of the bot's own would."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    await evening.bot.services.database.write(work)
