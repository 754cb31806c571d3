"""Another length for the next game, proposed and answered by pressing."""

from bot.i18n import words
from bot.tables.length import NextLength
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.rig.screens import selects_of, text_of

SAY = words("fr")


async def test_a_length_is_proposed_withdrawn_refused_and_agreed(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        alice, bob, chloe, david = game.people.values()
        (eve,) = evening.people("Eve")
        await refused(evening, eve.press(game.table, "length"), "not-seated")

        page = await bob.press(game.table, "length")
        assert SAY("length-hint") in text_of(page)
        (choices,) = selects_of(page)
        offered = dict(choices.options)
        assert offered["1000"] == SAY("length-choice", target=1000)
        assert "100" not in offered
        assert offered["deals-4"] == SAY("length-choice-deals", deals=4)
        await bob.choose(page, "1000", verb="propose-length")
        assert SAY("length-sent") in text_of(page)
        named = set(mentioned(text_of(game.table)))
        assert {bob.id, alice.id, chloe.id, david.id} <= named
        assert SAY("length-button") not in text_of(game.table)
        await refused(evening, chloe.press(game.table, "withdraw-length"), "not-yours-to-answer")
        await bob.press(game.table, "withdraw-length")
        assert SAY("length-button-yes") not in text_of(game.table)

        page = await bob.press(game.table, "length")
        await bob.choose(page, "1000", verb="propose-length")
        await refused(evening, bob.press(game.table, "agree-length"), "not-yours-to-answer")
        await chloe.press(game.table, "refuse-length")
        assert SAY("length-refused", player=f"<@{chloe.id}>") in text_of(game.table)

        page = await chloe.press(game.table, "length")
        await chloe.choose(page, "1000", verb="propose-length")
        for person in (alice, bob, david):
            await person.press(game.table, "agree-length")
        assert SAY("length-next", target=1000, deals=0) in text_of(game.table)
        assert NextLength.of(evening.table()).target == 1000
        await david.press(game.table, "rematch")
        assert evening.table().rules.end.target == 1000
        assert await evening.kept() == evening.table()


async def test_a_short_game_is_chosen_after_another(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(None)
        (alice,) = game.people.values()
        page = await alice.press(game.table, "length")
        await alice.choose(page, "deals-4", verb="propose-length")
        assert SAY("length-next", target=0, deals=4) in text_of(game.table)
        await alice.press(game.table, "rematch")
        assert evening.table().rules.end.deals == 4
