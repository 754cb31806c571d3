# Što rade oni koji upravljaju serverom.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours }:{ $theirs }
admin-voided = Partija { $table }-{ $number } više se ne računa: rejtinzi i ljestvice računaju se iznova. Za poništavanje: { help-command-restore }.
admin-voided-told = { $player } poništava partiju { $table }-{ $number }: više se ne računa. Razlog: { $reason }
admin-restored-told = { $player } vraća partiju { $table }-{ $number }: ponovno se računa.
admin-restored = Partija { $table }-{ $number } ponovno se računa.
admin-voided-title = Poništene partije
admin-voided-none = Na ovom serveru nijedna partija nije poništena.
admin-voided-line = **{ $name }** · poništava { $player }, { DATETIME($date, dateStyle: "long") }
admin-restore-choose = Vratite partiju
