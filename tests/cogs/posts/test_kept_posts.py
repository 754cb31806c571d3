"""What is posted is drawn again in its newest state, each post by itself."""

from datetime import timedelta
from functools import partial

import aiohttp
import discord
import pytest
from sqlalchemy import delete

from bot.client import ContreeBot
from bot.storage.challenges import CHALLENGE
from bot.storage.database.schema import challenges
from bot.storage.posts import KeptPost, posts_due, touch_post
from cogs.ui.delivery.kept_posts import POST_DRAWINGS, DrawnPost, posted
from tests.cogs.challenges.called import call_out, finish, post_of
from tests.cogs.evening import Evening
from tests.rig.screens import text_of

DRAWING = POST_DRAWINGS[CHALLENGE]


async def look(evening: Evening) -> None:
    """Let the bot draw what is due."""
    await evening.bot.get_cog("KeptPosts").look()  # type: ignore[union-attr]


async def due(evening: Evening) -> list[int]:
    """What the posts are about that are due."""
    now = evening.bot.clock.now()
    every = await evening.bot.services.database.read(partial(posts_due, now=now))
    return [post.about for post in every]


async def test_a_fault_in_one_costs_itself_and_the_others_are_drawn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        post, challenge = await call_out(evening, ann)

        async def broken(bot: ContreeBot, post: KeptPost) -> DrawnPost | None:
            if post.about == challenge.shared_play:
                raise RuntimeError("a page that cannot be drawn")
            return await DRAWING(bot, post)

        page = await ann.slash("belote challenge")
        await ann.press(page, "challenge-call")
        another, before = evening.cafe.newest(), text_of(post)
        other = challenge.shared_play + 1
        await finish(evening, challenge, bob.id, 1)
        after, now = text_of(another), evening.bot.clock.now()
        touch = partial(touch_post, kind=CHALLENGE, about=other, at=now)
        await evening.bot.services.database.write(touch)
        assert await due(evening) == [challenge.shared_play, other]
        with monkeypatch.context() as one:
            one.setitem(POST_DRAWINGS, CHALLENGE, broken)
            await look(evening)
        (complaint,) = evening.cafe.forgive()
        assert "a post could not be drawn again" in complaint
        assert (text_of(post), text_of(another)) == (before, after)
        assert await due(evening) == [challenge.shared_play]
        await look(evening)
        assert text_of(post) != before
        assert await due(evening) == []


async def test_what_changes_while_a_post_is_drawn_is_drawn_next(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def overtaken(bot: ContreeBot, post: KeptPost) -> DrawnPost | None:
        drawn = await DRAWING(bot, post)
        assert post.due_at is not None
        # The clock stands still here: any other moment than the one that was read is a change.
        at = post.due_at - timedelta(seconds=1)
        touch = partial(touch_post, kind=post.kind, about=post.about, at=at)
        await bot.services.database.write(touch)
        return drawn

    async with evening.with_people("Ann", "Bob") as (ann, bob):
        _, challenge = await call_out(evening, ann)
        await finish(evening, challenge, bob.id, 1)
        with monkeypatch.context() as meanwhile:
            meanwhile.setitem(POST_DRAWINGS, CHALLENGE, overtaken)
            await look(evening)
        assert await due(evening) == [challenge.shared_play]
        await look(evening)
        assert await due(evening) == []


async def test_a_post_that_cannot_be_drawn_just_now_stays_due(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_off(*_: object, **__: object) -> None:
        raise aiohttp.ClientConnectionError

    async with evening.with_people("Ann", "Bob") as (ann, bob):
        post, challenge = await call_out(evening, ann)
        await finish(evening, challenge, bob.id, 1)
        with monkeypatch.context() as cut:
            cut.setattr(discord.PartialMessage, "edit", cut_off)
            await look(evening)
        assert await due(evening) == [challenge.shared_play]
        await evening.restart()
        await look(evening)
        assert await due(evening) == []
        assert await post_of(evening, challenge) == post.id


async def test_a_post_of_what_is_gone_is_let_go(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        _, challenge = await call_out(evening, ann)
        await finish(evening, challenge, bob.id, 1)
        gone = delete(challenges)
        await evening.bot.services.database.write(lambda c: c.execute(gone))
        await look(evening)
        assert await post_of(evening, challenge) is None


def test_a_kind_of_post_is_declared_once() -> None:
    with pytest.raises(ValueError, match=CHALLENGE):
        posted(CHALLENGE)(DRAWING)
