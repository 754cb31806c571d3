# What server managers do.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } to { $theirs }
admin-voided = Game { $table }-{ $number } no longer counts: ratings and leaderboards are being recalculated. To undo this: { help-command-restore }.
admin-voided-told = { $player } has voided game { $table }-{ $number }: it no longer counts. Reason: { $reason }
admin-restored-told = { $player } has restored game { $table }-{ $number }: it counts again.
admin-restored = Game { $table }-{ $number } counts again.
admin-voided-title = Voided games
admin-voided-none = No game has been voided on this server.
admin-voided-line = **{ $name }** · voided by { $player } on { DATETIME($date, dateStyle: "long") }
admin-restore-choose = Let a game count again
