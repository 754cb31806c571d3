# Le jeu de la carte : à la table, puis dans la main.

play-contract = Contrat : { $contract }, par { $seat }
play-tally =
    { $team } : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-card = { $seat } { SHORT($card) }
play-card-winning = { $seat } { SHORT($card) } ◂
play-winning = maître
play-takes =
    fait le pli, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-last-trick = Dernier pli : { $plays }
play-past-trick =
    Pli { $number } : { $plays } · pour { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-no-past-trick = Aucun pli n’est encore ramassé.
play-belote = { $seat } annonce belote !
play-rebelote = { $seat } annonce rebelote !

hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (atout)
hand-trick = Sur la table : { $plays }
hand-trump =
    { $trump ->
        [none] Il n’y a pas d’atout.
        [all] Tout est atout.
       *[other] Atout : { $trump } (en vert).
    }
hand-empty = Vous n’avez plus de cartes.
hand-lead-first = À vous d’entamer.
hand-lead = À vous de rejouer.
hand-lead-free = Jouez la carte que vous voulez.
hand-asked = À vous. On demande { $suit }.
hand-free = Vous pouvez jouer n’importe quelle carte.
hand-partner-winning = Votre partenaire est maître : vous n’avez pas à couper.
hand-cannot-win = Vous ne pouvez pas prendre le pli : jouez ce que vous voulez, vous pouvez pisser.
hand-wait = Ce n’est pas encore à vous : { $seat } réfléchit.
hand-deal-over = La donne est finie : le compte est sur la table.
hand-game-over = La partie est finie : le résultat est sur la table.

# Pourquoi une carte est grisée ; les codes sont ceux du moteur (Refusal).

duty-must-follow = On demande { $suit } et vous en avez : il faut fournir.
duty-must-overtake-trump = On joue atout : il faut monter, et vous le pouvez.
duty-must-ruff = Vous n’avez pas de { $suit } : il faut couper.
duty-must-overruff = On a déjà coupé et vous avez plus fort : il faut surcouper.
duty-ruff-too-low = Votre partenaire a coupé : si vous coupez aussi, il faut monter.
