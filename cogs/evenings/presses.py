"""Presses on the messages of an evening."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial

from discord import ui
from discord.utils import format_dt

from bot.evenings import FOUR, Coming, Evening, EveningStage, Guest
from bot.i18n import yes
from bot.storage import evenings
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.evenings.clock import evening_steps
from cogs.evenings.pages import PLAY, POSTPONE, heading, partner_page, quiet_page
from cogs.evenings.steps import EveningSteps
from cogs.me import change_own_preferences
from cogs.server_preferences import words_of_server
from cogs.ui.arguments import BREAK, chose, number, one_of
from cogs.ui.delivery.writer import PressedMessage, write
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused, channel_link, may_manage, mention, new_answer

SIGNING_UP = frozenset({EveningStage.ANNOUNCED, EveningStage.REMINDED})

PARTS = 3
"""A button of an evening carries its evening, its day, and perhaps what is meant."""

EveningPress = Callable[[Press, EveningSteps, Evening, str], Awaitable[None]]


def _in_turn(handled: EveningPress) -> Handler:
    """A handler that gets the evening of its button, while nothing else changes it."""

    async def handler(press: Press) -> None:
        written, day, meant = (*press.control.argument.split(BREAK), "", "")[:PARTS]
        steps, found = evening_steps(press.bot), number(written)
        async with steps.turn(found):
            kept = await steps.find(found)
            if kept is None or kept.guild_id != press.interaction.guild_id:
                raise Refused("evening-refused-gone")
            if kept.day != _day(day) or kept.paused:
                raise Refused("evening-refused-over")
            await handled(press, steps, kept, meant)

    return handler


def _day(written: str) -> date:
    try:
        return date.fromisoformat(written)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


async def _answer(press: Press, steps: EveningSteps, kept: Evening, meant: str) -> None:
    """Note who comes; the card is the answer."""
    coming = one_of(Coming, meant)
    _require_signing_up(kept)
    await steps.note(kept, partial(evenings.answer, user=press.user, coming=coming))
    await _draw(press, steps, await steps.messages.card(kept))
    # The reminder says how many they are, and whether it may be put off.
    await steps.messages.draw_notice(kept)


async def _with(press: Press, steps: EveningSteps, kept: Evening, _: str) -> None:
    _require_signing_up(kept)
    own = await _own_answer(press, steps, kept)
    await answer_in_place(press.interaction, partner_page(kept, own.partner, press.say))


async def _partner(press: Press, steps: EveningSteps, kept: Evening, _: str) -> None:
    """Note with whom somebody wants to play; both have to ask for it."""
    _require_signing_up(kept)
    partner = number(press.value) if press.value else None
    if partner == press.user:
        raise Refused("evening-refused-self")
    await steps.note(kept, partial(evenings.ask_for, user=press.user, partner=partner))
    await answer_in_place(press.interaction, partner_page(kept, partner, press.say))
    await steps.messages.draw_card(kept)


async def _own_answer(press: Press, steps: EveningSteps, kept: Evening) -> Guest:
    guests = await steps.messages.guests(kept)
    return next((guest for guest in guests if guest.user == press.user), Guest(press.user))


def _require_signing_up(kept: Evening) -> None:
    if kept.stage not in SIGNING_UP:
        raise Refused("evening-refused-begun")


async def _few(press: Press, steps: EveningSteps, kept: Evening, meant: str) -> None:
    """Play though there are few, as somebody who comes decides; or put the evening off.

    That the host or a manager does, and only while there are few.
    """
    plays_on = chose(meant, PLAY, POSTPONE)
    guests = await steps.messages.guests(kept)
    coming = [guest.user for guest in guests if guest.coming is Coming.YES]
    manages = may_manage(press.interaction)
    if not manages and press.user != kept.host_id:
        if not plays_on:
            raise Refused("evening-refused-host")
        if press.user not in coming:
            raise Refused("evening-refused-not-coming")
    if kept.stage is not EveningStage.REMINDED:
        raise Refused("evening-refused-begun")
    if not plays_on and len(coming) >= FOUR:
        await steps.messages.draw_notice(kept)
        raise Refused("evening-refused-enough", count=len(coming))
    if plays_on:
        kept = replace(kept, plays_on=True)
        await steps.keep(kept)
        await _draw(press, steps, await steps.messages.notice(kept))
        return
    # What follows posts and edits in the channel: that may take longer than Discord waits.
    await press.interaction.response.defer()
    following = await steps.postpone(kept)
    say = await words_of_server(press.bot, kept.guild_id)
    facts = {"title": heading(kept), "when": format_dt(following, "F")}
    told = say("evening-postponed", user=mention(press.user, say), **facts)
    await new_answer(press.interaction, notice(told), ephemeral=False)
    await steps.see_to(kept)


async def _quiet(press: Press) -> None:
    """Mention somebody no more, or again: on the page that says so, and in their preferences."""
    reminded = press.control.argument == yes(True)
    await change_own_preferences(press.interaction, lambda now: replace(now, reminded=reminded))
    await answer_in_place(press.interaction, quiet_page(press.say, reminded=reminded))


async def _here(press: Press, steps: EveningSteps, kept: Evening, _: str) -> None:
    """Note that somebody is there; the last who was waited for lets the tables be made."""
    if kept.stage not in {EveningStage.GATHERING, EveningStage.SEATED}:
        raise Refused("evening-refused-over")
    seats = await steps.messages.seats(kept) if kept.stage is EveningStage.SEATED else ()
    own = next((each for each in seats if each.sat.user == press.user and each.sat.table), None)
    if own and own.channel and press.user in steps.tables.people_at(seats):
        channel = channel_link(own.channel, press.say)
        raise Refused("evening-refused-seated", number=own.sat.table, channel=channel)
    if elsewhere := steps.tables.playing_in(kept.guild_id, press.user):
        channel = channel_link(elsewhere, press.say)
        raise Refused("evening-refused-playing", channel=channel)
    await steps.note(kept, partial(evenings.note_here, user=press.user))
    if kept.stage is EveningStage.GATHERING:
        await _draw(press, steps, await steps.messages.notice(kept))
        guests = await steps.messages.guests(kept)
        if all(guest.here_at for guest in guests if guest.coming is Coming.YES):
            await steps.seat(kept)
        return
    if not await steps.tables.take_seat(kept, press.user):
        await steps.tables.wait(kept, press.user)
    await _draw(press, steps, await steps.messages.notice(kept))
    await steps.seating.open_tables(kept)


async def _mix(press: Press, steps: EveningSteps, kept: Evening, _: str) -> None:
    """Seat everybody again, once nobody plays, as one of them asks."""
    seats = await steps.messages.seats(kept)
    people = steps.tables.people_at(seats)
    if press.user not in people:
        raise Refused("evening-refused-not-here")
    if kept.stage is not EveningStage.SEATED or not steps.tables.may_mix(seats):
        raise Refused("evening-refused-playing-on")
    # Tables are closed and opened, each with a thread: that may take longer than Discord waits.
    await press.interaction.response.defer()
    await steps.tables.close(seats)
    await steps.seating.seat_anew(kept, people, await steps.messages.guests(kept))


async def _draw(press: Press, steps: EveningSteps, view: ui.LayoutView) -> None:
    """Answer by drawing the message that was pressed."""
    # By the press that costs nothing of Discord's limits; an edit in the channel would (ADR 26).
    message = press.interaction.message
    if message is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await write(PressedMessage(press.interaction, message.id), view)
    steps.messages.drawn(message.id, view)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.EVENING_ANSWER: _in_turn(_answer),
    Verb.EVENING_WITH: _in_turn(_with),
    Verb.EVENING_PARTNER: _in_turn(_partner),
    Verb.EVENING_FEW: _in_turn(_few),
    Verb.EVENING_QUIET: _quiet,
    Verb.EVENING_HERE: _in_turn(_here),
    Verb.EVENING_MIX: _in_turn(_mix),
}

COUNTED = frozenset(HANDLERS)
