"""Decisions that strong players looked at in games of earlier versions, decided again."""

from random import Random

import pytest

from engine.deal_record import DealRecord
from engine.notation.actions import written_action
from engine.players import THOUGHT, Level, choose
from engine.players.choice import Reason
from engine.players.expert.explain import explain_decision
from engine.variants import find_variant
from engine.view import view

DEALS = {
    # West led the nine of clubs at all trumps, which gives the tricks of that suit away.
    "leads no nine": (
        "coinche S | QSQDJDQC7SKS7HJC / 8CKCTC9H7CTHJSAH / ADTDAC8DQHTS7D9D / 8SKD9C9SJHKHAS8H"
        " | 80H 110AT 130H - - 140AT - - x - - - | TH7HJHQH 9CAC7CJC",
        17,
        {"KH"},
        Reason.PARTNERS_SUIT,
    ),
    # West bid 130 in hearts, and its partner had told nothing.
    "raises by what it has to tell": (
        "coinche S | QSQDJDQC7SKS7HJC / 8CKCTC9H7CTHJSAH / ADTDAC8DQHTS7D9D / 8SKD9C9SJHKHAS8H"
        " | 80H 110AT 130H",
        3,
        {"120H"},
        Reason.RAISE,
    ),
    # North bid 100 in diamonds over the opponents' 80, with four trumps to the king and no piece.
    "bids no suit without a piece": (
        "contree E | TC8DQH8SKDJCQD7D / ACQCJSADTD7CQSAH / JH7HKCKH9S9C8C7S / TH9H8HTSASKS9DJD"
        " | - 80H",
        3,
        {"-"},
        Reason.LEAVE_THEM,
    ),
    # Then East bid 110 in spades, on jack and queen, and told their partner of neither ace.
    "tells its aces": (
        "contree E | TC8DQH8SKDJCQD7D / ACQCJSADTD7CQSAH / JH7HKCKH9S9C8C7S / TH9H8HTSASKS9DJD"
        " | - 80H 100D",
        4,
        {"110H"},
        Reason.RAISE,
    ),
    # North bid a capot in spades over a 150 which its own jack, nine and ace disprove.
    "bids no capot": (
        "contree E | 9S7H9C7SASJSTHAD / QDJDTDJC8SKHQS8C / 7CTS9DAH8HTCKSQH / 7DKD8D9HJHQCACKC"
        " | 150S -",
        2,
        {"-"},
        Reason.LEAVE_THEM,
    ),
    # It kept the ten under its partner's sure ace, and the declarer had no more spades. In 60
    # deals that it could not tell from this one, finished by experts, the ten is 12 ± 25 points
    # worse.
    "keeps a ten that may still win": (
        "contree W | QD7STHAHQHJD7DJC / 8H8D9SKHTD9C7HTS / JS7C9HAD8CQCTCKS / JHAC8SQS9DASKDKC"
        " | 80D - - - | AH7H9HJH JD8DADKD 7DTD7C9D AS7S9S",
        19,
        {"9S"},
        Reason.KEEP_BACK,
    ),
    # It led the bare king of the suit that the declarer's partner had bid, with the master trump
    # in hand. In 60 such deals this is worth 58 ± 60 points more than a diamond, and 125 ± 62 more
    # than the trump.
    "leads a bare king to ruff": (
        "contree_701 E | 7DTDKCKSAHASTH9C / 9HJCJD8S7CQCACTC / 8CJSKD8D8HADQDJH / KH9DQSTS7H9S7SQH"
        " | - 80S 90D 110C - - - - - S:- | AH7HJH9H THQH8HQC JCKCKH8C 8SAS7SJS KS",
        27,
        {"KS"},
        Reason.SHORT_SUIT,
    ),
    # It led the ace of hearts at all trumps with the jack and the nine out; nothing is better.
    "leads what risks least": (
        "coinche N | QH7HKHTHQSJS7S7D / JDASTCKD9CAHTD8C / 9HJHKSTSADQDKCJC / 8S8DQC7CAC9D9S8H"
        " | - 110AT 120D 130AT - - - | 9DQDTD7D 8DADJD7H KD7SACKS AH",
        20,
        {"AH"},
        Reason.LEAST_BAD,
    ),
    "cashes a jack that is high": (
        "coinche S | QSJSQDKH9DJD7H7D / JCJHAD8SKCAC9S8H / QC8D7STSKD9C7C9H / TCQHTHKSAH8CASTD"
        " | 130AT - - - | JH7HAH9H JC",
        9,
        {"JC"},
        Reason.CASH_MASTER,
    ),
    "draws trumps with the ace": (
        "contree S | KS7STC7D8H9H7C9S / 8S9CQDJHQCJSADTH / AHQHTSAC9DKHKCTD / AS8CJDJC8D7HQSKD"
        " | 80D - - 90H - - - | AS7SJSTS JC7C9CKC QH7H9HJH 8SKHQSKS AH",
        24,
        {"AH"},
        Reason.DRAW_TRUMPS,
    ),
    "cashes a high card, whichever": (
        "belote N | 8DTHKHQCKS / 8H7D9HQS9D / ACJHADKCTD / 8S8CJS7CJC"
        " / 9SJD7H9CAHKDQHQDASTC7STS | S | 9SKDQS7S JDAD7D8D AC",
        10,
        {"AC", "AH", "TD"},
        Reason.CASH_MASTER,
    ),
    "cashes a jack after its own": (
        "coinche S | 9CTHKD8HAD8C9DQH / KHTCJSJHQDKS9HAC / TSQC7CJD7STD8S8D / QS7HJCASKC7DAH9S"
        " | 100H - 110H - 140AT - - - | 9HQH7H7S JH",
        13,
        {"JH"},
        Reason.CASH_MASTER,
    ),
    "leads a jack of its own contract": (
        "coinche N | 8D9CAC9S9H7D7HQS / KSKC9DJSQDASTSAH / QCTHAD7CKDQH8C8S / TDKH8H7SJHJDTCJC"
        " | 150AT - - - | JH",
        5,
        {"JH", "JC", "JD"},
        Reason.CASH_MASTER,
    ),
}
"""Each with the decision that was looked at, what is done now, and why."""


@pytest.mark.slow
@pytest.mark.parametrize(("deal", "at", "may", "reason"), DEALS.values(), ids=DEALS)
def test_a_decision_that_was_looked_at_is_made_and_explained(
    deal: str, at: int, may: set[str], reason: Reason
) -> None:
    record = DealRecord.read(deal, find_variant)
    found = explain_decision(record.rules, record.decision(at), Random(1), THOUGHT)
    assert written_action(found.choice.action) in may
    assert found.choice.reason is reason


def test_a_beginner_in_third_hand_takes_the_king_with_the_ace() -> None:
    deal = (
        "contree W | 9S7H9C7SASJSTHAD / QDJDTDJC8SKHQS8C / 7CTS9DAH8HTCKSQH / 7DKD8D9HJHQCACKC"
        " | 100S - - - | 7HKH"
    )
    waits = DealRecord.read(deal, find_variant).decision()
    rules = find_variant("contree")
    seen = view(rules, waits.state, waits.seat)
    assert written_action(choose(Level.BEGINNER, seen, rules, Random(1))) == "AH"
