"""Limits of messages across fields, which no other judge checks."""

import pytest

from tests.rig.message_limits import broken_message_limits


def button(number: int, **fields: object) -> dict[str, object]:
    return {
        "type": 2,
        "style": 1,
        "custom_id": f"b1:{number}",
        "label": "V",
        "id": number,
        **fields,
    }


def select(**fields: object) -> dict[str, object]:
    options = [{"label": "80", "value": "80"}, {"label": "90", "value": "90"}]
    return {"type": 3, "custom_id": "b1:bid", "id": 9, "options": options, **fields}


def row(*components: object) -> dict[str, object]:
    return {"type": 1, "components": list(components)}


def text(length: int) -> dict[str, object]:
    return {"type": 10, "content": "x" * length}


@pytest.mark.parametrize(
    "components",
    [
        [],
        [{"type": 17, "components": [text(4000), row(button(1), button(2)), row(select())]}],
        [
            {
                "type": 9,
                "components": [text(1)],
                "accessory": button(1, label=None, emoji={"id": "1"}),
            }
        ],
        [
            row(
                {"type": 2, "style": 6, "sku_id": "1"},
                {"type": 2, "style": 5, "url": "u", "label": "x"},
            )
        ],
        [row(select(max_values=2))],
        [text(1)] * 40,
    ],
)
def test_valid_messages_pass(components: list[object]) -> None:
    assert broken_message_limits({"components": components}) == []
    assert broken_message_limits({"type": 4, "data": {"components": components}}) == []


@pytest.mark.parametrize("body", [None, [], "x", {}, {"type": 6}, {"type": 4, "data": None}])
def test_messages_without_components_pass(body: object) -> None:
    assert broken_message_limits(body) == []


@pytest.mark.parametrize(
    ("components", "said"),
    [
        (
            [row(button(1, label=""))],
            "$.data.components[0].components[0]: a button with neither label nor emoji",
        ),
        (
            [row(select(max_values=3))],
            "$.data.components[0].components[0]: max_values is 3, but there are 2 options",
        ),
        ([text(1)] * 41, "$: 41 components, more than 40"),
        ([row(*[text(1)] * 5)] * 7, "$: 42 components, more than 40"),
        (
            [{"type": 17, "components": [text(2000)]}, text(2001)],
            "$: 4001 characters of text, more than 4000",
        ),
        (
            [{"type": 9, "components": [], "accessory": button(1, id=None)}],
            "$.data.components[0].accessory: a control without an id"
            " (a press would find it by its place)",
        ),
        ([row(button(1), button(1))], "$: the id 1 is used 2 times"),
        ([{**row(button(4)), "id": 4}], "$: the id 4 is used 2 times"),
    ],
)
def test_a_violated_limit_is_named(components: list[object], said: str) -> None:
    assert broken_message_limits({"type": 4, "data": {"components": components}}) == [said]


def test_a_modal_finds_its_fields_by_name_without_ids() -> None:
    field = {"type": 18, "label": "x", "component": select(id=None, max_values=3)}
    body = {"type": 9, "data": {"components": [field]}}
    assert broken_message_limits(body) == [
        "$.data.components[0].component: max_values is 3, but there are 2 options"
    ]
