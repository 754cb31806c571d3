# What is kept about oneself, and what is left of those who had themselves erased.

privacy-title = Your data
privacy-none = Nothing is kept about you: no table, no game, no preference.
privacy-kept = What I keep about you, under your Discord number alone, never your name:
privacy-tables =
    { $count ->
        [one] { $count } table where you have been, with what you bid and played there
       *[other] { $count } tables where you have been, with what you bid and played there
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
        [one] { $count } total of a week, a month, a season or all time
       *[other] { $count } totals of weeks, months, seasons or all time
    }
privacy-voided =
    { $count ->
        [one] { $count } game that you voided as an admin
       *[other] { $count } games that you voided as an admin
    }
privacy-rank-roles =
    { $count ->
        [one] { $count } rank role that I gave you
       *[other] { $count } rank roles that I gave you
    }
privacy-waits =
    { $count ->
        [one] { $count } server where you asked to be told of a free seat
       *[other] { $count } servers where you asked to be told of a free seat
    }
privacy-choices = your preferences
privacy-why = Why: to bring a table back after an outage, and for the score sheet, the leaderboards and the statistics.
privacy-how-long = For how long: until you erase it, or until 30 days after the server removed the bot; ratings over all servers and your preferences stay until you erase them.
privacy-hidden = Hidden from leaderboards
privacy-hidden-hint = When hidden, you stand on no leaderboard, the ranks of the others are counted without you, and your statistics are shown to you alone. Those who played with you keep their own games.
privacy-hands = Hands shown just now
privacy-hand = { $what } The table: { $link }
privacy-button-hide = Hide me
privacy-button-show = Show me
privacy-button-export = Export
privacy-button-erase = Erase everything…
privacy-button-confirm = Erase everything, for ever
privacy-button-keep = Erase nothing
privacy-confirm-title = Erase everything?
privacy-confirm-what = Your preferences, ratings, totals and ranks disappear. In the games of the others you become “{ privacy-erased }”, another one at each table, with nothing that leads to you.
privacy-confirm-final = This cannot be undone. To keep a copy, export first. Messages that were posted stay on Discord, and a backup made before keeps what it holds for as long as it exists.
privacy-erasing = Erasing…
privacy-done = Done: nothing about you is kept here any more. If you play again, all begins anew.
privacy-roles-left =
    You still have { $count ->
        [one] a rank role that I could not take back
       *[other] { $count } rank roles that I could not take back
    }: { $roles }. I try again every hour, but I write nothing about you any more: if I restart before then, I will have forgotten. { $count ->
        [one] Whoever manages the roles of the server can remove it too.
       *[other] Whoever manages the roles of the server can remove them too.
    }
privacy-role = “{ $role }” on { $server }
privacy-role-unseen = a role on a server that I no longer see
privacy-kept-after-all = Nothing was erased.
privacy-not-erased = I can neither read nor save for the moment. Nothing was erased; come back a little later with { help-command-privacy }.
privacy-still-seated =
    Nothing was erased: { $count ->
        [one] a table still needs you
       *[other] { $count } tables still need you
    } ({ $links }). In a lobby, stand up or, if you are the host, close the table. A game being played has to end first, or be stopped by its host with { help-command-stop }; after it, press “{ game-button-seats }”, then stand up. A table at which nobody plays any more closes by itself after a day.
privacy-exported =
    { $count ->
        [one] Here is all that is kept about you, in one file.
       *[other] Here is all that is kept about you, in { $count } files.
    } Any archive program opens a “.gz” file.
privacy-export-part = Part { $part } of { $parts }
privacy-export-about = All that this bot keeps about you. The others have no names here: “player 1”, “player 2” … are the same throughout a table, and others at the next one. “you” is you; nobody (null) is a computer.
privacy-erased = a player
