"""The pages of errors that are asked again, and what they say."""

from datetime import UTC, datetime

import pytest
from discord.ui import LayoutView

from bot.exercises import Exercise, PositionId
from bot.i18n import LANGUAGES, words
from bot.shared_plays.alone import word_of
from bot.storage.exercises import ExerciseCounts, SessionPlan
from bot.tables.table_settings import Pictures
from cogs.exercises.controls import ExerciseControl, SessionPlace
from cogs.exercises.pages import answer_page, exercises_page, head_of, question_page
from cogs.exercises.positions import AskedError
from cogs.ui.page_state import INITIAL_STATE
from engine.actions import PlayCard
from tests.cogs.drawing import HOST, drawn, texts
from tests.engine.players.analysis.kept_analyses import ERRING, OVERBID, kept
from tests.rig.message_limits import broken_message_limits

NOW = datetime(2026, 11, 26, 21, tzinfo=UTC)


def positions(which: int) -> list[AskedError]:
    """Each error of a kept analysis, as it is asked."""
    found, record = kept(which)
    asked = []
    for moment in found.moments:
        one = found.decisions[moment.number - 1]
        assert one.fair is not None
        here = SessionPlace(NOW, PositionId("D-WWWWWW", moment.number))
        asked.append(
            AskedError(
                position=here,
                record=record,
                analysis=found,
                moment=moment,
                one=one,
                fair=one.fair,
            )
        )
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", [ERRING, OVERBID])
def test_each_position_and_its_answers_fit(language: str, which: int) -> None:
    say, views = words(language), list[LayoutView]()
    for asked in positions(which):
        table = asked.table(say, Pictures.NONE)
        head = head_of(SessionPlan(9, 9, (asked.position.place,), ()), say, again=False)
        question = question_page(asked, table, head, 99, say, INITIAL_STATE)
        best, done = asked.moment.best, asked.moment.done
        assert say("exercise-button-deal") not in str(drawn(question))
        assert str(ExerciseControl(asked.position, 99, word_of(best)).id) in str(drawn(question))
        fresh = Exercise(place=asked.position.place, due=NOW)
        for action in (best, done):
            right = asked.is_right(action)
            assert right is (action == best)
            page = answer_page(asked, fresh.answered(word_of(action), NOW, right=right), say, None)
            assert ("✅" in texts(drawn(page))) is right
            of_cards = isinstance(best, PlayCard)
            assert (say("analysis-lines-title") in texts(drawn(page))) is of_cards
            views.append(page)
        views.append(question)
    assert views
    for view in views:
        assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fits_however_many_there_are(language: str) -> None:
    say = words(language)
    for count in (0, 1, 12345):
        counts = ExerciseCounts(count, count, count, NOW if count else None)
        plan = SessionPlan(count, count, (), ())
        view = exercises_page(counts, count, HOST, say, plan)
        assert broken_message_limits({"components": drawn(view)}) == []
        assert ("exercise-next" in str(drawn(view))) is bool(count)
