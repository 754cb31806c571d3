"""The presses of problems: the next one, a first answer, why, later, and what is wrong with it."""

from functools import partial
from random import SystemRandom

from bot.ai_workers.supervisor import CannotThink
from bot.client import Interaction
from bot.exercises import PositionId
from bot.problems import ProblemSet, next_problem, problem_at
from bot.storage import problems
from bot.storage.exercises import exercise_at
from bot.storage.problems import FirstAnswer, GivenAnswer
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import answer_without_picture
from cogs.exercises.asking import asked_picture, show_question
from cogs.exercises.controls import (
    ENDLESS,
    LaterProblemControl,
    NextProblemControl,
    ReportProblemControl,
    SessionPlace,
    WhyProblemControl,
)
from cogs.exercises.positions import AskedProblem
from cogs.exercises.problem_pages import (
    ProblemStanding,
    no_problem_page,
    problem_answer_page,
    problem_head,
    problem_why_page,
)
from cogs.ui.arguments import line_modal
from cogs.ui.handlers import pressed
from cogs.ui.page_state import INITIAL_STATE
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, words_for

LONGEST_REPORT = 300
"""The most characters of what is said about a problem."""


def asked_problem(position: SessionPlace) -> AskedProblem:
    """The problem that a control names. STALE_PRESS if there is none."""
    problem = problem_at(position.place)
    if problem is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return AskedProblem.of(position, problem)


async def ask_next(interaction: Interaction, asked: ProblemSet) -> None:
    """Ask one of the problems that suit the person; say so where they have answered all."""
    user, say = interaction.user.id, words_for(interaction)
    ratings, answered, person = await interaction.client.services.database.read(
        lambda connection: (
            problems.ratings_of(connection, asked),
            problems.answered_by(connection, user, asked.code),
            problems.solver_rating(connection, user, asked.code),
        )
    )
    number = next_problem(ratings, answered, person, SystemRandom())
    if number is None:
        await answer_without_picture(interaction, no_problem_page(person, say))
        return
    place = SessionPlace(ENDLESS, PositionId(asked.code, number))
    position = AskedProblem.of(place, asked.problems[number])
    head = problem_head(asked, ratings[number], say)
    await show_question(interaction, position, head, 0, INITIAL_STATE)


@pressed(NextProblemControl)
async def _next(press: Press, control: NextProblemControl) -> None:
    await ask_next(press.interaction, control.asked)


async def answer_first(press: Press, asked: AskedProblem, word: str) -> None:
    """Keep and rate a first answer; of two presses, show what the first has answered.

    STALE_PRESS if the word stands for no legal action.
    """
    place, database = asked.position.place, press.bot.services.database
    first = await database.read(partial(problems.first_answer, user=press.user, place=place))
    if first is None:
        action = asked.action(word)
        if action is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        given = GivenAnswer(
            place, asked.problem, word, asked.is_right(action), press.bot.clock.now()
        )
        first = await database.write(
            partial(problems.keep_first, user=press.user, given=given),
            guild=press.interaction.guild_id or 0,
        )
    await show_problem_answer(press, asked, first.word)


async def show_problem_answer(press: Press, asked: AskedProblem, word: str) -> None:
    """Show the result of an answer to a problem, a first one or a later one.

    STALE_PRESS if the word stands for no legal action.
    """
    action = asked.action(word)
    if action is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    place, user = asked.position.place, press.user
    told = await press.bot.services.database.read(
        lambda connection: ProblemStanding(
            problems.solver_rating(connection, user, place.code),
            problems.counts_of(connection, place),
            exercise_at(connection, user, place),
        )
    )
    attachment = await asked_picture(press.interaction, asked)
    view = problem_answer_page(asked, action, told, press.say, attachment.illustration)
    await answer_in_place(press.interaction, view, attachment)


async def _own_answer(press: Press, asked: AskedProblem) -> FirstAnswer:
    """The presser's first answer; STALE_PRESS if there is none yet."""
    read = partial(problems.first_answer, user=press.user, place=asked.position.place)
    first = await press.bot.services.database.read(read)
    if first is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return first


@pressed(WhyProblemControl)
async def _why(press: Press, control: WhyProblemControl) -> None:
    """Let the judges look at the answer, a wrong one beside what is right, and at no other."""
    asked = asked_problem(control.position)
    first = await _own_answer(press, asked)
    action = asked.action(first.word) or asked.right[0]
    record, one = asked.after(action)
    right = action if asked.is_right(action) else asked.right[0]
    try:
        judged, moment = await press.bot.services.analyst.explain(str(record), one.number, right)
    except CannotThink as error:
        raise Refused("analysis-failed") from error
    attachment = await asked_picture(press.interaction, asked)
    view = problem_why_page(asked, (judged, moment), press.say, attachment.illustration)
    await answer_in_place(press.interaction, view, attachment)


@pressed(LaterProblemControl)
async def _later(press: Press, control: LaterProblemControl) -> None:
    """Ask a problem again among the person's own errors."""
    asked = asked_problem(control.position)
    first, place, now = await _own_answer(press, asked), asked.position.place, press.bot.clock.now()
    await press.bot.services.database.write(
        partial(problems.ask_again, user=press.user, place=place, first=first, now=now),
        guild=press.interaction.guild_id or 0,
    )
    await show_problem_answer(press, asked, first.word)


@pressed(ReportProblemControl)
async def _report(press: Press, control: ReportProblemControl) -> None:
    """Ask what is wrong with a problem, and keep it for whoever runs the bot."""
    asked, word = asked_problem(control.position), press.value
    first = await _own_answer(press, asked)
    if not word:
        heading, label = press.say("problem-report-title"), press.say("problem-report-label")
        modal = line_modal(control, heading, label, LONGEST_REPORT)
        await press.interaction.response.send_modal(modal)
        return
    await press.bot.services.database.write(
        partial(problems.report, user=press.user, place=asked.position.place, comment=word),
        guild=press.interaction.guild_id or 0,
    )
    await show_problem_answer(press, asked, first.word)
