# The course: eight lessons of a few moves each, in the picture of the table.

lesson-title = La Contrée · lesson { $number }: { $name } ({ $move } of { $moves })
lesson-private = Only you see this page, and nothing counts. You are South; your partner, opposite, is North. West and East are your opponents.
lesson-lost = I cannot find where you were: the course has changed since. Here it is from the beginning.
lesson-button-hint = Hint
lesson-button-continue = Continue
lesson-button-again = Repeat this lesson
lesson-button-next = Next lesson: { $name }
lesson-button-table = Open a training table
lesson-button-join = Join it
lesson-table-open = A table is open in this channel already. Join it, or play on your own:
lesson-finished = ✅ **Lesson { $number } finished.** Remember: { $learnt }
lesson-course-finished = That was the last of the eight lessons. Time to play!
lesson-afterwards = Ready for real cards? A practice deal is for you alone: three experts play with you, and nothing counts. At a training table the coach advises you on your turn.
lesson-no-table = I cannot open a table here: it takes a channel of a server on which I am installed. There, type { $command }, choose “{ command-start-training-name }”, then press “{ lobby-button-fill }”.
lesson-good = ✅ { $told }
lesson-hint = Hint: { $move }.
lesson-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lesson-opening = **{ $number }**: { $told }

# Their names, and what to remember of each.

lesson-name-follow = Following suit and ruffing
lesson-name-overruff = Going higher and overruffing
lesson-name-partner = Your partner is winning
lesson-name-belote = The belote and the last trick
lesson-name-bids = What 80, 90 and 100 say
lesson-name-contre = Doubling and defending
lesson-name-count = Counting trumps
lesson-name-end = The end of a deal

lesson-learnt-follow = you follow suit. If you cannot and an opponent is winning, you ruff. Without a trump, you discard.
lesson-learnt-overruff = when trumps are led, you go higher if you can; after an opponent’s ruff, you overruff if you can. Otherwise you keep your high cards.
lesson-learnt-partner = when your partner is winning and you play last, do not ruff: add points to the trick. In trumps alone you go higher even over them. And what you throw first on their trick tells them where your ace is.
lesson-learnt-belote = the king and queen of trumps make the belote and the rebelote. And you keep a card that wins the last trick: it counts extra.
lesson-learnt-bids = you open on your jack and 9 of trumps; your partner answers by adding what they hold. A pass speaks too.
lesson-learnt-contre = you double with a sure trump trick and aces. In defence you cash your aces, and you do not lead trumps for the declarer.
lesson-learnt-count = your own trumps and those that have fallen: the rest are out. The declarer draws them, and stops when none is left.
lesson-learnt-end = watch which cards fall: a ten or a king becomes the highest. And choose your card for the last trick in time.

# Lesson 1: the order of the cards comes first.

lesson-at-follow-win = **Following suit.** The suit led is { $led }: you have some, so you must play one, and your other cards are greyed. For now { THE($best) } is winning ({ $winner }). You play last: take this trick.
lesson-done-follow-win = You win the trick with { THE($card) }: { $points } for your side. In a suit that is not trumps the ace is the highest card, and the ten the second.
lesson-at-follow-low = **Following without winning.** Here { THE($best) } is winning ({ $winner }). You play last, and nothing that you may play beats that card: which of yours do you give up?
lesson-done-follow-low = { $winner } takes the trick, which is worth only { $points }. On a lost trick you play the card that is worth least.
lesson-at-follow-ruff = **Ruffing.** The suit led is { $led }, you have none, and an opponent is winning: you must ruff, that is, play a trump (here { $trump }). Which one?
lesson-done-follow-ruff = You ruff with { THE($card) } and win the trick: { $points }. Any trump beats any card of another suit.
lesson-at-follow-discard = **Discarding.** You have no { $led } and no trumps: you may play anything, but you cannot win. { $winner } has ruffed, the trick is lost. What do you throw?
lesson-done-follow-discard = Well done: your opponents win the trick, but it brings them only { $points }.

# Lesson 2.

lesson-at-overruff-rise = **Going higher in trumps.** Trumps are led: whoever can beat { THE($best) } must do so. Both cards that you may play can, and nobody plays after you. Which one puts more points on this trick?
lesson-done-overruff-rise = You win the trick with { THE($card) }: { $points }. Later the jack, 9 or ace of trumps could have taken it from you; now it is safe.
lesson-at-overruff-must = **Overruffing.** The suit led is { $led }, you have none, and { $winner } has ruffed with { THE($best) }. If one of your trumps is higher, you must play it: here exactly one is.
lesson-done-overruff-must = You overruff with { THE($card) } and win the trick back: { $points }.
lesson-at-overruff-over = **Overruffing just enough.** { $winner } has ruffed with { THE($best) }, and you have no { $led }. Several of your trumps are higher: which one should you keep for later?
lesson-done-overruff-over = You win the trick back with { THE($card) }: { $points }. And you still have the jack of trumps, which nothing beats.
lesson-at-overruff-cannot = **And if you cannot?** { $winner } has ruffed with { THE($best) }, and none of your trumps is higher. In { variant-contree } nothing forces you to ruff lower: play anything.
lesson-done-overruff-cannot = { $winner } takes the trick: { $points }. But you keep your trumps. In some other games you must ruff lower: greyed cards will tell you.
lesson-at-overruff-under = **Trumps, and none higher.** Trumps are led and { $winner } has played { THE($best) }, which nothing beats. You must still follow with a trump: which one?
lesson-done-overruff-under = You gave away only { $own }. With the jack of trumps gone, your 9 is now the highest.

# Lesson 3.

lesson-at-partner-charge = **Adding points.** Your partner is winning with { THE($best) } and you play last: this trick is your side’s. What do you put on it?
lesson-done-partner-charge = Your partner’s trick is now worth { $points }.
lesson-at-partner-void = **Not ruffing your partner.** You have no { $led }, but your partner is winning and you play last: nothing forces you to ruff. What do you play?
lesson-done-partner-void = You add { THE($card) }: the trick is worth { $points }, and you keep your trumps.
lesson-at-partner-ruffed = **Your partner has ruffed.** You have no { $led } either, and { THE($best) } of your partner is winning. You play last: what do you play?
lesson-done-partner-ruffed = Your partner’s trick is worth { $points }.
lesson-at-partner-rise = **In trumps you go higher even over your partner.** Trumps are led and your partner is winning with { THE($best) }. In { variant-contree } you must beat even your partner if you can. With what?
lesson-done-partner-rise = You win the trick with { THE($card) }: { $points }. The 9 is higher and will serve you later.
lesson-at-partner-call = **Calling.** You have no { $led } left, and your partner is winning. What you throw first tells them something: a 7, 8 or 9 calls for its suit, of which you have the ace or a guarded ten; a king, queen or jack refuses its suit. What do you throw?
lesson-done-partner-call = { THE($card) } tells your partner where your ace is. Computers call so too, and mean it: you may believe them.
lesson-at-partner-answer = **Answering a call.** On your trumps your partner first threw { THE($thrown) }: they hold the ace of that suit, or its ten with another. You have drawn all trumps. What do you lead?
lesson-done-partner-answer = Your partner’s ace takes the trick: { $points }. A call is answered as long as that ace is out.

# Lesson 4.

lesson-at-belote-belote = **“Belote!”** You hold the king and queen of trumps, which bring your side { $pair } towards its contract. It is announced with the first of the two; here the bot says it for you. You must ruff: announce it.
lesson-done-belote-belote = “Belote!” And you win the trick with { THE($card) }: { $points }.
lesson-at-belote-last = **The last trick.** Two tricks remain, and the last one, the “dix de der”, brings an extra { $last }. Your side has { $ours } and has bid { SHORT($bid) }: it needs that trick. What do you play first?
lesson-done-belote-last = Your trump won the last trick and its extra { $last }: { $ours } for { SHORT($bid) }, made to the point. Here is the arithmetic.
lesson-at-belote-rebelote = **“Rebelote!”** You have already played the queen of trumps. When the king follows, one says “rebelote”. You must ruff, and your two trumps will win the last two tricks.
lesson-done-belote-rebelote = “Rebelote!” The cards, the last trick and the belote: here is how they lead to the contract, and then to the score.

# Lesson 5: what calls say comes from the computer players.

lesson-at-bids-open80 = **Opening.** A bid tells your partner what you hold. In its suit your *pieces* count first, the jack and the 9; “third”: with two other trumps.
    { $openings }
    Nobody has spoken yet. What do you say?
lesson-done-bids-open80 = { SHORT($card) } told your partner: { $says }.
lesson-at-bids-open90 = **Both pieces.** Another hand; you speak first again.
    { $openings }
    What do you say?
lesson-done-bids-open90 = { SHORT($card) } told your partner: { $says }.
lesson-at-bids-open100 = **And more.** One more hand.
    { $openings }
    What do you say?
lesson-done-bids-open100 = { SHORT($card) } told your partner: { $says }.
lesson-at-bids-jack = **Answering.** Your partner has opened { SHORT($bid) }: { $called }. Tell them what you have for them, by going up as much.
    { $answers }
lesson-done-bids-jack = Your partner had one piece, you bring the jack: { SHORT($card) } says { $says }.
lesson-at-bids-nine = **Answering with less.** Your partner has opened { SHORT($bid) }: { $called }. What do you have for them?
    { $answers }
lesson-done-bids-nine = The 9 with another trump: { SHORT($card) } says { $says }.
lesson-at-bids-aces = **Answering with aces.** Your partner has opened { SHORT($bid) }: { $called }. What do you have for them?
    { $answers }
lesson-done-bids-aces = Your two aces count as well: { SHORT($card) } says { $says }.
lesson-at-bids-nothing = **Nothing to tell.** Your partner has opened { SHORT($bid) }: { $called }. What do you have for them?
    { $answers }
lesson-done-bids-nothing = A pass speaks too: { $says }. Your partner will play { SHORT($bid) }.

# Lesson 6.

lesson-at-contre-double = **Doubling.** { $declarer } bids { SHORT($bid) }. If you think that this contract will fail, double: what it wins or costs is multiplied by { $times }. It takes a sure trump trick and aces. What do you say?
lesson-done-contre-double = Doubled! You promised { $says }, and your hand does have the jack of trumps and two aces.
lesson-at-contre-leave = **Not doubling.** { $declarer } bids { SHORT($bid) }. You hold three aces, but the declarer can ruff them. What do you say?
lesson-done-contre-leave = Without a trump trick, three aces are enough to double only from { $threshold } on. Keep yours for the defence.
lesson-at-contre-lead = **Leading in defence.** { $declarer } plays { SHORT($bid) }, and you play the first card. You may play any; its suit is the one that the others must follow.
lesson-done-contre-lead = You win the trick with { THE($card) }: { $points }. The defence cashes its aces early, before the declarer can ruff them.
lesson-at-contre-last = **The last trick, in defence.** Two tricks remain, and the last one brings an extra { $last }. What do you play first?
lesson-done-contre-last = The last trick is the defence’s: { $ours } for you, { $theirs } for the declarer, who had bid { SHORT($bid) }. It has failed; here is the arithmetic.

# Lesson 7.

lesson-at-count-first = **Drawing trumps.** Each suit has { $total } cards. You hold { $mine } trumps, so the other three hold { $out }. You are the declarer, and as long as opponents have trumps, they can ruff. What do you play?
lesson-done-count-first = You win the trick with { THE($card) }: { $points }. Everyone had to follow with a trump, and { $left ->
        [0] none is left out
        [one] only one is left out
       *[other] the others still hold { $left }
    }.
lesson-at-count-second = **How many are left?** The first trick brought down { $fallen }. Count your trumps and those that have fallen: there are { $total } in all. What do you play?
lesson-done-count-second = { $out ->
        [one] Only one was still out
       *[other] The others still held { $out }
    }; { $left ->
        [0] it has just fallen, and only you still have trumps
        [one] one is left
       *[other] now they hold { $left }
    }. The trick is worth { $points }.
lesson-at-count-gone = **When to stop?** The same deal, one trick later: count again. What do you play now?
lesson-done-count-gone = Nobody else has a trump: { THE($card) } wins the trick without risk, { $points }.
lesson-at-count-last = **Three cards.** You are the declarer; { $out ->
        [one] the others still hold one trump
       *[other] the others still hold { $out } trumps
    }. What do you play?
lesson-done-count-last = You win the trick with { THE($card) }: { $points }. { $left ->
        [0] Nobody else has a trump
        [one] One trump is left out
       *[other] The others still hold { $left } trumps
    }.

# Lesson 8.

lesson-at-end-master = **What is highest now?** Four cards remain. The first trick brought down { $fallen }. One of your cards has become the highest of its suit: play it.
lesson-done-end-master = You win the trick with { THE($card) }: { $points }. Remember the aces and tens that fall: that is often enough.
lesson-at-end-keep = **What to keep?** Two tricks remain, and the last one brings an extra { $last }. Your side has { $ours } and has bid { SHORT($bid) }. What do you play first?
lesson-done-end-keep = Your trump won the last trick: { $ours } for { SHORT($bid) }. Here is the arithmetic.
lesson-at-end-out = **Three cards, one trump out.** The only one missing is { $missing }. What do you play first?
lesson-done-end-out = The jack took the ace; the king of trumps and your ten had become the highest and won the last two tricks. Here is the arithmetic.

# What a move misses (Fault).

lesson-fault-loses = { THE($card) } is lower than { THE($best) }: { $winner } would keep the trick. You can win it with { THE($right) }.
lesson-fault-wastes = { THE($card) } would win the trick too, but { THE($right) } is enough: keep a higher trump for later.
lesson-fault-gives = { THE($card) } is worth { $own }, and this trick is lost. Give { THE($right) } instead: { $gain }.
lesson-fault-keeps = { THE($card) } is worth { $own }, and this trick is your side’s: put { THE($right) } on it instead, { $gain }.
lesson-fault-ruffs-partner = This trick is your side’s already: with { THE($card) } you would lose a trump and gain nothing. Add { THE($right) } instead.
lesson-fault-spends-trump = { THE($card) } does not beat { THE($best) }: you would lose a trump for nothing. Discard { THE($right) } instead.
lesson-fault-spends-master = { THE($card) } is the highest card left of its suit: it will win a trick later. Here { THE($right) } is enough.
lesson-fault-no-belote = { THE($card) } announces nothing: “belote”, then “rebelote”, go with the king and queen of trumps.
lesson-fault-last-trick = After { THE($card) } you would have only { THE($right) } for the last trick, and you would lose it. Do it the other way round.
lesson-fault-leads-trump = With { THE($card) } you would lead trumps: that helps the declarer, who wants to draw the defence’s trumps. Play { THE($right) } instead.
lesson-fault-beatable = { THE($card) } is not the highest card left of its suit: an opponent could beat it. Play { THE($right) } instead.
lesson-fault-trumps-out =
    { THE($card) } could be ruffed: { $out ->
        [one] the others still hold one trump
       *[other] the others still hold { $out } trumps
    }. Draw trumps first, with { THE($right) }.
lesson-fault-trumps-gone = Nobody else has a trump: { THE($card) } would draw nothing. Keep your trumps to win the lead back, and play { THE($right) }.
lesson-fault-miscalls = { THE($card) } would call for its suit, as if you had its ace. Call with { THE($right) }, whose ace you do have.
lesson-fault-says-nothing = { THE($card) } would refuse its suit: true, but your partner would learn nothing of your ace. Call with { THE($right) }.
lesson-fault-throws-ace = { THE($card) } would show the ten too, which you do not have, and would not win a trick any more. Call for it with { THE($right) }.
lesson-fault-ignores-call = Your partner has called for a suit and is waiting. { THE($card) } can come later; play { THE($right) } first.
lesson-fault-says-other =
    { $told ->
        [yes] { $call } would say: { $says }. That is not your hand.
       *[no] { $call } would say nothing of your hand.
    }
lesson-fault-says-less =
    { $told ->
        [yes] { $call } would say: { $says }. Your hand says more.
       *[no] { $call } misleads nobody, but says nothing either: your hand has something better to say.
    }
