# Le podium d’une saison.

podium-title = Podium de la saison : { $ladder }
podium-season = du { DATETIME($began, dateStyle: "short") } au { DATETIME($ended, dateStyle: "short") }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { $player } · **{ NUMBER($points, useGrouping: 0) }** en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
podium-others =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
podium-next = Une nouvelle saison a commencé : à vos cartes !
