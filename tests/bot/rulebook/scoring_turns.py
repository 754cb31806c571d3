"""A turn for each parameter of a settlement."""

from engine.scoring.cut_tens import CutTens, Rest
from engine.scoring.majority import MatchPoints
from engine.scoring.outcome import Tie
from engine.scoring.round_points import Rate, ReverseKaboot
from engine.scoring.score_parts import DefencePoints, Multiplied, Written
from engine.scoring.shares import Failure, OnFailure, Rounding
from engine.scoring.trumpless import BroughtTo
from tests.bot.rulebook.turning import Turn

_NUMBERS = (
    Turn("contree", "scoring", CutTens(last_trick=10)),
    Turn("contree", "scoring.last_trick", 20),
    Turn("contree", "scoring.pot", 162),
    *(Turn("contree", "scoring.multiplied", what) for what in Multiplied if what != "bid"),
    *(Turn("contree", "scoring.rounding", how) for how in Rounding if how != "complement"),
    *(Turn("contree", "scoring.written", what) for what in Written if what != "both"),
    *(Turn("contree", "scoring.defence_points", what) for what in DefencePoints if what != "own"),
    Turn("contree", "scoring.failed_bid", False),
    Turn("contree", "scoring.failed_points", False),
    Turn("forfeit", "scoring.capot_pot", 250),
    Turn("contree_701", "scoring.failed_belote", OnFailure.KEPT),
    Turn("contree_701", "scoring.failed_belote", OnFailure.FORFEITED),
    Turn("with melds", "scoring.failed_melds", OnFailure.KEPT),
    Turn("with melds", "scoring.failed_melds", OnFailure.FORFEITED),
    Turn("contree", "scoring.belote_helps", False),
    Turn("contree", "scoring.belote_written", True),
    Turn("with melds", "scoring.melds_help", False),
    Turn("contree", "scoring.needed", ((80, 82),)),
    Turn("contree", "scoring.unbid_capot", 90),
    Turn("contree_generale", "scoring.unbid_capot", 100),
    Turn("contree_generale", "scoring.always", True),
    Turn("contree_coinche", "scoring.unbid_capot_points", 250),
    Turn("contree_coinche", "scoring.unbid_capot_points", None),
    Turn("contree_coinche", "scoring.capot_points", None),
    Turn("contree_generale", "scoring.either", True),
    Turn("contree_coinche", "scoring.pointless_is_swept", True),
    Turn("contree_generale", "scoring.all_tricks_help", True),
    Turn("contree_coinche", "scoring.all_tricks_help", True),
    Turn("with melds", "scoring.swept_melds", True),
    Turn("contree", "scoring.beat_defence", True),
    Turn("contree", "scoring.exact_last", True),
    Turn("forfeit", "scoring.forfeit_sweep", 100),
    Turn("coinche", "scoring.trumpless", BroughtTo(162, with_last=True)),
    Turn("brought", "scoring.trumpless.total", 152),
    Turn("brought", "scoring.trumpless.with_last", False),
    Turn("forfeit", "scoring.failed_belote", OnFailure.KEPT),
    Turn("forfeit whole", "scoring.failed_belote", OnFailure.KEPT),
    Turn("coinche", "scoring.capot_points", 160),
    Turn("coinche", "scoring.capot_pot", None),
    Turn("coinche", "scoring.capot_pot", 160),
)

_CUT = (
    Turn("pilotta", "scoring.last_trick", 0),
    Turn("pilotta", "scoring.all_tricks", 90),
    *(Turn("pilotta", "scoring.rest", rest) for rest in Rest if rest is not Rest.LOST_UNIT),
    Turn("pilotta", "scoring.bid_written", True),
    Turn("palaristi", "scoring.bid_written", False),
    Turn("palaristi", "scoring.failed_bid", False),
    Turn("pilotta", "scoring.failure", Failure(cards=OnFailure.FORFEITED)),
    Turn("pilotta", "scoring.melds_help", True),
    Turn("pilotta", "scoring.belote_helps", True),
    Turn("pilotta", "scoring.belote_written", False),
)

_MAJORITY = (
    Turn("belote", "scoring.last_trick", 20),
    *(Turn("belote", "scoring.tie", tie) for tie in Tie if tie is not Tie.MADE),
    Turn("belote", "scoring.failure", Failure()),
    *(
        Turn("belote", f"scoring.failure.{part}", fate)
        for part in ("cards", "melds")
        for fate in OnFailure
        if fate is not OnFailure.TO_DEFENCE
    ),
    Turn("belote", "scoring.failure.belote", OnFailure.KEPT),
    Turn("belote", "scoring.failure.belote", OnFailure.TO_DEFENCE),
    Turn("belote", "scoring.all_tricks", 0),
    Turn("belote", "scoring.all_tricks", 100),
    Turn("hanging", "scoring.all_tricks", 90),
    Turn("sweeping", "scoring.all_tricks_lost", True),
    Turn("belote", "scoring.all_tricks_help", True),
    Turn("belote", "scoring.belote_written", False),
    Turn("hanging", "scoring.hanging", 81),
    Turn("bidding_belote", "scoring.hanging", None),
    Turn("belote", "scoring.melds_help", False),
    Turn("belote", "scoring.belote_helps", False),
    Turn("belote", "scoring.takes_all", True),
    Turn("belote", "scoring.swept_melds", True),
    Turn("kontra", "scoring.doubled_pot", False),
    Turn("belote", "scoring.match_points", MatchPoints()),
    Turn("trumpless belote", "scoring.trumpless", BroughtTo(162, with_last=True)),
)

_MATCH_POINTS = (
    Turn("bidding_belote", "scoring.match_points", None),
    Turn("bidding_belote", "scoring.match_points.suit", 10),
    Turn("bidding_belote", "scoring.match_points.suit", 6),
    Turn("bidding_belote", "scoring.match_points.no_trumps", 5),
    Turn("bidding_belote", "scoring.match_points.all_trumps", 4),
    Turn("bidding_belote", "scoring.match_points.every_trick", 0),
    Turn("bidding_belote", "scoring.match_points.no_trump_factor", 2),
    Turn("bidding_belote", "scoring.match_points.pot", False),
    Turn("bulgarian_belot", "scoring.match_points", MatchPoints(every_trick=0)),
    Turn("bulgarian_belot", "scoring.match_points.suit", 10),
    Turn("bulgarian_belot", "scoring.match_points.no_trumps", 5),
    Turn("bulgarian_belot", "scoring.match_points.all_trumps", 4),
    Turn("bulgarian_belot", "scoring.match_points.no_trump_factor", 1),
)

_ROUNDS = (
    Turn("baloot", "scoring.last_trick", 0),
    Turn("baloot", "scoring.suit", Rate(up_from=5)),
    Turn("baloot", "scoring.no_trumps", Rate(up_from=5)),
    Turn("baloot", "scoring.suit.up_from", 5),
    Turn("baloot", "scoring.suit.a_ten", 2),
    Turn("baloot", "scoring.suit.all_tricks", 25),
    Turn("baloot", "scoring.no_trumps.exact_fives", False),
    *(Turn("baloot", "scoring.tie", tie) for tie in Tie if tie is not Tie.FAILED),
    Turn("baloot", "scoring.failure", Failure(melds=OnFailure.KEPT)),
    Turn("baloot", "scoring.melds_help", True),
    Turn("baloot", "scoring.belote_helps", True),
    Turn("baloot", "scoring.all_tricks_added", True),
    Turn("baloot", "scoring.no_trumps_tie", Tie.MADE),
    *(
        Turn("baloot", f"scoring.{what}", True)
        for what in ("paired", "rounds_compared", "takes_all", "flat_sweep")
    ),
    *(
        Turn("baloot", "scoring.reverse", way)
        for way in ReverseKaboot
        if way is not ReverseKaboot.ALIKE
    ),
    Turn("baloot", "scoring.belote_written", False),
)

SCORING = (*_NUMBERS, *_CUT, *_MAJORITY, *_MATCH_POINTS, *_ROUNDS)
