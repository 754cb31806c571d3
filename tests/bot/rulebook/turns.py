"""A turn for each parameter that changes play, in a game where it does."""

from engine.auctions.rising import FinalRaise
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import (
    ALL_TRUMPS_OF_162,
    NO_TRUMPS_OF_162,
    PLAIN_SCALE,
    SUIT_TRUMPS,
    TRUMP_SCALE,
    Rank,
    Scales,
    Trump,
)
from engine.deal_plan import Cutter, DealPlan, FirstDealer, Shuffle, TurnUp
from engine.doubling import Timing
from engine.game_end import BothReach, Equal, GameEnd, TargetMet
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, MeldWorth, Ranking, Scope
from engine.obligations import FollowSuit, LowRuff
from engine.ruleset import Announcing, BeloteTiming, Enforcement, FirstLead, Showing
from engine.seats import CLOCKWISE, COUNTER_CLOCKWISE
from engine.variants import find_variant
from engine.variants.family import FOURS, FOURS_FIRST, JACKS_FIRST, SEQUENCES
from tests.bot.rulebook.scoring_turns import SCORING
from tests.bot.rulebook.turning import Turn

_LADDER = (Trump.SPADES, Trump.HEARTS, Trump.DIAMONDS, Trump.CLUBS, Trump.NONE, Trump.ALL)
_SWAPPED = ("9", "J", "A", "T", "K", "Q", "8", "7", "6")
_FLAT = Scales(PLAIN_SCALE, PLAIN_SCALE)

GAME = (
    Turn("contree", "seating", COUNTER_CLOCKWISE),
    Turn("pilotta", "seating.order", CLOCKWISE.order),
    Turn("contree", "scales", _FLAT),
    Turn("contree", "scales.trump", PLAIN_SCALE),
    Turn("contree", "scales.plain", TRUMP_SCALE),
    Turn("contree", "scales.trump.order", tuple(map(Rank, _SWAPPED))),
    Turn("contree", "scales.plain.points", (12, 10, 4, 3, 2, 0, 0, 0, 0)),
    Turn("contree", "end", GameEnd(target=1000)),
    Turn("contree", "end.target", 3000),
    Turn("contree", "end.equal", Equal.DRAW),
    Turn("contree", "end.equal", Equal.LAST_DEAL_WINNER),
    Turn("contree", "end.both_reach", BothReach.DRAW),
    Turn("contree", "end.deals", 12),
    Turn("contree", "end.sweep_ends", False),
    *(Turn("contree", "end.met", met) for met in TargetMet if met is not TargetMet.REACHED),
    Turn("coinche", "scales.no_trumps", NO_TRUMPS_OF_162),
    Turn("coinche", "scales.all_trumps", ALL_TRUMPS_OF_162),
    Turn("twelve deals", "end.equal", Equal.DRAW),
    Turn("twelve deals", "end.both_reach", BothReach.DRAW),
    Turn("clabber", "enforcement", Enforcement.CLAIMED),
    Turn("claimed", "penalty", find_variant("tarabish").penalty),
    Turn("claimed", "penalty.own_melds", True),
    Turn("claimed", "penalty.void_when_both", False),
    Turn("claimed", "penalty.void_when_wrong", True),
    Turn("claimed", "penalty.in_rounds", True),
)

DEALING = (
    Turn("contree", "dealing", DealPlan((4, 4), Shuffle.GATHERED)),
    Turn("contree", "dealing.packets", (4, 4)),
    *(Turn("contree", "dealing.shuffle", way) for way in Shuffle if way != "every_hand"),
    Turn("contree", "dealing.shortest_cut", 5),
    Turn("bidding_belote", "dealing.turn_up", TurnUp.TALON),
    Turn("clabber", "dealing.turn_up", TurnUp.NONE),
    Turn("decouverte", "dealing.turn_up", TurnUp.NONE),
    Turn("belote", "dealing.after", (2, 1)),
    Turn("tarabish", "dealing.kitty", 2),
    Turn("tarabish", "dealing.kitty", 0),
    Turn("decouverte", "dealing.tableau", False),
    Turn("decouverte", "dealing.covered_first", True),
    Turn("contree", "dealing.cutter", Cutter.DEALER),
    *(Turn("contree", "dealing.first_dealer", way) for way in FirstDealer if way != "random"),
    Turn("contree", "dealing.deals_again", True),
)

AUCTION = (
    Turn("contree", "auction", SuitAuction(turned=False)),
    Turn("contree", "auction.opening", 90),
    Turn("contree", "auction.step", 5),
    Turn("contree", "auction.ceilings", dict.fromkeys(SUIT_TRUMPS, 180)),
    Turn("contree", "auction.ceilings", dict.fromkeys(SUIT_TRUMPS, 160) | {Trump.CLUBS: 150}),
    Turn("contree", "auction.ceilings", dict.fromkeys(SUIT_TRUMPS, 160) | {Trump.NONE: 160}),
    Turn("coinche", "auction.ceilings", dict.fromkeys(SUIT_TRUMPS, 180) | {Trump.ALL: 250}),
    Turn("contree", "auction.capot", 260),
    Turn("contree", "auction.capot", None),
    Turn("contree_generale", "auction.generale", 400),
    Turn("contree", "auction.pass_is_final", True),
    Turn("pilotta", "auction.named_after", True),
    Turn("contree_701", "auction.final_raise", FinalRaise.NONE),
    Turn("contree_701", "auction.final_raise", FinalRaise.ANY_TRUMP),
    Turn("contree", "auction.self_raise", True),
    Turn("contree", "auction.doubling.over", 80),
    Turn("contree", "auction.doubling.every_trick", False),
    Turn("coinche", "auction.last_double_ends", False),
    Turn("contree", "auction.doubling", None),
    *(Turn("coinche", "auction.doubling.timing", when) for when in Timing if when != "in_turn"),
    Turn("contree", "auction.doubling.multipliers", (2, 3)),
    Turn("contree", "auction.doubling.multipliers", (2,)),
    Turn("contree", "auction.doubling.closes_bidding", False),
    Turn("contree_coinche", "auction.doubling.closes_bidding", False),
    Turn("bidding_belote", "auction.doubling.decisive", None),
    Turn("bidding_belote", "auction.ladder", _LADDER),
    Turn("bidding_belote", "auction.pass_is_final", True),
    Turn("bidding_belote", "auction.final_raise", FinalRaise.SAME_TRUMP),
    Turn("bidding_belote", "auction.last_double_ends", True),
    Turn("bidding_belote", "auction.self_raise", True),
    Turn("bidding_belote", "auction.doubling", None),
    Turn("belote", "auction.turned", False),
    Turn("belote", "auction.turned_again", True),
    Turn("belote", "auction.dealer_must_name", True),
    Turn("belote", "auction.must_hold_trump", True),
    Turn("belote", "auction.trumpless", (Trump.NONE,)),
    Turn("kontra", "auction.doubling", None),
    Turn("baloot", "auction", SunAuction(doubling=None)),
    Turn("baloot", "auction.doubling", None),
    Turn("baloot", "auction.ashkal", (3,)),
    Turn("without ashkal", "auction.ashkal", (0, 1, 2, 3)),
    Turn("baloot", "auction.ashkal_on_ace", True),
    Turn("baloot", "auction.ashkal_again", True),
    Turn("baloot", "auction.kasho", True),
    Turn("baloot", "auction.sun_doubled_at", True),
    Turn("baloot", "auction.overcall", False),
    Turn("baloot", "auction.raise_to_sun", False),
    Turn("baloot", "auction.turned_again", True),
    *(Turn("baloot", "auction.sun_levels", most) for most in (0, 1, 2, 3)),
    Turn("baloot", "auction.sun_doubled_from", None),
    Turn("baloot", "auction.sun_doubled_from", 64),
)

PLAY = (
    *(Turn("contree", "lead", lead) for lead in FirstLead if lead is not FirstLead.ELDEST),
    Turn("contree", "obligations", (FollowSuit(),)),
    Turn("baloot", "auction.doubling.closed_at", (1, 2, 3)),
    Turn("baloot", "auction.doubling.closed_at", (3,)),
    Turn("baloot", "auction.doubling.chosen_at", (1, 2, 3)),
    Turn("baloot", "obligations.0.opening_only", True),
    Turn("contree", "obligations.1.unless_partner_winning", True),
    Turn("contree", "obligations.2.unless_partner_winning", False),
    Turn("contree", "obligations.2.once_ruffed", True),
    Turn("coinche", "obligations.2.once_ruffed", True),
    Turn("coinche", "obligations.1.at_all_trumps", False),
    Turn("coinche", "obligations.1.unless_partner_winning", False),
    Turn("coinche", "obligations.2.unless_partner_winning", True),
    Turn("pilotta", "obligations.1.every_suit", True),
    Turn("pilotta", "obligations.3.unless_partner_winning", True),
    Turn("contree_701", "obligations", find_variant("belote").obligations),
    *(
        Turn("contree_701", "obligations.4.hands", hands)
        for hands in LowRuff
        if hands != "any-hand"
    ),
    Turn("pilotta", "obligations", find_variant("pilotta").obligations[:3]),
    Turn("pilotta", "obligations", find_variant("pilotta").obligations[:2]),
    Turn("pilotta", "obligations", find_variant("pilotta").obligations[:1]),
)

ANNOUNCEMENTS = (
    Turn("belote", "announcing", Announcing.BY_HAND),
    Turn("contree", "announcing", Announcing.BY_HAND),
    Turn("contree", "belote", None),
    Turn("contree", "belote.points", 30),
    *(
        Turn("contree", "belote.timing", when)
        for when in BeloteTiming
        if when is not BeloteTiming.BOTH
    ),
    Turn("contree", "belote.king_first", True),
    Turn("contree", "belote.discard_loses", True),
    Turn("coinche", "belote.at_all_trumps", True),
    Turn("bidding_belote", "belote.at_all_trumps", True),
    Turn("tarabish", "belote.with_run", False),
    Turn("baloot", "belote.barred_by_melds", False),
    Turn("belote", "melds", None),
    Turn("belote", "melds.showing", Showing.SECOND_TRICK),
    Turn("belote", "melds.showing", Showing.AT_ONCE),
    Turn("belote", "melds.showing", Showing.LAST_TRICK),
    Turn("belote", "melds.shared", True),
    Turn("belote", "melds.winning_run", 8),
    Turn("belote", "melds.spoken", True),
    Turn("belote", "melds.most", 1),
    Turn("baloot", "melds.most", None),
    Turn("belote", "melds.longest", 5),
    Turn("tarabish", "melds.longest", None),
    Turn("runs", "melds.longest", 4),
    Turn("baloot", "melds.no_trump_worth", None),
    Turn("baloot", "melds.no_trump_worth", MeldWorth({}, {Rank.ACE: 10})),
    Turn("belote", "melds.worth", MeldWorth(SEQUENCES, {})),
    Turn("belote", "melds.worth.sequences", {MeldKind.THREE: 20}),
    Turn("belote", "melds.worth.sequences", SEQUENCES | {MeldKind.FIVE: 120}),
    Turn("belote", "melds.worth.fours", FOURS | {Rank.NINE: 100}),
    Turn("baloot", "melds.worth.own_kinds", {Rank.ACE: MeldKind.FOUR_HUNDRED}),
    Turn("baloot", "melds.no_trump_worth.own_kinds", {}),
    Turn("belote", "melds.ranking", Ranking(FOURS_FIRST[::-1], JACKS_FIRST)),
    Turn("belote", "melds.ranking.kinds", FOURS_FIRST[::-1]),
    Turn("belote", "melds.ranking.fours", JACKS_FIRST[::-1]),
    Turn("belote", "melds.ranking.exact_length", True),
    Turn("belote", "melds.ranking.by_trump", False),
    Turn("belote", "melds.comparison.apart", True),
    Turn("belote", "melds.comparison", Comparison(Scope.EVERY_SIDE)),
    *(Turn("belote", "melds.comparison.scope", who) for who in Scope if who != Scope.BEST_SIDE),
    *(Turn("belote", "melds.comparison.last_tie", tie) for tie in LastTie if tie != "eldest"),
)

TURNS = (*GAME, *DEALING, *AUCTION, *PLAY, *ANNOUNCEMENTS, *SCORING)
"""Each of them is told."""
