# The page for whoever has finished no game yet.

newcomer-button = New here?
newcomer-title = New here?
newcomer-partner = Your **partner** sits opposite you, in { $seat }: { $player }. You win and lose together.
newcomer-sides = “**Us**” means the two of you; “**them**” means the other two.
newcomer-numbers = **Bidding** means choosing a number, then a suit: your side promises to make at least that many points, and the suit becomes trumps. You must say more than the last bid, or pass.
newcomer-trump = **Bidding** means saying whether you want a trump suit, or passing. Whoever chooses it must, with their side, make more points than the other.
newcomer-cards = Cards that you may not play will be greyed: you cannot break a rule.
newcomer-button-lesson =
    { $variant ->
        [contree] First lesson
        [contree_generale] First lesson
        [contree_701] First lesson
        [contree_coinche] First lesson
       *[other] First lesson of La Contrée
    }
newcomer-trial = A try: this game counts for nothing, and you may leave it.
