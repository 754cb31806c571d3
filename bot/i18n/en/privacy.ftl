# What is kept about a person, and what is left after they erase it.

privacy-title = Your data
privacy-none = Nothing is kept about you: no tables, no games, no preferences.
privacy-kept = What I keep about you, under your Discord ID only, never your name:
privacy-tables =
    { $count ->
        [one] { $count } table you have been at, with your bids and cards
       *[other] { $count } tables you have been at, with your bids and cards
    }
privacy-games =
    { $count ->
        [one] { $count } finished game and its results
       *[other] { $count } finished games and their results
    }
privacy-ratings =
    { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    }
privacy-sums =
    { $count ->
        [one] { $count } weekly, monthly, seasonal or all-time total
       *[other] { $count } weekly, monthly, seasonal and all-time totals
    }
privacy-voided =
    { $count ->
        [one] { $count } game that you voided as a server manager
       *[other] { $count } games that you voided as a server manager
    }
privacy-rank-roles =
    { $count ->
        [one] { $count } rank role that I gave you
       *[other] { $count } rank roles that I gave you
    }
privacy-waits =
    { $count ->
        [one] { $count } server where you asked to hear of a free seat
       *[other] { $count } servers where you asked to hear of a free seat
    }
privacy-seen-deals =
    { $count ->
        [one] { $count } shared deal whose cards you have seen
       *[other] { $count } shared deals whose cards you have seen
    }
privacy-analyses =
    { $count ->
        [one] { $count } deal of yours that was analysed
       *[other] { $count } deals of yours that were analysed
    }
privacy-exercises =
    { $count ->
        [one] { $count } position that you were asked again
       *[other] { $count } positions that you were asked again
    }
privacy-problems =
    { $count ->
        [one] { $count } problem that you answered
       *[other] { $count } problems that you answered
    }
privacy-lessons =
    { $count ->
        [one] { $count } lesson finished
       *[other] { $count } lessons finished
    }
privacy-evenings =
    { $count ->
        [one] { $count } answer or seat at a game evening
       *[other] { $count } answers and seats at game evenings
    }
privacy-played-alone =
    { $count ->
        [one] { $count } deal played alone
       *[other] { $count } deals played alone
    }
privacy-challenges =
    { $count ->
        [one] { $count } challenge called out
       *[other] { $count } challenges called out
    }
privacy-sheets =
    { $count ->
        [one] { $count } score sheet for real cards
       *[other] { $count } score sheets for real cards
    }
privacy-choices = your preferences
privacy-why = Why: to restore tables after an outage, and for score sheets, leaderboards and statistics.
privacy-how-long = For how long: until you erase it, or 30 days after the server removes the bot; your preferences and your ratings over all servers stay until you erase them.
privacy-hidden = Hidden from leaderboards
privacy-hidden-hint = When hidden, you are on no leaderboard, others are ranked without you, and only you see your statistics. People who played with you keep their own games.
privacy-hands = Who sees your hand
privacy-hand = { $what } The table: { $link }
privacy-button-hide = Hide me
privacy-button-show = Show me
privacy-button-export = Export
privacy-button-erase = Erase everything…
privacy-button-confirm = Erase everything for good
privacy-button-keep = Cancel
privacy-confirm-title = Erase everything?
privacy-confirm-what = Your preferences, ratings, totals and ranks disappear. In other people’s games you become “{ privacy-erased }”, a different one at each table, with nothing that leads back to you.
privacy-confirm-final = This cannot be undone; to keep a copy, export first. Messages already posted stay on Discord, and earlier backups keep what they hold for as long as they exist.
privacy-erasing = Erasing…
privacy-done = Done: nothing about you is kept here any more. If you play again, you start from scratch.
privacy-roles-left =
    You still have { $count ->
        [one] a rank role that I could not take back
       *[other] { $count } rank roles that I could not take back
    }: { $roles }. I try again every hour until I restart; after that I will have forgotten. { $count ->
        [one] Anyone who manages the server’s roles can remove it too.
       *[other] Anyone who manages the server’s roles can remove them too.
    }
privacy-role = “{ $role }” on { $server }
privacy-role-unseen = a role on a server that I can no longer see
privacy-kept-after-all = Nothing was erased.
privacy-not-erased = I can neither read nor save at the moment. Nothing was erased; try again a little later with { help-command-privacy }.
privacy-still-seated =
    Nothing was erased: { $count ->
        [one] a table still needs you
       *[other] { $count } tables still need you
    } ({ $links }). In a lobby, stand up; if you are the host, close the table. A game in progress has to end first, or be stopped by its host with { help-command-stop }; then press “{ game-button-seats }” and stand up. A table where nobody plays closes by itself after a day.
privacy-exported =
    { $count ->
        [one] Here is everything kept about you, in one file.
       *[other] Here is everything kept about you, in { $count } files.
    }{ $packed ->
        [yes] { " " }Any archive program opens “.gz” files.
       *[no] { "" }
    }
privacy-export-part = Part { $part } of { $parts }
privacy-export-about = Everything this bot keeps about you. Other people have no names here: “player 1”, “player 2” … are the same people within a table, and different ones at the next. “you” is you; null is a computer.
privacy-erased = a player
