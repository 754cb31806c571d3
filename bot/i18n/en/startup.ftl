# What the person who runs the bot reads: the command line, and why the bot does not start.
# One message a way of ending: startup-<name of the exit code>.

startup-description = A Discord bot for Belote Contrée.
startup-metavar = COMMAND

startup-command-run = Connect to Discord and serve until told to stop.
startup-command-demo = Play in a browser on this machine, without Discord.
startup-command-rebuild = Count the results again from the logs of the games.
startup-command-healthy = Exit with 0 if the running bot has shown a sign of life lately.
startup-option-port = port of the page on 127.0.0.1 (default: { $default })

startup-rebuilt =
    { $games ->
        [0] No finished game: there is nothing to count.
        [one] The results of one game have been counted again.
       *[other] The results of { $games } games have been counted again.
    }

startup-unhealthy = The bot has given no sign of life lately in { $folder }: is it running, and with this data folder?
startup-newer-database = The database was written by a later version of the bot: update the bot, or restore a backup from before the update.
startup-missing-token = There is no Discord token: copy .env.example to .env and write it after DISCORD_TOKEN=, or try the game without Discord with “make demo”.
startup-connection-lost = The connection to Discord is lost and could not be restored: start the bot again.
startup-unreachable = Discord cannot be reached: check this machine’s network and status.discord.com, then start the bot again.
startup-broken = Something went wrong that nobody foresaw ({ $error }): the details are in the log above, please report them.
startup-port-taken = Port { $port } cannot be used on this machine, perhaps because another programme uses it: choose another one, for example “make demo PORT=8899”.
startup-missing-package = The package { $package } is not installed: install it with “python -m pip install '{ $package }'”.
startup-unwritable-folder = The data folder { $folder } cannot be written: give the user who runs the bot the right to write there, or choose another folder with CONTREE_DATA_DIR.
startup-full-disk = There is no room left for the database in { $folder }: make some, then start the bot again.
startup-locked-database = Another programme keeps the database locked: stop the other bot that uses { $folder }, or give this one a data folder of its own with CONTREE_DATA_DIR.
startup-missing-intent = Discord refuses an intent that the bot asks for: open the application in Discord’s developer portal, turn it on under “Bot”, then start the bot again.
startup-refused-token = Discord refuses the token: copy it again, whole, from the application’s “Bot” page in Discord’s developer portal to DISCORD_TOKEN in .env, or reset it there if it was ever shown.
startup-unreadable-database = The file of the database cannot be read as one: put a backup in its place, or choose another file with CONTREE_DATABASE_URL.
startup-unreachable-database = The database server does not answer or refuses the connection: check that it runs and that CONTREE_DATABASE_URL names it, its user and its database.

startup-bad-setting = { $variable } has a value that cannot be used: .env.example shows what it may be.
startup-bad-choice = { $variable } may be { $choices }, not “{ $value }”.
startup-bad-number =
    { $whole ->
        [true] { $variable } must be a whole number from { $least } to { $most }, not “{ $value }”.
       *[false] { $variable } must be a number from { $least } to { $most }, not “{ $value }”.
    }
startup-unreadable-settings = The file { $file } cannot be read: save it as UTF-8 text that the user who runs the bot may read.

# The demo in the browser.

startup-demo-open = Open { $url } and press “{ lobby-button-fill }”. Ctrl+C ends it.
startup-demo-server = The Corner Café
startup-demo-visitor = You
startup-demo-onlooker = An onlooker
