"""The button that joins or leaves the waiting list for a free seat."""

from collections.abc import Mapping

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.notify.answers import answer_not_watching, answer_watching
from cogs.notify.pages import UNWATCH, WATCH
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press


async def _notify(press: Press) -> None:
    match press.control.argument:
        case word if word == WATCH:
            await answer_watching(press.interaction)
        case word if word == UNWATCH:
            await answer_not_watching(press.interaction)
        case _:
            raise TableRefused(TableRefusal.STALE_PRESS)


HANDLERS: Mapping[Verb, Handler] = {Verb.NOTIFY: _notify}

COUNTED = frozenset(HANDLERS)
