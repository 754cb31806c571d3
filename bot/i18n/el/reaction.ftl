# Μια λέξη ενός παίκτη, δίπλα στο όνομά του όσο κρατά μια μπάζα.

reaction-hint = Πείτε κάτι στο τραπέζι, όσο κρατά μια μπάζα:
reaction-done = Στάλθηκε: μία αντίδραση ανά μπάζα.
reaction-once = Έχετε ήδη πει κάτι σε αυτή την μπάζα.
reaction-off = Οι αντιδράσεις είναι κλειστές, σε αυτόν τον διακομιστή ή στις προτιμήσεις σας.
reaction-said = { $player }: «{ $reaction }»
reaction-well-played = Καλό παίξιμο
reaction-bravo = Μπράβο
reaction-thanks = Ευχαριστώ, συμπαίκτη
reaction-ouch = Ωχ
reaction-sorry = Συγγνώμη
reaction-lucky = Τύχη
