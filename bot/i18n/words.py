"""The words of one language: sentences from keys and facts, and the names of the game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from babel.lists import format_list

from bot.i18n.catalogue import VARIANT, Catalogue, compile_catalogue, sources
from bot.i18n.spoken import Fact, contract_facts, spoken
from engine.cards import Card, Rank, Suit
from engine.contract import Bid, Contract
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.trumps import Trump


class MissingWords(Exception):
    """A sentence was asked for that does not exist, or with a fact too few."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """Everything that one language can say; ``rules`` are those of the game it speaks of."""

    language: str
    catalogue: Catalogue
    rules: RuleSet | None = None

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence of this key; facts that it does not use do no harm."""
        needed = self.catalogue.facts.get(key)
        if needed is None:
            raise MissingWords(f"{self.language}: no words for {key!r}")
        if missing := needed - facts.keys():
            raise MissingWords(f"{self.language}: {key!r} lacks {', '.join(sorted(missing))}")
        known: dict[str, object] = {name: spoken(facts[name], self) for name in needed}
        return self._format(key, {**known, VARIANT: self.rules.key if self.rules else ""})

    def playing(self, rules: RuleSet) -> Self:
        """The same words at a table of this game, which may have its own for a thing."""
        return replace(self, rules=rules)

    def _format(self, key: str, arguments: dict[str, object]) -> str:
        bundle = self.catalogue.bundle
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key!r} is empty")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors or not isinstance(text, str):
            raise MissingWords(f"{self.language}: {key!r} cannot be said: {errors}")
        return text

    def either(self, items: Iterable[str]) -> str:
        """Alternatives: « a, b ou c »."""
        return format_list(tuple(items), style="or", locale=self.language)

    def every(self, items: Iterable[str]) -> str:
        """An enumeration: « a, b et c »."""
        return format_list(tuple(items), style="standard", locale=self.language)

    def card(self, card: Card) -> str:
        """« valet de cœur »."""
        return self("card", rank=card.rank, suit=card.suit)

    def card_the(self, card: Card) -> str:
        """« le valet de cœur »."""
        return self("card-the", rank=card.rank, suit=card.suit)

    def card_short(self, card: Card) -> str:
        """« V♥ »."""
        return self("card-short", rank=card.rank, suit=card.suit)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards to choose among: « V♥, 9♥ ou 8♥ »."""
        return self.either(self.card_short(card) for card in cards)

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
        """A side, by its seats: « Nord–Sud », or « Nord » where everyone plays alone."""
        side = self.side(team)
        return self.seat(side) if isinstance(side, Seat) else self("team", team=side)

    def side(self, team: Team) -> Team | Seat:
        """A side, or the one player who is all of it."""
        members = self.rules.seating.members(team) if self.rules else ()
        return members[0] if len(members) == 1 else team

    def bid(self, bid: Bid) -> str:
        """« 100 pique », « capot cœur »."""
        return self("bid", value=bid.value, trump=bid.trump, kind=bid.kind)

    def bid_short(self, bid: Bid) -> str:
        """« 100 ♠ »."""
        return self("bid-short", value=bid.value, trump=bid.trump, kind=bid.kind)

    def contract(self, contract: Contract) -> str:
        """The bid, and whether it is doubled or redoubled."""
        return self("contract", **contract_facts(contract))


@cache
def words(language: str) -> Words:
    """The words of a language, one of ``LANGUAGES``; read once and never changed."""
    return Words(language, compile_catalogue(language, sources(language)))
