"""The commands as Discord is told of them: their names and descriptions in each language."""

from collections.abc import Iterator, Mapping
from typing import cast

import pytest

from bot.i18n import words
from cogs.features import command_names
from engine.options import HIGHEST_TARGET, LOWEST_TARGET
from engine.variants import VARIANTS
from tests.cogs.evening import Evening

Part = Mapping[str, object]


async def registered(evening: Evening) -> dict[str, Part]:
    """The groups of commands that the bot has told Discord of, by their names."""
    (told,) = [r for r in evening.cafe.env.http_requests if r.path.endswith("/commands")]
    assert told.method == "PUT"
    return {str(group["name"]): group for group in cast("list[Part]", told.json)}


def below(part: Part) -> Iterator[Part]:
    for option in cast("list[Part]", part.get("options") or []):
        yield option
        yield from below(option)


def localised(part: Part, key: str) -> Mapping[str, str]:
    return cast("Mapping[str, str]", part[f"{key}_localizations"])


async def test_every_command_name_has_a_french_translation(evening: Evening) -> None:
    async with evening:
        groups = await registered(evening)
        parts = [part for group in groups.values() for part in below(group)]
        told = {str(part["name"]): localised(part, "name")["fr"] for part in parts}
        for name in command_names():
            last = name.split()[-1]
            assert told[last] == words("fr")(f"command-{last}-name")
        assert all("fr" in localised(part, "name") for part in parts)


async def test_every_description_is_in_both_languages(evening: Evening) -> None:
    async with evening:
        groups = await registered(evening)
        for part in (each for group in groups.values() for each in (group, *below(group))):
            told = localised(part, "description")
            assert part["description"] == told["en-US"] == told["en-GB"]
            assert told["fr"] != told["en-US"]


@pytest.mark.slow
async def test_the_start_command_keeps_its_name_and_bounds(evening: Evening) -> None:
    async with evening:
        command = (await registered(evening))["contree"]
        assert set(localised(command, "name").values()) <= {"contree"}
        (start,) = (part for part in below(command) if part["name"] == "start")
        game, target, *_ = below(start)
        choices = cast("list[Part]", game["choices"])
        assert [choice["value"] for choice in choices] == [rules.key for rules in VARIANTS]
        assert set(localised(start, "name").values()) == {"start"}
        assert (target["min_value"], target["max_value"]) == (LOWEST_TARGET, HIGHEST_TARGET)
        assert not target.get("required")


async def test_commands_are_available_on_servers_and_in_direct_messages(evening: Evening) -> None:
    async with evening:
        command = (await registered(evening))["contree"]
        assert command["contexts"] == [0, 1]
        assert words("fr")("command-contree-description") == localised(command, "description")["fr"]


async def test_deals_are_offered_to_users_everywhere_too(evening: Evening) -> None:
    async with evening:
        command = (await registered(evening))["belote"]
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]
