"""Discord's official OpenAPI description as a judge of the requests that the bot makes."""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self, cast

from tests.rig.schemas import Schema, Schemas, sentence

VARIABLE = "DISCORD_OPENAPI"
WITHOUT = f"{VARIABLE} does not name Discord's OpenAPI description: request bodies go unchecked"

# discord.py 2.7.1 knows these; Discord does not describe them, so nothing can be checked.
UNDESCRIBED = (
    "DELETE /guilds/{guild_id}",
    "GET /applications/{application_id}/skus",
    "PATCH /guilds/{guild_id}/integrations/{integration_id}",
    "PATCH /guilds/{guild_id}/vanity-url",
    "POST /auth/logout",
    "POST /guilds",
    "POST /guilds/templates/{code}",
    "POST /guilds/{guild_id}/integrations",
    "POST /guilds/{guild_id}/integrations/{integration_id}/sync",
    "POST /guilds/{guild_id}/mfa",
    "POST /users/{user_id}/channels",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One route of Discord's, and what it takes."""

    method: str
    template: tuple[str, ...]
    body: Schema | None
    needs_body: bool
    query: Mapping[str, Schema]
    places: Mapping[str, Schema]

    @property
    def literals(self) -> int:
        """How many parts of the path are fixed."""
        return sum(not _is_place(part) for part in self.template)


class Description:
    """What Discord says that it accepts."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self._schemas = Schemas(document)
        self._operations: dict[tuple[str, int], list[Operation]] = {}
        for operation in _operations(document):
            key = operation.method, len(operation.template)
            self._operations.setdefault(key, []).append(operation)

    @classmethod
    def load(cls, environ: Mapping[str, str] = os.environ) -> Self | None:
        """Read the description that the environment names, if it names one."""
        name = environ.get(VARIABLE)
        return cls(json.loads(Path(name).read_text(encoding="utf-8"))) if name else None

    def operation(self, method: str, path: str) -> Operation | None:
        """Find the route that a request takes."""
        parts = _parts(path)
        fitting = [
            operation
            for operation in self._operations.get((method, len(parts)), ())
            if _fits(operation.template, parts)
        ]
        return max(fitting, key=lambda operation: operation.literals, default=None)

    def problems(
        self,
        method: str,
        path: str,
        body: object = None,
        query: Mapping[str, object] | None = None,
    ) -> list[str]:
        """List what Discord's description does not allow in a request, one line each."""
        operation = self.operation(method, path)
        if operation is None:
            return [_unknown(method, path)]
        return [
            *self._misplaced(operation, _parts(path)),
            *self._misasked(operation, query or {}),
            *self._misbuilt(operation, body),
        ]

    def _misbuilt(self, operation: Operation, body: object) -> Iterator[str]:
        if operation.body is None:
            if body is not None:
                yield "$: this route takes no body"
        elif body is not None:
            for error in self._schemas.errors(operation.body, body):
                yield sentence(error)
        elif operation.needs_body:
            yield "$: this route needs a body"

    def _misplaced(self, operation: Operation, parts: tuple[str, ...]) -> Iterator[str]:
        for own, given in zip(operation.template, parts, strict=True):
            if _is_place(own) and own[1:-1] in operation.places:
                for error in self._schemas.errors(operation.places[own[1:-1]], given):
                    yield sentence(error, f"path.{own[1:-1]}")

    def _misasked(self, operation: Operation, query: Mapping[str, object]) -> Iterator[str]:
        for name, value in query.items():
            schema = operation.query.get(name)
            if schema is None:
                yield f"query.{name}: this route does not know it"
                continue
            meant = _meant(value, self._schemas.resolve(schema))
            for error in self._schemas.errors(schema, meant):
                yield sentence(error, f"query.{name}")


def _parts(path: str) -> tuple[str, ...]:
    return tuple(path.strip("/").split("/"))


def _is_place(part: str) -> bool:
    return part.startswith("{")


def _fits(template: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    return len(template) == len(parts) and all(
        _is_place(own) or own == given for own, given in zip(template, parts, strict=True)
    )


def _unknown(method: str, path: str) -> str:
    for route in UNDESCRIBED:
        own_method, _, template = route.partition(" ")
        if own_method == method and _fits(_parts(template), _parts(path)):
            return "discord.py has this route, Discord's description has not: unchecked"
    return "Discord's description has no such route"


def _meant(value: object, schema: Schema) -> object:
    """Read a value of a query string as the type that it stands for."""
    text = str(value).lower()
    match schema.get("type"):
        case "boolean" if text in {"1", "true"}:
            return True
        case "boolean" if text in {"0", "false"}:
            return False
        case "integer" if text.isdecimal():
            return int(text)
        case "string":
            return str(value)
        case "array" if not isinstance(value, list):
            return [value]
        case _:
            return value


def _operations(document: Mapping[str, object]) -> Iterator[Operation]:
    paths = cast("Mapping[str, Mapping[str, object]]", document["paths"])
    for path, item in paths.items():
        shared = cast("list[Schema]", item.get("parameters", []))
        for method, described in item.items():
            if isinstance(described, dict) and "responses" in described:
                yield _operation(method.upper(), path, described, shared)


def _operation(
    method: str, path: str, described: Mapping[str, object], shared: list[Schema]
) -> Operation:
    parameters = [*shared, *cast("list[Schema]", described.get("parameters", []))]
    request = cast("Mapping[str, object]", described.get("requestBody", {}))
    content = cast("Mapping[str, Mapping[str, Schema]]", request.get("content", {}))
    return Operation(
        method=method,
        template=_parts(path),
        # A route that takes forms alone is known, its body is not judged.
        body=content.get("application/json", {}).get("schema", {}) if content else None,
        needs_body=bool(request.get("required", False)),
        query=_named(parameters, "query"),
        places=_named(parameters, "path"),
    )


def _named(parameters: list[Schema], where: str) -> dict[str, Schema]:
    return {
        cast("str", parameter["name"]): cast("Schema", parameter["schema"])
        for parameter in parameters
        if parameter.get("in") == where
    }
