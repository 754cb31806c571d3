"""Seeds, their seals, the draws that follow from them, and the deal recomputed from a seed."""

from dataclasses import dataclass
from hashlib import sha256
from hmac import digest

from engine.cards import Card
from engine.dealing import Chance, first_dealer, laid_out, prepared
from engine.events import Dealt, GameStarted
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal

SEED_BYTES = 32
SEEDS = 256**SEED_BYTES
"""How many seeds there are."""

PACK, FIRST_DEALER = "pack", "first dealer"
"""The labels: what is drawn for one tells nothing of what is drawn for the other."""

_NUMBER_BYTES = 4
_NUMBERS = 256**_NUMBER_BYTES


def new_seed(chance: Chance) -> bytes:
    """A seed that nobody can guess, if nobody can guess this chance."""
    return chance.randrange(SEEDS).to_bytes(SEED_BYTES, "big")


def seed_of(text: str) -> bytes:
    """The seed so written, in small letters; ValueError when it is none."""
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES or seed.hex() != text:  # fromhex passes over spaces
        raise ValueError(f"a seed has {2 * SEED_BYTES} hexadecimal digits")
    return seed


def seal(seed: bytes) -> str:
    """What is shown of a seed before it may be known: its SHA-256, in hexadecimal digits."""
    return sha256(seed).hexdigest()


class Seeded:
    """A chance that follows from a seed and a label: the same for whoever draws again."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._label = label
        self._block = 0

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop`` - 1, each as likely; ValueError beyond 2³² of them."""
        if not 1 <= stop <= _NUMBERS:
            raise ValueError(f"cannot draw one of {stop}")
        fair = _NUMBERS - _NUMBERS % stop
        while (number := self._next()) >= fair:
            pass
        return number % stop

    def _next(self) -> int:
        message = f"{self._label} {self._block}".encode("ascii")
        self._block += 1
        return int.from_bytes(digest(self._seed, message, "sha256")[:_NUMBER_BYTES], "big")


@dataclass(frozen=True, slots=True)
class RecomputedDeal:
    """What follows from a seed: the pack from its top, its deal, and how a game began with it."""

    pack: tuple[Card, ...]
    dealt: Dealt
    started: GameStarted | None = None


def recomputed(
    rules: RuleSet, seed: bytes, dealer: Seat | None, last: Deal | None
) -> RecomputedDeal:
    """The deal of this seed, by this dealer after the ``last`` deal of the game.

    Of the first deal of a game the seed names the dealer as well: none is given. ``last`` counts
    only where the pack is gathered from it.
    """
    started = first_dealer(rules, Seeded(seed, FIRST_DEALER)) if dealer is None else None
    pack = prepared(rules, last, Seeded(seed, PACK))
    by = started.dealer if started else dealer
    if by is None:
        raise ValueError("somebody deals")
    return RecomputedDeal(pack, laid_out(rules, pack, by), started)
