"""/belote train cards: problems for everybody, one after another."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Table, select

from bot.exercises import PositionId
from bot.i18n import LANGUAGES, words
from bot.problems import SHOWN_FROM
from bot.ratings.rating import Rating
from bot.rulebook.first_page import first_page
from bot.shared_plays.alone import word_of
from bot.storage.database.schema import exercises, problem_answers
from bot.storage.problems import ProblemCounts, reports
from bot.tables.table_settings import Pictures
from cogs.exercises.controls import ENDLESS, ExerciseControl, SessionPlace
from cogs.exercises.pages import question_page
from cogs.exercises.positions import AskedProblem
from cogs.exercises.problem_pages import (
    ProblemStanding,
    no_problem_page,
    problem_answer_page,
    problem_head,
    problem_why_page,
)
from cogs.ui.moves import said
from cogs.ui.page_state import INITIAL_STATE
from engine.actions import Action
from engine.cards import Card
from engine.contract import Bid
from engine.players.analysis import KeyMoment
from engine.players.choice import Reason
from engine.players.judgement import Judgement
from engine.players.problems import Problem, word_of_action
from engine.players.tried import Tried
from engine.variants import find_variant
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.made_problems import BID, BIDS, CARDS, made_problems
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import offers, verbs
from tests.cogs.table.test_pictures import choose
from tests.rig.message_limits import broken_message_limits
from tests.rig.screens import MessageLike, pictures_of, text_of

SAY = words("fr")
PLAIN = {ord("\N{NO-BREAK SPACE}"): " "}


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three problems, whatever is shipped."""
    monkeypatch.setattr("bot.problems.problems", lambda key, kind: made_problems())


def asked(problem: Problem) -> AskedProblem:
    """A problem as it is asked first."""
    return AskedProblem.of(SessionPlace(ENDLESS, PositionId(CARDS.code, problem.number)), problem)


def wrong(here: AskedProblem) -> Action:
    """A wrong answer: what a computer has answered, if one has."""
    found = [each for each in here.seen.legal if not here.is_right(each)]
    return next((each for each in found if word_of(each) in here.problem.answers), found[0])


def answered(page: MessageLike, *, right: bool) -> str:
    """The argument of a button that is right, or of one that is not."""
    arguments = [each.custom_id.argument for each in offers(page, "exercise")]
    best = made_problems()[ExerciseControl.read(arguments[0]).position.place.number].right
    return next(each for each in arguments if (each.rsplit("-", 1)[1] in best) is right)


async def kept(evening: Evening, table: Table) -> list[dict[str, Any]]:
    """All rows of a table."""
    database = evening.bot.services.database
    found = await database.read(lambda connection: connection.execute(select(table)).mappings())
    return [dict(each) for each in found]


async def test_problems_are_asked_one_after_another_and_the_missed_come_back(
    evening: Evening,
) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await ann.slash("belote train cards")
        assert page.ephemeral
        beside = await ann.press(page, "exercise-first-page")
        assert first_page(find_variant("contree"), SAY)[0] in text_of(beside)
        assert "niveau" in text_of(page)
        wrong = answered(page, right=False)
        late = evening.cafe.leftover(f"b1:exercise:0:0:{answered(page, right=True)}")
        await ann.press(page, "exercise", wrong)
        assert "❌" in text_of(page)
        assert SAY("problem-rating-later", count=1, least=SHOWN_FROM) in text_of(page)
        assert "problem-later" not in verbs(page)
        assert "❌" in text_of(await ann.press(late, "exercise"))
        (row,) = await kept(evening, problem_answers)
        assert (row["found"], row["user_id"]) == (False, ann.id)
        for left in (1, 0):
            await ann.press(page, "problem-next")
            await ann.press(page, "exercise", answered(page, right=True))
            assert "✅" in text_of(page)
            assert "valait mieux" not in text_of(page)
            if left:
                await ann.press(page, "problem-later")
                assert "problem-later" not in verbs(page)
        assert len(await kept(evening, exercises)) == 2
        await ann.press(page, "problem-next")
        assert SAY("problem-none", count=3) in text_of(page)
        await evening.skip(timedelta(days=1, minutes=1))
        await ann.press(page, "exercises")
        assert SAY("exercise-due", count=1) in text_of(page)
        await ann.press(page, "exercise-next")
        await ann.press(page, "exercise", answered(page, right=True))
        assert "✅" in text_of(page)
        assert len(await kept(evening, problem_answers)) == 3
        answers = [(each["rights"], each["wrongs"]) for each in await kept(evening, exercises)]
        assert sorted(answers) == [(1, 0), (1, 1)]


async def test_the_picture_is_the_same_after_the_answer(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        evening.bot.services.analyst._judges = MadeJudges(range(1, 100))
        (ann,) = evening.people("Ann")
        page = await ann.slash("belote train cards")
        told = pictures_of(page)
        wrong = answered(page, right=False)
        number = ExerciseControl.read(wrong).position.place.number
        assert SAY("pictures-problem", number=number) in told[0]
        assert SAY("hand-us") in told[0]
        await ann.press(page, "exercise", wrong)
        assert pictures_of(page) == told
        await ann.press(page, "problem-why")
        assert pictures_of(page) == told
        assert "votre camp" in text_of(page)


def test_a_card_that_cannot_win_the_trick_is_not_said_to_be_master() -> None:
    told = {}
    for number, problem in made_problems().items():
        here = asked(problem)
        _, one = here.after(wrong(here))
        moment = KeyMoment(
            number=one.number,
            best=here.right[0],
            why=Reason.LOW,
            done=wrong(here),
            loss=0.1,
            points=10,
        )
        page = problem_why_page(here, (one, moment), SAY, None)
        told[number] = "maître" in texts(drawn(page))
    assert told == {33: True, 1: True, 5: False}


def test_a_persons_own_call_is_theirs_and_not_a_seats() -> None:
    here = asked(BID)
    record, one = here.after(wrong(here))
    best, done = here.right[0], wrong(here)
    moment = KeyMoment(number=one.number, best=best, why=Reason.LOW, done=done, loss=0.1, points=9)
    told = texts(drawn(problem_why_page(here, (one, moment), SAY, None)))
    call = list(said(record.rules, record.deal.auction, SAY.playing(record.rules)))[-1][1]
    assert SAY("hand-call-own", call=call) in told
    assert SAY("auction-call", seat=one.seat, call=call) not in told


async def test_somebody_asks_why_and_reports_a_problem(evening: Evening) -> None:
    async with evening:
        evening.bot.services.analyst._judges = MadeJudges(range(1, 100))
        (ann,) = evening.people("Ann")
        page = await ann.slash("belote train cards")
        wrong = answered(page, right=False)
        await ann.press(page, "exercise", wrong)
        await ann.press(page, "problem-why")
        assert SAY("problem-why-title", kind="cards") in text_of(page)
        assert "valait mieux" in text_of(page)
        control = ExerciseControl.read(wrong)
        right, played = made_problems()[control.position.place.number].right[0], control.word
        lines = text_of(page).partition(SAY("analysis-lines-title"))[2].splitlines()[1:3]
        for word, line in zip((right, played), lines, strict=True):
            card = SAY.plain.card_sign(Card.parse(word))
            assert line.startswith(f"Après {card} (")
            assert f" : {card} ".translate(PLAIN) in line.translate(PLAIN)
        await ann.press(page, "exercise")
        assert "❌" in text_of(page)
        window = await ann.press(page, "problem-report")
        await ann.write(window, "Le roi vaut autant")
        (told,) = await evening.bot.services.database.read(reports)
        assert told.report == "Le roi vaut autant"


async def test_who_was_right_asks_why_and_reads_of_nothing_else(evening: Evening) -> None:
    async with evening:
        evening.bot.services.analyst._judges = MadeJudges(range(1, 100))
        (ann,) = evening.people("Ann")
        page = await ann.slash("belote train cards")
        answer = answered(page, right=True)
        await ann.press(page, "exercise", answer)
        await ann.press(page, "problem-why")
        played = SAY.plain.card_sign(Card.parse(ExerciseControl.read(answer).word))
        told = text_of(page)
        best = SAY("analysis-moment-right", best=played, why="").strip()
        assert best in told
        lines = told.partition(SAY("analysis-lines-title"))[2].splitlines()
        assert [line for line in lines if line.startswith("Après ")] == [
            line for line in lines if line.startswith(f"Après {played} (")
        ]


@pytest.mark.parametrize("word", ["90H", "-", "100H"])
def test_why_names_the_chosen_call_and_the_right_one_alone(word: str) -> None:
    """Who had passed, rightly, read « Avec 160 ♦ … »."""
    here = asked(BID)
    chosen = next(each for each in here.seen.legal if word_of_action(each) == word)
    _, one = here.after(chosen)
    right = chosen if here.is_right(chosen) else here.right[0]
    others = tuple(Tried(action=each, worth=0.9, points=90.0) for each in here.seen.legal[-3:])
    both = dict.fromkeys((chosen, right))
    named = tuple(Tried(action=each, worth=0.4, points=9.0) for each in both)
    judged = Judgement.of(one.seat, chosen, (*others, *named), worlds=9)
    one = replace(one, fair=judged, seen=judged)
    moment = KeyMoment(
        number=one.number, best=right, why=Reason.LOW, done=chosen, loss=0.1, points=9
    )
    told = texts(drawn(problem_why_page(here, (one, moment), SAY, None)))
    calls = {
        SAY.bid_short(each)
        for each in here.seen.legal
        if isinstance(each, Bid) and each not in {chosen, right}
    }
    assert "40" in told
    assert "90 %".replace(" ", "\N{NO-BREAK SPACE}") not in told
    assert [call for call in calls if f"{call} rapporte" in told or f"Avec {call}" in told] == []


def variants(problem: Problem) -> Iterator[Problem]:
    """The same position with each other answer."""
    for action in asked(problem).seen.legal:
        word = word_of(action)
        yield replace(problem, right=(word,), answers=(word,) * 3, theme="trick-left", margin=0.9)


@pytest.mark.parametrize("number", made_problems())
def test_a_question_says_nothing_of_its_answer(number: int) -> None:
    problem = made_problems()[number]

    def page(one: Problem) -> str:
        here, head = asked(one), problem_head(CARDS, Rating(), SAY)
        table = here.table(SAY, Pictures.NONE)
        return str(drawn(question_page(here, table, head, 0, SAY, INITIAL_STATE)))

    assert {page(each) for each in variants(problem)} == {page(problem)}


def test_a_rating_is_written_as_elsewhere() -> None:
    rating, reached = Rating(), Rating(games=SHOWN_FROM)
    for language in LANGUAGES:
        say = words(language)
        assert str(rating.points) in problem_head(CARDS, rating, say)
        assert str(reached.points) in texts(drawn(no_problem_page(reached, say)))


def test_what_is_certain_is_not_said_to_be_likely() -> None:
    here = asked(made_problems()[5])
    told = ProblemStanding(Rating(), ProblemCounts(1, 1), None)
    page = problem_answer_page(here, here.right[0], told, SAY, None)
    assert SAY("explain-why-save-points", chance=0) in texts(drawn(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fit(language: str) -> None:
    say = words(language)
    views = [no_problem_page(Rating(games=count), say) for count in (0, 99)]
    for problem in (*made_problems().values(), BID):
        here = asked(problem)
        for action, tries in zip((*here.right, wrong(here)), (1, 12345), strict=True):
            told = ProblemStanding(Rating(games=tries), ProblemCounts(tries, 1), None)
            page = problem_answer_page(here, action, told, say, None)
            assert ("✅" in texts(drawn(page))) is (action in here.right)
            views.append(page)
    here = asked(BID)
    head = problem_head(BIDS, Rating(), say)
    views.append(question_page(here, here.table(say, Pictures.NONE), head, 0, say, INITIAL_STATE))
    for view in views:
        assert broken_message_limits({"components": drawn(view)}) == []
