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
"""The number of possible seeds."""

PACK, FIRST_DEALER, PARTNERS = "pack", "first dealer", "partners"
"""The labels: what is drawn for one tells nothing of what is drawn for another."""

_NUMBER_BYTES = 4
_NUMBERS = 256**_NUMBER_BYTES


def new_seed(chance: Chance) -> bytes:
    """Return a new seed, as unpredictable as this source of randomness."""
    return chance.randrange(SEEDS).to_bytes(SEED_BYTES, "big")


def seed_of(text: str) -> bytes:
    """Return a written seed in lower case; raise ValueError if it is not one."""
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES or seed.hex() != text:  # fromhex passes over spaces
        raise ValueError(f"a seed has {2 * SEED_BYTES} hexadecimal digits")
    return seed


def seal(seed: bytes) -> str:
    """Return the seal of a seed, which is public before the seed: its SHA-256 in hexadecimal."""
    return sha256(seed).hexdigest()


class Seeded:
    """A reproducible source of randomness, derived from a seed and a label."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._seed = seed
        self._label = label
        self._block = 0

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to ``stop`` - 1 with equal probability; ValueError beyond 2³²."""
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
    """The outcome of a seed: the pack, top card first, the deal, and the start of the game."""

    pack: tuple[Card, ...]
    dealt: Dealt
    started: GameStarted | None = None


def recomputed(
    rules: RuleSet, seed: bytes, dealer: Seat | None, last: Deal | None
) -> RecomputedDeal:
    """Recompute the deal of this seed, by this dealer after the ``last`` deal of the game.

    Of the first deal of a game the seed names the dealer as well: none is given. ``last`` counts
    only if the pack is gathered from it. ValueError if a later deal has no dealer.
    """
    started = first_dealer(rules, Seeded(seed, FIRST_DEALER)) if dealer is None else None
    pack = prepared(rules, last, Seeded(seed, PACK))
    by = started.dealer if started else dealer
    if by is None:
        raise ValueError("somebody deals")
    return RecomputedDeal(pack, laid_out(rules, pack, by), started)
