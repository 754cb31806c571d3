# Les réglages d’un serveur.

settings-title = Réglages du serveur
settings-page-start = Accueil
settings-page-tables = Tables
settings-page-ratings = Cotes
settings-page-posts = Messages
settings-page-reset = Réinitialiser
settings-line = { $name } : { $value }
settings-off = aucun salon
settings-button-undo = Annuler ce changement
settings-undone = Changement annulé. De nouveau :
settings-same = Choisi comme c’était déjà.
settings-zone = Fuseau horaire : { $zone }, où il est { $now }.
settings-zone-title = Fuseau horaire
settings-zone-label = Sa plus grande ville, par exemple Paris
settings-language = Langue des tables
settings-language-host = Celle de l’hôte
# Le nom de cette langue même.
settings-language-own = Français
settings-game = Jeu et règles maison
settings-channels = Salons des tables
settings-channels-hint = Jusqu’à dix : les tables, les défis, les soirées et la donne du jour y restent alors, fils compris.
settings-channels-all = partout
settings-channels-none = nulle part
settings-channels-gone = Tous les salons choisis pour les tables ont été supprimés : aucune ne s’ouvre. Choisissez-en d’autres sous { settings-page-start }.
settings-button-anywhere = Des tables partout
settings-button-allow = Autoriser ici
settings-allowed = Des tables peuvent maintenant s’ouvrir dans { $channel }. Pour revenir en arrière : { help-command-setup }.
settings-clock = Temps par tour
settings-level = Niveau des ordinateurs
settings-convention = { convention-title }
settings-pictures = Images
settings-pictures-none = Aucune
settings-pictures-none-note = tout en texte
settings-pictures-tricks = À chaque pli
settings-pictures-tricks-note = table et mains dessinées, sans clignotement
settings-pictures-cards = À chaque carte
settings-pictures-cards-note = toujours à jour, mais l’image clignote
settings-pack = Cartes que tous voient
settings-button-back = Réglages du serveur
settings-button-house = Règles maison
settings-reactions =
    { $allowed ->
        [yes] Réactions des joueurs : permises
       *[other] Réactions des joueurs : désactivées
    }
settings-folds =
    { $folds ->
        [yes] Donnes : un message par partie
       *[other] Donnes : un message chacune
    }
settings-feats =
    { $announced ->
        [yes] Nouveaux exploits : annoncés
       *[other] Nouveaux exploits : privés
    }
settings-button-reset = Réinitialiser ces réglages
settings-reset-what = Voici ce qui changerait :
settings-reset-keeps = Les résultats, les cotes, les rôles de rang et les soirées restent. On peut l’annuler pendant un jour.
settings-reset-none = Tout est comme à l’arrivée du bot.
settings-ladders = Classements
settings-ladders-shared = Ce serveur et tous
settings-ladders-shared-note = ses parties comptent aussi au classement général
settings-ladders-apart = Ce serveur seul
settings-ladders-apart-note = ses parties ne comptent pas ailleurs
settings-recounting = Je recalcule les cotes et les classements…
settings-podium = Podium de fin de saison
settings-podium-hint = Publié dans un salon tous les trois mois.
settings-button-podium-off = Désactiver le podium
settings-day = { today-settings-title }
settings-day-hour = Heure de la donne du jour
settings-button-day-off = Ne plus publier la donne du jour
settings-evenings-paused = Un rendez-vous est en pause : dans son salon, je ne peux plus publier ni ouvrir de table.
settings-day-silent = La donne du jour n’est pas publiée : son salon n’existe plus, ou je ne peux pas y écrire. Choisissez-en un autre sous { settings-page-posts }.
settings-day-elsewhere = La donne du jour vient toujours dans { $channel }, où aucune table ne s’ouvre. Choisissez un autre salon sous { settings-page-posts }.
