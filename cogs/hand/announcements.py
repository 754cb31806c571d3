"""What a player could announce with a card, where announcing is left to him."""

from bot.i18n import Words
from cogs.ui.melds import shown_melds
from engine.actions import PlayCard
from engine.announcing import Announcement, announceable
from engine.cards import Card
from engine.events import MeldsAnnounced
from engine.evolve import with_card
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal
from engine.view import DealView


def can_announce(deal: DealView) -> bool:
    """Whether there is a card with which something can be announced now."""
    return any(isinstance(action, PlayCard) and action.announcing for action in deal.legal)


def announcements(rules: RuleSet, deal: Deal, view: DealView, say: Words) -> str:
    """All that could be announced with one card or another, in words."""
    found = dict.fromkeys(
        each
        for action in view.legal
        if isinstance(action, PlayCard) and action.announcing and view.seat is not None
        for each in _with(rules, deal, view.seat, action.card)
    )
    return say.every(_words(each, say) for each in found)


def _with(rules: RuleSet, deal: Deal, seat: Seat, card: Card) -> tuple[Announcement, ...]:
    after = with_card(rules, deal, seat, card)
    return tuple(each for each in announceable(rules, after) if each.seat is seat)


def _words(announcement: Announcement, say: Words) -> str:
    if isinstance(announcement, MeldsAnnounced):
        return shown_melds(announcement.melds, say)
    word = say("play-rebelote-word" if announcement.again else "play-belote-word")
    return say("play-belote-in", word=word, suit=announcement.suit) if announcement.suit else word
