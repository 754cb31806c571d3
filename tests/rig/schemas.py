"""JSON Schema made quick and readable: a validator is built once, a union chooses by its tag."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from jsonschema import Draft202012Validator, ValidationError, validators
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

Schema = Mapping[str, object]
Errors = Iterator[ValidationError]

SHOWN = 160
REMEMBERED = 20_000


class Validator(Protocol):
    """A schema, ready to judge values."""

    def iter_errors(self, instance: object) -> Errors:
        """Yield what is wrong with a value."""


@dataclass(frozen=True, slots=True)
class Union:
    """The branches of a union, sorted by how one can be told from the others."""

    takes_null: bool
    constants: tuple[object, ...]
    tagged: Mapping[int, Schema]
    others: tuple[Schema, ...]


class Schemas:
    """The schemas of one document; `errors` judges a value by any of them."""

    def __init__(self, document: Mapping[str, object], *, snowflake: str = "SnowflakeType") -> None:
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._resolver = Registry().with_resource("", resource).resolver()
        self._snowflake = f"/{snowflake}"
        self._validators: dict[int, Validator] = {}
        self._references: dict[str, Schema] = {}
        self._unions: dict[int, Union] = {}
        self._sound = set[tuple[int, str]]()
        extend = cast("Callable[..., Callable[[Schema], Validator]]", validators.extend)
        self._build = extend(
            Draft202012Validator,
            {
                "$ref": self._follow,
                "allOf": self._all_of,
                "anyOf": self._choose,
                "oneOf": self._choose,
                "properties": self._properties,
                "items": self._items,
            },
        )

    def errors(self, schema: Schema, value: object) -> Errors:
        """Yield what is wrong with a value."""
        validator = self._validators.get(id(schema))
        if validator is None:
            validator = self._validators[id(schema)] = self._build(schema)
        return validator.iter_errors(value)

    def resolve(self, schema: Schema) -> Schema:
        """Follow a schema's reference, if it is one."""
        while isinstance(reference := schema.get("$ref"), str):
            schema = self._lookup(reference)
        return schema

    def _lookup(self, reference: str) -> Schema:
        found = self._references.get(reference)
        if found is None:
            found = self._references[reference] = self._resolver.lookup(reference).contents
        return found

    def _follow(self, _: Validator, reference: str, value: object, _schema: Schema) -> Errors:
        # discord.py sends the ids of attachments, mentions and replies as numbers; Discord takes
        # them, its description wants strings.
        if reference.endswith(self._snowflake) and type(value) is int:
            value = str(value)
        yield from self.errors(self._lookup(reference), value)

    def _all_of(self, _: Validator, parts: Sequence[Schema], value: object, _s: Schema) -> Errors:
        for part in parts:
            yield from self.errors(part, value)

    def _properties(
        self, _: Validator, properties: Mapping[str, Schema], value: object, _schema: Schema
    ) -> Errors:
        if isinstance(value, dict):
            for name in value:
                if name in properties:
                    yield from self._below(name, properties[name], value[name])

    def _items(self, _: Validator, items: Schema, value: object, _schema: Schema) -> Errors:
        if isinstance(value, list):
            for index, item in enumerate(value):
                yield from self._below(index, items, item)

    def _below(self, key: str | int, schema: Schema, value: object) -> Errors:
        for error in self.errors(schema, value):
            error.path.appendleft(key)
            yield error

    def _choose(self, _: Validator, branches: list[Schema], value: object, _s: Schema) -> Errors:
        union = self._unions.get(id(branches))
        if union is None:
            union = self._unions[id(branches)] = self._sorted(branches)
        if value is None and union.takes_null:
            return
        if union.constants:
            if value not in union.constants:
                yield ValidationError(f"{value!r} is none of {list(union.constants)}")
        elif union.tagged and not union.others:
            yield from self._by_tag(union.tagged, value)
        else:
            yield from self._nearest((*union.others, *union.tagged.values()), value)

    def _by_tag(self, tagged: Mapping[int, Schema], value: object) -> Errors:
        tag = value.get("type") if isinstance(value, dict) else None
        if tag is None:
            yield ValidationError(f"{value!r} has no 'type'")
        elif isinstance(tag, int) and tag in tagged:
            yield from self._known(tagged[tag], value)
        else:
            yield ValidationError(f"{tag!r} is none of {sorted(tagged)} here", path=["type"])

    def _known(self, schema: Schema, value: object) -> Errors:
        # Most buttons and texts of a message stood on the one before: they are judged once.
        key = id(schema), repr(value)
        if key in self._sound:
            return
        found = list(self.errors(schema, value))
        yield from found
        if not found and len(self._sound) < REMEMBERED:
            self._sound.add(key)

    def _nearest(self, branches: Sequence[Schema], value: object) -> Errors:
        # Where no tag tells the branches apart, the one with the fewest complaints was meant.
        attempts = (list(self.errors(branch, value)) for branch in branches)
        yield from min(attempts, key=len, default=[])

    def _sorted(self, branches: Sequence[Schema]) -> Union:
        resolved = [self.resolve(branch) for branch in branches]
        pairs = list(zip(branches, resolved, strict=True))
        return Union(
            takes_null=any(_is_null(meant) for meant in resolved),
            constants=tuple(meant["const"] for meant in resolved if "const" in meant),
            tagged={tag: branch for branch, meant in pairs for tag in _tags(meant)},
            others=tuple(b for b, meant in pairs if not _tags(meant) and not _is_null(meant)),
        )


def _is_null(branch: Schema) -> bool:
    return branch.get("type") == "null"


def _tags(branch: Schema) -> tuple[int, ...]:
    properties = branch.get("properties")
    tag = properties.get("type") if isinstance(properties, dict) else None
    return tuple(tag.get("enum", ())) if isinstance(tag, dict) else ()


def sentence(error: ValidationError, root: str = "$") -> str:
    """Write an error on one line: where, then what."""
    what = error.message
    if len(what) > SHOWN:
        what = f"{what[: SHOWN // 2]} … {what[-SHOWN // 2 :]}"
    limit = f" ({error.validator} {error.validator_value})" if _is_limit(error) else ""
    return f"{root}{error.json_path[1:]}: {what}{limit}"


def _is_limit(error: ValidationError) -> bool:
    return str(error.validator).startswith(("min", "max"))
