"""docs/rules.md holds whatever the code cites from it."""

import re
from pathlib import Path

from engine.variants import VARIANTS

ROOT = Path(__file__).parents[1]


def cited(pattern: str) -> set[str]:
    return {
        found
        for package in ("engine", "bot", "cogs", "tests")
        for file in (ROOT / package).rglob("*.py")
        for found in re.findall(pattern, file.read_text("utf-8"))
    }


def test_every_cited_decision_is_in_the_rules() -> None:
    rules = (ROOT / "docs/rules.md").read_text("utf-8")
    decided = rules[rules.index("## 5. ") : rules.index("## 6. ")]
    numbered = set(re.findall(r"\bR-\d\d\b", decided))
    assert numbered == {f"R-{number:02}" for number in range(1, 86)}
    assert cited(r"\bR-\d\d\b") <= numbered


def test_every_cited_section_is_in_the_rules() -> None:
    headings = re.findall(r"^#+ (\d[\d.]*)", (ROOT / "docs/rules.md").read_text("utf-8"), re.M)
    sections = {heading.rstrip(".") for heading in headings}
    named = {
        number
        for citation in cited(r"rules\.md ((?:\d[\d.]*\d|\d)(?:(?:, | and )(?:\d[\d.]*\d|\d))*)")
        for number in re.split(", | and ", citation)
    }
    assert named
    assert named <= sections


def test_every_game_is_in_the_rules() -> None:
    rules = (ROOT / "docs/rules.md").read_text("utf-8")
    for number, key in enumerate(re.findall(r"^\| \d+ \| `(\w+)` \|", rules, re.M), start=1):
        assert f"### 2.{number} `{key}`" in rules
    assert {variant.key for variant in VARIANTS} <= set(re.findall(r"`(\w+)`", rules))
