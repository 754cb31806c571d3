"""Game points of a contrée or a coinche under any house rules, read from their words."""

from collections.abc import Callable
from fractions import Fraction
from math import floor

from tests.engine.naive_games.scores import Counted, Score, Side, nearest_ten

Rule = Callable[[str], str]
"""What holds of a house rule, by the word of its choice."""

Pair = tuple[int, int]
ATTACK, DEFENCE = 0, 1


def brought(rule: Rule, deal: Counted, last: Side) -> Pair:
    """The card points, where those of no trumps and all trumps are brought to another total."""
    total, _, way = rule("trumpless-points").partition("-")
    if deal.mode not in ("NT", "AT") or way != "scaled":
        return deal.cards
    tens = {"attack": (10, 0), "defence": (0, 10)}[last] if total == "152" else (0, 0)
    bare = [cards - ten for cards, ten in zip(deal.cards, tens, strict=True)]
    share = Fraction(int(total), sum(bare))
    ours, theirs = (floor(cards * share + Fraction(1, 2)) for cards in bare)
    return ours + tens[ATTACK], theirs + tens[DEFENCE]


def rounded(rule: Rule, cards: Pair) -> Pair:
    """The card points as they are written."""
    ours, theirs = cards
    match rule("rounding"):
        case "complement":
            return nearest_ten(ours + theirs) - nearest_ten(theirs), nearest_ten(theirs)
        case "nearest":
            return nearest_ten(ours), nearest_ten(theirs)
        case "six-up":
            return (ours + 4) // 10 * 10, (theirs + 4) // 10 * 10
        case _:
            return cards


def sweep(rule: Rule, cards: int) -> int:
    """What every trick brings beyond the cards."""
    points, _, way = rule("all-tricks").partition("-")
    return int(points) - cards if way == "in-all" else int(points)


def has_points(rule: Rule) -> bool:
    """Whether card points are written at all."""
    return rule("points-counted") in ("both", "made")


def result(rule: Rule, deal: Counted, cards: Pair) -> str:
    """Whether the contract is made, failed, or left hanging."""
    if deal.kind == "generale":
        return "made" if deal.declarer_tricks == sum(deal.tricks) else "failed"
    if deal.kind == "capot":
        return "made" if deal.all_tricks == "attack" else "failed"
    helps = rule("belote-counts")
    melds = deal.melds if rule("declarations-count") == "contract" else (0, 0)
    ours = cards[ATTACK] + melds[ATTACK] + deal.belote[ATTACK] * (helps in ("both", "contract"))
    theirs = cards[DEFENCE] + melds[DEFENCE] + deal.belote[DEFENCE] * (helps == "both")
    if deal.all_tricks == "attack" and rule("all-tricks-count") == "contract":
        ours += max(0, sweep(rule, cards[ATTACK]))
    needed = 82 if (deal.value, rule("eighty")) == (80, "82") else deal.value
    if ours < needed:
        return "failed"
    if rule("contract-needs") == "bid" or ours > theirs:
        return "made"
    level = "tie" if has_points(rule) else "failed"
    return level if ours == theirs else "failed"


def contree(rule: Rule, game: str, deal: Counted, last: Side) -> Score:
    """The game points of a deal, and what hangs."""
    cards = brought(rule, deal, last)
    if rule("all-tricks") == "88-pointless" and 0 in cards:
        every = sum(deal.tricks)
        tricks = (every, 0) if cards[DEFENCE] == 0 else (0, every)
        deal = Counted(**{**vars(deal), "tricks": tricks})
    melds = deal.melds
    if rule("declarations-on-capot") == "all" and deal.all_tricks:
        melds = (sum(melds), 0) if deal.all_tricks == "attack" else (0, sum(melds))
    told = Told(rule, game, deal, cards, melds)
    now = result(rule, told.deal, cards)
    if now == "tie":
        return Score("tie", 0, told.defence_made(), deal.carry + told.own())
    doubling = rule("multiplied") if told.doubled else ""
    if doubling in ("forfeit", "forfeit-whole"):
        attack, defence = told.forfeit(made=now == "made")
    elif doubling == "forfeit-bid" and now == "made":
        attack, defence = told.forfeit_of_bid()
    elif now == "made":
        attack, defence = told.attack_made(), told.defence_made()
    else:
        attack, defence = told.failed()
    made = now == "made"
    if rule("contract-needs") == "bid":  # nothing hangs then
        return Score(now, attack, defence)
    return Score(now, attack + deal.carry * made, defence + deal.carry * (not made))


class Told:
    """A deal with the house rules by which it is written."""

    def __init__(self, rule: Rule, game: str, deal: Counted, cards: Pair, melds: Pair) -> None:
        self.rule, self.game, self.cards = rule, game, cards
        belote_written = rule("belote-counts") in ("both", "score")
        self.points_written = has_points(rule)
        belote_written = belote_written and rule("points-counted") != "announced"
        nothing = (0, 0)
        self.deal = Counted(**{**vars(deal), "melds": melds})
        self.melds = melds if self.points_written else nothing
        self.belote = deal.belote if belote_written else nothing
        self.written = rounded(rule, cards) if self.points_written else nothing
        self.of_tricks = deal.kind in ("capot", "generale")
        flat = self.of_tricks and rule("capot-worth").endswith("flat")
        self.bid = deal.value if rule("points-counted") != "made" or flat else 0
        self.doubled, self.times = deal.times > 1, deal.times
        self.whole = rule("multiplied") in ("whole", "whole-alone")

    def own(self) -> int:
        """All that the attack has itself."""
        return self.written[ATTACK] + self.melds[ATTACK] + self.belote[ATTACK]

    def capot(self, when: str) -> int | None:
        """What a bid capot has in place of the cards or of the pot."""
        match self.rule("capot-worth").partition("-")[2], when:
            case "flat", _:
                return 0
            case "tricks", "made":
                return 250
            case "failed-500", "made":
                return 0 if self.rule("points-counted") != "made" else None
            case "failed-500", "failed":
                return 250
            case _:
                return None

    def tricks(self) -> tuple[int, int]:
        """What the attack has for its tricks, and on top for every one of them."""
        way = self.rule("all-tricks")
        swept = self.deal.all_tricks == "attack" and self.points_written
        more = sweep(self.rule, 0) if swept and not way.endswith("in-all") else 0
        if self.of_tricks:
            capot = self.capot("made") if self.points_written else None
            points = self.written[ATTACK] if capot is None else capot
            return points, more if way == "90-always" else 0
        if swept and way.endswith("in-all"):
            return sweep(self.rule, 0), 0
        return self.written[ATTACK], more

    def attack_made(self) -> int:
        """The attack's score for a contract made."""
        made = sum(self.tricks()) + self.melds[ATTACK] + self.belote[ATTACK]
        if self.rule("defence-points") == "to-attack":
            made += self.written[DEFENCE]
        return (made + self.bid) * self.times if self.whole else made + self.bid * self.times

    def defence_made(self) -> int:
        """The defence's score for a contract made, or left hanging."""
        alone = self.doubled and self.rule("multiplied") == "whole-alone"
        if alone or self.rule("defence-points") != "own":
            return 0
        swallowed = self.rule("all-tricks").endswith("in-all") and self.deal.all_tricks == "attack"
        belote = 0 if swallowed else self.belote[DEFENCE]
        return self.written[DEFENCE] + self.melds[DEFENCE] + belote

    def pot(self) -> int:
        """The pot of a contract that failed."""
        capot = self.capot("failed") if self.of_tricks else None
        if capot is not None:
            return capot
        word = self.rule("failure").partition("-")[0]
        return int(word) if word != "bid" else 162 if self.game == "contree_701" else 160

    def failed(self) -> Pair:
        """Both scores for a contract that failed."""
        kept = gained = 0
        for name, (ours, theirs) in (("belote", self.belote), ("declarations", self.melds)):
            match self.rule(f"{name}-on-failure"):
                case "kept":
                    kept, gained = kept + ours, gained + theirs
                case "to-defence":
                    gained += ours + theirs
                case "lost" if name == "declarations":
                    gained += theirs
        pot = self.pot() if self.points_written and self.rule("failure") != "bid" else 0
        if pot and self.deal.all_tricks == "defence" and self.rule("all-tricks") == "90-either":
            pot += 90
        with_bid = self.rule("failure").endswith("bid") or self.of_tricks
        bid = self.bid if with_bid else 0
        whole = self.whole
        pot += gained
        return kept, (pot + bid) * self.times if whole else pot + bid * self.times

    def forfeit(self, *, made: bool) -> Pair:
        """Both scores of a doubled deal whose winner takes all."""
        winner, loser = (ATTACK, DEFENCE) if made else (DEFENCE, ATTACK)
        keeps = self.rule("belote-on-failure") == "kept"
        belote = self.belote[winner] if keeps else sum(self.belote)
        other = self.belote[loser] if keeps else 0
        more = belote + sum(self.melds)
        points = self.pot()
        if self.rule("multiplied") == "forfeit":
            numbered = made and self.deal.all_tricks == "attack" and not self.of_tricks
            more += 100 if numbered and self.rule("all-tricks") == "90-forfeit-100" else 0
            taken = (points + self.bid) * self.times + more
        else:
            taken = (self._of_winner(made=made) + self.bid + more) * self.times
        return (taken, other) if made else (other, taken)

    def forfeit_of_bid(self) -> Pair:
        """Both scores of a doubled contract made whose pot stands beside the multiplied bid."""
        own = self.melds[ATTACK] + self.belote[ATTACK]
        taken = self._of_winner(made=True) + self.bid * self.times + own
        return taken, self.belote[DEFENCE] if self.rule("belote-on-failure") == "kept" else 0

    def _of_winner(self, *, made: bool) -> int:
        """The pot of a side whose whole score is multiplied, or what it has for every trick."""
        points, more = self.tricks()
        in_all = self.deal.all_tricks == "attack" and self.rule("all-tricks").endswith("in-all")
        if made:
            replaced = self.capot("made") is not None if self.of_tricks else in_all
            return (points if replaced else self.pot()) + more
        either = self.rule("all-tricks") == "90-either" and not self.of_tricks
        return self.pot() + (90 if either and self.deal.all_tricks == "defence" else 0)
