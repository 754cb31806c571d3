"""/contree table and /contree hand: the table and one's hand are found again."""

from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.refused import refused
from tests.rig.screens import text_of


async def test_the_table_is_reposted_at_the_bottom(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        old, text = game.table, text_of(game.table)
        answer = await alice.slash("contree table")
        assert answer.response is None  # nothing but the table itself is left
        assert [message.id for message in evening.cafe.posted()][1:] == [game.table.id]
        assert game.table.id > old.id
        assert text_of(game.table) == text


async def test_the_reposted_message_is_kept_up_to_date(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        await alice.slash("contree table")
        moved, text = game.table, text_of(game.table)
        await game.press(game.turn, "pass")
        assert [message.id for message in evening.cafe.posted()][1:] == [moved.id]
        assert text_of(moved) != text
        await evening.restart()
        await game.press(game.turn, "pass")
        assert [message.id for message in evening.cafe.posted()][1:] == [moved.id]


async def test_every_command_posts_its_own_message(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        before = len(evening.cafe.env.http_requests)
        for _ in range(3):
            await alice.slash("contree table")
        nonces = [
            request.json["nonce"]
            for request in evening.cafe.env.http_requests[before:]
            if request.json and request.path.startswith("/channels/")
        ]
        # For a nonce that it knows Discord gives the old message back, which would then be deleted.
        assert len(set(nonces)) == 3


async def test_without_a_table_the_command_says_so(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await refused(evening, alice.slash("contree table"), "no-table-here")
        await refused(evening, alice.slash("contree hand"), "no-table-here")


async def test_without_permission_the_table_cannot_be_posted(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        closed = evening.cafe.channel_without("send_messages")
        answer = await alice.slash("contree table", channel=closed)
        assert answer.ephemeral
        assert evening.cafe.posted(closed) == []


async def test_a_command_opens_the_hand(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        answer = await player.slash("contree hand")
        assert answer.ephemeral
        assert offers(answer, "pass")
        (eve,) = evening.people("Eve")
        await refused(evening, eve.slash("contree hand"), "not-seated")


async def test_before_the_game_there_is_no_hand(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        await refused(evening, alice.slash("contree hand"), "no-game")
