"""Signs: what stands for a card in the midst of a text, where something is drawn for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card


@dataclass(frozen=True, slots=True, eq=False)
class Signs:
    """The sign of each card, for the texts of one language in one pack of cards.

    ``pack`` names the pack that the reader has chosen, also where nothing is drawn for it.
    """

    marks: Mapping[Card, str] = field(default_factory=dict)
    pack: str = ""

    def of(self, card: Card) -> str:
        """The sign of a card; nothing where there is none."""
        return self.marks.get(card, "")


NO_SIGNS = Signs()
"""Cards are written in letters and suit marks."""
