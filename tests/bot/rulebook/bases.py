"""Rule sets to turn the parameters of: every game, and some that play by hand or by claims."""

from collections.abc import Mapping
from dataclasses import replace

from engine.auctions.sun import SunAuction
from engine.game_end import GameEnd
from engine.meld_rules import Melds
from engine.options import with_options
from engine.ruleset import Announcing, Enforcement, RuleSet
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.score_parts import Multiplied
from engine.scoring.trumpless import BroughtTo
from engine.variants import VARIANTS, find_variant

CLAIMED = replace(find_variant("clabber"), enforcement=Enforcement.CLAIMED)
BY_HAND = replace(find_variant("belote"), announcing=Announcing.BY_HAND)
WITHOUT_ASHKAL = replace(find_variant("baloot"), auction=SunAuction(doubling=None, ashkal=()))
WITH_MELDS = replace(find_variant("contree_701"), melds=find_variant("belote").melds)
HANGING = replace(find_variant("belote"), scoring=Majority(last_trick=10, tie=Tie.HANGS))
SWEEPING = replace(
    find_variant("belote"), scoring=Majority(last_trick=10, tie=Tie.MADE, all_tricks=90)
)
TWELVE_DEALS = replace(find_variant("contree"), end=GameEnd(target=2000, deals=12))
FORFEIT = replace(
    find_variant("contree"),
    scoring=PointsAndBid(last_trick=10, pot=160, multiplied=Multiplied.FORFEIT),
)
FORFEIT_WHOLE = replace(
    find_variant("contree"),
    scoring=PointsAndBid(last_trick=10, pot=160, multiplied=Multiplied.FORFEIT_WHOLE),
)
BROUGHT = replace(
    find_variant("coinche"),
    scoring=PointsAndBid(last_trick=10, pot=160, trumpless=BroughtTo(162, with_last=True)),
)
TRUMPLESS_BELOTE = with_options(find_variant("belote"), {"no-trumps": "yes"})

PALARISTI = with_options(
    find_variant("pilotta"), {"passing": "open", "contre": "x4", "points-counted": "both"}
)

KONTRA = with_options(find_variant("croatian_bela"), {"contre": "x4"})

_CONTREE = find_variant("contree")

_SHORT_RUNS = find_variant("tarabish").melds
assert isinstance(_SHORT_RUNS, Melds)
RUNS = replace(find_variant("tarabish"), melds=replace(_SHORT_RUNS, longest=None))

BASES: Mapping[str, RuleSet] = {
    **{rules.key: rules for rules in VARIANTS},
    "claimed": CLAIMED,
    "by hand": BY_HAND,
    "without ashkal": WITHOUT_ASHKAL,
    "with melds": WITH_MELDS,
    "hanging": HANGING,
    "sweeping": SWEEPING,
    "twelve deals": TWELVE_DEALS,
    "forfeit": FORFEIT,
    "forfeit whole": FORFEIT_WHOLE,
    "brought": BROUGHT,
    "trumpless belote": TRUMPLESS_BELOTE,
    "runs": RUNS,
    "kontra": KONTRA,
    "palaristi": PALARISTI,
}
