"""The pages of problems: what came of an answer, why, and that there are no more."""

from collections.abc import Iterator
from dataclasses import dataclass

from discord import ui

from bot.analysis.explanations import why_in_words
from bot.exercises import Exercise
from bot.i18n import Words, capitalised
from bot.problems import SHOWN_FROM, ProblemSet
from bot.ratings.rating import Rating
from bot.storage.problems import ProblemCounts
from cogs.analysis.calls import named
from cogs.analysis.moment import Explained, explained_moment
from cogs.exercises.controls import ExerciseControl, ReportProblemControl, WhyProblemControl
from cogs.exercises.pages import comes_back, next_button, ways_on
from cogs.exercises.positions import AskedProblem
from cogs.ui.control import button
from cogs.ui.deal_buttons import exercises_button
from cogs.ui.layout import FELT, GOLD, GREY, Illustration, card, rows, shown, small, text, title
from engine.actions import Action, Call, PlayCard
from engine.players.analysis import JudgedDecision, KeyMoment
from engine.players.call_reasons import call_reason
from engine.players.choice import Reason
from engine.players.club.card_play import Facts
from engine.players.expert.reasons import card_reason
from engine.players.problems import ProblemKind


@dataclass(frozen=True, slots=True)
class ProblemStanding:
    """A person's rating, how many found a problem, and when it comes back to the person."""

    person: Rating
    counts: ProblemCounts
    kept: Exercise | None


def problem_head(problems: ProblemSet, problem: Rating, say: Words) -> str:
    """Name the kind of a problem and its difficulty; nothing reveals its answer."""
    game = say(f"variant-{problems.key}")
    return say("problem-head", kind=problems.kind, game=game, points=problem.points)


def problem_answer_page(
    asked: AskedProblem,
    action: Action,
    standing: ProblemStanding,
    say: Words,
    picture: Illustration | None,
) -> ui.LayoutView:
    """Whether an answer was right, and why; after a first one, how many have found it."""
    say, endless, kept = say.playing(asked.record.rules), asked.position.is_endless, standing.kept
    right = asked.is_right(action)
    lines = list(_rated(standing, say)) if endless else []
    if kept is not None:
        lines.append(comes_back(kept, say, right=right or endless))
    more = (
        button(WhyProblemControl(asked.position), say("problem-button-why")),
        button(ReportProblemControl(asked.position), say("problem-button-report")),
    )
    return card(
        text(*_verdict(asked, action, say, right=right), *map(small, lines)),
        *rows([*ways_on(asked, kept, say), *more]),
        *shown(picture),
        colour=FELT if right else GREY,
    )


def _verdict(asked: AskedProblem, action: Action, say: Words, *, right: bool) -> Iterator[str]:
    record, one = asked.after(action)

    def word(each: Action) -> str:
        return named(record, one, each, say)

    said = word(action)
    if right:
        yield title(say("exercise-right", answer=capitalised(said)))
    else:
        yield title(say("exercise-wrong", answer=said))
    others = [each for each in asked.right if each != action]
    if right and others:
        yield say("exercise-as-good", best=say.series(map(word, others)))
    best = action if right else asked.right[0]
    why = why_in_words(*reason_for(asked, best), say)
    yield why if right else say("analysis-moment-why", best=capitalised(word(best)), why=why)


def reason_for(asked: AskedProblem, action: Action) -> tuple[Reason, Facts]:
    """Give the reason for an action, without a search.

    ValueError unless it is a card or a call.
    """
    rules, deal, seat = asked.record.rules, asked.seen, asked.seat
    if isinstance(action, PlayCard):
        return card_reason(rules, deal, seat, action.card)
    if isinstance(action, Call):
        return call_reason(rules, deal, seat, action), ()
    raise ValueError(action)


def _rated(standing: ProblemStanding, say: Words) -> Iterator[str]:
    """Say how many found it, and the person's rating once it has enough answers."""
    counts = standing.counts
    yield say("problem-found", count=counts.tries, share=counts.found / max(counts.tries, 1))
    tries = standing.person.games
    if tries >= SHOWN_FROM:
        yield say("problem-rating", points=standing.person.points)
    else:
        yield say("problem-rating-later", count=tries, least=SHOWN_FROM)


def problem_why_page(
    asked: AskedProblem,
    explained: tuple[JudgedDecision, KeyMoment],
    say: Words,
    picture: Illustration | None,
) -> ui.LayoutView:
    """Explain a right action beside a wrong one, and show how the deal goes on after either."""
    say, (judged, moment) = say.playing(asked.record.rules), explained
    record, _ = asked.after(judged.done)
    ways = [next_button(asked, say)]
    if asked.position.is_endless:
        ways.append(button(ExerciseControl(asked.position, 0), say("today-button-back")))
    return card(
        text(title(say("problem-why-title", kind=kind_of(asked)))),
        *rows(ways),
        *explained_moment(Explained(record, moment, judged, own=True), say, picture),
        colour=GOLD,
    )


def kind_of(asked: AskedProblem) -> ProblemKind:
    """Whether a card is asked, or a call."""
    return ProblemKind.BIDS if asked.seen.trick is None else ProblemKind.CARDS


def no_problem_page(person: Rating, say: Words) -> ui.LayoutView:
    """That somebody has answered every problem of a set."""
    told = [say("problem-none", count=person.games)]
    if person.games >= SHOWN_FROM:
        told.append(say("problem-rating", points=person.points))
    errors = exercises_button(say)
    return card(text(title(say("problem-title")), *told), *rows([errors]), colour=GOLD)
