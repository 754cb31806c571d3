"""Section ``rulesets``: the parameters of a rule set."""

from collections.abc import Mapping

from engine.cards import Trump
from engine.contract import ContractKind
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.seats import CLOCKWISE, COUNTER_CLOCKWISE, HEAD_TO_HEAD, Seating
from tests.vectors.records import ComparedSides, Json, Record
from tests.vectors.situations import contracts, opening_bids

_DIRECTIONS: tuple[tuple[Seating, str], ...] = (
    (CLOCKWISE, "cw"),
    (COUNTER_CLOCKWISE, "ccw"),
    (HEAD_TO_HEAD, "alternate"),
)
_MOMENTS = {Showing.NEVER: "none", Showing.SECOND_TRICK: "second_trick"}
_MOMENTS |= {Showing.LAST_TRICK: "last_trick"}
_SAME = {"match": "decides", "gahwa": "decides", "opponent": "player_before_dealer"}
"""Words of single records for what has one name here."""


def check_ruleset(rules: RuleSet, record: Record) -> ComparedSides:
    """Compare the parameters of a rule set and report those that differ."""
    came = parameters(rules)
    expected = {path: _at(record, path) for path in came}
    differing = [path for path in came if came[path] != expected[path]]
    return ComparedSides(
        {path: expected[path] for path in differing}, {path: came[path] for path in differing}
    )


def _at(record: Record, path: str) -> Json:
    value: Json = record.fields
    for name in path.split("."):
        value = value.get(name) if isinstance(value, Mapping) else None
    if isinstance(value, list):
        return [_renamed(each) for each in value]
    return _renamed(value)


def _renamed(value: Json) -> Json:
    return _SAME.get(value, value) if isinstance(value, str) else value


def parameters(rules: RuleSet) -> dict[str, Json]:
    """What a rule set has, by the path of each parameter in a record."""
    return {
        "players": len(rules.seating.order),
        "direction": dict(_DIRECTIONS)[rules.seating],
        "deck": f"{len(rules.pack)}_{rules.pack.lowest}A",
        "hand_size": rules.hand_size,
        "play.first_lead": rules.lead.value,
        "play.face_up_only": rules.dealing.tableau,
        "score.last_trick": rules.scoring.last_trick,
        "game.target": rules.end.target,
        "game.both_reach": rules.end.both_reach.value,
        **_dealing(rules),
        **_bidding(rules),
        **_belote(rules.belote),
        **_melds(rules),
    }


def _dealing(rules: RuleSet) -> dict[str, Json]:
    plan = rules.dealing
    return {
        "deal.first": _rows(plan.packets) if plan.tableau else list(plan.packets),
        "deal.turn_up": plan.turn_up.value,
        "deal.second": list(plan.after),
        "deal.hidden_until_trump": plan.kitty,
        "deal.shuffle": plan.shuffle.value,
        "deal.cutter": plan.cutter.value,
        "deal.first_dealer": plan.first_dealer.value,
        "deal.all_pass_dealer": "same" if plan.deals_again else "next",
    }


def _rows(packets: tuple[int, ...]) -> list[Json]:
    return [f"{size} {'up' if number % 2 else 'down'}" for number, size in enumerate(packets)]


def _bidding(rules: RuleSet) -> dict[str, Json]:
    bids = opening_bids(rules)
    of_suits = [bid for bid in bids if bid.kind is ContractKind.POINTS and bid.trump.suit]
    numbers = sorted({bid.value for bid in of_suits})
    levels: list[Json] = [
        "decides" if contract.decides_game else contract.multiplier
        for contract in contracts(rules, next(bid for bid in bids if bid.trump.suit))
    ]
    said: dict[str, Json] = {"auction.modes": _modes(rules), "auction.double.levels": levels[1:]}
    if not numbers:
        return said
    capots = [bid.value for bid in bids if bid.kind is ContractKind.CAPOT]
    return said | {
        "auction.min": numbers[0],
        "auction.step": numbers[1] - numbers[0],
        "auction.max.suit": numbers[-1],
        "auction.capot": capots[0] if capots else None,
    }


def _modes(rules: RuleSet) -> list[Json]:
    modes = {Trump.NONE: "nt", Trump.ALL: "at"}
    return list(dict.fromkeys(modes.get(trump, "suit") for trump in rules.auction.trumps))


def _belote(belote: BeloteRules | None) -> dict[str, Json]:
    if belote is None:
        return {"belote.points": 0}
    with_run = belote.timing is BeloteTiming.SECOND and belote.with_run
    announced = "second_or_with_shown_run" if with_run else belote.timing.value
    return {"belote.points": belote.points, "belote.announce": announced}


def _melds(rules: RuleSet) -> dict[str, Json]:
    if rules.melds is None:
        return {}
    return {"melds.show": _MOMENTS[rules.melds.showing]}
