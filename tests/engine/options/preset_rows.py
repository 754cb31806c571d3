"""What the texts behind the presets say of single decisions: rows of every kind.

The rows were worked by hand from each text (rules.md 8). Where sources disagree a row may have
``either``: answers that are as good as the expected one. Rows of the ``table`` say parameters.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.options import with_options
from engine.ruleset import RuleSet
from engine.variants import find_variant
from engine.variants.presets import PRESETS
from tests.vectors.records import Json, read_vectors
from tests.vectors.rulesets import parameters
from tests.vectors.runner import SECTIONS, run_vectors

FILE = Path(__file__).parents[2] / "data" / "preset_rows.json"
OURS = {"preset", "with_options", "either"}
TABLE = "table"


def rules_of(row: Mapping[str, Json]) -> RuleSet:
    """The game of a row with its preset and its house rules."""
    rules = find_variant(str(row["ruleset"]))
    choices: dict[str, str] = {}
    for preset in PRESETS:
        if preset.name == row.get("preset"):
            assert preset.game == rules.key
            choices |= dict(preset.choices)
    beside = row.get("with_options", {})
    assert isinstance(beside, Mapping)
    return with_options(rules, choices | {name: str(word) for name, word in beside.items()})


def all_rows() -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Each row with its kind."""
    content = read_vectors(FILE)
    for name in (TABLE, *(section.name for section in SECTIONS)):
        rows = content[name]
        assert isinstance(rows, list)
        yield from ((name, row) for row in rows)


def disagreement(kind: str, row: Mapping[str, Json]) -> str:
    """What the engine says otherwise; nothing if it agrees."""
    rules = rules_of(row)
    if kind == TABLE:
        wanted, came = row["expected"], parameters(rules)
        assert isinstance(wanted, Mapping)
        return "; ".join(
            f"{path}: {value}, came {came[path]}"
            for path, value in wanted.items()
            if came[path] != value
        )
    plain = {name: value for name, value in row.items() if name not in OURS}
    either = row.get("either", [])
    assert isinstance(either, list)
    told = []
    for expected in (row["expected"], *either):
        report = run_vectors({kind: [plain | {"expected": expected}]}, lambda _: rules)
        if report.passed:
            return ""
        told += [f"{failure.expected}, came {failure.came}" for failure in report.failures]
    return "; ".join(told)
