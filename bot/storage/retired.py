"""What old logs hold and the code has no word for any more, put in today's words."""

from collections.abc import Sequence
from dataclasses import replace

from engine.settlement import Line, LineCode, Settlement, Side

LINE_CODES = {"defence-after-failure": LineCode.POT_AND_BID}
"""Steps of the arithmetic that have another name today. A code that was ever written stays here."""


def in_todays_words(settlement: Settlement, written: Sequence[str]) -> Settlement:
    """The settlement, what its old lines leave out read off the rest; its scores stay.

    ``written`` are the codes of its lines as they are on disk.
    """
    if LINE_CODES.keys().isdisjoint(written):
        return settlement
    lines = tuple(
        _whole(line, settlement) if code in LINE_CODES else line
        for line, code in zip(settlement.lines, written, strict=True)
    )
    return replace(settlement, lines=lines)


def _whole(line: Line, settlement: Settlement) -> Line:
    told = dict(line.facts)
    contract = settlement.tally.contract
    attack, defence = settlement.scores
    bonus = told.get("bonus", told.get("melds", 0) + told.get("belote", 0))
    bid = told.get("bid", contract.bid.value)
    multiplier = told.get("multiplier", contract.multiplier)
    whole = told.get("whole", 0)
    result = told.get("result", attack if line.side is Side.ATTACK else defence)
    # Once the bid has been multiplied alone, once everything together.
    rest = result // multiplier - bid if whole and multiplier else result - bid * multiplier
    facts = {
        "points": told.get("points", rest - bonus),
        "bonus": bonus,
        "bid": bid,
        "multiplier": multiplier,
        "whole": whole,
        "result": result,
    }
    return replace(line, facts=tuple(facts.items()))
