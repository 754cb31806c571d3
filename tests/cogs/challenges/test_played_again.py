"""A challenge that is over tells nothing of its deals while they are played again in another."""

from datetime import timedelta

import pytest

from bot.i18n import words
from tests.cogs.challenges.called import call_out, finish
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.rig.screens import selects_of, text_of

SAY = words("fr")


@pytest.mark.secrecy
async def test_the_seed_of_deals_is_told_to_who_is_noted_to_know_them_and_to_nobody_meanwhile(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        _, first = await call_out(evening, alice, days=1)
        await finish(evening, first, alice.id, 1)
        deals = evening.cafe.leftover(f"b1:challenge-deals:0:0:{first.shared_play}")
        seed = SAY("challenge-seed", seed=first.seed.hex())
        assert seed not in text_of(await alice.press(deals))
        await evening.skip(timedelta(days=1))
        page = await alice.slash("belote challenge", code=first.code)
        await evening.bot.get_cog("KeptPosts").look()  # type: ignore[union-attr]
        assert first.seed.hex() not in "".join(
            [text_of(page), *map(text_of, evening.cafe.posted())]
        )
        read = await bob.press(deals)
        assert seed in text_of(read)
        await alice.press(page, "challenge")
        await alice.press(page, "challenge-call")
        again = text_of(evening.cafe.posted()[-1]).split("**")[1]
        assert again != first.code
        # Whose page is from before finds no results behind its menu any more.
        await refused(
            evening,
            bob.choose(read, f"{first.shared_play}-2", verb="challenge-deal"),
            "challenge-first",
        )
        for person in (bob, eve):
            late = await person.press(deals)
            assert first.seed.hex() not in text_of(late)
            assert not selects_of(late)
            knows = SAY("challenge-seen") in text_of(
                await person.slash("belote challenge", code=again)
            )
            assert knows is (person is bob)
