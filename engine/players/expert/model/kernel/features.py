"""Features of a legal card as its player sees it; each feature has a learned weight."""

from numba import njit

from engine.players.expert.model.kernel.columns import (
    ACROSS,
    BEST,
    DEFENDER,
    LED,
    LED_BY,
    NAMED,
    PLACE,
    POINTS,
    ROLE,
    ROLES,
    SEAT,
    TRICK,
    WINNER,
)
from engine.solver.kernel.bits import count, lowest, word
from engine.solver.memory_layout import BEATEN_BY, SUIT, SUIT_BITS, TRUMPS, WORTH, Block

FEATURES = 8
"""The number of features per card."""

LEADS = ROLES * 2
LEAD_OVER = 0
LEAD_RANK = LEAD_OVER + LEADS * 24
LEAD_PLACE = LEAD_RANK + LEADS * SUIT_BITS
LEAD_NAMED = LEAD_PLACE + LEADS * 4
LEAD_TIME = LEAD_NAMED + LEADS * 3
LEAD_LED = LEAD_TIME + LEADS * 8
LEAD_TRUMPS = LEAD_LED + LEADS * 6
LEAD_WORTH = LEAD_TRUMPS + LEADS * 8

SORTS = 2 * 3 * 4 * 2 * 2
FOLLOW_RANK = LEAD_WORTH + LEADS * 6
FOLLOW_OVER = FOLLOW_RANK + SORTS * SUIT_BITS
FOLLOW_LENGTH = FOLLOW_OVER + SORTS * 3
FOLLOW_HEAP = FOLLOW_LENGTH + SORTS * 4
FOLLOW_PLACE = FOLLOW_HEAP + SORTS * 4
FOLLOW_OUT = FOLLOW_PLACE + SORTS * 4
FOLLOW_SAFE = FOLLOW_OUT + SORTS * 2
FOLLOW_WORTH = FOLLOW_SAFE + 96
WEIGHTS = FOLLOW_WORTH + SORTS * 4
"""The number of weights."""


@njit(nogil=True)
def features(w: Block, play: Block, hand: int, out: int, card: int, found: Block) -> None:
    """Write the numbers of a card's features into ``found``; ``out`` are the cards not seen."""
    bit = word(1) << card
    suit = w[SUIT + card]
    trump = w[TRUMPS]
    number = lowest(suit) // SUIT_BITS
    rank = card - lowest(suit)
    is_trump = word(bit & trump != 0)
    trumps_out = word(out & trump != 0)
    mine = hand & suit
    over = min(count(out & suit & -(bit << 1)), word(2))
    length = min(count(mine), word(4)) - 1
    place = word(mine & -(bit << 1) == 0) + 2 * word(mine & (bit - 1) == 0)
    points = w[WORTH + card]
    worth = word(points >= 2) + word(points >= 4) + word(points >= 10)
    if play[LED] == 0:
        lead = play[ROLE] * 2 + is_trump
        found[0] = LEAD_OVER + ((lead * 2 + trumps_out) * 3 + over) * 4 + length
        found[1] = LEAD_RANK + lead * SUIT_BITS + rank
        found[2] = LEAD_PLACE + lead * 4 + place
        found[3] = LEAD_NAMED + (play[ROLE] * 3 + play[NAMED + number]) * 2 + word(points == 0)
        found[4] = LEAD_TIME + lead * 8 + min(play[TRICK], word(7))
        found[5] = LEAD_LED + (play[ROLE] * 4 + play[LED_BY + number]) * 3 + over
        held = min(count(hand & trump), word(3))
        found[6] = LEAD_TRUMPS + (lead * 4 + held) * 2 + trumps_out
        top = (play[ROLE] * 2 + trumps_out) * 2 + word(place & 1)
        found[7] = LEAD_WORTH + top * 3 + word(points >= 2) + word(points >= 10)
        return
    follows = word(bit & play[LED] != 0)
    kind = is_trump if follows else word(3) - is_trump
    wins = word(w[BEATEN_BY + play[BEST]] & bit != 0)
    partner = word(play[SEAT] ^ play[WINNER] == ACROSS)
    side = word(play[ROLE] == DEFENDER)
    sort = (((side * 3 + play[PLACE] - 1) * 4 + kind) * 2 + partner) * 2 + wins
    heap = word(play[POINTS] >= 4) + word(play[POINTS] >= 11) + word(play[POINTS] >= 21)
    best = word(1) << play[BEST]
    over_best = min(count((out | hand) & w[SUIT + play[BEST]] & -(best << 1)), word(2))
    found[0] = FOLLOW_RANK + sort * SUIT_BITS + rank
    found[1] = FOLLOW_OVER + sort * 3 + over
    found[2] = FOLLOW_LENGTH + sort * 4 + length
    found[3] = FOLLOW_HEAP + sort * 4 + heap
    found[4] = FOLLOW_PLACE + sort * 4 + place
    found[5] = FOLLOW_OUT + sort * 2 + trumps_out
    found[6] = FOLLOW_SAFE + ((side * 4 + partner * 2 + trumps_out) * 4 + worth) * 3 + over_best
    found[7] = FOLLOW_WORTH + sort * 4 + worth
