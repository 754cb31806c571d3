"""Turning the pages of what does not fit into one message."""

from collections.abc import Callable

from bot.i18n import Words
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId


def page_turns(
    page: int, pages: int, to: Callable[[int, str], ControlId], say: Words
) -> list[Control]:
    """To the page before and the one after, where there are several.

    ``to`` is told the page, counted from 0, and a word that tells the button from any other which
    leads there.
    """
    if pages <= 1:
        return []
    ways = (
        (page - 1, "previous", say("leaderboard-button-previous")),
        (page + 1, "next", say("leaderboard-button-next")),
    )
    return [
        button(to(max(there, 0), word), label, disabled=not 0 <= there < pages)
        for there, word, label in ways
    ]
