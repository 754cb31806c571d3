# What the person who runs the bot reads: the command line, and why the bot does not start.
# One message a way of ending: startup-<name of the exit code>.

startup-description = A Discord bot for Belote Contrée.
startup-version = show the version and exit
startup-metavar = COMMAND

startup-command-run = Connect to Discord and serve until told to stop.
startup-command-demo = Play in a browser on this machine, without Discord.
startup-command-rebuild = Count the results again from the logs of the games.
startup-command-sync = Send the emojis of the cards to Discord, and remove those that are out of date.
startup-command-healthy = Exit with 0 if the running bot has shown a sign of life lately.
startup-command-backup = Copy the database to a file, also while the bot runs (SQLite).
startup-command-check = Look through a backup, or through the bot’s own database: every page, log and result. Changes nothing.
startup-command-restore = Check a backup and put it in the place of the database (SQLite); the bot must be stopped.
startup-file = FILE
startup-file-backup = where the copy goes
startup-file-check = the backup; without it, the bot’s own database
startup-file-restore = the backup
startup-force-backup = overwrite a file that is there already
startup-force-restore = put it in place whatever the check finds
startup-option-port = port of the page on 127.0.0.1 (default: { $default })

startup-rebuilt =
    { $games ->
        [0] No finished game: there is nothing to count.
        [one] The results of one game have been counted again.
       *[other] The results of { $games } games have been counted again.
    }
startup-not-rebuilt =
    { $count ->
        [one] The log of table { $tables } cannot be read by this version: its results stay as they were.
       *[other] The logs of tables { $tables } cannot be read by this version: their results stay as they were.
    }

# The emojis of the cards.

startup-syncing = Emojis: { $done } of { $steps }
startup-synced = Emojis wanted: { $wanted }; sent: { $put }; removed: { $removed }. The bot uses them from its next start.

# Backups, and what the check of one finds.

startup-copied = { $percent }% copied
startup-backed-up = { $file }: { $size } MB, every page checked.
startup-checked = { $file }: schema { $revision }; tables: { $tables }, { $open } of them still open; entries in their logs: { $events }; finished games: { $games }.
startup-other-rules =
    { $count ->
        [one] One table was played by another version of its game’s rules: its log is kept, and not told again.
       *[other] { $count } tables were played by another version of their game’s rules: their logs are kept, and not told again.
    }
startup-later-logs =
    { $count ->
        [one] One table was played with a later version of the bot: its log is left as it is, and not looked through.
       *[other] { $count } tables were played with a later version of the bot: their logs are left as they are, and not looked through.
    }
startup-old-results = The results were counted by an earlier version of the bot, and are not compared: it counts them again at its next start.
startup-sound = Everything can be read, and the results are those that the logs tell.
startup-damage-pages = The file itself: { $what }
startup-damage-references =
    { $count ->
        [one] One row of “{ $name }” points to nothing.
       *[other] { $count } rows of “{ $name }” point to nothing.
    }
startup-damage-log =
    { $entry ->
        [0] Table { $table }: its log cannot be read.
       *[other] Table { $table }: its log cannot be read from entry { $entry } on.
    }
startup-damage-event =
    { $why ->
        [illegal] Table { $table }, entry { $entry } of its log: the rules of its game did not allow this call or card.
        [not-following] Table { $table }, entry { $entry } of its log: by the rules, something else had to follow.
        [not-dealt] Table { $table }, entry { $entry } of its log: these cards are not those of the sealed seed, or are no deal.
        [cut-short] Table { $table }: its log ends in the middle of a move, entry { $entry } is missing.
       *[impossible] Table { $table }, entry { $entry } of its log: nobody could do this at that moment.
    }
startup-damage-row = Table { $table }: its log tells of another channel, or says that it is closed.
startup-damage-results = Table { $table }: its results are not those that its log tells; “python -m bot rebuild” counts them again.
startup-not-restored = Nothing was changed. A backup in which something is wrong is put in place with --force only.
startup-restored = { $file } is in place as { $database }: start the bot.
startup-former = The former database lies in { $former }; delete it when you no longer need it.

startup-unhealthy = The bot has given no sign of life lately in { $folder }: is it running, and with this data folder?
startup-newer-database = The database was written by a later version of the bot, and nothing in it was changed: update the bot, or use restore with the copy that the update left beside it (….before-…). What was played since is not in that copy.
startup-not-copied = The database has to be brought up to date, and the copy { $file } cannot be written first: make room for a second file of its size, or give the right to write in that folder, then start the bot again. Nothing was changed.
startup-missing-token = There is no Discord token: copy .env.example to .env and write it after DISCORD_TOKEN=, or try the game without Discord with “make demo”.
startup-connection-lost = The connection to Discord is lost and could not be restored: start the bot again.
startup-gateway-silent = Discord has said nothing for too long, though the bot tried to connect again: it ends to be started anew. A supervisor does so by itself.
startup-emojis-refused =
    { $refused ->
        [one] Discord refused an emoji: run “python -m bot sync” again later, what is done stays done. Until then missing cards are written J♥.
       *[other] Discord refused { $refused } emojis: run “python -m bot sync” again later, what is done stays done. Until then missing cards are written J♥.
    }
startup-unreachable = Discord cannot be reached: check this machine’s network and status.discord.com, then start the bot again.
startup-broken = Something went wrong that nobody foresaw ({ $error }): the details are in the log above, please report them.
startup-port-taken = Port { $port } cannot be used on this machine, perhaps because another programme uses it: choose another one, for example “make demo PORT=8899”.
startup-missing-package = The package { $package } is not installed: install it with “python -m pip install '{ $package }'”.
startup-unwritable-folder = The data folder { $folder } cannot be written: give the user who runs the bot the right to write there, or choose another folder with CONTREE_DATA_DIR.
startup-full-disk = There is no room left for the database in { $folder }: make some, then start the bot again.
startup-locked-database = Another program keeps the database in { $folder } locked: close it, then start the bot again.
startup-missing-intent = Discord refuses an intent that the bot asks for: open the application in Discord’s developer portal, turn it on under “Bot”, then start the bot again.
startup-refused-token = Discord refuses the token: copy it again, whole, from the application’s “Bot” page in Discord’s developer portal to DISCORD_TOKEN in .env, or reset it there if it was ever shown.
startup-unreadable-database = The file of the database cannot be read as one: put a backup in its place, or choose another file with CONTREE_DATABASE_URL.
startup-unreachable-database = The database server does not answer or refuses the connection: check that it runs and that CONTREE_DATABASE_URL names it, its user and its database.
startup-damaged = Something is wrong in { $file }: the lines above say what, and docs/hosting/troubleshooting.md says what to do about it.
startup-file-exists = { $file } is there already: name another file, or say --force to overwrite it.
startup-missing-file = There is no file { $file }.
startup-unwritable-file = { $file } cannot be written: does its folder exist, with room in it and the right to write there?
startup-unreadable-file = { $file } is no database of the bot that can be read: take another backup.
startup-bot-running = A bot uses { $file }: stop it first, then try again.
startup-second-bot = Another bot already uses this database, or it is being restored: stop the other one first, or give this bot a database of its own with CONTREE_DATA_DIR or CONTREE_DATABASE_URL.
startup-not-sqlite = The database is kept by PostgreSQL: copy it with pg_dump and put it back with pg_restore.

startup-bad-setting = { $variable } has a value that cannot be used: .env.example shows what it may be.
startup-bad-address = { $variable } must be an http address on this machine, such as http://127.0.0.1:8080/api/v10: the token is sent there. To speak to Discord, leave it out.
startup-bad-choice = { $variable } may be { $choices }, not “{ $value }”.
startup-bad-number =
    { $whole ->
        [true] { $variable } must be a whole number from { $least } to { $most }, not “{ $value }”.
       *[false] { $variable } must be a number from { $least } to { $most }, not “{ $value }”.
    }
startup-mistyped-setting = Warning: there is no setting { $variable }, so it does nothing. Did you mean { $meant }?
startup-unknown-setting = Warning: there is no setting { $variable }, so it does nothing. .env.example lists them all.
startup-unreadable-settings = The file { $file } cannot be read: save it as UTF-8 text that the user who runs the bot may read.

# The demo in the browser.

startup-demo-open = Open { $url } to play: you are at a table with three computers, and the cards are dealt. Ctrl+C ends it.
startup-demo-address = This address is incomplete: open the one that “make demo” wrote in the terminal, to its last character.
startup-demo-bot = Contrée
startup-demo-server = The Corner Café
startup-demo-visitor = You
startup-demo-onlooker = An onlooker
startup-demo-manager = Manager
