"""Presets: popular sets of house rules: data only."""

from dataclasses import dataclass
from enum import StrEnum

from engine.options.game import ENDS
from engine.options.option import OptionName
from engine.variants.baloot import BALOOT
from engine.variants.belote import BELOTE
from engine.variants.belote_501 import BELOTE_501
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.clabber import CLABBER
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE
from engine.variants.contree_generale import CONTREE_GENERALE
from engine.variants.pilotta import PILOTTA
from engine.variants.tarabish import TARABISH


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
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of house rules for a game; all other rules stay.

    ``authority``: it is named after whoever's rules it has to the point, which tests hold it to.
    ``front``: the languages in which most play so, where it is offered before the game's own rules.
    """

    name: PresetName
    game: str
    choices: tuple[tuple[OptionName, str], ...]
    authority: bool = True
    front: frozenset[str] = frozenset()

    @property
    def names_end(self) -> bool:
        """Whether it says when a game is over."""
        return any(name in ENDS for name, _ in self.choices)


_GATHERED = ((OptionName.SHUFFLE, "gathered"),)

PRESETS: tuple[Preset, ...] = (
    # No trumps and all trumps of as many points as a suit, as the French federation and Board Game
    # Arena score them: to 258 points two of three contracts of computers are at all trumps.
    Preset(
        PresetName.ALL_TRUMPS_162,
        COINCHE.key,
        ((OptionName.TRUMPLESS_POINTS, "162-from-14"),),
        authority=False,
        front=frozenset({"fr"}),
    ),
    # The French federation's coinche of 2015, with melds. It names no highest bid; 400 is more
    # than a side ever has, short of melds that no table has seen.
    Preset(
        PresetName.FEDERATION_COINCHE_2015,
        COINCHE.key,
        (
            (OptionName.TARGET_MET, "without-belote"),
            (OptionName.BOTH_REACH, "play-on"),
            (OptionName.NO_TRUMPS, "no"),
            (OptionName.ALL_TRUMPS, "no"),
            (OptionName.CEILING, "400"),
            (OptionName.EIGHTY, "80"),
            (OptionName.CAPOT_WORTH, "250-tricks"),
            (OptionName.CONTRE_OVERBID, "closed"),
            (OptionName.TRUMP_LEAD, "overtake"),
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "free"),
            (OptionName.DECLARATIONS, "on"),
            (OptionName.MELD_TIE, "cancel"),
            (OptionName.MELDS_SHOWN, "second-trick"),
            (OptionName.CONTRACT_NEEDS, "bid-and-more"),
            (OptionName.MULTIPLIED, "forfeit-whole"),
            (OptionName.ROUNDING, "nearest"),
            (OptionName.ALL_TRICKS, "90"),
            (OptionName.DECLARATIONS_ON_CAPOT, "all"),
        ),
    ),
    # Board Game Arena's coinche: the game ends beyond the target, four passes end the bidding, and
    # every trick counts 250, toward the bid as well; and so does every point.
    Preset(
        PresetName.BOARD_GAME_ARENA,
        COINCHE.key,
        (
            (OptionName.TARGET_MET, "exceeded"),
            (OptionName.BOTH_REACH, "draw-if-equal"),
            (OptionName.DIRECTION, "clockwise"),
            (OptionName.CAPOT_WORTH, "250-tricks"),
            (OptionName.SELF_RAISE, "other-suit"),
            (OptionName.CONTRE_TIMING, "out-of-turn"),
            (OptionName.CONTRE_OVERBID, "closed"),
            (OptionName.TRUMP_LEAD, "overtake"),
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "required"),
            (OptionName.TRUMP_OVER_PARTNER, "higher"),
            (OptionName.FAILURE, "162-and-bid"),
            (OptionName.MULTIPLIED, "whole-alone"),
            (OptionName.ALL_TRICKS, "88-pointless"),
            (OptionName.ALL_TRICKS_COUNT, "contract"),
            (OptionName.TRUMPLESS_POINTS, "152-scaled"),
        ),
    ),
    # Its second score type: the bid and belotes alone.
    Preset(
        PresetName.BOARD_GAME_ARENA_BID,
        COINCHE.key,
        (
            (OptionName.TARGET_MET, "exceeded"),
            (OptionName.BOTH_REACH, "draw-if-equal"),
            (OptionName.DIRECTION, "clockwise"),
            (OptionName.CAPOT_WORTH, "250-tricks"),
            (OptionName.SELF_RAISE, "other-suit"),
            (OptionName.CONTRE_TIMING, "out-of-turn"),
            (OptionName.CONTRE_OVERBID, "closed"),
            (OptionName.TRUMP_LEAD, "overtake"),
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "required"),
            (OptionName.TRUMP_OVER_PARTNER, "higher"),
            (OptionName.POINTS_COUNTED, "announced-belote"),
            (OptionName.MULTIPLIED, "whole"),
            (OptionName.ALL_TRICKS, "88-pointless"),
            (OptionName.ALL_TRICKS_COUNT, "contract"),
            (OptionName.TRUMPLESS_POINTS, "152-scaled"),
        ),
    ),
    # Coinche with melds as some sites play it: neither they nor belote make a contract.
    Preset(
        PresetName.ONLINE,
        COINCHE.key,
        (
            (OptionName.TARGET, "1000"),
            (OptionName.BOTH_REACH, "play-on"),
            (OptionName.CONTRE, "x3"),
            (OptionName.DECLARATIONS, "on"),
            (OptionName.DECLARATIONS_COUNT, "score"),
            (OptionName.BELOTE_COUNTS, "score"),
        ),
        authority=False,
    ),
    # The French federation's « Belote Contrée » of 27 January 2016, as public surveys of printed
    # rules give it: points made and asked for.
    Preset(
        PresetName.FEDERATION_CONTREE_2016,
        CONTREE.key,
        (
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CAPOT_WORTH, "500-flat"),
            (OptionName.CONTRE_TIMING, "in-turn"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.MULTIPLIED, "forfeit"),
            (OptionName.ROUNDING, "nearest"),
            (OptionName.ALL_TRICKS, "90"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # Its other table: points made alone, with a hundred more for every trick of a doubled attack.
    Preset(
        PresetName.FEDERATION_CONTREE_2016_MADE,
        CONTREE.key,
        (
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CAPOT_WORTH, "500-flat"),
            (OptionName.CONTRE_TIMING, "in-turn"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.POINTS_COUNTED, "made"),
            (OptionName.MULTIPLIED, "forfeit"),
            (OptionName.ROUNDING, "nearest"),
            (OptionName.ALL_TRICKS, "90-forfeit-100"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # Its newest text, undated, as the « Équipe Ludique » prints it. It names no highest bid.
    Preset(
        PresetName.FEDERATION_CONTREE_LUDIQUE,
        CONTREE.key,
        (
            (OptionName.TARGET_MET, "without-belote"),
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CEILING, "400"),
            (OptionName.CAPOT_WORTH, "250-tricks"),
            (OptionName.CONTRE, "x3"),
            (OptionName.CONTRE_TIMING, "in-turn"),
            (OptionName.TRUMP_OVER_PARTNER, "higher-only-trumps"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.MULTIPLIED, "forfeit-bid"),
            (OptionName.ROUNDING, "six-up"),
            (OptionName.LAST_DEAL, "exact"),
            (OptionName.ALL_TRICKS, "90"),
            (OptionName.ALL_TRICKS_COUNT, "contract"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # The tournament of Cannes, 2016: bids up to 260, which every trick makes, then the capot.
    Preset(
        PresetName.CANNES_2016,
        CONTREE.key,
        (
            (OptionName.TARGET, "2001"),
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CEILING, "260"),
            (OptionName.CAPOT_WORTH, "270-tricks"),
            (OptionName.CONTRE, "x3"),
            (OptionName.CONTRE_TIMING, "in-turn"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.ROUNDING, "six-up"),
            (OptionName.ALL_TRICKS, "90-either"),
            (OptionName.ALL_TRICKS_COUNT, "contract"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
    ),
    # The rules of coinchons.fr: pot and contract multiplied, a belote always its holder's.
    Preset(
        PresetName.COINCHONS,
        CONTREE.key,
        (
            (OptionName.DIRECTION, "counter-clockwise"),
            (OptionName.CAPOT_WORTH, "500-flat"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.MULTIPLIED, "forfeit"),
            (OptionName.ROUNDING, "nearest"),
            (OptionName.BELOTE_ON_FAILURE, "kept"),
        ),
    ),
    # The French federation's belote of 2016. Its table of no trumps adds up to 154 with the last
    # trick; with two points for a jack, as everywhere, it is 162.
    Preset(
        PresetName.FEDERATION_BELOTE_2016,
        BELOTE_501.key,
        (
            (OptionName.NO_TRUMPS, "yes"),
            (OptionName.ALL_TRUMPS, "with-belotes"),
            (OptionName.TRUMP_OVER_PARTNER, "free"),
            (OptionName.DECLARATIONS, "off"),
            (OptionName.BELOTE_ON_FAILURE, "kept"),
            (OptionName.TRUMPLESS_POINTS, "162-scaled"),
        ),
    ),
    # Baloot as the largest Saudi platform plays it; its recorded rounds are settled by this.
    Preset(
        PresetName.SAUDI,
        BALOOT.key,
        (
            (OptionName.TARGET, "152"),
            (OptionName.CONTRE, "sun-double-at-100"),
            (OptionName.ASHKAL, "last-two-always"),
            (OptionName.KASHO, "yes"),
            (OptionName.FIRST_LEAD, "eldest"),
            (OptionName.TRUMP_LOCK, "chosen"),
            (OptionName.DECLARATIONS_COUNT, "rounds"),
            (OptionName.MULTIPLIED, "pot"),
            (OptionName.ROUNDING, "paired"),
            (OptionName.ALL_TRICKS, "25-flat"),
            (OptionName.REVERSE_KABOOT, "eldest-ace"),
            (OptionName.TIE, "sun-split"),
        ),
    ),
    # Pilotta as Cyprus plays it today: bids are written and closed, and tens are rounded.
    Preset(
        PresetName.PALARISTI,
        PILOTTA.key,
        (
            (OptionName.TARGET, "301"),
            (OptionName.CAPOT_WORTH, "250"),
            (OptionName.PASSING, "open"),
            (OptionName.CONTRE, "x4"),
            (OptionName.DECLARATIONS_COUNT, "contract"),
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.MELD_TIE, "cancel"),
            (OptionName.POINTS_COUNTED, "both"),
            (OptionName.ROUNDING, "six-attack"),
        ),
        front=frozenset({"el"}),
    ),
    # To the letter of the page that a game comes from, where this book decided otherwise: six pages
    # never shuffle after the first deal, R-64 and R-76 are read at their word, and melds are
    # compared as they are spoken.
    *(
        Preset(PresetName.PAGE, game, choices, authority=False)
        for game, choices in (
            (CONTREE.key, _GATHERED),
            (CONTREE_GENERALE.key, _GATHERED),
            (COINCHE.key, _GATHERED),
            (BELOTE.key, (*_GATHERED, (OptionName.MELDS_SPOKEN, "yes"))),
            (BIDDING_BELOTE.key, _GATHERED),
            (BALOOT.key, ((OptionName.PARTNER_EXEMPT, "until-ruffed"),)),
            (PILOTTA.key, _GATHERED),
            (TARABISH.key, ((OptionName.RUN_ORDER, "twenty"),)),
            (CLABBER.key, ((OptionName.MELDS_SPOKEN, "yes"),)),
        )
    ),
)
"""In the order in which they are offered."""


def presets_of(key: str) -> tuple[Preset, ...]:
    """Return the presets of the game with this key."""
    return tuple(preset for preset in PRESETS if preset.game == key)
