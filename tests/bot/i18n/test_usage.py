"""Words and code agree: no key without words, no words without use."""

import re
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, words
from bot.i18n.catalogue import sources as fluent_sources
from tests.bot.i18n.families import families
from tests.bot.i18n.sources import Built, Saying, Sources

ROOT = Path(__file__).parents[3]

FORMS = {
    "THE": "-the",
    "OF": "-of",
    "SHORT": "-short",
    "BY": "-by",
    "COUNTED": "-counted",
    "COUNTED_SHORT": "-counted-short",
}
KINDS = ("card", "rank", "suit", "trump", "seat", "bid", "contract")


@pytest.fixture(scope="module")
def code() -> Sources:
    files = (file for room in ("bot", "cogs") for file in (ROOT / room).rglob("*.py"))
    return Sources.of({str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files})


@pytest.mark.slow
def test_every_key_in_the_code_exists_and_gets_its_facts(code: Sources) -> None:
    needed = words("en").catalogue
    wrong = [
        f"{saying.where}: {saying.key!r} needs {sorted(needed.get(saying.key, ['words']))}"
        for saying in code.sayings()
        if isinstance(saying, Saying)
        and (saying.key not in needed or saying.facts not in (None, needed[saying.key]))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_every_key_built_at_run_time_belongs_to_a_declared_family(code: Sources) -> None:
    strange = [
        f"{saying.where}: no family {saying.pattern!r} in families.py"
        for saying in code.sayings()
        if isinstance(saying, Built) and saying.pattern not in families()
    ]
    assert not strange, "\n".join(strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_family_exists(language: str) -> None:
    known = words(language).catalogue.keys()
    missing = {pattern: sorted(keys - known) for pattern, keys in families().items()}
    assert {pattern: keys for pattern, keys in missing.items() if keys} == {}


@pytest.mark.slow
def test_every_key_is_used(code: Sources) -> None:
    fluent = "\n".join(fluent_sources("en").values())
    used = set(code.constants())
    used |= set(re.findall(r"\{ ([a-z][a-z-]+) \}", fluent))
    used |= {kind + FORMS[name] for kind in KINDS for name in FORMS if f"{name}(" in fluent}
    for pattern in code.patterns() & families().keys():
        used |= families()[pattern]
    unused = sorted(words("en").catalogue.keys() - used)
    assert not unused, "\n".join(unused)
