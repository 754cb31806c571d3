"""Change the code in many small ways, one at a time, and see whether the tests notice.

python -m tests.mutations [--seed 1] [--count 150] [--only NAME] [--tests near|slow|fast|all]
                          [--tree FOLDER] [--those TABLE] [--since COMMIT]

Each mutation is made in a copy of the tree. The fast tests near the changed module run first, then
the slow ones near it, or the fast ones of the tree, or all of them, until one fails. Tests that
fail are run again without the change: if they still fail, they have not noticed it. A mutation is
named by its function, its kind and its number within the function, not by its file, so that the
same one is found in a tree whose modules have moved: ``--those`` repeats the mutations of an
earlier table, with ``--tree`` on another checkout.

``--since`` draws from what has changed since a commit, forty mutations and with slow tests if
nothing else is asked. All that survived is listed at the end, first of it what seems to permit or
to hide something: if there is any such, the command fails.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Literal

from tests.mutants.changes import Mutation, Name, all_mutations, drawn
from tests.mutants.since import mutations_since
from tests.rig.patience import PATIENCE

ROOT = Path(__file__).parents[1]
LONGEST_SECONDS = {"near": 10 * PATIENCE, "slow": 30 * PATIENCE, "rest": 60 * PATIENCE}
"""How long the tests may take, more on a busy machine; those that do not end by then are left."""

STILL_SECONDS = 5 * PATIENCE
"""How long it may take until the next test ends: only an endless loop takes so long."""

ASIDE = ("bench", "drills", "hosting", "look", "wire")
"""Folders and marks of the tests that are never run here."""

EVERY_CONTROL = Path("tests/cogs/test_every_control.py")
"""It reads who may press what from each declaration, and imports none by name."""

NOTHING_RUN, MISUSED = 5, 4
"""Exit codes of pytest: no test was found, and it could not begin."""

UNENDING, CUT_SHORT = -1, -2
"""In place of its exit code: a test does not end, and all of them take too long."""

SURVIVED = "survived"
UNNOTICED = (0, NOTHING_RUN, CUT_SHORT)
FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s[]+)", re.MULTILINE)

Reach = Literal["near", "slow", "fast", "all"]


def near(tree: Path, mutation: Mutation) -> list[str]:
    """Return the tests that mirror a module's place, then those that import it, nearest first.

    If none mirrors it, those that stand nearest to it come last; if it declares controls, the test
    of them all.
    """
    module = Path(mutation.path).with_suffix("")
    folder = tree / "tests" / module.parent
    mirror = {*folder.glob(f"test_{module.name}*.py"), *(folder / module.name).rglob("test_*.py")}
    beside = set[Path]()
    while not mirror | beside and folder != tree / "tests":
        beside |= {*folder.rglob("test_*.py")}
        folder = folder.parent
    dotted = ".".join(module.parts).removesuffix(".__init__")
    package, _, last = dotted.rpartition(".")
    imports = (f"from {dotted} import", f"import {dotted}", f"from {package} import {last}")
    files = (tree / "tests").rglob("test_*.py")
    importing = {file for file in files if any(each in file.read_text("utf-8") for each in imports)}

    def distance(file: Path) -> tuple[bool, int, Path]:
        shared = os.path.commonpath((file, tree / "tests" / module))
        return module.name not in file.stem, -len(shared), file

    found = [*sorted(mirror), *sorted(importing - mirror, key=distance)]
    found += sorted(beside - importing)
    if re.search(r"^@control\(|= ControlName\(", (tree / mutation.path).read_text("utf-8"), re.M):
        found.append(tree / EVERY_CONTROL)
    within_tree = (file.relative_to(tree) for file in found)
    return [str(file) for file in within_tree if not {*file.parts} & {*ASIDE}]


@dataclass
class Copy:
    """A copy of a tree, in which one file is changed at a time."""

    folder: Path
    workers: str
    _times: Iterator[int] = field(default_factory=lambda: count(1_000_000_000))

    @classmethod
    def of(cls, tree: Path, folder: Path, workers: str) -> "Copy":
        """Copy the files that are, or would be, committed."""
        command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        listed = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True)
        for name in filter(None, listed.stdout.split("\0")):
            if (tree / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(tree / name, folder / name)
        return cls(folder, workers)

    def write(self, path: str, source: bytes) -> None:
        """Write a file at a time of its own: else what was compiled of it would still be used."""
        (self.folder / path).write_bytes(source)
        moment = next(self._times)
        os.utime(self.folder / path, (moment, moment))

    def run(self, tests: list[str], *, slow: bool = False) -> tuple[int, list[str]]:
        """Run these tests until one fails; return the exit code, and those that failed.

        ``slow`` runs the slow ones of them; of the whole tree, the others too.
        """
        known = (self.folder / "pyproject.toml").read_text("utf-8")
        marks = [f"not {mark}" for mark in ASIDE if f'"{mark}: ' in known]
        if tests or not slow:
            marks.append("slow" if slow else "not slow")
        options = ("-x", "-q", "-rfE", "-p", "no:cacheprovider", "-n", self.workers)
        inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        with subprocess.Popen(
            (sys.executable, "-m", "pytest", *options, "-m", " and ".join(marks), *tests),
            cwd=self.folder,
            env=inherited,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as process:
            longest = LONGEST_SECONDS["rest" if not tests else "slow" if slow else "near"]
            return _ended(process, monotonic() + longest)

    def notices(self, mutation: Mutation, tests: list[str], *, slow: bool = False) -> str:
        """Make a mutation, run these tests, put the file back, and say how they noticed it."""
        source = (self.folder / mutation.path).read_bytes()
        self.write(mutation.path, mutation.made_in(source))
        try:
            code, failed = self.run(tests, slow=slow)
        finally:
            self.write(mutation.path, source)
        if code in UNNOTICED:
            return ""
        if code == UNENDING:
            return "out of time"
        again, _ = self.run(failed or ["--collect-only"], slow=slow)
        if again == MISUSED:
            raise SystemExit("pytest cannot begin even without the mutation")
        return "fails unchanged" if again else "caught"

    def judge(self, mutation: Mutation, reach: Reach) -> str:
        """Run the tests with a mutation and say which noticed."""
        tests = near(self.folder, mutation)
        if tests and (noticed := self.notices(mutation, tests)):
            return f"{noticed} near"
        if tests and reach == "slow" and (noticed := self.notices(mutation, tests, slow=True)):
            return f"{noticed} near, slow"
        whole = reach in {"fast", "all"}
        if whole and (noticed := self.notices(mutation, [], slow=reach == "all")):
            return noticed
        return SURVIVED


def _ended(process: subprocess.Popen[str], ends: float) -> tuple[int, list[str]]:
    """Wait for pytest, but no longer than until then, nor while no test ends."""
    code, heard = None, 0
    while code is None:
        try:
            said, _ = process.communicate(timeout=STILL_SECONDS)
            code = process.returncode
        except subprocess.TimeoutExpired as waited:
            now = len(waited.output or "")
            if now == heard or monotonic() > ends:
                code = UNENDING if now == heard else CUT_SHORT
                os.killpg(process.pid, signal.SIGKILL)
                said, _ = process.communicate()
            heard = now
    return code, FAILED.findall(said)


def named_in(table: Path) -> list[Name]:
    """Return the names of the mutations of an earlier table."""
    rows = (line.split("\t") for line in table.read_text("utf-8").splitlines() if "\t" in line)
    return [(name, kind, int(number)) for _, name, kind, number, *_ in rows]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def chosen(asked: argparse.Namespace) -> list[Mutation]:
    """The mutations that are asked for; what an earlier table names and is gone is said."""
    if asked.since:
        since = mutations_since(asked.tree, asked.since)
        matching = [each for each in since if asked.only in each.name[0]]
        return drawn(matching, asked.seed, asked.count or 40)
    found = all_mutations(asked.tree)
    if asked.those:
        names = named_in(asked.those)
        for absent in (name for name in names if name not in found):
            say("\t".join(("absent", *map(str, absent))))
        return [found[name] for name in names if name in found]
    matching = [each for each in found.values() if asked.only in each.name[0]]
    return drawn(matching, asked.seed, asked.count or 150)


def main() -> None:
    """Make the mutations that are asked for, and print what became of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, help="150, or 40 of what has changed")
    parser.add_argument("--only", default="", help="a part of the function's name")
    parser.add_argument("--tests", choices=("near", "slow", "fast", "all"))
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--those", type=Path, help="a table printed before")
    parser.add_argument("--since", help="the commit before the first change that is tried")
    parser.add_argument("--workers", default="auto")
    asked = parser.parse_args()
    reach: Reach = asked.tests or ("slow" if asked.since else "fast")
    # A shell's background commands ignore Ctrl-C, and so would tests that send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tried = chosen(asked)
    outcomes: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy.of(asked.tree, Path(folder), asked.workers)
        if reach in {"fast", "all"} and copy.run([])[0]:
            raise SystemExit("the tests fail before anything is changed")
        for mutation in tried:
            outcomes.append(copy.judge(mutation, reach))
            say(f"{outcomes[-1]}\t{mutation}")
    counts = Counter(outcomes)
    say(f"{len(tried)} mutations: {', '.join(f'{n} {what}' for what, n in counts.items())}")
    if asked.since:
        found = zip(tried, outcomes, strict=True)
        survivors = [mutation for mutation, outcome in found if outcome == SURVIVED]
        for mutation in sorted(survivors, key=lambda each: not each.permits):
            say(f"{SURVIVED}: {mutation}")
        sys.exit(any(each.permits for each in survivors))


if __name__ == "__main__":
    main()
