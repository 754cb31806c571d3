# La donne du jour : seul avec trois experts, les mêmes cartes pour tout le monde.

today-title = Donne du jour n° { $number }
today-what = { $game }, seul avec trois experts : les mêmes cartes pour tout le monde.
today-once = Un seul essai, à reprendre quand vous voulez jusqu’à minuit ({ $ends }).
today-training = Cette journée est finie : vous la jouez pour vous entraîner, hors classement.
today-played =
    { $count ->
        [0] Personne ne l’a encore finie.
        [one] { $count } personne l’a finie.
       *[other] { $count } personnes l’ont finie.
    }
today-streak =
    { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }{ $forgiven ->
        [yes] { " " }· ❄ le jour manqué de ce mois est pardonné
       *[no] { "" }
    }
today-seal = Sceau { $seal }… : la graine sera montrée ce soir à minuit.
today-seed = Graine `{ $seed }`, donne { $drawn } de sa liste.
today-button-play = Jouer
today-button-resume = Continuer
today-button-leaderboard = Classement
today-button-earlier = Jours passés
today-button-share = Partager
today-button-look = Toutes les mains
today-button-own = Revoir mon jeu
today-button-back = Retour
today-button-today = Donne du jour
today-button-too = Jouer aussi
today-button-challenge = Défier
today-notify =
    { $watches ->
        [yes] Ne plus me prévenir
       *[no] Me prévenir
    }
today-head = Donne du jour n° { $number }
today-preparing = La donne du jour sera prête dans une minute environ.
today-button-again = Réessayer
today-outdated = Les règles de ce jeu ont changé avec cette version du bot : la donne du jour s’arrête ici, sans classement. La journée compte dans la série de tout le monde, et la prochaine donne arrive { $ends }.
today-late = La journée est finie : vous pouvez finir, hors classement.
today-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $count }.
today-unranked = Hors classement.
today-bids =
    { $passed ->
        [yes] { $share } % ont vu tout le monde passer
       *[no] { $share } % étaient à { $bid }
    }
today-judging = Vos plis sont jugés : une couleur par pli dans quelques secondes.
today-accuracy = Précision { $accuracy }
today-square-g = bon
today-square-y = passable
today-square-r = erreur
today-square-f = forcé
today-square-count = { $square } : { $count }
today-hands-at = Toutes les mains et l’analyse à minuit ({ $ends }).
today-shared =
    Donne du jour n° { $number } · { $result } · { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $count } · { $days ->
        [one] série { $days } jour
       *[other] série { $days } jours
    }
today-leaderboard-here = Ce serveur
today-leaderboard-all = Tous
today-leaderboard-week = Semaine
today-leaderboard-empty = Personne encore.
today-leaderboard-how = Les points de partie d’avance de son camp sur la donne.
today-leaderboard-week-how = Vos cinq meilleurs jours sur sept : votre avance sur la moyenne des autres, à cartes égales.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = Voir comment elle a été jouée
today-line = { $rank } · { $points }
today-no-earlier = Il n’y a pas encore de jour passé.
today-earlier-title = Jours passés
today-earlier = Les jours manqués se jouent encore, pour s’entraîner, hors classement.
today-earlier-choose = Choisir un jour
today-earlier-day = n° { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **Hier, n° { $number }**
today-post-week = **La semaine**
today-post-week-how = Les cinq meilleurs jours sur sept : l’avance sur la moyenne de ce serveur, à cartes égales.
today-post-button = Jouer la donne n° { $number }
today-settings-title = Donne du jour
today-settings = Une fois par jour, un message avec le podium de la veille et le bouton pour jouer. Il ne mentionne que ceux qui l’ont demandé.
today-settings-hour =
    { $number ->
        [0] à minuit
       *[other] à { $number } h
    }
today-settings-zone = Fuseau horaire : { $zone }.
