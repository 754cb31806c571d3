"""Possible results of a contract, and the chance to win the game after each.

``Stakes`` turns the score of a deal into a chance to win the game; ``Prospect`` is a guess at the
card points of a contract; ``Hypothetical`` settles a deal before it is played.
"""

from bisect import bisect_left
from dataclasses import dataclass, replace
from itertools import takewhile
from math import erf, exp, pi, sqrt
from typing import TYPE_CHECKING

from engine.contract import Bid, Contract
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement, Side, Tally
from engine.state import Auction
from engine.tally import whole
from engine.view import PlayerView

if TYPE_CHECKING:
    from engine.actions import Call

SWING = 1.25
"""Standard deviation of the score difference of one deal, in units of a usual deal."""

POINTS = 0.1
"""The weight of the deal's own points beside the chance to win the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The score of the game as one side sees it before a deal is settled.

    ``ours``, ``theirs`` and ``target`` are game points; ``usual`` are those that the leading side
    writes down in a usual deal. ``deals`` are how many are still to be played, this one included,
    if their number and not a target ends the game. ``thrown_in`` are the deals that nobody has
    wanted since the last one played. ``points`` is the weight (0-1) of the deal's own points.
    """

    ours: int
    theirs: int
    target: int
    usual: float
    deals: int | None = None
    thrown_in: int = 0
    points: float = POINTS

    def after(self, ours: float, theirs: float) -> float:
        """The worth of these points, from 0 to 1: mostly the chance to win the game."""
        gained = likely((ours - theirs) / (SWING * self.usual))
        return (1.0 - self.points) * self.chance(ours, theirs) + self.points * gained

    def chance(self, ours: float, theirs: float) -> float:
        """The chance to win the game once the deal has brought these points."""
        us, them = self.ours + ours, self.theirs + theirs
        if self.deals is not None:
            left = float(self.deals - 1)
        elif max(us, them) < self.target:
            left = (self.target - max(us, them)) / self.usual + 1.0
        else:
            left = 0.0
        # What is still to come moves the difference as a random walk: by the root of its length.
        if left <= 0.0:
            return 1.0 if us > them else 0.0 if them > us else 0.5
        return likely((us - them) / (SWING * self.usual * sqrt(left)))


def likely(deviations: float) -> float:
    """Return the probability that a normal variable is below this many standard deviations.

    >>> [round(likely(deviations), 3) for deviations in (-1.0, 0.0, 1.0)]
    [0.159, 0.5, 0.841]
    """
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))


USUAL_SHARE = 0.62
"""The share of the card points that the leading side takes in a usual deal."""

SLIGHT = 0.001
"""Chances below this are ignored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """The card points that the attack expects to take, and how far off that may be.

    ``melds`` and ``belote`` are what is likely to be granted to the attack and to the defence.
    """

    mean: float
    spread: float
    melds: tuple[int, int] = (0, 0)
    belote: tuple[int, int] = (0, 0)

    def moved(self, points: float) -> "Prospect":
        """A copy with this many more card points."""
        return replace(self, mean=self.mean + points)

    def reaches(self, points: float) -> float:
        """The chance to take at least this many points."""
        return likely((self.mean - points) / self.spread)

    def when(self, *, at_least: float) -> tuple[float, float]:
        """The mean of the points when they reach ``at_least``, and when they do not."""
        # The means of the two parts of a normal distribution that is cut in two.
        z = (at_least - self.mean) / self.spread
        density = exp(-z * z / 2.0) / sqrt(2.0 * pi)
        below = likely(z)
        above = 1.0 - below
        return (
            self.mean + self.spread * density / above if above > SLIGHT else at_least,
            self.mean - self.spread * density / below if below > SLIGHT else at_least,
        )


@dataclass(frozen=True, slots=True)
class Hypothetical:
    """Deals settled before they are played."""

    rules: RuleSet
    carry: int = 0

    def settled(self, contract: Contract, prospect: Prospect, points: int) -> Settlement:
        """The settlement if the attack takes this many card points; all of them mean all tricks."""
        everything, tricks = whole(self.rules, contract.trump), self.rules.hand_size
        # Scores ask only whether a side has every trick: else half of them stand for any number.
        won = tricks if points >= everything else 0 if points <= 0 else tricks // 2
        return self.rules.scoring.settle(
            Tally(
                contract=contract,
                attack=self.rules.seating.team(contract.declarer),
                card_points=(points, everything - points),
                tricks=(won, tricks - won),
                belote=prospect.belote,
                last_trick=Side.ATTACK if 2 * points > everything else Side.DEFENCE,
                declarer_tricks=won,
                melds=prospect.melds,
                carry=self.carry,
            )
        )

    def needed(self, contract: Contract, prospect: Prospect) -> int:
        """The fewest card points that make the contract; more than all if none do."""

        def is_made(points: int) -> bool:
            return self.settled(contract, prospect, points).result is Result.MADE

        # Who makes a contract makes it with more points too: so the border can be bisected.
        return bisect_left(range(whole(self.rules, contract.trump) + 1), True, key=is_made)

    def chance(self, contract: Contract, prospect: Prospect) -> float:
        """The chance that the contract is made."""
        needed = self.needed(contract, prospect)
        return 0.0 if needed > whole(self.rules, contract.trump) else prospect.reaches(needed - 0.5)

    def worth(self, stakes: Stakes, contract: Contract, prospect: Prospect, us: Team) -> float:
        """The chance to win the game if this contract is played."""
        everything, needed = whole(self.rules, contract.trump), self.needed(contract, prospect)
        chance = 0.0 if needed > everything else prospect.reaches(needed - 0.5)
        made, failed = prospect.when(at_least=needed - 0.5)
        worth = 0.0
        for probability, points in (
            (chance, min(everything, max(needed, round(made)))),
            (1.0 - chance, max(0, min(needed - 1, round(failed)))),
        ):
            if probability > SLIGHT:
                settlement = self.settled(contract, prospect, points)
                worth += probability * win_chance(stakes, settlement, us)
        return worth


def stakes_of(rules: RuleSet, view: PlayerView, us: Team) -> Stakes:
    """The score of the game as this side sees it; a usual deal is a usual contract just won."""
    imagined = Hypothetical(rules)
    contract = Contract(rules.seating.order[0], lowest_bid(rules))
    points = round(USUAL_SHARE * whole(rules, contract.trump))
    usual = max(imagined.settled(contract, Prospect(mean=0, spread=1), points).scores)
    played = sum(line.settlement is not None for line in view.sheet)
    return Stakes(
        ours=view.scores[us],
        theirs=view.scores[us.other],
        target=rules.end.lowest,
        usual=max(1.0, usual),
        thrown_in=sum(1 for _ in takewhile(lambda line: line.settlement is None, view.sheet[::-1])),
        deals=None if rules.end.deals is None else max(1, rules.end.deals - played),
    )


def lowest_bid(rules: RuleSet) -> Bid:
    """The lowest bid of this auction."""
    first = rules.seating.order[0]
    calls: tuple[Call, ...] = rules.auction.legal_calls(
        Auction(first), rules.seating, first, rules.pack.cards
    )
    return next(call for call in calls if isinstance(call, Bid))


def win_chance(stakes: Stakes, settlement: Settlement, us: Team) -> float:
    """The chance (0-1) to win the game after a settled deal, as ``stakes`` count it."""
    if settlement.decides_game:
        return 1.0 if settlement.winner is us else 0.0
    return stakes.after(settlement.for_team(us), settlement.for_team(us.other))
