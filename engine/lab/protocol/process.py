"""An entrant of the arena that is another process, asked in lines of JSON."""

import os
import shlex
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Any

from engine.actions import Action
from engine.dealing import Chance
from engine.lab.protocol import VERSION
from engine.lab.protocol.messages import (
    Find,
    ProtocolError,
    act,
    hello,
    line_of,
    message_of,
)
from engine.notation.actions import written_action
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import PlayerView

PREFIX = "process:"

PATIENCE = 300.0
"""Seconds after which a silent player has failed; its first answer may wait for a compiler."""

MILLISECONDS = 1000.0
AT_ONCE = 1 << 16


class PlayerFailed(Exception):
    """A player in a process of its own did not answer as it must; says who and how."""


@dataclass(slots=True)
class ProcessPlayer:
    """The player that a command starts: one process, kept from deal to deal.

    ``options`` are the house rules that are played; ``find`` knows the games by their keys.
    """

    command: str
    options: Mapping[str, str] = field(default_factory=dict)
    find: Find = find_variant
    patience: float = PATIENCE
    _process: "_Process | None" = field(default=None, init=False, repr=False)
    _used: float = field(default=0.0, init=False, repr=False)

    def __call__(self, rules: RuleSet, luck: str) -> "_AtTable":
        """Sit down for a deal; ValueError unless its rules are those of ``options``."""
        if with_options(self.find(rules.key), self.options) != rules:
            raise ValueError(f"these rules are not {rules.key} with {dict(self.options)}")
        return _AtTable(self, luck)

    def reply(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; PlayerFailed when there is none."""
        try:
            if self._process is None:
                self._process = _Process(self.command)
                version = self._process.reply(hello(), self.patience).get("protocol")
                if version != VERSION:
                    raise ProtocolError(
                        f"it speaks version {version} of the protocol, not {VERSION}"
                    )
            started = monotonic()
            reply = self._process.reply(request, self.patience)
            if "error" in reply:
                raise ProtocolError(f"it says {reply['error']!r}")
        except ProtocolError as reason:
            self.close()
            raise PlayerFailed(f"{self.command}: {reason}") from reason
        told = reply.get("ms")
        if isinstance(told, int | float):
            self._used += told / MILLISECONDS
        else:
            self._used += monotonic() - started
        return reply

    def processor_time(self) -> float:
        """The seconds that it reported; if it reported none, those until it answered."""
        return self._used

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.end()
            self._process = None


@dataclass(frozen=True, slots=True)
class _AtTable:
    """The player in one deal, for both seats of a side."""

    player: ProcessPlayer
    luck: str

    def __call__(self, seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
        reply = self.player.reply(act(seen, rules, self.player.options, self.luck, limits.nodes))
        word, legal = reply.get("action"), seen.deal.legal if seen.deal else ()
        words = {written_action(action): action for action in legal}
        if word not in words:
            told = f"it answered {word!r}, but may do: {' '.join(words)}"
            raise PlayerFailed(f"{self.player.command}: {told}")
        return words[word]


class _Process:
    """A running command that answers each line with a line."""

    def __init__(self, command: str) -> None:
        try:
            # Ctrl-C is the arena's alone: the process ends when its input does.
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as reason:
            raise ProtocolError(f"it cannot be started: {reason}") from reason
        self._unread = b""

    def reply(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer to a request; ProtocolError when there is none."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line_of(request).encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None
        return message_of(self._line(monotonic() + patience))

    def end(self) -> None:
        """Close its input, and kill it."""
        self._process.kill()
        self._process.communicate()

    def _line(self, until: float) -> str:
        """The next line of its output; ProtocolError at this time of the monotonic clock."""
        # Read by hand: ``readline`` would wait for ever for the end of a line.
        assert self._process.stdout is not None
        with DefaultSelector() as selector:
            selector.register(self._process.stdout, EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, until - monotonic())):
                    raise ProtocolError("it did not answer in time")
                more = os.read(self._process.stdout.fileno(), AT_ONCE)
                if not more:
                    raise self._ended()
                self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode(errors="replace")

    def _ended(self) -> ProtocolError:
        code = self._process.wait()
        return ProtocolError(f"it ended with exit code {code} before it had answered")
