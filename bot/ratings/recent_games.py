"""Recent games limit what the same few people can move on the ladder over all servers.

There nobody knows each other, and a second account or a friend who loses on purpose costs nothing.
So one person moves another's rating by a few points only, and all who have hardly played elsewhere
by a few together. A game weighs the same whether it is won or lost: nobody gains by choosing whom
to play again. A server's own ladder has no such limits (docs/ratings.md).
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.ratings.rating import Contest, Rating, swings

MEMORY = timedelta(days=90)
"""The time during which a game makes the next ones of the same people count less."""

BY_ONE_PERSON, BY_UNKNOWN = 15, 30
"""The most points, up or down, in games with one other person, and in all games together with
somebody who has hardly played with anybody else."""

OF_THE_REST = 1 / 2
"""A game moves by no more than this part of what is left of that, so that each one counts less."""

ENOUGH_GAMES = 12
"""The games of the ladder that somebody has played without another person to be known to them."""

ENOUGH_SERVERS = 2
"""The servers on which somebody must have played to be known, and to have a place."""


@dataclass(frozen=True, slots=True)
class Weight:
    """The weight of a game for a player (0–1), and whether it had someone they rarely meet."""

    weight: float = 1.0
    unknown: bool = False


@dataclass(frozen=True, slots=True)
class Met:
    """A played game: with whom, and by how many points it changed the rating.

    For the others who are ``trying`` it was a trial, which is none of their games of the ladder.
    """

    at: datetime
    guild: int
    others: frozenset[int]
    points: int
    unknown: bool
    trying: frozenset[int] = frozenset()


class RecentGames:
    """The recent games on the ladder over all servers by player, oldest first."""

    def __init__(self) -> None:
        self._met: defaultdict[int, list[Met]] = defaultdict(list)

    def weigh(self, contest: Contest, known: Mapping[int, Rating]) -> dict[int, Weight]:
        """The weight of a game for each person in it, whatever its outcome."""
        most = swings(contest, known)
        return {user: self._weight(contest, known, user, most[user]) for user in most}

    def note(
        self, contest: Contest, points: Mapping[int, int], weights: Mapping[int, Weight]
    ) -> None:
        """Record a game's rating changes."""
        for user, change in points.items():
            self.remember(user, met(contest, user, change, unknown=weights[user].unknown))

    def remember(self, user: int, game: Met) -> None:
        """Add a player's next game, and drop those too long ago."""
        games = self._met[user]
        while games and games[0].at < game.at - MEMORY:
            del games[0]
        games.append(game)

    def _weight(
        self, contest: Contest, known: Mapping[int, Rating], user: int, most: float
    ) -> Weight:
        others = met(contest, user, 0, unknown=False).others
        if not others or not most:
            return Weight()
        lately = [each for each in self._met[user] if each.at >= contest.at - MEMORY]
        unknown = not all(self._is_known(each, lately, contest, known) for each in others)
        rooms = [
            BY_ONE_PERSON - abs(sum(game.points for game in lately if each in game.others))
            for each in others
        ]
        if unknown:
            rooms.append(BY_UNKNOWN - abs(sum(game.points for game in lately if game.unknown)))
        return Weight(max(0.0, min(1.0, OF_THE_REST * min(rooms) / most)), unknown)

    def _is_known(
        self, other: int, lately: list[Met], contest: Contest, known: Mapping[int, Rating]
    ) -> bool:
        """Whether the other player has played enough with different people."""
        together = sum(other in each.others - each.trying for each in lately)
        games = known.get(other, Rating()).games
        if games - together < ENOUGH_GAMES:
            return False
        since = contest.at - MEMORY
        servers = {each.guild for each in self._met[other] if each.at >= since} | {contest.guild}
        return len(servers) >= ENOUGH_SERVERS


def met(contest: Contest, user: int, points: int, *, unknown: bool) -> Met:
    """The game from one player's side."""
    others = frozenset(contest.people) - {user}
    return Met(contest.at, contest.guild, others, points, unknown, contest.trying & others)
