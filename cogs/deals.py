"""Deals by their id: show, share, export, import and play them again."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial

from discord import ButtonStyle, app_commands, ui

from bot.analysis.analyst import record_of
from bot.client import Interaction
from bot.i18n import Words, yes
from bot.i18n.commands import command_text
from bot.rulebook.options import difference_line
from bot.storage import shared_deals
from bot.storage.log.replayed_deals import KeptDeal, ReplayedDeal
from bot.storage.shared_deals import PlayedAgain, SharedDeal, read_code
from bot.tables.deals import rules_of_given
from bot.tables.dealt_cards import fingerprint
from bot.tables.events import DealGiven
from bot.tables.house_rules import HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Open
from bot.tables.stop import Stop, is_free_to_close
from bot.tables.table_settings import Pictures
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.table.command import open_table
from cogs.table.review import Review, at_full_trick
from cogs.table.screens import Screens
from cogs.ui.access import require_permissions, require_share
from cogs.ui.arguments import LONGEST_TEXT, line_modal, number
from cogs.ui.attachments import PictureAttachment
from cogs.ui.command_group import belote
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, LayoutItem, card, rows, rule, signed, small, text, title
from cogs.ui.people import team_scores
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused, new_answer, refusal, words_for
from cogs.ui.table_pictures import position_illustration
from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.settlement import Result
from engine.variants import find_variant

LONGEST_LINE = LONGEST_TEXT
"""The longest line that may be pasted; the longest that these games write has 600."""

MOST_RESULTS = 10
"""The most tables whose results are listed one by one."""

CLOSING = "-close"
"""Ends the argument of the button that closes the channel's table and plays the deal there."""

MOST_FOUND = 40
"""The most characters of a pasted line that a refusal repeats."""


def cover(
    deal: SharedDeal, record: DealRecord, played: int, say: Words, *, seen: bool
) -> ui.LayoutView:
    """The page of a deal for somebody who has not seen its cards."""
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say)),
        text(say("shared-deal-played", count=played)),
        text(small(say("shared-deal-seen", seen=yes(seen)))),
        *rows(
            [
                _button(Verb.DEAL_LOOK, f"{deal.code}-0-n", say("shared-deal-button-look")),
                play_button(deal, say),
                _button(Verb.DEAL_SHARE, deal.code, say("shared-deal-button-share")),
                _button(Verb.DEAL_EXPORT, deal.code, say("shared-deal-button-export")),
                *clip_buttons(deal, record, say),
            ]
        ),
        colour=GOLD,
    )


def busy_page(deal: SharedDeal, link: str, say: Words) -> ui.LayoutView:
    """Asks the host of the channel's table whether to close it for this deal; nothing is lost."""
    close = ControlId(Verb.DEAL_PLAY, argument=f"{deal.code}{CLOSING}")
    style = ButtonStyle.primary
    ways: list[LayoutItem] = [button(close, say("shared-deal-button-close"), style=style)]
    if link:
        ways.append(ui.Button(label=say("table-button-go"), url=link))
    return card(text(say("shared-deal-busy", code=deal.code)), *rows(ways))


def replay_page(
    deal: SharedDeal,
    record: DealRecord,
    review: Review,
    played: tuple[PlayedAgain, ...],
    say: Words,
    step: int,
) -> ui.LayoutView:
    """One step of the replay with all hands, and the results of the tables."""

    def to(there: int, way: str) -> ControlId:
        return ControlId(Verb.DEAL_LOOK, argument=f"{deal.code}-{there}-{way[0]}")

    results = list(_result_lines(played, say))
    return card(
        text(small(say("shared-deal-title", code=deal.code))),
        *review.items(step, to, say),
        *((rule(), text(*results)) if results else ()),
        *rows(
            [
                _button(Verb.ANALYSIS, f"{deal.code}-x-0", say("analysis-button")),
                *clip_buttons(deal, record, say),
                _button(Verb.DEAL, deal.code, say("shared-deal-button-back")),
            ]
        ),
        colour=GOLD,
    )


def public_card(
    deal: SharedDeal, record: DealRecord, played: tuple[PlayedAgain, ...], say: Words
) -> ui.LayoutView:
    """A deal shown in a channel; results that would spoil it are behind spoiler marks."""
    results = list(_result_lines(played, say))
    if settled := record.deal.settlement:
        scores, contract = team_scores(record.scores, say), settled.tally.contract
        results.insert(0, _settled_line(contract, settled.result, scores, say))
    hidden = [f"||{line}||" for line in results]
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say), *hidden),
        *rows(
            [
                _button(Verb.DEAL_LOOK, f"{deal.code}-0-n", say("shared-deal-button-look")),
                play_button(deal, say),
            ]
        ),
        colour=GOLD,
    )


def rules_lines(record: DealRecord, say: Words) -> Iterator[str]:
    """The game and its house rules, in the words of the game."""
    house = HouseRules(record.rules.key, record.options)
    yield say.variant(record.rules)
    if differences := difference_line(house.differences, say.playing(record.rules)):
        yield small(differences)


def _result_lines(played: tuple[PlayedAgain, ...], say: Words) -> Iterator[str]:
    """The number of tables that played it, and the best and worst results of north-south."""
    if not played:
        return
    margins = [first - second for first, second in (each.scores for each in played)]
    best, worst = (signed(margin, say) for margin in (max(margins), min(margins)))
    yield say("shared-deal-results", count=len(played), best=best, worst=worst)
    if len(played) == 1:
        return
    for each in played[:MOST_RESULTS]:
        scores = team_scores(each.scores, say)
        if each.contract is None or each.result is None:
            yield say("shared-deal-result-passed", scores=scores)
        else:
            yield _settled_line(each.contract, each.result, scores, say)


def _settled_line(contract: Contract, result: Result, scores: str, say: Words) -> str:
    """A contract, whether it was made, and the scores of both sides."""
    return say("shared-deal-result", contract=contract, result=result.value, scores=scores)


def _button(verb: Verb, argument: str, label: str) -> Control:
    return button(ControlId(verb, argument=argument), label)


def clip_buttons(deal: SharedDeal, record: DealRecord, say: Words) -> Iterator[Control]:
    """The button to the deal in moving pictures, if cards were played."""
    if record.deal.tricks:
        yield _button(Verb.DEAL_CLIP, deal.code, say("clip-button"))


def play_button(deal: SharedDeal, say: Words) -> Control:
    """The button that opens a table for a deal."""
    control = ControlId(Verb.DEAL_PLAY, argument=deal.code)
    return button(control, say("shared-deal-button-play"), style=ButtonStyle.success)


def share_button(table: int, game: int, number: int, say: Words) -> Control:
    """The button that gives a finished deal its id."""
    control = ControlId(Verb.DEAL_ID, table, game, str(number))
    return button(control, say("shared-deal-button-id"))


async def answer_share(interaction: Interaction, replayed: ReplayedDeal) -> None:
    """Give a finished deal its id, and answer with its cover; those who played have seen it."""
    kept, user = replayed.kept, interaction.user.id
    await interaction.client.services.secrecy.require_open(kept.deal.laid_out, user)
    viewers = {user, *replayed.players}
    await _answer_with_id(interaction, record_of(replayed), viewers, imported=kept.given)


async def _answer_with_id(
    interaction: Interaction, record: DealRecord, viewers: set[int], *, imported: bool
) -> None:
    """Give a deal its id, and answer with its cover; the viewers know its cards."""
    now, line = interaction.client.clock.now(), str(record)
    deal = await interaction.client.services.database.write(
        lambda connection: shared_deals.share(connection, line, now, viewers, imported=imported),
        alone=False,
        guild=interaction.guild_id or 0,
    )
    await answer_cover(interaction, deal, record)


async def answer_cover(interaction: Interaction, deal: SharedDeal, record: DealRecord) -> None:
    """Answer with the page for somebody who has not seen the cards."""
    user, cards = interaction.user.id, fingerprint(record.dealt)
    played, seen = await interaction.client.services.database.read(
        lambda connection: (
            len(shared_deals.played_again(connection, deal.code)),
            user in shared_deals.viewers_of(connection, cards, (user,)),
        )
    )
    say = words_for(interaction)
    await answer_in_place(interaction, cover(deal, record, played, say, seen=seen))


async def _open(interaction: Interaction, written: str) -> None:
    """Answer with the deal of an id or a line; raise Refused with the place of a mistake."""
    say = words_for(interaction)
    if code := read_code(written):
        await answer_cover(interaction, *await _known(interaction, code))
        return
    try:
        record = DealRecord.read(written, find_variant).renumbered()
    except UnreadableDeal as error:
        rules = refusal(say, error.refusal) if error.refusal else None
        raise Refused(
            "shared-deal-unreadable",
            part=error.part.value,
            place=error.place,
            # It stands between backticks in the refusal.
            found=error.found.replace("`", "")[:MOST_FOUND],
            why=rules or say(f"deal-fault-{error.fault}"),
        ) from error
    except OptionRefused as error:
        raise Refused("shared-deal-other-rules", why=refusal(say, error) or "") from error
    if await interaction.client.services.secrecy.are_in_a_tournament(record.dealt):
        raise TableRefused(TableRefusal.CARDS_IN_TOURNAMENT)
    await _answer_with_id(interaction, record, {interaction.user.id}, imported=True)


async def _known(interaction: Interaction, code: str) -> tuple[SharedDeal, DealRecord]:
    """Open the deal of an id; raise Refused if it does not exist or its rules are gone."""
    database, now = interaction.client.services.database, interaction.client.clock.now()
    user = interaction.user.id
    deal, is_news = await database.read(
        lambda connection: (
            shared_deals.shared_deal(connection, code),
            shared_deals.is_news(connection, code, user, now),
        )
    )
    if deal is None:
        raise Refused("shared-deal-unknown", code=code)
    if is_news:
        noted = partial(shared_deals.note_opening, code=code, people=(user,), at=now)
        await database.write(noted, alone=False, guild=interaction.guild_id or 0)
    with suppress(UnreadableDeal, OptionRefused):
        return deal, DealRecord.read(deal.line, find_variant)
    raise Refused("history-other-rules")


@belote.command(
    name=command_text("command-deal-name"), description=command_text("command-deal-description")
)
@app_commands.rename(deal=command_text("command-deal-deal-name"))
@app_commands.describe(deal=command_text("command-deal-deal-description"))
async def deal(
    interaction: Interaction, deal: app_commands.Range[str, 1, LONGEST_LINE] | None = None
) -> None:
    """Show a deal by its id or its line; ask for one if none is named."""
    if deal is None:
        say = words_for(interaction)
        control = ControlId(Verb.DEAL_IMPORT)
        heading, label = say("shared-deal-import-title"), say("shared-deal-import-label")
        await interaction.response.send_modal(line_modal(control, heading, label, LONGEST_LINE))
    else:
        await _open(interaction, deal)


async def _open_typed(press: Press) -> None:
    await _open(press.interaction, press.value)


async def _id(press: Press) -> None:
    """Give a finished deal of a table its id, for one of its players."""
    table, game = press.control.table, press.control.move
    for replayed in await press.bot.services.deals.of_game(table, game):
        if replayed.kept.deal.number == number(press.control.argument):
            if press.user not in replayed.players:
                raise Refused("shared-deal-not-yours")
            await answer_share(press.interaction, replayed)
            return
    raise TableRefused(TableRefusal.STALE_PRESS)


async def _show_cover(press: Press) -> None:
    await answer_cover(press.interaction, *await _of(press, press.control.argument))


async def _of(press: Press, written: str) -> tuple[SharedDeal, DealRecord]:
    """The deal whose id a control carries."""
    code = read_code(written)
    if code is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return await _known(press.interaction, code)


async def deal_with_cards(press: Press, code: str) -> tuple[SharedDeal, DealRecord]:
    """The deal of an id; from now on the presser counts as having seen its cards.

    STALE_PRESS for what is no id.
    """
    deal, record = await _of(press, code)
    guild = press.interaction.guild_id
    await press.bot.services.secrecy.show(record.dealt, press.user, guild)
    return deal, record


def as_kept(record: DealRecord) -> KeptDeal:
    """The deal of a record as if it had been the first of a table."""
    return KeptDeal(
        game=0,
        house=HouseRules(record.rules.key, record.options),
        before=record.opening,
        deal=record.deal,
        seed=None,
        started=None,
    )


async def _played(press: Press, deal: SharedDeal) -> tuple[PlayedAgain, ...]:
    """The results of the tables that played a deal."""
    return await press.bot.services.database.read(
        partial(shared_deals.played_again, code=deal.code)
    )


async def _look(press: Press) -> None:
    """Show one step of the replay."""
    code, *step_and_way = press.control.argument.rsplit("-", 2)
    if len(step_and_way) != len(("step", "way")):
        raise TableRefused(TableRefusal.STALE_PRESS)
    step = number(step_and_way[0])
    deal, record = await deal_with_cards(press, code)
    kept = as_kept(record)
    attachment = await _drawn(press, kept, deal.code, step)
    review = Review(kept, None, in_full=True, picture=attachment.illustration)
    say = press.say.playing(record.rules)
    page = replay_page(deal, record, review, await _played(press, deal), say, step)
    await answer_in_place(press.interaction, page, attachment)


async def _drawn(press: Press, kept: KeptDeal, code: str, step: int) -> PictureAttachment:
    """The table at a full trick as a picture without names; None if pictures are off."""
    attachments = Screens.of(press.bot).hands.attachments
    pictures = usual_pictures(press.interaction, await preferences_of(press.interaction))
    step = min(step, len(kept.deal.tricks))
    if not step or pictures is Pictures.NONE:
        return await attachments.of_illustration(None)
    say = press.say.plain.playing(kept.house.rules)
    then, scores = at_full_trick(kept, step, None), kept.before.scores
    drawn = position_illustration(kept.house, code, then, scores, say)
    return await attachments.of_illustration(drawn)


async def _export(press: Press) -> None:
    """Show the line of a deal to copy; it contains all cards."""
    deal, record = await deal_with_cards(press, press.control.argument)
    back = _button(Verb.DEAL, deal.code, press.say("shared-deal-button-back"))
    heading = title(press.say("shared-deal-title", code=deal.code))
    hint = small(press.say("shared-deal-export"))
    await press.answer(card(text(heading, f"```\n{record}\n```", hint), *rows([back])))


async def _share(press: Press) -> None:
    """Post the deal in the channel."""
    deal, record = await _of(press, press.control.argument)
    await press.bot.services.secrecy.require_open(record.dealt, press.user)
    require_share(press.interaction, fingerprint(record.dealt))
    # Others may have no signs for cards, or those of another pack.
    say = press.say.plain.playing(record.rules)
    view = public_card(deal, record, await _played(press, deal), say)
    await new_answer(press.interaction, view, ephemeral=False)


async def _play(press: Press) -> None:
    """Open a table for this deal in the channel."""
    if press.interaction.guild_id is None:
        raise Refused("refusal-no-server")
    require_permissions(press.interaction)
    written = press.control.argument
    deal, record = await _of(press, written.removesuffix(CLOSING))
    if await press.bot.services.secrecy.are_in_a_tournament(record.dealt):
        raise TableRefused(TableRefusal.CARDS_IN_TOURNAMENT)
    session = press.bot.services.registry.find_in_channel(press.interaction.channel_id or 0)
    # A second press of the same button finds the table that the first has opened.
    other = session and (session.table.given is None or session.table.given.code != deal.code)
    if session and other and is_free_to_close(session.table, press.user):
        if not written.endswith(CLOSING):
            link = Screens.of(press.bot).board(session.table).link
            await press.answer(busy_page(deal, link, press.say))
            return
        await press.submit(session, Stop())
    given = DealGiven(deal.code, deal.line)
    await open_table(press.interaction, rules_of_given(record), Open(given=given))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.DEAL: _show_cover,
    Verb.DEAL_IMPORT: _open_typed,
    Verb.DEAL_ID: _id,
    Verb.DEAL_LOOK: _look,
    Verb.DEAL_EXPORT: _export,
    Verb.DEAL_SHARE: _share,
    Verb.DEAL_PLAY: _play,
}

COUNTED = frozenset(HANDLERS)
