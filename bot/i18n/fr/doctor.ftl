# Ce que « contree doctor » constate. Chaque phrase dit quoi faire, s’il y a quelque chose à faire.

doctor-version = Bot : version { $version }, dans { $folder }.
doctor-packages = Bot : le paquet { $package } vient de { $folder }, et non de { $own } : un autre programme en a un de ce nom. Installez le bot dans un environnement à lui : docs/hosting/install.md.
doctor-settings = Réglages : toutes les valeurs sont valables.
doctor-folder = Dossier de données : on peut écrire dans { $folder }.
doctor-folder-unwritable = Dossier de données : impossible d’écrire dans { $folder }. Donnez-le au compte qui lance le bot (pour le conteneur : chown -R 10001 DOSSIER), ou changez CONTREE_DATA_DIR.
doctor-disk = Disque : { $megabytes } Mo libres pour { $folder }.
doctor-disk-low = Disque : seulement { $megabytes } Mo libres pour { $folder }. Faites bientôt de la place : la base grossit à chaque donne.
doctor-disk-full = Disque : { $megabytes } Mo libres pour { $folder }. Faites de la place tout de suite : sur un disque plein, aucune partie ne s’enregistre.
doctor-database-folder = Base de données : le dossier { $folder } n’existe pas. Créez-le, ou corrigez CONTREE_DATABASE_URL.
doctor-database-new = Base de données : { $file } n’existe pas encore ; le bot la crée.
doctor-database-empty = Base de données : accessible et vide ; le bot crée ses tables.
doctor-database-forbidden = Base de données : le serveur répond, mais le compte du bot n’a pas le droit d’y créer des tables. Faites-en le propriétaire de la base : docs/hosting/postgresql.md.
doctor-database-shared = Base de données : { $file } se trouve sur { $kind }, que d’autres machines partagent. SQLite ne peut pas s’y fier aux verrous, et des parties peuvent être perdues : utilisez un disque de cette machine, ou PostgreSQL.
doctor-database-migrated = Base de données : lisible, au schéma de cette version.
doctor-database-old =
    { $count ->
        [one] Base de données : un changement de schéma est à faire. Le bot s’en charge à son prochain démarrage : faites d’abord une sauvegarde.
       *[other] Base de données : { $count } changements de schéma sont à faire. Le bot s’en charge à son prochain démarrage : faites d’abord une sauvegarde.
    }
doctor-database-newer = Base de données : une version plus récente du bot l’a écrite. Installez cette version, ou restaurez une sauvegarde d’avant la mise à jour.
doctor-database-other =
    { $how ->
        [lacks] Base de données : d’avant la 1.0, modifiée à la main, ou d’un autre programme : il y manque { startup-other-shape-names }.
        [differs] Base de données : d’avant la 1.0, ou modifiée à la main ; créés autrement : { startup-other-shape-names }.
       *[before] Base de données : d’avant la 1.0.
    } Aucune version publiée ne la lit : restaurez une sauvegarde, ou repartez d’une base vide.
doctor-database-writable = Base de données : on peut y écrire.
doctor-database-unwritable = Base de données : impossible d’y écrire ({ $cause }). Voir docs/hosting/troubleshooting.md.
doctor-database-unreachable =
    Base de données : illisible ({ $cause }{ $reason ->
        [none] {""}
       *[other] , { $reason }
    }). Vérifiez CONTREE_DATABASE_URL et que le serveur tourne ; pour un fichier, voyez docs/hosting/troubleshooting.md.
doctor-code = Ordinateurs : les experts réfléchissent ; leur code compilé est gardé dans { $folder }.
doctor-experts-broken = Ordinateurs : les experts ne peuvent pas réfléchir, des joueurs plus simples jouent donc à leur place ({ $why }). Lancez le bot avec CONTREE_LOG_LEVEL=debug et lisez son journal.
doctor-database-lost = Base de données : { $file } est vide, ou a perdu presque toutes ses tables, mais { $copy } les a encore. Restaurez cette copie, ou retirez les copies pour repartir de zéro : docs/hosting/backups.md.
doctor-backups-none = Sauvegardes : le bot n’en fait aucune. Donnez à CONTREE_BACKUP_FOLDER un dossier sur un autre disque.
doctor-backups-unwritable = Sauvegardes : impossible d’écrire dans { $folder }. Donnez ce dossier au compte qui lance le bot (pour le conteneur : chown -R 10001 DOSSIER), ou changez CONTREE_BACKUP_FOLDER.
doctor-backups-begin = Sauvegardes : aucune encore dans { $folder } ; le bot fait la première à son démarrage.
doctor-backups =
    { $hours ->
        [0] Sauvegardes : la dernière dans { $folder } date de moins d’une heure.
        [one] Sauvegardes : la dernière dans { $folder } date d’une heure.
       *[other] Sauvegardes : la dernière dans { $folder } date de { $hours } heures.
    }
doctor-backups-old =
    { $hours ->
        [one] Sauvegardes : la dernière dans { $folder } date d’une heure, alors qu’il en fallait une depuis. Si le bot tourne, son journal dit pourquoi.
       *[other] Sauvegardes : la dernière dans { $folder } date de { $hours } heures, alors qu’il en fallait plusieurs depuis. Si le bot tourne, son journal dit pourquoi.
    }
doctor-code-unkept = Ordinateurs : aucun dossier pour leur code compilé, chaque démarrage le compile donc à nouveau. Donnez à NUMBA_CACHE_DIR un dossier où le bot peut écrire.
doctor-no-token = Jeton : il n’y en a pas. Écrivez-le après DISCORD_TOKEN= dans .env ; rien n’a été demandé à Discord.
doctor-token = Jeton : accepté ; le bot s’appelle { $name }.
doctor-token-refused = Jeton : refusé. Copiez le jeton entier depuis la page « Bot » de l’application, dans le portail des développeurs de Discord, ou réinitialisez-le là.
doctor-unreachable = Discord : injoignable ({ $why }). Vérifiez le réseau de cette machine et status.discord.com.
doctor-unanswered = Discord : pas de réponse à propos de { $check } ({ $why }). Réessayez plus tard.
doctor-clock = Horloge : d’accord avec celle de Discord.
doctor-clock-late =
    { $direction ->
        [ahead] Horloge : { $seconds } s d’avance sur celle de Discord.
       *[behind] Horloge : { $seconds } s de retard sur celle de Discord.
    } Laissez cette machine la régler par NTP : les heures des messages et les mesures sont décalées d’autant.
doctor-clock-wrong =
    { $direction ->
        [ahead] Horloge : { $seconds } s d’avance sur celle de Discord.
       *[behind] Horloge : { $seconds } s de retard sur celle de Discord.
    } Laissez cette machine la régler par NTP : avec une horloge aussi fausse, les mains ne peuvent pas être redessinées.
doctor-intents = Intents : le bot n’a besoin d’aucun que Discord pourrait refuser.
doctor-endpoint = Application : elle a une « Interactions Endpoint URL », les appuis n’arrivent donc jamais au bot. Videz ce champ dans le portail des développeurs.
doctor-code-grant = Application : « Requires OAuth2 Code Grant » est activé, l’invitation habituelle échoue donc. Désactivez-le sous « Bot » dans le portail des développeurs.
doctor-starts = Passerelle : shards : { $shards } ; démarrages encore possibles aujourd’hui : { $left }.
doctor-starts-few =
    { $left ->
        [one] Passerelle : il reste { $left } démarrage sur { $total } aujourd’hui. Cherchez pourquoi le bot redémarre si souvent : quand il n’en reste plus, Discord réinitialise le jeton.
       *[other] Passerelle : il reste { $left } démarrages sur { $total } aujourd’hui. Cherchez pourquoi le bot redémarre si souvent : quand il n’en reste plus, Discord réinitialise le jeton.
    }
doctor-commands = Commandes : { $count } groupes sont enregistrés.
doctor-commands-first = Commandes : le bot enregistre les siennes à son premier démarrage avec ce dossier de données.
doctor-commands-missing = Commandes : { $count } groupes sont enregistrés, pas ceux de ce dossier de données. Le bot enregistre les siens à son prochain démarrage ; pour le forcer, supprimez commands.json du dossier de données.
doctor-emojis = Emojis : au complet ({ $total }).
doctor-emojis-missing = Emojis : il en manque { $count } sur { $total }. Lancez « { TYPED("sync") } » ; d’ici là, les cartes s’écrivent V♥.
doctor-no-server = Serveurs : le bot n’est sur aucun. Invitez-le : https://discord.com/oauth2/authorize?client_id={ $application }&scope=bot+applications.commands&permissions=274877942784
doctor-server = Serveur « { $server } » : le bot peut écrire et joindre des fichiers.
doctor-server-plain = Serveur « { $server } » : sans la permission de joindre des fichiers, les tables s’affichent en texte.
doctor-server-silent = Serveur « { $server } » : il manque au rôle du bot { $missing }. On ne peut ouvrir de table que dans les salons qui le permettent.
doctor-channels-closed = Serveur « { $server } » : le bot ne peut écrire dans aucun de ses salons ({ $total }). Donnez à son rôle « Voir le salon » et « Envoyer des messages » là où l’on doit jouer.
doctor-channels-some =
    Serveur « { $server } » : on peut ouvrir une table dans { $open } salons sur { $total }, mais pas dans { $closed }{ $more ->
        [0] {""}
        [1] {" "}et un autre
       *[other] {" "}et { $more } autres
    }.
doctor-role-too-high = Serveur « { $server } » : le bot ne peut pas donner le rôle de rang « { $role } ». Placez le rôle du bot au-dessus, dans les paramètres du serveur, sous « Rôles ».
doctor-post-closed = Serveur « { $server } » : le bot ne peut pas écrire dans { $channel }, où il doit publier une soirée ou la donne du jour. Donnez à son rôle « Voir le salon » et « Envoyer des messages » dans ce salon, ou choisissez-en un autre.
doctor-no-threads = Serveur « { $server } » : dans { $channel }, le bot ne peut pas ouvrir de fil pour chaque table d’une soirée. Donnez-lui « Créer des fils publics » et « Envoyer des messages dans les fils ».
doctor-no-history = Serveur « { $server } » : dans { $channel }, le bot ne peut pas relire ce qu’il a publié. S’il s’arrête net au moment d’une publication, elle peut venir deux fois. Donnez-lui « Voir les anciens messages ».
