# Text on pictures, and their alt text.

pictures-bid = Auction: { $contract }
pictures-called = Contract: { $contract }
pictures-no-bid = Auction
pictures-contract-short = { SHORT($contract) }
pictures-deal = Deal { $number }
pictures-problem = Problem { $number }
pictures-lesson = Lesson { $number }
pictures-reading = Hand reading
pictures-dealer = dealer: { $dealer }
pictures-dealer-mark = D
pictures-last-trick = Last trick
pictures-team =
    { $team ->
        [north_south] N–S
       *[east_west] E–W
    }

pictures-of-table = Picture of the table. { $deal }.
pictures-of-lobby = Picture of the table before the game: { $game }.
pictures-computer = { $called } · computer
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } says “{ $word }”.
pictures-seat = { $seat }: { $player }.
pictures-awaited = { $seat } to play.
pictures-awaited-call = { $seat } to bid.
pictures-your-turn = It is your turn to play.
pictures-your-call = It is your turn to bid.
pictures-calls = Last calls: { $calls }.
pictures-turned = Card turned up: { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (winning)
pictures-trick = On the table: { $plays }.
pictures-past-trick = Last trick: { $plays }.
pictures-piles = In front of { $seat } (+1: a face-down card beneath): { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = a face-down card
pictures-scores = Score: { $scores }.
pictures-held = Hand: { $cards }.
pictures-playable = Can be played: { $cards }.

pictures-not-playable = Cannot be played now: { $cards }.

pictures-of-game =
    Picture: the score after each deal. { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $scores }.
pictures-turn = { $number }: { BY($contract) }, { $result ->
        [made] made
        [failed] failed
       *[other] neither made nor failed
    }, { $first } to { $second }
pictures-turn-bare = { $number }: no contract, { $first } to { $second }

pictures-moment-capot = Capot!
pictures-moment-double = Failed!
pictures-moment-comeback = Comeback!
pictures-told-capot = { $team } took every trick
pictures-told-double = { $team } had doubled
pictures-told-comeback =
    { $team } leads, after being { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind
