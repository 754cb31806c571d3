# Što rade oni koji upravljaju serverom.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours }:{ $theirs }
admin-voided = Partija { $table }-{ $number } više se ne računa: rejtinzi i ljestvice računaju se iznova. Za poništavanje: `/contree admin vrati`.
admin-voided-told = { $player } poništava partiju { $table }-{ $number }: više se ne računa. Razlog: { $reason }
admin-restored-told = { $player } vraća partiju { $table }-{ $number }: ponovno se računa.
admin-restored = Partija { $table }-{ $number } ponovno se računa.
admin-voided-title = Poništene partije
admin-voided-none = Na ovom serveru nijedna partija nije poništena.
admin-voided-line = **{ $name }** · poništava { $player }, { DATETIME($date, dateStyle: "long") }
admin-podium-on = Pobjedničko postolje svake sezone objavljivat će se u kanalu { $channel }, sljedeći put { DATETIME($date, dateStyle: "long") }
admin-podium-off = Na ovom se serveru ne objavljuje pobjedničko postolje.
