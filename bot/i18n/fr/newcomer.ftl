# La page de qui n’a encore terminé aucune partie.

newcomer-button = Je débute
newcomer-title = Vous débutez ?
newcomer-partner = Votre **partenaire** est en face de vous, en { $seat } : { $player }. Vous gagnez et perdez ensemble.
newcomer-sides = « **Nous** », c’est vous deux ; « **eux** », ce sont les deux autres.
newcomer-numbers = **Enchérir**, c’est choisir un nombre, puis une couleur : votre camp promet de faire au moins ce nombre de points, et cette couleur devient l’atout. Il faut dire plus que l’enchère précédente, ou passer.
newcomer-trump = **Enchérir**, c’est prendre l’atout proposé ou en choisir un, ou passer. Qui le choisit doit, avec son camp, faire plus de points que l’autre.
newcomer-cards = Les cartes que vous ne pouvez pas jouer seront grisées : vous ne pouvez pas enfreindre les règles.
newcomer-button-lesson =
    { $variant ->
        [contree] Première leçon
        [contree_generale] Première leçon
        [contree_701] Première leçon
        [contree_coinche] Première leçon
       *[other] Première leçon de La Contrée
    }
newcomer-trial = Un essai : cette partie ne compte pas, et vous pouvez la quitter.
