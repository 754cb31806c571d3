"""The rules that colver plays by, as a rule set of ours.

Contrée in 701 points without its rounding, and: a contre in turn that closes the bidding, with
surcontre for three times the bid; no last raise; whoever cannot go over a ruff is free, as is
whoever's partner wins; every trick is worth 252 instead of 162; the winner of a doubled contract
takes all points of the cards and all belotes; a game of 2000 points.
"""

from dataclasses import dataclass, replace

from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.obligations import FollowSuit, OvertakeLead, RuffToWin
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.score_parts import DefencePoints
from engine.scoring.shares import OnFailure
from engine.settlement import Result, Settlement, Tally
from engine.variants.contree_701 import CONTREE_701
from engine.variants.family import numbers_80_to_160

ALL_CARDS, EVERY_TRICK = 162, 252

PLAIN = PointsAndBid(
    last_trick=10,
    pot=ALL_CARDS,
    failed_belote=OnFailure.TO_DEFENCE,
    unbid_capot=EVERY_TRICK - ALL_CARDS,
    capot_points=EVERY_TRICK,
)


DOUBLED = replace(PLAIN, defence_points=DefencePoints.TO_ATTACK)


@dataclass(frozen=True, slots=True)
class WinnerTakesAll:
    """Points and bid, but for doubled contracts, of which the winner has everything."""

    @property
    def last_trick(self) -> int:
        """The card points that go with the last trick."""
        return PLAIN.last_trick

    def settle(self, tally: Tally) -> Settlement:
        """Game points of a deal, with the arithmetic."""
        plain = PLAIN.settle(tally)
        if not tally.contract.doubles or plain.result is not Result.MADE:
            return plain
        all_belotes = replace(tally, belote=(sum(tally.belote), 0))
        return replace(DOUBLED.settle(all_belotes), tally=tally)


COLVERS: RuleSet = replace(
    CONTREE_701,
    auction=numbers_80_to_160(
        capot=250,
        doubling=Doubling(multipliers=(2, 3), timing=Timing.IN_TURN, closes_bidding=True),
    ),
    obligations=(FollowSuit(), OvertakeLead(), RuffToWin()),
    scoring=WinnerTakesAll(),
    end=GameEnd(target=2000),
)


def find_colvers(key: str) -> RuleSet:
    """The rules of colver by the key of the game that they change; KeyError for any other."""
    return {COLVERS.key: COLVERS}[key]
