"""Every foreseen end has a code of its own and a sentence in every language."""

import aiohttp
import discord
import pytest
from discord.ext.commands import ExtensionFailed

from bot.client import FAILURES
from bot.command_line.subcommands import SUBCOMMANDS, FileArgument
from bot.failures import DATABASE_CAUSES, CannotStart, ExitCode, brought_by, explain
from bot.i18n import LANGUAGES, words
from bot.i18n.direction import unmarked
from bot.storage.errors import (
    BadDatabaseUrl,
    Cause,
    DatabaseInUse,
    NewerSchema,
    OtherShape,
    StorageError,
    StorageUnavailable,
)

WORDLESS = {ExitCode.OK, ExitCode.USAGE, ExitCode.CUT_SHORT}
"""Nothing to say; said by argparse; said by the log, for the program is stuck."""

FACTS: dict[str, str | int] = {
    "folder": "/srv/contree",
    "port": "8765",
    **brought_by("postgresql"),
    "error": "KeyError",
    "variable": "CONTREE_DATABASE_URL",
    "file": "contree.backup",
    "refused": 3,
    "count": 3,
    "found": "JS",
    "why": "This game has another number of hands.",
    "number": 9,
    "kept": "data/contree.sqlite3.kept-20260504T120000Z",
    "reason": "password authentication failed",
    "database": "postgresql://contree@db/contree",
    "how": "lacks",
    "names": "problem_answers, challenges.way",
    "more": 3,
    "copy": "backups/contree-20260504T120000Z.sqlite3",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exit_code_has_a_sentence(language: str) -> None:
    for code in sorted(set(ExitCode) - WORDLESS):
        (sentence,) = CannotStart(code, **FACTS).sentences(words(language))
        # A Greek question ends in a semicolon; what is said in English stands between marks.
        assert unmarked(sentence).endswith((".", "?", "؟", ";", "»", "”")), code
        assert "\n" not in sentence, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subcommand_and_option_has_help(language: str) -> None:
    say = words(language)
    for command in SUBCOMMANDS:
        assert say(f"startup-command-{command.name}")
        if command.file is not FileArgument.NONE:
            assert say(f"startup-file-{command.name}")
        if command.switch:
            assert say(f"startup-{command.switch}-{command.name}")
        for option in command.options:
            about = say(f"startup-option-{option.name}", default=str(option.default))
            assert option.default is None or str(option.default) in about
            assert about


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (discord.LoginFailure("no"), ExitCode.REFUSED_TOKEN),
        (discord.PrivilegedIntentsRequired(None), ExitCode.MISSING_INTENT),
        (aiohttp.ClientConnectionError(), ExitCode.UNREACHABLE),
        (aiohttp.ConnectionTimeoutError(), ExitCode.UNREACHABLE),
        (NewerSchema(("0042",)), ExitCode.NEWER_DATABASE),
        (OtherShape((), ("games",)), ExitCode.OTHER_SHAPE),
        (BadDatabaseUrl("no"), ExitCode.BAD_SETTING),
        (StorageUnavailable(Cause.LOCKED), ExitCode.LOCKED_DATABASE),
        (DatabaseInUse(), ExitCode.SECOND_BOT),
        (StorageUnavailable(Cause.NO_DRIVER), ExitCode.MISSING_PACKAGE),
        (CannotStart(ExitCode.MISSING_TOKEN), ExitCode.MISSING_TOKEN),
    ],
    ids=lambda value: value.name if isinstance(value, ExitCode) else type(value).__name__,
)
def test_expected_errors_are_explained(error: Exception, code: ExitCode) -> None:
    failure = explain(error, FAILURES, folder="/srv/contree")
    assert failure is not None
    assert failure.code is code
    assert list(failure.sentences(words("en")))


def test_the_cause_of_a_wrapped_error_is_found() -> None:
    wrapped = ExtensionFailed("cogs.extension", RuntimeError("wrapped"))
    wrapped.__cause__ = RuntimeError("wrapped again")
    wrapped.__cause__.__cause__ = discord.LoginFailure("no")
    failure = explain(wrapped, FAILURES)
    assert failure is not None
    assert failure.code is ExitCode.REFUSED_TOKEN


@pytest.mark.parametrize("error", [KeyError("x"), RuntimeError("x"), StorageError("x")])
def test_other_errors_are_not_explained(error: Exception) -> None:
    assert explain(error, FAILURES) is None


def test_every_database_error_is_explained() -> None:
    assert set(DATABASE_CAUSES) == set(Cause)


def test_exit_codes_are_in_range() -> None:
    assert all(0 <= code < 126 for code in ExitCode)
