# Τι κάνουν οι διαχειριστές του διακομιστή.

admin-game = { $name } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") } UTC · { $ours } με { $theirs }
admin-voided = Η παρτίδα { $table }-{ $number } δεν μετρά πια: βαθμολογίες και κατατάξεις υπολογίζονται ξανά. Για αναίρεση: { help-command-restore }.
admin-voided-told = { $player } ακύρωσε την παρτίδα { $table }-{ $number }: δεν μετρά πια. Λόγος: { $reason }
admin-restored-told = { $player } επανέφερε την παρτίδα { $table }-{ $number }: μετρά ξανά.
admin-restored = Η παρτίδα { $table }-{ $number } μετρά ξανά.
admin-voided-title = Ακυρωμένες παρτίδες
admin-voided-none = Σε αυτόν τον διακομιστή δεν ακυρώθηκε καμία παρτίδα.
admin-voided-line = **{ $name }** · την ακύρωσε { $player }, { DATETIME($date, dateStyle: "long") }
admin-restore-choose = Επαναφορά παρτίδας
