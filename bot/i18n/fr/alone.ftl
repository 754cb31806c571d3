# Une donne jouée seul avec trois experts, pour un jour ou pour un défi.

alone-button-on = Continuer
practice-button = Jouer une donne seul
practice-button-again = Une autre donne
practice-title = Donne d’entraînement
practice-head = Donne d’entraînement, pour vous seul
practice-private = Vous seul l’avez vue, et elle ne compte nulle part.
alone-thinking = { $head } : les experts réfléchissent…
alone-somebody = quelqu’un
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, en défense
    }, { $result ->
        [made] réussi
        [failed] chuté
        [tie] égalité
        [penalty] réclamation
       *[void] donne nulle
    } : { $points } à la marque
alone-passed = Tout le monde a passé : { $points } à la marque
alone-par = Le mieux possible, cartes sur table : { BY($contract) } ({ $points } à la marque).
