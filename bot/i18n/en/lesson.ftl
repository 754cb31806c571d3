# The guided deal: one learns by playing, each duty explained as it comes up.

lesson-title = Guided deal { $number } of { $count }
lesson-private = Only you see it, and nothing counts. You sit in South, your partner in North; the computers play at once.
lesson-lost = I cannot find where you were: the bot has changed since. The deal begins again; nothing else is lost.
lesson-button-hint = What to play?
lesson-button-undo = Take back my last move
lesson-button-again = Begin again
lesson-button-next = Another deal ({ $number } of { $count })
lesson-met = Met in this deal: { $lessons }.
lesson-to-meet = Not met yet: { $lessons }.
lesson-afterwards = Ready for a real table? { $command }: computer players take the free seats if you like.

# What there is to learn; the codes are those of LessonName.

lesson-note-auction = **The auction.** Each in turn says how many points his side will make, and with which trumps; every bid goes over the one before. After three passes in a row the last bidder has the contract: his side must make that many points.
lesson-note-contract = **The contract is fixed.** The declarer’s side is the attack, the other the defence. The player after the dealer leads; each lays a card, the best one takes the trick, and who takes it leads to the next.
lesson-note-lead = **You play first.** The card that you lay chooses the suit that is asked for: the others must follow it. Here every card is allowed.
lesson-note-must-follow = **Following suit.** The suit led is { $suit } and you have some: you must play one. This is the first duty; the others only come after it.
lesson-note-must-ruff = **Ruffing.** The suit led is { $suit }, you have none, and an opponent is winning the trick: you must ruff, that is, play a trump ({ $trump }).
lesson-note-must-overruff = **Overruffing.** An opponent has ruffed already, and you have a higher trump than his: you must play it.
lesson-note-must-overtake-trump = **Going up at trumps.** Trumps are led: following is not enough, you must lay a higher trump than the best on the table, if you have one.
lesson-note-partner = **Your partner is winning.** You have no { $suit }, but the trick is his for now: you need not ruff. Discard; a card that is worth much adds its points to your trick.
lesson-note-free = **Discarding.** You have no { $suit } and none of your trumps would take this trick: you are free. Give a card that is worth little.
lesson-note-belote = **“Belote!”** King and queen of trumps are in one hand: it is announced with the first of the two, and here the bot says it for you. The attack gains 20 points of margin to make its contract.
lesson-note-rebelote = **“Rebelote!”** This is the second of the two cards, king and queen of trumps: the 20 points of the belote are safe.
lesson-note-last-trick = **The last trick.** Who takes it counts 10 points more, the “dix de der”. That is why one likes to keep a trump for the end.
lesson-note-thrown-in = **Everyone has passed.** Nobody scores, and the next player deals. Your hand deserved a bid: take back your last move and follow the hint.
lesson-note-count = **The count.** The attack adds up its cards, the last trick if it has it, the margin of the belote, and compares with its contract. Made, it writes its points and those of the contract; failed, the defence writes. Here is the arithmetic, line by line.

# Their names, in a list.

lesson-name-must-follow = following suit
lesson-name-must-ruff = ruffing
lesson-name-must-overruff = overruffing
lesson-name-must-overtake-trump = going up at trumps
lesson-name-partner = the winning partner
lesson-name-belote = the belote
lesson-name-rebelote = the rebelote

# The hint: a bid, or a card and its reason (Reason, of the computer players).

lesson-hint-bid =
    Hint: { SHORT($bid) }. In this suit you have { $count ->
        [one] one trump
       *[other] { $count } trumps
    }{ $jack ->
        [yes] { " " }with the jack, the highest
       *[no] { "" }
    }{ $aces ->
        [0] .
        [1] { " " }and an ace beside them.
       *[other] { " " }and { $aces } aces beside them.
    }
lesson-hint-raise = Hint: { SHORT($bid) }. Your side can go higher with these trumps.
lesson-hint-pass = Hint: pass. Your hand asks for no more for now.
lesson-hint-double = Hint: double. Their contract should fail.
lesson-hint-card = Hint: { SHORT($card) }. { $why }
lesson-only-card = It is the only card that you may play.
lesson-why-forced = It is your only good card here.
lesson-why-draw-trumps = Draw the opponents’ trumps.
lesson-why-force-trump = Make the opponents play their high trumps.
lesson-why-cash-master = It is the highest left in its suit: it takes the trick.
lesson-why-partners-suit = It is your partner’s suit.
lesson-why-short-suit = You empty this suit: later you can ruff it.
lesson-why-safe-lead = It is the card that risks least.
lesson-why-take = It takes the trick.
lesson-why-ruff = Ruff: the trick is yours.
lesson-why-give-points = Your side may well take this trick: give it points.
lesson-why-low = The trick is probably not yours: give little.
