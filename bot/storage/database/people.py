"""What a column says of people: what is told, counted and erased of them follows from it.

A column is marked in the schema, with ``info=``. Where a person cannot stand it says so by itself:
moments, flags, fractions, numbers that are no ids, words of a list, servers, and what refers to
another row.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import sqlalchemy
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    type_coerce,
)
from sqlalchemy.types import TypeEngine

from bot.storage.database.columns import Boolean, JsonText, ReadColumn

_MARK = "people"

SERVER = "guild_id"
"""The name of every column that says of which server a row is."""


class PersonRole(StrEnum):
    """What becomes of a column when the person in it is erased."""

    OWN = "own"
    """The row is theirs: it is deleted."""
    STAND_IN = "stand-in"
    """A stand-in takes their place, in a game that others have played too."""
    UNNAMED = "unnamed"
    """The row stays, without their name."""
    IN_TEXT = "in-text"
    """A text that people wrote: where it mentions them, the mention is replaced."""
    KEPT = "kept"
    """Nobody stands there who is not erased."""


@dataclass(frozen=True, slots=True)
class PersonMark:
    """What a column says of people; without a role it is about nobody.

    ``told`` is the part of an export with the rows in which a person stands, ``counted`` the
    sentence of the privacy page that counts them. What is ``silent`` is in no export.
    """

    role: PersonRole | None = None
    told: str = ""
    counted: str = ""
    silent: bool = False


def person(role: PersonRole, told: str = "", counted: str = "") -> dict[str, PersonMark]:
    """Marks a column in which people stand."""
    return {_MARK: PersonMark(role, told, counted, silent=role is PersonRole.UNNAMED)}


def nobody() -> dict[str, PersonMark]:
    """Marks a column in which no person stands, though an id would fit."""
    return {_MARK: PersonMark()}


def untold() -> dict[str, PersonMark]:
    """Marks a column about nobody that says nothing to somebody who exports their data."""
    return {_MARK: PersonMark(silent=True)}


def mark_of(column: Column[Any]) -> PersonMark | None:
    """The mark of a column; None where it lacks one."""
    mark: PersonMark | None = column.info.get(_MARK)
    if mark is not None or _may_be_a_person(column):
        return mark
    is_number_of_a_row = column.name == "id" or any(
        k.column.name == "id" for k in column.foreign_keys
    )
    return PersonMark(silent=is_number_of_a_row)


def _may_be_a_person(column: Column[Any]) -> bool:
    """Whether the id of a person fits: as a large number, as a key, within a text."""
    is_word = isinstance(column.type, ReadColumn) and not isinstance(column.type, JsonText)
    if is_word or column.foreign_keys or column.name == SERVER:
        return False
    is_key = column.name.endswith("_id")
    kind = stored_type(column)
    return isinstance(kind, BigInteger | Text | LargeBinary) or (
        isinstance(kind, Integer) and is_key
    )


def person_columns(metadata: MetaData) -> Iterator[tuple[Column[Any], PersonMark]]:
    """The columns in which people stand, in the order of the schema."""
    for table in metadata.tables.values():
        for column in table.c:
            mark = mark_of(column)
            if mark is not None and mark.role is not None:
                yield column, mark


def columns_of(metadata: MetaData, role: PersonRole) -> tuple[Column[Any], ...]:
    """The columns in which people stand in this role."""
    return tuple(column for column, mark in person_columns(metadata) if mark.role is role)


def told_columns(table: Table) -> list[ColumnElement[Any]]:
    """What an export tells of the rows of a table, as it is stored."""
    return [as_stored(each) for each in table.c if not (mark_of(each) or PersonMark()).silent]


def as_stored(column: Column[Any]) -> ColumnElement[Any]:
    """A column as the database has it, whatever type of the bot's own reads it; but a moment."""
    return type_coerce(column, stored_type(column)).label(column.name)


def stored_type(column: Column[Any]) -> TypeEngine[Any]:
    """The type that the database has for a column, or the bot's own of moments."""
    kind = column.type
    if isinstance(kind, Boolean):
        return sqlalchemy.Boolean()
    if not isinstance(kind, ReadColumn):
        return kind
    own: TypeEngine[Any] = kind.impl_instance
    return own
