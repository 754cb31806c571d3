"""The pages of one's own errors: how many there are, a position that is asked, and its answer."""

from collections.abc import Iterator

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.analysis.batches import MOST_DEALS
from bot.exercises import MOST_NEW, Exercise
from bot.i18n import Words, capitalised, dotted
from bot.problems import ProblemSet
from bot.storage.exercises import ExerciseCounts, SessionPlan
from bot.tables.table import Table
from cogs.alone.pages import Asks, led_on
from cogs.analysis.calls import named
from cogs.analysis.moment import Explained, explained_moment
from cogs.analysis.pages import percent
from cogs.exercises.controls import (
    DropExerciseControl,
    ExerciseControl,
    ExerciseFirstPageControl,
    ExerciseKindControl,
    ExerciseValueControl,
    LaterProblemControl,
    NextExerciseControl,
    NextProblemControl,
    OfPosition,
)
from cogs.exercises.positions import AskedError, AskedPosition
from cogs.hand.pages import hand
from cogs.stats.selection import AnalyseOwnControl, StatsPage, StatsQuery
from cogs.ui.control import Control, button
from cogs.ui.deal_buttons import AnalysisControl, AnalysisPage
from cogs.ui.layout import (
    FELT,
    GOLD,
    GREY,
    Illustration,
    card,
    message,
    rows,
    rule,
    small,
    text,
    title,
)
from cogs.ui.page_state import HandPageState
from engine.actions import Action

FACTS = 2
"""What is told below a reason: more would not fit a phone, and *The whole deal* has it all."""

_LEADS = {
    Asks.ACT: ExerciseControl,
    Asks.CHOOSE: ExerciseValueControl,
    Asks.KIND: ExerciseKindControl,
}


def exercises_page(
    counts: ExerciseCounts,
    waiting: int,
    user: int,
    say: Words,
    done: SessionPlan | None = None,
) -> ui.LayoutView:
    """The number of positions, with advice if there are few; after a session, its result."""
    numbers = {
        "exercise-due": counts.due,
        "exercise-new": counts.new,
        "exercise-learnt": counts.learnt,
    }
    counted = [say(key, count=count) for key, count in numbers.items() if count]
    lines = [dotted(counted)]
    if not counted and counts.next_due is None:
        lines.append(say("exercise-none"))
    if counts.next_due is not None:
        lines.append(say("exercise-next-due", when=format_dt(counts.next_due, "R")))
    few = counts.due + counts.new < MOST_NEW
    if few:
        lines.append(say("exercise-waiting", count=waiting, most=MOST_DEALS))
    over = done is not None and done.done
    head = say("exercise-done", found=done.found, count=done.done) if done and over else ""
    ways = list[Control]()
    if counts.due or counts.new:
        ways.append(
            button(NextExerciseControl(), say("exercise-button-begin"), style=ButtonStyle.success)
        )
    if few and waiting:
        own = StatsQuery(sheet=StatsPage.ACCURACY, user=user, here=False)
        ways.append(button(AnalyseOwnControl(own), say("accuracy-button-analyse")))
    return card(
        text(title(say("exercise-title")), head, small(say("exercise-about"))),
        rule(),
        text(*lines),
        *rows(ways),
        colour=GOLD,
    )


def question_page(
    asked: AskedPosition,
    table: Table,
    head: str,
    answers: int,
    say: Words,
    state: HandPageState,
) -> ui.LayoutView:
    """A position as at the table; its controls were drawn after so many ``answers`` to it."""
    say = say.playing(asked.record.rules)

    def lead(asks: Asks, word: str) -> OfPosition | None:
        if asks is Asks.FIRST:
            return ExerciseFirstPageControl(asked.position)
        led = _LEADS.get(asks)
        return led and led(asked.position, answers, word)

    page = hand(table, asked.alone.game, asked.seat, say, page_state=state)
    return message([text(small(head)), *led_on(page, lead)])


def answer_page(
    asked: AskedError, kept: Exercise, say: Words, picture: Illustration | None
) -> ui.LayoutView:
    """Whether the answer was right, what the person had done, why, and both lines."""
    say = say.playing(asked.record.rules)
    action = asked.action(kept.answer)
    right = action is not None and asked.is_right(action)
    deal = AnalysisPage(asked.position.place.code, asked.seat)
    see_deal = button(AnalysisControl(deal), say("exercise-button-deal"))
    following, *others = ways_on(asked, kept, say)
    return card(
        text(*_verdict(asked, action, say, right=right), small(comes_back(kept, say, right=right))),
        *rows([following, see_deal, *others]),
        *explained_moment(
            Explained(asked.record, asked.moment, asked.one, asked.analysis, own=True),
            say,
            picture,
            FACTS,
        ),
        colour=FELT if right else GREY,
    )


def _verdict(asked: AskedError, action: Action | None, say: Words, *, right: bool) -> Iterator[str]:
    one, best, done = asked.one, asked.moment.best, asked.moment.done

    def word(each: Action) -> str:
        return named(asked.record, one, each, say)

    said = "" if action is None else word(action)
    if right:
        yield title(say("exercise-right", answer=capitalised(said)))
        if action != best:
            yield say("exercise-as-good", best=capitalised(word(best)))
    else:
        yield title(say("exercise-wrong", answer=said))
        # The judge has not tried every action; the one of the table has its loss below.
        tried = next((each for each in asked.fair.tried if action in each.actions), None)
        if tried is not None and action != done:
            yield say("exercise-loss", loss=percent(asked.fair.best.worth - tried.worth))
    was = say("exercise-before", done=word(done), loss=percent(asked.moment.loss))
    yield say("exercise-same", loss=percent(asked.moment.loss)) if action == done else was


def comes_back(kept: Exercise, say: Words, *, right: bool) -> str:
    """When a position comes back after this answer."""
    if kept.retired:
        return say("exercise-retired")
    when = format_dt(kept.due, "R")
    return say("exercise-comes-back", when=when) if right else say("exercise-again", when=when)


def ways_on(asked: AskedPosition, kept: Exercise | None, say: Words) -> Iterator[Control]:
    """On to the next position, and whether this one is asked again."""
    yield next_button(asked, say)
    if kept is None:
        yield button(LaterProblemControl(asked.position), say("problem-button-later"))
    elif not kept.retired:
        yield button(DropExerciseControl(asked.position), say("exercise-button-drop"))


def next_button(asked: AskedPosition, say: Words) -> Control:
    """On to the next position of the session, or to another problem."""
    problems = ProblemSet.parse(asked.position.place.code) if asked.position.is_endless else None
    session = NextExerciseControl(asked.position.since)
    following = session if problems is None else NextProblemControl(problems)
    return button(following, say("exercise-button-next"), style=ButtonStyle.success)


def head_of(plan: SessionPlan, say: Words, *, again: bool) -> str:
    """The number of the position within its session."""
    if again:
        return say("exercise-head-again")
    return say("exercise-head", number=plan.done + 1, count=plan.done + len(plan.ahead))
