# La table pendant la partie : ce que tout le monde voit, à chaque phase.

table-title = { $game } · { $target } points
table-deal = Donne { $number } · donneur : { $dealer }
table-team-score = { $team } { $points }
table-seat = { $seat } : { $player }
table-computer =
    { $seat ->
        [north] Nestor
        [east] Estelle
        [south] Suzanne
       *[west] Colette
    }, ordinateur ({ $level })
table-replaced = { $player } (un ordinateur joue)
table-turn-bid = À { $seat } de parler : { $player }.
table-turn-play = À { $seat } de jouer : { $player }.
table-closed = Cette table est fermée. Ouvrez-en une autre avec { help-command-start }.

table-button-hand = Ma main
table-button-rules = Règles
table-button-tricks = Plis précédents
table-button-leave = Quitter

# Les confirmations, que seul le joueur voit.

leave-confirm = Quitter la table ? Un ordinateur jouera à votre place ; vous pourrez revenir quand vous voudrez.
leave-done = Vous avez quitté la table. « { table-button-hand } » vous rend votre place.
leave-stood = Vous avez quitté votre place.
leave-button-confirm = Quitter la table
leave-button-keep = Rester
stop-confirm = Arrêter la partie pour tout le monde ? Elle ne comptera pas au classement.
stop-done = La partie est arrêtée.
stop-button-confirm = Arrêter la partie
stop-button-keep = Continuer à jouer
keep-done = Rien n’a changé : la partie continue.

# Les jeux, par la clef de leurs règles, les règles de la maison et la force des ordinateurs.

variant-contree = La Contrée
variant-contree_generale = Contrée avec générale
variant-contree_701 = Contrée en 701
variant-contree_coinche = Contrée ou coinche
variant-coinche = La Coinche, sans atout et tout atout
level-club = club
