"""House rules of the auction: what can be bid, and how trumps are chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auctions.points import PointsAuction
from engine.auctions.rising import FinalRaise
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import SUIT_TRUMPS, Trump
from engine.options.doubling import DOUBLING_OPTIONS
from engine.options.families import (
    CONTREE_AUCTION,
    CONTREE_SCORING,
    CUT_TENS,
    LADDER,
    LONG_SUITS,
    NUMBERS,
    RISING,
    SUN,
    TURNED_BELOTE,
    is_contree,
)
from engine.options.option import (
    OptionCategory,
    OptionName,
    RulesPart,
    one_for_each,
    parameter,
)
from engine.ruleset import RuleSet

HIGHEST = {Trump.NONE: 130, Trump.ALL: 250}
"""The highest numbers at no trumps and at all trumps, where steps reach them (R-49)."""


def _reached(bids: PointsAuction, most: int) -> int:
    """Return the highest number that is at most this."""
    return most - (most - bids.opening) % bids.step


def _with_trump(
    bids: PointsAuction | SuitAuction, trump: Trump, *, played: bool
) -> PointsAuction | SuitAuction:
    """Return the auction with or without bids at this trump, which is not a suit."""
    if played == (trump in bids.trumps):
        return bids
    if isinstance(bids, SuitAuction):
        named = {*bids.trumpless, trump} if played else {*bids.trumpless} - {trump}
        return replace(bids, trumpless=tuple(each for each in Trump if each in named))
    others = {each: ceiling for each, ceiling in bids.ceilings.items() if each is not trump}
    ceilings = others | ({trump: _reached(bids, HIGHEST[trump])} if played else {})
    in_order = {each: ceilings[each] for each in Trump if each in ceilings}
    return replace(bids, ceilings=in_order)


_ANY_TRUMPS: RulesPart[PointsAuction | SuitAuction] = RulesPart(
    lambda rules: CONTREE_AUCTION.of(rules) or TURNED_BELOTE.of(rules),
    lambda rules, bids: replace(rules, auction=bids),
)
"""The auctions in which a table chooses whether there are bids without a trump suit."""

# In Tarabish no trumps are worth 130, without a bella, and runs stay (rules.md 8).
_PLAYED_WITHOUT: RulesPart[PointsAuction | SuitAuction] = RulesPart(
    lambda rules: _ANY_TRUMPS.of(rules) or LONG_SUITS.of(rules), _ANY_TRUMPS.put
)

NO_TRUMPS = _PLAYED_WITHOUT.option(
    OptionName.NO_TRUMPS,
    OptionCategory.AUCTION,
    {"no": False, "yes": True},
    lambda bids: Trump.NONE in bids.trumps,
    lambda bids, played: _with_trump(bids, Trump.NONE, played=played),
)


def _have_belotes(rules: RuleSet) -> bool:
    """Whether king and queen of every suit are a belote at all trumps."""
    return rules.belote is not None and rules.belote.at_all_trumps


def _with_belotes(rules: RuleSet, held: bool) -> RuleSet:
    belote = rules.belote and replace(rules.belote, at_all_trumps=held)
    return replace(rules, belote=belote)


@dataclass(frozen=True, slots=True)
class AllTrumps:
    """Whether all trumps can be bid, and whether there are belotes at them."""

    played: bool
    with_belotes: bool = False


def _all_trumps(rules: RuleSet) -> AllTrumps | None:
    bids = _ANY_TRUMPS.of(rules)
    if bids is None:
        return None
    played = Trump.ALL in bids.trumps
    return AllTrumps(played, played and _have_belotes(rules))


def _with_all_trumps(rules: RuleSet, chosen: AllTrumps) -> RuleSet:
    bids = _with_trump(_ANY_TRUMPS.required(rules), Trump.ALL, played=chosen.played)
    return _with_belotes(_ANY_TRUMPS.put(rules, bids), chosen.with_belotes)


_WHERE_CHOSEN = parameter(
    OptionName.ALL_TRUMPS,
    OptionCategory.AUCTION,
    {
        "no": AllTrumps(False),
        "yes": AllTrumps(True),
        "with-belotes": AllTrumps(True, with_belotes=True),
    },
    _all_trumps,
    _with_all_trumps,
)


def _on_the_ladder(rules: RuleSet) -> bool | None:
    bids = LADDER.of(rules)
    return _have_belotes(rules) if bids and Trump.ALL in bids.ladder else None


_ON_LADDER = parameter(
    OptionName.ALL_TRUMPS,
    OptionCategory.AUCTION,
    {"yes": False, "with-belotes": True},
    _on_the_ladder,
    _with_belotes,
)

ALL_TRUMPS = one_for_each(_WHERE_CHOSEN, _ON_LADDER)


def _with_ceiling(bids: PointsAuction, ceiling: int) -> PointsAuction:
    return replace(bids, ceilings=dict(bids.ceilings) | dict.fromkeys(SUIT_TRUMPS, ceiling))


def _reach(rules: RuleSet, ceiling: str) -> bool:
    """Whether bids can reach this ceiling by their steps."""
    bids = NUMBERS.required(rules)
    return not (int(ceiling) - bids.opening) % bids.step


# Cards and a belote bring 180 at most: more needs melds, or a bonus for every trick. The
# federation's text of 2015 names no highest bid, and nobody ever has 400 (rules.md 8).
CEILING = NUMBERS.option(
    OptionName.CEILING,
    OptionCategory.AUCTION,
    {"160": 160, "180": 180, "250": 250, "260": 260, "400": 400},
    lambda bids: bids.ceilings[SUIT_TRUMPS[0]],
    _with_ceiling,
).offered(_reach)

# Half of 162 is 81: by some rules a bid of 80 needs more than half (rules.md 2.8).
EIGHTY = CONTREE_SCORING.field(
    "needed",
    OptionName.EIGHTY,
    OptionCategory.AUCTION,
    {"80": (), "82": ((80, 82),)},
)

NO_GENERALE = 0

GENERALE = CONTREE_AUCTION.option(
    OptionName.GENERALE,
    OptionCategory.AUCTION,
    {"none": NO_GENERALE, "500": 500, "1000": 1000},
    lambda bids: bids.generale or NO_GENERALE,
    lambda bids, worth: replace(bids, generale=worth or None),
)


@dataclass(frozen=True, slots=True)
class CapotWorth:
    """The value of a bid capot, and what else is scored when it is made or failed.

    If it cannot be bid, nothing else applies.
    """

    bid: int | None
    points: int | None = None
    pot: int | None = None


# Flat as the federation of 2016 and coinchons.fr write it, with tricks as that of 2015, Board Game
# Arena and Cannes do (rules.md 8); the last one is La Coinche's.
CAPOTS: Mapping[str, CapotWorth] = {
    "none": CapotWorth(None),
    "250": CapotWorth(250),
    "260": CapotWorth(260),
    "500": CapotWorth(500),
    "250-flat": CapotWorth(250, points=0, pot=0),
    "500-flat": CapotWorth(500, points=0, pot=0),
    "250-tricks": CapotWorth(250, points=250),
    "270-tricks": CapotWorth(270, points=250),
    "250-failed-500": CapotWorth(250, points=0, pot=250),
}
OF_ONE_GAME = "250-failed-500"
"""The way to write a capot that is offered in the game only that has it."""


def _capot(rules: RuleSet) -> CapotWorth | None:
    bids, scoring = CONTREE_AUCTION.of(rules), CONTREE_SCORING.of(rules)
    if bids is None or scoring is None:
        return None
    if bids.capot is None:
        return CapotWorth(None)
    return CapotWorth(bids.capot, scoring.capot_points, scoring.capot_pot)


def _with_capot(rules: RuleSet, worth: CapotWorth) -> RuleSet:
    return replace(
        rules,
        auction=replace(CONTREE_AUCTION.required(rules), capot=worth.bid),
        scoring=replace(
            CONTREE_SCORING.required(rules), capot_points=worth.points, capot_pot=worth.pot
        ),
    )


_WRITTEN_CAPOT = parameter(
    OptionName.CAPOT_WORTH, OptionCategory.AUCTION, CAPOTS, _capot, _with_capot
).offered(lambda rules, word: word != OF_ONE_GAME or _capot(rules) == CAPOTS[word])


@dataclass(frozen=True, slots=True)
class CapotBid:
    """The number that a capot bids where tens are written; None if it cannot be bid."""

    bid: int | None = None


# The kapo of Cyprus (rules.md 8).
_CAPOT_IN_TENS = NUMBERS.option(
    OptionName.CAPOT_WORTH,
    OptionCategory.AUCTION,
    {"none": CapotBid(), "250": CapotBid(250)},
    lambda bids: CapotBid(bids.capot),
    lambda bids, capot: replace(bids, capot=capot.bid),
    lambda rules: CUT_TENS.of(rules) is not None and not NUMBERS.required(rules).named_after,
)

CAPOT_WORTH = one_for_each(_WRITTEN_CAPOT, _CAPOT_IN_TENS)

NUMBER_OPTIONS = (NO_TRUMPS, ALL_TRUMPS, CEILING, EIGHTY, GENERALE, CAPOT_WORTH)


PASSING = RISING.field(
    "pass_is_final",
    OptionName.PASSING,
    OptionCategory.AUCTION,
    {"open": False, "final": True},
)

# One raise after three passes: R-22.
FINAL_RAISE = CONTREE_AUCTION.field(
    "final_raise",
    OptionName.FINAL_RAISE,
    OptionCategory.AUCTION,
    {way.value: way for way in FinalRaise},
)


# Board Game Arena asks who has bid last once more, for another trump (rules.md 8).
SELF_RAISE = CONTREE_AUCTION.field(
    "self_raise",
    OptionName.SELF_RAISE,
    OptionCategory.AUCTION,
    {"no": False, "other-suit": True},
)


def _in_two_rounds(rules: RuleSet) -> SuitAuction | SunAuction | None:
    """The auction where a card is turned up."""
    match rules.auction:
        case SuitAuction(turned=True) | SunAuction() as bids:
            return bids
        case _:
            return None


_TWO_ROUNDS: RulesPart[SuitAuction | SunAuction] = RulesPart(
    _in_two_rounds, lambda rules, bids: replace(rules, auction=bids)
)

# Whether the suit that everybody has passed may be named after all: R-30.
SECOND_ROUND_SUIT = _TWO_ROUNDS.field(
    "turned_again",
    OptionName.SECOND_ROUND_SUIT,
    OptionCategory.AUCTION,
    {"other": False, "any": True},
)

TRUMP_NAMED = NUMBERS.field(
    "named_after",
    OptionName.TRUMP_NAMED,
    OptionCategory.AUCTION,
    {"with-bid": False, "after-auction": True},
    lambda rules: not is_contree(rules),  # there a bid without its trump is another game
)

# Who may call it: R-57.
ASHKAL = SUN.fields(
    ("ashkal", "ashkal_again"),
    OptionName.ASHKAL,
    OptionCategory.AUCTION,
    {
        "last-two": ((2, 3), False),
        "last-two-always": ((2, 3), True),
        "anyone": ((0, 1, 2, 3), False),
        "none": ((), False),
    },
)

SUN_OVERCALL = SUN.field(
    "overcall",
    OptionName.SUN_OVERCALL,
    OptionCategory.AUCTION,
    {"once": True, "none": False},
)

KASHO = SUN.field(
    "kasho",
    OptionName.KASHO,
    OptionCategory.AUCTION,
    {"no": False, "yes": True},
)

AUCTION_OPTIONS = (
    *NUMBER_OPTIONS,
    PASSING,
    FINAL_RAISE,
    SELF_RAISE,
    *DOUBLING_OPTIONS,
    SECOND_ROUND_SUIT,
    TRUMP_NAMED,
    ASHKAL,
    SUN_OVERCALL,
    KASHO,
)
