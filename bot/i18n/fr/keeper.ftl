# La feuille de marque : pour jouer avec de vraies cartes.

keeper-title = Feuille de marque
keeper-what = Vous jouez avec de vraies cartes, le bot tient la marque. Écrivez chaque donne : il la compte selon vos règles et détaille le calcul.
keeper-not-kept =
    Seule la feuille est gardée, à votre compte : ni { $place ->
        [server] le serveur, ni le salon,
       *[conversation] la conversation,
    } ni qui d’autre y écrit. Les noms ne sont que du texte, et rien ne compte pour les classements ni les statistiques.
keeper-begin = Nouvelle feuille
keeper-button-begin = Commencer…
keeper-own = Vos feuilles
keeper-open = En ouvrir une…
keeper-field-names = Noms
keeper-hint-names =
    { $players ->
        [2] Deux noms ; le premier donne d’abord
       *[other] Deux camps, ou les quatre dans l’ordre du jeu : le premier donne d’abord, le troisième joue avec lui
    }
keeper-example-names =
    { $players ->
        [2] Anne, Ben
       *[other] Nous, Eux ou Anne, Ben, Cléo, Dan
    }
keeper-field-target = Points pour gagner la partie

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Donne { $number }
keeper-next-dealer = Donne { $number }, { $dealer } donne
keeper-won = Victoire : { $side } !
keeper-drawn = Égalité : { $ours } { $first }, { $theirs } { $second }
keeper-bid-capot = capot
keeper-bid-generale = générale
keeper-doubled = ×{ $multiplier }
keeper-deal =
    Donne { $number } : { $what }, { $result ->
        [made] réussi
        [tie] égalité
        [penalty] renonce
        [void] donne nulle
       *[failed] chuté
    }{ $capot ->
        [attack] , capot
        [defence] , capot de la défense
       *[none] { "" }
    } : { $ours } / { $theirs }
keeper-button-taker = Preneur : { $side }
keeper-button-passed = Tous ont passé
keeper-button-undo = Annuler la dernière
keeper-button-text = En texte
keeper-button-export = CSV
keeper-button-sheets = Toutes les feuilles
keeper-button-delete = Effacer
keeper-button-sure = Oui, l’effacer
keeper-button-back = Retour à la feuille
keeper-button-correct = Corriger
keeper-deleting = Effacer cette feuille ?
keeper-correct = Corriger une donne…
keeper-correcting = Qui avait pris ? La donne s’ouvre telle qu’elle est écrite.
keeper-typed = Ce que vous avez écrit
keeper-typed-field = { $field } : { $value }
keeper-outdated = Les règles de ce jeu ont changé depuis, ou ne se jouent plus ici : la feuille se lit, mais rien ne s’y ajoute.

keeper-window = Donne { $number } : { $side }
keeper-field-bid = Contrat
keeper-example-bid = De { $least } à { $most }
keeper-field-trump = Atout
keeper-field-points = Points : { $side }
keeper-field-typed-points = Points
keeper-hint-points = Sur { $total } dans les plis, dix de der compris ; 102 / 60 pour les deux camps
keeper-example-points = 102
keeper-field-melds = Annonces : { $side }
keeper-field-typed-melds = Annonces
keeper-hint-melds = Celles qui comptent ; pour { $side }, écrivez / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = Et aussi
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }s
    } : { $side }
keeper-tick-swept =
    { $alone ->
        [yes] Tous les plis par le preneur seul : { $side }
       *[no] Tous les plis (capot) : { $side }
    }
keeper-tick-ace = La retourne était un as
keeper-tick-last = Dernier pli : { $side }
keeper-tick-guilty = Renonce : { $side }

keeper-fault-unknown-bid = « { $typed } » ne s’annonce pas ici.
keeper-fault-no-trump = Dites quel était l’atout : les points en dépendent.
keeper-fault-not-bid = { $bid } ne s’annonce pas à { $trump } ici.
keeper-fault-not-doubled = Ce contrat ne se { auction-word-double } pas autant.
keeper-fault-ticked-twice = Vous avez coché deux choses qui s’excluent.
keeper-fault-no-number = « { $typed } » n’est pas un nombre de points : écrivez 102, 82 + 20, ou 102 / 60 pour les deux camps.
keeper-fault-no-points = Il manque les points : combien des { $total } le preneur a-t-il faits ?
keeper-fault-other-total = Le total est de { $total } : { $ours } et { $theirs } font { $sum }.
keeper-fault-too-many = { $points }, c’est plus que le total, { $total }. Si tous les plis ont été faits, cochez-le plus bas : la prime s’ajoute toute seule.
keeper-fault-every-point = { $side } : tous les points, { $total }. Si c’est en faisant tous les plis, cochez-le plus bas ; sinon, écrivez { $total } / 0 ou 0 / { $total }.
keeper-fault-swept-points = Avec tous les plis, les points sont de { $total }, pas de { $points }.
keeper-fault-belotes =
    { $most ->
        [0] Sans couleur d’atout, pas de { play-belote-word }.
        [1] { play-belote-word } : une seule fois par donne, pas { $count }.
       *[other] { play-belote-word } : { $most } fois par donne au plus, pas { $count }.
    }
keeper-fault-no-such-meld = Des annonces ne peuvent pas valoir { $points } : une annonce vaut { $melds }.
keeper-fault-melds-of-both = Un seul camp marque ses annonces : pas { $ours } d’un côté et { $theirs } de l’autre.
keeper-fault-meanwhile = Quelqu’un a changé la feuille entre-temps. Regardez-la, puis « Corriger » rouvre ce que vous avez écrit.
keeper-refused-gone = Cette feuille a été effacée.
keeper-refused-outdated = Les règles de cette feuille ont changé depuis : rien ne s’y ajoute plus.

keeper-column-deal = Donne
keeper-column-taker = Preneur
keeper-column-contract = Contrat
keeper-column-attack = Points du preneur
keeper-column-defence = Points des autres
keeper-column-score = Marque : { $side }
keeper-column-total = Total : { $side }
