"""Schemas judge values quickly, and say in one readable line where and what is wrong."""

import pytest

from tests.rig.schemas import Schemas, sentence

DOCUMENT = {
    "parts": {
        "SnowflakeType": {"type": "string", "pattern": "^[0-9]+$"},
        "Button": {
            "type": "object",
            "properties": {
                "type": {"type": "integer", "enum": [2], "allOf": [{"$ref": "#/parts/Types"}]},
                "label": {"type": ["string", "null"], "maxLength": 5},
                "sku": {"oneOf": [{"type": "null"}, {"$ref": "#/parts/SnowflakeType"}]},
            },
            "required": ["type"],
        },
        "Row": {
            "type": "object",
            "properties": {
                "type": {"enum": [1]},
                "components": {
                    "type": "array",
                    "items": {"oneOf": [{"$ref": "#/parts/Button"}, {"$ref": "#/parts/Row"}]},
                    "maxItems": 2,
                },
            },
        },
        "Types": {"oneOf": [{"const": 1}, {"const": 2}]},
        "Loose": {
            "anyOf": [
                {"type": "object", "required": ["a", "b"]},
                {"type": "object", "required": ["c"], "properties": {"c": {"type": "string"}}},
            ]
        },
    }
}


def judged(name: str, value: object) -> list[str]:
    schemas = Schemas(DOCUMENT)
    return [sentence(error) for error in schemas.errors({"$ref": f"#/parts/{name}"}, value)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Button", {"type": 2, "label": None, "unknown": 1}),
        ("Button", {"type": 2, "sku": None}),
        ("Button", {"type": 2, "sku": "12"}),
        ("Button", {"type": 2, "sku": 12}),
        ("Row", {"type": 1, "components": [{"type": 2}, {"type": 1, "components": []}]}),
        ("Types", 2),
        ("Loose", {"a": 1, "b": 2}),
        ("Loose", {"c": "x"}),
    ],
)
def test_valid_values_pass(name: str, value: object) -> None:
    assert judged(name, value) == []


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        (
            "Button",
            {"type": 2, "label": "too long"},
            "$.label: 'too long' is too long (maxLength 5)",
        ),
        ("Button", {"label": "x"}, "$: 'type' is a required property"),
        ("Button", {"type": 2, "sku": "x"}, "$.sku: 'x' does not match '^[0-9]+$'"),
        ("Button", {"type": 2, "sku": True}, "$.sku: True is not of type 'string'"),
        (
            "Row",
            {"type": 1, "components": [{"type": 1, "components": [{"type": 2, "label": 5}]}]},
            "$.components[0].components[0].label: 5 is not of type 'string', 'null'",
        ),
        (
            "Row",
            {"type": 1, "components": [{"type": 9}]},
            "$.components[0].type: 9 is none of [1, 2] here",
        ),
        (
            "Row",
            {"type": 1, "components": [{"type": []}]},
            "$.components[0].type: [] is none of [1, 2] here",
        ),
        ("Row", {"type": 1, "components": [{}]}, "$.components[0]: {} has no 'type'"),
        ("Row", {"type": 1, "components": ["x"]}, "$.components[0]: 'x' has no 'type'"),
        ("Types", 3, "$: 3 is none of [1, 2]"),
        ("Loose", {"c": 1}, "$.c: 1 is not of type 'string'"),
    ],
)
def test_an_invalid_value_is_named_with_its_path(name: str, value: object, said: str) -> None:
    assert judged(name, value) == [said]


def test_a_long_value_is_shortened_in_the_middle() -> None:
    (said,) = judged("Button", {"type": 2, "label": "a" * 1000})
    assert len(said) < 250
    assert said.startswith("$.label: 'aaa")
    assert said.endswith("is too long (maxLength 5)")


def test_a_value_can_be_checked_repeatedly() -> None:
    schemas = Schemas(DOCUMENT)
    button = {"$ref": "#/parts/Button"}
    assert [bool(list(schemas.errors(button, {"type": n}))) for n in (2, 1, 2)] == [
        False,
        True,
        False,
    ]
