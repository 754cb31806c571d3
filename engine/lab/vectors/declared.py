"""The melds that a vector tells in words: whose hand they are in, whether they score."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card, Rank, Suit
from engine.lab.vectors.records import NotUnderstood, Record
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.trumps import Trump

_RUN = re.compile(r"((?:[6-9TJQKA]-)+[6-9TJQKA]) of trump")
_FOUR = re.compile(r"four (\w+)s")
_RANKS = {
    "ace": Rank.ACE,
    "king": Rank.KING,
    "queen": Rank.QUEEN,
    "jack": Rank.JACK,
    "ten": Rank.TEN,
    "nine": Rank.NINE,
}


@dataclass(frozen=True, slots=True)
class Declared:
    """The cards that a vector names, the melds that they make, and what became of them."""

    cards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()
    scored: bool = False
    shown: bool = False


def declared(rules: RuleSet, given: Record, trump: Trump) -> Declared:
    """The melds of a vector, nothing where it names none."""
    told = [(text, name) for name in _FIELDS for text in _texts(given, name)]
    if not told:
        return Declared()
    if rules.melds is None:
        raise NotUnderstood("this rule set counts no melds")
    cards = tuple(card for text, _ in told for card in _cards(text, trump))
    melds = rules.melds.plan(cards, trump)
    if {card for meld in melds for card in meld.cards} != set(cards):
        raise NotUnderstood("these cards make no such meld")
    return Declared(
        cards,
        melds,
        scored=all(_FIELDS[name] for _, name in told),
        shown=any("shown" in text for text, _ in told),
    )


_FIELDS = {"meld": True, "scored_projects": True, "declared_but_beaten": False}
"""The fields that tell of melds, and whether these score."""


def _texts(given: Record, name: str) -> Iterator[str]:
    if given.has(name):
        rows = given.rows(name) if isinstance(given.fields[name], list) else [given.text(name)]
        yield from map(str, rows)


def _cards(text: str, trump: Trump) -> tuple[Card, ...]:
    run, four = _RUN.search(text), _FOUR.search(text)
    if run and trump.suit:
        return tuple(Card(Rank(rank), trump.suit) for rank in run[1].split("-"))
    if four and four[1] in _RANKS:
        return tuple(Card(_RANKS[four[1]], suit) for suit in Suit)
    raise NotUnderstood(f"the meld {text!r} is not understood")
