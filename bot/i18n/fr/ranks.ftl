# Les rôles de rang : un rôle du serveur pour chaque niveau de cote.

ranks-title = Rôles de rang
ranks-hint = Je donne à chaque joueur classé le rôle de son niveau, et j’en change avec sa cote : après { $least } parties, tant qu’il joue au moins une fois en { $days } jours. Créez d’abord les rôles dans Discord, puis choisissez-les ici.
ranks-on = **Activés** · { $count ->
        [0] personne n’a encore de rôle
        [one] { $count } joueur a le sien
       *[other] { $count } joueurs ont le leur
    }
ranks-off = **Désactivés** : je ne touche aux rôles de personne.
ranks-tier-master = Maître
ranks-tier-ace = As
ranks-tier-king = Roi
ranks-tier-queen = Dame
ranks-tier-jack = Valet
ranks-tier-line = **{ $tier }** ({ $note }) : { $role }
ranks-least = cote de { NUMBER($points, useGrouping: 0) } et plus
ranks-others = tous les autres joueurs classés
ranks-none = Aucun rôle
ranks-button-none = Aucun rôle pour ce rang
ranks-button-on = Activer
ranks-button-off = Désactiver et reprendre les rôles
ranks-button-again = Réessayer
ranks-reason = Rang dans le classement
ranks-trouble-no-right = Il me manque la permission « Gérer les rôles » : donnez-la à mon rôle (Paramètres du serveur, Rôles), puis revenez ici.
ranks-trouble-too-high = Ce rôle est au-dessus du mien : faites glisser le mien au-dessus (Paramètres du serveur, Rôles).
ranks-trouble-gone = Ce rôle n’existe plus : choisissez-en un autre.
ranks-trouble-managed = Ce rôle appartient à une application ou aux boosts, personne ne peut le donner : choisissez-en un autre.
ranks-trouble-powerful = Ce rôle a des permissions sur le serveur, ce ne peut pas être un rôle de rang : choisissez-en un autre.
ranks-trouble-refused = Discord ne m’a pas laissé donner ce rôle, j’ai donc arrêté. Vérifiez qu’il est sous le mien, puis appuyez sur « Réessayer ».
