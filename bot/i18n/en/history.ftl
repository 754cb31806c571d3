# The games of a player one by one, and their deals.

history-title = Games of { $player }
history-link = the table
history-uncounted = not counted
history-choose = Open a game
history-select-game =
    { $number }. { $outcome ->
        [won] Won
        [lost] Lost
        [left] Left
        [stopped] Stopped
       *[drawn] Drawn
    } { $score } to { $others }
history-select-unfinished =
    { $outcome ->
        [running] Running
       *[other] Stopped
    }: { $score } to { $others }
history-running = This game is still in progress: it counts in statistics and on the leaderboard when it ends.
history-stopped = This game was broken off without a result: it counts for nobody.
history-no-deals = No deal was finished.
history-side =
    { $players }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $won ->
        [yes] , winners
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] , { $variant ->
            [coinche] coinche
            [bulgarian_belot] kontra
           *[other] doubled
        }
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] tripled
                [3] quadrupled
               *[other] gahwa
            }
            [coinche] surcoinche
            [bulgarian_belot] rekontra
           *[other] { $doubles ->
                [2] redoubled
               *[other] match
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] challenged
       *[void] void
    }
history-deal = { $number }. { $player }: { history-contract }, { history-ended }, { $score } to { $others }
history-choose-deal = Review a deal
history-select-deal = Deal { $number }
history-button-back = All games
history-button-game = Back to the game
history-deal-title = Deal { $number } of game { $game }
history-other-rules = This game was played under another version of the rules: it can no longer be read.
history-later-version = This table was played with a newer version of the bot: it can be read once the bot is updated.
history-untold = No record of this deal is kept.
history-not-yet = This deal can be reviewed once the game is over.
