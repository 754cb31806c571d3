# Ce que font ceux qui gèrent le serveur.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } à { $theirs }
admin-voided = La partie { $table }-{ $number } ne compte plus : les cotes et les classements sont recalculés sans elle. Pour revenir en arrière : `/contree admin rétablir`.
admin-voided-told = La partie { $table }-{ $number } ne compte plus : { $player } l’a annulée. Motif : { $reason }
admin-restored-told = La partie { $table }-{ $number } compte de nouveau : { $player } a levé son annulation.
admin-restored = La partie { $table }-{ $number } compte de nouveau.
admin-voided-title = Parties annulées
admin-voided-none = Aucune partie de ce serveur n’a été annulée.
admin-voided-line = **{ $name }** · annulée par { $player }, le { DATETIME($date, dateStyle: "short") }
admin-podium-on = Le podium de chaque saison sera publié dans { $channel }, la prochaine fois le { DATETIME($date, dateStyle: "short") }.
admin-podium-off = Les podiums ne seront plus publiés sur ce serveur.
