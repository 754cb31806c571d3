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
house-difference = { $option }: { $choice }
house-differences = Differences · { $list }
house-others =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
house-bounds = From { $least } to { $most }
house-button-type = Other…
house-button-reset = Back to the game’s own rules

# Presets: their name, then a line that explains them.

house-preset = Preset…
house-rules-of = Rules: { $rules }
house-rules-source = the game’s own, unchanged
house-rules-own = this table’s own
house-usual-preset = The game’s own rules
house-usual-preset-note = The standard rules, unchanged
house-preset-federation = French federation
house-preset-federation-note = Free if your partner is winning; four 8s or 7s: 0; a failed side’s belote to the defence
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Free if your partner is winning; overruff an opponent; belote kept when the contract fails
house-preset-federation-2016 = French federation (text of 2016)
house-preset-federation-2016-note = Doubling in turn, capot 500; not its variant that counts only the points made
house-preset-club = Club
house-preset-club-note = Everything the winner scores is multiplied; a bid capot is worth 500
house-preset-online = Online, with melds
house-preset-online-note = To 1,000 points, redouble ×3, belote and melds in the score only
