"""Presses that must change nothing, and be answered once, to the presser alone."""

import re
from collections.abc import Awaitable

import simcord

from bot.i18n import Fact, words
from bot.tables.events import TableEvent
from tests.cogs.evening import Evening
from tests.rig.people import Person
from tests.rig.screens import parts_of, text_of

MESSAGE = "/channels/{channel}/messages/{message}"
FORMER_PAGE = re.compile(r"DELETE /webhooks/.+/messages/\d+")
"""How a side page goes: by the token with which it was sent, which reaches no public message."""

LINK = "https://discord.com/channels/{guild}/{channel}/{message}"


async def refused(
    evening: Evening,
    pressing: Awaitable[simcord.InteractionResult],
    reason: str = "",
    **facts: Fact,
) -> str:
    """Press in vain; what the presser is told, which contains the words of this refusal."""
    answer, afterwards = await _answer_and_afterwards(evening, pressing)
    assert afterwards == []
    if reason:
        assert words("fr")(f"refusal-{reason}", **facts) in answer, answer
    return answer


async def refused_on_leftover(
    evening: Evening, person: Person, custom_id: str, reason: str = "", **facts: Fact
) -> str:
    """Press in vain on a public message that the open table of the channel has no more.

    After the answer that message, and no other, says where the table is, and nothing else.
    """
    leftover = evening.cafe.leftover(custom_id)
    answer, afterwards = await _answer_and_afterwards(evening, person.press(leftover))
    opened = evening.table().opened
    row = await evening.bot.services.store.find(evening.table().id)
    assert row is not None
    assert leftover.id not in {row.message_id, row.replaced_message_id}
    pressed = MESSAGE.format(channel=opened.channel, message=leftover.id)
    assert afterwards == [("PATCH", pressed)]
    link = LINK.format(guild=opened.guild, channel=opened.channel, message=row.message_id)
    written = [part["content"] for part in parts_of(leftover) if "components" not in part]
    assert written == [words(opened.language)("table-moved", link=link)]
    if reason:
        assert words("fr")(f"refusal-{reason}", **facts) in answer, answer
    return answer


async def _answer_and_afterwards(
    evening: Evening, pressing: Awaitable[simcord.InteractionResult]
) -> tuple[str, list[tuple[str, str]]]:
    """The one answer to a press that changes nothing, and what was sent after it.

    Where the answer is a side page, the presser's former one goes: that is no drawing.
    """
    kept = await everything_kept(evening)
    before = len(evening.cafe.env.http_requests)
    result = await pressing
    answered, *afterwards = evening.cafe.env.http_requests[before:]
    assert answered.path.rpartition("/")[2] == "callback", answered
    assert result.response is not None
    assert result.response.ephemeral
    assert await everything_kept(evening) == kept
    drawn = [each for each in afterwards if not FORMER_PAGE.fullmatch(f"{each.method} {each.path}")]
    assert len(afterwards) - len(drawn) <= 1
    return text_of(result), [(each.method, each.path) for each in drawn]


async def everything_kept(evening: Evening) -> tuple[tuple[TableEvent, ...], ...]:
    """The logs of all tables."""
    logs: list[tuple[TableEvent, ...]] = []
    while await evening.bot.services.store.find(len(logs) + 1):
        logs.append(await evening.log(len(logs) + 1))
    return tuple(logs)
