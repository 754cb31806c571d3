"""The hands of a line: the cards dealt seat by seat, then those not dealt."""

import re
from collections.abc import Iterator

from engine.cards import Card
from engine.dealing import turned_up
from engine.events import Dealt
from engine.notation.syntax import (
    KITTY,
    SLASH,
    NotationFault,
    NotationPart,
    UnreadableDeal,
    card_letters,
    joined,
)
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.zones import Holding, Pile

_PILE = re.compile(r"(..)\((..)\)")
_PILE_LENGTH = len("JS(9S)")


def written_hands(rules: RuleSet, dealt: Dealt) -> str:
    """Write the pack as it was dealt."""
    words = [_written(dealt.holdings[seat]) for seat in sorted(rules.seating.order)]
    if dealt.talon:
        words.append(joined(dealt.talon))
    return f" {SLASH} ".join(words)


def read_hands(rules: RuleSet, dealer: Seat, text: str) -> Dealt:
    """Read the pack dealt by this dealer; raise UnreadableDeal if it is impossible."""
    plan = rules.dealing
    seats = sorted(rules.seating.order)
    words = text.split(SLASH)
    if len(words) != len(seats) + bool(plan.after):
        raise UnreadableDeal(NotationFault.WRONG_HANDS, NotationPart.HANDS, len(words), text)
    # The talon follows the hands as one word more, which belongs to no seat.
    held = {
        seat: _read(rules, word, place)
        for place, (seat, word) in enumerate(zip(seats, words, strict=False), start=1)
    }
    talon = _read_talon(rules, words[-1], len(words)) if plan.after else ()
    _check_pack(rules, [*(held[seat].cards for seat in seats), talon])
    holdings = tuple(held.get(seat, Holding()) for seat in Seat)
    return Dealt(dealer, holdings, talon, turned_up(plan, dealer, holdings, talon))


def read_card(letters: str, part: NotationPart, place: int) -> Card:
    """Read a card from two letters; raise UnreadableDeal if there is none."""
    try:
        return Card.parse(letters)
    except ValueError as error:
        raise UnreadableDeal(NotationFault.NOT_A_CARD, part, place, letters) from error


def _written(holding: Holding) -> str:
    piles = (f"{pile.top}({pile.under})" for pile in holding.piles)
    kitty = KITTY + joined(holding.kitty) if holding.kitty else ""
    return joined(holding.hand) + "".join(piles) + kitty


def _read(rules: RuleSet, word: str, place: int) -> Holding:
    plan = rules.dealing
    dealt = sum(plan.packets)
    if plan.tableau:
        holding = Holding(piles=tuple(_read_piles(word, place)))
    else:
        hand, _, kitty = word.partition(KITTY)
        holding = Holding(_read_cards(hand, place), kitty=_read_cards(kitty, place))
    if (len(holding.cards), len(holding.kitty)) != (dealt, plan.kitty):
        raise UnreadableDeal(NotationFault.WRONG_SIZE, NotationPart.HANDS, place, word.strip())
    return holding


def _read_talon(rules: RuleSet, word: str, place: int) -> tuple[Card, ...]:
    talon = _read_cards(word, place)
    dealt = len(rules.seating.order) * sum(rules.dealing.packets)
    if len(talon) != len(rules.pack) - dealt:
        raise UnreadableDeal(NotationFault.WRONG_SIZE, NotationPart.HANDS, place, word.strip())
    return talon


def _read_cards(word: str, place: int) -> tuple[Card, ...]:
    letters = card_letters(word)
    return tuple(
        read_card(letters[start : start + 2], NotationPart.HANDS, place)
        for start in range(0, len(letters), 2)
    )


def _read_piles(word: str, place: int) -> Iterator[Pile]:
    letters = card_letters(word)
    for start in range(0, len(letters), _PILE_LENGTH):
        written = letters[start : start + _PILE_LENGTH]
        pile = _PILE.fullmatch(written)
        if pile is None:
            raise UnreadableDeal(NotationFault.NOT_A_CARD, NotationPart.HANDS, place, written)
        top, under = (read_card(card, NotationPart.HANDS, place) for card in pile.groups())
        yield Pile(top, under)


def _check_pack(rules: RuleSet, words: list[tuple[Card, ...]]) -> None:
    unseen = set(rules.pack.cards)
    for place, cards in enumerate(words, start=1):
        for card in cards:
            if card not in unseen:
                fault = (
                    NotationFault.CARD_TWICE
                    if card in rules.pack.cards
                    else NotationFault.NOT_A_CARD
                )
                raise UnreadableDeal(fault, NotationPart.HANDS, place, str(card))
            unseen.remove(card)
