# A season looked back at: of a player, or of a server.

recap-button = Season recap
recap-button-own = My season
recap-button-server = The server’s season
recap-button-before = Season before
recap-button-after = Season after
recap-title = Season of { $player }
recap-title-server = The server’s season
recap-running = The season goes on until { DATETIME($ended, dateStyle: "long") }.
recap-few =
    { $games ->
        [0] No game was finished here in this season
        [one] Only { $games } game was finished here in this season
       *[other] Only { $games } games were finished here in this season
    }: it takes { $least } to look back at.
recap-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

recap-line = **{ $what }**: { $value }
recap-line-noted = **{ $what }**: { $value } ({ $note })
recap-what =
    { $what ->
        [partner] Best partner
        [pair] Best pair
        [boldest] Boldest contract made
        [costliest] Costliest double
        [trump] Favourite trump
        [accuracy] Accuracy, then and now
        [streak] Longest run of wins
       *[deal] Deal of the season
    }
recap-by = by { $player }
recap-swing = { history-ended }: { $points }
recap-swing-server = by { $player }, doubled by { $doubler }, { history-ended }: { $points }
recap-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
recap-then-now = { $before } → { $now }
recap-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
recap-usual = { $points }, average tables { $usual }
recap-side = side of { $player }: { recap-usual }
