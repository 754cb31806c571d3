# Ce que font ceux qui gèrent le serveur.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } à { $theirs }
admin-voided = La partie { $table }-{ $number } ne compte plus : les cotes et les classements sont recalculés sans elle. Pour la rétablir : `/contree admin rétablir`.
admin-voided-told = { $player } a annulé la partie { $table }-{ $number } : elle ne compte plus. Motif : { $reason }
admin-restored-told = { $player } a rétabli la partie { $table }-{ $number } : elle compte de nouveau.
admin-restored = La partie { $table }-{ $number } compte de nouveau.
admin-voided-title = Parties annulées
admin-voided-none = Aucune partie de ce serveur n’a été annulée.
admin-voided-line = **{ $name }** · annulée par { $player }, le { DATETIME($date, dateStyle: "short") }
admin-podium-on = Le podium de chaque saison sera publié dans { $channel }, la prochaine fois le { DATETIME($date, dateStyle: "short") }.
admin-podium-off = Aucun podium n’est publié sur ce serveur.
