"""What is kept of ladders, and the same counted in plain Python from all games at once."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import Executable, select

from bot.ratings.ladders import Ladder, periods
from bot.ratings.rating import Contest, Contestant, Rating, Standing, rated
from bot.ratings.recent_games import RecentGames, Weight
from bot.storage.database.database import Database
from bot.storage.database.schema import (
    EVERYWHERE,
    games,
    leaderboards,
    rating_changes,
    ratings,
    standings,
)
from bot.storage.log.open_tables import open_table
from bot.storage.ratings import fold
from bot.storage.ratings.generations import is_live
from bot.storage.results.game_results import GameResult, Leaver
from bot.storage.results.ladder_job import LadderJob
from bot.storage.results.rebuild import mark_all_counted
from bot.storage.results.voiding import Voiding
from tests.bot.storage.made import GUILD, NOON, PLAYERS, name_people, random_games

Rows = set[tuple[Any, ...]]

CHANGE = ("user_id", "guild_id", "before", "after", "mu", "sigma", "games", "weight", "unknown")


async def count_games(database: Database, told: Sequence[GameResult]) -> None:
    """Keep these games as they end, one transaction each, in the order in which they come.

    Some end before others that are counted already: their ladders are folded anew.
    """
    await open_tables_of(database, told)
    for game in told:
        assert await database.write(partial(fold.record, result=game))
    await ladder_job(database).fold_due()


def ladder_job(database: Database, version: str = "2") -> LadderJob:
    """What folds ladders anew, in a process that serves everybody."""
    return LadderJob(database, version, lambda: NOON)


def voiding(database: Database) -> Voiding:
    """What voids games in such a process."""
    return Voiding(database, ladder_job(database))


async def open_tables_of(database: Database, told: Sequence[GameResult]) -> None:
    """Open the tables at which these games are played, after a first start."""
    await database.write(mark_all_counted)
    tables = max(game.table_id for game in told)
    for channel in range(1, tables + 1):
        await database.write(partial(open_table, guild_id=GUILD, channel_id=channel, at=NOON))
    await database.write(partial(name_people, games=told))


async def kept(database: Database) -> tuple[Rows, Rows, Rows]:
    """Live ratings, changes and sums; games by the names that a rebuild leaves them."""
    told_ratings = select(
        ratings.c.guild_id,
        ratings.c.ladder,
        ratings.c.user_id,
        ratings.c.points,
        ratings.c.mu,
        ratings.c.sigma,
        ratings.c.games,
        ratings.c.last_at,
    ).where(is_live(ratings))
    changes = select(
        games.c.table_id,
        games.c.number,
        *(rating_changes.c[name] for name in CHANGE),
    ).join(games, games.c.id == rating_changes.c.game_id)
    changes = changes.where(is_live(rating_changes))
    sums = select(
        leaderboards.c.guild_id,
        leaderboards.c.ladder,
        leaderboards.c.period,
        *(column for column in standings.c if column is not standings.c.leaderboard_id),
    ).join(leaderboards, leaderboards.c.id == standings.c.leaderboard_id)
    sums = sums.where(is_live(leaderboards))

    async def rows(chosen: Executable) -> Rows:
        return await database.read(lambda c: {tuple(row) for row in c.execute(chosen)})

    return await rows(told_ratings), await rows(changes), await rows(sums)


TRIALS = 0.2
"""How often a game is a trial for one of its people."""


def varied_games(seed: int, count: int = 40, *, trials: float = TRIALS) -> tuple[GameResult, ...]:
    """Games at random with people alone in half of them, some who leave, and some on trial."""
    rng = Random(seed)
    return tuple(_varied_games(rng, game, trials) for game in random_games(seed, count))


def _varied_games(rng: Random, game: GameResult, trials: float) -> GameResult:
    players = list(game.players)
    seated = {each.user_id for each in players}
    others = [user for user in PLAYERS if user not in seated]
    if game.people:
        players = [
            replace(each, user_id=others.pop()) if each.user_id is None else each
            for each in players
        ]
    leavers = []
    if rng.random() < 0.3:
        seat = rng.choice(players)
        left = Leaver(others.pop(), seat.seat, seat.team)
        leavers.append(replace(left, trial=trials > 0 and rng.random() < trials))
    whole = [
        replace(each, deals=rng.randint(1, game.deals), trial=trials > 0 and rng.random() < trials)
        for each in players
    ]
    return replace(game, players=tuple(whole), leavers=tuple(leavers))


def naive_ladders(
    told: Iterable[GameResult], apart: Collection[int] = (), voided: Collection[GameResult] = ()
) -> tuple[Rows, Rows, Rows]:
    """All that should be kept."""
    known: dict[tuple[int, str], dict[int, Rating]] = {}
    kept_games: dict[str, RecentGames] = {}
    sums: dict[tuple[int, str, str, int], list[int]] = {}
    changes: Rows = set()
    which = [game for game in told if game not in voided]
    for game in sorted(which, key=lambda g: (g.finished_at, g.table_id, g.number)):
        ladder = str(Ladder(game.family, game.people))
        scopes = [game.guild_id] + [EVERYWHERE] * (game.guild_id not in apart)
        for scope in scopes:
            before = known.setdefault((scope, ladder), {})
            contest, everywhere = _contest(game), scope == EVERYWHERE
            recent_games = kept_games.setdefault(ladder, RecentGames())
            weights = dict.fromkeys(contest.people, Weight())
            if everywhere:
                weights = recent_games.weigh(contest, before)
            after = rated(contest, before, {user: each.weight for user, each in weights.items()})
            for user, new in after.items():
                old = before.get(user, Rating()).points
                weight = (weights[user].weight, weights[user].unknown)
                change = (old, new.points, new.mu, new.sigma, new.games, *weight)
                changes.add((game.table_id, game.number, user, scope, *change))
            moved = {u: each.points - before.get(u, Rating()).points for u, each in after.items()}
            if everywhere:
                recent_games.note(contest, moved, weights)
            before |= after
            for period in periods(game.finished_at):
                for user, of_game in _told_of(game).items():
                    sum_ = sums.setdefault((scope, ladder, period, user), [0] * 7)
                    sums[scope, ladder, period, user] = [
                        a + b for a, b in zip(sum_, of_game, strict=True)
                    ]
    told_ratings: Rows = {
        (*where, user, each.points, each.mu, each.sigma, each.games, each.last_at)
        for where, of_them in known.items()
        for user, each in of_them.items()
    }
    return (
        told_ratings,
        changes,
        {_sum_row(where, told) for where, told in sums.items() if any(told)},
    )


def _contest(game: GameResult) -> Contest:
    gone = {each.seat: each for each in game.leavers}
    contenders = []
    for each in game.players:
        if each.seat in gone:
            left = gone[each.seat]
            contenders.append(
                Contestant(each.team, left.user_id, each.level, left=True, trial=left.trial)
            )
        elif each.user_id is not None and not each.replaced:
            contenders.append(
                Contestant(each.team, each.user_id, share=each.share, trial=each.trial)
            )
        else:
            contenders.append(Contestant(each.team, None, each.level))
    standing = None if game.worth is None else Standing(game.leader_team, game.worth)
    return Contest(game.finished_at, game.winner_team, tuple(contenders), standing, game.guild_id)


def _told_of(game: GameResult) -> dict[int, list[int]]:
    gone = {each.user_id for each in game.leavers}
    told = {each.user_id: [1, 0, 0, 0, 0, 0, 0] for each in game.leavers if not each.trial}
    for each in game.players:
        if each.user_id is None or each.user_id in gone or each.trial:
            continue
        contracts = [each.contracts_made, each.contracts_failed]
        won, drawn = game.winner_team == each.team, game.winner_team is None
        told[each.user_id] = (
            [0, 0, 0, 0, 0, *contracts]
            if each.replaced
            else [1, int(won), int(drawn), each.deals, each.points, *contracts]
        )
    return told


def _sum_row(where: tuple[int, str, str, int], told: Sequence[int]) -> tuple[object, ...]:
    games_played, wins, draws, deals, points, made, failed = told
    average = int(points * 100 / deals) if deals else 0
    return (*where, games_played, wins, draws, deals, points, average, made, failed)
