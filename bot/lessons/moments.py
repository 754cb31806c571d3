"""A moment of a lesson: a decision in a deal, its right moves, and what each wrong one misses.

Nothing here knows of Discord, nor of who learns: a moment is text, read through the rules. What the
computers do is written in it, so that it is the same for everybody.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.actions import Action, Call, Double, Pass, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.evolve import evolve
from engine.notation import UnreadableDeal, read
from engine.players.bidding_system import fits, promise
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState
from engine.variants import find_variant
from engine.view import DealView, view

LEARNER = Seat.SOUTH
"""Where the learner sits."""

PASS = "p"
"""A pass as a word: the notation's dash stands between the words of a button."""


class LessonFault(StrEnum):
    """What a wrong move misses."""

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
    SAYS_OTHER = "says-other"
    """It says of the hand what is not so."""
    SAYS_LESS = "says-less"
    """It is true of the hand, which has more to tell."""


class LostTrack(Exception):
    """A word stands for nothing that can be done at its moment."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game in which a moment lies, and what the learner sees of its deal."""

    rules: RuleSet
    game: GameState

    @property
    def deal(self) -> Deal:
        """The deal with all hands."""
        if self.game.deal is None:
            raise ValueError("a moment lies in a deal")
        return self.game.deal

    @property
    def seen(self) -> DealView:
        """What the learner sees."""
        deal = view(self.rules, self.game, LEARNER).deal
        if deal is None:
            raise ValueError("a moment lies in a deal")
        return deal


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
    def position(self) -> Position:
        """Where the learner is to act."""
        return _replayed(self.line)

    @property
    def best(self) -> Action:
        """The first of the right moves."""
        return self.action(next(iter(self.right)))

    def action(self, word: str) -> Action:
        """The legal move that a word stands for; LostTrack when there is none."""
        for legal in self.position.seen.legal:
            if word_of(legal) == word:
                return legal
        raise LostTrack(word)

    def after(self, word: str) -> Position:
        """Once the learner has done this right thing, and the others what comes then."""
        return _replayed(f"{self.line} {word.replace(PASS, '-')} {self.right[word]}")

    def fault(self, word: str) -> LessonFault | None:
        """What a move misses; None for a right one, LostTrack for one that is not possible."""
        action = self.action(word)
        if word in self.right:
            return None
        if isinstance(action, Call):
            rules, seen = self.position.rules, self.position.seen
            says = promise(rules, seen.auction, LEARNER, action)
            return LessonFault.SAYS_LESS if fits(rules, seen.hand, says) else LessonFault.SAYS_OTHER
        return next(fault for fault, cards in self.faults.items() if word in cards)


def word_of(action: Action) -> str:
    """A move as a word of buttons."""
    match action:
        case Pass():
            return PASS
        case Double(level):
            return "x" * level
        case PlayCard(card):
            return str(card)
        case _:
            return str(action)


def named(action: Action) -> Card | Bid | None:
    """What a move names: a card or a bid; nothing for a pass and a double."""
    match action:
        case PlayCard(card):
            return card
        case Bid() as bid:
            return bid
        case _:
            return None


POSITIONS_KEPT = 256
"""Positions that are cached, of some kilobytes each: more than the course has."""


@lru_cache(POSITIONS_KEPT)
def _replayed(line: str) -> Position:
    try:
        reading = read(line, find_variant)
    except UnreadableDeal as error:
        raise LostTrack(line) from error
    game = reading.opening
    for event in reading.events:
        game = evolve(reading.rules, game, event)
    return Position(reading.rules, game)
