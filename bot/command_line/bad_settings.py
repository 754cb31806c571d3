"""Invalid settings and unknown variables, explained in one sentence each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.failures import CannotStart, ExitCode
from bot.i18n import Words
from bot.settings import ENV_FILE, PREFIX, OneOf, Settings, variable

OWN_SENTENCES = {
    "discord_token": "startup-bad-token",
    "metrics_host": "startup-bad-host",
    "zone": "startup-bad-zone",
    "discord_api": "startup-bad-address",
    "shard_count": "startup-bad-shard-count",
    "shards": "startup-bad-shards",
}
"""Settings with a sentence of their own, which does not repeat the value."""


TOKEN = variable("discord_token")

ALIKE = 0.85
"""The likeness (0–1) of a name that is probably a misspelt ``TOKEN``: DISCORD_TOKN."""


@dataclass(frozen=True, slots=True)
class BadSetting:
    """A setting and its invalid value."""

    setting: str
    value: str

    def sentence(self, say: Words) -> str:
        """A sentence that says which values are valid."""
        info = Settings.model_fields[self.setting]
        name = variable(self.setting)
        if self.setting in OWN_SENTENCES:
            return say(OWN_SENTENCES[self.setting], variable=name)
        if choices := _choices(info):
            offered = say.either(choices)
            return say("startup-bad-choice", variable=name, value=self.value, choices=offered)
        least = next((bound.ge for bound in info.metadata if isinstance(bound, Ge)), None)
        most = next((bound.le for bound in info.metadata if isinstance(bound, Le)), None)
        if isinstance(least, int) and isinstance(most, int):
            kinds = (info.annotation, *get_args(info.annotation))
            whole = "true" if int in kinds else "false"
            facts = {"variable": name, "value": self.value, "whole": whole}
            return say("startup-bad-number", least=least, most=most, **facts)
        return say("startup-bad-setting", variable=name)


@dataclass(frozen=True, slots=True)
class Unknown:
    """A variable that is not a setting, and the one that was probably meant."""

    name: str
    meant: str | None

    def sentence(self, say: Words) -> str:
        """A sentence that says so, with the setting that was probably meant."""
        if self.meant is None:
            return say("startup-unknown-setting", variable=self.name)
        return say("startup-mistyped-setting", variable=self.name, meant=self.meant)


def _choices(info: FieldInfo) -> tuple[str, ...]:
    """The valid values of a setting; empty if they cannot be listed."""
    if info.annotation is bool:
        return ("true", "false")
    if get_origin(info.annotation) is Literal:
        return get_args(info.annotation)
    return next((each.choices for each in info.metadata if isinstance(each, OneOf)), ())


class BadSettings(CannotStart):
    """Some settings are invalid."""

    def __init__(self, faults: tuple[BadSetting, ...]) -> None:
        super().__init__(ExitCode.BAD_SETTING)
        self.faults = faults

    def sentences(self, say: Words) -> Iterator[str]:
        """One sentence per setting."""
        for fault in self.faults:
            yield fault.sentence(say)


class UnreadableSettings(CannotStart):
    """The settings file exists but cannot be read."""

    def __init__(self) -> None:
        super().__init__(ExitCode.BAD_SETTING)

    def sentences(self, say: Words) -> Iterator[str]:
        """One sentence for the file."""
        yield say("startup-unreadable-settings", file=ENV_FILE)


def unknown_settings(environment: Iterable[str]) -> Iterator[Unknown]:
    """Variables with the bot's prefix that are not settings, each with the closest match.

    Of others, those alone that look like the token's: the same file may serve other programs.
    """
    variables = (variable(setting) for setting in Settings.model_fields)
    known = {name.removeprefix(PREFIX): name for name in variables}
    for name in sorted(environment):
        upper = name.upper()
        if upper.startswith(PREFIX) and upper not in known.values():
            meant = get_close_matches(upper.removeprefix(PREFIX), known, n=1)
            yield Unknown(name, known[meant[0]] if meant else None)
        elif upper != TOKEN and get_close_matches(upper, (TOKEN,), cutoff=ALIKE):
            yield Unknown(name, TOKEN)


def load_settings() -> Settings:
    """Load the settings of this process.

    BadSettings lists every invalid one; UnreadableSettings if their file cannot be read.
    """
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(tuple(_faults(error))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSettings from error


def _faults(error: ValidationError) -> Iterator[BadSetting]:
    names = {variable(setting): setting for setting in Settings.model_fields}
    for detail in error.errors():
        if detail["type"] == "default_factory_not_called":
            continue  # what it is made of is itself invalid
        where = str(detail["loc"][0])
        yield BadSetting(names.get(where, where), str(detail["input"]))
