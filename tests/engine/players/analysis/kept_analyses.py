"""What ``python -m engine analyse --json`` said of some deals."""

import json
from functools import cache
from pathlib import Path

from engine.deal_record import DealRecord
from engine.players.analysis import Analysis
from engine.players.analysis.json_form import read
from tests.engine.players.analysis.played_deals import record_of

PATH = Path(__file__).parents[3] / "data" / "analyses.jsonl"


@cache
def kept_analyses() -> tuple[Analysis, ...]:
    """Deals with errors in the play, without any, lost in the auction, and won by untrue calls."""
    return tuple(read(json.loads(line)) for line in PATH.read_text("utf-8").splitlines())


ERRING, CLEAN, OVERBID, UNTRUE = range(4)


def kept(which: int) -> tuple[Analysis, DealRecord]:
    """One of them, and its deal."""
    found = kept_analyses()[which]
    return found, record_of(found.deal)
