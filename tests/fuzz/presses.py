"""What people press at random: what is there, what was there, what is another's, what never was."""

import string
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from simcord.backend.models import Message

from cogs.features import press_handlers
from cogs.ui.ids import PREFIX
from tests.wire.people import Control, WirePerson, controls_of

SEEN = 400
LETTERS = string.ascii_letters + string.digits + ":-_ é♥\n"
ARGUMENTS = ("", "JH", "80S", "capotH", "1", "2", "north", "9" * 40, "1-1", "JH-say", "target")
LONGEST = 100


class Kind(StrEnum):
    """A way of pressing."""

    OWN = "what stands on one's own messages"
    TWICE = "the same, twice at once"
    OTHERS = "what stands on somebody else's message"
    STALE = "what stood somewhere before"
    ALTERED = "an altered custom_id"
    MALFORMED = "nonsense"
    CHOSEN = "a value that no menu has"
    TYPED = "a window that nobody opened"


WEIGHTS = {
    Kind.OWN: 40,
    Kind.TWICE: 12,
    Kind.OTHERS: 14,
    Kind.STALE: 14,
    Kind.ALTERED: 10,
    Kind.MALFORMED: 4,
    Kind.CHOSEN: 4,
    Kind.TYPED: 2,
}

RARE = frozenset(
    {"stop", "cancel", "kick", "leave", "ask-leave", "pause", "reset-options", "settings-reset"}
)
"""What would keep most games from going on, were it pressed as often as the rest."""
RARELY = 0.03

NEVER = frozenset({"privacy-erase"})
"""What makes a log tell something else than its open table: it has stand-ins of those erased."""


@dataclass
class Presses:
    """Chooses presses; the same rng on the same messages chooses the same."""

    rng: Random
    _seen: deque[str] = field(default_factory=lambda: deque(maxlen=SEEN))

    def kind(self) -> Kind:
        """How somebody presses next."""
        return self.rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]

    def own(self, person: WirePerson) -> tuple[Message, Control] | None:
        """A control that stands before this person."""
        found = [*_controls(person.public()[-1:]), *_controls(person.private()[-3:])]
        return self._chosen(found)

    def others(self, person: WirePerson) -> tuple[Message, Control] | None:
        """A control on a private message of somebody else."""
        listed = person.world.messages[person.channel.id].values()
        found = [m for m in listed if m.is_ephemeral and not m.visible_to(person.id)]
        return self._chosen([*_controls(found[-6:])])

    def stale(self) -> str:
        """The id of a control that was drawn once, anywhere."""
        return self.rng.choice(self._seen) if self._seen else self.nonsense()

    def altered(self) -> str:
        """An id of our form in which something is something else."""
        verbs = [verb for verb in press_handlers() if verb not in NEVER]
        parts = [PREFIX, self.rng.choice(verbs), "1", "1", ""]
        if self._seen and self.rng.random() < 0.7:
            drawn = self.rng.choice(self._seen).split(":")
            parts = drawn if len(drawn) == len(parts) else parts
        place = self.rng.randrange(1, len(parts))
        parts[place] = self.rng.choice(
            {
                1: verbs,
                2: ["0", "1", "2", "3", "4", "zz", "z" * 12],
                3: ["0", "1", "5", "zz", "z" * 12, ""],
                4: [*ARGUMENTS, self.nonsense()],
            }[place]
        )
        return ":".join(parts)[:LONGEST]

    def nonsense(self) -> str:
        """Any text that Discord lets through as an id."""
        length = self.rng.randint(1, LONGEST)
        return "".join(self.rng.choices(LETTERS, k=length))

    def value(self) -> str:
        """A value for a menu or a line of text."""
        return self.rng.choice([*ARGUMENTS[1:], "-80", "2000", self.nonsense()])

    def _chosen(self, found: list[tuple[Message, Control]]) -> tuple[Message, Control] | None:
        found = [(message, control) for message, control in found if control.verb not in NEVER]
        self._seen.extend(control.custom_id.text for _, control in found)
        bearable = [
            (message, control)
            for message, control in found
            if control.verb not in RARE or self.rng.random() < RARELY
        ]
        return self.rng.choice(bearable) if bearable else None


def _controls(messages: list[Message]) -> Iterator[tuple[Message, Control]]:
    for message in messages:
        for control in controls_of(message):
            yield message, control
