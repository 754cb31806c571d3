"""House rules of scoring."""

from dataclasses import dataclass, replace

from engine.cards import (
    ALL_TRUMPS_DOWN_TO_2,
    ALL_TRUMPS_FROM_14,
    ALL_TRUMPS_OF_162,
    NO_TRUMPS_OF_162,
    Scale,
    Trump,
)
from engine.options.all_tricks import ALL_TRICKS, ALL_TRICKS_COUNT, REVERSE_KABOOT
from engine.options.families import (
    CONTREE_AUCTION,
    CONTREE_SCORING,
    CUT_TENS,
    FAILED_POINTS,
    LONG_SUITS,
    MAJORITY,
    MATCH_POINTS,
    NAMED_BELOTE,
    PAIRED_TENS,
    ROUND_POINTS,
    have_partners,
    is_belote_written,
)
from engine.options.option import OptionCategory, OptionName, one_for_each, parameter
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import Rest
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.score_parts import WHOLE_SUM, DefencePoints, Multiplied, Written
from engine.scoring.shares import OnFailure, Rounding
from engine.scoring.trumpless import BroughtTo

_WITHOUT_BID = {
    Multiplied.BID: Multiplied.WHOLE,
    Multiplied.FORFEIT_BID: Multiplied.FORFEIT,
}
"""What is multiplied in place of a bid that is not written."""


def _with_written(scoring: PointsAndBid, written: Written) -> PointsAndBid:
    """Set what is scored, and adapt the rules that contradict it."""
    turned, multiplied = replace(scoring, written=written), scoring.multiplied
    match written:
        case Written.BOTH:
            return turned
        case Written.MADE:
            return replace(
                turned, failed_bid=False, multiplied=_WITHOUT_BID.get(multiplied, multiplied)
            )
        case Written.ANNOUNCED | Written.ANNOUNCED_BELOTE:
            whole = multiplied in WHOLE_SUM and written is Written.ANNOUNCED_BELOTE
            return replace(
                turned,
                failed_points=False,
                multiplied=multiplied if whole else Multiplied.BID,
                rounding=Rounding.NONE,
                unbid_capot=0,
                unbid_capot_points=None,
            )


# The federation's coinche of 2015 asks for the bid and for more than the defence (rules.md 8).
CONTRACT_NEEDS = CONTREE_SCORING.field(
    "beat_defence",
    OptionName.CONTRACT_NEEDS,
    OptionCategory.SCORING,
    {"bid": False, "bid-and-more": True},
)

_WRITTEN_BIDS = CONTREE_SCORING.option(
    OptionName.POINTS_COUNTED,
    OptionCategory.SCORING,
    {written.value: written for written in Written},
    lambda scoring: scoring.written,
    _with_written,
).offered(lambda rules, word: word != Written.ANNOUNCED_BELOTE or is_belote_written(rules))

# Cyprus writes the bid, where the source of Pilotta does not (rules.md 8).
_BID_WRITTEN = CUT_TENS.field(
    "bid_written",
    OptionName.POINTS_COUNTED,
    OptionCategory.SCORING,
    {Written.MADE.value: False, Written.BOTH.value: True},
)

POINTS_COUNTED = one_for_each(_WRITTEN_BIDS, _BID_WRITTEN)

DEFENCE_POINTS = CONTREE_SCORING.field(
    "defence_points",
    OptionName.DEFENCE_POINTS,
    OptionCategory.SCORING,
    {points.value: points for points in DefencePoints},
)


@dataclass(frozen=True, slots=True)
class FailureWritten:
    """The points written by the defence: the pot (None: not written), and the bid or not."""

    pot: int | None
    bid: bool = False


def _failed(scoring: PointsAndBid) -> FailureWritten:
    return FailureWritten(scoring.pot if scoring.failed_points else None, scoring.failed_bid)


def _with_failed(scoring: PointsAndBid, failed: FailureWritten) -> PointsAndBid:
    return replace(
        scoring,
        pot=scoring.pot if failed.pot is None else failed.pot,
        failed_points=failed.pot is not None,
        failed_bid=failed.bid,
    )


_FAILED_BIDS = CONTREE_SCORING.option(
    OptionName.FAILURE,
    OptionCategory.SCORING,
    {
        "160-and-bid": FailureWritten(160, bid=True),
        "162-and-bid": FailureWritten(162, bid=True),
        "160": FailureWritten(160),
        "162": FailureWritten(162),
        "bid": FailureWritten(None, bid=True),
    },
    _failed,
    _with_failed,
)

_FAILED_TENS = CUT_TENS.field(
    "failed_bid",
    OptionName.FAILURE,
    OptionCategory.SCORING,
    {"162-and-bid": True, "162": False},
    lambda rules: CUT_TENS.required(rules).bid_written,
)

FAILURE = one_for_each(_FAILED_BIDS, _FAILED_TENS)

MULTIPLIED_BIDS = CONTREE_SCORING.field(
    "multiplied",
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {multiplied.value: multiplied for multiplied in Multiplied},
)

ROUNDED_POINTS = CONTREE_SCORING.field(
    "rounding",
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {
        rounding.value: rounding
        for rounding in (Rounding.COMPLEMENT, Rounding.NEAREST, Rounding.SIX_UP, Rounding.NONE)
    },
)


_POT = MATCH_POINTS.field(
    "pot",
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {"pot": True, "own": False},
)

_TAKEN = ROUND_POINTS.field(
    "takes_all",
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {"pot": True, "own": False},
)

# What a kontra brings who makes the contract is told by no source (rules.md 2.15).
_TRICKS = MAJORITY.field(
    "doubled_pot",
    OptionName.MULTIPLIED,
    OptionCategory.SCORING,
    {"pot": True, "own": False},
    lambda rules: (
        NAMED_BELOTE.of(rules) is not None and NAMED_BELOTE.required(rules).doubling is not None
    ),
)

MULTIPLIED = one_for_each(MULTIPLIED_BIDS, _POT, _TAKEN, _TRICKS)

# The source does not double a deal at no trumps, Bulgarian tables do.
NO_TRUMP_FACTOR = one_for_each(
    *(
        coin.field(
            "no_trump_factor",
            OptionName.NO_TRUMP_FACTOR,
            OptionCategory.SCORING,
            {"1": 1, "2": 2},
            lambda rules: Trump.NONE in rules.auction.trumps,
        )
        for coin in (MATCH_POINTS, PAIRED_TENS)
    )
)


@dataclass(frozen=True, slots=True)
class Fives:
    """The rest from which one goes up, and whether a final 5 is kept exactly.

    ``paired``: both sides' rounded points come to those of the whole deal.
    """

    up_from: int
    exact: bool = False
    paired: bool = False


def _fives(scoring: RoundPoints) -> Fives:
    rate = scoring.no_trumps
    return Fives(rate.up_from, rate.exact_fives, scoring.paired)


def _with_fives(scoring: RoundPoints, fives: Fives) -> RoundPoints:
    rate = replace(scoring.no_trumps, up_from=fives.up_from, exact_fives=fives.exact)
    return replace(scoring, no_trumps=rate, paired=fives.paired)


# A final 5 is kept so that both sides always total 26, or of two that go up one goes down
# again (rules.md 8, Saudi).
_FIVES = ROUND_POINTS.option(
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {
        "fives-exact": Fives(6, exact=True),
        "fives-up": Fives(5),
        "fives-down": Fives(6),
        "paired": Fives(6, exact=True, paired=True),
    },
    _fives,
    _with_fives,
)

# Two cuts can lose a whole ten together; Cyprus rounds from six (rules.md 8).
_REST = CUT_TENS.field(
    "rest",
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {rest.value: rest for rest in Rest},
)

ROUNDING = one_for_each(ROUNDED_POINTS, _FIVES, _REST)

# Two texts write the last deal to the point (rules.md 8).
LAST_DEAL = CONTREE_SCORING.field(
    "exact_last",
    OptionName.LAST_DEAL,
    OptionCategory.SCORING,
    {"rounded": False, "exact": True},
    lambda rules: CONTREE_SCORING.required(rules).rounding is not Rounding.NONE,
)

_TRUMPLESS = (Trump.NONE, Trump.ALL)
_HIGHEST_OF_162 = 160


@dataclass(frozen=True, slots=True)
class TrumplessPoints:
    """The scales of deals without a trump suit, and the total to which they are brought."""

    no_trumps: Scale | None = None
    all_trumps: Scale | None = None
    brought_to: BroughtTo | None = None


_TOTALS = {
    "full": TrumplessPoints(),
    "162": TrumplessPoints(NO_TRUMPS_OF_162, ALL_TRUMPS_OF_162),
    "162-from-14": TrumplessPoints(NO_TRUMPS_OF_162, ALL_TRUMPS_FROM_14),
    "162-down-to-2": TrumplessPoints(NO_TRUMPS_OF_162, ALL_TRUMPS_DOWN_TO_2),
    "162-scaled": TrumplessPoints(NO_TRUMPS_OF_162, brought_to=BroughtTo(162, with_last=True)),
    "152-scaled": TrumplessPoints(brought_to=BroughtTo(152, with_last=False)),
}


def _trumpless(rules: RuleSet) -> TrumplessPoints | None:
    """Return how a deal without a trump suit is counted, where tens are not divided."""
    match rules.scoring:
        case PointsAndBid() | Majority(match_points=None) as scoring:
            # Tables that play no trumps with the sixes count 130 (rules.md 8).
            if LONG_SUITS.of(rules) or not set(_TRUMPLESS) & set(rules.auction.trumps):
                return None
            scales = rules.scales
            return TrumplessPoints(scales.no_trumps, scales.all_trumps, scoring.trumpless)
        case _:
            return None


def _with_trumpless(rules: RuleSet, points: TrumplessPoints) -> RuleSet:
    """Return the rules with other scales and the highest bid that they allow."""
    scoring = rules.scoring
    if not isinstance(scoring, PointsAndBid | Majority):
        raise ValueError("no total without a trump suit")
    changed = replace(
        rules,
        scales=replace(rules.scales, no_trumps=points.no_trumps, all_trumps=points.all_trumps),
        scoring=replace(scoring, trumpless=points.brought_to),
    )
    bids = CONTREE_AUCTION.of(rules)
    if bids is None or points == TrumplessPoints():
        return changed
    ceilings = bids.ceilings
    of_suits = max(ceiling for trump, ceiling in ceilings.items() if trump.suit)
    # More than the cards come to is made where every trick counts for more than they do.
    sweeps = isinstance(scoring, PointsAndBid) and scoring.all_tricks_help
    most = of_suits if sweeps else min(of_suits, _HIGHEST_OF_162)
    highest = dict.fromkeys(_TRUMPLESS, most - (most - bids.opening) % bids.step)
    capped = {trump: highest.get(trump, ceiling) for trump, ceiling in ceilings.items()}
    return replace(changed, auction=replace(bids, ceilings=capped))


TRUMPLESS_POINTS = parameter(
    OptionName.TRUMPLESS_POINTS, OptionCategory.SCORING, _TOTALS, _trumpless, _with_trumpless
)


_ON_FAILURE = {
    "lost": OnFailure.FORFEITED,
    "to-defence": OnFailure.TO_DEFENCE,
    "kept": OnFailure.KEPT,
}

# The sources differ.
BELOTE_ON_FAILURE = FAILED_POINTS.field(
    "belote",
    OptionName.BELOTE_ON_FAILURE,
    OptionCategory.SCORING,
    _ON_FAILURE,
    is_belote_written,
)

DECLARATIONS_ON_FAILURE = FAILED_POINTS.field(
    "melds",
    OptionName.DECLARATIONS_ON_FAILURE,
    OptionCategory.SCORING,
    _ON_FAILURE,
    lambda rules: rules.melds is not None,
)

DECLARATIONS_ON_CAPOT = CONTREE_SCORING.field(
    "swept_melds",
    OptionName.DECLARATIONS_ON_CAPOT,
    OptionCategory.SCORING,
    {"own": False, "all": True},
    lambda rules: rules.melds is not None,
)


@dataclass(frozen=True, slots=True)
class TieRule:
    """The rule for equal points.

    ``hanging``: the points that hang then, where they are always so many; ``sun``: at no trumps
    each side writes its own.
    """

    tie: Tie
    hanging: int | None = None
    sun: bool = False


# Litige is of R-33, half the half-bate of Tarabish (rules.md 2.12); 85 hang for the makers' half in
# Bidding Belote, and a level sun is split in Saudi play (rules.md 8).
_LEVELS: dict[str, TieRule] = {
    "success": TieRule(Tie.MADE),
    "failure": TieRule(Tie.FAILED),
    "litige": TieRule(Tie.HANGS),
    "half": TieRule(Tie.HALF),
    "hang-85": TieRule(Tie.HANGS, hanging=85),
    "sun-split": TieRule(Tie.FAILED, sun=True),
}


def _level(rules: RuleSet) -> TieRule | None:
    match rules.scoring:
        case Majority(tie=Tie.HANGS, hanging=hanging):
            return TieRule(Tie.HANGS, hanging)
        case Majority(tie=tie):
            return TieRule(tie)
        case RoundPoints(tie=tie, no_trumps_tie=own):
            return TieRule(tie, sun=own is not None)
        case _:
            return None


def _with_level(rules: RuleSet, level: TieRule) -> RuleSet:
    match rules.scoring:
        case Majority() as scoring if level.tie is Tie.HANGS:
            return replace(rules, scoring=replace(scoring, tie=level.tie, hanging=level.hanging))
        case Majority() as scoring:
            return replace(rules, scoring=replace(scoring, tie=level.tie))
        case RoundPoints() as scoring:
            own = Tie.MADE if level.sun else None
            return replace(rules, scoring=replace(scoring, tie=level.tie, no_trumps_tie=own))
        case _:
            raise ValueError("nobody is level")


def _is_tie_offered(rules: RuleSet, word: str) -> bool:
    """A fixed number of points hangs, or a sun is split, in some games only."""
    match word:
        case "hang-85":
            return isinstance(rules.scoring, Majority) and rules.scoring.hanging is not None
        case "sun-split":
            return isinstance(rules.scoring, RoundPoints)
        case _:
            return True


TIE = parameter(OptionName.TIE, OptionCategory.SCORING, _LEVELS, _level, _with_level).offered(
    _is_tie_offered
)


# What the loser of a hand of Belote Découverte writes is a decision: R-55.
HAND_SCORE = MAJORITY.field(
    "takes_all",
    OptionName.HAND_SCORE,
    OptionCategory.SCORING,
    {"points": False, "winner": True},
    lambda rules: not have_partners(rules),  # a hand is then won or lost
)

SCORING_OPTIONS = (
    CONTRACT_NEEDS,
    POINTS_COUNTED,
    DEFENCE_POINTS,
    FAILURE,
    MULTIPLIED,
    ROUNDING,
    LAST_DEAL,
    ALL_TRICKS,
    REVERSE_KABOOT,
    ALL_TRICKS_COUNT,
    BELOTE_ON_FAILURE,
    DECLARATIONS_ON_FAILURE,
    DECLARATIONS_ON_CAPOT,
    TIE,
    NO_TRUMP_FACTOR,
    TRUMPLESS_POINTS,
    HAND_SCORE,
)
