"""Measures of progress: a number after each game, which never falls."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator

from bot.achievements.facts import DealFacts, GameFacts

Measure = Callable[[Iterable[GameFacts]], Iterator[int]]
"""From the games in their order to the number after each."""

OfGame = Callable[[GameFacts], int]
OfDeal = Callable[[DealFacts], bool]


def total(of: OfGame) -> Measure:
    """The sum over all games."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        so_far = 0
        for game in games:
            so_far += of(game)
            yield so_far

    return measure


def most(of: OfGame) -> Measure:
    """The most in one game."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        so_far = 0
        for game in games:
            so_far = max(so_far, of(game))
            yield so_far

    return measure


def deals(of: OfDeal) -> Measure:
    """The number of deals for which this is true."""
    return total(lambda game: sum(of(deal) for deal in game.deals))


def most_in_an_evening(of: OfGame) -> Measure:
    """The most in the games of one evening."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        evenings: Counter[Hashable] = Counter()
        so_far = 0
        for game in games:
            evenings[game.evening] += of(game)
            so_far = max(so_far, evenings[game.evening])
            yield so_far

    return measure


def wins_in_a_row() -> Measure:
    """The longest series of games won."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        longest = now = 0
        for game in games:
            now = now + 1 if game.won else 0
            longest = max(longest, now)
            yield longest

    return measure


def contracts_in_a_row() -> Measure:
    """The longest series of contracts made as declarer."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        longest = now = 0
        for game in games:
            for deal in game.deals:
                if deal.took:
                    now = now + 1 if deal.made else 0
                    longest = max(longest, now)
            yield longest

    return measure


def different(of: Callable[[GameFacts], Iterable[Hashable]]) -> Measure:
    """The number of different values."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        seen: set[Hashable] = set()
        for game in games:
            seen.update(of(game))
            yield len(seen)

    return measure


def most_often(of: Callable[[GameFacts], Iterable[Hashable]]) -> Measure:
    """The count of the most frequent value."""

    def measure(games: Iterable[GameFacts]) -> Iterator[int]:
        seen: Counter[Hashable] = Counter()
        so_far = 0
        for game in games:
            for one in of(game):
                seen[one] += 1
                so_far = max(so_far, seen[one])
            yield so_far

    return measure
