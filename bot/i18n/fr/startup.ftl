# Ce que lit la personne qui fait tourner le bot : la ligne de commande, et pourquoi il ne démarre
# pas. Un message par fin possible : startup-<nom du code de sortie>.

startup-description = Un bot Discord pour jouer à la belote contrée.
startup-version = affiche la version et s’arrête
startup-metavar = COMMANDE

startup-command-run = Se connecter à Discord et servir jusqu’à l’arrêt.
startup-command-demo = Jouer dans un navigateur sur cette machine, sans Discord.
startup-command-rebuild = Recalculer les résultats à partir des journaux des parties.
startup-command-sync = Envoyer à Discord les emojis des cartes, et retirer les anciens.
startup-command-healthy = Finir avec le code 0 tant que le bot tourne et qu’on peut jouer.
startup-command-doctor = Examiner l’installation : cette machine, la base de données, Discord. Ne change rien.
startup-command-backup = Copier la base de données dans un fichier, même pendant que le bot tourne (SQLite).
startup-command-check = Examiner une sauvegarde, ou la base du bot lui-même : chaque page, chaque journal, chaque résultat. Ne change rien.
startup-command-restore = Vérifier une sauvegarde et la mettre à la place de la base de données (SQLite) ; le bot doit être arrêté.
startup-command-move = Déplacer la base de données de son fichier vers un serveur PostgreSQL ; le bot doit être arrêté.
startup-address = ADRESSE
startup-address-argument = une base vide de ce serveur, comme postgresql://UTILISATEUR@HÔTE/NOM ; le mot de passe peut être dans PGPASSWORD
startup-command-explain = Dire ce qu’un expert ferait dans une donne, et pourquoi.
startup-file = FICHIER
startup-file-backup = où va la copie
startup-file-check = la sauvegarde ; sans elle, la base du bot lui-même
startup-file-restore = la sauvegarde
startup-deal = DONNE
startup-deal-argument = la donne entre guillemets, telle que la montre « Exporter », ou - pour la lire sur l’entrée standard
startup-force-backup = remplacer un fichier qui existe déjà
startup-force-restore = la mettre en place même si la vérification trouve des défauts
startup-option-port = port de la page sur 127.0.0.1 (par défaut : { $default })
startup-option-at = l’enchère ou la carte, comptée à partir de 1 ; sans elle, la dernière, ou celle qui attend

startup-rebuilt =
    { $games ->
        [0] Aucune partie terminée : rien à recalculer.
        [one] Résultats d’une partie recalculés.
       *[other] Résultats de { $games } parties recalculés.
    }
startup-not-rebuilt =
    { $count ->
        [one] Cette version ne lit pas le journal de la table { $tables } : ses résultats restent comme ils étaient.
       *[other] Cette version ne lit pas les journaux des tables { $tables } : leurs résultats restent comme ils étaient.
    }

# Les emojis des cartes.

startup-syncing = Emojis : { $done } sur { $steps }
startup-synced = Emojis voulus : { $wanted } ; envoyés : { $put } ; retirés : { $removed }. Le bot s’en servira à son prochain démarrage.

# Les sauvegardes, et ce que leur vérification trouve.

startup-copied = { $percent } % copiés
startup-backed-up = { $file } : { $size } Mo, chaque page vérifiée.
startup-checked = { $file } : schéma { $revision } ; tables : { $tables }, dont ouvertes : { $open } ; lignes de journal : { $events } ; parties finies : { $games }.
startup-other-rules =
    { $count ->
        [one] Une table a été jouée avec une autre version des règles de son jeu : son journal est gardé, sans être rejoué.
       *[other] { $count } tables ont été jouées avec une autre version des règles de leur jeu : leurs journaux sont gardés, sans être rejoués.
    }
startup-later-logs =
    { $count ->
        [one] Une table vient d’une version plus récente du bot : son journal est laissé tel quel, et n’est pas examiné.
       *[other] { $count } tables viennent d’une version plus récente du bot : leurs journaux sont laissés tels quels, et ne sont pas examinés.
    }
startup-old-results = Les résultats ont été calculés par une version plus ancienne du bot et ne sont pas comparés : il les recalcule à son prochain démarrage.
startup-sound = Tout est lisible, et les résultats correspondent aux journaux.
startup-ladders-sound = Les cotes et les classements correspondent aux résultats.
startup-ladders-not-compared =
    { $why ->
        [on-server] Les cotes et les classements n’ont pas été comparés, car rien n’est écrit sur un serveur : « { TYPED("rebuild") } » les recompte.
        [old] Les cotes et les classements viennent d’une version plus ancienne du bot, ou sont en train d’être recomptés, et ne sont pas comparés : le bot les recompte pendant qu’il tourne.
       *[in-doubt] Les cotes et les classements n’ont pas été comparés, car des résultats dont ils dépendent sont faux.
    }
startup-not-compared = Chaque valeur a été lue, mais rien d’autre ne dit si c’est la bonne : { $read }. Non examiné, car cela ne change aucune réponse : { $free }.
startup-damage-pages = Le fichier lui-même : { $what }
startup-damage-references =
    { $count ->
        [one] Une ligne de « { $name } » ne renvoie à rien.
       *[other] { $count } lignes de « { $name } » ne renvoient à rien.
    }
startup-damage-log =
    { $entry ->
        [0] Table { $table } : journal illisible.
       *[other] Table { $table } : journal illisible à partir de la ligne { $entry }.
    }
startup-damage-event =
    { $why ->
        [illegal] Table { $table }, ligne { $entry } du journal : les règles interdisaient cette enchère ou cette carte.
        [not-following] Table { $table }, ligne { $entry } du journal : d’après les règles, autre chose devait suivre.
        [not-dealt] Table { $table }, ligne { $entry } du journal : ces cartes ne découlent pas de la graine scellée, ou ne forment pas une donne.
        [cut-short] Table { $table } : le journal s’arrête au milieu d’un coup, la ligne { $entry } manque.
       *[impossible] Table { $table }, ligne { $entry } du journal : ce coup était impossible à ce moment-là.
    }
startup-damage-row = Table { $table } : le journal nomme un autre salon, dit que la table est fermée, ou s’arrête avant la donne que montre son message.
startup-damage-results = Table { $table } : les résultats ne correspondent pas au journal ; « { TYPED("rebuild") } » les recalcule.
startup-damage-ladder =
    { $server ->
        [0] Classement « { $ladder } » de tous les serveurs : des cotes, changements ou sommes ne sont pas ceux des parties (lignes : { $count }) ; « { TYPED("rebuild") } » les recompte.
       *[other] Classement « { $ladder } » du serveur { $server } : des cotes, changements ou sommes ne sont pas ceux des parties (lignes : { $count }) ; « { TYPED("rebuild") } » les recompte.
    }
startup-damage-play = Partie commune { $play }, donne { $deal } : sa ligne ne donne pas le score ou l’état qui est gardé.
startup-damage-cards = Ligne { $row } de « { $name } » : l’empreinte n’est pas celle des cartes. Elle les garde fermées à ceux qui ne les ont pas encore jouées.
startup-damage-value = Ligne { $row } de « { $name } » : « { $column } » contient une valeur qui n’en est pas une.
startup-not-restored = Rien n’a changé. Pour mettre en place une sauvegarde abîmée quand même : --force.
startup-restored = { $file } est en place dans { $database } : démarrez le bot.
startup-former = L’ancienne base se trouve dans { $former } ; supprimez-la quand vous n’en aurez plus besoin.

startup-unhealthy = Le bot n’a pas donné signe de vie récemment dans { $folder } : tourne-t-il, et avec ce dossier de données ? Si oui, son journal dit si Discord ou la base de données ne répond plus.
startup-newer-database = La base de données a été écrite par une version plus récente du bot ; rien n’y a été changé. Mettez le bot à jour, ou remettez avec « restore » la copie que la mise à jour a laissée à côté d’elle (….before-…). Ce qui a été joué depuis n’est pas dans cette copie.
startup-other-shape =
    { $how ->
        [lacks] La base de données date d’avant la 1.0, a été modifiée à la main, ou appartient à un autre programme : il y manque { startup-other-shape-names }.
        [differs] La base de données date d’avant la 1.0, ou a été modifiée à la main : ne sont pas comme cette version les crée : { startup-other-shape-names }.
       *[before] La base de données date d’avant la 1.0.
    } Rien n’y a été changé. Aucune version publiée ne la lit : restaurez une sauvegarde, ou repartez d’une base vide : écartez le fichier, ou nommez une autre base dans CONTREE_DATABASE_URL.
startup-other-shape-names =
    { $more ->
        [0] { $names }
       *[other] { $names } et { $more } de plus
    }
startup-not-copied = La base de données doit être mise à jour, mais sa copie { $file } ne peut pas être écrite avant : faites de la place pour un second fichier de cette taille, ou donnez le droit d’écrire dans ce dossier, puis redémarrez le bot. Rien n’a été changé.
startup-missing-token =
    Aucun jeton Discord : { IN_REPOSITORY() ->
        [yes] copiez .env.example sous le nom .env et écrivez le jeton après DISCORD_TOKEN=, ou essayez le jeu sans Discord avec « make demo ».
       *[no] donnez DISCORD_TOKEN à l’environnement du bot, ou écrivez DISCORD_TOKEN= et le jeton dans le fichier .env du dossier où vous le lancez.
    }
startup-connection-lost = La connexion à Discord est perdue et n’a pas pu être rétablie : redémarrez le bot.
startup-gateway-silent = Discord n’envoie plus rien depuis trop longtemps, et se reconnecter a échoué : le bot s’arrête pour être relancé. Un superviseur le fait de lui-même.
startup-emojis-refused =
    { $refused ->
        [one] Discord a refusé un emoji : relancez « { TYPED("sync") } » plus tard, ce qui est fait reste fait. D’ici là, les cartes qui manquent s’écrivent V♥.
       *[other] Discord a refusé { $refused } emojis : relancez « { TYPED("sync") } » plus tard, ce qui est fait reste fait. D’ici là, les cartes qui manquent s’écrivent V♥.
    }
startup-unreachable = Discord est injoignable : vérifiez le réseau de cette machine et status.discord.com, puis redémarrez le bot.
startup-broken = Erreur inattendue ({ $error }) : merci de la signaler avec les détails du journal ci-dessus.
startup-faulty-setup =
    { $count ->
        [one] Un contrôle a échoué : sa ligne dit quoi faire.
       *[other] { $count } contrôles ont échoué : leurs lignes disent quoi faire.
    }
startup-port-taken = Impossible d’utiliser le port { $port } sur cette machine ; un autre programme s’en sert peut-être. Choisissez-en un autre : avec « { TYPED("demo") } --port 8899 » pour la démo, avec CONTREE_METRICS_PORT pour les mesures.
startup-missing-package = Le paquet { $package } n’est pas installé : installez le bot comme « contree[{ $extra }] » (docs/hosting/install.md), ou ce paquet seul avec « { $python } -m pip install '{ $package }' ».
startup-unwritable-folder = Impossible d’entrer ou d’écrire dans le dossier { $folder } : donnez-le à l’utilisateur qui fait tourner le bot (pour le conteneur : chown -R 10001 DOSSIER), ou choisissez-en un autre avec CONTREE_DATA_DIR.
startup-full-disk = Il n’y a plus de place pour la base de données dans { $folder } : faites-en, puis redémarrez le bot.
startup-full-temporary-folder = Plus de place dans le dossier temporaire { $folder } pour la copie à vérifier : libérez-en, ou nommez un autre dossier avec TMPDIR. La base elle-même n’est pas changée.
startup-locked-database = Un autre programme garde verrouillée la base de données de { $folder } : fermez-le, puis redémarrez le bot.
startup-missing-intent = Discord refuse une intention (« intent ») que le bot demande : ouvrez l’application dans le portail des développeurs de Discord, activez-la sous « Bot », puis redémarrez le bot.
startup-refused-token = Discord refuse le jeton : recopiez-le en entier depuis la page « Bot » de l’application, dans le portail des développeurs de Discord, vers DISCORD_TOKEN dans .env, ou renouvelez-le là-bas s’il a été vu.
startup-unreadable-database = Le fichier de la base de données est abîmé ou n’en est pas une : mettez une sauvegarde à sa place, ou choisissez un autre fichier avec CONTREE_DATABASE_URL.
startup-unreachable-database =
    Le serveur de la base de données ne répond pas ou refuse la connexion{ $reason ->
        [none] {""}
       *[other] {" "}(il dit : { $reason })
    } : vérifiez qu’il tourne et que { $variable } nomme le bon serveur, l’utilisateur, le mot de passe et la base.
startup-damaged = { $file } est abîmé : les lignes ci-dessus disent comment, et docs/hosting/troubleshooting.md ce qu’il faut faire.
startup-file-exists = { $file } existe déjà : nommez un autre fichier, ou ajoutez --force pour le remplacer.
startup-missing-folder = Le dossier { $folder } de la base de données n’existe pas : créez-le, ou corrigez CONTREE_DATABASE_URL.
startup-missing-file = Le fichier { $file } n’existe pas.
startup-unwritable-file = Impossible d’écrire { $file } : son dossier existe-t-il, avec de la place et le droit d’y écrire ?
startup-unreadable-file = { $file } n’est pas une base de données du bot, ou n’est pas lisible : prenez une autre sauvegarde.
startup-bot-running = Un bot se sert de { $file } : arrêtez-le d’abord, puis recommencez.
startup-second-bot = Un autre bot se sert de cette base de données, ou elle est en cours de restauration : arrêtez l’autre d’abord, ou donnez à ce bot sa propre base avec CONTREE_DATA_DIR ou CONTREE_DATABASE_URL.
startup-lease-lost = Un autre processus a repris les serveurs de celui-ci, resté trop longtemps coupé de la base de données ou arrêté : redémarrez-le, et il se tiendra prêt à les reprendre.
startup-file-gone = Le fichier de la base de données a été supprimé ou remplacé pendant que le bot tournait. Rien n’est perdu : tout ce qui était enregistré est dans { $kept }. Redémarrez le bot. Si { $kept } n’est pas le nom de la base, un autre fichier porte ce nom : pour continuer ce qui a été joué, lancez d’abord « { TYPED("restore") } { $kept } ».
startup-tables-lost = La base de données { $file } est vide, ou a perdu presque toutes ses tables, mais { $copy } les a encore. Rien n’a été changé. Pour continuer avec celles-ci, lancez « { TYPED("restore") } { $copy } ». Pour repartir de zéro, retirez d’abord les copies de { $folder } : docs/hosting/backups.md.
startup-no-rights = Le compte de { $variable } n’a pas le droit de créer des tables dans cette base, ou de s’en servir. Faites-en le propriétaire : « createdb --owner=COMPTE NOM » pour une nouvelle base, « ALTER DATABASE NOM OWNER TO COMPTE » pour une base existante. Voir docs/hosting/postgresql.md.
startup-not-empty = { $database } n’est pas vide : nommez une autre base, ou recréez celle-ci (dropdb, createdb). Rien n’a été changé.
startup-moved = Lignes dans { $database } : { $rows }, chacune comparée avec { $file }, qui reste tel quel. Écrivez l’adresse et son mot de passe après CONTREE_DATABASE_URL= et lancez le bot.
startup-not-sqlite = La base de données est dans PostgreSQL : copiez-la avec pg_dump et remettez-la avec pg_restore.
startup-unreadable-deal = Je ne peux pas lire cette donne : « { $found } ». { $why }
startup-not-text = Ce qui est lu n’est pas du texte : enregistrez le fichier en UTF-8.
startup-no-such-decision = Les décisions de cette donne vont de 1 à { $count } : { $number } n’en est pas une.

startup-bad-setting = { $variable } a une valeur inutilisable : docs/hosting/settings.md dit ce qui est possible.
startup-bad-token = { $variable } n’est pas un jeton : un jeton n’a que des lettres, des chiffres, des points, des tirets et des traits de soulignement, sans guillemets ni espaces. Copiez-le depuis la page « Bot » de l’application, dans le portail des développeurs de Discord.
startup-bad-zone = { $variable } doit être le nom d’un fuseau horaire, par exemple Europe/Paris ou America/Montreal.
startup-bad-host = { $variable } doit être une adresse de cette machine sans port, par exemple 127.0.0.1 ; 0.0.0.0 les désigne toutes.
startup-bad-address = { $variable } doit être une adresse http de cette machine, par exemple http://127.0.0.1:8080/api/v10 : le jeton y est envoyé. Pour parler à Discord, ne la mettez pas.
startup-bad-shard-count = { $variable } doit être une puissance de deux, de 1 à 1024 : 1, 2, 4, 8 et ainsi de suite.
startup-bad-shards = { $variable } doit énumérer les shards de ce processus, par exemple 0,1 ou 0-3, chacun plus petit que CONTREE_SHARD_COUNT, et CONTREE_DATABASE_URL doit désigner une base PostgreSQL.
startup-bad-choice = { $variable } doit valoir { $choices }, pas « { $value } ».
startup-bad-number =
    { $whole ->
        [true] { $variable } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
       *[false] { $variable } doit être un nombre de { $least } à { $most }, pas « { $value } ».
    }
startup-mistyped-setting = Attention : { $variable } n’est pas un réglage et reste sans effet. Vouliez-vous dire { $meant } ?
startup-unknown-setting = Attention : { $variable } n’est pas un réglage et reste sans effet. Ils sont tous dans docs/hosting/settings.md.
startup-unreadable-settings = Le fichier { $file } est illisible : enregistrez-le comme texte UTF-8 que l’utilisateur qui fait tourner le bot peut lire.

# La démonstration dans le navigateur.

startup-experts-compile = Les experts compilent leur recherche : quelques secondes la première fois sur cette machine. En attendant, des joueurs de club les remplacent.
startup-demo-open = Ouvrez { $url } pour jouer : vous êtes à table avec trois ordinateurs, les cartes sont données. Ctrl+C pour finir.
startup-demo-address = Cette adresse est incomplète : ouvrez celle que la démo a écrite dans le terminal, jusqu’à son dernier caractère.
startup-demo-bot = Contrée
startup-demo-server = Café du Commerce
startup-demo-visitor = Camille
startup-demo-friend =
    { $number ->
        [1] Alice
        [2] Bruno
       *[other] Chloé
    }
startup-demo-manager = Gérant
startup-command-days = Choisir des donnes du jour comme le fait le bot, sans rien garder
startup-option-from = le premier de ces jours, comme 2026-01-31 : un même jour a la même liste à chaque fois ({ $default } sans cela)
startup-option-count = le nombre de jours ({ $default } sans cela)
startup-dry-run-days = ce que fait toujours cette commande : rien n’est gardé
startup-command-problems = Afficher ce que les joueurs ont signalé des problèmes, un par ligne
startup-reported-problems = ce que fait toujours cette commande
startup-day =
    { $day } : donne { $number } de sa liste, { $par }, résultats de six joueurs : { $results } ; { $passed ->
        [yes] retenue
       *[no] la meilleure des { $tried } qui ont été jouées, car aucune n’a été retenue
    } ; { $seconds } s de processeur
startup-day-no-par = aucun contrat
