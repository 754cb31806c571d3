# What is kept about oneself, and what is left of those who had themselves erased.

privacy-erased = a player
