"""Presses on the messages of an evening."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import TypeVar

from discord import ui
from discord.utils import format_dt

from bot.client import ContreeBot
from bot.evenings import FOUR, Coming, Evening, EveningStage
from bot.i18n import Words, yes
from bot.storage import evenings
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Leave
from bot.tables.table import Stage, Table
from cogs.evenings.clock import evening_of, evening_steps
from cogs.evenings.controls import (
    ComingControl,
    FewControl,
    HereControl,
    LeaveAndComeControl,
    MixControl,
    OfEvening,
    PartnerControl,
    QuietControl,
    WithWhomControl,
)
from cogs.evenings.pages import elsewhere_page, heading, partner_page, quiet_page
from cogs.evenings.rounds import RoundNow
from cogs.evenings.steps import EveningSteps
from cogs.me import change_own_preferences
from cogs.server_preferences import words_of_server
from cogs.table.info_pages import leaving
from cogs.ui.after_deal import told_after_deal
from cogs.ui.arguments import number
from cogs.ui.challenge_buttons import NEXT_TOGETHER
from cogs.ui.delivery.writer import PressedMessage, write
from cogs.ui.handlers import pressed
from cogs.ui.layout import notice
from cogs.ui.own_hand import back_at, open_hand
from cogs.ui.press import Press, acknowledged, answer_in_place
from cogs.ui.replies import Refused, channel_link, may_manage, mention, new_answer

SIGNING_UP = frozenset({EveningStage.ANNOUNCED, EveningStage.REMINDED})

E = TypeVar("E", bound=OfEvening)


def _in_turn(
    handled: Callable[[Press, E, EveningSteps, Evening], Awaitable[None]],
) -> Callable[[Press, E], Awaitable[None]]:
    """A handler that gets the evening of its button, while nothing else changes it."""

    @wraps(handled)
    async def handler(press: Press, asked: E) -> None:
        steps = evening_steps(press.bot)
        await acknowledged(press.interaction, steps.passed(asked.evening))
        async with steps.turn(asked.evening):
            kept = await evening_of(press, asked.evening)
            if kept.day != asked.day or kept.paused:
                raise Refused("evening-refused-over")
            await handled(press, asked, steps, kept)

    return handler


@pressed(ComingControl)
@_in_turn
async def _answer(press: Press, asked: ComingControl, steps: EveningSteps, kept: Evening) -> None:
    """Note who comes; the card is the answer."""
    _require_signing_up(kept)
    await steps.note(kept, partial(evenings.answer, user=press.user, coming=asked.coming))
    await _draw(press, steps, kept, await steps.messages.card(kept))
    # The reminder says how many they are, and whether it may be put off.
    await steps.messages.draw_notice(kept)


@pressed(WithWhomControl)
@_in_turn
async def _with(press: Press, _: WithWhomControl, steps: EveningSteps, kept: Evening) -> None:
    _require_signing_up(kept)
    guests = await steps.messages.guests(kept)
    partner = next((guest.partner for guest in guests if guest.user == press.user), None)
    await answer_in_place(press.interaction, partner_page(kept, partner, press.say))


@pressed(PartnerControl)
@_in_turn
async def _partner(press: Press, _: PartnerControl, steps: EveningSteps, kept: Evening) -> None:
    """Note with whom somebody wants to play; both have to ask for it."""
    _require_signing_up(kept)
    partner = number(press.value) if press.value else None
    if partner == press.user:
        raise Refused("evening-refused-self")
    await steps.note(kept, partial(evenings.ask_for, user=press.user, partner=partner))
    await answer_in_place(press.interaction, partner_page(kept, partner, press.say))
    await steps.messages.draw_card(kept)


def _require_signing_up(kept: Evening) -> None:
    if kept.stage not in SIGNING_UP:
        raise Refused("evening-refused-begun")


@pressed(FewControl)
@_in_turn
async def _few(press: Press, asked: FewControl, steps: EveningSteps, kept: Evening) -> None:
    """Play though there are few, as somebody who comes decides; or put the evening off.

    That the host or a manager does, and only while there are few.
    """
    guests = await steps.messages.guests(kept)
    coming = [guest.user for guest in guests if guest.coming is Coming.YES]
    manages = may_manage(press.interaction)
    if not manages and press.user != kept.host_id:
        if not asked.plays_on:
            raise Refused("evening-refused-host")
        if press.user not in coming:
            raise Refused("evening-refused-not-coming")
    if kept.stage is not EveningStage.REMINDED:
        raise Refused("evening-refused-begun")
    if not asked.plays_on and len(coming) >= FOUR:
        await steps.messages.draw_notice(kept)
        raise Refused("evening-refused-enough", count=len(coming))
    if asked.plays_on:
        kept = replace(kept, plays_on=True)
        await steps.keep(kept)
        await _draw(press, steps, kept, await steps.messages.notice(kept))
        return
    # What follows posts and edits in the channel: that may take longer than Discord waits.
    await _acknowledge(press)
    following = await steps.postpone(kept)
    say = await words_of_server(press.bot, kept.guild_id)
    facts = {"title": heading(kept), "when": format_dt(following, "F")}
    line = say("evening-postponed", user=mention(press.user, say), **facts)
    await new_answer(press.interaction, notice(line), ephemeral=False)
    await steps.see_to(kept)


@pressed(QuietControl)
async def _quiet(press: Press, asked: QuietControl) -> None:
    """Mention somebody no more, or again: on the page that says so, and in their preferences."""
    reminded = asked.reminded
    await change_own_preferences(press.interaction, lambda now: replace(now, reminded=reminded))
    await answer_in_place(press.interaction, quiet_page(press.say, reminded=reminded))


@pressed(HereControl)
@_in_turn
async def _here(press: Press, _: HereControl, steps: EveningSteps, kept: Evening) -> None:
    """Note that somebody is there; who plays at another table may leave it and come."""
    await _require_coming(press, steps, kept)
    if elsewhere := steps.tables.playing_at(kept.guild_id, press.user):
        costs = leaving(elsewhere.table, press.user, press.say)
        page = elsewhere_page(kept, elsewhere.table, costs, press.say)
        await new_answer(press.interaction, page, ephemeral=True)
        return
    await _come(press, steps, kept)
    await _draw(press, steps, kept, await steps.messages.notice(kept))
    await _seat(steps, kept)


@pressed(LeaveAndComeControl)
@_in_turn
async def _leave_and_come(
    press: Press, _: LeaveAndComeControl, steps: EveningSteps, kept: Evening
) -> None:
    """Leave the table at which somebody still plays, and note that they are there."""
    await _require_coming(press, steps, kept)
    if elsewhere := steps.tables.playing_at(kept.guild_id, press.user):
        await elsewhere.submit(press.user, Leave())
    await _come(press, steps, kept)
    await answer_in_place(press.interaction, notice(press.say("evening-came")))
    await steps.messages.draw_notice(kept)
    await _seat(steps, kept)


async def _require_coming(press: Press, steps: EveningSteps, kept: Evening) -> None:
    """Refused unless people gather or play, and to whoever has a seat already."""
    if kept.stage not in {EveningStage.GATHERING, EveningStage.SEATED}:
        raise Refused("evening-refused-over")
    seats = await steps.messages.seats(kept) if kept.stage is EveningStage.SEATED else ()
    seat = next((each for each in seats if each.sat.user == press.user and each.sat.table), None)
    if seat and seat.channel and press.user in await steps.people_there(kept, seats):
        channel = channel_link(seat.channel, press.say)
        raise Refused("evening-refused-seated", number=seat.sat.table, channel=channel)


async def _come(press: Press, steps: EveningSteps, kept: Evening) -> None:
    """Note that somebody is there, on a seat or waiting for one where people play."""
    seats = await steps.messages.seats(kept) if kept.stage is EveningStage.SEATED else ()
    waits = any(each.sat.user == press.user and not each.sat.table for each in seats)
    # Where deals are compared, who waits has been there since, and has not come back.
    if not (waits and kept.same_deals):
        await steps.note(kept, partial(evenings.note_here, user=press.user))
    take_seat = steps.rounds.take_seat if kept.same_deals else steps.tables.take_seat
    if kept.stage is EveningStage.SEATED and not await take_seat(kept, press.user):
        await steps.tables.wait(kept, press.user)


async def _seat(steps: EveningSteps, kept: Evening) -> None:
    """Let tables be made: by the last who was waited for, or of those who wait."""
    if kept.stage is not EveningStage.GATHERING:
        await steps.seating.open_tables(kept)
        return
    guests = await steps.messages.guests(kept)
    if all(guest.here_at for guest in guests if guest.coming is Coming.YES):
        await steps.seat(kept)


@pressed(MixControl)
@_in_turn
async def _mix(press: Press, _: MixControl, steps: EveningSteps, kept: Evening) -> None:
    """Seat everybody again, once nobody plays, as one of them asks."""
    seats = await steps.messages.seats(kept)
    people = steps.tables.people_at(seats)
    if press.user not in people:
        raise Refused("evening-refused-not-here")
    if kept.stage is not EveningStage.SEATED or not steps.tables.may_mix(kept, seats):
        raise Refused("evening-refused-playing-on")
    # Tables are closed and opened, each with a thread: that may take longer than Discord waits.
    await _acknowledge(press)
    await steps.tables.close(seats)
    await steps.seating.seat_anew(kept, people, await steps.messages.guests(kept))


@pressed(NEXT_TOGETHER)
async def _next(press: Press) -> None:
    """The next deal of the round at this table; who sits elsewhere by now reads where.

    Where somebody else went on already: the hand of who asks.
    """
    registry, channel = press.bot.services.registry, press.interaction.channel_id or 0
    before = registry.find_in_channel(channel)
    evening = before.table.given.evening if before and before.table.given else None
    if evening is None:
        await press.session()  # a table that is closed, or none of this server's, is told as ever
        raise Refused("evening-refused-over")
    steps = evening_steps(press.bot)
    await acknowledged(press.interaction, steps.passed(evening))
    async with steps.turn(evening):
        kept, here = await steps.find(evening), registry.find_in_channel(channel)
        if kept is None or kept.stage is not EveningStage.SEATED or here is None:
            raise Refused("evening-refused-over")
        if here.table.seat_of(press.user) is None:
            _refuse_next(press, await steps.rounds.now(kept))
        if here.table.stage is Stage.FINISHED:
            await back_at(here, press.user)
            here = await steps.rounds.next_deal(kept, press.user, channel) or here
            state = await steps.rounds.now(kept)
            if here.table.stage is Stage.FINISHED and (state is None or state.is_due):
                # This was the last table of the round.
                await acknowledged(press.interaction, steps.see_to(kept))
                here = registry.find_in_channel(channel) or here
                state = await steps.rounds.now(kept)
            if here.table.stage is not Stage.PLAYING or here.table.seat_of(press.user) is None:
                _refuse_next(press, state)
    await open_hand(press.interaction, here)


def _refuse_next(press: Press, state: RoundNow | None) -> None:
    """Say why there is no next deal at a table: its round is over, or the evening is."""
    if state is None or not state.challenge.is_open(state.now):
        raise Refused("evening-refused-over")
    own = next((each for each in state.seats if each.sat.user == press.user), None)
    if own is None:
        raise TableRefused(TableRefusal.NOT_SEATED)
    if own.sat.table and own.channel and press.interaction.channel_id != own.channel:
        channel = channel_link(own.channel, press.say)
        raise Refused("evening-refused-seated", number=own.sat.table, channel=channel)
    raise Refused("evening-refused-round", **_waited_for(state, own.sat.table, press.say))


def _waited_for(state: RoundNow, table: int, say: Words) -> dict[str, str]:
    """Whether other tables play on when one has ended its round, and which, as a sentence says."""
    waited = [
        say("evening-plays-on", table=other, number=deal) for other, deal in state.waited_for(table)
    ]
    return {"tables": say.every(waited), "waits": yes(bool(waited))}


@told_after_deal
async def _round_over(bot: ContreeBot, table: Table, user: int, say: Words) -> Sequence[str]:
    """That a table has ended its round, once it begins no further deal."""
    steps = evening_steps(bot)
    number = table.given.evening if table.given else None
    kept = None if number is None else await steps.find(number)
    state = None if kept is None else await steps.rounds.now(kept)
    if state is None:
        return ()
    own = state.table_of(user)
    if not own or state.next_deal(own) is not None:
        return ()
    return (say("evening-refused-round", **_waited_for(state, own[0].sat.table, say)),)


async def _acknowledge(press: Press) -> None:
    if not press.interaction.response.is_done():  # else it has waited for its turn
        await press.interaction.response.defer()


async def _draw(press: Press, steps: EveningSteps, kept: Evening, view: ui.LayoutView) -> None:
    """Answer by drawing the message that was pressed."""
    # By the press that costs nothing of Discord's limits; an edit in the channel would (ADR 26).
    message = press.interaction.message
    if message is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await write(PressedMessage(press.interaction, message.id), view)
    steps.messages.drawn(kept, message.id, view)
