"""Limits of commands across fields, which no other judge checks."""

import pytest

from tests.rig.command_limits import broken_command_limits


def command(**fields: object) -> dict[str, object]:
    return {"name": "contree", "description": "Contrée", "type": 1, **fields}


def option(name: str, **fields: object) -> dict[str, object]:
    return {"type": 4, "name": name, "description": "d", **fields}


@pytest.mark.parametrize(
    "commands",
    [
        [],
        [command(name_localizations={"fr": "contrée", "en-US": "contree"})],
        [
            command(
                options=[option("start", type=1, options=[option("a", required=True), option("b")])]
            )
        ],
        [command(), {"name": "Hand Of", "type": 2}, {"name": "contree", "type": 3}],
        [command(options=[option("x", choices=[{"name": "n", "value": "v" * 7000}])])],
        None,
    ],
)
def test_valid_commands_pass(commands: object) -> None:
    assert broken_command_limits(commands) == []


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        ([command(name="Contree")], "/Contree: 'Contree' is not a lower-case name of one word"),
        ([command(name="a b")], "/a b: 'a b' is not a lower-case name of one word"),
        (
            [command(name_localizations={"fr": "Contrée"})],
            "/contree: 'Contrée' is not a lower-case name of one word",
        ),
        ([command(description="")], "/contree: no description"),
        ([{"name": "contree"}], "/contree: no description"),
        (
            [command(options=[option("start", type=1, options=[option("Target")])])],
            "/contree start Target: 'Target' is not a lower-case name of one word",
        ),
        (
            [command(options=[option("a"), option("b", required=True)])],
            "/contree: a required option stands after an optional one",
        ),
        ([command(), command()], "$: 2 commands are named 'contree'"),
        (
            [command(name=f"c{number}") for number in range(101)],
            "$: 101 chat-input commands, more than 100",
        ),
        (
            [command(options=[option("x", choices=[{"name": "n", "value": "v" * 8000}])])],
            "/contree: 8017 characters in all, more than 8000",
        ),
        (
            [command(description="d", description_localizations={"fr": "é" * 8000})],
            "/contree: 8007 characters in all, more than 8000",
        ),
    ],
)
def test_a_violated_limit_is_named(commands: object, said: str) -> None:
    assert broken_command_limits(commands) == [said]


def test_a_single_command_can_be_checked() -> None:
    assert broken_command_limits(command(description=None)) == ["/contree: no description"]
