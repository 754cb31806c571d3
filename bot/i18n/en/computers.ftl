# The computers: how well they play, and how fast.

level-expert = expert
level-expert-note = imagines the hidden cards and searches for the best move
level-club = club
level-club-note = good habits and standard bidding
level-beginner = beginner
level-beginner-note = plays simply, with plenty of mistakes

computers-title = Computers’ level
computers-all = For all of them, and for those that join or stand in later:
computers-usual = Those that join or stand in later: { $level }
computers-hint = Any seated player can choose the computers’ level before the game.
computers-level = Level { $level }: { $note }.
convention-one = one table for everyone
convention-title = How computers bid
convention-dialogue = French dialogue
convention-dialogue-note = 90 promises jack and 9; partner adds what they hold
convention-aces = aces first
convention-aces-note = 80 promises two aces
convention-natural = by points
convention-natural-note = each bids what their hand counts
signals-button =
    { $signals ->
        [yes] Computers signal: yes
       *[other] Computers signal: no
    }
tempo-hint = Waits before each move; how long a full trick lies there
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
signals-title = What the discards say
signals-told =
    { $told ->
        [calls] has the ace of this suit, or its ten with another
        [refuses] does not have the ace of this suit
        [has-ten] has the ten too
        [no-ace] does not have the ace
       *[was-bare] it was bare
    }
signals-discard = **Discards on partner’s trick**: the first small card calls for its suit (the ace, or a guarded ten); a king, queen or jack refuses it. Computers tell the truth, and only when it costs next to nothing. The ace shows the ten, the ten denies the ace; on an opponent’s trick it was bare.
signals-belote = **Belote, on partner’s trumps**: queen first, there is another trump besides the king; king first, only the queen is left.
signals-lead = **Leads**: first what partner called for; a defender’s first suit is led back. When partner surely wins, give the most points.
