# Ce que lit la personne qui fait tourner le bot : la ligne de commande, et pourquoi il ne démarre
# pas. Un message par fin possible : startup-<nom du code de sortie>.

startup-description = Un bot Discord pour jouer à la belote contrée.
startup-metavar = COMMANDE

startup-command-run = Se connecter à Discord et servir jusqu’à l’arrêt.
startup-command-demo = Jouer dans un navigateur sur cette machine, sans Discord.
startup-command-rebuild = Recompter les résultats à partir des journaux des parties.
startup-command-healthy = Finir avec le code 0 si le bot en marche a donné signe de vie récemment.
startup-option-port = port de la page sur 127.0.0.1 (par défaut : { $default })

startup-rebuilt =
    { $games ->
        [0] Aucune partie terminée : il n’y a rien à compter.
        [one] Les résultats d’une partie ont été recomptés.
       *[other] Les résultats de { $games } parties ont été recomptés.
    }

startup-unhealthy = Le bot n’a pas donné signe de vie récemment dans { $folder } : tourne-t-il, et avec ce dossier de données ?
startup-newer-database = La base de données a été écrite par une version plus récente du bot : mettez le bot à jour, ou remettez une sauvegarde d’avant la mise à jour.
startup-missing-token = Il n’y a pas de jeton Discord : copiez .env.example sous le nom .env et écrivez le jeton après DISCORD_TOKEN=, ou essayez le jeu sans Discord avec « make demo ».
startup-connection-lost = La connexion à Discord est perdue et n’a pas pu être rétablie : redémarrez le bot.
startup-unreachable = Discord est injoignable : vérifiez le réseau de cette machine et status.discord.com, puis redémarrez le bot.
startup-broken = Une erreur que personne n’avait prévue s’est produite ({ $error }) : les détails sont dans le journal ci-dessus, merci de les signaler.
startup-port-taken = Le port { $port } n’est pas utilisable sur cette machine, peut-être parce qu’un autre programme s’en sert : choisissez-en un autre, par exemple « make demo PORT=8899 ».
startup-missing-package = Le paquet { $package } n’est pas installé : installez-le avec « python -m pip install '{ $package }' ».
startup-unwritable-folder = Impossible d’écrire dans le dossier de données { $folder } : donnez-en le droit à l’utilisateur qui fait tourner le bot, ou choisissez un autre dossier avec CONTREE_DATA_DIR.
startup-full-disk = Il n’y a plus de place pour la base de données dans { $folder } : faites-en, puis redémarrez le bot.
startup-locked-database = Un autre programme garde la base de données verrouillée : arrêtez l’autre bot qui utilise { $folder }, ou donnez à celui-ci son propre dossier avec CONTREE_DATA_DIR.
startup-missing-intent = Discord refuse une intention (« intent ») que le bot demande : ouvrez l’application dans le portail des développeurs de Discord, activez-la sous « Bot », puis redémarrez le bot.
startup-refused-token = Discord refuse le jeton : recopiez-le en entier depuis la page « Bot » de l’application, dans le portail des développeurs de Discord, vers DISCORD_TOKEN dans .env, ou renouvelez-le là-bas s’il a été vu.
startup-unreadable-database = Le fichier de la base de données n’est pas lisible : mettez une sauvegarde à sa place, ou choisissez un autre fichier avec CONTREE_DATABASE_URL.
startup-unreachable-database = Le serveur de base de données ne répond pas ou refuse la connexion : vérifiez qu’il tourne et que CONTREE_DATABASE_URL le désigne bien, avec son utilisateur et sa base.

startup-bad-setting = { $variable } a une valeur inutilisable : .env.example montre ce qui est possible.
startup-bad-choice = { $variable } peut valoir { $choices }, pas « { $value } ».
startup-bad-number =
    { $whole ->
        [true] { $variable } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
       *[false] { $variable } doit être un nombre de { $least } à { $most }, pas « { $value } ».
    }
startup-unreadable-settings = Le fichier { $file } est illisible : enregistrez-le comme texte UTF-8 que l’utilisateur qui fait tourner le bot peut lire.

# La démonstration dans le navigateur.

startup-demo-open = Ouvrez { $url } et appuyez sur « { lobby-button-fill } ». Ctrl+C pour finir.
startup-demo-server = Café du Commerce
startup-demo-visitor = Vous
startup-demo-onlooker = Un curieux
