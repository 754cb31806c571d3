# The settings of a server.

settings-title = Server settings
settings-hint = They hold for the next tables. Whoever opens a table may choose otherwise.
settings-language = Language of the tables
settings-language-host = That of the table’s host
settings-language-en = English
settings-language-fr = Français
settings-game = Game and house rules
settings-clock = Time for a turn
settings-button-back = Server settings
settings-button-reset = Reset all
