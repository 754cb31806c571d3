"""Preparing and dealing a pack, as data."""

from dataclasses import dataclass
from enum import StrEnum


class Shuffle(StrEnum):
    """The making of a deal's pack; the first of a game is always shuffled (rules.md 1.9).

    ``GATHERED``: the tricks are gathered as hands do it, and cut.
    """

    EVERY_DEAL = "every_hand"
    GATHERED = "gathered_and_cut"


class TurnUp(StrEnum):
    """The card that is turned up to propose a trump."""

    NONE = "none"
    TALON = "talon"
    DEALER_LAST = "dealer_last_card"


class Cutter(StrEnum):
    """The player who cuts the pack; the place of the cut is random."""

    BEFORE_DEALER = "player_before_dealer"
    DEALER = "dealer"


class FirstDealer(StrEnum):
    """The way to find the first dealer of a game."""

    RANDOM = "random"
    LOWEST_DRAW = "lowest_draw"
    SUIT_CUT = "suit_cut"
    FIRST_JACK = "first_jack"


@dataclass(frozen=True, slots=True)
class DealPlan:
    """The dealing of a game: the packets, the shuffle, and the fewest cards that a cut leaves.

    ``after``: the packets dealt once trump is chosen; who takes a turned card of the talon gets one
    card less. ``kitty``: the last cards of each hand, unseen until trump is chosen. ``tableau``:
    packets are rows, covered and open in turns, an open card on each covered one (R-53), or with
    ``covered_first`` all the covered ones before the open ones. ``deals_again``: after a deal
    thrown in the same player deals.
    """

    packets: tuple[int, ...]
    shuffle: Shuffle
    shortest_cut: int = 3
    turn_up: TurnUp = TurnUp.NONE
    after: tuple[int, ...] = ()
    kitty: int = 0
    tableau: bool = False
    covered_first: bool = False
    cutter: Cutter = Cutter.BEFORE_DEALER
    first_dealer: FirstDealer = FirstDealer.RANDOM
    deals_again: bool = False

    @property
    def can_be_tracked(self) -> bool:
        """Whether someone who records the tricks can predict much of the next deal."""
        return self.shuffle is Shuffle.GATHERED
