"""/contree help: a guided deal, played by pressing, that nobody else sees and nothing counts."""

import pytest

from bot.i18n import words
from bot.lessons.guided_deal import Course, told
from cogs.table.score import score_lines
from cogs.ui.ids import ControlId, Verb
from tests.bot.lessons.advised import following
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.cogs.refused import everything_kept
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")
LANGUAGES = [("fr", "fr"), ("en-US", "en")]


async def begun(person: Person) -> None:
    page = await person.slash("contree help")
    await person.press(page, "learn", "1")


async def go(person: Person, course: Course) -> None:
    """Press what leads there."""
    await person.press(person.newest_private(), "lesson", str(course))


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_a_guided_deal_runs_from_help_to_the_summary(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        await begun(eve)
        course = Course(1)
        assert say("lesson-note-auction") in text_of(eve.newest_private())
        while not told(course).over:
            course = following(course)
            await go(eve, course)
        shown = text_of(eve.newest_private())
        assert say("lesson-note-count") in shown
        deal = told(course).game.deal
        assert deal is not None
        for line in score_lines(deal.settlement, say):
            assert line in shown
        assert say("lesson-name-must-overtake-trump") in shown
        assert "</contree start:" in shown
        assert len(eve.private()) == 2  # the help has stayed
        assert evening.cafe.posted() == []
        assert await everything_kept(evening) == ()
        await go(eve, Course(2))
        assert say("lesson-title", number=2, count=2) in text_of(eve.newest_private())


async def test_every_card_can_be_pressed_and_illegal_ones_are_refused(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        course = Course(1, ("80C",))
        await go(eve, course)
        assert len([b for b in offers(eve.newest_private(), "lesson") if b.label]) == 8 + 1
        await go(eve, course.with_word("9H"))
        shown = text_of(eve.newest_private())
        assert "Vous devez fournir" in shown
        assert SAY("lesson-note-must-overtake-trump") in shown
        await go(eve, course.with_word("JC"))
        assert "Vous devez fournir" not in text_of(eve.newest_private())


async def test_a_double_press_plays_one_card(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        await go(eve, Course(1, ("80C",)))
        course = Course(1, ("80C", "JC"))
        async with evening.cafe.at_once():
            await go(eve, course)
            await go(eve, course)
        shown = eve.newest_private()
        assert offers(shown, "lesson")
        assert {b.custom_id.argument for b in offers(shown, "lesson-hint")} == {str(course)}


async def test_a_lesson_can_be_left_and_resumed(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        page = await eve.slash("contree help")
        assert [b.custom_id.argument for b in offers(page, "learn")] == ["1"]
        await begun(eve)
        await go(eve, Course(1, ("80C",)))
        page = await eve.slash("contree help")
        resume, again = offers(page, "learn")
        assert (resume.custom_id.argument, again.custom_id.argument) == ("1-80C", "1")
        await eve.press(page, "learn", "1-80C")
        assert SAY("lesson-note-must-overtake-trump") in text_of(eve.newest_private())


async def test_lesson_buttons_work_after_a_restart(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        await go(eve, Course(1, ("80C",)))
        await evening.restart()
        await go(eve, Course(1, ("80C", "JC")))
        assert SAY("lesson-note-lead") in text_of(eve.newest_private())


@pytest.mark.parametrize("argument", ["1-80C-ZZ-JC", "77", "1-nonsense", ""])
async def test_an_impossible_state_restarts_the_lesson(evening: Evening, argument: str) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        control = str(ControlId(Verb.LESSON, argument=argument))
        answer = await eve.press(evening.cafe.leftover(control))
        assert SAY("lesson-lost") in text_of(answer)
        assert SAY("lesson-note-auction") in text_of(answer)


async def test_steps_back_and_hints(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        course = Course(1, ("80C", "JC"))
        await go(eve, Course(1, ("80C",)))
        await go(eve, course)
        await eve.press(eve.newest_private(), "lesson-hint")
        assert "Conseil" in text_of(eve.newest_private())
        assert SAY("lesson-why-force-trump") in text_of(eve.newest_private())
        await go(eve, course.before)
        assert SAY("lesson-note-must-overtake-trump") in text_of(eve.newest_private())
        await go(eve, course.again)
        assert SAY("lesson-note-auction") in text_of(eve.newest_private())


async def test_another_bid_than_the_recommended_one_is_accepted(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        await eve.press(eve.newest_private(), "lesson-choose", "1-120")
        await go(eve, Course(1, ("120C",)))
        assert "120" in text_of(eve.newest_private())
        await go(eve, Course(1))
        await eve.press(eve.newest_private(), "lesson-choose", "1-140")
        await go(eve, Course(1, ("140C",)))
        assert "140" in text_of(eve.newest_private())


async def test_a_capot_needs_confirmation(evening: Evening) -> None:
    async with evening:
        (eve,) = evening.people("Eve")
        await begun(eve)
        await eve.press(eve.newest_private(), "lesson-kind", "1-capot")
        shown = eve.newest_private()
        assert SAY("auction-confirm-capot") in text_of(shown)
        assert "1-capotC" in {b.custom_id.argument for b in buttons_of(shown)}
        await go(eve, Course(1))
        assert SAY("auction-confirm-capot") not in text_of(eve.newest_private())
