"""A match that does not come to its end, and the bar that shows how far it has come."""

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import suppress

import pytest

from engine.__main__ import main
from engine.actions import Action
from engine.dealing import Chance
from engine.lab.arena import ByView, DealPair, Match, ProcessLost, command, played
from engine.lab.arena.command import ProgressBar
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import PlayerView
from tests.engine.lab.arena.contenders import BEGINNER, CLUB, LITTLE, meeting
from tests.rig.patience import PATIENCE


class Terminal(io.StringIO):
    """Somebody looks on."""

    def isatty(self) -> bool:
        return True


def broken_off(match: Match, pairs: int, jobs: int) -> Generator[tuple[int, DealPair], None, None]:
    """Ctrl-C after two deals."""
    yield from ((number, match.pair(number)) for number in range(2))
    raise KeyboardInterrupt


def test_an_interrupted_match_reports_its_results_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "played", broken_off)
    assert main(["arena", "--a", "club", "--b", "beginner", "--pairs", "50", "--json"]) == 130
    told = capsys.readouterr()
    said = json.loads(told.out)
    two = meeting(find_variant("contree"), CLUB, BEGINNER, pairs=2, seed=1)
    assert (said["pairs"], said["asked"]) == (2, 50)
    assert said["mean_game_points_per_deal"] == two.mean_game_points_per_deal
    assert told.err == "Interrupted after 2 of 50 deals.\n"


def test_an_interruption_without_results_reports_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(match: Match, pairs: int, jobs: int) -> Generator[tuple[int, DealPair], None, None]:
        raise KeyboardInterrupt
        yield 0, match.pair(0)

    monkeypatch.setattr(command, "played", at_once)
    assert main(["arena"]) == 130
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "Interrupted after 0 of 300 deals.\n")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_every_process_without_a_traceback(jobs: str) -> None:
    said = f"arena --a club --b club --pairs {MANY} --json --jobs {jobs}"
    with subprocess.Popen(
        [sys.executable, "-c", WATCHED, *said.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stderr is not None
            assert process.stderr.readline() == "playing\n"
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
            out, errors = process.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    pairs = json.loads(out)["pairs"]
    assert errors == f"Interrupted after {pairs} of {MANY} deals.\n"


MANY = 5000
WATCHED = """
import signal
import sys
from engine.__main__ import main
from engine.lab.arena import command
class Told:
    def __init__(self, whole, stream): self.told = False
    def show(self, done, known):
        if not self.told: print("playing", file=sys.stderr, flush=True)
        self.told = True
    def end(self): pass
command.ProgressBar = Told
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a job of the background
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def dying(seen: PlayerView, rules: RuleSet, rng: Chance, limits: Limits) -> Action:
    """Takes its process with it."""
    os._exit(3)


@pytest.mark.slow
def test_a_dead_process_ends_the_match() -> None:
    match = Match(find_variant("contree"), ByView(dying), ByView(dying), 1, LITTLE)
    with pytest.raises(ProcessLost, match="before it had played its deals"):
        list(played(match, 4, jobs=2))


def test_a_progress_bar_is_drawn_on_a_terminal() -> None:
    seen = Terminal()
    progress = ProgressBar(8, seen)
    progress.show(2, lambda: "+3.0")
    progress.show(8, lambda: "+4.0")
    progress.end()
    drawn = seen.getvalue().split("\r\x1b[K")
    assert drawn == ["", f"[{'#' * 6}{'.' * 18}] 2/8  +3.0", f"[{'#' * 24}] 8/8  +4.0", ""]


def test_no_progress_bar_is_drawn_elsewhere() -> None:
    unseen = io.StringIO()
    progress = ProgressBar(8, unseen)
    progress.show(2, lambda: "+3.0")
    progress.end()
    assert unseen.getvalue() == ""
