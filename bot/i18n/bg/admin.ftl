# Какво правят управляващите сървъра.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } на { $theirs }
admin-voided = Партия { $table }-{ $number } вече не се брои: рейтингите и класиранията се преизчисляват. За отмяна: { help-command-restore }.
admin-voided-told = { $player } анулира партия { $table }-{ $number }: тя вече не се брои. Причина: { $reason }
admin-restored-told = { $player } възстанови партия { $table }-{ $number }: тя пак се брои.
admin-restored = Партия { $table }-{ $number } пак се брои.
admin-voided-title = Анулирани партии
admin-voided-none = На този сървър няма анулирани партии.
admin-voided-line = **{ $name }** · анулирана от { $player } на { DATETIME($date, dateStyle: "long") }
admin-restore-choose = Възстановяване на партия
