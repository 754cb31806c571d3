"""Round points of a baloot under any house rules, read from the words of the choices."""

from tests.engine.naive_games.house_scores import Pair, Rule
from tests.engine.naive_games.scores import Counted, Score

ATTACK, DEFENCE = 0, 1


def in_rounds(rule: Rule, cards: int, *, sun: bool) -> int:
    """The round points of these card points alone."""
    if not sun:
        return (cards + 4) // 10
    way = rule("rounding")
    if way in ("fives-exact", "paired") and cards % 10 == 5:
        return cards // 5
    return (cards + (5 if way == "fives-up" else 4)) // 10 * 2


def rounded(rule: Rule, deal: Counted, *, sun: bool) -> Pair:
    """The round points of both sides' cards."""
    ours, theirs = (in_rounds(rule, cards, sun=sun) for cards in deal.cards)
    off = ours + theirs - in_rounds(rule, sum(deal.cards), sun=sun)
    if rule("rounding") != "paired" or not off:
        return ours, theirs
    attack, defence = deal.cards
    ours_larger = (attack % 10, attack) > (defence % 10, defence)
    return (ours - off, theirs) if ours_larger else (ours, theirs - off)


def result(rule: Rule, deal: Counted, rounds: Pair, *, sun: bool) -> str:
    """Whether the contract is made, failed, or both sides are level with nobody winning."""
    if is_kaboot(rule, deal, sun=sun) and rule("all-tricks") == "25-flat":
        return "made" if deal.all_tricks == "attack" else "failed"
    compared = rule("declarations-count")
    unit = 1 if compared == "rounds" else 5 if sun else 10
    helps = rule("belote-counts")
    own = [rounds, deal.cards][compared != "rounds"]
    ours, theirs = (
        own[side]
        + deal.melds[side] * unit * (compared != "score")
        + deal.belote[side] * unit * (helps in words)
        for side, words in ((ATTACK, ("both", "contract")), (DEFENCE, ("both",)))
    )
    if compared == "rounds" and ours == theirs:
        ours, theirs = deal.cards
    if ours != theirs:
        return "made" if ours > theirs else "failed"
    if rule("multiplied") == "pot" and deal.times > 1:
        return "made" if deal.times in (2, 4) else "failed"
    match rule("tie"):
        case "success":
            return "made"
        case "sun-split" if sun:
            return "made"
        case "litige" | "half":
            return "tie"
        case _:
            return "failed"


def every_trick(rule: Rule, deal: Counted, *, sun: bool) -> int:
    """The round points of every trick."""
    way = rule("all-tricks")
    points = 25 if way.startswith("25") and not sun else 44
    doubled = deal.turned_ace and way != "25-flat"
    if sun and deal.all_tricks == "defence":
        doubled |= deal.turned_ace and rule("reverse-kaboot") == "turned-ace"
        doubled |= deal.eldest_ace and rule("reverse-kaboot") == "eldest-ace"
    return points * 2 if doubled else points


def is_kaboot(rule: Rule, deal: Counted, *, sun: bool) -> bool:
    """Whether a side has something for every trick."""
    reverse = sun and deal.all_tricks == "defence"
    return bool(deal.all_tricks) and not (reverse and rule("reverse-kaboot") == "none")


def baloot(rule: Rule, deal: Counted) -> Score:
    """The game points of a deal, and what hangs; two and four are doubled by the defence last."""
    sun = deal.mode == "NT"
    rounds = rounded(rule, deal, sun=sun)
    now = result(rule, deal, rounds, sun=sun)
    kaboot = is_kaboot(rule, deal, sun=sun)
    flat = kaboot and rule("all-tricks") == "25-flat"
    times = 1 if flat else deal.times
    belote = deal.belote if rule("belote-counts") in ("both", "score") else (0, 0)
    cards = list(rounds)
    if kaboot:
        won = ATTACK if deal.all_tricks == "attack" else DEFENCE
        added = cards[won] if rule("all-tricks") == "44-added" else 0
        cards[won] = every_trick(rule, deal, sun=sun) + added
    elif now == "failed":
        cards[ATTACK] = in_rounds(rule, sum(deal.cards), sun=sun) - cards[DEFENCE]

    def own(side: int) -> int:
        return (cards[side] + deal.melds[side]) * times + belote[side]

    if now == "tie":
        hangs = own(ATTACK) if rule("tie") == "litige" else 0
        return Score("tie", 0, own(DEFENCE), deal.carry + hangs)
    if now == "made":
        if flat or (rule("multiplied") == "pot" and deal.times > 1):
            return Score("made", own(ATTACK) + own(DEFENCE) + deal.carry, 0)
        return Score("made", own(ATTACK) + deal.carry, own(DEFENCE))
    kept, gained = 0, cards[ATTACK] * times
    for name, points in (("declarations", deal.melds[ATTACK] * times), ("belote", belote[ATTACK])):
        kept += points if rule(f"{name}-on-failure") == "kept" else 0
        gained += points if rule(f"{name}-on-failure") == "to-defence" else 0
    return Score("failed", kept, own(DEFENCE) + gained + deal.carry)
