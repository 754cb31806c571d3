"""Recent games limit the points that somebody wins from, or loses to, the same few people.

A second account, or friends who lose on purpose, are worth no more than
them than from anybody else. A game weighs the same whether it is won or lost, so that nobody gains
by choosing whom to play again.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.ratings.rating import Contest, Rating, swings

MEMORY = timedelta(days=90)
"""So long a game is held against the next ones of the same people."""

FROM_AN_OPPONENT, WITH_A_PARTNER, AMONG_UNKNOWN = 15, 40, 30
"""The most points, up or down, against one opponent, beside one partner, and in all games together
with somebody who has hardly played with anybody else."""

OF_THE_REST = 1 / 2
"""A game moves by no more than this part of what is left of that, so that each one counts less."""

ENOUGH_GAMES = 12
"""Whoever has played so many games of the ladder without somebody is known to them."""

ENOUGH_SERVERS = 2
"""On so many servers somebody must have played to be known on the ladder over all servers."""


@dataclass(frozen=True, slots=True)
class Weight:
    """How much a game weighs for a player, and whether it had someone they rarely meet."""

    weight: float = 1.0
    unknown: bool = False


@dataclass(frozen=True, slots=True)
class Met:
    """A played game: with whom, and by how many points it changed the rating."""

    at: datetime
    guild: int
    partners: frozenset[int]
    opponents: frozenset[int]
    points: int
    unknown: bool


class RecentGames:
    """The recent games of a ladder by player, oldest first."""

    def __init__(self, *, everywhere: bool) -> None:
        self._everywhere = everywhere
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
        now = met(contest, user, 0, unknown=False)
        others = now.partners | now.opponents
        if not others or not most:
            return Weight()
        lately = [each for each in self._met[user] if each.at >= contest.at - MEMORY]
        unknown = not all(self._is_known(each, lately, contest, known) for each in others)
        rooms = [
            FROM_AN_OPPONENT - abs(sum(g.points for g in lately if each in g.opponents))
            for each in now.opponents
        ]
        rooms += [
            WITH_A_PARTNER - abs(sum(g.points for g in lately if each in g.partners))
            for each in now.partners
        ]
        if unknown:
            rooms.append(AMONG_UNKNOWN - abs(sum(g.points for g in lately if g.unknown)))
        return Weight(max(0.0, min(1.0, OF_THE_REST * min(rooms) / most)), unknown)

    def _is_known(
        self, other: int, lately: list[Met], contest: Contest, known: Mapping[int, Rating]
    ) -> bool:
        """Whether the other player has played enough with different people."""
        together = sum(other in each.partners | each.opponents for each in lately)
        games = known.get(other, Rating()).games
        if games - together < ENOUGH_GAMES:
            return False
        since = contest.at - MEMORY
        servers = {each.guild for each in self._met[other] if each.at >= since} | {contest.guild}
        return not self._everywhere or len(servers) >= ENOUGH_SERVERS


def met(contest: Contest, user: int, points: int, *, unknown: bool) -> Met:
    """The game from one player's side."""
    team = next(each.team for each in contest.contenders if each.user_id == user)
    others = [
        (each.team, each.user_id)
        for each in contest.contenders
        if each.user_id is not None and each.user_id != user
    ]
    return Met(
        contest.at,
        contest.guild,
        partners=frozenset(other for side, other in others if side == team),
        opponents=frozenset(other for side, other in others if side != team),
        points=points,
        unknown=unknown,
    )
