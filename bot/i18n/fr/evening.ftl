# Les rendez-vous d’un serveur : inscription, rappel, présence, tables.

evening-title = Rendez-vous
evening-none = Aucun rendez-vous sur ce serveur. Un rendez-vous invite à une soirée, chaque semaine ou une seule fois : on s’inscrit par un bouton, et le bot forme les tables.
evening-hint = On s’inscrit sur la carte, dans le salon du rendez-vous. À l’heure dite, le bot forme les tables ; les partenaires changent d’une soirée à l’autre.
evening-weekly = chaque { $weekday }
evening-once = une seule fois
evening-card-link = [La carte]({ $link })
evening-paused =
    { $why ->
        [channel] En pause : je ne peux plus publier dans son salon.
        [empty] En pause : personne n’est venu depuis plusieurs soirées.
       *[manager] En pause.
    }
evening-no-threads =
    { $same ->
        [yes] Sans { $permissions } dans ce salon, je ne peux ouvrir de fil pour chaque table : une seule table joue à la fois, dans le salon ; au tour suivant, ceux qui ont le moins joué.
       *[no] Sans { $permissions } dans ce salon, je ne peux ouvrir de fil pour chaque table : la première sera dans le salon, les autres seront à ouvrir ailleurs.
    }
evening-signup =
    { $count ->
        [one] Inscriptions dès la veille
       *[other] Inscriptions { $count } jours avant
    }
evening-confirm = Supprimer le rendez-vous « { $title } », avec ses inscriptions et le souvenir de ses tables ?
evening-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

# La fenêtre.

evening-window = Un rendez-vous
evening-usual-title = Soirée belote
evening-field-title = Titre
evening-field-day = Jour de la semaine, ou date
evening-field-hour = Heure
evening-field-channel = Salon
evening-field-game = Jeu
evening-example-day = jeudi, ou 24/12/2026
evening-example-hour = 21:00
evening-game-usual = Celui du serveur
evening-game-same = Mêmes donnes à toutes les tables

# La carte.

evening-coming-yes = Je viens ({ $count }) :
evening-coming-maybe = Peut-être ({ $count }) :
evening-coming-no = Pas cette fois ({ $count }) :
evening-same = mêmes donnes à toutes les tables : { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }, une heure environ
evening-together = Ensemble : { $pairs }.
evening-plan =
    { $full ->
        [one] Une table
       *[other] { $full } tables
    }{ $left ->
        [0] .
        [1] , et une personne qui attend une place.
        [2] , et une autre avec deux ordinateurs.
       *[other] , et une autre avec un ordinateur.
    }
evening-missing =
    { $count ->
        [one] Il manque 1 joueur pour
       *[other] Il manque { $count } joueurs pour
    } { $first ->
        [1] une table.
        [2] une deuxième table.
        [3] une troisième table.
       *[other] une table de plus.
    }
evening-goes-on = [La soirée continue plus bas]({ $link })
evening-card-over = **{ $title }** : cette soirée est passée.
evening-card-missed = **{ $title }** : cette soirée n’a pas eu lieu, le bot était hors ligne.
evening-card-postponed = **{ $title }** : cette soirée est reportée.
evening-card-moved = **{ $title }** : ce rendez-vous a changé.
evening-card-paused = **{ $title }** : ce rendez-vous est en pause.
evening-card-deleted = **{ $title }** : ce rendez-vous est supprimé.

# Avec qui.

evening-with-none = Avec qui voulez-vous jouer ?
evening-with-one = Vous voulez jouer avec { $user }.
evening-with-hint = Vous serez partenaires si vous le demandez tous les deux. Sinon, les partenaires changent { $same ->
        [yes] d’un tour à l’autre
       *[no] d’une soirée à l’autre
    }.
evening-with-placeholder = Avec n’importe qui

# Le rappel.

evening-soon = **{ $title }** commence { $when }.
evening-soon-coming = { $people } : à tout à l’heure !
evening-soon-maybe = Peut-être : { $people }.
evening-few =
    { $count ->
        [0] Personne n’est encore inscrit.
        [one] Une seule personne est inscrite.
       *[other] { $count } personnes : des ordinateurs feront le compte.
    } { $weekly ->
        [yes] On joue, ou on reporte à la semaine prochaine ?
       *[no] On joue, ou on reporte à demain ?
    }
evening-few-on =
    { $count ->
        [one] On joue quand même, avec des ordinateurs.
       *[other] On joue quand même à { $count }, avec des ordinateurs.
    }
evening-postponed = { $user } reporte « { $title } » : ce sera { $when }.
evening-reminded =
    { $reminded ->
        [yes] Vous serez de nouveau mentionné avant les rendez-vous où vous venez.
       *[no] Vous ne serez plus mentionné avant un rendez-vous. { help-command-me } permet aussi de changer d’avis.
    }

# À l’heure dite.

evening-now = { $title } : on joue !
evening-here =
    { $of ->
        [0] Personne n’est encore là.
       *[other] **Présents : { $here } sur { $of }**
    }
evening-awaited = On attend { $people }.
evening-until = Les tables se font { $when }, ou dès que tous les inscrits sont là.
evening-tables = { $title } : les tables
evening-round = { $title } : tour { $number } sur { $count }
evening-table = **Table { $number }** : { $players }
evening-against = { $first } face à { $second }
evening-thread = Table { $number } · { $title }
evening-elsewhere = Les tables sans lien n’ont pas pu être ouvertes : ouvrez-les dans un autre salon avec { help-command-start }.
evening-waiting = Attend une place : { $people }.
evening-in-turn = Sans fils dans ce salon, une seule table joue à la fois ; au tour suivant, ceux qui ont le moins joué.
evening-nobody = Personne n’est venu cette fois.
evening-alone = Vous êtes seul : { help-command-start } ouvre une table avec trois ordinateurs, en attendant quelqu’un.

# Après.

evening-after = { $title } : le bilan
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] La plus belle donne : { $points } point, au contrat de { $player }.
       *[other] La plus belle donne : { $points } points, au contrat de { $player }.
    }
evening-next = Prochain rendez-vous : { $when }.
evening-missed = Désolé, le bot était hors ligne à l’heure du rendez-vous « { $title } ».
evening-empty = « { $title } » : personne depuis { $count } soirées. Ce rendez-vous est en pause ; un gestionnaire du serveur peut le reprendre avec { help-command-evening }.

# Les boutons.

evening-button-yes = Je viens
evening-button-maybe = Peut-être
evening-button-no = Pas cette fois
evening-button-with = Avec…
evening-button-play = On joue
evening-button-postpone = On reporte
evening-button-quiet = Ne plus me rappeler
evening-button-again = Me rappeler de nouveau
evening-button-here = Je suis là
evening-button-late = Je suis là aussi
evening-button-mix = Mélanger les tables
evening-button-compare = Et ailleurs ?
evening-button-season = Saison
evening-button-new = Nouveau rendez-vous
evening-button-edit = Changer
evening-button-pause = Mettre en pause
evening-button-resume = Reprendre
evening-button-card = Remettre la carte en bas
evening-button-delete = Supprimer
evening-button-back = Retour

# Les refus.

evening-refused-gone = Ce rendez-vous n’existe plus.
evening-refused-over = Cette soirée est passée, reportée ou en pause.
evening-refused-begun = Les inscriptions sont closes : c’est l’heure. Appuyez sur « Je suis là » plus bas.
evening-refused-self = Choisissez quelqu’un d’autre que vous-même.
evening-refused-not-coming = Seuls ceux qui viennent peuvent décider si l’on joue.
evening-refused-host = Seuls l’organisateur et ceux qui gèrent le serveur peuvent reporter une soirée.
evening-refused-enough = Vous êtes { $count } maintenant : la soirée a lieu.
evening-refused-seated = Vous êtes à la table { $number } : { $channel }
evening-playing-elsewhere = Vous jouez encore à une table : { $channel }.
evening-button-leave = La quitter et venir
evening-came = C’est noté : vous êtes là.
evening-refused-not-here = Seuls ceux qui sont à l’une de ces tables peuvent les mélanger.
evening-refused-playing-on = On joue encore à l’une des tables : attendez la fin de la partie.
evening-refused-going-on = Une soirée est en cours : changez ce rendez-vous quand elle sera finie.
evening-refused-many = Un serveur a { $count } rendez-vous au plus : supprimez-en un d’abord.
evening-refused-channel = Ce salon a déjà un rendez-vous de chaque semaine : « { $title } ».
evening-refused-day = Je ne comprends pas le jour « { $typed } ». Écrivez un jour de la semaine, comme jeudi, ou une date, comme 24/12/2026.
evening-refused-hour = Je ne comprends pas l’heure « { $typed } ». Écrivez-la comme 21:00.
evening-refused-past = C’est déjà passé : { $when }. Choisissez une date à venir.
evening-refused-far = « { $typed } » est trop loin : un rendez-vous se prend au plus un an à l’avance.
evening-refused-games = Choisissez un seul jeu ; les mêmes donnes se cochent en plus.
evening-refused-same = Les mêmes donnes se jouent à quatre avec un partenaire : choisissez un tel jeu.
evening-refused-round =
    { $waits ->
        [yes] Le tour est fini : { $tables }.
       *[no] Le tour est fini.
    }
evening-plays-on = la table { $table } joue la donne { $number }
evening-season-title =
    { $title } : { $season ->
        [1] saison d’hiver
        [2] saison de printemps
        [3] saison d’été
       *[4] saison d’automne
    } { $year }
evening-season-line = **{ $rank }** · { $player } · { $mark } · { $came ->
        [one] { $came } soirée
       *[other] { $came } soirées
    } sur { $count }
evening-season-few = { $player } · { $mark } · { $came ->
        [one] { $came } soirée
       *[other] { $came } soirées
    } sur { $count }, hors classement
evening-season-soon = Cette saison se classe dès qu’il y a assez de soirées aux mêmes donnes : { $count } sur { $least } pour l’instant.
evening-season-how = La moyenne des soirées de chacun, aux mêmes donnes ; à moins de la moitié des soirées, on est cité sans être classé. Aucune cote n’en change.
