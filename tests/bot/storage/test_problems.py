"""What people answer to problems: once each, rated, and asked again where it was wrong."""

from datetime import timedelta

from sqlalchemy import Connection, select

from bot.exercises import PositionId
from bot.problems import first_rating
from bot.ratings.rating import Rating
from bot.storage.database.database import Database
from bot.storage.database.schema import problem_answers, problem_ratings
from bot.storage.exercises import exercise_at, exercise_counts, session_plan
from bot.storage.privacy.erasure import erase
from bot.storage.problems import (
    FirstAnswer,
    GivenAnswer,
    ProblemCounts,
    answered_by,
    ask_again,
    counts_of,
    first_answer,
    keep_first,
    report,
    reports,
    solver_rating,
)
from tests.bot.made_problems import CARDS, made_problems
from tests.bot.storage.made import NOON

ANN, BEN = 812_345_678_901_234_501, 812_345_678_901_234_502
PLACE, OTHER = PositionId(CARDS.code, 33), PositionId(CARDS.code, 5)


def given(place: PositionId, word: str, *, found: bool) -> GivenAnswer:
    """An answer at noon."""
    return GivenAnswer(place, made_problems()[place.number], word, found, NOON)


async def test_only_a_first_answer_counts_and_what_was_missed_comes_back(
    database: Database,
) -> None:
    def answer(connection: Connection) -> None:
        missed = keep_first(connection, ANN, given(PLACE, "TS", found=False))
        once = solver_rating(connection, ANN, CARDS.code)
        again = keep_first(connection, ANN, given(PLACE, "9C", found=True))
        assert missed == again == FirstAnswer("TS", found=False)
        assert solver_rating(connection, ANN, CARDS.code) == once
        assert (once.games, once.mu < Rating().mu) == (1, True)
        keep_first(connection, ANN, given(OTHER, "QD", found=True))
        keep_first(connection, BEN, given(PLACE, "9C", found=True))

    def ask(connection: Connection) -> None:
        assert answered_by(connection, ANN, CARDS.code) == {33, 5}
        assert counts_of(connection, PLACE) == ProblemCounts(2, 1)
        assert solver_rating(connection, ANN, CARDS.code).games == 2
        assert session_plan(connection, ANN, NOON, NOON).repeats == (PLACE,)
        tomorrow = NOON + timedelta(days=1, minutes=1)
        assert session_plan(connection, ANN, tomorrow, tomorrow).ahead == (PLACE,)
        assert exercise_counts(connection, ANN, tomorrow).due == 1
        assert exercise_at(connection, ANN, OTHER) is None
        assert exercise_at(connection, BEN, PLACE) is None
        moved = connection.execute(select(problem_ratings.c.number, problem_ratings.c.mu)).all()
        assert {number for number, _ in moved} == {33, 5}
        assert all(mu != first_rating(made_problems()[number]).mu for number, mu in moved)

    await database.write(answer)
    await database.read(ask)


async def test_what_was_found_is_asked_again_on_request_and_reports_go_with_their_person(
    database: Database,
) -> None:
    def act(connection: Connection) -> None:
        first = keep_first(connection, ANN, given(OTHER, "QD", found=True))
        ask_again(connection, ANN, OTHER, first, NOON)
        ask_again(connection, ANN, OTHER, first, NOON)
        report(connection, ANN, OTHER, f"The king\nis as good, <@{BEN}>")
        report(connection, BEN, OTHER, "never answered")

    def ask(connection: Connection) -> None:
        kept = exercise_at(connection, ANN, OTHER)
        assert kept is not None
        assert (kept.due - NOON, kept.answers, kept.again) == (timedelta(days=2), 1, False)
        (told,) = reports(connection)
        assert (told.place, told.answer, told.report) == (OTHER, "QD", "The king is as good, <@>")

    def gone(connection: Connection) -> None:
        assert first_answer(connection, ANN, OTHER) is None
        assert not connection.execute(select(problem_answers)).all()
        assert solver_rating(connection, ANN, CARDS.code) == Rating()

    await database.write(act)
    await database.read(ask)
    await database.write(lambda connection: erase(connection, ANN))
    await database.read(gone)
