# Les rendez-vous d’un serveur : inscription, rappel, présence, tables.

rendezvous-title = Rendez-vous
rendezvous-none = Aucun rendez-vous sur ce serveur. Un rendez-vous invite à une soirée, chaque semaine ou une seule fois : on s’inscrit d’un bouton, et les tables se font toutes seules.
rendezvous-hint = On s’inscrit sur la carte, dans le salon du rendez-vous. À l’heure dite, les tables se font toutes seules, et les partenaires changent d’une soirée à l’autre.
rendezvous-weekly = chaque { $weekday }
rendezvous-once = une seule fois
rendezvous-card-link = [La carte]({ $link })
rendezvous-paused =
    { $why ->
        [channel] En pause : je ne peux plus publier dans son salon.
        [empty] En pause : personne n’est venu depuis plusieurs soirées.
       *[manager] En pause.
    }
rendezvous-no-threads = Sans { $permissions } dans ce salon, je ne peux ouvrir de fil pour chaque table : la première sera dans le salon, les autres seront à ouvrir ailleurs.
rendezvous-signup =
    { $count ->
        [one] Inscriptions dès la veille
       *[other] Inscriptions { $count } jours avant
    }
rendezvous-confirm = Supprimer le rendez-vous « { $title } », avec ses inscriptions et le souvenir de ses tables ?
rendezvous-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

# La fenêtre.

rendezvous-window = Un rendez-vous
rendezvous-usual-title = Soirée belote
rendezvous-field-title = Titre
rendezvous-field-day = Jour de la semaine, ou date
rendezvous-field-hour = Heure
rendezvous-field-channel = Salon
rendezvous-field-game = Jeu
rendezvous-example-day = jeudi, ou 24/12/2026
rendezvous-example-hour = 21:00
rendezvous-game-usual = Celui du serveur

# La carte.

rendezvous-coming-yes = Je viens ({ $count }) :
rendezvous-coming-maybe = Peut-être ({ $count }) :
rendezvous-coming-no = Pas cette fois ({ $count }) :
rendezvous-together = Ensemble : { $pairs }.
rendezvous-plan =
    { $full ->
        [one] Une table
       *[other] { $full } tables
    }{ $left ->
        [0] .
        [1] , et une personne qui attend une place.
        [2] , et une autre avec deux ordinateurs.
       *[other] , et une autre avec un ordinateur.
    }
rendezvous-missing =
    { $count ->
        [one] Il manque 1 joueur pour
       *[other] Il manque { $count } joueurs pour
    } { $first ->
        [1] une table.
        [2] une deuxième table.
        [3] une troisième table.
       *[other] une table de plus.
    }
rendezvous-goes-on = [La soirée continue plus bas]({ $link })
rendezvous-card-over = **{ $title }** : cette soirée est passée.
rendezvous-card-missed = **{ $title }** : cette soirée n’a pas eu lieu, j’étais absent.
rendezvous-card-postponed = **{ $title }** : cette soirée est reportée.
rendezvous-card-moved = **{ $title }** : ce rendez-vous a changé.
rendezvous-card-paused = **{ $title }** : ce rendez-vous est en pause.
rendezvous-card-deleted = **{ $title }** : ce rendez-vous est supprimé.

# Avec qui.

rendezvous-with-none = Avec qui voulez-vous jouer ?
rendezvous-with-one = Vous voulez jouer avec { $user }.
rendezvous-with-hint = Vous serez partenaires si vous le demandez tous les deux. Sinon, les partenaires changent d’une soirée à l’autre.
rendezvous-with-placeholder = Avec n’importe qui

# Le rappel.

rendezvous-soon = **{ $title }** commence { $when }.
rendezvous-soon-coming = { $people } : à tout à l’heure !
rendezvous-soon-maybe = Peut-être : { $people }.
rendezvous-few =
    { $count ->
        [0] Personne n’est encore inscrit.
        [one] Une seule personne est inscrite.
       *[other] { $count } personnes : des ordinateurs feront le compte.
    } { $weekly ->
        [yes] On joue, ou on reporte à la semaine prochaine ?
       *[no] On joue, ou on reporte à demain ?
    }
rendezvous-few-on =
    { $count ->
        [one] On joue quand même, avec des ordinateurs.
       *[other] On joue quand même à { $count }, avec des ordinateurs.
    }
rendezvous-postponed = { $user } reporte « { $title } » : ce sera { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] Vous serez de nouveau mentionné avant les rendez-vous où vous venez.
       *[no] Vous ne serez plus mentionné avant un rendez-vous. { help-command-me } permet aussi de changer d’avis.
    }

# À l’heure dite.

rendezvous-now = { $title } : on joue !
rendezvous-here =
    { $of ->
        [0] Personne n’est encore là.
       *[other] **Présents : { $here } sur { $of }**
    }
rendezvous-awaited = On attend { $people }.
rendezvous-until = Les tables se font { $when }, ou dès que tous les inscrits sont là.
rendezvous-tables = { $title } : les tables
rendezvous-table = **Table { $number }** : { $players }
rendezvous-against = { $first } face à { $second }
rendezvous-thread = Table { $number } · { $title }
rendezvous-elsewhere = Je n’ai pas pu ouvrir les tables sans lien : ouvrez-les dans un autre salon avec { help-command-start }.
rendezvous-waiting = Attend une place : { $people }.
rendezvous-nobody = Personne n’est venu cette fois.
rendezvous-alone = Vous êtes seul : { help-command-start } ouvre une table avec trois ordinateurs, en attendant quelqu’un.

# Après.

rendezvous-after = { $title } : le bilan
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] La plus belle donne : { $points } point, au contrat de { $player }.
       *[other] La plus belle donne : { $points } points, au contrat de { $player }.
    }
rendezvous-next = Prochain rendez-vous : { $when }.
rendezvous-missed = Désolé, j’étais absent à l’heure du rendez-vous « { $title } ».
rendezvous-empty = « { $title } » : personne depuis { $count } soirées. Ce rendez-vous est en pause ; qui gère le serveur peut le reprendre avec { help-command-evening }.

# Les boutons.

rendezvous-button-yes = Je viens
rendezvous-button-maybe = Peut-être
rendezvous-button-no = Pas cette fois
rendezvous-button-with = Avec…
rendezvous-button-play = On joue
rendezvous-button-postpone = On reporte
rendezvous-button-quiet = Ne plus me rappeler
rendezvous-button-again = Me rappeler de nouveau
rendezvous-button-here = Je suis là
rendezvous-button-late = Je suis là aussi
rendezvous-button-mix = Mélanger les tables
rendezvous-button-new = Nouveau rendez-vous
rendezvous-button-edit = Changer
rendezvous-button-pause = Mettre en pause
rendezvous-button-resume = Reprendre
rendezvous-button-card = Remettre la carte en bas
rendezvous-button-delete = Supprimer
rendezvous-button-back = Retour

# Les refus.

rendezvous-refused-gone = Ce rendez-vous n’existe plus.
rendezvous-refused-over = Cette soirée est passée, reportée ou en pause.
rendezvous-refused-begun = Les inscriptions sont closes : c’est l’heure. Pressez « Je suis là » plus bas.
rendezvous-refused-self = Choisissez quelqu’un d’autre que vous-même.
rendezvous-refused-not-coming = Seuls ceux qui viennent peuvent décider si l’on joue.
rendezvous-refused-seated = Vous êtes à la table { $number } : { $channel }
rendezvous-refused-playing = Vous jouez encore à une table : { $channel }. Finissez ou quittez-la, puis pressez de nouveau.
rendezvous-refused-not-here = Seuls ceux qui sont à l’une de ces tables peuvent les mélanger.
rendezvous-refused-playing-on = On joue encore à l’une des tables : attendez la fin de la partie.
rendezvous-refused-going-on = Une soirée est en cours : changez ce rendez-vous quand elle sera finie.
rendezvous-refused-many = Un serveur a { $count } rendez-vous au plus : supprimez-en un d’abord.
rendezvous-refused-channel = Ce salon a déjà un rendez-vous de chaque semaine : « { $title } ».
rendezvous-refused-day = Je ne comprends pas le jour « { $typed } ». Écrivez un jour de la semaine, comme jeudi, ou une date, comme 24/12/2026.
rendezvous-refused-hour = Je ne comprends pas l’heure « { $typed } ». Écrivez-la comme 21:00.
rendezvous-refused-past = C’est déjà passé : { $when }. Choisissez une date à venir.
