"""Discord's own description judges what a bot like ours sends."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import discord.http
import discord.webhook.async_
import pytest

from tests.rig.openapi import UNDESCRIBED, VARIABLE, WITHOUT, Description

CALLBACK = "/interactions/12/token/callback"


@pytest.fixture(scope="module")
def known(description: Description | None) -> Description:
    if description is None:
        pytest.skip(WITHOUT)
    return description


def message(*components: object, **data: object) -> dict[str, object]:
    return {"type": 4, "data": {"flags": 1 << 15, "components": list(components), **data}}


def row(*components: object) -> dict[str, object]:
    return {"type": 1, "components": list(components)}


def button(**fields: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "custom_id": "b1:card:t:1:JH", "label": "V", "id": 5, **fields}


def select(**fields: object) -> dict[str, object]:
    options = [{"label": "80", "value": "80"}]
    return {"type": 3, "custom_id": "b1:bid:t:1:", "options": options, **fields}


def command(**fields: object) -> dict[str, object]:
    return {"type": 1, "name": "contree", "description": "Contrée", **fields}


GOOD = [
    ("POST", CALLBACK, message({"type": 17, "components": [row(button())], "accent_color": 5})),
    ("POST", CALLBACK, message(row(select()), {"type": 14, "divider": True, "spacing": 1})),
    ("POST", CALLBACK, {"type": 6}),
    ("POST", CALLBACK, {"type": 7, "data": {"components": [row(button(emoji={"name": "🂠"}))]}}),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}}),
    ("POST", "/channels/1/messages", {"content": "x", "attachments": [{"id": 0, "filename": "a"}]}),
    ("POST", "/channels/1/messages", {"content": "x", "allowed_mentions": {"users": [12]}}),
    ("PATCH", "/channels/1/messages/2", {"components": [], "content": None}),
    ("PATCH", "/webhooks/1/token/messages/@original", {"components": [row(button())]}),
    ("PUT", "/applications/1/commands", [command(options=[command(name="start")])]),
    ("PUT", "/applications/1/guilds/2/commands", []),
    ("DELETE", "/channels/1/messages/2", None),
]


@pytest.mark.parametrize(("method", "path", "body"), GOOD)
def test_requests_of_a_similar_bot_pass(
    known: Description, method: str, path: str, body: object
) -> None:
    assert known.problems(method, path, body) == []


FIRST = "$.data.components[0]"

BAD = [
    (message(row(button(label="x" * 81))), f"{FIRST}.components[0].label: 'xxx"),
    (message(row(button(label="x" * 81))), "is too long (maxLength 80)"),
    (message(row(button(custom_id="x" * 101))), f"{FIRST}.components[0].custom_id: 'xxx"),
    (message(row(*[button()] * 6)), f"{FIRST}.components: [{{"),
    (message(row()), f"{FIRST}.components: [] should be non-empty"),
    (
        message(row(button(style=9))),
        f"{FIRST}.components[0].style: 9 is none of [1, 2, 3, 4, 5, 6]",
    ),
    (
        message(row(row(button()))),
        f"{FIRST}.components[0].type: 1 is none of [2, 3, 5, 6, 7, 8] here",
    ),
    (message(row(button(id=-1))), f"{FIRST}.components[0].id: -1 is less than the minimum of 0"),
    (message(row(select(options=[{"label": "a", "value": "a"}] * 26))), "(maxItems 25)"),
    (message(row(select(placeholder="x" * 151))), "(maxLength 150)"),
    (message({"type": 99}), f"{FIRST}.type: 99 is none of [1, 9, 10, 12, 13, 14, 17] here"),
    (message({"content": "x"}), f"{FIRST}: {{'content': 'x'}} has no 'type'"),
    (message({"type": 10}), f"{FIRST}: 'content' is a required property"),
    (message(*[row(button())] * 41), "$.data.components: [{"),
    (message(content="x" * 2001), "$.data.content: 'xxx"),
    ({"type": 3}, "$.type: 3 is none of [1, 4, 5, 6, 7, 8, 9, 12, 13] here"),
    ({}, "$: {} has no 'type'"),
    (
        {"type": 9, "data": {"custom_id": "x", "title": "x" * 46, "components": []}},
        "(maxLength 45)",
    ),
    (None, "$: this route needs a body"),
]


@pytest.mark.parametrize(("body", "said"), BAD)
def test_a_refused_value_is_named_with_its_path(
    known: Description, body: object, said: str
) -> None:
    assert any(said in line for line in known.problems("POST", CALLBACK, body))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (command(name="x" * 33), "$[0].name: 'xxx"),
        (command(description="x" * 101), "$[0].description: 'xxx"),
        (
            command(options=[command(options=[command(type=4, name="")])]),
            "$[0].options[0].options[0].name: '' ",
        ),
        (command(options=[command(type=77)]), "$[0].options[0].type: 77 is none of"),
    ],
)
def test_commands_are_checked(known: Description, wrong: object, said: str) -> None:
    (line,) = known.problems("PUT", "/applications/1/commands", [wrong])
    assert line.startswith(said)


def test_a_literal_path_is_preferred_to_a_parameter(known: Description) -> None:
    original = known.operation("PATCH", "/webhooks/1/token/messages/@original")
    followup = known.operation("PATCH", "/webhooks/1/token/messages/12")
    assert original is not None
    assert followup is not None
    assert original.template[-1] == "@original"
    assert followup.template[-1] == "{message_id}"


def test_an_encoded_original_is_recognised(known: Description) -> None:
    path = "/webhooks/1/token/messages/%40original"
    (line,) = known.problems("PATCH", path, {"content": "x"})
    assert line.startswith("path.message_id: '%40original' does not match")


def test_the_query_is_checked(known: Description) -> None:
    good = {"with_response": 1}
    bad = {"with_response": "perhaps", "colour": "red"}
    assert known.problems("POST", CALLBACK, {"type": 6}, good) == []
    assert known.problems("POST", CALLBACK, {"type": 6}, bad) == [
        "query.with_response: 'perhaps' is not of type 'boolean'",
        "query.colour: this route does not know it",
    ]


def test_an_unexpected_body_is_named(known: Description) -> None:
    assert known.problems("DELETE", "/channels/1/messages/2", {"reason": "x"}) == [
        "$: this route takes no body"
    ]


def test_unknown_routes_are_named(known: Description) -> None:
    assert known.problems("POST", "/channels/1/applause") == [
        "Discord's description has no such route"
    ]
    assert known.problems("PATCH", "/guilds/1/vanity-url", {"code": "x"}) == [
        "discord.py has this route, Discord's description has not: unchecked"
    ]


def test_the_undescribed_routes_of_discord_py_are_known(known: Description) -> None:
    routes = {
        route for module in (discord.http, discord.webhook.async_) for route in routes_of(module)
    }
    assert len(routes) > 150
    missing = {
        f"{method} {path}" for method, path in routes if known.operation(method, path) is None
    }
    assert missing == set(UNDESCRIBED)


def routes_of(module: ModuleType) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(
                func=ast.Name(id="Route"),
                args=[ast.Constant(value=str(method)), ast.Constant(value=str(path)), *_],
            ):
                yield method, path


def test_without_the_variable_there_is_no_description() -> None:
    assert Description.load({}) is None
    assert Description.load({VARIABLE: ""}) is None


def test_the_variable_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps({"paths": {"/gateway": {"get": {"responses": {}}}}}))
    loaded = Description.load({VARIABLE: str(file)})
    assert loaded is not None
    assert loaded.problems("GET", "/gateway") == []
    with pytest.raises(FileNotFoundError):
        Description.load({VARIABLE: str(tmp_path / "elsewhere.json")})
