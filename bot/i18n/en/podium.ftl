# The podium of a season.

podium-title = Podium of the season: { $ladder }
podium-season = { DATETIME($began, dateStyle: "long") } to { DATETIME($ended, dateStyle: "long") }
podium-place =
    { $rank ->
        [1] 1st place
        [2] 2nd place
       *[other] 3rd place
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place }: { $player }, rating **{ NUMBER($points, useGrouping: 0) }** in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
podium-words = { podium-title }.
podium-step-words = { podium-place }: { $players }, rating { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [one] and { $count } other
       *[other] and { $count } others
    }
podium-next = A new season begins: shuffle the cards!
