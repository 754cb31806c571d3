# The guided deal: one learns by playing, each duty explained as it comes up.

lesson-title = Guided deal { $number } of { $count }
lesson-private = Only you see it, and nothing counts. You sit South, your partner North; the computers play at once.
lesson-lost = I cannot find where you were: the bot has changed since. The deal starts again; nothing else is lost.
lesson-button-hint = What should I play?
lesson-button-undo = Take back my last move
lesson-button-again = Start again
lesson-button-next = Another deal ({ $number } of { $count })
lesson-met = Met in this deal: { $lessons }.
lesson-to-meet = Not met yet: { $lessons }.
lesson-afterwards = Ready for a real table? { $command }: computer players take the free seats if you like.

# What there is to learn; the codes are those of LessonName.

lesson-note-auction = **The auction.** Each in turn says how many points their side will make, and with which trumps; every bid must beat the one before. After three passes in a row the last bidder has the contract: their side must make that many points.
lesson-note-contract = **The contract is fixed.** The declarer’s side is the attack, the other the defence. The player after the dealer leads; each player plays a card, the best one takes the trick, and whoever takes it leads to the next.
lesson-note-lead = **You play first.** The card you play sets the suit that the others must follow. Here you may play any card.
lesson-note-must-follow = **Following suit.** The suit led is { $suit } and you have some: you must play one. This is the first duty; the others only come after it.
lesson-note-must-ruff = **Ruffing.** The suit led is { $suit }, you have none, and an opponent is winning the trick: you must ruff, that is, play a trump ({ $trump }).
lesson-note-must-overruff = **Overruffing.** An opponent has ruffed already, and you have a higher trump than theirs: you must play it.
lesson-note-must-overtake-trump = **Going higher in trumps.** Trumps are led: following is not enough, you must play a higher trump than the best on the table, if you have one.
lesson-note-partner = **Your partner is winning.** You have no { $suit }, but the trick is theirs for now: you need not ruff. Discard; a card that is worth a lot adds its points to your side’s trick.
lesson-note-free = **Discarding.** You have no { $suit } and none of your trumps would take this trick: you are free. Throw a card that is worth little.
lesson-note-belote = **“Belote!”** The king and queen of trumps are in the same hand: it is announced with the first of the two, and here the bot says it for you. The attack gains 20 points of margin towards its contract.
lesson-note-rebelote = **“Rebelote!”** This is the second of the two cards, the king and queen of trumps: the 20 points of the belote are safe.
lesson-note-last-trick = **The last trick.** Whoever takes it counts 10 points more, the “dix de der”: a good reason to keep a trump for the end.
lesson-note-thrown-in = **Everyone has passed.** Nobody scores, and the next player deals. Your hand deserved a bid: take back your last move and follow the hint.
lesson-note-count = **The count.** The attack adds up its cards, the last trick if it has it, the margin of the belote, and compares the sum with its contract. If it is made, the attack scores its points and those of the contract; if it fails, the defence scores. Here is the arithmetic, line by line.

# Their names, in a list.

lesson-name-must-follow = following suit
lesson-name-must-ruff = ruffing
lesson-name-must-overruff = overruffing
lesson-name-must-overtake-trump = going higher in trumps
lesson-name-partner = the winning partner
lesson-name-belote = the belote
lesson-name-rebelote = the rebelote

# The hint: a bid, or a card and its reason (Reason, of the computer players).

lesson-hint-bid =
    Hint: { SHORT($bid) }. In this suit you have { $count ->
        [one] one trump
       *[other] { $count } trumps
    }{ $jack ->
        [yes] { " " }with the jack, the highest{ $aces ->
            [0] { "" }
           *[other] ,
        }
       *[no] { "" }
    }{ $aces ->
        [0] .
        [1] { " " }and an ace on the side.
       *[other] { " " }and { $aces } aces on the side.
    }
lesson-hint-raise = Hint: { SHORT($bid) }. Your side can go higher with these trumps.
lesson-hint-pass = Hint: pass. Your hand is worth no more for now.
lesson-hint-double = Hint: double. Their contract should fail.
lesson-hint-card = Hint: { SHORT($card) }. { $why }
lesson-only-card = It is the only card that you may play.
lesson-why-forced = It is your only good card here.
lesson-why-draw-trumps = Draw the opponents’ trumps.
lesson-why-force-trump = Make the opponents play their high trumps.
lesson-why-cash-master = It is the highest left in its suit: it takes the trick.
lesson-why-partners-suit = It is your partner’s suit.
lesson-why-short-suit = It empties this suit: you can ruff it later.
lesson-why-safe-lead = It is the safest card to lead.
lesson-why-take = It takes the trick.
lesson-why-ruff = Ruff: the trick is yours.
lesson-why-give-points = Your side may well take this trick: put points on it.
lesson-why-low = The trick is probably lost: play a card that is worth little.
