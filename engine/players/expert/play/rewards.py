"""The value of each end of a deal: the chance to win the game after it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from engine.cards import Rank
from engine.players.expert.arrays import Floats
from engine.players.expert.solver_view import SolverView
from engine.players.known_deal import SidePoints
from engine.players.prospects import Stakes, stakes_of, win_chance
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Result, Settlement, Side, Tally
from engine.tally import has_ace, taken, whole
from engine.view import DealView, PlayerView

# Measured: half as much again took 0.3 ± 0.4 card points a deal off what cards give up.
DOUBT = 18.0 / 162
"""The error of a solved deal's points with all tricks to come, as a share of all points.

Players who do not see the cards end this far from the solved value, in either direction.
"""

KNOWN = 2
"""With this many tricks left the solved value is exact."""

SETTLED = 40
"""About the most results whose settlement is computed; those between are interpolated."""

WIDE = 3
"""Deviations to each side that are looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewards:
    """The ends of a deal as one side sees them.

    ``won`` are the card points and the tricks that this side has, ``lost`` those of the others;
    ``doubt`` is the deviation, in card points, of what will be won from what could be. ``tally`` is
    the deal with nothing but what all its ends share.
    """

    rules: RuleSet
    us: Team
    stakes: Stakes
    won: SidePoints
    lost: SidePoints
    doubt: float
    tally: Tally
    _ends: dict[tuple[int, SidePoints], Settlement] = field(default_factory=dict)
    _worths: dict[SidePoints, Floats] = field(default_factory=dict, init=False)  # never copied

    @classmethod
    def of(
        cls, table: SolverView, view: PlayerView, *, melds: SidePoints = (0, 0), certain: bool
    ) -> "Rewards":
        """The rewards of a seat; nothing is in doubt if it is ``certain`` of every card.

        ``melds`` are worth so much to the attack and to the defence.
        """
        rules, deal, contract = table.rules, table.deal, table.contract
        attack = rules.seating.team(contract.declarer)
        everything = whole(rules, contract.trump)
        ahead = max(0, len(deal.hand) - KNOWN) / (rules.hand_size - KNOWN)
        return cls(
            rules=rules,
            us=table.us,
            stakes=stakes_of(rules, view, table.us),
            won=taken(deal.tricks, rules.seating, table.us),
            lost=taken(deal.tricks, rules.seating, table.us.other),
            doubt=0.0 if certain else DOUBT * everything * ahead,
            tally=Tally(
                contract=contract,
                attack=attack,
                card_points=(0, 0),
                tricks=(0, 0),
                melds=melds,
                carry=view.carry,
                exposed_ace=deal.turned is not None and deal.turned.rank is Rank.ACE,
                eldest_ace=_is_eldest_with_ace(rules, deal, contract.declarer),
            ),
        )

    def with_stakes(self, stakes: Stakes) -> "Rewards":
        """The same final scores with other stakes; none of them decides the game."""
        contract = replace(self.tally.contract, decides_game=False)
        if contract == self.tally.contract:
            return replace(self, stakes=stakes)
        return replace(self, stakes=stakes, tally=replace(self.tally, contract=contract), _ends={})

    @property
    def rest(self) -> int:
        """The card points still to be won."""
        return whole(self.rules, self.tally.contract.trump) - self.won[0] - self.lost[0]

    def by_points(self, belote: SidePoints) -> Floats:
        """The worth of each number of the points that are left, from none to all."""
        if belote not in self._worths:
            self._worths[belote] = self._over_points(
                belote, lambda end: win_chance(self.stakes, end, self.us)
            )
        return self._worths[belote]

    def made_by_points(self, belote: SidePoints) -> Floats:
        """The chance that the contract is made with each number of the points that are left."""
        return self._over_points(belote, lambda end: float(end.result is Result.MADE))

    def _over_points(self, belote: SidePoints, worth: Callable[[Settlement], float]) -> Floats:
        rest = self.rest
        step = 1 + rest // SETTLED if self.doubt else 1
        # All and none are ends of their own, with every trick for one side. Their neighbours are
        # settled too, so that nothing is interpolated across that leap.
        ends = sorted({*range(0, rest + 1, step), 1, rest - 1, rest})
        settled = [worth(self._settled(end, belote)) for end in ends]
        worths = np.interp(np.arange(rest + 1), ends, settled)
        return _blurred(worths, self.doubt) if self.doubt else worths

    def _settled(self, points: int, belote: SidePoints) -> Settlement:
        """The settlement if this side wins this many more points; all or none: all or no tricks."""
        known = self._ends.get((points, belote))
        if known is None:
            left = self.rules.hand_size - self.won[1] - self.lost[1]
            if 0 < points < self.rest:
                # Only all tricks or none change a score: here each side gets some, if two are left.
                more = min(max(left // 2, 1), left - 1) if left > 1 else int(2 * points > self.rest)
            else:
                more = left if points else 0
            ours = self.won[0] + points, self.won[1] + more
            theirs = self.lost[0] + self.rest - points, self.lost[1] + left - more
            attack, defence = (ours, theirs) if self.tally.attack is self.us else (theirs, ours)
            known = self._ends[points, belote] = self.rules.scoring.settle(
                replace(
                    self.tally,
                    card_points=(attack[0], defence[0]),
                    tricks=(attack[1], defence[1]),
                    belote=belote,
                    last_trick=Side.ATTACK if attack[0] > defence[0] else Side.DEFENCE,
                    declarer_tricks=attack[1],
                )
            )
        return known


def _blurred(worths: Floats, doubt: float) -> Floats:
    """The mean of the worths around each end, weighed by a bell curve ``doubt`` points wide."""
    reach = round(WIDE * doubt)
    near = np.exp(-0.5 * (np.arange(-reach, reach + 1) / doubt) ** 2)
    padded = np.pad(worths, reach, mode="edge")
    return np.convolve(padded, near / near.sum(), mode="valid")


def _is_eldest_with_ace(rules: RuleSet, deal: DealView, declarer: Seat) -> bool:
    """Whether the declarer spoke first and held an ace, as a sun of others is taken to have one."""
    if declarer is not rules.seating.after(deal.dealer):
        return False
    if declarer is not deal.seat:
        return True
    plays = (play for trick in deal.all_tricks for play in trick.plays if play.seat is declarer)
    return has_ace((*deal.hand, *(play.card for play in plays)))
