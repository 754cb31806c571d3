# Ce qui est conservé sur une personne, et ce qui en reste une fois effacé.

privacy-title = Vos données
privacy-none = Rien n’est conservé sur vous : ni table, ni partie, ni préférence.
privacy-kept = Ce que je conserve sur vous, sous votre identifiant Discord seulement, jamais votre nom :
privacy-tables =
    { $count ->
        [one] { $count } table où vous êtes passé, avec vos enchères et vos cartes
       *[other] { $count } tables où vous êtes passé, avec vos enchères et vos cartes
    }
privacy-games =
    { $count ->
        [one] { $count } partie finie et ses résultats
       *[other] { $count } parties finies et leurs résultats
    }
privacy-ratings =
    { $count ->
        [one] { $count } cote
       *[other] { $count } cotes
    }
privacy-sums =
    { $count ->
        [one] { $count } total par semaine, mois, saison ou depuis toujours
       *[other] { $count } totaux par semaine, mois, saison ou depuis toujours
    }
privacy-voided =
    { $count ->
        [one] { $count } partie que vous avez annulée comme administrateur
       *[other] { $count } parties que vous avez annulées comme administrateur
    }
privacy-rank-roles =
    { $count ->
        [one] { $count } rôle de rang que je vous ai donné
       *[other] { $count } rôles de rang que je vous ai donnés
    }
privacy-waits =
    { $count ->
        [one] { $count } serveur où vous avez demandé à être averti d’une place libre
       *[other] { $count } serveurs où vous avez demandé à être averti d’une place libre
    }
privacy-seen-deals =
    { $count ->
        [one] { $count } donne partagée dont vous avez vu les cartes
       *[other] { $count } donnes partagées dont vous avez vu les cartes
    }
privacy-analyses =
    { $count ->
        [one] { $count } de vos donnes analysée
       *[other] { $count } de vos donnes analysées
    }
privacy-exercises =
    { $count ->
        [one] { $count } position qui vous a été redemandée
       *[other] { $count } positions qui vous ont été redemandées
    }
privacy-problems =
    { $count ->
        [one] { $count } problème auquel vous avez répondu
       *[other] { $count } problèmes auxquels vous avez répondu
    }
privacy-lessons =
    { $count ->
        [one] { $count } leçon du cours terminée
       *[other] { $count } leçons du cours terminées
    }
privacy-evenings =
    { $count ->
        [one] { $count } réponse ou place à un rendez-vous
       *[other] { $count } réponses et places à des rendez-vous
    }
privacy-played-alone =
    { $count ->
        [one] { $count } donne jouée seul
       *[other] { $count } donnes jouées seul
    }
privacy-challenges =
    { $count ->
        [one] { $count } défi lancé
       *[other] { $count } défis lancés
    }
privacy-sheets =
    { $count ->
        [one] { $count } feuille pour de vraies cartes
       *[other] { $count } feuilles pour de vraies cartes
    }
privacy-choices = vos préférences
privacy-why = Pourquoi : pour reprendre les tables après une panne, et pour les feuilles de marque, les classements et les statistiques.
privacy-how-long = Jusqu’à quand : jusqu’à ce que vous l’effaciez, ou 30 jours après le départ du bot du serveur ; vos préférences et vos cotes sur tous les serveurs restent jusqu’à ce que vous les effaciez.
privacy-hidden = Masqué des classements
privacy-hidden-hint = Masqué, vous n’êtes dans aucun classement, les rangs des autres se comptent sans vous et vous seul voyez vos statistiques. Ceux qui ont joué avec vous gardent leurs parties.
privacy-hands = Qui voit votre main
privacy-hand = { $what } La table : { $link }
privacy-button-hide = Me masquer
privacy-button-show = Me montrer
privacy-button-export = Exporter
privacy-button-erase = Tout effacer…
privacy-button-confirm = Tout effacer, pour toujours
privacy-button-keep = Annuler
privacy-confirm-title = Tout effacer ?
privacy-confirm-what = Vos préférences, cotes, totaux et rangs disparaissent. Dans les parties des autres, vous devenez « { privacy-erased } », un autre à chaque table, que rien ne relie à vous.
privacy-confirm-final = C’est irréversible ; pour garder une copie, exportez d’abord. Les messages déjà postés restent sur Discord, et une sauvegarde antérieure garde ce qu’elle contient tant qu’elle existe.
privacy-erasing = J’efface…
privacy-done = C’est fait : plus rien n’est conservé ici sur vous. Si vous rejouez, vous repartez de zéro.
privacy-roles-left =
    Il vous reste { $count ->
        [one] un rôle de rang que je n’ai pas pu reprendre
       *[other] { $count } rôles de rang que je n’ai pas pu reprendre
    } : { $roles }. J’essaie toutes les heures jusqu’à mon redémarrage ; après, j’aurai oublié. { $count ->
        [one] Ceux qui gèrent les rôles du serveur peuvent aussi vous le retirer.
       *[other] Ceux qui gèrent les rôles du serveur peuvent aussi vous les retirer.
    }
privacy-role = « { $role } » sur { $server }
privacy-role-unseen = un rôle sur un serveur que je ne vois plus
privacy-kept-after-all = Rien n’a été effacé.
privacy-not-erased = Je n’arrive ni à lire ni à enregistrer pour le moment. Rien n’a été effacé ; revenez un peu plus tard avec { help-command-privacy }.
privacy-still-seated =
    Rien n’a été effacé : { $count ->
        [one] une table a encore besoin de vous
       *[other] { $count } tables ont encore besoin de vous
    } ({ $links }). Avant la partie, levez-vous ; si vous êtes l’hôte, fermez la table. Une partie en cours doit d’abord finir, ou être arrêtée par son hôte avec { help-command-stop } ; appuyez ensuite sur « { game-button-seats } », puis levez-vous. Une table où personne ne joue se ferme d’elle-même au bout d’un jour.
privacy-exported =
    { $count ->
        [one] Voici tout ce qui est conservé sur vous, en un fichier.
       *[other] Voici tout ce qui est conservé sur vous, en { $count } fichiers.
    }{ $packed ->
        [yes] { " " }Tout logiciel d’archives ouvre un fichier « .gz ».
       *[no] { "" }
    }
privacy-export-part = Partie { $part } sur { $parts }
privacy-export-about = Tout ce que ce bot conserve sur vous. Les autres n’y ont pas de nom : « player 1 », « player 2 » … sont les mêmes personnes à une table, et d’autres à la suivante. « you », c’est vous ; null, c’est un ordinateur.
privacy-erased = un joueur
