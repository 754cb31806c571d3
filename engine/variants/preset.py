"""A preset: a popular set of house rules, with the paragraphs of the text that it is read from."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.options.game import ENDS
from engine.options.option import OptionName

PresetChoices = tuple[tuple[OptionName, str], ...]


class PresetName(StrEnum):
    """The names of presets; the values are their keys in the catalogues."""

    ALL_TRUMPS_162 = "all-trumps-162"
    FEDERATION_COINCHE_2015 = "federation-coinche-2015"
    BOARD_GAME_ARENA = "board-game-arena"
    BOARD_GAME_ARENA_BID = "board-game-arena-bid"
    ONLINE = "online"
    FEDERATION_CONTREE_2016 = "federation-contree-2016"
    FEDERATION_CONTREE_2016_MADE = "federation-contree-2016-made"
    FEDERATION_CONTREE_LUDIQUE = "federation-contree-ludique"
    CANNES_2016 = "cannes-2016"
    COINCHONS = "coinchons"
    FEDERATION_BELOTE_2016 = "federation-belote-2016"
    SAUDI = "saudi"
    PALARISTI = "palaristi"
    ON_PAPER = "on-paper"
    PAGE = "page"


class TextKind(StrEnum):
    """The kinds of rules of which a text may speak, in the order in which a game meets them."""

    TABLE = "table"
    AUCTION = "auction"
    LEGAL = "legal"
    MELDS = "melds"
    SCORING = "scoring"
    GAME_END = "game_end"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The place where a text says the rules of a kind, empty if it has no numbers.

    ``choices`` are the house rules that it asks for, ``keeps`` those of the game itself that it
    says as well.
    """

    kind: TextKind
    place: str
    choices: PresetChoices = ()
    keeps: tuple[OptionName, ...] = ()

    @property
    def governs(self) -> tuple[OptionName, ...]:
        """The house rules that it settles, in the order in which they are offered."""
        names = {*self.keeps, *(name for name, _ in self.choices)}
        return tuple(name for name in OptionName if name in names)


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of house rules for a game; all other rules stay.

    ``text``: the paragraphs of whoever it is named after, whose rules it has to the point, which
    tests hold it to; of the kinds that none of them is about the text is silent. ``chosen`` are
    house rules that no text asks for. ``front``: the languages in which most play so, where it is
    offered before the game's own rules.
    """

    name: PresetName
    game: str
    text: tuple[Paragraph, ...] = ()
    chosen: PresetChoices = ()
    front: frozenset[str] = frozenset()

    @property
    def choices(self) -> PresetChoices:
        """All its house rules, in the order in which they are put."""
        chosen = {**dict(self.chosen), **dict(self._asked_for())}
        return tuple((name, chosen[name]) for name in OptionName if name in chosen)

    @property
    def authority(self) -> bool:
        """Whether it is named after somebody who has written rules."""
        return bool(self.text)

    @property
    def names_end(self) -> bool:
        """Whether it says when a game is over."""
        return any(name in ENDS for name, _ in self.choices)

    def _asked_for(self) -> Iterator[tuple[OptionName, str]]:
        for paragraph in self.text:
            yield from paragraph.choices
