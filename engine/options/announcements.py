"""House rules of announcements: which melds and belotes there are, and what they are worth."""

from dataclasses import dataclass, replace

from engine.cards import Rank
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Scope
from engine.options.families import known_scoring
from engine.options.option import WHOLE, Option, OptionCategory, OptionName, parameter
from engine.ruleset import Announcing, BeloteRules, RuleSet, Showing
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.variants.family import NO_TRUMP_ACES, USUAL_MELDS

MELDS = WHOLE.inner("melds", Melds)
COMPARISON = MELDS.inner("comparison", Comparison)
BELOTE = WHOLE.inner("belote", BeloteRules)

_LOW = (Rank.EIGHT, Rank.SEVEN)
_LOW_FOUR = 100


def _low_fours(melds: Melds) -> bool | None:
    """Return the choices where fours of nines count; other games have their own list."""
    return set(_LOW) <= set(melds.worth.fours) if Rank.NINE in melds.worth.fours else None


def _with_low_fours(melds: Melds, count: bool) -> Melds:
    fours = {rank: points for rank, points in melds.worth.fours.items() if rank not in _LOW}
    ranks = tuple(rank for rank in melds.ranking.fours if rank not in _LOW)
    if count:
        fours |= dict.fromkeys(_LOW, _LOW_FOUR)
        ranks += _LOW
    return replace(
        melds,
        worth=replace(melds.worth, fours=fours),
        ranking=replace(melds.ranking, fours=ranks),
    )


# One source lets fours of any rank count, taken at its word.
FOURS_OF_EIGHT_AND_SEVEN = MELDS.option(
    OptionName.FOURS_OF_EIGHT_AND_SEVEN,
    OptionCategory.ANNOUNCEMENTS,
    {"no": False, "yes": True},
    _low_fours,
    _with_low_fours,
    lambda rules: set(_LOW) <= set(rules.pack.ranks),
)


# “Closest to the dealer”: first after the dealer, or the dealer first.
MELD_TIE = COMPARISON.field(
    "last_tie",
    OptionName.MELD_TIE,
    OptionCategory.ANNOUNCEMENTS,
    {
        "first": LastTie.ELDEST,
        "dealer": LastTie.DEALER_FIRST,
        "cancel": LastTie.CANCEL,
        "turn": LastTie.TURN,
    },
    lambda rules: COMPARISON.required(rules).scope is not Scope.EVERY_SIDE,
)

# Whether a card serves a four and a run: R-80, and croatian bela (rules.md 2.15).
MELD_OVERLAP = MELDS.field(
    "shared",
    OptionName.MELD_OVERLAP,
    OptionCategory.ANNOUNCEMENTS,
    {"once": False, "shared": True},
    lambda rules: bool(MELDS.required(rules).worth.fours),
)

_SHORT = (MeldKind.FOUR_IN_SEQUENCE, MeldKind.THREE)
_HUNDRED = {MeldKind.FIVE: 100}
_CUT_AT = 4


@dataclass(frozen=True, slots=True)
class LongRuns:
    """The length at which sequences are split (None: never), and whether five cards are a kind."""

    longest: int | None
    fives: bool = False


def _long_runs(melds: Melds) -> LongRuns | None:
    """None in games with fours."""
    fives = MeldKind.FIVE in melds.worth.sequences
    return None if melds.worth.fours else LongRuns(melds.longest, fives)


def _with_long_runs(melds: Melds, runs: LongRuns) -> Melds:
    short = {kind: melds.worth.sequences[kind] for kind in _SHORT}
    sequences = _HUNDRED | short if runs.fives else short
    return replace(
        melds,
        worth=MeldWorth(sequences, {}),
        ranking=replace(melds.ranking, kinds=tuple(sequences)),
        longest=runs.longest,
    )


# What a run of five and more is worth in Tarabish: its list was lost.
LONG_RUNS = MELDS.option(
    OptionName.LONG_RUNS,
    OptionCategory.ANNOUNCEMENTS,
    {"split": LongRuns(_CUT_AT), "fifty": LongRuns(None), "hundred": LongRuns(None, fives=True)},
    _long_runs,
    _with_long_runs,
)


def _twenty_first(melds: Melds) -> bool | None:
    """Whether three in sequence beat four; None in games with fours."""
    return None if melds.worth.fours else melds.ranking.shorter_first


def _with_twenty_first(melds: Melds, first: bool) -> Melds:
    order = reversed(_SHORT) if first else _SHORT
    kinds = (*(kind for kind in melds.ranking.kinds if kind not in _SHORT), *order)
    return replace(melds, ranking=replace(melds.ranking, kinds=kinds))


# The source of Tarabish has twenty above fifty, which R-76 takes for an inversion.
RUN_ORDER = MELDS.option(
    OptionName.RUN_ORDER,
    OptionCategory.ANNOUNCEMENTS,
    {"longer": False, "twenty": True},
    _twenty_first,
    _with_twenty_first,
)


MELDS_SHOWN = MELDS.field(
    "showing",
    OptionName.MELDS_SHOWN,
    OptionCategory.ANNOUNCEMENTS,
    {
        showing.value: showing
        for showing in (
            Showing.SECOND_TRICK,
            Showing.LAST_TRICK,
            Showing.NEVER,
            Showing.AT_ONCE,
        )
    },
)


def _are_compared_aloud(rules: RuleSet) -> bool:
    """Whether heights decide between rivals whose cards nobody sees yet."""
    offered = MELDS.required(rules)
    comparison, hidden = offered.comparison, offered.showing is not Showing.AT_ONCE
    by_height = comparison.last_tie is not LastTie.TURN and not comparison.apart
    return hidden and by_height and comparison.scope is not Scope.EVERY_SIDE


MELDS_SPOKEN = MELDS.field(
    "spoken",
    OptionName.MELDS_SPOKEN,
    OptionCategory.ANNOUNCEMENTS,
    {"no": False, "yes": True},
    _are_compared_aloud,
)

MELDING_OPTIONS = (
    FOURS_OF_EIGHT_AND_SEVEN,
    MELD_TIE,
    MELD_OVERLAP,
    LONG_RUNS,
    RUN_ORDER,
    MELDS_SHOWN,
    MELDS_SPOKEN,
)


_PACK_OF_BELOTE = 32


def _declares(rules: RuleSet) -> bool | None:
    """Return whether melds are played; None where a table cannot choose."""
    match rules.scoring:
        case PointsAndBid():
            return rules.melds is not None
        case Majority(match_points=None) if len(rules.pack) == _PACK_OF_BELOTE:
            return None if rules.dealing.tableau else rules.melds is not None
        case _:
            return None


def _with_declarations(rules: RuleSet, declares: bool) -> RuleSet:
    usual = replace(USUAL_MELDS, no_trump_worth=NO_TRUMP_ACES)
    return replace(rules, melds=(rules.melds or usual) if declares else None)


DECLARATIONS = parameter(
    OptionName.DECLARATIONS,
    OptionCategory.ANNOUNCEMENTS,
    {"off": False, "on": True},
    _declares,
    _with_declarations,
)


@dataclass(frozen=True, slots=True)
class MeldsCount:
    """Whether melds help to make the contract, and whether round points are compared for it."""

    help: bool
    in_rounds: bool = False


def _declarations_count(rules: RuleSet) -> MeldsCount | None:
    if rules.melds is None:
        return None
    scoring = known_scoring(rules)
    in_rounds = isinstance(scoring, RoundPoints) and scoring.rounds_compared
    return MeldsCount(scoring.melds_help, in_rounds)


def _with_declarations_counting(rules: RuleSet, count: MeldsCount) -> RuleSet:
    scoring = replace(known_scoring(rules), melds_help=count.help)
    if isinstance(scoring, RoundPoints):
        scoring = replace(scoring, rounds_compared=count.in_rounds)
    return replace(rules, scoring=scoring)


# The source of Baloot counts cards alone, Saudi players melds too.
DECLARATIONS_COUNT = parameter(
    OptionName.DECLARATIONS_COUNT,
    OptionCategory.ANNOUNCEMENTS,
    {
        "contract": MeldsCount(True),
        "score": MeldsCount(False),
        "rounds": MeldsCount(True, in_rounds=True),
    },
    _declarations_count,
    _with_declarations_counting,
).offered(lambda rules, word: word != "rounds" or isinstance(rules.scoring, RoundPoints))

ANNOUNCING = WHOLE.field(
    "announcing",
    OptionName.ANNOUNCING,
    OptionCategory.ANNOUNCEMENTS,
    {"automatic": Announcing.AUTOMATIC, "manual": Announcing.BY_HAND},
    lambda rules: bool(rules.melds or rules.belote),
)


# The option “card order” of Traditional Belote (rules.md 2.6).
KING_FIRST = BELOTE.field(
    "king_first",
    OptionName.KING_FIRST,
    OptionCategory.ANNOUNCEMENTS,
    {"no": False, "yes": True},
)

_NO_BELOTE = "none"
_HELPS_AND_WRITTEN = {"both": (True, True), "contract": (True, False), "score": (False, True)}


def _belote_counts(rules: RuleSet) -> str:
    if rules.belote is None:
        return _NO_BELOTE
    scoring = known_scoring(rules)
    held = (scoring.belote_helps, scoring.belote_written)
    return next(word for word, both in _HELPS_AND_WRITTEN.items() if both == held)


def _with_belote_counting(rules: RuleSet, word: str) -> RuleSet:
    if word == _NO_BELOTE:
        return replace(rules, belote=None)
    helps, written = _HELPS_AND_WRITTEN[word]
    scoring = replace(known_scoring(rules), belote_helps=helps, belote_written=written)
    return replace(rules, scoring=scoring)


BELOTE_COUNTS = Option(
    OptionName.BELOTE_COUNTS,
    OptionCategory.ANNOUNCEMENTS,
    lambda rules: (*_HELPS_AND_WRITTEN, _NO_BELOTE) if rules.belote else (),
    _belote_counts,
    _with_belote_counting,
)

ANNOUNCEMENT_OPTIONS = (
    DECLARATIONS,
    DECLARATIONS_COUNT,
    ANNOUNCING,
    KING_FIRST,
    BELOTE_COUNTS,
    *MELDING_OPTIONS,
)
