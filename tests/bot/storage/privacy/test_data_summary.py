"""Whatever is kept of somebody is counted for them, and stands in what they take away."""

from collections.abc import Callable
from datetime import time
from functools import partial

import pytest
from sqlalchemy import Connection

from bot.evenings import Coming, Evening, Sat
from bot.exercises import PositionId
from bot.ratings.ladders import Ladder
from bot.ratings.rating import Rating
from bot.score_sheets.sheets import ScoreSheet
from bot.storage import evenings
from bot.storage.database.database import Database
from bot.storage.day_posts import watch
from bot.storage.exercises import exercise_at, keep_answer, session_plan
from bot.storage.finished_lessons import finish_lesson
from bot.storage.preferences import PlayerPreferences, change_player_preferences, watch_seats
from bot.storage.privacy.erasure import OWN_ROWS
from bot.storage.privacy.export import data_summary, summary_of
from bot.storage.problems import GivenAnswer, keep_first
from bot.storage.ratings import player_ratings, standings
from bot.storage.ratings.generations import live
from bot.storage.ratings.rank_roles import RankChange, note_change
from bot.storage.ratings.standings import PlayerSums
from bot.storage.score_sheets import begin_sheet
from bot.storage.shared_deals import share
from bot.storage.shared_plays import begin
from bot.tables.house_rules import HouseRules
from tests.bot.made_problems import CARDS, made_problems
from tests.bot.shared_plays.made_challenges import some_challenge
from tests.bot.shared_plays.made_days import some_day
from tests.bot.storage.made import GUILD, NOON
from tests.bot.storage.test_analyses import analysed

ANN, BEN = 812_345_678_901_234_501, 812_345_678_901_234_502
ROLE = 700
LADDER = Ladder("contree")


def made_evening(connection: Connection) -> evenings.EveningId:
    """An evening of a new evening."""
    kept = Evening(
        id=0,
        guild_id=GUILD,
        channel_id=1,
        host_id=BEN,
        title="Belote",
        weekly=True,
        day=NOON.date(),
        hour=time(21),
    )
    return evenings.EveningId(evenings.keep(connection, kept), kept.day)


def seat_at(connection: Connection, user: int) -> None:
    """Let somebody sit at the first table of an evening."""
    evening = made_evening(connection)
    seated = evenings.EveningSeat(Sat(user, evening.day, round=1, table=1))
    evenings.put(connection, evening, seated)


def answered(connection: Connection, user: int) -> None:
    """Let somebody answer an error of theirs."""
    code = share(connection, "contree N", NOON).code
    analysed(connection, user, code)
    (place, *_) = session_plan(connection, user, NOON, NOON).ahead
    before = exercise_at(connection, user, place)
    assert before is not None
    keep_answer(connection, user, before, before.answered("QC", NOON, right=True))


def solved(connection: Connection, user: int) -> None:
    """Let somebody answer a problem."""
    place, problem = PositionId(CARDS.code, 5), made_problems()[5]
    keep_first(connection, user, GivenAnswer(place, problem, "QD", found=True, at=NOON))


def some_sheet(connection: Connection, user: int) -> None:
    """Let somebody keep a score sheet."""
    sheet = ScoreSheet(house=HouseRules("contree"), names=("Us", "Them"))
    begin_sheet(connection, user, sheet, NOON)


OF_A_GAME = {"rating_changes"}
"""What is kept of somebody beside a game that they have played, and is told with it."""

KEEPING: dict[str, Callable[[Connection], object]] = {
    "players": lambda c: change_player_preferences(
        c, ANN, lambda _: PlayerPreferences(pack="large")
    ),
    "ratings": lambda c: player_ratings.put(c, live(c, GUILD, LADDER), {ANN: Rating(last_at=NOON)}),
    "standings": lambda c: standings.add(c, live(c, GUILD, LADDER), {"ever": {ANN: PlayerSums(1)}}),
    "seat_watchers": lambda c: watch_seats(c, GUILD, ANN, NOON),
    "card_viewers": lambda c: share(c, "contree N", NOON, (ANN,)),
    "analysis_players": lambda c: analysed(c, ANN, share(c, "contree N", NOON).code),
    "analysis_errors": lambda c: analysed(c, ANN, share(c, "contree N", NOON).code),
    "exercises": lambda c: answered(c, ANN),
    "problem_answers": lambda c: solved(c, ANN),
    "problem_solvers": lambda c: solved(c, ANN),
    "finished_lessons": lambda c: finish_lesson(c, ANN, "follow"),
    "evening_answers": lambda c: evenings.answer(c, made_evening(c), ANN, Coming.YES, NOON),
    "evening_seats": lambda c: seat_at(c, ANN),
    "played_deals": lambda c: begin(c, some_day(c), ANN, GUILD, NOON),
    "challenges": lambda c: some_challenge(c, ANN),
    "score_sheets": lambda c: some_sheet(c, ANN),
    "day_watchers": lambda c: watch(c, GUILD, ANN, watches=True),
    "rank_holders": lambda c: note_change(c, GUILD, RankChange(ANN, ROLE, give=True)),
}
"""By the table in which it is kept."""


def test_every_table_with_personal_data_is_summarised() -> None:
    hosted = {"challenges"}  # it stays when its host is erased, without their name
    assert {column.table.name for column in OWN_ROWS} | hosted == KEEPING.keys() | OF_A_GAME


@pytest.mark.parametrize("table", sorted(KEEPING))
async def test_a_player_reads_only_their_own_data(database: Database, table: str) -> None:
    nothing = await database.read(partial(summary_of, user=ANN))
    assert not await database.read(partial(data_summary, user=ANN))
    await database.write(KEEPING[table])
    assert await database.read(partial(data_summary, user=ANN))
    told = await database.read(partial(summary_of, user=ANN))
    assert [part for part in told if told[part] != nothing[part]] != []
    assert not await database.read(partial(data_summary, user=BEN))
