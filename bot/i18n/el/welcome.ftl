# Το μήνυμα όταν ένας διακομιστής προσκαλεί το bot.

welcome-title = La Contrée και δεκατέσσερα συγγενικά παιχνίδια, μόνοι ή με φίλους
welcome-players = Το { help-command-start } ανοίγει τραπέζι, και υπολογιστές παίρνουν τις ελεύθερες θέσεις. Το { help-command-help } μαθαίνει το παιχνίδι.
welcome-managers = Για όσους διαχειρίζονται τον διακομιστή: { help-command-setup }.
welcome-button-table = Άνοιγμα τραπεζιού
welcome-button-setup = Ρύθμιση
