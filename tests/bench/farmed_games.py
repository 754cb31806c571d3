"""Games made up deal by deal, and a ladder over all servers that counts them, now or before."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random

from bot.ratings.conduct import (
    ConductVerdict,
    Ending,
    Length,
    Scored,
    Starter,
    judged,
    unfinished_deal_worth,
)
from bot.ratings.rating import Contest, Contestant, Rating, rated
from bot.ratings.recent_games import RecentGames
from bot.storage.database.schema import EVERYWHERE
from bot.storage.ratings.past_games import MOST_TRIALS
from bot.storage.ratings.player_ratings import count_game
from bot.storage.ratings.rated_games import RatedGame
from bot.storage.results.game_results import GameResult, Leaver, PlayerResult
from bot.tables.events import SeatTaken, TableOpened
from bot.tables.fold import folded
from bot.tables.occupants import Computer, Human
from engine.players import Level
from engine.seats import Seat
from engine.variants import find_variant

TARGET, A_DEAL = 1000, 160
CALLS_AND_CARDS = 10
NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
HOME = 1
READ = 0.9
"""How often the tricks played tell rightly who wins a deal that is cut off."""


@dataclass
class Game:
    """A game as it goes; the farmer's side is team 0, and knows in each deal how it will end.

    ``own`` is the part of the moves that somebody makes, where it is not all of them. ``hand`` is
    what the farmer's first hand adds to their chances in its deal. Numbers below zero are computers
    of that ``level``.
    """

    people: tuple[int, ...]
    lots: Random
    guild: int = HOME
    edge: float = 0.5
    hand: float = 0.0
    level: Level = Level.CLUB
    target: int = TARGET
    scores: tuple[int, int] = (0, 0)
    won: bool = True
    away: set[int] = field(default_factory=set)
    own: dict[int, float] = field(default_factory=dict)
    acted: dict[int, float] = field(default_factory=dict)
    deals: list[Scored] = field(default_factory=list)
    ending: Ending = Ending.PLAYED
    blamed: tuple[int, ...] = ()
    void: bool = False
    kicked: tuple[int, ...] = ()

    @property
    def behind(self) -> bool:
        """Whether the farmer's side will be behind once this deal is over."""
        ours, theirs = self.after
        return ours < theirs

    @property
    def after(self) -> tuple[int, int]:
        """The score after the deal that is played."""
        ours, theirs = self.scores
        return (ours + A_DEAL, theirs) if self.won else (ours, theirs + A_DEAL)

    @property
    def last(self) -> bool:
        """Whether the deal that is played ends the game."""
        return max(self.after) >= self.target

    @property
    def lost(self) -> bool:
        """Whether it ends it, and not for the farmer's side."""
        return self.last and self.behind

    def stop(self, by: int | None, ending: Ending) -> None:
        """Break the game off."""
        self.ending, self.blamed = ending, () if by is None else (by,)

    def play(self, plan: "Plan") -> None:
        """Deal after deal, until it is over."""
        while True:
            self.won = self.lots.random() < self.edge + (0.0 if self.deals else self.hand)
            plan(self)
            for user in self.people:
                part = 0.0 if user in self.away else self.own.get(user, 1.0)
                self.acted[user] = self.acted.get(user, 0.0) + part * CALLS_AND_CARDS
            if self.ending is not Ending.PLAYED:
                return
            over, self.scores = self.last, self.after
            self.deals.append(Scored(self.scores, frozenset(self.away)))
            if over:
                return

    def starters(self) -> list[Starter]:
        """Who began it, as the log tells it."""
        every = CALLS_AND_CARDS * (len(self.deals) + (self.ending is not Ending.PLAYED))
        return [
            Starter(
                user,
                seat,
                seat % 2,
                own=round(self.acted[user]),
                others=every - round(self.acted[user]),
                there=user not in self.away,
            )
            for seat, user in enumerate(self.people)
        ]


Plan = Callable[[Game], None]
Seats = tuple[int, ...]


@dataclass
class Ladder:
    """A ladder over all servers: what is known of everybody; ``mended`` by the rules of today."""

    mended: bool
    known: dict[int, Rating] = field(default_factory=dict)
    at: datetime = NOON
    games: int = 0
    recent_games: RecentGames = field(default_factory=RecentGames)
    finished: set[int] = field(default_factory=set)
    trials: Counter[int] = field(default_factory=Counter)

    def is_trial(self, user: int) -> bool:
        """Whether their next game is one: they have finished none, and have not left too many."""
        return user not in self.finished and self.trials[user] < MOST_TRIALS

    def count(self, game: Game) -> None:
        """Count a game that is over."""
        self.games += 1
        if not self.mended:
            self.known |= _rated_before(_contest_before(game, self.at), self.known, game)
            return
        if not _is_rated(game):
            return
        length, starters = Length(game.target), game.starters()
        seen = game.won if game.lots.random() < READ else not game.won
        running = unfinished_deal_worth(length, 0 if seen else 1)
        verdict = judged(
            starters, game.deals, length, game.ending, blamed=game.blamed, running=running
        )
        if verdict is not None:
            played = RatedGame.of(self.games, _result(game, starters, verdict, self))
            count_game(EVERYWHERE, played, self.known, self.recent_games)
            for each in starters:
                if each.user_id in verdict.leavers:
                    self.trials[each.user_id] += self.is_trial(each.user_id)
                else:
                    self.finished.add(each.user_id)


def _is_rated(game: Game) -> bool:
    """Whether the company of a game lets it be rated, as a table says where nobody asks for it."""
    opening = TableOpened(
        guild=game.guild,
        channel=1,
        host=game.people[0],
        language="en",
        variant="contree",
        version=find_variant("contree").version,
        options=(),
    )
    held = (Human(user) if user > 0 else Computer(game.level) for user in game.people)
    seated = (SeatTaken(seat, each) for seat, each in zip(Seat, held, strict=True))
    return folded(1, (opening, *seated)).is_rated


def _result(
    game: Game, starters: Sequence[Starter], verdict: ConductVerdict, ladder: Ladder
) -> GameResult:
    standing = verdict.standing
    whole = 0 if game.scores[0] > game.scores[1] else 1
    winner = whole if standing is None else standing.leader
    return GameResult(
        guild_id=game.guild,
        table_id=ladder.games,
        number=1,
        rules_key="contree",
        family="contree",
        people=min(game.people) > 0,
        target=game.target,
        started_at=ladder.at,
        finished_at=ladder.at,
        scores=game.scores,
        winner_team=winner,
        leader_team=None if standing is None else standing.leader,
        worth=None if standing is None else standing.worth,
        deals=len(game.deals),
        players=tuple(
            PlayerResult(
                seat=each.seat,
                user_id=each.user_id if each.there and each.user_id > 0 else None,
                level=None if each.there and each.user_id > 0 else game.level,
                team=each.team,
                won=winner == each.team,
                points=0,
                share=each.share,
                trial=ladder.is_trial(each.user_id),
            )
            for each in starters
        ),
        leavers=tuple(
            Leaver(each.user_id, each.seat, each.team, ladder.is_trial(each.user_id))
            for each in starters
            if each.user_id in verdict.leavers
        ),
    )


def _contest_before(game: Game, at: datetime) -> Contest:
    gone = game.away | set(game.kicked)
    winner = 0 if game.scores[0] > game.scores[1] else 1
    return Contest(
        at,
        winner,
        tuple(
            Contestant(seat % 2, user if user > 0 else None, game.level, left=user in gone)
            for seat, user in enumerate(game.people)
        ),
    )


def _rated_before(
    contest: Contest, known: Mapping[int, Rating], game: Game
) -> Mapping[int, Rating]:
    """What a game changed once: only a whole one counted, and a leaver shielded their partner."""
    if game.ending is not Ending.PLAYED or game.void:
        return {}
    new = dict(rated(contest, known))
    for each in contest.contenders:
        user = each.user_id or 0
        deserted = any(other.left and other.team == each.team for other in contest.contenders)
        old = known.get(user, Rating())
        if deserted and not each.left and new[user].mu < old.mu:
            new[user] = Rating(old.mu, old.sigma, new[user].games, contest.at)
    return new
