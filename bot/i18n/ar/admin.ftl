# ما يفعله مديرو السيرفر.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } مقابل { $theirs }
admin-voided = الصكة { $table }-{ $number } لم تعد محسوبة: تُعاد الآن حسابات التصنيف والترتيب. للتراجع: { help-command-restore }.
admin-voided-told = ألغى { $player } الصكة { $table }-{ $number }: لم تعد محسوبة. السبب: { $reason }
admin-restored-told = أعاد { $player } الصكة { $table }-{ $number }: صارت محسوبة من جديد.
admin-restored = الصكة { $table }-{ $number } محسوبة من جديد.
admin-voided-title = الصكات الملغاة
admin-voided-none = لم تُلغَ أي صكة في هذا السيرفر.
admin-voided-line = **{ $name }** · ألغاها { $player } في { DATETIME($date, dateStyle: "long") }
admin-restore-choose = إعادة صكة
