"""The buttons of the public message that ask something of the table."""

from collections.abc import Callable, Mapping

from bot.rulebook.phrases import yes
from bot.tables.requests import (
    AllowTakeBacks,
    AnswerStop,
    Cancel,
    ChangeSeats,
    Pause,
    Rematch,
    RemoveComputer,
    Request,
    Resume,
    SeatComputer,
    Sit,
    Stand,
    Start,
)
from cogs.ui.arguments import chose, seat_named
from cogs.ui.ids import ControlId, Verb
from cogs.ui.press import Handler, Press

REQUESTS: Mapping[Verb, Callable[[ControlId], Request]] = {
    Verb.SIT: lambda control: Sit(seat_named(control.argument)),
    Verb.STAND: lambda control: Stand(seat_named(control.argument)),
    Verb.ADD_COMPUTER: lambda _: SeatComputer(),
    Verb.REMOVE_COMPUTER: lambda control: RemoveComputer(seat_named(control.argument)),
    Verb.FILL: lambda _: Start(fill=True),
    Verb.START: lambda _: Start(),
    Verb.CANCEL: lambda _: Cancel(),
    Verb.REMATCH: lambda _: Rematch(),
    Verb.SEATS: lambda _: ChangeSeats(),
    Verb.TAKE_BACKS: lambda control: AllowTakeBacks(chose(control.argument, yes(True), yes(False))),
    Verb.PAUSE: lambda _: Pause(),
    Verb.RESUME: lambda _: Resume(),
    Verb.AGREE_STOP: lambda _: AnswerStop(agree=True),
    Verb.REFUSE_STOP: lambda _: AnswerStop(agree=False),
}


OF_A_GAME = frozenset({Verb.PAUSE, Verb.RESUME, Verb.AGREE_STOP, Verb.REFUSE_STOP})
"""Those of them that belong to a game."""


async def ask(press: Press) -> None:
    """Ask it of the table; the public message, which is drawn again by itself, is the answer."""
    session = await press.session()
    request = REQUESTS[press.control.verb](press.control)
    await press.ask(session, request)


HANDLERS: Mapping[Verb, Handler] = dict.fromkeys(REQUESTS.keys() - {Verb.STAND, Verb.RESUME}, ask)

COUNTED = frozenset(REQUESTS.keys() - OF_A_GAME)
