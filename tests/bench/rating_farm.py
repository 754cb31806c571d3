"""What each known way of farming a rating brings in 200 games of 50 % true skill.

python -m tests.bench.rating_farm [seeds]

The games are made up deal by deal. Who answers for them, and what they change in ratings, is told
by the bot's own code, from the verdict on a game to the rows of its changes. Beside it stands what
the same games brought by the rules of before.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import mean

from bot.ladders.company import Company
from bot.ladders.conduct import Ending, Length, Scored, Starter, Verdict, judged, promise
from bot.ladders.rating import FIRST_POINTS, Contender, Contest, Rating, rated
from bot.storage.played_games import PlayedGame
from bot.storage.ratings import count_game
from bot.storage.results import GameResult, Leaver, PlayerResult
from engine.players import Level

GAMES, A_DAY = 200, 4
TARGET, A_DEAL = 1000, 160
CALLS_AND_CARDS = 10
NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
HOME, AWAY, OWN, OWN_TOO = 1, 2, 3, 4
MAIN = 1
SECOND = tuple(range(10, 30))
"""The second accounts of whoever farms."""

STRANGERS = tuple(range(1000, 1100))
EXPERT = 0.56
"""How often a side wins a deal for which an expert computer plays one of two average people."""

READ = 0.8
"""How often the tricks played tell rightly who wins a deal that is cut off."""


@dataclass
class Game:
    """A game as it goes; the farmer's side is team 0, and knows in each deal how it will end.

    ``own`` is the part of the moves that somebody makes, where it is not all of them.
    """

    people: tuple[int, ...]
    lots: Random
    guild: int = HOME
    edge: float = 0.5
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
            self.won = self.lots.random() < self.edge
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
    """A ladder: what is known of everybody; ``mended`` by the rules of today."""

    mended: bool
    known: dict[int, Rating] = field(default_factory=dict)
    everywhere: bool = False
    at: datetime = NOON
    games: int = 0

    def __post_init__(self) -> None:
        self.company = Company(everywhere=self.everywhere)

    def count(self, game: Game) -> None:
        """Count a game that is over."""
        self.games += 1
        if not self.mended:
            self.known |= _rated_before(_contest_before(game, self.at), self.known, game)
            return
        length, starters = Length(game.target), game.starters()
        seen = game.won if game.lots.random() < READ else not game.won
        running = promise(length, 0 if seen else 1)
        verdict = judged(
            starters, game.deals, length, game.ending, blamed=game.blamed, running=running
        )
        if verdict is not None:
            played = PlayedGame.of(self.games, _result(game, starters, verdict, self))
            count_game(0 if self.everywhere else game.guild, played, self.known, self.company)


def _result(
    game: Game, starters: Sequence[Starter], verdict: Verdict, ladder: Ladder
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
        people=True,
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
                user_id=each.user_id if each.there else None,
                level=None if each.there else Level.CLUB,
                team=each.team,
                won=winner == each.team,
                points=0,
                share=each.share,
            )
            for each in starters
        ),
        leavers=tuple(
            Leaver(each.user_id, each.seat, each.team)
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
            Contender(seat % 2, user, left=user in gone) for seat, user in enumerate(game.people)
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


@dataclass(frozen=True)
class Strategy:
    """A way to farm: whom the farmer plays with, and what happens in each deal.

    ``barred``: the table or the command refuses it today, so that the game goes on.
    """

    name: str
    plan: Plan = lambda game: None
    seats: Callable[[Random, int], Seats] = lambda lots, _: (MAIN, *lots.sample(STRANGERS, 3))
    edge: float = 0.5
    guild: Callable[[int], int] = lambda _: HOME
    everywhere: bool = False
    barred: bool = False
    again: bool = False


def _beside(partner: int) -> Callable[[Random, int], Seats]:
    def seats(lots: Random, _: int) -> Seats:
        one, other = lots.sample(STRANGERS, 2)
        return (MAIN, one, partner, other)

    return seats


def _against(*opponents: int) -> Callable[[Random, int], Seats]:
    def seats(lots: Random, nth: int) -> Seats:
        partner, other = lots.sample(STRANGERS, 2)
        return (MAIN, opponents[nth % len(opponents)], partner, other)

    return seats


def _fresh(every: int) -> Callable[[Random, int], Seats]:
    def seats(_: Random, nth: int) -> Seats:
        first = 5000 + 3 * (nth // every)
        return (MAIN, first, first + 1, first + 2)

    return seats


def _ring(size: int) -> Callable[[Random, int], Seats]:
    return lambda lots, _: (MAIN, *lots.sample(SECOND[:size], 3))


def _kick(game: Game) -> None:
    if not game.kicked:
        game.kicked = (game.people[1], game.people[3])


def _partner_leaves(when: Callable[[Game], bool]) -> Plan:
    def plan(game: Game) -> None:
        if when(game):
            game.away.add(game.people[2])

    return plan


def _stops(by: int | None, ending: Ending, when: Callable[[Game], bool]) -> Plan:
    def plan(game: Game) -> None:
        if when(game):
            game.stop(None if by is None else game.people[by], ending)

    return plan


def _goes(when: Callable[[Game], bool]) -> Plan:
    def plan(game: Game) -> None:
        if when(game):
            game.away.add(MAIN)

    return plan


def _computer(part: float, seat: int = 0) -> Plan:
    def plan(game: Game) -> None:
        game.own[game.people[seat]] = part

    return plan


def _back_if_won(game: Game) -> None:
    game.away.discard(MAIN)
    if game.deals and not (game.last and not game.behind):
        game.away.add(MAIN)


def _partner_back_if_won(game: Game) -> None:
    game.away.discard(game.people[2])
    if game.deals and not (game.last and not game.behind):
        game.away.add(game.people[2])


def _voids(game: Game) -> None:
    game.void = game.lost


def _everybody_goes(game: Game) -> None:
    if game.lost:
        game.away |= {MAIN, game.people[2]}
        game.stop(None, Ending.ABANDONED)


def _far_behind(game: Game) -> bool:
    ours, theirs = game.after
    return theirs - ours >= 2 * A_DEAL


def _ahead(game: Game) -> bool:
    return bool(game.deals) and game.scores[0] > game.scores[1]


HONEST = Strategy("honest")

STRATEGIES = (
    Strategy("a: the host removes opponents who play", _kick, barred=True),
    Strategy("b: the partner leaves before a loss", _partner_leaves(lambda g: g.lost), _beside(10)),
    Strategy(
        "b: … with a new partner each time",
        _partner_leaves(lambda g: g.lost),
        lambda lots, nth: _beside(5000 + nth)(lots, nth),
    ),
    Strategy("b: … as soon as they are behind", _partner_leaves(lambda g: g.behind), _beside(10)),
    Strategy("c: the host stops every lost game", _stops(0, Ending.GIVEN_UP, lambda g: g.lost)),
    Strategy("c: the partner stops it", _stops(2, Ending.GIVEN_UP, lambda g: g.lost), _beside(10)),
    Strategy(
        "c: the partner stops each bad deal",
        _stops(2, Ending.GIVEN_UP, lambda g: g.behind),
        _beside(10),
    ),
    Strategy("c: a manager stops it", _stops(None, Ending.CUT, lambda g: g.lost)),
    Strategy(
        "c: … when the first deal goes badly",
        _stops(None, Ending.CUT, lambda g: not g.deals and g.behind),
    ),
    Strategy("c: … as soon as they are behind", _stops(None, Ending.CUT, lambda g: g.behind)),
    Strategy("c: the channel is deleted far behind", _stops(None, Ending.CUT, _far_behind)),
    Strategy("c: … or once they are ahead", _stops(None, Ending.CUT, _ahead)),
    Strategy("d: an expert computer plays most of it", _computer(0.3), edge=EXPERT),
    Strategy("d: … nearly half of it", _computer(0.55), edge=(EXPERT + 0.5) / 2),
    Strategy("d: … most of it, for the partner", _computer(0.3, seat=2), _beside(10), edge=EXPERT),
    Strategy(
        "e: three second accounts, own server",
        seats=_ring(3),
        edge=1.0,
        guild=lambda _: OWN,
        everywhere=True,
    ),
    Strategy(
        "e: … always new ones", seats=_fresh(1), edge=1.0, guild=lambda _: OWN, everywhere=True
    ),
    Strategy(
        "e: … new ones every ten games",
        seats=_fresh(10),
        edge=1.0,
        guild=lambda _: OWN,
        everywhere=True,
    ),
    Strategy(
        "e: … six of them, on two own servers",
        seats=_ring(6),
        edge=1.0,
        guild=lambda nth: (OWN, OWN_TOO)[nth % 2],
        everywhere=True,
    ),
    Strategy("second accounts on the server's own ladder", seats=_ring(3), edge=1.0),
    Strategy("an opponent loses on purpose", seats=_against(10), edge=0.8),
    Strategy("two opponents take turns at it", seats=_against(10, 11), edge=0.8),
    Strategy(
        "rematches with weak friends",
        seats=lambda lots, _: (MAIN, 10, lots.choice(STRANGERS), 11),
        edge=0.7,
    ),
    Strategy("timing out instead of leaving", _goes(lambda g: g.lost)),
    Strategy("leaving before a bad first deal", _goes(lambda g: not g.deals and g.behind)),
    Strategy("removed by accomplices when behind", _goes(lambda g: g.behind)),
    Strategy("pausing a lost game for ever", _stops(0, Ending.ABANDONED, lambda g: g.lost)),
    Strategy("leaving, and back if it is won", _back_if_won, edge=EXPERT),
    Strategy("the partner does so", _partner_back_if_won, _beside(10), edge=EXPERT),
    Strategy("changing to the winning side", _goes(lambda g: g.lost)),
    Strategy("everybody leaves a lost game", _everybody_goes, _beside(10)),
    Strategy("a manager voids what they lost", _voids, barred=True),
    Strategy("rematches until it is evened out", again=True),
)


def _nothing(_: Game) -> None:
    """Play on."""


def warmed_up(*, mended: bool, everywhere: bool) -> Ladder:
    """A ladder on which strangers have played among themselves for a while, on two servers."""
    ladder, lots = Ladder(mended, everywhere=everywhere), Random(0)
    for nth in range(1000):
        ladder.at = NOON - timedelta(days=80) + timedelta(days=80) * nth / 1000
        game = Game(tuple(lots.sample(STRANGERS, 4)), lots, guild=(HOME, AWAY)[nth % 2])
        game.play(_nothing)
        ladder.count(game)
    return ladder


def farmed(strategy: Strategy, seed: int, ladder: Ladder, games: int = GAMES) -> int:
    """The farmer's rating after so many games; the ladder is used up by it."""
    lots, owed, seats = Random(seed), 0, ()
    for nth in range(games):
        ladder.at = NOON + timedelta(days=nth / A_DAY)
        if not (strategy.again and owed < 0 and seats):
            seats, owed = strategy.seats(lots, nth), 0
        game = Game(seats, lots, guild=strategy.guild(nth), edge=strategy.edge)
        barred = strategy.barred and ladder.mended
        game.play(_nothing if barred else strategy.plan)
        owed += 1 if game.scores[0] > game.scores[1] else -1
        ladder.count(game)
    return ladder.known.get(MAIN, Rating()).points


def copied(ladder: Ladder) -> Ladder:
    """The same ladder once more, to be played on."""
    twin = Ladder(ladder.mended, dict(ladder.known), everywhere=ladder.everywhere)
    twin.company, twin.games = deepcopy(ladder.company), ladder.games
    return twin


def outcomes(
    strategies: Sequence[Strategy], seeds: int, *, mended: bool
) -> Iterator[tuple[Strategy, float]]:
    """The farmer's rating by each of these, on average over the seeds."""
    begun = {
        everywhere: warmed_up(mended=mended, everywhere=everywhere) for everywhere in (False, True)
    }
    for each in strategies:
        ends = [farmed(each, seed, copied(begun[each.everywhere])) for seed in range(seeds)]
        yield each, mean(ends)


def main(seeds: int) -> None:
    """Print what each strategy brings, before and after."""
    every = (HONEST, *STRATEGIES)
    before = dict(outcomes(every, seeds, mended=False))
    sys.stdout.write(f"{'':45}{'before':>8}{'after':>8}{'gain':>8}\n")
    for strategy, after in outcomes(every, seeds, mended=True):
        gain = after - FIRST_POINTS
        told = f"{strategy.name:45}{before[strategy]:8.0f}{after:8.0f}{gain:+8.0f}\n"
        sys.stdout.write(told)
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
