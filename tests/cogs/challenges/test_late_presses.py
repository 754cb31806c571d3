"""What leads to a challenge, pressed too early or too late; and who is named nowhere."""

from datetime import timedelta

import pytest

from bot.i18n import words
from tests.bot.storage.preferences.test_hidden_players import hide
from tests.cogs.challenges.called import call_out, finish, let_begin
from tests.cogs.challenges.test_challenge_tables import call_out as call_out_at_tables
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.rig.screens import selects_of, text_of

SAY = words("fr")


@pytest.mark.secrecy
async def test_nobody_has_a_second_go_or_reads_the_others_before_their_own(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        _, challenge = await call_out(evening, alice, days=1)
        number = challenge.shared_play
        again = await alice.press(evening.cafe.leftover(f"b1:challenge:0:0:{number}"))
        await refused(evening, alice.press(again, "challenge-call"), "stale-press")
        await finish(evening, challenge, alice.id, 1, 2)
        await finish(evening, challenge, bob.id, 2)
        await let_begin(evening, challenge, bob.id, 1)
        deals = await bob.press(evening.cafe.leftover(f"b1:challenge-deals:0:0:{number}"))
        (menu,) = selects_of(deals)
        assert [value for value, _ in menu.options] == [f"{number}-2"]
        await evening.skip(timedelta(days=1))
        post = evening.cafe.leftover(f"b1:challenge-post:0:0:{number}")
        await refused(evening, alice.press(post), "challenge-over")


@pytest.mark.secrecy
async def test_no_table_opens_for_a_challenge_that_is_over(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        _, challenge = await call_out_at_tables(evening, alice, "table")
        await evening.skip(timedelta(days=3))
        play = evening.cafe.leftover(f"b1:challenge-play:0:0:{challenge.shared_play}")
        await refused(evening, alice.press(play), "challenge-over")
        assert evening.bot.services.registry.sessions == ()


@pytest.mark.secrecy
async def test_who_is_hidden_is_named_on_no_page_of_a_challenge(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        guild, number = evening.cafe.server.id, challenge.shared_play
        for person in (alice, bob):
            await finish(evening, challenge, person.id, 1, 2, 3, 4, guild=guild)
        await hide(evening.bot.services.database, bob.id)
        await evening.bot.get_cog("KeptPosts").look()  # type: ignore[union-attr]
        ranking = evening.cafe.leftover(f"b1:challenge-ranking:0:0:{number}")
        deals = evening.cafe.leftover(f"b1:challenge-deals:0:0:{number}")
        for reader in (alice, bob):
            told = text_of(await reader.press(ranking))
            page = await reader.press(deals)
            told += text_of(await reader.choose(page, f"{number}-1", verb="challenge-deal"))
            assert (f"<@{bob.id}>" in told) is (reader is bob)
            assert (SAY("alone-somebody") in told) is (reader is alice)
        assert str(bob.id) not in text_of(post)
