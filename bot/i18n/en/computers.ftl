# The computers: how well they play, and how fast.

level-expert = expert
level-expert-note = imagines the hidden cards and searches for the best move
level-club = club
level-club-note = good habits and standard bidding
level-beginner = beginner
level-beginner-note = plays simply, and often wrongly

computers-button = Computers: { $level }
computers-title = Level of the computers
computers-all = For all of them, and for those that will sit down or play for somebody absent:
computers-usual = Those that will sit down, or play for somebody absent: { $level }
computers-hint = Whoever sits at the table chooses the level of the computers before the game.
computers-level = Level { $level }: { $note }.
tempo-button = Speed: { $tempo }
tempo-title = Speed of the computers
tempo-hint = The pause before each move of a computer, and the time to read a full trick.
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
