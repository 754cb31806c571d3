"""Error 50035 as Discord words it: the faults of a body, nested as the body is."""

import re
from collections.abc import Iterable, Mapping

from simcord.backend.errors import BackendError

INVALID_FORM = 50035
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_PATH = re.compile(r"\$[\w.\[\]]*")
_LENGTH = re.compile(r"max(Length|Items)|min(Length|Items)|or fewer|at least")
_DUPLICATE = re.compile(r"custom_id .* is not unique")

Nested = dict[str, object]


def form_error(problems: Iterable[str]) -> Nested:
    """Make the answer from lines such as ``$.data.content: 'x' is too long (maxLength 2000)``."""
    errors: Nested = {}
    for problem in problems:
        where, _, what = problem.partition(": ")
        if not _PATH.fullmatch(where):
            where, what = "$", problem
        _put(errors, [name or index for name, index in _STEP.findall(where)], _fault_of(what))
    return {"code": INVALID_FORM, "message": "Invalid Form Body", "errors": errors}


def worded(error: BackendError, root: str = "$") -> Nested:
    """Word a refusal of SimCord's, which tells the faults of a body in one flat sentence."""
    if error.code != INVALID_FORM or error.errors is not None:
        return error.to_json()
    said = error.message.partition(": ")[2]
    return form_error([f"{root}.{said}" if said.startswith("components") else said])


def _fault_of(what: str) -> Mapping[str, object]:
    if _LENGTH.search(what):
        code = "BASE_TYPE_BAD_LENGTH"
    elif _DUPLICATE.search(what):
        code = "COMPONENT_CUSTOM_ID_DUPLICATED"
    else:
        code = "BASE_TYPE_INVALID"
    return {"code": code, "message": what}


def _put(errors: Nested, path: list[str], fault: Mapping[str, object]) -> None:
    node = errors
    for step in path:
        below = node.setdefault(step, {})
        assert isinstance(below, dict)
        node = below
    listed = node.setdefault("_errors", [])
    assert isinstance(listed, list)
    listed.append(fault)
