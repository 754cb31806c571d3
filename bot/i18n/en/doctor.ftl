# What “contree doctor” finds. Each sentence says what to do, where something is to be done.

doctor-version = Bot: version { $version }, in { $folder }.
doctor-packages = Bot: the package { $package } comes from { $folder }, not from { $own }: another program has one of that name. Install the bot into an environment of its own: docs/hosting/install.md.
doctor-settings = Settings: every value is valid.
doctor-folder = Data folder: { $folder } can be written.
doctor-folder-unwritable = Data folder: cannot write to { $folder }. Give it to the user who runs the bot (for the container: chown -R 10001 FOLDER), or set CONTREE_DATA_DIR.
doctor-disk = Disk: { $megabytes } MB free for { $folder }.
doctor-disk-low = Disk: only { $megabytes } MB free for { $folder }. Make room soon: the database grows with every deal.
doctor-disk-full = Disk: { $megabytes } MB free for { $folder }. Make room now: no game can be stored on a full disk.
doctor-database-folder = Database: the folder { $folder } does not exist. Create it, or correct CONTREE_DATABASE_URL.
doctor-database-new = Database: { $file } does not exist yet; the bot creates it.
doctor-database-empty = Database: reachable and empty; the bot creates its tables.
doctor-database-forbidden = Database: the server answers, but the bot’s user may not create tables there. Make that user the owner of the database: docs/hosting/postgresql.md.
doctor-database-shared = Database: { $file } lies on { $kind }, which other machines share. SQLite cannot rely on its locks there, and games can be lost: use a disk of this machine, or PostgreSQL.
doctor-database-migrated = Database: readable, with this version’s schema.
doctor-database-old =
    { $count ->
        [one] Database: one change of its schema is due. The bot makes it at its next start: take a backup first.
       *[other] Database: { $count } changes of its schema are due. The bot makes them at its next start: take a backup first.
    }
doctor-database-newer = Database: a newer version of the bot wrote it. Install that version, or restore a backup from before the update.
doctor-database-other =
    { $how ->
        [lacks] Database: from before 1.0, altered by hand, or another program’s: it lacks { startup-other-shape-names }.
        [differs] Database: from before 1.0 or altered by hand; made otherwise: { startup-other-shape-names }.
       *[before] Database: from before 1.0.
    } No release reads it: restore a backup, or begin anew with an empty one.
doctor-database-writable = Database: writable.
doctor-database-unwritable = Database: cannot be written ({ $cause }). See docs/hosting/troubleshooting.md.
doctor-database-unreachable =
    Database: cannot be read ({ $cause }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }). Check CONTREE_DATABASE_URL and that the server runs; for a file, see docs/hosting/troubleshooting.md.
doctor-code = Computer players: experts think; their compiled code is kept in { $folder }.
doctor-experts-broken = Computer players: experts cannot think, so simpler players play in their place ({ $why }). Start the bot with CONTREE_LOG_LEVEL=debug, and see what its log says.
doctor-database-lost = Database: { $file } is empty, or has lost nearly all of its tables, but { $copy } still has them. Restore that, or move the copies away to begin anew: docs/hosting/backups.md.
doctor-backups-none = Backups: the bot takes none. Set CONTREE_BACKUP_FOLDER to a folder on another disk.
doctor-backups-unwritable = Backups: cannot write to { $folder }. Give it to the user who runs the bot (for the container: chown -R 10001 FOLDER), or set CONTREE_BACKUP_FOLDER.
doctor-backups-begin = Backups: none yet in { $folder }; the bot takes the first at its start.
doctor-backups =
    { $hours ->
        [0] Backups: the newest in { $folder } is less than an hour old.
        [one] Backups: the newest in { $folder } is one hour old.
       *[other] Backups: the newest in { $folder } is { $hours } hours old.
    }
doctor-backups-old =
    { $hours ->
        [one] Backups: the newest in { $folder } is one hour old, though one was due since. If the bot runs, its log says why there is none.
       *[other] Backups: the newest in { $folder } is { $hours } hours old, though several were due since. If the bot runs, its log says why there is none.
    }
doctor-code-unkept = Computer players: there is no folder for their compiled code, so each start compiles it anew. Set NUMBA_CACHE_DIR to a folder that the bot can write.
doctor-no-token = Token: there is none. Write it after DISCORD_TOKEN= in .env; Discord was not asked anything.
doctor-token = Token: accepted; the bot is { $name }.
doctor-token-refused = Token: refused. Copy the whole token from the application’s “Bot” page in Discord’s developer portal, or reset it there.
doctor-unreachable = Discord: cannot be reached ({ $why }). Check this machine’s network and status.discord.com.
doctor-unanswered = Discord: no answer about { $check } ({ $why }). Try again later.
doctor-clock = Clock: agrees with Discord’s.
doctor-clock-late =
    { $direction ->
        [ahead] Clock: { $seconds } s ahead of Discord’s.
       *[behind] Clock: { $seconds } s behind Discord’s.
    } Turn on NTP: times in messages and metrics are off by as much.
doctor-clock-wrong =
    { $direction ->
        [ahead] Clock: { $seconds } s ahead of Discord’s.
       *[behind] Clock: { $seconds } s behind Discord’s.
    } Turn on NTP: hands cannot be redrawn with a clock as wrong as this.
doctor-intents = Intents: none is needed that Discord could refuse.
doctor-endpoint = Application: it has an “Interactions Endpoint URL”, so presses never reach the bot. Empty that field in the developer portal.
doctor-code-grant = Application: “Requires OAuth2 Code Grant” is on, so the usual invitation fails. Turn it off under “Bot” in the developer portal.
doctor-starts = Gateway: shards: { $shards }; starts left today: { $left }.
doctor-starts-few =
    { $left ->
        [one] Gateway: one start of { $total } is left today. Find out why the bot restarts so often: when none is left, Discord resets the token.
       *[other] Gateway: { $left } starts of { $total } are left today. Find out why the bot restarts so often: when none is left, Discord resets the token.
    }
doctor-commands = Commands: { $count } groups are registered.
doctor-commands-first = Commands: the bot registers its own at its first start with this data folder.
doctor-commands-missing = Commands: { $count } groups are registered, not those of this data folder. The bot registers its own at its next start; delete commands.json from the data folder to force it.
doctor-emojis = Emojis: complete ({ $total }).
doctor-emojis-missing = Emojis: { $count } of { $total } missing. Run “{ TYPED("sync") }”; until then, cards are written as J♥.
doctor-no-server = Servers: the bot is in none. Invite it: https://discord.com/oauth2/authorize?client_id={ $application }&scope=bot+applications.commands&permissions=274877942784
doctor-server = Server “{ $server }”: the bot may write and attach files.
doctor-server-plain = Server “{ $server }”: without the permission to attach files, tables are shown in words.
doctor-server-silent = Server “{ $server }”: the bot’s role lacks { $missing }. Tables can only be opened in channels that allow it.
doctor-channels-closed = Server “{ $server }”: the bot can write in none of its channels ({ $total }). Give its role “View Channel” and “Send Messages” where people are to play.
doctor-channels-some =
    Server “{ $server }”: tables can be opened in { $open } of { $total } channels, not in { $closed }{ $more ->
        [0] {""}
        [1] {" "}and one more
       *[other] {" "}and { $more } more
    }.
doctor-role-too-high = Server “{ $server }”: the bot cannot give the rank role “{ $role }”. Move the bot’s own role above it, in the server’s settings under “Roles”.
doctor-post-closed = Server “{ $server }”: the bot cannot write in { $channel }, where a game evening or the deal of the day is to be posted. Give its role “View Channel” and “Send Messages” there, or choose another channel.
doctor-no-threads = Server “{ $server }”: in { $channel } the bot cannot open a thread for each table of a game evening. Give it “Create Public Threads” and “Send Messages in Threads”.
doctor-no-history = Server “{ $server }”: in { $channel } the bot may not read what it has posted. If it ever dies in the moment of a post, that can come twice. Give it “Read Message History”.
