"""The arena on the command line: ``python -m engine arena``."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from json import dumps
from typing import TextIO

from engine.console import FAILED, OK, complain, unusable
from engine.lab.arena.contenders import CONTENDERS, Entrant, PlaysOnly
from engine.lab.arena.match import DealPair, Match, ProcessLost, played
from engine.lab.arena.results import MatchMeasure, as_object, lead, lines, measured, summary
from engine.lab.protocol.messages import Find
from engine.lab.protocol.process import PREFIX, PlayerFailed, ProcessPlayer
from engine.options import OptionRefused, with_options
from engine.players import THOUGHT
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import find_variant

WIDTH = 24
CLEAR = "\r\x1b[K"


class ProgressBar:
    """A bar that grows if somebody looks on; elsewhere nothing is written."""

    def __init__(self, whole: int, stream: TextIO) -> None:
        self._whole = whole
        self._stream = stream
        self._shown = stream.isatty()

    def show(self, done: int, told: Callable[[], str]) -> None:
        """Draw the bar for this many done; ``told`` gives the result so far."""
        if not self._shown:
            return
        filled = WIDTH * done // self._whole
        bar = "#" * filled + "." * (WIDTH - filled)
        self._write(f"{CLEAR}[{bar}] {done}/{self._whole}  {told()}")

    def end(self) -> None:
        """Leave the line empty for what comes."""
        self._write(CLEAR)

    def _write(self, text: str) -> None:
        if self._shown:
            self._stream.write(text)
            self._stream.flush()


INTERRUPTED = 130
"""The exit code of a command that Ctrl-C has ended, as a shell gives it: 128 + SIGINT."""


KNOWN = f"{', '.join(CONTENDERS)}, {PREFIX}COMMAND"
"""The players that can sit down."""


def above_zero(said: str) -> int:
    """A number of at least 1, for a parser of arguments. ArgumentTypeError for anything else."""
    try:
        number = int(said)
    except ValueError:
        number = 0
    if number < 1:
        raise ArgumentTypeError(f"a whole number above 0 is needed, not {said!r}")
    return number


def player(name: str) -> str:
    """A computer player: a level, alone or with a convention, or ``process:`` and a command.

    ArgumentTypeError for another name.
    """
    if name not in CONTENDERS and not name.startswith(PREFIX):
        raise ArgumentTypeError(f"{name!r} is none of {KNOWN}")
    return name


def entrant(name: str, options: Mapping[str, str], find: Find = find_variant) -> Entrant:
    """The player of this name, at a table with these house rules."""
    if name.startswith(PREFIX):
        return ProcessPlayer(name.removeprefix(PREFIX), options, find)
    return CONTENDERS[name]


def house_rule(said: str) -> tuple[str, str]:
    """A house rule and its value, for a parser. ArgumentTypeError for anything else."""
    name, equals, value = said.partition("=")
    if not equals:
        raise ArgumentTypeError(f"a house rule is NAME=VALUE, not {said!r}")
    return name, value


def take_options(word: ArgumentParser, keys: Sequence[str], find: Callable[[str], RuleSet]) -> None:
    """Teach the word ``arena`` its options; ``keys`` are the games, which ``find`` finds."""
    told = f"whose lead is told: {KNOWN} (club)"
    word.add_argument("--a", type=player, default="club", metavar="PLAYER", help=told)
    met = "whom it meets (random)"
    word.add_argument("--b", type=player, default="random", metavar="PLAYER", help=met)
    word.add_argument("--rules", choices=keys, default=keys[0], help="the game")
    word.add_argument(
        "--option",
        type=house_rule,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; may be given several times",
    )
    take_measuring_options(word, pairs=300)
    word.add_argument(
        "--b-budget", type=above_zero, metavar="NODES", help="the same for whom it meets (--budget)"
    )
    word.set_defaults(run=lambda chosen: _arena(chosen, find(chosen.rules)))


def take_measuring_options(word: ArgumentParser, *, pairs: int) -> None:
    """The options of whatever lets two entrants meet."""
    word.add_argument(
        "--pairs", type=above_zero, default=pairs, help=f"deals, each played twice ({pairs})"
    )
    word.add_argument("--seed", type=int, default=1, help="which deals (1)")
    word.add_argument("--jobs", type=above_zero, default=1, help="processes that share them (1)")
    word.add_argument(
        "--budget",
        type=above_zero,
        metavar="NODES",
        default=THOUGHT.nodes,
        help=f"nodes that a decision may search ({THOUGHT.nodes})",
    )
    part = word.add_mutually_exclusive_group()
    part.add_argument(
        "--cards-only", action="store_true", help="a club player bids for both: the same contracts"
    )
    part.add_argument(
        "--auctions-only",
        action="store_true",
        help="no card is played: contracts take what best play takes, and what experts take",
    )
    word.add_argument("--json", action="store_true", help="write an object")


def let_meet(match: Match, names: tuple[str, str], chosen: Namespace) -> int:
    """Play a match and print its result, even if interrupted; the exit code."""
    if chosen.cards_only:
        match = replace(match, first=PlaysOnly(match.first), second=PlaysOnly(match.second))
    match = replace(match, auctions_only=chosen.auctions_only)
    found: dict[int, DealPair] = {}
    progress = ProgressBar(chosen.pairs, sys.stderr)
    code = OK
    try:
        with closing(played(match, chosen.pairs, chosen.jobs)) as deals:
            for number, pair in deals:
                found[number] = pair
                progress.show(len(found), lambda: summary(*lead(list(found.values()))))
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (ProcessLost, PlayerFailed) as reason:
        code = FAILED
        complain(f"The match was not played to its end: {reason}.")
    progress.end()
    if code == INTERRUPTED:
        complain(f"Interrupted after {len(found)} of {chosen.pairs} deals.")
    if found:
        _tell(measured([found[number] for number in sorted(found)]), names, chosen)
    return code


def _arena(chosen: Namespace, plain: RuleSet) -> int:
    options = dict(chosen.option)
    try:
        rules = with_options(plain, options)
    except OptionRefused as refused:
        return unusable(f"{plain.key} cannot be played so: {refused}.")
    ours, theirs = (entrant(name, options) for name in (chosen.a, chosen.b))
    limits = Limits(nodes=chosen.budget), Limits(nodes=chosen.b_budget or chosen.budget)
    match = Match(rules, ours, theirs, chosen.seed, *limits)
    return let_meet(match, (chosen.a, chosen.b), chosen)


def _tell(found: MatchMeasure, names: tuple[str, str], chosen: Namespace) -> None:
    first, second = names
    if chosen.json:
        about = {"a": first, "b": second, "rules": chosen.rules, "seed": chosen.seed}
        about |= {"budget": chosen.budget, "asked": chosen.pairs}
        sys.stdout.write(f"{dumps(about | as_object(found))}\n")
        return
    for line in lines(first, second, chosen.rules, found):
        sys.stdout.write(f"{line}\n")
