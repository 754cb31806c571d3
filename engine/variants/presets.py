"""Presets: popular sets of house rules: data only."""

from dataclasses import dataclass
from enum import StrEnum

from engine.options.game import ENDS
from engine.options.option import OptionName
from engine.variants.belote_501 import BELOTE_501
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE


class PresetName(StrEnum):
    """The names of presets; the values are their keys in the catalogues."""

    FEDERATION = "federation"
    BOARD_GAME_ARENA = "board-game-arena"
    FEDERATION_2016 = "federation-2016"
    CLUB = "club"
    ONLINE = "online"


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of house rules for the games of these keys; all other rules stay."""

    name: PresetName
    games: tuple[str, ...]
    choices: tuple[tuple[OptionName, str], ...]

    @property
    def names_end(self) -> bool:
        """Whether it says when a game is over."""
        return any(name in ENDS for name, _ in self.choices)


PRESETS: tuple[Preset, ...] = (
    # What a French table expects, under the federation's name: free over a partner who is winning,
    # bound to overruff an opponent; the belote of a side that fails as in its text of 2016.
    Preset(
        PresetName.FEDERATION,
        (COINCHE.key,),
        (
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "required"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # The same for Belote 501, whose source plays so already, but pays 100 for low fours.
    Preset(
        PresetName.FEDERATION,
        (BELOTE_501.key,),
        ((OptionName.FOURS_OF_EIGHT_AND_SEVEN, "no"),),
    ),
    # Board Game Arena's coinche: the same play, and the source's own settlement.
    Preset(
        PresetName.BOARD_GAME_ARENA,
        (COINCHE.key,),
        ((OptionName.PARTNER_EXEMPT, "yes"), (OptionName.UNDERTRUMP, "required")),
    ),
    # The French federation's « Belote Contrée » of 27 January 2016, as public surveys of printed
    # rules give it; the target is the organiser's. Not in it: its table that counts points alone.
    Preset(
        PresetName.FEDERATION_2016,
        (CONTREE.key,),
        (
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CAPOT_WORTH, "500-flat"),
            (OptionName.CONTRE_TIMING, "in-turn"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.MULTIPLIED, "forfeit"),
            (OptionName.ROUNDING, "nearest"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # The club rules of coinchons.fr: pot and contract multiplied, an announced capot of 500.
    Preset(
        PresetName.CLUB,
        (CONTREE.key,),
        ((OptionName.CAPOT_WORTH, "500"), (OptionName.MULTIPLIED, "whole")),
    ),
    # « Belote Multijoueur », coinche with declarations: neither they nor belote make a contract.
    Preset(
        PresetName.ONLINE,
        (COINCHE.key,),
        (
            (OptionName.TARGET, "1000"),
            (OptionName.BOTH_REACH, "play-on"),
            (OptionName.CONTRE, "x3"),
            (OptionName.DECLARATIONS, "on"),
            (OptionName.DECLARATIONS_COUNT, "score"),
            (OptionName.BELOTE_COUNTS, "score"),
        ),
    ),
)
"""In the order in which they are offered."""


def presets_of(key: str) -> tuple[Preset, ...]:
    """Return the presets of the game with this key."""
    return tuple(preset for preset in PRESETS if key in preset.games)
