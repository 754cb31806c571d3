"""What each known way of farming the ladder over all servers brings in 200 games of 50 % skill.

python -m tests.bench.rating_farm [seeds]

The games are made up deal by deal. Who answers for them, and what they change in ratings, is told
by the bot's own code, from the verdict on a game to the rows of its changes. Beside it stands what
the same games brought by the rules of before.
"""

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from random import Random
from statistics import mean, stdev

from bot.ratings.conduct import Ending
from bot.ratings.rating import FIRST_POINTS, PLACEMENT, Rating
from bot.storage.ratings.past_games import MOST_TRIALS
from engine.players import Level
from tests.bench.farmed_games import A_DEAL, HOME, NOON, Game, Ladder, Plan, Seats

GAMES, A_DAY, WARM_UP = 200, 4, 600
MAIN = 1
AWAY, OWN, OWN_TOO = 2, 3, 4
SECOND = tuple(range(10, 30))
"""The second accounts of whoever farms."""

STRANGERS = tuple(range(1000, 1100))

EXPERT = 0.56
"""How often a side wins a deal for which an expert computer plays one of two average people."""


@dataclass(frozen=True)
class Strategy:
    """A way to farm: whom the farmer plays with, and what happens in each deal.

    ``barred``: the table or the command refuses it today, so that the game goes on. While it
    ``closes`` their games, the farmer has the table closed before the first call of a bad hand.
    """

    name: str
    plan: Plan = lambda game: None
    seats: Callable[[Random, int], Seats] = lambda rng, _: (MAIN, *rng.sample(STRANGERS, 3))
    edge: float = 0.5
    guild: Callable[[int], int] = lambda _: HOME
    barred: bool = False
    again: bool = False
    closes: Callable[[Ladder], bool] | None = None
    level: Level = Level.CLUB


HAND = 0.15
"""What a good first hand adds to the chances in its deal, and a bad one takes from them."""


def _is_new(ladder: Ladder) -> bool:
    return ladder.known.get(MAIN, Rating()).games < PLACEMENT


def _alone(_: Random, __: int) -> Seats:
    return (MAIN, -1, -2, -3)


def _trying(rng: Random, nth: int) -> Seats:
    return _beside(5000 + nth // MOST_TRIALS)(rng, nth)


def _beside(partner: int) -> Callable[[Random, int], Seats]:
    def seats(rng: Random, _: int) -> Seats:
        one, other = rng.sample(STRANGERS, 2)
        return (MAIN, one, partner, other)

    return seats


def _against(*opponents: int) -> Callable[[Random, int], Seats]:
    def seats(rng: Random, nth: int) -> Seats:
        partner, other = rng.sample(STRANGERS, 2)
        return (MAIN, opponents[nth % len(opponents)], partner, other)

    return seats


def _fresh(every: int) -> Callable[[Random, int], Seats]:
    def seats(_: Random, nth: int) -> Seats:
        first = 5000 + 3 * (nth // every)
        return (MAIN, first, first + 1, first + 2)

    return seats


def _ring(size: int) -> Callable[[Random, int], Seats]:
    return lambda rng, _: (MAIN, *rng.sample(SECOND[:size], 3))


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
        lambda rng, nth: _beside(5000 + nth)(rng, nth),
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
    ),
    Strategy("e: … always new ones", seats=_fresh(1), edge=1.0, guild=lambda _: OWN),
    Strategy(
        "e: … new ones every ten games",
        seats=_fresh(10),
        edge=1.0,
        guild=lambda _: OWN,
    ),
    Strategy(
        "e: … six of them, on two own servers",
        seats=_ring(6),
        edge=1.0,
        guild=lambda nth: (OWN, OWN_TOO)[nth % 2],
    ),
    Strategy("second accounts on one server of strangers", seats=_ring(3), edge=1.0),
    Strategy("an opponent loses on purpose", seats=_against(10), edge=0.8),
    Strategy("two opponents take turns at it", seats=_against(10, 11), edge=0.8),
    Strategy(
        "rematches with weak friends",
        seats=lambda rng, _: (MAIN, 10, rng.choice(STRANGERS), 11),
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
    Strategy(
        "partners who are always on a try leave",
        _partner_leaves(lambda g: g.behind),
        _trying,
    ),
    Strategy("closes bad hands while new", closes=_is_new),
    Strategy("beginners alone", seats=_alone, edge=0.8, level=Level.BEGINNER),
)


def _nothing(_: Game) -> None:
    """Play on."""


@cache
def warmed_up(*, mended: bool) -> Ladder:
    """A ladder on which strangers have played among themselves for a while, on two servers.

    It is the same one each time: play on a copy.
    """
    ladder, rng = Ladder(mended), Random(0)
    for nth in range(WARM_UP):
        ladder.at = NOON - timedelta(days=80) + timedelta(days=80) * nth / WARM_UP
        game = Game(tuple(rng.sample(STRANGERS, 4)), rng, guild=(HOME, AWAY)[nth % 2])
        game.play(_nothing)
        ladder.count(game)
    return ladder


def _first_hand(strategy: Strategy, rng: Random, ladder: Ladder) -> float:
    """What the first hand of a game adds, once no bad one is left that may be closed."""
    if strategy.closes is None:
        return 0.0
    hand = rng.choice((HAND, -HAND))
    # Before, a table that was closed before the first call was lost.
    while hand < 0 and ladder.mended and strategy.closes(ladder):
        hand = rng.choice((HAND, -HAND))
    return hand


def farmed(strategy: Strategy, seed: int, ladder: Ladder, games: int = GAMES) -> int:
    """The farmer's rating after so many games; the ladder is used up by it."""
    rng, owed = Random(seed), 0
    seats: Seats = ()
    for nth in range(games):
        ladder.at = NOON + timedelta(days=nth / A_DAY)
        if not (strategy.again and owed < 0 and seats):
            seats, owed = strategy.seats(rng, nth), 0
        game = Game(
            seats,
            rng,
            guild=strategy.guild(nth),
            edge=strategy.edge,
            hand=_first_hand(strategy, rng, ladder),
            level=strategy.level,
        )
        barred = strategy.barred and ladder.mended
        game.play(_nothing if barred else strategy.plan)
        owed += 1 if game.scores[0] > game.scores[1] else -1
        ladder.count(game)
    return ladder.known.get(MAIN, Rating()).points


def copied(ladder: Ladder) -> Ladder:
    """The same ladder once more, to be played on."""
    twin = Ladder(ladder.mended, dict(ladder.known))
    twin.recent_games, twin.games = deepcopy(ladder.recent_games), ladder.games
    twin.finished, twin.trials = set(ladder.finished), ladder.trials.copy()
    return twin


def outcomes(
    strategies: Sequence[Strategy], seeds: int, *, mended: bool
) -> Iterator[tuple[Strategy, float, float]]:
    """The farmer's rating by each of these, on average over the seeds, and its interval of 95 %."""
    for each in strategies:
        ends = [farmed(each, seed, copied(warmed_up(mended=mended))) for seed in range(seeds)]
        error = 1.96 * stdev(ends) / math.sqrt(seeds) if seeds > 1 else math.inf
        yield each, mean(ends), error


def main(seeds: int) -> None:
    """Print what each strategy brings, before and after."""
    every = (HONEST, *STRATEGIES)
    before = {each: points for each, points, _ in outcomes(every, seeds, mended=False)}
    sys.stdout.write(f"{'':45}{'before':>8}{'after':>8}{'gain':>8}\n")
    for strategy, after, error in outcomes(every, seeds, mended=True):
        gain = after - FIRST_POINTS
        told = f"{strategy.name:45}{before[strategy]:8.0f}{after:8.0f}{gain:+8.0f} ± {error:.0f}\n"
        sys.stdout.write(told)
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
