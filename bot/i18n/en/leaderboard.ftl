# The leaderboard of the server.

leaderboard-title = Leaderboard: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, with computers
    }
family-contree = Contrée
family-belote = Belote
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Pilotta
family-tarabish = Tarabish
leaderboard-empty = Nobody has a place here yet. Open a table with { help-command-start }: the first one is yours to take!
leaderboard-least =
    It takes { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } to be on it.
leaderboard-one-server = To appear on the leaderboard of all servers, play on at least two of them.
leaderboard-rules = A game counts for you if you made most of your moves yourself and are there at the end; otherwise you have lost it. If somebody leaves, the score after the last deal that everybody played decides for the others, and the clearer it is, the more it counts. Whoever stops a game without the other side’s consent loses it. Only absent players can be removed, and nobody can void a game that they played. The most that your rating moves within { $days } days: { $opponent } against one opponent, { $partner } beside one partner, { $unknown } in all with those who have hardly played with anybody else.
leaderboard-past-end = Nobody is ranked that far down.
leaderboard-line-rating =
    { $rank }\. { $player } · **{ NUMBER($value, useGrouping: 0) }** · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
leaderboard-line-wins =
    { $rank }\. { $player } · **{ $value ->
        [one] { $value } win
       *[other] { $value } wins
    }** in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
leaderboard-line-contracts =
    { $rank }\. { $player } · **{ $value ->
        [one] { $value } contract made
       *[other] { $value } contracts made
    }**, { $other ->
        [one] { $other } failed
       *[other] { $other } failed
    }
leaderboard-line-average =
    { $rank }\. { $player } · **{ NUMBER($value, maximumFractionDigits: 1) } { $value ->
        [one] point
       *[other] points
    } a deal** · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
leaderboard-own = Your rank: { $rank } of { $of }.
leaderboard-unranked = You have not finished a game that counts here yet.
leaderboard-provisional =
    Not ranked yet: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $least }.
leaderboard-away = You have not played for two months: one game, and you have your place back.
leaderboard-hidden = You are hidden: others see you on no leaderboard.
leaderboard-page = Page { $page } of { $pages }
leaderboard-scope-here = This server
leaderboard-scope-all = All servers
leaderboard-span-week = This week
leaderboard-span-month = This month
leaderboard-span-season = This season (three months)
leaderboard-span-ever = All time
leaderboard-measure-rating = Rating
leaderboard-measure-wins = Wins
leaderboard-measure-contracts = Contracts made
leaderboard-measure-average = Points a deal
leaderboard-button-previous = Previous page
leaderboard-button-next = Next page
leaderboard-button-own = My rank
