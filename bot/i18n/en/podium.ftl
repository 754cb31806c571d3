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

# Below the first podium of a server: whether its tables announce achievements.

podium-feats = Shall the tables of this server announce the players’ new achievements at the end of a game? At present each player reads only their own, privately. Anyone who manages the server can answer here, or later with { help-command-setup }.
podium-button-announce = Announce them
podium-button-private = Keep them private
podium-feats-answered =
    { $announced ->
        [yes] New achievements will be announced at the tables: { $player } has decided so. To change it: { help-command-setup }.
       *[other] New achievements stay private: { $player } has decided so. To change it: { help-command-setup }.
    }
