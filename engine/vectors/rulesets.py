"""Section ``rulesets``: the parameters of a rule set, as far as it shows them."""

from collections.abc import Mapping

from engine.contract import ContractKind
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE, COUNTER_CLOCKWISE, HEAD_TO_HEAD, Seating
from engine.trumps import Trump
from engine.vectors.answers import Answer
from engine.vectors.records import Json, Record
from engine.vectors.situations import contracts, opening_bids

_DIRECTIONS: tuple[tuple[Seating, str], ...] = (
    (CLOCKWISE, "cw"),
    (COUNTER_CLOCKWISE, "ccw"),
    (HEAD_TO_HEAD, "alternate"),
)


def check_ruleset(rules: RuleSet, record: Record) -> Answer:
    """Compare the parameters that can be read off a rule set; only those that differ are told."""
    came = _parameters(rules)
    expected = {path: _at(record, path) for path in came}
    differing = [path for path in came if came[path] != expected[path]]
    return Answer(
        {path: expected[path] for path in differing}, {path: came[path] for path in differing}
    )


def _at(record: Record, path: str) -> Json:
    value: Json = record.fields
    for name in path.split("."):
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def _parameters(rules: RuleSet) -> dict[str, Json]:
    return {
        "players": len(rules.seating.order),
        "direction": dict(_DIRECTIONS)[rules.seating],
        "deck": f"{len(rules.pack)}_{rules.pack.lowest}A",
        "hand_size": rules.hand_size,
        "deal.first": list(rules.dealing.packets),
        "deal.shuffle": rules.dealing.shuffle.value,
        "belote.points": rules.belote.points if rules.belote else 0,
        "score.last_trick": rules.scoring.last_trick,
        "game.target": rules.end.target,
        **_bidding(rules),
    }


def _bidding(rules: RuleSet) -> dict[str, Json]:
    bids = opening_bids(rules)
    numbers = sorted(
        {bid.value for bid in bids if bid.kind is ContractKind.POINTS and bid.trump.suit}
    )
    capots = [bid.value for bid in bids if bid.kind is ContractKind.CAPOT]
    levels = [contract.multiplier for contract in contracts(rules, bids[0])]
    return {
        "auction.modes": _modes(rules),
        "auction.min": numbers[0],
        "auction.step": numbers[1] - numbers[0],
        "auction.max.suit": numbers[-1],
        "auction.capot": capots[0] if capots else None,
        "auction.double.levels": levels[1:],
    }


def _modes(rules: RuleSet) -> list[str]:
    modes = {Trump.NONE: "nt", Trump.ALL: "at"}
    return list(dict.fromkeys(modes.get(trump, "suit") for trump in rules.auction.trumps))
