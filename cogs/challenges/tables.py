"""The deals of a challenge at a table: opened one after another, with the people who sit there."""

from collections.abc import Collection, Sequence
from functools import partial

from bot.client import ContreeBot
from bot.i18n import Words, capitalised
from bot.shared_plays.alone import PLAYER, read_alone
from bot.shared_plays.kinds import ChallengeWay
from bot.storage import challenges, shared_deals, shared_plays
from bot.storage.challenges import Challenge
from bot.storage.same_deals import deal_compared
from bot.storage.shared_plays import OpenDeal
from bot.tables.checks import require_seat
from bot.tables.deals import rules_of_given
from bot.tables.events import DealGiven
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Open, Start
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.alone.playing import answer_without_picture
from cogs.challenges.command import answer_challenge
from cogs.challenges.deal_pages import after_page, compared
from cogs.challenges.showing import shown_to
from cogs.challenges.shown import signed_mark
from cogs.table.command import open_table
from cogs.table.screens import Screens
from cogs.ui.access import require_permissions
from cogs.ui.after_deal import told_after_deal
from cogs.ui.own_hand import open_hand
from cogs.ui.press import Press
from cogs.ui.replies import Refused
from engine.players import Level
from engine.seats import Seat


async def play_at_table(press: Press, challenge: Challenge) -> None:
    """Open a table in this channel for the next deal of who asks.

    Refused outside of servers, without permissions, and once the challenge is over.
    """
    if press.interaction.guild_id is None:
        raise Refused("refusal-no-server")
    require_permissions(press.interaction)
    if not challenge.is_open(press.bot.clock.now()):
        raise Refused("refusal-challenge-over")
    deal = await _next_deal(press, challenge, {press.user})
    if deal is None:
        await answer_challenge(press.interaction, challenge)
        return
    record = read_alone(deal.line).record
    given = await deal_given(press.bot, press.interaction.guild_id, challenge, deal)
    await open_table(
        press.interaction, rules_of_given(record), Open(given=given), level=Level.EXPERT
    )


async def play_next(press: Press, *, look: bool) -> None:
    """The next deal with the same people in the same seats; if none is left, the challenge.

    ``look``: the challenge in any case. Where somebody else went on already: the hand of who asks.
    STALE_PRESS at another kind of table, or before its deal is over.
    """
    later = _later_table(press)
    if later is not None and not look:
        await open_hand(press.interaction, later)
        return
    table = (later or await press.session()).table
    before = table.given
    wrong = before is None or (table.stage is not Stage.FINISHED and later is None)
    if before is None or wrong or (before.evening is not None and not look):
        raise TableRefused(TableRefusal.STALE_PRESS)
    challenge = await press.bot.services.database.read(
        partial(challenges.challenge_coded, code=before.challenge)
    )
    if challenge is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if look and later is None and await _answered_with_result(press, challenge, before.number):
        return
    if look or not challenge.is_open(press.bot.clock.now()):
        await answer_challenge(press.interaction, challenge)
        return
    own = require_seat(table, press.user)
    held = ((seat, table.occupant(seat)) for seat in table.present)
    seated = {seat: who.user for seat, who in held if isinstance(who, Human)} | {own: press.user}
    deal = await _next_deal(press, challenge, seated.values())
    if deal is None or challenge.has_other_rules:
        await answer_challenge(press.interaction, challenge)
        return
    # A table seats its host at PLAYER: all turn with them, so that partners stay partners.
    first = next(seat for seat in (Seat.SOUTH, Seat.NORTH, own) if seat in seated)
    turned = {Seat((seat - first + PLAYER) % len(Seat)): user for seat, user in seated.items()}
    others = tuple((seat, user) for seat, user in turned.items() if seat is not PLAYER)
    given = await deal_given(press.bot, press.interaction.guild_id, challenge, deal)
    # One of a pair alone waits for their partner, or another, in the lobby.
    waits = given.experts and not others
    request = Open(people=others, computers=not waits, given=given)
    rules, host = rules_of_given(read_alone(deal.line).record), turned[PLAYER]
    hands = Screens.of(press.bot).hands
    reached = hands.reached(table)
    session = await open_table(press.interaction, rules, request, level=Level.EXPERT, host=host)
    if session is not None:
        hands.follow(reached, session.table)
        hands.note_interaction(press.interaction, session.table, session.table)
        if not waits:
            await session.submit(host, Start())


def _later_table(press: Press) -> Session | None:
    """The table of a challenge in this channel at which who pressed at a former one sits now."""
    here = press.bot.services.registry.find_in_channel(press.interaction.channel_id or 0)
    if here is None or here.table.id == press.control.table or not here.table.is_closed_room:
        return None
    return here if here.table.seat_of(press.user) is not None else None


async def _answered_with_result(press: Press, challenge: Challenge, deal: int) -> bool:
    """Show who asks what they have made of a deal, next to the others; False without a result."""
    shown = await shown_to(press.interaction, challenge)
    play = shown.own.get(deal)
    if play is None or play.done_at is None:
        return False
    await answer_without_picture(press.interaction, after_page(shown, play, press.say))
    return True


@told_after_deal
async def _compared_here(bot: ContreeBot, table: Table, user: int, say: Words) -> Sequence[str]:
    """What a deal is worth to who has played it at this table, next to the others so far."""
    if table.given is None:
        return ()
    of_deal = partial(deal_compared, code=table.given.challenge, deal=table.given.number)
    found = await bot.services.database.read(partial(of_deal, user=user))
    if found is None:
        return ()
    results, play = found
    mark = results.marks_of(play.deal).get(user)
    if mark is None:
        return (capitalised(compared(results, play, say)),)
    return (say("challenge-here", mark=signed_mark(mark)),)


async def _next_deal(
    press: Press, challenge: Challenge, people: Collection[int]
) -> OpenDeal | None:
    """The first deal that none of these people has played, and if possible none has seen."""
    plays, deals, seen = await press.bot.services.database.read(
        lambda connection: (
            shared_plays.all_plays(connection, challenge.shared_play),
            shared_plays.deals_of(connection, challenge.shared_play),
            [shared_plays.seen_deals(connection, challenge.shared_play, user) for user in people],
        )
    )
    played = {play.deal for play in plays if play.user in people}
    left = [deal for deal in deals if deal.deal not in played]
    unseen = [deal for deal in left if not any(deal.deal in each for each in seen)]
    return next(iter([*unseen, *left]), None)


async def deal_given(
    bot: ContreeBot, guild: int | None, challenge: Challenge, deal: OpenDeal
) -> DealGiven:
    """A deal of a challenge as a table is given it, under an id of its own."""
    keep = partial(shared_deals.share, line=deal.line, at=bot.clock.now())
    kept = await bot.services.database.write(keep, exclusive=False, guild=guild or 0)
    experts = challenge.way is ChallengeWay.PAIR
    return DealGiven(
        kept.code,
        deal.line,
        challenge=challenge.code,
        number=deal.deal,
        experts=experts,
        count=deal.number,
        evening=challenge.evening,
    )
