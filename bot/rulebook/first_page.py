"""The first page of a game: three sentences, each made from the rules of the table.

How a contract comes about, what it needs and what failing costs, and what is special: the doubles
if there are any, else the open cards, a duty, the kitty, the melds or the belote.
"""

from collections.abc import Iterator

from bot.i18n import Words, capitalised, dotted, yes
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.rulebook.announcements import belote_worth
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.cards import kinds_of_trumps, totals
from bot.rulebook.phrases import have_partners
from bot.rulebook.play import overtaking
from bot.rulebook.settlements import fates_beside_cards, known, points_are_written
from engine.auctions.points import PointsAuction
from engine.auctions.rising import FinalRaise, LadderAuction, RisingAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.doubling import Doubling
from engine.meld import MeldKind
from engine.meld_rules import Melds
from engine.obligations import Overruff, OvertakeLead, Ruff, RuffToWin
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.scoring.score_parts import Written
from engine.scoring.shares import Failure, OnFailure
from engine.scoring.totals import scored_whole


def first_page(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The three sentences. TypeError if a part of the rules has no words."""
    say = say.playing(rules)
    return (_contract(rules, say), _needs(rules, say), *_special(rules, say))


def count_line(rules: RuleSet, say: Words) -> str:
    """The worth of the last trick, of a deal and of the game, in short."""
    say, scores, end = say.playing(rules), rules.scoring, rules.end
    last = scores.last_trick
    tens = isinstance(scores, CutTens | RoundPoints)
    tens = tens or (isinstance(scores, Majority) and scores.match_points is not None)
    return dotted(
        (
            *((say("first-last-trick", points=last),) if last else ()),
            say("first-whole", totals=totals(rules, say)),
            *((say("first-tens"),) if tens else ()),
            say("first-target", deals=end.deals or 0, target=end.target, met=end.met),
        )
    )


def _contract(rules: RuleSet, say: Words) -> str:
    """How a contract comes about. TypeError for an unknown kind of auction."""
    match rules.auction:
        case PointsAuction() as bids:
            return say(
                "first-points",
                opening=bids.opening,
                suits=_suits(rules, say),
                named=yes(bids.named_after),
                capot=bids.capot or 0,
                generale=bids.generale or 0,
                end=_end(bids),
            )
        case LadderAuction() as bids:
            ladder = say.series(_step(trump, say) for trump in bids.ladder)
            return say("first-ladder", ladder=ladder, end=_end(bids))
        case SuitAuction(turned=True) as bids:
            return say(
                "first-turned",
                suits=_suits(rules, say, "any" if bids.turned_again else "another"),
                must=yes(bids.dealer_must_name),
            )
        case SuitAuction() as bids:
            suits = _suits(rules, say)
            return say("first-named", suits=suits, must=yes(bids.dealer_must_name))
        case SunAuction() as bids:
            return _sun(rules, bids, say)
        case _:
            raise TypeError(f"no words for {type(rules.auction).__name__}")


def _step(trump: Trump, say: Words) -> str:
    """A trump of a ladder: a suit with its mark, unless all is in words."""
    if trump.suit is None or say.full:
        return say.trump(trump)
    return say("first-step", trump=trump, symbol=SUIT_SYMBOLS[trump.suit])


def _end(bids: RisingAuction) -> str:
    """What ends the bidding, as far as it is no matter of course."""
    if bids.pass_is_final:
        return "final"
    return "highest" if bids.final_raise is FinalRaise.NONE else "raise"


def _suits(rules: RuleSet, say: Words, which: str = "") -> str:
    """What may be named: a suit, of all or only ``another``, no trumps, all trumps."""
    bids, others = rules.auction, [each for each in kinds_of_trumps(rules) if not each.suit]
    held = yes(isinstance(bids, SuitAuction) and bids.must_hold_trump)
    suit = say("first-suit", which=which or ("suit" if others else "trump"), held=held)
    return say.either((suit, *map(say.trump, others)))


def _sun(rules: RuleSet, bids: SunAuction, say: Words) -> str:
    scores, times = rules.scoring, 1
    if isinstance(scores, RoundPoints):
        times = scores.no_trumps.a_ten // scores.suit.a_ten
    who, count = "some", len(bids.ashkal)
    if count in (0, len(rules.seating.order)):
        who = "anyone" if count else "nobody"
    speakers = say.every(say("rules-sun-speaker", place=place) for place in sorted(bids.ashkal))
    return say("first-sun", times=times, ashkal=who, speakers=capitalised(speakers))


def _needs(rules: RuleSet, say: Words) -> str:
    """What a contract needs, and what failing costs. TypeError for an unknown settlement."""
    scores = known(rules.scoring)
    helps = _helps(rules)
    if isinstance(scores, PointsAndBid | CutTens):
        wholes = {scored_whole(rules, trump) for trump in kinds_of_trumps(rules)}
        needed = scores.needed if isinstance(scores, PointsAndBid) else ()
        bid, points = (*needed, (0, 0))[0]
        return say(
            "first-bid",
            total=wholes.pop() if len(wholes) == 1 else 0,
            bid=bid,
            needed=points,
            helps=helps,
            belote=rules.belote.points if rules.belote else 0,
            more=yes(isinstance(scores, PointsAndBid) and scores.beat_defence),
            fails=_failed_bid(rules, scores),
            pot=scores.pot if isinstance(scores, PointsAndBid) else 0,
        )
    failure = scores.failure
    return say(
        "first-more",
        partners=yes(have_partners(rules.seating)),
        tie=_tie(scores),
        helps=helps,
        fails=_failed(rules, failure),
        kept=_kept(rules, failure),
    )


def _helps(rules: RuleSet) -> str:
    """What counts besides tricks: ``both``, ``melds``, ``belote``, ``tricks``.

    ``nothing``: the game has neither melds nor a belote.
    """
    scores = known(rules.scoring)
    if rules.melds is None and rules.belote is None:
        return "nothing"
    melds = rules.melds is not None and scores.melds_help
    belote = rules.belote is not None and scores.belote_helps
    if melds and belote:
        return "both"
    return "melds" if melds else "belote" if belote else "tricks"


def _failed_bid(rules: RuleSet, scores: PointsAndBid | CutTens) -> str:
    """What the others have of a number that fails: the pot, the bid, both, or all the points."""
    if isinstance(scores, CutTens):
        whole = _failed(rules, scores.failure)
        return f"{whole}-and-bid" if scores.bid_written and scores.failed_bid else whole
    pot = scores.failed_points and points_are_written(scores)
    bid = scores.failed_bid and scores.written is not Written.MADE
    return "pot-and-bid" if pot and bid else "pot" if pot else "bid"


def _failed(rules: RuleSet, failure: Failure) -> str:
    """What the others have of a contract that fails: ``all``, all ``cards``, or ``own`` alone."""
    if failure.cards is not OnFailure.TO_DEFENCE:
        return "own"
    others = {fate for _, fate in fates_beside_cards(rules, failure)}
    return "all" if others <= {OnFailure.TO_DEFENCE} else "cards"


def _kept(rules: RuleSet, failure: Failure) -> str:
    """What a side keeps though its contract fails: ``melds``, ``belote``, ``both``, ``nothing``."""
    fates = fates_beside_cards(rules, failure)
    kept = [name for name, fate in fates if fate is OnFailure.KEPT]
    return "both" if len(kept) > 1 else (*kept, "nothing")[0]


def _tie(scores: Majority | RoundPoints) -> Tie:
    """What becomes of equal points; where it depends on the contract, that they are too few."""
    apart = scores.no_trumps_tie if isinstance(scores, RoundPoints) else None
    return scores.tie if apart in (None, scores.tie) else Tie.FAILED


def _special(rules: RuleSet, say: Words) -> Iterator[str]:
    """The third sentence; none for a game that has nothing of it."""
    plan = rules.dealing
    doubling = doubling_of(rules.auction)
    if doubling is not None:
        yield _doubles(rules, doubling, say)
    elif plan.tableau:
        yield say("first-open", partners=yes(have_partners(rules.seating)))
    elif _always_over(rules):
        yield say("first-over")
    elif plan.kitty:
        seen = sum(plan.packets) - plan.kitty
        yield say("first-kitty", count=plan.kitty, seen=seen)
    elif isinstance(rules.melds, Melds):
        yield _melds(rules, rules.melds, say)
    elif rules.belote is not None and belote_worth(rules) != "unwritten":
        yield say("first-belote", points=rules.belote.points)


def _doubles(rules: RuleSet, doubling: Doubling, say: Words) -> str:
    """Who may double what, when, and by how much."""
    bids = rules.auction
    every = (
        say("first-level", double=each.stake, multiplier=each.multiplier) for each in levels(bids)
    )
    # A sun may be doubled by rules of its own.
    apart = isinstance(bids, SunAuction) and not (
        bids.sun_levels is None and bids.sun_doubled_from is None
    )
    return say(
        "first-double",
        timing=doubling.timing,
        over=doubling.over,
        what="hokum" if apart else "bid",
        levels=say.series(every),
    )


def _always_over(rules: RuleSet) -> bool:
    """Whether every card must go over the trick if it can, whoever is winning it."""
    duties = rules.obligations
    every_suit = any(isinstance(duty, OvertakeLead) and duty.every_suit for duty in duties)
    bound = [
        not duty.unless_partner_winning and not getattr(duty, "once_ruffed", False)
        for duty in duties
        if isinstance(duty, Ruff | RuffToWin | Overruff)
    ]
    over = any(isinstance(duty, Overruff | RuffToWin) for duty in duties)
    return every_suit and overtaking(rules) == "always" and over and all(bound)


def _melds(rules: RuleSet, offered: Melds, say: Words) -> str:
    """What melds there are; their points, unless these differ from contract to contract."""
    worth, differ = offered.worth, offered.no_trump_worth is not None
    found: dict[MeldKind, set[int]] = {kind: {each} for kind, each in worth.sequences.items()}
    for rank, points in worth.fours.items():
        found.setdefault(worth.four_kind(rank), set()).add(points)
    named = (
        say(
            "first-meld",
            name=say(f"play-meld-{kind}", count=1),
            points=0 if differ and Trump.NONE in rules.auction.trumps else min(points),
            least=yes(len(points) > 1),
        )
        for kind, points in sorted(found.items(), key=lambda each: min(each[1]))
    )
    belote = rules.belote if belote_worth(rules) != "unwritten" else None
    return say("first-melds", melds=say.every(named), pair=belote.points if belote else 0)
