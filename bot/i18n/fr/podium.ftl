# Le podium d’une saison.

podium-title = Podium de la saison : { $ladder }
podium-season = du { DATETIME($began, dateStyle: "short") } au { DATETIME($ended, dateStyle: "short") }
podium-place =
    { $rank ->
        [1] 1re place
        [2] 2e place
       *[other] 3e place
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place } : { $player }, cote **{ NUMBER($points, useGrouping: 0) }** en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
podium-words = { podium-title }.
podium-step-words = { podium-place } : { $players }, cote { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
podium-next = Une nouvelle saison commence : à vos cartes !
