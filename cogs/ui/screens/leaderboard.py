"""The leaderboard of a server, a page at a time."""

from discord import ui

from bot.i18n import Words
from bot.storage.leaderboard import Page, Standing
from cogs._replies import mention
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, card, rows, small, text, title

PAGE = 10
"""Players on a page."""


def leaderboard(page: Page, own: Standing | None, say: Words) -> ui.LayoutView:
    """The players from an offset on, and where the reader stands."""
    if not page.total:
        return card(text(title(say("leaderboard-title")), say("leaderboard-empty")), colour=GOLD)
    pages = (page.total + PAGE - 1) // PAGE
    current = page.offset // PAGE
    rank = (
        say("leaderboard-own", rank=own.rank, of=page.total) if own else say("leaderboard-unranked")
    )
    lines = (line for row in page.rows for line in _row(row, say))
    parts: list[Item] = [
        text(title(say("leaderboard-title")), *lines),
        text(rank, small(say("leaderboard-page", page=current + 1, pages=pages))),
    ]
    if pages > 1:
        parts.extend(rows(_turns(current, pages, own, say)))
    return card(*parts, colour=GOLD)


def _row(row: Standing, say: Words) -> tuple[str, str]:
    name = mention(row.user_id, say)
    first = say(
        "leaderboard-line",
        rank=row.rank,
        player=name,
        wins=row.wins,
        games=row.games,
        rate=row.win_rate,
    )
    second = say(
        "leaderboard-contracts",
        made=row.contracts_made,
        failed=row.contracts_failed,
        points=row.points,
    )
    return first, small(second)


def _turns(current: int, pages: int, own: Standing | None, say: Words) -> list[Control]:
    def turn(page: int, key: str, place: str) -> Control:
        # The place tells apart two buttons that lead to the same page.
        control = ControlId(Verb.PAGE, argument=f"{page}-{place}")
        there = 0 <= page < pages and page != current
        return button(control, say(key), disabled=not there)

    turns = [
        turn(current - 1, "leaderboard-button-previous", "previous"),
        turn(current + 1, "leaderboard-button-next", "next"),
    ]
    if own:
        turns.append(turn((own.rank - 1) // PAGE, "leaderboard-button-own", "own"))
    return turns
