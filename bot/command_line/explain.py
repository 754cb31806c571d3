"""``contree explain``: what an expert would do in a deal and why, in sentences."""

import sys
from argparse import Namespace
from random import Random

from bot.analysis.explanations import explained
from bot.failures import CannotStart, ExitCode
from bot.i18n import Words
from bot.rulebook.options import refused_line
from engine.console import standard_input
from engine.deal_record import DealRecord, NoSuchDecision
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.players import THOUGHT
from engine.players.agreements import understanding_of
from engine.players.expert.explain import explain_decision
from engine.variants import find_variant

SEED = 1
"""The seed of the deals that the expert imagines: the same question has the same answer."""


def run(chosen: Namespace) -> int:
    """Print what the expert would do in the deal, at ``--at`` or at its end, and why.

    CannotStart if the deal has no such decision.
    """
    say: Words = chosen.say
    record = _read(chosen.deal, say)
    try:
        asked = record.decision(chosen.at)
    except NoSuchDecision as error:
        facts = {"number": error.number, "count": error.count}
        raise CannotStart(ExitCode.NO_SUCH_DECISION, **facts) from error
    understanding = understanding_of(record)
    found = explain_decision(record.rules, asked, Random(SEED), THOUGHT, understanding)
    for sentence in explained(record.rules, found, say.playing(record.rules)):
        sys.stdout.write(f"{sentence}\n")
    return ExitCode.OK


def _read(line: str, say: Words) -> DealRecord:
    """Read the deal from a line, ``-`` for standard input; CannotStart if it is wrong."""
    try:
        return DealRecord.read(standard_input() if line == "-" else line, find_variant)
    except UnreadableDeal as error:
        found, why = error.found, say(f"deal-fault-{error.fault}")
    except OptionRefused as error:
        found, why = error.value, refused_line(error, say)
    except UnicodeDecodeError:
        found, why = line, say("startup-not-text")
    raise CannotStart(ExitCode.UNREADABLE_DEAL, found=found, why=why)
