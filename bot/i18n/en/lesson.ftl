# The guided deal: each rule is explained when it first applies.

lesson-title = Guided deal { $number } of { $count }
lesson-private = Only you see it, and nothing counts. You are South, your partner is North; the computers play at once.
lesson-lost = I cannot find where you were: the bot has changed since. The deal starts again; nothing else is lost.
lesson-button-hint = What should I play?
lesson-button-undo = Take back my last move
lesson-button-again = Start again
lesson-button-next = Another deal ({ $number } of { $count })
lesson-met = Seen in this deal: { $lessons }.
lesson-to-meet = Still to come: { $lessons }.
lesson-afterwards = Ready for a real table? { $command }: computer players take the free seats if you like.

# What there is to learn; the codes are those of LessonName.

lesson-note-auction = **The auction.** In turn, each player passes or says how many points their side will make, and with which trumps; each bid must beat the last. After three passes in a row the last bidder has the contract: their side must make that many points.
lesson-note-contract = **The contract.** The declarer’s side attacks, the other defends. The player after the dealer leads; everyone plays a card, the best one wins the trick, and its player leads to the next.
lesson-note-lead = **You lead.** The card you play sets the suit that the others must follow. Here you may play any card.
lesson-note-must-follow = **Following suit.** The suit led is { $suit } and you have some: you must play one. This is the first rule; the others come after it.
lesson-note-must-ruff = **Ruffing.** The suit led is { $suit }, you have none, and an opponent is winning the trick: you must ruff, that is, play a trump ({ $trump }).
lesson-note-must-overruff = **Overruffing.** An opponent has already ruffed, and you hold a higher trump: you must play it.
lesson-note-must-overtake-trump = **Going higher in trumps.** Trumps are led: you must play a higher trump than the best on the table, if you have one.
lesson-note-partner = **Your partner is winning.** You have no { $suit }, but the trick is theirs for now: you need not ruff. Discard; a card worth a lot adds its points to your side’s trick.
lesson-note-free = **Discarding.** You have no { $suit }, and none of your trumps would win this trick: play anything. Throw a card that is worth little.
lesson-note-belote = **“Belote!”** One hand holds the king and queen of trumps. It is announced with the first of the two; here the bot says it for you. It brings the attack 20 points closer to its contract.
lesson-note-rebelote = **“Rebelote!”** This is the second of the two cards: the 20 points of the belote are safe.
lesson-note-last-trick = **The last trick.** Whoever wins it counts 10 points more, the “dix de der”: a good reason to keep a trump for the end.
lesson-note-thrown-in = **Everyone has passed.** Nobody scores, and the next player deals. Your hand was worth a bid: take back your last move and follow the hint.
lesson-note-count = **The score.** The attack adds up its cards, with the last trick and the belote if it has them, and compares the total with its contract. If the contract is made, the attack scores its points and the contract; if it fails, the defence scores. Here is the arithmetic, line by line.

# Their names, in a list.

lesson-name-must-follow = following suit
lesson-name-must-ruff = ruffing
lesson-name-must-overruff = overruffing
lesson-name-must-overtake-trump = going higher in trumps
lesson-name-partner = your partner winning
lesson-name-belote = the belote
lesson-name-rebelote = the rebelote

# The hint: a bid, or a card and its reason (Reason, of the computer players).

lesson-hint-bid =
    Hint: { SHORT($bid) }. In this suit you have { $count ->
        [one] one trump
       *[other] { $count } trumps
    }{ $jack ->
        [yes] { " " }with the jack
       *[no] { "" }
    }{ $belote ->
        [yes] { $aces ->
            [0] { " " }and the belote
           *[other] , the belote
        }
       *[no] { "" }
    }{ $aces ->
        [0] .
        [1] { " " }and an ace on the side.
       *[other] { " " }and { $aces } aces on the side.
    }
lesson-hint-raise = Hint: { SHORT($bid) }. Your side can go higher with these trumps.
lesson-hint-pass = Hint: pass. For now your hand is not worth more.
lesson-hint-double = Hint: double. Their contract should fail.
lesson-hint-card = Hint: { SHORT($card) }. { $why }
lesson-only-card = It is the only card you may play.
lesson-why-forced = It is your only good card here.
lesson-why-draw-trumps = Draw the opponents’ trumps.
lesson-why-force-trump = Make the opponents use up their high trumps.
lesson-why-cash-master = It is the highest card left in its suit: it wins the trick.
lesson-why-partners-suit = It is your partner’s suit.
lesson-why-short-suit = It empties this suit, so you can ruff it later.
lesson-why-safe-lead = It is the safest card to lead.
lesson-why-take = It wins the trick.
lesson-why-ruff = Ruff: the trick is yours.
lesson-why-give-points = Your side will probably win this trick: put points on it.
lesson-why-low = The trick is probably lost: play a card that is worth little.
