"""The expert reads the signals of others in the sampled deals, and makes its own among equal cards.

What signals are and tell stands in ``engine.players.signals``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.announcements import pair_of
from engine.cards import Card, Rank
from engine.players.card_memory import remember
from engine.players.expert.arrays import Floats
from engine.players.expert.model.play_model import Weigh
from engine.players.expert.solver_view import SolverView
from engine.players.signals import CALLED, Signal, SignalMeaning, asked_of, signals_in
from engine.solver.card_layouts import WordArray
from engine.state import Belote, Play
from engine.tricks import best_play

# Set by the hands that were held behind 115 signals; 54 first discards, which mean something
# wherever they can, say the same of a partner (docs/strength-history.md, “Signals”).
PARTNER_STRAYS, OPPONENT_STRAYS = 0.4, 0.6
"""The likelihood of a signal from a hand without it, relative to one with it."""

DISCARDS = frozenset({SignalMeaning.CALLS, SignalMeaning.REFUSES})
"""What a first discard on partner's trick says."""


def signal_likelihood(table: SolverView) -> Weigh | None:
    """Weighs hands by the signals that others have made; None if there were none."""
    heard = [signal for signal in _heard(table) if signal.seat is not table.seat]
    heard = [signal for signal in heard if signal.holds or signal.lacks]
    if not heard:
        return None
    later = dict(_played_after(table))
    partner = table.rules.seating.partner(table.seat)

    def weigh(hands: WordArray) -> Floats:
        weights = np.ones(len(hands))
        for signal in heard:
            held = hands[:, table.order.index(signal.seat)] | later[signal.card]
            strays = PARTNER_STRAYS if signal.seat == partner else OPPONENT_STRAYS
            # No world is ruled out: a signal may be false, or no signal.
            weights *= np.where(_fits(table, signal, held), 1.0, strays)
        return weights

    return weigh


def _heard(table: SolverView) -> Iterator[Signal]:
    deal = table.deal
    return signals_in(table.rules, table.contract, deal.all_tricks, deal.belotes)


def _played_after(table: SolverView) -> Iterator[tuple[Card, int]]:
    """For each card played, what its player has played since."""
    since = [0] * len(table.order)
    for play in reversed(tuple(table.plays())):
        column = table.order.index(play.seat)
        yield play.card, since[column]
        since[column] |= table.bit(play.card)


def _fits(table: SolverView, signal: Signal, held: WordArray) -> NDArray[np.bool_]:
    """Mark the hands that agree with this signal."""
    fits: NDArray[np.bool_] = held & _set(table, signal.lacks) == 0
    if signal.holds:
        sets = [_set(table, cards) for cards in signal.holds]
        fits &= np.logical_or.reduce([held & cards == cards for cards in sets])
    return fits


def _set(table: SolverView, cards: Iterable[Card]) -> int:
    return sum(map(table.bit, cards))


FALSE, TRUE = -1, 1
"""The worth to partner of a signal that does not fit the hand, and of one that does."""

Order = Callable[[Card], tuple[float, ...]]


def preferred(table: SolverView, alike: Sequence[Card], order: Order) -> Card:
    """Of cards between which the search sees no difference, the one that partner would want.

    First the message: a true signal rather than none, none rather than a false one; to lead the
    suit that partner asked for. Then the dearest card on a trick that is surely partner's. Else the
    highest in ``order``.
    """
    sure = is_surely_partners(table)
    heard = tuple(_heard(table))

    def wanted(card: Card) -> tuple[float, ...]:
        points = table.rules.scales.worth(card, table.contract.trump) if sure else 0
        return (_tells(table, heard, card), points, *order(card))

    return max(alike, key=wanted)


def first_discards(table: SolverView, cards: Sequence[Card]) -> list[Card]:
    """The cards among which a first discard on partner's trick is chosen; none where it is none.

    A call for an ace if there is one, then for a guarded ten, then whatever is not false.
    """
    heard = tuple(_heard(table))
    said = {card: _signal(table, heard, card) for card in cards}
    if not any(signal and signal.told in DISCARDS for signal in said.values()):
        return []
    worth = {card: _tells(table, heard, card) for card in cards}
    calls = [
        card
        for card, signal in said.items()
        if signal and signal.told is SignalMeaning.CALLS and worth[card] > 0
    ]
    aces = [card for card in calls if worth[card] == CALLED]
    return aces or calls or [card for card in cards if worth[card] > FALSE]


def told_by(table: SolverView, alike: Sequence[Card], card: Card) -> SignalMeaning | None:
    """The signal or gift to the partner of this card, among equal cards that say less.

    A lead answers what partner has asked for: a call, or to lead their first suit back.
    """
    heard = tuple(_heard(table))
    each = {other: _tells(table, heard, other) for other in alike}
    if each[card] <= min(each.values()) or each[card] <= 0:
        return None
    signal = _signal(table, heard, card)
    if signal is not None:
        return signal.told
    return SignalMeaning.CALLS if each[card] == CALLED else SignalMeaning.ASKS_BACK


def _tells(table: SolverView, heard: Sequence[Signal], card: Card) -> int:
    """The worth to partner of what this card says or gives."""
    deal, tricks = table.deal, table.deal.all_tricks
    if not table.trick.plays:
        asked = asked_of(table.rules, table.contract, tricks, heard, table.seat)
        return asked.get(card.suit, 0)
    signal = _signal(table, heard, card)
    if signal is None:
        return 0
    hand = [each for each in deal.hand if each != card]
    if not signal.fits(hand):
        return FALSE
    calls = signal.told is SignalMeaning.CALLS and Card(Rank.ACE, signal.suit) in hand
    return CALLED if calls else TRUE


def _signal(table: SolverView, heard: Sequence[Signal], card: Card) -> Signal | None:
    """The signal that this card would be; None for a lead."""
    if not table.trick.plays:
        return None
    deal, tricks, belotes = table.deal, table.deal.all_tricks, table.deal.belotes
    trick = replace(table.trick, plays=(*table.trick.plays, Play(table.seat, card)))
    trump = table.contract.trump.suit
    if trump is not None and set(pair_of(trump)) <= set(deal.hand):
        # Who still has both cards of the belote announces it with the first of them.
        belotes = (*belotes, Belote(table.seat, card.suit))
    told = tuple(signals_in(table.rules, table.contract, (*tricks[:-1], trick), belotes))
    return None if len(told) == len(heard) else told[-1]


def is_surely_partners(table: SolverView) -> bool:
    """Whether partner wins the trick whatever those play who are yet to come."""
    rules, plays, trump = table.rules, table.trick.plays, table.contract.trump
    partner = rules.seating.partner(table.seat)
    if not plays or best_play(plays, trump, rules.scales).seat != partner:
        return False
    memory = remember(rules, table.deal, table.seat, table.contract)
    over = {table.seat, *(play.seat for play in plays)}
    return not any(
        memory.may_hold(seat, card)
        and best_play((*plays, Play(seat, card)), trump, rules.scales).seat is seat
        for seat in table.order
        if seat not in over
        for card in memory.out
    )
