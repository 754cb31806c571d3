"""Kinds of mistakes are told from the position: trumps out, masters, who has the trick."""

import pytest

from engine.cards import Card
from engine.deal_record import decisions
from engine.players.analysis import Mistake
from engine.players.analysis.verdict import mistake
from engine.view import view
from tests.engine.players.analysis.played_deals import record_of

HANDS = "7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
BEFORE = f"contree N | {HANDS} | 90C 120H - - -"
"""South plays 120 hearts; East leads."""

FIRST = "7CACKCTC"
"""South's ace takes it: South leads."""


@pytest.mark.parametrize(
    ("cards", "best", "done", "kind"),
    [
        (FIRST, "JH", "AD", Mistake.TRUMPS_LATE),
        (FIRST, "AD", "JH", Mistake.TRUMPS_WASTED),
        (FIRST, "AD", "KS", Mistake.MASTER_KEPT),
        (FIRST, "KS", "AD", Mistake.MASTER_EARLY),
        (FIRST, "KS", "7D", Mistake.WRONG_SUIT),
        (FIRST, "JH", "QH", Mistake.PLAYED_LOW),
        (FIRST, "7D", "AD", Mistake.PLAYED_HIGH),
        ("JC", "AC", "8C", Mistake.TRICK_LEFT),
        ("JC", "8C", "AC", Mistake.TRICK_TAKEN),
        ("7C", "8C", "AC", Mistake.PLAYED_HIGH),
        ("7CAC", "9H", "8S", Mistake.RUFF_MISSED),
        ("7CAC", "8S", "9H", Mistake.RUFF_WASTED),
        ("7CAC", "8S", "TS", Mistake.POINTS_GIVEN),
        ("7CAC", "8S", "8D", Mistake.WRONG_DISCARD),
        ("7CACKC", "TC", "QC", Mistake.POINTS_KEPT),
    ],
)
def test_a_mistake_is_named_by_what_both_cards_do(
    cards: str, best: str, done: str, kind: Mistake
) -> None:
    record = record_of(f"{BEFORE} | {cards}")
    *_, waiting = decisions(record.rules, record.opening, record.events)
    deal = view(record.rules, waiting.state, waiting.seat).deal
    assert deal is not None
    seat = waiting.seat
    assert mistake(record.rules, deal, seat, Card.parse(best), Card.parse(done)) is kind
