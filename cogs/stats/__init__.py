"""A player's statistics, alone, with a partner or against another."""
