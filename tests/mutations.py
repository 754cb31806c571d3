"""Change the code in many small ways, one at a time, and see whether the tests notice.

python -m tests.mutations [--seed 1] [--count 150] [--only NAME] [--tests near|fast|all]
                          [--tree FOLDER] [--those TABLE]

Each mutation is made in a copy of the tree. The tests near the changed module run first, then the
fast ones, or all of them. Tests that fail are run again without the change: if they still fail,
they have not noticed it. A mutation is named by its function, its kind and its number within the
function, not by its file, so that the same one is found in a tree whose modules have moved:
``--those`` repeats the mutations of an earlier table, with ``--tree`` on another checkout.
"""

import argparse
import ast
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, count, islice, zip_longest
from pathlib import Path
from typing import Literal

from tests.rig.patience import PATIENCE

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "bot", "cogs")
LONGEST_SECONDS = {"near": 10 * PATIENCE, "rest": 60 * PATIENCE}
"""How long the tests may take, more on a busy machine: only an endless loop takes so long."""

ASIDE = ("bench", "wire", "look")
"""Folders and marks of the tests that are never run here."""

NOTHING_RUN, MISUSED = 5, 4
"""Exit codes of pytest: no test was found, and it could not begin."""

FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s[]+)", re.MULTILINE)

OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip

Name = tuple[str, str, int]
Reach = Literal["near", "fast", "all"]
Functions = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutation:
    """One change: where its text begins and ends in the file, and the text instead."""

    name: Name
    path: str
    line: int
    span: tuple[int, int]
    before: str
    after: str

    @property
    def room(self) -> str:
        """The part of the project that it changes."""
        return self.path.partition("/")[0]

    def order(self, seed: int) -> str:
        """Return where it stands among all mutations drawn with this seed, in every tree."""
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()

    def made_in(self, source: bytes) -> bytes:
        """Return the file with this change."""
        start, end = self.span
        return source[:start] + self.after.encode() + source[end:]

    def __str__(self) -> str:
        change = " ".join(f"{self.before} -> {self.after}".split())
        return "\t".join((*map(str, self.name), f"{self.path}:{self.line}", change[:100]))


def changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """Yield every change to a node: its kind, what is replaced, and the text instead."""
    match node:
        case ast.Compare(left, [operator, *more], [right, *others]):
            flipped = ast.Compare(left, [OPPOSITES[type(operator)](), *more], [right, *others])
            yield "compare", node, f"({ast.unparse(flipped)})"
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield "and-or", node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.Constant(int(value)) if not isinstance(value, bool):
            yield "constant", node, str(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.comprehension(ifs=[test, *_]):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(ast.Call(func)) if "log" not in ast.unparse(func):
            yield "call", node, "pass"
        case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
            yield "return", node, "return None"


def within(function: ast.AST) -> Iterator[ast.AST]:
    """Yield what a function executes, without inner functions, annotations and f-strings."""
    body = function.body if isinstance(function, Functions) else ast.iter_child_nodes(function)
    for node in body:
        if isinstance(node, (*Functions, ast.ClassDef, ast.JoinedStr)):
            continue  # positions within an f-string are only right from Python 3.12
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield node.value
                yield from within(node.value)
            continue
        yield node
        yield from within(node)


def functions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yield every function of a module by its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (*Functions, ast.ClassDef)):
            name = f"{inside}{node.name}"
            if isinstance(node, Functions):
                yield name, node
            yield from functions(node, f"{name}.")


def mutations_of(path: str, source: bytes) -> Iterator[Mutation]:
    """Yield every mutation of a file."""
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    for name, function in functions(ast.parse(source)):
        numbers: Counter[str] = Counter()
        for node in within(function):
            for kind, part, after in changes(node):
                numbers[kind] += 1
                assert part.end_lineno is not None
                assert part.end_col_offset is not None
                start = starts[part.lineno - 1] + part.col_offset
                end = starts[part.end_lineno - 1] + part.end_col_offset
                before = source[start:end].decode()
                named = (name, kind, numbers[kind])
                yield Mutation(named, path, part.lineno, (start, end), before, after)


def all_mutations(tree: Path) -> dict[Name, Mutation]:
    """Return the mutations of functions whose name stands in one file of the tree alone."""
    found: dict[Name, Mutation] = {}
    files: dict[str, set[str]] = {}
    for file in sorted(file for room in ROOMS for file in (tree / room).rglob("*.py")):
        path = str(file.relative_to(tree))
        if "migrations/versions" in path:
            continue  # they have run, and never run again
        source = file.read_bytes()
        for name, _ in functions(ast.parse(source)):
            files.setdefault(name, set()).add(path)
        found.update({each.name: each for each in mutations_of(path, source)})
    return {name: each for name, each in found.items() if len(files[name[0]]) == 1}


def drawn(found: Iterable[Mutation], seed: int, number: int) -> list[Mutation]:
    """Draw from each room in turn; two trees with the same functions draw the same."""
    ordered = sorted(found, key=lambda each: each.order(seed))
    rooms = ([each for each in ordered if each.room == room] for room in ROOMS)
    turns = chain.from_iterable(zip_longest(*rooms))
    return list(islice(filter(None, turns), number))


def near(tree: Path, mutation: Mutation) -> list[str]:
    """Return the tests that mirror a module's place, or stand nearest to it, or import it."""
    module = Path(mutation.path).with_suffix("")
    folder = tree / "tests" / module.parent
    mirror = {*folder.glob(f"test_{module.name}*.py"), *(folder / module.name).rglob("test_*.py")}
    while not mirror and folder != tree / "tests":
        mirror |= {*folder.rglob("test_*.py")}
        folder = folder.parent
    dotted = ".".join(module.parts).removesuffix(".__init__")
    package, _, last = dotted.rpartition(".")
    imports = (f"from {dotted} import", f"import {dotted}", f"from {package} import {last}")
    files = (tree / "tests").rglob("test_*.py")
    importing = {file for file in files if any(each in file.read_text("utf-8") for each in imports)}
    found = (*sorted(mirror), *sorted(importing - mirror))
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
        """Run these tests until one fails; return the exit code, and those that failed."""
        known = (self.folder / "pyproject.toml").read_text("utf-8")
        aside = (*ASIDE, *(() if slow else ("slow",)))
        marks = " and ".join(f"not {mark}" for mark in aside if f'"{mark}: ' in known)
        options = ("-x", "-q", "-rfE", "-p", "no:cacheprovider", "-n", self.workers, "-m", marks)
        inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        with subprocess.Popen(
            (sys.executable, "-m", "pytest", *options, *tests),
            cwd=self.folder,
            env=inherited,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                said, _ = process.communicate(timeout=LONGEST_SECONDS["near" if tests else "rest"])
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                said, _ = process.communicate()
        return process.returncode, FAILED.findall(said)

    def notices(self, mutation: Mutation, tests: list[str], *, slow: bool = False) -> str:
        """Make a mutation, run these tests, put the file back, and say how they noticed it."""
        source = (self.folder / mutation.path).read_bytes()
        self.write(mutation.path, mutation.made_in(source))
        try:
            code, failed = self.run(tests, slow=slow)
        finally:
            self.write(mutation.path, source)
        if code in (0, NOTHING_RUN):
            return ""
        if code < 0:
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
        if reach != "near" and (noticed := self.notices(mutation, [], slow=reach == "all")):
            return noticed
        return "survived"


def named_in(table: Path) -> list[Name]:
    """Return the names of the mutations of an earlier table."""
    rows = (line.split("\t") for line in table.read_text("utf-8").splitlines() if "\t" in line)
    return [(name, kind, int(number)) for _, name, kind, number, *_ in rows]


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Make the mutations that are asked for, and print what became of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--only", default="", help="a part of the function's name")
    parser.add_argument("--tests", choices=("near", "fast", "all"), default="fast")
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--those", type=Path, help="a table printed before")
    parser.add_argument("--workers", default="auto")
    asked = parser.parse_args()
    # A shell's background commands ignore Ctrl-C, and so would tests that send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    found = all_mutations(asked.tree)
    if asked.those:
        names = named_in(asked.those)
        for absent in (name for name in names if name not in found):
            say("\t".join(("absent", *map(str, absent))))
        chosen = [found[name] for name in names if name in found]
    else:
        matching = [each for each in found.values() if asked.only in each.name[0]]
        chosen = drawn(matching, asked.seed, asked.count)
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy.of(asked.tree, Path(folder), asked.workers)
        if asked.tests != "near" and copy.run([])[0]:
            raise SystemExit("the tests fail before anything is changed")
        for mutation in chosen:
            outcome = copy.judge(mutation, asked.tests)
            outcomes[outcome] += 1
            say(f"{outcome}\t{mutation}")
    say(f"{len(chosen)} mutations: {', '.join(f'{n} {what}' for what, n in outcomes.items())}")


if __name__ == "__main__":
    main()
