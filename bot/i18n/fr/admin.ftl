# Ce que font ceux qui gèrent le serveur.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } à { $theirs }
admin-voided = La partie { $table }-{ $number } ne compte plus : les cotes et les classements sont recalculés sans elle. Pour la rétablir : { help-command-restore }.
admin-voided-told = { $player } a annulé la partie { $table }-{ $number } : elle ne compte plus. Motif : { $reason }
admin-restored-told = { $player } a rétabli la partie { $table }-{ $number } : elle compte de nouveau.
admin-restored = La partie { $table }-{ $number } compte de nouveau.
admin-voided-title = Parties annulées
admin-voided-none = Aucune partie de ce serveur n’a été annulée.
admin-voided-line = **{ $name }** · annulée par { $player }, le { DATETIME($date, dateStyle: "short") }
admin-restore-choose = Rétablir une partie
