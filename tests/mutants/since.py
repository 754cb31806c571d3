"""What has changed since a commit, but for lines of which only names have changed."""

import re
import subprocess
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from tests.mutants.changes import ROOMS, Mutation, mutations_of, sources

CODE = tuple(f"{room}/*.py" for room in ROOMS)
NAME = r"\b[A-Za-z_]\w*"
WORD = re.compile(NAME)
HUNK = re.compile(r"@@ -\S+ \+(\d+)")


def mutations_since(tree: Path, commit: str) -> Iterator[Mutation]:
    """Yield the mutations of all lines that have changed since a commit."""
    lines = changed_lines(tree, commit)
    for path, source in sources(tree):
        if path in lines:
            found = mutations_of(path, source)
            yield from (each for each in found if not lines[path].isdisjoint(each.lines))


def changed_lines(tree: Path, commit: str) -> dict[str, set[int]]:
    """The numbers of the changed lines by file; what git does not track yet is not among them."""
    before, now = _words(tree, commit), _words(tree)
    changed: dict[str, set[int]] = {}
    # Files are compared with those that they were moved from.
    diff = _git(tree, "diff", "--unified=0", "--find-renames=30%", commit, "--", *CODE)
    for file in diff.split("\ndiff --git "):
        path, added, removed = _read(file)
        numbers = {number for number, _ in renamed(added, removed, before - now, now - before)}
        changed[path] = {number for number, _ in added} - numbers
    return changed


def renamed(
    added: Iterable[tuple[int, str]],
    removed: Iterable[str],
    gone: Container[str],
    new: Container[str],
) -> Iterator[tuple[int, str]]:
    """Yield the added lines that were removed under other names.

    A name counts as another one for a former if the tree lacks the former now, or lacked this then.
    """
    former = defaultdict[str, list[list[str]]](list)
    for line in removed:
        former[WORD.sub("_", line.strip())].append(WORD.findall(line))
    for number, line in added:
        words = WORD.findall(line)
        for others in former[WORD.sub("_", line.strip())]:
            pairs = zip(others, words, strict=True)
            if all(was == now or was in gone or now in new for was, now in pairs):
                yield number, line
                break


def _read(file: str) -> tuple[str, list[tuple[int, str]], list[str]]:
    """Read a file's part of a diff: its path, its added lines by number, and what was removed."""
    head, *hunks = re.split(r"^(?=@@ )", file, flags=re.MULTILINE)
    path = re.search(r"^\+\+\+ b/(.*)$", head, re.MULTILINE)
    added: list[tuple[int, str]] = []
    removed: list[str] = []
    for hunk in hunks:
        found = HUNK.match(hunk)
        assert found is not None
        body = hunk.splitlines()[1:]
        removed += [line[1:] for line in body if line.startswith("-")]
        now = [line[1:] for line in body if line.startswith("+")]
        added += enumerate(now, start=int(found[1]))
    return path[1] if path else "", added, removed


def _words(tree: Path, *commit: str) -> frozenset[str]:
    """All words of the code at a commit, or as it stands."""
    found = _git(tree, "grep", "-hoE", NAME, *commit, "--", *CODE)
    return frozenset(found.split())


def _git(tree: Path, *command: str) -> str:
    done = subprocess.run(("git", *command), cwd=tree, check=True, capture_output=True, text=True)
    return done.stdout
