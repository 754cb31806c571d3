"""The players of a running game: removing them, taking over a seat."""

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.tables.absent_players import votes_missing
from bot.tables.checks import require_seat, require_stage
from bot.tables.company import is_trial
from bot.tables.occupants import Computer, Human
from bot.tables.requests import Kick, Sit, Stand
from bot.tables.table import Stage, Table
from cogs.lobby import StandControl
from cogs.ui.control import button
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, notice, rows, rule, small, text, title
from cogs.ui.own_hand import seen_at, show_hand
from cogs.ui.people import player
from cogs.ui.press import Press
from cogs.ui.replies import mention
from cogs.ui.side_pages import Holds
from cogs.ui.table_buttons import KEEP, more_button
from engine.seats import Seat

PLAYERS = ControlName("players", Presser.ONLOOKER, counted=False)


@control("take-seat", Presser.ONLOOKER, counted=False)
class TakeSeatControl(WordedControl):
    """Takes the seat of a computer during a game."""

    seat: Seat


@control("ask-kick", Presser.SEATED, counted=False)
class AskKickControl(WordedControl):
    """Asks whether to remove somebody, or to vote for it."""

    person: int


@control("kick", Presser.SEATED, counted=False)
class KickControl(WordedControl):
    """Removes them, or votes for it."""

    person: int


def players_page(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """The seats, each with what this reader may do about it."""
    return card(
        text(title(say("players-title")), small(say("players-hint"))),
        rule(),
        *(_seat(table, seat, reader, say) for seat in table.playing_seats),
        *rows([more_button(table, say)]),
    )


def confirm_kick(table: Table, person: int, reader: int, say: Words) -> ui.LayoutView:
    """Ask whether to remove a player, or to vote for it."""
    votes = reader != table.host
    lobby = table.stage is Stage.LOBBY
    if votes:
        question = "kick-confirm-vote-lobby" if lobby else "kick-confirm-vote"
    else:
        question = "kick-confirm-lobby" if lobby else "kick-confirm"
    sure = button(
        KickControl(person).at(table.id),
        say("kick-button-vote") if votes else say("kick-button-confirm"),
        style=ButtonStyle.danger,
    )
    keep = button(KEEP.at(table.id), say("kick-button-keep"))
    # No loss is threatened where nothing is at stake for them.
    seat = table.seat_of(person)
    loses = table.is_rated and not (seat is not None and is_trial(table, seat))
    asked = say(question, user=mention(person, say), counts=yes(loses))
    return card(text(asked), *rows([sure, keep]))


def _seat(table: Table, seat: Seat, reader: int, say: Words) -> LayoutItem:
    """A player may ask to remove another, and whoever has no seat may take a computer's."""
    line = say("table-seat", seat=seat, player=player(table, seat, say))
    seated = table.seat_of(reader) is not None
    match table.occupant(seat):
        case Human(user) if user != reader and seated:
            control = AskKickControl(user).at(table.id)
            key = "players-button-kick" if reader == table.host else "players-button-vote"
            accessory = button(control, say(key, seat=seat))
        case Computer() if not seated:
            control = TakeSeatControl(seat).at(table.id)
            label = say("players-button-take", seat=seat)
            accessory = button(control, label, style=ButtonStyle.primary)
        case _:
            return text(line)
    return ui.Section(line, accessory=accessory)


@pressed(PLAYERS)
async def _players(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    require_stage(table, Stage.PLAYING)
    await press.answer(players_page(table, press.user, press.say))


@pressed(AskKickControl)
async def _ask_kick(press: Press, asked: AskKickControl) -> None:
    table, person = (await press.session()).table, asked.person
    require_seat(table, press.user)
    view = confirm_kick(table, person, press.user, press.say)
    await press.answer_while(view, table, still_seated(person))


@pressed(KickControl)
async def _kick(press: Press, asked: KickControl) -> None:
    session, person = await press.session(), asked.person
    # During a game an active player can be removed only after having kept the table waiting.
    late = session.is_overdue(person)
    press.answers_page()
    table = await press.submit(session, Kick(person, overdue=late))
    seat = table.seat_of(person)
    if seat is None:
        await press.answer(notice(press.say("kick-done", user=mention(person, press.say))))
        return
    voted = notice(press.say("kick-voted", missing=votes_missing(table, seat)))
    await press.answer_while(voted, table, still_seated(person))


def still_seated(person: int) -> Holds:
    """A condition: this person still holds a seat."""
    return lambda now: now.seat_of(person) is not None


@pressed(TakeSeatControl)
async def _take_seat(press: Press, asked: TakeSeatControl) -> None:
    session = await press.session()
    require_stage(session.table, Stage.PLAYING)
    await press.bot.services.secrecy.require_unseen(session.table, press.user)
    table = await press.submit(session, Sit(asked.seat))
    await show_hand(press.interaction, table)


@pressed(StandControl)
async def _stand(press: Press, asked: StandControl) -> None:
    """Leave one's own seat; the host may free another's, and the others, by a vote, the host's."""
    table = (await press.session()).table
    seated = table.seat_of(press.user) is not None
    match table.occupant(asked.seat):
        case Human(user) if seated and user != press.user and table.host in {user, press.user}:
            require_stage(table, Stage.LOBBY)
            question = confirm_kick(table, user, press.user, press.say)
            await press.answer_setting_up(question, table)
        case _:
            await press.ask(Stand(asked.seat))
