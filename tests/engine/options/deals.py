"""Deals to settle under each choice of a house rule, and what both sides write of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.engine.options.houses import houses
from tests.engine.scoring.games import Facts, numbers, outcome, read_facts, settle

TABLE = """
contract-needs
  contree_701 81-81 80S | bid: 161-81, bid-and-more: 0-81-81
  contree_701 90-72 80S belote=0-20 | bid: 170-92, bid-and-more: 0-262
  contree 81-81 80S with points-counted=announced failure=bid | bid: 80-0, bid-and-more: 0-80
  contree 82-80 80S belote=0-20 with points-counted=announced belote-counts=both | \
    bid: 80-0, bid-and-more: 0-80
points-counted
  contree 112-50 100S | both: 210-50, made: 110-50, announced: 100-0
  contree 71-91 100S | both: 0-260, made: 0-160, announced: 0-100
  contree 112-50 100S x2 | both: 310-50, made: 220-50, announced: 200-0
  coinche 162-0 capotS tricks=8-0 belote=20-0 | \
    both: 270-0, made: 182-0, announced: 250-0, announced-belote: 270-0
  coinche 100-62 90S x2 belote=20-0 | \
    both: 300-62, made: 240-62, announced: 180-0, announced-belote: 200-0
  coinche 70-92 90S belote=0-20 | \
    both: 0-270, made: 0-180, announced: 0-90, announced-belote: 0-110
  contree 162-0 capotS tricks=8-0 with capot-worth=500-flat | \
    both: 250-0, made: 250-0, announced: 250-0
  pilotta 95-67 80S | made: 9-7, both: 17-7
  pilotta 70-92 80S melds=20-0 | made: 0-18, both: 0-26
  pilotta 95-67 80S x2 with contre=x4 passing=open | made: 32-0, both: 32-0
  pilotta 70-92 80S x4 with contre=x4 passing=open | made: 0-64, both: 0-48
defence-points
  contree_701 100-62 80S belote=0-20 | own: 180-82, none: 180-0, to-attack: 242-0
failure
  pilotta 70-92 80S with points-counted=both | 162-and-bid: 0-24, 162: 0-16
  contree_701 70-92 80S x2 | \
    160-and-bid: 0-320, 162-and-bid: 0-322, 160: 0-160, 162: 0-162, bid: 0-160
  contree_coinche 70-92 80S x2 | \
    160-and-bid: 0-480, 162-and-bid: 0-484, 160: 0-320, 162: 0-324, bid: 0-160
multiplied
  contree_701 100-62 80S x2 belote=20-0 | \
    bid: 280-62, whole: 400-62, whole-alone: 400-0, \
    forfeit: 504-0, forfeit-whole: 524-0, forfeit-bid: 342-0
  contree 71-91 100S x4 | \
    bid: 0-560, whole: 0-1040, whole-alone: 0-1040, \
    forfeit: 0-1040, forfeit-whole: 0-1040, forfeit-bid: 0-560
  bidding_belote 100-62 x2 | pot: 32-0, own: 20-12
  croatian_bela 100-62 x2 melds=0-20 with contre=x4 | pot: 344-0, own: 200-82
  croatian_bela 60-102 x4 melds=20-0 with contre=x4 | pot: 0-668, own: 0-668
  baloot 100-62 x2 belote=2-0 | pot: 34-0, own: 22-12
  baloot 81-81 x2 | pot: 32-0, own: 0-32
rounding
  contree_generale 87-75 80S | complement: 160-80, nearest: 170-80, six-up: 170-70, none: 167-75
  baloot 75-55 sun | fives-exact: 15-11, fives-up: 16-12, fives-down: 14-10, paired: 15-11
  baloot 96-66 | fives-exact: 10-7, fives-up: 10-7, fives-down: 10-7, paired: 9-7
  pilotta 95-67 80S | lost-unit: 9-7, cut: 9-6, six-attack: 9-7
  pilotta 106-56 80S | lost-unit: 11-5, cut: 10-5, six-attack: 11-5
last-deal
  contree 112-50 100S | rounded: 210-50, exact: 210-50
all-tricks
  contree_701 162-0 100S x2 tricks=8-0 with multiplied=forfeit | \
    0: 524-0, 88: 524-0, 88-pointless: 524-0, 90: 524-0, 90-either: 524-0, 90-forfeit-100: 624-0
  contree_701 162-0 100S tricks=8-0 | \
    0: 262-0, 88: 350-0, 88-pointless: 350-0, 90: 352-0, 90-either: 352-0
  contree_701 162-0 100S tricks=7-1 | \
    0: 262-0, 88: 262-0, 88-pointless: 350-0, 90: 262-0, 90-either: 262-0
  contree_701 162-0 capotS tricks=7-1 | \
    0: 0-412, 88: 0-412, 88-pointless: 412-0, 90: 0-412, 90-either: 0-412
  contree_701 0-162 100S tricks=0-8 | \
    0: 0-262, 88: 0-262, 88-pointless: 0-262, 90: 0-262, 90-either: 0-352
  contree_generale 162-0 100S tricks=8-0 | \
    0: 260-0, 88: 348-0, 88-pointless: 348-0, 90: 350-0, 90-either: 350-0, 90-always: 350-0
  contree_generale 162-0 capotS tricks=8-0 | \
    0: 410-0, 88: 410-0, 88-pointless: 410-0, 90: 410-0, 90-either: 410-0, 90-always: 500-0
  contree_coinche 162-0 100S tricks=8-0 | \
    0: 262-0, 88: 350-0, 88-pointless: 350-0, 90: 352-0, 90-either: 352-0, \
    150-in-all: 250-0, 250-in-all: 350-0
  belote_501 162-0 tricks=8-0 | 0: 162-0, 90: 252-0, 100: 262-0
  clabber 162-0 tricks=6-0 | 0: 162-0, 90: 252-0
  bidding_belote 162-0 tricks=8-0 | 0: 16-0, 9: 25-0
  pilotta 162-0 100S tricks=8-0 | 250: 25-0, 162: 16-0
  baloot 162-0 tricks=8-0 x2 | 44: 88-0, 44-added: 120-0, 25-hokum: 50-0, 25-flat: 25-0
  baloot 130-0 tricks=8-0 sun ace | 44: 88-0, 44-added: 114-0, 25-hokum: 88-0, 25-flat: 44-0
  baloot 0-130 sun tricks=0-8 ace melds=5-0 | \
    44: 0-93, 44-added: 0-119, 25-hokum: 0-93, 25-flat: 0-49
reverse-kaboot
  baloot 0-130 sun tricks=0-8 eldest | alike: 0-44, eldest-ace: 0-88, none: 0-26
  baloot 0-130 sun tricks=0-8 eldest x2 melds=5-0 with all-tricks=25-flat | \
    alike: 0-49, turned-ace: 0-49, eldest-ace: 0-93, none: 0-62
  baloot 0-130 sun tricks=0-8 ace melds=5-0 with all-tricks=25-flat | \
    alike: 0-49, turned-ace: 0-93, eldest-ace: 0-49, none: 0-31
all-tricks-count
  belote 162-0 tricks=8-0 melds=0-170 | contract: 252-170, score: 0-332
  contree_generale 162-0 tricks=8-0 200S with ceiling=250 declarations=on | \
    contract: 450-0, score: 0-360
no-trump-factor
  bidding_belote 80-50 sun | 1: 8-5, 2: 16-10
hand-score
  decouverte 100-62 | points: 100-62, winner: 162-0
  decouverte 62-100 | points: 0-162, winner: 0-162
belote-counts
  contree_701 90-72 100S belote=20-0 | both: 210-72, contract: 190-72, score: 0-282, none: 0-262
  belote 75-87 belote=20-0 | both: 95-87, contract: 75-87, score: 0-162, none: 0-162
  belote 82-80 belote=0-20 | both: 0-182, contract: 82-80, score: 82-100, none: 82-80
  pilotta 75-87 80S belote=20-0 | both: 9-9, contract: 7-9, score: 0-18, none: 0-16
  baloot 75-87 belote=2-0 | both: 9-9, contract: 7-9, score: 0-18, none: 0-16
  baloot 83-79 belote=0-2 | both: 0-18, contract: 8-8, score: 8-10, none: 8-8
declarations-count
  belote 60-102 melds=50-0 | contract: 110-102, score: 0-212
  contree_701 60-102 100S melds=50-0 with declarations=on | contract: 210-102, score: 0-312
  baloot 60-102 melds=5-0 | contract: 11-10, score: 0-21, rounds: 11-10
  baloot 75-87 melds=2-0 | contract: 9-9, score: 0-18, rounds: 0-18
  pilotta 60-102 100S melds=50-0 | contract: 11-10, score: 0-21
belote-on-failure
  contree_701 70-92 100S belote=20-0 | lost: 0-262, to-defence: 0-282, kept: 20-262
  contree_701 70-92 100S belote=0-20 | lost: 0-262, to-defence: 0-282, kept: 0-282
  belote 60-102 belote=20-0 | lost: 0-162, to-defence: 0-182, kept: 20-162
  belote 60-102 belote=0-20 | lost: 0-182, to-defence: 0-182, kept: 0-182
declarations-on-failure
  belote 40-122 melds=50-0 | lost: 0-162, to-defence: 0-212, kept: 50-162
  contree_701 40-122 100S melds=50-0 with declarations=on | \
    lost: 0-262, to-defence: 0-312, kept: 50-262
  contree 40-122 100S melds=0-50 with declarations=on | lost: 0-310, to-defence: 0-310, kept: 0-310
  baloot 60-102 melds=5-0 | lost: 0-16, to-defence: 0-21, kept: 5-16
declarations-on-capot
  contree_701 162-0 100S tricks=8-0 melds=0-50 with declarations=on | own: 262-50, all: 312-0
tie
  belote 81-81 | success: 81-81, failure: 0-162, litige: 0-81-81, half: 0-81
  decouverte 81-81 | success: 81-81, failure: 0-162, litige: 0-81-81, half: 0-81
  bidding_belote 81-81 | success: 8-8, failure: 0-16, litige: 0-8-81, half: 0-8, hang-85: 0-8-85
  baloot 81-81 | success: 8-8, failure: 0-16, litige: 0-8-8, half: 0-8, sun-split: 0-16
  baloot 65-65 sun | success: 13-13, failure: 0-26, litige: 0-13-13, half: 0-13, sun-split: 13-13
"""
"""A line of a house rule for each deal: the game, the card points of attack and defence, what else
there is to it, and what both write under each choice, with what hangs if anything does."""


@dataclass(frozen=True)
class Deal:
    """A deal of a game, with what it brings under each choice; ``beside`` are other choices."""

    title: str
    option: str
    game: str
    cards: tuple[int, ...]
    brings: dict[str, tuple[int, ...]]
    facts: Facts
    beside: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.title

    def written(self) -> dict[str, tuple[int, ...]]:
        """What it does bring."""
        found: dict[str, tuple[int, ...]] = {}
        attack, defence = self.cards
        for value, rules in houses(self.game, self.option, **self.beside).items():
            facts = self.facts if rules.belote else self.facts | Facts(belote=(0, 0))
            _, *scores, carry = outcome(settle(rules.scoring, attack, defence, **facts))
            found[value] = (*scores, carry) if carry else (*scores,)
        return found


def _read(table: str) -> Iterator[Deal]:
    option = ""
    for line in table.strip().splitlines():
        if not line.startswith(" "):
            option = line
            continue
        left, right = line.split(" | ")
        deal, _, beside = left.partition(" with ")
        game, cards, *facts = deal.split()
        brings = dict(each.split(": ") for each in right.split(", "))
        yield Deal(
            f"{option} {left.strip()}",
            option,
            game,
            numbers(cards),
            {value.strip(): numbers(scores) for value, scores in brings.items()},
            read_facts(facts),
            dict(each.split("=") for each in beside.split()),
        )


DEALS = tuple(_read(TABLE))
