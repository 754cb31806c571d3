"""Section ``scoring``: what a deal was worth, from what its play produced."""

from engine.contract import Bid, Contract, ContractKind
from engine.ruleset import RuleSet
from engine.settlement import Tally
from engine.vectors.answers import Answer
from engine.vectors.records import NotUnderstood, Record
from engine.vectors.situations import contracts, opening_bids

_KINDS = {"bid": ContractKind.POINTS} | {kind.value: kind for kind in ContractKind}


def check_scoring(rules: RuleSet, vector: Record) -> Answer:
    """Compare the result and the game points of both sides."""
    given = vector.record("input")
    given.only(
        "contract",
        "double",
        "card_points",
        "tricks",
        "belote_holder",
        "meld_points",
        "declarer_tricks",
    )
    if any(given.sides("meld_points")):
        raise NotUnderstood("this rule set counts no melds")
    contract = _contract(rules, given)
    settlement = rules.scoring.settle(
        Tally(
            contract=contract,
            attack=rules.seating.team(contract.declarer),
            card_points=given.sides("card_points"),
            tricks=given.sides("tricks"),
            belote=_belote(rules, given),
            declarer_tricks=given.number("declarer_tricks") if given.has("declarer_tricks") else 0,
        )
    )
    attack, defence = settlement.scores
    return Answer(
        vector.expected(),
        {"result": settlement.result.value, "attack": attack, "defence": defence},
    )


def _contract(rules: RuleSet, given: Record) -> Contract:
    bid = _bid(rules, given.record("contract"))
    wanted = given.text("double")
    for contract in contracts(rules, bid):
        if wanted == ("none" if contract.doubles == 0 else f"x{contract.multiplier}"):
            return contract
    raise NotUnderstood(f"the double {wanted!r} cannot be reached")


def _bid(rules: RuleSet, wanted: Record) -> Bid:
    wanted.only("kind", "value", "mode")
    kind, value = wanted.text("kind"), wanted.number("value")
    trump = wanted.mode_trump(wanted.text("mode"))
    for bid in opening_bids(rules):
        if (bid.kind, bid.value, bid.trump) == (_KINDS.get(kind), value, trump):
            return bid
    raise NotUnderstood(f"{kind} {value} {trump} cannot be bid")


def _belote(rules: RuleSet, given: Record) -> tuple[int, int]:
    if given.fields.get("belote_holder") is None:
        return (0, 0)
    holder = given.text("belote_holder")
    points = rules.belote.points if rules.belote else 0
    pairs = {"attack": (points, 0), "defence": (0, points)}
    if holder not in pairs:
        raise NotUnderstood(f"the belote holder {holder!r} is no side")
    return pairs[holder]
