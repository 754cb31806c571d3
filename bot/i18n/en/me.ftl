# What a player chooses, for himself alone.

me-title = Your preferences
me-hint = They hold for you alone, at every table.
me-switch = { $name }: { $state }
me-on = yes
me-off = no
me-button-on = Turn on
me-button-off = Turn off
me-forced = Forced cards play themselves
me-forced-hint = When only one of your cards may be played and there is nothing to declare, it is played for you after a moment.
me-pack = Pack of cards
me-pack-hint = The cards that you see in your private messages. Your hand changes as soon as it is drawn again.
