"""The command of dares: to call one out, and to take one up by its code."""

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from secrets import token_bytes

import discord
from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.storage import dares, tournaments
from bot.storage.dares import Dare, NewDare, new_code, read_dare_code
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tournaments.alone import PLAYER
from bot.tournaments.choice import candidate
from bot.tournaments.chosen import Chosen
from cogs.alone.pages import BREAK
from cogs.alone.playing import answer_without_picture
from cogs.dares.pages import COUNTS, DAYS, DareShown, PlannedDare, call_page, dare_page, post_page
from cogs.dares.showing import shown_on, shown_to
from cogs.server_preferences import preferences_of, usual_rules, words_of_server
from cogs.ui.access import require_place
from cogs.ui.arguments import number
from cogs.ui.command_group import GAMES, belote
from cogs.ui.press import Press
from cogs.ui.replies import Refused, words_for
from engine.fairness.seeds import SEED_BYTES
from engine.variants import VARIANTS, find_variant

WORDS = 5
"""What the controls of a call carry: its code, how many deals and days, which deals, the game."""

MOST_LISTED = 10
"""Own dares that are listed."""


def is_played_alone(game: str) -> bool:
    """Whether a game has a partner and two opponents for one person."""
    return find_variant(game).seating.partner(PLAYER) is not None


OFFERED = [game for game in GAMES if is_played_alone(game.value)]


@belote.command(
    name=command_text("command-challenge-name"),
    description=command_text("command-challenge-description"),
)
@app_commands.rename(
    code=command_text("command-challenge-code-name"),
    game=command_text("command-challenge-game-name"),
)
@app_commands.describe(
    code=command_text("command-challenge-code-description"),
    game=command_text("command-challenge-game-description"),
)
@app_commands.choices(game=OFFERED)
async def challenge(
    interaction: Interaction, code: str | None = None, game: str | None = None
) -> None:
    """Take up the dare of a code, or ask how a new one shall be."""
    if code is None:
        await answer_call(interaction, await usual_call(interaction, game))
        return
    await answer_dare(interaction, await _coded(interaction, code))


async def _coded(interaction: Interaction, written: str) -> Dare:
    """The dare of a code; Refused where there is none."""
    code = read_dare_code(written)
    if code is None:
        raise Refused("refusal-dare-unknown")
    read = partial(dares.dare_coded, code=code)
    found = await interaction.client.services.database.read(read)
    if found is None:
        raise Refused("refusal-dare-unknown")
    return found


async def usual_call(interaction: Interaction, game: str | None = None) -> PlannedDare:
    """A dare as it is where nobody chose: by the game that the server plays, as it is written."""
    chosen = await preferences_of(interaction)
    usual = usual_rules(interaction.client, chosen, game).variant
    return PlannedDare(code=new_code(), game=usual if is_played_alone(usual) else VARIANTS[0].key)


async def answer_call(interaction: Interaction, call: PlannedDare) -> None:
    """The page on which a dare is put together, with the own ones of who asks."""
    database, now = interaction.client.services.database, interaction.client.clock.now()
    own = await database.read(
        partial(dares.dares_of, user=interaction.user.id, now=now, most=MOST_LISTED)
    )
    listed: Sequence[DareShown] = [await shown_to(interaction, each) for each in own]
    await answer_without_picture(interaction, call_page(call, listed, words_for(interaction)))


async def answer_dare(interaction: Interaction, dare: Dare) -> None:
    """The page of a dare for who asks."""
    shown, say = await shown_to(interaction, dare), words_for(interaction)
    may_post = interaction.user.id == dare.host or interaction.guild_id == dare.guild
    await answer_without_picture(interaction, dare_page(shown, say, may_post=may_post))


def read_call(press: Press) -> PlannedDare:
    """What a control of the page is about to call out."""
    words = press.control.argument.split(BREAK, WORDS - 1)
    code, count, days, again, game = words if len(words) == WORDS else ("",) * WORDS
    found = read_dare_code(code)
    key = next((each.value for each in OFFERED if each.value == game.replace(BREAK, "_")), None)
    if found is None or key is None or number(count) not in COUNTS or number(days) not in DAYS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return PlannedDare(
        code=found,
        game=key,
        count=number(count),
        days=number(days),
        again=number(again) or None,
    )


async def call_out(press: Press, call: PlannedDare) -> None:
    """Keep a dare, and post it; a second press of the same button finds the first one's."""
    interaction, database = press.interaction, press.bot.services.database
    guild, now = interaction.guild_id or 0, press.bot.clock.now()
    before = await database.read(partial(dares.dare_coded, code=call.code))
    if before is not None:
        await answer_dare(interaction, before)
        return
    if await database.read(partial(dares.open_of, host=press.user, now=now)) >= dares.MOST_OPEN:
        raise Refused("refusal-dares-open", count=dares.MOST_OPEN)
    require_place(interaction, call.code)
    seed, deals = await _deals(press, call)
    new = NewDare(
        code=call.code,
        guild=guild,
        host=press.user,
        rules_key=call.game,
        seed=seed,
        opens_at=now,
        closes_at=now + timedelta(days=call.days),
    )
    called = await database.write_for(guild, partial(dares.call_out, new=new, deals=deals))
    dare = await database.read(partial(dares.dare_coded, code=call.code))
    if dare is None:
        raise ValueError("a dare was just called out")
    if not called:
        await answer_dare(interaction, dare)
        return
    await post_here(interaction, dare)


async def _deals(press: Press, call: PlannedDare) -> tuple[bytes, list[Chosen]]:
    """New deals from a sealed seed, or those of a dare that is over."""
    if call.again is None:
        seed, rules = token_bytes(SEED_BYTES), find_variant(call.game)
        return seed, [candidate(rules, seed, number) for number in range(call.count)]
    read = partial(dares.dare_of, tournament=call.again)
    before = await press.bot.services.database.read(read)
    if before is None or before.is_open(press.bot.clock.now()):
        raise TableRefused(TableRefusal.STALE_PRESS)
    again = partial(tournaments.deals_of, tournament=call.again)
    deals = await press.bot.services.database.read(again)
    return before.seed, [Chosen(number=deal.drawn, line=deal.line) for deal in deals]


async def post_here(interaction: Interaction, dare: Dare) -> None:
    """Post a dare in this channel, and note where: it is drawn anew there."""
    bot, guild = interaction.client, interaction.guild_id
    say = words_for(interaction).plain if guild is None else await words_of_server(bot, guild)
    view = post_page(await shown_on(bot, dare), say)
    nobody = discord.AllowedMentions.none()
    answer = await interaction.response.send_message(view=view, allowed_mentions=nobody)
    if answer.message_id is None or interaction.channel_id is None:
        return
    if guild != dare.guild or bot.get_guild(dare.guild) is None:
        return  # it stays as it is: whoever presses reads what holds
    noted = partial(
        dares.note_post,
        tournament=dare.tournament,
        at=bot.clock.now(),
        channel=interaction.channel_id,
        message=answer.message_id,
    )
    await bot.services.database.write(noted, alone=False, guild=dare.guild)
