"""What git says has changed, read file by file."""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HUNK = re.compile(r"@@ -\S+ \+(\d+)")
PATH = re.compile(r"^\+\+\+ b/(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FileDiff:
    """A file that has changed: its lines that are there now, with their numbers, and were."""

    path: str
    is_new: bool
    added: tuple[tuple[int, str], ...]
    removed: tuple[str, ...]


def git(folder: Path, *command: str) -> str:
    """What git answers in a checkout."""
    done = subprocess.run(("git", *command), cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout


def read_diff(text: str) -> Iterator[FileDiff]:
    """Yield the files of a diff that are there after it."""
    for file in re.split(r"^diff --git ", text, flags=re.MULTILINE)[1:]:
        head, *hunks = re.split(r"^(?=@@ )", file, flags=re.MULTILINE)
        if path := PATH.search(head):
            added: list[tuple[int, str]] = []
            removed: list[str] = []
            for hunk in hunks:
                _read_hunk(hunk, added, removed)
            is_new = "\nnew file mode" in head
            yield FileDiff(path[1], is_new, tuple(added), tuple(removed))


def _read_hunk(hunk: str, added: list[tuple[int, str]], removed: list[str]) -> None:
    start = HUNK.match(hunk)
    assert start is not None
    number = int(start[1])
    for line in hunk.splitlines()[1:]:
        if line.startswith("+"):
            added.append((number, line[1:]))
        if line.startswith("-"):
            removed.append(line[1:])
        number += line.startswith(("+", " "))
