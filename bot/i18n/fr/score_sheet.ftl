# La feuille de marque : pour jouer avec de vraies cartes.

score-sheet-title = Feuille de marque
score-sheet-what = Vous jouez avec de vraies cartes, le bot tient la marque. Écrivez chaque donne : il la compte selon vos règles et détaille le calcul.
score-sheet-not-kept =
    Seule la feuille est gardée, à votre compte : ni { $place ->
        [server] le serveur, ni le salon,
       *[conversation] la conversation,
    } ni qui d’autre y écrit. Les noms ne sont que du texte, et rien ne compte pour les classements ni les statistiques.
score-sheet-begin = Nouvelle feuille
score-sheet-button-begin = Commencer…
score-sheet-own = Vos feuilles
score-sheet-open = En ouvrir une…
score-sheet-field-names = Noms
score-sheet-hint-names =
    { $players ->
        [2] Deux noms ; le premier donne d’abord
       *[other] Deux camps, ou les quatre dans l’ordre du jeu : le premier donne d’abord, le troisième joue avec lui
    }
score-sheet-example-names =
    { $players ->
        [2] Anne, Ben
       *[other] Nous, Eux ou Anne, Ben, Cléo, Dan
    }
score-sheet-field-since = Depuis quand ?
score-sheet-since =
    { $since ->
        [beginning] Depuis le début : un nom était faux
       *[now] À partir de la donne { $number } : quelqu’un d’autre joue
    }
score-sheet-field-target = Points pour gagner la partie

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }, { $theirs } { $second }.
score-sheet-next = Donne { $number }
score-sheet-next-dealer = Donne { $number }, { $dealer } donne
score-sheet-won = Victoire : { $side } !
score-sheet-drawn = Égalité : { $ours } { $first }, { $theirs } { $second }
score-sheet-unrounded = Les points se marquent comme ils sont faits : rien n’est arrondi.
score-sheet-rounded = Ainsi à la donne { $number } : { $steps }
score-sheet-former = Jusqu’à la donne { $number } : { $names }
score-sheet-bid-capot = capot
score-sheet-bid-generale = générale
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
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
score-sheet-deal-run = Donne { $number } : { $what }, belot : la partie revient à { $side }
score-sheet-button-taker = Preneur : { $side }
score-sheet-button-passed = Tous ont passé
score-sheet-button-undo = Annuler la dernière
score-sheet-button-people = Noms…
score-sheet-button-text = En texte
score-sheet-button-export = CSV
score-sheet-button-sheets = Toutes les feuilles
score-sheet-button-delete = Effacer
score-sheet-button-sure = Oui, l’effacer
score-sheet-button-back = Retour à la feuille
score-sheet-button-correct = Corriger
score-sheet-deleting = Effacer cette feuille ?
score-sheet-correct = Corriger une donne…
score-sheet-correcting = Qui avait pris ? La donne s’ouvre telle qu’elle est écrite.
score-sheet-typed = Ce que vous avez écrit
score-sheet-typed-field = { $field } : { $value }
score-sheet-outdated = Les règles de ce jeu ont changé depuis, ou ne se jouent plus ici : vous pouvez lire la feuille, plus la compléter.

score-sheet-window = Donne { $number } : { $side }
score-sheet-field-bid = Contrat
score-sheet-example-bid = De { $least } à { $most }
score-sheet-field-trump = Atout
score-sheet-field-points = Points : { $side }
score-sheet-field-typed-points = Points
score-sheet-hint-points = Sur { $total } dans les plis, dernier pli compris ; 102 / 60 pour les deux camps
score-sheet-example-points = 102
score-sheet-field-melds = Annonces : { $side }
score-sheet-field-typed-melds = Annonces
score-sheet-hint-melds = Celles qui comptent ; pour { $side }, écrivez / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = Et aussi
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }s
    } : { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] Tous les plis par le preneur seul : { $side }
       *[no] Tous les plis : { $side }
    }
score-sheet-tick-ace = La retourne était un as
score-sheet-tick-eldest = Le premier à parler a pris, avec un as
score-sheet-tick-last = Dernier pli : { $side }
score-sheet-tick-guilty = Renonce : { $side }
score-sheet-tick-run = Belot, huit à la suite : { $side }

score-sheet-fault-no-bid = Dites ce qui a été annoncé.
score-sheet-fault-unknown-bid = « { $typed } » ne s’annonce pas ici.
score-sheet-fault-no-trump = Dites quel était l’atout : les points en dépendent.
score-sheet-fault-not-bid = { $bid } ne s’annonce pas à { $trump } ici.
score-sheet-fault-not-doubled = Ce contrat ne se { auction-word-double } pas autant.
score-sheet-fault-ticked-twice = Vous avez coché deux choses qui s’excluent.
score-sheet-fault-no-number = « { $typed } » n’est pas un nombre de points : écrivez 102, 82 + 20, ou 102 / 60 pour les deux camps.
score-sheet-fault-no-points = Il manque les points : combien des { $total } le preneur a-t-il faits ?
score-sheet-fault-other-total = Le total est de { $total } : { $ours } et { $theirs } font { $sum }.
score-sheet-fault-too-many = { $points }, c’est plus que le total, { $total }. Si tous les plis ont été faits, cochez-le plus bas : la prime s’ajoute toute seule.
score-sheet-fault-every-point = { $side } : tous les points, { $total }. Si c’est en faisant tous les plis, cochez-le plus bas ; sinon, écrivez { $total } / 0 ou 0 / { $total }.
score-sheet-fault-swept-points = Avec tous les plis, les points sont de { $total }, pas de { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] Sans couleur d’atout, pas de { play-belote-word }.
        [1] { play-belote-word } : une seule fois par donne, pas { $count }.
       *[other] { play-belote-word } : { $most } fois par donne au plus, pas { $count }.
    }
score-sheet-fault-no-melds = Ici, on n’annonce rien sans couleur d’atout.
score-sheet-fault-no-such-meld = Des annonces ne peuvent pas valoir { $points } : une annonce vaut { $melds }.
score-sheet-fault-melds-of-both = Un seul camp marque ses annonces : pas { $ours } d’un côté et { $theirs } de l’autre.
score-sheet-fault-beside-run = Un belot finit la donne au premier pli : laissez de côté les points, les annonces et le reste à cocher.
score-sheet-fault-meanwhile = Quelqu’un a changé la feuille entre-temps. Regardez-la, puis « Corriger » rouvre ce que vous avez écrit.
score-sheet-refused-gone = Cette feuille a été effacée.
score-sheet-refused-outdated = Les règles de cette feuille ont changé depuis : rien ne s’y ajoute plus.

score-sheet-column-deal = Donne
score-sheet-column-taker = Preneur
score-sheet-column-contract = Contrat
score-sheet-column-attack = Points du preneur
score-sheet-column-defence = Points des autres
score-sheet-column-score = Marque : { $side }
score-sheet-column-total = Total : { $side }
