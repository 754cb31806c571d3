# A player's word, beside their name for the length of a trick.

reaction-hint = Say something to the table, for the length of a trick:
reaction-done = Sent: one reaction per trick.
reaction-once = You have already said a word in this trick.
reaction-off = Reactions are turned off, on this server or in your preferences.
reaction-said = { $player }: “{ $reaction }”
reaction-well-played = Well played
reaction-bravo = Bravo
reaction-thanks = Thanks, partner
reaction-ouch = Ouch
reaction-sorry = Sorry
reaction-lucky = Lucky
