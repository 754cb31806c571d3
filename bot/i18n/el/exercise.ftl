# Τα δικά σας λάθη, ξανά ως ερωτήσεις.

exercise-title = Τα δικά σας λάθη
exercise-about = Θέσεις από δικές σας μοιρασιές όπου ένα φύλλο ή μια αγορά σας κόστισε. Βρείτε κάτι καλύτερο: ό,τι δεν βρείτε γυρίζει αύριο, ό,τι βρείτε σε λίγες μέρες, και μετά σε εβδομάδες. Δεν τα βλέπει κανείς άλλος, και τίποτα δεν μετρά.
exercise-done = Με την πρώτη: { $found } από { $count }.
exercise-due = **{ $count }** να ξαναπαιχτούν τώρα
exercise-new = **{ $count }** νέα
exercise-learnt = **{ $count }** τα μάθατε
exercise-none = Δεν είναι γνωστό ακόμη κανένα λάθος σας. Βρίσκονται όταν αναλύονται οι μοιρασιές σας: αυτό κάνει η *{ analysis-button }*, κάτω από μοιρασιά που τελείωσε.
exercise-next-due = Το επόμενο γυρίζει { $when }.
exercise-waiting =
    { $count ->
        [0] Καμία μοιρασιά σας δεν περιμένει ανάλυση: παίξτε, και θα υπάρξουν κι άλλα.
        [one] { $count } μοιρασιά σας δεν αναλύθηκε ακόμη.
       *[other] { $count } μοιρασιές σας δεν αναλύθηκαν ακόμη: { $most } κάθε φορά, ένα δυο λεπτά η καθεμία.
    }
exercise-head = Τα δικά σας λάθη · { $number } από { $count }
exercise-head-again = Τα δικά σας λάθη · άλλη μία φορά
exercise-right = ✅ { $answer }: σωστό.
exercise-as-good = Το ίδιο αξίζει { $best }.
exercise-wrong = ❌ Όχι: { $answer }.
exercise-loss = Κοστίζει { $loss }% από τις πιθανότητες να κερδίσετε.
exercise-before = Στο τραπέζι: { $done } (−{ $loss }%).
exercise-same = Όπως κάνατε στο τραπέζι (−{ $loss }%).
exercise-comes-back = Γυρίζει { $when }.
exercise-again = Γυρίζει στο τέλος αυτής της σειράς, και { $when }.
exercise-retired = Αυτό δεν θα το ξαναρωτηθείτε.
exercise-button-open = Ξανά τα λάθη μου
exercise-button-begin = Αρχή
exercise-button-next = Επόμενο
exercise-button-drop = Όχι ξανά αυτό
exercise-button-deal = Όλη η μοιρασιά
