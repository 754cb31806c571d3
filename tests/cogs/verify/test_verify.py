"""Verifying: sealed deals as players meet them, by commands and presses."""

import json
import logging
import re
from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import update

from bot.i18n import words
from bot.server_choices import GuildPreferences
from bot.storage.database.schema import events
from bot.storage.preferences import change_guild_preferences
from bot.storage.shared_deals import viewers_of
from bot.tables.dealt_cards import fingerprint
from bot.tables.events import DealSealed
from bot.tables.table import Stage, Table
from cogs.verify import VerifyDealControl
from engine.__main__ import main
from engine.dealing import Chance
from engine.events import Event
from engine.evolve import replay
from engine.fairness import seal
from engine.game import deal, new_game
from engine.state import Phase
from tests.cogs.auctions import all_pass, bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, sit_down
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import selects_of, text_of
from tests.rig.ways import verify

LANGUAGES = [("fr", "fr"), ("en-US", "en")]
FR = words("fr")


async def seeds(evening: Evening) -> list[str]:
    """The seeds of all deals at the table, in order."""
    return [event.seed for event in await evening.log() if isinstance(event, DealSealed)]


async def asked(evening: Evening, person: Person) -> str:
    """What somebody is told who asks, alone."""
    page = await person.slash("contree history")
    return await refused(evening, person.press(page, "verify-here"))


async def a_deal(game: Game) -> None:
    """Bid, and play to the end of the deal."""
    await bid_and_passes(game)
    await game.play_until(Phase.OVER, None)


def sealed_by(seed: str) -> str:
    return seal(bytes.fromhex(seed))


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_a_deal_is_sealed_then_revealed_and_verified(
    evening: Evening, locale: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = words(language)
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        game = await sit_down(evening, *NAMES)
        (seed,) = await seeds(evening)
        told = await asked(evening, eve)
        assert say("verify-running", number=1, seal=sealed_by(seed)) in told
        assert say("verify-none") in told
        assert sealed_by(seed)[:8] not in text_of(game.table)

        await a_deal(game)
        assert seed[:8] not in text_of(game.table)
        told = await asked(evening, eve)
        assert say("verify-title", number=1, game=1) in told
        assert say("verify-seal", seal=sealed_by(seed)) in told
        assert say("verify-seed", seed=seed) in told
        assert say("verify-equal-first") in told
        (line,) = re.findall(r"python -m engine verify '([^']+)'", told)
        assert main(["verify", line]) == 0
        assert "the deal: equal" in capsys.readouterr().out


@pytest.mark.slow
async def test_no_message_or_log_contains_a_secret_seed(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with at_table(evening, target=200) as game:
        everything = evening.cafe.env.http_requests
        table, seen = evening.table(), 0

        def look() -> None:
            nonlocal table, seen
            table = evening.table()
            running = table.game and table.game.deal and table.game.deal.phase is not Phase.OVER
            for request in everything[seen:]:
                if running and table.sealed:
                    body = json.dumps(request.json)
                    assert table.sealed.seed not in body + request.path
            seen = len(everything)

        game.after_each = look
        (eve,) = evening.people("Eve")
        await all_pass(game)
        while table.stage is not Stage.FINISHED:
            await game.go_on()
            await asked(evening, eve)
            look()
            await a_deal(game)
            await asked(evening, eve)
            look()
        secret = await seeds(evening)
        assert len(secret) > 1
        assert not [seed for seed in secret if seed in caplog.text]
        told = json.dumps([request.json for request in everything])
        assert [seed for seed in secret if seed not in told] == []


async def test_a_passed_out_deal_is_revealed_at_once(evening: Evening) -> None:
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        await all_pass(game)
        (seed,) = await seeds(evening)
        told = await asked(evening, alice)
        assert FR("verify-seed", seed=seed) in told
        assert FR("verify-equal-first") in told


@pytest.mark.slow
async def test_with_gathered_packs_a_passed_out_deal_waits_for_a_played_one(
    evening: Evening,
) -> None:
    async with evening:
        gathering = GuildPreferences(options=(("shuffle", "gathered"),), rules_key="contree")
        await evening.bot.services.database.write(
            lambda c: change_guild_preferences(c, evening.cafe.server.id, lambda _: gathering)
        )
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        await all_pass(game)
        (seed,) = await seeds(evening)
        assert seed not in text_of(game.table)
        told = await asked(evening, alice)
        assert FR("verify-withheld", number=1) in told
        assert seed not in told
        await game.go_on()
        await a_deal(game)
        told = await asked(evening, alice)
        assert FR("verify-title", number=2, game=1) in told
        assert FR("verify-equal") in told
        await alice.choose(alice.newest_private(), "0", verb="verify")
        told = text_of(alice.newest_private())
        assert FR("verify-title", number=1, game=1) in told
        assert FR("verify-seed", seed=seed) in told
        assert FR("verify-equal-first") in told


@pytest.mark.slow
async def test_the_menu_offers_only_deals_that_may_be_revealed(
    evening: Evening,
) -> None:
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        for _ in range(2):
            await a_deal(game)
            await game.go_on()
        await verify(alice)
        menu = alice.newest_private()
        (select,) = selects_of(menu)
        assert [value for value, *_ in select.options] == ["0", "1"]
        stored = evening.cafe.env.backend.messages[evening.cafe.channel.id][menu.id]
        (options,) = _menus(stored.components)
        for value in ("2", "-1", "x", "²"):
            options.append({"label": value, "value": value})
            (again,) = (message for message in alice.private() if message.id == menu.id)
            forged = alice.choose(again, value, verb="verify")
            await refused(evening, forged, "stale-press")


def _menus(parts: object) -> Iterator[list[object]]:
    """The choices of each menu of a message, as they lie in the simulated Discord."""
    if isinstance(parts, dict):
        if "options" in parts:
            yield parts["options"]
        parts = list(parts.values())
    if isinstance(parts, list):
        for part in parts:
            yield from _menus(part)


@pytest.mark.slow
async def test_an_older_tables_menu_reveals_nothing_of_a_newer_one(evening: Evening) -> None:
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        for _ in range(2):
            await a_deal(game)
            await game.go_on()
        await verify(alice)
        menu = alice.newest_private()
        await alice.slash("contree stop")
        await alice.press(alice.newest_private(), "stop")
        await alice.slash("contree start")
        await refused(evening, alice.choose(menu, "0", verb="verify"), "stale-press")


@pytest.mark.slow
async def test_the_seal_is_the_same_after_a_restart(evening: Evening) -> None:
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        await bid_and_passes(game)
        told = await asked(evening, alice)
        await evening.restart()
        assert await asked(evening, alice) == told
        await game.open_hands()
        await game.play()
        await game.play_until(Phase.OVER)
        assert FR("verify-equal-first") in await asked(evening, alice)


def unsealed(table: Table, chance: Chance) -> tuple[Event, ...]:
    """A first deal as it was dealt before there were seeds."""
    rules = table.rules
    begun = new_game(rules, chance)
    return (*begun, *deal(rules, replay(rules, begun), chance))


@pytest.mark.slow
async def test_a_deal_without_a_seed_is_reported_as_such(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.lobby.first_deal", unsealed)
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        assert await seeds(evening) == []
        assert FR("verify-none") in await asked(evening, alice)
        await a_deal(game)
        await game.go_on()
        assert FR("verify-unsealed") in await asked(evening, alice)
        await a_deal(game)
        told = await asked(evening, alice)
        assert FR("verify-title", number=2, game=1) in told
        assert FR("verify-equal") in told


@pytest.mark.slow
async def test_a_replaced_seed_is_detected(evening: Evening) -> None:
    async with evening:
        alice, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        await a_deal(game)
        other = update(events).where(events.c.kind == "DealSealed")
        await evening.bot.services.database.write(
            lambda connection: connection.execute(
                other.values(payload=json.dumps({"seed": "0f" * 32}))
            )
        )
        told = await asked(evening, alice)
        assert FR("verify-different") in told
        assert FR("verify-equal-first") not in told


async def test_a_stopped_table_is_revealed_completely(evening: Evening) -> None:
    async with evening:
        alice, bob, *_ = (game := await sit_down(evening, *NAMES)).people.values()
        await bid_and_passes(game)
        await alice.slash("contree stop")
        await alice.press(alice.newest_private(), "stop")
        told = await asked(evening, bob)
        assert FR("verify-equal-first") in told
        assert FR("verify-seed", seed=(await seeds(evening))[0]) in told


@pytest.mark.secrecy
async def test_a_past_deal_is_verified_for_who_played_it_and_while_its_cards_are_open(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        alice, bob, *_ = (await sit_down(evening, *NAMES)).people.values()
        await alice.slash("contree stop")
        await alice.press(alice.newest_private(), "stop")
        asking = VerifyDealControl(1, 1).at(1)
        forged = evening.cafe.leftover(str(asking))
        seed = FR("verify-seed", seed=(await seeds(evening))[0])
        eve = evening.people("Eve")[0]
        await refused(evening, eve.press(forged), "stale-press")
        here = evening.cafe.leftover("b1:verify-here:0:0:")
        # Its cards are played again, by people who have not seen them.
        monkeypatch.setattr("bot.secrecy.is_open_deal", lambda *_, **__: True)
        monkeypatch.setattr("bot.secrecy.knew_before", lambda *_, **__: False)
        for person, button in ((bob, forged), (bob, here), (eve, here)):
            await refused(evening, person.press(button), "cards-in-shared-play")
            assert seed not in text_of(person.newest_private())
        monkeypatch.undo()
        assert seed in text_of(await bob.press(forged))
        # Who has read the seed knows the cards from then on.
        assert await knowing_last(evening, bob, eve) == {bob.id}
        assert seed in text_of(await eve.press(here))
        assert await knowing_last(evening, bob, eve) == {bob.id, eve.id}


async def knowing_last(evening: Evening, *people: Person) -> set[int]:
    """Those of these people who are noted to know the cards of the first table's last deal."""
    told = await evening.bot.services.deals.choose(1)
    assert told is not None
    assert told.kept is not None
    cards, users = fingerprint(told.kept.deal.laid_out), [person.id for person in people]
    read = partial(viewers_of, cards=cards, users=users)
    return {*await evening.bot.services.database.read(read)}


async def test_without_a_game_there_is_nothing_to_verify(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        assert FR("verify-no-table") in await asked(evening, alice)
        await alice.slash("contree start")
        assert FR("verify-none") in await asked(evening, alice)
