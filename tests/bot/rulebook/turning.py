"""Rule sets with one parameter turned, wherever in them it lies."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace

from engine.ruleset import RuleSet
from tests.bot.rulebook.bases import BASES

Steps = tuple[str, ...]
Parameter = tuple[type, str]
"""A field of a class."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A parameter of a rule set by its path, ``scoring.failure.cards``, and another value."""

    base: str
    path: str
    value: object

    @property
    def before(self) -> RuleSet:
        """The rule set as it was."""
        return BASES[self.base]

    @property
    def after(self) -> RuleSet:
        """The rule set with this one parameter turned."""
        turned = _put(self.before, tuple(self.path.split(".")), self.value)
        assert isinstance(turned, RuleSet)
        return turned

    @property
    def parameter(self) -> Parameter:
        """What is turned."""
        *way, name = self.path.split(".")
        owner: object = self.before
        for step in way:
            owner = _at(owner, step)
        return type(owner), name

    def __str__(self) -> str:
        value = getattr(self.value, "value", type(self.value).__name__)
        shown = self.value if isinstance(self.value, int | None) else value
        return f"{self.base}:{self.path}={shown}"


def parameters_of(rules: object) -> Iterator[Parameter]:
    """Every parameter of a rule set and of what it is made of."""
    if is_dataclass(rules) and not isinstance(rules, type):
        for field in fields(rules):
            if field.init:
                yield type(rules), field.name
                yield from parameters_of(getattr(rules, field.name))
    elif isinstance(rules, tuple):
        for part in rules:
            yield from parameters_of(part)


def _at(whole: object, step: str) -> object:
    return whole[int(step)] if isinstance(whole, tuple) else getattr(whole, step)


def _put(whole: object, steps: Steps, value: object) -> object:
    if not steps:
        return value
    step, *rest = steps
    part = _put(_at(whole, step), tuple(rest), value)
    if isinstance(whole, tuple):
        place = int(step)
        return (*whole[:place], part, *whole[place + 1 :])
    assert is_dataclass(whole)
    assert not isinstance(whole, type)
    return replace(whole, **{step: part})
