"""The table during a deal: whose turn it is, and nothing that was said or played is lost."""

from collections.abc import Iterator

import pytest

from bot.i18n import Words, capitalised, words
from bot.tables.table import Table
from cogs.table.pages import public
from cogs.ui.moves import calls_by_seat
from engine.cards import Card
from engine.seats import Team
from engine.state import Deal, GameState, Phase
from tests.cogs.drawing import PEOPLE, drawn, positions, texts
from tests.cogs.facts import mentioned, numbers
from tests.cogs.mentions import named

SEEDS = range(2)


def running(seed: int, phase: Phase, every: int = 3) -> Iterator[tuple[Table, GameState, Deal]]:
    for table, game in positions(seed, every):
        if game.deal and game.deal.phase is phase:
            yield table, game, game.deal


def board(table: Table, say: Words) -> str:
    return texts(drawn(public(table, say)))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_the_first_line_says_whose_turn_it_is(language: str, phase: Phase) -> None:
    say = words(language)
    for table, _, _ in running(1, phase):
        first, *_ = board(table, say).splitlines()
        asked = [PEOPLE[seat].user for seat in table.awaited]
        if len(asked) == 1:
            assert mentioned(first) == asked
            assert say.seat(table.awaited[0]) in first
        else:  # a contre may be answered by either partner
            assert say.team(table.rules.seating.team(table.awaited[0])) in first


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_seats_deal_and_score_are_always_shown(seed: int, phase: Phase) -> None:
    say = words("fr")
    for table, game, deal in running(seed, phase):
        shown = board(table, say)
        assert set(mentioned(shown)) == {person.user for person in PEOPLE}
        assert all(say.seat(seat) in shown for seat in table.playing_seats)
        first = phase is Phase.AUCTION and not deal.auction.calls
        number = {deal.number} if first else set()
        assert {*number, *game.scores} <= set(numbers(shown))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_score_of_the_game_is_not_mistaken_for_the_points_of_the_deal(language: str) -> None:
    say = words(language)
    for table, game, _ in running(1, Phase.PLAY):
        first, second = game.scores
        shown = board(table, say)
        assert say("hand-score", points=first, others=second) in shown
        assert shown.count(say.team(Team.NORTH_SOUTH)) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_auction_is_there_until_the_first_card(seed: int) -> None:
    say = words("fr")
    for phase in (Phase.AUCTION, Phase.PLAY):
        for table, _, deal in running(seed, phase):
            if not cards_in_sight(deal):
                lines = board(table, say).splitlines()
                calls = calls_by_seat(table.rules, deal.auction, say)
                for seat in table.playing_seats:
                    (line,) = (
                        each for each in lines if say("table-seat", seat=seat, player="") in each
                    )
                    assert line.endswith(calls.get(seat, ""))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_contract_is_shown_with_its_double(seed: int) -> None:
    say = words("fr")
    doubles = set()
    for table, _, deal in running(seed, Phase.PLAY):
        assert deal.contract is not None
        contract = say("table-contract", contract=deal.contract)
        assert f"**{capitalised(contract)}**" in board(table, say)
        doubles.add(deal.contract.doubles)
    assert len(doubles) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_trick_on_the_table_is_there_and_no_other(seed: int) -> None:
    say = words("fr")
    for table, _, deal in running(seed, Phase.PLAY):
        assert named(board(table, say)) == cards_in_sight(deal)


def cards_in_sight(deal: Deal) -> set[Card]:
    """Of the trick that is being played, or of the full one that lies there still."""
    tricks = [*deal.tricks, deal.trick] if deal.trick and deal.trick.plays else [*deal.tricks]
    return {play.card for trick in tricks[-1:] for play in trick.plays}


@pytest.mark.parametrize("seed", SEEDS)
def test_tricks_and_points_so_far_are_shown(seed: int) -> None:
    say = words("fr")
    for table, _, deal in running(seed, Phase.PLAY):
        shown = set(numbers(board(table, say)))
        for team in Team:
            won = [
                trick
                for trick in deal.tricks
                if trick.winner is not None and table.rules.seating.team(trick.winner) is team
            ]
            assert {len(won), sum(trick.points for trick in won)} <= shown


def test_belote_is_announced() -> None:
    say = words("fr")
    announced = set()
    for table, _, deal in running(0, Phase.PLAY, every=1):
        shown = board(table, say)
        for calls, key in ((1, "play-belote-word"), (2, "play-rebelote-word")):
            due = any(held.calls == calls for held in deal.belotes)
            said = any(
                say("play-belote", seat=held.seat, called=say(key)) in shown
                for held in deal.belotes
            )
            assert said == due
            announced.add(key if due else "")
    assert announced == {"", "play-belote-word", "play-rebelote-word"}
