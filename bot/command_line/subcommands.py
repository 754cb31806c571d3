"""The subcommands of ``contree``, one function each."""

# The functions import what they need when called: a health check every half minute must not load
# discord.py, and production has no SimCord.

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import TYPE_CHECKING

from bot.failures import CannotStart, ExitCode, brought_by
from bot.monitoring.heartbeat import is_alive
from bot.monitoring.logs import configure_logs
from bot.process import prepare_folder
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.i18n import Words


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option, a number unless ``read`` reads it; its help is ``startup-option-<name>``."""

    name: str
    default: object
    read: Callable[[str], object] = int


class FileArgument(Enum):
    """Whether a subcommand takes a file; its help is ``startup-file-<command>``."""

    NONE = auto()
    OPTIONAL = auto()
    NEEDED = auto()


@dataclass(frozen=True, slots=True)
class Subcommand:
    """A subcommand; its help is ``startup-command-<name>``.

    With ``takes_deal`` it takes a deal in notation, with ``takes_address`` the address of a
    database. A switch such as ``--force`` has its help in ``startup-<switch>-<name>``.
    """

    name: str
    run: Callable[[Settings, Namespace], int]
    options: tuple[CommandOption, ...] = ()
    file: FileArgument = FileArgument.NONE
    takes_deal: bool = False
    takes_address: bool = False
    switch: str | None = None


def run(settings: Settings, chosen: Namespace) -> int:
    """Run the bot on Discord until it is told to stop. CannotStart without a token."""
    if settings.discord_token is None:
        raise CannotStart(ExitCode.MISSING_TOKEN)
    prepare_folder(settings.data_dir)

    from bot.app import create_bot, tell_start
    from bot.process import GRACE_SECONDS, force_exit_after, serve
    from bot.storage.database.lock import run_alone

    def compiling() -> None:
        sys.stderr.write(chosen.say("startup-experts-compile") + "\n")

    token = settings.discord_token.get_secret_value()

    async def work() -> None:
        await tell_start(settings)
        await serve(lambda: create_bot(settings, compiling=compiling), token)

    asyncio.run(
        run_alone(
            settings.database_url,
            work,
            on_lost=lambda: force_exit_after(GRACE_SECONDS, ExitCode.SECOND_BOT),
            shared=settings.shards is not None,
        )
    )
    return ExitCode.OK


def demo(settings: Settings, chosen: Namespace) -> int:
    """Run the demo in a browser, without Discord. CannotStart if the package for it is missing."""
    # The visitor reads this terminal for an address: log errors only.
    if "log_level" not in settings.model_fields_set:
        configure_logs(settings.model_copy(update={"log_level": "error"}))
    try:
        from bot.demo.demo import main
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise CannotStart(ExitCode.MISSING_PACKAGE, **brought_by("demo")) from error
    return main(settings, chosen.port, chosen.say)


def rebuild(settings: Settings, chosen: Namespace) -> int:
    """Recompute all results from the logs of the tables.

    CannotStart while the bot runs, or if the log of a table is damaged.
    """
    from bot.backups import require_no_loss
    from bot.command_line.backup_commands import display_of
    from bot.storage.database.database import Database
    from bot.storage.database.lock import run_alone
    from bot.storage.errors import DatabaseInUse
    from bot.storage.results.outcomes import results_of
    from bot.storage.results.rebuild import Rebuilt
    from bot.storage.results.rebuild import rebuild as rebuild_results

    async def work() -> Rebuilt:
        # A lost database would be rebuilt as an empty one.
        require_no_loss(settings)
        database = await Database.open(settings.database_url)
        try:
            return await rebuild_results(database, results_of)
        finally:
            await database.close()

    prepare_folder(settings.data_dir)
    try:
        rebuilt = asyncio.run(run_alone(settings.database_url, work))
    except DatabaseInUse as error:
        raise CannotStart(ExitCode.BOT_RUNNING, file=display_of(settings)) from error
    say: Words = chosen.say
    sys.stdout.write(say("startup-rebuilt", games=rebuilt.games) + "\n")
    if rebuilt.broken:
        tables = say.every(map(str, rebuilt.broken))
        count = len(rebuilt.broken)
        sys.stdout.write(say("startup-not-rebuilt", tables=tables, count=count) + "\n")
        raise CannotStart(ExitCode.DAMAGED, file=display_of(settings))
    return ExitCode.OK


def healthy(settings: Settings, _chosen: Namespace) -> int:
    """CannotStart unless the running bot's heartbeat is recent."""
    if is_alive(settings.data_dir, time.time()):
        return ExitCode.OK
    raise CannotStart(ExitCode.UNHEALTHY, folder=str(settings.data_dir))


def backup(settings: Settings, chosen: Namespace) -> int:
    """Copy the database to a file; the bot may be running."""
    from bot.command_line import backup_commands

    return backup_commands.backup(settings, chosen)


def check(settings: Settings, chosen: Namespace) -> int:
    """Check a backup, or the bot's own database, without changing it."""
    from bot.command_line import backup_commands

    return backup_commands.check(settings, chosen)


def restore(settings: Settings, chosen: Namespace) -> int:
    """Check a backup and replace the database with it; the bot must not be running."""
    prepare_folder(settings.data_dir)

    from bot.command_line import backup_commands

    return backup_commands.restore(settings, chosen)


def move(settings: Settings, chosen: Namespace) -> int:
    """Move the database to a server of PostgreSQL; the bot must not be running."""
    from bot.command_line import backup_commands

    return backup_commands.move(settings, chosen)


def sync(settings: Settings, chosen: Namespace) -> int:
    """Bring the card emojis at Discord up to date.

    CannotStart without a token, or if Discord refused any.
    """
    if settings.discord_token is None:
        raise CannotStart(ExitCode.MISSING_TOKEN)

    from bot.client import use_api_address
    from bot.discord_api.application_emojis import EmojiProgress
    from bot.discord_api.application_emojis import sync as sync_shelf

    say: Words = chosen.say

    def tell(progress: EmojiProgress) -> None:
        if sys.stderr.isatty():
            done, steps = progress.steps
            end = "\n" if done == steps else ""
            sys.stderr.write("\r" + say("startup-syncing", done=done, steps=steps) + end)
            sys.stderr.flush()

    if settings.discord_api:
        use_api_address(settings.discord_api)
    token = settings.discord_token.get_secret_value()
    end = asyncio.run(sync_shelf(token, tell))
    told = say("startup-synced", wanted=end.wanted, put=end.put, removed=end.removed)
    sys.stdout.write(told + "\n")
    if not end.done:
        raise CannotStart(ExitCode.EMOJIS_REFUSED, refused=end.refused)
    return ExitCode.OK


def doctor(settings: Settings, chosen: Namespace) -> int:
    """Examine the set-up and print a line for each finding; CannotStart if a check fails."""
    # What is wrong stands in the lines: log errors only.
    if "log_level" not in settings.model_fields_set:
        configure_logs(settings.model_copy(update={"log_level": "error"}))

    from bot.command_line.doctor import CheckVerdict, examine

    say: Words = chosen.say

    async def look() -> int:
        failed = 0
        async for finding in examine(settings):
            sentence = say(finding.key, **dict(finding.facts))
            sys.stdout.write(f"{finding.verdict:<4}  {sentence}\n")
            sys.stdout.flush()
            failed += finding.verdict is CheckVerdict.FAIL
        return failed

    if failed := asyncio.run(look()):
        raise CannotStart(ExitCode.FAULTY_SETUP, count=failed)
    return ExitCode.OK


def explain(_settings: Settings, chosen: Namespace) -> int:
    """Print what an expert would do in a deal, and why."""
    from bot.command_line.explain import run as explain_deal

    return explain_deal(chosen)


def days(_settings: Settings, chosen: Namespace) -> int:
    """Choose deals of the day as the bot does, one per line; nothing is kept, dry run or not."""
    from bot.shared_plays.rehearsal import rehearse

    rehearse(vars(chosen)["from"], chosen.count, chosen.say)
    return ExitCode.OK


def problems(settings: Settings, _chosen: Namespace) -> int:
    """Print people's reports of problems, one per line; reported or not, nothing else."""
    from bot.problems import problem_at
    from bot.storage.database.database import Database
    from bot.storage.problems import reports

    async def read() -> None:
        database = await Database.open(settings.database_url)
        try:
            for each in await database.read(reports):
                problem = problem_at(each.place)
                deal = "" if problem is None else problem.deal
                told = (
                    each.place.code,
                    str(each.place.number),
                    each.answer,
                    each.report or "",
                    deal,
                )
                sys.stdout.write("\t".join(told) + "\n")
        finally:
            await database.close()

    prepare_folder(settings.data_dir)
    asyncio.run(read())
    return ExitCode.OK


SUBCOMMANDS = (
    Subcommand("run", run),
    Subcommand("demo", demo, (CommandOption("port", 8765),)),
    Subcommand("rebuild", rebuild),
    Subcommand("sync", sync),
    Subcommand("healthy", healthy),
    Subcommand("doctor", doctor),
    Subcommand("backup", backup, file=FileArgument.NEEDED, switch="force"),
    Subcommand("check", check, file=FileArgument.OPTIONAL),
    Subcommand("restore", restore, file=FileArgument.NEEDED, switch="force"),
    Subcommand("move", move, takes_address=True),
    Subcommand(
        "days",
        days,
        (CommandOption("from", date(2026, 1, 1), date.fromisoformat), CommandOption("count", 7)),
        switch="dry-run",
    ),
    Subcommand("problems", problems, switch="reported"),
    Subcommand("explain", explain, (CommandOption("at", None),), takes_deal=True),
)
