# La page de qui n’a encore terminé aucune partie.

newcomer-button = Je débute
newcomer-partner =
    { $taken ->
        [no] Votre **partenaire** sera la personne qui s’assiéra en { $seat }
       *[yes] Votre **partenaire** est { $player }, en { $seat }
    } : « **nous** », c’est vous deux ; « **eux** », les autres.
newcomer-button-lesson =
    { $variant ->
        [contree] Première leçon
        [contree_generale] Première leçon
        [contree_701] Première leçon
        [contree_coinche] Première leçon
       *[other] Première leçon de La Contrée
    }
newcomer-trial = Un essai : cette partie ne compte pas, et vous pouvez la quitter.
