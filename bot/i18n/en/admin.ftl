# What those do who manage the server.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } to { $theirs }
admin-voided = Game { $table }-{ $number } counts no more: ratings and leaderboards are counted again without it. To take it back: `/contree admin restore`.
admin-voided-told = Game { $table }-{ $number } no longer counts: { $player } has voided it. Reason: { $reason }
admin-restored-told = Game { $table }-{ $number } counts again: { $player } has restored it.
admin-restored = Game { $table }-{ $number } counts again.
admin-voided-title = Voided games
admin-voided-none = No game of this server has been voided.
admin-voided-line = **{ $name }** · voided by { $player } on { DATETIME($date, dateStyle: "long") }
admin-podium-on = The podium of each season will be posted in { $channel }, next on { DATETIME($date, dateStyle: "long") }.
admin-podium-off = No podium will be posted on this server any more.
