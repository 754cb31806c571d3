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

# Below the first podium of a server: whether its tables announce achievements.

podium-feats = Faut-il annoncer les nouveaux exploits des joueurs aux tables de ce serveur, à la fin d’une partie ? Pour l’instant, chacun ne lit que les siens, en privé. Toute personne qui gère le serveur peut répondre ici, ou plus tard avec { help-command-setup }.
podium-button-announce = Les annoncer
podium-button-private = Les garder privés
podium-feats-answered =
    { $announced ->
        [yes] Les nouveaux exploits seront annoncés aux tables : ainsi en a décidé { $player }. Pour changer d’avis : { help-command-setup }.
       *[other] Les nouveaux exploits restent privés : ainsi en a décidé { $player }. Pour changer d’avis : { help-command-setup }.
    }
