# The leaderboard of the server and the statistics of a player.

leaderboard-title = Leaderboard
leaderboard-empty = No game has been finished on this server. Open a table with { help-command-start }.
leaderboard-line =
    { $rank }. { $player } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
leaderboard-contracts =
    { $made ->
        [one] { $made } contract made
       *[other] { $made } contracts made
    }, { $failed ->
        [one] { $failed } failed
       *[other] { $failed } failed
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
leaderboard-own = Your rank: { $rank } of { $of }.
leaderboard-unranked = You are not on the leaderboard: it takes a finished game on this server, and not being hidden.
leaderboard-page = Page { $page } of { $pages }
leaderboard-button-previous = Previous
leaderboard-button-next = Next
leaderboard-button-own = My rank

stats-title = Statistics: { $player }
stats-none = { $player } has not finished a game on this server yet.
stats-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-contracts = Contracts bid: { $made } made, { $failed } failed
stats-points = Points scored by their side: { $points }
stats-feats =
    { $capots ->
        [one] { $capots } capot
       *[other] { $capots } capots
    }, { $belotes ->
        [one] { $belotes } belote
       *[other] { $belotes } belotes
    }
stats-streak =
    Current streak: { $kind ->
        [wins] { $count ->
            [one] { $count } win
           *[other] { $count } wins
        }
       *[losses] { $count ->
            [one] { $count } loss
           *[other] { $count } losses
        }
    }
stats-partner =
    Best partner: { $player }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-rank = Rank: { $rank }
stats-hidden = Hidden: you alone see these numbers, and you are not on the leaderboard.
stats-last = Last games
stats-game =
    { $day } · { $outcome ->
        [won] won
        [lost] lost
       *[drawn] drawn
    }, { $score } to { $others }
