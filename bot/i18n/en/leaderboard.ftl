# The leaderboard of the server.

leaderboard-title = Leaderboard: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, with computers
    }
family-contree = Contrée and coinche
family-coinche = Coinche, all trumps out of 258
family-belote = Belote
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Pilotta
family-tarabish = Tarabish
leaderboard-empty = Nobody is ranked here yet. Open a table with { help-command-start }: first place is free!
leaderboard-least =
    It takes { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } to be ranked.
leaderboard-one-server = To be ranked over all servers, play on at least two of them.
leaderboard-button-about = How it counts
leaderboard-button-back = Back to the leaderboard
leaderboard-rules = A game counts for you if you play most of your own moves and are there at the end; otherwise you lose it. If someone leaves, the score after the last deal that everyone played decides for the others: the clearer it is, the more it counts. Whoever stops a game without the other side’s consent loses it.
leaderboard-rules-here = A game counts the same, no matter who you play with.
leaderboard-rules-all = Over all servers, your rating moves by at most { $person } in { $days } days with any one person, and by { $unknown } in all with people who have hardly played with others; a place takes games on { $servers } servers.
leaderboard-latest =
    { $change ->
        [up] Your latest game here: +{ $points }.
        [down] Your latest game here: −{ $points }.
       *[none] Your latest game here did not move your rating: it ended level, or as everyone expected.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] It counted for less than a whole game, because someone in it has hardly played with others.
       *[often] It counted for less than a whole game, because you have met the same people often in { $days } days. Games with others move you more.
    }
leaderboard-past-end = Nobody is ranked that far down.
leaderboard-beside =
    { $measure ->
        [contracts] failed
       *[other] games
    }
leaderboard-line = { $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = Your rank: { $rank } of { $of }.
leaderboard-unranked = You have not finished a game that counts here yet.
leaderboard-provisional =
    Not ranked yet: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $least }.
leaderboard-away = You have not played for two months: play one game to get your place back.
leaderboard-hidden = You are hidden from all leaderboards.
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
leaderboard-measure-average = Points per deal
leaderboard-button-previous = Previous page
leaderboard-button-next = Next page
leaderboard-button-own = My rank
