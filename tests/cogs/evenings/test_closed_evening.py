"""Nothing of what is played on an evening with the same deals is read in its channel or threads."""

import pytest

from bot.i18n import words
from bot.tables.table import Stage, Table
from engine.cards import PACK_32
from tests.cogs.challenges.spying import Spy
from tests.cogs.evening import Evening
from tests.cogs.evenings.test_evenings import NAMES
from tests.cogs.evenings.together import Together, let_experts_play_fast
from tests.cogs.playing import hand_of
from tests.rig.screens import text_of

CLOCK = 60

COMPARED = words("fr")("challenge-here", mark="|").partition("|")[0]
"""How a deal compares, on a hand."""


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    let_experts_play_fast(monkeypatch)


async def spied(evening: Evening, *, pressing: bool) -> Spy:
    """What a stranger learns of a deal of an evening: its card, its round, its threads, pings."""
    async with evening.with_people(*NAMES[:8]) as people:
        (stranger,) = evening.people("Max")
        night = Together(evening)
        spy = Spy(evening, stranger, lambda: night.sessions[0].table)
        await night.gather(people)
        session, other = night.sessions
        channel, (player, *_) = night.channel_of(session), night.sitting(session, people)
        await night.play(other)
        await player.press(evening.cafe.newest(channel), "hand")
        spy.look()
        await evening.cafe.env.advance_time(CLOCK / 2 + 1)  # who is slow is pinged
        spy.look()
        moves = 0
        while session.table.stage is Stage.PLAYING:
            await night.play(session, 1)
            moves += 1
            if pressing and moves in {3, 20}:
                await spy.press_everything()
            spy.look()
            assert COMPARED not in text_of(hand_of(player, channel))
        await evening.cafe.env.advance_time(CLOCK)  # hands wait for room in Discord's limits
        spy.look()
        # What other tables have made of it is for who has played it, and on their hand alone.
        assert (COMPARED in text_of(hand_of(player, channel))) is pressing
        if pressing:
            await spy.press_everything()
        await night.end_round()
        spy.look()
        return spy


@pytest.mark.secrecy
async def test_a_stranger_learns_nothing_of_an_evening_with_the_same_deals(
    evening: Evening,
) -> None:
    spy = await spied(evening, pressing=True)
    assert not spy.cards & set(PACK_32.cards)
    assert {where: told for where, told in spy.told.items() if told} == {}
    assert {"thread", "message", "answer"} <= set(spy.told)


@pytest.mark.secrecy
async def test_an_evening_would_tell_cards_if_its_tables_were_not_closed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "is_closed_room", property(lambda _: False))
    spy = await spied(evening, pressing=False)
    assert "cards" in spy.told["thread"]
