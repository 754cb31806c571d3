"""What has changed since a commit, but for lines of which only names have changed."""

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from tests.mutants.changes import ROOMS, Mutation, mutations_of, sources
from tests.rig.diffs import git, read_diff

CODE = tuple(f"{room}/*.py" for room in ROOMS)
NAME = r"\b[A-Za-z_]\w*"
WORD = re.compile(NAME)


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
    # Files are compared with those that they were moved from.
    diff = git(tree, "diff", "--unified=0", "--find-renames=30%", commit, "--", *CODE)
    return {
        file.path: {number for number, _ in file.added}
        - {*renamed(file.added, file.removed, before - now, now - before)}
        for file in read_diff(diff)
    }


def renamed(
    added: Iterable[tuple[int, str]],
    removed: Iterable[str],
    gone: Container[str],
    new: Container[str],
) -> Iterator[int]:
    """Yield the numbers of the added lines that were removed under other names.

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
                yield number
                break


def _words(tree: Path, *commit: str) -> frozenset[str]:
    """All words of the code at a commit, or as it stands."""
    found = git(tree, "grep", "-hoE", NAME, *commit, "--", *CODE)
    return frozenset(found.split())
