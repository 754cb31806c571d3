"""The order in which cards are tried: those most likely to cut the search come first.

A card's score is a sum of learned weights, one for each feature. The main feature is its class: its
player's place in the trick, its kind, and who takes the trick if every later player overtakes when
they can (all hands are known).
"""

from typing import NamedTuple

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

NOTHING = 0  # the number of a feature that a card does not have
BY_RANK = 1
BY_NEED = BY_RANK + CLASSES * SUIT_BITS
BY_TIME = BY_NEED + CLASSES * STEPS
BY_RIVALS = BY_TIME + CLASSES * STEPS
BY_TRUMPS = BY_RIVALS + CLASSES * STEPS
BY_LENGTHS = BY_TRUMPS + STEPS * STEPS * 2 * OUTCOMES
FEATURES = BY_LENGTHS + 2 * STEPS**3
FEATURES_OF_CARD = 6

CARD_BITS = 6
UPWARD = 1 << 20
"""More than any promise is below zero."""

FIRST_OF_ALL = 1 << 24


class Setting(NamedTuple):
    """The common part of the features of all cards of a hand."""

    place: int
    next_hand: int
    partner_hand: int
    last_hand: int
    holding: int
    need: int
    time: int
    trumps: int


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
def up_to_three(cards: int) -> int:
    """The number of cards, three and more being the same."""
    return min(count(cards), word(3))


@njit(nogil=True, forceinline=True)
def setting(w: Block, at: Moment, alpha: int, beta: int) -> Setting:
    """The common part of the features of all cards that may be played now."""
    turn = w[PLAYERS] - 1
    shown = at.alive & ~at.hidden
    next_hand = w[HANDS + ((at.seat + 1) & turn)] & shown
    partner_hand = word(0)
    last_hand = word(0)
    if turn > 1:
        partner_hand = w[HANDS + ((at.seat + 2) & turn)] & shown
        last_hand = w[HANDS + ((at.seat + 3) & turn)] & shown
    need = at.rest - alpha if at.seat & 1 else beta
    trump = w[TRUMPS]
    against = up_to_three((next_hand | last_hand) & trump)
    return Setting(
        at.ply & turn,
        next_hand,
        partner_hand,
        last_hand,
        word(OTHERS) if (at.seat ^ at.winner) & 1 else word(PARTNER),
        steps(4 * need, at.rest, 2 * at.rest, 3 * at.rest),
        steps(count(w[HANDS + at.seat] & shown), 3, 5, 7),
        against + STEPS * up_to_three(partner_hand & trump),
    )


@njit(nogil=True, forceinline=True)
def features(
    w: Block, at: Moment, among: Setting, card: int
) -> tuple[int, int, int, int, int, int]:
    """The numbers of a card's features."""
    turn = w[PLAYERS] - 1
    trump = w[TRUMPS]
    bit = word(1) << card
    suit = w[SUIT + card]
    led_suit = at.led if among.place else suit
    # Who takes the trick, with what.
    outcome = word(ITSELF)
    top = card
    if among.place and w[BEATEN_BY + at.best] & bit == 0:
        outcome = among.holding
        top = at.best
    if among.place < turn:
        over = can_win_with(among.next_hand, led_suit) & w[BEATEN_BY + top]
        if over:
            top = highest(over)
            outcome = word(OTHERS)
    if among.place + 1 < turn:
        over = can_win_with(among.partner_hand, led_suit) & w[BEATEN_BY + top]
        if over:
            top = highest(over)
            outcome = word(PARTNER)
    if among.place + 2 < turn:
        over = can_win_with(among.last_hand, led_suit) & w[BEATEN_BY + top]
        if over:
            top = highest(over)
            outcome = word(OTHERS)
    is_trump = word(bit & trump != 0)
    if outcome and not is_trump and (word(1) << top) & trump:
        outcome += PARTNER_BY_RUFF - PARTNER
    kind = is_trump if bit & led_suit else DISCARDS - is_trump
    sort = (among.place * KINDS + kind) * OUTCOMES + outcome
    higher = suit & -(bit << 1)
    rivals = word((among.next_hand | among.last_hand) & higher != 0)
    rivals += 2 * word(among.partner_hand & higher != 0)
    trumps = word(NOTHING)
    lengths = word(NOTHING)
    if among.place == 0:
        trumps = BY_TRUMPS + (among.trumps * 2 + is_trump) * OUTCOMES + outcome
        lengths = up_to_three(among.next_hand & suit)
        lengths += STEPS * up_to_three(among.partner_hand & suit)
        lengths += STEPS**2 * up_to_three(among.last_hand & suit)
        lengths += BY_LENGTHS + STEPS**3 * is_trump
    return (
        BY_RANK + sort * SUIT_BITS + card - lowest(suit),
        BY_NEED + sort * STEPS + among.need,
        BY_TIME + sort * STEPS + among.time,
        BY_RIVALS + sort * STEPS + rivals,
        trumps,
        lengths,
    )


@njit(nogil=True)
def order_moves(w: Block, at: Moment, cards: int, hint: int, alpha: int, beta: int) -> int:
    """Write these cards of a seat, each below its promise; how many there are."""
    row = MOVES + at.ply * ROW
    if cards & (cards - 1) == 0:
        w[row] = lowest(cards)
        return word(1)
    among = setting(w, at, alpha, beta)
    number = word(0)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rank, need, time, rivals, trumps, lengths = features(w, at, among, card)
        promise = w[WEIGHTS + rank] + w[WEIGHTS + need] + w[WEIGHTS + time] + w[WEIGHTS + rivals]
        if among.place == 0:
            promise += w[WEIGHTS + trumps] + w[WEIGHTS + lengths]
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
