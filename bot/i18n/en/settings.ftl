# The settings of a server.

settings-title = Server settings
settings-hint = Defaults for new tables; whoever opens one can change them.
settings-zone = Time zone: { $zone }, where it is { $now }.
settings-zone-title = Time zone
settings-zone-label = Its largest town, such as Paris
settings-language = Language of the tables
settings-language-host = The host’s
# The name of this very language, as its speakers write it.
settings-language-own = English
settings-game = Game and house rules
settings-clock = Time per turn
settings-level = Computers’ level
settings-pictures = Pictures
settings-pictures-none = None
settings-pictures-none-note = everything in words
settings-pictures-tricks = After each trick
settings-pictures-tricks-note = table and hands drawn, without flicker
settings-pictures-cards = After each card
settings-pictures-cards-note = always up to date, but it flickers each time
settings-button-back = Server settings
settings-button-house = House rules
settings-reactions =
    { $allowed ->
        [yes] Players’ reactions: allowed
       *[other] Players’ reactions: turned off
    }
settings-feats =
    { $announced ->
        [yes] New achievements: announced
       *[other] New achievements: private
    }
settings-button-reset = Reset settings…
settings-ladders = Leaderboards
settings-ladders-shared = This server and all servers
settings-ladders-shared-note = its games count globally too
settings-ladders-apart = This server only
settings-ladders-apart-note = its games do not count globally
settings-recounting = Recalculating ratings and leaderboards…
settings-podium = Podium at the end of each season
settings-podium-none = Off
settings-evenings-paused = A game evening is paused: I can no longer post in its channel.
settings-day-silent = The deal of the day is not posted: its channel is gone, or I may not post there. Choose another one under Deal of the day.
