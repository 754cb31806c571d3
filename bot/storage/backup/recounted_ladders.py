"""Recount all ladders of a copy and tell which of them were not as the results have them."""

from collections import Counter
from math import isclose

from sqlalchemy import Connection, select

from bot.ratings.ladders import Ladder
from bot.storage.database.schema import (
    counted,
    game_leavers,
    game_players,
    game_weights,
    games,
    guild_settings,
    ladders,
    leaderboards,
    rating_changes,
    ratings,
    standings,
    strengths,
)
from bot.storage.ratings.generations import is_live
from bot.storage.results.rebuild import count_ladders

COUNTED_FROM = frozenset(
    table.name
    for table in (
        counted,
        game_leavers,
        game_players,
        game_weights,
        games,
        guild_settings,
        ladders,
        strengths,
    )
)
"""The tables that a recount reads."""

RowKey = tuple[object, ...]
Values = tuple[object, ...]

_ROWS = (
    ("rating", select(ratings).where(is_live(ratings)), ("user_id",)),
    (
        "change",
        select(rating_changes, games.c.family, games.c.people)
        .join(games)
        .where(is_live(rating_changes)),
        ("user_id", "game_id"),
    ),
    (
        "sum",
        select(standings, leaderboards.c.guild_id, leaderboards.c.ladder, leaderboards.c.period)
        .join(leaderboards)
        .where(is_live(leaderboards)),
        ("period", "user_id"),
    ),
)
"""The stored rows of a ladder: their kind, the query, and the columns that identify a row."""


def wrong_ladders(connection: Connection) -> tuple[tuple[int, str, int], ...]:
    """Scope, ladder and number of wrong rows of each ladder that differs from its recount.

    A row is a rating, a change of one by a game, or a line of a leaderboard. The recount stays in
    the database: this is for copies.
    """
    before = _kept(connection)
    count_ladders(connection)
    after = _kept(connection)
    wrong: Counter[tuple[int, str]] = Counter()
    for key in before.keys() | after.keys():
        _, scope, ladder, *_ = key
        # A scope that is no number is told as the value of its row.
        if isinstance(scope, int) and not _alike(before.get(key), after.get(key)):
            wrong[scope, str(ladder)] += 1
    return tuple((scope, ladder, count) for (scope, ladder), count in sorted(wrong.items()))


def _kept(connection: Connection) -> dict[RowKey, Values]:
    """Every row of every ladder: by its kind, its scope, its ladder, and what else names it."""
    found: dict[RowKey, Values] = {}
    for kind, chosen, names in _ROWS:
        for row in connection.execute(chosen).mappings():
            told = dict(row)
            for number in ("leaderboard_id", "generation"):  # a recount gives new ones
                told.pop(number, None)
            ladder = told.get("ladder") or str(Ladder(told["family"], told["people"]))
            found[kind, told["guild_id"], ladder, *(told[name] for name in names)] = (
                *told.values(),
            )
    return found


def _alike(one: Values | None, other: Values | None) -> bool:
    """Whether they say the same; sums of fractions may differ in their last digit."""
    if one is None or other is None:
        return False
    return all(
        isclose(a, b, rel_tol=1e-9) if isinstance(a, float) and isinstance(b, float) else a == b
        for a, b in zip(one, other, strict=True)
    )
