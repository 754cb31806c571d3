"""The engine alone on the command line: ``python -m engine``."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module

from engine.console import (
    FAILED,
    OK,
    code_of,
    standard_input,
    unusable,
    write_to_any_terminal,
)
from engine.deal_record import DealRecord
from engine.fairness import UnreadableSealedDeal
from engine.fairness.command import verify
from engine.lab.arena import command as arena
from engine.lab.protocol import player
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.players import THOUGHT
from engine.solver.command import solve
from engine.variants import VARIANTS, find_variant

KEYS = tuple(rules.key for rules in VARIANTS)


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand of ``python -m engine``: its arguments, its help and its function."""

    name: str
    purpose: str
    takes: str
    meaning: str
    run: Callable[[str], int]


def replay_deal(line: str) -> int:
    """Print a deal in notation and its outcome."""
    try:
        record = DealRecord.read(standard_input() if line == "-" else line, find_variant)
    except (UnreadableDeal, OptionRefused) as reason:
        return unusable(f"This is not a legal deal: {reason}.")
    for told in _deal_lines(record):
        sys.stdout.write(f"{told}\n")
    return OK


def solve_deals(said: str) -> int:
    """Print the points of seats 0 and 2 under best play, for one deal or each deal of a file."""
    return OK if solve(said, find_variant) else FAILED


def verify_deal(line: str) -> int:
    """Recompute a deal from its seed and print whether it matches the deal that was played."""
    try:
        return OK if verify(line, find_variant) else FAILED
    except UnreadableSealedDeal as reason:
        return unusable(f"This is not a sealed deal: {reason}.")


ANALYSE = "say what was there in a deal and what each decision cost, see docs/analysis.md"
ARENA = "measure computer players in duplicate deals"
EXPLAIN = "say what the expert does in a deal, and why"
PLAYER = "sit down in the arena of another process, see docs/player-protocol.md"
PROBLEMS = "make positions with one right answer, from where the file ends"
SOLVE = "RULES TRUMP LEADER HANDS, a hand as JS,9S,…; or a file of such lines, or - to read them"
VERIFY = "a line as the check of a deal tells it, in quotes, or - to read it"

COMMANDS: tuple[Command, ...] = (
    Command("solve", "find the best play of a deal", "DEAL", SOLVE, solve_deals),
    Command("replay", "show a deal and its score", "DEAL", "a line, or - to read it", replay_deal),
    Command("verify", "check that a deal follows from its seed", "LINE", VERIFY, verify_deal),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    write_to_any_terminal()
    parser = ArgumentParser(prog="python -m engine", description=__doc__)
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        word = words.add_parser(command.name, help=command.purpose, description=command.purpose)
        word.add_argument("said", nargs="+", metavar=command.takes, help=command.meaning)
        word.set_defaults(run=_in_one(command.run))
    arena.take_options(words.add_parser("arena", help=ARENA, description=ARENA), KEYS, find_variant)
    player.take_options(words.add_parser("player", help=PLAYER, description=PLAYER), find_variant)
    word = words.add_parser("explain", help=EXPLAIN, description=EXPLAIN)
    word.add_argument("deal", metavar="DEAL", help="a line, or - to read it")
    word.add_argument("--at", type=int, metavar="N", help="the decision, counted from 1 (the last)")
    _take_thinking_options(word, "engine.lab.explain")
    word = words.add_parser("analyse", help=ANALYSE, description=ANALYSE)
    word.add_argument("deal", metavar="DEAL", help="a line, a file of lines, or - to read them")
    word.add_argument("--json", action="store_true", help="an object a line, see docs/analysis.md")
    _take_thinking_options(word, "engine.lab.analyse")
    word = words.add_parser("problems", help=PROBLEMS, description=PROBLEMS)
    word.add_argument("--rules", choices=KEYS, default="contree", help="the game (contree)")
    word.add_argument("--kind", choices=("cards", "bids"), default="cards", help="what is asked")
    word.add_argument("--count", type=int, default=100, help="how many there shall be (100)")
    word.add_argument("--file", help="where they are kept (RULES_KIND.txt)")
    _take_thinking_options(word, "engine.lab.problems")
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
    except UnicodeDecodeError as reason:
        return unusable(f"This is not text in UTF-8: {reason}.")
    return code


def _take_thinking_options(word: ArgumentParser, module: str) -> None:
    """Add the options of a command that lets experts think; ``run`` in the module runs it."""
    word.add_argument("--seed", type=int, default=1, help="the seed of the deals imagined (1)")
    word.add_argument(
        "--budget",
        type=int,
        default=THOUGHT.nodes,
        metavar="NODES",
        help=f"nodes that may be searched for a decision ({THOUGHT.nodes})",
    )
    # Numbers take a while to load: only the commands that need them do so.
    word.set_defaults(run=lambda chosen: import_module(module).run(chosen, find_variant))


def _in_one(run: Callable[[str], int]) -> Callable[[Namespace], int]:
    return lambda chosen: run(" ".join(chosen.said))


def _deal_lines(record: DealRecord) -> Iterator[str]:
    """The deal in notation, then in words: hands, contract, tricks and the score's arithmetic."""
    rules, deal = record.rules, record.deal
    yield str(record)
    yield f"{rules.key}, deal {deal.number}, dealer {deal.dealer.name.lower()}"
    for seat in rules.seating.order:
        yield f"{seat.name.lower():6}{' '.join(map(str, deal.dealt[seat].cards))}"
    if deal.contract:
        contract = deal.contract
        yield f"contract {contract.bid} by {contract.declarer.name.lower()} x{contract.multiplier}"
    for number, trick in enumerate(deal.tricks, start=1):
        cards = " ".join(str(play.card) for play in trick.plays)
        winner = "" if trick.winner is None else trick.winner.name.lower()
        yield f"trick {number}: {trick.leader.name.lower()} leads {cards}, {winner} +{trick.points}"
    if deal.settlement is None:
        yield f"score: none ({deal.phase})"
        return
    for line in deal.settlement.lines:
        facts = " ".join(f"{name}={value}" for name, value in line.facts)
        yield f"{line.side} {line.code} {facts}"
    attack, defence = deal.settlement.scores
    yield f"score: {deal.settlement.result}, attack {attack}, defence {defence}"


if __name__ == "__main__":
    sys.exit(code_of(main))
