"""What the texts behind the presets write of a deal: each text read once more, by itself.

Pairs are attack and defence; the points of cards include the last ten. Nothing is taken from the
engine.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.variants.preset import PresetName

Pair = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class PlayedDeal:
    """A deal that was played: what was bid, how often it counts, what both sides have.

    ``last``: the side that won the last trick.
    """

    bid: int
    capot: bool
    times: int
    cards: Pair
    tricks: Pair
    melds: Pair
    belote: Pair
    last: int


Reading = Callable[[PlayedDeal], Pair]


def _tens(points: int) -> int:
    """A last digit of 1 to 5 goes down, of 6 to 9 up."""
    return points // 10 + (points % 10 > 5)


def palaristi(deal: PlayedDeal) -> Pair:
    """A side with every trick has 250 for 162; who closes or is closed wins or loses everything.

    The rule of six: if both totals end in six, the bidders' goes up and the others' down.
    """
    cards = [250 if not deal.tricks[1 - side] else deal.cards[side] for side in (0, 1)]
    own = [cards[side] + deal.melds[side] + deal.belote[side] for side in (0, 1)]
    made = not deal.tricks[1] if deal.capot else own[0] >= deal.bid
    if deal.times > 1 or not made:
        everything = _tens(sum(own) + deal.bid * deal.times)
        return (everything, 0) if made else (0, everything)
    ours, theirs = own[0] + deal.bid, own[1]
    if ours % 10 == theirs % 10 == 6:
        return ours // 10 + 1, theirs // 10
    return _tens(ours), _tens(theirs)


def _nearest(points: int) -> int:
    """A last digit of 1 to 4 goes down, of 5 to 9 up."""
    return (points + 5) // 10 * 10


def contree_2016_made(deal: PlayedDeal) -> Pair:
    """§10.2, *points faits*: 320 or 640 if doubled, 160 if failed, a capot for itself; note 2."""
    swept, any_belote = not deal.tricks[1], sum(deal.belote)
    ours, theirs = deal.cards
    made = swept if deal.capot else ours + deal.belote[0] >= deal.bid
    if not made:
        return 0, (deal.bid if deal.capot else 160) * deal.times + any_belote
    if deal.times > 1:
        sweep = 0 if deal.capot or not swept else 100
        return (deal.bid if deal.capot else 160) * deal.times + any_belote + sweep, 0
    points = deal.bid if deal.capot else _nearest(ours + 90 * swept)
    return points + deal.belote[0], _nearest(theirs) + deal.belote[1]


def contree_ludique(deal: PlayedDeal) -> Pair:
    """§9: their total and the bid; doubled 160, or 250 for every trick, with the bid multiplied."""
    swept, (ours, theirs) = not deal.tricks[1], deal.cards
    ours += 90 * swept
    made = swept if deal.capot else ours + deal.belote[0] >= deal.bid
    bid = deal.bid * deal.times
    if not made:
        return 0, 160 + bid + sum(deal.belote)
    if deal.times > 1:
        return (250 if swept else 160) + bid + deal.belote[0], 0
    points = 250 if deal.capot else 10 * _tens(ours)
    return points + bid + deal.belote[0], 10 * _tens(theirs) + deal.belote[1]


def arena_bid(deal: PlayedDeal) -> Pair:
    """``stEndHand`` with the second score type: points decide, the bid and belotes are written."""
    total = sum(deal.cards) - 10
    last = [10 * (side == deal.last) for side in (0, 1)]
    cards = [
        (2 * (deal.cards[side] - last[side]) * 152 + total) // (2 * total) + last[side]
        for side in (0, 1)
    ]
    every = not deal.tricks[1] or not cards[1]
    ours = (250 if every else cards[0]) + deal.belote[0]
    made = every if deal.capot else ours >= (82 if deal.bid == 80 else deal.bid)
    if made:
        return (deal.bid + deal.belote[0]) * deal.times, deal.belote[1]
    return deal.belote[0], (deal.bid + deal.belote[1]) * deal.times


READINGS: Mapping[PresetName, Reading] = {
    PresetName.FEDERATION_CONTREE_2016_MADE: contree_2016_made,
    PresetName.FEDERATION_CONTREE_LUDIQUE: contree_ludique,
    PresetName.BOARD_GAME_ARENA_BID: arena_bid,
    PresetName.PALARISTI: palaristi,
}
