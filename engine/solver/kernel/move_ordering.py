"""The order in which cards are tried: those most likely to cut the search come first.

A card's score is a sum of learned weights, one for each feature. The main feature is its class: its
player's place in the trick, its kind, and who takes the trick if every later player overtakes when
they can (all hands are known).
"""

from numba import njit

from engine.solver.kernel.bits import count, highest, lowest, word
from engine.solver.memory_layout import (
    BEATEN_BY,
    HANDS,
    MOVES,
    PLAYERS,
    ROW,
    SUIT,
    SUIT_BITS,
    TRUMPS,
    WEIGHTS,
    Block,
    Moment,
)

LED_OR_FOLLOWS, TRUMP_LED, RUFFS, DISCARDS = 0, 1, 2, 3
KINDS = 4
ITSELF, PARTNER, OTHERS, PARTNER_BY_RUFF, OTHERS_BY_RUFF = 0, 1, 2, 3, 4
OUTCOMES = 5
CLASSES = 4 * KINDS * OUTCOMES
STEPS = 4
MOST_LENGTH = 16

BY_RANK = 1
BY_NEED = BY_RANK + CLASSES * SUIT_BITS
BY_HEAP = BY_NEED + CLASSES * STEPS
BY_LENGTH = BY_HEAP + CLASSES * STEPS
BY_VOIDS = BY_LENGTH + 3 * MOST_LENGTH
BY_MASTER = BY_VOIDS + 3 * MOST_LENGTH
BY_TIME = BY_MASTER + CLASSES * 2
FEATURES = BY_TIME + CLASSES * STEPS

CARD_BITS = 6
UPWARD = 1 << 20
"""More than any promise is below zero."""

FIRST_OF_ALL = 1 << 24


@njit(nogil=True)
def can_win_with(hand: int, led: int) -> int:
    """The cards by which a hand that is yet to play may take the trick."""
    follow = hand & led
    return follow if follow else hand


@njit(nogil=True)
def steps(number: int, first: int, second: int, third: int) -> int:
    """On which of four steps a number stands."""
    return word(number >= first) + word(number >= second) + word(number >= third)


@njit(nogil=True)
def order_moves(w: Block, at: Moment, cards: int, hint: int, alpha: int, beta: int) -> int:
    """Write these cards of a seat, each below its promise; how many there are."""
    row = MOVES + at.ply * ROW
    if cards & (cards - 1) == 0:
        w[row] = lowest(cards)
        return word(1)
    turn = w[PLAYERS] - 1
    place = at.ply & turn
    shown = at.alive & ~at.hidden
    hand = w[HANDS + at.seat] & shown
    next_hand = w[HANDS + ((at.seat + 1) & turn)] & shown
    partner_hand = word(0)
    last_hand = word(0)
    if turn > 1:
        partner_hand = w[HANDS + ((at.seat + 2) & turn)] & shown
        last_hand = w[HANDS + ((at.seat + 3) & turn)] & shown
    trump = w[TRUMPS]
    need = at.rest - alpha if at.seat & 1 else beta
    by_need = BY_NEED + steps(4 * need, at.rest, 2 * at.rest, 3 * at.rest)
    by_heap = BY_HEAP + steps(at.points, 4, 11, 21)
    by_time = BY_TIME + steps(count(hand), 3, 5, 7)
    holding = word(OTHERS) if (at.seat ^ at.winner) & 1 else word(PARTNER)
    number = word(0)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        bit = word(1) << card
        suit = w[SUIT + card]
        led_suit = at.led if place else suit
        # Who takes the trick, with what.
        outcome = word(ITSELF)
        top = card
        if place and w[BEATEN_BY + at.best] & bit == 0:
            outcome = holding
            top = at.best
        if place < turn:
            over = can_win_with(next_hand, led_suit) & w[BEATEN_BY + top]
            if over:
                top = highest(over)
                outcome = word(OTHERS)
        if place + 1 < turn:
            over = can_win_with(partner_hand, led_suit) & w[BEATEN_BY + top]
            if over:
                top = highest(over)
                outcome = word(PARTNER)
        if place + 2 < turn:
            over = can_win_with(last_hand, led_suit) & w[BEATEN_BY + top]
            if over:
                top = highest(over)
                outcome = word(OTHERS)
        is_trump = word(bit & trump != 0)
        if outcome and not is_trump and (word(1) << top) & trump:
            outcome += PARTNER_BY_RUFF - PARTNER
        kind = is_trump if bit & led_suit else DISCARDS - is_trump
        sort = (place * KINDS + kind) * OUTCOMES + outcome
        others = (next_hand | partner_hand | last_hand) & suit
        promise = (
            w[WEIGHTS + BY_RANK + sort * SUIT_BITS + card - lowest(suit)]
            + w[WEIGHTS + by_need + sort * STEPS]
            + w[WEIGHTS + by_heap + sort * STEPS]
            + w[WEIGHTS + by_time + sort * STEPS]
            + w[WEIGHTS + BY_MASTER + sort * 2 + word(others & -(bit << 1) == 0)]
        )
        if place == 0:
            voids = (
                word(next_hand & suit == 0)
                + 2 * word(last_hand & suit == 0)
                + 4 * word(partner_hand & suit == 0)
            )
            promise += w[WEIGHTS + BY_LENGTH + is_trump * MOST_LENGTH + count(hand & suit)]
            promise += w[WEIGHTS + BY_VOIDS + is_trump * 8 + voids]
        elif kind == DISCARDS:
            promise += w[WEIGHTS + BY_LENGTH + 2 * MOST_LENGTH + count(hand & suit)]
        if card == hint:
            promise += FIRST_OF_ALL
        w[row + number] = (promise + UPWARD) << CARD_BITS | card
        number += 1
    return number


@njit(nogil=True)
def next_card(w: Block, row: int, first: int, end: int) -> int:
    """The most promising card of those not yet tried, taken out of the row."""
    pick = first
    for other in range(first + 1, end):
        if w[row + other] > w[row + pick]:
            pick = other
    chosen = w[row + pick]
    w[row + pick] = w[row + first]
    return chosen & ((1 << CARD_BITS) - 1)
