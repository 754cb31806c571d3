"""The messages of each language, parsed once for all tests that look at how they are written."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.i18n.catalogue import sources


@cache
def patterns(language: str) -> Mapping[str, ast.Pattern]:
    """The pattern of each message that a language has in its own files, by key."""
    parsed = (FluentParser().parse(source) for source in sources(language).values())
    return {
        entry.id.name: entry.value
        for resource in parsed
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value
    }
