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
from engine.options.families import (
    CONTREE_AUCTION,
    CONTREE_SCORING,
    CUT_TENS,
    FAILED_POINTS,
    MAJORITY,
    MATCH_POINTS,
    NUMBERS,
    PAIRED_TENS,
    ROUND_POINTS,
    have_partners,
    is_belote_written,
)
from engine.options.option import Option, OptionCategory, OptionName, one_for_each, parameter
from engine.ruleset import RuleSet
from engine.scoring.majority import Majority, MatchPoints
from engine.scoring.outcome import Tie
from engine.scoring.points_and_bid import DefencePoints, Multiplied, PointsAndBid, Written
from engine.scoring.round_points import RoundPoints
from engine.scoring.shares import OnFailure, Rounding
from engine.scoring.trumpless import BroughtTo


def _with_written(scoring: PointsAndBid, written: Written) -> PointsAndBid:
    """Set what is scored, and adapt the rules that contradict it."""
    turned = replace(scoring, written=written)
    match written:
        case Written.BOTH:
            return turned
        case Written.MADE:
            alone = scoring.multiplied is Multiplied.BID
            return replace(
                turned,
                failed_bid=False,
                multiplied=Multiplied.WHOLE if alone else scoring.multiplied,
            )
        case Written.ANNOUNCED:
            return replace(
                turned,
                failed_points=False,
                multiplied=Multiplied.BID,
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

POINTS_COUNTED = CONTREE_SCORING.option(
    OptionName.POINTS_COUNTED,
    OptionCategory.SCORING,
    {written.value: written for written in Written},
    lambda scoring: scoring.written,
    _with_written,
)

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


FAILURE = CONTREE_SCORING.option(
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

MULTIPLIED = one_for_each(MULTIPLIED_BIDS, _POT, _TAKEN)

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

# Two cuts can lose a whole ten together.
_LOST_UNIT = CUT_TENS.field(
    "lost_unit",
    OptionName.ROUNDING,
    OptionCategory.SCORING,
    {"lost-unit": True, "cut": False},
)

ROUNDING = one_for_each(ROUNDED_POINTS, _FIVES, _LOST_UNIT)

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
            if not set(_TRUMPLESS) & set(rules.auction.trumps):
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
    most = min(of_suits, _HIGHEST_OF_162)
    highest = dict.fromkeys(_TRUMPLESS, most - (most - bids.opening) % bids.step)
    capped = {trump: highest.get(trump, ceiling) for trump, ceiling in ceilings.items()}
    return replace(changed, auction=replace(bids, ceilings=capped))


TRUMPLESS_POINTS = parameter(
    OptionName.TRUMPLESS_POINTS, OptionCategory.SCORING, _TOTALS, _trumpless, _with_trumpless
)


@dataclass(frozen=True, slots=True)
class Sweep:
    """The bonus for every trick if no capot was bid.

    ``instead`` stands in place of the cards; ``always``: also on a bid capot; ``either``: also to
    the defence.
    """

    added: int = 0
    always: bool = False
    instead: int | None = None
    either: bool = False


def _sweep(rules: RuleSet) -> Sweep | None:
    scoring = CONTREE_SCORING.of(rules)
    if scoring is None:
        return None
    instead = scoring.unbid_capot_points
    return Sweep(scoring.unbid_capot, scoring.always, instead, scoring.either)


def _with_sweep(rules: RuleSet, sweep: Sweep) -> RuleSet:
    scoring = replace(
        CONTREE_SCORING.required(rules),
        unbid_capot=sweep.added,
        always=sweep.always,
        unbid_capot_points=sweep.instead,
        either=sweep.either,
    )
    return CONTREE_SCORING.put(rules, scoring)


def _added(sweep: Sweep) -> int | None:
    """Return the points that a game adds for an unbid capot, if that is all it does."""
    return sweep.added if sweep == Sweep(sweep.added) else None


def _is_sweep_offered(rules: RuleSet, word: str) -> bool:
    """Whether a choice is offered, which depends on what the game itself does."""
    if word == _OF_BIDS.current(rules):
        return True
    numbers = NUMBERS.of(rules)
    bids_capots = numbers is not None and numbers.capot is not None
    added = "0", "88", "90", "90-either"
    match rules.scoring:
        case PointsAndBid(written=Written.ANNOUNCED):
            return word == "0"
        case PointsAndBid(unbid_capot_points=int()):
            return word in (*added, "150-in-all", "250-in-all")
        case PointsAndBid(unbid_capot=points) if points and bids_capots:
            return word in (*added, "90-always")
        case _:
            return word in added


# 88 make 250 with the cards' 162, and 90 with 160. One source prints 150 in all in one line and 250
# in another.
_OF_BIDS: Option = parameter(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {
        "0": Sweep(),
        "88": Sweep(88),
        "90": Sweep(90),
        "90-always": Sweep(90, always=True),
        "90-either": Sweep(90, either=True),
        "150-in-all": Sweep(instead=150),
        "250-in-all": Sweep(instead=250),
    },
    _sweep,
    _with_sweep,
    _added,
).offered(_is_sweep_offered)

_OF_MATCH_POINTS = MATCH_POINTS.field(
    "every_trick",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "9": 9},
)


def _adds_for_all_tricks(rules: RuleSet) -> bool:
    return MAJORITY.required(rules).all_tricks > 0


_ADDED_TO_LAST_TRICK = "100"
"""The bonus with the last trick in it, which is offered where a game has one."""

_OF_MAJORITY = MAJORITY.field(
    "all_tricks",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"0": 0, "90": 90, _ADDED_TO_LAST_TRICK: 100},
    lambda rules: not isinstance(MAJORITY.required(rules).match_points, MatchPoints),
).offered(lambda rules, word: word != _ADDED_TO_LAST_TRICK or _adds_for_all_tricks(rules))

_COUNTS_IN_MAJORITY = MAJORITY.field(
    "all_tricks_help",
    OptionName.ALL_TRICKS_COUNT,
    OptionCategory.SCORING,
    {"contract": True, "score": False},
    _adds_for_all_tricks,
)

_COUNTS_TO_BID = CONTREE_SCORING.field(
    "all_tricks_help",
    OptionName.ALL_TRICKS_COUNT,
    OptionCategory.SCORING,
    {"contract": True, "score": False},
    lambda rules: _sweep(rules) != Sweep(),
)

ALL_TRICKS_COUNT = one_for_each(_COUNTS_IN_MAJORITY, _COUNTS_TO_BID)

# With the cards' 162 they are 250 in all, as Pilotta counts (rules.md 2.11).
_OF_CUT_TENS = CUT_TENS.field(
    "all_tricks",
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {"250": 88, "162": 0},
)


@dataclass(frozen=True, slots=True)
class Rounds:
    """The round points with a trump suit, on top of those of the cards or not, flat or not."""

    of_suit: int
    added: bool = False
    flat: bool = False


def _rounds(scoring: RoundPoints) -> Rounds:
    return Rounds(scoring.suit.all_tricks, scoring.all_tricks_added, scoring.flat_sweep)


def _with_rounds(scoring: RoundPoints, rounds: Rounds) -> RoundPoints:
    rate = replace(scoring.suit, all_tricks=rounds.of_suit)
    return replace(scoring, suit=rate, all_tricks_added=rounds.added, flat_sweep=rounds.flat)


# 44 in both contracts as printed, elsewhere 25 in hokum.
_OF_ROUNDS = ROUND_POINTS.option(
    OptionName.ALL_TRICKS,
    OptionCategory.SCORING,
    {
        "44": Rounds(44),
        "44-added": Rounds(44, added=True),
        "25-hokum": Rounds(25),
        "25-flat": Rounds(25, flat=True),
    },
    _rounds,
    _with_rounds,
)

ALL_TRICKS: Option = one_for_each(
    _OF_BIDS, _OF_MATCH_POINTS, _OF_MAJORITY, _OF_CUT_TENS, _OF_ROUNDS
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
    ALL_TRICKS,
    ALL_TRICKS_COUNT,
    BELOTE_ON_FAILURE,
    DECLARATIONS_ON_FAILURE,
    DECLARATIONS_ON_CAPOT,
    TIE,
    NO_TRUMP_FACTOR,
    TRUMPLESS_POINTS,
    HAND_SCORE,
)
