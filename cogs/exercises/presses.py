"""The presses of one's own errors: begin, answer, go on, and ask no more."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.client import Interaction
from bot.exercises import ErrorPlace, Exercise
from bot.storage import exercises
from bot.storage.exercises import SessionPlan
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import waiting_deals
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.pages import chosen_kind, chosen_value
from cogs.alone.playing import answer_without_picture
from cogs.analysis.presses import position_picture
from cogs.deals import deal_with_cards
from cogs.exercises.pages import (
    AskedPosition,
    SessionPlace,
    answer_page,
    exercises_page,
    head_of,
    question_page,
    read_time,
)
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.table.screens import screens_of
from cogs.ui.ids import Verb
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused, words_for


async def answer_exercises(interaction: Interaction, done: SessionPlan | None = None) -> None:
    """Answer with how many positions the person has; after a session, with what came of it."""
    user, now = interaction.user.id, interaction.client.clock.now()
    counts, waiting = await interaction.client.services.database.read(
        lambda connection: (
            exercises.exercise_counts(connection, user, now),
            waiting_deals(connection, Selection(), user, limit=0).total,
        )
    )
    view = exercises_page(counts, waiting, user, words_for(interaction), done)
    await answer_without_picture(interaction, view)


async def _open(press: Press) -> None:
    await answer_exercises(press.interaction)


async def _next(press: Press) -> None:
    """Ask the next position of the session; a button without one begins a session."""
    try:
        written = press.control.argument
        since = read_time(written) if written else press.bot.clock.now().replace(microsecond=0)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error
    await _ask_next(press, since)


async def _ask_next(press: Press, since: datetime) -> None:
    database, now = press.bot.services.database, press.bot.clock.now()
    plan = await database.read(
        partial(exercises.session_plan, user=press.user, since=since, now=now)
    )
    for place in (*plan.ahead, *plan.repeats):
        try:
            asked = await _position(press, SessionPlace(since, place))
        except (TableRefused, Refused):  # its cards are in play elsewhere, or its rules are gone
            continue
        kept = await _own(press, place)
        head = head_of(plan, press.say, again=place not in plan.ahead)
        await _show_question(press, asked, head, kept.answers, INITIAL_STATE)
        return
    await answer_exercises(press.interaction, plan)


async def _position(press: Press, here: SessionPlace) -> AskedPosition:
    """A position with its answer; TableRefused while its cards are closed to the presser."""
    place = here.place
    deal, record = await deal_with_cards(press, place.code)
    await press.bot.services.secrecy.require_no_help(record.dealt, press.user)
    found = await press.bot.services.analyst.kept(deal.code)
    moments = () if found is None else found.moments
    for moment in moments:
        fair = found.decisions[moment.number - 1].fair if found else None
        if found and fair and moment.number == place.number:
            return AskedPosition(here=here, record=record, found=found, moment=moment, fair=fair)
    raise TableRefused(TableRefusal.STALE_PRESS)


async def _own(press: Press, place: ErrorPlace) -> Exercise:
    """How the presser has answered a position; stale where it is none of theirs."""
    read = partial(exercises.exercise_at, user=press.user, place=place)
    kept = await press.bot.services.database.read(read)
    if kept is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return kept


async def _pressed(press: Press) -> tuple[AskedPosition, Exercise, str]:
    """The position of a control, how the presser has answered it, and the word that is meant."""
    try:
        here, word = SessionPlace.read(press.control.argument)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error
    kept = await _own(press, here.place)
    return await _position(press, here), kept, press.value or word


async def _answer(press: Press) -> None:
    """Keep an answer and show what it was worth; of two presses, what the first has answered."""
    asked, before, word = await _pressed(press)
    if not word:
        head = press.say("exercise-title")
        await _show_question(press, asked, head, press.control.move, INITIAL_STATE)
        return
    kept: Exercise | None = before
    if before.answers == press.control.move:
        action = asked.action(word)
        if action is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        now, right = press.bot.clock.now(), asked.is_right(action)
        after = before.answered(word, now, right=right)
        kept = await press.bot.services.database.write(
            partial(exercises.keep_answer, user=press.user, before=before, after=after),
            guild=press.interaction.guild_id or 0,
        )
    if kept is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    place = asked.here.place
    attachment = await position_picture(press, asked.record, place.code, asked.one)
    view = answer_page(asked, kept, press.say, attachment.illustration)
    await answer_in_place(press.interaction, view, attachment)


async def _choose(press: Press) -> None:
    """Show the bids of a value, or ask to confirm a bid."""
    asked, _, word = await _pressed(press)
    chosen = chosen_value if press.control.verb is Verb.EXERCISE_CHOOSE else chosen_kind
    head = press.say("exercise-title")
    await _show_question(press, asked, head, press.control.move, chosen(word))


async def _show_question(
    press: Press, asked: AskedPosition, head: str, answers: int, state: HandPageState
) -> None:
    preferences = await preferences_of(press.interaction)
    table = asked.table(press.say, usual_pictures(press.interaction, preferences))
    attachments, hand_style = (
        screens_of(press.bot).hands.attachments,
        press.bot.preference_cache.of(press.user),
    )
    attachment = await attachments.of_hand(
        table, asked.one.seat, press.say, hand_style.order, owner=True
    )
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = question_page(asked, table, head, answers, press.say, state)
    await answer_in_place(press.interaction, view, attachment)


async def _drop(press: Press) -> None:
    """Ask a position no more, and go on."""
    asked, _, _ = await _pressed(press)
    await press.bot.services.database.write(
        partial(exercises.retire, user=press.user, place=asked.here.place),
        guild=press.interaction.guild_id or 0,
    )
    await _ask_next(press, asked.here.since)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.EXERCISES: _open,
    Verb.EXERCISE_NEXT: _next,
    Verb.EXERCISE: _answer,
    Verb.EXERCISE_CHOOSE: _choose,
    Verb.EXERCISE_KIND: _choose,
    Verb.EXERCISE_DROP: _drop,
}

COUNTED = frozenset({Verb.EXERCISES, Verb.EXERCISE_NEXT})
