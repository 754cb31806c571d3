"""``python -m engine analyse``: what was there in a deal, and what each decision cost."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.console import OK, decoded, standard_input, unusable
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.notation import UnreadableDeal
from engine.notation.actions import written_action
from engine.options import OptionRefused
from engine.players.analysis import (
    Analysis,
    JudgedDecision,
    KeyMoment,
    Verdict,
)
from engine.players.analysis.accuracy import Accuracy
from engine.players.analysis.json_form import written
from engine.players.analysis.whole_deal import analyse
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits

STANDARD_INPUT, COMMENT = "-", "#"

MARKS = {Verdict.ERROR: "x", Verdict.BAD_LUCK: "~", Verdict.LUCKY: "+", Verdict.FINE: "."}


def run(chosen: Namespace, find: Callable[[str], RuleSet]) -> int:
    """Analyse the deals that were chosen on the command line; return the exit code."""
    several, code = _is_file(chosen.deal), OK
    try:
        numbered = tuple(_lines(chosen.deal))
    except (OSError, UnicodeDecodeError) as reason:
        return unusable(f"This file cannot be read: {reason}.")
    for number, line in numbered:
        try:
            record = DealRecord.read(line, find)
        except (UnreadableDeal, OptionRefused) as reason:
            where = f"Line {number} is not" if several else "This is neither a file nor"
            code = unusable(f"{where} a legal deal: {reason}.")
            continue
        found = analyse(record, chosen.seed, Limits(nodes=chosen.budget), _progress)
        if chosen.json:
            sys.stdout.write(f"{json.dumps(written(found))}\n")
        else:
            sys.stdout.writelines(f"{told}\n" for told in lines(found))
        sys.stdout.flush()
    return code


def _progress(done: int, of: int) -> None:
    """Show on a terminal how far it has come."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {of} decisions" if done < of else "\r\x1b[K")
        sys.stderr.flush()


def _is_file(said: str) -> bool:
    try:
        return said == STANDARD_INPUT or Path(said).is_file()
    except OSError:  # too long for the name of a file
        return False


def _lines(said: str) -> Iterator[tuple[int, str]]:
    """The deals with the numbers of their lines."""
    if not _is_file(said):
        yield 1, said
        return
    text = standard_input() if said == STANDARD_INPUT else decoded(Path(said).read_bytes())
    for number, line in enumerate(text.splitlines(), start=1):
        if line.partition(COMMENT)[0].strip():
            yield number, line.partition(COMMENT)[0]


def lines(found: Analysis) -> Iterator[str]:
    """The analysis in short lines."""
    yield found.deal
    for number, best in enumerate(found.par):
        attack, defence = best.scores
        name = "par" if number == 0 else "other side"
        yield f"{name}: {_contract(best.contract)}: {best.card_points} points, {attack}:{defence}"
    if not found.par:
        yield "par: no contract is made with best play"
    if found.contract is None:
        yield "played: no contract"
    else:
        yield f"played: {_contract(found.contract)}: {found.seen} points with best play"
    if found.result is not None and found.scores is not None:
        yield f"result: {found.result} {found.scores[0]}:{found.scores[1]}"
    for player in found.players:
        told = _accuracy(player.cards)
        count = f"{player.errors} errors, {player.bad_luck} bad luck, {player.lucky} lucky"
        yield f"{_name(player.seat):>6}: {told}; {count}"
    if found.tricks:
        # How far the contract is made, or down, with best play after each trick.
        marked = (f"{MARKS[trick.mark]}{trick.margin:+d}" for trick in found.tricks)
        yield f"tricks: {' '.join(marked)}"
    by_number = {one.number: one for one in found.decisions}
    for moment in found.moments:
        yield from _moment(moment, by_number[moment.number])
    if found.tricks and not found.moments:
        yield "no error in the play"
    for one in found.decisions:
        if one.trick is None and one.fair is not None:
            yield f"call {one.number}: {_call(one)}"


def _contract(contract: Contract) -> str:
    doubled = f" doubled {contract.doubles} times" if contract.doubles else ""
    return f"{contract.bid} by {_name(contract.declarer)}{doubled}"


def _accuracy(told: Accuracy) -> str:
    if told.value is None:
        return "no decision"
    few = "" if told.enough else ", too few to say"
    return f"accuracy {told.value:.0f} in {told.decisions} decisions{few}"


def _moment(moment: KeyMoment, one: JudgedDecision) -> Iterator[str]:
    done, best = written_action(moment.done), written_action(moment.best)
    cost = f"{100 * moment.loss:.0f} % of the game, {moment.points:.0f} points"
    where = "auction" if one.trick is None else f"trick {one.trick}"
    yield f"{where}, {_name(one.seat)}: {done} costs {cost}; {best} ({moment.why})"
    if one.trick is not None:
        yield f"  then {' '.join(map(str, moment.best_line))}"
        yield f"  not  {' '.join(map(str, moment.done_line))}"


def _call(one: JudgedDecision) -> str:
    fair = one.fair
    if fair is None:
        raise ValueError("this call was not judged")
    made = fair.chosen.made
    chance = "" if made is None else f", stands and is made {made:.0%}"
    expert = "" if fair.expert is None else f"; the expert: {written_action(fair.expert)}"
    return f"{_name(one.seat)} {written_action(one.done)}{chance}{expert}"


def _name(seat: Seat) -> str:
    return seat.name.lower()
