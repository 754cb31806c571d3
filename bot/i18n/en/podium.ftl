# The podium of a season.

podium-title = Podium of the season: { $ladder }
podium-season = { DATETIME($began, dateStyle: "long") } to { DATETIME($ended, dateStyle: "long") }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { $player } · **{ NUMBER($points, useGrouping: 0) }** in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
podium-others =
    { $count ->
        [one] and { $count } other
       *[other] and { $count } others
    }
podium-next = A new season has begun: to the cards!
