"""The pages of the course: within Discord's limits, and each card as it is at the table."""

import pytest
from discord import ui

from bot.i18n import LANGUAGES, words
from bot.lessons.course import MOMENTS, CoursePlace, LessonName
from bot.lessons.moments import LEARNER
from bot.rulebook.arithmetic import score_lines
from cogs.alone.pages import table_alone
from cogs.hand.pages import hand
from cogs.lessons import LessonPageState, end_page, good_page, moment_page
from cogs.ui.control import Control, read_control
from cogs.ui.page_state import HandPageState
from engine.actions import PlayCard
from engine.contract import ContractKind
from engine.state import Phase
from tests.cogs.drawing import drawn, texts
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits

PLACES = tuple(
    CoursePlace(lesson, number)
    for lesson in LessonName
    for number in range(1, len(MOMENTS[lesson]) + 1)
)


def controls(page: ui.LayoutView) -> list[Control]:
    return [each for each in page.walk_children() if isinstance(each, Control)]


@pytest.mark.slow
@pytest.mark.parametrize("language", DRAWN)
def test_every_page_of_the_course_fits_and_leads_to_no_table(language: str) -> None:
    say = words(language)
    notice = say("lesson-lost")
    states = (
        LessonPageState(),
        LessonPageState(hint=True, notice=notice),
        LessonPageState(page_state=HandPageState(kind=ContractKind.CAPOT)),
    )
    for place in PLACES:
        pages = [moment_page(place, say, state) for state in states]
        pages += [good_page(place, word, say) for word in place.moment.right]
        for page in pages:
            assert broken_message_limits({"components": drawn(page)}) == []
            assert all(read_control(each.custom_id).table == 0 for each in controls(page))
            assert all(each.custom_id.startswith("b1:lesson") for each in controls(page))
    for lesson in LessonName:
        assert broken_message_limits({"components": drawn(end_page(lesson, say, daily=True))}) == []


def test_cards_are_greyed_as_at_the_table() -> None:
    say = words("fr")
    for place in PLACES:
        position = place.moment.position
        if position.seen.phase is not Phase.PLAY:
            continue
        table = hand(table_alone(position, say), position.game, LEARNER, say)
        at_the_table = [
            (each.item.label, each.item.disabled)
            for each in controls(table)
            if isinstance(each.item, ui.Button) and ":card:" in each.custom_id
        ]
        here = [
            (each.item.label, each.item.disabled)
            for each in controls(moment_page(place, say))
            if isinstance(each.item, ui.Button) and each.custom_id.startswith("b1:lesson:")
        ]
        assert here == at_the_table
        legal = sum(isinstance(each, PlayCard) for each in position.seen.legal)
        assert [disabled for _, disabled in here].count(False) == legal


def test_a_deal_that_ends_shows_its_arithmetic() -> None:
    say = words("fr")
    place = CoursePlace(LessonName.BELOTE, len(MOMENTS[LessonName.BELOTE]))
    shown = texts(drawn(good_page(place, "KS", say)))
    settlement = place.moment.after("KS").deal.settlement
    lines = score_lines(settlement, say.playing(place.moment.position.rules))
    assert len(lines) > 4
    assert all(line in shown for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_remember_does_not_say_remember_again(language: str) -> None:
    say = words(language)
    for lesson in LessonName:
        heading = say("lesson-finished", number=lesson.number, learnt="").casefold()
        first = next(word for word in say(f"lesson-learnt-{lesson}").split() if len(word) > 3)
        assert first[:5].casefold() not in heading
