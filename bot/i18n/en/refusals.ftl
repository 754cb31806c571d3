# Refusals, to the one player who pressed: why, and what can be done.
# First the engine’s codes (Refusal), with the facts that the engine gives.

refusal-no-deal = The cards are not dealt yet. The deal starts in a moment.
refusal-game-over = This game is over. “{ game-button-rematch }”, on the table, starts another.
refusal-deal-over = This deal is over. The next one is started from the table.
refusal-deal-running = A deal is under way: finish it first.
refusal-auction-open = The auction is not over: play comes after it. Your hand tells you if it is your turn to bid.
refusal-auction-over = The auction is over: the contract is fixed, it is time to play.
refusal-not-your-turn =
    It is not your turn: the table waits for { $count ->
        [one] { $seat }
       *[other] { $seat } or their partner
    }. The buttons of your hand light up by themselves when it is; until then, “{ table-button-tricks }” shows what has happened.
refusal-bid-too-low = Your bid must be higher than { $standing }: bid more, or pass.
refusal-bid-not-offered = There is no such bid at this table. Choose one from your hand.
refusal-bidding-closed = Nobody may bid higher now. You can still pass, double or redouble.
refusal-nothing-to-double = There is nothing to double: wait for a bid by your opponents.
refusal-double-not-yours = That is not for your side to say: you double a bid of your opponents, and redouble your own. On your turn, bid or pass.
refusal-already-doubled = That is already done: the bid is doubled. You can pass, or redouble if the bid is your side’s.
refusal-not-in-hand = You do not hold { THE($card) }. Your hand is up to date: choose one of its cards.
refusal-must-follow = You must follow suit: play { $cards }.
refusal-must-overtake-trump = You must play a higher trump: play { $cards }.
refusal-must-ruff = You cannot follow suit, so you must ruff: play { $cards }.
refusal-must-overruff = The trick was ruffed, so you must overruff: play { $cards }.
refusal-ruff-too-low = Your partner has ruffed: if you ruff as well, go higher. Play { $cards }.
refusal-no-trump-lead = The contract is doubled: lead no trump while you hold anything else. Play { $cards }.
refusal-must-name-trump = All the others have passed: you must name trumps. Choose them in your hand.
refusal-suit-was-turned = Nobody wanted the suit { OF($turned) }: name another, or pass.
refusal-trump-not-held = You hold no card of that suit: name only trumps of which you hold one.
refusal-ashkal-barred = Ashkal is not allowed here. Choose another bid, or pass.
refusal-double-barred-by-score = As the game stands, a sun may not be doubled: pass, or wait for the next deal.
refusal-nothing-to-announce = You have nothing to declare with this card. Play it without a declaration.
refusal-nothing-to-challenge = There is no renege to claim for now: wait until the other side has played.

# Then the house rules (OptionRefusal).

refusal-unknown-option = There is no such house rule here. Nothing has changed: choose one of the page.
refusal-option-out-of-bounds = “{ $value }” is not possible here. Choose another value.
refusal-number-out-of-bounds = “{ $value }” is not possible here: choose a number from { $least } to { $most }.
refusal-option-does-not-apply = “{ $option }” has no meaning in this game as it is set. Nothing has changed: choose another house rule.
refusal-option-contradiction = “{ $option }: { $value }” does not go with “{ $other }”. Nothing has changed: set the other one first.

# Then those of the table (TableRefusal), with the facts that it gives.

refusal-channel-busy = A table is already open in this channel; { help-command-table } brings it to the bottom. Play there, or open yours in another channel or in a thread.
refusal-seat-taken = { $user } already sits { $seat }. Choose another seat.
refusal-not-seated = You do not sit at this table. If a seat is free, take it; if not, join the next game!
refusal-no-seat-free = No seat is free any more: the game can start.
refusal-no-computer = No computer plays { $seat }: the seat has changed hands. Nothing has been done.
refusal-too-many-people = This game is for { $count }, and more people sit at the table. Somebody has to stand up first.
refusal-not-host = That is up to { $user }, the host of the table. If they are gone, the other players can vote for another host with { help-command-kick }.
refusal-not-manager = To stop the game, ask { $user }, the host of the table, or someone who manages the server.
refusal-limit-kept = Playing without a time limit takes everybody’s consent, and other players sit already. Choose it while you are the only person seated: who sits down afterwards accepts it.
refusal-seats-empty =
    { $count ->
        [one] One player is missing. Wait for them, or press “{ lobby-button-fill }”.
       *[other] { $count } players are missing. Wait for them, or press “{ lobby-button-fill }”.
    }
refusal-game-running = The game has begun: this cannot change before its end.
refusal-game-finished = This game is over. “{ game-button-rematch }”, on the table, starts another.
refusal-no-game = The game has not begun yet. The host starts it with “{ lobby-button-start }” when all seats are taken, or at once with “{ lobby-button-fill }”: computer players then take the free seats.
refusal-already-ready = Noted: the table waits for the other players.
refusal-already-away = You have already left the game. “{ table-button-hand }” gives you your seat again.
refusal-paused = The game is paused. “{ pause-button-resume }”, on the table, lets it go on.
refusal-already-paused = The game is paused already. “{ pause-button-resume }”, on the table, lets it go on.
refusal-not-paused = The game is not paused: it goes on.
refusal-already-seated = You have a seat at this table already: seats change only between two games.
refusal-saw-other-cards = You know another hand of this deal: take this seat from the next deal on, or now the one whose hand you know, if a computer holds it.
refusal-kick-self = To leave yourself, press “{ table-button-leave }”.
refusal-not-absent =
    Only an absent player can be removed, for whom the table has waited at least { $count ->
        [one] one minute
       *[other] { $count } minutes
    }: that is not yet so for { $user }.
refusal-already-voted = Your vote is counted already: other players have yet to vote.
refusal-table-elsewhere = You have a table open here already: { $channel }. Finish it or close it first with { help-command-stop }; if it is not to be seen there, { help-command-table } brings it back.
refusal-server-full =
    { $count ->
        [one] One table is open on this server, and that is the most it can have. Join it, or come back a little later.
       *[other] { $count } tables are open on this server, and that is the most it can have. Join one, or come back a little later.
    }
refusal-no-person = { $user } has no seat at this table. Choose somebody who plays here.
refusal-take-backs-barred = At this table a card played is played: nothing can be taken back. Before a game its host may decide otherwise.
refusal-take-back-late = There is nothing left to take back: only your own latest move can be, while nobody else has acted and no hidden card has come to light.
refusal-take-back-cards-known = This cannot be taken back any more: it made cards known, and nobody can forget them.
refusal-take-back-deal-counted = This cannot be taken back any more: the deal is counted.
refusal-take-back-refused = The other side has already said no: it stands.
refusal-take-backs-used-up =
    { $count ->
        [one] You have already asked to take back once in this deal; that is as often as one may.
       *[other] You have already asked to take back { $count } times in this deal; that is as often as one may.
    }
refusal-already-asked = You have already asked: the other side is answering.
refusal-not-yours-to-answer = That is not yours to answer: the other side decides.
refusal-claim-barred = At this table all tricks are played: a renege may still be claimed.
refusal-claim-too-late = There is only one trick left: play it.
refusal-claim-denied = You have already asked during this trick. Play it first.
refusal-stop-asked = The other side has been asked already whether to stop the game.
refusal-swap-asked = An exchange of seats is asked for already: the other players are to answer.
refusal-swap-not-yours = Your answer is not needed: you have said yes already, or you are the one who asks.
refusal-watch-seated = You play at this table: nobody who does may watch another’s hand there.
refusal-watch-computer = A computer’s hand stays hidden: it is shown at the end of the deal.
refusal-watch-absent = This player is away: ask when they are back.
refusal-watch-asked = That is done already: choose another player, or wait for the answer.
refusal-watch-refused = This player prefers not to show their hand in this game: ask another player, or in the next game.
refusal-watch-saw-another = You know another hand of this deal: ask in the next deal.
refusal-watch-full =
    { $count ->
        [one] Somebody is watching a hand at this table or asking to, and there is no room for two. Try again later.
       *[other] { $count } people are watching a hand at this table or asking to, which is the most there can be. Try again later.
    }
refusal-watch-not-yours = It is for { $seat } to answer: each player decides about their own hand.
refusal-stale-press = This button is a moment too old: nothing has changed. Look where things stand, then press what is shown now.
refusal-table-closed = This table is closed. Open another with { help-command-start }.
refusal-unknown-table = I do not know this table any more. Open one with { help-command-start }.
refusal-table-lost = What was played at this table cannot be read any more: it is closed. Open another with { help-command-start }.
refusal-table-waiting = This table is waiting for the bot to be updated: it was played with a later version. Nothing is lost. Anyone who manages the server can close it with { help-command-stop }.
refusal-closing = The bot restarts. Nothing is lost: try again in a moment.
refusal-no-table-here = There is no table in this channel. Open one with { help-command-start }.
refusal-seated-elsewhere = There is no table in this channel. You have a seat in { $channels }.

# At last those of buttons and commands.

refusal-too-fast =
    { $seconds ->
        [one] One moment: that is a lot within a minute. Try again in one second.
       *[other] One moment: that is a lot within a minute. Try again in { $seconds } seconds.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] This server asks a lot of the bot just now. Try again in one second.
       *[other] This server asks a lot of the bot just now. Try again in { $seconds } seconds.
    }
refusal-not-server-manager = These settings hold for the whole server: only those with the permission “Manage Server” change them.
refusal-hidden-player = { $user } shows these statistics to nobody. Without choosing a player you see your own.
refusal-not-yours = This button is somebody else’s. Yours comes with { help-command-privacy }.
refusal-old-button = This button is from an earlier version of the bot. Use those of the table’s latest message.
refusal-missing-permissions = I lack permissions in this channel: { $permissions }. Ask an administrator for them, or choose another channel.
refusal-podium-channel = I cannot post the podium in { $channel }: I lack { $permissions } there. Give me these permissions in that channel, or choose another one.
refusal-podium-channel-gone = The channel chosen for the podium is gone, or is no text channel. Choose another one.
refusal-not-role-giver = For a tier to give this role you must be able to give it yourself: the permission “Manage Roles”, and a role above that one.
refusal-no-rank-role = Choose a role for one of the tiers first.
refusal-discord-busy = Discord does not take the table’s message for the moment. Nothing is lost: try again in a moment.
refusal-not-played = I cannot save the game. Nothing was played; try again in a moment.
refusal-storage-unavailable = I can neither read nor save for the moment. Nothing has changed; try again in a moment.
refusal-unknown-error = Something went wrong on my side. Nothing is lost; try again, or reopen the table with { help-command-table }.

# Permissions, as Discord names them in English.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
refusal-no-such-game = No game of this server has this number. Choose one from the list that opens as you type.
refusal-already-voided = This game has been voided already and does not count. To let it count again: `/contree admin restore`.
refusal-own-game = You played this game: somebody else who manages the server has to decide whether it counts.
refusal-not-voided = This game has not been voided: it counts. To let it count no more: `/contree admin void`.
refusal-no-server = There is no playing in direct messages: use this command in a channel of a server where I am.
refusal-two-people = Choose two different players.
