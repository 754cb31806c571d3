"""Presets: popular sets of house rules: data only."""

from engine.options.option import OptionName
from engine.variants.baloot import BALOOT
from engine.variants.belote import BELOTE
from engine.variants.belote_501 import BELOTE_501
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.clabber import CLABBER
from engine.variants.coinche import COINCHE
from engine.variants.coinche_presets import COINCHE_PRESETS
from engine.variants.contree import CONTREE
from engine.variants.contree_generale import CONTREE_GENERALE
from engine.variants.contree_presets import CONTREE_PRESETS
from engine.variants.croatian_bela import CROATIAN_BELA
from engine.variants.pilotta import PILOTTA
from engine.variants.preset import Paragraph, Preset, PresetName, TextKind
from engine.variants.tarabish import TARABISH

_GATHERED = ((OptionName.SHUFFLE, "gathered"),)

PRESETS: tuple[Preset, ...] = (
    *COINCHE_PRESETS,
    *CONTREE_PRESETS,
    # The French federation's belote of 2016. Its table of no trumps adds up to 154 with the last
    # trick; with two points for a jack, as everywhere, it is 162.
    Preset(
        PresetName.FEDERATION_BELOTE_2016,
        BELOTE_501.key,
        (
            Paragraph(
                TextKind.TABLE,
                "§3",
                keeps=(OptionName.DIRECTION,),
            ),
            Paragraph(
                TextKind.AUCTION,
                "§4, §11",
                (
                    (OptionName.NO_TRUMPS, "yes"),
                    (OptionName.ALL_TRUMPS, "with-belotes"),
                ),
                keeps=(OptionName.SECOND_ROUND_SUIT, OptionName.ALL_PASS),
            ),
            Paragraph(
                TextKind.LEGAL,
                "§5.2",
                ((OptionName.TRUMP_OVER_PARTNER, "free"),),
                keeps=(OptionName.TRUMP_LEAD, OptionName.PARTNER_EXEMPT, OptionName.UNDERTRUMP),
            ),
            Paragraph(
                TextKind.MELDS,
                "§§7–8",
                (
                    (OptionName.DECLARATIONS, "off"),
                    (OptionName.BELOTE_ON_FAILURE, "kept"),
                ),
                keeps=(OptionName.BELOTE_COUNTS,),
            ),
            Paragraph(
                TextKind.SCORING,
                "§10, §11",
                ((OptionName.TRUMPLESS_POINTS, "162-scaled"),),
                keeps=(OptionName.ALL_TRICKS, OptionName.TIE),
            ),
            Paragraph(
                TextKind.GAME_END,
                "§10.4",
                keeps=(OptionName.TARGET_MET, OptionName.BOTH_REACH),
            ),
        ),
    ),
    # Baloot as the largest Saudi platform plays it; its recorded rounds are settled by this.
    Preset(
        PresetName.SAUDI,
        BALOOT.key,
        (
            Paragraph(
                TextKind.TABLE,
                "",
                keeps=(OptionName.DIRECTION, OptionName.PACKETS),
            ),
            Paragraph(
                TextKind.AUCTION,
                "BALOOT_RULES",
                (
                    (OptionName.CONTRE, "sun-double-at-100"),
                    (OptionName.ASHKAL, "last-two-always"),
                    (OptionName.KASHO, "yes"),
                ),
                keeps=(OptionName.SECOND_ROUND_SUIT, OptionName.SUN_OVERCALL),
            ),
            Paragraph(
                TextKind.LEGAL,
                "14.4",
                (
                    (OptionName.FIRST_LEAD, "eldest"),
                    (OptionName.TRUMP_LOCK, "chosen"),
                ),
                keeps=(OptionName.TRUMP_LEAD, OptionName.PARTNER_EXEMPT, OptionName.UNDERTRUMP),
            ),
            Paragraph(
                TextKind.MELDS,
                "RD-09",
                ((OptionName.DECLARATIONS_COUNT, "rounds"),),
                keeps=(OptionName.MELD_OVERLAP, OptionName.BELOTE_COUNTS),
            ),
            Paragraph(
                TextKind.SCORING,
                "archive_scoring_validator",
                (
                    (OptionName.MULTIPLIED, "pot"),
                    (OptionName.ROUNDING, "paired"),
                    (OptionName.ALL_TRICKS, "25-flat"),
                    (OptionName.REVERSE_KABOOT, "eldest-ace"),
                    (OptionName.TIE, "sun-split"),
                ),
            ),
            Paragraph(
                TextKind.GAME_END,
                "",
                ((OptionName.TARGET, "152"),),
                keeps=(OptionName.BOTH_REACH,),
            ),
        ),
    ),
    # Pilotta as Cyprus plays it today: bids are written and closed, and tens are rounded.
    Preset(
        PresetName.PALARISTI,
        PILOTTA.key,
        (
            Paragraph(TextKind.TABLE, "", keeps=(OptionName.DIRECTION, OptionName.PACKETS)),
            Paragraph(
                TextKind.AUCTION,
                "",
                (
                    (OptionName.CAPOT_WORTH, "250"),
                    (OptionName.PASSING, "open"),
                    (OptionName.CONTRE, "x4"),
                ),
            ),
            Paragraph(
                TextKind.LEGAL,
                "",
                keeps=(OptionName.TRUMP_LEAD, OptionName.PARTNER_EXEMPT, OptionName.UNDERTRUMP),
            ),
            Paragraph(
                TextKind.MELDS,
                "",
                (
                    (OptionName.DECLARATIONS_COUNT, "contract"),
                    (OptionName.BELOTE_COUNTS, "both"),
                    (OptionName.MELD_TIE, "cancel"),
                ),
                keeps=(OptionName.MELDS_SHOWN,),
            ),
            Paragraph(
                TextKind.SCORING,
                "",
                ((OptionName.POINTS_COUNTED, "both"), (OptionName.ROUNDING, "six-attack")),
            ),
            Paragraph(
                TextKind.GAME_END, "", ((OptionName.TARGET, "301"),), keeps=(OptionName.BOTH_REACH,)
            ),
        ),
        front=frozenset({"el"}),
    ),
    # Bela as it is played on paper in much of former Yugoslavia, of which one program knows the
    # cards. What a made kontra brings is open there.
    Preset(
        PresetName.ON_PAPER,
        CROATIAN_BELA.key,
        chosen=(
            (OptionName.DEALER_NAMES, "may-pass"),
            (OptionName.CONTRE, "x4"),
            (OptionName.TRUMP_LEAD, "unless-partner"),
            (OptionName.PLAIN_LEAD, "any"),
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "plain-card"),
        ),
    ),
    # To the letter of the page that a game comes from, where this book decided otherwise: six pages
    # never shuffle after the first deal, R-64 and R-76 are read at their word, and melds are
    # compared as they are spoken.
    *(
        Preset(PresetName.PAGE, game, chosen=choices)
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
