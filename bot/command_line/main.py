"""Read the command line, run a subcommand and return its exit code."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path

import structlog
from dotenv import dotenv_values

from bot.command_line.bad_settings import load_settings, unknown_settings
from bot.command_line.subcommands import SUBCOMMANDS, FileArgument
from bot.failures import CannotStart, ExitCode, explain
from bot.i18n import Words, language_of, words
from bot.installation import COMMAND, VERSION, own_command
from bot.monitoring.logs import configure_logs
from bot.process import switch_threads_often
from bot.settings import ENV_FILE
from engine.console import write_to_any_terminal

log = structlog.stdlib.get_logger(__name__)


def admin_language(environment: Mapping[str, str]) -> str:
    """The terminal's language, which the person who starts the bot reads; else English."""
    locales = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, locales), None), "en")


def command_line(say: Words) -> ArgumentParser:
    """The parser of the command line, with its help."""
    parser = ArgumentParser(prog=own_command(), description=say("startup-description"))
    about = say("startup-version")
    parser.add_argument("--version", action="version", version=f"contree {VERSION}", help=about)
    words_of_command = parser.add_subparsers(required=True, metavar=say("startup-metavar"))
    for command in SUBCOMMANDS:
        about = say(f"startup-command-{command.name}")
        sub = words_of_command.add_parser(command.name, help=about, description=about)
        sub.set_defaults(run=command.run, say=say)
        for option in command.options:
            about = say(f"startup-option-{option.name}", default=str(option.default))
            sub.add_argument(
                f"--{option.name}", type=option.read, default=option.default, help=about
            )
        if command.file is not FileArgument.NONE:
            about = say(f"startup-file-{command.name}")
            count = None if command.file is FileArgument.NEEDED else "?"
            metavar = say("startup-file")
            sub.add_argument("file", type=Path, nargs=count, metavar=metavar, help=about)
        if command.takes_deal:
            sub.add_argument("deal", metavar=say("startup-deal"), help=say("startup-deal-argument"))
        if command.takes_address:
            about = say("startup-address-argument")
            sub.add_argument("address", metavar=say("startup-address"), help=about)
        if command.switch:
            about = say(f"startup-{command.switch}-{command.name}")
            sub.add_argument(f"--{command.switch}", action="store_true", help=about)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; failures are explained on stderr."""
    switch_threads_often()
    write_to_any_terminal()
    say = words(admin_language(os.environ))
    chosen = command_line(say).parse_args(arguments)
    try:
        settings = load_settings()
        configure_logs(settings)
        os.environ[COMMAND] = settings.command  # it may stand in .env
        for unknown in unknown_settings({**dotenv_values(ENV_FILE), **os.environ}):
            sys.stderr.write(unknown.sentence(say) + "\n")
        try:
            return int(chosen.run(settings, chosen))
        except (CannotStart, BrokenPipeError):
            raise  # whoever reads the output may go: engine/console.py sees to it
        except Exception as error:
            # Imported here because a health check needs nothing of Discord's library.
            from bot.client import FAILURES

            port = str(getattr(chosen, "port", ""))
            foreseen = explain(error, FAILURES, folder=str(settings.data_dir), port=port)
            if foreseen is None:
                log.exception("unexpected error")
                raise CannotStart(ExitCode.BROKEN, error=type(error).__name__) from error
            log.debug("foreseen end", exc_info=error)
            raise foreseen from error
    except CannotStart as failure:
        for sentence in failure.sentences(say):
            sys.stderr.write(sentence + "\n")
        return failure.code
