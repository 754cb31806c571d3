"""The worked examples that go with rules.md, read without the engine."""

import json
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

FILE = Path(__file__).parents[2] / "data" / "vectors.json"


class Strict(BaseModel):
    """A record all of whose fields must be known."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Example(Strict):
    """What every example has."""

    id: str
    ruleset: str
    title: str


_Example = TypeVar("_Example", bound=Example)


def read(section: str, kind: type[_Example]) -> list[_Example]:
    """All examples of a section of the file."""
    sections = json.loads(FILE.read_text(encoding="utf-8"))
    return [kind.model_validate(row) for row in sections[section]]
