"""Verifiable packs: each follows from a seed whose seal is shown during the deal.

The algorithm, so that anyone can reimplement it in any language:

1. The *seed* of a deal is 32 random bytes, drawn anew for each deal, written as 64 hexadecimal
   digits. Its *seal* is its SHA-256, shown while the deal runs; the seed is shown afterwards.
2. *Draws* come from a row of blocks: block ``i`` (0, 1, 2 …) is HMAC-SHA256 with the seed's bytes
   as its key and, as its message, a label in ASCII, a space, and ``i`` in decimal: ``pack 0``. Its
   number is that of its first 4 bytes, the first byte the highest: 0 to 2³² - 1.
3. To draw below ``n``, take the next block's number ``x``. Where ``x`` is not below the greatest
   multiple of ``n`` up to 2³², drop it and take the next block, for else small results would come
   too often; the draw is the remainder of ``x`` divided by ``n``.
4. *The pack*, label ``pack``. It begins suit by suit (spades, hearts, diamonds, clubs) and in each
   suit from the lowest of 6 7 8 9 T J Q K A that the game has to the ace. For ``last`` from the
   last place down to 1 (places count from 0), draw ``other`` below ``last + 1`` and swap the cards
   at these two places (Fisher-Yates). It is then cut by one more draw, ``shortest`` being the
   fewest cards of a part (4 in Tarabish, else 3): as many cards as ``shortest`` plus a draw below
   (number of cards - 2 × ``shortest`` + 1) go from the top to below the others. It is dealt from
   the top as the game says (``engine.dealing.laid_out``). Where a table gathers, the pack comes
   from the deal before (``engine.dealing.gathered``, drawn with the same label) and is cut in the
   same way.
5. *The first dealer* of a game, label ``first dealer``, is found by ``engine.dealing`` with
   the seed of the first deal, in the order in which that code draws. Where cards were drawn for
   partners before, they named the dealer; they follow from a seed of their own, label
   ``partners``, which the log keeps.

A seal proves that no card of a deal was exchanged after it was shown. It does not prove that
whoever runs the program drew only one seed: for that they have to be trusted.
``docs/fairness.md`` tells players all of this.
"""

from engine.fairness.sealed_deal import SealedDeal, UnreadableSealedDeal, may_be_opened, read_sealed
from engine.fairness.seeds import (
    FIRST_DEALER,
    PACK,
    PARTNERS,
    RecomputedDeal,
    Seeded,
    new_seed,
    recomputed,
    seal,
    seed_of,
)

__all__ = [
    "FIRST_DEALER",
    "PACK",
    "PARTNERS",
    "RecomputedDeal",
    "SealedDeal",
    "Seeded",
    "UnreadableSealedDeal",
    "may_be_opened",
    "new_seed",
    "read_sealed",
    "recomputed",
    "seal",
    "seed_of",
]
