"""What other games write of a deal under each choice of a house rule, and of every trick."""

from engine.cards import Trump
from tests.engine.options.deals import CAPOT, SUN, Deal, Written
from tests.engine.scoring.games import Facts

EVERY_TRICK = Facts(tricks=(8, 0))
HUNDRED = Facts(said="100S", tricks=(8, 0))
ADDED: dict[str, Written] = {"0": (262, 0), "88": (350, 0), "90": (352, 0), "90-either": (352, 0)}

CONVERTING = (
    Deal(
        "rounding",
        "baloot",
        (75, 55),
        {
            "fives-exact": (15, 11),
            "fives-up": (16, 12),
            "fives-down": (14, 10),
            "paired": (15, 11),
        },
        SUN,
    ),
    Deal(
        "rounding",
        "baloot",
        (96, 66),
        {
            "fives-exact": (10, 7),
            "fives-up": (10, 7),
            "fives-down": (10, 7),
            "paired": (9, 7),
        },
    ),
    Deal(
        "multiplied",
        "baloot",
        (100, 62),
        {"pot": (34, 0), "own": (22, 12)},
        Facts(multiplier=2, belote=(2, 0)),
    ),
    Deal("multiplied", "baloot", (81, 81), {"pot": (32, 0), "own": (0, 32)}, Facts(multiplier=2)),
    Deal("rounding", "pilotta", (95, 67), {"lost-unit": (9, 7), "cut": (9, 6)}, Facts(said="80S")),
    Deal("all-tricks", "contree_701", (162, 0), ADDED, HUNDRED),
    Deal(
        "all-tricks",
        "contree_701",
        (0, 162),
        {"0": (0, 262), "88": (0, 262), "90": (0, 262), "90-either": (0, 352)},
        Facts(said="100S", tricks=(0, 8)),
    ),
    Deal(
        "all-tricks",
        "contree_generale",
        (162, 0),
        {
            "0": (260, 0),
            "88": (348, 0),
            "90": (350, 0),
            "90-either": (350, 0),
            "90-always": (350, 0),
        },
        HUNDRED,
    ),
    Deal(
        "all-tricks",
        "contree_generale",
        (162, 0),
        {
            "0": (410, 0),
            "88": (410, 0),
            "90": (410, 0),
            "90-either": (410, 0),
            "90-always": (500, 0),
        },
        CAPOT,
    ),
    Deal(
        "all-tricks",
        "contree_coinche",
        (162, 0),
        ADDED | {"150-in-all": (250, 0), "250-in-all": (350, 0)},
        HUNDRED,
    ),
    Deal(
        "all-tricks",
        "belote_501",
        (162, 0),
        {"0": (162, 0), "90": (252, 0), "100": (262, 0)},
        EVERY_TRICK,
    ),
    Deal("all-tricks", "clabber", (162, 0), {"0": (162, 0), "90": (252, 0)}, Facts(tricks=(6, 0))),
    Deal("all-tricks", "bidding_belote", (162, 0), {"0": (16, 0), "9": (25, 0)}, EVERY_TRICK),
    Deal(
        "all-tricks",
        "pilotta",
        (162, 0),
        {"250": (25, 0), "162": (16, 0)},
        HUNDRED,
    ),
    Deal(
        "all-tricks",
        "baloot",
        (162, 0),
        {"44": (88, 0), "44-added": (120, 0), "25-hokum": (50, 0), "25-flat": (25, 0)},
        EVERY_TRICK | Facts(multiplier=2),
    ),
    Deal(
        "all-tricks",
        "baloot",
        (130, 0),
        {"44": (88, 0), "44-added": (114, 0), "25-hokum": (88, 0), "25-flat": (44, 0)},
        EVERY_TRICK | Facts(trump=Trump.NONE, exposed_ace=True),
    ),
    Deal(
        "all-tricks",
        "baloot",
        (0, 130),
        {"44": (0, 93), "44-added": (0, 119), "25-hokum": (0, 93), "25-flat": (0, 93)},
        Facts(trump=Trump.NONE, tricks=(0, 8), exposed_ace=True, melds=(5, 0)),
    ),
    Deal(
        "all-tricks-count",
        "belote",
        (162, 0),
        {"contract": (252, 170), "score": (0, 332)},
        EVERY_TRICK | Facts(melds=(0, 170)),
    ),
    Deal(
        "all-tricks-count",
        "contree_generale",
        (162, 0),
        {"contract": (450, 0), "score": (0, 360)},
        EVERY_TRICK | Facts(said="200S"),
        {"ceiling": "250", "declarations": "on"},
    ),
    Deal("no-trump-factor", "bidding_belote", (80, 50), {"1": (8, 5), "2": (16, 10)}, SUN),
    Deal("hand-score", "decouverte", (100, 62), {"points": (100, 62), "winner": (162, 0)}),
    Deal("hand-score", "decouverte", (62, 100), {"points": (0, 162), "winner": (0, 162)}),
)
