"""Presses that must change nothing, and be answered once, to the presser alone."""

from collections.abc import Awaitable

import simcord

from bot.i18n import Fact, words
from bot.tables.events import TableEvent
from tests.cogs.evening import Evening
from tests.rig.screens import text_of


async def refused(
    evening: Evening,
    pressing: Awaitable[simcord.InteractionResult],
    reason: str = "",
    **facts: Fact,
) -> str:
    """Press in vain; what the presser is told, which contains the words of this refusal."""
    kept = await everything_kept(evening)
    before = len(evening.cafe.env.http_requests)
    result = await pressing
    sent = evening.cafe.env.http_requests[before:]
    assert [request.path.rpartition("/")[2] for request in sent] == ["callback"], sent
    assert result.response is not None
    assert result.response.ephemeral
    assert await everything_kept(evening) == kept
    answer = text_of(result)
    if reason:
        assert words("fr")(f"refusal-{reason}", **facts) in answer, answer
    return answer


async def everything_kept(evening: Evening) -> tuple[tuple[TableEvent, ...], ...]:
    """The logs of all tables."""
    logs: list[tuple[TableEvent, ...]] = []
    while await evening.bot.services.store.find(len(logs) + 1):
        logs.append(await evening.log(len(logs) + 1))
    return tuple(logs)
