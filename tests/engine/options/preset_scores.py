"""What the texts behind the presets write of deals: attack, defence, and what hangs.

The rows are worked by hand from the published rules of each, one deal under all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.auctions.points import PointsAuction
from engine.auctions.sun import SunAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.ruleset import RuleSet
from engine.settlement import Tally
from engine.state import Auction
from engine.variants.presets import PresetName
from tests.engine.scoring.games import Facts, outcome, settle

Written = tuple[int, int] | tuple[int, int, int]

COINCHE_2015 = PresetName.FEDERATION_COINCHE_2015
CONTREE_2016 = PresetName.FEDERATION_CONTREE_2016
BELOTE_2016 = PresetName.FEDERATION_BELOTE_2016
CANNES = PresetName.CANNES_2016
ARENA = PresetName.BOARD_GAME_ARENA
COINCHONS = PresetName.COINCHONS


@dataclass(frozen=True)
class Worked:
    """A deal, and what it brings by each preset for which it was worked."""

    title: str
    cards: tuple[int, int]
    brings: Mapping[PresetName, Written]
    facts: Facts = field(default_factory=Facts)

    def __str__(self) -> str:
        return self.title

    def written(self, rules: RuleSet) -> Written:
        """What these rules write, with the values of their own bids and doubles."""
        _, attack, defence, carry = outcome(rules.scoring.settle(self.tally(rules)))
        return (attack, defence, carry) if carry else (attack, defence)

    def tally(self, rules: RuleSet) -> Tally:
        """The deal, with the values of the bids and doubles of these rules."""
        tally = settle(rules.scoring, *self.cards, **self.facts).tally
        declarer, said = tally.contract.declarer, tally.contract.bid
        auction = Auction(declarer, turned=Card.parse("7S"))
        offered = rules.auction.legal_calls(auction, rules.seating, declarer, rules.pack.cards)
        bids = (call for call in offered if isinstance(call, Bid) and _is_same(call, said))
        doubles = {1: 0, 2: 1, 4: 2}[tally.contract.multiplier]
        contract = Contract(declarer, next(bids, said))
        auctions = PointsAuction | SunAuction
        if doubles and isinstance(rules.auction, auctions) and rules.auction.doubling:
            contract = rules.auction.doubling.raised(contract, doubles)
        return replace(tally, contract=contract)


def _is_same(bid: Bid, said: Bid) -> bool:
    value = bid.value == said.value or said.kind is not ContractKind.POINTS
    return value and (bid.trump, bid.kind) == (said.trump, said.kind)


def _contrees(
    title: str,
    cards: tuple[int, int],
    facts: Facts,
    brings: tuple[Written, Written, Written, Written, Written],
) -> Worked:
    """A row of all five: the federation's coinche and contrée, Cannes, the arena, coinchons."""
    presets = (COINCHE_2015, CONTREE_2016, CANNES, ARENA, COINCHONS)
    return Worked(title, cards, dict(zip(presets, brings, strict=True)), facts)


HUNDRED = Facts(said="100S")
DOUBLED = HUNDRED | Facts(multiplier=2)
EVERY_TRICK = Facts(tricks=(8, 0))
OURS, THEIRS = Facts(belote=(20, 0)), Facts(belote=(0, 20))
CAPOT = Facts(said="capotS")

_FRENCH = (
    _contrees(
        "made",
        (110, 52),
        HUNDRED,
        ((210, 50), (210, 50), (210, 50), (210, 52), (210, 50)),
    ),
    _contrees(
        "doubled and made",
        (110, 52),
        DOUBLED,
        ((520, 0), (520, 0), (310, 50), (420, 0), (520, 0)),
    ),
    _contrees(
        "doubled and made with a belote",
        (110, 52),
        DOUBLED | OURS,
        ((560, 0), (540, 0), (330, 50), (460, 0), (540, 0)),
    ),
    _contrees(
        "redoubled and made",
        (110, 52),
        HUNDRED | Facts(multiplier=4),
        ((1040, 0), (1040, 0), (410, 50), (840, 0), (1040, 0)),
    ),
    _contrees(
        "doubled and failed",
        (90, 72),
        DOUBLED,
        ((0, 520), (0, 520), (0, 360), (0, 524), (0, 520)),
    ),
    _contrees(
        "failed with a belote",
        (70, 92),
        HUNDRED | OURS,
        ((20, 260), (0, 280), (0, 280), (20, 262), (20, 260)),
    ),
    _contrees(
        "every trick without a capot bid",
        (162, 0),
        HUNDRED | EVERY_TRICK,
        ((350, 0), (350, 0), (350, 0), (350, 0), (260, 0)),
    ),
    _contrees(
        "capot made",
        (162, 0),
        CAPOT | EVERY_TRICK,
        ((500, 0), (500, 0), (520, 0), (500, 0), (500, 0)),
    ),
    _contrees(
        "capot failed",
        (150, 12),
        CAPOT | Facts(tricks=(7, 1)),
        ((0, 410), (0, 500), (0, 430), (0, 412), (0, 500)),
    ),
    _contrees(
        "half of the points for eighty",
        (81, 81),
        Facts(said="80S"),
        ((0, 80, 80), (160, 80), (160, 80), (0, 242), (160, 80)),
    ),
    _contrees(
        "made against a belote",
        (105, 57),
        HUNDRED | THEIRS,
        ((210, 80), (210, 80), (200, 80), (205, 77), (210, 80)),
    ),
)

_OF_ONE = (
    Worked("with a tierce", (85, 77), {COINCHE_2015: (210, 80)}, HUNDRED | Facts(melds=(20, 0))),
    Worked(
        "with a fifty against it",
        (92, 70),
        {COINCHE_2015: (0, 300)},
        Facts(said="90S", melds=(0, 50)),
    ),
    Worked(
        "every trick against a fifty",
        (162, 0),
        {COINCHE_2015: (400, 0)},
        HUNDRED | EVERY_TRICK | Facts(melds=(0, 50)),
    ),
    Worked(
        "doubled and failed with a belote",
        (70, 92),
        {COINCHE_2015: (20, 520), CONTREE_2016: (0, 540), COINCHONS: (20, 520)},
        DOUBLED | OURS,
    ),
    Worked(
        "doubled and made against a belote",
        (110, 52),
        {COINCHE_2015: (520, 20), CONTREE_2016: (540, 0), ARENA: (420, 0), COINCHONS: (520, 20)},
        DOUBLED | THEIRS,
    ),
    Worked(
        "every trick doubled",
        (162, 0),
        {COINCHE_2015: (700, 0), ARENA: (700, 0)},
        DOUBLED | EVERY_TRICK,
    ),
    Worked(
        "won after a deal that hangs",
        (110, 52),
        {COINCHE_2015: (290, 50)},
        HUNDRED | Facts(carry=80),
    ),
    Worked(
        "lost after a deal that hangs",
        (90, 72),
        {COINCHE_2015: (0, 340)},
        HUNDRED | Facts(carry=80),
    ),
    Worked(
        "every trick to the defence",
        (0, 162),
        {CANNES: (0, 350), CONTREE_2016: (0, 260)},
        HUNDRED | Facts(tricks=(0, 8)),
    ),
    Worked(
        "two hundred by every trick", (162, 0), {CANNES: (450, 0)}, Facts(said="200S") | EVERY_TRICK
    ),
    Worked("two hundred by seven", (162, 0), {CANNES: (0, 360)}, Facts(said="200S")),
    Worked("doubled and made by more", (122, 40), {ARENA: (444, 0)}, DOUBLED),
    Worked(
        "no trumps",
        (100, 30),
        {ARENA: (224, 38)},
        Facts(said="100NT", tricks=(6, 2)),
    ),
    Worked("all trumps", (200, 58), {ARENA: (226, 36)}, Facts(said="100AT", tricks=(6, 2))),
)

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
            "sun kaboot of the defence, with an ace",
            (0, 130),
            (0, 88),
            _SUN | Facts(tricks=(0, 8), exposed_ace=True),
        ),
    )
)

ROWS = (*_FRENCH, *_OF_ONE, *_BELOTE, *_SAUDI)
