"""What is said in an auction, and what it leads to (rules.md 1.5).

Words: "pass" (also to confirm, to refuse, to decline), "x" for a double, "xx" for the next level
and so on, a bid such as "80S", "110NT", "capotH", "generaleD", and a bare mode ("H", "NT") for
taking, naming, playing, hokum, sun and ranked contracts; "ashkal" for itself.

An auction is told as a generator: it yields a question, what each seat may say now, and is sent
who said what; it returns the contract, or None when all passed.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

Question = dict[int, set[str]]
Said = tuple[int, str]


class Contract(NamedTuple):
    """The bid that was left standing, whose it is, and how often it was doubled."""

    declarer: int
    bid: str
    doubles: int = 0

    @property
    def mode(self) -> str:
        """What is trump."""
        if self.bid == "ashkal":
            return "NT"
        return self.bid.removeprefix("capot").removeprefix("generale").lstrip("0123456789")


@dataclass
class Facts:
    """What calls may depend on: the turned-up card, the hands, the game scores of both sides."""

    turned: str = ""
    hands: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    scores: list[int] = field(default_factory=lambda: [0, 0])


Auction = Generator[Question, Said, Contract | None]

LEVELS: dict[str, list[int | str]] = {
    "contree": [1, 2, 4],
    "contree_generale": [1, 2, 4],
    "contree_701": [1, 2, 4],
    "contree_coinche": [1, 2, 3],
    "bidding_belote": [1, 2, 4, "match"],
    "bulgarian_belot": [1, 2, 4],
    "coinche": [1, 2, 4],
    "baloot": [1, 2, 3, 4, "gahwa"],
}


def level(game: str, contract: Contract) -> int | str:
    """What the doubles make of the contract: a multiplier, or the word that stakes the game."""
    return LEVELS.get(game, [1])[contract.doubles]


def sides(declarer: int) -> tuple[list[int], list[int]]:
    """The seats of the attack, then those of the defence."""
    return [declarer, (declarer + 2) % 4], [(declarer + 1) % 4, (declarer + 3) % 4]


def window(seats: list[int], word: str) -> Generator[Question, Said, bool]:
    """All these seats are asked for one word; the first to say it settles it for all."""
    waiting = set(seats)
    while waiting:
        seat, said = yield {each: {"pass", word} for each in waiting}
        if said == word:
            return True
        waiting.remove(seat)
    return False
