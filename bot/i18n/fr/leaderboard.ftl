# Le classement du serveur et les statistiques d’un joueur.

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
        [one] { $games } partie
       *[other] { $games } parties
    } pour y paraître.
leaderboard-past-end = Personne n’est classé aussi loin.
leaderboard-line-rating =
    { $rank }. { $player } · **{ NUMBER($value, useGrouping: 0) }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-line-wins =
    { $rank }. { $player } · **{ $value ->
        [one] { $value } victoire
       *[other] { $value } victoires
    }** en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-line-contracts =
    { $rank }. { $player } · **{ $value ->
        [one] { $value } contrat réussi
       *[other] { $value } contrats réussis
    }**, { $other ->
        [one] { $other } chuté
       *[other] { $other } chutés
    }
leaderboard-line-average =
    { $rank }. { $player } · **{ NUMBER($value, maximumFractionDigits: 1) } { $value ->
        [one] point
       *[other] points
    } par donne** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-own = Votre rang : { $rank } sur { $of }.
leaderboard-unranked = Vous n’avez pas encore fini de partie qui compte ici.
leaderboard-provisional =
    Classement provisoire : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
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
leaderboard-button-previous = Précédents
leaderboard-button-next = Suivants
leaderboard-button-own = Mon rang

stats-title = Statistiques : { $player }
stats-none = { $player } n’a pas encore fini de partie sur ce serveur.
stats-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-contracts =
    Contrats pris : { $made ->
        [one] { $made } réussi
       *[other] { $made } réussis
    }, { $failed ->
        [one] { $failed } chuté
       *[other] { $failed } chutés
    }
stats-points = Points marqués par son équipe : { $points }
stats-feats =
    { $capots ->
        [one] { $capots } capot
       *[other] { $capots } capots
    }, { $belotes ->
        [one] { $belotes } belote
       *[other] { $belotes } belotes
    }
stats-streak =
    Série en cours : { $kind ->
        [wins] { $count ->
            [one] { $count } victoire
           *[other] { $count } victoires
        }
       *[losses] { $count ->
            [one] { $count } défaite
           *[other] { $count } défaites
        }
    }
stats-partner =
    Meilleur partenaire : { $player }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-rank = Rang : { $rank }
stats-hidden = Masquées : vous seul voyez ces nombres, et vous n’êtes pas au classement.
stats-last = Dernières parties
stats-game =
    { $day } · { $outcome ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    }, { $score } à { $others }
