"""The words of one language: sentences from keys and facts, and the names of the game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import cache, lru_cache

from babel.dates import format_date, format_skeleton
from babel.lists import format_list

from bot.i18n.catalogue import VARIANT, WHOLE, Catalogue, sources
from bot.i18n.direction import isolated, row_to_the_left, sparingly_marked
from bot.i18n.game_values import NO_SIGNS, CardSigns, Fact, contract_facts, spoken
from bot.i18n.languages import manners
from engine.auctions.points import PointsAuction
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.ruleset import RuleSet
from engine.scoring.totals import scored_whole
from engine.seats import Seat, Seating, Team

MAX_REMEMBERED_SENTENCES = 8192
"""Sentences that are remembered: finding the words of a picture costs more than all the rest."""

GAMES_KEPT = 256
"""Games whose words are remembered apart; fifteen, and others only while tests invent some."""

SIGNS_KEPT = 256
"""Words with the signs of a pack that are remembered apart."""

MINUS = "\N{MINUS SIGN}"
"""Stands before a number below zero: as wide as a plus, where a hyphen is not."""


class MissingWords(Exception):
    """Raised for a key that does not exist, or when a fact is missing."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The sentences of one language; ``game`` is the key of the game they are about.

    ``totals`` are the points of its deals at no trumps and at all trumps, where numbers of them are
    bid. ``signs`` stand for the cards that a sentence names shortly; ``full`` words shorten nothing
    else. ``heard``: the reader listens, so that no picture and no sign stands beside them.
    """

    language: str
    catalogue: Catalogue
    game: str = ""
    seating: Seating | None = None
    totals: tuple[tuple[Trump, int], ...] = ()
    signs: CardSigns = NO_SIGNS
    full: bool = False
    heard: bool = False

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence of this key; facts that it does not use are ignored."""
        needed = self.catalogue.get(key)
        if needed is None:
            raise MissingWords(f"{self.language}: no words for {key!r}")
        if missing := needed - facts.keys():
            raise MissingWords(f"{self.language}: {key!r} lacks {', '.join(sorted(missing))}")
        return _said(self, key, *[facts[name] for name in needed])

    def playing(self, rules: RuleSet) -> "Words":
        """The same words for this game, which may have its own terms."""
        return _playing(self, rules.key, rules.seating, _totals(rules))

    def signed(self, signs: CardSigns) -> "Words":
        """The same words, with these signs for the cards."""
        return self if signs is self.signs else _signed(self, signs)

    @property
    def plain(self) -> "Words":
        """The same words for places without signs: on a button, in a menu, below a picture."""
        return self.signed(NO_SIGNS)

    @property
    def in_full(self) -> "Words":
        """The same words, which say « 100 pique » where others say « 100 ♠ »."""
        return self if self.full else _in_full(self)

    @property
    def aloud(self) -> "Words":
        """The same words for a reader who listens: in full, without signs or pictures."""
        return _aloud(self)

    @property
    def public(self) -> "Words":
        """The same words for what others see too, whoever has it posted: in letters."""
        return _public(self) if self.full else self.plain

    def either(self, items: Iterable[str]) -> str:
        """Alternatives: « a, b ou c »."""
        return format_list(tuple(items), style="or", locale=self.language)

    def every(self, items: Iterable[str]) -> str:
        """An enumeration: « a, b et c »."""
        return format_list(tuple(items), style="standard", locale=self.language)

    def series(self, items: Iterable[str]) -> str:
        """Items in their order, with no word before the last: « a, b, c »."""
        each = tuple(items)
        row = manners(self.language).comma.join(each)
        left = self.catalogue.runs_left and len(each) > 1
        return row_to_the_left(row) if left else row

    def day(self, at: datetime) -> str:
        """« 12 nov. »."""
        return format_skeleton("MMMd", at, locale=self.language)

    def weekday(self, at: date) -> str:
        """« jeudi »."""
        return format_date(at, "EEEE", locale=self.language)

    def month(self, at: datetime) -> str:
        """« nov. 2026 »."""
        return format_skeleton("yMMM", at, locale=self.language)

    def month_short(self, at: datetime) -> str:
        """« nov. »."""
        return format_date(at, "LLL", locale=self.language)

    def card(self, card: Card) -> str:
        """« valet de cœur »."""
        return self("card", rank=card.rank, suit=card.suit)

    def card_the(self, card: Card) -> str:
        """« le valet de cœur »."""
        return self("card-the", rank=card.rank, suit=card.suit)

    def card_short(self, card: Card) -> str:
        """« V♥ »."""
        return self.card(card) if self.full else self("card-short", rank=card.rank, suit=card.suit)

    def card_sign(self, card: Card) -> str:
        """The sign of a card, or « V♥ » if it has none; only for texts."""
        return self.signs.of(card) or self.card_short(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards to choose among: « V♥, 9♥ ou 8♥ »."""
        return self.either(self.card_sign(card) for card in cards)

    def suit(self, suit: Suit) -> str:
        """« cœur »."""
        return self("suit", suit=suit)

    def rank(self, rank: Rank) -> str:
        """« valet »."""
        return self("rank", rank=rank)

    def rank_short(self, rank: Rank) -> str:
        """« V »."""
        return self("rank-short", rank=rank)

    def trump(self, trump: Trump) -> str:
        """« pique », « sans atout »."""
        return self("trump", trump=trump)

    def variant(self, rules: RuleSet) -> str:
        """The name of a game."""
        return self(f"variant-{rules.key}")

    def seat(self, seat: Seat) -> str:
        """« Nord »."""
        return self("seat", seat=seat)

    def team(self, team: Team) -> str:
        """A side, by its seats: « Nord–Sud », or « Nord » if everyone plays alone."""
        side = self.side(team)
        return self.seat(side) if isinstance(side, Seat) else self("team", team=side)

    def team_short(self, team: Team) -> str:
        """A side at the head of a column: both sides together fit a phone."""
        side = self.side(team)
        return self.seat(side) if isinstance(side, Seat) else self("team-short", team=side)

    def side(self, team: Team) -> Team | Seat:
        """A side, or the one player who is all of it."""
        members = self.seating.members(team) if self.seating else ()
        return members[0] if len(members) == 1 else team

    def total(self, bid: Bid) -> int:
        """The points of a deal without a trump suit, for a number of them; 0 for other bids."""
        return dict(self.totals).get(bid.trump, 0) if bid.kind is ContractKind.POINTS else 0

    def bid(self, bid: Bid) -> str:
        """« 100 pique », « capot cœur »."""
        return self("bid", value=bid.value, trump=bid.trump, kind=bid.kind)

    def bid_short(self, bid: Bid) -> str:
        """« 100 ♠ »."""
        if self.full:
            return self.bid(bid)
        return self("bid-short", value=bid.value, trump=bid.trump, kind=bid.kind)

    def contract(self, contract: Contract) -> str:
        """The bid, and whether it is doubled or redoubled."""
        return self("contract", **contract_facts(contract))


@lru_cache(GAMES_KEPT)
def _playing(
    say: Words, game: str, seating: Seating, totals: tuple[tuple[Trump, int], ...]
) -> Words:
    # One object a game, for it is what its sentences are remembered by.
    return replace(say, game=game, seating=seating, totals=totals)


def _totals(rules: RuleSet) -> tuple[tuple[Trump, int], ...]:
    bids = rules.auction
    if not isinstance(bids, PointsAuction):
        return ()
    return tuple((each, scored_whole(rules, each)) for each in bids.trumps if not each.suit)


@lru_cache(SIGNS_KEPT)
def _signed(say: Words, signs: CardSigns) -> Words:
    return replace(say, signs=signs)


@lru_cache(SIGNS_KEPT)
def _in_full(say: Words) -> Words:
    return replace(say, full=True)


@lru_cache(SIGNS_KEPT)
def _public(say: Words) -> Words:
    return replace(say.plain, full=False, heard=False)


@lru_cache(SIGNS_KEPT)
def _aloud(say: Words) -> Words:
    return replace(say.plain.in_full, heard=True)


# Typed: 1, 1.0 and a seat of that number are equal and said otherwise.
@lru_cache(MAX_REMEMBERED_SENTENCES, typed=True)
def _said(say: Words, key: str, *facts: Fact) -> str:
    """A sentence; its facts are in the order in which the catalogue has them."""
    named = zip(say.catalogue[key], facts, strict=True)
    known: dict[str, object] = {name: spoken(fact, say) for name, fact in named}
    bundle, isolates = say.catalogue.bundle, say.catalogue.isolates(key)
    if not isolates:
        known |= {name: isolated(fact) for name, fact in known.items() if isinstance(fact, str)}
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingWords(f"{say.language}: {key!r} is empty")
    text, errors = bundle.format_pattern(pattern, {**known, VARIANT: say.game})
    if errors or not isinstance(text, str):
        raise MissingWords(f"{say.language}: {key!r} cannot be said: {errors}")
    return sparingly_marked(text) if isolates else text


@cache
def words(language: str) -> Words:
    """The words of a language, one of ``LANGUAGES``; read once and never changed."""
    lent = sources(WHOLE) if language != WHOLE else {}
    return Words(language, Catalogue(language, sources(language), lent))


def yes(flag: object) -> str:
    """A truth value as sentences take it: ``yes`` or ``no``."""
    return "yes" if flag else "no"


def capitalised(words: str) -> str:
    """The text with its first letter capitalised, and nothing else changed."""
    return words[:1].upper() + words[1:]


DOT = "\N{NO-BREAK SPACE}\N{MIDDLE DOT} "
"""It stays with what stands before it: no line of a narrow window begins with a dot."""


GAP = " \N{EN SPACE}"
"""Between things that end with a picture, beside which browsers break a line before any mark."""


def dotted(parts: Iterable[str]) -> str:
    """These parts on one line."""
    return DOT.join(parts)


def spaced(parts: Iterable[str], signs: CardSigns) -> str:
    """Parts that end with cards on one line: dots between letters, and gaps between pictures."""
    return (GAP if signs.marks else DOT).join(parts)
