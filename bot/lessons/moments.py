"""A moment of a lesson: a decision in a deal, its right moves, and what each wrong one misses.

Nothing here knows of Discord, nor of who learns: a moment is text, read through the rules. What the
computers do is written in it, so that it is the same for everybody.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.shared_plays.alone import PASS, PLAYER, Alone, NotPossible, read_alone
from engine.actions import Action, Call, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.notation import UnreadableDeal
from engine.players.bidding_system import fits, promise

LEARNER = PLAYER
"""The learner's seat."""


class LessonFault(StrEnum):
    """The lesson that a wrong move misses."""

    LOSES = "loses"
    """Another card would have won the trick."""
    WASTES = "wastes"
    """A cheaper card wins the trick as well."""
    GIVES = "gives"
    """It puts points on a trick of the opponents."""
    KEEPS = "keeps"
    """It leaves points at home on a trick of one's own side."""
    RUFFS_PARTNER = "ruffs-partner"
    """It spends a trump on a trick that the partner wins."""
    SPENDS_TRUMP = "spends-trump"
    """It spends a trump that cannot win."""
    SPENDS_MASTER = "spends-master"
    """It spends the highest card left of its suit."""
    NO_BELOTE = "no-belote"
    """It announces nothing."""
    LAST_TRICK = "last-trick"
    """It would be missed in the last trick."""
    LEADS_TRUMP = "leads-trump"
    """It does the declarer's work: the attack wants the trumps gone."""
    BEATABLE = "beatable"
    """It leads a card that an opponent can beat."""
    TRUMPS_OUT = "trumps-out"
    """It leads another suit while the opponents hold trumps."""
    TRUMPS_GONE = "trumps-gone"
    """It leads a trump although the others have none."""
    MISCALLS = "miscalls"
    """A discard that calls for a suit without its ace."""
    SAYS_NOTHING = "says-nothing"
    """A discard that refuses a suit, where another has an ace to call for."""
    THROWS_ACE = "throws-ace"
    """An ace thrown away in place of a call for it."""
    IGNORES_CALL = "ignores-call"
    """It leads another suit than the one that the partner has called for."""
    SAYS_OTHER = "says-other"
    """It says of the hand what is not so."""
    SAYS_LESS = "says-less"
    """It is true of the hand, which has more to tell."""


class LostTrack(NotPossible):
    """A word stands for nothing that can be done at its moment."""


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """A decision of the learner, in the notation of ``engine/notation``.

    ``line`` ends where they are to act. ``right`` are the moves that are right there, each with
    what is played after it. ``key`` begins the names of its sentences. ``faults`` names the cards
    of each fault; a call needs none, since the bidding system judges it.
    """

    key: str
    line: str
    right: Mapping[str, str]
    faults: Mapping[LessonFault, frozenset[str]]

    @property
    def position(self) -> Alone:
        """The position in which the learner is to act; LostTrack if its line is not legal."""
        return _replayed(self.line)

    @property
    def best(self) -> Action:
        """The first of the right moves."""
        return self.action(next(iter(self.right)))

    def action(self, word: str) -> Action:
        """The legal move that a word stands for; LostTrack when there is none."""
        try:
            return self.position.action(word)
        except NotPossible as error:
            raise LostTrack(word) from error

    def after(self, word: str) -> Alone:
        """The position after this right move and the others' answers.

        LostTrack if its line is not legal.
        """
        return _replayed(f"{self.line} {word.replace(PASS, '-')} {self.right[word]}")

    def fault(self, word: str) -> LessonFault | None:
        """The fault of a move; None for a right one. Raises LostTrack if it is not possible."""
        action = self.action(word)
        if word in self.right:
            return None
        if isinstance(action, Call):
            rules, seen = self.position.rules, self.position.seen
            says = promise(rules, seen.auction, LEARNER, action)
            return LessonFault.SAYS_LESS if fits(rules, seen.hand, says) else LessonFault.SAYS_OTHER
        return next(fault for fault, cards in self.faults.items() if word in cards)


def named(action: Action) -> Card | Bid | None:
    """The card or bid that a move names; None for a pass and a double."""
    match action:
        case PlayCard(card):
            return card
        case Bid() as bid:
            return bid
        case _:
            return None


def _replayed(line: str) -> Alone:
    try:
        return read_alone(line)
    except UnreadableDeal as error:
        raise LostTrack(line) from error
