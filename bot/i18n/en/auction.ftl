# The auction: at the table, then in the hand of the one who is to bid.

auction-empty = Nobody has bid yet.
auction-call = { $seat } { $call }
auction-pass = passes
auction-double = doubles
auction-redouble = redoubles
auction-line = Auction: { $calls }
auction-doubled = { $bid } doubled: { $team } may redouble.
auction-may-be-doubled = Contract { $bid }: { $team } may contre.

auction-your-turn = It is your turn to bid.
auction-standing =
    Highest bid: { $bid } by { $seat }, { $relation ->
        [partner] your partner
        [opponent] your opponent
       *[self] yourself
    }.
auction-none-standing = No bid so far.
auction-may-redouble = { $bid } is doubled: you may redouble or pass.
auction-wait-may-double = You may double { $bid } without waiting for your turn.

auction-button-pass = Pass
auction-button-double = Double { SHORT($bid) }
auction-button-redouble = Redouble { SHORT($bid) }
auction-button-bid = { SHORT($bid) }
auction-button-capot = Capot…
auction-button-generale = Générale…
auction-select-value = Bid: { $value }

auction-confirm-capot = A capot needs every trick. Choose its trump, or go back.
auction-confirm-generale = A générale: the declarer must win every trick himself. With which trumps?
auction-confirm-redouble = Redouble { $bid }? The stakes go up once more.
auction-button-confirm = Yes, bid it
auction-button-reconsider = No, go back
