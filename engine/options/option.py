"""A house rule, made from a parameter or a part of a rule set."""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.ruleset import RuleSet


class OptionName(StrEnum):
    """The options in the order in which they are applied; values are stored."""

    TARGET = "target"
    DEALS = "deals"
    TARGET_MET = "target-met"
    BOTH_REACH = "both-reach"
    DIRECTION = "direction"
    ENFORCEMENT = "enforcement"

    PACKETS = "packets"
    SHUFFLE = "shuffle"
    DEALER_NAMES = "dealer-names"
    ALL_PASS = "all-pass"

    NO_TRUMPS = "no-trumps"
    ALL_TRUMPS = "all-trumps"
    CEILING = "ceiling"
    EIGHTY = "eighty"
    GENERALE = "generale"
    CAPOT_WORTH = "capot-worth"
    PASSING = "passing"
    FINAL_RAISE = "final-raise"
    SELF_RAISE = "self-raise"
    CONTRE = "contre"
    CONTRE_TIMING = "contre-timing"
    CONTRE_OVERBID = "contre-overbid"
    CONTRE_BIDS = "contre-bids"
    SECOND_ROUND_SUIT = "second-round-suit"
    TRUMP_NAMED = "trump-named"
    ASHKAL = "ashkal"
    SUN_OVERCALL = "sun-overcall"
    KASHO = "kasho"

    FIRST_LEAD = "first-lead"
    TRUMP_LEAD = "trump-lead"
    PLAIN_LEAD = "plain-lead"
    PARTNER_EXEMPT = "partner-exempt"
    UNDERTRUMP = "undertrump"
    TRUMP_OVER_PARTNER = "trump-over-partner"
    ALL_TRUMPS_LEAD = "all-trumps-lead"
    TRUMP_LOCK = "trump-lock"

    DECLARATIONS = "declarations"
    DECLARATIONS_COUNT = "declarations-count"
    ANNOUNCING = "announcing"
    KING_FIRST = "king-first"
    BELOTE_COUNTS = "belote-counts"
    FOURS_OF_EIGHT_AND_SEVEN = "fours-of-eight-and-seven"
    MELD_TIE = "meld-tie"
    MELD_OVERLAP = "meld-overlap"
    LONG_RUNS = "long-runs"
    RUN_ORDER = "run-order"
    MELDS_SHOWN = "melds-shown"
    MELDS_SPOKEN = "melds-spoken"

    CONTRACT_NEEDS = "contract-needs"
    POINTS_COUNTED = "points-counted"
    DEFENCE_POINTS = "defence-points"
    FAILURE = "failure"
    MULTIPLIED = "multiplied"
    ROUNDING = "rounding"
    LAST_DEAL = "last-deal"
    ALL_TRICKS = "all-tricks"
    REVERSE_KABOOT = "reverse-kaboot"
    ALL_TRICKS_COUNT = "all-tricks-count"
    BELOTE_ON_FAILURE = "belote-on-failure"
    DECLARATIONS_ON_FAILURE = "declarations-on-failure"
    DECLARATIONS_ON_CAPOT = "declarations-on-capot"
    TIE = "tie"
    NO_TRUMP_FACTOR = "no-trump-factor"
    TRUMPLESS_POINTS = "trumpless-points"
    HAND_SCORE = "hand-score"


class OptionCategory(StrEnum):
    """The category under which options are offered."""

    GAME = "game"
    DEAL = "deal"
    AUCTION = "auction"
    PLAY = "play"
    ANNOUNCEMENTS = "announcements"
    SCORING = "scoring"


class OptionRefusal(StrEnum):
    """Why a choice is refused."""

    UNKNOWN = "unknown-option"
    OUT_OF_BOUNDS = "option-out-of-bounds"
    DOES_NOT_APPLY = "option-does-not-apply"
    CONTRADICTION = "option-contradiction"


class OptionRefused(ValueError):
    """A choice is invalid; in a contradiction, ``other`` is the conflicting option."""

    def __init__(
        self, code: OptionRefusal, name: str, value: str, other: OptionName | None = None
    ) -> None:
        super().__init__(f"{code}: {name}={value}" + (f" against {other}" if other else ""))
        self.code = code
        self.name = name
        self.value = value
        self.other = other


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule.

    ``choices`` are those offered in this game, none where the option does not apply; ``current``
    is what the rule set does, as one of them or within the bounds; ``put`` gives the rule set
    that does otherwise. Where there are ``bounds``, any number from the first to the second can be
    had, not only those offered, and ``put`` raises ValueError for anything else; without them it is
    only asked for what is offered or holds.
    """

    name: OptionName
    category: OptionCategory
    choices: Callable[[RuleSet], tuple[str, ...]]
    current: Callable[[RuleSet], str]
    put: Callable[[RuleSet, str], RuleSet]
    bounds: tuple[int, int] | None = None

    def offered(self, where: Callable[[RuleSet, str], bool]) -> "Option":
        """Return this option with those of its choices that are offered in a game."""

        def choices(rules: RuleSet) -> tuple[str, ...]:
            return tuple(word for word in self.choices(rules) if where(rules, word))

        return replace(self, choices=choices)


Value = TypeVar("Value")


def _as_number(value: object) -> int | None:
    # True and False are numbers to Python, but no game offers them as such.
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def parameter(
    name: OptionName,
    category: OptionCategory,
    values: Mapping[str, Value],
    read: Callable[[RuleSet], Value | None],
    write: Callable[[RuleSet, Value], RuleSet],
    number: Callable[[Value], int | None] = _as_number,
) -> Option:
    """Return an option that sets a named value; ``read`` gives None where it does not apply.

    A game whose own value has no word offers it as its ``number``.
    """

    def spelled(value: Value) -> str:
        own = number(value)
        words = (word for word, each in values.items() if each == value)
        return next(words, "" if own is None else str(own))

    def choices(rules: RuleSet) -> tuple[str, ...]:
        held = read(rules)
        return () if held is None else tuple(filter(None, dict.fromkeys((*values, spelled(held)))))

    def current(rules: RuleSet) -> str:
        held = read(rules)
        return "" if held is None else spelled(held)

    def put(rules: RuleSet, word: str) -> RuleSet:
        return rules if word == current(rules) else write(rules, values[word])

    return Option(name, category, choices, current, put)


class WithFields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Kind = TypeVar("Kind", bound=WithFields)
Inner = TypeVar("Inner", bound=WithFields)
Setting = TypeVar("Setting")


@dataclass(frozen=True, slots=True)
class RulesPart(Generic[Kind]):
    """A part of a rule set: ``of`` finds it or gives None, ``put`` replaces it."""

    of: Callable[[RuleSet], Kind | None]
    put: Callable[[RuleSet, Kind], RuleSet]

    def required(self, rules: RuleSet) -> Kind:
        """Return the part of a game that has it; raise ValueError in any other."""
        part = self.of(rules)
        if part is None:
            raise ValueError(f"nothing of the kind in {rules.key}")
        return part

    def option(
        self,
        name: OptionName,
        category: OptionCategory,
        values: Mapping[str, Setting],
        read: Callable[[Kind], Setting | None],
        write: Callable[[Kind, Setting], Kind],
        applies: Callable[[RuleSet], bool] = lambda _: True,
    ) -> Option:
        """Return a house rule about this part, for the games to which it applies."""

        def held(rules: RuleSet) -> Setting | None:
            part = self.of(rules)
            return None if part is None or not applies(rules) else read(part)

        def changed(rules: RuleSet, value: Setting) -> RuleSet:
            return self.put(rules, write(self.required(rules), value))

        return parameter(name, category, values, held, changed)

    def field(
        self,
        field: str,
        name: OptionName,
        category: OptionCategory,
        values: Mapping[str, object],
        applies: Callable[[RuleSet], bool] = lambda _: True,
    ) -> Option:
        """Return a house rule that is one field of this part."""

        def written(part: Kind, value: object) -> Kind:
            return replace(part, **{field: value})

        return self.option(name, category, values, attrgetter(field), written, applies)

    def fields(
        self,
        fields: tuple[str, ...],
        name: OptionName,
        category: OptionCategory,
        values: Mapping[str, tuple[object, ...]],
        applies: Callable[[RuleSet], bool] = lambda _: True,
    ) -> Option:
        """Return a house rule that is two or more fields of this part, which change together."""

        def written(part: Kind, held: tuple[object, ...]) -> Kind:
            return replace(part, **dict(zip(fields, held, strict=True)))

        return self.option(name, category, values, attrgetter(*fields), written, applies)

    def inner(self, field: str, kind: type[Inner]) -> "RulesPart[Inner]":
        """Return the part of this kind that a field of this part holds."""

        def of(rules: RuleSet) -> Inner | None:
            held: Any = getattr(self.of(rules), field, None)
            return held if isinstance(held, kind) else None

        def put(rules: RuleSet, inner: Inner) -> RuleSet:
            return self.put(rules, replace(self.required(rules), **{field: inner}))

        return RulesPart(of, put)


WHOLE: RulesPart[RuleSet] = RulesPart(lambda rules: rules, lambda _, rules: rules)
"""The rule set itself, for the fields that it has."""


def one_for_each(*options: Option) -> Option:
    """Combine options of which at most one applies in each game."""

    def of(rules: RuleSet) -> Option:
        return next((option for option in options if option.choices(rules)), options[0])

    return replace(
        options[0],
        choices=lambda rules: of(rules).choices(rules),
        current=lambda rules: of(rules).current(rules),
        put=lambda rules, word: of(rules).put(rules, word),
    )
