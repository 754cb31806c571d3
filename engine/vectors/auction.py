"""Section ``auction``: where a row of calls leads."""

import re
from collections.abc import Iterable, Mapping

from engine.actions import Call, Double, Pass
from engine.contract import Bid, Contract, ContractKind
from engine.events import Dealt
from engine.game import awaited, deal, legal_actions
from engine.refusals import IllegalAction
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.trumps import Trump
from engine.vectors.answers import Answer
from engine.vectors.records import Json, NotUnderstood, Record
from engine.vectors.situations import after, fresh_deal, opening_bids, running

_DOUBLES = ("double coinche", "redouble surcoinche recoinche")
"""What each level of doubling is called, from the first."""

_CALLS: Mapping[str, Call] = {"pass": Pass()} | {
    word: Double(level) for level, words in enumerate(_DOUBLES, start=1) for word in words.split()
}
_NUMBER = re.compile(r"(\d+)([A-Z]+)")


def check_auction(rules: RuleSet, vector: Record) -> Answer:
    """Compare the status of the auction after the calls, and what goes with it."""
    vector.only("id", "ruleset", "title", "why", "expected", "calls")
    return Answer(vector.expected(), _outcome(rules, vector))


def _outcome(rules: RuleSet, vector: Record) -> Json:
    state = fresh_deal(rules)
    said = vector.calls("calls", rules.seating.order)
    for place, (seat, text) in enumerate(said, start=1):
        try:
            state = after(rules, state, seat, _call(rules, text))
        except IllegalAction as refusal:
            if place == len(said):
                return {"status": "illegal_last_call", "refusal": str(refusal.code)}
            return {"status": f"call {place} refused", "refusal": str(refusal.code)}
    return _status(rules, state)


def _call(rules: RuleSet, text: str) -> Call:
    calls: Mapping[str, Call] = {**_CALLS, **{str(bid): bid for bid in opening_bids(rules)}}
    if text in calls:
        return calls[text]
    number = _NUMBER.fullmatch(text)
    if number is None or number[2] not in list(Trump):
        raise NotUnderstood(f"the call {text!r} is not understood")
    return Bid(int(number[1]), Trump(number[2]))


def _status(rules: RuleSet, state: GameState) -> Json:
    running_deal = running(state)
    if running_deal.contract:
        return _fixed(rules, running_deal.contract)
    if running_deal.phase is Phase.OVER:
        return {"status": "all_pass", "next_dealer": _next_dealer(rules, state)}
    waiting = awaited(rules, state)
    if _closed_by_double(rules, state):
        doublers = (seat for seat in waiting if Double in _kinds(rules, state, seat))
        return {"status": "redouble_window", "may_redouble": _numbers(rules, doublers)}
    return {"status": "open", "next_seat": _numbers(rules, waiting)[0]}


def _fixed(rules: RuleSet, contract: Contract) -> Json:
    kind = contract.bid.kind
    return {
        "status": "contract",
        "declarer": rules.seating.order.index(contract.declarer),
        "value": contract.bid.value if kind is ContractKind.POINTS else kind.value,
        "mode": str(contract.trump),
        "level": contract.multiplier,
    }


def _closed_by_double(rules: RuleSet, state: GameState) -> bool:
    """Whether someone doubled, and those who are asked can only pass or redouble."""
    doubled = any(isinstance(called.call, Double) for called in running(state).auction.calls)
    said = {kind for seat in awaited(rules, state) for kind in _kinds(rules, state, seat)}
    return doubled and said <= {Pass, Double}


def _kinds(rules: RuleSet, state: GameState, seat: Seat) -> set[type]:
    return {type(action) for action in legal_actions(rules, state, seat)}


def _numbers(rules: RuleSet, seats: Iterable[Seat]) -> list[int]:
    return sorted(rules.seating.order.index(seat) for seat in seats)


class _NoChance:
    def randrange(self, stop: int, /) -> int:
        """Always the lowest: how the next deal is cut does not matter here."""
        return 0


def _next_dealer(rules: RuleSet, state: GameState) -> str:
    for event in deal(rules, state, _NoChance()):
        if isinstance(event, Dealt):
            dealers = {rules.seating.after(state.dealer): "next", state.dealer: "same"}
            return dealers.get(event.dealer, "another")
    return "none"
