"""Hand reading: what a seat knows for certain of the other hands after a few tricks.

Everything follows from a number, the seed: club players play a deal, and one of them is asked who
holds a card that one other hand alone can hold, or else how many trumps the others hold.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random

from engine.announcements import pair_of
from engine.cards import Card
from engine.contract import Contract
from engine.deal_record import write_record
from engine.game import after_action, awaited, begun
from engine.players import club
from engine.players.card_memory import LackShown, lacks_shown, remember
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.variants import find_variant
from engine.view import DealView, deal_seen, view

GAME = "contree"
"""The game that is asked about."""

DEPTHS = (4, 5, 6)
"""The tricks after which somebody is asked."""

MOST_TRUMPS = 8

SEEDS = 36**6
"""The number of questions."""

KEPT = 256
"""Questions that are kept ready: each is needed when it is asked and when it is answered."""


class LackSign(StrEnum):
    """The ways in which a play shows that its player lacks a card.

    They did not follow suit, did not ruff or go higher in trumps though they had to, or played the
    king or queen of trumps without a belote.
    """

    VOID = "void"
    UNRUFFED = "unruffed"
    CEILING = "ceiling"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class LackReason:
    """Why a seat cannot hold a card: what it played, in which trick from 1."""

    sign: LackSign
    seat: Seat
    played: Card
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandReading:
    """A question: who holds ``card``, or where it is None how many trumps the others hold.

    ``deal`` is the line of the deal up to here. ``right`` is a seat, or a number of trumps.
    ``reasons`` say why the two others cannot hold the card.
    """

    deal: str
    seat: Seat
    card: Card | None
    right: int
    reasons: tuple[LackReason, ...] = ()

    @property
    def choices(self) -> tuple[int, ...]:
        """The possible answers: the other seats in order of play, or numbers of trumps."""
        if self.card is None:
            return tuple(range(MOST_TRUMPS + 1))
        return find_variant(GAME).seating.starting_at(self.seat)[1:]


@lru_cache(KEPT)
def hand_reading(seed: int) -> HandReading:
    """The question of a seed."""
    rules, luck = find_variant(GAME), Random(seed)
    state = _played(rules, luck)
    while state.deal is None or state.deal.contract is None:  # everybody has passed
        state = _played(rules, luck)
    line, contract = write_record(rules, (), state.deal), state.deal.contract
    # Whoever leads next is not asked: they would look for a card to play.
    seats = [seat for seat in rules.seating.order if seat not in awaited(rules, state)]
    luck.shuffle(seats)
    for seat in seats:
        seen = deal_seen(rules, state, seat)
        cards = list(cards_to_place(rules, seen, seat, contract))
        if cards:
            card, holder, reasons = luck.choice(cards)
            return HandReading(deal=line, seat=seat, card=card, right=holder, reasons=reasons)
    seat = seats[0]
    memory = remember(rules, deal_seen(rules, state, seat), seat, contract)
    trumps = [card for card in memory.out if card.suit is contract.trump.suit]
    return HandReading(deal=line, seat=seat, card=None, right=len(trumps))


def _played(rules: RuleSet, luck: Random) -> GameState:
    """A deal after some of its tricks."""
    tricks, order = luck.choice(DEPTHS), rules.seating.order
    state = begun(rules, luck.choice(order), luck)
    while state.deal is not None and len(state.deal.tricks) < tricks:
        waiting = awaited(rules, state)
        if not waiting:
            break
        seat = waiting[0]
        action = club.think(view(rules, state, seat), rules, luck).action
        state = after_action(rules, state, seat, action)
    return state


def cards_to_place(
    rules: RuleSet, seen: DealView, seat: Seat, contract: Contract
) -> Iterator[tuple[Card, Seat, tuple[LackReason, ...]]]:
    """The cards that one other hand alone can hold, and why; not those that were announced."""
    memory = remember(rules, seen, seat, contract)
    shown = list(lacks_shown(rules, seen, contract, memory.out))
    told = {card for held in seen.belotes for card in pair_of(held.suit)}
    for card in memory.out:
        holders = [other for other in rules.seating.order if memory.may_hold(other, card)]
        if len(holders) == 1 and card not in told:
            # Read backwards, so that of several signs the first is kept.
            first = {one.play.seat: one for one in reversed(shown) if one.card == card}
            lacking = (other for other in rules.seating.order if other not in (seat, holders[0]))
            yield card, holders[0], tuple(_reason(seen, first[other]) for other in lacking)


def _reason(seen: DealView, shown: LackShown) -> LackReason:
    """Why this play shows that its player lacks the card, in words for people."""
    card, played, led = shown.card, shown.play.card, shown.trick.plays[0].card.suit
    if {card, played} == set(pair_of(card.suit)):
        sign = LackSign.SILENT
    elif played.suit is card.suit:
        sign = LackSign.CEILING
    else:
        sign = LackSign.VOID if led is card.suit else LackSign.UNRUFFED
    return LackReason(sign, shown.play.seat, played, seen.tricks.index(shown.trick) + 1)
