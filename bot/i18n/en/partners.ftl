# Drawing cards for partners in the lobby.

partners-button = Draw for partners
partners-drawn = Drawn for partners: { $draws }.
partners-deals = { $dealer } deals first.
