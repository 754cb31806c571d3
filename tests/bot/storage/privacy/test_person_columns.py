"""No column in which a person may stand is forgotten when somebody is erased."""

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text

from bot.storage.database.schema import tables
from bot.storage.privacy.erasure import ADMIN_ACTIONS, FREE_TEXT, GAME_COLUMNS, OWN_ROWS

ERASED = {str(column) for column in (*GAME_COLUMNS, *OWN_ROWS, *ADMIN_ACTIONS, *FREE_TEXT)}

STAND_INS = {"strengths.user_id"}
"""Where nobody stands who is not erased."""

IN_LOGS = {"table_people.user_id"}
"""Where it stands who is who in the logs."""

OF_NOBODY = {
    *("tables.id", "tables.guild_id", "tables.channel_id", "tables.message_channel_id"),
    *("tables.message_id", "tables.replaced_message_id", "events.table_id", "games.id"),
    *("games.guild_id", "games.table_id", "game_players.game_id", "game_leavers.game_id"),
    *("game_deals.game_id", "guild_settings.guild_id", "players.pinged_in", "ratings.guild_id"),
    *("rating_changes.guild_id", "rating_changes.game_id", "boards.id", "boards.guild_id"),
    *("standings.board_id", "voided_games.table_id", "voided_games.guild_id"),
    *("strengths.table_id", "strengths.guild_id", "departures.guild_id"),
    *("game_weights.table_id", "game_weights.guild_id"),
    *("seat_watchers.guild_id", "podiums.guild_id", "podiums.channel_id", "ranks.guild_id"),
    *("rank_roles.guild_id", "rank_roles.role_id", "rank_holders.guild_id"),
    *("rank_holders.role_id", "given_deals.table_id", "archived_events.table_id"),
    *("analysis_players.table_id", "analysis_errors.table_id", "slots.epoch", "slots.accepted"),
    *("uncounted_games.table_id", "ladders.guild_id", "table_people.table_id"),
    *("evenings.id", "evenings.guild_id", "evenings.channel_id"),
    *("evenings.card_id", "evenings.notice_id", "evening_answers.evening_id"),
    *("evening_seats.evening_id", "evening_seats.channel_id", "evening_seats.table_id"),
    *("shared_plays.id", "shared_play_deals.shared_play_id", "played_deals.shared_play_id"),
    *("played_deals.guild_id", "alone_replies.shared_play_id", "expert_plays.shared_play_id"),
    *(
        "challenges.shared_play_id",
        "challenges.guild_id",
        "challenges.channel_id",
        "challenges.message_id",
    ),
    *("day_posts.guild_id", "day_posts.channel_id", "day_watchers.guild_id", "score_sheets.id"),
}
"""The numbers of servers, channels, messages, roles, tables, games, leases and interactions."""

WITHOUT_NAMES = {
    *("events.kind", "games.rules_key", "games.family", "game_players.level", "game_deals.kind"),
    *("game_deals.trump", "game_deals.result", "guild_settings.language", "players.pack"),
    *("guild_settings.rules_key", "guild_settings.options", "guild_settings.computer_level"),
    *(
        "guild_settings.pictures",
        "guild_settings.preset",
        "guild_settings.convention",
        "guild_settings.length",
        "guild_settings.zone",
        "players.hand_order",
        "players.hand_size",
        "counted.what",
    ),
    *("ladders.ladder", "ratings.ladder", "boards.ladder", "boards.period", "podiums.posted"),
    *("ranks.ladder", "rank_roles.tier", "shared_deals.code", "shared_deals.line"),
    *(
        "shared_deals.cards",
        "card_viewers.cards",
        "given_deals.code",
        "analyses.code",
        "analysis_players.code",
    ),
    *("problem_answers.code", "problem_answers.answer", "problem_ratings.code"),
    *("problem_solvers.code", "problem_answers.report"),
    *("exercises.code", "exercises.answer", "analysis_players.role", "analysis_errors.kind"),
    "finished_lessons.lesson",
    *("evenings.day", "evenings.rules_key", "evenings.paused", "evenings.stage"),
    *("evening_answers.day", "evening_answers.coming", "evening_seats.day"),
    *("shared_plays.kind", "shared_plays.name", "shared_plays.seed", "shared_play_deals.line"),
    *("shared_play_deals.cards", "shared_play_deals.model", "shared_play_deals.par"),
    *("played_deals.line", "played_deals.squares", "day_posts.posted"),
    *("alone_replies.position", "alone_replies.action", "challenges.rules_key", "challenges.way"),
    *("score_sheets.rules_key", "score_sheets.options", "score_sheets.deals"),
    "expert_plays.line",
    *("slots.owner", "slots.version", "request_turns.what", "analyses.payload"),
    # tests/bot/storage/log/test_people.py
    *("events.payload", "events.cause", "archived_events.packed"),
}
"""Texts that the code chooses from a list, rules by their names, processes of the bot."""


def may_hold_a_person(column: Column[object]) -> bool:
    """Whether a person's id fits: as a large number, as a key, within a text."""
    names_one = column.name == "id" or column.name.endswith("_id")
    kind = getattr(column.type, "impl_instance", column.type)  # a type of the bot's own is over it
    return isinstance(kind, BigInteger | Text | LargeBinary) or (
        isinstance(kind, Integer) and names_one
    )


def test_every_column_that_may_hold_a_person_is_listed() -> None:
    known = ERASED | IN_LOGS | STAND_INS | OF_NOBODY | WITHOUT_NAMES
    there = {
        str(column)
        for table in tables.metadata.tables.values()
        for column in table.columns
        if may_hold_a_person(column)
    }
    assert there == known, "who is erased may be forgotten there: see bot.storage.privacy.erasure"


def test_a_column_named_user_holds_a_person() -> None:
    users = {
        str(column)
        for table in tables.metadata.tables.values()
        for column in table.columns
        if "user" in column.name
    }
    assert users <= ERASED | STAND_INS | IN_LOGS
