"""A line says by which understanding its calls were made, and those who judge it read them so."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.deal_record import AGREED
from engine.players.agreements import agreed, understanding_of
from engine.players.analysis.whole_deal import judge_one
from engine.players.expert.coach import advise
from engine.players.understanding import Convention, Signals, Understanding
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.analysis.played_deals import record_of

HANDS = "7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"


@pytest.mark.parametrize(("convention", "signals"), list(product(Convention, Signals)))
def test_what_was_agreed_on_is_read_as_it_was_written(
    convention: Convention, signals: Signals
) -> None:
    understanding = Understanding(convention, signals)
    record = record_of(f"contree N | {HANDS}")
    said = agreed(record.rules, understanding)
    assert understanding_of(replace(record, agreed=said)) == understanding
    assert all(value in AGREED[name] for name, value in said)


def test_a_game_says_only_what_it_has() -> None:
    other = Understanding(Convention.NATURAL, Signals.NONE)
    assert agreed(find_variant("belote"), other) == (("signals", "none"),)
    assert agreed(find_variant("contree"), Understanding()) == ()


LINE = f"contree E | {HANDS} | - 80H - 90S - - - | JH8H7H"
"""West's 80 promises a piece in the dialogue, and 80 points in natural."""

LITTLE = Limits(nodes=50_000)


def test_a_call_is_judged_by_the_convention_of_its_line() -> None:
    found = []
    for said in ("", "convention=natural "):
        record = record_of(f"{said}{LINE}")
        found.append(judge_one(record, record.decision(5), 5, limits=LITTLE).fair)
    assert found[0] != found[1]


def test_the_coach_compares_cards_by_the_convention_of_the_table() -> None:
    record = record_of(LINE)
    lead = record.decision(8)
    seen = view(record.rules, lead.state, lead.seat)
    told = [
        advise(seen, record.rules, Random(1), LITTLE, Understanding(each)).options
        for each in (Convention.DIALOGUE, Convention.NATURAL)
    ]
    assert told[0] != told[1]
