"""Which deal a public message shows, and by what Discord knows it when it is sent twice."""

from collections.abc import Iterable
from hashlib import sha256

from bot.tables.table import Stage, Table
from engine.state import Phase

Page = tuple[int, int]
"""The number of a game and of its deal, 0 before the first: each has a message of its own."""

NONCE_LENGTH = 25
"""Characters that Discord takes at most."""


def page_of(table: Table) -> Page:
    """The message a state belongs to: one for the lobby, and one a deal."""
    game = table.game
    if game is None or game.deal is None:
        return (table.games + 1, 0)
    return (table.games, game.deal.number)


def is_record(table: Table) -> bool:
    """Whether its message may be put away as it is: the deal is over, or none was dealt yet."""
    if table.stage is Stage.LOBBY:
        return True
    game = table.game
    return game is not None and game.deal is not None and game.deal.phase is Phase.OVER


def record_before(page: Page, tables: Iterable[Table]) -> Table | None:
    """The end of the page before this one, among the states of a table in their order."""
    ended = None
    for table in tables:
        if is_record(table) and page_of(table) != page:
            ended = table
    return ended


def nonce_of(channel: int, table: int, page: Page, replaced: int | None) -> str:
    """What makes one message of two, when the bot dies before it hears that it has posted.

    It is the same whoever computes it, and another one as soon as the message has been replaced.
    """
    told = f"{channel} {table} {page[0]} {page[1]} {replaced or 0}"
    return sha256(told.encode()).hexdigest()[:NONCE_LENGTH]
