"""What a check looks at in each table: whether values are right, or only whether they are any.

Each table stands in one of three lists.
"""

from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, Table, select

from bot.storage.database.schema import events, metadata
from bot.storage.errors import DamagedRow
from bot.storage.rows import check_of

RECOMPUTED: Mapping[str, frozenset[str]] = {
    name: frozenset(only_read.split())
    for name, only_read in {
        # Every log is replayed, its requests decided again, and its results compared.
        "tables": "opened_at closed_at message_channel_id message_id message_game message_deal"
        " replaced_message_id",
        "events": "kind at",
        "table_people": "",
        "archived_events": "",
        "games": "",
        "game_players": "",
        "game_leavers": "",
        "game_deals": "",
        # Every ladder is counted again from the games.
        "ladders": "guild_id ladder wanted since",
        "ratings": "generation",
        "rating_changes": "generation",
        "leaderboards": "generation",
        "standings": "",
        "strengths": "",
        "game_weights": "table_id",
        # Every line is played again, and the hands in it give their fingerprint.
        "shared_deals": "code line opened_at imported opened_by_others",
        "shared_play_deals": "shared_play_id number line drawn model par",
        "played_deals": "shared_play_id deal user_id guild_id started_at done_at squares accuracy"
        " seen at_table seat stood_in",
        "expert_plays": "shared_play_id deal number",
        # Each belongs to a row of another table.
        "analysis_errors": "number kind loss points",
        "evening_seats": "user_id round number place channel_id table_id",
    }.items()
}
"""The tables of which something else tells what is right, and the columns that are only read."""

READ: Mapping[str, str] = {
    "guild_settings": "what a server chose",
    "players": "what somebody chose",
    "setting_changes": "what a server chose before, and can choose again",
    "welcomes": "which servers were greeted",
    "ranks": "what a server chose",
    "rank_roles": "what a server chose",
    "podiums": "what a server chose",
    "day_posts": "what a server chose",
    "evenings": "what somebody planned",
    "evening_answers": "what somebody answered",
    "seat_watchers": "what somebody asked for",
    "day_watchers": "what somebody asked for",
    "score_sheets": "what somebody typed",
    "voided_games": "what somebody decided, and why",
    "challenges": "what somebody called out",
    "shared_plays": "when they are open, and the luck of their deals",
    "missed_deals": "who was away while a deal was played",
    "alone_replies": "what experts did, who need not do the same again",
    "analyses": "what experts judged, who need not judge the same again",
    "analysis_players": "what is counted of an analysis, whose whole is forgotten",
    "exercises": "what somebody answered",
    "problem_answers": "what somebody answered",
    "problem_ratings": "the sum of answers of people who may be erased by now",
    "problem_solvers": "the sum of answers to problems that may be gone by now",
    "finished_lessons": "what somebody did",
    "card_viewers": "who saw which cards",
    "given_deals": "which deal a table was given",
    "rank_holders": "which roles were given at Discord",
    "posts": "where posts stand at Discord",
    "departures": "which servers removed the bot, and when",
    "counted": "which version counted the results",
    "uncounted_games": "which games are to be counted",
}
"""Nothing else tells what is right: each value is read, and has to be one of its column."""

FREE: Mapping[str, str] = {
    "slots": "leases of processes, by the clock of a server of PostgreSQL",
    "request_turns": "one row, which processes of such a server write anew all the time",
}
"""Whatever stands there changes no answer: it is not looked at."""


def wrong_values(connection: Connection, table: Table) -> Iterator[DamagedRow]:
    """The first value of each row of a table that is none of its column."""
    checks = [(column, check_of(column)) for column in table.c]
    keys = [at for at, column in enumerate(table.c) if column.primary_key]
    for row in connection.execute(select(table)):
        for (column, fits), value in zip(checks, row, strict=True):
            if not fits(value):
                yield DamagedRow(table.name, ", ".join(str(row[at]) for at in keys), column.name)
                break


LOOKED_AT = tuple(
    table for table in metadata.sorted_tables if table is not events and table.name not in FREE
)
"""The tables whose values are looked at: each entry of a log is read when it is replayed."""
