# Échanger deux places entre deux parties.

swap-button = Changer de partenaires
swap-title = Changer de partenaires
swap-hint = Choisissez les deux joueurs qui échangent leurs places. Il faut l’accord de tous les joueurs présents.
swap-hint-host = Choisissez les deux joueurs qui échangent leurs places. Vous êtes l’hôte : l’échange se fait aussitôt, pour la prochaine partie.
swap-placeholder = Quelles places échanger ?
swap-choice =
    { $first } et { $second } : { $partners ->
        [yes] d’autres partenaires
       *[no] mêmes partenaires
    }
swap-asked = { $player } propose que { $first } et { $second } échangent leurs places pour la prochaine partie. Tous les autres joueurs doivent être d’accord.
swap-refused = { $player } préfère garder les places comme elles sont.
swap-button-yes = D’accord
swap-button-no = Garder les places
swap-next = À la prochaine partie :
swap-sent = Demande envoyée : les autres joueurs répondent sur la table.
swap-done = C’est fait. « { game-button-rematch } », sur la table, lance la partie avec ces places.
