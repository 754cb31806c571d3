# The message when a server invites the bot.

welcome-title = La Contrée and fourteen relatives, alone or with friends
welcome-players = { help-command-start } opens a table; computers take the free seats. { help-command-help } teaches the game.
welcome-managers = For those who manage the server: { help-command-setup }.
welcome-button-table = Open a table
welcome-button-setup = Set up
