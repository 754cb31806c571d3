"""Everything that is stored, as of 1.0.0."""

import sqlalchemy as sa
from alembic import op

revision = "v1_0"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _leaderboards()
    _card_viewers()
    _counted()
    _day_posts()
    _departures()
    _exercises()
    _finished_lessons()
    _guild_settings()
    _ladders()
    _players()
    _podiums()
    _posts()
    _problems()
    _rank_holders()
    _rank_roles()
    _ranks()
    _ratings()
    _evenings()
    _request_turns()
    _score_sheets()
    _seat_watchers()
    _shared_deals()
    _slots()
    _tables()
    _shared_plays()
    _alone_replies()
    _analyses()
    _analysis_errors()
    _archived_events()
    _challenges()
    _events()
    _expert_plays()
    _game_weights()
    _games()
    _given_deals()
    _evening_answers()
    _evening_seats()
    _standings()
    _strengths()
    _table_people()
    _shared_play_deals()
    _played_deals()
    _uncounted_games()
    _voided_games()
    _analysis_players()
    _game_deals()
    _game_leavers()
    _game_players()
    _rating_changes()


def _leaderboards() -> None:
    op.create_table(
        "leaderboards",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("period", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leaderboards"),
        sa.UniqueConstraint(
            "guild_id",
            "ladder",
            "generation",
            "period",
            name="uq_leaderboards_guild_id_ladder_generation_period",
        ),
    )


def _card_viewers() -> None:
    op.create_table(
        "card_viewers",
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("cards", "user_id", name="pk_card_viewers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_card_viewers_user_id", "card_viewers", ["user_id"], unique=False)


def _counted() -> None:
    op.create_table(
        "counted",
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_counted"),
    )


def _day_posts() -> None:
    op.create_table(
        "day_posts",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("posted", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_day_posts"),
    )
    op.create_table(
        "day_watchers",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_day_watchers"),
    )


def _departures() -> None:
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )


def _exercises() -> None:
    op.create_table(
        "exercises",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stability", sa.Float(precision=53), nullable=False),
        sa.Column("difficulty", sa.Float(precision=53), nullable=False),
        sa.Column("reviewed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rights", sa.Integer, nullable=False),
        sa.Column("wrongs", sa.Integer, nullable=False),
        sa.Column("in_a_row", sa.Integer, nullable=False),
        sa.Column("repeats", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("again", sa.Boolean, nullable=False),
        sa.Column("retired", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", "user_id", name="pk_exercises"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_exercises_user_id_due", "exercises", ["user_id", "due"], unique=False)


def _finished_lessons() -> None:
    op.create_table(
        "finished_lessons",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "lesson", name="pk_finished_lessons"),
        sqlite_with_rowid=False,
    )


def _guild_settings() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("rules_key", sa.Text),
        sa.Column("options", sa.Text),
        sa.Column("clock", sa.Integer),
        sa.Column("level", sa.Text),
        sa.Column("pictures", sa.Text),
        sa.Column("apart", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("take_backs", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("reactions", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("convention", sa.Text),
        sa.Column("length", sa.Text),
        sa.Column("announces_feats", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("signals", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("zone", sa.Text),
        sa.Column("channels", sa.Text),
        sa.Column("folds_deals", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("pack", sa.Text),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "setting_changes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_setting_changes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "welcomes",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("shown_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guild_id", name="pk_welcomes"),
    )


def _ladders() -> None:
    op.create_table(
        "ladders",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guild_id", "ladder", name="pk_ladders"),
        sa.UniqueConstraint("generation", name="uq_ladders_generation"),
        sa.UniqueConstraint("wanted", name="uq_ladders_wanted"),
    )


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("plays_forced", sa.Boolean, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("hidden", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("hand_order", sa.Text),
        sa.Column("hand_size", sa.Text),
        sa.Column("pinged_in", sa.BigInteger),
        sa.Column("reacts", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("tells_feats", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("reminded", sa.Boolean, server_default=sa.true(), nullable=False),
        sa.Column("self_analysis", sa.Boolean),
        sa.Column("read_to_me", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("time_factor", sa.Integer, server_default="1", nullable=False),
        sa.Column("safe_colours", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )


def _podiums() -> None:
    op.create_table(
        "podiums",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("posted", sa.Text, nullable=False),
        sa.Column("asked_feats", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_podiums"),
    )


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("kind", "about", "message_id", name="pk_posts"),
    )
    op.create_index("ix_posts_due_at", "posts", ["due_at"], unique=False)


def _problems() -> None:
    op.create_table(
        "problem_answers",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("report", sa.Text),
        sa.PrimaryKeyConstraint("code", "number", "user_id", name="pk_problem_answers"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_problem_answers_user_id_code", "problem_answers", ["user_id", "code"], unique=False
    )
    op.create_table(
        "problem_ratings",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_problem_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "problem_solvers",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "code", name="pk_problem_solvers"),
        sqlite_with_rowid=False,
    )


def _rank_holders() -> None:
    op.create_table(
        "rank_holders",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("role_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "role_id", name="pk_rank_holders"),
    )
    op.create_index("ix_rank_holders_user_id", "rank_holders", ["user_id"], unique=False)


def _rank_roles() -> None:
    op.create_table(
        "rank_roles",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("tier", sa.Text, nullable=False),
        sa.Column("role_id", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "tier", name="pk_rank_roles"),
    )


def _ranks() -> None:
    op.create_table(
        "ranks",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_ranks"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ladder", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "ladder", "generation", "user_id", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_ratings_guild_id_ladder_generation_points_games_last_at",
        "ratings",
        ["guild_id", "ladder", "generation", "points", "games", "last_at"],
        unique=False,
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"], unique=False)


def _evenings() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("weekly", sa.Boolean, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("rules_key", sa.Text),
        sa.Column("signup_hours", sa.Integer, nullable=False),
        sa.Column("paused", sa.Text),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True)),
        sa.Column("card_id", sa.BigInteger),
        sa.Column("notice_id", sa.BigInteger),
        sa.Column("gathered_at", sa.DateTime(timezone=True)),
        sa.Column("plays_on", sa.Boolean, nullable=False),
        sa.Column("empty", sa.Integer, nullable=False),
        sa.Column("same_deals", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
        sqlite_autoincrement=True,
    )


def _evening_answers() -> None:
    op.create_table(
        "evening_answers",
        sa.Column("evening_id", sa.Integer, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("coming", sa.Text),
        sa.Column("partner_id", sa.BigInteger),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("here_at", sa.DateTime(timezone=True)),
        sa.Column("mentions", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["evening_id"],
            ["evenings.id"],
            name="fk_evening_answers_evening_id_evenings",
        ),
        sa.PrimaryKeyConstraint("evening_id", "day", "user_id", name="pk_evening_answers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_evening_answers_user_id", "evening_answers", ["user_id"], unique=False)


def _evening_seats() -> None:
    op.create_table(
        "evening_seats",
        sa.Column("evening_id", sa.Integer, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("table_id", sa.Integer),
        sa.ForeignKeyConstraint(
            ["evening_id"],
            ["evenings.id"],
            name="fk_evening_seats_evening_id_evenings",
        ),
        sa.PrimaryKeyConstraint("evening_id", "day", "round", "user_id", name="pk_evening_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_evening_seats_user_id", "evening_seats", ["user_id"], unique=False)


def _request_turns() -> None:
    op.create_table(
        "request_turns",
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_request_turns"),
    )


def _score_sheets() -> None:
    op.create_table(
        "score_sheets",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("rules_key", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("former_names", sa.Text, nullable=False),
        sa.Column("deals", sa.Text, nullable=False),
        sa.Column("draft", sa.Text),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_score_sheets"),
    )
    op.create_index("ix_score_sheets_changed_at", "score_sheets", ["changed_at"], unique=False)
    op.create_index(
        "ix_score_sheets_user_id_changed_at",
        "score_sheets",
        ["user_id", "changed_at"],
        unique=False,
    )


def _seat_watchers() -> None:
    op.create_table(
        "seat_watchers",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_seat_watchers"),
    )


def _shared_deals() -> None:
    op.create_table(
        "shared_deals",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("cards", sa.Text, server_default="", nullable=False),
        sa.Column("imported", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("opened_by_others", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_shared_deals"),
        sa.UniqueConstraint("line", name="uq_shared_deals_line"),
    )
    op.create_index("ix_shared_deals_cards", "shared_deals", ["cards"], unique=False)


def _slots() -> None:
    op.create_table(
        "slots",
        sa.Column("slot", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("accepted", sa.BigInteger),
        sa.PrimaryKeyConstraint("slot", name="pk_slots"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sa.Column("message_channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("message_game", sa.Integer),
        sa.Column("message_deal", sa.Integer),
        sa.Column("replaced_message_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_tables_open_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )


def _shared_plays() -> None:
    op.create_table(
        "shared_plays",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, server_default="1", nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("opens_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True)),
        sa.Column("down", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_plays"),
        sa.UniqueConstraint("kind", "name", name="uq_shared_plays_kind_name"),
    )
    op.create_index(
        "ix_shared_plays_kind_opens_at", "shared_plays", ["kind", "opens_at"], unique=False
    )


def _alone_replies() -> None:
    op.create_table(
        "alone_replies",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_alone_replies_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "deal", "position", name="pk_alone_replies"),
        sqlite_with_rowid=False,
    )


def _analyses() -> None:
    op.create_table(
        "analyses",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("payload", sa.LargeBinary),
        sa.Column("moments", sa.LargeBinary),
        sa.ForeignKeyConstraint(
            ["code"], ["shared_deals.code"], name="fk_analyses_code_shared_deals"
        ),
        sa.PrimaryKeyConstraint("code", name="pk_analyses"),
    )


def _analysis_errors() -> None:
    op.create_table(
        "analysis_errors",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text),
        sa.Column("loss", sa.Float(precision=53), nullable=False),
        sa.Column("points", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analysis_errors_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "game", "deal", "number", name="pk_analysis_errors"),
    )
    op.create_index("ix_analysis_errors_user_id", "analysis_errors", ["user_id"], unique=False)


def _archived_events() -> None:
    op.create_table(
        "archived_events",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_archived_events_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "first_seq", name="pk_archived_events"),
    )


def _challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("shared_play_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("rules_key", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("outdated", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("evening_id", sa.Integer),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_challenges_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_host_id", "challenges", ["host_id"], unique=False)
    op.create_index("ix_challenges_evening_id", "challenges", ["evening_id"], unique=False)


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("cause", sa.Text),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_events_seq_from_one")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
    )


def _expert_plays() -> None:
    op.create_table(
        "expert_plays",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("score_0", sa.Integer, nullable=False),
        sa.Column("score_1", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_expert_plays_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "deal", "number", name="pk_expert_plays"),
        sqlite_with_rowid=False,
    )


def _game_weights() -> None:
    op.create_table(
        "game_weights",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("weight", sa.Float(precision=53), nullable=False),
        sa.Column("unknown", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_game_weights_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", "guild_id", "seat", name="pk_game_weights"),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules_key", sa.Text, nullable=False),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("score_0", sa.Integer, nullable=False),
        sa.Column("score_1", sa.Integer, nullable=False),
        sa.Column("winner_team", sa.Integer),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("voided", sa.Boolean, server_default="0", nullable=False),
        sa.Column("leader_team", sa.Integer),
        sa.Column("worth", sa.Float(precision=53)),
        sa.Column("rated", sa.Boolean, server_default="1", nullable=False),
        sa.Column("counts", sa.Boolean, server_default="1", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("table_id", "number", name="uq_games_table_id_number"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id_tables"),
    )
    op.create_index(
        "ix_games_family_people_finished_at",
        "games",
        ["family", "people", "finished_at"],
        unique=False,
    )
    op.create_index(
        "ix_games_guild_id_finished_at", "games", ["guild_id", "finished_at"], unique=False
    )


def _given_deals() -> None:
    op.create_table(
        "given_deals",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_given_deals_table_id_tables"),
        sa.ForeignKeyConstraint(
            ["code"], ["shared_deals.code"], name="fk_given_deals_code_shared_deals"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_given_deals"),
    )
    op.create_index("ix_given_deals_code", "given_deals", ["code"], unique=False)


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("leaderboard_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("average", sa.Integer, nullable=False),
        sa.Column("contracts_made", sa.Integer, nullable=False),
        sa.Column("contracts_failed", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["leaderboard_id"], ["leaderboards.id"], name="fk_standings_leaderboard_id_leaderboards"
        ),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_standings_leaderboard_id_average_games",
        "standings",
        ["leaderboard_id", "average", "games"],
        unique=False,
    )
    op.create_index(
        "ix_standings_leaderboard_id_contracts_games",
        "standings",
        ["leaderboard_id", "contracts_made", "contracts_failed", "games"],
        unique=False,
    )
    op.create_index(
        "ix_standings_leaderboard_id_wins_games",
        "standings",
        ["leaderboard_id", "wins", "games"],
        unique=False,
    )
    op.create_index("ix_standings_user_id", "standings", ["user_id"], unique=False)


def _strengths() -> None:
    op.create_table(
        "strengths",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_strengths_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "number", "guild_id", "user_id", name="pk_strengths"),
    )


def _table_people() -> None:
    op.create_table(
        "table_people",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_table_people_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_table_people"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_table_people_user_id_table_id", "table_people", ["user_id", "table_id"], unique=True
    )


def _shared_play_deals() -> None:
    op.create_table(
        "shared_play_deals",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("model", sa.Text, nullable=False),
        sa.Column("par", sa.Text),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_shared_play_deals_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "number", name="pk_shared_play_deals"),
    )
    op.create_index("ix_shared_play_deals_cards", "shared_play_deals", ["cards"], unique=False)


def _played_deals() -> None:
    op.create_table(
        "played_deals",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True)),
        sa.Column("score_0", sa.Integer, server_default="0", nullable=False),
        sa.Column("score_1", sa.Integer, server_default="0", nullable=False),
        sa.Column("squares", sa.Text),
        sa.Column("accuracy", sa.Float(53)),
        sa.Column("seen", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.Column("at_table", sa.Integer),
        sa.Column("seat", sa.Integer, server_default="2", nullable=False),
        sa.Column("stood_in", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_played_deals_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "deal", "user_id", name="pk_played_deals"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_deals_guild_id", "played_deals", ["guild_id"], unique=False)
    op.create_index("ix_played_deals_user_id", "played_deals", ["user_id"], unique=False)
    op.create_table(
        "missed_deals",
        sa.Column("shared_play_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(
            ["shared_play_id"],
            ["shared_plays.id"],
            name="fk_missed_deals_shared_play_id_shared_plays",
        ),
        sa.PrimaryKeyConstraint("shared_play_id", "deal", "user_id", name="pk_missed_deals"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_missed_deals_user_id", "missed_deals", ["user_id"], unique=False)


def _uncounted_games() -> None:
    op.create_table(
        "uncounted_games",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_uncounted_games_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_uncounted_games"),
    )


def _voided_games() -> None:
    op.create_table(
        "voided_games",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_voided_games_table_id_tables"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_voided_games"),
    )
    op.create_index("ix_voided_games_guild_id_at", "voided_games", ["guild_id", "at"], unique=False)


def _analysis_players() -> None:
    op.create_table(
        "analysis_players",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("role", sa.Text),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("card_accuracy", sa.Float(precision=53), nullable=False),
        sa.Column("calls", sa.Integer, nullable=False),
        sa.Column("call_accuracy", sa.Float(precision=53), nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("usual", sa.Float(precision=53), nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analysis_players_table_id_tables"
        ),
        sa.ForeignKeyConstraint(
            ["code"], ["analyses.code"], name="fk_analysis_players_code_analyses"
        ),
        sa.PrimaryKeyConstraint("table_id", "game", "deal", "user_id", name="pk_analysis_players"),
    )
    op.create_index("ix_analysis_players_code", "analysis_players", ["code"], unique=False)
    op.create_index(
        "ix_analysis_players_user_id_at", "analysis_players", ["user_id", "at"], unique=False
    )


def _game_deals() -> None:
    op.create_table(
        "game_deals",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("declarer", sa.Integer, nullable=False),
        sa.Column("declarer_id", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("trump", sa.Text, nullable=False),
        sa.Column("doubles", sa.Integer, nullable=False),
        sa.Column("doubler_id", sa.BigInteger),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("attack", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer),
        sa.Column("sweep", sa.Integer),
        sa.Column("score_0", sa.Integer, nullable=False),
        sa.Column("score_1", sa.Integer, nullable=False),
        sa.Column("present", sa.Integer),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_deals_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_game_deals"),
        sqlite_with_rowid=False,
    )


def _game_leavers() -> None:
    op.create_table(
        "game_leavers",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("trial", sa.Boolean, server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_leavers_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_game_leavers"),
    )
    op.create_index(
        "ix_game_leavers_user_id_game_id", "game_leavers", ["user_id", "game_id"], unique=False
    )


def _game_players() -> None:
    op.create_table(
        "game_players",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("contracts_made", sa.Integer, nullable=False),
        sa.Column("contracts_failed", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("capots", sa.Integer, nullable=False),
        sa.Column("belotes", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("thinking", sa.Integer, nullable=False),
        sa.Column("share", sa.Float(precision=53), server_default="1", nullable=False),
        sa.Column("trial", sa.Boolean, server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_players_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_players"),
    )
    op.create_index(
        "ix_game_players_user_id_game_id", "game_players", ["user_id", "game_id"], unique=False
    )


def _rating_changes() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("weight", sa.Float(precision=53), server_default="1", nullable=False),
        sa.Column("unknown", sa.Boolean, server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_rating_changes_game_id_games"),
        sa.PrimaryKeyConstraint(
            "user_id", "guild_id", "generation", "game_id", name="pk_rating_changes"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_changes_game_id", "rating_changes", ["game_id"], unique=False)
