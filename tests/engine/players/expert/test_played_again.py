"""Decisions of earlier versions that strong players called wrong, decided again."""

from random import Random

import pytest

from engine.deal_record import DealRecord
from engine.notation.actions import written_action
from engine.players import THOUGHT
from engine.players.choice import Reason
from engine.players.expert.explain import explain_decision
from engine.variants import find_variant

KING_OR_NINE = (
    "coinche S | QSQDJDQC7SKS7HJC / 8CKCTC9H7CTHJSAH / ADTDAC8DQHTS7D9D / 8SKD9C9SJHKHAS8H"
    " | 80H 110AT 130H - - 140AT - - x - - - | TH7HJHQH 9CAC7CJC"
)
"""West led the nine of clubs at all trumps, which gives the tricks of that suit away."""

TOO_HIGH = (
    "coinche S | QSQDJDQC7SKS7HJC / 8CKCTC9H7CTHJSAH / ADTDAC8DQHTS7D9D / 8SKD9C9SJHKHAS8H"
    " | 80H 110AT 130H"
)
"""West bid 130 in hearts."""

DISPROVED = (
    "contree E | 9S7H9C7SASJSTHAD / QDJDTDJC8SKHQS8C / 7CTS9DAH8HTCKSQH / 7DKD8D9HJHQCACKC | 150S -"
)
"""North bid a capot in spades over a 150 which its own jack, nine and ace disprove."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("deal", "at", "never", "reason"),
    [
        pytest.param(KING_OR_NINE, 17, "9C", Reason.LEAST_BAD, id="leads no nine"),
        pytest.param(TOO_HIGH, 3, "130H", Reason.RAISE, id="raises by what it has to tell"),
        pytest.param(DISPROVED, 2, "capotS", Reason.LEAVE_THEM, id="bids no capot"),
    ],
)
def test_what_was_called_an_error_is_not_done_again(
    deal: str, at: int, never: str, reason: Reason
) -> None:
    record = DealRecord.read(deal, find_variant)
    found = explain_decision(record.rules, record.decision(at), Random(1), THOUGHT)
    assert written_action(found.choice.action) != never
    assert found.choice.reason is reason
