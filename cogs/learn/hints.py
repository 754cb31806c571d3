"""What a good player would do in a learner's place, in words."""

from bot.i18n import Words
from bot.lessons.course import LEARNER
from bot.lessons.telling import Position
from bot.rulebook.flags import yes
from engine.actions import Double, Pass, PlayCard
from engine.cards import Rank
from engine.contract import Bid
from engine.players.choice import Choice
from engine.view import view


def hint_line(position: Position, choice: Choice, say: Words) -> str:
    """The advice and its reason."""
    match choice.action:
        case PlayCard(card):
            only = _is_the_only_one(position)
            why = say("lesson-only-card" if only else f"lesson-why-{choice.reason}")
            return say("lesson-hint-card", card=card, why=why)
        case Bid() as bid:
            return _bid(position, bid, say)
        case Double():
            return say("lesson-hint-double")
        case Pass():
            return say("lesson-hint-pass")
        case _:
            return ""


def _is_the_only_one(position: Position) -> bool:
    """Whether the learner may play one card and no other."""
    deal = view(position.rules, position.game, LEARNER).deal
    return deal is not None and sum(isinstance(each, PlayCard) for each in deal.legal) == 1


def _bid(position: Position, bid: Bid, say: Words) -> str:
    deal = view(position.rules, position.game, LEARNER).deal
    if deal is None or any(called.seat is LEARNER for called in deal.auction.calls):
        return say("lesson-hint-raise", bid=bid)
    trumps = [card for card in deal.hand if bid.trump.covers(card)]
    aces = [card for card in deal.hand if card.rank is Rank.ACE and card not in trumps]
    jack = any(card.rank is Rank.JACK for card in trumps)
    return say("lesson-hint-bid", bid=bid, count=len(trumps), jack=yes(jack), aces=len(aces))
