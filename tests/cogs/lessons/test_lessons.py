"""/contree help: a lesson, played by pressing, that nobody else sees; what is finished is kept."""

import json

import pytest

from bot.i18n import words
from bot.lessons.course import MOMENTS, CoursePlace, LessonName
from bot.rulebook.first_page import first_page
from cogs.lessons import LessonControl, hint_line
from engine.actions import Double
from engine.cards import Trump
from engine.contract import Bid
from tests.cogs.arguments import as_argument
from tests.cogs.evening import Evening
from tests.cogs.playing import offers
from tests.cogs.privacy.test_privacy import taken_away, there
from tests.cogs.refused import everything_kept, refused
from tests.cogs.today.quick_experts import QuickExperts, moves_on, with_experts
from tests.rig.people import Person
from tests.rig.screens import buttons_of, parts_of, pictures_of, selects_of, text_of

SAY = words("fr")
LESSON = LessonName.PARTNER


async def finished(person: Person) -> set[str]:
    """The lessons that the menu of the help says are finished, as many as its line counts."""
    page = await person.slash("contree help")
    (menu,) = selects_of(page)
    marked = {lesson for lesson, note in menu.notes if note == SAY("help-choose-done")}
    counted = SAY("help-finished", done=len(marked), total=len(LessonName))
    assert (counted in text_of(page)) is bool(marked)
    return marked


async def begun(person: Person, lesson: LessonName) -> None:
    page = await person.slash("contree help")
    await person.choose(page, lesson, verb="lesson-menu")


async def go(person: Person, argument: object) -> str:
    """Press what leads there; what the page says then."""
    await person.press(person.newest_private(), "lesson", str(argument))
    return text_of(person.newest_private())


async def test_a_lesson_is_played_marked_and_leads_to_a_training_table(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        assert await finished(eve) == set()
        await begun(eve, LESSON)
        place = CoursePlace(LESSON)
        wrong = next(iter(next(iter(place.moment.faults.values()))))
        shown = await go(eve, f"{as_argument(place)}-{wrong}")
        assert "\N{WARNING SIGN}" in shown
        assert f"(1 sur {len(MOMENTS[LESSON])})" in shown.replace("\xa0", " ")
        while not place.over:
            shown = await go(eve, f"{as_argument(place)}-{next(iter(place.moment.right))}")
            assert "\N{WHITE HEAVY CHECK MARK}" in shown
            assert await everything_kept(evening) == ()
            place = place.next
            shown = await go(eve, as_argument(place))
        assert SAY(f"lesson-learnt-{LESSON}") in shown
        assert evening.cafe.posted() == []
        assert await finished(eve) == {LESSON}
        await eve.press(eve.private()[2], "lesson-table")
        table = await evening.kept()
        assert table.training
        assert text_of(evening.cafe.newest()).count(SAY("lobby-training")) == 1
        await begun(eve, LESSON)
        beside = await eve.press(eve.newest_private(), "lesson-first-page")
        rules = CoursePlace(LESSON).moment.position.rules
        assert first_page(rules, SAY)[0] in text_of(beside)


async def test_the_hint_of_the_double_doubles() -> None:
    """It said « Gahwa », of the contract as it stood."""
    place = CoursePlace(LessonName.CONTRE)
    assert isinstance(place.moment.best, Double)
    say = SAY.playing(place.moment.position.rules)
    double = SAY("auction-button-double", double="double")
    assert hint_line(place.moment, say) == SAY("lesson-hint", move=double)


@pytest.mark.secrecy
async def test_the_course_ends_on_a_deal_that_nobody_else_sees(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ai_workers.pool.Supervisor", QuickExperts)
    async with evening.with_people("Eve", "Ann") as (eve, ann):
        with_experts(evening)
        await ann.slash("contree start")
        end = CoursePlace(LessonName.END, len(MOMENTS[LessonName.END]) + 1)
        page = await eve.press(evening.cafe.leftover(str(LessonControl.to(end).id)))
        posted = len(evening.cafe.posted())
        await eve.press(page, "lesson-table")
        assert SAY("lesson-table-open") in text_of(page)
        assert SAY("lesson-button-join") in {part.get("label") for part in parts_of(page)}
        await eve.press(page, "practice")
        assert SAY("practice-head") in text_of(page)
        await eve.press(page, "alone", moves_on(page)[0])
        assert len(evening.cafe.posted()) == posted
        await evening.restart()
        with_experts(evening)
        other = await eve.press(evening.cafe.leftover("b1:practice:0:0:"))  # the same goes on
        while not offers(other, "practice-look"):
            ways = [each.custom_id.argument for each in offers(other, "alone")]
            await eve.press(other, "alone", (moves_on(other) or ways)[0])
        assert SAY("practice-private") in text_of(other)
        (look,) = offers(other, "practice-look")
        there = evening.cafe.leftover(f"b1:practice-look:0:0:{look.custom_id.argument}")
        await refused(evening, ann.press(there), "stale-press")
        await eve.press(other, "practice-look")
        assert offers(other, "deal-look")
        begun = await eve.press(evening.cafe.leftover("b1:practice:0:0:"))
        assert SAY("practice-head") in text_of(begun)  # another one


async def test_what_is_finished_is_exported_and_erased(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        end = CoursePlace(LESSON, len(MOMENTS[LESSON]) + 1)
        await eve.press(evening.cafe.leftover(str(LessonControl.to(end).id)))
        page = await eve.slash("belote privacy")
        assert SAY("privacy-lessons", count=1) in text_of(page)
        (told,) = await taken_away(eve, page)
        assert told["lessons"] == [LESSON]
        assert json.dumps(told).count(str(eve.id)) == 1
        await eve.press(page, "privacy-ask-erase")
        await eve.press(page, "privacy-erase")
        assert await there(evening, eve) == set()
        assert await finished(eve) == set()


async def test_a_lesson_can_be_left_and_resumed_also_after_a_restart(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        page = await eve.slash("contree help")
        assert [b.custom_id.argument for b in offers(page, "learn")] == [as_argument(CoursePlace())]
        await begun(eve, LESSON)
        await go(eve, f"{as_argument(CoursePlace(LESSON))}-TH")
        page = await eve.slash("contree help")
        resume = as_argument(CoursePlace(LESSON, 2))
        assert [b.custom_id.argument for b in offers(page, "learn")] == [resume]
        await eve.press(page, "learn", resume)
        await evening.restart()
        assert "\N{WHITE HEAVY CHECK MARK}" in await go(eve, f"{resume}-TC")


@pytest.mark.parametrize(
    ("verb", "argument"),
    [
        *(("lesson", "gone-1-QC"), ("learn", "gone-1")),
        *(("lesson-hint", "follow-99"), ("lesson-choose", "follow-0")),
    ],
)
async def test_buttons_to_a_place_that_is_gone_open_the_course(
    evening: Evening, verb: str, argument: str
) -> None:
    async with evening.with_people("Eve") as (eve,):
        answer = await eve.press(evening.cafe.leftover(f"b1:{verb}:0:0:{argument}"))
        assert SAY("lesson-lost") in text_of(answer)
        assert SAY("lesson-name-follow") in text_of(answer)


async def test_bids_are_chosen_as_at_the_table_and_hints_are_given(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        await begun(eve, LessonName.BIDS)
        place = CoursePlace(LessonName.BIDS)
        await eve.press(eve.newest_private(), "lesson-choose", f"{as_argument(place)}-100")
        said = await go(eve, f"{as_argument(place)}-100H")
        assert SAY.bid_short(Bid(100, Trump.HEARTS)) in said
        await eve.press(eve.newest_private(), "lesson-kind", f"{as_argument(place)}-capot")
        shown = eve.newest_private()
        assert SAY("auction-confirm-capot") in text_of(shown)
        assert f"{as_argument(place)}-capotH" in {b.custom_id.argument for b in buttons_of(shown)}
        await go(eve, as_argument(place))
        await eve.press(eve.newest_private(), "lesson-hint")
        hint = SAY("lesson-hint", move=SAY.bid_short(Bid(80, Trump.HEARTS)))
        assert hint in text_of(eve.newest_private())
        assert "\N{WHITE HEAVY CHECK MARK}" in await go(eve, f"{as_argument(place)}-80H")


async def test_its_picture_has_the_number_of_the_lesson(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        await begun(eve, LESSON)
        place = CoursePlace(LESSON)
        for word in ("", next(iter(place.moment.right))):
            if word:
                await go(eve, f"{as_argument(place)}-{word}")
            (told,) = pictures_of(eve.newest_private())
            assert SAY("pictures-lesson", number=LESSON.number) in told
            assert SAY("pictures-deal", number=1) not in told


async def test_a_double_press_plays_one_card(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        await begun(eve, LESSON)
        async with evening.cafe.at_once():
            await eve.press(
                eve.newest_private(), "lesson", f"{as_argument(CoursePlace(LESSON))}-TH"
            )
            await eve.press(
                eve.newest_private(), "lesson", f"{as_argument(CoursePlace(LESSON))}-TH"
            )
        assert len(eve.private()) == 2
        ways = {b.custom_id.argument for b in offers(eve.newest_private(), "lesson")}
        assert ways == {as_argument(CoursePlace(LESSON, 2))}
