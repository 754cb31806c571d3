"""``python -m bot explain``: what an expert does in a deal and why, in sentences."""

import sys
from argparse import Namespace
from random import Random

from bot.analysis.explanations import explained
from bot.failures import CannotStart, ExitCode
from bot.i18n import Words
from bot.rulebook.options import refused_line
from engine.deal_record import DealRecord, decisions
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.players import THOUGHT
from engine.players.expert.explain import explain
from engine.variants import find_variant
from engine.view import view

SEED = 1
"""Of the deals that the expert imagines: the same question has the same answer."""


def explain_decision(chosen: Namespace) -> int:
    """Tell why the expert decides as it does, here or where ``--at`` says; return the exit code."""
    say: Words = chosen.say
    record = _read(chosen.deal, say)
    every = tuple(decisions(record.rules, record.opening, record.events))
    number = len(every) if chosen.at is None else chosen.at
    if not 1 <= number <= len(every):
        raise CannotStart(ExitCode.NO_SUCH_DECISION, number=number, count=len(every))
    asked = every[number - 1]
    also = () if asked.action is None else (asked.action,)
    seen = view(record.rules, asked.state, asked.seat)
    found = explain(seen, record.rules, Random(SEED), THOUGHT, also)
    for sentence in explained(record.rules, found, say.playing(record.rules)):
        sys.stdout.write(f"{sentence}\n")
    return ExitCode.OK


def _read(line: str, say: Words) -> DealRecord:
    """The deal that was written; CannotStart says what is wrong with it."""
    try:
        return DealRecord.read(sys.stdin.read() if line == "-" else line, find_variant)
    except UnreadableDeal as error:
        found, why = error.found, say(f"deal-fault-{error.fault}")
    except OptionRefused as error:
        found, why = error.value, refused_line(error, say)
    raise CannotStart(ExitCode.UNREADABLE_DEAL, found=found, why=why)
