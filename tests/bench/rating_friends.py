"""What ratings say of four friends who play with each other alone, game after game.

python -m tests.bench.rating_friends [runs]

Their true skills are 0, 50, 100 and 150 points a deal: two of the best win a deal against two of
the weakest by 150 points in the mean. Partners rotate. Beside a server's ladder, where every game
counts, stand the limits of the ladder over all servers.
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import mean

from bot.ratings.rating import Contest, Contestant, Rating, rated
from bot.ratings.recent_games import RecentGames

SKILLS = (0, 50, 100, 150)
"""The true skill of each friend, in points a deal."""

PAIRINGS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
"""Who sits where, the partner opposite; every three games everybody has had every partner."""

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
TARGET, A_DEAL, LUCK = 2000, 230, 200.0
"""A game's length, both sides' points of a deal, and the deviation of their difference by luck."""

GAMES, LONG, A_DAY = (60, 150), 600, 4


@dataclass(frozen=True, slots=True)
class Friends:
    """The ratings of the friends after so many games, in the order of their skills."""

    points: tuple[int, ...]

    @property
    def in_order(self) -> bool:
        """Whether nobody stands above a better friend."""
        return list(self.points) == sorted(self.points)

    @property
    def spread(self) -> int:
        """How far the best stands above the weakest."""
        return self.points[-1] - self.points[0]


def played(rng: Random, seats: Sequence[int]) -> int:
    """The side that wins a game."""
    ours, theirs = (SKILLS[seats[one]] + SKILLS[seats[other]] for one, other in ((0, 2), (1, 3)))
    scores = [0.0, 0.0]
    while max(scores) < TARGET:
        lead = rng.gauss((ours - theirs) / 2, LUCK)
        for side, own in enumerate((lead, -lead)):
            scores[side] += max(0.0, (A_DEAL + own) / 2)
    return 0 if scores[0] > scores[1] else 1


def evenings(seed: int, marks: Iterable[int], *, limited: bool) -> dict[int, Friends]:
    """The ratings after each number of games in ``marks``."""
    rng, known, wanted = Random(seed), dict[int, Rating](), set(marks)
    recent_games = RecentGames() if limited else None
    found = {}
    for nth in range(max(wanted)):
        seats = PAIRINGS[nth % len(PAIRINGS)]
        # The first game of each of them is a trial.
        contenders = tuple(
            Contestant(seat % 2, user + 1, trial=nth == 0) for seat, user in enumerate(seats)
        )
        at = NOON + timedelta(days=nth / A_DAY)
        contest = Contest(at, played(rng, seats), contenders, guild=1)
        weights = recent_games.weigh(contest, known) if recent_games else {}
        after = rated(contest, known, {user: each.weight for user, each in weights.items()})
        if recent_games:
            before = {user: known.get(user, Rating()).points for user in after}
            changes = {user: after[user].points - before[user] for user in after}
            recent_games.note(contest, changes, weights)
        known |= after
        if nth + 1 in wanted:
            found[nth + 1] = Friends(tuple(known[user + 1].points for user in range(len(SKILLS))))
    return found


def main(runs: int) -> None:
    """Print how often the order is right, and how much of the long run's spread is reached."""
    for name, limited in (("a server's ladder", False), ("limits of all servers", True)):
        told = [evenings(seed, (*GAMES, LONG), limited=limited) for seed in range(runs)]
        whole = mean(each[LONG].spread for each in told)
        for games in (*GAMES, LONG):
            now = [each[games] for each in told]
            order = mean(each.in_order for each in now)
            spread = mean(each.spread for each in now)
            sys.stdout.write(
                f"{name:24}{games:5} games  in order {order:4.0%}  spread {spread:5.0f}"
                f"  of {whole:5.0f}\n"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
