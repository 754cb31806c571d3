# What the person who runs the bot reads: the command line, and why the bot does not start.
# One message for each exit code: startup-<its name>.

startup-description = A Discord bot for Belote Contrée.
startup-version = show the version and exit
startup-metavar = COMMAND

startup-command-run = Connect to Discord and serve until told to stop.
startup-command-demo = Play in a browser on this machine, without Discord.
startup-command-rebuild = Recompute the results from the games’ logs.
startup-command-sync = Upload the card emojis to Discord, and remove outdated ones.
startup-command-healthy = Exit with 0 while the bot is running and players can play.
startup-command-doctor = Examine the set-up: this machine, the database, Discord. Changes nothing.
startup-command-backup = Copy the database to a file, even while the bot is running (SQLite).
startup-command-check = Examine a backup, or the bot’s own database: every page, log and result. Changes nothing.
startup-command-restore = Check a backup and put it in place of the database (SQLite); the bot must be stopped.
startup-command-move = Move the database from its file to a server of PostgreSQL; the bot must be stopped.
startup-address = ADDRESS
startup-address-argument = an empty database there, as postgresql://USER@HOST/NAME; the password may stand in PGPASSWORD
startup-command-explain = Say what an expert would do in a deal, and why.
startup-file = FILE
startup-file-backup = where to put the copy
startup-file-check = the backup; if left out, the bot’s own database
startup-file-restore = the backup
startup-deal = DEAL
startup-deal-argument = the deal in quotes, as “Export” gives it, or - to read it from standard input
startup-force-backup = overwrite an existing file
startup-force-restore = put it in place even if the check finds problems
startup-option-port = port to serve on 127.0.0.1 (default: { $default })
startup-option-at = the call or card, counted from 1; if left out, the last one, or the one that waits

startup-rebuilt =
    { $games ->
        [0] No finished games: nothing to recompute.
        [one] Recomputed the results of one game.
       *[other] Recomputed the results of { $games } games.
    }
startup-not-rebuilt =
    { $count ->
        [one] This version cannot read the log of table { $tables }: its results stay as they were.
       *[other] This version cannot read the logs of tables { $tables }: their results stay as they were.
    }

# The emojis of the cards.

startup-syncing = Emojis: { $done } of { $steps }
startup-synced = Emojis needed: { $wanted }; uploaded: { $put }; removed: { $removed }. The bot will use them from its next start.

# Backups, and what the check of one finds.

startup-copied = { $percent }% copied
startup-backed-up = { $file }: { $size } MB, every page checked.
startup-checked = { $file }: schema { $revision }; tables: { $tables }, { $open } of them open; log entries: { $events }; finished games: { $games }.
startup-other-rules =
    { $count ->
        [one] One table was played under another version of its game’s rules: its log is kept but not replayed.
       *[other] { $count } tables were played under another version of their game’s rules: their logs are kept but not replayed.
    }
startup-later-logs =
    { $count ->
        [one] One table was played with a newer version of the bot: its log is left alone and not checked.
       *[other] { $count } tables were played with a newer version of the bot: their logs are left alone and not checked.
    }
startup-old-results = The results were computed by an older version of the bot and are not compared: the bot recomputes them at its next start.
startup-sound = Everything is readable, and the results match the logs.
startup-ladders-sound = Ratings and leaderboards match the results.
startup-ladders-not-compared =
    { $why ->
        [on-server] Ratings and leaderboards were not compared, since nothing is written to a server: “{ TYPED("rebuild") }” recounts them.
        [old] Ratings and leaderboards were counted by an older version of the bot, or are being recounted, and are not compared: the bot recounts them while it runs.
       *[in-doubt] Ratings and leaderboards were not compared, since results that they are counted from are wrong.
    }
startup-not-compared = Every value was read, but nothing else tells whether it is the right one: { $read }. Not looked at, since it changes no answer: { $free }.
startup-damage-pages = The file itself: { $what }
startup-damage-references =
    { $count ->
        [one] One row of “{ $name }” points to nothing.
       *[other] { $count } rows of “{ $name }” point to nothing.
    }
startup-damage-log =
    { $entry ->
        [0] Table { $table }: the log cannot be read.
       *[other] Table { $table }: the log cannot be read from entry { $entry } on.
    }
startup-damage-event =
    { $why ->
        [illegal] Table { $table }, log entry { $entry }: the rules did not allow this call or card.
        [not-following] Table { $table }, log entry { $entry }: by the rules, something else had to follow.
        [not-dealt] Table { $table }, log entry { $entry }: these cards do not follow from the sealed seed, or are not a deal.
        [cut-short] Table { $table }: the log ends in the middle of a move; entry { $entry } is missing.
       *[impossible] Table { $table }, log entry { $entry }: nobody could do this at that moment.
    }
startup-damage-row = Table { $table }: the log names another channel, says that the table is closed, or ends before the deal that its message shows.
startup-damage-results = Table { $table }: the results do not match the log; “{ TYPED("rebuild") }” recomputes them.
startup-damage-ladder =
    { $server ->
        [0] Ladder “{ $ladder }” of all servers together: ratings, changes or sums are not those of the games (rows: { $count }); “{ TYPED("rebuild") }” recounts them.
       *[other] Ladder “{ $ladder }” of server { $server }: ratings, changes or sums are not those of the games (rows: { $count }); “{ TYPED("rebuild") }” recounts them.
    }
startup-damage-play = Shared play { $play }, deal { $deal }: its line does not give the score or the state that is kept.
startup-damage-cards = Row { $row } of “{ $name }”: the fingerprint is not that of the cards. It keeps them closed to those who have not played them yet.
startup-damage-value = Row { $row } of “{ $name }”: “{ $column }” holds a value that is none of its own.
startup-not-restored = Nothing was changed. To restore a damaged backup anyway, pass --force.
startup-restored = { $file } is in place as { $database }: start the bot.
startup-former = The former database is in { $former }; delete it when you no longer need it.

startup-unhealthy = The bot has shown no sign of life recently in { $folder }: is it running, with this data folder? If it is, its log says whether Discord or the database cannot be reached.
startup-newer-database = The database was written by a newer version of the bot; nothing in it was changed. Update the bot, or use “restore” with the copy that the update left beside it (….before-…). What was played since is not in that copy.
startup-other-shape =
    { $how ->
        [lacks] The database was written before 1.0, was altered by hand, or is another program’s: it lacks { startup-other-shape-names }.
        [differs] The database was written before 1.0 or altered by hand: made otherwise than by this version: { startup-other-shape-names }.
       *[before] The database was written before 1.0.
    } Nothing in it was changed. No release reads it: restore a backup, or begin anew with an empty one: move the file away, or name another database in CONTREE_DATABASE_URL.
startup-other-shape-names =
    { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }
startup-not-copied = The database needs an upgrade, but its copy { $file } cannot be written first: make room for a second file of its size, or allow writing to that folder, then restart the bot. Nothing was changed.
startup-missing-token =
    No Discord token: { IN_REPOSITORY() ->
        [yes] copy .env.example to .env and write the token after DISCORD_TOKEN=, or try the game without Discord with “make demo”.
       *[no] set DISCORD_TOKEN in the bot’s environment, or write DISCORD_TOKEN= and the token into the file .env of the folder in which you start it.
    }
startup-connection-lost = The connection to Discord was lost and could not be restored: restart the bot.
startup-gateway-silent = Discord has sent nothing for too long and reconnecting failed: exiting so that the bot can be restarted. A supervisor does that by itself.
startup-emojis-refused =
    { $refused ->
        [one] Discord refused an emoji: run “{ TYPED("sync") }” again later; what is done stays done. Until then, missing cards are written as J♥.
       *[other] Discord refused { $refused } emojis: run “{ TYPED("sync") }” again later; what is done stays done. Until then, missing cards are written as J♥.
    }
startup-unreachable = Cannot reach Discord: check this machine’s network and status.discord.com, then restart the bot.
startup-broken = Unexpected error ({ $error }): please report it with the details in the log above.
startup-faulty-setup =
    { $count ->
        [one] One check failed: its line says what to do.
       *[other] { $count } checks failed: their lines say what to do.
    }
startup-port-taken = Cannot use port { $port } on this machine; another program may be using it. Choose another one: with “{ TYPED("demo") } --port 8899” for the demo, with CONTREE_METRICS_PORT for the metrics.
startup-missing-package = The package { $package } is not installed: install the bot as “contree[{ $extra }]” (docs/hosting/install.md), or that package alone with “{ $python } -m pip install '{ $package }'”.
startup-unwritable-folder = The folder { $folder } may not be entered or written to: give it to the user who runs the bot (for the container: chown -R 10001 FOLDER), or choose another folder with CONTREE_DATA_DIR.
startup-full-disk = No space left for the database in { $folder }: free some, then restart the bot.
startup-full-temporary-folder = No room in the temporary folder { $folder } for the copy that is checked: free some, or name another folder with TMPDIR. The database itself is not changed.
startup-locked-database = Another program has locked the database in { $folder }: close it, then restart the bot.
startup-missing-intent = Discord refuses an intent that the bot needs: open the application in Discord’s developer portal, enable it under “Bot”, then restart the bot.
startup-refused-token = Discord refuses the token: copy the whole token from the application’s “Bot” page in Discord’s developer portal to DISCORD_TOKEN in .env; if it was ever exposed, reset it there.
startup-unreadable-database = The database file is damaged or is not a database: replace it with a backup, or choose another file with CONTREE_DATABASE_URL.
startup-unreachable-database =
    The database server does not answer or refuses the connection{ $reason ->
        [none] {""}
       *[other] {" "}(it says: { $reason })
    }: check that it is running and that { $variable } names the right server, user, password and database.
startup-damaged = { $file } is damaged: the lines above say how, and docs/hosting/troubleshooting.md says what to do.
startup-file-exists = { $file } already exists: name another file, or pass --force to overwrite it.
startup-missing-folder = The database’s folder { $folder } does not exist: create it, or correct CONTREE_DATABASE_URL.
startup-missing-file = { $file } does not exist.
startup-unwritable-file = Cannot write { $file }: does its folder exist, with free space and write permission?
startup-unreadable-file = { $file } is not a readable database of the bot: use another backup.
startup-bot-running = A bot is using { $file }: stop it first, then try again.
startup-second-bot = Another bot is using this database, or it is being restored: stop that one first, or give this bot its own database with CONTREE_DATA_DIR or CONTREE_DATABASE_URL.
startup-lease-lost = Another process has taken over this one’s servers, because it was cut off from the database or stopped for too long: restart it, and it will stand by for them.
startup-file-gone = The database file was deleted or replaced while the bot was running. Nothing is lost: all that was stored is in { $kept }. Start the bot again. If { $kept } is not the name of the database, another file has that name: to go on with what was played, run “{ TYPED("restore") } { $kept }” first.
startup-tables-lost = The database { $file } is empty, or has lost nearly all of its tables, but { $copy } still has them. Nothing was changed. To go on with those, run “{ TYPED("restore") } { $copy }”. To begin anew instead, move the copies out of { $folder } first: docs/hosting/backups.md.
startup-no-rights = The user in { $variable } may not create tables in that database, or not use them. Make that user its owner: “createdb --owner=USER NAME” for a new database, “ALTER DATABASE NAME OWNER TO USER” for one that is there. See docs/hosting/postgresql.md.
startup-not-empty = { $database } is not empty: name another database, or make this one anew (dropdb, createdb). Nothing was changed.
startup-moved = Rows in { $database }: { $rows }, each compared with { $file }, which stays as it is. Write the address with its password after CONTREE_DATABASE_URL= and start the bot.
startup-not-sqlite = The database is on PostgreSQL: copy it with pg_dump and restore it with pg_restore.
startup-unreadable-deal = I can’t read this deal: “{ $found }”. { $why }
startup-not-text = What comes in is not text: save the file as UTF-8.
startup-no-such-decision = This deal has decisions 1 to { $count }, not { $number }.

startup-bad-setting = { $variable } has an invalid value: docs/hosting/settings.md says what is allowed.
startup-bad-token = { $variable } is not a token: a token has only letters, digits, points, hyphens and underscores, with no quotes or spaces. Copy it from the application’s “Bot” page in Discord’s developer portal.
startup-bad-zone = { $variable } must be the name of a time zone such as Europe/Paris or America/Montreal.
startup-bad-host = { $variable } must be an address of this machine without a port, such as 127.0.0.1; 0.0.0.0 is all of them.
startup-bad-address = { $variable } must be an http address on this machine, such as http://127.0.0.1:8080/api/v10, because the token is sent there. To connect to Discord, leave it out.
startup-bad-shard-count = { $variable } must be a power of two from 1 to 1024: 1, 2, 4, 8 and so on.
startup-bad-shards = { $variable } must list the shards of this process, such as 0,1 or 0-3, each smaller than CONTREE_SHARD_COUNT, and CONTREE_DATABASE_URL must name a database on PostgreSQL.
startup-bad-choice = { $variable } must be { $choices }, not “{ $value }”.
startup-bad-number =
    { $whole ->
        [true] { $variable } must be a whole number from { $least } to { $most }, not “{ $value }”.
       *[false] { $variable } must be a number from { $least } to { $most }, not “{ $value }”.
    }
startup-mistyped-setting = Warning: { $variable } is not a setting and has no effect. Did you mean { $meant }?
startup-unknown-setting = Warning: { $variable } is not a setting and has no effect. docs/hosting/settings.md lists them all.
startup-unreadable-settings = Cannot read the file { $file }: save it as UTF-8 text that the user who runs the bot can read.

# The demo in the browser.

startup-experts-compile = Experts compile their search: this takes some seconds the first time on this machine, and club players stand in for them meanwhile.
startup-demo-open = Open { $url } to play: you are at a table with three computers, and the cards are dealt. Press Ctrl+C to stop.
startup-demo-address = This address is incomplete: open the one that the demo wrote in the terminal, to its last character.
startup-demo-bot = Contrée
startup-demo-server = The Corner Café
startup-demo-visitor = Robin
startup-demo-friend =
    { $number ->
        [1] Alice
        [2] Bruno
       *[other] Chloé
    }
startup-demo-manager = Manager
startup-command-days = Choose deals of the day as the bot does, and keep nothing
startup-option-from = the first of these days, as 2026-01-31: the same day has the same list each time ({ $default } without it)
startup-option-count = the number of days ({ $default } without it)
startup-dry-run-days = what this command does anyway: nothing is kept
startup-command-problems = Print what players have reported of problems, one a line
startup-reported-problems = what this command does anyway
startup-day =
    { $day }: deal { $number } of its list, { $par }, results of six players: { $results }; { $passed ->
        [yes] passed
       *[no] the best of { $tried } that were played, as none passed
    }; { $seconds } s of processor time
startup-day-no-par = no contract
