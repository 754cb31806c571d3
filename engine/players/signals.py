"""Signals between partners by the cards they play.

These are the habits of French players. A card that somebody discards while their partner wins the
trick calls for a suit or refuses it, the order of king and queen of trumps tells how many trumps
are left, and the suit that a defender leads first is to be led back. Everybody at the table may
read them. They are told where partners play with hidden hands, in suits of which the ace is the
highest card and the ten the next: not at all trumps.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.announcements import pair_of
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Belote, Play, Trick
from engine.tricks import best_play


class SignalMeaning(StrEnum):
    """The meanings of signals: what a card says about the rest of the hand."""

    CALLS = "calls"  # a first discard of 7, 8 or 9: the ace of the suit, or its ten with another
    REFUSES = "refuses"  # a first discard of king, queen or jack: not the ace of the suit
    HAS_TEN = "has-ten"  # the ace is discarded: the ten is there too
    NO_ACE = "no-ace"  # the ten is discarded while partner wins: the ace is not there
    WAS_BARE = "was-bare"  # the ten is discarded while others win: no other card of the suit
    MORE_TRUMPS = "more-trumps"  # queen of the belote first: a trump besides the king
    QUEEN_ALONE = "queen-alone"  # king of the belote first: no trump but the queen
    ASKS_BACK = "asks-back"  # the first suit that a defender leads: lead it again


@dataclass(frozen=True, slots=True)
class Signal:
    """A card with a meaning, and what its player then holds if they mean it.

    ``holds``: all cards of one of these sets, if there is one; ``lacks``: none of these.
    """

    told: SignalMeaning
    seat: Seat
    card: Card
    holds: tuple[tuple[Card, ...], ...] = ()
    lacks: tuple[Card, ...] = ()

    @property
    def suit(self) -> Suit:
        """The suit that it is about."""
        return self.card.suit

    def fits(self, hand: Collection[Card]) -> bool:
        """Whether this hand, without the card, keeps that promise."""
        if any(card in hand for card in self.lacks):
            return False
        return not self.holds or any(all(c in hand for c in cards) for cards in self.holds)


def has_signals(rules: RuleSet) -> bool:
    """Whether partners with hidden hands play this game."""
    return rules.seating.partner(rules.seating.order[0]) is not None and not rules.dealing.tableau


def signals_in(
    rules: RuleSet, contract: Contract, tricks: Sequence[Trick], belotes: Sequence[Belote]
) -> Iterator[Signal]:
    """The signals in these tricks, the last of which may be on the table, as they were made.

    ``belotes`` are those that were announced.
    """
    if not has_signals(rules):
        return
    trump, gone, discarded, led = contract.trump, set[Card](), set[Seat](), set[Seat]()
    announced = {(each.seat, each.suit) for each in belotes}
    for trick in tricks:
        for number, play in enumerate(trick.plays):
            if not number:
                signal = _of_lead(rules, contract, play, led)
            elif play.card.suit is not trick.plays[0].card.suit and not trump.covers(play.card):
                first = play.seat not in discarded
                signal = _of_discard(rules, contract, trick.plays[:number], play, gone, first)
                discarded.add(play.seat)
            else:
                signal = _of_belote(rules, contract, trick.plays[:number], play, gone, announced)
            gone.add(play.card)
            if signal is not None:
                yield signal


def _of_lead(rules: RuleSet, contract: Contract, play: Play, led: set[Seat]) -> Signal | None:
    """The signal of a defender's first lead; ``led`` are those who have led, and grows."""
    seating = rules.seating
    if seating.team(play.seat) is seating.team(contract.declarer) or play.seat in led:
        return None
    led.add(play.seat)
    return (
        None
        if contract.trump.covers(play.card)
        else Signal(SignalMeaning.ASKS_BACK, play.seat, play.card)
    )


def _of_discard(
    rules: RuleSet,
    contract: Contract,
    before: Sequence[Play],
    play: Play,
    gone: Collection[Card],
    first: bool,
) -> Signal | None:
    """The signal of a discard; only a player's ``first`` calls or refuses."""
    seat, card = play.seat, play.card
    ace, ten, *others = _downward(rules, contract.trump, card)
    if (ace.rank, ten.rank) != (Rank.ACE, Rank.TEN):
        return None
    winner = best_play(before, contract.trump, rules.scales).seat
    is_ours = winner == rules.seating.partner(seat)
    if card == ten and not is_ours:
        return Signal(SignalMeaning.WAS_BARE, seat, card, lacks=(ace, *others))
    if not is_ours:
        return None
    if card == ace:
        return None if ten in gone else Signal(SignalMeaning.HAS_TEN, seat, card, holds=((ten,),))
    if ace in gone:
        return None
    if card == ten:
        return Signal(SignalMeaning.NO_ACE, seat, card, lacks=(ace,))
    if not first:
        return None
    if rules.scales.worth(card, contract.trump):
        return Signal(SignalMeaning.REFUSES, seat, card, lacks=(ace,))
    guarded = () if ten in gone else tuple((ten, other) for other in others if other != card)
    return Signal(SignalMeaning.CALLS, seat, card, holds=((ace,), *guarded))


def _of_belote(
    rules: RuleSet,
    contract: Contract,
    before: Sequence[Play],
    play: Play,
    gone: Collection[Card],
    announced: Collection[tuple[Seat, Suit]],
) -> Signal | None:
    """The signal of the first card of a belote, on trumps that the partner draws."""
    seat, card, trump = play.seat, play.card, contract.trump
    leader = before[0]
    if trump.suit is not card.suit or leader.card.suit is not card.suit:
        return None
    king, queen = pair_of(card.suit)
    partner = rules.seating.partner(seat)
    drawn = leader.seat == partner == best_play(before, trump, rules.scales).seat
    first = card in {king, queen} and king not in gone and queen not in gone
    if not (drawn and first and (seat, card.suit) in announced):
        return None
    others = tuple(
        each for each in _downward(rules, contract.trump, card) if each not in {king, queen}
    )
    if card == queen:
        return Signal(
            SignalMeaning.MORE_TRUMPS, seat, card, holds=tuple((each,) for each in others)
        )
    return Signal(SignalMeaning.QUEEN_ALONE, seat, card, lacks=others)


def discards_tell(rules: RuleSet, trump: Trump) -> bool:
    """Whether there are side suits of which the ace is the highest card and the ten the next."""
    side = next((card for card in rules.pack.cards if not trump.covers(card)), None)
    if side is None or not has_signals(rules):
        return False
    ace, ten, *_ = _downward(rules, trump, side)
    return (ace.rank, ten.rank) == (Rank.ACE, Rank.TEN)


def _downward(rules: RuleSet, trump: Trump, card: Card) -> list[Card]:
    """The suit of a card from its highest card down."""
    suit = [each for each in rules.pack.cards if each.suit is card.suit]
    return sorted(suit, key=lambda each: -rules.scales.strength(each, trump))


def asked_of(
    rules: RuleSet,
    contract: Contract,
    tricks: Sequence[Trick],
    signals: Sequence[Signal],
    seat: Seat,
) -> dict[Suit, int]:
    """The suits that partner wants this seat to lead, and how much: a call most of all.

    A call holds while the ace is out, a lead that asks back until the suit was led back.
    """
    partner = rules.seating.partner(seat)
    gone = {play.card for trick in tricks for play in trick.plays}
    led = {trick.plays[0].card.suit for trick in tricks if trick.plays and trick.leader is seat}
    asked: dict[Suit, int] = {}
    for signal in signals:
        if signal.seat != partner:
            continue
        if signal.told is SignalMeaning.CALLS and Card(Rank.ACE, signal.suit) not in gone:
            asked[signal.suit] = CALLED
        elif signal.told is SignalMeaning.ASKS_BACK and signal.suit not in led:
            asked.setdefault(signal.suit, LED_FIRST)
    return asked


LED_FIRST, CALLED = 1, 2
"""The strength of partner's wish for a suit."""
