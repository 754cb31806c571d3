"""What takes the presses of each control: it registers itself with the declaration.

``@pressed(PAUSE)`` stands above ``_pause(press)``, and ``@pressed(LookAtHands)`` above
``_look(press, asked)``, which gets what the control carries.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.controls import WordedControl
from cogs.ui.ids import ControlName
from cogs.ui.press import Handler, Press

HANDLERS: dict[str, Handler] = {}
"""By the name of the control."""

C = TypeVar("C", bound=WordedControl)

Taking = Callable[[Press, C], Awaitable[None]]
"""Takes the press of a control that carries words."""


@overload
def pressed(taken: ControlName) -> Callable[[Handler], Handler]: ...
@overload
def pressed(taken: type[C]) -> Callable[[Taking[C]], Taking[C]]: ...
def pressed(taken: ControlName | type[C]) -> Callable[[Any], Any]:
    """Take the presses of a control. ValueError if something takes them already."""
    name = taken if isinstance(taken, ControlName) else taken.name

    def take(handle: Any) -> Any:  # noqa: ANN401 - one of two, as the overloads say
        if name in HANDLERS:
            raise ValueError(f"{name} is taken twice")
        HANDLERS[name] = _bare(handle) if isinstance(taken, ControlName) else _worded(taken, handle)
        return handle

    return take


def _bare(handle: Handler) -> Handler:
    def handler(press: Press) -> Awaitable[None]:
        if press.control.argument:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return handle(press)

    return handler


def _worded(kind: type[C], handle: Taking[C]) -> Handler:
    def handler(press: Press) -> Awaitable[None]:
        return handle(press, kind.read(press.control.argument))

    return handler
