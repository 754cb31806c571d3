"""What the texts behind the presets write of a deal: each text read once more, by itself.

Pairs are attack and defence; the points of cards include the last ten. Nothing is taken from the
engine.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.variants.presets import PresetName

Pair = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class PlayedDeal:
    """A deal that was played: what was bid, how often it counts, what both sides have."""

    bid: int
    capot: bool
    times: int
    cards: Pair
    tricks: Pair
    melds: Pair
    belote: Pair


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


READINGS: Mapping[PresetName, Reading] = {
    PresetName.PALARISTI: palaristi,
}
