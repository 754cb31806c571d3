"""Game points where a value was bid (rules.md 2.1-2.4, 2.8, 2.11 and the formulas of 4)."""

from tests.engine.naive_games.scores import Counted, Score, nearest_ten

NEEDS_MORE = {("coinche", 80): 82}


def is_made(game: str, counted: Counted) -> bool:
    """Whether the bid was reached: numbers by points, capot and générale by tricks."""
    if counted.kind == "generale":
        return counted.declarer_tricks == sum(counted.tricks)
    if counted.kind == "capot":
        return counted.all_tricks == "attack"
    needed = NEEDS_MORE.get((game, counted.value), counted.value)
    return counted.cards[0] + counted.belote[0] >= needed


def contree(counted: Counted) -> Score:
    """The belote is a margin and never written."""
    bid = counted.value * counted.times
    if not is_made("contree", counted):
        return Score("failed", 0, 160 + bid)
    defence = nearest_ten(counted.cards[1])
    return Score("made", 160 - defence + bid, defence)


def contree_generale(counted: Counted) -> Score:
    """Both sides are rounded; 90 for every trick without having bid it."""
    bid = counted.value * counted.times
    if not is_made("contree_generale", counted):
        return Score("failed", 0, 160 + bid)
    bonus = 90 if counted.kind == "number" and counted.all_tricks == "attack" else 0
    attack, defence = counted.sums
    return Score("made", bid + nearest_ten(attack) + bonus, nearest_ten(defence))


def contree_701(counted: Counted) -> Score:
    """No rounding; the belote of either side goes to the defence when the bid is missed."""
    bid = counted.value * counted.times
    if not is_made("contree_701", counted):
        return Score("failed", 0, 162 + sum(counted.belote) + bid)
    return Score("made", counted.sums[0] + bid, counted.sums[1])


def contree_coinche(counted: Counted) -> Score:
    """The winner's whole score is multiplied; every trick unbid counts 150 (R-29)."""
    times, belote = counted.times, counted.belote[0]
    if not is_made("contree_coinche", counted):
        return Score("failed", 0, (160 + counted.value) * times)
    if counted.kind == "capot":
        return Score("made", (500 + belote) * times, 0)
    if counted.all_tricks == "attack":
        return Score("made", (150 + belote + counted.value) * times, 0)
    return Score("made", (counted.sums[0] + counted.value) * times, counted.sums[1])


def coinche(counted: Counted) -> Score:
    """The belote stays with its holder whatever happens (R-50); doubling touches the bid only."""
    attack, defence = counted.belote
    bid = counted.value * counted.times
    if not is_made("coinche", counted):
        return Score("failed", attack, (250 if counted.kind == "capot" else 160) + bid + defence)
    if counted.kind == "capot":
        return Score("made", bid + attack, defence)
    return Score("made", counted.sums[0] + bid, counted.sums[1])


def pilotta(counted: Counted) -> Score:
    """Cards alone make the bid, every trick counts 250; the last digits are cut off (R-74)."""
    attack, defence = counted.sums
    cards = counted.cards[0]
    if counted.all_tricks == "attack":
        attack, cards = attack - cards + 250, 250
    if counted.all_tricks == "defence":
        defence += 250 - counted.cards[1]
    if cards < counted.value:
        return Score("failed", 0, (attack + defence) // 10)
    ours, theirs = attack // 10, defence // 10
    lost = (attack + defence) // 10 - ours - theirs
    # Equal digits and equal totals are named by no rule: the side that made its bid has it then.
    if (attack % 10, attack) >= (defence % 10, defence):
        return Score("made", ours + lost, theirs)
    return Score("made", ours, theirs + lost)
