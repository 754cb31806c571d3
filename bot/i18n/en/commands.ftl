# Commands as Discord shows them: names of at most 32 characters, without spaces or capitals,
# descriptions of at most 100 characters. The English name is the one that the code knows.

command-contree-name = contree
command-contree-description = Play Belote Contrée in this channel
command-start-name = start
command-start-description = Open a table in this channel
command-start-rules-name = game
command-start-rules-description = The game, with its rules
command-start-target-name = target
command-start-target-description = Points that win the game
command-start-computers-name = computers
command-start-computers-description = Give the free seats to computer players
command-hand-name = hand
command-hand-description = See your cards, which nobody else will see
command-table-name = table
command-table-description = Post the table again at the bottom of the channel
command-leave-name = leave
command-leave-description = Leave the table: a computer takes your seat, and you may come back
command-stop-name = stop
command-stop-description = Stop the game (for the host and those who manage the server)
command-rules-name = rules
command-rules-description = Read the rules of the game
command-help-name = help
command-help-description = Learn to play here and see the commands
command-leaderboard-name = leaderboard
command-leaderboard-description = See the leaderboard of the server
command-stats-name = stats
command-stats-description = See a player’s statistics
command-stats-member-name = member
command-stats-member-description = The player; yourself if you choose nobody
