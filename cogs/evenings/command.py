"""The command of evenings: the list of a server, and how managers change it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.client import Interaction
from bot.evenings import Evening, EveningStage, WhyPaused
from bot.i18n import yes
from bot.i18n.commands import command_text
from bot.server_choices import GuildPreferences
from bot.storage import evenings
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.evenings.clock import evening_of, evening_steps
from cogs.evenings.controls import (
    EVENINGS,
    DeleteEveningControl,
    EditEveningControl,
    PauseEveningControl,
    PutBelowControl,
    SetEveningControl,
    SignupControl,
)
from cogs.evenings.pages import (
    MOST_HERE,
    SIGNUPS,
    ListedEvening,
    confirm_deleting,
    evenings_page,
    heading,
    mistake_page,
)
from cogs.evenings.seating import missing_for_threads
from cogs.evenings.steps import EveningSteps, begun_anew
from cogs.evenings.window import GAME, evening_window, typed_evening
from cogs.server_preferences import (
    preferences_of,
    require_tables_in,
    tables_elsewhere,
)
from cogs.ui.access import named, post_channel, post_trouble, require_bot_here, require_post_channel
from cogs.ui.arguments import all_chosen, filled_in
from cogs.ui.bursts import bursts
from cogs.ui.command_group import contree
from cogs.ui.handlers import pressed
from cogs.ui.press import Press, acknowledged, answer_in_place
from cogs.ui.replies import Refused, may_manage, refusal, words_for

GOING_ON = frozenset({EveningStage.GATHERING, EveningStage.SEATED})


async def answer_evenings(interaction: Interaction) -> None:
    """Answer with the evenings of the server, in the caller's language."""
    require_bot_here(interaction)
    guild, say = interaction.guild_id or 0, words_for(interaction)
    steps = evening_steps(interaction.client)
    kept = await interaction.client.services.database.read(partial(evenings.of_guild, guild=guild))
    zone = await steps.zone_of(guild)
    chosen = await preferences_of(interaction)
    listed = [_listed(interaction, each, chosen, each.start(zone)) for each in kept]
    view = evenings_page(listed, say, manages=may_manage(interaction))
    await answer_in_place(interaction, view)


def _listed(
    interaction: Interaction, kept: Evening, chosen: GuildPreferences, start: datetime
) -> ListedEvening:
    """With what the bot lacks in its channel, or that it is none for tables."""
    bot, say, note = interaction.client, words_for(interaction), ""
    trouble = post_trouble(bot, kept.guild_id, kept.channel_id, say) or tables_elsewhere(
        bot, kept.guild_id, kept.channel_id, chosen
    )
    where = post_channel(bot, kept.guild_id, kept.channel_id)
    if where is not None and (missing := missing_for_threads(where)):
        facts = {"permissions": named(missing, say), "same": yes(kept.same_deals)}
        note = say("evening-no-threads", **facts)
    why = refusal(say, trouble) or "" if trouble else ""
    return ListedEvening(kept=kept, start=start, trouble=why, note=note)


@contree.command(
    name=command_text("command-evening-name"),
    description=command_text("command-evening-description"),
)
@bursts
async def evening(interaction: Interaction) -> None:
    """Show the evenings of the server; managers make and change them there."""
    await answer_evenings(interaction)


@pressed(EVENINGS)
async def _look(press: Press) -> None:
    await answer_evenings(press.interaction)


@pressed(EditEveningControl)
async def _edit(press: Press, asked: EditEveningControl) -> None:
    """Open the window in which an evening is made, or changed."""
    kept = None if asked.evening is None else await evening_of(press, asked.evening)
    if kept is None:
        await _require_room(press)
    drafts = evening_steps(press.bot).drafts
    typed = drafts.get(_draft_of(press), {}) if asked.again else {}
    # A window is an answer by itself: Discord opens none once a press was acknowledged.
    await press.interaction.response.send_modal(await evening_window(press, kept, typed))


def _draft_of(press: Press) -> tuple[int, int]:
    return press.interaction.guild_id or 0, press.user


@pressed(SetEveningControl)
async def _set(press: Press, asked: SetEveningControl) -> None:
    """Make or change an evening from what was typed; a mistake is said, and nothing changes."""
    steps = evening_steps(press.bot)
    try:
        if asked.evening is None:
            await _require_room(press)
            await _store(press, steps, None)
        else:
            async with steps.turn(asked.evening):
                await _store(press, steps, await evening_of(press, asked.evening))
    except Refused as refused:
        typed = {GAME: " ".join(all_chosen(press.interaction).get(GAME, ()))}
        steps.note_draft(*_draft_of(press), {**filled_in(press.interaction), **typed})
        why = refusal(press.say, refused) or ""
        await answer_in_place(press.interaction, mistake_page(asked.evening, why, press.say))
    else:
        steps.drafts.pop(_draft_of(press), None)


async def _store(press: Press, steps: EveningSteps, before: Evening | None) -> None:
    evening = await typed_evening(press, steps, before)
    # A channel has one weekly evening: two cards would be taken for each other.
    for other in await _all_here(press):
        same = other.channel_id == evening.channel_id and other.id != evening.id
        if same and other.weekly and evening.weekly:
            raise Refused("evening-refused-channel", title=heading(other))
    if before is not None:
        if before.stage in GOING_ON:
            raise Refused("evening-refused-going-on")
        moved = (before.channel_id, before.day, before.hour, before.weekly)
        if moved != (evening.channel_id, evening.day, evening.hour, evening.weekly):
            await steps.messages.call_off(before, "evening-card-moved")
            evening = begun_anew(evening)
        evening = replace(evening, paused=None)
    stored = replace(evening, id=await steps.keep(evening))
    await acknowledged(press.interaction, steps.see_to(stored))
    await answer_evenings(press.interaction)


async def _require_room(press: Press) -> None:
    if len(await _all_here(press)) >= MOST_HERE:
        raise Refused("evening-refused-many", count=MOST_HERE)


async def _all_here(press: Press) -> tuple[Evening, ...]:
    guild = press.interaction.guild_id or 0
    return await press.bot.services.database.read(partial(evenings.of_guild, guild=guild))


@asynccontextmanager
async def _managed(press: Press, evening: int) -> AsyncIterator[tuple[EveningSteps, Evening]]:
    """Let a manager change the evening that a control names, while nothing else does."""
    steps = evening_steps(press.bot)
    async with steps.turn(evening):
        yield steps, await evening_of(press, evening)


@pressed(SignupControl)
async def _signup(press: Press, asked: SignupControl) -> None:
    async with _managed(press, asked.evening) as (steps, before):
        if press.value not in map(str, SIGNUPS):
            raise TableRefused(TableRefusal.STALE_PRESS)
        kept = replace(before, signup_hours=int(press.value))
        await steps.keep(kept)
        await acknowledged(press.interaction, steps.see_to(kept))
        await answer_evenings(press.interaction)


@pressed(PauseEveningControl)
async def _pause(press: Press, asked: PauseEveningControl) -> None:
    """Pause, and let the card say so; or go on with the next evening that is not past."""
    async with _managed(press, asked.evening) as (steps, kept):
        if asked.pauses:
            await acknowledged(press.interaction, steps.close_together(kept))
            await steps.messages.call_off(kept, "evening-card-paused")
            await steps.keep(replace(begun_anew(kept), paused=WhyPaused.MANAGER))
        else:
            require_post_channel(press.interaction, kept.channel_id)
            await require_tables_in(press.interaction, kept.channel_id)
            await steps.resume(kept)
        await acknowledged(press.interaction, steps.see_to(kept))
        await answer_evenings(press.interaction)


@pressed(PutBelowControl)
async def _card(press: Press, asked: PutBelowControl) -> None:
    """Put the card at the bottom of its channel."""
    async with _managed(press, asked.evening) as (steps, kept):
        require_post_channel(press.interaction, kept.channel_id)
        await acknowledged(press.interaction, steps.put_below(kept))
        await answer_evenings(press.interaction)


@pressed(DeleteEveningControl)
async def _delete(press: Press, asked: DeleteEveningControl) -> None:
    async with _managed(press, asked.evening) as (steps, kept):
        if not asked.sure:
            await answer_in_place(press.interaction, confirm_deleting(kept, press.say))
            return
        await acknowledged(press.interaction, steps.close_together(kept))
        await steps.messages.call_off(kept, "evening-card-deleted")
        await press.bot.services.database.write_for(
            kept.guild_id, partial(evenings.forget, number=kept.id)
        )
        await answer_evenings(press.interaction)
