# The table during the game: what everybody sees, in every phase.

table-title = { $game } · { $target } points
table-title-deals =
    { $game } · { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
table-contract = { BY($contract) }
table-deal = Deal { $number } · dealer: { $dealer }
table-terms =
    { $rated ->
        [yes] A rated game.
       *[no] An unrated game.
    }
table-carry =
    { $points ->
        [one] { $points } point carried over
       *[other] { $points } points carried over
    }
table-drawn-lowest-draw = Draw: { $draws }. The lowest card deals: { $dealer }.
table-drawn-suit-cut = Cut: { $draws }. The deal goes to { $dealer }.
table-drawn-first-jack = First jack: { $draws }. { $dealer } deals.
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer = { table-computer-name }, computer ({ $level })
table-computer-name =
    { $seat ->
        [north] Nestor
        [east] Estelle
        [south] Suzanne
       *[west] Colette
    }
table-deserted = Nobody is there: the game waits for one of its players to come back.
table-experts-come = Experts are on their way. Until they are here, club players stand in for them.
table-replaced = { $player } (a computer is playing)
table-left = { $player } (has left the table)
table-turn-bid = { $seat } to bid: { $player }.
table-turn-play = { $seat } to play: { $player }.
table-closed = This table is closed. Open another with { help-command-start }.
table-restarting = The bot is restarting: the game resumes in a moment, where it was.
table-closed-lost = What was played here can no longer be read: the table is closed. Nothing is erased; the operator of the bot can look into it.
table-waiting = This table was played with a newer version of the bot and waits for the update. Nothing is lost: the game then resumes. Anyone who manages the server can close it with { help-command-stop }.
table-closed-other-rules = The bot was updated and now reads this game’s rules differently: rather than change rules halfway, the game ends here.
table-moved = The table continues further down: { $link }
table-unshown = Noted, but I cannot show it on the table: I lack { $permissions } in this channel. Once an administrator has fixed that, any press updates the table. Until then, play your cards with { help-command-hand }.
table-unshown-refused = Noted, but Discord does not let me show it on the table: this channel or thread may be locked. Once an administrator has fixed that, any press updates the table. Until then, play your cards with { help-command-hand }.
table-closed-idle = Nobody has played here for a day: the table is closed, and its score is kept.

table-button-go = Go to the table
table-button-hand = My hand
table-button-rules = Rules
table-button-tricks = Auction and tricks
table-button-more = More…
table-button-leave = Leave
side-button-close =
    { $seated ->
        [yes] Back to my hand
       *[no] Close
    }
table-more-title = This table

# Confirmations, which only the player sees.

leave-confirm =
    { $playing ->
        [yes] Leave the table? { $last ->
            [yes] Nobody else plays at it: it waits for you, and closes after a day.
           *[no] A computer will play for you; you can come back at any time.
        }{ $counts ->
            [yes] { " " }If you are not there at the end, or the computer makes most of your moves, you lose the game for the ratings.
            [free] { " " }It costs nothing.
           *[no] { "" }
        }
       *[other] Leave the table? The next game will be played without you.
    }
leave-confirm-challenge = This deal counts. If you are not there at the end, or the expert makes most of your moves, it is worth to you what experts make of it, 0 at best, less 40.
leave-confirm-free =
    Leave your seat? Nobody has called yet: it costs nothing, and { $last ->
        [yes] the table closes
       *[no] the seat is free again
    }.
leave-done =
    { $playing ->
        [yes] You have left the table. “{ table-button-hand }” gives you your seat back.
       *[other] You have left the table: the next game will be played without you. Should you change your mind, “{ game-button-rematch }”, on the table, gives you your seat back.
    }
leave-stood = You have left your seat.
leave-button-confirm = Leave the table
leave-button-keep = Stay
stop-confirm =
    { $playing ->
        [yes] Stop the game for everyone? It does not count, so nobody loses it.
       *[other] Close this table? Anyone who wants to play will have to open another.
    }
stop-confirm-challenge = Close the table? This deal counts: at the end of challenge { $code } experts finish it, and it is worth to those who play it what they make of it, 0 at best, less 40.
stop-confirm-free =
    Stop the game? It costs nothing.{ $others ->
        [yes] { " " }For the others, the score decides.
       *[no] { "" }
    }
stop-confirm-ask = Stop the game for everyone? If the other side agrees, it does not count. If you stop without asking, it counts as a loss for you in the “{ $ladder }” ratings and your statistics; for the others, the score decides.
stop-confirm-lost = Stop the game? It will count as a loss for you in the “{ $ladder }” ratings and your statistics.
stop-confirm-stands = Stop the game for everyone? In the “{ $ladder }” ratings and the statistics, the score decides.
stop-sent = The other side has been asked. The game continues until everyone there has agreed.
stop-asked = { $player } would like to stop the game without a result. Waiting for { $awaited } to answer.
stop-refused = { $player } wants to play on: the game continues.
stop-button-ask = Ask the other side
stop-button-lose = Stop and lose
stop-button-agree = Stop without a result
stop-button-refuse = Play on
stop-done =
    { $playing ->
        [yes] The game has been stopped.
       *[other] The table is closed.
    }
stop-waiting-confirm = This table is waiting for the bot to be updated; its game would then resume. If you close it, it never will; what was played is kept, without a result.
stop-waiting-close = Close the table
stop-waiting-keep = Wait for the update
stop-waiting-done = The table is closed: the channel is free.
stop-button-confirm =
    { $playing ->
        [yes] Stop the game
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] Keep playing
       *[other] Keep it open
    }
keep-done = Nothing has changed.

# The games, by the key of their rules.

variant-contree = La Contrée
variant-contree_generale = Contrée with générale
variant-contree_701 = Contrée to 701
variant-contree_coinche = Contrée or coinche
variant-coinche = La Coinche, with no trumps and all trumps
variant-belote = Belote
variant-belote_501 = Belote to 501
variant-bidding_belote = Bidding Belote
variant-bulgarian_belot = Bulgarian Belot
variant-croatian_bela = Croatian Bela
variant-decouverte = Belote Découverte, for two
variant-baloot = Baloot
variant-pilotta = Pilotta
variant-tarabish = Tarabish
variant-clabber = Clabber
