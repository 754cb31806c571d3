"""In how many places a feature's facts stand: ``python -m tests.places COMMIT`` prints them.

Instead of a commit it reads a range of commits, or a file with a diff. What a feature makes is its
room: the files that are new. A fact is a table that is stored, a button or a window, a sentence; it
stands in each line that names it.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.rig.diffs import FileDiff, git, read_diff

ROOT = Path(__file__).parents[1]
MOST_FILES = {"table": 3, "button": 2, "sentence": 2}
"""Schema, migration and its own module; where it is declared and handled; English and French."""

SAID_IN = {"table": ".py", "button": ".py", "sentence": ".ftl"}
"""The files in which a fact can stand; that a sentence is used is another fact."""

EXPECTED = re.compile(
    r"bot/storage/database/(schema\.py|migrations/)|cogs/features\.py|bot/i18n/(en|fr)/|tests/"
    r"|docs/languages\.md"
)
"""What a feature may say outside its room; what languages lack is listed by ``make format``."""

TABLE = re.compile(r'\bTable\(\s*"(\w+)"')
VERB = re.compile(r'^\s*([A-Z][A-Z0-9_]*) = (?:ControlName\(\s*)?"([a-z-]+)"', re.MULTILINE)
CONTROL = re.compile(r'@control\(\s*"([a-z-]+)"[^@]*?\nclass (\w+)')
SENTENCE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FROM = re.compile(r"^\s*from \S+")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is said of a feature, and the words by which it is named."""

    kind: str
    name: str
    words: tuple[str, ...]

    def places(self, files: Iterable[FileDiff]) -> dict[str, int]:
        """The number of lines that name it in each file, without tests."""
        named = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, self.words))})(?![\w-])")
        counts = {
            file.path: sum(bool(named.search(FROM.sub("", line))) for _, line in file.added)
            for file in files
            if file.path.endswith(SAID_IN[self.kind]) and not file.path.startswith("tests/")
        }
        return {path: lines for path, lines in counts.items() if lines}


def facts(files: Iterable[FileDiff]) -> Iterator[Fact]:
    """Yield what a diff adds: each table, button and sentence once."""
    sentences: set[str] = set()
    for file in files:
        text = "\n".join(line for _, line in file.added)
        if file.path.endswith(".ftl"):
            sentences |= {*SENTENCE.findall(text)}
        elif file.path.startswith("bot/"):
            yield from (Fact("table", name, (name,)) for name in TABLE.findall(text))
        elif file.path.startswith("cogs/"):
            verbs = [*VERB.findall(text), *((name, verb) for verb, name in CONTROL.findall(text))]
            yield from (Fact("button", verb, (f'"{verb}"', name)) for name, verb in verbs)
    yield from (Fact("sentence", name, (name,)) for name in sorted(sentences))


def report(files: Sequence[FileDiff]) -> Iterator[str]:
    """Yield the lines of the account: the files, in its room and outside, and the facts."""
    outside = [file for file in files if not file.is_new]
    unexpected = [file for file in outside if not EXPECTED.match(file.path)]
    for file in sorted(files, key=lambda each: not each.is_new):
        room = "its room" if file.is_new else "not expected" if file in unexpected else "outside"
        yield f"{room:<12}  {file.path}  +{len(file.added)} -{len(file.removed)}"
    for fact in facts(files):
        places = fact.places(files)
        folders = {path.rpartition("/")[0] for path in places}
        said = f"{len(places)} files, {len(folders)} folders, {sum(places.values())} lines"
        most = MOST_FILES[fact.kind]
        yield f"{fact.kind} {fact.name}: {said}{f', {most} expected' * (len(places) > most)}"
    added = sum(len(file.added) for file in files)
    removed = sum(len(file.removed) for file in files)
    where = f"{len(outside)} outside its room, {len(unexpected)} not expected"
    yield f"{len(files)} files, +{added} -{removed} lines; {where}"


def main() -> None:
    """Print where the facts of a change stand."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("change", help="a commit, a range of commits, or a file with a diff")
    asked: str = parser.parse_args().change
    if Path(asked).is_file():
        diff = Path(asked).read_text("utf-8")
    else:
        whole = ("diff",) if ".." in asked else ("show", "--format=")
        diff = git(ROOT, *whole, "--find-renames", asked)
    sys.stdout.write("".join(f"{line}\n" for line in report([*read_diff(diff)])))


if __name__ == "__main__":
    main()
