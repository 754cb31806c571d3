"""Some hundred games over more than a year, for ladders that go through several seasons."""

from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.storage.results.game_results import GameResult
from tests.bot.storage.ladders_kept import varied_games

DAYS = 420


def games_of_seasons(seed: int, count: int) -> tuple[GameResult, ...]:
    """Games in the order in which they end, no two at once."""
    rng = Random(seed)
    ends = sorted(timedelta(minutes=each) for each in rng.sample(range(DAYS * 24 * 60), count))
    return tuple(
        replace(game, started_at=game.started_at + end, finished_at=game.finished_at + end)
        for game, end in zip(_at_noon(seed, count), ends, strict=True)
    )


def _at_noon(seed: int, count: int) -> list[GameResult]:
    """The games as if all had ended at the same moment."""
    # Trials, which are younger than the figures recorded of these games, would change them.
    games = varied_games(seed, count, trials=0)
    first = min(game.finished_at for game in games)
    return [
        replace(game, started_at=game.started_at - (game.finished_at - first), finished_at=first)
        for game in games
    ]
