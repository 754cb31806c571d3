# Τι κάνουν οι διαχειριστές του διακομιστή.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } με { $theirs }
admin-voided = Η παρτίδα { $table }-{ $number } δεν μετρά πια: βαθμολογίες και κατατάξεις υπολογίζονται ξανά. Για αναίρεση: `/{ command-contree-name } { command-admin-name } { command-restore-name }`.
admin-voided-told = { $player } ακύρωσε την παρτίδα { $table }-{ $number }: δεν μετρά πια. Λόγος: { $reason }
admin-restored-told = { $player } επανέφερε την παρτίδα { $table }-{ $number }: μετρά ξανά.
admin-restored = Η παρτίδα { $table }-{ $number } μετρά ξανά.
admin-voided-title = Ακυρωμένες παρτίδες
admin-voided-none = Σε αυτόν τον διακομιστή δεν ακυρώθηκε καμία παρτίδα.
admin-voided-line = **{ $name }** · την ακύρωσε { $player }, { DATETIME($date, dateStyle: "long") }
admin-podium-on = Το βάθρο κάθε σεζόν θα δημοσιεύεται εδώ: { $channel }. Το επόμενο: { DATETIME($date, dateStyle: "long") }.
admin-podium-off = Σε αυτόν τον διακομιστή δεν δημοσιεύονται βάθρα.
