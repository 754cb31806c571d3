"""Games that are over, read from what is kept: a player's list, a game, one of its deals."""

from functools import partial

from bot.client import Interaction
from bot.storage.errors import BrokenLog, LaterLog, OtherRules
from bot.storage.log.replayed_deals import KeptGame, kept_game
from bot.storage.stats.history import Selection, history_of
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.history.pages import history
from cogs.history.past_game import past_deal, past_game
from cogs.history.selection import PAGE, Past
from cogs.stats.answers import require_shown
from cogs.ui.press import answer_in_place
from cogs.ui.replies import Refused, words_for


async def answer_history(interaction: Interaction, past: Past) -> None:
    """Answer with a page of games; those of other servers are for the player himself alone."""
    await require_shown(interaction, {past.user})
    own = past.user == interaction.user.id
    past = past if own else Past(past.user, past.page)
    chosen = Selection(guild_id=interaction.guild_id if past.here else None)
    reading = partial(
        history_of, chosen=chosen, user_id=past.user, offset=past.page * PAGE, limit=PAGE
    )
    told = await interaction.client.services.database.read(reading)
    if told.total and not told.games:  # so many were erased or voided since the page was shown
        await answer_history(interaction, past.at((told.total - 1) // PAGE))
        return
    await answer_in_place(interaction, history(told, past, words_for(interaction).plain, own=own))


async def answer_game(interaction: Interaction, past: Past, table: int, number: int) -> None:
    """Answer with a game, deal by deal."""
    await require_shown(interaction, {past.user})
    game = await _game(interaction, table, number)
    await answer_in_place(interaction, past_game(game, past, words_for(interaction).plain))


async def answer_deal(
    interaction: Interaction, past: Past, table: int, number: int, deal: int
) -> None:
    """Answer with a deal: in full for who played it, else with what everybody saw."""
    await require_shown(interaction, {past.user})
    game = await _game(interaction, table, number)
    try:
        deals = await interaction.client.services.deals.of_game(table, number)
    except LaterLog as error:
        raise Refused("history-later-version") from error
    except OtherRules as error:
        raise Refused("history-other-rules") from error
    except BrokenLog as error:
        raise Refused("history-untold") from error
    for told in deals:
        if told.kept.deal.number == deal:
            in_full = interaction.user.id in told.players
            view = past_deal(game, told, past, words_for(interaction), in_full=in_full)
            await answer_in_place(interaction, view)
            return
    raise Refused("history-untold")


async def _game(interaction: Interaction, table: int, number: int) -> KeptGame:
    """A game of this server, or one that he who asks has played himself."""
    reading = partial(kept_game, table_id=table, number=number)
    game = await interaction.client.services.database.read(reading)
    if game is None:
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    if game.result.guild_id != interaction.guild_id and not game.played_by(interaction.user.id):
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    return game
