# Le tirage des partenaires, avant la partie.

partners-button = Tirer les partenaires
partners-drawn = Tirage des partenaires : { $draws }.
partners-deals = { $dealer } donne en premier.
