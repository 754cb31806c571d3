"""/belote score: a game at the kitchen table is begun, written, corrected, shown and taken away."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
import simcord
from simcord import interactions
from simcord.backend.models import Interaction
from sqlalchemy import select, update

from bot.i18n import words
from bot.i18n.game_values import AS_TEXT
from bot.score_sheets.asked import asked_of
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal, read_typed
from bot.storage.database.schema import score_sheets
from bot.storage.privacy.erasure import erase
from bot.storage.score_sheets import KEPT_FOR
from bot.tables.house_rules import HouseRules
from cogs.score_sheets.rows import sheet_text
from engine.seats import Team
from engine.variants import VARIANTS
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.cogs.refused import refused
from tests.cogs.score_sheets.typing_window import OURS, THEIRS, begun, latest, named, sheets, takes
from tests.cogs.settings.test_settings import manager
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, message_of, pictures_of, text_of

SAY = words("fr")
PHONE = 25
"""Letters of a block of text in a line of a phone that is 390 pixels wide."""

SPACES = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")


def told(page: MessageLike) -> str:
    """What a page says, with plain spaces and signs."""
    return text_of(page).translate(SPACES).replace(AS_TEXT, "")


async def test_a_sheet_is_written_refused_corrected_and_survives_a_restart(
    evening: Evening,
) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await ann.slash("belote score")
        assert SAY("score-sheet-not-kept", place="server").translate(SPACES) in told(page)
        await named(ann, page, names="Anne, Ben, Cléo, Dan", target="1000")
        assert ann.newest_private().id == message_of(page).id
        assert "Donne 1, Anne donne" in told(page)
        await takes(ann, page, OURS, "belote-attack-1", bid="100", trump="H", points="112")
        (kept,) = await sheets(evening, ann)
        assert kept.scores == ((210, 50),)
        assert "Anne et Cléo 100 ♥, réussi : 210 / 50" in told(page)
        assert SAY("score-belote-unscored").translate(SPACES) in told(page)
        assert "Cartes de l’attaque : 112\n" in told(page)  # nobody counted the tricks
        assert "Donne 2, Ben donne" in told(page)
        (picture,) = pictures_of(page)
        assert "210" in picture
        await evening.restart()
        page = await ann.slash("belote score")
        await takes(ann, page, THEIRS, bid="80", points="102 / 70")
        assert "Le total est de 162 : 102 et 70 font 172." in told(page)
        assert "Points : 102 / 70" in told(page)
        (kept,) = await sheets(evening, ann)
        assert len(kept.scores) == 1
        await evening.restart()
        again = SAY("score-sheet-button-correct")
        window = await ann.press(page, "score-sheet-deal", label=again)
        typed = {"bid": ["80"], "points": "102 / 60", "ticks": ["doubled-1"]}
        assert "102 / 70" in str(window.modal)
        await ann.actor.submit_modal(window, typed)
        (kept,) = await sheets(evening, ann)
        assert kept.scores == ((210, 50), (60, 260))
        assert kept.draft is None
        await ann.choose(page, "0", verb="score-sheet-correct")
        window = await ann.press(page, "score-sheet-deal", argument=f"{kept.number}-0-0")
        assert "112 / 50" in str(window.modal)
        await ann.actor.submit_modal(window, {"bid": ["100"], "points": "99", "ticks": []})
        await ann.press(page, "score-sheet-passed")
        (kept,) = await sheets(evening, ann)
        assert kept.scores == ((0, 260), (60, 260), (0, 0))
        assert "Donne 4, Dan donne" in told(page)
        page = await ann.press(page, "score-sheet", f"{kept.number}-text")
        assert "1. 100 ✗" in told(page)
        assert pictures_of(page) == []
        late = evening.cafe.leftover(f"b1:score-sheet-undo:0:{kept.moves}:{kept.number}")
        await ann.press(page, "score-sheet-undo")
        await ann.press(late)  # pressed twice, undone once
        (kept,) = await sheets(evening, ann)
        assert kept.scores == ((0, 260), (60, 260))


async def test_names_are_mended_and_somebody_takes_anothers_place(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await begun(ann, names="Ane, Ben, Cléo, Dan", target="200")
        window = await ann.press(page, "score-sheet-people")
        assert "since" not in str(window.modal)  # nobody has played yet
        await ann.actor.submit_modal(window, {"names": "Anne, Ben, Cléo, Dan"})
        await takes(ann, page, OURS, bid="80", points="81")
        late = await ann.press(page, "score-sheet-people")
        window = await ann.press(page, "score-sheet-people")
        changed = {"names": "Ève, Ben, Cléo, Dan", "since": ["now"]}
        await ann.actor.submit_modal(window, dict(changed))
        assert "Jusqu’à la donne 1 : Anne, Ben, Cléo et Dan" in told(page)
        await ann.actor.submit_modal(late, {"names": "Zoé", "since": ["beginning"]})  # too late
        (kept,) = await sheets(evening, ann)
        assert kept.names[0] == "Ève"
        await takes(ann, page, OURS, bid="80", points="85")
        assert "Victoire : Ève et Cléo !" in told(page)
        # 81 and 85 of 162: the finished sheet says how they were rounded.
        assert SAY("rules-score-rounding", rounding="complement").translate(SPACES) in told(page)
        assert "Ainsi à la donne 2 : " in told(page)
        file = await ann.press(page, "score-sheet-export")
        (attached,) = message_of(file).attachments
        assert attached.filename == "sheet.csv"
        await evening.bot.services.database.write(partial(erase, user=ann.id))
        rows = await evening.bot.services.database.read(
            lambda connection: connection.execute(select(score_sheets)).all()
        )
        assert rows == []


async def test_a_belot_is_ticked_and_wins_the_game(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        page = await ann.slash("belote score")
        await ann.choose(page, "croatian_bela", verb="score-sheet-game")
        await named(ann, page, names="Mi, Vi", target="1001")
        await takes(ann, page, OURS, "run-defence", trump="H")
        assert "Victoire : Vi !" in told(page)
        assert SAY("score-sheet-unrounded").translate(SPACES) in told(page)


async def test_a_sheet_is_not_drawn_where_another_has_begun_since(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page = await begun(ann, names="Nous, Eux", target="300")
        await ann.press(page, "score-sheet-show")
        (post,) = evening.cafe.posted()
        for _ in range(2):
            await takes(ann, post, OURS, bid="100", points="112")
        await bob.press(post, "score-sheet-again")
        assert "Nous 0 · Eux 0" in told(post)
        page = await ann.slash("belote score")
        (kept,) = await sheets(evening, ann)
        await ann.choose(page, str(kept.number), verb="score-sheet-open")
        await ann.press(page, "score-sheet-undo")
        assert "Nous 0 · Eux 0" in told(post)
        assert (await latest(evening, kept.number)).scores == ((210, 50),)


async def test_several_people_write_on_a_sheet_that_is_shown(evening: Evening) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page = await begun(ann, names="Nous, Eux", target="300")
        await ann.press(page, "score-sheet-show")
        (post,) = evening.cafe.posted()
        assert {"score-sheet-deal", "score-sheet-passed"} == verbs(post)
        (kept,) = await sheets(evening, ann)
        late = await bob.press(post, "score-sheet-deal", f"{kept.number}-next-0")
        await takes(ann, post, OURS, bid="100", points="112")
        assert "Nous 210 · Eux 50" in told(post)
        mine = await bob.actor.submit_modal(late, {"bid": ["90"], "points": "100", "ticks": []})
        assert mine.ephemeral
        assert SAY("score-sheet-fault-meanwhile").translate(SPACES) in told(mine)
        await takes(
            bob, mine, OURS, bid="90", points="100", label=SAY("score-sheet-button-correct")
        )
        assert (await latest(evening, kept.number)).scores == ((210, 50), (190, 60))
        assert "Victoire : Nous !" in told(mine)
        assert "Victoire : Nous !" in told(post)  # written by the token of the press there
        assert "score-sheet-deal" not in verbs(post)
        await bob.press(post, "score-sheet-again")
        (theirs,) = await sheets(evening, bob)
        assert theirs.names == ("Nous", "Eux")
        assert "Nous 0 · Eux 0" in told(post)
        page = await ann.slash("belote score")
        await ann.choose(page, str(kept.number), verb="score-sheet-open")
        file = await ann.press(page, "score-sheet-export")
        (attached,) = message_of(file).attachments
        assert attached.filename == "sheet.csv"
        await ann.press(page, "score-sheet-delete")
        await ann.press(page, "score-sheet-delete")
        assert await sheets(evening, ann) == ()
        gone = evening.cafe.leftover(f"b1:score-sheet-undo:0:0:{kept.number}-0")
        answer = await ann.press(gone)
        assert SAY("score-sheet-refused-gone") in text_of(answer)
        other = evening.cafe.leftover(f"b1:score-sheet-delete:0:0:{theirs.number}-sure")
        await refused(evening, ann.press(other), "not-yours")


async def test_it_goes_anywhere_by_the_rules_of_the_server_and_is_forgotten(
    evening: Evening,
) -> None:
    async with evening:
        boss = manager(evening)
        page = await boss.slash("contree-admin setup")
        await boss.choose(page, "belote", verb="settings-game")
        page = await boss.slash("belote score")
        await boss.choose(page, "bidding_belote", verb="score-sheet-game")
        await named(boss, page, target="151")
        await takes(boss, page, OURS, "doubled-3", trump="H", points="70", melds="/ 50")
        assert f"Victoire : {SAY('hand-them')} !" in told(page)
        user = boss.actor.user
        page = await user.slash("belote score")  # in a direct message: the former one is over
        assert SAY("score-sheet-not-kept", place="conversation").translate(SPACES) in told(page)
        assert str((await sheets(evening, boss))[0].number) in str(message_of(page).components)
        window = await user.click(
            message_of(page), custom_id="b1:score-sheet-names:0:0:contree--usual"
        )
        await evening.cafe.env.advance_time(1)  # the new one is the latest
        page = await user.submit_modal(window, {"names": "=Ann<@1>", "target": "500"})
        made, over = await sheets(evening, boss)
        assert made.names == ("Ann1", "Eux")
        old = evening.bot.clock.now() - KEPT_FOR - timedelta(days=1)
        aged = update(score_sheets).values(changed_at=old, rules_version=99)
        await evening.bot.services.database.write(lambda c: c.execute(aged))
        page = await user.slash("belote score")
        await user.select(
            message_of(page), [str(over.number)], custom_id="b1:score-sheet-open:0:0:"
        )
        assert SAY("score-sheet-outdated") in text_of(page)
        assert len(await sheets(evening, boss)) == 2
        await evening.bot.services.database.write(partial(erase, user=boss.id))
        assert await sheets(evening, boss) == ()


@pytest.mark.secrecy
async def test_nobody_deletes_somebody_elses_sheet_or_finds_one_by_its_number(
    evening: Evening,
) -> None:
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        page = await begun(ann, names="Nous, Eux", target="300")
        await ann.press(page, "score-sheet-show")
        (kept,) = await sheets(evening, ann)
        for word in ("", "-sure"):
            control = f"b1:score-sheet-delete:0:0:{kept.number}{word}"
            await refused(evening, bob.press(evening.cafe.leftover(control)), "not-yours")
        assert await sheets(evening, ann) == (kept,)
        for number in (1, 2, kept.number - 1, kept.number + 1):
            guessed = evening.cafe.leftover(f"b1:score-sheet-undo:0:0:{number}-0")
            answer = await bob.press(guessed)
            assert SAY("score-sheet-refused-gone") in text_of(answer)


def test_a_sheet_in_words_fits_the_width_of_a_phone() -> None:
    doubled = TypedDeal(attack=Team.EAST_WEST, bid="110", trump="S", points="96")
    house = HouseRules("contree")
    deal = read_typed(asked_of(house), replace(doubled, ticks=("doubled-1",)))
    sheet = ScoreSheet(house=house, names=("Maximilien", "Bertrand"), deals=(deal,) * 9)
    lines = sheet_text(sheet, SAY).replace(AS_TEXT, "").splitlines()
    assert max(map(len, lines)) <= PHONE
    assert lines[1].split() == ["Max…", "Ber…"]


GROUP, IN_A_GROUP = 3, 2
"""Discord's numbers of a group message: as a channel, and as where a command was used."""


def grouped(evening: Evening, monkeypatch: pytest.MonkeyPatch, *people: Person) -> None:
    """Let people write in a group message from now on, where the bot is no member."""
    backend, payload_of = evening.cafe.env.backend, interactions.base_payload
    group = backend.create_channel(None, None, type=GROUP)
    group.recipient_ids = [person.id for person in people]
    backend.dm_channels |= dict.fromkeys(group.recipient_ids, group.id)

    def in_the_group(
        made: tuple[Interaction, dict[str, Any]],
    ) -> tuple[Interaction, dict[str, Any]]:
        record, payload = made
        return record, payload | {"context": IN_A_GROUP}

    monkeypatch.setattr(
        interactions,
        "base_payload",
        lambda *told, **facts: in_the_group(payload_of(*told, **facts)),
    )


async def clicked(
    user: simcord.UserHandle, page: MessageLike, verb: str, argument: str | None = None
) -> simcord.InteractionResult:
    """Press a button outside a server."""
    (way,) = (each for each in buttons_of(page) if each.means(verb, argument, None))
    pressed: simcord.InteractionResult = await user.click(
        message_of(page), custom_id=way.custom_id.text
    )
    return pressed


async def test_a_group_message_keeps_the_sheet_and_nothing_of_the_group(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people("Ann", "Bob") as people:
        grouped(evening, monkeypatch, *people)
        ann, bob = (person.actor.user for person in people)
        page = await ann.slash("belote score")
        assert SAY("score-sheet-not-kept", place="conversation").translate(SPACES) in told(page)
        window = await clicked(ann, page, "score-sheet-names")
        page = await ann.submit_modal(window, {"names": "Nous, Eux", "target": "2000"})
        post = await clicked(ann, page, "score-sheet-show")
        assert not post.ephemeral
        (kept,) = await sheets(evening, people[0])
        window = await clicked(bob, post, "score-sheet-deal", f"{kept.number}-next-0")
        await bob.submit_modal(window, {"bid": ["100"], "points": "112", "ticks": []})
        assert "Nous 210 · Eux 50" in told(post)
        window = await clicked(bob, post, "score-sheet-deal", f"{kept.number}-next-1")
        await bob.submit_modal(window, {"bid": ["80"], "points": "82", "ticks": []})
        await clicked(ann, post, "score-sheet-undo")
        assert "Nous 210 · Eux 50" in told(post)
        await clicked(ann, post, "score-sheet-undo")
        assert "Nous 0 · Eux 0" in told(post)
        assert "score-sheet-undo" not in verbs(post)
        (row,) = await evening.bot.services.database.read(
            lambda connection: connection.execute(select(score_sheets)).mappings().all()
        )
        group = evening.cafe.env.backend.dm_channels[bob.id]
        assert str(ann.id) in str(row)
        assert not [each for each in (group, bob.id, message_of(post).id) if str(each) in str(row)]


async def test_each_game_can_be_begun_written_and_undone(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        for rules in VARIANTS:
            asked = asked_of(HouseRules(rules.key))
            page = await ann.slash("belote score")
            await ann.press(page, "score-sheet", "") if "score-sheet" in verbs(page) else None
            await ann.choose(page, rules.key, verb="score-sheet-game")
            await named(ann, page, target="")
            bid, trump = next(iter(asked.undertakings), ""), asked.trumps[0]
            typed = {"points": f"90 / {asked.total(trump) - 90}"}
            typed |= {"bid": bid} if bid else {}
            typed |= {"trump": trump} if len(asked.trumps) > 1 else {}
            await takes(ann, page, OURS, **typed)
            (kept, *_) = await sheets(evening, ann)
            assert (kept.rules_key, len(kept.scores)) == (rules.key, 1)
            await ann.press(page, "score-sheet-undo")
            assert (await latest(evening, kept.number)).scores == ()
            await evening.cafe.env.advance_time(1)  # the next one is the latest
