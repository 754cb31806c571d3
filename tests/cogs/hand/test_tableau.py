"""Cards laid out for two: what lies open before each, what is covered, what was turned up."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.i18n import words
from bot.i18n.languages import HYPHEN
from bot.tables.table import Table
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.ui.cards import pile_lines
from engine.events import CardsUncovered
from engine.seats import Seat
from engine.state import Deal, GameState, Phase
from engine.variants import find_variant
from engine.view import OpenPile, view
from tests.cogs.drawing import (
    Components,
    custom_ids,
    drawn,
    house_of,
    positions,
    short,
    table_of,
    texts,
)
from tests.cogs.mentions import named
from tests.engine.random_play import steps

if TYPE_CHECKING:
    from engine.cards import Card

RULES = short(find_variant("decouverte"))
SAY = words("fr").playing(RULES)
PLAYERS = (Seat.NORTH, Seat.SOUTH)
OTHER = dict(zip(PLAYERS, reversed(PLAYERS), strict=True))


def running(seed: int, phase: Phase) -> Iterator[tuple[Table, GameState, Deal]]:
    for table, game in positions(seed, every=1, rules=RULES):
        if game.deal and game.deal.phase is phase:
            yield table, game, game.deal


def piles(game: GameState, seat: Seat) -> tuple[OpenPile, ...]:
    seen = view(RULES, game, None).deal
    assert seen is not None
    return seen.tableau[seat]


def test_the_public_table_shows_both_sides_with_their_piles() -> None:
    for phase in (Phase.AUCTION, Phase.PLAY):
        for table, game, _ in running(1, phase):
            board = texts(drawn(public(table, SAY)))
            for seat in PLAYERS:
                assert all(line in board for line in pile_lines(piles(game, seat), SAY))
            assert SAY("play-piles-legend") in board


def test_a_hand_keeps_its_piles_in_place() -> None:
    for table, game, _ in running(1, Phase.PLAY):
        for seat in PLAYERS:
            assert arguments(drawn(hand(table, game, seat, SAY))) == [
                str(pile.top) if pile.top else str(place)
                for place, pile in enumerate(piles(game, seat))
            ]


def arguments(components: Components) -> list[str]:
    """What the card buttons stand for, in order."""
    ids = (custom_id.split(":") for custom_id in custom_ids(components))
    return [argument for _, verb, _, _, argument in ids if verb in {"card", "pile"}]


def test_a_hand_shows_the_opponents_open_cards() -> None:
    for phase in (Phase.AUCTION, Phase.PLAY):
        for table, game, _ in running(2, phase):
            for seat in PLAYERS:
                held = texts(drawn(hand(table, game, seat, SAY)))
                (line,) = [
                    line
                    for line in held.splitlines()
                    if line.startswith(f"Devant {SAY.seat(OTHER[seat])}")
                ]
                assert named(line) == {pile.top for pile in piles(game, OTHER[seat]) if pile.top}


def test_a_turned_up_card_is_mentioned_until_the_next_trick_ends() -> None:
    turned: tuple[tuple[Seat, Card], ...] = ()
    told = 0
    for step in steps(RULES, Random(3)):
        for event in step.events:
            if isinstance(event, CardsUncovered):
                turned = event.cards
        deal = step.state.deal
        if deal is None or deal.phase is not Phase.PLAY or not deal.tricks or deal.trick is None:
            turned = ()
            continue
        if deal.trick.plays:
            continue
        board = texts(drawn(public(table_of(step.state, house=house_of(RULES)), SAY)))
        lines = {SAY("play-uncovered", seat=seat, card=card) for seat, card in turned}
        assert {line for line in board.splitlines() if " retourne " in line} == lines
        told += len(lines)
        turned = ()
    assert told > 8


def test_games_for_two_do_not_mention_partners() -> None:
    for phase in (Phase.AUCTION, Phase.PLAY, Phase.OVER):
        for table, game, _ in running(4, phase):
            for seat in PLAYERS:
                told = texts(drawn(public(table, SAY))) + texts(drawn(hand(table, game, seat, SAY)))
                assert "partenaire" not in told
                assert f"Nord{HYPHEN}Sud" not in told
                assert "Est" not in told
                assert "Ouest" not in told
