"""What a hand says of a deal that is over and is played elsewhere too, beside its result.

Each feature adds its lines: ``@told_after_deal`` stands above what finds them.
"""

from collections.abc import Awaitable, Callable, Sequence

from bot.client import ContreeBot
from bot.i18n import Words
from bot.tables.table import Table
from engine.state import Phase

DealTeller = Callable[[ContreeBot, Table, int, Words], Awaitable[Sequence[str]]]
"""Finds the lines for a person at a table."""

DEAL_TELLERS: list[DealTeller] = []


def told_after_deal(tell: DealTeller) -> DealTeller:
    """Add lines to the hands of a closed room once its deal is over."""
    DEAL_TELLERS.append(tell)
    return tell


async def lines_after_deal(bot: ContreeBot, table: Table, user: int, say: Words) -> tuple[str, ...]:
    """All that is said to somebody who has played the deal; nothing before its last card."""
    deal = table.game.deal if table.game else None
    if not table.is_closed_room or deal is None or deal.phase is not Phase.OVER:
        return ()
    return tuple([line for tell in DEAL_TELLERS for line in await tell(bot, table, user, say)])
