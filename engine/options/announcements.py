"""What is announced, and what an announcement is worth."""

from dataclasses import replace

from engine.options.melding import MELDING_OPTIONS
from engine.options.option import Option, OptionCategory, OptionName
from engine.options.parameter import parameter
from engine.options.settling import settling
from engine.ruleset import Announcing, RuleSet
from engine.scoring.majority import Majority
from engine.scoring.points_and_bid import PointsAndBid
from engine.variants.family import NO_TRUMP_ACES, USUAL_MELDS

_PACK_OF_BELOTE = 32


def _declares(rules: RuleSet) -> bool | None:
    """Where tables play with declarations and without; in the other games they belong to it."""
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

DECLARATIONS_COUNT = parameter(
    OptionName.DECLARATIONS_COUNT,
    OptionCategory.ANNOUNCEMENTS,
    {"contract": True, "score": False},
    lambda rules: settling(rules).melds_help if rules.melds else None,
    lambda rules, helps: replace(rules, scoring=replace(settling(rules), melds_help=helps)),
)

ANNOUNCING = parameter(
    OptionName.ANNOUNCING,
    OptionCategory.ANNOUNCEMENTS,
    {"automatic": Announcing.AUTOMATIC, "manual": Announcing.BY_HAND},
    lambda rules: rules.announcing if rules.melds or rules.belote else None,
    lambda rules, announcing: replace(rules, announcing=announcing),
)


def _with_king_first(rules: RuleSet, first: bool) -> RuleSet:
    return replace(rules, belote=replace(rules.belote, king_first=first) if rules.belote else None)


KING_FIRST = parameter(
    OptionName.KING_FIRST,
    OptionCategory.ANNOUNCEMENTS,
    {"no": False, "yes": True},
    lambda rules: rules.belote.king_first if rules.belote else None,
    _with_king_first,
)

_NO_BELOTE = "none"
_HELPS_AND_WRITTEN = {"both": (True, True), "contract": (True, False), "score": (False, True)}


def _belote_counts(rules: RuleSet) -> str:
    if rules.belote is None:
        return _NO_BELOTE
    scoring = settling(rules)
    held = (scoring.belote_helps, scoring.belote_written)
    return next(word for word, both in _HELPS_AND_WRITTEN.items() if both == held)


def _with_belote_counting(rules: RuleSet, word: str) -> RuleSet:
    if word == _NO_BELOTE:
        return replace(rules, belote=None)
    helps, written = _HELPS_AND_WRITTEN[word]
    scoring = replace(settling(rules), belote_helps=helps, belote_written=written)
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
