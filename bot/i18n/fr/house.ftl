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
house-capot-pays = Rapporte : 250 tout court, c’est moins que 100 demandés et tous les plis, 262
house-difference = { $option } : { $choice }
house-differences = Différences · { $list }
house-others =
    { $count ->
        [one] … et une autre
       *[other] … et { $count } autres
    }
house-bounds = De { $least } à { $most }
house-button-type =
    { $option ->
        [target] Autre total…
       *[deals] Autre nombre…
    }
house-button-reset = Revenir aux règles du jeu

# Les préréglages : leur nom, puis une ligne qui les explique.

house-preset-server = Règles maison du serveur
house-preset = Préréglage…
house-rules-of = Règles : { $rules }
house-rules-source = celles du jeu, sans variante
house-rules-own = celles de cette table
house-usual-preset = Règles du jeu
house-usual-preset-note =
    { $variant ->
        [coinche] Telles que sa source les décrit : tout atout sur 258
       *[other] Telles que sa source les décrit, sans variante
    }
house-preset-all-trumps-162 = Tout atout sur 162
house-preset-all-trumps-162-note = Sans et tout atout sur 162, comme à la couleur (FFB, Board Game Arena)
house-preset-federation-coinche-2015 = Fédération française, coinche 2015
house-preset-federation-coinche-2015-note = Avec annonces ; battre aussi la défense ; coinché, le gagnant prend tout ; capot 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Sens horaire ; coinché et réussi, rien à la défense ; sans et tout atout sur 162
house-preset-board-game-arena-bid = Board Game Arena, contrat seul
house-preset-board-game-arena-bid-note = Comme Board Game Arena, mais seuls le contrat et la belote se marquent
house-preset-online = Comme en ligne, avec annonces
house-preset-online-note = En 1 000 points, { auction-word-redouble } ×3, belote et annonces à la marque seulement
house-preset-federation-contree-2016 = Fédération française, contrée 2016
house-preset-federation-contree-2016-note = Points faits + demandés ; on { auction-word-double } à son tour, capot à 500
house-preset-federation-contree-2016-made = Fédération française, contrée 2016, points faits
house-preset-federation-contree-2016-made-note = Seuls les points faits se marquent ; contré 320, surcontré 640 ; capot à 500
house-preset-federation-contree-ludique = Fédération française, contrée, texte récent
house-preset-federation-contree-ludique-note = Surcontre ×3 sur le contrat seul ; capot 250 + 250 ; 5 vers le bas, dernière donne au point près
house-preset-cannes-2016 = Tournoi de Cannes 2016
house-preset-cannes-2016-note = En 2 001 points ; enchères jusqu’à 260, capot 270 + 250 ; { auction-word-redouble } ×3 ; 5 vers le bas
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = Contré, 160 et le contrat multipliés ; belote toujours à qui l’a ; capot à 500
house-preset-federation-belote-2016 = Fédération française, belote 2016
house-preset-federation-belote-2016-note = Sans annonces ; belote gardée en cas de chute ; sans et tout atout sur 162
house-preset-saudi = Baloot saoudien
house-preset-saudi-note = En 152 ; les annonces aident ; contré, le gagnant prend tout ; kaboot 25 ou 44, jamais doublé
house-preset-palaristi = Pilotta chypriote (palaristi)
house-preset-palaristi-note = En 301 ; l’annonce se marque ; fermé ×2, rouvert ×4 ; capot 250 ; dizaines dès 6
house-preset-page = Comme la page du jeu
house-preset-page-note =
    { $variant ->
        [baloot] Sans la couleur, on ne coupe que sur la coupe d’un adversaire
        [tarabish] Un vingt l’emporte sur un cinquante
        [clabber] Les annonces se comparent à haute voix
        [belote] On ramasse et on coupe sans mêler ; annonces comparées à haute voix
       *[other] On ramasse et on coupe, sans jamais mêler
    }
house-preset-on-paper = Comme sur papier
house-preset-on-paper-note = Le donneur peut passer, kontra, ni monter hors atout ni couper le partenaire

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = Ce que dit son texte
house-text-table = Table
house-text-auction = Enchères
house-text-legal = Cartes
house-text-melds = Annonces
house-text-scoring = Marque
house-text-game_end = Fin
house-text-silent = Le texte n’en dit rien : les règles du jeu s’appliquent.
house-source-federation-coinche-2015 = Fédération française de belote, « Règles de la Belote Coinchée », 2015
house-source-board-game-arena = Board Game Arena, le code qui y tourne (drasill/bga-coinche), octobre 2025
house-source-board-game-arena-bid = Board Game Arena, le second décompte de son code (drasill/bga-coinche), octobre 2025
house-source-federation-contree-2016 = Fédération française de belote, « Règles officielles de la Belote Contrée », 27 janvier 2016 : points faits + demandés
house-source-federation-contree-2016-made = Fédération française de belote, « Règles officielles de la Belote Contrée », 27 janvier 2016 : points faits
house-source-federation-contree-ludique = Fédération française de belote, « Règles officielles de la Belote Contrée », sans date, édition de l’Équipe Ludique
house-source-cannes-2016 = Festival International des Jeux de Cannes, « Règlement de la belote aux enchères ou contrée », 2016
house-source-coinchons = coinchons.fr, sa page sur les scores
house-source-federation-belote-2016 = Fédération française de belote, « Règles officielles de la Belote », 27 janvier 2016
house-source-saudi = tazjel/baloot-ai, d’après des parties enregistrées de la plus grande plateforme saoudienne, 2026
house-source-palaristi = Pantelisavg/pilottamobileapp et Tsinwntas/pilotta-app, deux programmes de Chypre, 2026
