"""The words of a game: those that its rules need, each explained once."""

from collections.abc import Iterator

from bot.i18n import Words, yes
from bot.i18n.game_values import Stake
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.phrases import have_partners
from bot.rulebook.settlements import Settling, capot_is_bid, known
from engine.auctions.points import PointsAuction
from engine.auctions.rising import LadderAuction
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.deal_plan import TurnUp
from engine.meld import MeldKind
from engine.meld_rules import Melds
from engine.players.auction_talk import has_dialogue
from engine.ruleset import Enforcement, RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority, MatchPoints
from engine.scoring.outcome import Tie
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints


def words_of(rules: RuleSet) -> tuple[str, ...]:
    """The words that these rules need, in the order in which a newcomer meets them."""
    return tuple(
        word
        for room in (_cards, _auction, _contract, _play, _announcements, _score)
        for word, needed in room(rules)
        if needed
    )


def glossary(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Each of these words with what it means at this game, a line each."""
    say = say.playing(rules)
    melds = rules.melds if isinstance(rules.melds, Melds) else None
    sequences = melds.worth.sequences if melds else ()
    return tuple(
        say(
            f"words-{word}",
            count=1,
            five=yes(MeldKind.FIVE in sequences),
            fours=yes(melds and melds.worth.fours),
            claimed=yes(rules.enforcement is Enforcement.CLAIMED),
        )
        for word in words_of(rules)
    )


Needed = Iterator[tuple[str, bool]]
"""Words, and whether these rules have what they mean."""


def _cards(rules: RuleSet) -> Needed:
    plan = rules.dealing
    yield "deal", True
    yield "hand", not plan.tableau
    yield "pile", plan.tableau
    yield "kitty", plan.kitty > 0
    yield "turned", plan.turn_up is not TurnUp.NONE
    for word in ("trick", "lead", "opening-lead", "follow", "void", "trump"):
        yield word, True


def _auction(rules: RuleSet) -> Needed:
    bids = rules.auction
    without, everything = (each in bids.trumps for each in (Trump.NONE, Trump.ALL))
    is_sun = isinstance(bids, SunAuction)
    yield "hokum", is_sun
    yield "sun", is_sun
    yield "ashkal", isinstance(bids, SunAuction) and bool(bids.ashkal)
    yield "no-trumps", without and not is_sun
    yield "all-trumps", everything
    yield "pass", is_sun
    yield "bid", isinstance(bids, PointsAuction)
    yield "ladder", isinstance(bids, LadderAuction)
    yield "take", isinstance(bids, SuitAuction) and bids.turned
    yield "call", isinstance(bids, SuitAuction) and not bids.turned
    yield "forced", isinstance(bids, SuitAuction) and bids.dealer_must_name


def _contract(rules: RuleSet) -> Needed:
    stakes = {level.stake for level in levels(rules.auction)}
    yield "declarer", True
    yield "sides", have_partners(rules.seating)
    yield "double", Stake.DOUBLE in stakes
    yield "redouble", Stake.REDOUBLE in stakes
    yield "triple", Stake.TRIPLE in stakes
    yield "match", Stake.MATCH in stakes
    yield "gahwa", Stake.GAHWA in stakes
    doubling = doubling_of(rules.auction)
    yield "closed", doubling is not None and bool(doubling.closed_at or doubling.chosen_at)


def _play(rules: RuleSet) -> Needed:
    for word in ("ruff", "overruff", "discard", "master"):
        yield word, True
    # What the bids of computers are told in: nobody promises anything without a partner.
    for word in ("guarded", "side-ace"):
        yield word, have_partners(rules.seating)
    for word in ("third", "piece"):
        yield word, has_dialogue(rules)
    yield "renege", True


def _announcements(rules: RuleSet) -> Needed:
    melds = rules.melds if isinstance(rules.melds, Melds) else None
    yield "meld", melds is not None
    yield "sequence", melds is not None
    yield "four", melds is not None and bool(melds.worth.fours)
    yield "winning-run", melds is not None and melds.winning_run is not None
    yield "belote", rules.belote is not None


def _score(rules: RuleSet) -> Needed:
    scores, bids = known(rules.scoring), rules.auction
    yield "last-trick", scores.last_trick > 0
    yield "capot", _every_trick_counts(scores) or capot_is_bid(rules)
    yield "generale", isinstance(bids, PointsAuction) and bids.generale is not None
    yield "made", True
    tie = scores.tie if isinstance(scores, Majority | RoundPoints) else None
    yield "hanging", tie is Tie.HANGS
    yield "half", tie is Tie.HALF


def _every_trick_counts(scores: Settling) -> bool:
    """Whether every trick is worth more than its cards."""
    match scores:
        case PointsAndBid():
            return bool(scores.unbid_capot or scores.unbid_capot_points)
        case Majority():
            coin = scores.match_points
            bonus = coin.every_trick if isinstance(coin, MatchPoints) else 0
            return scores.all_tricks > 0 or bonus > 0
        case CutTens():
            return scores.all_tricks > 0
        case RoundPoints():
            return True
