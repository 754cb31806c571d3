"""Seeds, their seals, and the draws that follow from them; the package's text says how exactly."""

from hashlib import sha256
from hmac import digest

from engine.dealing import Chance

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
