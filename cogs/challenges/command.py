"""The command of challenges: to call one out, and to take one up by its code."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial

from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.shared_plays.choice import candidate
from bot.shared_plays.chosen import Chosen
from bot.storage import challenges, shared_plays
from bot.storage.challenges import (
    CHALLENGE,
    MOST_OPEN,
    OF_A_GAME,
    Challenge,
    GameChallenged,
    NewChallenge,
    TooManyChallenges,
    new_code,
    read_challenge_code,
)
from bot.storage.log.replayed_deals import ReplayedDeal
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage
from cogs.alone.playing import answer_without_picture
from cogs.challenges.controls import COUNTS, OFFERED, PlannedChallenge, is_played_alone
from cogs.challenges.pages import challenge_page, post_page
from cogs.challenges.planning import call_page
from cogs.challenges.showing import end_of, shown_on, shown_to
from cogs.challenges.shown import ChallengeShown
from cogs.server_preferences import (
    preferences_of,
    require_tables_in,
    usual_rules,
    words_of_server,
)
from cogs.ui.access import require_place
from cogs.ui.bursts import bursts
from cogs.ui.challenge_buttons import GameAgain
from cogs.ui.command_group import belote
from cogs.ui.delivery.kept_posts import can_keep_here, keep_here
from cogs.ui.press import Press
from cogs.ui.replies import Refused, new_answer, words_for
from engine.deal_record import write_record
from engine.events import GameStarted
from engine.evolve import replay
from engine.fairness import new_seed
from engine.variants import VARIANTS, find_variant

MOST_LISTED = 10
"""Own challenges that are listed."""


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
@bursts
async def challenge(
    interaction: Interaction, code: str | None = None, game: str | None = None
) -> None:
    """Take up the challenge of a code, or ask how a new one shall be."""
    if code is None:
        await answer_call(interaction, await usual_call(interaction, game))
        return
    written = read_challenge_code(code)
    if written is None:
        raise Refused("refusal-challenge-unknown")
    read = partial(challenges.challenge_coded, code=written)
    challenge = await interaction.client.services.database.read(read)
    if challenge is None:
        raise Refused("refusal-challenge-unknown")
    await answer_challenge(interaction, challenge)


async def usual_call(interaction: Interaction, game: str | None = None) -> PlannedChallenge:
    """A challenge as it is if nobody chose: by the game that the server plays, as it is written."""
    chosen = await preferences_of(interaction)
    usual = usual_rules(interaction.client, chosen, game).variant
    return PlannedChallenge(
        code=new_code(), game=usual if is_played_alone(usual) else VARIANTS[0].key
    )


async def answer_call(interaction: Interaction, call: PlannedChallenge) -> None:
    """The page on which a challenge is put together, with the own ones of who asks."""
    database, now = interaction.client.services.database, interaction.client.clock.now()
    theirs = await database.read(
        partial(challenges.challenges_of, user=interaction.user.id, now=now, most=MOST_LISTED)
    )
    listed: Sequence[ChallengeShown] = [await shown_to(interaction, each) for each in theirs]
    at_tables, say = interaction.guild_id is not None, words_for(interaction)
    page = call_page(call, listed, say, at_tables=at_tables)
    await answer_without_picture(interaction, page)


async def answer_challenge(interaction: Interaction, challenge: Challenge) -> None:
    """The page of a challenge for who asks."""
    shown, say = await shown_to(interaction, challenge), words_for(interaction)
    here = interaction.user.id == challenge.host or interaction.guild_id == challenge.guild
    may_post = here and challenge.evening is None
    await answer_without_picture(interaction, challenge_page(shown, say, may_post=may_post))


async def call_out(press: Press, call: PlannedChallenge) -> None:
    """Keep a challenge, and post it; a second press of the same button finds the first one's.

    Refused to a person who has too many open, and for a game that is open in another challenge.
    """
    interaction, database = press.interaction, press.bot.services.database
    guild, now = interaction.guild_id or 0, press.bot.clock.now()
    # Discord may deliver a double click as two presses: both carry the same code.
    before = await database.read(partial(challenges.challenge_coded, code=call.code))
    if before is not None:
        await answer_challenge(interaction, before)
        return
    await require_tables_in(interaction, interaction.channel_id)
    require_place(interaction, call.code)
    seed, deals, knowing = await _deals(press, call)
    new = NewChallenge(
        code=call.code,
        guild=guild,
        host=press.user,
        rules_key=call.game,
        seed=seed,
        opens_at=now,
        closes_at=now + timedelta(days=call.days),
        way=call.way,
    )
    calling = partial(challenges.call_out, new=new, deals=deals, knowing=knowing)
    try:
        called = await database.write_for(guild, calling)
    except GameChallenged as taken:
        raise Refused("refusal-challenge-taken", code=taken.code) from taken
    except TooManyChallenges as many:
        raise Refused("refusal-challenges-open", count=MOST_OPEN) from many
    challenge = await database.read(partial(challenges.challenge_coded, code=call.code))
    if challenge is None:
        raise ValueError("a challenge was just called out")
    # The other press of a double click was first, and posts it.
    if not called:
        await answer_challenge(interaction, challenge)
        return
    await post_here(interaction, challenge)


async def _deals(
    press: Press, call: PlannedChallenge
) -> tuple[bytes, Sequence[Chosen], Collection[int]]:
    """New deals from a sealed seed, those of a challenge that is over, or those of a game.

    With the seed that computers play by, and who knows the cards.
    """
    seed = new_seed(press.bot.services.seeds)
    if call.again is None:
        rules = find_variant(call.game)
        return seed, [candidate(rules, seed, number) for number in range(call.count)], ()
    if isinstance(call.again, GameAgain):
        replayed = await game_played(press, call.again)
        deals = [Chosen(number=OF_A_GAME, line=line) for line in lines_of(replayed)]
        return seed, deals, {user for each in replayed for user in each.players}
    read = partial(challenges.challenge_of, shared_play=call.again)
    before = await press.bot.services.database.read(read)
    if before is None or before.is_open(press.bot.clock.now()):
        raise TableRefused(TableRefusal.STALE_PRESS)
    again = partial(shared_plays.deals_of, shared_play=before.shared_play)
    kept = await press.bot.services.database.read(again)
    return before.seed, [Chosen(number=deal.drawn, line=deal.line) for deal in kept], ()


async def game_played(press: Press, played: GameAgain) -> tuple[ReplayedDeal, ...]:
    """The first deals of a game that is over, for somebody who played it.

    STALE_PRESS for a game of another server; Refused while it runs, and to others.
    """
    row = await press.bot.services.store.find(played.table)
    if row is None or row.guild_id != press.interaction.guild_id:
        raise TableRefused(TableRefusal.STALE_PRESS)
    every = await press.bot.services.deals.of_game(row.id, played.game)
    settled = [each for each in every if each.kept.deal.settlement is not None]
    if not settled:
        raise Refused("refusal-challenge-game")
    last = settled[-1]
    # While the table still plays this game, and none after it, its last deals are to come.
    if last.table.stage is Stage.PLAYING and last.table.games == last.kept.game:
        raise Refused("refusal-challenge-game")
    if not any(press.user in each.players for each in settled):
        raise Refused("shared-deal-not-yours")
    if last.table.is_closed_room:  # a deal that others are still to play
        await press.bot.services.secrecy.require_played(last.kept.deal.laid_out)
    return tuple(settled[: max(COUNTS)])


def lines_of(replayed: Iterable[ReplayedDeal]) -> Iterator[str]:
    """Deals as they lay before the first call, each as the first of a game.

    ValueError if nothing was dealt.
    """
    for each in replayed:
        house, dealt = each.kept.house, each.kept.deal.laid_out
        game = replay(house.rules, (GameStarted(each.kept.deal.dealer), dealt))
        if game.deal is None:
            raise ValueError("nothing was dealt")
        yield write_record(house.rules, house.options, game.deal)


async def post_here(interaction: Interaction, challenge: Challenge) -> None:
    """Post a challenge in this channel, and note where: it is drawn again there.

    One that is not drawn again names nobody: it would go on to name people once they are erased.
    """
    bot, guild, number = interaction.client, interaction.guild_id, challenge.shared_play
    say = words_for(interaction).public if guild is None else await words_of_server(bot, guild)
    shown = await shown_on(bot, challenge)
    # Posted elsewhere, whoever presses it reads how the challenge stands.
    kept = guild == challenge.guild and await can_keep_here(interaction, CHALLENGE, number)
    if not kept:
        shown = replace(shown, named=frozenset())
    message = await new_answer(interaction, post_page(shown, say), ephemeral=False)
    if message is not None and kept:
        await keep_here(interaction, CHALLENGE, number, message, end_of(bot, challenge))
