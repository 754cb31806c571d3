"""What the texts behind the presets write of deals: attack, defence, and what hangs.

The rows are worked by hand from the published rules of each, one deal under all of them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.actions import Double
from engine.auctions.points import PointsAuction
from engine.auctions.sun import SunAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.ruleset import RuleSet
from engine.settlement import Tally
from engine.state import Auction
from engine.variants.preset import PresetName
from tests.engine.scoring.games import Facts, numbers, outcome, read_facts, settle

COINCHE_2015 = PresetName.FEDERATION_COINCHE_2015
CONTREE_2016 = PresetName.FEDERATION_CONTREE_2016
BELOTE_2016 = PresetName.FEDERATION_BELOTE_2016
CANNES = PresetName.CANNES_2016
ARENA = PresetName.BOARD_GAME_ARENA
COINCHONS = PresetName.COINCHONS
CONTREE_MADE = PresetName.FEDERATION_CONTREE_2016_MADE
CONTREE_LUDIQUE = PresetName.FEDERATION_CONTREE_LUDIQUE
ARENA_BID = PresetName.BOARD_GAME_ARENA_BID


@dataclass(frozen=True)
class Worked:
    """A deal, and what it brings by each preset for which it was worked."""

    title: str
    cards: tuple[int, ...]
    brings: Mapping[PresetName, tuple[int, ...]]
    facts: Facts = field(default_factory=Facts)

    def __str__(self) -> str:
        return self.title

    def written(self, rules: RuleSet) -> tuple[int, ...]:
        """What these rules write, with the values of their own bids and doubles."""
        _, *scores, carry = outcome(rules.scoring.settle(self.tally(rules)))
        return (*scores, carry) if carry else (*scores,)

    def tally(self, rules: RuleSet) -> Tally:
        """The deal, with the values of the bids and doubles of these rules."""
        attack, defence = self.cards
        tally = settle(rules.scoring, attack, defence, **self.facts).tally
        declarer, said = tally.contract.declarer, tally.contract.bid
        auction = Auction(declarer, turned=Card.parse("7S"))
        offered = rules.auction.legal_calls(auction, rules.seating, declarer, rules.pack.cards)
        bids = (call for call in offered if isinstance(call, Bid) and _is_same(call, said))
        doubles = {1: 0, 2: 1, 4: 2}[tally.contract.multiplier]
        contract = Contract(declarer, next(bids, said))
        auctions = PointsAuction | SunAuction
        if doubles and isinstance(rules.auction, auctions) and rules.auction.doubling:
            contract = rules.auction.doubling.raised(contract, Double(doubles))
        return replace(tally, contract=contract)


def _is_same(bid: Bid, said: Bid) -> bool:
    value = bid.value == said.value or said.kind is not ContractKind.POINTS
    return value and (bid.trump, bid.kind) == (said.trump, said.kind)


FRENCH = """
made | 110-52 100S | 210-50 210-50 210-50 210-52 210-50
doubled and made | 110-52 100S x2 | 520-0 520-0 310-50 420-0 520-0
doubled and made with a belote | 110-52 100S x2 belote=20-0 | 560-0 540-0 330-50 460-0 540-0
redoubled and made | 110-52 100S x4 | 1040-0 1040-0 410-50 840-0 1040-0
doubled and failed | 90-72 100S x2 | 0-520 0-520 0-360 0-524 0-520
failed with a belote | 70-92 100S belote=20-0 | 20-260 0-280 0-280 20-262 20-260
every trick without a capot bid | 162-0 100S tricks=8-0 | 350-0 350-0 350-0 350-0 260-0
capot made | 162-0 capotS tricks=8-0 | 500-0 500-0 520-0 500-0 500-0
capot failed | 150-12 capotS tricks=7-1 | 0-410 0-500 0-430 0-412 0-500
half of the points for eighty | 81-81 80S | 0-80-80 160-80 160-80 0-242 160-80
made against a belote | 105-57 100S belote=0-20 | 210-80 210-80 200-80 205-77 210-80
with a tierce | 85-77 100S melds=20-0 | 210-80 . . . .
with a fifty against it | 92-70 90S melds=0-50 | 0-300 . . . .
every trick against a fifty | 162-0 100S tricks=8-0 melds=0-50 | 400-0 . . . .
doubled and failed with a belote | 70-92 100S x2 belote=20-0 | 20-520 0-540 . . 20-520
doubled and made against a belote | 110-52 100S x2 belote=0-20 | 520-20 540-0 . 420-0 520-20
every trick doubled | 162-0 100S x2 tricks=8-0 | 700-0 . . 700-0 .
won after a deal that hangs | 110-52 100S carry=80 | 290-50 . . . .
lost after a deal that hangs | 90-72 100S carry=80 | 0-340 . . . .
every trick to the defence | 0-162 100S tricks=0-8 | . 0-260 0-350 . .
two hundred by every trick | 162-0 200S tricks=8-0 | . . 450-0 . .
two hundred by seven | 162-0 200S | . . 0-360 . .
doubled and made by more | 122-40 100S x2 | . . . 444-0 .
no trumps | 100-30 100NT tricks=6-2 | . . . 224-38 .
all trumps | 200-58 100AT tricks=6-2 | . . . 226-36 .
"""
"""What each of five writes: the federation's coinche, its contrée, Cannes, the arena, coinchons."""


OTHER_COUNTS = """
made | 110-52 100S | 110-50 210-50 100-0
doubled and made | 110-52 100S x2 | 320-0 360-0 200-0
doubled and made with a belote | 110-52 100S x2 belote=20-0 | 340-0 380-0 240-0
redoubled and made | 110-52 100S x4 | 640-0 460-0 400-0
doubled and failed | 90-72 100S x2 | 0-320 0-360 0-200
failed with a belote | 70-92 100S belote=20-0 | 0-180 0-280 20-100
every trick without a capot bid | 162-0 100S tricks=8-0 | 250-0 350-0 100-0
capot made | 162-0 capotS tricks=8-0 | 500-0 500-0 250-0
capot failed | 150-12 capotS tricks=7-1 | 0-500 0-410 0-250
half of the points for eighty | 81-81 80S | 80-80 160-80 0-80
made against a belote | 105-57 100S belote=0-20 | 110-80 200-80 100-20
every trick doubled | 162-0 100S x2 tricks=8-0 | 420-0 450-0 200-0
"""
"""What three others write: the federation's points made, its newest text, the arena's bids."""


def _french(table: str, *presets: PresetName) -> Iterator[Worked]:
    for row in table.strip().splitlines():
        title, deal, brings = row.split(" | ")
        cards, *facts = deal.split()
        written = dict(zip(presets, brings.split(), strict=True))
        worked = {preset: numbers(scores) for preset, scores in written.items() if scores != "."}
        yield Worked(title, numbers(cards), worked, read_facts(facts))


EVERY_TRICK = Facts(tricks=(8, 0))
OURS = Facts(belote=(20, 0))

_BELOTE = tuple(
    Worked(title, cards, {BELOTE_2016: written}, facts)
    for title, cards, written, facts in (
        ("made", (90, 72), (90, 72), Facts()),
        ("failed", (70, 92), (0, 162), Facts()),
        ("failed with a belote", (70, 92), (20, 162), OURS),
        ("level", (81, 81), (0, 81, 81), Facts()),
        ("every trick", (162, 0), (252, 0), EVERY_TRICK),
        ("every trick to the defence", (0, 162), (0, 252), Facts(tricks=(0, 8))),
        ("level with a belote", (71, 91), (0, 91, 91), OURS),
        ("all trumps", (198, 60), (144, 38), OURS | Facts(trump=Trump.ALL)),
    )
)

_FIFTY, _SIRA = Facts(melds=(0, 10)), Facts(melds=(4, 0))
_SUN = Facts(trump=Trump.NONE)
_TWICE = Facts(multiplier=2)

_SAUDI = tuple(
    Worked(title, cards, {PresetName.SAUDI: written}, facts)
    for title, cards, written, facts in (
        ("hokum, two sixes", (106, 56), (10, 6), Facts()),
        ("hokum, two other sixes", (96, 66), (9, 7), Facts()),
        ("hokum, two nearby sixes", (86, 76), (8, 8), Facts()),
        ("hokum, by a point", (82, 80), (8, 8), Facts()),
        ("hokum, level", (81, 81), (0, 16), Facts()),
        ("hokum failed with a baloot", (70, 92), (0, 18), Facts(belote=(2, 0))),
        ("hokum doubled", (100, 62), (32, 0), _TWICE),
        ("hokum doubled, level", (81, 81), (32, 0), _TWICE),
        ("hokum made by a fifty", (77, 85), (13, 8), Facts(melds=(5, 0))),
        ("kaboot", (162, 0), (25, 0), EVERY_TRICK),
        ("kaboot doubled", (162, 0), (25, 0), EVERY_TRICK | _TWICE),
        ("sun", (70, 60), (14, 12), _SUN),
        ("sun of fives", (75, 55), (15, 11), _SUN),
        ("sun, level", (65, 65), (13, 13), _SUN),
        ("sun doubled", (70, 60), (52, 0), _SUN | _TWICE),
        ("sun made by a sira", (60, 70), (16, 14), _SUN | _SIRA),
        ("sun kaboot against a fifty", (130, 0), (54, 0), _SUN | EVERY_TRICK | _FIFTY),
        ("sun kaboot with an ace", (130, 0), (44, 0), _SUN | EVERY_TRICK | Facts(exposed_ace=True)),
        (
            "reverse kaboot",
            (0, 130),
            (0, 88),
            _SUN | Facts(tricks=(0, 8), eldest_ace=True),
        ),
    )
)

_CYPRUS = tuple(
    Worked(title, numbers(cards), {PresetName.PALARISTI: numbers(written)}, read_facts(facts))
    for title, cards, written, *facts in (
        row.split()
        for row in (
            "bid-written 104-58 19-6 90S",
            "two-sixes 106-56 21-5 100S",
            "closed 113-49 38-0 110S x2",
            "reopened-and-failed 60-102 0-52 90S x4",
            "every-trick 162-0 35-0 100S tricks=8-0",
            "kapo 162-0 50-0 capotS tricks=8-0",
            "kapo-failed 150-12 0-41 capotS tricks=7-1",
            "anapodo 0-162 0-34 90S tricks=0-8",
            "failed 85-77 0-25 90S",
        )
    )
)

ROWS = (
    *_french(FRENCH, COINCHE_2015, CONTREE_2016, CANNES, ARENA, COINCHONS),
    *_french(OTHER_COUNTS, CONTREE_MADE, CONTREE_LUDIQUE, ARENA_BID),
    *_BELOTE,
    *_SAUDI,
    *_CYPRUS,
)
