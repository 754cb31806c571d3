"""What people ask is found by indexes: no table that grows with games is read from end to end."""

import asyncio
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.achievements import standings as feats_of
from bot.exercises import PositionId
from bot.ratings.ladders import Ladder, Span, season_at
from bot.storage.analyses import counted, kept, played_for_self_analysis
from bot.storage.challenge_experts import experts_due
from bot.storage.challenges import challenges_of, open_of
from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, tables
from bot.storage.exercises import exercise_at, exercise_counts, session_plan
from bot.storage.log.people import open_tables_naming, tables_naming
from bot.storage.posts import posts_due
from bot.storage.privacy.export import data_summary, summary_of
from bot.storage.problems import answered_by, counts_of, first_answer, solver_rating
from bot.storage.ratings.leaderboard import LeaderboardQuery, RankingMeasure, own, page
from bot.storage.ratings.player_ratings import changes_of, rating_curve
from bot.storage.ratings.podiums import podium_of
from bot.storage.ratings.rank_roles import changes_due, held_by
from bot.storage.ratings.rated_games import games_in_order, in_ladder
from bot.storage.results.voiding import last_games, voided_of
from bot.storage.same_deals import challenge_tonight, season_of
from bot.storage.score_sheets import forget_old_sheets, sheets_of
from bot.storage.shared_deals import (
    has_just_seen,
    is_news,
    open_tables_given,
    played_again,
    viewers_of,
    were_dealt_here,
)
from bot.storage.shared_plays import (
    day_at,
    days_of,
    is_open_deal,
    players_of,
    seen_deals,
    unjudged,
)
from bot.storage.stats.achievement_facts import facts_of
from bot.storage.stats.history import Selection, history_of
from bot.storage.stats.season_recap import season_recap
from bot.storage.stats.statistics import player_statistics, versus
from bot.storage.unopened_deals import to_forget
from tests.bot.storage.ladders_kept import count_games, varied_games
from tests.bot.storage.made import GUILD, NOON, PLAYERS
from tests.bot.test_evenings import WEEKLY
from tests.rig.slow import slow_except

Ask = Callable[[Connection], object]

ANN, BOB, *_ = PLAYERS
LADDER = Ladder("contree")
SERVER = Selection(guild_id=GUILD, since=NOON)
ALL = Selection()
LATER = NOON + timedelta(days=9)

SMALL = {
    *("counted", "guild_settings", "players", "podiums", "departures", "seat_watchers"),
    *("voided_games", "evenings", "evening_answers", "evening_seats"),
    *("day_posts", "day_watchers"),
}
"""Tables that do not grow with games, or hardly."""

LEADERBOARD_INDEXES = {
    RankingMeasure.RATING: "ix_ratings_guild_id_ladder_generation_points_games_last_at",
    RankingMeasure.WINS: "ix_standings_leaderboard_id_wins_games",
    RankingMeasure.CONTRACTS: "ix_standings_leaderboard_id_contracts_games",
    RankingMeasure.AVERAGE: "ix_standings_leaderboard_id_average_games",
}
OF_PLAYER = "ix_game_players_user_id_game_id"
NAMED = "ix_table_people_user_id_table_id"


def board(scope: int, span: Span, measure: RankingMeasure) -> LeaderboardQuery:
    return LeaderboardQuery(scope, LADDER, span, measure, NOON)


def all_leaderboards(
    connection: Connection, ask: Callable[[Connection, LeaderboardQuery], object]
) -> None:
    for scope in (GUILD, EVERYWHERE):
        for span in Span:
            for measure in RankingMeasure:
                ask(connection, board(scope, span, measure))


PROBLEM = PositionId("PC-contree", 9)

PLANS: list[tuple[str, Ask, set[str]]] = [
    (
        f"a page of {scope} by {measure}",
        partial(page, asked=board(scope, Span.EVER, measure), offset=10, limit=10),
        {index},
    )
    for measure, index in LEADERBOARD_INDEXES.items()
    for scope in (GUILD, EVERYWHERE)
] + [
    ("every page", partial(all_leaderboards, ask=partial(page, offset=0, limit=10)), set()),
    ("every own place", partial(all_leaderboards, ask=partial(own, user=ANN)), set()),
    (
        "statistics",
        partial(player_statistics, chosen=SERVER, user_id=ANN),
        {OF_PLAYER, "ix_game_leavers_user_id_game_id"},
    ),
    ("statistics of all", partial(player_statistics, chosen=ALL, user_id=ANN), {OF_PLAYER}),
    ("a pair", partial(player_statistics, chosen=SERVER, user_id=ANN, partner=BOB), {OF_PLAYER}),
    ("a duel", partial(versus, chosen=SERVER, one=ANN, two=BOB), {OF_PLAYER}),
    ("a history", partial(history_of, chosen=SERVER, user_id=ANN, offset=8, limit=8), {OF_PLAYER}),
    ("a curve", partial(rating_curve, chosen=ALL, user_id=ANN), {"ix_ratings_user_id"}),
    ("achievements", lambda c: feats_of(facts_of(c, ANN)), {OF_PLAYER}),
    (
        "what is kept of somebody",
        partial(data_summary, user=ANN),
        {
            *("ix_standings_user_id", "ix_ratings_user_id", "ix_card_viewers_user_id"),
            *("ix_analysis_players_user_id_at", OF_PLAYER),
            *("ix_evening_answers_user_id", "ix_evening_seats_user_id"),
        },
    ),
    (
        "what somebody takes away",
        partial(summary_of, user=ANN),
        {
            *("ix_analysis_players_user_id_at", "ix_analysis_errors_user_id"),
            "ix_missed_deals_user_id",
        },
    ),
    (
        "whose deals of today are analysed",
        partial(played_for_self_analysis, guilds=(GUILD,), since=NOON),
        {"ix_games_guild_id_finished_at"},
    ),
    ("where somebody was", partial(tables_naming, user=ANN), {NAMED}),
    ("who has seen a deal", partial(viewers_of, cards="0f", users=(ANN,)), set()),
    ("who has just seen one", partial(has_just_seen, cards="0f", user=ANN, at=NOON), set()),
    ("who opens a deal", partial(is_news, code="D-7K3Q2M", user=ANN, at=NOON), set()),
    (
        "which of some deals are unopened",
        partial(to_forget, before=NOON, imports_before=NOON, among=("D-7K3Q2M",)),
        {"ix_analysis_players_code", "ix_given_deals_code"},
    ),
    (
        "where cards are in play",
        partial(open_tables_given, cards="0f"),
        {"ix_shared_deals_cards", "ix_given_deals_code"},
    ),
    (
        "whether cards were dealt here",
        partial(were_dealt_here, cards="0f"),
        {"ix_shared_deals_cards"},
    ),
    ("the open tables of somebody", partial(open_tables_naming, user=ANN), {NAMED}),
    ("a deal played again", partial(played_again, code="D-7K3Q2M"), {"ix_given_deals_code"}),
    ("an analysis", partial(kept, code="D-7K3Q2M"), set()),
    (
        "the analysed deals of somebody",
        partial(counted, user_id=ANN),
        {"ix_analysis_players_user_id_at"},
    ),
    (
        "what somebody is asked again",
        partial(session_plan, user=ANN, since=NOON, now=NOON),
        {"ix_analysis_errors_user_id", "ix_exercises_user_id_due"},
    ),
    (
        "how much somebody can be asked",
        partial(exercise_counts, user=ANN, now=NOON),
        {"ix_analysis_errors_user_id"},
    ),
    (
        "a position of somebody",
        partial(exercise_at, user=ANN, place=PositionId("D-7K3Q2M", 9)),
        set(),
    ),
    (
        "the problems that somebody has answered",
        partial(answered_by, user=ANN, code=PROBLEM.code),
        {"ix_problem_answers_user_id_code"},
    ),
    ("what somebody answered to a problem", partial(first_answer, user=ANN, place=PROBLEM), set()),
    ("who has found a problem", partial(counts_of, place=PROBLEM), set()),
    ("a level of somebody", partial(solver_rating, user=ANN, code=PROBLEM.code), set()),
    ("a podium", partial(podium_of, guild=GUILD, season=season_at(NOON)), set()),
    *(
        (
            f"the season of {user or 'a server'}",
            partial(season_recap, season=season_at(NOON), guild_id=GUILD, user_id=user),
            {index},
        )
        for user, index in ((ANN, OF_PLAYER), (None, "ix_games_guild_id_finished_at"))
    ),
    (
        "what a game has changed",
        partial(changes_of, table_id=1, number=1),
        {"ix_rating_changes_game_id"},
    ),
    (
        "the games finished last",
        partial(last_games, guild=GUILD, voided=False),
        {"ix_games_guild_id_finished_at"},
    ),
    ("the rank roles of somebody", partial(held_by, user=ANN), {"ix_rank_holders_user_id"}),
    ("the rank roles of a server", partial(changes_due, guild=GUILD, at=NOON), set()),
    ("the deal of the day", partial(day_at, now=NOON), {"ix_shared_plays_kind_opens_at"}),
    (
        "a deal that is open",
        partial(is_open_deal, cards="", now=NOON),
        {"ix_shared_play_deals_cards"},
    ),
    ("the days of somebody", partial(days_of, user=ANN), {"ix_played_deals_user_id"}),
    ("who plays on a server", partial(players_of, guild=GUILD), {"ix_played_deals_guild_id"}),
    ("the posts that are due", partial(posts_due, now=NOON), {"ix_posts_due_at"}),
    (
        "the challenges of somebody",
        partial(challenges_of, user=ANN, now=NOON, most=10),
        {"ix_played_deals_user_id"},
    ),
    (
        "the score sheets of somebody",
        partial(sheets_of, owner=ANN, most=10),
        {"ix_score_sheets_user_id_changed_at"},
    ),
    (
        "score sheets to be forgotten",
        partial(forget_old_sheets, before=NOON),
        {"ix_score_sheets_changed_at", "ix_score_sheets_user_id_changed_at"},
    ),
    (
        "the open challenges of a host",
        partial(open_of, host=ANN, now=NOON),
        {"ix_challenges_host_id"},
    ),
    (
        "the challenge of an evening tonight",
        partial(challenge_tonight, kept=replace(WEEKLY, starts_at=NOON)),
        {"ix_challenges_evening_id"},
    ),
    (
        "the evenings of a season",
        partial(season_of, evening=1, season=season_at(NOON), now=NOON),
        {"ix_challenges_evening_id"},
    ),
    ("what experts are to play", partial(experts_due, now=NOON), {"ix_shared_plays_kind_opens_at"}),
    ("cards that somebody has seen", partial(seen_deals, shared_play=1, user=ANN), set()),
    ("plays to be judged", partial(unjudged, now=NOON), set()),
    ("the voided games", partial(voided_of, guild=GUILD), {"ix_voided_games_guild_id_at"}),
    (
        "the games of a ladder",
        lambda c: list(games_in_order(c, in_ladder(LADDER))),
        {"ix_games_family_people_finished_at"},
    ),
]


def plans_of(connection: Connection, ask: Ask) -> list[str]:
    """How SQLite goes about what is asked here."""
    heard: list[tuple[str, tuple[object, ...]]] = []

    def record_query(
        _: object, __: object, statement: str, told: tuple[object, ...], *_more: object
    ) -> None:
        heard.append((statement, told))

    event.listen(connection, "before_cursor_execute", record_query)
    ask(connection)
    event.remove(connection, "before_cursor_execute", record_query)
    return [
        row[3]
        for statement, parameters in heard
        for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    ]


def faults_of(plans: list[str], indexes: set[str]) -> list[str]:
    """What is read from end to end, though it grows with games; and the indexes left unused."""
    growing = set(tables.metadata.tables) - SMALL
    scans = [found[1] for plan in plans if (found := re.match(r"SCAN (\w+)$", plan))]
    used = {name for plan in plans for name in re.findall(r"INDEX (\w+)", plan)}
    return [*(name for name in scans if name in growing), *sorted(indexes - used)]


async def faults(database: Database, ask: Ask, indexes: set[str]) -> list[str]:
    return faults_of(await database.read(lambda c: plans_of(c, ask)), indexes)


@pytest.mark.slow
async def test_every_query_uses_an_index(sqlite: Database) -> None:
    await count_games(sqlite, varied_games(3))
    found = {name: await faults(sqlite, ask, indexes) for name, ask, indexes in PLANS}
    assert found == {name: [] for name in found}


@pytest.mark.slow
@pytest.mark.parametrize("guild", slow_except((None, GUILD), {GUILD}))
@pytest.mark.parametrize("family", slow_except((None, LADDER.family), {None}))
async def test_a_rating_curve_reads_only_the_players_own_rows(
    sqlite: Database, guild: int | None, family: str | None
) -> None:
    await count_games(sqlite, varied_games(3))
    chosen = Selection(guild_id=guild, family=family)
    curve = partial(rating_curve, chosen=chosen, user_id=ANN)
    plans = await sqlite.read(lambda c: plans_of(c, curve))
    assert (
        "SEARCH rating_changes USING PRIMARY KEY (user_id=? AND guild_id=? AND generation=?)"
        in plans
    )


INDEXES = sorted({index for *_, indexes in PLANS for index in indexes})


def test_every_index_is_used() -> None:
    given = {index.name for table in tables.metadata.tables.values() for index in table.indexes}
    assert given - {*INDEXES} == {"uq_tables_open_channel"}


@pytest.fixture(scope="module")
def of_few_games(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Path:
    """A database of a few games, to copy."""

    async def count(path: Path) -> None:
        database = await Database.open(f"sqlite:///{path}")
        await count_games(database, varied_games(3, count=12))
        await database.close()

    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("few")))
    asyncio.run(count(path))
    return path


@pytest.mark.parametrize("index", slow_except(INDEXES, INDEXES[::5]))
async def test_a_missing_index_is_detected(of_few_games: Path, sqlite_url: str, index: str) -> None:
    shutil.copyfile(of_few_games, sqlite_url.removeprefix("sqlite:///"))
    database = await Database.open(sqlite_url)
    await database.write(lambda c: c.exec_driver_sql(f"DROP INDEX {index}"))
    for name, ask, indexes in PLANS:
        if index in indexes:
            assert index in await faults(database, ask, indexes), name
    await database.close()
