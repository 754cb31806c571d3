# Les ordinateurs : leur niveau et leur rythme.

level-expert = expert
level-expert-note = imagine les cartes cachées et cherche le meilleur coup
level-club = club
level-club-note = de bons réflexes et des enchères classiques
level-beginner = débutant
level-beginner-note = joue simplement et se trompe souvent

computers-title = Niveau des ordinateurs
computers-all = Pour tous, et pour ceux qui viendront compléter ou remplacer :
computers-usual = Ceux qui viendront compléter ou remplacer : { $level }
computers-hint = Chaque joueur assis peut choisir le niveau des ordinateurs avant la partie.
computers-level = Niveau { $level } : { $note }.
convention-one = le même barème pour tous
convention-title = Enchères des ordinateurs
convention-dialogue = dialogue
convention-dialogue-note = 90 promet valet et 9 ; le partenaire ajoute ce qu’il a
convention-aces = petit jeu
convention-aces-note = les as d’abord : 80 en promet deux
convention-natural = aux points
convention-natural-note = chacun annonce ce que compte sa main
signals-button =
    { $signals ->
        [yes] Appels des ordinateurs : oui
       *[other] Appels des ordinateurs : non
    }
tempo-hint = La pause avant chaque coup, et le temps de voir un pli complet
tempo-slow = lent
tempo-normal = normal
tempo-fast = rapide
signals-title = Ce que disent les défausses
signals-told =
    { $told ->
        [calls] a l’as de cette couleur, ou le 10 gardé
        [refuses] n’a pas l’as de cette couleur
        [has-ten] a aussi le 10
        [no-ace] n’a pas l’as
       *[was-bare] il était sec
    }
signals-discard = **Défausse sur le pli du partenaire** : la première petite carte appelle sa couleur (l’as, ou le 10 gardé) ; roi, dame ou valet la refuse. Les ordinateurs disent vrai, et seulement quand cela ne coûte presque rien. L’as montre le 10 ; le 10 nie l’as, et sur l’adversaire il était sec.
signals-belote = **Belote sur l’atout du partenaire** : dame d’abord, encore un atout outre le roi ; roi d’abord, il ne reste que la dame.
signals-lead = **Jouer** : d’abord la couleur appelée ; la première couleur d’un défenseur est à lui rejouer. Si le partenaire est maître, on charge.
