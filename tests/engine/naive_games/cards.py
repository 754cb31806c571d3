"""Cards as texts ("JH" the jack of hearts, "TS" the ten of spades) and tricks (rules.md 1.2, 1.3).

A mode is what is trump: one of the suits S H D C, "NT" or "AT". Seats are numbered in order of
play: 0 speaks first, the last one deals; even seats play against odd ones.
"""

SUITS = "SHDC"
TRUMP_ORDER = "J9ATKQ876"
PLAIN_ORDER = "ATKQJ9876"
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
LAST_TRICK = 10

GAMES = [
    "contree",
    "contree_generale",
    "contree_701",
    "contree_coinche",
    "belote_501",
    "belote",
    "bidding_belote",
    "bulgarian_belot",
    "croatian_bela",
    "coinche",
    "decouverte",
    "baloot",
    "pilotta",
    "tarabish",
    "clabber",
]
LOWEST_RANK = {"tarabish": "6", "clabber": "9"}


def players(game: str) -> int:
    """How many play."""
    return 2 if game == "decouverte" else 4


def pack(game: str) -> list[str]:
    """Every card of the game."""
    natural = "6789TJQKA"
    ranks = natural[natural.index(LOWEST_RANK.get(game, "7")) :]
    return [rank + suit for suit in SUITS for rank in ranks]


def height(card: str, mode: str) -> int:
    """How high the card stands within its suit."""
    order = TRUMP_ORDER if mode in ("AT", card[1]) else PLAIN_ORDER
    return -order.index(card[0])


def points(card: str, mode: str) -> int:
    """The card points of the card."""
    worth = TRUMP_POINTS if mode in ("AT", card[1]) else PLAIN_POINTS
    return worth.get(card[0], 0)


def winning_place(trick: list[str], mode: str) -> int:
    """The place in the trick of the card that wins it."""
    trumps = [card for card in trick if card[1] == mode]
    ruling = trumps or [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(ruling, key=lambda card: height(card, mode)))


def trick_points(trick: list[str], mode: str, *, last: bool) -> int:
    """What the trick is worth, with the ten for the last one."""
    return sum(points(card, mode) for card in trick) + (LAST_TRICK if last else 0)
