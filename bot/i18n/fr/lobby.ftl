# La table avant la partie.

lobby-partners = Partenaires : Nord avec Sud, Est avec Ouest.
lobby-begun = La partie a commencé : [aller à la table]({ $link }).
lobby-unrated = Ramassé et coupé : ces parties sont hors classement, car en notant les plis on connaîtrait les mains suivantes.
lobby-terms =
    { $why ->
        [alone] Hors classement, car une personne joue seule avec des ordinateurs : l’hôte peut presser « { lobby-button-rated-name } ».
        [beginner] Hors classement : un ordinateur est débutant.
       *[none] Partie classée.
    }
lobby-change-seats = Pour changer de place : retirez un ordinateur, puis asseyez-vous à sa place.
lobby-seat = { $seat } : { $player }
lobby-seat-free = libre
lobby-host = hôte
lobby-waiting =
    { $free ->
        [one] Il manque un joueur.
       *[other] Il manque { $free } joueurs.
    }
lobby-ready = La table est complète : { $user } peut commencer.

lobby-choice =
    { $of ->
        [level] Ordinateurs
        [convention] Enchères
        [tempo] Rythme
        [clock] Par coup
        [next] Suite
       *[length] Longueur
    }
lobby-length-short =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
lobby-length-half = Moyenne · { $count }
lobby-length-full = Entière · { $count }

lobby-button-sit-at = S’asseoir en { $seat }
lobby-button-stand-from = Se lever ({ $seat })
lobby-button-remove-computer-from = Retirer ({ $seat })
lobby-button-add-computer = Ajouter un ordinateur
lobby-button-fill = Jouer maintenant
lobby-button-start = Commencer
lobby-button-house-rules = Jeu et règles maison
lobby-button-cancel = Fermer
lobby-button-setup = Réglages
lobby-button-computers = Chaque ordinateur
lobby-button-rated-name = Classée
lobby-button-rated =
    { lobby-button-rated-name } : { $rated ->
        [yes] oui
       *[no] non
    }
lobby-given = Donne { $code } : cette donne seule, hors classement.
lobby-given-seen =
    { $count ->
        [one] { $players } connaît déjà les cartes de cette donne.
       *[other] { $players } connaissent déjà les cartes de cette donne.
    } Commencer quand même ?
lobby-given-button-start = Commencer
lobby-challenge = Défi { $code }, donne { $number } : elle compte pour le défi, et pour rien d’autre.
lobby-training = Table d’entraînement : chacun peut consulter le coach, et rien ne compte (ni classement, ni statistiques, ni exploits).
