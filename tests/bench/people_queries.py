"""What is asked of people, as the bench of a million deals asks it."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from sqlalchemy import Connection

from bot.ratings.ladders import Span, period_start
from bot.storage.ratings.player_ratings import rating_curve
from bot.storage.stats.achievement_facts import standings_of
from bot.storage.stats.history import Selection, history_of
from bot.storage.stats.statistics import player_statistics, versus
from tests.bench.standings_made import END

Ask = Callable[[Connection, int, int], object]
"""A question, asked by somebody of some server."""


def people_queries() -> Iterator[tuple[str, Ask]]:
    """Statistics, pairs, duels, histories, curves and achievements, by their names."""
    for everywhere, span in product((False, True), Span):
        name = f"{'all' if everywhere else 'server'} {span}"
        chosen = partial(_chosen, everywhere=everywhere, span=span)
        yield f"{name}: statistics", partial(_statistics, chosen=chosen)
        yield f"{name}: pair", partial(_pair, chosen=chosen)
        yield f"{name}: versus", partial(_versus, chosen=chosen)
        yield f"{name}: history", partial(_history, chosen=chosen)
        yield f"{name}: rating curve", partial(_curve, chosen=chosen)
    yield "achievements", _feats


Chosen = Callable[[int], Selection]


def _chosen(guild: int, *, everywhere: bool, span: Span) -> Selection:
    return Selection(guild_id=None if everywhere else guild, since=period_start(span, END))


def _statistics(connection: Connection, guild: int, user: int, chosen: Chosen) -> object:
    return player_statistics(connection, chosen(guild), user)


def _pair(connection: Connection, guild: int, user: int, chosen: Chosen) -> object:
    return player_statistics(connection, chosen(guild), user, partner=user + 200)


def _versus(connection: Connection, guild: int, user: int, chosen: Chosen) -> object:
    return versus(connection, chosen(guild), user, user + 200)


def _history(connection: Connection, guild: int, user: int, chosen: Chosen) -> object:
    return history_of(connection, chosen(guild), user, offset=8, limit=8)


def _curve(connection: Connection, guild: int, user: int, chosen: Chosen) -> object:
    return rating_curve(connection, chosen(guild), user)


def _feats(connection: Connection, _guild: int, user: int) -> object:
    return standings_of(connection, user)
