# Les réglages d’un serveur.

settings-title = Réglages du serveur
settings-hint = Ils s’appliquent aux prochaines tables. L’hôte d’une table peut les changer.
settings-zone = Fuseau horaire : { $zone }, où il est { $now }.
settings-zone-title = Fuseau horaire
settings-zone-label = Sa plus grande ville, par exemple Paris
settings-language = Langue des tables
settings-language-host = Celle de l’hôte
# Le nom de cette langue même.
settings-language-own = Français
settings-game = Jeu et règles maison
settings-clock = Temps par tour
settings-level = Niveau des ordinateurs
settings-pictures = Images
settings-pictures-none = Aucune
settings-pictures-none-note = tout en texte
settings-pictures-tricks = À chaque pli
settings-pictures-tricks-note = table et mains dessinées, sans clignotement
settings-pictures-cards = À chaque carte
settings-pictures-cards-note = toujours à jour, mais l’image clignote
settings-button-back = Réglages du serveur
settings-button-house = Règles maison
settings-reactions =
    { $allowed ->
        [yes] Réactions des joueurs : permises
       *[other] Réactions des joueurs : désactivées
    }
settings-feats =
    { $announced ->
        [yes] Nouveaux exploits : annoncés
       *[other] Nouveaux exploits : privés
    }
settings-button-reset = Rétablir les réglages d’origine…
settings-ladders = Classements
settings-ladders-shared = Ce serveur et tous les serveurs
settings-ladders-shared-note = ses parties comptent aussi au classement général
settings-ladders-apart = Ce serveur seul
settings-ladders-apart-note = ses parties ne comptent pas ailleurs
settings-recounting = Je recalcule les cotes et les classements…
settings-podium = Podium de fin de saison
settings-podium-none = Désactivé
settings-evenings-paused = Un rendez-vous est en pause : je ne peux plus publier dans son salon.
settings-day-silent = La donne du jour n’est pas publiée : son salon n’existe plus, ou je ne peux pas y écrire. Choisissez-en un autre sous Donne du jour.
