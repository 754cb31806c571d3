# The page of house rules, for a table or a server, and how other pages name them.

house-rules = house rules
house-title = House rules · { $game }
house-of-table = Each choice applies at once, to this table.
house-of-server = Each choice applies to this server’s next tables.
house-only-host = { $user }, the host, can change them before the game.
house-none = No house rules: the game’s own rules apply.
house-number = { $number }
house-usual = the game’s own rule
house-usually = the game’s own rule: { $choice }
house-capot-pays = Pays: a flat 250 is less than 100 bid with every trick, 262
house-difference = { $option }: { $choice }
house-differences = Differences · { $list }
house-others =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
house-bounds = From { $least } to { $most }
house-button-type =
    { $option ->
        [target] Other total…
       *[deals] Other number…
    }
house-button-reset = Back to the game’s own rules

# Presets: their name, then a line that explains them.

house-preset-server = This server’s house rules
house-preset = Preset…
house-rules-of = Rules: { $rules }
house-rules-source = the game’s own, unchanged
house-rules-own = this table’s own
house-usual-preset = The game’s own rules
house-usual-preset-note =
    { $variant ->
        [coinche] The standard rules: all trumps out of 258
       *[other] The standard rules, unchanged
    }
house-preset-all-trumps-162 = All trumps to 162
house-preset-all-trumps-162-note = No trumps and all trumps out of 162 points, as in a suit
house-preset-federation-coinche-2015 = French federation, coinche 2015
house-preset-federation-coinche-2015-note = With melds; beat the defence too; doubled, the winner takes all; capot 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Clockwise; doubled and made, the defence scores 0; no trumps and all trumps on 162
house-preset-board-game-arena-bid = Board Game Arena, bid only
house-preset-board-game-arena-bid-note = As Board Game Arena, but only the bid and belotes are scored
house-preset-online = Online style, with melds
house-preset-online-note = To 1,000 points, redouble ×3, belote and melds in the score only
house-preset-federation-contree-2016 = French federation, contrée 2016
house-preset-federation-contree-2016-note = Points made and the bid; doubling in turn, capot 500
house-preset-federation-contree-2016-made = French federation, contrée 2016, points made
house-preset-federation-contree-2016-made-note = Only the points made are scored; doubled, 320 or 640; capot 500
house-preset-federation-contree-ludique = French federation, newest contrée
house-preset-federation-contree-ludique-note = Redouble ×3 on the bid alone; capot 250 + 250; a 5 rounds down; last deal to the point
house-preset-cannes-2016 = Cannes tournament 2016
house-preset-cannes-2016-note = To 2,001; bids up to 260, capot 270 + 250; redouble ×3; a 5 rounds down
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = Doubled, 160 and the bid multiplied; a belote is always its holder’s; capot 500
house-preset-federation-belote-2016 = French federation, belote 2016
house-preset-federation-belote-2016-note = No melds; a belote is kept when failing; no trumps and all trumps on 162
house-preset-saudi = Saudi baloot
house-preset-saudi-note = To 152; projects help; doubled, the winner takes all; kaboot 25 or 44, never doubled
house-preset-palaristi = Cypriot pilotta (palaristi)
house-preset-palaristi-note = To 301; the bid is written; closed ×2, reopened ×4; capot 250; tens round up from 6
house-preset-page = As the source page says
house-preset-page-note =
    { $variant ->
        [baloot] Who cannot follow must ruff only over an opponent’s ruff
        [tarabish] A twenty beats a fifty
        [clabber] Melds are compared aloud
        [belote] The pack is gathered and cut, never shuffled; melds are compared aloud
       *[other] The pack is gathered and cut, never shuffled
    }
house-preset-on-paper = As on paper
house-preset-on-paper-note = The dealer may pass, kontra, no need to go higher in plain suits or to ruff a partner

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = What its text says
house-text-table = Table
house-text-auction = Auction
house-text-legal = Cards
house-text-melds = Melds
house-text-scoring = Score
house-text-game_end = End
house-text-silent = The text is silent: the game’s own rules hold.
house-source-federation-coinche-2015 = French Federation of Belote, “Règles de la Belote Coinchée”, 2015
house-source-board-game-arena = Board Game Arena, the code that runs there (drasill/bga-coinche), October 2025
house-source-board-game-arena-bid = Board Game Arena, the second score type of its code (drasill/bga-coinche), October 2025
house-source-federation-contree-2016 = French Federation of Belote, “Règles officielles de la Belote Contrée”, 27 January 2016: points made and asked for
house-source-federation-contree-2016-made = French Federation of Belote, “Règles officielles de la Belote Contrée”, 27 January 2016: points made
house-source-federation-contree-ludique = French Federation of Belote, “Règles officielles de la Belote Contrée”, undated, as Équipe Ludique prints it
house-source-cannes-2016 = Festival International des Jeux, Cannes, “Règlement de la belote aux enchères ou contrée”, 2016
house-source-coinchons = coinchons.fr, its page on scores
house-source-federation-belote-2016 = French Federation of Belote, “Règles officielles de la Belote”, 27 January 2016
house-source-saudi = tazjel/baloot-ai, after recorded games of the largest Saudi platform, 2026
house-source-palaristi = Pantelisavg/pilottamobileapp and Tsinwntas/pilotta-app, two programs of Cyprus, 2026
