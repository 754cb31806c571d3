"""Choose deals of the day on the command line, to see what the choice brings and costs."""

import sys
import time
from datetime import date, timedelta
from hashlib import sha256

from bot.i18n import Words, yes
from bot.shared_plays.choice import choose_in_steps
from engine.players.steps import finished

GAME = "contree"
"""The game of every day: the same for everyone, so that everyone can be compared."""


def rehearse(first: date, count: int, say: Words) -> None:
    """Print the choice for a number of days, each from a list of its own, the same each time."""
    for day in (first + timedelta(days=each) for each in range(count)):
        began = time.process_time()
        found = finished(choose_in_steps(GAME, sha256(f"rehearsal {day}".encode()).digest()))
        par = say("startup-day-no-par")
        if found.par is not None:
            par = f"{say.bid_short(found.par.contract.bid)} ({found.par.lead:+d})"
        told = say(
            "startup-day",
            day=str(day),
            number=found.number,
            par=par,
            results=" ".join(f"{each:+d}" for each in sorted(found.results)),
            passed=yes(found.passed),
            tried=found.tried,
            seconds=round(time.process_time() - began),
        )
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
