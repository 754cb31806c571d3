"""Recompute a deal from its seed, with nothing but Python: python recompute_deal.py LINE.

LINE, in quotes, is what “Check the deal” gives; docs/fairness.md explains each step.
"""

import hashlib
import hmac
import sys
from itertools import count

GAMES = {  # the lowest rank, the fewest cards that a part of the cut keeps, packets, seats in order
    **dict.fromkeys(("contree", "contree_generale", "contree_coinche"), ("7", 3, "3-2-3", "NESW")),
    **dict.fromkeys(("contree_701", "coinche", "pilotta"), ("7", 3, "3-2-3", "NWSE")),
    **dict.fromkeys(("belote", "belote_501", "bidding_belote", "baloot"), ("7", 3, "3-2", "NWSE")),
    "bulgarian_belot": ("7", 3, "3-2", "NWSE"),
    "croatian_bela": ("7", 3, "3-3-2", "NWSE"),
    "decouverte": ("7", 3, "alternate", "NS"),
    "tarabish": ("6", 4, "3-3-3", "NESW"),
    "clabber": ("9", 3, "1-1-1-1-1-1", "NESW"),
}
KITTIES = ("tarabish", "croatian_bela")
DIRECTIONS = {"clockwise": "NESW", "counter-clockwise": "NWSE"}
COVERED = {"alternate": (0, 2, 1, 3), "rows": (0, 1, 2, 3)}  # the rows of piles, open ones last


def pack_of(seed: bytes, lowest: str, shortest: int) -> list[str]:
    """The pack, shuffled and cut, its top card first."""
    blocks = (hmac.digest(seed, b"pack %d" % number, "sha256") for number in count())
    numbers = (int.from_bytes(block[:4], "big") for block in blocks)

    def below(stop: int) -> int:
        return next(number for number in numbers if number < 2**32 // stop * stop) % stop

    ranks = "6789TJQKA".partition(lowest)
    pack = [rank + suit for suit in "SHDC" for rank in lowest + ranks[2]]
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    cut = shortest + below(len(pack) - 2 * shortest + 1)
    return pack[cut:] + pack[:cut]


def hand(rows: list[list[str]], key: str, packets: str) -> str:
    """The packets of a player, as 9SKH, with a kitty as 9S+KH, in piles as 9S(KH)."""
    if packets in COVERED:
        cards = [card for row in COVERED[packets] for card in rows[row]]
        return "".join(f"{top}({under})" for under, top in zip(cards[:8], cards[8:], strict=True))
    words = ["".join(row) for row in rows]
    return "".join(words[:-1]) + "+" * (key in KITTIES) + words[-1]


def recompute(line: str) -> tuple[str, list[str], str, bool]:
    """The seal and the pack of the line's seed, the hands, and whether the line says the same."""
    head, told = line.split(" | ")[:2]
    named = dict(word.split("=") for word in head.split() if "=" in word)
    key, *words = (word for word in head.split() if "=" not in word)
    dealer = next(word for word in words if word in {"N", "E", "S", "W"})
    lowest, shortest, packets, order = GAMES[key]
    packets, order = named.get("packets", packets), DIRECTIONS.get(named.get("direction"), order)
    seed = bytes.fromhex(named["seed"])
    pack = rest = pack_of(seed, lowest, shortest)
    first = order.index(dealer) + 1
    rows: dict[str, list[list[str]]] = {seat: [] for seat in order[first:] + order[:first]}
    for size in [4] * 4 if packets in COVERED else map(int, packets.split("-")):
        for row in rows.values():
            row.append(rest[:size])
            rest = rest[size:]
    hands = [hand(rows[seat], key, packets) for seat in "NESW" if seat in rows]
    dealt = " / ".join([*hands, "".join(rest)] if rest else hands)
    seal = hashlib.sha256(seed).hexdigest()
    return seal, pack, dealt, dealt == told.strip() and seal.startswith(named.get("seal", ""))


if __name__ == "__main__":
    if " after " in sys.argv[1]:
        sys.exit("This table gathers its pack: see “gathering” in docs/fairness.md.")
    seal, pack, dealt, is_so = recompute(sys.argv[1])
    sys.stdout.write(f"seal  {seal}\npack  {' '.join(pack)}\n{dealt}\n")
    sys.stdout.write("equal\n" if is_so else "NOT EQUAL\n")
    sys.exit(not is_so)
