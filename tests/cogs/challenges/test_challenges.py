"""/belote challenge: called out once, taken up anywhere, compared, closed, and lost by nobody."""

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import update

from bot.discord_api.rate_limits import SHARE_SECONDS
from bot.i18n import MINUS, words
from bot.settings import Settings
from bot.shared_plays.alone import read_alone
from bot.shared_plays.marks import ChallengeResults, Unranked
from bot.storage.backup.check import Damage, look_through
from bot.storage.challenges import CHALLENGE, MOST_OPEN, challenge_coded, end_early
from bot.storage.database.schema import played_deals, shared_plays
from bot.storage.posts import posts_about, posts_due
from bot.storage.privacy.erasure import erase, forget_the_rest
from bot.storage.shared_plays import KEPT_FOR, forget_replies
from bot.tables.table_settings import Pictures
from cogs.challenges.deal_pages import head
from cogs.ui.delivery.kept_posts import LATER, MOST_KEPT
from engine.variants import find_variant
from tests.cogs.challenges.called import call_out, finish, let_begin, post_of, shown
from tests.cogs.evening import Evening
from tests.cogs.facts import MENTION
from tests.cogs.playing import offers, verbs
from tests.cogs.privacy.test_privacy import taken_away, there
from tests.cogs.refused import refused
from tests.cogs.today.quick_experts import moves_on
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import MessageLike, buttons_of, message_of, pictures_of, text_of

SAY = words("fr")
STRANGER = 812_345_678_901_234_599


async def look(evening: Evening) -> None:
    """Let the bot see to what is due of challenges."""
    for cog in ("Challenges", "KeptPosts"):
        await evening.bot.get_cog(cog).look()  # type: ignore[union-attr]


async def play_on(person: Person, page: MessageLike) -> None:
    """Play a deal to its end by pressing."""
    while moves := moves_on(page):
        await person.press(page, "alone", moves[-1])


async def test_a_challenge_is_called_out_once_and_played_deal_by_deal(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        page = await alice.slash("belote challenge")
        assert page.ephemeral
        await alice.choose(page, "4", verb="challenge-count")
        async with evening.cafe.at_once():  # a double press calls out one challenge
            await alice.press(page, "challenge-call")
            await alice.press(page, "challenge-call")
        (post,) = evening.cafe.posted()
        assert SAY("challenge-title", host=f"<@{alice.id}>") in text_of(post)
        assert {"challenge-play", "challenge-ranking", "challenge-deals"} == verbs(post)
        await alice.press(page, "challenge-call")
        assert len(evening.cafe.posted()) == 1
        code = text_of(post).split("**")[1]
        challenge = await evening.bot.services.database.read(partial(challenge_coded, code=code))
        assert challenge is not None
        theirs = await bob.press(post, "challenge-play")
        assert head(challenge, 1, 4, SAY) in text_of(theirs)
        await play_on(bob, theirs)
        assert SAY("challenge-first") in text_of(theirs)
        await bob.press(theirs, "challenge-play")
        assert head(challenge, 2, 4, SAY) in text_of(theirs)
        line = f"{challenge.shared_play}-1"
        early = evening.cafe.leftover(f"b1:challenge-hands:0:0:{line}")
        await refused(evening, bob.press(early, "challenge-hands"), "cards-in-shared-play")
        deals = await alice.press(post, "challenge-deals")
        assert "challenge-deal" not in verbs(deals)
        await bob.press(mine := await bob.slash("belote challenge", code=code), "challenge-deals")
        assert SAY("challenge-deal-to-play", number=2) in text_of(mine)
        await bob.choose(mine, line, verb="challenge-deal")
        assert f"<@{bob.id}>" in text_of(mine)
        assert "challenge-hands" not in verbs(mine)


@pytest.mark.parametrize("pictures", [Pictures.NONE, Pictures.TRICKS])
async def test_a_later_deal_is_not_called_the_first(
    open_cafe: OpenCafe, settings: Settings, pictures: Pictures
) -> None:
    settings = settings.model_copy(update={"table_pictures": pictures})
    async with Evening(open_cafe, settings) as evening:
        alice, bob = evening.people("Alice", "Bob")
        post, challenge = await call_out(evening, alice)
        await finish(evening, challenge, bob.id, 1)
        page = await bob.press(post, "challenge-play")
        assert head(challenge, 2, 4, SAY) in text_of(page)
        shown = " ".join((text_of(page), *pictures_of(page)))
        number = SAY("pictures-deal", number=2)
        assert (number in shown) is (pictures is Pictures.TRICKS)
        assert SAY("pictures-deal", number=1) not in shown


async def test_marks_recomputed_from_lines_are_the_ranking_that_is_shown(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        guild = evening.cafe.server.id
        ours = await finish(evening, challenge, alice.id, 1, 2, 3, 4, guild=guild)
        ours += await finish(evening, challenge, bob.id, 1, 2, 3, 4, guild=guild, last=False)
        played = await alice.slash("belote challenge", code=challenge.code)
        assert "challenge-play" not in verbs(played)
        await finish(evening, challenge, STRANGER, 1)
        await let_begin(evening, challenge, STRANGER, 2)
        await look(evening)
        told = text_of(post)
        by_lines: dict[int, dict[int, int]] = {}
        for play in ours:
            north_south, east_west = read_alone(play.line).record.scores
            by_lines.setdefault(play.deal, {})[play.user] = north_south - east_west
        by_lines[1][STRANGER] = (await shown(evening, challenge)).results.points[1][STRANGER]
        again = ChallengeResults(count=4, points=by_lines, users={alice.id, bob.id, STRANGER})
        running = (await shown(evening, challenge)).results.entrants(over=False)
        assert running == again.entrants(over=False)
        assert [each.why for each in running] == [None, None, Unranked.PLAYING]
        for each in running[:2]:
            assert each.mark is not None
            assert f"<@{each.user}> · {MINUS if round(each.mark) < 0 else '+'}" in told
        # Who has played on no server where the readers have is counted, and not named.
        somebody = SAY("alone-somebody")
        assert SAY("challenge-line-playing", player=somebody, played=1, count=4, few="no") in told
        await evening.skip(timedelta(days=3))
        assert "challenge-play" not in verbs(post)
        found = (await shown(evening, challenge)).results
        assert {deal: set(users) for deal, users in found.left.items()} == {2: {STRANGER}}
        over, again = found.entrants(over=True), replace(again, left=found.left)
        assert over == again.entrants(over=True)
        assert [each.why for each in over] == [None, None, Unranked.FEW]
        page = await bob.press(post, "challenge-deals")
        await bob.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        await bob.press(page, "challenge-hands", label=SAY("challenge-button-own"))
        assert "deal-look" in verbs(page)
        await evening.cafe.env.advance_time(61)  # the post tells what experts have finished
        assert (
            await evening.bot.services.database.read(
                partial(posts_due, now=evening.bot.clock.now())
            )
            == ()
        )
        checked = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not checked.findings
        # Its rules change later: what opens no more is not offered, and refused where it was.
        old = evening.cafe.leftover(f"b1:challenge-hands:0:0:{challenge.shared_play}-1")
        changed = update(shared_plays).values(rules_version=0)
        await evening.bot.services.database.write(lambda c: c.execute(changed))
        page = await bob.slash("belote challenge", code=challenge.code)
        assert not {"challenge-play", "challenge-post"} & verbs(page)
        await bob.press(page, "challenge-deals")
        await bob.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        assert verbs(page) == {"challenge-deals", "challenge-deal"}
        await refused(evening, bob.press(old, "challenge-hands"), "challenge-outdated")


@pytest.mark.secrecy
async def test_it_is_taken_up_by_its_code_on_another_server_and_in_a_direct_message(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        _, challenge = await call_out(evening, alice)
        user = evening.people("Bob")[0].actor.user
        page = await user.slash("belote challenge", code=challenge.code.lower())
        assert SAY("challenge-title-somebody") in text_of(page)  # they have never met
        way = next(b for b in buttons_of(page) if b.custom_id.verb == "challenge-play")
        await user.click(message_of(page), custom_id=way.custom_id.text)
        while moves := offers(page, "alone"):
            await user.click(message_of(page), custom_id=moves[-1].custom_id.text)
        results = (await shown(evening, challenge)).results
        assert [each.played for each in results.entrants(over=False)] == [1]
        other = evening.cafe.env.create_guild("Ailleurs", preferred_locale="fr")
        channel = other.create_text_channel("belote")
        zoe = Person(evening.cafe, other.add_member(evening.cafe.env.create_user("zoe")))
        page = await zoe.slash("belote challenge", code=challenge.code, channel=channel)
        assert words("en")("challenge-title-somebody") in text_of(page)
        await zoe.press(page, "challenge-play")
        assert moves_on(page)
        await refused(
            evening, alice.slash("belote challenge", code="C-000000"), "challenge-unknown"
        )


async def test_who_has_seen_a_deal_is_listed_and_not_compared(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        post, first = await call_out(evening, alice, days=1)
        await finish(evening, first, alice.id, 1)
        await evening.skip(timedelta(days=1))
        page = await alice.slash("belote challenge", code=first.code)
        assert SAY("challenge-nobody") in text_of(page)
        assert SAY("challenge-nobody") not in text_of(post)
        await alice.press(page, "challenge")
        await alice.press(page, "challenge-call")
        now = evening.bot.clock.now()
        posts = evening.cafe.posted()
        assert len(posts) == 2
        code = text_of(posts[-1]).split("**")[1]
        again = await evening.bot.services.database.read(partial(challenge_coded, code=code))
        assert again is not None
        assert again.is_open(now)
        # The cards are to be played once more: nobody is shown them by the former challenge.
        early = evening.cafe.leftover(f"b1:challenge-hands:0:0:{first.shared_play}-1")
        await refused(evening, bob.press(early, "challenge-hands"), "cards-in-shared-play")
        page = await alice.slash("belote challenge", code=code)
        assert SAY("challenge-seen") in text_of(page)
        for person in (alice, bob, eve):
            await finish(evening, again, person.id, 1, 2, 3, 4, last=person is not eve)
        entrants = (await shown(evening, again)).results.entrants(over=False)
        assert [each.why for each in entrants] == [None, None, Unranked.SEEN]
        assert entrants[-1].user == alice.id
        assert entrants[-1].mark is None
        assert entrants[0].mark == -(entrants[1].mark or 0)


async def test_a_post_that_is_deleted_is_let_go_and_its_code_opens_it(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        evening.cafe.env.backend.delete_message(evening.cafe.channel.id, post.id)
        await finish(evening, challenge, bob.id, 1)
        await look(evening)
        assert await post_of(evening, challenge) is None
        page = await bob.slash("belote challenge", code=challenge.code)
        await evening.skip(timedelta(seconds=SHARE_SECONDS))
        await bob.press(page, "challenge-post")
        assert SAY("challenge-title", host=f"<@{alice.id}>") in text_of(evening.cafe.newest())
        assert await post_of(evening, challenge) == evening.cafe.newest().id


async def test_a_post_that_may_not_be_drawn_waits_and_its_code_opens_it(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        elsewhere = evening.cafe.server.create_text_channel("ailleurs")
        before = text_of(post)
        evening.cafe.forbid("view_channel")
        sent = len(evening.cafe.env.http_requests)
        await finish(evening, challenge, bob.id, 1)
        await look(evening)
        await finish(evening, challenge, bob.id, 2)
        await look(evening)
        assert len(evening.cafe.env.http_requests) == sent
        assert text_of(post) == before
        page = await bob.slash("belote challenge", code=challenge.code, channel=elsewhere)
        assert SAY("challenge-own-played", played=2, count=4) in text_of(page)
        # Who is erased meanwhile is not named once it can be drawn again.
        await evening.bot.services.database.write(partial(erase, user=alice.id))
        await look(evening)
        evening.cafe.forbid()
        await evening.skip(LATER + timedelta(minutes=1))
        await look(evening)
        assert str(alice.id) not in text_of(post)


OLD = 2 * KEPT_FOR


@pytest.mark.secrecy
async def test_no_post_of_a_challenge_names_an_erased_person_however_old_it_is(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        first, challenge = await call_out(evening, alice)
        beside = evening.cafe.server.create_text_channel("beside")
        page = await alice.slash("belote challenge", code=challenge.code, channel=beside)
        await alice.press(page, "challenge-post")
        second = evening.cafe.newest(beside)
        for person in (alice, bob):
            await finish(evening, challenge, person.id, 1, guild=evening.cafe.server.id)
        await evening.cafe.env.advance_time(1)
        await look(evening)
        both = {str(alice.id), str(bob.id)}
        for post in (first, second):
            assert both <= set(MENTION.findall(text_of(post)))
        await evening.skip(OLD)
        await look(evening)
        for erased in (alice, bob):
            await evening.bot.services.database.write(partial(erase, user=erased.id))
            await look(evening)
            for post in (first, second):
                assert str(erased.id) not in MENTION.findall(text_of(post))
        assert SAY("challenge-title-somebody") in text_of(second)


@pytest.mark.secrecy
async def test_a_post_names_nobody_for_a_play_that_is_forgotten(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        await let_begin(evening, challenge, bob.id, 1, guild=evening.cafe.server.id)
        soon = evening.bot.clock.now() + timedelta(seconds=1)
        end = partial(end_early, shared_play=challenge.shared_play, now=soon)
        await evening.bot.services.database.write(end)
        await evening.cafe.env.advance_time(1)
        await look(evening)
        assert str(bob.id) in text_of(post)
        await evening.skip(OLD)
        forget = partial(forget_replies, now=evening.bot.clock.now())
        await evening.bot.services.database.write(forget)
        await evening.bot.services.database.write(partial(erase, user=bob.id))
        await look(evening)
        assert str(bob.id) not in text_of(post)


@pytest.mark.secrecy
async def test_a_post_that_is_not_drawn_again_names_nobody(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        _, challenge = await call_out(evening, alice)
        await finish(evening, challenge, bob.id, 1, guild=evening.cafe.server.id)
        for number in range(MOST_KEPT):
            await evening.skip(timedelta(seconds=SHARE_SECONDS))
            page = await alice.slash("belote challenge", code=challenge.code)
            await alice.press(page, "challenge-post")
            names = MENTION.findall(text_of(evening.cafe.newest()))
            assert bool(names) == (number < MOST_KEPT - 1)
        kept = partial(posts_about, kind=CHALLENGE, about=challenge.shared_play)
        assert len(await evening.bot.services.database.read(kept)) == MOST_KEPT


async def test_it_ends_early_when_its_rules_have_changed(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        await finish(evening, challenge, bob.id, 1, 2)
        await evening.cafe.env.advance_time(1)  # what is done as it ends comes too late
        version = find_variant(challenge.rules_key).version
        changed = update(shared_plays).values(rules_version=0)
        await evening.bot.services.database.write(lambda c: c.execute(changed))
        damaged = update(played_deals).values(score_0=7, score_1=7)
        await evening.bot.services.database.write(lambda c: c.execute(damaged))
        await look(evening)
        assert SAY("challenge-outdated") in text_of(post)
        late = evening.cafe.leftover(f"b1:challenge-play:0:0:{challenge.shared_play}")
        await refused(evening, bob.press(late, "challenge-play"), "challenge-outdated")
        (entrant,) = (await shown(evening, challenge)).results.entrants(over=True)
        assert (entrant.user, entrant.rank) == (bob.id, 1)
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not found.findings  # such a line may give other scores today
        again = update(shared_plays).values(rules_version=version)
        await evening.bot.services.database.write(lambda c: c.execute(again))
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert {each.damage for each in found.findings} == {Damage.PLAY}


async def test_its_host_is_erased_and_it_stays_open(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        await finish(evening, challenge, alice.id, 1)
        await finish(evening, challenge, bob.id, 1)
        await evening.cafe.env.advance_time(1)  # the post is drawn after the last change
        await look(evening)
        assert str(alice.id) in text_of(post)
        privacy = await alice.slash("belote privacy")
        assert SAY("privacy-challenges", count=1) in text_of(privacy)
        (told,) = await taken_away(alice, privacy)
        assert [each["name"] for each in told["challenges"]] == [challenge.code]
        assert [each["kind"] for each in told["played_alone"]] == ["challenge"]
        await alice.press(privacy, "privacy-ask-erase")
        await alice.press(privacy, "privacy-erase")
        assert await there(evening, alice) == set()
        await look(evening)
        assert SAY("challenge-title-somebody") in text_of(post)
        assert str(alice.id) not in text_of(post)
        await finish(evening, challenge, bob.id, 2)
        page = await bob.press(post, "challenge-play")
        assert head(challenge, 3, 4, SAY) in text_of(page)


async def test_what_was_called_out_on_a_server_goes_with_it(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        _, challenge = await call_out(evening, alice)
        await finish(evening, challenge, bob.id, 1)
        guild = evening.cafe.server.id
        await evening.bot.services.database.write(partial(forget_the_rest, guild=guild))
        await refused(
            evening, bob.slash("belote challenge", code=challenge.code), "challenge-unknown"
        )
        found = await evening.bot.services.database.read(lambda c: look_through(c, "v1_0"))
        assert not found.findings
        for _ in range(MOST_OPEN):
            page = await alice.slash("belote challenge")
            await alice.press(page, "challenge-call")
        page = await alice.slash("belote challenge")
        await refused(
            evening, alice.press(page, "challenge-call"), "challenges-open", count=MOST_OPEN
        )


@pytest.mark.slow
async def test_who_is_late_plays_what_they_have_not_begun_and_is_told(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        post, challenge = await call_out(evening, alice)
        await alice.press(post, "challenge-play")
        await evening.skip(timedelta(days=3))
        own = await alice.slash("belote challenge")
        assert SAY("challenge-nobody-coded", code=challenge.code) in text_of(own)
        late = evening.cafe.leftover(f"b1:challenge-play:0:0:{challenge.shared_play}")
        page = await alice.press(late, "challenge-play")
        assert head(challenge, 2, 4, SAY) in text_of(page)  # experts finish the first one
        await play_on(alice, page)
        assert SAY("challenge-late") in text_of(page)
        await evening.skip(KEPT_FOR)
        late = evening.cafe.leftover(f"b1:challenge-play:0:0:{challenge.shared_play}")
        await refused(evening, alice.press(late, "challenge-play"), "challenge-too-old")


@pytest.mark.slow
async def test_a_channel_that_is_deleted_takes_the_post_and_leaves_the_code(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        _, challenge = await call_out(evening, alice)
        elsewhere = evening.cafe.server.create_text_channel("ailleurs")
        evening.cafe.env.backend.delete_channel(evening.cafe.channel.id)
        await finish(evening, challenge, bob.id, 1, 2, 3, 4)
        await evening.skip(timedelta(minutes=2))
        assert await post_of(evening, challenge) is None
        page = await bob.slash("belote challenge", code=challenge.code, channel=elsewhere)
        assert SAY("challenge-own-played", played=4, count=4) in text_of(page)
