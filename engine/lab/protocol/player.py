"""``python -m engine player``: a computer player that answers an arena in another process."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, TextIO

from engine.actions import Action
from engine.dealing import Chance
from engine.lab.protocol import VERSION
from engine.lab.protocol.messages import (
    Find,
    ProtocolError,
    ProtocolRequest,
    line_of,
    message_of,
    with_house_rules,
)
from engine.lab.protocol.views import JsonObject, read_view
from engine.notation.actions import written_action
from engine.players import Level, choose
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView

MILLISECONDS = 1000.0


@dataclass(slots=True)
class Answers:
    """The replies of a player; ``chooses`` finds its actions, ``find`` knows the games by key."""

    name: str
    chooses: Callable[[PlayerView, RuleSet, Chance, Limits], Action]
    find: Find
    _deal: str | None = field(default=None, init=False)
    _luck: Random = field(default_factory=Random, init=False)

    def reply(self, line: str) -> dict[str, Any]:
        """The answer to a line; an error in words if there is none."""
        try:
            request = message_of(line)
            match request.get("type"):
                case ProtocolRequest.HELLO:
                    return {"protocol": VERSION, "name": self.name}
                case ProtocolRequest.ACT:
                    return self._act(request)
                case other:
                    raise ProtocolError(f"there is no request {other!r}")
        except ProtocolError as reason:
            return {"error": str(reason)}

    def _act(self, request: JsonObject) -> dict[str, Any]:
        try:
            rules = with_house_rules(self.find(request["rules"]), request["options"])
            seen = read_view(rules, request["view"])
            deal, limits = str(request["luck"]), Limits(nodes=request["nodes"])
        except (LookupError, TypeError, ValueError) as reason:
            told = f"{type(reason).__name__} {reason}"
            raise ProtocolError(f"this request cannot be read: {told}") from reason
        # A new deal has dice of its own; within one they go on, as in this process.
        if deal != self._deal:
            self._deal, self._luck = deal, Random(deal)
        # CPU time: other programs of the machine do not count.
        started = process_time()
        action = self.chooses(seen, rules, self._luck, limits)
        spent = MILLISECONDS * (process_time() - started)
        return {"action": written_action(action), "ms": round(spent, 3)}


def answer(answers: Answers, requests: Iterable[str], replies: TextIO) -> None:
    """Answer line by line until there are no more."""
    for line in requests:
        replies.write(line_of(answers.reply(line)))
        # The arena waits for this line.
        replies.flush()


def take_options(word: ArgumentParser, find: Find) -> None:
    """Teach the word ``player`` its options."""
    word.add_argument("--level", choices=Level, default=Level.EXPERT, type=Level, help="who plays")
    word.add_argument(
        "--convention",
        choices=Convention,
        default=Convention.DIALOGUE,
        type=Convention,
        help="how it speaks in the auction",
    )
    word.set_defaults(run=lambda chosen: _play(chosen, find))


def _play(chosen: Namespace, find: Find) -> int:
    level: Level = chosen.level
    understanding = Understanding(chosen.convention)

    def chooses(seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
        return choose(level, seen, rules, luck, limits, understanding)

    answer(Answers(str(level), chooses, find), sys.stdin, sys.stdout)
    return 0
