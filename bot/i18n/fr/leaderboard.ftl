# Le classement du serveur.

leaderboard-title = Classement : { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, avec des ordinateurs
    }
family-contree = Contrée et coinche
family-coinche = Coinche, tout atout sur 258
family-belote = Belote
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Pilotta
family-tarabish = Tarabish
leaderboard-empty = Personne n’est encore classé ici. Ouvrez une table avec { help-command-start } : la première place est à prendre !
leaderboard-least =
    Il faut { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    } pour y figurer.
leaderboard-one-server = Pour figurer au classement de tous les serveurs, il faut avoir joué sur deux d’entre eux.
leaderboard-button-about = Comment ça compte
leaderboard-button-back = Le classement
leaderboard-rules = Une partie compte pour vous si vous jouez la plupart de vos coups et restez jusqu’à la fin ; sinon, vous la perdez. Si quelqu’un part, le score après la dernière donne jouée par tous décide pour les autres : plus il est net, plus il compte. Arrêter une partie sans l’accord de l’autre camp, c’est la perdre.
leaderboard-rules-here = Quels que soient les autres joueurs, une partie compte autant.
leaderboard-rules-all = Sur tous les serveurs réunis, votre cote varie, en { $days } jours, de { $person } au plus avec une même personne, et de { $unknown } en tout avec ceux qui n’ont guère joué avec d’autres ; pour avoir une place, il faut avoir joué sur { $servers } serveurs.
leaderboard-latest =
    { $change ->
        [up] Votre dernière partie ici : +{ $points }.
        [down] Votre dernière partie ici : −{ $points }.
       *[none] Votre dernière partie ici n’a pas changé votre cote : égalité, ou le résultat que tous attendaient.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] Elle a compté pour moins d’une partie entière : l’un des joueurs n’a guère joué avec d’autres gens.
       *[often] Elle a compté pour moins d’une partie entière : en { $days } jours, vous avez souvent rencontré les mêmes personnes. Jouer avec d’autres la fait varier davantage.
    }
leaderboard-past-end = Personne n’est classé aussi loin.
leaderboard-beside =
    { $measure ->
        [contracts] chutés
       *[other] parties
    }
leaderboard-line = { $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = Votre rang : { $rank } sur { $of }.
leaderboard-unranked = Vous n’avez pas encore fini de partie qui compte ici.
leaderboard-provisional =
    Pas encore classé : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $least }.
leaderboard-away = Vous n’avez pas joué depuis deux mois : une partie, et vous retrouvez votre place.
leaderboard-hidden = Vous n’apparaissez dans aucun classement.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-scope-here = Ce serveur
leaderboard-scope-all = Partout
leaderboard-span-week = Cette semaine
leaderboard-span-month = Ce mois-ci
leaderboard-span-season = Cette saison (trois mois)
leaderboard-span-ever = Depuis toujours
leaderboard-measure-rating = Cote
leaderboard-measure-wins = Victoires
leaderboard-measure-contracts = Contrats réussis
leaderboard-measure-average = Points par donne
leaderboard-button-previous = Page précédente
leaderboard-button-next = Page suivante
leaderboard-button-own = Mon rang
