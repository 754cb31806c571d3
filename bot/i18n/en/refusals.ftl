# Refusals, to the one player who pressed: why, and what can be done.
# First the engine’s codes (Refusal), with the facts that the engine gives.

refusal-no-deal = The cards are not dealt yet. The deal starts in a moment.
refusal-game-over = This game is over. “{ game-button-rematch }”, on the table, starts another.
refusal-deal-over = This deal is over. The next one is started from the table.
refusal-deal-running = A deal is under way: finish it first.
refusal-auction-open = The auction is not over yet. Your hand tells you when it is your turn to bid.
refusal-auction-over = The auction is over: now you play.
refusal-not-your-turn =
    It is not your turn: the table is waiting for { $count ->
        [one] { $seat }
       *[other] { $seat } or their partner
    }. The buttons of your hand light up by themselves when it is; until then, “{ table-button-tricks }” shows what has happened.
refusal-bid-too-low = Your bid must be higher than { $standing }: bid more, or pass.
refusal-bid-not-offered = This bid cannot be made here. Choose one from your hand.
refusal-bidding-closed = Nobody may bid any more. You can still pass, or raise the stakes.
refusal-nothing-to-double = There is nothing to double: wait for an opponent’s bid.
refusal-double-not-yours = It is for the other side to raise the stakes. On your turn, bid or pass.
refusal-already-doubled = This bid is already doubled. You can pass, or raise the stakes again if it is your side’s.
refusal-bid-not-doubled = Here { $bid } cannot be doubled. Bid or pass on your turn.
refusal-not-in-hand = You do not hold { THE($card) }. Your hand is up to date: choose one of its cards.
refusal-must-follow = You must follow suit: play { $cards }.
refusal-must-overtake-trump = You must play a higher trump: play { $cards }.
refusal-must-overtake = You must go higher in the suit led: play { $cards }.
refusal-must-ruff = You cannot follow suit, so you must ruff: play { $cards }.
refusal-must-overruff = The trick was ruffed, so you must overruff: play { $cards }.
refusal-ruff-too-low = Your partner has ruffed: if you ruff as well, go higher. Play { $cards }.
refusal-no-trump-lead = The contract is closed: you may not lead trumps while you hold anything else. Play { $cards }.
refusal-no-underruff = You cannot overruff: no lower trump while you hold another card. Play { $cards }.
refusal-must-name-trump = Everyone else has passed: you must name trumps. Choose them in your hand.
refusal-suit-was-turned = Nobody took the suit { OF($turned) }: name another, or pass.
refusal-trump-not-held = You may only name a suit you hold.
refusal-ashkal-barred = Ashkal is not allowed here. Choose another bid, or pass.
refusal-double-barred-by-score = At this score a sun may not be doubled: pass.
refusal-nothing-to-announce = You have nothing to declare with this card. Play it without declaring.
refusal-no-renege-to-claim = There is no renege to challenge yet: wait until the other side has played.

# Then the house rules (OptionRefusal).

refusal-unknown-option = There is no such house rule here. Nothing has changed: choose one from the page.
refusal-option-out-of-bounds = “{ $value }” is not possible here. Choose another value.
refusal-number-out-of-bounds = “{ $value }” is not possible here: choose a number from { $least } to { $most }.
refusal-option-does-not-apply = “{ $option }” does not apply to this game as it is set. Nothing has changed: choose another house rule.
refusal-option-contradiction = “{ $option }: { $value }” does not go with “{ $other }”. Nothing has changed: change that one first.

# Then those of the table (TableRefusal), with the facts that it gives.

refusal-channel-busy = A table is already open in this channel; { help-command-table } brings it to the bottom. Play there, or open yours in another channel or a thread.
refusal-tables-elsewhere =
    { $channels ->
        [none] No channel is left where tables may open. Whoever manages the server can choose some with { help-command-setup }.
       *[other] Tables and challenges open in { $channels } on this server.
    }
refusal-channels-full = { $count } channels are chosen already: let one go under { help-command-setup }.
refusal-undone-before = Something else was changed since, or this is undone already. Look at the settings again: { help-command-setup }.
refusal-seat-taken = { $user } already has the seat { $seat }. Choose another one.
refusal-not-seated = You are not playing at this table. If a seat is free, sit down; if not, join the next game!
refusal-no-seat-free = All seats are taken: the game can start.
refusal-no-computer = No computer is playing { $seat }: the seat has changed hands. Nothing was done.
refusal-too-many-people = This game is for { $count }, and there are more people at the table. Someone has to stand up first.
refusal-not-host = Only { $user }, the host of the table, can do that. If they are gone, the other players can vote for another host under “{ players-button }” (before the game, with the button of their seat).
refusal-not-manager = To stop the game, ask { $user }, the host of the table, or someone who manages the server.
refusal-deal-given = This table plays the deal { $deal }: its rules are those of the deal.
refusal-limit-kept = Playing without a time limit needs everyone’s consent, and others are seated already. Choose it while you sit alone: anyone who joins after that accepts it.
refusal-seats-empty =
    { $count ->
        [one] One more player is needed. Wait for them, or press “{ lobby-button-fill }”.
       *[other] { $count } more players are needed. Wait for them, or press “{ lobby-button-fill }”.
    }
refusal-game-running = The game has begun: this cannot be changed before it ends.
refusal-game-finished = This game is over. “{ game-button-rematch }”, on the table, starts another.
refusal-deal-finished = { refusal-deal-over }
refusal-no-game = The game has not begun yet. The host starts it with “{ lobby-button-start }” once all seats are taken, or at once with “{ lobby-button-fill }”, which gives the free seats to computers.
refusal-already-ready = Noted: the table is waiting for the other players.
refusal-already-away = You have already left the game. “{ table-button-hand }” gives you your seat back.
refusal-paused = The game is paused. “{ pause-button-resume }”, on the table, continues it.
refusal-already-paused = The game is already paused. “{ pause-button-resume }”, on the table, continues it.
refusal-not-paused = The game is not paused.
refusal-pause-barred = The other tables of the evening wait for this one: it cannot be paused. If you have to go, leave: an expert plays for you, and you can come back.
refusal-already-seated = You already have a seat at this table: seats change only between games.
refusal-saw-other-cards = You have seen another hand of this deal: take this seat from the next deal on, or the seat whose hand you have seen if a computer holds it.
refusal-kick-self = To leave yourself, press “{ table-button-leave }”.
refusal-not-absent =
    A player can only be removed when the table has waited for them for at least { $count ->
        [one] one minute
       *[other] { $count } minutes
    }: that is not yet so for { $user }.
refusal-already-voted = Your vote is counted: other players have yet to vote.
refusal-table-elsewhere = You already have a table open here: { $channel }. Finish it, or close it with { help-command-stop }; if you cannot see it there, { help-command-table } brings it back.
refusal-server-full =
    { $count ->
        [one] One table is open on this server, which is its limit. Join it, or come back a little later.
       *[other] { $count } tables are open on this server, which is its limit. Join one, or come back a little later.
    }
refusal-take-backs-barred = At this table, a card played is played. The host can allow take-backs before a game.
refusal-take-back-late = Nothing to take back: you can only take back your own latest move, before anyone else acts or a hidden card is shown.
refusal-take-back-cards-known = This move can no longer be taken back: it has shown cards to others.
refusal-take-back-deal-counted = This move can no longer be taken back: the deal has been scored.
refusal-take-back-refused = The other side has already said no: the move stands.
refusal-take-backs-used-up =
    { $count ->
        [one] You have already asked for a take-back in this deal, which is the limit.
       *[other] You have already asked for { $count } take-backs in this deal, which is the limit.
    }
refusal-already-asked = This has been asked already: wait for the other players’ answer.
refusal-not-yours-to-answer = That is not yours to decide.
refusal-training-kept = Too late: training is chosen before the first deal, and not for a deal that is replayed.
refusal-no-coach = Only training tables have a coach.
refusal-coach-asked = Someone has already asked for the coach: wait for the other players’ answers.
refusal-coach-refused = The coach was refused: you can ask again in the next deal.
refusal-claim-barred = At this table every trick is played out, since a renege may still be challenged.
refusal-claim-too-late = There is only one trick left: play it.
refusal-claim-denied = You have already asked during this trick. Play it first.
refusal-stop-asked = The other side has already been asked whether to stop the game.
refusal-deal-counts = This deal counts: it is played to its end. You can leave; an expert finishes it for you.
refusal-deal-begun = { $user } has already begun this deal elsewhere: everyone plays a deal of a challenge once.
refusal-swap-asked = A change of seats has already been suggested: wait for the other players’ answer.
refusal-swap-not-yours = Your answer is not needed: you have already agreed, or you are the one who asked.
refusal-watch-seated = You play at this table, so you cannot watch another hand there.
refusal-watch-computer = A computer’s hand stays hidden: it is shown at the end of the deal.
refusal-watch-absent = This player is away: ask when they are back.
refusal-watch-asked = You have already asked: choose another player, or wait for the answer.
refusal-watch-refused = This player prefers not to show their hand in this game. Ask another player, or ask again in the next game.
refusal-watch-saw-another = You have seen another hand of this deal: ask again in the next one.
refusal-watch-full =
    { $count ->
        [one] Someone is already watching a hand at this table or asking to, which is the limit. Try again later.
       *[other] { $count } people are already watching a hand at this table or asking to, which is the limit. Try again later.
    }
refusal-watch-not-yours = That is for { $seat } to answer: each player decides about their own hand.
refusal-cards-in-shared-play = Others are still to play these cards: they open to everyone when that is over.
refusal-cards-in-play = These cards are being played at a table where you play or watch: they are shown to you once that deal is over.
refusal-cards-seen = You have already seen the cards of this deal: take a seat once it is over.
refusal-import-in-rated-game = You are in a rated game: until it is over, only deals that were dealt at a table here are analysed for you.
refusal-import-in-shared-play = You are in the middle of a deal that others play too: until you have finished it, only deals that were dealt at a table here are analysed for you.
refusal-stale-press = This button is out of date: nothing has changed. Use the current buttons.
refusal-table-closed = This table is closed. Open another with { help-command-start }.
refusal-unknown-table = I no longer know this table. Open one with { help-command-start }.
refusal-table-lost = What was played at this table can no longer be read, so it is closed. Open another with { help-command-start }.
refusal-table-waiting = This table was played with a newer version of the bot and waits for the update. Nothing is lost. Anyone who manages the server can close it with { help-command-stop }.
refusal-closing = The bot is restarting. Nothing is lost: try again in a moment.
refusal-no-table-here = There is no table in this channel. Open one with { help-command-start }.
refusal-nothing-to-play =
    { $channels ->
        [none] No game of yours is being played. Open a table with { help-command-start }.
       *[other] A table at which you play is open in { $channels }, and cannot be reached from here: type the command there.
    }
refusal-not-your-move = It is not your turn. Ask again without a move to hear how your table stands.
refusal-unknown-move = Nothing was played. You can say: { $moves }.
refusal-seated-elsewhere = There is no table in this channel. You have a seat in { $channels }.

# Last, those of buttons and commands.

refusal-too-long = That is { $count } characters: more than { $most } are not read.
refusal-too-fast =
    { $seconds ->
        [one] Please slow down a little. Try again in one second.
       *[other] Please slow down a little. Try again in { $seconds } seconds.
    }
refusal-server-too-fast =
    { $seconds ->
        [one] This server is sending the bot too many requests. Try again in one second.
       *[other] This server is sending the bot too many requests. Try again in { $seconds } seconds.
    }
refusal-not-server-manager = These settings apply to the whole server: changing them takes the “Manage Server” permission.
refusal-day-first = Play the deal of the day first: its ranking opens after your last card.
refusal-day-too-old = This deal is too old to be played. Choose a later day.
refusal-day-outdated = The rules of this game have changed since: this deal can no longer be played or looked at.
refusal-day-watchers =
    { $count ->
        [one] { $count } person is told here already
       *[other] { $count } people are told here already
    }. A message can mention no more.
refusal-no-daily-deal = This bot has no deal of the day: its host has turned it off.
refusal-no-experts = The experts do not answer at the moment. Nothing is lost: press Go on in a while.
refusal-practice-outdated = The rules of this game have changed since: begin another practice deal.
refusal-unknown-zone =
    There is no time zone “{ $zone }”. { $like ->
        [none] Type the name of a large town, such as Paris.
       *[other] Perhaps: { $like }.
    }
refusal-hidden-player = { $user } keeps these statistics private. To see your own, choose no player.
refusal-not-yours = This button belongs to someone else. Get your own with { help-command-privacy }.
refusal-old-button = This button is from an earlier version of the bot. Use those of the table’s latest message.
refusal-own-permissions = You may not write in this channel yourself ({ $permissions } is missing), so I post nothing there for you.
refusal-bot-not-here = I am not a member of this server: only you have brought me along. A server manager has to add me before a table can be opened here.
refusal-shared-lately =
    { $count ->
        [one] This was shared in this channel a moment ago. Try again in { $count } minute.
       *[other] This was shared in this channel a moment ago. Try again in { $count } minutes.
    }
refusal-missing-permissions = I lack permissions in this channel: { $permissions }. Ask an administrator, or choose another channel.
refusal-post-channel = I cannot post in { $channel }: I lack { $permissions } there. Give me these permissions, or choose another channel.
refusal-post-not-writer = You may not write in { $channel } yourself: choose a channel in which you may.
refusal-post-channel-gone = The channel that was chosen no longer exists or is not a text channel. Choose another one.
refusal-not-role-giver = To choose this role you must be able to assign it yourself: the “Manage Roles” permission, and a role above it.
refusal-no-rank-role = Choose a role for one of the tiers first.
refusal-discord-busy = Discord is not accepting the table’s message right now. Nothing is lost: try again in a moment.
refusal-not-played = I cannot save the game, so nothing was played. Try again in a moment.
refusal-storage-unavailable = I can neither read nor save at the moment. Nothing has changed; try again in a moment.
refusal-damaged-row = What you ask for is damaged in my storage, and I cannot read it. Nothing has changed.
refusal-discord-down = Discord is not answering me properly at the moment. What you asked for may be done all the same: look again in a moment, for example with { help-command-table }.
refusal-discord-forbidden = Discord does not let me do that here: I lack a permission. A server manager can give it to me.
refusal-discord-gone = What this is about is there no more on Discord. Open it again, for example with { help-command-table }.
refusal-unknown-error = Something went wrong on my side. Nothing is lost: try again, or post the table again with { help-command-table }.
refusal-reference = -# For the operator of the bot: this is in the log as { $reference }.

# Permissions, as Discord names them in English.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
refusal-no-such-game = No game of this server has this number. Choose one from the list that opens as you type.
refusal-already-voided = This game is already voided. To make it count again: { help-command-restore }.
refusal-own-game = You played in this game: another server manager has to decide whether it counts.
refusal-not-voided = This game is not voided: it counts. To void it: { help-command-void }.
refusal-no-server = You cannot play in direct messages: use this command in a channel of a server where I am.
refusal-two-people = Choose two different players.
refusal-partner-or-opponent = Choose a partner or an opponent, not both.
refusal-challenge-unknown = No challenge has this code. It looks like C-7K3Q2M.
refusal-challenge-first = Play this deal yourself first: then you read what the others made of it.
refusal-challenge-over = This challenge is over: nothing that is played now counts.
refusal-challenge-evening = These are the deals of an evening: they are played at its tables.
refusal-challenge-too-old = This challenge ended more than a month ago: its deals are not played any more.
refusal-challenge-outdated = The rules of this game have changed since: this challenge cannot be played on.
refusal-experts-play = In this challenge the computers are experts, and those who play against a pair keep their seats.
refusal-pair-plays = This challenge is for pairs: a friend takes the free seat opposite you, then you start.
refusal-challenge-game = This game is not over, or none of its deals was played: there is nothing to play again.
refusal-challenge-taken = One challenge at a time on a game: { $code } is open.
refusal-challenges-open =
    { $count ->
        [one] You have { $count } challenge open already. Wait for its end.
       *[other] You have { $count } challenges open already. Wait for one of them to end.
    }
