# The settings of a server.

settings-title = Server settings
settings-page-start = Start
settings-page-tables = Tables
settings-page-ratings = Ratings
settings-page-posts = Posts
settings-page-reset = Reset
settings-line = { $name }: { $value }
settings-off = off
settings-button-undo = Undo
settings-undone = Undone. Now again:
settings-same = Chosen as it already was.
settings-zone = Time zone: { $zone }, where it is { $now }.
settings-zone-title = Time zone
settings-zone-label = Its largest town, such as Paris
settings-language = Language of the tables
settings-language-host = The host’s
# The name of this very language, as its speakers write it.
settings-language-own = English
settings-game = Game and house rules
settings-channels = Channels for tables
settings-channels-hint = Choose up to ten: tables, challenges, evenings and the deal of the day then stay in these, threads included.
settings-channels-all = everywhere
settings-channels-none = nowhere
settings-channels-gone = Every channel chosen for tables was deleted, so that none opens. Choose others under { settings-page-start }.
settings-button-anywhere = Tables everywhere
settings-button-allow = Allow here
settings-allowed = Tables may open in { $channel } now. To undo it: { help-command-setup }.
settings-clock = Time per turn
settings-level = Computers’ level
settings-convention = { convention-title }
settings-pictures = Pictures
settings-pictures-none = None
settings-pictures-none-note = everything in words
settings-pictures-tricks = After each trick
settings-pictures-tricks-note = table and hands drawn, without flicker
settings-pictures-cards = After each card
settings-pictures-cards-note = always up to date, but it flickers each time
settings-pack = Cards that everybody sees
settings-button-back = Server settings
settings-button-house = House rules
settings-reactions =
    { $allowed ->
        [yes] Players’ reactions: allowed
       *[other] Players’ reactions: turned off
    }
settings-folds =
    { $folds ->
        [yes] Deals: one message a game
       *[other] Deals: a message each
    }
settings-feats =
    { $announced ->
        [yes] New achievements: announced
       *[other] New achievements: private
    }
settings-button-reset = Reset these settings
settings-reset-what = A reset changes this:
settings-reset-keeps = Results, ratings, rank roles and evenings stay. It can be undone for a day.
settings-reset-none = Everything is as it was when the bot came.
settings-ladders = Leaderboards
settings-ladders-shared = This server and all
settings-ladders-shared-note = its games count globally too
settings-ladders-apart = This server only
settings-ladders-apart-note = its games do not count globally
settings-recounting = Recalculating ratings and leaderboards…
settings-podium = Podium at the end of each season
settings-podium-hint = Posted in a channel every three months.
settings-button-podium-off = Turn the podium off
settings-day = { today-settings-title }
settings-day-hour = Hour of the deal of the day
settings-button-day-off = Post no deal of the day
settings-evenings-paused = A game evening is paused: in its channel I may no longer post or open tables.
settings-day-silent = The deal of the day is not posted: its channel is gone, or I may not post there. Choose another one under { settings-page-posts }.
settings-day-elsewhere = The deal of the day still comes to { $channel }, where no table may open. Choose another channel under { settings-page-posts }.
