"""The presses of one's own errors: begin, answer, go on, and ask no more."""

from datetime import datetime
from functools import partial

from bot.client import Interaction
from bot.exercises import Exercise, PositionId
from bot.problems import ProblemSet, problem_at
from bot.storage import exercises
from bot.storage.exercises import SessionPlan
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import waiting_deals
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.pages import chosen_kind, chosen_value
from cogs.alone.playing import answer_first_page, answer_without_picture
from cogs.deals.presses import deal_with_cards
from cogs.exercises.asking import asked_picture, show_question
from cogs.exercises.controls import (
    DropExerciseControl,
    ExerciseControl,
    ExerciseFirstPageControl,
    ExerciseKindControl,
    ExerciseValueControl,
    NextExerciseControl,
    OfQuestion,
    SessionPlace,
)
from cogs.exercises.pages import answer_page, exercises_page, head_of
from cogs.exercises.positions import AskedError, AskedPosition, AskedProblem
from cogs.exercises.problems import (
    answer_first,
    ask_next,
    asked_problem,
    show_problem_answer,
)
from cogs.ui.deal_buttons import EXERCISES
from cogs.ui.handlers import pressed
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.press import Press, answer_in_place
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


@pressed(EXERCISES)
async def _open(press: Press) -> None:
    await answer_exercises(press.interaction)


@pressed(NextExerciseControl)
async def _next(press: Press, control: NextExerciseControl) -> None:
    """Ask the next position of the session; a button without one begins a session."""
    # A control carries whole seconds, and the session is known by them.
    await _ask_next(press, control.since or press.bot.clock.now().replace(microsecond=0))


async def _ask_next(press: Press, since: datetime) -> None:
    database, now = press.bot.services.database, press.bot.clock.now()
    plan = await database.read(
        partial(exercises.session_plan, user=press.user, since=since, now=now)
    )
    for place in (*plan.ahead, *plan.repeats):
        try:
            asked = await _position(press, SessionPlace(since, place))
        except (TableRefused, Refused):
            # Its cards are in play at another table, or its rules have changed since.
            continue
        kept = await _own(press, place)
        head = head_of(plan, press.say, again=place not in plan.ahead)
        await show_question(press.interaction, asked, head, kept.answers, INITIAL_STATE)
        return
    await answer_exercises(press.interaction, plan)


async def _position(press: Press, position: SessionPlace) -> AskedPosition:
    """A position with its answer; TableRefused while its cards are closed to the presser."""
    place = position.place
    if (problem := problem_at(place)) is not None:
        return AskedProblem.of(position, problem)
    deal, record = await deal_with_cards(press, place.code)
    await press.bot.services.secrecy.require_no_help(record.dealt, press.user)
    analysis = await press.bot.services.analyst.moments(deal.code)
    moments = () if analysis is None else analysis.moments
    moment = next((each for each in moments if each.number == place.number), None)
    one = None if analysis is None else analysis.decision(place.number)
    if analysis is None or moment is None or one is None or one.fair is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return AskedError(
        position=position, record=record, analysis=analysis, moment=moment, one=one, fair=one.fair
    )


async def _own(press: Press, place: PositionId) -> Exercise:
    """The presser's exercise of a position; STALE_PRESS if it is none of theirs."""
    read = partial(exercises.exercise_at, user=press.user, place=place)
    kept = await press.bot.services.database.read(read)
    if kept is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return kept


async def _pressed(press: Press, position: SessionPlace) -> tuple[AskedPosition, Exercise]:
    """The position of a control, and how the presser has answered it."""
    if position.is_endless:
        return asked_problem(position), Exercise(place=position.place, due=press.bot.clock.now())
    kept = await _own(press, position.place)
    return await _position(press, position), kept


@pressed(ExerciseControl)
async def _answer(press: Press, control: ExerciseControl) -> None:
    """Keep an answer and show what it was worth; of two presses, what the first has answered."""
    (asked, before), word = await _pressed(press, control.position), press.value or control.word
    if isinstance(asked, AskedProblem) and asked.position.is_endless:
        await answer_first(press, asked, word)
        return
    if not word:
        head = press.say("exercise-title")
        await show_question(press.interaction, asked, head, control.answers, INITIAL_STATE)
        return
    kept: Exercise | None = before
    # Drawn before another answer: the second press of a double click counts nothing.
    if before.answers == control.answers:
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
    if isinstance(asked, AskedProblem):
        await show_problem_answer(press, asked, kept.answer)
    elif isinstance(asked, AskedError):
        attachment = await asked_picture(press.interaction, asked)
        view = answer_page(asked, kept, press.say, attachment.illustration)
        await answer_in_place(press.interaction, view, attachment)


@pressed(ExerciseFirstPageControl)
async def _first_page(press: Press, control: ExerciseFirstPageControl) -> None:
    asked, _ = await _pressed(press, control.position)
    await answer_first_page(press, asked.alone)


@pressed(ExerciseValueControl)
async def _choose_value(press: Press, control: ExerciseValueControl) -> None:
    await _choose(press, control, chosen_value(press.value or control.word))


@pressed(ExerciseKindControl)
async def _choose_kind(press: Press, control: ExerciseKindControl) -> None:
    await _choose(press, control, chosen_kind(control.word))


async def _choose(press: Press, control: OfQuestion, state: HandPageState) -> None:
    """Show the bids of a value, or ask to confirm a bid."""
    asked, _ = await _pressed(press, control.position)
    head = press.say("exercise-title")
    await show_question(press.interaction, asked, head, control.answers, state)


@pressed(DropExerciseControl)
async def _drop(press: Press, control: DropExerciseControl) -> None:
    """Ask a position no more, and go on."""
    asked, _ = await _pressed(press, control.position)
    await press.bot.services.database.write(
        partial(exercises.retire, user=press.user, place=asked.position.place),
        guild=press.interaction.guild_id or 0,
    )
    problems = ProblemSet.parse(asked.position.place.code)
    if problems is not None and asked.position.is_endless:
        await ask_next(press.interaction, problems)
    else:
        await _ask_next(press, asked.position.since)
