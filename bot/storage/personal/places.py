"""In which columns of the database people stand, and what becomes of them when they are erased."""

from bot.storage.schema import game_deals, game_leavers, game_players, players

OF_GAMES = (
    game_players.c.user_id,
    game_leavers.c.user_id,
    game_deals.c.declarer_id,
    game_deals.c.doubler_id,
)
"""What a game holds of people beside its log: a stand-in takes their place."""

HIS_OWN = (players.c.user_id,)
"""Rows that are one person's own: they go."""
