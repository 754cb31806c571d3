"""A whole game to 2000 of four members, by commands and presses alone."""

import pytest

from bot.tables.events import TableEvent
from engine.contract import ContractKind
from engine.events import Called, ContractFixed, ThrownIn
from engine.state import Phase
from tests.cogs.auctions import all_pass, capot, doubled_out_of_turn, redoubled
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.playing import Game, at_table
from tests.cogs.secrets import Watch
from tests.rig.people import Person
from tests.rig.screens import text_of


@pytest.mark.slow
async def test_a_whole_game_to_2000(evening: Evening) -> None:
    async with at_table(evening) as game:
        watch = Watch(evening)
        game.after_each = watch.look
        await play_deals_worth_seeing(game)
        await game.play_until(None)
        check_what_occurred(await evening.log())
        await check_the_end(game)
        assert any(sent.cards and sent.reader is None for sent in watch.read)
        assert any(sent.cards and sent.reader is not None for sent in watch.read)


async def play_deals_worth_seeing(game: Game) -> None:
    await all_pass(game)
    await game.go_on()
    declarer = await doubled_out_of_turn(game)
    await redoubled(game, declarer)
    await game.play_until(Phase.OVER)
    await game.go_on()
    await capot(game)
    await game.play_until(Phase.OVER)
    await game.go_on()


def check_what_occurred(log: tuple[TableEvent, ...]) -> None:
    """The surprises were kept as they were pressed: the test plays what it means to."""
    assert any(isinstance(event, ThrownIn) for event in log)
    contracts = [event.contract for event in log if isinstance(event, ContractFixed)]
    assert contracts[0].doubles == 2
    assert contracts[1].bid.kind is ContractKind.CAPOT
    calls = [event for event in log if isinstance(event, Called)][4:7]
    bid, double, redouble = (event.seat for event in calls)
    assert (double - bid) % 4 == 3
    assert redouble is bid


async def check_the_end(game: Game) -> None:
    evening = game.evening
    kept = await evening.kept()
    assert kept == evening.table()
    assert kept.game == await evening.replayed()
    assert kept.game is not None
    assert kept.game.over
    assert max(kept.game.scores) >= 2000

    assert set(kept.game.scores) <= set(numbers(text_of(game.table)))
    winners, losers = sides(game)
    answer = text_of(await winners[0].slash("contree leaderboard"))
    order = mentioned(answer)
    assert set(order[:2]) == {person.id for person in winners}
    assert set(order[2:]) == {person.id for person in losers}


def sides(game: Game) -> tuple[list[Person], list[Person]]:
    """The winners, and the others."""
    table = game.evening.table()
    assert table.game is not None
    won = {
        seat: table.rules.seating.team(seat) is table.game.winner for seat in table.playing_seats
    }
    winners = [person for seat, person in game.people.items() if won[seat]]
    return winners, [person for person in game.people.values() if person not in winners]
