# The settings of a server.

settings-title = Server settings
settings-hint = They hold for the next tables. Whoever opens a table may choose otherwise.
settings-language = Language of the tables
settings-language-host = That of the table’s host
# The name of this very language, as its speakers write it.
settings-language-own = English
settings-game = Game and house rules
settings-clock = Time for a turn
settings-level = Level of the computers
settings-pictures = Pictures
settings-pictures-none = None
settings-pictures-none-note = words say everything
settings-pictures-tricks = After each trick
settings-pictures-tricks-note = table and hands are drawn, without flicker
settings-pictures-cards = After each card
settings-pictures-cards-note = always up to date, with a blink each time
settings-button-back = Server settings
settings-button-house = House rules
settings-button-reset = Reset all
settings-ladders = Leaderboards
settings-ladders-shared = This server and all servers
settings-ladders-shared-note = games count on the common leaderboards too
settings-ladders-apart = This server alone
settings-ladders-apart-note = nothing of it is on the common leaderboards
settings-recounting = Counting ratings and leaderboards again…
settings-podium = Podium at the end of a season
settings-podium-none = Posted nowhere
