"""Nobody walks away from a deal of a challenge: it is not stopped, and experts finish it."""

from datetime import timedelta
from functools import partial

import discord
import pytest
from sqlalchemy import update

from bot.i18n import MINUS, words
from bot.shared_plays.alone import read_alone
from bot.shared_plays.marks import UNPLAYED
from bot.storage.backup.check import look_through
from bot.storage.challenges import Challenge
from bot.storage.database.schema import shared_plays
from bot.storage.shared_plays import SoloPlay, all_plays
from cogs.ui.ids import ControlId
from engine.state import Phase
from engine.variants import find_variant
from tests.bot.tables.test_deals import some_record
from tests.cogs.challenges.called import call_out as call_out_alone
from tests.cogs.challenges.called import finish, let_begin, shown
from tests.cogs.challenges.test_challenge_tables import begun, call_out, look
from tests.cogs.deals.test_deals import code_of
from tests.cogs.evening import Evening
from tests.cogs.playing import Game
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")
MANAGES = discord.Permissions(manage_guild=True)


async def pair(evening: Evening, player: Person, other: Person) -> tuple[Game, Challenge]:
    """The first deal of a challenge, in play between a pair and two experts."""
    post, challenge = await call_out(evening, player, "pair")
    await player.press(post, "challenge-play")
    lobby = evening.cafe.newest()
    await other.press(lobby, "sit", "north")
    await player.press(lobby, "start")
    return await begun(evening, player, other), challenge


async def rows(evening: Evening, challenge: Challenge) -> dict[int, SoloPlay]:
    """The plays of the challenge by person, one each."""
    read = partial(all_plays, shared_play=challenge.shared_play)
    plays = await evening.bot.services.database.read(read)
    assert len({(play.user, play.deal) for play in plays}) == len(plays)
    return {play.user: play for play in plays}


async def end(evening: Evening, challenge: Challenge) -> None:
    """The challenge is over, and experts do what is due."""
    own = shared_plays.c.id == challenge.shared_play
    soon = evening.bot.clock.now() + timedelta(seconds=1)
    ended = update(shared_plays).where(own).values(closes_at=soon)
    await evening.bot.services.database.write(lambda c: c.execute(ended))
    await evening.cafe.env.advance_time(1)
    await look(evening)


async def test_the_last_who_leaves_is_told_that_the_table_waits(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        game, _ = await pair(evening, alice, bob)
        waiting = SAY("table-deserted")
        for person, last in ((alice, "no"), (bob, "yes")):
            asked = await person.slash("contree leave")
            assert SAY("leave-confirm", playing="yes", last=last, counts="no") in text_of(asked)
            assert waiting not in text_of(game.table)
            await person.press(asked, "leave")
        assert waiting in text_of(game.table)
        await alice.press(game.table, "hand")
        assert waiting not in text_of(game.table)


@pytest.mark.secrecy
async def test_who_leaves_has_what_experts_make_of_it_and_the_partner_the_result(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        game, challenge = await pair(evening, alice, bob)
        assert set(await rows(evening, challenge)) == {alice.id, bob.id}
        for person in (alice, bob):  # its host as little as the others
            await refused(evening, person.slash("contree stop"), "deal-counts")
        stop = f"b1:stop:{evening.table().id}:0:"
        await refused_on_leftover(evening, alice, stop, "deal-counts")
        deals = f"b1:challenge-deals:0:0:{challenge.shared_play}"
        asked = await bob.slash("contree leave")
        assert SAY("leave-confirm-challenge") in text_of(asked)
        await bob.press(asked, "leave")
        staying = Game(evening, {game.seat(alice): alice})
        await staying.play_until(None)
        plays = await rows(evening, challenge)
        assert plays[alice.id].done_at is not None
        assert plays[bob.id].done_at is None
        page = await bob.press(evening.cafe.leftover(deals), "challenge-deals")
        assert SAY("challenge-deal-begun", number=1) in text_of(page)
        await end(evening, challenge)
        plays = await rows(evening, challenge)
        assert plays[bob.id].scores == plays[alice.id].scores
        results = (await shown(evening, challenge)).results
        assert (set(results.points[1]), set(results.left[1])) == ({alice.id}, {bob.id})
        # Nobody else has played it: there is nothing to compare with, and 0 is the best.
        assert results.left_marks_of(1) == {bob.id: UNPLAYED}
        page = await bob.press(evening.cafe.leftover(deals), "challenge-deals")
        assert SAY("challenge-left", mark=f"{MINUS}40") in text_of(page)
        assert SAY("challenge-deal-missed", number=2) in text_of(page)
        await bob.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        assert SAY("challenge-stood") in text_of(page)
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not found.findings


@pytest.mark.slow
async def test_experts_finish_what_is_still_played_at_the_end_from_where_it_is(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        game, challenge = await pair(evening, alice, bob)
        await game.play_until(Phase.PLAY, None)
        for _ in range(3):
            await game.play()
        deal = evening.table().game.deal  # type: ignore[union-attr]
        so_far = [play.card for trick in deal.all_tricks for play in trick.plays]  # type: ignore[union-attr]
        await end(evening, challenge)
        plays = await rows(evening, challenge)
        (line,) = {play.line for play in plays.values()}
        finished = read_alone(line)
        assert finished.over
        cards = [play.card for trick in finished.deal.all_tricks for play in trick.plays]
        assert cards[: len(so_far)] == so_far
        await game.play_until(None)  # they may play it to its end, and it changes nothing
        assert await rows(evening, challenge) == plays
        results = (await shown(evening, challenge)).results
        assert set(results.left[1]) == {alice.id, bob.id}


async def test_a_deal_begun_alone_is_finished_by_experts(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        _, challenge = await call_out_alone(evening, alice)
        await finish(evening, challenge, alice.id, 1, 2)
        await let_begin(evening, challenge, bob.id, 1)
        await evening.skip(timedelta(days=3) - timedelta(minutes=9))
        page = await bob.slash("belote challenge", code=challenge.code)
        assert SAY("challenge-soon", minutes=9) in text_of(page)
        await end(evening, challenge)
        results = (await shown(evening, challenge)).results
        assert results.left_marks_of(1)[bob.id] <= UNPLAYED
        page = await bob.slash("belote challenge", code=challenge.code)
        on = SAY("challenge-button-next", number=2, count=4)
        assert on in {button.label for button in buttons_of(page)}


async def test_a_manager_who_does_not_play_closes_a_table_and_its_deal_counts(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        eve = evening.cafe.person("Eve", permissions=MANAGES, locale="fr")
        _, challenge = await pair(evening, alice, bob)
        asked = await eve.slash("contree stop")
        assert SAY("stop-confirm-challenge", code=challenge.code) in text_of(asked)
        await eve.press(asked, "stop")
        await end(evening, challenge)
        results = (await shown(evening, challenge)).results
        assert set(results.left[1]) == {alice.id, bob.id}


@pytest.mark.secrecy
async def test_who_plays_a_deal_at_a_table_gets_no_advice_on_invented_cards(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        game, _ = await pair(evening, alice, bob)
        pasted = await bob.slash("belote deal", deal=str(some_record(find_variant("contree"))))
        asked = evening.cafe.leftover(str(ControlId("analysis", argument=f"{code_of(pasted)}-x-0")))
        await refused(evening, bob.press(asked), "import-in-shared-play")
        await game.play_until(None)
        assert SAY("refusal-import-in-shared-play") not in text_of(await bob.press(asked))
