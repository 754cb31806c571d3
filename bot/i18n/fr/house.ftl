# La page des règles maison, d’une table ou d’un serveur, et ce qu’on en dit ailleurs.

house-rules = règles maison
house-title = Règles maison · { $game }
house-of-table = Chaque choix s’applique aussitôt, à cette table.
house-of-server = Chaque choix s’applique aux prochaines tables de ce serveur.
house-only-host = { $user }, l’hôte, peut les changer avant la partie.
house-none = Aucune règle maison : on joue celles du jeu.
house-number = { $number }
house-usual = la règle du jeu
house-usually = règle du jeu : { $choice }
house-difference = { $option } : { $choice }
house-differences = Différences · { $list }
house-others =
    { $count ->
        [one] … et une autre
       *[other] … et { $count } autres
    }
house-bounds = De { $least } à { $most }
house-button-type = Autre…
house-button-reset = Revenir aux règles du jeu

# Les préréglages : leur nom, puis une ligne qui les explique.

house-preset = Préréglage…
house-rules-of = Règles : { $rules }
house-rules-source = celles du jeu, sans variante
house-rules-own = celles de cette table
house-usual-preset = Règles du jeu
house-usual-preset-note = Telles que sa source les décrit, sans variante
house-preset-federation = Fédération française
house-preset-federation-note = Libre si le partenaire est maître ; carrés de 8 et 7 à 0 ; belote chutée à la défense
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Libre si le partenaire est maître ; on surcoupe l’adversaire ; belote gardée en cas de chute
house-preset-federation-2016 = Fédération française (texte de 2016)
house-preset-federation-2016-note = On { auction-word-double } à son tour, capot à 500 ; sans la variante qui ne marque que les points faits
house-preset-club = Club
house-preset-club-note = Tout ce que marque le gagnant est multiplié, capot annoncé à 500
house-preset-online = En ligne, avec annonces
house-preset-online-note = En 1 000 points, { auction-word-redouble } ×3, belote et annonces à la marque seulement
