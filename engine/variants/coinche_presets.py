"""Presets of La Coinche: data only."""

from engine.options.option import OptionName
from engine.variants.coinche import COINCHE
from engine.variants.preset import Paragraph, Preset, PresetName, TextKind

_ARENA = (
    Paragraph(
        TextKind.TABLE,
        "",
        ((OptionName.DIRECTION, "clockwise"),),
    ),
    Paragraph(
        TextKind.AUCTION,
        "bid, coinche",
        (
            (OptionName.CAPOT_WORTH, "250-tricks"),
            (OptionName.SELF_RAISE, "other-suit"),
            (OptionName.CONTRE_TIMING, "out-of-turn"),
            (OptionName.CONTRE_OVERBID, "closed"),
        ),
        keeps=(
            OptionName.NO_TRUMPS,
            OptionName.ALL_TRUMPS,
            OptionName.CEILING,
            OptionName.EIGHTY,
            OptionName.CONTRE,
        ),
    ),
    Paragraph(
        TextKind.LEGAL,
        "assertCardPlay",
        (
            (OptionName.TRUMP_LEAD, "overtake"),
            (OptionName.PARTNER_EXEMPT, "yes"),
            (OptionName.UNDERTRUMP, "required"),
            (OptionName.TRUMP_OVER_PARTNER, "higher"),
        ),
        keeps=(OptionName.ALL_TRUMPS_LEAD,),
    ),
    Paragraph(
        TextKind.MELDS,
        "",
        keeps=(OptionName.DECLARATIONS, OptionName.BELOTE_COUNTS),
    ),
    Paragraph(
        TextKind.GAME_END,
        "stEndHand",
        (
            (OptionName.TARGET_MET, "exceeded"),
            (OptionName.BOTH_REACH, "draw-if-equal"),
        ),
        keeps=(OptionName.TARGET,),
    ),
)
"""What both score types of Board Game Arena share: the code that runs."""

COINCHE_PRESETS: tuple[Preset, ...] = (
    # No trumps and all trumps of as many points as a suit, as the French federation and Board Game
    # Arena score them: to 258 points two of three contracts of computers are at all trumps.
    Preset(
        PresetName.ALL_TRUMPS_162,
        COINCHE.key,
        chosen=((OptionName.TRUMPLESS_POINTS, "162-from-14"),),
        front=frozenset({"fr"}),
    ),
    # The French federation's coinche of 2015, with melds. It names no highest bid; 400 is more
    # than a side ever has, short of melds that no table has seen.
    Preset(
        PresetName.FEDERATION_COINCHE_2015,
        COINCHE.key,
        (
            Paragraph(
                TextKind.TABLE,
                "§3",
                keeps=(OptionName.DIRECTION, OptionName.PACKETS, OptionName.SHUFFLE),
            ),
            Paragraph(
                TextKind.AUCTION,
                "§4",
                (
                    (OptionName.NO_TRUMPS, "no"),
                    (OptionName.ALL_TRUMPS, "no"),
                    (OptionName.CEILING, "400"),
                    (OptionName.EIGHTY, "80"),
                    (OptionName.CONTRE_OVERBID, "closed"),
                ),
                keeps=(OptionName.CONTRE, OptionName.CONTRE_TIMING, OptionName.ALL_PASS),
            ),
            Paragraph(
                TextKind.LEGAL,
                "§5.2",
                (
                    (OptionName.TRUMP_LEAD, "overtake"),
                    (OptionName.PARTNER_EXEMPT, "yes"),
                    (OptionName.UNDERTRUMP, "free"),
                ),
                keeps=(OptionName.TRUMP_OVER_PARTNER,),
            ),
            Paragraph(
                TextKind.MELDS,
                "§§7–8",
                (
                    (OptionName.DECLARATIONS, "on"),
                    (OptionName.MELD_TIE, "cancel"),
                    (OptionName.MELDS_SHOWN, "second-trick"),
                ),
                keeps=(
                    OptionName.MELD_OVERLAP,
                    OptionName.BELOTE_COUNTS,
                    OptionName.BELOTE_ON_FAILURE,
                ),
            ),
            Paragraph(
                TextKind.SCORING,
                "§10",
                (
                    (OptionName.CAPOT_WORTH, "250-tricks"),
                    (OptionName.CONTRACT_NEEDS, "bid-and-more"),
                    (OptionName.MULTIPLIED, "forfeit-whole"),
                    (OptionName.ROUNDING, "nearest"),
                    (OptionName.ALL_TRICKS, "90"),
                    (OptionName.DECLARATIONS_ON_CAPOT, "all"),
                ),
                keeps=(OptionName.FAILURE,),
            ),
            Paragraph(
                TextKind.GAME_END,
                "§10.3",
                (
                    (OptionName.TARGET_MET, "without-belote"),
                    (OptionName.BOTH_REACH, "play-on"),
                ),
            ),
        ),
    ),
    # Board Game Arena's coinche: the game ends beyond the target, four passes end the bidding, and
    # every trick counts 250, toward the bid as well; and so does every point.
    Preset(
        PresetName.BOARD_GAME_ARENA,
        COINCHE.key,
        (
            *_ARENA,
            Paragraph(
                TextKind.SCORING,
                "stEndHand",
                (
                    (OptionName.FAILURE, "162-and-bid"),
                    (OptionName.MULTIPLIED, "whole-alone"),
                    (OptionName.ALL_TRICKS, "88-pointless"),
                    (OptionName.ALL_TRICKS_COUNT, "contract"),
                    (OptionName.TRUMPLESS_POINTS, "152-scaled"),
                ),
                keeps=(
                    OptionName.POINTS_COUNTED,
                    OptionName.ROUNDING,
                    OptionName.BELOTE_ON_FAILURE,
                ),
            ),
        ),
    ),
    # Its second score type: the bid and belotes alone.
    Preset(
        PresetName.BOARD_GAME_ARENA_BID,
        COINCHE.key,
        (
            *_ARENA,
            Paragraph(
                TextKind.SCORING,
                "stEndHand",
                (
                    (OptionName.POINTS_COUNTED, "announced-belote"),
                    (OptionName.MULTIPLIED, "whole"),
                    (OptionName.ALL_TRICKS, "88-pointless"),
                    (OptionName.ALL_TRICKS_COUNT, "contract"),
                    (OptionName.TRUMPLESS_POINTS, "152-scaled"),
                ),
                keeps=(OptionName.BELOTE_ON_FAILURE,),
            ),
        ),
    ),
    # Coinche with melds as some sites play it: neither they nor belote make a contract.
    Preset(
        PresetName.ONLINE,
        COINCHE.key,
        chosen=(
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
