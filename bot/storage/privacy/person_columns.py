"""In which columns of the database people stand, and what becomes of them when they are erased."""

from bot.storage.database.rank_schema import rank_holders
from bot.storage.database.schema import (
    game_deals,
    game_leavers,
    game_players,
    players,
    rating_changes,
    ratings,
    seat_watchers,
    standings,
    voided_games,
)

OF_GAMES = (
    game_players.c.user_id,
    game_leavers.c.user_id,
    game_deals.c.declarer_id,
    game_deals.c.doubler_id,
)
"""What a game holds of people beside its log: a stand-in takes their place."""

HIS_OWN = (
    players.c.user_id,
    ratings.c.user_id,
    rating_changes.c.user_id,
    standings.c.user_id,
    seat_watchers.c.user_id,
    rank_holders.c.user_id,
)
"""Rows that are one person's own: they go."""

BY_HIM = (voided_games.c.by_id,)
"""Who has done something as an admin: it is no more known who."""

WORDS = (voided_games.c.reason,)
"""What people have written themselves, perhaps with a name in it."""
