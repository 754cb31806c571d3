"""Sections ``scoring`` and ``game_end``: what a deal is worth, and when a game is over."""

from dataclasses import replace

from engine.consequences import settle_deal
from engine.contract import Bid, Contract, ContractKind, naming
from engine.deal_plan import TurnUp
from engine.game_end import Finished
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Settlement, Side, Tally
from tests.vectors.records import ComparedSides, Json, NotUnderstood, Record
from tests.vectors.situations import doubled_to, opening_bids

_NUMBERED = {"bid": ContractKind.POINTS} | {kind.value: kind for kind in ContractKind}
_NAMED = ("take", "ranked", "hokum", "sun")
"""What contracts are called that only name a trump."""

_GUILTY = {"attack": (True, False), "defence": (False, True), "both": (True, True)}
"""The sides that have played against the rules."""


def check_scoring(rules: RuleSet, vector: Record) -> ComparedSides:
    """Compare the result, both sides' game points, the points carried and the winner."""
    given = vector.record("input")
    given.only(
        "contract",
        "double",
        "card_points",
        "tricks",
        "belote_holder",
        "meld_points",
        "declarer_tricks",
        "declarations",
        "carry_in",
        "exposed_ace",
        "eldest_ace",
        "penalty",
        "totals_before",
    )
    return ComparedSides(vector.expected(), _told(_settled(rules, given, tally_of(rules, given))))


def tally_of(rules: RuleSet, given: Record) -> Tally:
    """What a vector says of a deal."""
    contract = _contract(rules, given)
    return Tally(
        contract=contract,
        attack=rules.seating.team(contract.declarer),
        card_points=given.sides("card_points"),
        tricks=given.sides("tricks"),
        belote=_belote(rules, given),
        declarer_tricks=given.number("declarer_tricks") if given.has("declarer_tricks") else 0,
        melds=_melds(rules, given),
        carry=given.number("carry_in") if given.has("carry_in") else 0,
        exposed_ace=_ace(rules, given, "exposed_ace"),
        eldest_ace=_ace(rules, given, "eldest_ace"),
    )


def _settled(rules: RuleSet, given: Record, tallied: Tally) -> Settlement:
    if given.has("penalty"):
        return _awarded(rules, given.text("penalty"), tallied)
    settlement = rules.scoring.settle(tallied)
    if given.has("totals_before"):
        before = given.sides("totals_before")
        by_team = before if tallied.attack is Team.NORTH_SOUTH else (before[1], before[0])
        return settle_deal(rules, tallied, by_team, played=0)
    if tallied.carry and _told(rules.scoring.settle(replace(tallied, carry=0))) == _told(
        settlement
    ):
        raise NotUnderstood("nothing hangs in this rule set: no 'carry_in'")
    return settlement


def _awarded(rules: RuleSet, guilty: str, tallied: Tally) -> Settlement:
    """The deal when the other side, or the attack of two that are guilty, has claimed."""
    if rules.penalty is None or guilty not in _GUILTY:
        raise NotUnderstood(f"the penalty {guilty!r} is not understood")
    claimer = Side.DEFENCE if guilty == Side.ATTACK else Side.ATTACK
    every_point = sum(tallied.card_points)
    return rules.penalty.award(tallied, _GUILTY[guilty], claimer, every_point)


def _told(settlement: Settlement) -> dict[str, Json]:
    attack, defence = settlement.scores
    told: dict[str, Json] = {
        "result": settlement.result.value,
        "attack": attack,
        "defence": defence,
        "carry_out": settlement.carry,
    }
    if settlement.tally.contract.decides_game:
        told["game_won_by"] = _side(settlement, settlement.winner).value
    return told


def _side(settlement: Settlement, team: Team) -> Side:
    return Side.ATTACK if team is settlement.attack else Side.DEFENCE


def _melds(rules: RuleSet, given: Record) -> tuple[int, int]:
    melds = given.sides("meld_points")
    declared = given.has("declarations") and given.flag("declarations")
    if rules.melds is None and (declared or any(melds)):
        raise NotUnderstood("this rule set counts no melds")
    return melds


def _ace(rules: RuleSet, given: Record, name: str) -> bool:
    if not given.has(name):
        return False
    if rules.dealing.turn_up is TurnUp.NONE:
        raise NotUnderstood(f"this rule set turns no card up: no {name!r}")
    return given.flag(name)


def _contract(rules: RuleSet, given: Record) -> Contract:
    return doubled_to(rules, _bid(rules, given.record("contract")), given.text("double"))


def _bid(rules: RuleSet, wanted: Record) -> Bid:
    wanted.only("kind", "value", "mode")
    kind, trump = wanted.text("kind"), wanted.mode_trump(wanted.text("mode"))
    if kind in _NAMED:
        bid = naming(trump)
    elif kind in _NUMBERED:
        bid = Bid(wanted.number("value"), trump, _NUMBERED[kind])
    else:
        raise NotUnderstood(f"the contract {kind!r} is not understood")
    if bid not in opening_bids(rules):
        raise NotUnderstood(f"{kind} {bid.value} {trump} cannot be bid")
    return bid


def _belote(rules: RuleSet, given: Record) -> tuple[int, int]:
    if given.fields.get("belote_holder") is None:
        return (0, 0)
    holder = given.text("belote_holder")
    points = rules.belote.points if rules.belote else 0
    pairs = {"attack": (points, 0), "defence": (0, points)}
    if holder not in pairs:
        raise NotUnderstood(f"the belote holder {holder!r} is no side")
    return pairs[holder]


_NOBODY = ("draw", "tie")
"""What a finished game that nobody has won is called."""


def check_game_end(rules: RuleSet, vector: Record) -> ComparedSides:
    """Compare whether the game is finished, and the side that won it."""
    vector.only(
        "id",
        "ruleset",
        "title",
        "why",
        "expected",
        "totals_before",
        "hand_scores",
        "last_deal_winner",
        "every_trick",
        "at_most_belote",
    )
    before, scored = vector.pair("totals_before"), vector.pair("hand_scores")
    last = vector.fields.get("last_deal_winner")
    last_deal = Team(last) if isinstance(last, int) else None
    scores = (before[0] + scored[0], before[1] + scored[1])
    expected = dict(vector.expected())
    if expected.get("winner") in _NOBODY:
        expected["winner"] = None
    swept = vector.has("every_trick") and vector.flag("every_trick")
    match vector.fields.get("at_most_belote", [False, False]):
        case [bool(ours), bool(theirs)]:
            alone = ours, theirs
        case other:
            raise NotUnderstood(f"the belotes {other!r} are not understood")
    end = rules.end.after(scores, last_deal, 1, alone, swept=swept)
    return ComparedSides(expected, _end_of(end))


def _end_of(end: Finished | None) -> Json:
    if end is None:
        return {"finished": False, "winner": None}
    return {"finished": True, "winner": None if end.winner is None else int(end.winner)}
