"""Select the games of a player, and list them, newest first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import (
    CTE,
    ColumnElement,
    Connection,
    Label,
    and_,
    case,
    exists,
    func,
    literal,
    select,
)

from bot.storage.database.schema import game_deals, game_leavers, game_players, games, tables
from bot.storage.preferences import hidden_among, is_shown
from bot.storage.results.game_results import GameResult
from bot.storage.shared_plays import tables_closed_to
from bot.tables.occupants import NOBODY_KNOWN


class GameOutcome(StrEnum):
    """The outcome of a game for a player, or its state; leaving counts as a loss.

    Stopped is one that is neither won nor lost: without a result, or a trial that they left.
    """

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    LEFT = "left"
    RUNNING = "running"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The games of a server, of a family, from a moment on and before one; None asks for all.

    Hidden people are named to no ``reader`` but themselves. With ``now``, games of challenges that
    are open then are left out, but for a reader who played there.
    """

    guild_id: int | None = None
    family: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    reader: int | None = None
    now: datetime | None = None

    def conditions(self, *, uncounted: bool = False) -> Iterator[ColumnElement[bool]]:
        """The conditions on a row of ``games``; a voided game never fulfils them.

        Games that count in no statistics are with ``uncounted`` alone.
        """
        yield ~games.c.voided
        if not uncounted:
            yield games.c.counts
        if self.guild_id is not None:
            yield games.c.guild_id == self.guild_id
        if self.now is not None:
            yield games.c.table_id.not_in(tables_closed_to(self.reader, self.now))
        if self.family is not None:
            yield games.c.family == self.family
        if self.since is not None:
            yield games.c.finished_at >= self.since
        if self.until is not None:
            yield games.c.finished_at < self.until

    def has(self, game: GameResult) -> bool:
        """Whether a game without a row is one of its family and its time."""
        return (
            self.family in {None, game.family}
            and (self.since is None or game.finished_at >= self.since)
            and (self.until is None or game.finished_at < self.until)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WithPlayer:
    """Another player who held a seat to the end: on the same side, or on the other."""

    user_id: int
    together: bool

    def condition(self) -> ColumnElement[bool]:
        """The condition on a row of ``game_players``."""
        other = game_players.alias("other")
        same_side = other.c.team == game_players.c.team
        return exists().where(
            other.c.game_id == game_players.c.game_id,
            other.c.user_id == self.user_id,
            other.c.seat != game_players.c.seat,
            same_side if self.together else ~same_side,
        )


def outcome_of() -> Label[str]:
    """The outcome of a game for the player of a row."""
    return case(
        (_was_left(trial=True), GameOutcome.STOPPED.value),
        (_was_left(), GameOutcome.LEFT.value),
        (games.c.winner_team.is_(None), GameOutcome.DRAWN.value),
        (game_players.c.won, GameOutcome.WON.value),
        else_=GameOutcome.LOST.value,
    ).label("outcome")


def _was_left(*, trial: bool = False) -> ColumnElement[bool]:
    """Whether the player of a row had left: a computer held their seat at the end.

    With ``trial``: whether they left a game that was one for them.
    """
    theirs = (
        game_leavers.c.game_id == game_players.c.game_id,
        game_leavers.c.user_id == game_players.c.user_id,
    )
    return exists().where(*theirs, *([game_leavers.c.trial] if trial else []))


def played_in_person(mine: CTE) -> ColumnElement[bool]:
    """Whether the player of a row of these games played a deal in person.

    Where that was not stored, players who were there from start to end did.
    """
    own = game_deals.c.present.bitwise_and(literal(1).bitwise_lshift(mine.c.seat))
    return case((game_deals.c.present.is_(None), ~mine.c.replaced), else_=own != 0)


def games_of(
    user_id: int | None,
    chosen: Selection,
    company: WithPlayer | None = None,
    *,
    left: bool = False,
    uncounted: bool = False,
) -> CTE:
    """A player's row in each of these games and the game's own, the latest being the first.

    ``score`` and ``others`` are the scores of their side and of the other. Games that they ``left``
    are only included where that is asked for, or with those ``uncounted`` in any statistics.
    Without a player: the rows of everybody who is shown to others, each with numbers of their own.
    """
    # Not by the row's own number: a rebuild gives new ones.
    latest_first = (games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
    first_team = game_players.c.team == 0
    player = game_players.c.user_id
    whose = is_shown(player) if user_id is None else player == user_id
    conditions = [whose, *chosen.conditions(uncounted=uncounted)]
    if company is not None:
        conditions.append(company.condition())
    if not (left or uncounted):
        conditions.append(~_was_left())
    return (
        select(
            *game_players.c,
            *(column for column in games.c if column.name not in ("id", "deals")),
            case((first_team, games.c.score_0), else_=games.c.score_1).label("score"),
            case((first_team, games.c.score_1), else_=games.c.score_0).label("others"),
            outcome_of(),
            func.row_number().over(partition_by=player, order_by=latest_first).label("nth"),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(and_(*conditions))
        .cte("mine")
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One of their games, with scores from their side; None stands for a computer player.

    Hidden people are ``NOBODY_KNOWN`` to all but themselves.

    The message is the newest that shows the table, if one is known.
    """

    guild_id: int
    table_id: int
    number: int
    rules_key: str
    finished_at: datetime
    outcome: GameOutcome
    score: int
    others: int
    counts: bool
    partners: tuple[int | None, ...]
    opponents: tuple[int | None, ...]
    channel_id: int | None
    message_id: int | None


@dataclass(frozen=True, slots=True)
class History:
    """A page of their games, and the number of all; ``unfinished`` ones stand before them.

    ``first`` is the number of the page's first game that has a result, from 0.
    """

    games: tuple[PlayedGame, ...]
    total: int
    unfinished: tuple[PlayedGame, ...] = ()
    first: int = 0


def has_finished_a_game(connection: Connection, user: int, rules_key: str | None = None) -> bool:
    """Whether a person has played a game to its end, by these rules if any are named.

    By rules only games count that were not for training alone, from the first call to the last.
    """
    any_game = select(game_players.c.game_id).where(game_players.c.user_id == user)
    if rules_key is not None:
        of_game = games.c.id == game_players.c.game_id
        any_game = any_game.join(games, of_game).where(
            games.c.rules_key == rules_key, games.c.counts, ~game_players.c.replaced, ~_was_left()
        )
    return connection.execute(any_game.limit(1)).first() is not None


def history_of(
    connection: Connection,
    chosen: Selection,
    user_id: int,
    *,
    offset: int,
    limit: int,
    unfinished: Sequence[PlayedGame] = (),
) -> History:
    """A player's games of a selection from an offset on, whether they count or not.

    Those that are ``unfinished`` come first, and are numbered with the others.
    """
    mine = games_of(user_id, chosen, uncounted=True)
    total = connection.execute(select(func.count()).select_from(mine)).scalar_one()
    shown = tuple(unfinished[offset : offset + limit])
    first, left = max(offset - len(unfinished), 0), limit - len(shown)
    games = page_of_games(connection, mine, offset=first, limit=left, reader=chosen.reader)
    return History(games, total + len(unfinished), shown, first)


def page_of_games(
    connection: Connection, mine: CTE, *, limit: int, reader: int | None, offset: int = 0
) -> tuple[PlayedGame, ...]:
    """Some of these games as this reader sees them, which are numbered from the latest on."""
    rows = connection.execute(
        select(
            mine,
            tables.c.message_channel_id.label("channel_id"),
            tables.c.message_id,
        )
        .join(tables, tables.c.id == mine.c.table_id)
        .where(mine.c.nth > offset, mine.c.nth <= offset + limit)
        .order_by(mine.c.nth)
    ).mappings()
    told = rows.all()
    seats = game_players.c
    others = connection.execute(
        select(seats.game_id, seats.seat, seats.team, seats.user_id)
        .where(seats.game_id.in_([row["game_id"] for row in told]))
        .order_by(seats.seat)
    ).all()
    unnamed = hidden_among(connection, (other.user_id for other in others)) - {reader}
    names = [name for name in PlayedGame.__slots__ if name not in ("partners", "opponents")]
    return tuple(
        PlayedGame(
            **{name: row[name] for name in names} | {"outcome": GameOutcome(row["outcome"])},
            partners=tuple(
                NOBODY_KNOWN if other.user_id in unnamed else other.user_id
                for other in others
                if other.game_id == row["game_id"]
                and other.team == row["team"]
                and other.seat != row["seat"]
            ),
            opponents=tuple(
                NOBODY_KNOWN if other.user_id in unnamed else other.user_id
                for other in others
                if other.game_id == row["game_id"] and other.team != row["team"]
            ),
        )
        for row in told
    )
