"""Who has a hand on his screen, and what was drawn there."""

from dataclasses import dataclass, replace

from bot.i18n import Words
from cogs.hand.redraw_key import Key
from cogs.ui.private_messages import Token


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand on a screen: its message, the token that edits it, and what it was drawn for."""

    message: int
    token: Token
    key: Key


@dataclass(frozen=True, slots=True)
class Reader:
    """A player who can be written to: his newest token, his hand, the deal he was dealt last.

    One who ``watches`` has no seat, and for a hand somebody else's, or his question for it.
    What is to be drawn for him was ``broken_off`` so many times in a row.
    """

    say: Words
    token: Token
    deal: Key
    shown: Shown | None = None
    watches: bool = False
    broken_off: int = 0

    def owed(self, before: "Reader") -> "Reader":
        """What was broken off is as due as ``before``, unless he has another hand since then."""
        tries, shown = before.broken_off + 1, self.shown
        if shown is None:
            return replace(self, deal=before.deal, broken_off=tries)
        if before.shown is not None and shown.message == before.shown.message:
            shown = replace(shown, key=before.shown.key)
        return replace(self, shown=shown, broken_off=tries)
