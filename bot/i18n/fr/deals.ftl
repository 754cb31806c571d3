## Une donne à part : la revoir, la partager, la rejouer

shared-deal-title = Donne { $code }
shared-deal-played =
    { $count ->
        [0] Pas encore rejouée.
        [one] Rejouée à { $count } table.
       *[other] Rejouée à { $count } tables.
    }
shared-deal-seen =
    { $seen ->
        [yes] Vous en connaissez déjà les cartes.
       *[no] Vous n’en connaissez pas les cartes. Pour la jouer, ne les regardez pas avant.
    }
shared-deal-results =
    { $count ->
        [one] { $count } table : { $best } pour Nord-Sud
       *[other] { $count } tables : de { $best } à { $worst } pour Nord-Sud
    }
shared-deal-result =
    { BY($contract) }, { $result ->
        [made] réussi
        [failed] chuté
        [tie] égalité
        [penalty] réclamation
       *[void] donne nulle
    } : { $scores }
shared-deal-result-passed = Tout le monde a passé : { $scores }
shared-deal-busy = Une table est ouverte dans ce salon. La fermer ne coûte rien à personne : la fermer et jouer ici la donne { $code } ?
shared-deal-button-close = La fermer et jouer cette donne
shared-deal-button-look = Voir les cartes
shared-deal-button-play = Jouer cette donne
shared-deal-button-share = Publier dans ce salon
shared-deal-button-export = Exporter les cartes
shared-deal-button-back = Retour à la donne
shared-deal-button-id = Partager ou rejouer
shared-deal-export = Ce texte contient toutes les cartes de la donne : vous les connaissez désormais. Il n’a aucun nom. On la retrouve en le collant après /belote donne.
shared-deal-import-title = Ouvrir une donne
shared-deal-import-label = Son numéro (D-7K3Q2M) ou son texte
shared-deal-unknown = Aucune donne ne porte le numéro { $code }, ou elle n’est plus conservée : une donne que personne n’ouvre pendant longtemps est oubliée.
shared-deal-unreadable =
    Je n’arrive pas à lire cette donne. { $part ->
        [head] Au début, mot { $place }
        [hands] Dans les mains, nº { $place }
        [calls] Dans les enchères, nº { $place }
       *[cards] Dans les cartes jouées, nº { $place }
    } : `{ $found }`. { $why }
shared-deal-other-rules = Je n’arrive pas à lire cette donne. { $why }
shared-deal-not-yours = Seuls ceux qui ont joué cette donne peuvent la partager.
deal-fault-too-many-parts = Une donne a quatre parties au plus, séparées par des barres.
deal-fault-not-a-head = Il faut d’abord le jeu, puis le donneur : contree N.
deal-fault-unknown-rules = Je ne connais pas ce jeu.
deal-fault-not-a-seat = Un joueur s’écrit N, E, S ou W.
deal-fault-wrong-hands = Le nombre de mains n’est pas celui de ce jeu.
deal-fault-wrong-size = Le nombre de cartes n’est pas celui de ce jeu.
deal-fault-not-a-card = Une carte s’écrit avec sa valeur et sa couleur : JS est le valet de pique.
deal-fault-card-twice = Cette carte y est deux fois.
deal-fault-not-a-call = Ce n’est pas une enchère.
deal-fault-illegal = Les règles ne le permettent pas à ce moment.
clip-button = En images
clip-spoiler = Le film montre toutes les cartes jouées : dévoilez-le une fois la donne jouée, ou si vous ne comptez pas la jouer.
clip-no-cards = Tout le monde a passé : il n’y a pas de cartes à montrer.
clip-busy = Trop de choses se passent en ce moment pour dessiner un film. Réessayez dans une minute.
clip-no-files = Je n’ai pas le droit de joindre des fichiers dans ce salon : un administrateur peut me donner la permission « Joindre des fichiers ».
