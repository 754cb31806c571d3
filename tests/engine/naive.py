"""The rules of contrée a second time, read off RULES.md alone: cards are texts, seats numbers.

Nothing here is shared with the engine, so that both can be compared. Seats 0 to 3 follow each
other clockwise; 0 and 2 play against 1 and 3.
"""

SUITS = "SHDC"
TRUMP_ORDER = ["J", "9", "A", "T", "K", "Q", "8", "7"]
PLAIN_ORDER = ["A", "T", "K", "Q", "J", "9", "8", "7"]
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NUMBERS = [80, 90, 100, 110, 120, 130, 140, 150, 160]
ALL_BIDS = [f"{number}{suit}" for number in NUMBERS for suit in SUITS] + [
    f"capot{suit}" for suit in SUITS
]

Calls = list[tuple[int, str]]


def height(card: str, trump: str) -> int:
    """How high a card stands in its suit; the weakest is 0."""
    order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
    return 7 - order.index(card[0])


def winner(trick: list[str], trump: str) -> int:
    """The place in the trick of the card that wins it."""
    ruled_by = trump if any(card[1] == trump for card in trick) else trick[0][1]
    ruling = [card for card in trick if card[1] == ruled_by]
    return trick.index(max(ruling, key=lambda card: height(card, trump)))


def points(trick: list[str], trump: str, last: bool) -> int:
    """What the trick is worth."""
    total = 10 if last else 0
    for card in trick:
        total += (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS)[card[0]]
    return total


def legal_cards(hand: list[str], trick: list[str], trump: str) -> set[str]:
    """The cards that may be played to the trick."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    trumps_there = [height(card, trump) for card in trick if card[1] == trump]
    highest_trump = max(trumps_there, default=-1)
    higher_trumps = {
        card for card in hand if card[1] == trump and height(card, trump) > highest_trump
    }
    following = {card for card in hand if card[1] == led}
    if following:
        return (higher_trumps or following) if led == trump else following
    if led == trump:
        return set(hand)
    partner_leads = len(trick) >= 2 and winner(trick, trump) == len(trick) - 2
    if partner_leads or not higher_trumps:
        return set(hand)
    return higher_trumps


def score(
    bid: str, multiplier: int, attack_points: int, attack_tricks: int, attack_has_belote: bool
) -> tuple[bool, int, int]:
    """Whether the contract was made, and what attack and defence write down."""
    capot = bid.startswith("capot")
    value = 250 if capot else int(bid[:-1])
    if capot:
        made = attack_tricks == 8
    else:
        made = attack_points + (20 if attack_has_belote else 0) >= value
    if not made:
        return False, 0, 160 + value * multiplier
    defence = 162 - attack_points
    units = defence % 10
    defence = defence - units if units < 5 else defence - units + 10
    return True, 160 - defence + value * multiplier, defence


def standing(calls: Calls) -> tuple[int, str] | None:
    """Who made the last bid, and which."""
    bids = [(seat, said) for seat, said in calls if said in ALL_BIDS]
    return bids[-1] if bids else None


def doubled(calls: Calls) -> int:
    """How often the last bid was doubled."""
    return sum(said in ("x", "xx") for _, said in calls)


def finished(calls: Calls) -> str | None:
    """How the auction ended: ``contract``, ``all pass``, or None while it goes on."""
    words = [said for _, said in calls]
    if words == ["-"] * 4:
        return "all pass"
    if "xx" in words:
        return "contract"
    if "x" in words:
        return "contract" if words[words.index("x") + 1 :] == ["-", "-"] else None
    if standing(calls) and words[-3:] == ["-", "-", "-"]:
        return "contract"
    return None


def on_turn(calls: Calls, first: int) -> set[int]:
    """The seats that are asked to speak."""
    if finished(calls):
        return set()
    bid = standing(calls)
    if doubled(calls) and bid:
        words = [said for _, said in calls]
        declined = {seat for seat, _ in calls[words.index("x") + 1 :]}
        return {bid[0], (bid[0] + 2) % 4} - declined
    return {(calls[-1][0] + 1) % 4} if calls else {first}


def legal_calls(calls: Calls, first: int, seat: int) -> set[str]:
    """What a seat may say, whoever's turn it is."""
    if finished(calls):
        return set()
    bid = standing(calls)
    asked = seat in on_turn(calls, first)
    if doubled(calls):
        return {"-", "xx"} if asked else set()
    said = set()
    if asked:
        said.add("-")
        said.update(_above(bid[1] if bid else None))
    if bid and seat % 2 != bid[0] % 2:
        said.add("x")
    return said


def _above(bid: str | None) -> list[str]:
    if bid is None:
        return ALL_BIDS
    if bid.startswith("capot"):
        return []
    number = int(bid[:-1])
    return [other for other in ALL_BIDS if other.startswith("capot") or int(other[:-1]) > number]
