"""Run every vector of a file and count the results."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.ruleset import RuleSet
from tests.vectors.auction import check_auction
from tests.vectors.belote import check_belote
from tests.vectors.cards import check_legal, check_melds
from tests.vectors.records import BadVectors, ComparedSides, Json, NotUnderstood, Record
from tests.vectors.rulesets import check_ruleset
from tests.vectors.scoring import check_game_end, check_scoring

Check = Callable[[RuleSet, Record], ComparedSides]
FindRules = Callable[[str], RuleSet]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the file: the field that names the rule set, and the check of its vectors."""

    name: str
    rules_field: str
    check: Check


SECTIONS: tuple[Section, ...] = (
    Section("rulesets", "id", check_ruleset),
    Section("scoring", "ruleset", check_scoring),
    Section("legal", "ruleset", check_legal),
    Section("melds", "ruleset", check_melds),
    Section("belote", "ruleset", check_belote),
    Section("auction", "ruleset", check_auction),
    Section("game_end", "ruleset", check_game_end),
)


@dataclass(frozen=True, slots=True)
class VectorFailure:
    """A vector on which the engine disagrees."""

    name: str
    expected: Json
    came: Json


@dataclass(frozen=True, slots=True)
class VectorsReport:
    """The results of a file; vectors of unknown rule sets are skipped."""

    passed: int
    failures: tuple[VectorFailure, ...]
    skipped: int


def run_vectors(sections: Mapping[str, Json], find_rules: FindRules) -> VectorsReport:
    """Check every vector against its rule set; raise BadVectors if one is unreadable.

    ``find_rules`` gives the rule set of a key and raises KeyError when there is none.
    """
    passed, skipped = 0, 0
    failures: list[VectorFailure] = []
    for section in SECTIONS:
        for vector in _vectors(sections, section.name):
            try:
                rules = find_rules(vector.text(section.rules_field))
            except KeyError:
                skipped += 1
                continue
            failure = _failure(section.check, rules, vector)
            if failure:
                failures.append(failure)
            else:
                passed += 1
    return VectorsReport(passed, tuple(failures), skipped)


def _vectors(sections: Mapping[str, Json], name: str) -> Iterator[Record]:
    rows = sections.get(name, [])
    if not isinstance(rows, list):
        raise BadVectors(f"the section {name!r} should be a list")
    for place, row in enumerate(rows, start=1):
        if not isinstance(row, Mapping):
            raise BadVectors(f"{name} {place} should be an object")
        yield Record(Record(f"{name} {place}", row).text("id"), row)


def _failure(check: Check, rules: RuleSet, vector: Record) -> VectorFailure | None:
    name = vector.where
    if vector.has("title"):
        name += f" ({vector.text('title')})"
    try:
        answer = check(rules, vector)
    except NotUnderstood as reason:
        return VectorFailure(name, vector.fields.get("expected"), str(reason))
    return None if answer.agrees else VectorFailure(name, answer.expected, answer.came)
