"""What the bidding games write of a deal under each choice of a house rule."""

from tests.engine.options.deals import CAPOT, Deal
from tests.engine.scoring.games import Facts

DOUBLED = Facts(said="100S", multiplier=2)

WRITING = (
    Deal(
        "contract-needs",
        "contree_701",
        (81, 81),
        {"bid": (161, 81), "bid-and-more": (0, 81, 81)},
        Facts(said="80S"),
    ),
    Deal(
        "contract-needs",
        "contree_701",
        (90, 72),
        {"bid": (170, 92), "bid-and-more": (0, 262)},
        Facts(said="80S", belote=(0, 20)),
    ),
    Deal(
        "points-counted",
        "contree",
        (112, 50),
        {"both": (210, 50), "made": (110, 50), "announced": (100, 0)},
        Facts(said="100S"),
    ),
    Deal(
        "points-counted",
        "contree",
        (71, 91),
        {"both": (0, 260), "made": (0, 160), "announced": (0, 100)},
        Facts(said="100S"),
    ),
    Deal(
        "points-counted",
        "contree",
        (112, 50),
        {"both": (310, 50), "made": (220, 50), "announced": (200, 0)},
        DOUBLED,
    ),
    Deal(
        "points-counted",
        "coinche",
        (162, 0),
        {"both": (270, 0), "made": (182, 0), "announced": (250, 0)},
        CAPOT | Facts(belote=(20, 0)),
    ),
    Deal(
        "defence-points",
        "contree_701",
        (100, 62),
        {"own": (180, 82), "none": (180, 0), "to-attack": (242, 0)},
        Facts(said="80S", belote=(0, 20)),
    ),
    Deal(
        "failure",
        "contree_701",
        (70, 92),
        {
            "160-and-bid": (0, 320),
            "162-and-bid": (0, 322),
            "160": (0, 160),
            "162": (0, 162),
            "bid": (0, 160),
        },
        Facts(said="80S", multiplier=2),
    ),
    Deal(
        "failure",
        "contree_coinche",
        (70, 92),
        {
            "160-and-bid": (0, 480),
            "162-and-bid": (0, 484),
            "160": (0, 320),
            "162": (0, 324),
            "bid": (0, 160),
        },
        Facts(said="80S", multiplier=2),
    ),
    Deal(
        "multiplied",
        "contree_701",
        (100, 62),
        {
            "bid": (280, 62),
            "whole": (400, 62),
            "whole-alone": (400, 0),
            "forfeit": (504, 0),
            "forfeit-whole": (524, 0),
        },
        Facts(said="80S", multiplier=2, belote=(20, 0)),
    ),
    Deal(
        "multiplied",
        "contree",
        (71, 91),
        {
            "bid": (0, 560),
            "whole": (0, 1040),
            "whole-alone": (0, 1040),
            "forfeit": (0, 1040),
            "forfeit-whole": (0, 1040),
        },
        Facts(said="100S", multiplier=4),
    ),
    Deal(
        "multiplied",
        "bidding_belote",
        (100, 62),
        {"pot": (32, 0), "own": (20, 12)},
        Facts(multiplier=2),
    ),
    Deal(
        "rounding",
        "contree_generale",
        (87, 75),
        {
            "complement": (160, 80),
            "nearest": (170, 80),
            "six-up": (170, 70),
            "none": (167, 75),
        },
        Facts(said="80S"),
    ),
)
