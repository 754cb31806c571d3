"""What a deal is worth on the score sheet (rules.md 4): numbers in, numbers out."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["number", "capot", "generale", "suit"]
Side = Literal["attack", "defence"]
DECIDES_THE_GAME = ("match", "gahwa")


@dataclass(frozen=True, kw_only=True)
class Counted:
    """What the play produced; pairs are attack, defence. Card points include the last ten."""

    kind: Kind
    mode: str
    value: int = 0
    level: int | str = 1
    cards: tuple[int, int]
    tricks: tuple[int, int]
    declarer_tricks: int = 0
    belote: tuple[int, int] = (0, 0)
    melds: tuple[int, int] = (0, 0)
    carry: int = 0
    turned_ace: bool = False
    eldest_ace: bool = False

    @property
    def sums(self) -> tuple[int, int]:
        """Cards, melds and belote of each side."""
        attack = self.cards[0] + self.melds[0] + self.belote[0]
        return attack, self.cards[1] + self.melds[1] + self.belote[1]

    @property
    def everything(self) -> int:
        """What both sides have together."""
        return sum(self.sums)

    @property
    def all_tricks(self) -> Side | None:
        """The side that won every trick."""
        if self.tricks[1] == 0:
            return "attack"
        return "defence" if self.tricks[0] == 0 else None

    @property
    def times(self) -> int:
        """The level as a number; 1 where the game is at stake."""
        return self.level if isinstance(self.level, int) else 1


@dataclass(frozen=True)
class Score:
    """Game points of both sides; what is held over; the side that won the game by this deal."""

    result: str
    attack: int = 0
    defence: int = 0
    carry: int = 0
    game: Side | None = None


def nearest_ten(number: int) -> int:
    """A final 5 goes up (R-10)."""
    return (number + 5) // 10 * 10


def staked(counted: Counted, *, made: bool) -> Score | None:
    """The whole game went on this deal: no points are written."""
    if counted.level not in DECIDES_THE_GAME:
        return None
    return Score("made" if made else "failed", game="attack" if made else "defence")
