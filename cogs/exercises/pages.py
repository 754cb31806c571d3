"""The pages of one's own errors: how many there are, a position that is asked, and its answer."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.analysis.batches import MOST_DEALS
from bot.exercises import MOST_NEW, ErrorPlace, Exercise, right_actions
from bot.i18n import Words, capitalised, dotted
from bot.storage.exercises import ExerciseCounts, SessionPlan
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from bot.tournaments.alone import Alone, word_of
from cogs.alone.pages import Asks, led_on, table_alone
from cogs.analysis.calls import named
from cogs.analysis.moment import explained_moment
from cogs.analysis.pages import AnalysisPage, percent
from cogs.hand.page_state import HandPageState
from cogs.hand.pages import hand
from cogs.stats.selection import StatsPage, StatsQuery
from cogs.ui.arguments import BREAK, joined
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb, base36, from_base36
from cogs.ui.layout import (
    FELT,
    GOLD,
    GREY,
    Illustration,
    LayoutItem,
    card,
    message,
    rows,
    rule,
    small,
    text,
    title,
)
from engine.actions import Action
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment
from engine.players.judgement import Judgement
from engine.view import view

_LEADS = {
    Asks.ACT: Verb.EXERCISE,
    Asks.CHOOSE: Verb.EXERCISE_CHOOSE,
    Asks.KIND: Verb.EXERCISE_KIND,
}


@dataclass(frozen=True, slots=True)
class SessionPlace:
    """A control's argument: when the session began, and the position that was asked."""

    since: datetime
    place: ErrorPlace

    def __str__(self) -> str:
        return joined(written_time(self.since), self.place.code, self.place.number)

    @classmethod
    def read(cls, argument: str) -> "tuple[SessionPlace, str]":
        """Read an argument and the word after it; ValueError if it is malformed."""
        began, prefix, code, number, *word = argument.split(BREAK, 4)
        place = ErrorPlace(f"{prefix}{BREAK}{code}", int(number))
        return cls(read_time(began), place), "".join(word)


def written_time(moment: datetime) -> str:
    """A moment, to the second, in a control."""
    return base36(int(moment.timestamp()))


def read_time(written: str) -> datetime:
    """The moment written so; ValueError if there is none."""
    try:
        return datetime.fromtimestamp(from_base36(written), UTC)
    except (OverflowError, OSError) as error:
        raise ValueError(written) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedPosition:
    """A position that may be asked, with its answer."""

    here: SessionPlace
    record: DealRecord
    found: Analysis
    moment: KeyMoment
    fair: Judgement

    @property
    def one(self) -> JudgedDecision:
        """The decision as it was made and judged."""
        return self.found.decisions[self.moment.number - 1]

    @property
    def alone(self) -> Alone:
        """The game before it."""
        return Alone(self.record, self.record.decisions()[self.moment.number - 1].state)

    def table(self, say: Words, pictures: Pictures) -> Table:
        """The table at which it is shown, with the person on the seat that they had."""
        return table_alone(self.alone, say, pictures=pictures, player=self.one.seat)

    def action(self, word: str) -> Action | None:
        """The legal action that a word stands for."""
        deal = view(self.record.rules, self.alone.game, self.one.seat).deal
        legal = () if deal is None else deal.legal
        return next((each for each in legal if word_of(each) == word), None)

    def is_right(self, action: Action) -> bool:
        """Whether an action is as good as any, as far as its player could know."""
        return action in set(right_actions(self.fair))


def exercises_page(
    counts: ExerciseCounts,
    waiting: int,
    user: int,
    say: Words,
    done: SessionPlan | None = None,
) -> ui.LayoutView:
    """How many positions there are, and what to do where there are few; after a session, of it."""
    numbers = {
        "exercise-due": counts.due,
        "exercise-new": counts.new,
        "exercise-learnt": counts.learnt,
    }
    told = [say(key, count=count) for key, count in numbers.items() if count]
    lines = [dotted(told)]
    if not told and counts.next_due is None:
        lines.append(say("exercise-none"))
    if counts.next_due is not None:
        lines.append(say("exercise-next-due", when=format_dt(counts.next_due, "R")))
    few = counts.due + counts.new < MOST_NEW
    if few:
        lines.append(say("exercise-waiting", count=waiting, most=MOST_DEALS))
    over = done is not None and done.done
    head = say("exercise-done", found=done.found, count=done.done) if done and over else ""
    return card(
        text(title(say("exercise-title")), head, small(say("exercise-about"))),
        rule(),
        text(*lines),
        *rows(list(_ways(counts, waiting if few else 0, user, say))),
        colour=GOLD,
    )


def _ways(counts: ExerciseCounts, waiting: int, user: int, say: Words) -> Iterator[Control]:
    if counts.due or counts.new:
        begin = ControlId(Verb.EXERCISE_NEXT)
        yield button(begin, say("exercise-button-begin"), style=ButtonStyle.success)
    if waiting:
        own = StatsQuery(sheet=StatsPage.ACCURACY, user=user, here=False)
        analyse = ControlId(Verb.STATS_ANALYSE, argument=str(own))
        yield button(analyse, say("accuracy-button-analyse"))


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

    def lead(asks: Asks, word: str) -> ControlId:
        return ControlId(_LEADS[asks], move=answers, argument=joined(asked.here, word))

    page = hand(table, asked.alone.game, asked.one.seat, say, page_state=state)
    return message([text(small(head)), *led_on(page, lead)])


def answer_page(
    asked: AskedPosition, kept: Exercise, say: Words, picture: Illustration | None
) -> ui.LayoutView:
    """Whether the answer was right, what the person had done, why, and both lines."""
    say = say.playing(asked.record.rules)
    action = asked.action(kept.answer)
    right = action is not None and asked.is_right(action)
    return card(
        text(*_verdict(asked, action, say, right=right), small(_when(kept, say, right=right))),
        *explained_moment(asked.found, asked.record, asked.moment, say, picture),
        *rows(list(_after(asked, kept, say))),
        colour=FELT if right else GREY,
    )


def _verdict(
    asked: AskedPosition, action: Action | None, say: Words, *, right: bool
) -> Iterator[str]:
    one, best, done = asked.one, asked.moment.best, asked.moment.done

    def word(each: Action) -> str:
        return named(asked.record, one, each, say)

    said = "" if action is None else capitalised(word(action))
    if right:
        yield title(say("exercise-right", answer=said))
        if action != best:
            yield say("exercise-as-good", best=capitalised(word(best)))
    else:
        yield title(say("exercise-wrong", answer=said))
        loss = _loss(asked.fair, action)
        if action != done and loss is not None:
            yield say("exercise-loss", loss=percent(loss))
    was = say("exercise-before", done=word(done), loss=percent(asked.moment.loss))
    yield say("exercise-same", loss=percent(asked.moment.loss)) if action == done else was


def _loss(fair: Judgement, action: Action | None) -> float | None:
    """What an action costs; None where it was not tried."""
    worth = (each.worth for each in fair.tried if action in each.actions)
    found = next(worth, None)
    return None if found is None else fair.best.worth - found


def _when(kept: Exercise, say: Words, *, right: bool) -> str:
    if kept.retired:
        return say("exercise-retired")
    when = format_dt(kept.due, "R")
    return say("exercise-comes-back", when=when) if right else say("exercise-again", when=when)


def _after(asked: AskedPosition, kept: Exercise, say: Words) -> Iterator[LayoutItem]:
    following = ControlId(Verb.EXERCISE_NEXT, argument=written_time(asked.here.since))
    yield button(following, say("exercise-button-next"), style=ButtonStyle.success)
    if not kept.retired:
        drop = ControlId(Verb.EXERCISE_DROP, argument=str(asked.here))
        yield button(drop, say("exercise-button-drop"))
    deal = AnalysisPage(asked.here.place.code, asked.one.seat)
    yield deal.button(Verb.ANALYSIS, say("exercise-button-deal"))


def head_of(plan: SessionPlan, say: Words, *, again: bool) -> str:
    """Which position of the session it is."""
    if again:
        return say("exercise-head-again")
    return say("exercise-head", number=plan.done + 1, count=plan.done + len(plan.ahead))
