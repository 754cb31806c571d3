"""Why a card was played, as somebody at the table would ask."""

from random import Random

import pytest

from engine.actions import PlayCard
from engine.cards import Card
from engine.deal_record import decisions
from engine.players.choice import Reason
from engine.players.club import think
from engine.players.expert.reasons import card_reason
from engine.view import view
from tests.engine.players.analysis.played_deals import record_of

HANDS = "7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
HEARTS = f"contree N | {HANDS} | 90C 120H - - - |"
"""South plays 120 hearts; East leads."""

ALL_TRUMPS = (
    "coinche N | QH7HKHTHQSJS7S7D / JDASTCKD9CAHTD8C / 9HJHKSTSADQDKCJC / 8S8DQC7CAC9D9S8H"
    " | - 110AT 120D 130AT - - - | 9DQDTD7D 8DADJD7H KD7SACKS"
)


@pytest.mark.parametrize(
    ("deal", "card", "reason", "other"),
    [
        (ALL_TRUMPS, "AH", Reason.LEAST_BAD, None),
        (f"{HEARTS} 7CACKCTC KS", "8S", Reason.DUCK, "TS"),
        (f"{HEARTS} 7CACKC", "TC", Reason.GIVE_POINTS, None),
        (f"{HEARTS} 7CACKC", "QC", Reason.KEEP_BACK, "TC"),
        (f"{HEARTS} JCACKCTC JHAHKH", "9D", Reason.SAVE_POINTS, None),
        (f"{HEARTS} 7CACKCTC", "KS", Reason.SHORT_SUIT, None),
        (f"{HEARTS} 7CACKCTC", "7D", Reason.SAFE_LEAD, None),
    ],
)
def test_a_card_answers_what_a_person_asks(
    deal: str, card: str, reason: Reason, other: str | None
) -> None:
    record = record_of(deal)
    *_, waiting = decisions(record.rules, record.opening, record.events)
    seen = view(record.rules, waiting.state, waiting.seat).deal
    assert seen is not None
    found, facts = card_reason(record.rules, seen, waiting.seat, Card.parse(card))
    assert (found, dict(facts).get("card")) == (reason, other)


@pytest.mark.parametrize("cards", ["7CACKC", "7CACKCTC KS", "JCACKCTC JHAHKH", "7CACKCTC JHAHKH"])
def test_a_rule_of_thumb_has_the_reasons_of_a_search(cards: str) -> None:
    record = record_of(f"{HEARTS} {cards}")
    *_, waiting = decisions(record.rules, record.opening, record.events)
    seen = view(record.rules, waiting.state, waiting.seat)
    assert seen.deal is not None
    choice = think(seen, record.rules, Random(1))
    assert isinstance(choice.action, PlayCard)
    asked = card_reason(record.rules, seen.deal, waiting.seat, choice.action.card)
    assert (choice.reason, choice.facts) == asked
