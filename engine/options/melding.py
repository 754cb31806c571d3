"""Which melds there are, whose score, and who sees them."""

from dataclasses import replace

from engine.cards import Rank
from engine.meld import MeldKind
from engine.meld_rules import LastTie, Melds, MeldWorth, Scope
from engine.options.option import OptionCategory, OptionName
from engine.options.part import Part

MELDS: Part[Melds] = Part(
    lambda rules: rules.melds if isinstance(rules.melds, Melds) else None,
    lambda rules, melds: replace(rules, melds=melds),
)

_LOW = (Rank.EIGHT, Rank.SEVEN)
_LOW_FOUR = 100


def _low_fours(melds: Melds) -> bool | None:
    """Where fours of nines count: other games have a list of their own."""
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


FOURS_OF_EIGHT_AND_SEVEN = MELDS.option(
    OptionName.FOURS_OF_EIGHT_AND_SEVEN,
    OptionCategory.ANNOUNCEMENTS,
    {"no": False, "yes": True},
    _low_fours,
    _with_low_fours,
    lambda rules: set(_LOW) <= set(rules.pack.ranks),
)


def _last_tie(melds: Melds) -> LastTie | None:
    comparison = melds.comparison
    return None if comparison.scope is Scope.EVERY_SIDE else comparison.last_tie


MELD_TIE = MELDS.option(
    OptionName.MELD_TIE,
    OptionCategory.ANNOUNCEMENTS,
    {
        "first": LastTie.ELDEST,
        "dealer": LastTie.DEALER_FIRST,
        "cancel": LastTie.CANCEL,
        "turn": LastTie.TURN,
    },
    _last_tie,
    lambda melds, tie: replace(melds, comparison=replace(melds.comparison, last_tie=tie)),
)

MELD_OVERLAP = MELDS.option(
    OptionName.MELD_OVERLAP,
    OptionCategory.ANNOUNCEMENTS,
    {"once": False, "shared": True},
    lambda melds: melds.shared if melds.worth.fours else None,
    lambda melds, shared: replace(melds, shared=shared),
)

_SHORT = (MeldKind.FOUR_IN_SEQUENCE, MeldKind.THREE)
_HUNDRED = {MeldKind.FIVE: 100}
_CUT_AT = 4


def _long_runs(melds: Melds) -> tuple[int | None, bool] | None:
    """Where runs are all there is: at which length they are cut, and whether five are a kind."""
    return None if melds.worth.fours else (melds.longest, MeldKind.FIVE in melds.worth.sequences)


def _with_long_runs(melds: Melds, value: tuple[int | None, bool]) -> Melds:
    longest, fives = value
    short = {kind: melds.worth.sequences[kind] for kind in _SHORT}
    sequences = _HUNDRED | short if fives else short
    return replace(
        melds,
        worth=MeldWorth(sequences, {}),
        ranking=replace(melds.ranking, kinds=tuple(sequences)),
        longest=longest,
    )


LONG_RUNS = MELDS.option(
    OptionName.LONG_RUNS,
    OptionCategory.ANNOUNCEMENTS,
    {"split": (_CUT_AT, False), "fifty": (None, False), "hundred": (None, True)},
    _long_runs,
    _with_long_runs,
)


def _with_showing(melds: Melds, value: tuple[bool, bool]) -> Melds:
    shown, at_once = value
    return replace(melds, shown=shown, at_once=at_once)


MELDS_SHOWN = MELDS.option(
    OptionName.MELDS_SHOWN,
    OptionCategory.ANNOUNCEMENTS,
    {"second-trick": (True, False), "never": (False, False), "at-once": (False, True)},
    lambda melds: (melds.shown, melds.at_once),
    _with_showing,
)

MELDING_OPTIONS = (FOURS_OF_EIGHT_AND_SEVEN, MELD_TIE, MELD_OVERLAP, LONG_RUNS, MELDS_SHOWN)
