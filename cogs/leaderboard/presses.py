"""The menus and buttons of the leaderboards."""

from collections.abc import Mapping

from cogs.leaderboard.answers import answer_leaderboard, board_of, changed
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _page(press: Press) -> None:
    wanted = await board_of(press.interaction, press.control.argument)
    await answer_leaderboard(press.interaction, wanted)


async def _board(press: Press) -> None:
    wanted = await board_of(press.interaction, press.control.argument)
    await answer_leaderboard(
        press.interaction, changed(wanted, press.control.argument, press.value)
    )


HANDLERS: Mapping[Verb, Handler] = {Verb.PAGE: _page, Verb.BOARD: _board}

COUNTED = frozenset(HANDLERS)
