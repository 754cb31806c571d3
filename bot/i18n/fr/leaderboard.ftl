# Le classement du serveur.

leaderboard-title = Classement : { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, avec des ordinateurs
    }
family-contree = Contrée
family-belote = Belote
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Pilotta
family-tarabish = Tarabish
leaderboard-empty = Personne n’a encore sa place ici. Ouvrez une table avec { help-command-start } : la première est à prendre !
leaderboard-least =
    Il faut avoir fini { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } pour y paraître.
leaderboard-one-server = Pour paraître au classement de tous les serveurs, il faut avoir joué sur deux serveurs au moins.
leaderboard-rules = Une partie compte pour qui a joué lui-même la plupart de ses coups et reste jusqu’à la fin ; sinon elle est perdue pour lui. Si quelqu’un part, le score après la dernière donne jouée par tous décide pour les autres, et compte d’autant plus qu’il est net. Qui arrête une partie sans l’accord de l’autre camp la perd. On ne retire que des absents, et personne n’annule une partie qu’il a jouée. Le plus que votre cote bouge en { $days } jours : { $opponent } contre un même adversaire, { $partner } avec un même partenaire, { $unknown } en tout avec ceux qui n’ont guère joué avec d’autres.
leaderboard-past-end = Personne n’est classé aussi loin.
leaderboard-line-rating =
    { $rank }\. { $player } · **{ NUMBER($value, useGrouping: 0) }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-line-wins =
    { $rank }\. { $player } · **{ $value ->
        [one] { $value } victoire
       *[other] { $value } victoires
    }** en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-line-contracts =
    { $rank }\. { $player } · **{ $value ->
        [one] { $value } contrat réussi
       *[other] { $value } contrats réussis
    }**, { $other ->
        [one] { $other } chuté
       *[other] { $other } chutés
    }
leaderboard-line-average =
    { $rank }\. { $player } · **{ NUMBER($value, maximumFractionDigits: 1) } { $value ->
        [one] point
       *[other] points
    } par donne** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-own = Votre rang : { $rank } sur { $of }.
leaderboard-unranked = Vous n’avez pas encore fini de partie qui compte ici.
leaderboard-provisional =
    Pas encore de rang : vous avez fini { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $least }.
leaderboard-away = Vous n’avez pas joué ces deux derniers mois : une partie, et vous retrouvez votre place.
leaderboard-hidden = Vous êtes masqué : les autres ne vous voient dans aucun classement.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-scope-here = Ce serveur
leaderboard-scope-all = Tous les serveurs
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
