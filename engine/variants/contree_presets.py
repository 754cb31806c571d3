"""Presets of La Contrée: data only."""

from engine.options.option import OptionName
from engine.variants.contree import CONTREE
from engine.variants.preset import Paragraph, Preset, PresetName, TextKind

_CONTREE_2016 = (
    Paragraph(
        TextKind.TABLE,
        "§3",
        ((OptionName.DIRECTION, "counter-clockwise"),),
        keeps=(OptionName.PACKETS, OptionName.SHUFFLE),
    ),
    Paragraph(
        TextKind.AUCTION,
        "§4.2",
        ((OptionName.CONTRE_TIMING, "in-turn"),),
        keeps=(
            OptionName.CEILING,
            OptionName.CONTRE,
            OptionName.CONTRE_OVERBID,
            OptionName.ALL_PASS,
        ),
    ),
    Paragraph(
        TextKind.LEGAL,
        "§5.2",
        keeps=(
            OptionName.TRUMP_LEAD,
            OptionName.PARTNER_EXEMPT,
            OptionName.UNDERTRUMP,
            OptionName.TRUMP_OVER_PARTNER,
        ),
    ),
    Paragraph(
        TextKind.MELDS,
        "§§7–8",
        (
            (OptionName.BELOTE_COUNTS, "both"),
            (OptionName.BELOTE_ON_FAILURE, "to-defence"),
        ),
        keeps=(OptionName.DECLARATIONS,),
    ),
    Paragraph(
        TextKind.GAME_END,
        "§10.4",
        keeps=(OptionName.TARGET_MET, OptionName.BOTH_REACH, OptionName.LAST_DEAL),
    ),
)
"""What both tables of the federation's contrée of 2016 share."""

CONTREE_PRESETS: tuple[Preset, ...] = (
    # The French federation's « Belote Contrée » of 27 January 2016, as public surveys of printed
    # rules give it: points made and asked for.
    Preset(
        PresetName.FEDERATION_CONTREE_2016,
        CONTREE.key,
        (
            *_CONTREE_2016,
            Paragraph(
                TextKind.SCORING,
                "§§10.1–10.3",
                (
                    (OptionName.CAPOT_WORTH, "500-flat"),
                    (OptionName.MULTIPLIED, "forfeit"),
                    (OptionName.ROUNDING, "nearest"),
                    (OptionName.ALL_TRICKS, "90"),
                ),
                keeps=(OptionName.CONTRACT_NEEDS, OptionName.POINTS_COUNTED, OptionName.FAILURE),
            ),
        ),
    ),
    # Its other table: points made alone, with a hundred more for every trick of a doubled attack.
    Preset(
        PresetName.FEDERATION_CONTREE_2016_MADE,
        CONTREE.key,
        (
            *_CONTREE_2016,
            Paragraph(
                TextKind.SCORING,
                "§§10.1–10.3",
                (
                    (OptionName.CAPOT_WORTH, "500-flat"),
                    (OptionName.POINTS_COUNTED, "made"),
                    (OptionName.MULTIPLIED, "forfeit"),
                    (OptionName.ROUNDING, "nearest"),
                    (OptionName.ALL_TRICKS, "90-forfeit-100"),
                ),
                keeps=(OptionName.CONTRACT_NEEDS, OptionName.FAILURE),
            ),
        ),
    ),
    # Its newest text, undated, as the « Équipe Ludique » prints it. It names no highest bid.
    Preset(
        PresetName.FEDERATION_CONTREE_LUDIQUE,
        CONTREE.key,
        (
            Paragraph(
                TextKind.TABLE,
                "§3",
                ((OptionName.DIRECTION, "counter-clockwise"),),
                keeps=(OptionName.PACKETS,),
            ),
            Paragraph(
                TextKind.AUCTION,
                "§4",
                (
                    (OptionName.CEILING, "400"),
                    (OptionName.CONTRE, "x3"),
                    (OptionName.CONTRE_TIMING, "in-turn"),
                ),
                keeps=(OptionName.CONTRE_OVERBID, OptionName.ALL_PASS),
            ),
            Paragraph(
                TextKind.LEGAL,
                "§5.2",
                ((OptionName.TRUMP_OVER_PARTNER, "higher-only-trumps"),),
                keeps=(OptionName.TRUMP_LEAD, OptionName.PARTNER_EXEMPT, OptionName.UNDERTRUMP),
            ),
            Paragraph(
                TextKind.SCORING,
                "§§8–9",
                (
                    (OptionName.CAPOT_WORTH, "250-tricks"),
                    (OptionName.BELOTE_COUNTS, "both"),
                    (OptionName.MULTIPLIED, "forfeit-bid"),
                    (OptionName.ROUNDING, "six-up"),
                    (OptionName.ALL_TRICKS, "90"),
                    (OptionName.ALL_TRICKS_COUNT, "contract"),
                    (OptionName.BELOTE_ON_FAILURE, "to-defence"),
                ),
                keeps=(OptionName.FAILURE,),
            ),
            Paragraph(
                TextKind.GAME_END,
                "§9.3",
                (
                    (OptionName.TARGET_MET, "without-belote"),
                    (OptionName.LAST_DEAL, "exact"),
                ),
                keeps=(OptionName.TARGET, OptionName.BOTH_REACH),
            ),
        ),
    ),
    # The tournament of Cannes, 2016: bids up to 260, which every trick makes, then the capot.
    Preset(
        PresetName.CANNES_2016,
        CONTREE.key,
        (
            Paragraph(
                TextKind.TABLE,
                "",
                ((OptionName.DIRECTION, "counter-clockwise"),),
            ),
            Paragraph(
                TextKind.AUCTION,
                "2°",
                (
                    (OptionName.CEILING, "260"),
                    (OptionName.CONTRE, "x3"),
                    (OptionName.CONTRE_TIMING, "in-turn"),
                ),
                keeps=(OptionName.CONTRE_OVERBID,),
            ),
            Paragraph(
                TextKind.LEGAL,
                "3°",
                keeps=(
                    OptionName.PARTNER_EXEMPT,
                    OptionName.UNDERTRUMP,
                    OptionName.TRUMP_OVER_PARTNER,
                ),
            ),
            Paragraph(
                TextKind.SCORING,
                "III",
                (
                    (OptionName.CAPOT_WORTH, "270-tricks"),
                    (OptionName.BELOTE_COUNTS, "both"),
                    (OptionName.ROUNDING, "six-up"),
                    (OptionName.ALL_TRICKS, "90-either"),
                    (OptionName.ALL_TRICKS_COUNT, "contract"),
                    (OptionName.BELOTE_ON_FAILURE, "to-defence"),
                ),
                keeps=(OptionName.MULTIPLIED,),
            ),
            Paragraph(
                TextKind.GAME_END,
                "III",
                ((OptionName.TARGET, "2001"),),
            ),
        ),
    ),
    # The scores of coinchons.fr: pot and contract multiplied, a belote always its holder's.
    Preset(
        PresetName.COINCHONS,
        CONTREE.key,
        (
            Paragraph(
                TextKind.SCORING,
                "?p=14",
                (
                    (OptionName.CAPOT_WORTH, "500-flat"),
                    (OptionName.BELOTE_COUNTS, "both"),
                    (OptionName.MULTIPLIED, "forfeit"),
                    (OptionName.ROUNDING, "nearest"),
                    (OptionName.BELOTE_ON_FAILURE, "kept"),
                ),
                keeps=(OptionName.FAILURE, OptionName.ALL_TRICKS),
            ),
        ),
        chosen=((OptionName.DIRECTION, "counter-clockwise"),),
    ),
)
"""In the order in which they are offered."""
