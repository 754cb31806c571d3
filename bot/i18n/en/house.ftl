# The page of house rules, of a table or of a server, and what is said of them elsewhere.

house-rules = house rules
house-title = House rules · { $game }
house-of-table = Each choice holds at once, for this table.
house-of-server = Each choice holds for the next tables of this server.
house-only-host = { $user }, the host, can change them before the game.
house-none = Everything follows the rules of the game.
house-number = { $number }
house-usual = the rule of the game
house-usually = rule of the game: { $choice }
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
house-rules-source = those of the source
house-rules-own = this table’s own
house-usual-preset = Source
house-usual-preset-note = The game as its source describes it, unchanged
house-preset-federation = French federation
house-preset-federation-note = Free if your partner is winning; four 8s or 7s: 0; a failed side’s belote to the defence
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Free if your partner is winning; overruff an opponent; belote kept in a failure
house-preset-federation-2016 = French federation (text of 2016)
house-preset-federation-2016-note = Doubles in turn, capot 500; without its variant of points made only
house-preset-club = Club
house-preset-club-note = All that the winner scores is multiplied, a capot bid is worth 500
house-preset-half-game = Board Game Arena, short game
house-preset-half-game-note = To 1,000 points; otherwise as the source
house-preset-online = Online, with melds
house-preset-online-note = To 1,000 points, redouble ×3, belote and melds in the score only
