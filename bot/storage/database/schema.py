"""The schema of the database."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from bot.evenings import Coming, EveningStage, WhyPaused
from bot.ratings.ladders import Season, Tier, ladder_named
from bot.score_sheets.kept import Draft, FormerNames, WrittenDeal
from bot.server_choices import ServerChoices
from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import ChallengeWay, SharedPlayKind, read_name
from bot.storage.database.columns import (
    Boolean,
    DayText,
    EnumNumber,
    EnumText,
    Instant,
    JsonText,
    KnownText,
    MinuteOfDay,
    ParsedText,
    RangedNumber,
)
from bot.storage.database.people import PersonMark, PersonRole, nobody, person, untold
from engine.cards import Trump
from engine.contract import ContractKind
from engine.seats import Seat
from engine.settlement import Result
from engine.variants import find_variant

metadata = MetaData(
    # A constraint without a name cannot be changed by a later migration.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def discord_key(name: str, info: dict[str, PersonMark] | None = None) -> Column[int]:
    """A key column that holds a Discord id, which the database must not number itself."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False, info=info)


EVERYWHERE = 0
"""In place of a guild id: all guilds together."""

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, info=nobody()),
    Column("opened_at", Instant, nullable=False),
    Column("closed_at", Instant),
    Column("message_channel_id", BigInteger, info=nobody()),
    Column("message_id", BigInteger, info=nobody()),
    Column("message_game", Integer),
    Column("message_deal", Integer),
    Column("replaced_message_id", BigInteger, info=nobody()),
    # Buttons carry the number of their table, so that a number must never be used twice.
    sqlite_autoincrement=True,
)
# Of two commands at once in a channel, the second opens no table.
Index(
    "uq_tables_open_channel",
    tables.c.channel_id,
    unique=True,
    sqlite_where=tables.c.closed_at.is_(None),
    postgresql_where=tables.c.closed_at.is_(None),
)

events = Table(
    "events",
    metadata,
    # This key stops a second writer of the same entry (ADR 2).
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False, info=nobody()),
    Column("payload", Text, nullable=False, info=nobody()),
    Column("at", Instant, nullable=False),
    # The request, with the first of its events; a replay never reads it (ADR 1).
    Column("cause", Text, info=nobody()),
    CheckConstraint("seq >= 1", name="seq_from_one"),
)

table_people = Table(
    "table_people",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, info=person(PersonRole.STAND_IN)),
    # Here and below: SQLite then keeps the rows in the order of their key, once and not twice.
    sqlite_with_rowid=False,
)
# Erasing somebody finds them by it at every table (ADR 28).
Index(None, table_people.c.user_id, table_people.c.table_id, unique=True)

archived_events = Table(
    "archived_events",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("first_seq", Integer, primary_key=True),
    Column("last_seq", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    # Compressed by columns (ADR 18): the numbers beside it find a row without unpacking it.
    Column("packed", LargeBinary, nullable=False, info=nobody()),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules_key", Text, nullable=False, info=nobody()),
    Column("family", Text, nullable=False, info=nobody()),
    Column("people", Boolean, nullable=False),
    Column("target", Integer),
    Column("started_at", Instant, nullable=False),
    Column("finished_at", Instant, nullable=False),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    Column("winner_team", Integer),
    Column("deals", Integer, nullable=False),
    Column("voided", Boolean, nullable=False, server_default="0"),
    # Of a game that somebody left, or that was broken off: see `bot.ratings.conduct`.
    Column("leader_team", Integer),
    Column("worth", Float(53)),
    Column("rated", Boolean, nullable=False, server_default="1"),
    Column("counts", Boolean, nullable=False, server_default="1"),
    # An id changes when results are rebuilt; these two name a game for good.
    UniqueConstraint("table_id", "number"),
)
Index(None, games.c.guild_id, games.c.finished_at)
# A ladder is folded again in the order in which its games ended.
Index(None, games.c.family, games.c.people, games.c.finished_at)

game_players = Table(
    "game_players",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, info=person(PersonRole.STAND_IN, counted="games")),
    Column("team", Integer, nullable=False),
    Column("level", Text, info=nobody()),
    Column("won", Boolean, nullable=False),
    Column("replaced", Boolean, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("contracts_made", Integer, nullable=False),
    Column("contracts_failed", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("capots", Integer, nullable=False),
    Column("belotes", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("thinking", Integer, nullable=False),
    Column("share", Float(53), nullable=False, server_default="1"),
    Column("trial", Boolean, nullable=False, server_default="0"),
)
Index(None, game_players.c.user_id, game_players.c.game_id)

game_leavers = Table(
    "game_leavers",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    discord_key("user_id", person(PersonRole.STAND_IN)),
    Column("seat", Integer, nullable=False),
    Column("team", Integer, nullable=False),
    Column("trial", Boolean, nullable=False, server_default="0"),
)
Index(None, game_leavers.c.user_id, game_leavers.c.game_id)

game_deals = Table(
    "game_deals",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("declarer", EnumNumber(Seat), nullable=False),
    Column("declarer_id", BigInteger, info=person(PersonRole.STAND_IN)),
    Column("kind", EnumText(ContractKind), nullable=False, info=nobody()),
    Column("value", Integer, nullable=False),
    Column("trump", EnumText(Trump), nullable=False, info=nobody()),
    Column("doubles", Integer, nullable=False),
    Column("doubler_id", BigInteger, info=person(PersonRole.STAND_IN)),
    Column("result", EnumText(Result), nullable=False, info=nobody()),
    Column("attack", Integer, nullable=False),
    Column("margin", Integer),
    Column("sweep", Integer),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    Column("present", Integer),
    sqlite_with_rowid=False,
)

# Who deletes a row counts its game (ADR 24).
uncounted_games = Table(
    "uncounted_games",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    discord_key("guild_id"),
    Column("language", Text, info=nobody()),
    Column("rules_key", Text, info=nobody()),
    Column("options", JsonText(tuple[tuple[str, str], ...]), info=nobody()),
    Column("clock", Integer),
    Column("level", Text, info=nobody()),
    Column("pictures", Text, info=nobody()),
    Column("apart", Boolean, nullable=False, server_default=false()),
    Column("take_backs", Boolean, nullable=False, server_default=true()),
    Column("reactions", Boolean, nullable=False, server_default=true()),
    Column("preset", Text, info=nobody()),
    Column("convention", Text, info=nobody()),
    Column("length", Text, info=nobody()),
    Column("announces_feats", Boolean, nullable=False, server_default=false()),
    Column("signals", Boolean, nullable=False, server_default=true()),
    Column("zone", Text, info=nobody()),
    Column("channels", JsonText(tuple[int, ...]), info=nobody()),
    Column("folds_deals", Boolean, nullable=False, server_default=false()),
    Column("pack", Text, info=nobody()),
)

# Ten rows a server at most, of the last day: no index is worth its keep.
setting_changes = Table(
    "setting_changes",
    metadata,
    # Buttons carry it, so that it must never be used twice.
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Instant, nullable=False),
    Column("before", JsonText(ServerChoices), nullable=False, info=nobody()),
    Column("after", JsonText(ServerChoices), nullable=False, info=nobody()),
    sqlite_autoincrement=True,
)

welcomes = Table(
    "welcomes",
    metadata,
    discord_key("guild_id"),
    # Nothing while a manager is still to read it.
    Column("shown_at", Instant),
)

players = Table(
    "players",
    metadata,
    discord_key("user_id", person(PersonRole.OWN, "choices")),
    Column("plays_forced", Boolean, nullable=False),
    Column("pack", Text, info=nobody()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("hand_order", Text, info=nobody()),
    Column("hand_size", Text, info=nobody()),
    Column("pinged_in", BigInteger, info=nobody()),
    Column("reacts", Boolean, nullable=False, server_default=true()),
    Column("tells_feats", Boolean, nullable=False, server_default=true()),
    Column("reminded", Boolean, nullable=False, server_default=true()),
    Column("self_analysis", Boolean),
    Column("read_to_me", Boolean, nullable=False, server_default=false()),
    Column("time_factor", Integer, nullable=False, server_default="1"),
    Column("safe_colours", Boolean, nullable=False, server_default=false()),
)

counted = Table(
    "counted",
    metadata,
    Column("what", Text, primary_key=True, info=nobody()),
    Column("version", Integer, nullable=False),
)

ladders = Table(
    "ladders",
    metadata,
    discord_key("guild_id"),
    Column("ladder", Text, primary_key=True, info=nobody()),
    Column("generation", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("since", Instant),
    # The number of a generation alone tells of which ladder a change of a rating is.
    UniqueConstraint("generation"),
    UniqueConstraint("wanted"),
)

ratings = Table(
    "ratings",
    metadata,
    discord_key("guild_id"),
    Column("ladder", Text, primary_key=True, info=nobody()),
    Column("generation", Integer, primary_key=True, autoincrement=False, info=untold()),
    discord_key("user_id", person(PersonRole.OWN, "ratings", "ratings")),
    Column("points", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_at", Instant, nullable=False),
    sqlite_with_rowid=False,
)
# Ranks are counted by points; the other two say who has a place.
_places = (ratings.c.points, ratings.c.games, ratings.c.last_at)
Index(None, ratings.c.guild_id, ratings.c.ladder, ratings.c.generation, *_places)
Index(None, ratings.c.user_id)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("user_id", BigInteger, info=person(PersonRole.OWN)),
    Column("guild_id", BigInteger),
    Column("generation", Integer, info=untold()),
    Column("game_id", Integer, ForeignKey("games.id")),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("weight", Float(53), nullable=False, server_default="1"),
    Column("unknown", Boolean, nullable=False, server_default=false()),
    # By person first: the changes of one lie next to each other, as their curve reads them.
    PrimaryKeyConstraint("user_id", "guild_id", "generation", "game_id"),
    sqlite_with_rowid=False,
)
Index(None, rating_changes.c.game_id)

leaderboards = Table(
    "leaderboards",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("ladder", Text, nullable=False, info=nobody()),
    Column("generation", Integer, nullable=False),
    Column("period", Text, nullable=False, info=nobody()),
    UniqueConstraint("guild_id", "ladder", "generation", "period"),
)

standings = Table(
    "standings",
    metadata,
    Column("leaderboard_id", Integer, ForeignKey("leaderboards.id"), primary_key=True),
    discord_key("user_id", person(PersonRole.OWN, "sums", "sums")),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # In hundredths of a point: whole numbers give the same ranks on both databases.
    Column("average", Integer, nullable=False),
    Column("contracts_made", Integer, nullable=False),
    Column("contracts_failed", Integer, nullable=False),
    sqlite_with_rowid=False,
)
# An index for each measure of a leaderboard; what breaks ties comes after it.
Index(None, standings.c.leaderboard_id, standings.c.wins, standings.c.games)
_contracts = (standings.c.contracts_made, standings.c.contracts_failed)
# The name that would follow from its columns is longer than PostgreSQL takes.
Index(
    "ix_standings_leaderboard_id_contracts_games",
    standings.c.leaderboard_id,
    *_contracts,
    standings.c.games,
)
Index(None, standings.c.leaderboard_id, standings.c.average, standings.c.games)
Index(None, standings.c.user_id)

voided_games = Table(
    "voided_games",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column(
        "by_id", BigInteger, nullable=False, info=person(PersonRole.UNNAMED, "voided", "voided")
    ),
    Column("at", Instant, nullable=False),
    Column("reason", Text, nullable=False, info=person(PersonRole.IN_TEXT)),
)
Index(None, voided_games.c.guild_id, voided_games.c.at)

seat_watchers = Table(
    "seat_watchers",
    metadata,
    discord_key("guild_id"),
    discord_key("user_id", person(PersonRole.OWN, "waits", "waits")),
    Column("asked_at", Instant, nullable=False),
)

departures = Table(
    "departures",
    metadata,
    discord_key("guild_id"),
    Column("at", Instant, nullable=False),
)

# `posted` is the last season that was posted, or the one before the channel was chosen.
podiums = Table(
    "podiums",
    metadata,
    discord_key("guild_id"),
    Column("channel_id", BigInteger, info=nobody()),
    Column("posted", ParsedText(Season.parse), nullable=False),
    Column("asked_feats", Boolean, nullable=False, server_default=false()),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, info=nobody()),
    Column("host_id", BigInteger, nullable=False, info=person(PersonRole.UNNAMED)),
    Column("title", Text, nullable=False, info=person(PersonRole.IN_TEXT)),
    Column("weekly", Boolean, nullable=False),
    Column("day", DayText, nullable=False, info=nobody()),
    Column("minute", MinuteOfDay, nullable=False),
    Column("rules_key", Text, info=nobody()),
    Column("signup_hours", RangedNumber(0, 1000), nullable=False),
    Column("paused", EnumText(WhyPaused), info=nobody()),
    Column("stage", EnumText(EveningStage), nullable=False, info=nobody()),
    Column("starts_at", Instant),
    Column("card_id", BigInteger, info=nobody()),
    Column("notice_id", BigInteger, info=nobody()),
    Column("gathered_at", Instant),
    Column("plays_on", Boolean, nullable=False),
    Column("empty", Integer, nullable=False),
    Column("same_deals", Boolean, nullable=False, server_default=false()),
    # Buttons carry the number of their evening, so that a number must never be used twice.
    sqlite_autoincrement=True,
)

evening_answers = Table(
    "evening_answers",
    metadata,
    Column("evening_id", Integer, ForeignKey("evenings.id"), primary_key=True),
    Column("day", DayText, primary_key=True, info=nobody()),
    discord_key("user_id", person(PersonRole.OWN, "evenings", "evenings")),
    Column("coming", EnumText(Coming), info=nobody()),
    Column("partner_id", BigInteger, info=person(PersonRole.UNNAMED)),
    Column("answered_at", Instant, nullable=False),
    Column("here_at", Instant),
    Column("mentions", Integer, nullable=False, info=untold()),
    sqlite_with_rowid=False,
)
Index(None, evening_answers.c.user_id)

evening_seats = Table(
    "evening_seats",
    metadata,
    Column("evening_id", Integer, ForeignKey("evenings.id"), primary_key=True),
    Column("day", DayText, primary_key=True, info=nobody()),
    Column("round", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "evening_seats", "evenings")),
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("channel_id", BigInteger, info=untold()),
    Column("table_id", Integer, info=untold()),
    sqlite_with_rowid=False,
)
Index(None, evening_seats.c.user_id)

ranks = Table(
    "ranks",
    metadata,
    discord_key("guild_id"),
    Column("ladder", ParsedText(ladder_named), nullable=False),
    Column("is_on", Boolean, nullable=False),
)

rank_roles = Table(
    "rank_roles",
    metadata,
    discord_key("guild_id"),
    Column("tier", EnumText(Tier), primary_key=True),
    Column("role_id", BigInteger, nullable=False, info=nobody()),
    Column("refused", Boolean, nullable=False),
)

rank_holders = Table(
    "rank_holders",
    metadata,
    discord_key("guild_id"),
    discord_key("user_id", person(PersonRole.OWN, "rank_roles", "rank_roles")),
    discord_key("role_id", nobody()),
)
Index(None, rank_holders.c.user_id)

# The strengths of erased players, and below the weights of their games. Nothing is rounded: a
# recount gives the others the same ratings to the last digit.
strengths = Table(
    "strengths",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("guild_id"),
    discord_key("user_id", person(PersonRole.KEPT)),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
)

game_weights = Table(
    "game_weights",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("guild_id"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("weight", Float(53), nullable=False),
    Column("unknown", Boolean, nullable=False),
)

shared_deals = Table(
    "shared_deals",
    metadata,
    Column("code", Text, primary_key=True, info=nobody()),
    Column("line", Text, nullable=False, unique=True, info=nobody()),
    Column("opened_at", Instant, nullable=False),
    # The fingerprint of the hands: the same cards are known under every id.
    Column("cards", Text, nullable=False, server_default="", info=nobody()),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("opened_by_others", Boolean, nullable=False, server_default=false()),
)
Index(None, shared_deals.c.cards)

card_viewers = Table(
    "card_viewers",
    metadata,
    Column("cards", Text, primary_key=True, info=nobody()),
    discord_key("user_id", person(PersonRole.OWN, "seen_deals", "seen_deals")),
    Column("seen_at", Instant, nullable=False),
    sqlite_with_rowid=False,
)
Index(None, card_viewers.c.user_id)

finished_lessons = Table(
    "finished_lessons",
    metadata,
    discord_key("user_id", person(PersonRole.OWN, "lessons", "lessons")),
    Column("lesson", Text, primary_key=True, info=nobody()),
    sqlite_with_rowid=False,
)

given_deals = Table(
    "given_deals",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("code", Text, ForeignKey("shared_deals.code"), nullable=False),
)
Index(None, given_deals.c.code)

analyses = Table(
    "analyses",
    metadata,
    Column("code", Text, ForeignKey("shared_deals.code"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made_at", Instant, nullable=False),
    Column("payload", LargeBinary, info=nobody()),
    # Once the whole is forgotten: what is left to be asked again.
    Column("moments", LargeBinary, info=nobody()),
)

analysis_players = Table(
    "analysis_players",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "analyses", "analyses")),
    Column("code", Text, ForeignKey("analyses.code"), nullable=False),
    Column("at", Instant, nullable=False),
    Column("role", Text, info=nobody()),
    Column("cards", Integer, nullable=False),
    Column("card_accuracy", Float(53), nullable=False),
    Column("calls", Integer, nullable=False),
    Column("call_accuracy", Float(53), nullable=False),
    Column("held", Integer, nullable=False),
    Column("usual", Float(53), nullable=False),
    Column("lead", Integer, nullable=False),
)
Index(None, analysis_players.c.user_id, analysis_players.c.at)
Index(None, analysis_players.c.code)

analysis_errors = Table(
    "analysis_errors",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, info=person(PersonRole.OWN, "errors")),
    Column("kind", Text, info=nobody()),
    Column("loss", Float(53), nullable=False),
    Column("points", Float(53), nullable=False),
)
Index(None, analysis_errors.c.user_id)

exercises = Table(
    "exercises",
    metadata,
    # The id of a deal, or the code of a set of problems: no foreign key fits both.
    Column("code", Text, primary_key=True, info=nobody()),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "exercises", "exercises")),
    Column("due", Instant, nullable=False),
    Column("stability", Float(53), nullable=False),
    Column("difficulty", Float(53), nullable=False),
    Column("reviewed_at", Instant, nullable=False),
    Column("rights", Integer, nullable=False),
    Column("wrongs", Integer, nullable=False),
    Column("in_a_row", Integer, nullable=False),
    Column("repeats", Integer, nullable=False),
    Column("answer", Text, nullable=False, info=nobody()),
    Column("again", Boolean, nullable=False),
    Column("retired", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
Index(None, exercises.c.user_id, exercises.c.due)

problem_answers = Table(
    "problem_answers",
    metadata,
    Column("code", Text, primary_key=True, info=nobody()),
    Column("number", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "problems", "problems")),
    Column("answered_at", Instant, nullable=False),
    Column("answer", Text, nullable=False, info=nobody()),
    Column("found", Boolean, nullable=False),
    Column("report", Text, info=nobody()),
    sqlite_with_rowid=False,
)
Index(None, problem_answers.c.user_id, problem_answers.c.code)

problem_ratings = Table(
    "problem_ratings",
    metadata,
    Column("code", Text, primary_key=True, info=nobody()),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    sqlite_with_rowid=False,
)

problem_solvers = Table(
    "problem_solvers",
    metadata,
    discord_key("user_id", person(PersonRole.OWN, "problem_ratings")),
    Column("code", Text, primary_key=True, info=nobody()),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("last_at", Instant, nullable=False),
    sqlite_with_rowid=False,
)

# Leases and turns are by the database's clock alone (ADR 19).
slots = Table(
    "slots",
    metadata,
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text, info=nobody()),
    Column("epoch", BigInteger, nullable=False, info=nobody()),
    Column("until", Instant, nullable=False),
    Column("version", Text, nullable=False, info=nobody()),
    # The last interaction that the owner before has dealt with; null if its lease ran out.
    Column("accepted", BigInteger, info=nobody()),
)

# One row, in which all processes take turns to ask Discord.
request_turns = Table(
    "request_turns",
    metadata,
    Column("what", Text, primary_key=True, info=nobody()),
    Column("next_at", Instant, nullable=False),
)

shared_plays = Table(
    "shared_plays",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", EnumText(SharedPlayKind), nullable=False, info=nobody()),
    Column("name", KnownText(read_name), nullable=False, info=nobody()),
    Column("number", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False, server_default="1"),
    Column("seed", LargeBinary, nullable=False, info=nobody()),
    Column("opens_at", Instant, nullable=False),
    Column("closes_at", Instant, nullable=False),
    Column("seen_at", Instant),
    Column("down", Boolean, nullable=False, server_default=false()),
    # Of two that begin the same one, as in two processes, the second changes nothing.
    UniqueConstraint("kind", "name"),
)
Index(None, shared_plays.c.kind, shared_plays.c.opens_at)

shared_play_deals = Table(
    "shared_play_deals",
    metadata,
    Column("shared_play_id", Integer, ForeignKey("shared_plays.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False, info=nobody()),
    Column("cards", Text, nullable=False, info=nobody()),
    Column("drawn", Integer, nullable=False),
    Column("model", Text, nullable=False, info=nobody()),
    Column("par", ParsedText(Par.parse), info=nobody()),
)
# Asked before cards are shown anywhere: are others still to play them?
Index(None, shared_play_deals.c.cards)

played_deals = Table(
    "played_deals",
    metadata,
    # This key gives everybody one try.
    Column("shared_play_id", Integer, ForeignKey("shared_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "played_alone", "played_alone")),
    Column("guild_id", BigInteger, nullable=False),
    Column("line", Text, nullable=False, info=nobody()),
    Column("moves", Integer, nullable=False),
    Column("started_at", Instant, nullable=False),
    Column("done_at", Instant),
    Column("score_0", Integer, nullable=False, server_default="0"),
    Column("score_1", Integer, nullable=False, server_default="0"),
    Column("squares", Text, info=nobody()),
    Column("accuracy", Float(53)),
    Column("seen", Boolean, nullable=False, server_default=false()),
    Column("at_table", Integer),
    Column("seat", EnumNumber(Seat), nullable=False, server_default="2"),
    Column("stood_in", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
Index(None, played_deals.c.user_id)
Index(None, played_deals.c.guild_id)

alone_replies = Table(
    "alone_replies",
    metadata,
    # This key keeps the first reply, whoever has found it (ADR 27).
    Column("shared_play_id", Integer, ForeignKey("shared_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("position", Text, primary_key=True, info=nobody()),
    Column("action", Text, nullable=False, info=nobody()),
    sqlite_with_rowid=False,
)

challenges = Table(
    "challenges",
    metadata,
    Column(
        "shared_play_id",
        Integer,
        ForeignKey("shared_plays.id"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("guild_id", BigInteger, nullable=False),
    Column(
        "host_id",
        BigInteger,
        nullable=False,
        info=person(PersonRole.UNNAMED, "challenges", "challenges"),
    ),
    Column("rules_key", KnownText(find_variant), nullable=False, info=nobody()),
    Column("way", EnumText(ChallengeWay), nullable=False, info=nobody()),
    Column("outdated", Boolean, nullable=False, server_default=false()),
    # No foreign key: what was played stays when its evening is deleted, which took place once.
    Column("evening_id", Integer, info=nobody()),
)
Index(None, challenges.c.host_id)
Index(None, challenges.c.evening_id)

missed_deals = Table(
    "missed_deals",
    metadata,
    Column("shared_play_id", Integer, ForeignKey("shared_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    discord_key("user_id", person(PersonRole.OWN, "missed_deals")),
    sqlite_with_rowid=False,
)
Index(None, missed_deals.c.user_id)

expert_plays = Table(
    "expert_plays",
    metadata,
    Column("shared_play_id", Integer, ForeignKey("shared_plays.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False, info=nobody()),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    sqlite_with_rowid=False,
)

day_posts = Table(
    "day_posts",
    metadata,
    discord_key("guild_id"),
    Column("channel_id", BigInteger, info=nobody()),
    Column("hour", RangedNumber(0, 23), nullable=False),
    Column("posted", DayText, nullable=False),
)

day_watchers = Table(
    "day_watchers",
    metadata,
    discord_key("guild_id"),
    discord_key("user_id", person(PersonRole.OWN, "day_posts", "waits")),
)

score_sheets = Table(
    "score_sheets",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, info=untold()),
    Column("user_id", BigInteger, nullable=False, info=person(PersonRole.OWN, "sheets", "sheets")),
    Column("rules_key", Text, nullable=False, info=nobody()),
    Column("rules_version", Integer, nullable=False, info=untold()),
    Column("options", JsonText(tuple[tuple[str, str], ...]), nullable=False, info=nobody()),
    Column("names", JsonText(tuple[str, ...]), nullable=False, info=person(PersonRole.IN_TEXT)),
    Column(
        "former_names",
        JsonText(tuple[FormerNames, ...]),
        nullable=False,
        info=person(PersonRole.IN_TEXT),
    ),
    Column("deals", JsonText(tuple[WrittenDeal, ...]), nullable=False, info=nobody()),
    Column("draft", JsonText(Draft), info=person(PersonRole.IN_TEXT)),
    # Of two people who write at once, the second finds another number, and is told.
    Column("moves", Integer, nullable=False, info=untold()),
    Column("changed_at", Instant, nullable=False),
)
Index(None, score_sheets.c.user_id, score_sheets.c.changed_at)
Index(None, score_sheets.c.changed_at)

posts = Table(
    "posts",
    metadata,
    # The number of a row of another table, which the kind names.
    Column("kind", Text, primary_key=True, info=nobody()),
    Column("about", Integer, primary_key=True, autoincrement=False),
    # Posted twice it stands in two places, and both are drawn again.
    discord_key("message_id", nobody()),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False, info=nobody()),
    # Nothing while the post shows all there is to show.
    Column("due_at", Instant),
)
Index(None, posts.c.due_at)
