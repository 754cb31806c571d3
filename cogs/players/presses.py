"""The controls that resume a game on a hand, take a seat from somebody, and take one over."""

from collections.abc import Mapping

from bot.tables.absent import votes_missing
from bot.tables.checks import require_stage
from bot.tables.clock import patience
from bot.tables.occupants import Human
from bot.tables.requests import Kick, Resume, Sit
from bot.tables.table import Stage
from cogs.hand.answers import seen_at, show_hand
from cogs.lobby import presses as public
from cogs.players.pages import confirm_kick, players
from cogs.ui.arguments import number, seat_named
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press
from cogs.ui.replies import mention


async def _resume(press: Press) -> None:
    """On the table like anything that is asked of it; a hand is the answer to itself."""
    if not press.on_hand:
        await public.ask(press)
        return
    table = await (await press.session()).submit(press.user, Resume())
    await show_hand(press.interaction, table)


async def _players(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    require_stage(table, Stage.PLAYING)
    await press.answer(players(table, press.user, press.say))


async def _ask_kick(press: Press) -> None:
    table = (await press.session()).table
    await press.answer(confirm_kick(table, number(press.control.argument), press.user, press.say))


async def _kick(press: Press) -> None:
    session, person = await press.session(), number(press.control.argument)
    late = session.has_waited_for(person) >= patience(session.table)
    table = await session.submit(press.user, Kick(person, overdue=late))
    seat = table.seat_of(person)
    if seat is None:
        await press.answer(notice(press.say("kick-done", user=mention(person, press.say))))
        return
    await press.answer(notice(press.say("kick-voted", missing=votes_missing(table, seat))))


async def _take_seat(press: Press) -> None:
    session = await press.session()
    require_stage(session.table, Stage.PLAYING)
    table = await session.submit(press.user, Sit(seat_named(press.control.argument)))
    await show_hand(press.interaction, table)


async def _stand(press: Press) -> None:
    """Leave one's own seat; the host may free another's, and the others, by a vote, the host's."""
    table = (await press.session()).table
    seated = table.seat_of(press.user) is not None
    match table.occupant(seat_named(press.control.argument)):
        case Human(user) if seated and user != press.user and table.host in {user, press.user}:
            require_stage(table, Stage.LOBBY)
            question = confirm_kick(table, user, press.user, press.say)
            await press.answer_setting_up(question, table)
        case _:
            await public.ask(press)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.RESUME: _resume,
    Verb.PLAYERS: _players,
    Verb.ASK_KICK: _ask_kick,
    Verb.KICK: _kick,
    Verb.TAKE_SEAT: _take_seat,
    Verb.STAND: _stand,
}
