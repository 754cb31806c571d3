"""Cards, seats and bids as facts of a sentence: the translator chooses the form they take.

In a Fluent file ``{ $card }`` is « valet de cœur », ``{ THE($card) }`` « le valet de cœur »,
``{ OF($card) }`` « du valet de cœur » and ``{ SHORT($card) }`` « V♥ »: the messages ``card``,
``card-the``, ``card-of`` and ``card-short`` of that language; a card in short is its sign where
it has one. ``{ BY($contract) }`` names its declarer before the double, « 100 pique par Nord,
contré (×2) ». ``{ COUNTED($bid) }`` says what a bid without a trump suit
is counted out of, « 120 tout atout sur 258 », and ``{ COUNTED_SHORT($bid) }`` « 120 TA sur 258 ».

``{ TYPED("doctor") }`` is how that command of the bot is typed in this installation, and
``{ IN_REPOSITORY() }`` whether that is a copy of the repository: ``yes`` or ``no``.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from babel import Locale
from fluent.runtime.types import FluentType

from bot.installation import in_repository, typed
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat, Team

# Without it Discord draws the marks as emoji: black ones cannot be seen on a dark theme, and
# none at all on a disabled button.
AS_TEXT = "\N{VARIATION SELECTOR-15}"

SUIT_SYMBOLS = {
    Suit.SPADES: "\N{BLACK SPADE SUIT}" + AS_TEXT,
    Suit.HEARTS: "\N{BLACK HEART SUIT}" + AS_TEXT,
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}" + AS_TEXT,
    Suit.CLUBS: "\N{BLACK CLUB SUIT}" + AS_TEXT,
}


@dataclass(frozen=True, slots=True, eq=False)
class CardSigns:
    """The sign of each card, and of suits, for the texts of one language in one pack of cards.

    ``pack`` names the pack that the reader has chosen, also where nothing is drawn for it.
    """

    marks: Mapping[Card | Suit, str] = field(default_factory=dict)
    pack: str = ""

    def of(self, shown: Card | Suit) -> str:
        """The sign of a card or suit; nothing if there is none."""
        return self.marks.get(shown, "")


NO_SIGNS = CardSigns()
"""Cards are written in letters and suit marks."""


_WITHOUT_NUMBER = (ContractKind.TRUMP, ContractKind.ASHKAL)
_THREE_TIMES = 3


class Stake(StrEnum):
    """The level of doubling, as a name."""

    NONE = "none"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    TRIPLE = "triple"
    FOUR = "four"
    MATCH = "match"
    GAHWA = "gahwa"


ASKED_TWICE = frozenset({Stake.REDOUBLE, Stake.MATCH, Stake.GAHWA})
"""Those that nobody should call by mistake: a surcontre, and whatever decides the game."""


def stake_of(contract: Contract) -> Stake:
    """The level of doubling of this contract, by its level, multiplier and what it ends.

    Three times is a triple if bids are no numbers, and the surcontre of contrée elsewhere.
    """
    tripled = contract.multiplier == _THREE_TIMES and contract.bid.kind in _WITHOUT_NUMBER
    match contract.doubles:
        case 0:
            return Stake.NONE
        case 1:
            return Stake.MATCH if contract.decides_game else Stake.DOUBLE
        case 2 if not contract.decides_game:
            return Stake.TRIPLE if tripled else Stake.REDOUBLE
        case 2 | 3 if contract.decides_game:
            return Stake.MATCH
        case _:
            return Stake.GAHWA if contract.decides_game else Stake.FOUR


IN_SHORT = "-short"

GameValue = Card | Suit | Rank | Trump | Seat | Team | Bid | Contract
Fact = str | int | float | datetime | GameValue | tuple[Card, ...]


class Wording(Protocol):
    """Puts values into words: the words of one language."""

    @property
    def full(self) -> bool:
        """Whether nothing is shortened."""
        ...

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence of this key."""
        ...

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards to choose among."""
        ...

    def card_sign(self, card: Card) -> str:
        """A card in short, by its sign if it has one."""
        ...

    def side(self, team: Team) -> Team | Seat:
        """A side, or the one player who is all of it."""
        ...

    def total(self, bid: Bid) -> int:
        """The points of a deal without a trump suit, for a number of them; 0 for other bids."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Spoken(FluentType):
    """A value of the game inside a sentence, put into words only when its form is known.

    ``sign`` says a card in short; other values have none.
    """

    kind: str
    name: str
    facts: Mapping[str, Fact]
    speaker: Wording
    form: str = ""
    sign: str = ""

    def format(self, locale: Locale) -> str:
        """The value in words."""
        if self.sign and self.form == IN_SHORT:
            return self.sign
        form = "" if self.speaker.full and self.form == IN_SHORT else self.form
        return self.speaker(self.kind + form, **self.facts)

    def __eq__(self, other: object) -> bool:
        """A selector compares the value with the names of its variants."""
        return self.name == other

    def __hash__(self) -> int:
        return hash(self.name)


def spoken(value: Fact, speaker: Wording) -> Spoken | str | int | float | datetime:
    """Wrap a fact for a sentence; values that are not of the game stay as they are."""
    if isinstance(value, tuple):
        return speaker.cards(value)
    if isinstance(value, GameValue):
        facts: dict[str, Fact]
        match value:
            case Team():
                return _named(speaker.side(value), speaker)
            case Card():
                facts = {"rank": value.rank, "suit": value.suit}
                return Spoken("card", str(value), facts, speaker, sign=speaker.card_sign(value))
            case Bid():
                facts = {"value": value.value, "trump": value.trump, "kind": value.kind}
                facts |= {"bid": value, "total": speaker.total(value)}
                return Spoken("bid", str(value.kind), facts, speaker)
            case Contract():
                facts = contract_facts(value)
                return Spoken("contract", str(value.bid.kind), facts, speaker)
            case Suit() | Trump():
                suit = value.suit if isinstance(value, Trump) else value
                return _named(value, speaker, symbol=SUIT_SYMBOLS[suit] if suit else "")
            case _:
                return _named(value, speaker)
    return value


def contract_facts(contract: Contract) -> dict[str, Fact]:
    """The facts of a contract's sentence."""
    return {
        "bid": contract.bid,
        "double": stake_of(contract),
        "multiplier": contract.multiplier,
        "seat": contract.declarer,
        "closed": "yes" if contract.closed else "no",
    }


def _named(value: Suit | Trump | Rank | Seat | Team, speaker: Wording, **facts: Fact) -> Spoken:
    kind = type(value).__name__.lower()
    return Spoken(kind, value.name.lower(), {kind: value, **facts}, speaker)


def _formed(form: str) -> Callable[[Spoken], Spoken]:
    return lambda value: replace(value, form=form)


def _counted(value: Spoken | str) -> Spoken | str:
    # A bid that is in words already says what it is counted out of.
    return replace(value, form="-counted") if isinstance(value, Spoken) else value


FUNCTIONS: dict[str, Callable[..., FluentType]] = {
    "THE": _formed("-the"),
    "OF": _formed("-of"),
    "SHORT": _formed(IN_SHORT),
    "BY": _formed("-by"),
    "COUNTED": _counted,  # type: ignore[dict-item] # a string is taken as well
    "COUNTED_SHORT": _formed("-counted-short"),
    "TYPED": typed,  # type: ignore[dict-item] # text goes into text
    "IN_REPOSITORY": lambda: "yes" if in_repository() else "no",  # type: ignore[dict-item,return-value]
}
"""The functions of Fluent files."""
