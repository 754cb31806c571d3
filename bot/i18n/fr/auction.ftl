# Les enchères : à la table, puis dans la main de celui qui parle.

auction-empty = Personne n’a encore parlé.
auction-call = { $seat } { $call }
auction-pass = passe
auction-double = contre
auction-redouble = surcontre
auction-line = Enchères : { $calls }
auction-doubled = { $bid } contré : { $team } peut surcontrer.
auction-may-be-doubled = Contrat { $bid } : { $team } peut contrer.

auction-your-turn = À vous de parler.
auction-standing =
    Meilleure annonce : { $bid } par { $seat }, { $relation ->
        [partner] votre partenaire
        [opponent] votre adversaire
       *[self] vous-même
    }.
auction-none-standing = Aucune annonce pour l’instant.
auction-may-redouble = { $bid } est contré : vous pouvez surcontrer ou passer.
auction-wait-may-double = Vous pouvez contrer { $bid } sans attendre votre tour.

auction-button-pass = Passer
auction-button-double = Contrer { SHORT($bid) }
auction-button-redouble = Surcontrer { SHORT($bid) }
auction-button-bid = { SHORT($bid) }
auction-button-capot = Capot…
auction-button-generale = Générale…
auction-select-value = Annonce : { $value }

auction-confirm-capot = Pour un capot, il faut faire tous les plis. Choisissez l’atout, ou revenez en arrière.
auction-confirm-generale = Une générale : le preneur devra faire tous les plis lui-même. Dans quel atout ?
auction-confirm-redouble = Surcontrer { $bid } ? L’enjeu monte encore d’un cran.
auction-button-confirm = Oui, je l’annonce
auction-button-reconsider = Non, revenir
