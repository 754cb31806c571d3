"""What the bot has sent is not kept in memory, nor waited for: its controls work without."""

import asyncio

from discord.ui.view import BaseView

from tests.cogs.evening import Evening
from tests.cogs.playing import at_table

WAITING = "__timeout_task_impl"


def waiting() -> list[str]:
    """The tasks in which discord.py waits for a message to be forgotten."""
    named = (str(task.get_coro()) for task in asyncio.all_tasks())
    return [name for name in named if BaseView.__name__ in name and WAITING in name]


async def test_sent_messages_leave_no_waiting_task(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.open_hands()
        await game.press(game.turn, "rules", on=game.table)
        await game.turn.slash("contree help")
        await game.step()
        assert waiting() == []
        assert evening.bot.persistent_views == []
        await game.open_hands()
        await game.step()
