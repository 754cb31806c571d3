"""What belote and declarations are good for under each choice of a house rule, and a tie."""

from tests.engine.options.deals import Deal
from tests.engine.scoring.games import Facts

OURS, THEIRS = Facts(belote=(20, 0)), Facts(belote=(0, 20))
HUNDRED_AND_BELOTE = Facts(said="100S", belote=(20, 0))
FIFTY = Facts(melds=(50, 0))
WITH_DECLARATIONS = {"declarations": "on"}

HELPING = (
    Deal(
        "belote-counts",
        "contree_701",
        (90, 72),
        {"both": (210, 72), "contract": (190, 72), "score": (0, 282), "none": (0, 262)},
        HUNDRED_AND_BELOTE,
    ),
    Deal(
        "belote-counts",
        "belote",
        (75, 87),
        {"both": (95, 87), "contract": (75, 87), "score": (0, 162), "none": (0, 162)},
        OURS,
    ),
    Deal(
        "belote-counts",
        "belote",
        (82, 80),
        {"both": (0, 182), "contract": (82, 80), "score": (82, 100), "none": (82, 80)},
        THEIRS,
    ),
    Deal(
        "belote-counts",
        "pilotta",
        (75, 87),
        {"both": (9, 9), "contract": (7, 9), "score": (0, 18), "none": (0, 16)},
        Facts(said="80S", belote=(20, 0)),
    ),
    Deal(
        "belote-counts",
        "baloot",
        (75, 87),
        {"both": (9, 9), "contract": (7, 9), "score": (0, 18), "none": (0, 16)},
        Facts(belote=(2, 0)),
    ),
    Deal(
        "belote-counts",
        "baloot",
        (83, 79),
        {"both": (0, 18), "contract": (8, 8), "score": (8, 10), "none": (8, 8)},
        Facts(belote=(0, 2)),
    ),
    Deal(
        "declarations-count",
        "belote",
        (60, 102),
        {"contract": (110, 102), "score": (0, 212)},
        FIFTY,
    ),
    Deal(
        "declarations-count",
        "contree_701",
        (60, 102),
        {"contract": (210, 102), "score": (0, 312)},
        Facts(said="100S", melds=(50, 0)),
        WITH_DECLARATIONS,
    ),
    Deal(
        "declarations-count",
        "baloot",
        (60, 102),
        {"contract": (11, 10), "score": (0, 21)},
        Facts(melds=(5, 0)),
    ),
    Deal(
        "declarations-count",
        "pilotta",
        (60, 102),
        {"contract": (11, 10), "score": (0, 21)},
        Facts(said="100S", melds=(50, 0)),
    ),
    Deal(
        "belote-on-failure",
        "contree_701",
        (70, 92),
        {"lost": (0, 262), "to-defence": (0, 282), "kept": (20, 262)},
        HUNDRED_AND_BELOTE,
    ),
    Deal(
        "belote-on-failure",
        "contree_701",
        (70, 92),
        {"lost": (0, 262), "to-defence": (0, 282), "kept": (0, 282)},
        Facts(said="100S", belote=(0, 20)),
    ),
    Deal(
        "belote-on-failure",
        "belote",
        (60, 102),
        {"lost": (0, 162), "to-defence": (0, 182), "kept": (20, 162)},
        OURS,
    ),
    Deal(
        "belote-on-failure",
        "belote",
        (60, 102),
        {"lost": (0, 182), "to-defence": (0, 182), "kept": (0, 182)},
        THEIRS,
    ),
    Deal(
        "declarations-on-failure",
        "belote",
        (40, 122),
        {"lost": (0, 162), "to-defence": (0, 212), "kept": (50, 162)},
        FIFTY,
    ),
    Deal(
        "declarations-on-failure",
        "contree_701",
        (40, 122),
        {"lost": (0, 262), "to-defence": (0, 312), "kept": (50, 262)},
        Facts(said="100S", melds=(50, 0)),
        WITH_DECLARATIONS,
    ),
    Deal(
        "declarations-on-failure",
        "contree",
        (40, 122),
        {"lost": (0, 310), "to-defence": (0, 310), "kept": (0, 310)},
        Facts(said="100S", melds=(0, 50)),
        WITH_DECLARATIONS,
    ),
    Deal(
        "declarations-on-failure",
        "baloot",
        (60, 102),
        {"lost": (0, 16), "to-defence": (0, 21), "kept": (5, 16)},
        Facts(melds=(5, 0)),
    ),
    Deal(
        "declarations-on-capot",
        "contree_701",
        (162, 0),
        {"own": (262, 50), "all": (312, 0)},
        Facts(said="100S", tricks=(8, 0), melds=(0, 50)),
        WITH_DECLARATIONS,
    ),
    Deal(
        "tie",
        "belote",
        (81, 81),
        {"success": (81, 81), "failure": (0, 162), "litige": (0, 81, 81), "half": (0, 81)},
    ),
    Deal(
        "tie",
        "decouverte",
        (81, 81),
        {"success": (81, 81), "failure": (0, 162), "litige": (0, 81, 81), "half": (0, 81)},
    ),
    Deal(
        "tie",
        "bidding_belote",
        (81, 81),
        {
            "success": (8, 8),
            "failure": (0, 16),
            "litige": (0, 8, 81),
            "half": (0, 8),
            "hang-85": (0, 8, 85),
        },
    ),
    Deal(
        "tie",
        "baloot",
        (81, 81),
        {"success": (8, 8), "failure": (0, 16), "litige": (0, 8, 8), "half": (0, 8)},
    ),
)
