# A player’s own preferences.

me-title = Your preferences
me-hint = They apply only to you, at every table.
me-read = Read to me
me-read-short = To listen instead of looking: words alone.
me-read-hint = For who listens, with a screen reader or without: no pictures and no emojis, every word in full, the cards that may be played first. Your turn comes as a new message.
me-button-notify = Tell me when a seat is free
me-button-privacy = What is kept about me
me-switch = { $name }: { $state }
me-on = yes
me-off = no
me-button-hints = Help
me-hints-screens = What you see and hear
me-hints-play = Play
me-hints-news = News and analysis
me-button-back = Back
me-forced = Forced cards play themselves
me-forced-hint = When you may play only one card and have nothing to declare, it is played for you after a moment. The others can then tell that you had no choice.
me-colours = Blue and orange squares
me-colours-hint = For who does not tell green from red: blue, white and orange instead of green, yellow and red. A shape stands beside each either way.
me-time = More time
me-time-1 = Time to think: usual
me-time-2 = Time to think: twice
me-time-4 = Time to think: four times
me-time-hint = How long the clock of a table lets you think. The bot then calls you as soon as it is your turn. Not in challenges, where all have the same time.
me-time-given =
    From now on you have { $factor ->
        [2] twice
       *[4] four times
    } as long as everybody, at every table with a clock. { help-command-me } changes it.
me-pack = Pack of cards
me-pack-hint = The cards in messages that only you see. You will see the change at the next move.
me-hand = Your hand
me-hand-hint = How your cards are sorted, and the size of their buttons. You will see the change at the next move.
me-order-trumps = Trumps first, high to low
me-order-trumps-rising = Trumps first, low to high
me-order-suits = By suit, high to low
me-order-suits-rising = By suit, low to high
me-order-strength = By strength, high to low
me-order-strength-rising = By strength, low to high
me-size-small = Small buttons
me-size-words = Large buttons, in words
me-pings = Mentions
me-pings-hint = The bot mentions you when a table is waiting for you. With or without mentions, the table says whose turn it is.
me-pings-everywhere = Mentions: everywhere
me-pings-here = Mentions: this server only
me-pings-nowhere = Mentions: never
me-pings-elsewhere = Mentions: another server
me-feats = New achievements
me-feats-hint = When a game earns you one, a message that only you see says so. Where the server announces achievements, turning this off keeps yours out of it.
me-reacts = Reactions
me-reacts-hint = Under “{ table-button-more }”, say something to the table during a trick: “{ reaction-well-played }”, “{ reaction-ouch }”. When off, you are not offered them.
me-reminded = Reminders of game evenings
me-reminded-hint = Two mentions at most for an evening that you come to: half an hour before, and at the hour.
me-analysis = Automatic analysis of my deals
me-analysis-hint = After each game on this bot, behind everything else, 40 deals a day at most. Turned on when you first open an analysis; your errors then become exercises.
