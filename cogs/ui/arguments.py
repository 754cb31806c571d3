"""Arguments of controls, written and read back.

Nothing of it is trusted: another version may have drawn the control. TableRefused if it names
nothing that this version offers.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeVar, cast

from discord import ui

from bot.client import Interaction
from bot.i18n import Words
from bot.rulebook.options import option_name
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.control import Pressable
from cogs.ui.ids import LARGEST
from cogs.ui.replies import Refused
from engine.options import Option
from engine.seats import Seat

E = TypeVar("E", bound=StrEnum)

LONGEST = len(str(LARGEST))

BREAK = "-"
"""Between the words of an argument."""


def joined(*words: object) -> str:
    """An argument of these words; an empty one at the end is left out."""
    return BREAK.join(filter(None, map(str, words)))


def one_of(offered: type[E], written: str) -> E:
    """The choice of a menu; TableRefused if it is none of these."""
    try:
        return offered(written)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


def chose(written: str, this: str, other: str) -> bool:
    """Whether the first of two words was chosen, and not the other.

    STALE_PRESS if it was neither.
    """
    if written not in (this, other):
        raise TableRefused(TableRefusal.STALE_PRESS)
    return written == this


def seat_named(written: str) -> Seat:
    """The seat of this name. STALE_PRESS if there is none."""
    try:
        return Seat[written.upper()]
    except KeyError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


def number(written: str) -> int:
    """A number that Discord or a database could have given. STALE_PRESS for anything else."""
    # ``isdecimal`` accepts the digits of other scripts; ``int`` raises for thousands of them.
    digits = written.isascii() and written.isdecimal() and len(written) <= LONGEST
    if not digits or int(written) > LARGEST:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return int(written)


def typed_number(written: str) -> str:
    """A typed number as the house rules take it: « 2 000 » is 2000, « ٩٠ » is 90.

    Any other text only loses the blanks around it.
    """
    together = "".join(written.split())
    return str(int(together)) if together.isdecimal() else written.strip()


FIELD = "number"
"""The line that is typed: a window asked for one number when it got its name."""

LONGEST_NUMBER = 20
"""The most characters of a typed number, with blanks between its digits."""

LONGEST_TEXT = 1000
"""The most characters read of a text; windows and commands allow no longer one."""

LIFE_SECONDS = 15 * 60
"""The seconds that Discord's library remembers a window; the answer is read without it."""


def number_modal(
    control: Pressable, option: Option, bounds: tuple[int, int], say: Words
) -> ui.Modal:
    """A window with one line, for a number within these bounds; the control takes the answer."""
    least, most = bounds
    label = say("house-bounds", least=least, most=most)
    return line_modal(control, option_name(option.name, say), label, LONGEST_NUMBER)


def line_modal(control: Pressable, heading: str, label: str, longest: int) -> ui.Modal:
    """A window with one line of at most ``longest`` characters; the control takes the answer."""
    modal = ui.Modal(title=heading, custom_id=str(control.id), timeout=LIFE_SECONDS)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=FIELD, max_length=longest)
    modal.add_item(ui.Label(text=label, component=line))
    return modal


def every_choice(interaction: Interaction) -> Sequence[int]:
    """All numbers that were chosen in a menu. STALE_PRESS for anything else."""
    values = cast("Mapping[str, object]", interaction.data or {}).get("values")
    return [number(str(each)) for each in values] if isinstance(values, list) else []


def filled_in(interaction: Interaction) -> Mapping[str, str]:
    """The value of each field of a window, by its name; of a menu the first choice."""
    return {name: values[0] if values else "" for name, values in all_chosen(interaction).items()}


def all_chosen(interaction: Interaction) -> Mapping[str, Sequence[str]]:
    """The values of each field of a window, by its name: of a menu all choices."""
    found: dict[str, Sequence[str]] = {}
    for part in _parts(interaction.data):
        values = part.get("values") or [part.get("value", "")]
        chosen = [str(each) for each in values] if isinstance(values, list) else []
        for each in chosen:
            require_length(each)
        found[str(part.get("custom_id", ""))] = chosen
    return found


def require_length(written: str) -> None:
    """Refuse a text that is longer than anything the bot asks for, whatever Discord let through."""
    if len(written) > LONGEST_TEXT:
        raise Refused("refusal-too-long", count=len(written), most=LONGEST_TEXT)


def typed(interaction: Interaction) -> str:
    """The typed text."""
    return filled_in(interaction).get(FIELD, "")


def _parts(value: object) -> Iterator[Mapping[str, object]]:
    if isinstance(value, Mapping):
        # Read by shape, at any depth: Discord puts labels or rows around what is filled in.
        if "value" in value or "values" in value:
            yield value
        for part in value.values():
            yield from _parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _parts(part)
