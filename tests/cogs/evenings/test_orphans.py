"""Messages of an evening whose bot died before it stored that it had posted them."""

from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.evenings import MOST_MENTIONS, Coming, EveningStage
from bot.i18n import words
from bot.storage import evenings as rows
from bot.storage.errors import StorageUnavailable
from bot.storage.evenings import EveningId
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, MINUTE, Gathering, keep_a_game
from tests.cogs.evenings.test_evenings import NAMES, NINE, gathered, told
from tests.cogs.posting import nonces, not_stored, with_nonces
from tests.cogs.settings.test_settings import manager
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")


async def lost(night: Gathering, at: datetime, what: str = "keep") -> None:
    """Let the bot post what is due, and die before it can store so."""
    with pytest.MonkeyPatch.context() as full:
        full.setattr(f"bot.storage.evenings.{what}", not_stored)
        with pytest.raises(StorageUnavailable):
            await night.tick(at)
    await night.restart()


@pytest.mark.parametrize("down", [timedelta(0), 10 * MINUTE])
async def test_each_step_is_posted_once(evening: Evening, down: timedelta) -> None:
    """At once Discord knows the nonce, which this one does not; later the message is found."""
    async with evening.with_people(*NAMES[:4]) as people:
        night = Gathering(evening)
        await night.keep()
        for at, stage in (
            (NINE - 48 * HOUR, EveningStage.ANNOUNCED),
            (NINE - 30 * MINUTE, EveningStage.REMINDED),
            (NINE, EveningStage.GATHERING),
        ):
            known = len(nonces(evening))
            await lost(night, at)
            assert (await night.stored()).stage is not stage
            orphan = evening.cafe.newest()
            await night.tick(at + down)
            kept = await night.stored()
            assert kept.stage is stage
            assert len({*nonces(evening)[known:]}) == 1
            if down:
                shown = kept.card_id if stage is EveningStage.ANNOUNCED else kept.notice_id
                assert (shown, len(nonces(evening)[known:])) == (orphan.id, 1)
            for person in people if stage is EveningStage.ANNOUNCED else ():
                await night.answers(person)
        if down:
            assert night.mentioned == [{person.id for person in people}] * 2
            assert len(evening.cafe.posted()) == 2


async def test_an_answer_on_a_lost_card_leaves_it_to_be_found(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:2]) as (ann, bob):
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - 48 * HOUR)
        await ann.press(night.card, "evening-answer", f"{night.number}-20260312-yes")
        kept = await night.stored()
        await night.forget_posts()
        await bob.press(night.card, "evening-with", f"{night.number}-20260312")
        await night.tick(NINE - 47 * HOUR)
        assert (await night.stored()).card_id == kept.card_id
        assert f"<@{ann.id}>" in text_of(night.card)


async def test_a_lost_reminder_goes_though_the_hour_has_come(evening: Evening) -> None:
    async with evening.with_people(*NAMES[:4]) as people:
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        for person in people:
            await night.answers(person)
        await lost(night, NINE - 30 * MINUTE)
        reminder = night.message("evening-quiet")
        await night.tick(NINE + 10 * MINUTE)
        night_of = EveningId.of(await night.stored())
        twice = await evening.bot.services.database.read(
            partial(rows.mentioned_lately, evening=night_of, most=MOST_MENTIONS)
        )
        assert twice == {person.id for person in people}
        assert reminder.id not in {each.id for each in evening.cafe.posted()}
        assert (await night.stored()).stage is EveningStage.GATHERING


async def test_what_is_said_after_an_evening_is_said_once(evening: Evening) -> None:
    async with evening:
        night = await gathered(evening, evening.people(*NAMES[:4]))
        await keep_a_game(evening, night)
        await night.close_tables()
        await lost(night, NINE + 2 * HOUR, "move_on")
        await night.tick(NINE + 3 * HOUR)
        after = SAY("evening-after", title="Belote du jeudi")
        assert sum(after in text for text in told(evening)) == 1
        next_nine = NINE + timedelta(weeks=1)
        await night.tick(next_nine - HOUR)
        await lost(night, next_nine + 2 * HOUR, "move_on")
        await night.tick(next_nine + 3 * HOUR)
        missed = SAY("evening-missed", title="Belote du jeudi")
        assert sum(missed in text for text in told(evening)) == 1


async def test_a_card_that_was_called_off_is_drawn_where_discord_returns_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_nonces(monkeypatch)
    async with evening:
        boss = manager(evening)
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - 47 * HOUR)
        page = await boss.slash("contree evening")
        await boss.press(page, "evening-pause")
        assert not any(map(buttons_of, evening.cafe.posted()))
        await boss.press(page, "evening-pause")
        (card,) = evening.cafe.posted()
        assert (await night.stored()).card_id == card.id
        assert buttons_of(card)


async def test_a_card_that_is_found_is_edited_once(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - 48 * HOUR)
        card = night.card.id
        at = EveningId.of(await night.stored())
        await night.forget_posts()
        coming = partial(rows.answer, evening=at, user=ann.id, coming=Coming.YES, now=NINE)
        await evening.bot.services.database.write(coming)
        before = len(evening.cafe.env.http_requests)
        await night.tick(NINE - 47 * HOUR)
        sent = evening.cafe.env.http_requests[before:]
        edits = [each for each in sent if each.method == "PATCH" and each.path.endswith(str(card))]
        assert len(edits) == 1
        assert (await night.stored()).card_id == card
        assert f"<@{ann.id}>" in text_of(night.card)


async def test_where_the_bot_may_not_read_it_posts_again(evening: Evening) -> None:
    async with evening:
        evening.cafe.forbid("read_message_history")
        night = Gathering(evening)
        await night.keep()
        await lost(night, NINE - 48 * HOUR)
        await night.tick(NINE - 47 * HOUR)
        assert (await night.stored()).card_id == evening.cafe.newest().id
        assert len(evening.cafe.posted()) == 2
